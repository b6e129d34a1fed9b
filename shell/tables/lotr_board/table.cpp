#include "shell/tables/lotr_board/table.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/layout/account.h"

namespace mathom::lotr_board {

void JourneyTable::clear_board() {
  begin_again();
  motion_.begin_again();
  resolving_.begin_again();
}

void JourneyTable::show_event(const Event& e) {
  take_up(e);
  motion_.take_up(e);
  resolving_.take_up(e);
}

void JourneyTable::follow_answers() {
  if (view().ply < last_ply_) step_in_.answers_taken_back();
  if (view().ply != last_ply_) offers_.show_ring(false);
  last_ply_ = view().ply;
}

void JourneyTable::build_table(const Frame& f) {
  follow_answers();
  resolving_.follow_state();
  next_frame(f.c.scene().reduced_motion());
  step_in_.tell_wishes(f);
  explain_switch(f, step_in_.offer(f));
  const bool quiet = answers_itself();
  const int tracks = std::max(3, static_cast<int>(place().tracks.size()));
  lay_out(place_table(f.c, f.places.felt, {board().seats, me(), tracks, offers_.row_cells(), offers_.row_answers()}));
  ui::Rect room = build_board(f);
  build_around(f);
  room = resolving_.build(f, room);
  room = die_.build(f, room, resolving_.wanted_below(f));
  laid_.build(f, room);
  build_event(f, room);
  if (!quiet) build_prompt(f, prompt_words(f));
  if (!quiet) build_question(f, room);
  build_row(f);
  build_own_hand(f);
  if (!quiet) build_acts(f);
  motion_.build(f, room);
  if (answers_itself()) choose(f, find(option(Verb::pass)));
}

ui::Rect JourneyTable::build_board(const Frame& f) {
  const ui::Rect room = spots().board;
  draw_board(f.c, room, board().place);
  if (place().haven) return resolving_.build_haven(f, room);
  do_wanted(f, tracks_.build(f));
  return room;
}

void JourneyTable::build_around(const Frame& f) {
  do_wanted(f, lines_.build_journey(f));
  do_wanted(f, lines_.build_corruption(f));
  do_wanted(f, hobbits_.build(f));
  do_wanted(f, events_.build(f));
  do_wanted(f, stacks_.build_tile(f));
  do_wanted(f, stacks_.build_cards(f));
}

void JourneyTable::do_wanted(const Frame& f, const Wanted& wanted) {
  if (wanted.option >= 0) return choose(f, wanted.option);
  if (!wanted.page) return;
  sheet_.turn_to(*wanted.page);
  open_layer(Layer::own);
  f.c.scene().want_frame();
}

void JourneyTable::build_own_layer(const Frame& f) {
  const auto open_card = [&](const std::string& id, ui::Rect r, CardId card) {
    build_open_card(f, id, r, r, card, card_name(f.host, card));
  };
  build_sheet_layer(f, sheet_.title(f.host), f.c.em(560), f.c.em(620),
                    [&](ui::Rect r) { return sheet_.build(f, r, open_card); });
}

ResultPage JourneyTable::result_page(const Frame& f) const { return account_of(*this, f); }

TableView::Outcomes JourneyTable::weigh(const TableHost& host, const std::optional<Proposed>& proposed) {
  return stakes_.weigh(host, proposed);
}

float JourneyTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  return hand_rows(c, width, screen_height).height(static_cast<int>(own_hand().size()));
}

void JourneyTable::build_own_hand(const Frame& f) {
  const std::vector<CardId> hand = own_hand();
  const HandRows rows = hand_rows(f.c, f.places.hand.w, f.c.scene().screen().h);
  build_hand_but(f, hand, rows.place(f.places.hand, static_cast<int>(hand.size())),
                 [&](CardId card) { return flies(index(card), f.now); });
}

std::string JourneyTable::title(const TableHost& host) const {
  const std::string where = host.say(place().key);
  if (place().haven || board().result != Result::playing) return where;
  return host.say("lotr_board.table.title", {{"place", where}, {"name", seat_at(board().active)}});
}

bool JourneyTable::is_out() const {
  if (viewers() == kNobody || over()) return false;
  for (int seat = 0; seat < seen().seats; ++seat)
    if (contains(viewers(), seat_at(seat)) && is_alive(seen(), seat)) return false;
  return true;
}

std::string JourneyTable::status(const TableHost& host) const {
  std::string words = host.say("lotr_board.table.sauron_at", {{"n", std::to_string(board().sauron)}});
  if (!board().doom) words += " · " + host.say("lotr_board.table.borne_by", {{"name", seat_at(board().bearer)}});
  return words;
}

std::vector<std::string> JourneyTable::counters(const TableHost& host) const {
  std::vector<std::string> out;
  // With large letters the whole does not fit next to the log; the list of events opens it.
  if (std::string next = events_.next_words(host); !next.empty() && host.looks().text_scale <= 1.25f)
    out.push_back(std::move(next));
  out.push_back(host.say(Phrase{"lotr_board.table.deck_left", {}}.number("n", count(kDeck))));
  int gandalf = kGandalf;
  for (int i = 0; i < kGandalf; ++i) gandalf -= seen().gandalf_used >> i & 1;
  out.push_back(host.say(Phrase{"lotr_board.table.gandalf_left", {}}.number("n", gandalf)));
  return out;
}

// The sentence of an event is large over the board, in the words of the log.
void JourneyTable::build_event(const Frame& f, ui::Rect room) {
  const Event* e = playback().current();
  if (!e) return;
  switch (what_of(*e)) {
    case What::rolled:
      if (playback().progress(f.now) < 1) return;  // the die still rolls
      break;
    case What::place:
    case What::action:
    case What::called:
    case What::gandalf:
    case What::ring_on:
    case What::paid:
    case What::not_paid:
    case What::tile_ignored:
    case What::event_ignored:
    case What::roll_ignored:
    case What::roll_skipped:
    case What::tiles_skipped:
    case What::descent:
    case What::bearer:
    case What::eliminated:
    case What::doom:
    case What::destroyed: break;
    default: return;
  }
  build_banner(f, room, f.host.say(f.seat.game().tell(*e)));
}

}  // namespace mathom::lotr_board

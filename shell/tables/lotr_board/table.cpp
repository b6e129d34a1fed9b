#include "shell/tables/lotr_board/table.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/names.h"

namespace mathom::lotr_board {

void JourneyTable::clear_board() {
  begin_again();
  step_symbol_ = -1;
  now_ = {};
}

void JourneyTable::show_event(const Event& e) {
  take_up(e);
  switch (what_of(e)) {
    case What::advanced:
      step_symbol_ = e.amount / 100;
      step_space_ = e.amount % 100;
      return;
    case What::tile: now_ = {Subject::Kind::card, index(e.face)}; break;
    case What::event:
    case What::action: now_ = {Subject::Kind::program, e.amount % 10}; break;
    case What::place:
    case What::turn:
    case What::played:
    case What::refreshed:
    case What::rested:
    case What::ring_on:
    case What::called:
    case What::descent: now_ = {}; break;
    case What::story:
    case What::gandalf: break;
    default: return;
  }
  step_symbol_ = -1;
}

float JourneyTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  return hand_rows(c, width, screen_height).height(static_cast<int>(own_hand().size()));
}

void JourneyTable::build_table(const Frame& f) {
  // What was passed by itself has been taken back: from now on it is asked.
  if (view().ply < last_ply_) auto_pass_ = steps_in_ = kNobody;
  if (view().ply != last_ply_) ring_preview_ = false;
  last_ply_ = view().ply;
  follow_state();
  next_frame(f.c.scene().reduced_motion());
  tell_wishes(f);
  offer_auto_pass(f);
  const bool quiet = answers_itself();
  const int tracks = std::max(3, static_cast<int>(place().tracks.size()));
  lay_out(place_table(f.c, f.places.felt, {board().seats, me(), tracks, acts_shown(), acts_answer()}));
  room_ = spots().board;
  build_board(f);
  build_journey(f);
  build_corruption(f);
  build_seats(f);
  build_events(f);
  build_tile(f);
  build_piles(f);
  build_now(f);
  build_die_faces(f);
  build_laid(f);
  build_event(f);
  if (!quiet) build_prompt(f, prompt_words(f));
  if (!quiet) build_question(f);
  build_row(f);
  build_own_hand(f);
  if (!quiet) build_acts(f);
  build_flights(f);
  answer_windows(f);
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
  // Large letters leave no room for the whole of it next to the log: the list of events opens it.
  if (std::string next = next_event_words(host); !next.empty() && host.looks().text_scale <= 1.25f)
    out.push_back(std::move(next));
  out.push_back(host.say(Phrase{"lotr_board.table.deck_left", {}}.number("n", count(kDeck))));
  int gandalf = kGandalf;
  for (int i = 0; i < kGandalf; ++i) gandalf -= seen().gandalf_used >> i & 1;
  out.push_back(host.say(Phrase{"lotr_board.table.gandalf_left", {}}.number("n", gandalf)));
  return out;
}

// What happens is said large over the board, in the words of the log.
void JourneyTable::build_event(const Frame& f) {
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
  build_banner(f, room_, f.host.say(f.seat.game().tell(*e)));
}

}  // namespace mathom::lotr_board

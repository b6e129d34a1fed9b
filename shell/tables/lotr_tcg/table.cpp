#include "shell/tables/lotr_tcg/table.h"

#include <algorithm>

#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/state/events.h"
#include "shell/tables/lotr_tcg/layout/account.h"

namespace mathom::lotr_tcg {

using namespace ui;

void CompanyTable::clear_board() {
  sight_.forget();
  motion_.forget();
  layout_.forget();
  seats_.forget();
  endings_.forget();
}

std::vector<CardDef> CompanyTable::known_hand(SeatId seat) const {
  std::vector<CardDef> out;
  for (int i = 0; i < sight_.seen().cards.size(); ++i)
    if (sight_.seen().cards[i].zone == zone_of(kHand, index(seat)) && sight_.seen().cards[i].def != CardDef::hidden)
      out.push_back(sight_.seen().cards[i].def);
  std::sort(out.begin(), out.end());
  return out;
}

CardId CompanyTable::shown_as(CardId card) const { return sight_.print_of(card) < 0 ? CardId::none : card; }

// Only the player's own cards: nobody but their players is asked about those of others.
bool CompanyTable::may_order(CardId card) const {
  return sight_.is_card(card) && sight_.table().owner(index(card)) == me();
}

void CompanyTable::draw_chip(const TableHost& host, const Pen& pen, Rect r, CardDef card) const {
  if (index(card) >= 0 && index(card) < static_cast<int>(sight_.catalog().prints.size()))
    draw_game_chip(pen, r, cards_.words_of(host, index(card)));
}

void CompanyTable::draw_face(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state) const {
  faces_.draw(host, pen, r, card, state);
}

void CompanyTable::draw_in_hand(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state,
                                float shown) const {
  faces_.draw_in_hand(host, pen, r, card, state, shown);
}

std::vector<std::string> CompanyTable::zoom_notes(const TableHost& host, CardId card) const {
  return reader_.notes(host, card);
}

std::string CompanyTable::text_words(const TableHost& host, const CatalogText& text) const {
  return reader_.text_words(host, text);
}

void CompanyTable::read_card(const TableHost& host, SeatView& seat, Reading& reading) const {
  reader_.read(host, [&](CardId card, const CatalogText& text) { return order_for(host, seat, card, text); }, reading);
}

// Without the things on it, which are told below.
void CompanyTable::say_whole(const Frame& f, CardId card, CardZoom::Face& face) const {
  if (sight_.print_of(card) < 0) return;
  const FaceLook& words = cards_.words_of(f.host, sight_.print_of(card));
  face.whole_from = whole_from(f.c.letters(), words), face.on_it = words.text.empty() ? 1 : 2;
}

// The old place of a card that leaves is looked up before the events are taken up.
void CompanyTable::show_event(const Event& e) {
  motion_.take_up(e);
  sight_.take_up(e);
  seats_.take_up(e);
  endings_.take_up(e);
}

// --- time
EventPlayback::Timing CompanyTable::timing(const Event& e) const {
  switch (what_of(e)) {
    case What::turn: return {0, 1300};
    case What::phase: return {0, 700};
    case What::moved: return {700, 600};
    case What::played:
    case What::used: return {1150, 0};
    case What::won:
    case What::overwhelmed:
    case What::skirmish: return {0, 1100};
    case What::killed: return {450, 500};
    case What::discarded: return {260, 60};
    case What::wounded:
    case What::exerted:
    case What::healed:
    case What::burdens:
    case What::assigned: return {420, 240};
    case What::twilight: return {240, 0};
    case What::site: return {420, 240};
    case What::drew:
    case What::took: return {320, 0};
    case What::drew_one: return {motion_.of_row(e), 0};
    case What::archery:
    case What::ring_on:
    case What::ring_off:
    case What::showed: return {0, 600};
    case What::lost:
    case What::won_game: return {0, 1500};
    default: return {};
  }
}

bool CompanyTable::ends_count(const Event& e, const Event*) const { return what_of(e) == What::won_game; }

ui::Detail CompanyTable::heard_at(const Event& e) const {
  switch (what_of(e)) {
    case What::turn:
    case What::moved:
    case What::killed:
    case What::lost:
    case What::won_game: return Detail::brief;
    case What::shuffled:
    case What::twilight:
    case What::drew:
    case What::passed:
    case What::passed_phase:
    case What::reconciled:
    case What::chose: return Detail::full;
    default: return Detail::normal;
  }
}

// The sentence of the event, if no moving card shows it.
void CompanyTable::build_banner_now(const Frame& f) const {
  const Event* e = playback().current();
  if (e == nullptr || timing(*e).rest < 700) return;
  const Phrase words = game().tell(*e);
  if (!words.empty()) build_banner(f, layout_.spots().table, f.host.say(words));
}

// --- the whole
// Before the first hands are drawn the table has their room.
float CompanyTable::hand_height(const Canvas& c, float width, float screen_height) const {
  if (sight_.seen().stage != Stage::playing && sight_.own_hand().empty()) return kStep;
  return hand_rows(c, width, screen_height)
      .height(std::max<int>(kHandSize, static_cast<int>(sight_.own_hand().size())));
}

void CompanyTable::build_table(const Frame& f) {
  sight_.catch_up();
  motion_.next_frame();
  layout_.lay(f, endings_.rows(), questions_.height(f, f.places.felt));
  path_.build(f);
  path_.build_pool(f);
  plates_.build(f);
  stage_.build(f, questions_.height(f, f.places.felt) > 0);
  rows_.build(f);
  build_prompt(f, prompt_words(f));
  const std::vector<CardId> hand = sight_.own_hand();
  const HandRows rows = hand_rows(f.c, f.places.hand.w, f.c.scene().screen().h);
  build_hand_but(f, hand, rows.place(f.places.hand, static_cast<int>(hand.size())),
                 [&](CardId card) { return motion_.flies_to_hand(f, index(card)); });
  questions_.build(f);
  bar_.build(f, [this](const Frame& frame, Rect room) { build_orders_asked(frame, room); });
  motion_.build(f);
  build_banner_now(f);
}

void CompanyTable::build_own_layer(const Frame& f) {
  sheets_.build(f, [this](const Frame& frame, Rect r) { return build_orders_given(frame, r); });
}

ResultPage CompanyTable::result_page(const Frame& f) const { return company_result(f, sight_, cards_, over()); }

std::string CompanyTable::prompt_words(const Frame& f) const {
  if (asked() && !answers_itself() && lifted() != CardId::none) {
    const std::vector<Option> means = offers_.means_of(lifted());
    const bool aims = std::any_of(means.begin(), means.end(), [&](const Option& o) {
      return o.object != CardId::none && sight_.is_card(o.object) && layout_.is_laid(sight_.holder_of(index(o.object)));
    });
    if (aims && means.size() > 1)
      return f.host.say("lotr_tcg.table.choose_target",
                        {{"card", cards_.words_of(f.host, sight_.print_of(lifted())).name}});
  }
  if (answers_itself()) return f.host.say("shell.standing.now");
  if (asked()) return words_.question(f);
  return is_out() ? f.host.say("lotr_tcg.table.out", {{"name", seat_at(me())}}) : idle_words(f, "lotr_tcg.table.over");
}

bool CompanyTable::is_out() const {
  const State& s = sight_.seen();
  if (viewers() == kNobody || s.stage != Stage::playing || s.winner >= 0) return false;
  int left = 0;
  for (int seat = 0; seat < s.seats; ++seat) {
    if (s.lost[at(seat)] != Loss::none) continue;
    if (contains(viewers(), seat_at(seat))) return false;
    ++left;
  }
  return left > 1;  // with one left it is over
}

std::string CompanyTable::title(const TableHost& host) const {
  const State& s = sight_.seen();
  if (s.stage != Stage::playing) return host.say("lotr_tcg.table.set_up");
  // Others act in a player's turn as well.
  const SeatId waits = playback().busy() ? seat_at(s.phase == kShadow ? s.shadow : s.turn) : view().waiting_for;
  const bool own = !is_player(waits) || index(waits) == s.turn;
  std::string words = host.say(
      own ? "lotr_tcg.table.title" : "lotr_tcg.table.title.other",
      {{"phase", host.say(phase_names().key(s.phase))}, {"name", seat_at(s.turn)}, {"acts", own ? seat_at(0) : waits}});
  begin_sentence(words);
  return words;
}

std::string CompanyTable::status(const TableHost& host) const {
  return host.say(Phrase{"lotr_tcg.table.status", {}}
                      .number("twilight", sight_.seen().twilight)
                      .number("site", sight_.seen().site[at(me())])
                      .number("burdens", sight_.seen().burdens[at(me())]));
}

std::vector<std::string> CompanyTable::counters(const TableHost& host) const {
  std::vector<std::string> out;
  for (int seat = 0; seat < sight_.seen().seats; ++seat) {
    std::string numbers;
    for (const std::string& n : seats_.numbers(host, seat)) numbers += (numbers.empty() ? "" : ", ") + n;
    out.push_back(host.say("lotr_tcg.table.seat", {{"name", host.seat_name(seat_at(seat))}, {"numbers", numbers}}));
  }
  return out;
}

}  // namespace mathom::lotr_tcg

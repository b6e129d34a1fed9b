#include "shell/tables/lotr_tcg/table.h"

#include <algorithm>
#include <tuple>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/state/events.h"
#include "rules/game_of.h"

namespace mathom::lotr_tcg {

using namespace ui;

void CompanyTable::other_seen() const {
  after_.clear();
  now_.reset();
  reserves_.reset();
}

void CompanyTable::clear_board() {
  forget_told();
  row_.clear();
  lies_.clear();
  passed_ = kNobody;
  decided_.reset();
  unfolded_ = -1;
}

std::vector<CardDef> CompanyTable::known_hand(SeatId seat) const {
  std::vector<CardDef> out;
  for (int i = 0; i < seen().cards.size(); ++i)
    if (seen().cards[i].zone == zone_of(kHand, index(seat)) && seen().cards[i].def != CardDef::hidden)
      out.push_back(seen().cards[i].def);
  std::sort(out.begin(), out.end());
  return out;
}

CardId CompanyTable::shown_as(CardId card) const { return print_of(card) < 0 ? CardId::none : card; }

// Of a card in a deck, and of one that is to begin in play, only the print is known.
CardId CompanyTable::offered_card(const Option& o) const {
  if (o.subject == CardId::none) {
    const bool print = o.verb == effects::kThisOne || (o.verb < effects::kPick && verb_of(o) == Verb::start);
    return print ? card_at(kCards + o.amount) : CardId::none;
  }
  if (!is_card(o.subject) || index(o.subject) >= seen().cards.size()) return CardId::none;
  return card_at(holder_of(index(o.subject)));
}

// Of cards in one's hand that are alike each has a number.
std::string CompanyTable::card_name(const TableHost& host, CardId card) const {
  const int print = print_of(card);
  if (print < 0) return host.say("lotr_tcg.table.hidden");
  std::string name = name_of(host, print);
  if (!is_card(card)) return name;
  const Table t = table();
  const int i = index(card);
  if (t.base(i) == kTable) return name + numbers_of(host, i);
  int of = 0, n = 0;
  for (const CardId other : own_hand())
    if (t.zone(i) == zone_of(kHand, me()) && print_of(other) == print) ++of, n += index(other) <= i;
  if (of < 2) return name;
  return host.say("lotr_tcg.table.copy", {{"card", name}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

void CompanyTable::draw_face(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state) const {
  if (print_of(card) < 0) return draw_card_back(pen, r);
  if (drawn_ == Drawn::card || !is_card(card)) return draw_game_card(pen, r, look_of(host, card), state);
  if (drawn_ == Drawn::site) {
    draw_site(*frame_, words_of(host, print_of(card)).facts->site, r);
    return draw_card_state(pen, r, 6, state);
  }
  StackLook look = stack_of(host, index(card));
  if (burdens_beside_) look.burdens = -1;
  drawn_ == Drawn::stack ? draw_stack(pen, r, look, state, strips_) : draw_support(pen, r, look, state);
}

void CompanyTable::draw_in_hand(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state,
                                float shown) const {
  if (print_of(card) < 0) return draw_card_back(pen, r);
  FaceLook look = look_of(host, card);
  look.shown = std::clamp(shown / std::max(1.0f, r.w), 0.2f, 1.0f);
  draw_game_card(pen, r, look, state);
}

void CompanyTable::draw_chip(const TableHost& host, const Pen& pen, Rect r, CardDef card) const {
  if (index(card) >= 0 && index(card) < static_cast<int>(catalog().prints.size()))
    draw_game_chip(pen, r, words_of(host, index(card)));
}

std::vector<std::string> CompanyTable::zoom_notes(const TableHost& host, CardId card) const {
  std::vector<std::string> out;
  const int print = print_of(card);
  if (print < 0) return out;
  const FaceLook& words = words_of(host, print);
  out.push_back(words.kind);
  if (!words.text.empty()) out.push_back(words.text);
  if (is_card(card))
    for (std::string& fact : facts_of(host, index(card))) out.push_back(std::move(fact));
  return out;
}

// Not what lies on it: that is told below.
void CompanyTable::say_whole(const Frame& f, CardId card, CardZoom::Face& face) const {
  if (print_of(card) < 0) return;
  const FaceLook& words = words_of(f.host, print_of(card));
  face.whole_from = whole_from(f.c.letters(), words), face.on_it = words.text.empty() ? 1 : 2;
}

void CompanyTable::show_event(const Event& e) {
  if (const auto lay = lies_.find(e.card == CardId::none ? -1 : index(e.card)); lay != lies_.end())
    left_from_ = lay->second;
  else
    left_from_ = {};
  take_up(e);
  row_.add(e, in_rows(e));
  // Who passes one after the other, until somebody acts or another window begins.
  switch (what_of(e)) {
    case What::won:
    case What::cancelled: decided_ = e; return;
    case What::passed:
    case What::passed_phase: passed_ = static_cast<SeatMask>(passed_ | only(e.who)); return;
    case What::turn:
    case What::phase:
    case What::skirmish: decided_.reset(), passed_ = kNobody; return;
    case What::played:
    case What::used:
    case What::attached: passed_ = kNobody; return;
    default: return;
  }
}

// --- time
bool CompanyTable::in_rows(const Event& e) const { return what_of(e) == What::drew_one; }

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
    case What::drew_one: return {row_.motion(e, in_rows(e), 260), 0};
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

// What is being told, where no card that moves says it.
void CompanyTable::build_banner_now(const Frame& f) {
  const Event* e = playback().current();
  if (e == nullptr || timing(*e).rest < 700) return;
  const Phrase words = game().tell(*e);
  if (!words.empty()) build_banner(f, spots_.table, f.host.say(words));
}

// --- the whole
// Before the first hands are drawn the table has their room.
float CompanyTable::hand_height(const Canvas& c, float width, float screen_height) const {
  if (seen().stage != Stage::playing && own_hand().empty()) return kStep;
  return hand_rows(c, width, screen_height).height(std::max<int>(kHandSize, static_cast<int>(own_hand().size())));
}

void CompanyTable::build_table(const Frame& f) {
  catch_up();
  row_.next_frame();
  still_ = f.c.scene().reduced_motion();
  lay_table(f);
  build_path(f);
  build_pool(f);
  build_seats(f);
  build_stage(f);
  build_rows(f);
  build_prompt(f, prompt_words(f));
  const std::vector<CardId> hand = own_hand();
  const HandRows rows = hand_rows(f.c, f.places.hand.w, f.c.scene().screen().h);
  build_hand_but(f, hand, rows.place(f.places.hand, static_cast<int>(hand.size())),
                 [&](CardId card) { return flies_to_hand(f, index(card)); });
  build_question(f);
  build_acts(f);
  build_motion(f);
  build_banner_now(f);
}

bool CompanyTable::is_out() const {
  const State& s = seen();
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
  const State& s = seen();
  if (s.stage != Stage::playing) return host.say("lotr_tcg.table.set_up");
  // In the turn of one player others act as well.
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
                      .number("twilight", seen().twilight)
                      .number("site", seen().site[at(me())])
                      .number("burdens", seen().burdens[at(me())]));
}

std::vector<std::string> CompanyTable::counters(const TableHost& host) const {
  std::vector<std::string> out;
  for (int seat = 0; seat < seen().seats; ++seat) {
    std::string numbers;
    for (const std::string& n : seat_numbers(host, seat)) numbers += (numbers.empty() ? "" : ", ") + n;
    out.push_back(host.say("lotr_tcg.table.seat", {{"name", seat_name(host, seat)}, {"numbers", numbers}}));
  }
  return out;
}

}  // namespace mathom::lotr_tcg

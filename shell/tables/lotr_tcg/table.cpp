#include "shell/tables/lotr_tcg/table.h"

#include <algorithm>
#include <tuple>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/state/events.h"
#include "rules/game_of.h"

namespace mathom::lotr_tcg {

using namespace ui;

// The Memo is of one State: it is forgotten when another is seen.
const State& CompanyTable::seen() const {
  if (memo_of_ != seat_view().changes()) {
    memo_.forget(), after_.clear(), now_.reset(), reserves_.reset();
    memo_of_ = seat_view().changes();
  }
  return GameOf<Rules>::view(view().seen);
}

int CompanyTable::print_of(CardId card) const {
  const int i = index(card);
  if (i >= kCards) return i - kCards;
  if (i < 0 || i >= seen().cards.size() || seen().cards[i].def == CardDef::hidden) return -1;
  return index(seen().cards[i].def);
}

int CompanyTable::holder_of(int card) const {
  const State& s = seen();
  while (s.pieces[card].bearer >= 0) card = s.pieces[card].bearer;
  return card;
}

std::vector<int> CompanyTable::borne_by(int card) const {
  std::vector<int> out;
  for (int i = 0; i < seen().cards.size(); ++i)
    if (i != card && seen().pieces[i].bearer >= 0 && holder_of(i) == card) out.push_back(i);
  return out;
}

// Those that are played together lie together.
std::vector<CardId> CompanyTable::own_hand() const {
  std::vector<CardId> out;
  const Table t = table();
  for (int i = 0; i < seen().cards.size(); ++i)
    if (seen().cards[i].zone == zone_of(kHand, me()) && t.known(i)) out.push_back(card_at(i));
  const auto key = [&](CardId card) {
    const CardFacts& facts = t.facts(index(card));
    return std::tuple(facts.side(), facts.type, facts.culture, facts.cost, t.print(index(card)), index(card));
  };
  std::sort(out.begin(), out.end(), [&](CardId a, CardId b) { return key(a) < key(b); });
  return out;
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

// --- faces
const FaceLook& CompanyTable::words_of(const TableHost& host, int print) const {
  if (words_in_ != host.language() || words_at_ != view().ply) words_.clear();
  words_in_ = host.language();
  words_at_ = view().ply;  // some texts count what lies on the table
  if (const auto known = words_.find(print); known != words_.end()) return known->second;
  FaceLook look;
  look.facts = &catalog().facts(print);
  look.print = print;
  look.name = name_of(host, print);
  look.title = look.name.substr(0, look.name.find(", "));
  const CardFacts& facts = *look.facts;
  if (facts.culture != Culture::none)
    look.kind = host.say(culture_names().key(static_cast<int>(facts.culture))) + " · ";
  look.kind += host.say(kind_names().key(static_cast<int>(facts.type)));
  if (facts.race != Race::none) look.kind += " · " + host.say(race_names().key(static_cast<int>(facts.race)));
  if (facts.item != Class::none) look.kind += " · " + host.say(class_names().key(static_cast<int>(facts.item)));
  look.text = game().card_text(static_cast<CardDef>(print), [&](const Phrase& p) { return host.say(p); });
  look.cost = facts.type == Type::ring ? -1 : facts.cost;
  look.strength = facts.strength, look.vitality = facts.vitality;
  return words_.emplace(print, std::move(look)).first->second;
}

FaceLook CompanyTable::look_of(const TableHost& host, CardId card) const {
  FaceLook look = words_of(host, print_of(card));
  if (!is_card(card)) return look;
  const Table t = table();
  const int i = index(card);
  if (t.base(i) != kTable && t.base(i) != kPath) return look;
  look.bears = static_cast<int>(borne_by(i).size());
  look.cost = -1;
  if (!look.facts->is_character()) return look;
  look.wounds = t.wounds(i);
  if (!t.is_active(i)) return look;
  look.strength = strength_of(t, i);
  look.stronger = look.strength > look.facts->strength, look.weaker = look.strength < look.facts->strength;
  look.vitality = std::max(0, vitality_of(t, i) - look.wounds);
  look.fight = seen().pieces[i].fight;
  look.now = look.fight > 0 && look.fight == seen().fight + 1;
  return look;
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
  draw_game_card(pen, r, look_of(host, card), state);
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

// Who passes one after the other, until somebody acts or another window begins.
void CompanyTable::show_event(const Event& e) {
  switch (what_of(e)) {
    case What::passed:
    case What::passed_phase: passed_ = static_cast<SeatMask>(passed_ | only(e.who)); return;
    case What::turn:
    case What::phase:
    case What::skirmish:
    case What::played:
    case What::used:
    case What::attached: passed_ = kNobody; return;
    default: return;
  }
}

// --- time
EventPlayback::Timing CompanyTable::timing(const Event& e) const {
  switch (what_of(e)) {
    case What::turn: return {0, 1300};
    case What::phase: return {0, 700};
    case What::moved: return {0, 1200};
    case What::played:
    case What::used: return {0, 1000};
    case What::won:
    case What::overwhelmed:
    case What::killed:
    case What::skirmish: return {0, 1100};
    case What::wounded:
    case What::exerted:
    case What::assigned:
    case What::archery:
    case What::burdens:
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

// What is being told, over what is being fought.
void CompanyTable::build_banner_now(const Frame& f) {
  const Event* e = playback().current();
  if (e == nullptr || timing(*e).rest < 700) return;
  const Phrase words = game().tell(*e);
  if (!words.empty()) build_banner(f, spots_.panel, f.host.say(words));
}

// --- the whole
float CompanyTable::hand_height(const Canvas& c, float width, float screen_height) const {
  return hand_rows(c, width, screen_height).height(std::max<int>(kHandSize, static_cast<int>(own_hand().size())));
}

void CompanyTable::build_table(const Frame& f) {
  lay_table(f);
  build_path(f);
  build_pool(f);
  build_seats(f);
  build_stage(f);
  build_rows(f);
  build_prompt(f, prompt_words(f));
  const std::vector<CardId> hand = own_hand();
  const HandRows rows = hand_rows(f.c, f.places.hand.w, f.c.scene().screen().h);
  build_hand(f, hand, rows.place(f.places.hand, static_cast<int>(hand.size())));
  build_question(f);
  build_acts(f);
  build_banner_now(f);
}

std::string CompanyTable::title(const TableHost& host) const {
  const State& s = seen();
  if (s.stage != Stage::playing) return host.say("lotr_tcg.table.set_up");
  return host.say("lotr_tcg.table.title", {{"phase", host.say(phase_names().key(s.phase))}, {"name", seat_at(s.turn)}});
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

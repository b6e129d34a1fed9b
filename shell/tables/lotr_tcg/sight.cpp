// What is seen, as far as it has been told; and what a card looks like: its words, its numbers, its keywords, what it bears and
// whom it fights.
#include "shell/tables/lotr_tcg/sight.h"

#include <algorithm>
#include <tuple>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "rules/game_of.h"
#include "shell/tables/lotr_tcg/forecast.h"

namespace mathom::lotr_tcg {

using namespace ui;

// The Memo is of one State: it is forgotten when another is seen.
const State& CompanySight::seen() const {
  const std::uint64_t of = 2 * (behind() ? told_.changes() : seat_view().changes()) + (behind() ? 1 : 0);
  if (memo_of_ != of) memo_.forget(), memo_of_ = of, other_seen();
  return behind() ? told_.state() : GameOf<Rules>::view(view().seen);
}

void CompanySight::catch_up() {
  if (playback().busy() || told_of_ == seat_view().changes()) return;
  told_.stand_at(seen());
  told_of_ = seat_view().changes();
}

void CompanySight::forget_told() {
  memo_.forget();
  told_.forget();
  told_of_ = ~0ull;
}

int CompanySight::print_of(CardId card) const {
  const int i = index(card);
  if (i >= kCards) return i - kCards;
  if (i < 0 || i >= seen().cards.size() || seen().cards[i].def == CardDef::hidden) return -1;
  return index(seen().cards[i].def);
}

int CompanySight::holder_of(int card) const {
  const State& s = seen();
  while (s.pieces[card].bearer >= 0) card = s.pieces[card].bearer;
  return card;
}

std::vector<int> CompanySight::borne_by(int card) const {
  std::vector<int> out;
  for (int i = 0; i < seen().cards.size(); ++i)
    if (i != card && seen().pieces[i].bearer >= 0 && holder_of(i) == card) out.push_back(i);
  return out;
}

// Those that are played together lie together.
std::vector<CardId> CompanySight::own_hand() const {
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

std::vector<int> CompanySight::cards_in(std::uint8_t zone) const {
  std::vector<int> out;
  for (int i = 0; i < seen().cards.size(); ++i)
    if (seen().cards[i].zone == zone && print_of(card_at(i)) >= 0) out.push_back(i);
  std::sort(out.begin(), out.end(), [&](int a, int b) { return seen().cards[a].order < seen().cards[b].order; });
  return out;
}

// --- faces
const FaceLook& CompanySight::words_of(const TableHost& host, int print) const {
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

FaceLook CompanySight::look_of(const TableHost& host, CardId card) const {
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

// ", strength 8, vitality 3, 1 wound, bears 2 cards": after its name.
std::string CompanySight::numbers_of(const TableHost& host, int card) const {
  const Table t = table();
  std::string out;
  const auto add = [&](std::string_view key, int n) { out += ", " + host.say(Phrase{key, {}}.number("n", n)); };
  if (t.facts(card).is_character() && t.is_active(card)) {
    add("lotr_tcg.table.strength", strength_of(t, card));
    add("lotr_tcg.table.vitality", std::max(0, vitality_of(t, card) - t.wounds(card)));
  }
  if (t.wounds(card) > 0) add("lotr_tcg.table.wounds", t.wounds(card));
  if (const auto borne = borne_by(card); !borne.empty()) add("lotr_tcg.table.bears", static_cast<int>(borne.size()));
  if (const int fight = seen().pieces[card].fight; fight > 0) add("lotr_tcg.table.in_fight", fight);
  return out;
}

// Those that count now, the ones that change a skirmish first.
std::vector<std::string> CompanySight::keywords_of(const TableHost& host, int card) const {
  std::vector<std::string> out;
  const Table t = table();
  if (!t.facts(card).is_character() || !t.is_active(card)) return out;
  const auto number = [&](std::string_view key, int n) {
    if (n > 0) out.push_back(host.say(Phrase{key, {}}.number("n", n)));
  };
  if (t.facts(card).type != lotr_tcg::Type::minion) number("lotr_tcg.table.chip.defender", defender_of(t, card));
  number("lotr_tcg.table.chip.damage", damage_of(t, card));
  for (const int keyword : {static_cast<int>(kFierce), static_cast<int>(kArcher)})
    if (has_keyword(t, card, keyword)) out.push_back(host.say(keyword_names().key(keyword)));
  if (t.facts(card).type == lotr_tcg::Type::minion && is_roaming(t, card))
    out.push_back(host.say("lotr_tcg.table.chip.roaming"));
  return out;
}

std::vector<std::string> CompanySight::keywords_in_full(const TableHost& host, int card) const {
  std::vector<std::string> out = keywords_of(host, card);
  const Table t = table();
  for (int keyword = 0; keyword < kPrintedKeywords; ++keyword)
    if (keyword != kFierce && keyword != kArcher && has_keyword(t, card, keyword))
      out.push_back(host.say(keyword_names().key(keyword)));
  return out;
}

std::string CompanySight::printed_keywords(const TableHost& host, int print) const {
  const CardFacts& facts = catalog().facts(print);
  std::string out;
  const auto add = [&](const std::string& words) { out += (out.empty() ? "" : ", ") + words; };
  if (facts.damage > 0) add(host.say(Phrase{"lotr_tcg.table.chip.damage", {}}.number("n", facts.damage)));
  for (int keyword = 0; keyword < kPrintedKeywords; ++keyword)
    if ((facts.keywords >> keyword & 1U) != 0) add(host.say(keyword_names().key(keyword)));
  return out;
}

// Against whom, and how it stands there. Empty: it is in no skirmish, or in the one that is being fought.
std::string CompanySight::fight_tab(const TableHost& host, int card, bool& wins) const {
  const State& s = seen();
  const int place = static_cast<int>(s.pieces[card].fight) - 1;
  if (place < 0 || place >= s.skirmishes.size() || s.skirmishes[place].stage != Skirmish::to_fight) return {};
  const Table t = table();
  const bool attacks = t.facts(card).type == lotr_tcg::Type::minion;
  const Forecast k = forecast(t, place);
  const int first = k.minions.empty() ? -1 : k.minions.first_member(), other = attacks ? k.defender : first;
  if (other < 0 || print_of(card_at(other)) < 0) return {};
  wins = attacks != k.defended;
  return host.say("lotr_tcg.table.tab", {{"card", words_of(host, print_of(card_at(other))).title},
                                         {"defends", std::to_string(k.defends)},
                                         {"attacks", std::to_string(k.attacks)}});
}

StackLook CompanySight::stack_of(const TableHost& host, int card) const {
  StackLook look;
  const Table t = table();
  look.face = look_of(host, card_at(card));
  for (const int other : borne_by(card)) {
    const int print = print_of(card_at(other));
    if (print < 0) continue;
    const CardFacts& facts = catalog().facts(print);
    if (facts.type == lotr_tcg::Type::ring) continue;
    look.borne.push_back({print, words_of(host, print).title, facts.is_character() ? 0 : facts.strength});
  }
  look.chips = keywords_of(host, card);
  look.fight = fight_tab(host, card, look.wins);
  const int owner = t.owner(card);
  if (card == seen().ring_bearer[at(owner)] && seen().stage == lotr_tcg::Stage::playing)
    look.burdens = seen().burdens[at(owner)], look.limit = resistance_of(t, owner);
  look.marked = seen().seats > 2 && owner != me();
  look.owner = seat_sign(owner);
  return look;
}

}  // namespace mathom::lotr_tcg

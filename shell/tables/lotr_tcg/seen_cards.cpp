#include "shell/tables/lotr_tcg/seen_cards.h"

#include <algorithm>

#include "games/lotr_tcg/rules/numbers.h"
#include "shell/tables/lotr_tcg/book/card_words.h"
#include "shell/tables/lotr_tcg/forecast.h"
#include "shell/tables/lotr_tcg/prices.h"

namespace mathom::lotr_tcg {

using namespace ui;

std::string SeenCards::name_of(const TableHost& host, int print) const {
  return host.say(sight_.game().card_name(static_cast<CardDef>(print)));
}

// Returns the part before the comma.
std::string SeenCards::title_of(const TableHost& host, CardDef face) const {
  return face == CardDef::hidden ? host.say("lotr_tcg.table.hidden") : words_of(host, index(face)).title;
}

const FaceLook& SeenCards::words_of(const TableHost& host, int print) const {
  if (words_in_ != host.language() || words_at_ != sight_.view().ply) words_.clear();
  words_in_ = host.language();
  words_at_ = sight_.view().ply;  // some texts count what lies on the table
  if (const auto known = words_.find(print); known != words_.end()) return known->second;
  FaceLook look;
  look.facts = &sight_.catalog().facts(print);
  look.print = print;
  look.name = name_of(host, print);
  look.title = look.name.substr(0, look.name.find(", "));
  const CardFacts& facts = *look.facts;
  // In the form in which each word stands alone, as in the book of cards.
  if (facts.culture != Culture::none) look.kind = alone(host, culture_names(), static_cast<int>(facts.culture)) + " · ";
  look.kind += alone(host, kind_names(), static_cast<int>(facts.type));
  if (facts.race != Race::none) look.kind += " · " + alone(host, race_names(), static_cast<int>(facts.race));
  if (facts.item != Class::none) look.kind += " · " + alone(host, class_names(), static_cast<int>(facts.item));
  begin_sentence(look.kind);
  look.text = sight_.game().card_text(static_cast<CardDef>(print), [&](const Phrase& p) { return host.say(p); });
  look.cost = facts.type == Type::ring ? -1 : facts.cost;
  look.strength = facts.strength, look.vitality = facts.vitality;
  look.keywords = printed_words(host, print);
  return words_.emplace(print, std::move(look)).first->second;
}

// Keywords that change a fight come first.
std::vector<std::string> SeenCards::printed_words(const TableHost& host, int print) const {
  const CardFacts& facts = sight_.catalog().facts(print);
  std::vector<std::string> out;
  if (facts.damage > 0) out.push_back(host.say(Phrase{"lotr_tcg.table.chip.damage", {}}.number("n", facts.damage)));
  const auto add = [&](int keyword) {
    if ((facts.keywords >> keyword & 1U) != 0) out.push_back(host.say(keyword_names().key(keyword)));
  };
  for (const int keyword : {static_cast<int>(kFierce), static_cast<int>(kArcher)}) add(keyword);
  for (int keyword = 0; keyword < kPrintedKeywords; ++keyword)
    if (keyword != kFierce && keyword != kArcher) add(keyword);
  return out;
}

std::string SeenCards::printed_keywords(const TableHost& host, int print) const {
  std::string out;
  for (const std::string& words : printed_words(host, print)) out += (out.empty() ? "" : ", ") + words;
  return out;
}

// Cards in the player's hand that are alike have a number each.
std::string SeenCards::card_name(const TableHost& host, CardId card) const {
  const int print = sight_.print_of(card);
  if (print < 0) return host.say("lotr_tcg.table.hidden");
  std::string name = name_of(host, print);
  if (!sight_.is_card(card)) return name;
  const Table t = sight_.table();
  const int i = index(card);
  if (t.base(i) == kTable) return name + numbers_of(host, i);
  int of = 0, n = 0;
  for (const CardId other : sight_.own_hand())
    if (t.zone(i) == zone_of(kHand, sight_.me()) && sight_.print_of(other) == print) ++of, n += index(other) <= i;
  if (of < 2) return name;
  return host.say("lotr_tcg.table.copy", {{"card", name}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

// ", strength 8, vitality 3, 1 wound, bears 2 cards": after its name.
std::string SeenCards::numbers_of(const TableHost& host, int card) const {
  const Table t = sight_.table();
  std::string out;
  const auto add = [&](std::string_view key, int n) { out += ", " + host.say(Phrase{key, {}}.number("n", n)); };
  if (t.facts(card).is_character() && t.is_active(card)) {
    add("lotr_tcg.table.strength", strength_of(t, card));
    add("lotr_tcg.table.vitality", std::max(0, vitality_of(t, card) - t.wounds(card)));
  }
  if (t.wounds(card) > 0) add("lotr_tcg.table.wounds", t.wounds(card));
  if (const auto borne = sight_.borne_by(card); !borne.empty())
    add("lotr_tcg.table.bears", static_cast<int>(borne.size()));
  if (const int fight = sight_.seen().pieces[card].fight; fight > 0) add("lotr_tcg.table.in_fight", fight);
  return out;
}

std::string SeenCards::names_of(const TableHost& host, const CardSet& cards) const {
  std::string out;
  cards.for_each([&](int card) {
    const int print = sight_.print_of(card_at(card));
    if (print >= 0) out += (out.empty() ? "" : ", ") + words_of(host, print).title;
  });
  return out;
}

FaceLook SeenCards::look_of(const TableHost& host, CardId card) const {
  FaceLook look = words_of(host, sight_.print_of(card));
  if (!sight_.is_card(card)) return look;
  const Table t = sight_.table();
  const int i = index(card);
  if (const auto price = price_now(sight_, card)) look.cost = price->now, look.dearer = price->now - price->printed;
  if (t.base(i) != kTable && t.base(i) != kPath) return look;
  look.keywords.clear();
  look.bears = static_cast<int>(sight_.borne_by(i).size());
  look.cost = -1;
  if (!look.facts->is_character()) return look;
  look.wounds = t.wounds(i);
  if (!t.is_active(i)) return look;
  look.strength = strength_of(t, i);
  look.stronger = look.strength > look.facts->strength, look.weaker = look.strength < look.facts->strength;
  look.vitality = std::max(0, vitality_of(t, i) - look.wounds);
  look.fight = sight_.seen().pieces[i].fight;
  look.now = look.fight > 0 && look.fight == sight_.seen().fight + 1;
  return look;
}

StackLook SeenCards::stack_of(const TableHost& host, int card) const {
  StackLook look;
  const Table t = sight_.table();
  look.face = look_of(host, card_at(card));
  for (const int other : sight_.borne_by(card)) {
    const int print = sight_.print_of(card_at(other));
    if (print < 0) continue;
    const CardFacts& facts = sight_.catalog().facts(print);
    if (facts.type == lotr_tcg::Type::ring) continue;
    look.borne.push_back({print, words_of(host, print).title, facts.is_character() ? 0 : facts.strength});
  }
  look.chips = keywords_of(host, card);
  look.fight = fight_tab(host, card, look.wins);
  const int owner = t.owner(card);
  if (card == sight_.seen().ring_bearer[at(owner)] && sight_.seen().stage == lotr_tcg::Stage::playing)
    look.burdens = sight_.seen().burdens[at(owner)], look.limit = resistance_of(t, owner);
  look.marked = sight_.seen().seats > 2 && owner != sight_.me();
  look.owner = seat_sign(owner);
  return look;
}

// The current ones; those that change a skirmish come first.
std::vector<std::string> SeenCards::keywords_of(const TableHost& host, int card) const {
  std::vector<std::string> out;
  const Table t = sight_.table();
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

std::vector<std::string> SeenCards::keywords_in_full(const TableHost& host, int card) const {
  std::vector<std::string> out = keywords_of(host, card);
  const Table t = sight_.table();
  for (int keyword = 0; keyword < kPrintedKeywords; ++keyword)
    if (keyword != kFierce && keyword != kArcher && has_keyword(t, card, keyword))
      out.push_back(host.say(keyword_names().key(keyword)));
  return out;
}

// Says whom it fights and how the skirmish stands. Empty if it is in no skirmish, or in the current one.
std::string SeenCards::fight_tab(const TableHost& host, int card, bool& wins) const {
  const State& s = sight_.seen();
  const int place = static_cast<int>(s.pieces[card].fight) - 1;
  if (place < 0 || place >= s.skirmishes.size() || s.skirmishes[place].stage != Skirmish::to_fight) return {};
  const Table t = sight_.table();
  const bool attacks = t.facts(card).type == lotr_tcg::Type::minion;
  const Forecast k = forecast(t, place);
  const int first = k.minions.empty() ? -1 : k.minions.first_member(), other = attacks ? k.defender : first;
  if (other < 0 || sight_.print_of(card_at(other)) < 0) return {};
  wins = attacks != k.defended;
  return host.say("lotr_tcg.table.tab", {{"card", words_of(host, sight_.print_of(card_at(other))).title},
                                         {"defends", std::to_string(k.defends)},
                                         {"attacks", std::to_string(k.attacks)}});
}

}  // namespace mathom::lotr_tcg

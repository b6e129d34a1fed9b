#include "shell/tables/lotr_tcg/read.h"

#include <algorithm>
#include <cstdlib>

#include "effects/say/say.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "shell/tables/lotr_tcg/book/card_look.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"
#include "shell/tables/lotr_tcg/prices.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

std::string with_sign(int n) { return (n < 0 ? "−" : "+") + std::to_string(std::abs(n)); }

}  // namespace

std::vector<std::string> CardReader::facts_of(const TableHost& host, int card) const {
  std::vector<std::string> out;
  const Table t = sight_.table();
  if (const auto price = price_now(sight_, card_at(card)))
    if (std::string why = price_words(host, sight_, *price, card_at(card)); !why.empty()) out.push_back(std::move(why));
  if (t.base(card) != kTable && t.base(card) != kPath) return out;
  for (const int other : sight_.borne_by(card)) {
    const int print = sight_.print_of(card_at(other));
    if (print < 0) continue;
    const FaceLook& words = cards_.words_of(host, print);
    out.push_back(host.say(t.is_stacked(other) ? "lotr_tcg.table.stacked" : "lotr_tcg.table.borne",
                           {{"card", words.name}, {"text", words.text}}));
  }
  std::string words;
  if (t.is_active(card))
    for (const std::string& keyword : cards_.keywords_in_full(host, card))
      words += (words.empty() ? "" : ", ") + keyword;
  if (!words.empty()) out.push_back(std::move(words));
  if (t.facts(card).type == Type::ring && sight_.seen().stage == lotr_tcg::Stage::playing) {
    const int seat = t.owner(card);
    const bool worn = seat == sight_.seen().turn && sight_.seen().worn != 0;
    out.push_back(host.say(worn ? "lotr_tcg.table.ring.worn" : "lotr_tcg.table.ring.not_worn") + ". " +
                  host.say(Phrase{"lotr_tcg.table.of_burdens", {}}
                               .number("n", sight_.seen().burdens[at(seat)])
                               .number("limit", resistance_of(t, seat))) +
                  ".");
  }
  if (const int fight = sight_.seen().pieces[card].fight; fight > 0) out.push_back(skirmish_.fight(host, fight - 1));
  if (!t.is_active(card) && sight_.seen().stage == lotr_tcg::Stage::playing)
    out.push_back(host.say("lotr_tcg.table.inactive"));
  return out;
}

std::vector<std::string> CardReader::notes(const TableHost& host, CardId card) const {
  std::vector<std::string> out;
  const int print = sight_.print_of(card);
  if (print < 0) return out;
  const FaceLook& words = cards_.words_of(host, print);
  out.push_back(words.kind);
  if (!words.text.empty()) out.push_back(words.text);
  if (std::string printed = printed_facts(host, card); !printed.empty()) out.push_back(std::move(printed));
  if (sight_.is_card(card))
    for (std::string& fact : facts_of(host, index(card))) out.push_back(std::move(fact));
  return out;
}

// The printed cost, or the current one if it is another.
void CardReader::read_cost(const TableHost& host, const CardFacts& facts, Reading& r) const {
  const auto price = price_now(sight_, r.card);
  const bool differs = price && price->differs();
  const int n = differs ? price->now : facts.cost;
  const std::string_view key = facts.type == Type::site ? "lotr_tcg.table.word.shadow"
                               : differs                ? "lotr_tcg.table.word.cost.now"
                                                        : "lotr_tcg.table.word.cost";
  r.numbers.push_back(
      {std::to_string(n), host.say(key), [n](const Pen& pen, Vec m, float size) { draw_cost(pen, n, m, size); }, true});
}

// Keywords as printed. The current ones of an active character are among the facts.
std::string CardReader::printed_facts(const TableHost& host, CardId card) const {
  const int print = sight_.print_of(card);
  const bool counted = sight_.is_card(card) && sight_.table().base(index(card)) == kTable &&
                       sight_.catalog().facts(print).is_character() && sight_.table().is_active(index(card));
  return counted ? std::string() : cards_.printed_keywords(host, print);
}

// For a character the current or the printed ones; for an item those that it gives its bearer.
void CardReader::read_numbers(const TableHost& host, CardId card, Reading& r) const {
  const FaceLook look = cards_.look_of(host, card);
  const CardFacts& facts = *look.facts;
  const auto add = [&](std::string n, std::string_view key, std::function<void(const Pen&, Vec, float)> sign = {}) {
    const bool in_sign = sign != nullptr;
    r.numbers.push_back({std::move(n), host.say(key), std::move(sign), in_sign});
  };
  if (facts.type == Type::site) add(std::to_string(facts.site), "lotr_tcg.table.word.site");
  if (!facts.is_character()) {
    if (facts.strength != 0) add(with_sign(facts.strength), "lotr_tcg.table.word.strength");
    if (facts.vitality != 0) add(with_sign(facts.vitality), "lotr_tcg.table.word.vitality.more");
    return;
  }
  CardFacts now;
  now.culture = facts.culture;
  now.strength = look.strength;
  const bool played = sight_.is_card(card) && (sight_.table().base(index(card)) == kTable);
  add(std::to_string(look.strength), "lotr_tcg.table.word.strength",
      [now](const Pen& pen, Vec m, float size) { draw_strength(pen, now, m, size); });
  add(std::to_string(look.vitality), played ? "lotr_tcg.table.word.vitality" : "lotr_tcg.table.word.vitality.more",
      [n = look.vitality](const Pen& pen, Vec m, float size) { draw_vitality(pen, n, m, size); });
  if (facts.type == Type::ally) add(std::to_string(facts.site), "lotr_tcg.table.word.home");
  if (facts.type == Type::minion) add(std::to_string(facts.site), "lotr_tcg.table.word.minion");
  if (facts.resistance > 0) add(std::to_string(facts.resistance), "lotr_tcg.table.word.resistance");
}

std::string CardReader::text_words(const TableHost& host, const CatalogText& text) const {
  const int ability = sight_.catalog().facts(index(text.card)).abilities[at(text.text)];
  return effects::say_abilities({language(), sight_.catalog().code}, sight_.catalog(), {ability},
                                [&](const Phrase& p) { return host.say(p); });
}

// Each text alone, and the order for it.
void CardReader::read_texts(const TableHost& host, const OrderFor& order_for, int print, Reading& r) const {
  const auto n = static_cast<int>(sight_.catalog().facts(print).abilities.size());
  for (int i = 0; i < n; ++i) {
    const CatalogText text{static_cast<CardDef>(print), i};
    std::string words = text_words(host, text);
    if (!words.empty()) r.text.push_back({std::move(words), false, order_for(r.card, text)});
  }
}

// A borne card is read together with its bearer, and so are the orders for it.
void CardReader::read_borne_orders(const OrderFor& order_for, int card, Reading& r) const {
  for (const int other : sight_.borne_by(card)) {
    const int print = sight_.print_of(card_at(other));
    const auto n = print < 0 ? 0 : static_cast<int>(sight_.catalog().facts(print).abilities.size());
    for (int i = 0; i < n; ++i) {
      const CatalogText text{static_cast<CardDef>(print), i};
      auto order = order_for(card_at(other), text);
      if (!order) continue;
      std::string name = order->name;
      r.text.push_back({std::move(name), false, std::move(order)});
    }
  }
}

void CardReader::read(const TableHost& host, const OrderFor& order_for, Reading& r) const {
  const int print = sight_.print_of(r.card);
  if (print < 0) return;
  const FaceLook& words = cards_.words_of(host, print);
  const CardFacts* facts = words.facts;
  const Livery colours = livery_of(facts->culture);
  r.name = words.name;
  r.kind = words.kind;
  r.paper = colours.paper, r.ink = colours.deep, r.rim = colours.edge;
  r.ratio = 0.75f;
  r.picture = [print](const Pen& pen, Rect at) { draw_card_picture(pen, at, print); };
  r.crest = [facts](const Pen& pen, Vec m, float size) { draw_crest(pen, *facts, m, size); };
  if (facts->type != Type::ring) read_cost(host, *facts, r);
  read_numbers(host, r.card, r);
  if (std::string printed = printed_facts(host, r.card); !printed.empty()) r.facts.push_back({{}, std::move(printed)});
  read_texts(host, order_for, print, r);
  if (sight_.is_card(r.card)) read_borne_orders(order_for, index(r.card), r);
  if (sight_.is_card(r.card))
    for (std::string& fact : facts_of(host, index(r.card))) r.facts.push_back({{}, std::move(fact)});
}

}  // namespace mathom::lotr_tcg

// Says texts of one card together if they differ in one part only.
//
//   effects.or_short         "{first} or {rest}"                  they differ in their moments, or in their costs
//   effects.text.each_of     "{what} for each of these that {need}: {list}"   they differ in what they ask for
#include <algorithm>
#include <utility>

#include "effects/read/loaded_cards.h"
#include "effects/say/say.h"

namespace mathom::effects {
namespace {

// Writes the path to the only place at which two clauses differ. Returns false if there is no such place.
bool differ(const Clause& a, const Clause& b, std::vector<std::size_t>& way) {
  if (a == b) return false;
  if (!(a.phrase == b.phrase) || a.places != b.places) return true;
  const auto unequal = [&](std::size_t i) { return !(a.parts[i] == b.parts[i]); };
  std::size_t at = 0;
  while (!unequal(at)) ++at;
  for (std::size_t i = at + 1; i < a.parts.size(); ++i)
    if (unequal(i)) return true;
  way.push_back(at);
  return differ(a.parts[at], b.parts[at], way);
}
Clause& part_at(Clause& s, const std::vector<std::size_t>& way, std::size_t depth) {
  Clause* at = &s;
  for (std::size_t i = 0; i < depth; ++i) at = &at->parts[way[i]];
  return *at;
}

// The depth of the different part: the moment, the cost, or the things that a condition asks for; -1: another part.
struct Way {
  int depth = -1;
  bool holds = false;  // the parts are a list "for each of these", because each of them counts
};
Way way_of(const Clause& text, const std::vector<std::size_t>& way) {
  const Clause* at = &text;
  bool costs = false, asks = false;
  for (std::size_t i = 0; i < way.size(); ++i) {
    const std::string_view place = at->places[way[i]];
    costs = costs || (at->phrase.key == "effects.text.to" && place == "first");
    asks = asks || (at->phrase.key == "effects.text.while" && place == "need");
    at = &at->parts[way[i]];
    if (place == "when") return {static_cast<int>(i + 1)};
    // the whole "1 Elf", not only "Elf"
    if (asks && at->phrase.key.starts_with("effects.things.")) return {static_cast<int>(i + 1), true};
  }
  return costs ? Way{static_cast<int>(way.size())} : Way{};
}

// "... for each of these that you can spot in the fellowship: a Hobbit, a Dwarf". `part`: what the condition of the
// text asks for; `same`: what the conditions of the others do.
void put_each_of(const TextBuilder& sp, Clause& text, Clause& part, std::vector<Clause> same) {
  same.insert(same.begin(), std::move(part));
  part = Clause{Phrase{"effects.things.none", {}}};
  for (Clause& one : same) one.phrase.key = "effects.things.whichever";
  text.phrase.key = "effects.text.each_of";
  text.put("list", sp.join(std::move(same), "effects.comma", "effects.comma"));
}

}  // namespace

std::vector<Clause> say_each(const TextBuilder& sp, const LoadedCards& cards, const std::vector<int>& abilities) {
  std::vector<Clause> out;
  for (std::size_t i = 0; i < abilities.size(); ++i) {
    const auto ability = [&](std::size_t n) -> const Ability& {
      return cards.abilities[static_cast<std::size_t>(abilities[n])];
    };
    sp.now().names_all = true;  // two texts that mean different things by "it" are not alike
    Clause text = say_ability(sp, ability(i));
    std::vector<Clause> same;
    std::vector<std::size_t> to_part;
    const std::size_t from = i;
    while (i + 1 < abilities.size() && ability(i).limit == 0 && ability(i + 1).limit == 0) {
      Clause next = say_ability(sp, ability(i + 1));
      std::vector<std::size_t> way;
      const Way found = differ(text, next, way) ? way_of(text, way) : Way{};
      if (found.depth < 0 || (!found.holds && !same.empty())) break;
      Clause& part = part_at(text, way, static_cast<std::size_t>(found.depth));
      Clause& other = part_at(next, way, static_cast<std::size_t>(found.depth));
      to_part.assign(way.begin(), way.begin() + found.depth);
      if (found.holds)
        same.push_back(std::move(other));
      else
        part = sp.any_of({std::move(part), std::move(other)});
      ++i;
    }
    sp.now().names_all = false;
    if (i == from) text = say_ability(sp, ability(i));
    if (!same.empty()) put_each_of(sp, text, part_at(text, to_part, to_part.size()), std::move(same));
    out.push_back(std::move(text));
  }
  return out;
}

}  // namespace mathom::effects

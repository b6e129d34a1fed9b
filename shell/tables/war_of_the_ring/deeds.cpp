// What an answer does, in words from the operations that run, and what it leads to, counted by the engine on a copy of
// what the viewer knows.
#include <algorithm>

#include "effects/run/abilities.h"
#include "effects/run/options.h"
#include "effects/say/say.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

namespace {

// The blocks that "yes" runs, for the question that stands on top.
std::vector<int> blocks_of_yes(const Catalog& catalog, const State& s) {
  const Frame& f = s.frames.back();
  if (static_cast<Code>(f.code) == Code::ability) {
    const effects::Ability& a = catalog.abilities[at(f.local[effects::kAbilityWhich])];
    return {a.cost, a.body};
  }
  const effects::Op* op = static_cast<Code>(f.code) == Code::program ? effects::op_of(catalog.code, f) : nullptr;
  return {op ? op->arg[1] : -1};
}

// A button needs no full stop.
std::string without_stop(std::string words) {
  if (words.ends_with('.')) words.pop_back();
  return words;
}

}  // namespace

// The text of the asking card that is carried out; -1: none is.
int WarTable::asked_ability() const {
  const State& s = seen();
  for (int i = s.frames.size() - 1; i >= 0; --i)
    if (static_cast<Code>(s.frames[i].code) == Code::ability &&
        print_of(card_at(s.frames[i].local[effects::kAbilitySource])) == source_print())
      return s.frames[i].local[effects::kAbilityWhich];
  return -1;
}

// "Eliminate this card" in place of yes, the steps of an option in place of its number.
std::string WarTable::deed_words(const TableHost& host, const Option& o) const {
  const auto say = [&](const Phrase& p) { return host.say(p); };
  if (o.verb == effects::kPick) return without_stop(effects::sentences(say_way(catalog(), seen(), o.amount), say));
  if (o.verb == effects::kNo) {
    const int print = source_print();
    return print < 0 ? std::string() : host.say("war_of_the_ring.table.leave", {{"card", name_of(host, print)}});
  }
  if (o.verb != effects::kYes || seen().frames.size() == 0) return {};
  std::string out;
  for (const int block : blocks_of_yes(catalog(), seen())) {
    if (block < 0) continue;
    const std::string words = effects::sentences(effects::say_program(language(), catalog().code, block), say);
    if (!words.empty()) out += (out.empty() ? "" : " ") + words;
  }
  return without_stop(std::move(out));
}

// Where the card would be: a place, the reserve, with a wielder; or nowhere, when it leaves the table.
std::optional<State> WarTable::state_after(const Option& o) const {
  if (o.verb >= effects::kPick) return {};
  const CardId face = offered_card(o);
  const int card = face == CardId::none || is_place(index(face)) ? -1 : index(physical(index(face)));
  if (card < 0 || card >= kCards) return {};
  switch (verb_of(o)) {
    case Verb::play:
    case Verb::move:
      if (o.object == CardId::none) return {};
      return with_card_at(seen(), card, index(o.object));
    case Verb::eliminate:
    case Verb::cycle:
    case Verb::forsake:
    case Verb::lose: {
      if (seen().cards[card].zone < kAt) return {};
      State then = seen();
      then.cards[card].zone = static_cast<std::uint8_t>(kEliminated + seen().owner[at(card)]);
      return then;
    }
    default: return {};
  }
}

// The first place where it changes what stands against each other: "defence 4 → 6", and who has the place then.
std::string WarTable::offer_outcome(const Frame& f, const Option& o) const {
  const std::optional<State> then = state_after(o);
  if (!then) return {};
  for (const int place : board_.active_places()) {
    const Totals now = totals(board_.table(), place), after = totals(looking_at(catalog(), *then), place);
    if (now.attack == after.attack && now.defence == after.defence) continue;
    const bool path = catalog().place_facts(place).path;
    const auto change = [&](const char* key, int from, int to) {
      return from == to ? std::string() : f.host.say(Phrase{key, {}}.number("now", from).number("then", to));
    };
    std::string words =
        change(path ? "war_of_the_ring.table.to_skulls" : "war_of_the_ring.table.to_attack", now.attack, after.attack);
    const std::string more = change(path ? "war_of_the_ring.table.to_helmets" : "war_of_the_ring.table.to_defence",
                                    now.defence, after.defence);
    if (!words.empty() && !more.empty()) words += ", ";
    return f.host.say("war_of_the_ring.table.outcome",
                      {{"numbers", words + more}, {"lead", short_lead(f.host, place, after)}});
  }
  return {};
}

// "Shadow: taken, 5 to 4".
std::string WarTable::short_lead(const TableHost& host, int place, const Totals& t) const {
  if (is_nobodys(place, t)) return host.say("war_of_the_ring.table.path_tied");
  const bool held = t.attack <= t.defence;
  const Side defends = defender(board_.table(), place);
  return host.say(Phrase{held ? "war_of_the_ring.table.lead_held" : "war_of_the_ring.table.lead_taken", {}}
                      .number("attack", t.attack)
                      .number("defence", t.defence)
                      .word("side", side_names().key(war_of_the_ring::index(held ? defends : other(defends)))));
}

// The cards that are gathered, by name, with what is done with them.
std::string WarTable::pick_words(const TableHost& host, int n, int of) const {
  if (n < of) return host.say(Phrase{"war_of_the_ring.table.pick_more", {}}.number("n", of - n));
  std::string names;
  for (std::size_t i = 0; i < marks().size(); ++i) {
    const std::string name = name_of(host, index(marks()[i]));
    const bool last = i + 1 == marks().size();
    names = i == 0 ? name : host.say(last ? "effects.and" : "effects.comma", {{"first", names}, {"rest", name}});
  }
  const char* key = "war_of_the_ring.table.pick_any";
  switch (verb_of(decision().options.front())) {
    case Verb::cycle: key = "war_of_the_ring.table.pick_cycle"; break;
    case Verb::eliminate: key = "war_of_the_ring.table.pick_eliminate"; break;
    case Verb::forsake: key = "war_of_the_ring.table.pick_forsake"; break;
    case Verb::take: key = "war_of_the_ring.table.pick_take"; break;
    default: break;
  }
  return host.say(key, {{"cards", names}});
}

}  // namespace mathom::war_of_the_ring

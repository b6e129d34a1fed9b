// What an answer does, in words from the steps that run, and what it leads to.
#include "effects/run/abilities.h"
#include "effects/run/options.h"
#include "effects/say/say.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

namespace {

bool runs_program(const Frame& f) { return static_cast<Code>(f.code) == Code::program; }

// The blocks that an answer runs, for the question that stands on top.
std::vector<int> blocks_of(const Catalog& catalog, const Frame& f, const Option& o) {
  if (o.verb == effects::kPick && runs_program(f)) return {effects::block_of_option(catalog.code, f, o.amount)};
  if (o.verb != effects::kYes) return {};
  if (static_cast<Code>(f.code) == Code::ability) {
    const effects::Ability& a = catalog.abilities[at(f.local[effects::kAbilityWhich])];
    return {a.cost, a.body};
  }
  const effects::Op* op = runs_program(f) ? effects::op_of(catalog.code, f) : nullptr;
  return {op ? op->arg[1] : -1};
}

}  // namespace

// The steps in place of the number of an option, or of yes; the card that is left alone in place of no. Empty: the
// label says it.
std::string CompanyTable::deed_words(const TableHost& host, const Option& o) const {
  if (seen().frames.size() == 0) return {};
  if (o.verb < effects::kPick && verb_of(o) == Verb::pass_phase) return host.say("lotr_tcg.table.pass_phase");
  if (o.verb == effects::kNo && decision().source != CardId::none)
    if (const int print = print_of(decision().source); print >= 0)
      return host.say("lotr_tcg.table.leave", {{"card", name_of(host, print)}});
  std::string out;
  for (const int block : blocks_of(catalog(), seen().frames.back(), o)) {
    if (block < 0) continue;
    const std::string words = effects::sentences(effects::say_program(language(), catalog().code, block),
                                                 [&](const Phrase& p) { return host.say(p); });
    if (!words.empty()) out += (out.empty() ? "" : " ") + words;
  }
  if (out.ends_with('.')) out.pop_back();  // a button needs no full stop
  return out;
}

// What is asked. A text that asks for cards, a player or a number says what for: "Axe Strike: You choose. Exert a Dwarf."; of
// deeds the buttons say it.
std::string CompanyTable::question_words(const Frame& f) const {
  std::string words = f.host.say(f.seat.prompt());
  const auto& options = decision().options;
  if (question() != Question::control || options.empty() || seen().frames.size() == 0) return words;
  const auto is_deed = [](const Option& o) {
    return o.verb == effects::kPick || o.verb == effects::kYes || o.verb == effects::kNo;
  };
  const mathom::Frame& top = seen().frames.back();
  const effects::Op* op = runs_program(top) ? effects::op_of(catalog().code, top) : nullptr;
  if (op == nullptr || is_deed(options.front())) return words;
  const effects::TextBuilder text{language(), catalog().code};
  const std::string deed =
      effects::sentences({text.either(*op, effects::kWhoSelf)}, [&](const Phrase& p) { return f.host.say(p); });
  return deed.empty() ? words : words + " " + deed;
}

bool CompanyTable::is_pass_of_window(const Option& o) const {
  return question() == Question::act && o.verb < effects::kPick && verb_of(o) == Verb::pass;
}

std::string CompanyTable::offer_note(const Frame& f, const Option& o) const {
  return is_pass_of_window(o) ? pass_words(f.host, true) : std::string();
}

// What an assignment would set against each other, and how a skirmish ends when nobody does any more.
std::string CompanyTable::offer_outcome(const Frame& f, const Option& o) const {
  const State& s = seen();
  if (is_pass_of_window(o)) return pass_words(f.host, false);
  if (s.fight >= 0 && (o.verb >= effects::kPick || verb_of(o) != Verb::pass_phase)) return skirmish_outcome(f.host, o);
  const std::optional<Pairing> match = pairing_of(o);
  if (!match) return {};
  return f.host.say(
      Phrase{"lotr_tcg.table.against", {}}.number("defends", match->defends).number("attacks", match->attacks));
}

}  // namespace mathom::lotr_tcg

// Says several steps in their order, and two steps together that belong together.
//
//   effects.next             "{first}. {rest}"              what another player does is a sentence of its own
//   effects.make             "make {who} {what}"            after a cost: "exert 1 Elf to make an opponent ..."
//   effects.more_if          "{n} ({more} if {need})"       two steps that differ by a number: "+2 (+4 if ...)"
//   effects.more_so          "{n} ({more} if {so})"         the same: "+2 (+4 if in a skirmish against a Nazgûl)"
//   effects.more_for         "{n} ({more} if a~ {so})"      the same: "+2 (+4 if a defender companion)"
//   effects.more_steps       "{what} ({more} if {need})"    a step that is a number alone: "add 1 burden (2 if ...)"
//   effects.if_cannot        "{first}; if you cannot, {else}"   an `if` that asks whether the things of its step exist
//   effects.as_often.once_or_more   "do this 1 to {most} times: {what}"   steps, and the same as often as one likes
#include <algorithm>

#include "effects/run/filters.h"
#include "effects/say/nouns.h"
#include "effects/verbs.h"

namespace mathom::effects {
namespace {

// The first parameters of a step whose player chooses things (effects/control/choosing.h).
enum ChoosingKey : std::size_t { kWhoChooses, kOfWhat, kHowMany, kUpTo, kName };

bool is_verb(const Language& l, const Op& op, std::string_view word) { return l.verb(op.verb).word == word; }

// Compares filters: whether two mean the same, wherever they are written.
class Sameness {
 public:
  explicit Sameness(const Code& c) : c_(c) {}
  bool filters(int a, int b) const {
    if (a < 0 || b < 0 || a == b) return a == b;
    const Filter &x = filter_at(c_, a), &y = filter_at(c_, b);
    if (x.word >= kNamed && y.word >= kNamed) return x.first == y.first;
    if (x.target_kind != y.target_kind || x.word != y.word || x.tests != y.tests) return false;
    for (int i = 0; i < x.tests; ++i)
      if (!tests(test(x.first + i), test(y.first + i))) return false;
    return true;
  }

 private:
  const Test& test(int i) const { return c_.tests[static_cast<std::size_t>(i)]; }
  bool tests(const Test& a, const Test& b) const {
    if (a.word != b.word || a.values != b.values) return false;
    const auto list = c_.lists.begin();
    return std::equal(list + a.first, list + a.first + a.values, list + b.first);
  }
  const Code& c_;
};

// Whether both mean what the last step took.
bool both_taken(const Code& c, std::int16_t a, std::int16_t b) {
  const auto value = [&](std::int16_t arg) { return c.values[static_cast<std::size_t>(arg - kComputed)]; };
  const auto is_taken = [](const Value& v) { return v.measure < 0 && v.filter < 0; };
  if (a < kComputed || b < kComputed) return false;
  const Value x = value(a), y = value(b);
  return is_taken(x) && is_taken(y) && x.times == y.times && x.per == y.per && x.over == y.over && x.most == y.most;
}

// The difference of two operations with the same word: the argument with another number, or one of these.
constexpr int kAlike = -1, kUnlike = -2;
int difference(const Code& c, const std::vector<Param>& params, const Op& a, const Op& b) {
  int found = kAlike;
  std::size_t slot = 0;
  for (const Param& p : params) {
    for (std::size_t i = slot; i < slot + static_cast<std::size_t>(p.width()); ++i) {
      if (a.arg[i] == b.arg[i] || p.kind == Param::Kind::modifiers) continue;
      if (p.kind == Param::Kind::targets && Sameness(c).filters(a.arg[i], b.arg[i])) continue;
      if (p.kind == Param::Kind::value && both_taken(c, a.arg[i], b.arg[i])) continue;
      if (p.kind != Param::Kind::value || found >= 0 || a.arg[i] >= kAll || b.arg[i] >= kAll) return kUnlike;
      found = static_cast<int>(i);
    }
    slot += static_cast<std::size_t>(p.width());
  }
  return found;
}

// Returns the argument of a verb that lists its modifiers; -1: it has none.
int modifiers_slot(const Verb& v) {
  for (std::size_t i = 0; i < v.params.size(); ++i)
    if (v.params[i].kind == Param::Kind::modifiers) return v.slot(i);
  return -1;
}

// Whether both clauses are the same step, whatever the number of things.
bool is_alike(const Clause& a, const Clause& b) {
  const auto without_number = [](const Phrase& p) {
    Phrase out{p.key, {}};
    for (const Arg& arg : p.args)
      if (arg.name != "n") out.with(arg);
    return out;
  };
  return a.places == b.places && without_number(a.phrase) == without_number(b.phrase);
}

Clause* part_of(Clause& s, std::string_view place) {
  for (std::size_t i = 0; i < s.places.size(); ++i)
    if (s.places[i] == place) return &s.parts[i];
  return nullptr;
}

// Says steps in their order.
class StepsTeller {
 public:
  using Way = TextBuilder::Way;

  explicit StepsTeller(const TextBuilder& sp) : sp_(sp), l_(sp.language()), c_(sp.code()), now_(sp.now()) {}

  Clause steps(int block, Way) const;
  bool has_aim(int block) const;
  Clause cost(int block) const;
  Clause so_more(const Op&, int chosen) const;
  Clause if_there(const Op&) const;

 private:
  bool is_more(const Op&, int chosen) const;
  bool mentions(const std::vector<Param>&, const Op&, int chosen) const;
  bool is_silent(int pc) const;
  int end_of_run(int pc) const;
  Clause run_of(int from, int end, bool made) const;
  bool can_make(const Op&) const;
  bool is_aimed_choice(const Op&) const;
  const Op* taken_if_there(const Op&) const;
  int repeats(int pc, int block) const;
  int put_once_or_more(int pc, int block, std::vector<Clause>& sentence) const;
  Clause aimed_choice(const Op&) const;
  int put_step(int pc, bool made, std::vector<Clause>& sentence) const;
  Clause more_of_step(const Op& asked, const Op& then, const Op& otherwise, int differs) const;
  Clause more_of_modifier(const Op& asked, const Op& step, std::int16_t more, int chosen) const;
  const Op& at(int pc) const { return c_.ops[static_cast<std::size_t>(pc)]; }

  const TextBuilder& sp_;
  const Language& l_;
  const Code& c_;
  Telling& now_;
};

}  // namespace

// Whether these arguments name what an earlier step chose. `chosen`: the filter of that choice.
bool StepsTeller::mentions(const std::vector<Param>& params, const Op& op, int chosen) const {
  std::size_t slot = 0;
  for (const Param& p : params) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind != Param::Kind::targets || arg < 0) continue;
    const Filter& f = filter_at(c_, arg);
    if (f.word >= kNamed && f.first == chosen) return true;
  }
  return false;
}

// Whether the step is not said: "choose 1 Orc, then wound that Orc" becomes "wound 1 Orc".
bool StepsTeller::is_silent(int pc) const {
  const Op& op = at(pc);
  const bool points = l_.verb(op.verb).points && op.arg[kName] >= 0;
  if ((!points && !is_verb(l_, op, "choose")) || op.arg[kHowMany] != 1 || op.arg[kUpTo] != 0) return false;
  int next = pc + 1;
  while (is_verb(l_, at(next), "choose")) ++next;
  if (at(next).verb == kEnd) return false;
  const Verb& then = l_.verb(at(next).verb);
  const bool has_actor = !then.params.empty() && then.params[0].kind == Param::Kind::who;
  if (op.arg[kWhoChooses] != (has_actor ? at(next).arg[0] : kWhoSelf)) return false;
  return mentions(then.params, at(next), op.arg[kOfWhat]) || is_more(at(next), op.arg[kOfWhat]);
}

// Whether so_more would say something. Asking leaves what has been told as it is.
bool StepsTeller::is_more(const Op& op, int chosen) const {
  const Telling before = now_;
  const bool yes = !so_more(op, chosen).empty();
  now_ = before;
  return yes;
}

// Returns the end of the steps that the same other player does in a row, from this step on.
int StepsTeller::end_of_run(int pc) const {
  const Verb& v = l_.verb(at(pc).verb);
  if (v.say || v.params.empty() || v.params[0].kind != Param::Kind::who || l_.is_many(at(pc).arg[0])) return pc + 1;
  const int who = at(pc).arg[0];
  int end = pc + 1;
  const auto goes_on = [&](const Op& op) {
    const Verb& next = l_.verb(op.verb);
    return op.verb != kEnd && !next.say && !next.params.empty() && next.params[0].kind == Param::Kind::who &&
           op.arg[0] == who && sp_.omits_subject(op, who);
  };
  while (goes_on(at(end))) ++end;
  return end;
}

// "an opponent shuffles their hand into their draw deck and draws 8 cards"; after "to", "make an opponent shuffle ...".
Clause StepsTeller::run_of(int from, int end, bool made) const {
  const int who = at(from).arg[0];
  std::vector<Clause> list;
  if (!made) {
    list.push_back(sp_.full(at(from)));
    for (int pc = from + 1; pc < end; ++pc) list.push_back(sp_.full(at(pc), {Phrase{"effects.same", {}}}));
    return sp_.all_of(std::move(list));
  }
  const Clause actor = sp_.who(who);
  if (const Verb& v = l_.verb(at(from).verb); v.reader_sees && end == from + 1) {
    Clause seen = sp_.full(at(from));
    seen.phrase.key = kept_key(v.by_key, "seen");
    return seen;
  }
  const TextBuilder::Voice voice(sp_, actor);
  now_.made = true;
  for (int pc = from; pc < end; ++pc) list.push_back(sp_.bare(at(pc)));
  now_.made = false;
  Clause s{Phrase{"effects.make", {}}};
  return std::move(
      s.put("who", actor).put("what", sp_.join(std::move(list), "effects.and.made", "effects.comma.made")));
}

bool StepsTeller::can_make(const Op& op) const {
  const Verb& v = l_.verb(op.verb);
  if (v.params.empty() || v.params[0].kind != Param::Kind::who || op.arg[0] == kWhoSelf) return false;
  return !is_verb(l_, op, "each") && sp_.omits_subject(op, op.arg[0]);
}

bool StepsTeller::has_aim(int block) const {
  int pc = block;
  while ((is_verb(l_, at(pc), "choose") || is_silent(pc)) && at(pc + 1).verb != kEnd) ++pc;
  if (at(pc).verb == kEnd) return true;
  const Op& op = at(pc);
  if (const Op* const taken = taken_if_there(op)) return sp_.omits_subject(*taken, kWhoSelf);
  return sp_.omits_subject(op, kWhoSelf) || can_make(op) || is_aimed_choice(op) || is_more(op, -1);
}

// For an `if` that asks whether the things exist that the only step of its block takes: returns that step. Null for any
// other `if`.
const Op* StepsTeller::taken_if_there(const Op& op) const {
  if (!is_verb(l_, op, "if") || op.arg[1] != 1 || sp_.is_empty(op.arg[2])) return nullptr;
  const Op& asked = c_.conditions[static_cast<std::size_t>(op.arg[0])];
  const Op* step = &at(op.arg[2]);
  const bool has_else = !sp_.is_empty(op.arg[3]), may = is_verb(l_, *step, "may");
  // Alone, a step would read as if nothing were asked. Of several steps the rest might be done without it.
  if (may ? has_else || sp_.is_empty(step->arg[1]) : !has_else) return nullptr;
  if (!sp_.only_step(op.arg[2])) return nullptr;
  if (may) step = &at(step->arg[1]);
  if (!l_.condition(asked.verb).counts || l_.verb(step->verb).say) return nullptr;
  std::int16_t what = -1, n = 1, least = 1;
  std::size_t slot = 0;
  for (const Param& p : l_.verb(step->verb).params) {
    if (p.kind == Param::Kind::targets && p.key == "what") what = step->arg[slot];
    if (p.key == "n") n = step->arg[slot];
    slot += static_cast<std::size_t>(p.width());
  }
  slot = 0;
  for (const Param& p : l_.condition(asked.verb).params) {
    if (p.key == "least") least = asked.arg[slot];
    slot += static_cast<std::size_t>(p.width());
  }
  return what >= 0 && n == least && Sameness(c_).filters(what, asked.arg[0]) ? step : nullptr;
}

// "discard 1 possession; if you cannot, discard 1 ally", "you may discard 1 possession, then draw 2 cards".
Clause StepsTeller::if_there(const Op& op) const {
  const Op* const taken = taken_if_there(op);
  if (!taken) return {};
  if (sp_.is_empty(op.arg[3])) return sp_.full(at(op.arg[2]));
  Clause s{Phrase{"effects.if_cannot", {}}};
  s.put("first", sp_.block(op.arg[2], kWhoSelf));
  return std::move(s.put("else", sp_.block(op.arg[3], kWhoSelf)));
}

// Returns how many steps before this one it repeats, as often as the player likes; 0: it repeats none. `block`: the
// first step of the block.
int StepsTeller::repeats(int pc, int block) const {
  if (!is_verb(l_, at(pc), "as_often") || at(pc).arg[0] != kWhoSelf || at(pc).arg[1] >= kAll) return 0;
  const int then = at(pc).arg[2];
  int n = 0;
  while (at(then + n).verb != kEnd) ++n;
  if (n == 0 || pc - n < block) return 0;
  for (int i = 0; i < n; ++i) {
    const Op &told = at(pc - n + i), &again = at(then + i);
    if (told.verb != again.verb || difference(c_, l_.verb(told.verb).params, told, again) != kAlike) return 0;
  }
  return n;
}

// Adds "do this 1 to 5 times: ..." if the steps from here on are repeated by the one behind them. Returns the step
// after it; `pc` if they are not.
int StepsTeller::put_once_or_more(int pc, int block, std::vector<Clause>& sentence) const {
  int again = pc + 1;
  while (at(again).verb != kEnd && repeats(again, block) == 0) ++again;
  if (at(again).verb == kEnd || again - repeats(again, block) != pc) return pc;
  std::vector<Clause> list;
  for (int i = pc; i < again; ++i) list.push_back(sp_.either(at(i), kWhoSelf));
  Clause s{Phrase{"effects.as_often.once_or_more", {}}.number("most", at(again).arg[1] + 1)};
  sentence.push_back(std::move(s.put("what", sp_.in_a_row(std::move(list)))));
  return again + 1;
}

// Whether it is the reader's choice between an act of their own and an act that they make others do.
bool StepsTeller::is_aimed_choice(const Op& op) const {
  if (!is_verb(l_, op, "choice") || op.arg[0] != kWhoSelf) return false;
  for (int i = 0; i < op.arg[2]; ++i)
    if (!has_aim(c_.lists[static_cast<std::size_t>(op.arg[1] + i)])) return false;
  return true;
}
Clause StepsTeller::aimed_choice(const Op& op) const {
  std::vector<Clause> list;
  for (int i = 0; i < op.arg[2]; ++i)
    list.push_back(steps(c_.lists[static_cast<std::size_t>(op.arg[1] + i)], Way::aim));
  return sp_.or_else(std::move(list));
}

Clause StepsTeller::steps(int block, Way way) const {
  Clause out;
  std::vector<Clause> sentence;
  const auto end_sentence = [&] {
    if (sentence.empty()) return;
    Clause done = sp_.in_a_row(std::move(sentence));
    sentence.clear();
    if (out.empty()) {
      out = std::move(done);
      return;
    }
    Clause next{Phrase{"effects.next", {}}};
    out = std::move(next.put("first", std::move(out)).put("rest", std::move(done)));
  };
  for (int pc = block; at(pc).verb != kEnd;) {
    if (is_silent(pc)) {
      now_.fresh.push_back(at(pc++).arg[kOfWhat]);
      continue;
    }
    if (const int next = put_once_or_more(pc, block, sentence); next > pc) {
      end_sentence();
      pc = next;
    } else if (Clause more = so_more(at(pc), now_.fresh.empty() ? -1 : now_.fresh.back()); !more.empty()) {
      sentence.push_back(std::move(more));
      ++pc;
    } else if (sp_.omits_subject(at(pc), kWhoSelf)) {
      sentence.push_back(sp_.bare(at(pc++)));
    } else {
      const bool aims = way == Way::aim && sentence.empty() && out.empty(), made = aims && can_make(at(pc));
      end_sentence();
      const bool choice = aims && is_aimed_choice(at(pc));
      if (choice) sentence.push_back(aimed_choice(at(pc)));
      pc = choice ? pc + 1 : put_step(pc, made, sentence);
      end_sentence();  // the reader does what follows
    }
    now_.spoken_of = -1;  // another thing may have been named since
  }
  end_sentence();
  return out;
}

// Adds what another player does, or a step that stands alone. Returns the next step.
int StepsTeller::put_step(int pc, bool made, std::vector<Clause>& sentence) const {
  const int next = end_of_run(pc);
  sentence.push_back(made || next > pc + 1 ? run_of(pc, next, made) : sp_.full(at(pc)));
  return next;
}

// Says the steps of a cost: "spot Gandalf, 1 Dwarf and 1 Elf".
Clause StepsTeller::cost(int block) const {
  std::vector<Clause> list, things;
  const auto end_things = [&] {
    if (!things.empty()) *part_of(list.back(), "what") = sp_.all_of(std::move(things));
    things.clear();
  };
  for (int pc = block; at(pc).verb != kEnd; ++pc) {
    // A chosen card with a name is said by the later step that uses it.
    if (is_verb(l_, at(pc), "choose") && at(pc).arg[kHowMany] == 1 && at(pc).arg[kUpTo] == 0 &&
        at(pc).arg[kName] >= 0) {
      now_.fresh.push_back(at(pc).arg[kOfWhat]);
      continue;
    }
    Clause next = sp_.either(at(pc), kWhoSelf);
    const Clause* const what = part_of(next, "what");
    if (what && !things.empty() && is_alike(list.back(), next)) {
      things.push_back(*what);
      continue;
    }
    end_things();
    if (what) things.push_back(*what);
    list.push_back(std::move(next));
  }
  end_things();
  return sp_.all_of(std::move(list));
}

// Says two steps that differ by a number as one; empty for other steps. `chosen`: the filter of what has just been
// chosen, if the condition is about it; -1: none.
Clause StepsTeller::so_more(const Op& op, int chosen) const {
  if (!is_verb(l_, op, "if") || op.arg[1] != 1) return {};
  const Op *then = sp_.only_step(op.arg[2]), *otherwise = sp_.only_step(op.arg[3]);
  if (!then || !otherwise || then->verb != otherwise->verb) return {};
  const Verb& v = l_.verb(then->verb);
  const int mods = modifiers_slot(v), differs = difference(c_, v.params, *then, *otherwise);
  const Op& asked = c_.conditions[static_cast<std::size_t>(op.arg[0])];
  if (mods < 0) return chosen >= 0 || differs < 0 || v.say ? Clause{} : more_of_step(asked, *then, *otherwise, differs);
  const auto slot = static_cast<std::size_t>(mods);
  if (differs != kAlike || then->arg[slot + 1] != 1 || otherwise->arg[slot + 1] != 1) return {};
  if (chosen >= 0 && (!mentions(v.params, *then, chosen) || !mentions(l_.condition(asked.verb).params, asked, chosen)))
    return {};
  const Op &more = c_.modifiers[static_cast<std::size_t>(then->arg[slot])],
           &less = c_.modifiers[static_cast<std::size_t>(otherwise->arg[slot])];
  if (more.verb != less.verb) return {};
  const int n = difference(c_, l_.modifier(more.verb).params, more, less);
  return n < 0 ? Clause{} : more_of_modifier(asked, *otherwise, more.arg[static_cast<std::size_t>(n)], chosen);
}

// "add 1 burden (2 if that companion is a Hobbit)"
Clause StepsTeller::more_of_step(const Op& asked, const Op& then, const Op& otherwise, int differs) const {
  Clause s{Phrase{"effects.more_steps", {}}};
  s.put("what", sp_.bare(otherwise)).put("need", sp_.condition(asked));
  const std::int16_t n = then.arg[static_cast<std::size_t>(differs)];
  return std::move(s.put("more", sp_.value(n < 0 ? small(-n) : n)));  // "lower it by 1 (2 if ...)"
}

// "make 1 Dwarf strength +2 (+4 in a skirmish against a Nazgûl) until the end of the phase"
Clause StepsTeller::more_of_modifier(const Op& asked, const Op& step, std::int16_t more, int chosen) const {
  if (chosen >= 0) now_.fresh.push_back(chosen);
  Clause out = sp_.bare(step);
  Clause* const what = part_of(out, "what");
  Clause* const n = what ? part_of(*what, "n") : nullptr;
  if (!n) return {};
  Clause need = sp_.condition(asked);
  const bool is_not = need.phrase.key.ends_with(".not");  // a negative cannot be said alone
  Clause* const so = chosen >= 0 && !is_not ? part_of(need, "so") : nullptr;
  const bool is_plain = need.phrase.key.ends_with(".so");
  Clause s{Phrase{!so ? "effects.more_if" : is_plain ? "effects.more_so" : "effects.more_for", {}}};
  s.put("n", std::move(*n)).put("more", sp_.value(more, true));
  if (so)
    s.put("so", std::move(*so));
  else
    s.put("need", std::move(need));
  *n = std::move(s);
  if (!what->phrase.key.ends_with(".long")) what->phrase.key = kept_key(what->phrase.key, "long");
  return out;
}

Clause TextBuilder::steps(int block, Way way) const { return StepsTeller(*this).steps(block, way); }
bool TextBuilder::has_aim(int block) const { return StepsTeller(*this).has_aim(block); }
Clause TextBuilder::cost(int block) const { return StepsTeller(*this).cost(block); }
Clause TextBuilder::more_if(const Op& op) const { return StepsTeller(*this).so_more(op, -1); }
Clause TextBuilder::if_there(const Op& op) const { return StepsTeller(*this).if_there(op); }

Clause same_step(const TextBuilder& sp, const Op& op, int slot, int actor) {
  const Code& c = sp.code();
  Telling& now = sp.now();
  const Telling before = now;
  const auto none = [&] {
    now = before;
    return Clause{};
  };
  Clause out;
  std::vector<Clause> things;
  int first = -1;
  for (int i = 0; i < op.arg[static_cast<std::size_t>(slot) + 1]; ++i) {
    const Op* const step = sp.only_step(c.lists[static_cast<std::size_t>(op.arg[static_cast<std::size_t>(slot)] + i)]);
    if (!step || sp.language().verb(step->verb).say || !sp.omits_subject(*step, actor)) return none();
    now.or_before = first;
    Clause next = sp.bare(*step);
    now.or_before = -1;
    const Clause* const what = part_of(next, "what");
    if (!what || (i > 0 && !is_alike(out, next))) return none();
    things.push_back(*what);
    if (i > 0) continue;
    first = things_of(sp.language().verb(step->verb).params, *step);
    out = std::move(next);
  }
  if (things.size() < 2) return none();
  *part_of(out, "what") = sp.any_of(std::move(things));
  return out;
}

}  // namespace mathom::effects

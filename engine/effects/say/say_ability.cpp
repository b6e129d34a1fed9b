// A text of a card in words: "While in reserve: use an action and eliminate this card to draw 3 cards."
//
//   <game>.when.<moment>, .to       "when played", "when played to {to}"
//   <game>.give.<modifier>          "your carryover limit is {n} higher"
//   <game>.instead                  "if {what} would be eliminated {causes}, cycle {what} instead"; .any, of cards that
//                                   have no name, and .n, of n cards at most: "..., cycle that card instead"
//   effects.text.*                  how they are put together
#include "effects/read/loaded_cards.h"
#include "effects/run/filters.h"
#include "effects/say/nouns.h"

namespace mathom::effects {
namespace {

class AbilitySpeaker {
 public:
  AbilitySpeaker(const TextBuilder& sp, const Ability& a) : l_(sp.language()), c_(sp.code()), sp_(sp), a_(a) {}

  // What is done when its player agrees to it.
  Clause agreed() const {
    const TextBuilder::Voice voice(sp_, sp_.who(kWhoSelf));
    return paid(a_.cost >= 0 ? TextBuilder::Way::aim : TextBuilder::Way::told);
  }
  // The text alone, without its moment. Pre: it is a named action.
  Clause deed_alone() const { return limited(within_conditions(deed())); }
  Clause named(Clause what) const { return at_moment(std::move(what)); }

  Clause say() const {
    switch (a_.kind) {
      case Ability::Kind::triggered: return triggered();
      case Ability::Kind::static_: return static_();
      case Ability::Kind::replacement: return replacement();
      case Ability::Kind::to_play: return to_play();
    }
    return {};
  }

 private:
  // `lasts`: after "while", where they hold for a time.
  Clause need(bool lasts = false) const {
    std::vector<Clause> list;
    sp_.now().lasts = lasts;
    for (const int i : conditions()) list.push_back(sp_.condition(condition(i)));
    Clause out = sp_.needs(std::move(list), "effects.need.and");
    sp_.now().lasts = false;
    return out;
  }
  const Op& condition(int i) const { return c_.conditions[static_cast<std::size_t>(i)]; }
  // The conditions that are said. "While a character bears this card" is not, of what is said of its bearer.
  std::vector<int> conditions() const {
    std::vector<int> out;
    for (int i = a_.first_condition; i < a_.first_condition + a_.conditions; ++i)
      if (const int word = l_.condition(condition(i).verb).asks_for; word < 0 || !speaks_of(word)) out.push_back(i);
    return out;
  }
  bool has_conditions() const { return !conditions().empty(); }
  bool names(const std::vector<Param>& params, const Op& op, int word) const {
    std::size_t slot = 0;
    for (const Param& p : params) {
      const std::int16_t arg = op.arg[slot];
      if (p.kind == Param::Kind::targets && is_word(c_, arg, word)) return true;
      if (p.kind == Param::Kind::conditions && ask_about(arg, op.arg[slot + 1], word)) return true;
      slot += static_cast<std::size_t>(p.width());
    }
    return false;
  }
  bool ask_about(int first, int n, int word) const {
    for (int i = first; i < first + n; ++i)
      if (names(l_.condition(condition(i).verb).params, condition(i), word)) return true;
    return false;
  }
  // Is all that it gives, or its first step, about what that word stands for?
  bool speaks_of(int word) const {
    if (a_.kind == Ability::Kind::static_) {
      for (int i = a_.first_modifier; i < a_.first_modifier + a_.modifiers; ++i) {
        const Op& op = c_.modifiers[static_cast<std::size_t>(i)];
        if (!names(l_.modifier(op.verb).params, op, word)) return false;
      }
      return true;
    }
    return a_.kind == Ability::Kind::triggered && a_.cost < 0 && step_at(a_.body).verb != kEnd &&
           names(l_.verb(step_at(a_.body).verb).params, step_at(a_.body), word);
  }
  bool by_self() const { return a_.by == kWhoSelf; }
  bool is_named_action() const { return l_.trigger(a_.trigger).is_action && l_.trigger(a_.trigger).has_name; }

  // Does the text go on with something that the same player does? Then one can say "to ...".
  bool self_acts() const { return sp_.omits_subject(c_.ops[static_cast<std::size_t>(a_.body)], kWhoSelf); }
  std::string_view action_key() const {
    if (!by_self()) return a_.cost >= 0 ? "effects.text.action_at_by" : "effects.text.action_by";
    if (!self_acts()) return a_.cost >= 0 ? "effects.text.action_at_then" : "effects.text.action_then";
    return a_.cost >= 0 ? "effects.text.action_at" : "effects.text.action";
  }

  // Do the conditions, which come first, name an opponent?
  bool names_opponent() const {
    bool yes = false;
    for (const int i : conditions()) {
      const Op& op = condition(i);
      std::size_t slot = 0;
      for (const Param& p : l_.condition(op.verb).params) {
        yes = yes || (p.kind == Param::Kind::who && op.arg[slot] == l_.opponent());
        slot += static_cast<std::size_t>(p.width());
      }
    }
    return yes && l_.opponent() >= 0;
  }
  // What is done, and what it costs: "you may forsake 1 card to draw 3 cards".
  Clause deed() const {
    sp_.now().after_need = has_conditions();
    sp_.now().opponent_named = names_opponent();
    Clause out = deed_after();
    sp_.now().after_need = sp_.now().opponent_named = false;
    return out;
  }
  Clause deed_after() const {
    const Op* step = a_.cost >= 0 || a_.may || by_self() ? nullptr : sp_.only_step(a_.body);
    if (step && sp_.omits_subject(*step, kWhoSelf)) return sp_.full(*step, sp_.who(a_.by));
    if (a_.cost < 0 && !a_.may && !by_self() && are_deeds()) return done_by();
    const TextBuilder::Voice voice(sp_, sp_.who(a_.by));
    if (a_.may) return sp_.may(a_.by, paid(TextBuilder::Way::aim));
    if (by_self()) return paid(a_.cost >= 0 ? TextBuilder::Way::aim : TextBuilder::Way::told);
    Clause s{Phrase{"effects.text.by", {}}};
    return std::move(s.put("who", sp_.who(a_.by)).put("what", paid(TextBuilder::Way::aim)));
  }
  // Has each step a sentence that names who does it?
  bool are_deeds() const {
    for (int pc = a_.body; step_at(pc).verb != kEnd; ++pc) {
      const Verb& v = l_.verb(step_at(pc).verb);
      const bool has_who = !v.params.empty() && v.params[0].kind == Param::Kind::who;
      if (v.say || !has_who || !sp_.omits_subject(step_at(pc), kWhoSelf)) return false;
    }
    return !l_.is_many(a_.by);
  }
  // "the Elf player draws 1 card, then cycles 1 card from hand"
  Clause done_by() const {
    std::vector<Clause> list;
    for (int pc = a_.body; step_at(pc).verb != kEnd; ++pc)
      list.push_back(sp_.full(step_at(pc), list.empty() ? sp_.who(a_.by) : Clause{Phrase{"effects.same", {}}}));
    return sp_.in_a_row(std::move(list));
  }
  const Op& step_at(int pc) const { return c_.ops[static_cast<std::size_t>(pc)]; }
  Clause paid(TextBuilder::Way way) const {
    if (a_.cost < 0) return sp_.steps(a_.body, way);
    Clause s{Phrase{sp_.has_aim(a_.body) ? "effects.text.to" : "effects.text.to_do", {}}};
    s.put("first", sp_.cost(a_.cost));
    const Op* const paid = sp_.only_step(a_.cost);
    if (paid) sp_.now().spoken_of = sp_.said_again(l_.verb(paid->verb).params, *paid);
    s.put("rest", sp_.steps(a_.body, way));
    sp_.now().spoken_of = -1;
    return s;
  }
  Clause when(const Clause& during = {}) const {
    if (a_.also == 0) return sp_.moment(a_.trigger, a_.to, a_.other, !a_.response && a_.limit == 0, during);
    std::vector<Clause> all;
    for (int i = 0; i < l_.triggers(); ++i)
      if (a_.is_at(i)) all.push_back(Clause{Phrase{l_.trigger(i).key, {}}}.put("during", during));
    return sp_.any_of(std::move(all));
  }
  // "Maneuver or skirmish: exert this card to ...", "when ..., ...", "when ... in the skirmish phase, if ..., ...".
  Clause at_moment(Clause what) const {
    const Trigger& t = l_.trigger(a_.trigger);
    if (t.is_plain) return what;
    if (t.is_action) {
      Clause s{Phrase{"effects.text.at", {}}};
      return std::move(s.put("when", when()).put("what", std::move(what)));
    }
    std::vector<Clause> needs, during;
    sp_.now().lasts = t.is_state;
    for (const int i : conditions()) {
      const Op& op = condition(i);
      if (t.is_state || !l_.condition(op.verb).is_adverb) {
        needs.push_back(sp_.condition(op));
        continue;
      }
      during.push_back(sp_.adverb(op));
    }
    Clause s{Phrase{t.is_state      ? "effects.text.as_soon"
                    : needs.empty() ? "effects.text.when"
                                    : "effects.text.when_if",
                    {}}};
    Clause need = needs.empty() ? Clause{} : sp_.needs(std::move(needs), "effects.need.and");
    sp_.now().lasts = false;
    if (!t.is_state) s.put("when", when_during(sp_.all_of(std::move(during))));
    if (!need.empty()) s.put("need", std::move(need));
    return std::move(s.put("what", std::move(what)));
  }
  Clause when_during(Clause during) const {
    if (during.empty()) return when();
    Clause s{Phrase{"effects.text.during", {}}};
    s.put("when", when(during));
    return std::move(s.put("during", std::move(during)));
  }
  // "Response: while the Ring is not worn: when ..., ...".
  Clause as_answer(Clause what) const {
    if (!a_.response) return what;
    Clause s{Phrase{"effects.text.answer", {}}};
    return std::move(s.put("what", std::move(what)));
  }
  Clause triggered() const {
    Clause out;
    if (l_.trigger(a_.trigger).is_action && !l_.trigger(a_.trigger).has_name) {
      out = Clause{Phrase{action_key(), {}}};
      if (!by_self()) out.put("who", sp_.who(a_.by));
      if (a_.cost >= 0) out.put("cost", sp_.in_order(a_.cost, kWhoSelf));
      out.put("what", sp_.in_order(a_.body, kWhoSelf));
    } else {
      out = at_moment(is_named_action() ? limited(within_conditions(deed())) : deed());
      if (is_named_action()) return out;
      if (!l_.trigger(a_.trigger).is_plain) return as_answer(limited(std::move(out)));
    }
    return as_answer(limited(within_conditions(std::move(out))));
  }
  Clause within_conditions(Clause out) const {
    if (has_conditions()) {
      const bool at_once = l_.trigger(a_.trigger).is_plain || is_named_action();
      Clause s{Phrase{at_once ? "effects.if" : "effects.text.if", {}}};
      out = std::move(s.put("need", need(!at_once)).put(at_once ? "then" : "what", std::move(out)));
    }
    return out;
  }
  Clause limited(Clause out) const {
    if (a_.limit > 0) {
      Clause s{Phrase{"effects.text.limit", {}}};
      const std::string_view key = l_.limits()->key(a_.limit - 1);
      Phrase often{a_.limit_n == 1 ? key : kept_key(key, "times"), {}};
      s.put("limit", {often.number("n", a_.limit_n)});
      out = std::move(s.put("what", std::move(out)));
    }
    return out;
  }
  Clause static_() const {
    std::vector<Clause> list;
    const std::vector<int> asked = conditions();
    if (asked.size() == 1) {
      const Op& op = condition(asked.front());
      sp_.now().spoken_of = sp_.said_again(l_.condition(op.verb).params, op);
    }
    for (int i = a_.first_modifier; i < a_.first_modifier + a_.modifiers; ++i) {
      const Op& op = c_.modifiers[static_cast<std::size_t>(i)];
      list.push_back(sp_.gives(op));
      const bool again = i > a_.first_modifier && c_.modifiers[static_cast<std::size_t>(i - 1)].verb == op.verb;
      if (again && l_.modifier(op.verb).in_a_row) list.back().phrase.key = kept_key(list.back().phrase.key, "too");
    }
    sp_.now().spoken_of = -1;
    Clause out = sp_.all_of(std::move(list));
    if (asked.empty()) return out;
    Clause s{Phrase{"effects.text.while", {}}};
    return std::move(s.put("need", need(true)).put("what", std::move(out)));
  }
  Clause replacement() const {
    std::vector<Clause> causes;
    for (int i = 0; i < l_.causes()->size(); ++i)
      if ((a_.causes >> i & 1) != 0) causes.push_back({Phrase{l_.causes()->key(i), {}}});
    Clause s = sp_.replaces(a_.replacement);
    s.put("causes", sp_.any_of(std::move(causes)));
    if (a_.conditions == 0) return s;
    Clause out{Phrase{"effects.text.while", {}}};
    return std::move(out.put("need", need(true)).put("what", std::move(s)));
  }

  Clause to_play() const {
    const bool needs = has_conditions(), costs = a_.cost >= 0;
    Clause s{Phrase{!costs  ? "effects.text.to_play_if"
                    : needs ? "effects.text.to_play_if_at"
                            : "effects.text.to_play_at",
                    {}}};
    if (needs) s.put("need", need());
    if (costs) s.put("cost", sp_.cost(a_.cost));
    return s;
  }

  const Language& l_;
  const Code& c_;
  const TextBuilder& sp_;
  const Ability& a_;
};

void begin_text(const TextBuilder& sp, const Ability& a) {
  sp.about(a.to, a.other, a.trigger);
  const bool by_owner = a.kind == Ability::Kind::triggered && sp.language().trigger(a.trigger).is_by_owner && a.to >= 0;
  sp.now().by_another = by_owner && Nouns(sp).whose_test(filter_at(sp.code(), a.to)) != nullptr;
}

}  // namespace

Clause say_ability(const TextBuilder& sp, const Ability& a) {
  begin_text(sp, a);
  return AbilitySpeaker(sp, a).say();
}

Clause say_deed(const TextBuilder& sp, const Ability& a) {
  begin_text(sp, a);
  return AbilitySpeaker(sp, a).agreed();
}

Clause say_any(const TextBuilder& sp, const LoadedCards& cards, const std::vector<int>& abilities) {
  std::vector<Clause> all;
  const auto ability = [&](int n) -> const Ability& { return cards.abilities[static_cast<std::size_t>(n)]; };
  for (const int n : abilities) {
    begin_text(sp, ability(n));
    all.push_back(AbilitySpeaker(sp, ability(n)).deed_alone());
  }
  return AbilitySpeaker(sp, ability(abilities.front())).named(sp.or_else(std::move(all)));
}

std::string say_abilities(const TextBuilder& sp, const LoadedCards& cards, const std::vector<int>& abilities,
                          const Say& say) {
  return sentences(say_each(sp, cards, abilities), say);
}

Clause TextBuilder::in_order(int block, int actor) const {
  std::vector<Clause> list;
  for (int pc = block; at(pc).verb != kEnd; ++pc) list.push_back(either(at(pc), actor));
  return in_a_row(std::move(list));
}
Clause TextBuilder::in_a_row(std::vector<Clause> list) const {
  return join(std::move(list), "effects.then", "effects.comma");
}
Clause TextBuilder::all_of(std::vector<Clause> list) const {
  return join(std::move(list), "effects.and", "effects.comma");
}
Clause TextBuilder::or_else(std::vector<Clause> list) const {
  return join(std::move(list), "effects.or", "effects.comma");
}
Clause TextBuilder::any_of(std::vector<Clause> list) const {
  return join(std::move(list), "effects.or_short", "effects.comma");
}

// `again`: "each time ..." instead of "when ...". `during`: "in the skirmish phase", for languages that say it within
// the moment. Where the filter says whose card it is, that player acts: "each time you play an Elf".
Clause TextBuilder::moment(int trigger, int to, int by, bool again, Clause during) const {
  const Trigger& t = l_.trigger(trigger);
  const std::string_view key = to >= 0 ? t.to_key : t.key;
  Clause s{Phrase{by >= 0 ? kept_key(key, "by") : key, {}}};
  const Filter* const whose = t.is_by_owner && to >= 0 ? &filter_at(c_, to) : nullptr;
  if (whose && Nouns(*this).is_owned(*whose, {kEach})) {
    const TargetKind& kind = l_.target_kind(whose->target_kind);
    const Test* const other = Nouns(*this).whose_test(*whose);
    const bool mine = test_of(c_, *whose, kind.mine) != nullptr;
    s.phrase.key = kept_key(s.phrase.key, mine ? "your" : "whose");
    if (!mine) s.put("who", who(c_.lists[static_cast<std::size_t>(other->first)]));
    now_.owner_said = true;
  }
  if (l_.says_you()) s.phrase.number("often", again ? 1 : 2);
  if (to >= 0) s.put("to", taking_part(to, t.target_kind));
  now_.owner_said = false;
  if (by >= 0) s.put("by", taking_part(by, t.by_kind));
  return std::move(s.put("during", std::move(during)));
}
Clause TextBuilder::block_about(int block, int it, int other) const {
  const int before[] = {now_.it, now_.other};
  now_.it = it;
  now_.other = other;
  Clause out = this->block(block, kWhoSelf);
  now_.it = before[0];
  now_.other = before[1];
  return out;
}
// "at an underground site", of a condition "the fellowship is at an underground site".
Clause TextBuilder::adverb(const Op& op) const {
  Clause s = condition(op);
  s.phrase.key = kept_key(s.phrase.key, "during");
  return s;
}
// Of cards that come and go: "a companion", of places as they are.
Clause TextBuilder::taking_part(int filter, int kind) const {
  const bool any = l_.extras().instead && kind >= 0 && !l_.target_kind(kind).one;
  if (!any) return targets(filter, {}, Lying::there);
  Clause things = targets(filter, {.n = kEach, .article = true}, Lying::there);
  const Filter& f = filter_at(c_, filter);
  if (f.word >= 0 || test_of(c_, f, l_.target_kind(f.target_kind).title)) return things;
  Clause s{Phrase{"effects.things.some_one", {}}};
  return std::move(s.put("things", std::move(things)));
}

namespace {

// A second mention of a thing without a name would mean another thing.
std::string_view replacing_key(const TextBuilder& sp, const Op& op) {
  const Language& l = sp.language();
  bool is_named = true, is_counted = false;
  std::size_t slot = 0;
  for (const Param& p : l.replacement()) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind == Param::Kind::targets && arg >= 0) is_named = sp.is_one(arg);
    if (p.kind == Param::Kind::number && arg > 0) is_counted = true;
  }
  if (is_named) return l.instead_key();
  return kept_key(l.instead_key(), is_counted ? "n" : "any");
}

}  // namespace

Clause TextBuilder::replaces(const Op& op) const {
  Clause s{Phrase{replacing_key(*this, op), {}}};
  arguments(l_.replacement(), op, s.phrase);
  std::size_t slot = 0;
  for (const Param& p : l_.replacement()) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind == Param::Kind::flag && arg != 0) s.phrase.number(p.key, 1);
    if (p.kind == Param::Kind::flag && arg == 0) s.phrase.number(p.key, 2);
    if (p.kind == Param::Kind::targets && arg >= 0) s.put(p.key, targets(arg, {kAny}, Lying::there));
  }
  return s;
}

}  // namespace mathom::effects

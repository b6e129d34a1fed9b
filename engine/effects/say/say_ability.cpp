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

  // Returns what a player who agrees does.
  Clause agreed() const {
    const TextBuilder::Voice voice(sp_, sp_.who(kWhoSelf));
    return paid(a_.cost >= 0 ? TextBuilder::Way::aim : TextBuilder::Way::told);
  }
  // Returns the text without its moment. Pre: it is a named action.
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
  // `lasts`: the conditions follow "while" and hold for a time.
  Clause need(bool lasts = false) const {
    std::vector<Clause> list;
    sp_.now().lasts = lasts;
    for (const int i : conditions()) list.push_back(sp_.condition(condition(i)));
    Clause out = sp_.needs(std::move(list), "effects.need.and");
    sp_.now().lasts = false;
    return out;
  }
  const Op& condition(int i) const { return c_.conditions[static_cast<std::size_t>(i)]; }
  // Returns the conditions that are said. "While a character bears this card" is left out if the text is about its
  // bearer.
  std::vector<int> conditions() const {
    std::vector<int> out;
    for (int i = a_.first_condition; i < a_.first_condition + a_.conditions; ++i)
      if (const int word = l_.condition(condition(i).verb).asks_for; word < 0 || !speaks_of(word)) out.push_back(i);
    std::erase_if(out, [&](int i) { return is_brought_about(condition(i)); });
    return out;
  }
  // Whether a condition asks that something does not hold yet which the only step brings about: "put on The One Ring".
  bool is_brought_about(const Op& op) const {
    if (a_.kind != Ability::Kind::triggered || l_.condition(op.verb).word != "not" || op.arg[1] != 1) return false;
    const Op* const step = sp_.only_step(a_.body);
    const std::string_view brings = step ? l_.verb(step->verb).brings : std::string_view();
    return !brings.empty() && l_.condition(condition(op.arg[0]).verb).word == brings;
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
  // Whether all that the text gives, or its first step, is about what that word stands for.
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

  // Whether the same player does the first step. Then the text can say "to ...".
  bool self_acts() const { return sp_.omits_subject(c_.ops[static_cast<std::size_t>(a_.body)], kWhoSelf); }
  std::string_view action_key() const {
    if (!by_self()) return a_.cost >= 0 ? "effects.text.action_at_by" : "effects.text.action_by";
    if (!self_acts()) return a_.cost >= 0 ? "effects.text.action_at_then" : "effects.text.action_then";
    return a_.cost >= 0 ? "effects.text.action_at" : "effects.text.action";
  }

  // Whether the conditions, which come first, name an opponent.
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
  // Says the steps and the cost: "you may forsake 1 card to draw 3 cards".
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
  // Whether each step has a sentence that names the player who does it.
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
    Clause s{Phrase{t.is_state      ? (a_.limit > 0 ? "effects.text.as_soon.once" : "effects.text.as_soon")
                    : needs.empty() ? "effects.text.when"
                                    : "effects.text.when_if",
                    {}}};
    Clause need = needs.empty() ? Clause{} : sp_.needs(std::move(needs), "effects.need.and");
    sp_.now().lasts = false;
    if (while_it_lasts()) return while_when(std::move(need), sp_.all_of(std::move(during)), std::move(what));
    if (!t.is_state) s.put("when", when_during(sp_.all_of(std::move(during))));
    if (!need.empty()) s.put("need", std::move(need));
    return std::move(s.put("what", std::move(what)));
  }
  // Whether a text that is not an answer asks only for a state that lasts, besides its moment.
  bool while_it_lasts() const {
    bool lasts = false;
    for (const int i : conditions()) {
      const Condition& asked = l_.condition(condition(i).verb);
      if (!asked.lasts && !asked.is_adverb) return false;
      lasts = lasts || asked.lasts;
    }
    return lasts && !a_.response && !l_.trigger(a_.trigger).is_state;
  }
  // "While The One Ring is worn, each time the bearer is about to take a wound, add 2 burdens instead."
  Clause while_when(Clause need, Clause during, Clause what) const {
    Clause each{Phrase{"effects.text.when", {}}}, s{Phrase{"effects.text.while_when", {}}};
    each.put("when", when_during(std::move(during))).put("what", std::move(what));
    return std::move(s.put("need", std::move(need)).put("what", std::move(each)));
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
  // All that a standing text gives: "the bearer is strength +2 and damage +1".
  Clause all_given() const {
    std::vector<Clause> list;
    for (int i = a_.first_modifier; i < a_.first_modifier + a_.modifiers; ++i) {
      const Op& op = c_.modifiers[static_cast<std::size_t>(i)];
      list.push_back(sp_.gives(op));
      const bool again = i > a_.first_modifier && c_.modifiers[static_cast<std::size_t>(i - 1)].verb == op.verb;
      if (again && l_.modifier(op.verb).in_a_row) list.back().phrase.key = kept_key(list.back().phrase.key, "too");
    }
    return sp_.all_of(std::move(list));
  }
  // "This companion is strength +3 while skirmishing a Nazgûl", of what is given to a card and asked about the same
  // card. Empty: the text is another.
  Clause while_so(const Op& op) const {
    const int word = sp_.said_again(l_.condition(op.verb).params, op);
    if (word < 0 || !speaks_of(word)) return {};
    const Telling before = sp_.now();
    sp_.now().spoken_of = word;
    Clause need = sp_.condition(op);
    sp_.now() = before;
    const auto so = std::ranges::find(need.places, "so");
    if (so == need.places.end() || !need.phrase.key.ends_with(".so")) return {};
    Clause s{Phrase{"effects.text.while_so", {}}};
    s.put("what", all_given()).put("so", need.parts[static_cast<std::size_t>(so - need.places.begin())]);
    return std::move(s.put("need", std::move(need)));
  }
  // "The first Orc played each phase costs 2 less", of "while no Orc has been played". Empty: the text is another.
  Clause of_first(const Op& op) const {
    const Condition& asked = l_.condition(op.verb);
    if (!asked.says_first || a_.modifiers != 1) return {};
    const Op& modifier = c_.modifiers[static_cast<std::size_t>(a_.first_modifier)];
    if (!Nouns(sp_).means_same(things_of(asked.params, op), things_of(l_.modifier(modifier.verb).params, modifier)))
      return {};
    Clause out = sp_.gives(modifier), first = sp_.condition(op);
    first.phrase.key = kept_key(first.phrase.key, "first");
    for (Arg& a : out.phrase.args)
      if (a.name == "many") a.value = 1;
    for (std::size_t i = 0; i < out.places.size(); ++i)
      if (out.places[i] == "on") out.parts[i] = first;
    return out;
  }
  Clause static_() const {
    const std::vector<int> asked = conditions();
    if (asked.size() != 1) return within_while(all_given());
    const Op& op = condition(asked.front());
    if (Clause so = while_so(op); !so.empty()) return so;
    if (Clause first = of_first(op); !first.empty()) return first;
    sp_.now().spoken_of = sp_.said_again(l_.condition(op.verb).params, op);
    sp_.now().asked = things_of(l_.condition(op.verb).params, op);
    Clause out = all_given();
    sp_.now().spoken_of = sp_.now().asked = -1;
    return within_while(std::move(out));
  }
  Clause within_while(Clause out) const {
    if (!has_conditions()) return out;
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
// the moment. If the filter says who owns the card, the owner acts: "each time you play an Elf".
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
// Says a condition as an adverb: "at an underground site", for "the fellowship is at an underground site".
Clause TextBuilder::adverb(const Op& op) const {
  Clause s = condition(op);
  s.phrase.key = kept_key(s.phrase.key, "during");
  return s;
}
// Says the things of a moment: cards with an article, "a companion"; places without one.
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

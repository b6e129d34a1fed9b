// A text of a card in words: "While in reserve: use an action and eliminate this card to draw 3 cards."
//
//   <game>.when.<moment>, .to       "when played", "when played to {to}"
//   <game>.give.<modifier>          "your carryover limit is {n} higher"
//   <game>.instead, .items, .alone  "if {what} would be eliminated {causes}, cycle {what} instead"
//   effects.text.*                  how they are put together
#include "effects/ability.h"
#include "effects/say.h"

namespace mathom::effects {
namespace {

class AbilitySpeaker {
 public:
  AbilitySpeaker(const Speaker& sp, const Ability& a) : l_(sp.language()), c_(sp.code()), sp_(sp), a_(a) {}

  Saying say() const {
    switch (a_.kind) {
      case Ability::Kind::happens: return happens();
      case Ability::Kind::stands: return stands();
      case Ability::Kind::instead: return instead();
    }
    return {};
  }

 private:
  Saying need() const {
    Op op;
    op.arg[0] = a_.first_condition;
    op.arg[1] = a_.conditions;
    return sp_.need(op, 0);
  }
  bool by_himself() const { return a_.by == kHimself; }

  // Does the text go on with something that he does himself? Then one can say "to ...".
  bool he_acts() const { return sp_.is_bare(c_.ops[static_cast<std::size_t>(a_.body)], kHimself); }
  std::string_view action_key() const {
    if (!by_himself()) return a_.cost >= 0 ? "effects.text.action_at_by" : "effects.text.action_by";
    if (!he_acts()) return a_.cost >= 0 ? "effects.text.action_at_then" : "effects.text.action_then";
    return a_.cost >= 0 ? "effects.text.action_at" : "effects.text.action";
  }

  // What is done, and what it costs: "you may forsake 1 card to draw 3 cards".
  Saying deed() const {
    const Op* step = a_.cost >= 0 || a_.may || by_himself() ? nullptr : sp_.only_step(a_.body);
    if (step && sp_.is_bare(*step, kHimself)) return sp_.full(*step, sp_.who(a_.by));
    Saying what = sp_.in_order(a_.body, kHimself);
    Saying out = std::move(what);
    if (a_.cost >= 0) {
      Saying paid{Phrase{a_.may && he_acts() ? "effects.text.to" : "effects.then", {}}};
      paid.put("first", sp_.in_order(a_.cost, kHimself)).put("rest", std::move(out));
      out = std::move(paid);
    }
    if (a_.may) return sp_.may(a_.by, std::move(out));
    if (!by_himself()) {
      Saying s{Phrase{"effects.text.by", {}}};
      out = std::move(s.put("who", sp_.who(a_.by)).put("what", std::move(out)));
    }
    return out;
  }
  Saying when() const {
    const Trigger& t = l_.trigger(a_.trigger);
    Saying s{Phrase{a_.to >= 0 ? t.to_key : t.key, {}}};
    if (a_.to >= 0) s.put("to", sp_.things(a_.to, {}, Speaker::Lying::there));
    return s;
  }
  Saying happens() const {
    Saying out;
    if (l_.trigger(a_.trigger).is_action) {
      out = Saying{Phrase{action_key(), {}}};
      if (!by_himself()) out.put("who", sp_.who(a_.by));
      if (a_.cost >= 0) out.put("cost", sp_.in_order(a_.cost, kHimself));
      out.put("what", sp_.in_order(a_.body, kHimself));
    } else {
      out = deed();
      if (!l_.trigger(a_.trigger).is_plain) {
        Saying s{Phrase{"effects.text.when", {}}};
        out = std::move(s.put("when", when()).put("what", std::move(out)));
      }
    }
    if (a_.conditions > 0) {
      const bool at_once = l_.trigger(a_.trigger).is_plain;
      Saying s{Phrase{at_once ? "effects.if" : "effects.text.if", {}}};
      out = std::move(s.put("need", need()).put(at_once ? "then" : "what", std::move(out)));
    }
    if (a_.limit > 0) {
      Saying s{Phrase{"effects.text.limit", {}}};
      s.put("limit", {Phrase{l_.limits()->key(a_.limit - 1), {}}});
      out = std::move(s.put("what", std::move(out)));
    }
    return out;
  }
  Saying stands() const {
    std::vector<Saying> list;
    for (int i = a_.first_modifier; i < a_.first_modifier + a_.modifiers; ++i)
      list.push_back(sp_.gives(c_.modifiers[static_cast<std::size_t>(i)]));
    Saying out = sp_.all_of(std::move(list));
    if (a_.conditions == 0) return out;
    Saying s{Phrase{"effects.text.while", {}}};
    return std::move(s.put("need", need()).put("what", std::move(out)));
  }
  Saying instead() const {
    std::vector<Saying> causes;
    for (int i = 0; i < l_.causes()->size(); ++i)
      if ((a_.causes >> i & 1) != 0) causes.push_back({Phrase{l_.causes()->key(i), {}}});
    Saying s = sp_.replaces(a_.instead);
    s.put("causes", sp_.any_of(std::move(causes)));
    if (a_.conditions == 0) return s;
    Saying out{Phrase{"effects.text.while", {}}};
    return std::move(out.put("need", need()).put("what", std::move(s)));
  }

  const Language& l_;
  const Code& c_;
  const Speaker& sp_;
  const Ability& a_;
};

}  // namespace

Saying say_ability(const Speaker& sp, const Ability& a) { return AbilitySpeaker(sp, a).say(); }

Saying Speaker::in_order(int block, int actor) const {
  std::vector<Saying> list;
  for (int pc = block; at(pc).verb != kEnd; ++pc) list.push_back(either(at(pc), actor));
  return join(std::move(list), "effects.then", "effects.comma");
}
Saying Speaker::all_of(std::vector<Saying> list) const { return join(std::move(list), "effects.and", "effects.comma"); }
Saying Speaker::any_of(std::vector<Saying> list) const {
  return join(std::move(list), "effects.or_short", "effects.comma");
}

Saying Speaker::gives(const Op& op) const {
  const Modifier& m = l_.modifier(op.verb);
  if (m.say) return m.say(*this, op);
  Saying s{Phrase{m.key, {}}};
  arguments(m.params, op, s.phrase);
  sayings(m.params, op, s);
  return s;
}

Saying Speaker::replaces(const Op& op) const {
  Saying s{Phrase{l_.instead_key(), {}}};
  arguments(l_.replacement(), op, s.phrase);
  std::size_t slot = 0;
  for (const Param& p : l_.replacement()) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind == Param::Kind::flag && arg != 0) s.phrase.number(p.key, 1);
    if (p.kind == Param::Kind::flag && arg == 0) s.phrase.number(p.key, 2);
    if (p.kind == Param::Kind::things && arg >= 0) s.put(p.key, things(arg, {kAny}, Lying::there));
  }
  return s;
}

}  // namespace mathom::effects

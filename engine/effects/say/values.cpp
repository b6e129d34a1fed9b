// Numbers and parameters in words: the part of TextBuilder that makes "2 for each Orc" and "1 lower".
//
//   effects.for_each, .for_every   "for each Orc", "for every 2 Orcs"
//   effects.over, .at_most         "... over 4", "... (at most 3)"
//   effects.plus, .more, .less     "+2", "+X (X: ...)", with a sign
//   <key>.as_many                  "discard that many cards": the number is what the last step took
//   <key>.each                     "draw 1 card for each Orc"
#include "effects/run/machine.h"
#include "effects/say/nouns.h"

namespace mathom::effects {

// "for each minion", "for every 2 burdens over 4 (at most 3)".
Clause Nouns::counted_value(const Value& v) const {
  Clause s{Phrase{v.per == 1 ? "effects.for_each" : "effects.for_every", {}}};
  if (v.measure >= 0) {
    Phrase unit = Phrase{l_.measure(v.measure).key, {}}.number("n", v.per == 1 ? 1 : 2);
    Clause things{unit};
    if (v.per != 1) {
      Clause some{Phrase{"effects.things.some", {}}.number("n", v.per)};
      things = std::move(some.put("things", std::move(things)));
    }
    s.put("things", std::move(things));
  } else {
    s.put("things", targets(v.filter, {v.per == 1 ? kEach : v.per}, Lying::there));
    if (counts_it(v)) {
      Clause with_it{Phrase{"effects.including", {}}};
      s = std::move(with_it.put("what", std::move(s)).put("it", that_one(now_.it)));
    }
  }
  return s;
}

// Whether the thing that the moment is about has just come to the place where these lie.
bool Nouns::counts_it(const Value& v) const {
  const int place = now_.trigger < 0 || now_.it < 0 ? -1 : l_.trigger(now_.trigger).lands_in;
  const Filter& f = filter(v.filter);
  const Test* const where = place < 0 || f.word >= 0 ? nullptr : place_test(f);
  return where && where->values == 1 && c_.lists[static_cast<std::size_t>(where->first)] == place;
}

bool Nouns::says_for_each(const Language& l, const Value& v) {
  if (v.measure == kNumberAsked || v.measure == kSum) return false;
  return v.measure < 0 ? v.filter >= 0 : l.measure(v.measure).counted;
}

namespace {

Clause with_number(std::string_view key, Clause what, std::int16_t n) {
  Clause s{Phrase{key, {}}.number("n", n)};
  return std::move(s.put("what", std::move(what)));
}

}  // namespace

bool Nouns::is_counted(std::int16_t arg) const {
  return arg >= kComputed && says_for_each(l_, c_.values[static_cast<std::size_t>(arg - kComputed)]);
}

Clause Nouns::value(std::int16_t arg, bool is_signed) const {
  if (arg < kComputed) return {Phrase{is_signed && arg > 0 ? "effects.plus" : "effects.number", {}}.number("n", arg)};
  const Value& v = c_.values[static_cast<std::size_t>(arg - kComputed)];
  if (!says_for_each(l_, v)) {
    if (!is_signed) return amount(arg);
    if (v.measure < 0 && v.filter < 0) return {Phrase{"effects.as_many.more", {}}};
    if (v.measure == kNumberAsked) return {Phrase{v.times < 0 ? "effects.asked.less" : "effects.asked.more", {}}};
    Clause s{Phrase{v.times < 0 ? "effects.less" : "effects.more", {}}};
    return std::move(s.put("n", amount(arg)));
  }
  Clause s = counted_value(v);
  if (v.over > 0) s = with_number("effects.over", std::move(s), v.over);
  if (v.most > 0) s = with_number("effects.at_most", std::move(s), v.most);
  if (!sp_.on()) return s;
  return with_number("effects.now", std::move(s), static_cast<std::int16_t>(value_of(*sp_.on(), arg, *sp_.frame())));
}

Clause Nouns::amount(std::int16_t arg) const {
  if (arg == kAll) return {Phrase{"effects.any_number", {}}};
  if (arg < kComputed) return {Phrase{"effects.number", {}}.number("n", arg)};
  const Value& v = c_.values[static_cast<std::size_t>(arg - kComputed)];
  if (v.measure == kNumberAsked) return {Phrase{"effects.asked", {}}};
  if (v.measure < 0 && v.filter < 0) return {Phrase{"effects.as_many", {}}};
  Clause s;
  if (v.measure == kSum) {
    std::vector<Clause> parts;
    for (int i = v.first; i < v.first + v.parts; ++i) parts.push_back(amount(c_.lists[static_cast<std::size_t>(i)]));
    s = sp_.join(std::move(parts), "effects.sum", "effects.sum");
  } else if (says_for_each(l_, v)) {
    s = {Phrase{"effects.number_of", {}}};
    s.put("things", v.measure >= 0 ? Clause{Phrase{l_.measure(v.measure).key, {}}.number("n", 2)}
                                   : targets(v.filter, {}, Lying::there));
  } else {
    s = {Phrase{l_.measure(v.measure).key, {}}};
    now_.within += 2;  // "the strength of this card", not of "it"
    if (v.filter >= 0) s.put("what", targets(v.filter, {}, Lying::there));
    now_.within -= 2;
  }
  const int times = v.times < 0 ? -v.times : v.times;
  if (v.over > 0) s = with_number("effects.over", std::move(s), v.over);
  if (v.per > 1) s = with_number("effects.divided", std::move(s), v.per);
  if (times > 1) s = with_number("effects.times", std::move(s), static_cast<std::int16_t>(times));
  return v.most > 0 ? with_number("effects.at_most", std::move(s), v.most) : s;
}

namespace {

// Whether the value is the number of things that the last step took, and that number is one.
bool is_one_taken(const Code& c, std::int16_t arg, int took) {
  if (took != 1 || arg < kComputed) return false;
  const Value& v = c.values[static_cast<std::size_t>(arg - kComputed)];
  return v.measure < 0 && v.filter < 0 && v.times == 1 && v.per == 1 && v.over == 0;
}

// Adds the size of a change without its sign, "2" or "X", and the number "up", which is 2 for less:
// "{up|higher|lower}".
void put_size(const TextBuilder& sp, std::int16_t arg, Clause& s) {
  const Value* const v = arg < kComputed ? nullptr : &sp.code().values[static_cast<std::size_t>(arg - kComputed)];
  const int n = v ? v->times : arg;
  if (s.phrase.args.size() + 2 > Phrase::kMostArgs) return;
  s.phrase.number("up", n < 0 ? 2 : 1);
  if (v && !Nouns::says_for_each(sp.language(), *v))
    s.put("size", sp.amount(arg));
  else
    s.phrase.number("size", n < 0 ? -n : n);
}

}  // namespace

// "1 for each ..." needs a sentence of its own.
void TextBuilder::put_value(const Param& p, std::int16_t arg, Clause& s) const {
  if (!p.is_signed && is_one_taken(c_, arg, now_.took)) arg = 1;
  if (p.is_signed) put_size(*this, arg, s);
  if (arg < kComputed) {
    if (p.is_signed)
      s.put(p.key, value(arg, true));
    else if (!s.phrase.args.full())
      s.phrase.number(p.key, arg);
    return;
  }
  s.put(p.key, value(arg, p.is_signed));
  const Value& v = c_.values[static_cast<std::size_t>(arg - kComputed)];
  if (!Nouns::says_for_each(l_, v)) {
    if (!p.is_signed) s.phrase.key = kept_key(s.phrase.key, "as_many");  // "discard that many cards"
    return;
  }
  s.phrase.key = kept_key(s.phrase.key, "each");
  if (p.is_signed)
    s.put("times", value(v.times, true));
  else if (!s.phrase.args.full())
    s.phrase.number("times", v.times);
}

void TextBuilder::put_clauses(const std::vector<Param>& params, const Op& op, Clause& s, Lying lying) const {
  Many many;
  std::size_t slot = 0;
  bool counts_things = false;  // the number belongs to the things
  for (const Param& p : params) {
    if (p.kind == Param::Kind::targets && p.key == "what") counts_things = true;
    if (p.kind == Param::Kind::value && p.key == "n")
      many.n = is_one_taken(c_, op.arg[slot], now_.took) ? std::int16_t{1} : op.arg[slot];
    if (p.key == "least") many.n = op.arg[slot];
    if (p.kind == Param::Kind::flag && p.key == "up_to") many.up_to = op.arg[slot] != 0;
    slot += static_cast<std::size_t>(p.width());
  }
  slot = 0;
  for (const Param& p : params) {
    const std::int16_t arg = op.arg[slot];
    slot += static_cast<std::size_t>(p.width());
    if (p.kind == Param::Kind::value && (p.key != "n" || !counts_things || arg < kComputed)) put_value(p, arg, s);
    if (p.key == "on" && arg >= 0 && !s.phrase.args.full()) s.phrase.number("many", is_one(arg) ? 1 : 2);
    if (p.kind == Param::Kind::targets && arg >= 0) {
      s.put(p.key, targets(arg,
                           p.is_one          ? Many{kAny}
                           : p.key == "what" ? many
                           : p.key == "on"   ? Many{kEvery}
                                             : Many{},
                           p.key == "what" ? lying : Lying::there));
      if (p.key == "what" && l_.says_you() && !s.phrase.args.full())
        s.phrase.number("it", is_said_as_it(s.parts.back()) ? 1 : 2);
    }
    if (p.kind == Param::Kind::conditions) s.put(p.key, need(op, static_cast<int>(slot) - p.width()));
  }
}

}  // namespace mathom::effects

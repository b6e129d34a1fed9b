#include "effects/run/outlook.h"

#include <algorithm>
#include <cstdlib>

namespace mathom::effects {
namespace {

const Op& step_at(const Host& h, int pc) { return h.code().ops[static_cast<std::size_t>(pc)]; }

// Whether the filter counts what a step moves.
bool counts_moved(const Host& h, int filter) {
  const Filter& f = filter_at(h.code(), filter);
  const TargetKind& kind = h.language().target_kind(f.target_kind);
  for (int i = f.first; i < f.first + f.tests; ++i)
    if (kind.tests[test_at(h.code(), i).word].of_step) return true;
  return false;
}
int most_counted(const Host& h, const Value& v, const Frame& f, const Outlook& o) {
  if (v.measure == kNumberAsked) return o.asked;
  if (v.measure == kSum) {
    int sum = 0;
    for (int i = v.first; i < v.first + v.parts; ++i)
      sum += most_of(h, h.code().lists[static_cast<std::size_t>(i)], f, o);
    return sum;
  }
  if (v.measure >= 0) return h.language().measure(v.measure).of(h, v.filter, f);
  if (v.filter < 0 || counts_moved(h, v.filter)) return o.taken;
  return is_open(h, v.filter) ? kAll : h.count(v.filter, f);
}
// Returns the step that chooses the things of this filter.
const Op* chooser_of(const Host& h, const Filter& f, const Outlook& o) {
  if (f.word >= kNamed) return o.chooser[static_cast<std::size_t>(1 + f.word - kNamed)];
  return f.word >= 0 && f.word == h.language().target_kind(f.target_kind).chosen ? o.chooser[0] : nullptr;
}
// Returns the index of a parameter's argument; -1 if the verb has no such parameter.
int slot_where(const Verb& verb, const auto& wanted) {
  for (std::size_t i = 0; i < verb.params.size(); ++i)
    if (wanted(verb.params[i])) return verb.slot(i);
  return -1;
}
int what_of(const Verb& verb, const Op& op) {
  const int slot = slot_where(verb, [](const Param& p) { return p.key == "what" && p.kind == Param::Kind::targets; });
  return slot < 0 ? -1 : op.arg[static_cast<std::size_t>(slot)];
}
void note_choice(const Verb& verb, const Op& op, Outlook& o) {
  if (what_of(verb, op) < 0) return;
  o.chooser[0] = &op;
  const int slot = slot_where(verb, [](const Param& p) { return p.kind == Param::Kind::binding; });
  const int name = slot < 0 ? -1 : op.arg[static_cast<std::size_t>(slot)];
  if (name >= 0) o.chooser[static_cast<std::size_t>(1 + name)] = &op;
}
Frame frame_of_step(const Host& h, const Verb& verb, const Op& op, const Frame& f) {
  const bool has_who = !verb.params.empty() && verb.params[0].kind == Param::Kind::who;
  return has_who && who_of(h, op, f) >= 0 ? seen_by_who(h, op, f) : f;
}

}  // namespace

int most_of(const Host& h, std::int16_t arg, const Frame& f, const Outlook& o) {
  if (arg < kComputed) return std::abs(arg);
  const Value& v = h.code().values[static_cast<std::size_t>(arg - kComputed)];
  const int n = std::max(most_counted(h, v, f, o) - v.over, 0) / v.per * std::abs(v.times);
  return v.most < 0 ? n : std::min<int>(n, v.most);
}

int most_number_of(const Host& h, const Op& modifier, const Frame& f, const Outlook& o) {
  std::size_t slot = 0;
  for (const Param& p : h.language().modifier(modifier.verb).params) {
    if (p.kind == Param::Kind::value || p.kind == Param::Kind::number) return most_of(h, modifier.arg[slot], f, o);
    slot += static_cast<std::size_t>(p.width());
  }
  return 0;
}

bool some_ahead(const Host& h, int filter, const Frame& f, const Outlook& o, const std::function<bool(int)>& fits) {
  Things all;
  if (is_open(h, filter)) {
    const Op* chooser = chooser_of(h, filter_at(h.code(), filter), o);
    if (!chooser) return true;
    const Verb& verb = h.language().verb(chooser->verb);
    const Frame own = frame_of_step(h, verb, *chooser, f);
    if (is_open(h, what_of(verb, *chooser))) return true;
    verb.choices ? verb.choices(h, *chooser, f, all) : h.things(what_of(verb, *chooser), own, all);
  } else {
    h.things(filter, f, all);
  }
  return std::any_of(all.begin(), all.end(), [&](int thing) { return fits(thing); });
}

bool step_changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  const Verb& verb = h.language().verb(op.verb);
  const bool changes = !verb.changes || verb.changes(h, op, f, o);
  note_choice(verb, op, o);
  return changes;
}

bool block_changes(const Host& h, int block, const Frame& f, Outlook& o) {
  bool changes = false;
  for (int pc = block; pc >= 0 && step_at(h, pc).verb != kEnd && !changes; ++pc)
    changes = step_changes(h, step_at(h, pc), f, o);
  return changes;
}

bool would_change(const Host& h, const Ability& a, const Frame& self) {
  Outlook o;
  for (int pc = a.cost; pc >= 0 && step_at(h, pc).verb != kEnd; ++pc) step_changes(h, step_at(h, pc), self, o);
  return block_changes(h, a.body, self, o);
}

bool changes_nothing(const Host&, const Op&, const Frame&, Outlook&) { return false; }

}  // namespace mathom::effects

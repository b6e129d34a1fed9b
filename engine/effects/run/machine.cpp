#include "effects/run/timed.h"

#include <algorithm>
#include <bit>

namespace mathom::effects {
namespace {

const Op& op_at(const Host& h, int pc) { return h.code().ops[static_cast<std::size_t>(pc)]; }

void to_next(Frame& f) {
  ++f.local[kPc];
  for (std::size_t i = kStage; i <= kD; ++i) f.local[i] = 0;
  f.answer = {};
}

}  // namespace

bool is_place(const Code& code, int pc) { return pc >= 0 && pc < static_cast<int>(code.ops.size()); }

SeatMask seats_of(const Host& h, int who, const Frame& f) {
  const auto all = [&] {
    SeatMask out = kNobody;
    for (int i = 0; i < h.seats(); ++i)
      if (h.in_play(seat_at(i))) out = static_cast<SeatMask>(out | only(seat_at(i)));
    return out;
  };
  const auto alive = [&](SeatId s) { return is_player(s) && h.in_play(s) ? only(s) : kNobody; };
  switch (static_cast<Who>(who)) {
    case Who::active: return alive(h.active());
    case Who::self: return alive(seat_in(f, kSelf));
    case Who::chosen: return alive(seat_in(f, kChosen));
    case Who::each_player: return all();
    case Who::others: return static_cast<SeatMask>(all() & ~only(h.active()));
    default: return h.own_seats(who - static_cast<int>(Who::own), f);
  }
}

SeatId seat_of(const Host& h, int who, const Frame& f) {
  if (static_cast<Who>(who) == Who::self) {
    const SeatId self = seat_in(f, kSelf);
    return is_player(self) && h.in_play(self) ? self : SeatId::none;
  }
  const SeatMask seats = seats_of(h, who, f);
  return seats == kNobody ? SeatId::none : seat_at(std::countr_zero(seats));
}

SeatId first_from(const Host& h, SeatMask set, SeatId from) {
  SeatId s = is_player(from) ? from : seat_at(0);
  for (int i = 0; i < h.seats(); ++i, s = h.seat_after(s))
    if (contains(set, s)) return s;
  return SeatId::none;
}

namespace {

// Returns a value that does not count things.
int measured(const Host& h, const Value& v, const Frame& f) {
  if (v.measure == kNumberAsked) return h.asked();
  if (v.measure != kSum) return h.language().measure(v.measure).of(h, v.filter, f);
  int sum = 0;
  for (int i = v.first; i < v.first + v.parts; ++i) sum += value_of(h, h.code().lists[static_cast<std::size_t>(i)], f);
  return sum;
}

}  // namespace

int value_of(const Host& h, std::int16_t arg, const Frame& f) {
  if (arg < kComputed) return arg;
  const Value& v = h.code().values[static_cast<std::size_t>(arg - kComputed)];
  const int n = v.measure >= 0 ? measured(h, v, f) : v.filter < 0 ? h.taken(f) : h.count(v.filter, f);
  const int out = std::max(n - v.over, 0) / v.per * v.times;
  return v.most < 0 ? out : std::clamp(out, -static_cast<int>(v.most), static_cast<int>(v.most));
}

int number_of_modifier(const Host& h, const Op& op, const Frame& f) {
  const auto& params = h.language().modifier(op.verb).params;
  std::size_t slot = 0;
  for (const Param& p : params) {
    if (p.kind == Param::Kind::value || p.kind == Param::Kind::number) return value_of(h, op.arg[slot], f);
    slot += static_cast<std::size_t>(p.width());
  }
  return 0;
}

int first_failing(const Host& h, int first, int n, const Frame& f) {
  for (int i = first; i < first + n; ++i) {
    const Op& c = h.code().conditions[static_cast<std::size_t>(i)];
    if (!h.language().condition(c.verb).holds(h, c, f)) return i;
  }
  return -1;
}

Next run_op(Host& h, Frame& f) {
  const SeatId self = seat_in(f, kSelf);
  if (is_player(self) && !h.in_play(self)) return Next::done;  // their part is over
  const Op& op = op_at(h, f.local[kPc]);
  if (op.verb == kEnd) return Next::done;
  switch (h.language().verb(op.verb).run(h, op, f)) {
    case Flow::next: to_next(f); return Next::again;
    case Flow::again: return Next::again;
    case Flow::ask: return Next::ask;
  }
  return Next::done;
}

void ask_op(const Host& h, const Frame& f, Decision& d) {
  const Op& op = op_at(h, f.local[kPc]);
  const Verb& verb = h.language().verb(op.verb);
  if (verb.ask) verb.ask(h, op, f, d);
}

void ask_yes_or_no(Decision& d, SeatId seat) {
  d.seat = seat;
  d.ask = Ask::confirm;
  d.options.push_back({.verb = kYes, .amount = 1});
  d.options.push_back({.verb = kNo});
}

bool block_is_possible(const Host& h, int block, const Frame& f) {
  for (int pc = block; op_at(h, pc).verb != kEnd; ++pc) {
    const Op& op = op_at(h, pc);
    if (!h.language().verb(op.verb).possible(h, op, f)) return false;
  }
  return true;
}

bool can_begin(const Host& h, int block, const Frame& f) {
  const Op& op = op_at(h, block);
  return op.verb == kEnd || h.language().verb(op.verb).possible(h, op, f);
}

}  // namespace mathom::effects

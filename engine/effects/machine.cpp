#include "effects/machine.h"

namespace mathom::effects {
namespace {

const Op& op_at(const Host& h, int pc) { return h.code().ops[static_cast<std::size_t>(pc)]; }

void to_next(Frame& f) {
  ++f.local[kPc];
  for (std::size_t i = kStage; i <= kD; ++i) f.local[i] = 0;
  f.answer = 0;
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

SeatId seat_of(const Host& h, int who, const Frame& f) { return first_from(h, seats_of(h, who, f), SeatId::s0); }

SeatId first_from(const Host& h, SeatMask set, SeatId from) {
  const int start = is_player(from) ? index(from) : 0;
  for (int i = 0; i < h.seats(); ++i) {
    const SeatId s = seat_at((start + i) % h.seats());
    if (contains(set, s)) return s;
  }
  return SeatId::none;
}

Frame begin_block(std::uint16_t code, int block, SeatId self, SeatId chosen) {
  Frame f;
  f.code = code;
  f.local[kPc] = static_cast<std::int16_t>(block);
  f.local[kSelf] = static_cast<std::int16_t>(is_player(self) ? index(self) : -1);
  f.local[kChosen] = static_cast<std::int16_t>(is_player(chosen) ? index(chosen) : -1);
  return f;
}

int value_of(const Host& h, std::int16_t arg, const Frame& f) {
  if (arg < kComputed) return arg;
  const Value& v = h.code().values[static_cast<std::size_t>(arg - kComputed)];
  return (v.filter < 0 ? h.taken(f) : h.count(v.filter, f)) / v.per;
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
  if (is_player(self) && !h.in_play(self)) return Next::done;  // what was his to do is over
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

// --- words

namespace {

void say_args(const Language& l, const std::vector<Param>& params, const Op& op, Phrase& p) {
  std::size_t at = 0;
  for (const Param& param : params) {
    const std::int16_t value = op.arg[at];
    at += static_cast<std::size_t>(param.width());
    if (p.args.full()) return;
    if (param.kind == Param::Kind::number) p.number(param.key, value);
    if (param.kind == Param::Kind::who) p.word(param.key, l.selectors().key(value));
    if (param.kind == Param::Kind::name) p.word(param.key, param.names->key(value));
  }
}

class Speaker {
 public:
  Speaker(const Language& l, const Code& c) : l_(l), c_(c) {}
  void block(int begin, int depth) {
    for (int pc = begin; c_.ops[static_cast<std::size_t>(pc)].verb != kEnd; ++pc)
      op(c_.ops[static_cast<std::size_t>(pc)], depth);
  }
  std::vector<Line> take() { return std::move(lines_); }

 private:
  bool is_empty(int begin) const { return c_.ops[static_cast<std::size_t>(begin)].verb == kEnd; }

  void op(const Op& op, int depth) {
    const Verb& verb = l_.verb(op.verb);
    lines_.push_back({say_op(l_, op), depth});
    int at = 0;
    for (const Param& p : verb.params) {
      inner(p, &op.arg[static_cast<std::size_t>(at)], depth + 1);
      at += p.width();
    }
  }

  void inner(const Param& p, const std::int16_t* arg, int depth) {
    if (p.kind == Param::Kind::cost)
      for (const CostItem& item : c_.costs[static_cast<std::size_t>(arg[0])])
        lines_.push_back({say_cost(l_, item), depth});
    if (p.kind == Param::Kind::conditions)
      for (int i = 0; i < arg[1]; ++i) {
        const Op& op = c_.conditions[static_cast<std::size_t>(arg[0] + i)];
        Phrase said{l_.condition(op.verb).key, {}};
        say_args(l_, l_.condition(op.verb).params, op, said);
        lines_.push_back({said, depth});
      }
    if (p.kind == Param::Kind::block && !is_empty(arg[0])) {
      if (p.key == "else") lines_.push_back({Phrase{"effects.otherwise", {}}, depth - 1});
      if (p.key == "then") lines_.push_back({Phrase{"effects.if_so", {}}, depth - 1});
      block(arg[0], depth);
    }
    if (p.kind == Param::Kind::blocks)
      for (int i = 0; i < arg[1]; ++i) {
        if (i > 0) lines_.push_back({Phrase{"effects.or", {}}, depth - 1});
        block(c_.lists[static_cast<std::size_t>(arg[0] + i)], depth);
      }
  }

  const Language& l_;
  const Code& c_;
  std::vector<Line> lines_;
};

}  // namespace

Phrase say_op(const Language& l, const Op& op) {
  Phrase p{l.verb(op.verb).key, {}};
  say_args(l, l.verb(op.verb).params, op, p);
  return p;
}

Phrase say_cost(const Language& l, const CostItem& item) {
  const CostWord& word = l.cost(item.what);
  Phrase p = Phrase{word.key, {}}.number("n", item.n);
  if (word.kinds) p.word("of", word.kinds->key(item.kind));
  return p;
}

std::vector<Line> say_block(const Language& l, const Code& c, int block) {
  Speaker speaker(l, c);
  speaker.block(block, 0);
  return speaker.take();
}

}  // namespace mathom::effects

#include "games/lotr_tcg/rules/idle.h"

#include "core/hash.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::uint8_t kNoLimit = 0;

// What no onlooker sees may be another world's: it must not decide what is offered.
std::uint64_t what_all_see(const State& s) {
  State table = s;
  table.frames.clear();
  table.uses.clear();
  FieldHasher h(kNobody);
  State::fields(table, h);
  return h.value();
}
std::int16_t part(std::uint64_t seen, std::size_t n) { return static_cast<std::int16_t>(seen >> 16 * n & 0x7FFF); }

}  // namespace

bool is_idle(const TableCards& t, int card, int ability, int seat) {
  for (const effects::Use& u : t.s.uses)
    if (u.limit == kNoLimit && u.source == card && u.ability == ability && u.n == seat) return true;
  return false;
}
void forget_idle(TableMoves& t) {
  effects::keep_only(t.s.uses, [](const effects::Use& u) { return u.limit != kNoLimit; });
}

void begin_use(Frame& f, TableMoves& t, int card, int ability, int seat) {
  const effects::Ability& a = t.ability(ability);
  if (a.cost >= 0 || a.limit != 0) return forget_idle(t);
  const std::uint64_t seen = what_all_see(t.s);
  f.spare = static_cast<std::uint8_t>(seat);
  f.local[kIdleCard] = static_cast<std::int16_t>(card + 1);
  f.local[kIdleText] = static_cast<std::int16_t>(ability);
  for (std::size_t n = kIdleSeen; n < kIdleEnd; ++n) f.local[n] = part(seen, n - kIdleSeen);
}
void end_use(Frame& f, TableMoves& t) {
  if (f.local[kIdleCard] == 0) return;
  const std::uint64_t seen = what_all_see(t.s);
  bool same = true;
  for (std::size_t n = kIdleSeen; n < kIdleEnd; ++n) same = same && f.local[n] == part(seen, n - kIdleSeen);
  if (!same) forget_idle(t);
  if (same && !t.s.uses.full())
    t.s.uses.push_back({f.local[kIdleText], static_cast<std::int16_t>(f.local[kIdleCard] - 1), kNoLimit, f.spare});
  f.spare = 0;
  for (std::size_t n = kIdleCard; n < kIdleEnd; ++n) f.local[n] = 0;
}

}  // namespace mathom::lotr_tcg

#include "rules/decision.h"

namespace mathom {
namespace {

bool is_permutation(std::span<const std::uint16_t> order, std::size_t n) {
  if (order.size() != n) return false;
  std::vector<bool> met(n, false);
  for (const auto i : order) {
    if (i >= n || met[i]) return false;
    met[i] = true;
  }
  return true;
}

}  // namespace

bool fits(const Decision& d, const Choice& c) {
  if (d.over()) return false;
  if (d.by_luck() && d.ask == Ask::shuffle) return c.order.empty() || is_permutation(c.order, d.options.size());
  if (!c.order.empty()) return false;
  return c.value < (d.by_luck() ? d.sides : d.options.size());
}

}  // namespace mathom

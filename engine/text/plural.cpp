#include "text/plural.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace mathom {
namespace {

// What stands before the next `mark`, or everything; `text` keeps what follows it.
std::string_view next(std::string_view& text, std::string_view mark) {
  const std::size_t end = text.find(mark);
  const std::string_view out = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + mark.size());
  return out;
}

bool read_number(std::string_view text, std::int64_t& out) {
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, out);
  return read.ec == std::errc() && read.ptr == end && out >= 0;
}

bool read_range(std::string_view text, std::pair<std::int64_t, std::int64_t>& out) {
  const bool has_end = text.find("..") != std::string_view::npos;
  if (!read_number(next(text, ".."), out.first)) return false;
  if (!has_end) return out.second = out.first, true;
  return read_number(text, out.second) && out.second >= out.first;
}

}  // namespace

PluralRule::PluralRule() : conditions_{{{Relation{.ranges = {{1, 1}}}}}} {}

bool PluralRule::read(std::string_view text, Relation& out) {
  const std::string_view operand = next(text, " ");
  if (operand != "n" && operand != "i") return false;
  out.whole = operand == "i";
  std::string_view sign = next(text, " ");
  if (sign == "%") {
    if (!read_number(next(text, " "), out.modulo) || out.modulo == 0) return false;
    sign = next(text, " ");
  }
  if ((sign != "=" && sign != "!=") || text.empty()) return false;
  out.differs = sign == "!=";
  while (!text.empty())
    if (!read_range(next(text, ","), out.ranges.emplace_back())) return false;
  return true;
}

PluralRule::Condition PluralRule::condition(std::string_view text, Problems& problems) {
  Condition out;
  const std::string whole(text);
  do {
    std::string_view all = next(text, " or ");
    out.emplace_back();
    do {
      if (read(next(all, " and "), out.back().emplace_back())) continue;
      problems.add("", "\"" + whole + "\" is not a condition such as \"n = 1\" or \"n % 10 = 2..4 and i != 12,14\"");
      return {};
    } while (!all.empty());
  } while (!text.empty());
  return out;
}

PluralRule PluralRule::read(std::string_view text, Problems& problems) {
  PluralRule out;
  out.conditions_.clear();
  while (!text.empty()) out.conditions_.push_back(condition(next(text, "; "), problems));
  return out;
}

bool PluralRule::holds(const Relation& relation, std::int64_t value, std::int64_t unit) {
  if (!relation.whole && value % unit != 0) return relation.differs;
  const std::int64_t n = relation.modulo ? value / unit % relation.modulo : value / unit;
  const bool within = std::ranges::any_of(relation.ranges, [n](auto r) { return n >= r.first && n <= r.second; });
  return within != relation.differs;
}

int PluralRule::form(std::int64_t value, std::int64_t unit) const {
  const std::int64_t n = value < 0 ? -value : value;
  const auto one = [&](const Relation& r) { return holds(r, n, unit); };
  const auto all = [&](const All& relations) { return std::ranges::all_of(relations, one); };
  const auto found = std::ranges::find_if(conditions_, [&](const Condition& c) { return std::ranges::any_of(c, all); });
  return static_cast<int>(found - conditions_.begin());
}

}  // namespace mathom

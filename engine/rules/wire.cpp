#include "rules/wire.h"

#include <algorithm>

#include "core/json.h"

namespace mathom {
namespace {

Json option_to_json(const Option& o) {
  return Json::array({o.verb, index(o.subject), index(o.object), o.amount, index(o.seat), o.spare});
}

bool option_from_json(const Json& j, Option& o) {
  if (!j.is_array() || j.size() != 6) return false;
  const auto verb = whole_number<std::uint16_t>(j[0]), subject = whole_number<std::uint16_t>(j[1]),
             object = whole_number<std::uint16_t>(j[2]);
  const auto amount = whole_number<std::int16_t>(j[3]);
  const auto seat = whole_number<std::uint8_t>(j[4]), spare = whole_number<std::uint8_t>(j[5]);
  if (!verb || !subject || !object || !amount || !seat || !spare) return false;
  o = {*verb, static_cast<CardId>(*subject), static_cast<CardId>(*object), *amount, static_cast<SeatId>(*seat), *spare};
  return true;
}

template <class T>
T take(const Json& j, const char* name, Problems& problems) {
  const auto n = number_member<T>(j, name);
  if (!n) problems.add(std::string("/") + name, "must be a whole number in range");
  return n.value_or(T{});
}

}  // namespace

Json decision_to_json(const Decision& d) {
  Json options = Json::array();
  for (const auto& o : d.options) options.push_back(option_to_json(o));
  return {{"seat", index(d.seat)}, {"ask", static_cast<int>(d.ask)},
          {"why", d.why},          {"source", index(d.source)},
          {"picked", d.picked},    {"min", d.min},
          {"max", d.max},          {"answer_seen_by", d.answer_seen_by},
          {"sides", d.sides},      {"options", std::move(options)}};
}

Decision decision_from_json(const Json& j, Problems& problems) {
  Decision d;
  Problems found;
  d.seat = static_cast<SeatId>(take<std::uint8_t>(j, "seat", found));
  const auto ask = take<std::uint8_t>(j, "ask", found);
  if (ask > static_cast<std::uint8_t>(Ask::shuffle)) found.add("/ask", "is not a kind of question");
  d.ask = static_cast<Ask>(ask);
  d.why = take<std::uint16_t>(j, "why", found);
  d.source = static_cast<CardId>(take<std::uint16_t>(j, "source", found));
  d.picked = take<std::uint8_t>(j, "picked", found);
  d.min = take<std::uint8_t>(j, "min", found);
  d.max = take<std::uint8_t>(j, "max", found);
  d.answer_seen_by = take<SeatMask>(j, "answer_seen_by", found);
  d.sides = take<std::uint32_t>(j, "sides", found);
  const Json* options = member(j, "options");
  if (!options || !options->is_array()) {
    found.add("/options", "must be a list");
  } else {
    for (std::size_t i = 0; i < options->size(); ++i) {
      Option o;
      if (!option_from_json((*options)[i], o)) found.add("/options/" + std::to_string(i), "is not an option");
      d.options.push_back(o);
    }
  }
  if (found.empty()) return d;
  for (const auto& p : found) problems.add(p.path, p.message);
  return {};
}

std::vector<std::uint32_t> excluded_from_json(const Json& j, const Decision& d, Problems& problems) {
  std::vector<std::uint32_t> out;
  bool sound = j.is_array();
  for (std::size_t i = 0; sound && i < j.size(); ++i) {
    const auto n = whole_number<std::uint32_t>(j[i]);
    sound = n && *n < d.options.size();
    if (sound) out.push_back(*n);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  if (sound && (out.empty() || out.size() < d.options.size())) return out;
  problems.add("/excluded", sound ? "leaves nothing to answer" : "must list numbers of options");
  return {};
}

}  // namespace mathom

#include "rules/config.h"

#include <algorithm>

#include "core/json.h"

namespace mathom {
namespace {

// Returns the number that an option's JSON value stands for; nullopt if it is not one of its values.
std::optional<std::int32_t> option_value(const RuleOption& o, const Json& j) {
  switch (o.kind) {
    case RuleOption::Kind::toggle:
      if (!j.is_boolean()) return std::nullopt;
      return j.get<bool>() ? 1 : 0;
    case RuleOption::Kind::number: {
      const auto n = whole_number<std::int32_t>(j);
      return n && *n >= o.least && *n <= o.most ? n : std::nullopt;
    }
    case RuleOption::Kind::choice: {
      const auto* text = j.is_string() ? j.get_ptr<const std::string*>() : nullptr;
      if (!text) return std::nullopt;
      const auto it = std::find(o.values.begin(), o.values.end(), *text);
      if (it == o.values.end()) return std::nullopt;
      return static_cast<std::int32_t>(it - o.values.begin());
    }
  }
  return std::nullopt;
}

std::string expected(const RuleOption& o) {
  if (o.kind == RuleOption::Kind::toggle) return "must be true or false";
  if (o.kind == RuleOption::Kind::number)
    return "must be a whole number from " + std::to_string(o.least) + " to " + std::to_string(o.most);
  std::string out = "must be one of";
  for (const auto v : o.values) out += " \"" + std::string(v) + "\"";
  return out;
}

void check_options(const GameInfo& info, const Json& options, Problems& problems) {
  if (!options.is_object()) return problems.add("/options", "must be an object");
  for (const auto& [key, value] : options.items()) {
    const auto it =
        std::find_if(info.options.begin(), info.options.end(), [&](const RuleOption& o) { return o.id == key; });
    if (it == info.options.end())
      problems.add("/options/" + key, "is not a rule option of " + std::string(info.id));
    else if (!option_value(*it, value))
      problems.add("/options/" + key, expected(*it));
  }
}

}  // namespace

void check_common_config(const GameInfo& info, const Json& config, Problems& problems) {
  if (!config.is_object()) return problems.add("", "a config must be an object");
  if (const Json* seats = member(config, "seats")) {
    const auto n = whole_number<int>(*seats);
    if (!n || *n < info.least_seats || *n > info.most_seats)
      problems.add("/seats", "must be a whole number from " + std::to_string(info.least_seats) + " to " +
                                 std::to_string(info.most_seats));
  }
  if (const Json* set = member(config, "rule_set")) {
    const auto* text = text_member(config, "rule_set");
    if (!text || std::find(info.rule_sets.begin(), info.rule_sets.end(), *text) == info.rule_sets.end()) {
      std::string known;
      for (const auto r : info.rule_sets) known += " \"" + std::string(r) + "\"";
      problems.add("/rule_set", "must be one of" + known + (set->is_string() ? ", not \"" + *text + "\"" : ""));
    }
  }
  if (const Json* options = member(config, "options")) check_options(info, *options, problems);
}

int config_seats(const GameInfo& info, const Json& config) {
  return number_member<int>(config, "seats").value_or(info.usual_seats);
}

int config_rule_set(const GameInfo& info, const Json& config) {
  const auto* text = text_member(config, "rule_set");
  if (!text) return 0;
  return static_cast<int>(std::find(info.rule_sets.begin(), info.rule_sets.end(), *text) - info.rule_sets.begin());
}

std::int32_t config_option(const GameInfo& info, const Json& config, std::size_t n) {
  const RuleOption& o = info.options[n];
  if (const Json* options = member(config, "options"))
    if (const Json* value = member(*options, std::string(o.id).c_str())) return option_value(o, *value).value_or(0);
  return o.defaults[static_cast<std::size_t>(config_rule_set(info, config))];
}

Json option_json(const RuleOption& o, std::int32_t value) {
  if (o.kind == RuleOption::Kind::toggle) return value != 0;
  if (o.kind == RuleOption::Kind::number) return value;
  return std::string(o.values[static_cast<std::size_t>(value)]);
}

Json full_common_config(const GameInfo& info, const Json& config) {
  Json out = config.is_object() ? config : Json::object();
  Json options = Json::object();
  for (std::size_t i = 0; i < info.options.size(); ++i)
    options[std::string(info.options[i].id)] = option_json(info.options[i], config_option(info, out, i));
  out["seats"] = config_seats(info, out);
  out["rule_set"] = std::string(info.rule_sets[static_cast<std::size_t>(config_rule_set(info, out))]);
  out["options"] = std::move(options);
  return out;
}

}  // namespace mathom

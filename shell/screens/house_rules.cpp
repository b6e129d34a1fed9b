#include "shell/screens/house_rules.h"

#include <algorithm>

#include "core/json.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/common/dotted.h"
#include "shell/tables/doors.h"
#include "shell/tables/kit.h"

namespace mathom {

using namespace ui;

HouseRules::HouseRules(const Game& game) : game_(game), course_(course_of(game.info().id)) {
  const std::string_view length = kit_of(game.info().id).length;
  for (const RuleOption& o : game.info().options)
    if (o.id == length) length_ = &o;
}

void HouseRules::build_length(const Services& use, const Canvas& c, Rect& column, Json& config, int seats) const {
  if (length_) build_option(use, c, column, config, *length_, seats);
}

std::size_t HouseRules::set_of(const Json& config) const {
  const auto& sets = game_.info().rule_sets;
  const std::string* now = text_member(config, "rule_set");
  const auto at = now ? std::find(sets.begin(), sets.end(), *now) : sets.end();
  return at == sets.end() ? 0 : static_cast<std::size_t>(at - sets.begin());
}

bool HouseRules::matters(const RuleOption& option, int seats) const {
  if (!course_) return true;
  const auto it = course_->options_for.find(option.id);
  return it == course_->options_for.end() || std::find(it->second.begin(), it->second.end(), seats) != it->second.end();
}

int HouseRules::usual(const Json& config, const RuleOption& o) const {
  const std::size_t set = set_of(config);
  return set < o.defaults.size() ? o.defaults[set] : o.defaults.empty() ? 0 : o.defaults.front();
}

// Returns the value in the config, or that of the rule set.
int HouseRules::value_of(const Json& config, const RuleOption& o) const {
  const Json* options = member(config, "options");
  const Json* own = options ? member(*options, std::string(o.id).c_str()) : nullptr;
  if (own && own->is_boolean()) return own->get<bool>() ? 1 : 0;
  if (own && own->is_number_integer()) return own->get<int>();
  if (own && own->is_string())
    for (std::size_t i = 0; i < o.values.size(); ++i)
      if (*own->get_ptr<const std::string*>() == o.values[i]) return static_cast<int>(i);
  return usual(config, o);
}

int HouseRules::changed(const Json& config, int seats) const {
  const auto& options = game_.info().options;
  return static_cast<int>(std::count_if(options.begin(), options.end(), [&](const RuleOption& o) {
    return matters(o, seats) && value_of(config, o) != usual(config, o);
  }));
}

// --- the sets: two are named in a row, more are cards

float HouseRules::set_height(const Services& use, const Canvas& c, float width) const {
  float high = 0;
  for (const std::string_view set : game_.info().rule_sets) {
    const std::string key = std::string(game_.info().id) + ".rule_set." + std::string(set);
    const float words = width - (c.em(96) + 3 * kStep);
    float wanted = c.height_of(c.strong(), use.words.say(key), words) +
                   c.height_of(c.small(), use.words.say(key + ".note"), words);
    if (use.words.texts().has(key + ".facts"))
      wanted += c.height_of(c.small_strong(), use.words.say(key + ".facts"), words) + 2;
    high = std::max(high, wanted);
  }
  return std::max(high + 2 * kStep, c.em(76));
}

bool HouseRules::build_set(const Services& use, const Canvas& c, Rect r, std::size_t set, bool chosen) const {
  const std::string id(game_.info().id), word(game_.info().rule_sets[set]), key = id + ".rule_set." + word;
  const std::string name = use.words.say(key), note = use.words.say(key + ".note");
  const std::string facts = use.words.texts().has(key + ".facts") ? use.words.say(key + ".facts") : std::string();
  const Reaction is = c.scene().add({.id = "rule_set/" + std::to_string(set),
                                     .role = Role::radio,
                                     .name = name,
                                     .description = facts.empty() ? note : facts + ". " + note,
                                     .rect = r,
                                     .selected = chosen});
  c.pen().box(r, kRound, chosen ? kButton : rgb(0x07120D, 150));
  c.pen().frame(grown(r, -0.5f), kRound, chosen ? kGold : is.hovered ? kButtonEdge : kPanelEdge, chosen ? 2.0f : 1.0f);
  Rect in = r.inset(kStep);
  const Rect picture = cut_left(in, c.em(96));
  c.pen().box(picture, 5, kInk);
  draw_rule_set(use.host, c.pen(), picture.inset(1), id, word);
  c.pen().frame(picture, 5, kGoldDeep, 1.5f);
  cut_left(in, kStep);
  cut_top(in, c.pen().paragraph(c.strong(), in, name, chosen ? kGold : kText));
  if (!facts.empty()) cut_top(in, c.pen().paragraph(c.small_strong(), in, facts, kText) + 2);
  c.pen().paragraph(c.small(), in, note, kTextSoft);
  if (is.focused) c.focus_ring(r, kRound);
  return is.activated || is.marked;
}

std::string HouseRules::set_words(const Services& use, const Json& config) const {
  const auto& sets = game_.info().rule_sets;
  if (sets.size() < 2) return {};
  return use.words.say(std::string(game_.info().id) + ".rule_set." + std::string(sets[set_of(config)]));
}

// Shows a card for each way to play. Returns the chosen one.
std::size_t HouseRules::build_set_cards(const Services& use, const Canvas& c, Rect& column, std::size_t now,
                                        bool fold) {
  const std::size_t n = game_.info().rule_sets.size();
  const float high = set_height(use, c, column.w);
  std::size_t chosen = now;
  for (std::size_t i = 0; i < n; ++i) {
    if (fold && !sets_open_ && i != now) continue;
    if (build_set(use, c, cut_top(column, high), i, i == now)) chosen = i, sets_open_ = false;
    cut_top(column, kStep);
  }
  if (!fold || sets_open_) return chosen;
  const std::string words = use.words.say("shell.setup.other_sets", {{"n", std::to_string(n - 1)}});
  const Rect r = cut_top(column, c.button_height(words, column.w));
  cut_top(column, kStep);
  if (c.button({.id = "rule_sets", .name = words, .description = use.words.say("shell.folded"), .rect = r}).activated)
    sets_open_ = true, c.scene().want_frame();
  return chosen;
}

bool HouseRules::build_sets(const Services& use, const Canvas& c, Rect& column, Json& config, bool fold) {
  const GameInfo& info = game_.info();
  if (info.rule_sets.size() < 2) return false;
  const std::size_t now = set_of(config);
  std::size_t chosen = now;
  if (info.rule_sets.size() == 2) {
    std::vector<std::string> names;
    for (const std::string_view r : info.rule_sets)
      names.push_back(use.words.say(std::string(info.id) + ".rule_set." + std::string(r)));
    const Rect row = cut_top(column, c.segments_height(names, column.w));
    chosen = static_cast<std::size_t>(
        c.segments("rule_set", row, use.words.say("shell.setup.rules"), names, static_cast<int>(now)));
    const std::string key = std::string(info.id) + ".rule_set." + std::string(info.rule_sets[chosen]) + ".note";
    cut_top(column,
            dotted_paragraph(use.host, c, "rule_set/note", column, c.small(), use.words.say(key), kTextSoft) + kStep);
  } else {
    chosen = build_set_cards(use, c, column, now, fold);
  }
  if (chosen == now) return false;
  config.erase("options");  // a set is taken whole
  config["rule_set"] = info.rule_sets[chosen];
  config.erase("seats");
  return true;
}

// --- what can be changed in it

void HouseRules::build_fold(const Services& use, const Canvas& c, Rect& column, Json& config, int seats) {
  const auto& options = game_.info().options;
  if (options.empty()) return;
  const std::string words = use.words.say("shell.setup.house_rules", {{"n", std::to_string(changed(config, seats))}});
  const Rect r = cut_top(column, c.button_height(words, column.w));
  cut_top(column, 1.5f * kStep);
  if (c.button({.id = "house_rules",
                .name = words,
                .description = use.words.say(open_ ? "shell.unfolded" : "shell.folded"),
                .rect = r})
          .activated)
    open_ = !open_, c.scene().want_frame();
  if (!open_) return;
  for (const RuleOption& o : options)
    if (&o != length_ && matters(o, seats)) build_option(use, c, column, config, o, seats);
}

void HouseRules::build_option(const Services& use, const Canvas& c, Rect& column, Json& config, const RuleOption& o,
                              int seats) const {
  const std::string key = std::string(game_.info().id) + ".option." + std::string(o.id),
                    id = "option/" + std::string(o.id);
  const std::string name = use.words.say(key),
                    note = use.words.texts().has(key + ".note") ? use.words.say(key + ".note") : std::string();
  const int now = value_of(config, o);
  int wanted = now;
  if (o.kind == RuleOption::Kind::toggle) {
    const Rect r = cut_top(column, c.toggle_height(name, note, column.w));
    const Reaction did = c.toggle({.id = id, .name = name, .rect = r, .selected = now != 0}, note);
    if (did.activated || did.marked) wanted = 1 - now;
  } else {
    cut_top(column, c.pen().paragraph(c.body(), column, name, kText));
    if (!note.empty()) cut_top(column, c.pen().paragraph(c.small(), column, note, kTextSoft));
    cut_top(column, 4);
    if (o.kind == RuleOption::Kind::number)
      wanted = c.stepper(id, cut_top(column, c.control_height()), name, std::to_string(now), now, o.least, o.most, 1,
                         use.words.say("shell.less"), use.words.say("shell.more"));
    else
      wanted = build_choice(use, c, column, o, now, seats);
  }
  cut_top(column, 1.5f * kStep);
  if (wanted == now) return;
  Json& at = config["options"][std::string(o.id)];
  if (o.kind == RuleOption::Kind::toggle)
    at = wanted != 0;
  else if (o.kind == RuleOption::Kind::choice)
    at = o.values[static_cast<std::size_t>(wanted)];
  else
    at = wanted;
}

// Offers only values that the game takes at a table of this size: no fifth seat for four players.
int HouseRules::build_choice(const Services& use, const Canvas& c, Rect& column, const RuleOption& o, int now,
                             int seats) const {
  const std::string key = std::string(game_.info().id) + ".option." + std::string(o.id);
  std::vector<std::string> labels;
  std::vector<int> values;
  int at = 0;
  for (int i = 0; i < static_cast<int>(o.values.size()); ++i) {
    const std::string value(o.values[static_cast<std::size_t>(i)]);
    if (!game_.check_config({{"seats", seats}, {"options", {{std::string(o.id), value}}}}).empty()) continue;
    if (i == now) at = static_cast<int>(values.size());
    values.push_back(i);
    labels.push_back(use.words.say(key + "." + value));
  }
  const Rect row = cut_top(column, c.segments_height(labels, column.w));
  return values[static_cast<std::size_t>(
      c.segments("option/" + std::string(o.id), row, use.words.say(key), labels, at))];
}

std::vector<int> seat_numbers(const Game& game, const Json& chosen) {
  const GameInfo& info = game.info();
  std::vector<int> out;
  Json config = Json::object();
  if (const std::string* set = text_member(chosen, "rule_set")) config["rule_set"] = *set;
  if (!config.contains("rule_set") && !info.rule_sets.empty()) config["rule_set"] = info.rule_sets.front();
  for (int n = info.least_seats; n <= info.most_seats; ++n) {
    config["seats"] = n;
    if (game.check_config(config).empty()) out.push_back(n);
  }
  return out;
}

}  // namespace mathom

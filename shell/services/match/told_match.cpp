#include "shell/services/match/told_match.h"

#include <algorithm>
#include <string>

#include "core/json.h"
#include "rules/wire.h"

namespace mathom {

namespace {
constexpr std::size_t kMostMessage = std::size_t{32} << 20;  // bytes: a whole game, told to who comes late
constexpr std::uint64_t kWorldSeed = 0x6D6174686F6Dull;

// The kept text was checked when it came.
Moment read_moment(const Game& game, const std::string& text, SeatMask eyes, std::uint32_t ply) {
  Problems none;
  const auto json = parse_json(text, none, kMostMessage);
  auto moment = json ? moment_from_json(game, *json, eyes, ply, none) : std::nullopt;
  return moment ? std::move(*moment) : Moment{};
}

// Returns the text to keep; null, with problems, if it does not describe a moment.
std::shared_ptr<const std::string> kept(const Game& game, const Json& json, SeatMask eyes, std::uint32_t ply,
                                        Problems& problems) {
  if (!moment_from_json(game, json, eyes, ply, problems)) return nullptr;
  return std::make_shared<const std::string>(dump_json(json));
}

const Json& list_in(const Json& message, const char* name, Problems& problems) {
  static const Json kNone = Json::array();
  const Json* list = member(message, name);
  if (list && list->is_array()) return *list;
  problems.add(std::string("/") + name, "must be a list");
  return kNone;
}

bool take_steps(const Json& message, ToldMatch& told, Problems& problems) {
  const auto from = number_member<std::uint32_t>(message, "from");
  if (!from || *from > told.ply()) return problems.add("/from", "leaves out answers"), false;
  told.steps.resize(*from);
  std::erase_if(told.said, [&](const Saying& s) { return s.ply > *from; });
  for (const Json& one : list_in(message, "steps", problems)) {
    const auto by = number_member<std::uint8_t>(one, "by");
    const auto events = number_member<std::uint32_t>(one, "events");
    const Json* then = member(one, "then");
    if (!by || !events || !then) return problems.add("/steps", "must say who answered, and what came of it"), false;
    told.steps.push_back({.by = static_cast<SeatId>(*by),
                          .events_before = *events,
                          .option = number_member<std::uint32_t>(one, "option"),
                          .then = kept(*told.game, *then, told.eyes, told.ply() + 1, problems)});
  }
  for (const Json& one : list_in(message, "said", problems)) told.said.push_back(saying_from_json(one, problems));
  return problems.empty();
}

bool take_events(const Json& message, ToldMatch& told, Problems& problems) {
  const auto from = number_member<std::uint32_t>(message, "events_from"),
             all = number_member<std::uint32_t>(message, "events");
  if (!from || !all || *from > told.event_count) return problems.add("/events", "leaves out events"), false;
  std::erase_if(told.events, [&](const auto& e) { return e.first >= *from; });
  std::size_t next = *from;
  for (const Json& one : list_in(message, "told", problems)) {
    const auto number = one.is_array() && one.size() == 2 ? whole_number<std::uint32_t>(one[0]) : std::nullopt;
    if (!number || *number < next || *number >= *all) return problems.add("/told", "must be in order"), false;
    next = *number + 1;
    told.events.emplace_back(*number, event_from_json(one[1], problems));
  }
  told.event_count = *all;
  for (const ToldMatch::Step& step : told.steps)
    if (step.events_before > *all) return problems.add("/steps", "count events that there are not"), false;
  return problems.empty();
}

std::optional<ToldStanding> standing_in(const Json& message, Problems& problems) {
  const Json* standing = member(message, "standing");
  const auto fence = standing ? number_member<std::uint8_t>(*standing, "fence") : std::nullopt;
  if (!fence || *fence > static_cast<std::uint8_t>(UndoFence::knowledge))
    return problems.add("/standing", "must say whether one can take back"), std::nullopt;
  ToldStanding now;
  now.fence = static_cast<UndoFence>(*fence);
  now.redo = number_member<bool>(*standing, "redo").value_or(false);
  now.companions = number_member<bool>(*standing, "companions").value_or(false);
  now.again = number_member<bool>(*standing, "again").value_or(false);
  if (const Json* proposal = member(*standing, "proposal")) now.proposal = proposal_from_json(*proposal, problems);
  if (!problems.empty()) return std::nullopt;
  return now;
}

}  // namespace

// --- what was told

Moment ToldMatch::at(std::uint32_t ply) const {
  return read_moment(*game, ply == 0 ? *begin : *steps[ply - 1].then, eyes, ply);
}

std::vector<Event> ToldMatch::events_between(std::size_t since, std::size_t until) const {
  std::vector<Event> out;
  const auto first = std::lower_bound(events.begin(), events.end(), since,
                                      [](const auto& e, std::size_t number) { return e.first < number; });
  for (auto e = first; e != events.end() && e->first < until; ++e) out.push_back(e->second);
  return out;
}

std::size_t ToldMatch::events_after(std::uint32_t answers) const {
  return answers < ply() ? steps[answers].events_before : event_count;
}

std::vector<Saying> ToldMatch::said_between(std::uint32_t since, std::uint32_t until) const {
  std::vector<Saying> out;
  for (const Saying& s : said)
    if (s.ply > since && s.ply <= until) out.push_back(s);
  return out;
}

// --- hearing more

bool take_message(std::string_view message, int person, ToldMatch& match, ToldStanding& standing, Problems& problems) {
  const auto json = parse_json(message, problems, kMostMessage);
  if (!json) return false;
  ToldMatch told = match;
  if (const Json* seats = member(*json, "seats"))
    if (auto read = seats_from_json(*seats, problems)) told.seats = std::move(*read);
  told.eyes = seats_of(told.seats, person);
  if (const Json* begin = member(*json, "begin")) told.begin = kept(*told.game, *begin, told.eyes, 0, problems);
  if (!told.begin || told.seats.empty()) problems.add("", "does not tell how the match begins");
  if (!problems.empty() || !take_steps(*json, told, problems) || !take_events(*json, told, problems)) return false;
  auto now = standing_in(*json, problems);
  if (!now) return false;
  told.undos = number_member<std::uint32_t>(*member(*json, "standing"), "undos").value_or(told.undos);
  match = std::move(told);
  standing = std::move(*now);
  return true;
}

StatePtr world_like(const Game& game, const Observation& seen) {
  Rng rng(kWorldSeed);
  return game.determinize(seen, rng);
}

}  // namespace mathom

#include "shell/services/match/remote_match.h"

#include <algorithm>

#include "ai/review.h"
#include "analysis/analysis.h"
#include "core/hash.h"
#include "core/json.h"
#include "rules/wire.h"

namespace mathom {

namespace {
constexpr std::size_t kMostMessage = std::size_t{32} << 20;  // bytes: a whole game, told to who comes late
constexpr std::uint32_t kMostThrough = 1000;                 // answers ahead
constexpr std::uint64_t kWorldSeed = 0x6D6174686F6Dull;

StatePtr world_like(const Game& game, const Observation& seen) {
  Rng rng(kWorldSeed);
  return game.determinize(seen, rng);
}

// What kept text says was sound when it came.
Moment read_moment(const Game& game, const std::string& text, SeatMask eyes, std::uint32_t ply) {
  Problems none;
  const auto json = parse_json(text, none, kMostMessage);
  auto moment = json ? moment_from_json(game, *json, eyes, ply, none) : std::nullopt;
  return moment ? std::move(*moment) : Moment{};
}

// The text to keep; null, with problems, where it does not tell a moment.
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

// --- joining and hearing

RemoteMatch::RemoteMatch(const Game& game, int person, BotClient& bots, Send send)
    : person_(person), send_(std::move(send)), own_(game, standing_texts(game.info().id)), hinting_(bots) {
  told_.game = &game;
}

RemoteMatch::~RemoteMatch() { hinting_.drop(); }

std::unique_ptr<RemoteMatch> RemoteMatch::join(const Game& game, int person, std::string_view first, BotClient& bots,
                                               Send send, Problems& problems) {
  auto match = std::unique_ptr<RemoteMatch>(new RemoteMatch(game, person, bots, std::move(send)));
  if (!match->take(first, problems)) return nullptr;
  return match;
}

// All of a message, or nothing of it.
bool RemoteMatch::take(std::string_view message, Problems& problems) {
  const auto json = parse_json(message, problems, kMostMessage);
  if (!json) return false;
  ToldMatch told = told_;
  if (const Json* seats = member(*json, "seats"))
    if (auto read = seats_from_json(*seats, problems)) told.seats = std::move(*read);
  told.eyes = seats_of(told.seats, person_);
  if (const Json* begin = member(*json, "begin")) told.begin = kept(game(), *begin, told.eyes, 0, problems);
  if (!told.begin || told.seats.empty()) problems.add("", "does not tell how the match begins");
  if (!problems.empty() || !take_steps(*json, told, problems) || !take_events(*json, told, problems) ||
      !take_standing(*json, problems))
    return false;
  told.undos = number_member<std::uint32_t>(*member(*json, "standing"), "undos").value_or(told.undos);
  told_ = std::move(told);
  ++changes_;
  look();
  return true;
}

bool RemoteMatch::take_steps(const Json& message, ToldMatch& told, Problems& problems) const {
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
                          .then = kept(game(), *then, told.eyes, told.ply() + 1, problems)});
  }
  for (const Json& one : list_in(message, "said", problems)) told.said.push_back(saying_from_json(one, problems));
  return problems.empty();
}

bool RemoteMatch::take_events(const Json& message, ToldMatch& told, Problems& problems) const {
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

bool RemoteMatch::take_standing(const Json& message, Problems& problems) {
  const Json* standing = member(message, "standing");
  const auto fence = standing ? number_member<std::uint8_t>(*standing, "fence") : std::nullopt;
  if (!fence || *fence > static_cast<std::uint8_t>(UndoFence::knowledge))
    return problems.add("/standing", "must say whether one can take back"), false;
  Now now;
  now.fence = static_cast<UndoFence>(*fence);
  now.redo = number_member<bool>(*standing, "redo").value_or(false);
  now.companions = number_member<bool>(*standing, "companions").value_or(false);
  now.again = number_member<bool>(*standing, "again").value_or(false);
  if (const Json* proposal = member(*standing, "proposal")) now.proposal = proposal_from_json(*proposal, problems);
  if (!problems.empty()) return false;
  standing_ = std::move(now);
  return true;
}

void RemoteMatch::look() {
  const std::uint32_t before = now_.view.ply;
  now_ = told_.at(told_.ply());
  world_.reset();
  waits_ = false;
  if (now_.view.ply != before) hinting_.drop();
  if (const Way way = std::exchange(way_, Way::on); way != Way::on)
    way == Way::back ? own_.ask_at(now_.view.ply) : own_.ask_nowhere();
  own_.look(now_.view, true);
}

const State& RemoteMatch::world() const {
  if (!world_) world_ = world_like(game(), now_.view.seen);
  return *world_;
}

std::optional<Reason> RemoteMatch::why_not(const Option& o) const {
  if (!your_turn()) return std::nullopt;
  return game().why_not(world(), now_.view.decision, o);
}

std::vector<Option> RemoteMatch::refused() const {
  std::vector<Option> out;
  if (your_turn()) game().refused(world(), now_.view.decision, out);
  return out;
}

// --- going on

// What answers something of ours is shown at once, as it would be if the match were played here.
bool RemoteMatch::update(bool may_advance, double now) {
  if (hint_asked() && hinting_.take(now)) return true;
  if (heard_.empty() || !(may_advance || waits_)) return false;
  const std::string message = std::move(heard_.front());
  heard_.pop_front();
  Problems problems;
  if (take(message, problems)) return true;
  ++faults_;
  return false;
}

bool RemoteMatch::ask_host(const char* what) { return send_on({{"do", what}}); }

bool RemoteMatch::send_on(Json request) {
  if (waits_) return false;
  waits_ = true;
  way_ = Way::on;
  request["ply"] = ply();
  send_(dump_json(request));
  return true;
}

// What their own side answered is taken back with what they did themselves before.
bool RemoteMatch::undo() {
  if (!can_undo()) return false;
  std::uint32_t to = ply();
  const auto own = [&](std::uint32_t at) {
    return is_player(told_.steps[at].by) && contains(told_.eyes, told_.steps[at].by);
  };
  do {
    do --to;
    while (to > 0 && !own(to));
  } while (to > 0 && own_.gave_at(to));
  if (!send_on({{"do", "undo"}, {"to", to}})) return false;
  way_ = Way::back;
  return true;
}

bool RemoteMatch::redo() {
  if (!can_redo()) return false;
  Json through = Json::array();
  for (std::uint32_t at = ply(); at < ply() + kMostThrough; ++at)
    if (own_.gave_at(at)) through.push_back(at);
  if (!send_on({{"do", "redo"}, {"through", std::move(through)}})) return false;
  way_ = Way::forth;
  return true;
}

Submit RemoteMatch::choose(std::uint64_t option) {
  if (!your_turn() || waits_) return Submit::not_your_turn;
  if (option >= now_.view.decision.options.size()) return Submit::illegal;
  own_.answered(ply());
  hinting_.drop();
  now_.view.decision.options.clear();
  own_.look(now_.view, true);
  ++changes_;
  send_on({{"do", "answer"}, {"option", option}});
  return Submit::ok;
}

void RemoteMatch::wish(bool every, bool next) { send_(dump_json({{"do", "wish"}, {"every", every}, {"next", next}})); }

bool RemoteMatch::answer_for_person(double now) {
  if (!own_.answers() || hint_asked()) return false;
  const auto own = own_.due(now, false);
  const std::uint32_t at = ply();
  if (!own || choose(own->option) != Submit::ok) return false;
  own_.gave(at, *own);
  return true;
}

void RemoteMatch::order(const CatalogText& text, Standing standing) {
  own_.order(near_seat(), text, standing, now_.view);
  own_.look(now_.view, true);
}

void RemoteMatch::stop_at(int stop, bool stops) {
  own_.stop_at(near_seat(), stop, stops, now_.view);
  own_.look(now_.view, true);
}

void RemoteMatch::ask_hint(double now) {
  hinting_.ask(game(), now_.view, nth_number(kWorldSeed, ply()), kPatience, now);
}

// --- how it was played

std::uint64_t RemoteMatch::end_hash() const {
  Hash hash;
  hash.add_text(dump_json(game().save_observation(now_.view.seen)));
  return hash.value();
}

std::vector<Weighable> RemoteMatch::weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const {
  std::vector<Weighable> out;
  const std::uint64_t seed = end_hash();
  for (std::uint32_t ply = from; ply < std::min(until, told_.ply()); ++ply) {
    const ToldMatch::Step& step = told_.steps[ply];
    if (!step.option || !contains(seats, step.by)) continue;
    View then = told_.at(ply).view;
    if (*step.option < then.decision.options.size() && Review::possible(game(), then))
      out.push_back({std::move(then), *step.option, nth_number(seed, ply)});
  }
  return out;
}

Match::Asked RemoteMatch::asked_at(std::uint32_t ply) const {
  const Moment then = told_.at(ply);
  Asked out{.prompt = then.prompt, .labels = {}};
  const StatePtr world = world_like(game(), then.view.seen);
  for (const Option& o : then.view.decision.options) out.labels.push_back(game().label(*world, then.view.decision, o));
  return out;
}

bool RemoteMatch::fits(const Analysis& analysis) const { return analysis.of == end_hash(); }

}  // namespace mathom

#include "shell/services/match/seat_host.h"

#include <algorithm>

#include "core/json.h"
#include "rules/wire.h"
#include "shell/services/match/seat_wire.h"

namespace mathom {

namespace {
constexpr std::size_t kMostRequest = 20000;  // bytes
}

// An undo followed by the same answer gives the same record.
std::uint32_t SeatHost::still_stand() const {
  const auto log = match_.session().log();
  std::size_t n = 0;
  while (n < std::min(told_.answers.size(), log.size()) && told_.answers[n] == Answer{log[n].seat, log[n].value}) ++n;
  return static_cast<std::uint32_t>(n);
}

Json SeatHost::moment(std::uint32_t ply) const {
  const Session& s = match_.session();
  const Game& game = s.game();
  const StatePtr then = s.truth_at(ply);
  Decision d;
  game.decision(*then, d);
  return moment_to_json(game, {s.view_at(ply, eyes()), game.prompt(*then, d), game.outcome(*then)});
}

Json SeatHost::step(std::uint32_t ply) const {
  const LogEntry& entry = match_.session().log()[ply];
  Json out{{"by", index(entry.seat)}, {"events", entry.events_before}, {"then", moment(ply + 1)}};
  if (is_player(entry.seat) && contains(eyes(), entry.seat)) out["option"] = entry.value;
  return out;
}

void SeatHost::add_events(Json& message, std::uint32_t from) {
  const Session& s = match_.session();
  const std::size_t since = std::min(told_.events, from < s.ply() ? s.log()[from].events_before : s.event_count());
  Json told = Json::array();
  for (std::size_t i = since; i < s.event_count(); ++i)
    for (const Event& e : s.events_for(eyes(), i, i + 1)) told.push_back({i, event_to_json(e)});
  message["events_from"] = since;
  message["told"] = std::move(told);
  message["events"] = s.event_count();
  told_.events = s.event_count();
}

// The parts that may change without an answer.
void SeatHost::add_standing(Json& message) {
  const Session& s = match_.session();
  const Companions* companions = match_.companions();
  Json standing{{"undos", s.undos()},
                {"fence", static_cast<int>(s.undo_fence(person_))},
                {"redo", s.can_redo()},
                {"companions", companions != nullptr},
                {"again", companions && companions->think_again()}};
  if (match_.proposal()) standing["proposal"] = proposal_to_json(*match_.proposal());
  told_.standing = dump_json(standing);
  message["standing"] = std::move(standing);
}

std::optional<std::string> SeatHost::news() {
  const Session& s = match_.session();
  const std::uint32_t from = still_stand();
  const bool same = told_.any && from == s.ply() && told_.answers.size() == from && told_.seats == s.seats();
  Json message;
  const std::string standing = told_.standing;
  add_standing(message);
  if (same && standing == told_.standing) return {};
  if (!told_.any) message["begin"] = moment(0);
  if (!told_.any || told_.seats != s.seats()) message["seats"] = seats_to_json(s.seats());
  message["from"] = from;
  message["steps"] = Json::array();
  for (std::uint32_t ply = from; ply < s.ply(); ++ply) message["steps"].push_back(step(ply));
  message["said"] = Json::array();
  for (const Saying& saying : match_.said_to(eyes(), from)) message["said"].push_back(saying_to_json(saying));
  add_events(message, from);
  told_.any = true;
  told_.seats = s.seats();
  told_.answers.resize(from);
  for (const LogEntry& entry : s.log().subspan(from)) told_.answers.push_back({entry.seat, entry.value});
  return dump_json(message);
}

bool SeatHost::hear(std::string_view message) {
  Problems problems;
  const auto request = parse_json(message, problems, kMostRequest);
  const std::string* what = request ? text_member(*request, "do") : nullptr;
  if (what && act(*what, *request)) return true;
  told_.standing.clear();  // the player is told where the match stands; otherwise they would wait for an answer
  return false;
}

bool SeatHost::act(std::string_view what, const Json& request) {
  if (what == "wish") {
    const auto every = number_member<bool>(request, "every"), next = number_member<bool>(request, "next");
    if (every && next) match_.wish_for(person_, *every, *next);
    return every && next;
  }
  const auto ply = number_member<std::uint32_t>(request, "ply");
  if (!ply || *ply != match_.session().ply()) return false;
  if (what == "undo") return match_.undo_for(person_, number_member<std::uint32_t>(request, "to").value_or(*ply));
  if (what == "redo") {
    std::vector<std::uint32_t> through;
    const Json* list = member(request, "through");
    for (const Json& one : list && list->is_array() ? *list : Json::array())
      if (const auto n = whole_number<std::uint32_t>(one)) through.push_back(*n);
    return match_.redo_for(through);
  }
  Companions* companions = match_.companions();
  if (what == "agree") return companions && companions->agree();
  if (what == "otherwise") {
    const bool could = match_.proposal() != nullptr;
    if (could) companions->something_else();
    return could;
  }
  const auto option = number_member<std::uint64_t>(request, "option");
  return what == "answer" && option && match_.choose_for(person_, *option) == Submit::ok;
}

}  // namespace mathom

#include "shell/services/keeping/shelf.h"

#include <algorithm>
#include <random>

#include "core/json.h"

namespace mathom {

namespace {
constexpr std::string_view kStates[] = {"running", "finished", "unreadable"};
constexpr std::size_t kMostAbout = std::size_t{1} << 16;
}  // namespace

std::string about_text(const KeptGame& g) {
  Json out{{"game", g.game},
           {"seats", g.seats},
           {"scores", g.scores},
           {"unit", g.unit},
           {"answers", g.answers},
           {"when", g.when},
           {"state", kStates[static_cast<std::size_t>(g.state)]}};
  if (!g.own.empty()) out["own"] = g.own;
  if (!g.mark.empty()) out["mark"] = g.mark;
  return dump_json(out);
}

KeptGame parse_about(const store::Row& row) {
  KeptGame g{.id = row.id, .name = row.name};
  Problems problems;
  const auto j = parse_json(row.about, problems, kMostAbout);
  if (!j || !j->is_object()) return g;
  if (const std::string* game = text_member(*j, "game")) g.game = *game;
  if (const Json* seats = member(*j, "seats"); seats && seats->is_array())
    for (const Json& s : *seats)
      if (s.is_string()) g.seats.push_back(s.get<std::string>());
  if (const Json* scores = member(*j, "scores"); scores && scores->is_array())
    for (const Json& s : *scores) g.scores.push_back(whole_number<std::int32_t>(s).value_or(0));
  g.unit = number_member<std::int32_t>(*j, "unit").value_or(0);
  g.answers = number_member<std::uint32_t>(*j, "answers").value_or(0);
  g.when = number_member<std::int64_t>(*j, "when").value_or(0);
  if (const std::string* own = text_member(*j, "own")) g.own = *own;
  if (const std::string* mark = text_member(*j, "mark")) g.mark = *mark;
  if (const std::string* state = text_member(*j, "state"))
    for (std::size_t i = 0; i < std::size(kStates); ++i)
      if (*state == kStates[i]) g.state = static_cast<KeptGame::State>(i);
  return g;
}

KeptGame describe(const Session& session, std::string id, std::int64_t when) {
  KeptGame g{.id = std::move(id), .game = std::string(session.game().info().id)};
  for (const Seat& seat : session.seats()) g.seats.push_back(seat.name);
  g.answers = session.ply();
  g.when = when;
  const Outcome outcome = session.outcome();
  if (!outcome.over) return g;
  g.state = KeptGame::State::finished;
  g.unit = session.game().info().score_unit;
  g.scores.assign(outcome.score.begin(), outcome.score.begin() + static_cast<std::ptrdiff_t>(g.seats.size()));
  return g;
}

void Shelf::open(Events events) {
  events_ = std::move(events);
  store::open({.read =
                   [this](std::vector<store::Row> rows, store::Outcome how) {
                     take_list(rows);
                     ready_ = true;
                     events_.read(how);
                   },
               .written =
                   [this](std::string_view id, store::Outcome how) {
                     if (how == store::Outcome::kept || how == store::Outcome::emptied) std::erase(unwritten_, id);
                     events_.written(id, how);
                   },
               .taken = [this](std::string_view id) { events_.taken(id); },
               .lasting =
                   [this](bool is) {
                     lasting_ = is;
                     ++revision_;
                   }});
}

// Changes that this tab has not stored yet stay as they are here.
void Shelf::take_list(const std::vector<store::Row>& rows) {
  const auto own = [this](std::string_view id) { return std::ranges::find(unwritten_, id) != unwritten_.end(); };
  std::erase_if(games_, [&](const KeptGame& g) { return !own(g.id); });
  for (const store::Row& row : rows)
    if (!own(row.id)) games_.push_back(parse_about(row));
  sort();
}

void Shelf::sort() {
  std::stable_sort(games_.begin(), games_.end(), [](const KeptGame& a, const KeptGame& b) { return a.when > b.when; });
  ++revision_;
}

const KeptGame* Shelf::find(std::string_view id) const {
  const auto at = std::find_if(games_.begin(), games_.end(), [&](const KeptGame& g) { return g.id == id; });
  return at == games_.end() ? nullptr : &*at;
}

const KeptGame* Shelf::latest() const {
  const auto at =
      std::find_if(games_.begin(), games_.end(), [](const KeptGame& g) { return g.state == KeptGame::State::running; });
  return at == games_.end() ? nullptr : &*at;
}

bool Shelf::has_game(std::string_view game) const {
  return std::any_of(games_.begin(), games_.end(), [&](const KeptGame& g) { return g.game == game; });
}

std::string Shelf::new_id() {
  std::random_device chance;
  return hex64(std::uint64_t{chance()} << 32 | chance());
}

std::int64_t Shelf::moment(std::string_view id) const {
  std::int64_t now = store::wall();
  for (const KeptGame& g : games_)
    if (g.id != id) now = std::max(now, g.when + 1);
  return now;
}

// The list changes at once. The store says later whether it succeeded.
void Shelf::keep(const KeptGame& about, std::string text, bool mend) {
  const auto at = std::find_if(games_.begin(), games_.end(), [&](const KeptGame& g) { return g.id == about.id; });
  if (at == games_.end()) {
    games_.push_back(about);
  } else {
    const std::string name = std::move(at->name);
    *at = about;
    at->name = name;
  }
  sort();
  if (std::ranges::find(unwritten_, about.id) == unwritten_.end()) unwritten_.push_back(about.id);
  store::write({.id = about.id, .about = about_text(about), .text = std::move(text), .mend = mend});
}

void Shelf::rename(std::string_view id, std::string_view name) {
  for (KeptGame& g : games_)
    if (g.id == id) g.name = name;
  ++revision_;
  store::name(id, name);
}

void Shelf::erase(std::string_view id) {
  std::erase_if(games_, [&](const KeptGame& g) { return g.id == id; });
  std::erase(unwritten_, id);
  ++revision_;
  store::erase(id);
}

void Shelf::fetch(std::string_view id, store::Purpose purpose, std::function<void(store::Found)> then) {
  store::fetch(id, purpose, std::move(then));
}

}  // namespace mathom

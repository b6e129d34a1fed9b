#include "shell/tables/lotr_tcg/draft/evening_shelf.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/json.h"
#include "games/lotr_tcg/decks/deck_link.h"

namespace mathom::lotr_tcg {

namespace {

constexpr std::size_t kMostEveningsText = std::size_t{2} << 20;
constexpr std::string_view kSealedWord = "sealed", kDraftWord = "draft";

Json player_json(const Drafter& d) {
  Json j{{"name", d.name}};
  if (d.bot) j["bot"] = true;
  if (d.rest_from >= 0) j["rest"] = d.rest_from;
  if (d.ready) j["ready"] = true;
  if (d.deck != Deck{}) j["deck"] = link_word(printed_cards(), d.deck, {});
  return j;
}

Json evening_json(const Evening& e) {
  Json j{{"id", e.id},
         {"name", e.name},
         {"kind", e.kind == Evening::Kind::sealed ? kSealedWord : kDraftWord},
         {"number", e.number},
         {"looked", e.looked},
         {"players", Json::array()},
         {"games", Json::array()}};
  for (const Drafter& d : e.players) j["players"].push_back(player_json(d));
  for (const EveningGame& g : e.games)
    j["games"].push_back({{"id", g.id}, {"players", g.players}, {"over", g.over}, {"winner", g.winner}});
  if (e.draft) j["draft"] = save_draft(printed_cards(), *e.draft);
  return j;
}

// The player whose turn it is, and the progress.
std::string latest_text(const Evening& e) {
  Json j{{"id", e.id}, {"name", e.name}, {"games", e.games.size()}};
  if (const int next = e.next(); next >= 0) {
    j["seat"] = next;
    j["who"] = e.players[static_cast<std::size_t>(next)].name;
    j["alone"] = e.people() == 1;
  }
  if (e.stage() == Evening::Stage::picking) j["booster"] = e.draft->round() + 1, j["of"] = kDraftBoosters;
  return dump_json(j);
}

bool is_set(const Json& j, const char* name) {
  const Json* m = member(j, name);
  return m && m->is_boolean() && m->get<bool>();
}
std::string said_in(const Json& j, const char* name) {
  const std::string* text = text_member(j, name);
  return text ? *text : std::string();
}

std::optional<Drafter> player_of(const Json& j) {
  if (!j.is_object()) return std::nullopt;
  Drafter d{.name = plain_name(said_in(j, "name")), .bot = is_set(j, "bot"), .ready = is_set(j, "ready")};
  d.rest_from = std::clamp(number_member<int>(j, "rest").value_or(-1), -1, kPicksOfDraft);
  const std::string deck = said_in(j, "deck");
  if (deck.empty()) return d.ready ? std::nullopt : std::optional(d);
  auto read = read_link(printed_cards(), deck);
  if (!read || !read->unread.empty()) return std::nullopt;
  d.deck = std::move(read->deck);
  return d;
}

std::optional<EveningGame> played_game_of(const Json& j, int players) {
  if (!j.is_object()) return std::nullopt;
  EveningGame g{
      .id = said_in(j, "id"), .over = is_set(j, "over"), .winner = number_member<int>(j, "winner").value_or(-1)};
  const Json* who = member(j, "players");
  if (!who || !who->is_array()) return std::nullopt;
  for (const Json& n : *who) g.players.push_back(whole_number<int>(n).value_or(-1));
  const auto sits = [&](int n) { return n >= 0 && n < players; };
  if (!std::all_of(g.players.begin(), g.players.end(), sits) || (g.winner != -1 && !sits(g.winner)))
    return std::nullopt;
  return g;
}

// Returns nothing if it is not complete.
std::optional<Evening> evening_of(const Json& j) {
  if (!j.is_object()) return std::nullopt;
  Evening e{.id = said_in(j, "id"), .name = said_in(j, "name")};
  e.kind = said_in(j, "kind") == kSealedWord ? Evening::Kind::sealed : Evening::Kind::draft;
  e.number = number_member<std::uint32_t>(j, "number").value_or(0);
  e.looked = number_member<int>(j, "looked").value_or(0);
  const Json *players = member(j, "players"), *games = member(j, "games"), *draft = member(j, "draft");
  if (e.id.empty() || e.number < 1 || e.number > kMostPool || !players || !players->is_array()) return std::nullopt;
  for (const Json& p : *players) {
    auto player = player_of(p);
    if (!player) return std::nullopt;
    e.players.push_back(std::move(*player));
  }
  const int seats = static_cast<int>(e.players.size());
  if (seats < kLeastDrafters || seats > kMostDrafters) return std::nullopt;
  if (games && games->is_array())
    for (const Json& g : *games)
      if (auto game = played_game_of(g, seats)) e.games.push_back(std::move(*game));
  Problems problems;
  if (draft) e.draft = read_draft(printed_cards(), *draft, problems);
  // The picks say which cards a deck may have.
  for (int i = 0; e.draft && e.draft->over() && i < std::min(seats, e.draft->seats()); ++i)
    if (Deck& deck = e.players[static_cast<std::size_t>(i)].deck; deck != Deck{})
      deck.from = drafted_deck(printed_cards(), e.draft->taken(i)).from;
  if (!problems.empty() || (e.draft && e.draft->seats() != seats)) return std::nullopt;
  settle(e);
  return e;
}

}  // namespace

std::string evenings_text(const std::vector<Evening>& all) {
  Json j{{"evenings", Json::array()}};
  for (const Evening& e : all) j["evenings"].push_back(evening_json(e));
  return dump_json(j);
}

Evenings read_evenings(std::string_view text) {
  Evenings out;
  if (text.empty()) return out;
  Problems problems;
  const auto j = parse_json(text, problems, kMostEveningsText);
  const Json* list = j ? member(*j, "evenings") : nullptr;
  out.damaged = !list || !list->is_array();
  if (out.damaged) return out;
  for (const Json& entry : *list) {
    auto evening = evening_of(entry);
    out.damaged = out.damaged || !evening;
    if (evening) out.all.push_back(std::move(*evening));
  }
  return out;
}

void EveningShelf::begin(TableHost& host) {
  text_ = host.kept(kKeptEvenings).value_or("");
  Evenings read = read_evenings(text_);
  if (read.damaged) host.keep(std::string(kKeptEvenings) + ".damaged", text_);
  all_ = std::move(read.all);
  bool changed = false;
  for (Evening& e : all_) changed = take_games(host, e) || changed;
  changed ? save(host) : keep_latest(host);
}

void EveningShelf::refresh(TableHost& host) {
  if (host.kept(kKeptEvenings).value_or("") != text_ || text_.empty()) begin(host);
}

const Evening* EveningShelf::find(std::string_view id) const {
  const auto at = std::find_if(all_.begin(), all_.end(), [&](const Evening& e) { return e.id == id; });
  return at == all_.end() ? nullptr : &*at;
}

std::string EveningShelf::keep(TableHost& host, Evening e) {
  while (e.id.empty()) e.id = "e" + std::to_string(host.chance());
  std::erase_if(all_, [&](const Evening& other) { return other.id == e.id; });
  std::string id = e.id;
  all_.insert(all_.begin(), std::move(e));
  save(host);
  return id;
}

void EveningShelf::remove(TableHost& host, std::size_t i) {
  removed_.push_back(std::move(all_[i]));
  all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(i));
  save(host);
}

void EveningShelf::restore(TableHost& host) {
  if (removed_.empty()) return;
  all_.insert(all_.begin(), std::move(removed_.back()));
  removed_.pop_back();
  save(host);
}

void EveningShelf::save(TableHost& host) const {
  text_ = evenings_text(all_);
  host.keep(kKeptEvenings, text_);
  keep_latest(host);
}

void EveningShelf::keep_latest(TableHost& host) const {
  const std::string now = all_.empty() ? std::string() : latest_text(all_.front());
  if (host.kept(kLatestEvening).value_or("") != now) host.keep(kLatestEvening, now);
}

std::string mark_of(const Evening& e, const std::vector<int>& players) {
  std::string out = e.id + ":";
  for (const int player : players) out += static_cast<char>('0' + player);
  return out;
}

std::string evening_of_mark(std::string_view mark) { return std::string(mark.substr(0, mark.find(':'))); }

bool take_games(const TableHost& host, Evening& e) {
  const std::vector<EveningGame> before = e.games;
  const std::string ours = e.id + ":";
  for (const MarkedGame& kept : host.marked_games(ours)) {
    EveningGame now{.id = kept.id, .over = kept.over};
    for (const char digit : kept.mark.substr(ours.size()))
      if (const int player = digit - '0'; player >= 0 && player < static_cast<int>(e.players.size()))
        now.players.push_back(player);
    now.players.resize(std::min(now.players.size(), kept.seats.size()));
    if (kept.winner >= 0 && kept.winner < static_cast<int>(now.players.size()))
      now.winner = now.players[static_cast<std::size_t>(kept.winner)];
    const auto same =
        std::find_if(e.games.begin(), e.games.end(), [&](const EveningGame& g) { return g.id == kept.id; });
    if (same == e.games.end())
      e.games.push_back(std::move(now));
    else
      *same = std::move(now);
  }
  return e.games != before;
}

}  // namespace mathom::lotr_tcg

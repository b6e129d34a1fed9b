#include "proof/playthrough.h"

#include <functional>
#include <optional>
#include <vector>

#include "core/json.h"
#include "proof/random_play.h"

namespace mathom {
namespace {

// Answers a question, or nothing: the playthrough ends there.
using Chooser = std::function<std::optional<OwnedChoice>(const State&, const Decision&)>;

std::string seat_text(SeatId s) { return s == SeatId::luck ? "luck" : "seat " + std::to_string(index(s)); }

std::string event_text(const Game& g, const Event& e) {
  const Phrase p = g.tell(e);
  std::string out = "  . " + (p.empty() ? "(" + std::to_string(e.what) + ")" : std::string(p.key));
  if (is_player(e.who)) out += " who=" + std::to_string(index(e.who));
  if (is_player(e.whom)) out += " whom=" + std::to_string(index(e.whom));
  if (e.face != CardDef::hidden) out += " card=" + g.card_word(e.face);
  if (e.amount != 0) out += " amount=" + std::to_string(e.amount);
  if (e.seen_by != kEveryone) out += " seen_by=" + std::to_string(e.seen_by);
  if (e.heard_by != kEveryone) out += " heard_by=" + std::to_string(e.heard_by);
  return out + "\n";
}

std::string question_text(const Game& g, const State& s, const Decision& d, std::uint32_t ply) {
  std::string out = std::to_string(ply) + " " + seat_text(d.seat);
  if (d.ask == Ask::roll) return out + " | roll of " + std::to_string(d.sides) + "\n";
  if (d.ask == Ask::shuffle) return out + " | shuffle of " + std::to_string(d.options.size()) + "\n";
  out += " " + std::string(g.prompt(s, d).key) + " |";
  for (std::size_t i = 0; i < d.options.size(); ++i) out += (i ? ", " : " ") + g.token(s, d, d.options[i]);
  return out + "\n";
}

std::string result_text(const Game& g, const State& s) {
  const Outcome o = g.outcome(s);
  std::string out = o.over ? "over" : "not over";
  for (int i = 0; i < g.seats(s); ++i) out += " " + std::to_string(o.score[static_cast<std::size_t>(i)]);
  if (o.winner != kByScore) out += " won by team " + std::to_string(o.winner);
  return out + "\n";
}

std::string play(const Game& g, const Json& config, const Chooser& choose) {
  std::string out = "game " + std::string(g.info().id) + "\nrules " + std::to_string(g.info().rules_version) +
                    "\nconfig " + dump_json(g.full_config(config)) + "\n";
  const StatePtr s = g.initial(config);
  Decision d;
  for (std::uint32_t ply = 0; ply < 20000; ++ply) {
    g.decision(*s, d);
    if (d.over()) break;
    out += question_text(g, *s, d, ply);
    const auto answer = choose(*s, d);
    if (!answer) break;
    out += "  > " + choice_token(g, *s, d, answer->choice()) + "\n";
    EventList events;
    g.apply(*s, d, answer->choice(), &events);
    for (const auto& e : events.list) out += event_text(g, e);
    out += "  # " + hex64(g.hash(*s)) + "\n";
  }
  return out + result_text(g, *s);
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> out;
  while (!text.empty()) {
    const auto end = text.find('\n');
    out.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return out;
}

// What follows `word` at the beginning of a line; empty when there is no such line.
std::string after(const std::vector<std::string>& lines, std::string_view word) {
  for (const auto& line : lines)
    if (line.starts_with(word)) return line.substr(word.size());
  return {};
}

// The place of the next answer, from `from` on; the line above it is its question.
std::size_t next_answer(const std::vector<std::string>& lines, std::size_t from) {
  while (from < lines.size() && !lines[from].starts_with("  > ")) ++from;
  return from;
}
// A question of a playthrough with a single option: rules that have changed may no longer ask it.
bool is_forced(const std::string& question) {
  return question.find(" | ") != std::string::npos && question.find(", ") == std::string::npos &&
         question.find(" luck |") == std::string::npos;
}
bool asks(const std::string& question, SeatId seat) {
  return question.find(" " + seat_text(seat) + " ") != std::string::npos;
}

}  // namespace

std::string write_playthrough(const Game& game, std::string_view config_text, std::uint64_t seed) {
  Problems problems;
  const auto config = parse_json(config_text, problems);
  Rng rng(seed);
  return play(game, config.value_or(Json::object()),
              [&](const State&, const Decision& d) -> std::optional<OwnedChoice> {
                if (d.by_luck() && d.ask == Ask::shuffle) return OwnedChoice{rng.next(), {}};
                return random_answer(d, rng);
              });
}

std::string renew_playthrough(std::string_view text, std::span<const Game* const> games) {
  const auto lines = lines_of(text);
  const std::string id = after(lines, "game ");
  const Game* game = nullptr;
  for (const Game* g : games)
    if (g->info().id == id) game = g;
  Problems problems;
  const auto config = parse_json(after(lines, "config "), problems);
  if (!game || !config || !game->check_config(*config).empty()) return "this playthrough is of no game that there is\n";
  std::size_t at = 0;
  return play(*game, *config, [&](const State& s, const Decision& d) -> std::optional<OwnedChoice> {
    const auto next = [&] { return at = next_answer(lines, at + 1); };
    if (next() == lines.size()) return std::nullopt;
    const auto token_of = [&] { return lines[at].substr(4); };
    while (is_forced(lines[at - 1]) && (!asks(lines[at - 1], d.seat) || find_option(*game, s, d, token_of()) < 0))
      if (next() == lines.size()) return std::nullopt;
    const std::string token = token_of();
    if (d.by_luck()) {
      auto luck = read_luck(*game, s, d, token);
      return luck ? std::optional(OwnedChoice{luck->value, std::move(luck->order)}) : std::nullopt;
    }
    const int option = find_option(*game, s, d, token);
    return option < 0 ? std::nullopt : std::optional(OwnedChoice{static_cast<std::uint64_t>(option), {}});
  });
}

std::string check_playthrough(std::string_view text, std::span<const Game* const> games) {
  const auto was = lines_of(text), is = lines_of(renew_playthrough(text, games));
  for (std::size_t i = 0; i < was.size() || i < is.size(); ++i) {
    const std::string a = i < was.size() ? was[i] : "(the end)", b = i < is.size() ? is[i] : "(the end)";
    if (a != b) return "line " + std::to_string(i + 1) + " was: " + a + "\n  and is now: " + b;
  }
  return {};
}

}  // namespace mathom

#include "shell/worker/bot_job.h"

#include "core/json.h"
#include "rules/brain.h"
#include "rules/card_files.h"
#include "rules/registry.h"
#include "rules/wire.h"

namespace mathom {

const Game* game_of_question(std::string_view game, std::string_view cards, Problems& problems) {
  const Game* rules = find_game(game);
  if (!rules) return problems.add("game", "no game is called " + std::string(game)), nullptr;
  if (const CardFiles* files = rules->card_files()) return files->with(cards, problems);
  if (!cards.empty()) return problems.add("cards", "are those of a game that takes none"), nullptr;
  return rules;
}

bool lacks_learning(const Game& game, const BotLevel& level) {
  return game.brain() && !brain_at(*game.brain(), level).ready();
}

std::unique_ptr<BotJob> BotJob::open(std::string_view game, std::string_view level, std::uint64_t seed,
                                     std::string_view seen, std::string_view decision, std::string_view excluded,
                                     std::string_view cards, Problems& problems) {
  const Game* rules = game_of_question(game, cards, problems);
  return rules ? open(*rules, level, seed, seen, decision, excluded, problems) : nullptr;
}

std::unique_ptr<BotJob> BotJob::open(const Game& rules, std::string_view level, std::uint64_t seed,
                                     std::string_view seen, std::string_view decision, std::string_view excluded,
                                     Problems& problems) {
  const BotLevel* how = find_bot_level(level);
  if (!how) problems.add("level", "there is no bot " + std::string(level));
  if (how && lacks_learning(rules, *how)) problems.add("level", "what it has learnt is not here");
  const auto seen_json = parse_json(seen, problems);
  const auto decision_json = parse_json(decision, problems);
  const auto excluded_json = parse_json(excluded, problems);
  if (!problems.empty()) return nullptr;
  Observation observation = rules.load_observation(*seen_json, problems);
  Decision question = decision_from_json(*decision_json, problems);
  if (question.options.empty()) problems.add("decision", "offers nothing");
  if (!problems.empty()) return nullptr;
  const auto left_out = excluded_from_json(*excluded_json, question, problems);
  if (!problems.empty()) return nullptr;
  return std::unique_ptr<BotJob>(new BotJob(rules, std::move(observation), std::move(question), *how, seed, left_out));
}

std::string excluded_text(const std::vector<std::uint32_t>& excluded) { return dump_json(Json(excluded)); }

std::string ranking_text(const std::vector<Ranked>& ranking) {
  constexpr std::size_t kTold = 3;
  Json out = Json::array();
  for (std::size_t i = 0; i < ranking.size() && i < kTold; ++i)
    out.push_back({ranking[i].option, ranking[i].behind, ranking[i].tries});
  return dump_json(out);
}

std::vector<Ranked> parse_ranking(std::string_view text) {
  Problems problems;
  const auto j = parse_json(text, problems);
  std::vector<Ranked> out;
  if (!j || !j->is_array()) return out;
  for (const Json& one : *j) {
    if (!one.is_array() || one.size() != 3) return {};
    for (const Json& n : one)
      if (!n.is_number_integer()) return {};
    out.push_back({one[0].get<std::uint32_t>(), one[1].get<std::int32_t>(), one[2].get<std::int32_t>()});
  }
  return out;
}

}  // namespace mathom

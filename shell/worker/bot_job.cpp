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

namespace {

Json because_to_json(const Because& b) {
  return Json::array({phrase_to_json(b.fact.what), b.fact.good, b.here, b.there, b.other});
}

bool read_ranking(const Json& list, std::vector<Ranked>& out) {
  if (!list.is_array()) return false;
  for (const Json& one : list) {
    if (!one.is_array() || one.size() != 3) return false;
    const auto option = whole_number<std::uint32_t>(one[0]);
    const auto behind = whole_number<std::int32_t>(one[1]), tries = whole_number<std::int32_t>(one[2]);
    if (!option || !behind || !tries) return false;
    out.push_back({*option, *behind, *tries});
  }
  return true;
}

bool read_because(const Json& list, std::vector<Because>& out) {
  if (!list.is_array()) return false;
  Problems problems;
  for (const Json& one : list) {
    if (!one.is_array() || one.size() != 5 || !one[1].is_boolean()) return false;
    const auto here = whole_number<int>(one[2]), there = whole_number<int>(one[3]);
    const auto other = whole_number<std::uint32_t>(one[4]);
    if (!here || !there || !other) return false;
    out.push_back({{phrase_from_json(one[0], problems), one[1].get<bool>()}, *here, *there, *other});
  }
  return problems.empty();
}

}  // namespace

void BotJob::explain() {
  adviser_ = std::make_unique<Adviser>(game_, thinker_->take_seen(), thinker_->decision(), level_, seed_);
  thinker_.reset();
}

std::string advice_text(const Advice& advice) {
  constexpr std::size_t kTold = 3;
  Json ranking = Json::array(), because = Json::array(), then = Json::array();
  for (const Ranked& r : advice.ranking)
    if (ranking.size() < kTold) ranking.push_back({r.option, r.behind, r.tries});
  for (const Because& b : advice.because) because.push_back(because_to_json(b));
  for (const Option& o : advice.then) then.push_back(option_to_json(o));
  return dump_json({{"ranking", std::move(ranking)},
                    {"worlds", advice.worlds},
                    {"because", std::move(because)},
                    {"then", std::move(then)}});
}

Advice parse_advice(std::string_view text) {
  Problems problems;
  const auto j = parse_json(text, problems);
  if (!j || !j->is_object()) return {};
  const Json *ranking = member(*j, "ranking"), *because = member(*j, "because"), *then = member(*j, "then");
  const auto worlds = number_member<int>(*j, "worlds");
  Advice out;
  if (!ranking || !because || !then || !then->is_array() || !worlds) return {};
  out.worlds = *worlds;
  if (!read_ranking(*ranking, out.ranking) || !read_because(*because, out.because)) return {};
  for (const Json& one : *then) out.then.push_back(option_from_json(one, problems));
  return problems.empty() ? out : Advice{};
}

}  // namespace mathom

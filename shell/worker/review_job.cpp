#include "shell/worker/review_job.h"

#include <array>
#include <optional>
#include <utility>

#include "ai/judgement_json.h"
#include "core/json.h"
#include "rules/wire.h"

namespace mathom {
namespace {

struct ReviewWords {
  std::uint32_t ply = 0, chosen = 0;
  Care care;
};

std::optional<ReviewWords> read_review_words(std::string_view text, Problems& problems) {
  const auto j = parse_json(text, problems);
  std::array<int, 5> n{};
  bool sound = j && j->is_array() && j->size() == n.size();
  for (std::size_t i = 0; sound && i < n.size(); ++i) {
    const auto number = whole_number<int>((*j)[i]);
    sound = number && *number >= (i < 2 ? 0 : 2);
    n[i] = number.value_or(0);
  }
  if (!sound) return problems.add("chosen", "must be five whole numbers"), std::nullopt;
  return ReviewWords{.ply = static_cast<std::uint32_t>(n[0]),
                     .chosen = static_cast<std::uint32_t>(n[1]),
                     .care = {.playouts = n[2], .worlds = n[3], .options = n[4]}};
}

}  // namespace

std::unique_ptr<ReviewJob> ReviewJob::open(const Game& game, std::uint64_t seed, const ReviewTexts& texts,
                                           Problems& problems) {
  const auto seen = parse_json(texts.seen, problems), decision = parse_json(texts.decision, problems);
  const auto words = read_review_words(texts.chosen, problems);
  if (!seen || !decision || !words) return nullptr;
  View then{game.load_observation(*seen, problems), decision_from_json(*decision, problems), SeatId::none, words->ply};
  StatePtr truth;
  if (!texts.truth.empty())
    if (const auto j = parse_json(texts.truth, problems)) truth = game.load(*j, problems);
  if (problems.empty() && words->chosen >= then.decision.options.size())
    problems.add("chosen", "is not one of the options");
  if (problems.empty() && !Review::possible(game, then)) problems.add("decision", "is not one that playouts can weigh");
  if (!problems.empty()) return nullptr;
  return std::unique_ptr<ReviewJob>(
      new ReviewJob(game, std::move(then), words->chosen, words->care, seed, std::move(truth)));
}

std::string review_words(std::uint32_t ply, std::uint32_t chosen, const Care& care) {
  return dump_json(Json::array({ply, chosen, care.playouts, care.worlds, care.options}));
}

std::string judgement_text(const Judgement& j) { return dump_json(judgement_to_json(j)); }

std::optional<Judgement> parse_judgement(std::string_view text) {
  Problems problems;
  const auto j = parse_json(text, problems);
  return j ? judgement_from_json(*j, "", problems) : std::nullopt;
}

}  // namespace mathom

// One answer under review, from the texts in which it crosses into another thread or module; the counterpart of
// bot_job.h.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ai/review.h"
#include "core/problems.h"

namespace mathom {

// What is asked, on its way between two programs.
struct ReviewTexts {
  std::string_view seen, decision;  // Game::save_observation and decision_to_json, as text
  std::string_view chosen;          // review_words: which answer, after how many, how thoroughly
  std::string_view truth;           // with all cards open: Game::save, as text; empty: by what the seat saw
};

class ReviewJob {
 public:
  // Null, with problems, when the texts do not make a question that can be reviewed.
  static std::unique_ptr<ReviewJob> open(const Game&, std::uint64_t seed, const ReviewTexts&, Problems&);
  bool step(int playouts) { return review_.step(playouts); }
  int percent() const { return review_.percent(); }
  // Pre: step() has said that it is done.
  Judgement result() const { return review_.result(); }

 private:
  ReviewJob(const Game& game, View then, std::uint32_t chosen, const Care& care, std::uint64_t seed, StatePtr truth)
      : review_(game, std::move(then), chosen, care, seed, std::move(truth)) {}
  Review review_;
};

// "[ply, chosen, playouts, worlds, options]"
std::string review_words(std::uint32_t ply, std::uint32_t chosen, const Care& care);
// Judgements on their way between two programs.
std::string judgement_text(const Judgement&);
std::optional<Judgement> parse_judgement(std::string_view text);

}  // namespace mathom

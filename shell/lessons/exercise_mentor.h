// One exercise on its table: it takes no answer, and says of each what the search thought of it. After the first error
// it keeps the best answer back; once it is over it leads to the next one.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "shell/lessons/teaching.h"
#include "shell/services/match/mentor.h"
#include "shell/services/services.h"

namespace mathom {

class ExerciseMentor final : public Mentor, public Director {
 public:
  // `then`: what shows the table of another exercise, once it has begun.
  ExerciseMentor(Exercise exercise, WayBack back, std::function<void()> then)
      : exercise_(std::move(exercise)), back_(std::move(back)), then_(std::move(then)) {}
  void follow(const Services& use, Match& match, const TableView& table, ui::Scene& scene) override;
  float height(const Services& use, const ui::Canvas& c, float width) const override;
  std::string said(const Services& use) const override { return words(use); }
  void build(const Services& use, const ui::Canvas& c, ui::Rect room) override;

  std::optional<std::uint32_t> answer(const Match&, std::span<const std::string>) override { return std::nullopt; }
  bool takes(const Match& match, std::uint64_t option) override;
  bool lets_take_back() const override { return false; }  // the question stays

 private:
  std::string words(const Services& use) const;
  void name_options(const Services& use, const Match& match);
  bool is_right() const { return answer_ && *answer_ == exercise_.judgement.best; }
  bool is_over() const { return is_right() || errors_ > 1; }  // the answer is told from the second error on
  void go_back(const Services& use) const;
  void go_to(const Services& use, const Exercise& next) const;

  Exercise exercise_;
  WayBack back_;
  std::function<void()> then_;
  int errors_ = 0;
  std::optional<Exercise> next_;         // once this one is over; nothing: none is left
  std::optional<std::uint32_t> answer_;  // given last
  std::string named_, best_;             // that answer and the best one, in the language in which they were asked for
  std::string language_, told_;
  bool chance_ = false, told_over_ = false;
};

}  // namespace mathom

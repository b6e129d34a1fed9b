// One exercise on its table: it takes no answer, and says of each what the search thought of it.
#pragma once
#include <optional>
#include <string>

#include "shell/lessons/teaching.h"
#include "shell/services/match/mentor.h"
#include "shell/services/services.h"

namespace mathom {

class ExerciseMentor final : public Mentor, public Director {
 public:
  ExerciseMentor(Exercise exercise, WayBack back) : exercise_(std::move(exercise)), back_(std::move(back)) {}
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

  Exercise exercise_;
  WayBack back_;
  std::optional<std::uint32_t> answer_;  // given last
  std::string named_, best_;             // that answer and the best one, in the language in which they were asked for
  std::string language_, told_;
  bool chance_ = false;
};

}  // namespace mathom

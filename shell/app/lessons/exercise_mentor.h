// One exercise on its table: it takes no answer, and says of each what the search thought of it.
#pragma once
#include <optional>
#include <string>

#include "shell/app/lessons/exercises.h"
#include "shell/app/lessons/mentor.h"

namespace mathom {

class ExerciseMentor final : public Mentor, public Director {
 public:
  explicit ExerciseMentor(Exercise exercise) : exercise_(std::move(exercise)) {}
  void follow(App& app, Match& match, const TableView& table, ui::Scene& scene) override;
  float height(const App& app, const ui::Canvas& c, float width) const override;
  std::string said(const App& app) const override { return words(app); }
  void build(App& app, const ui::Canvas& c, ui::Rect room) override;

  std::optional<std::uint32_t> answer(const Session&) override { return std::nullopt; }
  bool takes(const Session& session, std::uint64_t option) override;
  bool lets_take_back() const override { return false; }  // the question stays

 private:
  std::string words(const App& app) const;
  void name_options(const App& app, const Session& session);

  Exercise exercise_;
  std::optional<std::uint32_t> answer_;  // given last
  std::string named_, best_;             // that answer and the best one, in the language in which they were asked for
  std::string language_, told_;
  bool chance_ = false;
};

}  // namespace mathom

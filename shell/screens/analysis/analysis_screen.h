// How a game that is over was played: the course of what could be expected, luck apart from choice, the costliest
// choices, each to be looked at or tried again. It analyses the running match while it is open, and keeps what it found
// with it.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/screens/analysis/decision_words.h"
#include "shell/screens/analysis/plot.h"
#include "shell/services/analysis/analyst.h"
#include "shell/services/match/chronicle.h"
#include "shell/services/match/match.h"
#include "shell/services/screen.h"
#include "shell/services/services.h"

namespace mathom {

class AnalysisScreen final : public Screen {
 public:
  std::string_view name() const override { return "analysis"; }
  void build(const Services& use, ui::Scene& scene) override;

 private:
  // The analyst: begins where nothing fitting is kept, goes on, keeps what was found.
  void attend(const Services& use, Match& match, ui::Scene& scene);
  void open_kept(const Services& use, const Match& match);
  void begin(const Services& use, const Match& match);
  void finish(const Services& use, Match& match, ui::Scene& scene);
  // What an analysis gives becomes exercises, one in a frame, as each costs a copy of the game.
  void learn(const Services& use, const Match& match, ui::Scene& scene);
  const Analysis* shown() const;
  void show_seat(const Match& match, SeatId seat);
  void take_up(const Services& use, const Match& match);  // of what was found, that of the seat that is shown
  void group_worst(const Services& use, const Match& match);
  const DecisionWords& words(const Services& use, const Match& match, std::size_t decision);

  // The parts of the page, from the top of `column`, which they shorten.
  void build_head(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_progress(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_course(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_table(const Services& use, const Match& match, const ui::Canvas& c, const ui::Rect& column);
  void build_decision(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_account(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_turning_point(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_themes(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_finest(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_costliest(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column);
  void build_card(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect& column, std::size_t place);
  void build_acts(const Services& use, const Match& match, const ui::Canvas& c, ui::Rect row, const std::string& id,
                  const Judgement& judgement);

  std::uint64_t number_ = 0;          // of the match
  std::unique_ptr<Analyst> analyst_;  // while it works
  std::optional<Analysis> found_[2];  // by what was known, with all cards open; none: not yet
  bool learns_ = false;
  bool misfit_ = false;  // something was kept, and was of another game
  bool stopped_ = false;
  bool open_ = false;  // what is shown
  SeatId seat_ = SeatId::none;
  std::vector<Judgement> judged_;  // of the seat that is shown
  // Of these the costliest first. A miss that was told more than once is one of them: the number of its repetitions.
  std::vector<std::size_t> worst_;
  std::map<std::size_t, int> again_;
  std::vector<std::size_t> finest_;      // only moves, the greatest first
  std::size_t taken_ = ~std::size_t{0};  // judgements that had been found when these were taken up
  std::size_t chosen_ = 0, pointed_ = 0;
  Chronicle log_;
  std::map<std::size_t, DecisionWords> words_;
  std::string language_;
  float card_height_[3] = {0, 0, 0};
};

}  // namespace mathom

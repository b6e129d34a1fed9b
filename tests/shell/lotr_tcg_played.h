#pragma once
// A game of the trading card game at its table, played at random until what a test looks for is asked.
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/table.h"
#include "rules/game_of.h"
#include "session/session.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/stage.h"

namespace mathom::test {

class Played {
 public:
  explicit Played(std::uint64_t seed, int seats = 2, const Settings& settings = Stage::at_once())
      : stage(settings), rng_(seed) {
    stage.start("lotr_tcg", seats, seed);
  }

  // Goes on at random until that is asked and `fits` holds, and shows the question. Cards are played rather than
  // passed.
  template <class F>
  bool until(lotr_tcg::Question q, F fits) {
    for (int i = 0; i < 3000 && match().session().waiting_for() != SeatId::none; ++i) {
      if (const auto person = match().people().person_asked()) match().people().show_to(*person);
      if (decision().why == static_cast<std::uint16_t>(q) && !match().answers_itself() && fits(decision())) {
        stage.face_question();
        return true;
      }
      REQUIRE(match().choose(pick()) == Submit::ok);
    }
    return false;
  }
  bool until(lotr_tcg::Question q) {
    return until(q, [](const Decision&) { return true; });
  }

  const lotr_tcg::State& state() { return GameOf<lotr_tcg::Rules>::view(match().view().seen); }
  LocalMatch& match() { return *stage.use().play.local(); }
  const Decision& decision() { return match().view().decision; }
  std::string said(std::string_view id) {
    const auto* item = stage.scene().find(id);
    return item ? item->item.name : std::string();
  }
  std::string item_with(const std::string& offer) {
    for (const auto& p : stage.scene().items())
      if (p.item.offer == offer) return p.item.id;
    return {};
  }
  // Lets time go by until everything that happened has been shown.
  void all_told() {
    for (int i = 0; i < 400; ++i) {
      stage.wait(200);
      stage.frame();
    }
    stage.face_question();
  }
  std::uint32_t pick() {
    const auto& options = decision().options;
    const auto n = static_cast<std::uint32_t>(options.size());
    const std::uint32_t first = rng_.below(n);
    const auto passes = [&](std::uint32_t i) { return options[i].subject == CardId::none; };
    return passes(first) ? rng_.below(n) : first;
  }
  Stage stage;

 private:
  Rng rng_;
};

}  // namespace mathom::test

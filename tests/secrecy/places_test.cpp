// Places in the hands of the board game are open, as its README says: what is hidden is what lies there.
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "games/lotr_board/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "support/games.h"

using namespace mathom;

namespace {

using BoardGame = GameOf<lotr_board::Rules>;

bool in_hand_of_another(const Card& c, int seats) {
  for (int seat = 1; seat < seats; ++seat)
    if (c.zone == lotr_board::hand_of(seat)) return true;
  return false;
}

}  // namespace

TEST_CASE("an openly played card shows its place in the hand, and nothing of the other places",
          "[secrecy][lotr_board]") {
  int shown = 0;
  for (std::uint64_t seed = 1; seed <= test::amount(20); ++seed) {
    SessionSetup setup;
    setup.config_text = R"({"seats": 3})";
    setup.seed = seed;
    Problems problems;
    const auto s = Session::create(*find_game("lotr_board"), setup, problems);
    REQUIRE(s);
    Rng rng(seed);
    while (s->waiting_for() != SeatId::none && s->ply() < 400) {
      const View before = s->view(only(SeatId::s0));
      const auto n = s->view(only(s->waiting_for())).decision.options.size();
      s->submit(s->waiting_for(), rng.below(static_cast<std::uint32_t>(n)), s->ply());
      const View after = s->view(only(SeatId::s0));
      const auto &then = BoardGame::view(before.seen).cards, &now = BoardGame::view(after.seen).cards;
      for (int i = 0; i < then.size(); ++i) {
        if (!in_hand_of_another(then[i], 3) || then[i].def != CardDef::hidden || now[i].def == CardDef::hidden)
          continue;
        ++shown;  // it has left that hand, or it was shown or given to the viewer
        REQUIRE((now[i].zone != then[i].zone || contains(now[i].seen_by, SeatId::s0)));
        REQUIRE(contains(now[i].seen_by, SeatId::s0));
      }
    }
  }
  CHECK(shown > 10);
}

TEST_CASE("a place in a hand tells nothing of the card that lies there", "[secrecy][lotr_board]") {
  const Game& game = *find_game("lotr_board");
  SessionSetup setup;
  setup.config_text = R"({"seats": 3})";
  setup.seed = 4;
  Problems problems;
  const auto s = Session::create(game, setup, problems);
  REQUIRE(s);
  for (int i = 0; i < 30; ++i) s->submit(s->waiting_for(), 0, s->ply());
  const View view = s->view(only(SeatId::s0));
  const auto& seen = BoardGame::view(view.seen).cards;
  int hidden = 0, varied = 0;
  std::vector<StatePtr> worlds;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Rng rng(seed);
    worlds.push_back(game.determinize(view.seen, rng));
  }
  for (int i = 0; i < seen.size(); ++i) {
    if (!in_hand_of_another(seen[i], 3) || seen[i].def != CardDef::hidden) continue;
    ++hidden;
    bool differs = false;
    for (const auto& world : worlds)
      differs = differs || BoardGame::get(*world).cards[i].def != BoardGame::get(*worlds[0]).cards[i].def;
    varied += differs;
  }
  CHECK(hidden > 4);
  CHECK(varied == hidden);
}

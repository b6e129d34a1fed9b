// A record led back and forth, branches, and what stands in the way of an undo.
#include "session/replay.h"

#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "rules/registry.h"
#include "session/save.h"
#include "support/burrow.h"

using namespace mathom;

namespace {

std::unique_ptr<Session> begin(const Game& game, Seats seats, std::uint64_t seed = 11) {
  SessionSetup setup;
  setup.config_text = dump_json({{"seats", seats.size()}});
  setup.seed = seed;
  setup.seats = std::move(seats);
  Problems problems;
  auto s = Session::create(game, setup, problems);
  INFO(problems.text());
  REQUIRE(s);
  return s;
}

Seats people(std::initializer_list<std::uint8_t> persons) {
  Seats out;
  for (const auto p : persons) out.push_back({"", "", p});
  return out;
}

void play(Session& s, int answers) {
  for (int i = 0; i < answers && !s.outcome().over; ++i) REQUIRE(s.submit(s.waiting_for(), 0, s.ply()) == Submit::ok);
}

}  // namespace

TEST_CASE("a replay seeks to a point, and shows what each seat saw then", "[session]") {
  for (const char* id : {"french_tarot", "lotr_tarot"}) {
    const Game& game = *find_game(id);
    const auto s = begin(game, people({0, 1, 2, 3}));
    struct Then {
      std::uint32_t ply;
      std::uint64_t hash;
      std::string seen;
      std::vector<Event> events;
    };
    std::vector<Then> then;
    const SeatMask eyes = only(SeatId::s1);
    for (int i = 0; i < 90; ++i) {
      then.push_back(
          {s->ply(), s->state_hash(), dump_json(game.save_observation(s->view(eyes).seen)), s->events_for(eyes)});
      play(*s, 1);
    }
    Replay replay(*s);
    CHECK(replay.ply() == s->ply());
    CHECK(replay.session().state_hash() == s->state_hash());
    std::uint32_t step = 7;
    for (std::size_t i = 0; i < 200; ++i, step = step * 5 + 3) {
      const Then& t = then[step % then.size()];
      replay.go_to(t.ply);
      REQUIRE(replay.session().state_hash() == t.hash);
      REQUIRE(dump_json(game.save_observation(replay.session().view(eyes).seen)) == t.seen);
      REQUIRE(replay.session().events_for(eyes) == t.events);
    }
    CHECK(replay.end() == s->ply());
  }
}

TEST_CASE("the record of a session shows what each player saw when they answered", "[session]") {
  for (const char* id : {"french_tarot", "lotr_board"}) {
    const Game& game = *find_game(id);
    const auto s = begin(game, people({0, 1, 2, 3}));
    play(*s, 70);
    for (const std::uint32_t from : {0u, 33u, 50u}) {
      std::vector<std::uint32_t> plies;
      s->each_answer(from, [&](const View& seen, const LogEntry& answer) {
        const View then = s->view_at(seen.ply, only(answer.seat));
        plies.push_back(seen.ply);
        REQUIRE(seen.decision == then.decision);
        REQUIRE(seen.decision.seat == answer.seat);
        REQUIRE(answer.value < seen.decision.options.size());
        REQUIRE(dump_json(game.save_observation(seen.seen)) == dump_json(game.save_observation(then.seen)));
      });
      std::vector<std::uint32_t> answered;
      for (std::uint32_t i = from; i < s->ply(); ++i)
        if (is_player(s->log()[i].seat)) answered.push_back(i);
      CHECK(plies == answered);
      CHECK_FALSE(plies.empty());
    }
  }
}

TEST_CASE("a branch shares its beginning; with new luck what follows differs", "[session]") {
  const Game& game = *find_game("french_tarot");
  const auto s = begin(game, people({0, 1, 2, 3}));
  std::uint32_t second = 0;
  while (second == 0) {  // everybody passes: the cards are dealt again
    const std::uint32_t before = s->ply();
    play(*s, 1);
    if (s->ply() > before + 1) second = before;
  }
  const auto same = s->branch(second), other = s->branch(second, 99);
  CHECK(same->state_hash() == other->state_hash());
  for (Session* b : {same.get(), other.get()}) play(*b, 1);
  CHECK(same->ply() == s->ply());
  CHECK(same->state_hash() == s->state_hash());
  CHECK(other->state_hash() != s->state_hash());
  const LoadResult loaded = load_save(save_text(*other));
  CHECK(loaded.status == LoadStatus::ok);
  CHECK(loaded.session->state_hash() == other->state_hash());
}

TEST_CASE("the obstacle to an undo has a name", "[session]") {
  const Game& game = burrow::game();
  const auto alone = begin(game, people({0, 0}));
  CHECK(alone->undo_fence(0) == UndoFence::nothing);
  play(*alone, 1);
  CHECK(alone->undo_fence(0) == UndoFence::open);
  const auto three = begin(game, people({0, 1, 2}));
  play(*three, 1);
  CHECK(three->undo_fence(0) == UndoFence::open);
  CHECK(three->undo_fence(1) == UndoFence::nothing);
  play(*three, 1);
  CHECK(three->undo_fence(0) == UndoFence::others);
  const auto two = begin(game, people({0, 1}));
  play(*two, 2);  // both are hidden: the fox comes, which is luck
  CHECK(two->undo_fence(1) != UndoFence::open);
  CHECK_FALSE(two->undo(1));
}

// Playing from elsewhere: what a seat may know travels as text to a second screen, which shows the same scenes as the
// first one.
#include "shell/services/match/remote_match.h"

#include <catch2/catch_test_macros.hpp>
#include <deque>

#include "core/json.h"
#include "core/rng.h"
#include "rules/registry.h"
#include "shell/puppet.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/match/seat_host.h"
#include "shell/services/screen_stack.h"
#include "shell/stage.h"
#include "support/amount.h"
#include "support/each_game.h"

using namespace mathom;
using test::Puppet;
using test::Share;
using test::Stage;

namespace {

using Lines = std::vector<std::string>;

std::unique_ptr<Session> table(const Game& game, std::uint64_t seed, int people, std::string start = {}) {
  SessionSetup setup;
  setup.seed = seed;
  setup.start_text = std::move(start);
  for (int i = 0; i < game.info().usual_seats; ++i)
    setup.seats.push_back({"Player " + std::to_string(i), i < people ? "" : "beginner", static_cast<std::uint8_t>(i)});
  Problems problems;
  auto session = Session::create(game, setup, problems);
  INFO(problems.text());
  REQUIRE(session);
  return session;
}

// What stands on the screen: each item, with its words, its place and what can be done with it. Only who holds the game
// can go on from a moment of it.
Lines lines_of(const ui::Scene& scene) {
  Lines out;
  for (const auto& p : scene.items()) {
    const ui::Item& i = p.item;
    if (i.id == "past/play_on") continue;
    out.push_back(i.id + " | " + i.name + " | " + i.description + " | " + std::to_string(static_cast<int>(i.role)) +
                  (i.offered ? " offered" : "") + (i.primary ? " primary" : "") + " @ " + std::to_string(i.rect.x) +
                  " " + std::to_string(i.rect.y) + " " + std::to_string(i.rect.w) + " " + std::to_string(i.rect.h));
  }
  return out;
}

// The first line in which two screens differ; empty: none
std::string difference(const Lines& here, const Lines& there) {
  for (std::size_t i = 0; i < std::max(here.size(), there.size()); ++i) {
    const std::string a = i < here.size() ? here[i] : "nothing", b = i < there.size() ? there[i] : "nothing";
    if (a != b) return "here:  " + a + "\nthere: " + b;
  }
  return {};
}

// A game at one screen, walked by lot: what the screen shows at each question and after each undo.
class Walk {
 public:
  explicit Walk(std::uint64_t seed) : rng_(seed) {}
  virtual ~Walk() = default;

  void play() {
    stage_.use().screens.push(table_screen());
    for (int guard = 0; guard < 3000 && until_asked(); ++guard) {
      scenes.push_back(lines_of(stage_.scene()));
      Match& match = *stage_.use().play.match();
      const std::size_t options = match.view().decision.options.size();
      if (rng_.below(8) == 0 && match.can_undo()) {
        match.undo();
        ++undos;
      } else if (rng_.below(4) == 0 && match.can_redo()) {
        match.redo();
        ++redos;
      } else {
        const auto option = rng_.below(static_cast<std::uint32_t>(options));
        REQUIRE(match.choose(option) == Submit::ok);
        ++answers;
      }
    }
    REQUIRE(stage_.use().play.match()->is_over());
    // The page of the result, if the game has one, offers the same game again only where it is played.
    stage_.press("go-on");
    stage_.post({.kind = ui::Input::Kind::pointer_move, .at = {1, 1}});
    stage_.settle();
    scenes.push_back(lines_of(stage_.scene()));
    look_back();
  }

  std::vector<Lines> scenes;
  int undos = 0, redos = 0, answers = 0;

 protected:
  virtual void pump() {}  // what goes on outside the screen
  virtual std::string where() const {
    const Match& match = *stage_.use().play.match();
    return std::to_string(match.ply()) + " answers, seat " + std::to_string(index(match.waiting_for())) + " is asked";
  }
  Stage stage_;

 private:
  // True: the person is asked, and all before it has been shown; false: the game is over.
  bool until_asked() {
    for (int i = 0; i < 4000; ++i) {
      pump();
      stage_.frame();
      Match& match = *stage_.use().play.match();
      if (match.proposal()) match.companions()->agree();
      if (!match.is_over() && stage_.scene().find("go-on")) stage_.press("go-on");  // the account of a round
      const bool rests = match.is_over() || (match.your_turn() && !match.answers_itself());
      if (!rests || stage_.scene().frame_wanted()) continue;
      stage_.settle();
      return !match.is_over();
    }
    FAIL("nobody is asked: " << where());
    return false;
  }

  // At a few moments, through one's own eyes.
  void look_back() {
    const Match& match = *stage_.use().play.match();
    for (std::uint32_t part = 0; part < 6; ++part) {
      const std::uint32_t ply = match.ply() * part / 5;
      stage_.use().screens.push(replay_screen(stage_.use(), match.record(match.viewers()), ply));
      stage_.frame();
      stage_.settle();
      scenes.push_back(lines_of(stage_.scene()));
      stage_.use().screens.pop();
      stage_.settle();
    }
  }

  Rng rng_;
};

class Here final : public Walk {
 public:
  Here(const Game& game, std::uint64_t seed) : Walk(seed) {
    auto match = std::make_unique<LocalMatch>(table(game, seed, 1), bots_);
    local = match.get();
    stage_.use().play.join(std::move(match));
  }
  LocalMatch* local;

 private:
  Puppet bots_;
};

class There final : public Walk {
 public:
  There(const Game& game, std::uint64_t seed) : Walk(seed), host_(table(game, seed, 1), bots_), seat_(host_, 0) {
    Problems problems;
    auto match = RemoteMatch::join(
        game, 0, *seat_.news(), hints_, [this](std::string s) { sent_.push_back(std::move(s)); }, problems);
    INFO(problems.text());
    REQUIRE(match);
    remote = match.get();
    stage_.use().play.join(std::move(match));
  }
  RemoteMatch* remote;
  std::size_t bytes = 0, messages = 0;

 private:
  void pump() override {
    for (; !sent_.empty(); sent_.pop_front()) CHECK(seat_.hear(sent_.front()));
    tell();
    host_.update(true, now_ += 16);
    tell();
  }
  std::string where() const override {
    return Walk::where() + ", at the host " + std::to_string(host_.ply()) + ", faults " +
           std::to_string(remote->faults());
  }
  void tell() {
    auto news = seat_.news();
    if (!news) return;
    bytes += news->size();
    ++messages;
    remote->hear(std::move(*news));
  }

  Puppet bots_, hints_;
  LocalMatch host_;
  SeatHost seat_;
  std::deque<std::string> sent_;
  double now_ = 0;
};

void same_scenes(const Share& share) {
  const Game& game = *find_game(share.game);
  int undos = 0, redos = 0;
  for (std::uint64_t seed = 1; seed <= test::amount(6); ++seed) {
    INFO("seed " << seed);
    Here here(game, seed);
    here.play();
    const auto ours = here.local->review()->weighable(only(SeatId::s0), 0, here.local->ply());
    There there(game, seed);
    there.play();
    for (std::size_t i = 0; i < std::min(here.scenes.size(), there.scenes.size()); ++i) {
      INFO("scene " << i << " of " << here.scenes.size());
      REQUIRE(difference(here.scenes[i], there.scenes[i]) == "");
    }
    CHECK(here.scenes.size() == there.scenes.size());
    CHECK(here.answers == there.answers);
    undos += here.undos, redos += here.redos;
    CHECK(there.remote->faults() == 0);
    const auto theirs = there.remote->review()->weighable(only(SeatId::s0), 0, there.remote->ply());
    REQUIRE(ours.size() == theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
      CHECK(ours[i].then.ply == theirs[i].then.ply);
      CHECK(ours[i].chosen == theirs[i].chosen);
      CHECK(ours[i].then.decision == theirs[i].then.decision);
      const Reviewable::Asked asked = here.local->review()->asked_at(ours[i].then.ply),
                              told = there.remote->review()->asked_at(ours[i].then.ply);
      CHECK(asked.prompt == told.prompt);
      CHECK(asked.labels == told.labels);
    }
  }
  CHECK((undos > 0 || !game.brain()));  // a game that has just begun may be over at once
  CHECK((redos > 0 || !game.brain()));
}

// Two worlds that look alike to the seat are told alike.
void nothing_hidden(const Share& share) {
  const Game& game = *find_game(share.game);
  Rng rng(7);
  std::size_t compared = 0;
  for (std::uint64_t seed = 1; seed <= test::amount(20); ++seed) {
    const auto session = table(game, seed, game.info().usual_seats);
    for (int answers = 0; answers < 400 && is_player(session->waiting_for()); ++answers) {
      const View asked = session->view(only(session->waiting_for()));
      if (answers % 23 == 0) {
        const StatePtr truth = session->truth_at(session->ply());
        const int seat = static_cast<int>(rng.below(static_cast<std::uint32_t>(game.info().usual_seats)));
        const StatePtr world = game.determinize(game.observe(*truth, only(seat_at(seat))), rng);
        std::string told[2];
        for (const int n : {0, 1}) {
          Puppet bots;
          LocalMatch match(table(game, seed, game.info().usual_seats, dump_json(game.save(n == 0 ? *truth : *world))),
                           bots);
          told[n] = SeatHost(match, seat).news().value_or("nothing");
        }
        CHECK(told[0] == told[1]);
        CHECK(told[0] != "nothing");
        ++compared;
      }
      const auto options = static_cast<std::uint32_t>(asked.decision.options.size());
      REQUIRE(session->submit(session->waiting_for(), rng.below(options), session->ply()) == Submit::ok);
    }
  }
  CHECK(compared > 0);
}

const int kScenes = test::for_each_game("a seat that plays from elsewhere sees the same scenes", "[remote][walk]",
                                        test::Games::of_the_program, 1, same_scenes);
const int kHidden =
    test::for_each_game("what is told to a distant seat is the same in every world that it holds possible",
                        "[remote][secrecy]", test::Games::of_the_program, 1, nothing_hidden);

}  // namespace

TEST_CASE("every game can be played from a remote seat", "[remote]") {
  CHECK(kScenes >= 5);
  CHECK(kHidden >= 5);
}

TEST_CASE("an answer that comes twice, late or for another seat changes nothing", "[remote]") {
  const Game& game = *find_game("french_tarot");
  Puppet bots;
  LocalMatch match(table(game, 3, 2), bots);
  for (int i = 0; match.bot_to_move() && i < 50; ++i) match.update(true, i * 16.0);
  const int asked = *match.people().person_asked();
  SeatHost seat(match, asked), other(match, 1 - asked);
  REQUIRE(seat.news());
  CHECK_FALSE(seat.news());
  const std::uint32_t ply = match.ply();
  const auto answer = [](std::uint32_t at, std::uint64_t option) {
    return dump_json({{"do", "answer"}, {"ply", at}, {"option", option}});
  };
  CHECK_FALSE(other.hear(answer(ply, 0)));
  CHECK_FALSE(seat.hear(answer(ply, 1000)));
  CHECK_FALSE(seat.hear(answer(ply + 1, 0)));
  for (const char* broken : {"", "{}", "[1]", "{\"do\": \"answer\"}", "{\"do\": \"cheat\", \"ply\": 0}", "{\"do\": 3}"})
    CHECK_FALSE(seat.hear(broken));
  CHECK(match.ply() == ply);
  CHECK(seat.news());  // what was refused is answered, or they would wait
  CHECK_FALSE(seat.news());
  CHECK(seat.hear(answer(ply, 0)));
  CHECK(match.ply() > ply);
  CHECK_FALSE(seat.hear(answer(ply, 0)));
  CHECK(seat.news());
}

TEST_CASE("a faulty message changes nothing, and the next sound one is read", "[remote]") {
  const Game& game = *find_game("lotr_tarot");
  Puppet bots, hints;
  LocalMatch match(table(game, 4, 1), bots);
  SeatHost seat(match, 0);
  const std::string first = *seat.news();
  Problems problems;
  CHECK_FALSE(RemoteMatch::join(game, 0, "{}", hints, [](std::string) {}, problems));
  CHECK_FALSE(problems.empty());
  problems = {};
  const auto remote = RemoteMatch::join(game, 0, first, hints, [](std::string) {}, problems);
  REQUIRE(remote);
  for (int i = 0; i < 200 && match.bot_to_move(); ++i) match.update(true, i * 16.0);
  if (!match.bot_to_move() && match.your_turn()) REQUIRE(match.choose(0) == Submit::ok);
  const std::string news = *seat.news();
  const std::uint64_t before = remote->changes();
  int broken = 0;
  for (const std::string_view member : {"from", "steps", "events_from", "told", "events", "said", "standing"}) {
    Json j = *parse_json(news, problems);
    j.erase(std::string(member));
    remote->hear(dump_json(j));
    CHECK_FALSE(remote->update(true, 0));
    CHECK(remote->faults() == ++broken);
  }
  Puppet other_bots;  // what another seat may know is refused
  LocalMatch two(table(game, 4, 2), other_bots);
  const auto other = SeatHost(two, 1).news();
  Problems wrong;
  CHECK_FALSE(RemoteMatch::join(game, 0, *other, hints, [](std::string) {}, wrong));
  CHECK(wrong.text().find("other eyes") != std::string::npos);
  CHECK(remote->changes() == before);
  remote->hear(news);
  CHECK(remote->update(true, 0));
  CHECK(remote->ply() == match.ply());
}

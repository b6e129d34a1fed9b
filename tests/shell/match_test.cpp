// The match on this screen: bots that answer late, wrongly or never, and people who share the screen.
#include "shell/services/match/local_match.h"

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "core/json.h"
#include "rules/registry.h"
#include "rules/wire.h"
#include "shell/puppet.h"
#include "support/fork.h"

using namespace mathom;
using test::Puppet;

namespace {

std::unique_ptr<Session> table(std::vector<std::string> players, std::uint64_t seed = 5,
                               const std::string& level = "beginner") {
  const Game* game = find_game("french_tarot");
  REQUIRE(game);
  SessionSetup setup;
  setup.seed = seed;
  std::uint8_t person = 0;
  for (const std::string& p : players)
    setup.seats.push_back({p, p == "bot" ? level : "", p == "bot" ? std::uint8_t{0} : person++});
  Problems problems;
  auto session = Session::create(*game, setup, problems);
  REQUIRE(problems.text().empty());
  return session;
}

// Lets bots play and answers for people with the first offer, until `answers` have been given.
void play(LocalMatch& match, std::uint32_t answers) {
  for (int guard = 0; match.session().ply() < answers && guard < 5000; ++guard) {
    if (match.bot_to_move())
      match.update(true, guard * 16.0);
    else
      REQUIRE(match.choose(0) == Submit::ok);
  }
  REQUIRE(match.session().ply() >= answers);
}

}  // namespace

TEST_CASE("bots answer in turn until a person is asked", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
  play(match, 40);
  CHECK(match.fallbacks() == 0);
  CHECK(bots.asked > 0);
}

TEST_CASE("a bot thinks ahead but is played only when the table is ready", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
  while (!match.bot_to_move()) REQUIRE(match.choose(0) == Submit::ok);
  const auto ply = match.session().ply();
  for (int frame = 0; frame < 5; ++frame) CHECK_FALSE(match.update(false, frame * 16.0));
  CHECK(match.bot_ready());
  CHECK(match.session().ply() == ply);
  CHECK(bots.asked == 1);
  CHECK(match.update(true, 100));
  CHECK(match.session().ply() > ply);
}

TEST_CASE("a hurried game does not wait for a bot that thinks long", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}, 5, "club"), bots);
  while (!match.bot_to_move()) REQUIRE(match.choose(0) == Submit::ok);
  bots.mood = Puppet::Mood::silent;
  match.update(true, 0);
  CHECK(bots.level() == "club");
  match.hurry(true);
  match.update(true, 16);
  CHECK(bots.level() == "club-quick");
  bots.mood = Puppet::Mood::answers;
  match.update(true, 32);
  match.hurry(false);
  while (!match.bot_to_move()) REQUIRE(match.choose(0) == Submit::ok);
  bots.mood = Puppet::Mood::silent;
  match.update(true, 48);
  CHECK(bots.level() == "club");
  CHECK(match.session().seats()[1].bot == "club");
}

TEST_CASE("a silent worker is restarted, and then this program thinks", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
  while (!match.bot_to_move()) REQUIRE(match.choose(0) == Submit::ok);
  bots.mood = Puppet::Mood::silent;
  match.update(true, 0);
  REQUIRE(match.deadline().has_value());
  const auto ply = match.session().ply();
  match.update(true, *match.deadline() + 1);
  CHECK(bots.restarted == 1);
  CHECK(match.session().ply() == ply);
  match.update(true, *match.deadline() + 1);
  CHECK(match.fallbacks() == 1);
  CHECK(match.session().ply() > ply);
}

TEST_CASE("a dead or babbling worker does not stop the game or change it", "[match]") {
  Puppet sound;
  LocalMatch right(table({"Nadia", "bot", "bot", "bot"}), sound);
  play(right, 60);
  for (const auto mood : {Puppet::Mood::dead, Puppet::Mood::babbles}) {
    Puppet bots;
    bots.mood = mood;
    LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
    play(match, 60);
    CHECK(match.fallbacks() > 0);
    CHECK(match.session().ply() == right.session().ply());
    CHECK(match.session().state_hash() == right.session().state_hash());
  }
}

TEST_CASE("an unasked answer leaves nothing waiting for a frame", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
  bots.mood = Puppet::Mood::babbles;
  for (int turn = 0; turn < 20; ++turn) {
    while (!match.bot_to_move()) REQUIRE(match.choose(0) == Submit::ok);
    const bool went_on = match.update(true, turn);
    CHECK((went_on || match.thinks_here() || match.deadline().has_value()));
  }
}

TEST_CASE("a strong bot that thinks here does so in slices", "[match]") {
  Puppet bots;
  bots.mood = Puppet::Mood::dead;
  auto session = table({"Nadia", "bot", "bot", "bot"});
  for (int seat = 1; seat < 4; ++seat) session->reseat(seat_at(seat), {"bot", "expert", 0});
  LocalMatch match(std::move(session), bots);
  int slices = 0;
  for (int guard = 0; match.session().ply() < 30 && guard < 20000; ++guard) {
    if (match.bot_to_move())
      slices += !match.update(true, guard * 16.0) && match.thinks_here();
    else
      REQUIRE(match.choose(0) == Submit::ok);
  }
  REQUIRE(match.session().ply() >= 30);
  // How many depends on the machine; that a decision may be left and taken up again does not.
  CHECK(slices > 0);
}

TEST_CASE("a deadline missed while the machine slept does not count", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
  while (!match.bot_to_move()) REQUIRE(match.choose(0) == Submit::ok);
  bots.mood = Puppet::Mood::silent;
  match.update(true, 0);
  for (double now = 3.6e6; now < 2e7; now += 3.6e6) {
    REQUIRE(match.deadline().has_value());
    CHECK_FALSE(match.update(true, now));
    CHECK(*match.deadline() > now);
  }
  CHECK(bots.restarted == 0);
  CHECK(match.fallbacks() == 0);
  bots.mood = Puppet::Mood::answers;
  CHECK(match.update(true, 2e7));
}

TEST_CASE("a worker that fails repeatedly is asked less and less, and trusted again when it answers", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
  bots.mood = Puppet::Mood::dead;
  play(match, 30);
  const int asked = bots.asked;
  CHECK(asked < match.fallbacks() / 2);
  bots.mood = Puppet::Mood::answers;
  const int before = match.fallbacks();
  play(match, 50);
  const int while_forgiven = match.fallbacks();
  CHECK(while_forgiven - before <= 10);
  play(match, 70);
  CHECK(match.fallbacks() == while_forgiven);
}

TEST_CASE("undo takes back the bots' answers too and forgets what they were thinking about", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
  while (!match.your_turn()) match.update(true, 0);
  const auto hash = match.session().state_hash();
  const auto changes = match.changes();
  REQUIRE(match.choose(0) == Submit::ok);
  match.update(false, 10);
  REQUIRE(match.can_undo());
  REQUIRE(match.undo());
  CHECK(match.session().state_hash() == hash);
  CHECK(match.your_turn());
  CHECK(bots.cancelled > 0);
  CHECK(match.changes() > changes + 1);
  REQUIRE(match.redo());
  CHECK(match.session().state_hash() != hash);
}

TEST_CASE("with two people at one screen the other person's turn needs the curtain", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "Oleg", "bot", "bot"}), bots);
  int curtains = 0;
  for (int guard = 0; guard < 400 && curtains < 4; ++guard) {
    if (match.bot_to_move()) {
      match.update(true, guard * 16.0);
    } else if (match.covered() || match.people().needs_curtain()) {
      CHECK_FALSE(match.your_turn());
      CHECK(match.choose(0) == Submit::not_your_turn);
      match.people().cover();
      CHECK(match.viewers() == kNobody);
      CHECK_FALSE(match.can_undo());
      CHECK_FALSE(match.can_redo());
      CHECK(match.choose(0) == Submit::not_your_turn);
      match.people().show_to(match.people().next_to_look());
      CHECK(match.viewers() == only(match.session().waiting_for()));
      ++curtains;
    } else {
      REQUIRE(match.your_turn());
      REQUIRE(match.choose(0) == Submit::ok);
    }
  }
  CHECK(curtains == 4);
}

TEST_CASE("a match hands out the parts that it has, and a record has none", "[match]") {
  Puppet bots;
  LocalMatch shared(table({"Nadia", "Oleg", "bot", "bot"}), bots), alone(table({"Nadia", "bot", "bot", "bot"}), bots);
  CHECK(shared.shared_screen() == &shared.people());
  CHECK(shared.covered());
  CHECK_FALSE(alone.shared());
  CHECK_FALSE(alone.covered());
  CHECK_FALSE(alone.companions());
  CHECK(alone.own_side());
  CHECK(alone.hinting());
  CHECK(alone.review());
  const auto record = shared.record(only(seat_at(0)));
  REQUIRE(record);
  CHECK_FALSE(record->shared_screen());
  CHECK_FALSE(record->companions());
  CHECK_FALSE(record->own_side());
  CHECK_FALSE(record->hinting());
  CHECK_FALSE(record->review());
  CHECK_FALSE(record->answer_for_person(0));
  CHECK_FALSE(record->record(only(seat_at(0))));
}

TEST_CASE("while a level's net is missing the level below answers", "[match]") {
  struct Untaught final : fork::Thumb {
    Untaught() : Thumb({}) {}
    bool ready() const override { return false; }
  };
  struct Pupil final : fork::Thumb {
    Untaught expert;
    Pupil() : Thumb({}) {}
    const Brain& thorough() const override { return expert; }
    std::vector<Level> levels() const override { return {{"master", this}}; }
  } pupil;
  const GameOf<fork::Rules> game({fork::Kind::own, &pupil});
  const StatePtr state = game.initial({});
  Decision asked;
  game.decision(*state, asked);
  game.apply(*state, asked, {0, {}}, nullptr);
  game.decision(*state, asked);
  const std::string seen = dump_json(game.save_observation(game.observe(*state, only(asked.seat)))),
                    question = dump_json(decision_to_json(asked));
  const auto refusal = [&](const char* level) {
    Problems problems;
    const auto job = BotJob::open(game, level, 1, seen, question, "[]", problems);
    CHECK((job == nullptr) == !problems.empty());
    return problems.text();
  };
  CHECK(refusal("club").empty());
  CHECK(refusal("expert").find("what it has learnt is not here") != std::string::npos);
  CHECK(refusal("master").empty());  // the brain that the game names for it is here
}

TEST_CASE("a question with all options excluded, or with unknown exclusions, is refused", "[match]") {
  const auto session = table({"bot", "bot", "bot", "bot"});
  const View seen = session->view(only(session->waiting_for()));
  const std::string what = dump_json(session->game().save_observation(seen.seen)),
                    asked = dump_json(decision_to_json(seen.decision));
  const auto opens = [&](const std::string& excluded) {
    Problems problems;
    const auto job = BotJob::open("french_tarot", "rules", 1, what, asked, excluded, {}, problems);
    CHECK((job == nullptr) == !problems.empty());
    return job != nullptr;
  };
  std::vector<std::uint32_t> all(seen.decision.options.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint32_t>(i);
  CHECK(opens("[]"));
  CHECK(opens("[0, 0]"));
  CHECK_FALSE(opens(excluded_text(all)));
  CHECK_FALSE(opens("[1000]"));
  CHECK_FALSE(opens("[-1]"));
  CHECK_FALSE(opens("{}"));
  CHECK_FALSE(opens("nothing"));
}

TEST_CASE("the native thread answers as this program does", "[match]") {
  std::mutex mutex;
  std::condition_variable rung;
  int rings = 0;
  const auto client = make_bot_client([&] {
    const std::lock_guard lock(mutex);
    ++rings;
    rung.notify_one();
  });
  const auto session = table({"bot", "bot", "bot", "bot"});
  const SeatId seat = session->waiting_for();
  const View seen = session->view(only(seat));
  const BotQuestion question{.ply = session->ply(),
                             .game = "french_tarot",
                             .level = "club",
                             .seed = 77,
                             .seen = dump_json(session->game().save_observation(seen.seen)),
                             .decision = dump_json(decision_to_json(seen.decision))};
  const auto wait_for = [&](int times) {
    std::unique_lock lock(mutex);
    return rung.wait_for(lock, std::chrono::seconds(60), [&] { return rings >= times; });
  };
  client->ask(question);
  REQUIRE(wait_for(1));
  const auto answer = client->take_answer();
  REQUIRE(answer);
  CHECK(answer->ply == session->ply());
  CHECK(answer->option ==
        think(session->game(), session->view(only(seat)).seen, seen.decision, *find_bot_level("club"), 77));
  CHECK_FALSE(client->take_answer());

  BotQuestion wrong = question;
  wrong.level = "nobody";
  client->ask(wrong);
  REQUIRE(wait_for(2));
  CHECK(client->failed());
  client->ask(question);
  client->cancel();
  CHECK_FALSE(client->take_answer());
}

TEST_CASE("a hint is what the best bot would do in the place of the person who is asked", "[match]") {
  Puppet bots;
  LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
  // Where cards are played, so that there is something to try out.
  for (int guard = 0; guard < 400; ++guard) {
    if (match.bot_to_move())
      match.update(true, guard * 16.0);
    else if (match.view().decision.options.size() > 3 && match.session().ply() > 30)
      break;
    else
      REQUIRE(match.choose(0) == Submit::ok);
  }
  REQUIRE(match.your_turn());
  const auto hash = match.session().state_hash();
  const View& seen = match.view();
  match.hinting()->ask(0);
  CHECK(match.hint_asked());
  REQUIRE(match.update(false, 10));
  REQUIRE_FALSE(match.hint().empty());
  CHECK_FALSE(match.hint_asked());
  const std::uint64_t best = think(match.game(), match.session().view(only(seen.decision.seat)).seen, seen.decision,
                                   *levels_for(match.game()).back(), match.session().thinking_seed());
  CHECK(match.hint().front().option == best);
  CHECK(match.hint().front().behind == 0);
  for (std::size_t i = 1; i < match.hint().size(); ++i) CHECK(match.hint()[i].behind >= match.hint()[i - 1].behind);
  CHECK(match.session().state_hash() == hash);
  REQUIRE(match.choose(best) == Submit::ok);
  CHECK(match.hint().empty());
}

TEST_CASE("a hint that does not come is given up, and the game goes on", "[match]") {
  for (const auto mood : {Puppet::Mood::dead, Puppet::Mood::silent, Puppet::Mood::babbles}) {
    Puppet bots;
    LocalMatch match(table({"Nadia", "bot", "bot", "bot"}), bots);
    while (!match.your_turn()) match.update(true, 0);
    bots.mood = mood;
    match.hinting()->ask(0);
    for (int i = 1; i < 4; ++i) match.update(true, i * 20000.0);
    CHECK_FALSE(match.hint_asked());
    CHECK(match.hint().empty());
    CHECK(match.fallbacks() == 0);
    CHECK(match.choose(0) == Submit::ok);
  }
}

TEST_CASE("advice passes between programs whole or not at all", "[match]") {
  Advice advice{.ranking = {{4, 0, 900}, {1, 12, 450}, {7, 80, 225}}, .worlds = 100};
  advice.because.push_back(
      {{Phrase{"french_tarot.fact.king"}.word("suit", "french_tarot.suit.hearts"), true, 1}, 70, 12, 1});
  advice.then = {{.verb = 3, .subject = CardId{5}}};
  CHECK(parse_advice(advice_text(advice)) == advice);
  for (const char* text : {"", "nonsense", "{}", "[]", R"({"ranking":[[1,2]],"worlds":1,"because":[],"then":[]})",
                           R"({"ranking":[[1,0,9]],"worlds":1,"because":[[1]],"then":[]})",
                           R"({"ranking":[[1,0,9]],"worlds":1,"because":[],"then":[3]})"})
    CHECK(parse_advice(text) == Advice{});
}

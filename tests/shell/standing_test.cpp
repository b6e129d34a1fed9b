// Standing orders for texts of cards, and questions in which nothing can be done but pass: what the own side of a
// player answers, what it never does, what others learn of it, and where orders are given and taken back.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/json.h"
#include "core/rng.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/puppet.h"
#include "shell/screens/screens.h"
#include "shell/services/match/chronicle.h"
#include "shell/services/match/local_match.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;

namespace {

using Means = StandingTexts::Means;
using Meaning = StandingTexts::Meaning;

constexpr std::string_view kId = "lotr_tcg";

std::unique_ptr<Session> begin(std::uint64_t seed, bool shared, const char* table) {
  SessionSetup setup;
  setup.seed = seed;
  setup.config_text = "{\"seats\": 2}";
  setup.seats = {{"Nadia", "", 0}, {"Oleg", "", static_cast<std::uint8_t>(shared ? 1 : 0)}};
  Problems problems;
  if (table) {
    const Game& game = *find_game(kId);
    const StatePtr laid = game.initial(game.full_config(*parse_json(setup.config_text, problems)));
    game.arrange(*laid, *parse_json(table, problems), problems);
    setup.start_text = dump_json(game.save(*laid));
  }
  INFO(problems.text());
  REQUIRE(problems.empty());
  auto session = Session::create(*find_game(kId), setup, problems);
  REQUIRE(session);
  return session;
}

// A game in which one person plays for all, or several share the screen and whoever is asked looks.
class Played {
 public:
  explicit Played(std::uint64_t seed, bool shared = false, const char* table = nullptr)
      : match(begin(seed, shared, table), puppet_), rng_(seed) {}

  bool over() { return match.session().waiting_for() == SeatId::none; }
  void look() {
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
  }
  const std::vector<Option>& options() { return match.view().decision.options; }
  Meaning meaning(const Option& o) { return standing_texts(kId)->meaning(match.game(), match.view(), o); }
  std::vector<Meaning> meanings() {
    std::vector<Meaning> out;
    for (const Option& o : options()) out.push_back(meaning(o));
    return out;
  }
  bool has(Means means) {
    const auto all = meanings();
    return std::any_of(all.begin(), all.end(), [&](const Meaning& m) { return m.means == means; });
  }
  void answer() {
    const auto n = static_cast<std::uint32_t>(options().size());
    std::uint32_t pick = rng_.below(n);
    if (options()[pick].subject == CardId::none) pick = rng_.below(n);
    REQUIRE(match.choose(pick) == Submit::ok);
  }
  // Goes on until the person is asked and `stop` holds. What the own side answers, it answers.
  template <class Stop>
  bool until(Stop stop) {
    double now = 0;
    for (int i = 0; i < 6000 && !over(); ++i) {
      look();
      if (match.answers_itself()) {
        match.answer_for_person(now += 2000);
        continue;
      }
      if (stop()) return true;
      answer();
    }
    return false;
  }
  // One text alone may be used or left.
  bool until_one_text() {
    return until([&] {
      const auto all = meanings();
      return all.size() == 2 && has(Means::use) && has(Means::leave);
    });
  }
  CatalogText used() {
    for (const Meaning& m : meanings())
      if (m.means == Means::use) return m.text;
    return {};
  }
  std::string last_token() { return match.session().log().back().token; }

 private:
  Puppet puppet_;

 public:
  LocalMatch match;

 private:
  Rng rng_;
};

std::size_t told_orders(const Session& session, SeatMask viewers, const StandingOrders& orders) {
  Chronicle log;
  log.follow(*record_of(session, viewers, &orders));
  return static_cast<std::size_t>(std::count_if(log.lines().begin(), log.lines().end(), [](const LogLine& line) {
    return line.phrase.key.starts_with("shell.standing.told");
  }));
}

}  // namespace

TEST_CASE("a question with nothing but pass is answered by the seat's own side", "[standing]") {
  Played game(1);
  const std::set<std::string> passes{"pass", "pass-phase", "none"};
  int answered = 0, asked = 0;
  for (int i = 0; i < 4000 && !game.over(); ++i) {
    const Session& s = game.match.session();
    const bool nothing_else = std::all_of(game.options().begin(), game.options().end(),
                                          [&](const Option& o) { return passes.contains(s.token(o)); });
    // Of steps, which may show cards, even a lone "none" is the player's.
    const bool of_a_step = game.options().size() == 1 && !game.has(Means::pass) && !game.has(Means::leave);
    const bool own = game.match.answers_itself();
    CHECK(own == (nothing_else && !of_a_step));
    if (!own) {
      game.answer(), ++asked;
      continue;
    }
    REQUIRE(game.match.answer_for_person(0));
    ++answered;
    CHECK((game.last_token() == "pass" || game.last_token() == "none"));
  }
  CHECK(answered > 20);
  CHECK(asked > 20);
}

TEST_CASE("a text is asked about until it has an order, and then the order decides", "[standing]") {
  Played game(2);
  REQUIRE(game.until_one_text());
  const CatalogText text = game.used();
  CHECK(game.match.standing(text) == Standing::ask);
  CHECK_FALSE(game.match.answers_itself());
  game.match.order(text, Standing::never);
  CHECK(game.match.answers_itself());
  game.match.order(text, Standing::ask);
  CHECK_FALSE(game.match.answers_itself());
  game.match.order(text, Standing::always);
  REQUIRE(game.match.answer_for_person(0));
  CHECK((game.last_token() == "yes" || game.last_token().starts_with("answer ")));
}

TEST_CASE("a text whose order says ask is not used", "[standing]") {
  int by_order = 0;
  for (std::uint64_t seed = 3; seed < 9; ++seed) {
    Played game(seed);
    Rng rng(seed);
    for (int i = 0; i < 4000 && !game.over(); ++i) {
      for (const Meaning& m : game.meanings())
        if (m.means == Means::use && rng.below(3) == 0) game.match.order(m.text, static_cast<Standing>(rng.below(3)));
      if (!game.match.answers_itself()) {
        game.answer();
        continue;
      }
      const std::uint32_t ply = game.match.session().ply();
      std::vector<Standing> standing;
      for (const Meaning& m : game.meanings())
        standing.push_back(m.means == Means::use ? game.match.standing(m.text) : Standing::ask);
      const auto all = game.meanings();
      REQUIRE(game.match.answer_for_person(0));
      const auto given = static_cast<std::size_t>(game.match.session().log()[ply].value);
      if (all[given].means == Means::use) {
        CHECK(standing[given] == Standing::always);
        ++by_order;
      }
      // What was left was forbidden, each of it.
      if (all[given].means == Means::leave)
        for (std::size_t k = 0; k < all.size(); ++k)
          if (all[k].means == Means::use) CHECK(standing[k] == Standing::never);
    }
  }
  CHECK(by_order > 0);
}

TEST_CASE("the required text with the order comes first", "[standing]") {
  constexpr const char* kTwoAllies =
      R"({"phase": "turn", "table": [[{"card": "elrond-lord-of-rivendell", "wounds": 1},
                                     {"card": "galadriel-lady-of-light", "wounds": 1}], []]})";
  for (const bool last : {false, true}) {
    Played game(1, false, kTwoAllies);
    REQUIRE(game.until([&] { return game.has(Means::first); }));
    REQUIRE(game.options().size() == 2);
    const Option wanted = last ? game.options().back() : game.options().front();
    const std::string token = game.match.session().token(wanted);
    game.match.order(game.meaning(wanted).text, Standing::always);
    REQUIRE(game.match.answer_for_person(0));
    CHECK(game.last_token() == token);
  }
}

TEST_CASE("the log tells only the player who gave an order what it did", "[standing][secrecy]") {
  bool told = false;
  for (std::uint64_t seed = 2; seed < 30 && !told; ++seed) {
    Played game(seed, true);
    if (!game.until_one_text()) continue;
    const SeatId seat = game.match.view().decision.seat;
    game.match.order(game.used(), Standing::never);
    const auto lines = [&](SeatMask viewers) {
      return told_orders(game.match.session(), viewers, *game.match.orders());
    };
    // What an order answers at the question at which it is given counts as done by hand.
    game.until([&] { return lines(only(seat)) > 0; });
    if (lines(only(seat)) == 0) continue;
    told = true;
    CHECK(lines(only(seat_at(1 - index(seat)))) == 0);
    CHECK(lines(kEveryone) == 0);
    CHECK(lines(kNobody) == 0);
  }
  CHECK(told);
}

TEST_CASE("where people share a screen every answer of an own side takes the same time", "[standing][secrecy]") {
  Played game(2, true);
  const auto time_taken = [&] {
    double ms = 0;
    while (!game.match.answer_for_person(100 + ms) && ms < 10000) ms += 100;
    return ms;
  };
  std::set<double> times;
  for (int i = 0; i < 4000 && !game.over(); ++i) {
    game.look();
    for (const Meaning& m : game.meanings())
      if (m.means == Means::use) game.match.order(m.text, i % 2 == 0 ? Standing::always : Standing::never);
    if (game.match.answers_itself())
      times.insert(time_taken());
    else
      game.answer();
  }
  CHECK(times.size() == 1);
  CHECK(*times.begin() >= 1000);
}

TEST_CASE("while the cards are covered no side answers", "[standing][secrecy]") {
  Played game(1, true);
  for (int i = 0; i < 2000 && !game.over(); ++i) {
    game.look();
    if (game.match.answers_itself()) {
      game.match.people().cover();
      CHECK_FALSE(game.match.answers_itself());
      CHECK_FALSE(game.match.answer_for_person(9000));
      return;
    }
    game.answer();
  }
  FAIL("nobody had nothing but pass");
}

TEST_CASE("taking back goes to what the player did themselves", "[standing]") {
  Played game(1);
  int tried = 0;
  for (int i = 0; i < 3000 && !game.over() && tried < 5; ++i) {
    const std::uint32_t by_hand = game.match.session().ply();
    if (game.match.answers_itself()) {
      game.match.answer_for_person(0);
      continue;
    }
    game.answer();
    if (!game.match.answers_itself()) continue;
    while (game.match.answers_itself()) game.match.answer_for_person(0);
    const std::uint32_t after = game.match.session().ply();
    REQUIRE(game.match.undo());
    CHECK(game.match.session().ply() == by_hand);
    CHECK_FALSE(game.match.answers_itself());
    REQUIRE(game.match.redo());
    CHECK(game.match.session().ply() == after);
    ++tried;
  }
  CHECK(tried == 5);
}

TEST_CASE("an answer that was taken back is asked for, whatever the order", "[standing]") {
  Played game(2);
  REQUIRE(game.until_one_text());
  const std::uint32_t ply = game.match.session().ply();
  game.match.order(game.used(), Standing::always);
  REQUIRE(game.match.answer_for_person(0));
  REQUIRE(game.match.undo());
  CHECK(game.match.session().ply() == ply);
  CHECK_FALSE(game.match.answers_itself());
  CHECK(game.match.standing(game.used()) == Standing::always);
}

TEST_CASE("orders are written and read with the match, and what is damaged is left out", "[standing]") {
  Played game(2);
  REQUIRE(game.until_one_text());
  const CatalogText text = game.used();
  const SeatId seat = game.match.view().decision.seat;
  CHECK(game.match.orders()->of(seat).empty());
  game.match.order(text, Standing::never);
  const std::string kept = game.match.orders()->text();
  StandingOrders read(game.match.game(), standing_texts(kId));
  read.read(kept);
  CHECK(read.of(seat, text) == Standing::never);
  CHECK(read.text() == kept);
  for (const char* bad : {"", "[]", "{\"orders\": 3}", "{\"orders\": [{\"no-such-card 1\": \"always\"}]}",
                          "{\"orders\": [[1]], \"given\": [1, [2, 3, 4]], \"passes\": [\"x\"]}"}) {
    StandingOrders none(game.match.game(), standing_texts(kId));
    none.read(bad);
    CHECK(none.text().empty());
  }
}

TEST_CASE("a kept match comes back with its orders", "[standing][keeping]") {
  Stage stage;
  stage.start(kId, 2, 4);
  stage.face_question();
  const auto texts = standing_texts(kId)->texts_of(stage.use().play.local()->game(), static_cast<CardDef>(0));
  REQUIRE_FALSE(texts.empty());
  stage.use().play.local()->order(texts.front().text, Standing::never);
  stage.settle();
  const std::string id = stage.use().play.latest();
  const SeatId seat = stage.use().play.local()->near_seat();
  stage.use().play.leave();
  REQUIRE_FALSE(stage.use().play.local());
  stage.use().play.open(id, store::Purpose::play, [](Playing::Opened) {});
  stage.settle();
  REQUIRE(stage.use().play.local());
  CHECK(stage.use().play.local()->orders()->of(seat, texts.front().text) == Standing::never);
}

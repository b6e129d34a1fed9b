// No bot peeks. Two games are played side by side that differ in cards which one seat cannot know: their shuffles have
// been exchanged where that seat noticed nothing, and all that it hears of both is the same. Then it must see and be
// asked the same, and every bot on it must answer the same. What a seat can know is taken from what it is told, event
// by event, so that neither the game's Observation nor its sampler is believed.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/advice.h"
#include "ai/bot.h"
#include "ai/review.h"
#include "core/json.h"
#include "proof/random_play.h"
#include "rules/brain.h"
#include "session/session.h"
#include "shell/headless/players.h"
#include "support/each_game.h"
#include "support/games.h"

using namespace mathom;

namespace {

constexpr int kExchanges = 32;             // tried at each shuffle
constexpr std::uint32_t kMostPlies = 400;  // of a pair of games
constexpr const char* kAllLevels[] = {"random", "rules", "beginner", "club", "club-quick", "expert", "master"};

// One of two games, and what the seat that looks on has just been told.
struct Side {
  StatePtr state;
  Decision asked;
  std::vector<Event> told;
};

class Twins {
 public:
  Twins(const Game& game, const Json& config, SeatId looks, std::uint64_t seed)
      : game_(game), looks_(looks), rng_(seed), a_{game.initial(config), {}, {}}, b_{game.initial(config), {}, {}} {}

  // Plays on to the next question of the seat that looks on; false when the games are over, or it could tell them
  // apart.
  bool next_question() {
    for (; plies_ < kMostPlies; ++plies_) {
      game_.decision(*a_.state, a_.asked);
      game_.decision(*b_.state, b_.asked);
      if (a_.asked.over() || b_.asked.over() || a_.asked.seat != b_.asked.seat) return false;
      if (a_.asked.seat == looks_) return true;
      if (!(a_.asked.by_luck() ? answer_luck() : answer_of_other())) return false;
    }
    return false;
  }
  // Gives the same answer to both. Pre: next_question().
  bool answer(std::uint64_t option) {
    ++plies_;
    return take(a_, {option, {}}, b_, {option, {}});
  }
  const Side& a() const { return a_; }
  const Side& b() const { return b_; }
  bool differ() const { return game_.hash(*a_.state) != game_.hash(*b_.state); }
  SeatMask viewer() const { return only(looks_); }

 private:
  Side after(const Side& from, const Choice& c) const {
    Side out{game_.clone(*from.state), {}, {}};
    EventList events;
    game_.apply(*out.state, from.asked, c, &events);
    for (const Event& e : events.list) {
      if (!heard(e, viewer())) continue;
      Event shown = as_seen(e, viewer());
      shown.seen_by = shown.heard_by = shown.informs = kNobody;  // who else sees is not what is seen
      out.told.push_back(shown);
    }
    return out;
  }
  // Both go on, if that is told alike.
  bool take(Side& a, const Choice& of_a, Side& b, const Choice& of_b) {
    Side next_a = after(a, of_a), next_b = after(b, of_b);
    if (next_a.told != next_b.told) return false;
    a = std::move(next_a);
    b = std::move(next_b);
    return true;
  }

  // All of luck's questions that follow each other, answered so. Nothing, when the answers do not fit them.
  std::optional<Side> through(const Side& from, const std::vector<OwnedChoice>& luck) const {
    Side now{game_.clone(*from.state), from.asked, {}};
    std::vector<Event> told;
    for (const OwnedChoice& c : luck) {
      if (!now.asked.by_luck() || !fits(now.asked, c.choice())) return std::nullopt;
      now = after(now, c.choice());
      told.insert(told.end(), now.told.begin(), now.told.end());
      game_.decision(*now.state, now.asked);
    }
    now.told = std::move(told);
    return now;
  }
  bool answer_luck() {
    std::vector<OwnedChoice> luck;
    Side now{game_.clone(*a_.state), a_.asked, {}};
    for (; now.asked.by_luck(); game_.decision(*now.state, now.asked)) {
      luck.push_back(random_order(now.asked, rng_));
      now = after(now, luck.back().choice());
    }
    auto next_a = through(a_, luck), next_b = through(b_, luck);
    if (!next_a || !next_b || next_a->told != next_b->told) return false;
    exchange(luck, *next_a, *next_b);
    a_ = std::move(*next_a);
    b_ = std::move(*next_b);
    return true;
  }
  // Exchanges cards of one of the shuffles wherever the seat that looks on is told the same.
  void exchange(std::vector<OwnedChoice> luck, const Side& next_a, Side& next_b) {
    auto& order = luck[rng_.below(static_cast<std::uint32_t>(luck.size()))].order;
    const auto n = static_cast<std::uint32_t>(order.size());
    if (n < 2) return;
    for (std::uint32_t i = 1 + rng_.below(kExchanges); i > 0; --i) {
      const std::uint32_t x = rng_.below(n), y = rng_.below(n);
      std::swap(order[x], order[y]);
      auto other = through(b_, luck);
      if (other && other->told == next_a.told)
        next_b = std::move(*other);
      else
        std::swap(order[x], order[y]);
    }
  }

  std::uint64_t sensible(const Side& s) {
    return think(game_, game_.observe(*s.state, only(s.asked.seat)), s.asked, *find_bot_level("rules"), rng_.next());
  }
  // What both games offer by the same name, the sensible answer of the first one at the head.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> common() {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> out;
    const std::uint64_t best = sensible(a_);
    for (std::uint64_t i = 0; i < a_.asked.options.size(); ++i) {
      const int at = find_option(game_, *b_.state, b_.asked, choice_token(game_, *a_.state, a_.asked, {i, {}}));
      if (at >= 0) out.emplace_back(i, static_cast<std::uint64_t>(at));
    }
    rng_.shuffle(out);
    std::stable_partition(out.begin(), out.end(), [&](const auto& pair) { return pair.first == best; });
    return out;
  }
  bool answer_of_other() {
    const SeatMask readers = a_.asked.answer_seen_by;
    const bool secret = readers != kEveryone && (readers & viewer()) == 0;
    if (secret && take(a_, {sensible(a_), {}}, b_, {sensible(b_), {}})) return true;
    for (const auto& [of_a, of_b] : common())
      if (take(a_, {of_a, {}}, b_, {of_b, {}})) return true;
    return false;
  }

  const Game& game_;
  SeatId looks_;
  Rng rng_;
  std::uint32_t plies_ = 0;
  Side a_, b_;
};

// What a bot of this level answers in one of the two games, with all that a hint shows.
std::pair<std::uint64_t, std::vector<Ranked>> thought(const Game& g, const Side& s, const BotLevel& level,
                                                      std::uint64_t seed) {
  Thinker t(g, g.observe(*s.state, only(s.asked.seat)), s.asked, level, seed);
  while (!t.step(1 << 20)) {
  }
  return {t.best(), t.ranking()};
}

// What speaks for the best answer, by a search of a few playouts.
Advice advised(const Game& g, const Side& s) {
  BotLevel level = *levels_for(g).back();
  level.playouts = std::min(level.playouts, 20);
  Adviser adviser(g, g.observe(*s.state, only(s.asked.seat)), s.asked, level, 7, 6);
  while (!adviser.step(1 << 20)) {
  }
  return adviser.advice();
}

Judgement judged(const Game& g, const Side& s, std::uint64_t chosen) {
  const auto seen = [&] { return View{g.observe(*s.state, only(s.asked.seat)), s.asked, s.asked.seat, 0}; };
  if (!Review::possible(g, seen())) return {};
  Review review(g, seen(), static_cast<std::uint32_t>(chosen), {.playouts = 20, .worlds = 4}, 5);
  while (!review.step(1 << 20)) {
  }
  return review.result();
}

struct Honest {
  const Game& game;
  int compared = 0, searched = 0;  // questions at which the hidden cards differed; by the searching levels

  void see_the_same(const Twins& t) const {
    const Observation a = game.observe(*t.a().state, t.viewer()), b = game.observe(*t.b().state, t.viewer());
    CHECK(t.a().asked == t.b().asked);
    CHECK(game.hash(*t.a().state, t.viewer()) == game.hash(*t.b().state, t.viewer()));
    CHECK(game.save_observation(a) == game.save_observation(b));
    CHECK(game.describe(a) == game.describe(b));
  }
  // `playouts`: the most, as a full search of everything would take minutes.
  void answer_the_same(const Twins& t, int playouts, std::uint64_t seed) {
    for (const char* id : kAllLevels) {
      BotLevel level = *find_bot_level(id);
      level.playouts = std::min(level.playouts, playouts);
      INFO(game.info().id << ", " << id);
      const auto a = thought(game, t.a(), level, seed), b = thought(game, t.b(), level, seed);
      CHECK(a.first == b.first);
      CHECK(a.second == b.second);
    }
    searched += playouts > 0;
  }
  void be_told_the_same(const Twins& t, std::uint64_t chosen) const {
    if (!game.brain()) return;  // a game that has just begun tells nothing
    const Observation a = game.observe(*t.a().state, t.viewer()), b = game.observe(*t.b().state, t.viewer());
    for (const Option& o : t.a().asked.options)
      for (const auto voice : {Brain::Voice::adviser, Brain::Voice::own})
        CHECK(game.brain()->reason(a, t.a().asked, o, voice) == game.brain()->reason(b, t.b().asked, o, voice));
    CHECK(advised(game, t.a()) == advised(game, t.b()));
    const Judgement x = judged(game, t.a(), chosen), y = judged(game, t.b(), chosen);
    CHECK(x.best == y.best);
    CHECK(x.lost.mean == y.lost.mean);
  }
  // `each`: how many questions apart the searching levels are asked; 0: never.
  void play(const Json& config, SeatId looks, std::uint64_t seed, int each, int playouts) {
    Twins t(game, config, looks, seed);
    for (int n = 0; t.next_question(); ++n) {
      const bool chooses = t.a().asked.options.size() > 1;
      const bool search = each > 0 && n % each == static_cast<int>(seed % static_cast<std::uint64_t>(each));
      if (t.differ()) {
        see_the_same(t);
        if (chooses) answer_the_same(t, search ? playouts : 0, seed + static_cast<std::uint64_t>(n));
        compared += chooses;
      }
      const std::uint64_t option = thought(game, t.a(), *find_bot_level("rules"), 3).first;
      if (t.differ() && chooses && search) be_told_the_same(t, option);
      if (!t.answer(option)) return;
    }
  }
};

void every_level_is_honest(const test::Share& share) {
  const Game& game = test::game_named(share.game);
  Honest honest{game};
  const auto enough = [&] { return honest.compared >= 20 && honest.searched >= 2; };
  for (std::uint64_t round = 0; round < test::amount(2) || (!enough() && round < 20); ++round) {
    int n = 0;
    for (const std::string& text : proof_configs(game)) {
      Problems problems;
      const Json config = *parse_json(text, problems);
      const int seats = game.seats(*game.initial(config));
      for (int seat = 0; seat < seats; ++seat, ++n)
        if (share.has(n)) honest.play(config, seat_at(seat), 1000 * round + static_cast<std::uint64_t>(n) + 1, 8, 24);
    }
  }
  INFO(honest.compared << " questions, " << honest.searched << " searched");
  CHECK((enough() || !game.brain()));  // a game that has just begun may be too short, and its bots do not search
}

void full_search_is_honest(const test::Share& share) {
  const Game& game = test::game_named(share.game);
  if (!game.brain()) {
    SUCCEED("it has just begun, and no level of it searches");
    return;
  }
  Problems problems;
  const Json config = *parse_json("{}", problems);
  Honest honest{game};
  for (std::uint64_t seed = 1; honest.searched < 3 && seed < 20; ++seed)
    honest.play(config, seat_at(0), seed, 16, 2000);
  CHECK(honest.searched >= 3);
}

// The way that the shell goes, from two true States that look the same to who is asked.
void sessions_are_honest(const test::Share& share) {
  const Game& game = test::game_named(share.game);
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 4 && seed < 40; ++seed) {
    Problems problems;
    Twins t(game, *parse_json("{}", problems), seat_at(0), seed);
    bool there = t.next_question();
    for (int n = 0; there && n < 20 && !(t.differ() && t.a().asked.options.size() > 1); ++n)
      there = t.answer(thought(game, t.a(), *find_bot_level("rules"), 3).first) && t.next_question();
    if (!there || !t.differ() || t.a().asked.options.size() < 2) continue;
    ++compared;
    const auto begun = [&](const Side& side) {
      SessionSetup setup;
      setup.start_text = dump_json(game.save(*side.state));
      setup.seed = seed;
      setup.seats.assign(static_cast<std::size_t>(game.seats(*side.state)), Seat{.name = {}, .bot = "beginner"});
      auto s = Session::create(game, setup, problems);
      INFO(problems.text());
      REQUIRE(s);
      return s;
    };
    const auto a = begun(t.a()), b = begun(t.b());
    CHECK(a->state_hash() != b->state_hash());
    CHECK(a->thinking_seed() == b->thinking_seed());
    CHECK(a->hash_for(t.viewer()) == b->hash_for(t.viewer()));
    CHECK(a->view(t.viewer()).decision == b->view(t.viewer()).decision);
    CHECK(a->prompt() == b->prompt());
    CHECK(headless::bot_answer(*a) == headless::bot_answer(*b));
  }
  CHECK(compared > 0);
}

const int kRegistered =
    test::for_each_game("no bot's answer changes when cards that it cannot know are exchanged", "[honest]",
                        test::Games::of_the_program, 4, every_level_is_honest) +
    test::for_each_game("no answer of a full search changes when cards that it cannot know are exchanged",
                        "[honest][long]", test::Games::of_the_program, 1, full_search_is_honest) +
    test::for_each_game("a session thinks by nothing that the seat cannot know", "[honest]",
                        test::Games::of_the_program, 1, sessions_are_honest);

}  // namespace

TEST_CASE("each game has its tests of honest bots", "[honest]") { CHECK(kRegistered >= 30); }

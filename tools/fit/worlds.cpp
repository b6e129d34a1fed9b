// Measures how much a player's answers tell about hidden cards. A game's strongest brain plays all seats without a
// search. At some questions it writes the true world, and others that are sampled for what the seat knows.
// scripts/train/worlds.py fits a net to tell the true one apart; the measure is how much likelier the net holds the
// true world (docs/bots/search.md). No bot plays by it.
//
//   worlds GAME SEED GAMES OTHERS > FILE
//   worlds habits SEED GAMES OTHERS how much of it the habits of French Tarot know (brain/habits.h), as worlds.py says
//   it
//
// FILE: for each question the true world, then the others; of each which inputs are true, as 16-bit numbers in the
// machine's order, filled up to kMost with the number of all inputs. On the standard error: that number.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "fit/looks.h"
#include "games/french_tarot/brain/habits.h"
#include "games/french_tarot/rules.h"
#include "measure/mean.h"
#include "rules/bot_level.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom {
namespace {

constexpr std::size_t kMost = 384;
constexpr std::uint32_t kAsked = 6,
                        kSlips = 3;  // in percent: of the questions that are written, and of answers by chance
constexpr int kMostAnswers = 20000;  // of a game

struct Subject {
  const char* game;
  std::vector<const char*> configs;
  const Looks& looks = *looks_at(game);
};

std::vector<Subject> subjects() {
  return {{"french_tarot", {R"({"seats": 3})", R"({"seats": 4})", R"({"seats": 5})"}},
          {"lotr_tarot", {R"({"seats": 2})", R"({"seats": 3})", R"({"seats": 4})"}},
          {"lotr_board", {R"({"seats": 2})", R"({"seats": 3})", R"({"seats": 4})", R"({"seats": 5})"}},
          {"war_of_the_ring",
           {R"({"rule_set": "trilogy"})", R"({"rule_set": "duel"})", R"({"rule_set": "three-player-duel"})",
            R"({"rule_set": "fellowship"})"}},
          {"lotr_tcg",
           {R"({"decks": ["aragorn-starter", "gandalf-starter"]})",
            R"({"decks": ["house-elves-and-nazgul", "house-dwarves-and-mordor"]})"}}};
}

// Games of a subject. At some questions it shows the true world, and then others.
class Games {
 public:
  // show(world, seen, question): the arguments live until the games end.
  using Show = std::function<void(const State&, const Observation&, const Decision&)>;
  Games(const Subject& subject, std::uint64_t seed, int others, Show show)
      : subject_(subject), game_(*find_game(subject.game)), rng_(seed), others_(others), show_(std::move(show)) {
    brain_ = &brain_at(*game_.brain(), *find_bot_level("master"));
  }

  void play_one(const Json& config) {
    const StatePtr s = game_.initial(game_.full_config(config));
    Decision d;
    int answers = 0;
    for (game_.decision(*s, d); !d.over() && answers < kMostAnswers; game_.decision(*s, d), ++answers) {
      if (!d.by_luck() && d.options.size() > 1 && rng_.below(100) < kAsked) write(*s, d);
      game_.apply(*s, d, answer(*s, d), nullptr);
    }
  }

 private:
  Choice answer(const State& s, const Decision& d) {
    const auto n = static_cast<std::uint32_t>(d.options.size());
    if (d.by_luck()) return {d.ask == Ask::roll ? rng_.below(d.sides) : rng_.next(), {}};
    if (n == 1) return {0, {}};
    return rng_.below(100) < kSlips ? Choice{rng_.below(n), {}} : brain_->playout(s, d, rng_);
  }
  void write(const State& truth, const Decision& d) {
    const Observation seen = game_.observe(truth, only(d.seat));
    if (!subject_.looks.asks(seen, d)) return;
    show_(truth, seen, d);
    for (int i = 0; i < others_; ++i) show_(*game_.determinize(seen, rng_), seen, d);
  }

  const Subject& subject_;
  const Game& game_;
  const Brain* brain_;
  Rng rng_;
  int others_;
  Show show_;
};

void play(const Subject& subject, char** argv, Games::Show show) {
  Games games(subject, std::strtoull(argv[2], nullptr, 10), std::atoi(argv[4]), std::move(show));
  std::vector<Json> configs;
  Problems none;
  for (const char* text : subject.configs) configs.push_back(*parse_json(text, none));
  const long count = std::atol(argv[3]);
  for (long i = 0; i < count; ++i) games.play_one(configs[static_cast<std::size_t>(i) % configs.size()]);
}

void write(const NetInputs& in) {
  std::array<std::uint16_t, kMost> out;
  out.fill(static_cast<std::uint16_t>(in.written()));
  if (in.on().size() > kMost) std::abort();
  std::copy(in.on().begin(), in.on().end(), out.begin());
  std::fwrite(out.data(), sizeof out[0], out.size(), stdout);
}

// How likely a world is by the habits, on no scale.
double by_habits(const State& world, const Decision& d) {
  return std::exp2(french_tarot::cost_of_deeds(GameOf<french_tarot::Rules>::get(world), index(d.seat)) / -16.0);
}
void tell_habits(const Subject& subject, char** argv) {
  const int others = std::atoi(argv[4]);
  Mean bits;
  double truth = 0, rest = 0;
  int shown = 0;
  play(subject, argv, [&](const State& world, const Observation&, const Decision& d) {
    (shown == 0 ? truth : rest) += by_habits(world, d);
    if (++shown <= others) return;
    bits.add(std::log2(truth * others / rest));
    truth = rest = 0, shown = 0;
  });
  std::printf("the true world is 2 to the power of %.2f +- %.2f times as likely as another one, in %d questions\n",
              bits.mean(), bits.margin(), bits.n());
}

int run(int argc, char** argv) {
  const std::string_view word = argc == 5 ? argv[1] : "";
  const std::vector<Subject> all = subjects();
  const auto subject = std::find_if(all.begin(), all.end(), [&](const Subject& s) { return s.game == word; });
  if (word == "habits") return tell_habits(all.front(), argv), 0;
  if (subject == all.end()) return std::fprintf(stderr, "worlds GAME|habits SEED GAMES OTHERS > FILE\n"), 2;
  int inputs = 0;
  play(*subject, argv, [&](const State& world, const Observation& seen, const Decision& d) {
    NetInputs in;
    subject->looks.look(world, seen, d, in);
    write(in);
    inputs = in.written();
  });
  std::fprintf(stderr, "%d\n", inputs);
  return 0;
}

}  // namespace
}  // namespace mathom

int main(int argc, char** argv) { return mathom::run(argc, argv); }

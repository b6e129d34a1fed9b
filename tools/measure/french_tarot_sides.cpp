// Measures how well two levels play the cards of French Tarot, on the same deals, bids, calls and discards (by the
// count, as club makes them). The taker's side, the defence or both play by the first level, all others by the second.
// The results are in points of the cards, so that neither bids nor luck cover them, and for both together also in
// points of the taker's score.
//
//   french_tarot_sides SEATS DEALS FIRST[@PLAYOUTS][:NET] SECOND[@PLAYOUTS][:NET] SEED [choices]
//
// NET: the file of a net, in place of the game's own. In place of a level `net`: no search, each card is the net's
// first choice. With `choices` the taker's calls, discards and slams are by the first level or by the count, and the
// second one plays all cards. Or `truth`: club's search in the one true world, as if it had been guessed, which nobody
// may know. Or `end`: master, which knows all cards once sixteen are left, as many as its playouts solve. Or `mu`:
// master, which plays these cards by one strategy for forty worlds that explain what was done (alpha-mu); `mu1` solves
// each of these worlds by itself, `mu3` looks at three of its own cards.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "ai/alpha_mu.h"
#include "ai/bot.h"
#include "core/json.h"
#include "fit/net_file.h"
#include "games/french_tarot/brain/master.h"
#include "games/french_tarot/brain/model.h"
#include "games/french_tarot/brain/net.h"
#include "games/french_tarot/brain/tries.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "measure/mean.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/last_tricks.h"
#include "support/searched.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;
using mathom::State;

constexpr int kKnown = 16;          // cards that are left
constexpr std::size_t kAlike = 40;  // worlds for one strategy

const Game& tarot() { return *find_game("french_tarot"); }

bool of_cards(const Decision& d) {
  return d.why == static_cast<int>(Question::lead) || d.why == static_cast<int>(Question::follow);
}

int cards_left(const State& s) {
  const Model m(TarotGame::get(s));
  return m.tricks * m.seats - m.play_count;
}

// Returns the card that brings most by one strategy; `answer` if no card brings more. `ahead`: how many of the seat's
// own cards are looked at.
std::uint64_t by_one_strategy(const Observation& seen, const Decision& d, int ahead, std::uint64_t answer,
                              std::uint64_t seed) {
  Rng rng(seed);
  const auto likely = brain_at(*tarot().brain(), *find_bot_level("master")).likely_worlds(seen);
  std::vector<Model> worlds;
  LastTricks tricks{.own = d.seat};
  while (worlds.size() < kAlike) {
    const auto& world = TarotGame::get(likely->next(rng));
    worlds.emplace_back(world);
    if (!can_solve(worlds.back())) return answer;
    tricks.within = std::min(MasterBrain::kStyle.rounded, half_points_to_win(world));
  }
  std::vector<Card> cards;
  for (const Option& o : d.options) cards.push_back(card_of(o));
  const auto brings = AlphaMu(tricks, index(d.seat), {.answers = ahead}).weigh(worlds, cards);
  const auto best = std::max_element(brings.begin(), brings.end());
  return *best > brings[answer] ? static_cast<std::uint64_t>(best - brings.begin()) : answer;
}

// Uses only what the seat that is asked sees of the world, so the world may be the true one.
std::uint64_t by_net(const State& s, const Decision& d) {
  const Model m(TarotGame::get(s));
  const Card best = card_by_net(m, Shown(TarotGame::get(s)), cards_offered(d, Verb::play));
  return static_cast<std::uint64_t>(
      std::ranges::find_if(d.options, [&](const Option& o) { return verb_of(o) == Verb::play && card_of(o) == best; }) -
      d.options.begin());
}

struct Player {
  BotLevel level;
  enum class Knows : std::uint8_t { nothing, end, all } knows = Knows::nothing;
  int ahead = 0;  // of its own cards, by one strategy; 0: by the level alone
  bool searches = true;
  std::shared_ptr<const SmallNet> net;  // in place of the game's own

  std::uint64_t answer(const State& s, const Decision& d, Rng& rng) const {
    std::optional<NetInstead> instead;
    if (net) instead.emplace("french_tarot", *net);
    if (!searches) return by_net(s, d);
    Observation seen = tarot().observe(s, only(d.seat));
    const Brain& brain = *tarot().brain();
    if (knows == Knows::all) return test::searched(tarot(), brain, seen, d, level.playouts, rng, &s);
    if (knows == Knows::end && of_cards(d) && cards_left(s) <= kKnown)
      return test::searched(tarot(), brain_at(brain, *find_bot_level("master")), seen, d, level.playouts, rng, &s);
    const std::uint64_t seed = rng.next(), answer = think(tarot(), std::move(seen), d, level, seed);
    if (ahead == 0 || !of_cards(d) || cards_left(s) > kKnown || d.options.size() < 2) return answer;
    return by_one_strategy(tarot().observe(s, only(d.seat)), d, ahead, answer, nth_number(seed, 1));
  }
};

// Returns nothing, after a message, if the player or the net does not exist.
std::optional<Player> player(const std::string& word) {
  const auto colon = std::min(word.find(':'), word.size()), at = std::min(word.find('@'), colon);
  const std::string id = word.substr(0, at);
  const bool all = id == "truth", end = id == "end", net = id == "net";
  const int ahead = id == "mu" ? 2 : id == "mu1" ? 1 : id == "mu3" ? 3 : 0;
  const BotLevel* found = find_bot_level(all ? "club" : end || net || ahead > 0 ? "master" : id);
  if (!found) return {};
  Player out{*found, all ? Player::Knows::all : end ? Player::Knows::end : Player::Knows::nothing, ahead, !net, {}};
  if (at < colon) out.level.playouts = std::atoi(word.c_str() + at + 1);
  if (colon == word.size()) return out;
  out.net = net_in(word.substr(colon + 1), kInputs, kCards);
  return out.net ? std::optional(out) : std::nullopt;
}

// The players at the table. The bids are by the count, and so are the choices if no player is named for them.
struct Table {
  const Player *takers, *defence, *choices = nullptr;

  const Player* asked(const Decision& d, const mathom::State& now) const {
    if (of_cards(d)) return Model(TarotGame::get(now)).is_taking(index(d.seat)) ? takers : defence;
    return d.why == static_cast<int>(Question::bid) ? nullptr : choices;
  }
};

// The taker's result: half points in the pile, and the score.
struct Ending {
  int pile = 0, score = 0;
};

// Returns nothing if nobody takes.
std::optional<Ending> play_out(int seats, std::uint64_t seed, const Table& table) {
  const StatePtr s = tarot().initial({{"seats", seats}, {"options", {{"deals", 1}}}});
  Rng luck(seed), thoughts(nth_number(seed, 1));
  Decision d;
  for (tarot().decision(*s, d); !d.over(); tarot().decision(*s, d)) {
    if (TarotGame::get(*s).deals_begun > 1) return {};
    std::uint64_t value = d.ask == Ask::roll ? luck.below(d.sides) : d.by_luck() ? luck.next() : 0;
    if (!d.by_luck()) {
      const Player* asked = table.asked(d, *s);
      value = asked ? asked->answer(*s, d, thoughts)
                    : tarot().brain()->judge(tarot().observe(*s, only(d.seat)), d, thoughts, 0).value;
    }
    tarot().apply(*s, d, {value, {}}, nullptr);
  }
  const auto& end = TarotGame::get(*s);
  if (end.facts.taker == kNoSeat) return {};
  return Ending{end.facts.half_points, end.totals[static_cast<std::size_t>(end.facts.taker)]};
}

// The gain of the first level.
struct Deal {
  bool played = false;
  double taker = 0, defence = 0;  // points of the cards
  double choices = 0, score = 0;  // of the cards, and of the score
};

using OneDeal = std::function<Deal(std::uint64_t seed)>;

Deal of_sides(int seats, std::uint64_t seed, const Player& first, const Player& second) {
  const auto both = play_out(seats, seed, {&second, &second});
  if (!both) return {};
  const Ending taker = *play_out(seats, seed, {&first, &second}), defence = *play_out(seats, seed, {&second, &first});
  return {.played = true,
          .taker = (taker.pile - both->pile) / 2.0,
          .defence = (both->pile - defence.pile) / 2.0,
          .score = (taker.score - defence.score) / 2.0};
}

Deal of_choices(int seats, std::uint64_t seed, const Player& first, const Player& second) {
  const auto by_count = play_out(seats, seed, {&second, &second});
  if (!by_count) return {};
  const auto chosen = *play_out(seats, seed, {&second, &second, &first});
  return {
      .played = true, .choices = (chosen.pile - by_count->pile) / 2.0, .score = (chosen.score - by_count->score) / 2.0};
}

// Seeds from the first one on until enough deals have been played; which these are does not depend on how many cores
// there are.
std::vector<Deal> play(int deals, std::uint64_t seed, const OneDeal& deal) {
  std::vector<Deal> out;
  while (static_cast<int>(out.size()) < deals) {
    std::vector<Deal> some(static_cast<std::size_t>(deals) - out.size());
    std::atomic<std::size_t> next = 0;
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); ++i)
      threads.emplace_back([&] {
        for (std::size_t k; (k = next++) < some.size();) some[k] = deal(seed + k);
      });
    for (auto& t : threads) t.join();
    seed += some.size();
    for (const Deal& d : some)
      if (d.played) out.push_back(d);
  }
  return out;
}

void tell(const char* what, const std::vector<Deal>& deals, const std::function<double(const Deal&)>& figure) {
  Mean mean;
  int ahead = 0, behind = 0;
  for (const Deal& d : deals) {
    const double x = figure(d);
    mean.add(x), ahead += x > 0, behind += x < 0;
  }
  std::printf("%s %+.2f +- %.2f a deal, ahead in %d and behind in %d of %d\n", what, mean.mean(), mean.margin(), ahead,
              behind, mean.n());
}

int run(int argc, char** argv) {
  const bool choices = argc == 7 && std::string(argv[6]) == "choices", right = argc == 6 || choices;
  const auto first = right ? player(argv[3]) : std::nullopt, second = right ? player(argv[4]) : std::nullopt;
  if (!first || !second)
    return std::fprintf(
               stderr,
               "french_tarot_sides SEATS DEALS FIRST[@PLAYOUTS][:NET] SECOND[@PLAYOUTS][:NET] SEED [choices]\n"),
           2;
  const int seats = std::atoi(argv[1]);
  const auto deals = play(std::atoi(argv[2]), std::strtoull(argv[5], nullptr, 10), [&](std::uint64_t seed) {
    return choices ? of_choices(seats, seed, *first, *second) : of_sides(seats, seed, *first, *second);
  });
  if (choices) {
    tell("points of the cards", deals, [](const Deal& d) { return d.choices; });
    tell("points of the taker's score", deals, [](const Deal& d) { return d.score; });
    return 0;
  }
  tell("points of the cards as taker", deals, [](const Deal& d) { return d.taker; });
  tell("as defence", deals, [](const Deal& d) { return d.defence; });
  tell("as both", deals, [](const Deal& d) { return d.taker + d.defence; });
  tell("points of the taker's score as both", deals, [](const Deal& d) { return d.score; });
  return 0;
}

}  // namespace
}  // namespace mathom::french_tarot

int main(int argc, char** argv) { return mathom::french_tarot::run(argc, argv); }

// Finds the worth of each card of the trading card game in a sealed deck, from games that rules of thumb play against
// themselves. Every deck is built from the boosters of a seed by a random opinion, so that each card meets varied
// company. A logistic regression with a ridge then finds how the cards of a deck relate to winning
// (docs/bots/lotr_tcg.md).
//
//   lotr_tcg_ratings play FIRST GAMES a line for each game from the one of that number: who has won, and with which
//   cards lotr_tcg_ratings fit reads such lines and writes assets/cards/lotr_tcg/ratings.json lotr_tcg_ratings compare
//   GAMES decks built by the ratings against those built by the facts of cards
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.h"
#include "games/lotr_tcg/decks/pool.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/state/deal.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::lotr_tcg {
namespace {

const Game& tcg() { return *find_game("lotr_tcg"); }
const Catalog& cards() { return catalog_of(tcg()); }
using Vector = std::vector<double>;
constexpr std::size_t place(int n) { return static_cast<std::size_t>(n); }

// --- decks and games

// A random opinion: some cultures, companions, and a preference for each card.
Deck by_lot(const Pool& pool, Rng& rng) {
  std::array<int, 10> liked{};
  for (int& culture : liked) culture = static_cast<int>(rng.below(3) * rng.below(60));
  const int fighters = static_cast<int>(rng.below(150));
  std::vector<int> worth;
  for (const CardFacts& f : cards().prints) {
    const bool fights = f.type == Type::companion || f.type == Type::minion;
    worth.push_back(liked[place(static_cast<int>(f.culture))] + (fights ? fighters : 0) +
                    static_cast<int>(rng.below(100)));
  }
  return build_sealed(cards(), pool, [&](int print) { return worth[place(print)]; });
}

// An opinion without games: companions, and the fighters and other cards of the two cultures of a side that offer most.
int by_facts(int print, const std::array<int, 10>& of_culture) {
  const CardFacts& f = cards().facts(print);
  int better = 0;
  for (int culture = 0; culture < static_cast<int>(Culture::none); ++culture)
    if ((culture < kFreeCultures) == (f.side() == Side::free_peoples))
      better += of_culture[place(culture)] > of_culture[place(static_cast<int>(f.culture))] ? 1 : 0;
  const int chosen = better < 2 ? 40 : 0;
  if (f.type == Type::companion) return 100 + 4 * f.strength + 3 * f.vitality - 3 * f.cost;
  if (f.type == Type::minion) return 60 + chosen + 2 * f.strength - 3 * f.cost;
  return (f.type == Type::possession ? 25 : f.type == Type::event ? 20 : 15) + chosen - 2 * f.cost;
}
Deck by_facts(const Pool& pool) {
  std::array<int, 10> of_culture{};
  for (int print = 0; print < kPrints; ++print) {
    const CardFacts& f = cards().facts(print);
    const bool fights = f.type == Type::companion || f.type == Type::minion;
    if (f.is_in_draw_deck())
      of_culture[place(static_cast<int>(f.culture))] += pool.copies(print) * (fights ? 2 * f.strength : 3);
  }
  return build_sealed(cards(), pool, [&](int print) { return by_facts(print, of_culture); });
}

// Returns the winner; rules of thumb play both seats.
int winner(const std::array<Deck, 2>& decks, Rng& rng) {
  const Game& g = tcg();
  Json config{{"seats", 2}, {"decks", Json::array()}};
  for (Deck d : decks) {
    d.id = "sealed";
    config["decks"].push_back(deck_json(cards(), d));
  }
  const StatePtr s = g.initial(config);
  Decision d;
  for (g.decision(*s, d); !d.over(); g.decision(*s, d))
    if (d.by_luck())
      g.apply(*s, d, {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}, nullptr);
    else
      g.apply(*s, d, g.brain()->judge(g.observe(*s, only(d.seat)), d, rng, 0), nullptr);
  return GameOf<Rules>::get(std::as_const(*s)).winner;
}
Pool any_pool(Rng& rng) { return Pool(cards(), 1 + rng.below(kMostPool)); }

// --- the regression

// The known facts of a card, so that a rare card is rated like similar ones.
constexpr int kOfFacts = 40;
std::vector<std::pair<int, double>> likenesses(const CardFacts& f) {
  const int first = kPrints, type = static_cast<int>(f.type), culture = static_cast<int>(f.culture);
  std::vector<std::pair<int, double>> out{{first + culture, 1.0}, {first + 10 + type, 1.0}};
  if (f.side() == Side::shadow) out.emplace_back(first + 19 + type, 1.0);
  out.emplace_back(first + (f.side() == Side::shadow ? 28 : 29), f.cost / 3.0);
  if (f.is_character()) {
    const int kind = f.type == Type::companion ? 0 : f.type == Type::ally ? 1 : 2;
    out.emplace_back(first + 30 + kind, f.strength / 4.0);
    out.emplace_back(first + 33 + kind, f.vitality / 2.0);
  }
  return out;
}
constexpr int kColumns = kPrints + kOfFacts, kSeat = kColumns - 1;

struct Row {
  std::vector<std::pair<int, double>> of;  // column and value, each column once
  double won = 0;
};
// A line of `play`: 1 if the first seat has won, and how many more copies of each card its deck had.
Row read_row(const std::string& line) {
  std::istringstream in(line);
  Row out;
  in >> out.won;
  Vector all(place(kColumns), 0.0);
  for (int print = 0, copies = 0; in >> print >> copies;) {
    all[place(print)] = copies;
    for (const auto& [column, value] : likenesses(cards().facts(print))) all[place(column)] += copies * value;
  }
  all[place(kSeat)] = 1;
  for (int i = 0; i < kColumns; ++i)
    if (all[place(i)] != 0) out.of.emplace_back(i, all[place(i)]);
  return out;
}

double chance(const Row& r, const Vector& w) {
  double sum = 0;
  for (const auto& [i, x] : r.of) sum += w[place(i)] * x;
  return 1 / (1 + std::exp(-sum));
}

// Solves a positive definite system in place (Cholesky); `a` is full, row by row.
Vector solve(Vector a, Vector b) {
  const auto at = [&](int i, int j) -> double& { return a[place(i * kColumns + j)]; };
  for (int j = 0; j < kColumns; ++j) {
    for (int k = 0; k < j; ++k)
      for (int i = j; i < kColumns; ++i) at(i, j) -= at(i, k) * at(j, k);
    const double root = std::sqrt(at(j, j));
    for (int i = j; i < kColumns; ++i) at(i, j) /= root;
  }
  for (int i = 0; i < kColumns; ++i) {
    for (int k = 0; k < i; ++k) b[place(i)] -= at(i, k) * b[place(k)];
    b[place(i)] /= at(i, i);
  }
  for (int i = kColumns - 1; i >= 0; --i) {
    for (int k = i + 1; k < kColumns; ++k) b[place(i)] -= at(k, i) * b[place(k)];
    b[place(i)] /= at(i, i);
  }
  return b;
}

constexpr double kRidge = 100;

// Newton's steps. The ridge draws the numbers of single cards to 0, common facts less, the seat hardly.
Vector fit(const std::vector<Row>& rows) {
  Vector w(place(kColumns), 0.0);
  for (int step = 0; step < 6; ++step) {
    Vector a(place(kColumns * kColumns), 0.0), b(place(kColumns), 0.0);
    for (int i = 0; i < kColumns; ++i) {
      const double ridge = i < kPrints ? kRidge : i == kSeat ? 0.01 : kRidge / 10;
      a[place(i * kColumns + i)] = ridge;
      b[place(i)] = -ridge * w[place(i)];
    }
    for (const Row& r : rows) {
      const double p = chance(r, w);
      for (const auto& [i, x] : r.of) {
        b[place(i)] += (r.won - p) * x;
        for (const auto& [j, y] : r.of) a[place(i * kColumns + j)] += p * (1 - p) * x * y;
      }
    }
    const Vector change = solve(a, b);
    for (int i = 0; i < kColumns; ++i) w[place(i)] += change[place(i)];
  }
  return w;
}

// Measures the fit in games that it was not fitted to: the mean logarithm of the chance that it gave to the result.
double told(const std::vector<Row>& rows, const Vector& w) {
  double sum = 0;
  for (const Row& r : rows) sum += std::log(r.won > 0 ? chance(r, w) : 1 - chance(r, w));
  return sum / static_cast<double>(rows.size());
}

}  // namespace

void play(std::uint64_t first, std::uint64_t games) {
  for (std::uint64_t n = first; n < first + games; ++n) {
    Rng rng(nth_number(1, n));
    const Pool one = any_pool(rng), other = any_pool(rng);
    const std::array<Deck, 2> decks{by_lot(one, rng), by_lot(other, rng)};
    std::printf("%d", winner(decks, rng) == 0 ? 1 : 0);
    for (int print = 0; print < kPrints; ++print)
      if (const int more = decks[0].copies(print) - decks[1].copies(print)) std::printf(" %d %d", print, more);
    std::printf("\n");
  }
}

// In hundredths, over an average copy of its side.
void write_ratings(const Vector& w, const Vector& met) {
  Vector worth(place(kPrints), 0.0);
  std::array<double, 2> sum{}, copies{};
  for (int print = 0; print < kPrints; ++print) {
    const CardFacts& f = cards().facts(print);
    if (!f.is_in_draw_deck()) continue;
    double& of = worth[place(print)];
    of = w[place(print)];
    for (const auto& [column, value] : likenesses(f)) of += w[place(column)] * value;
    sum[place(static_cast<int>(f.side()))] += of * met[place(print)];
    copies[place(static_cast<int>(f.side()))] += met[place(print)];
  }
  std::vector<std::pair<std::string, int>> out;
  for (int print = 0; print < kPrints; ++print) {
    const CardFacts& f = cards().facts(print);
    const std::size_t side = place(static_cast<int>(f.side()));
    if (f.is_in_draw_deck())
      out.emplace_back(f.id, static_cast<int>(std::lround(100 * (worth[place(print)] - sum[side] / copies[side]))));
  }
  std::printf("{\n");
  for (std::size_t i = 0; i < out.size(); ++i)
    std::printf("  \"%s\": %d%s\n", out[i].first.c_str(), out[i].second, i + 1 < out.size() ? "," : "");
  std::printf("}\n");
}

void fit_all() {
  std::vector<Row> rows;
  Vector met(place(kPrints), 0.0);
  for (std::string line; std::getline(std::cin, line);) {
    rows.push_back(read_row(line));
    for (const auto& [column, copies] : rows.back().of)
      if (column < kPrints) met[place(column)] += std::abs(copies);
  }
  const auto split = static_cast<std::ptrdiff_t>(rows.size() * 4 / 5);
  const std::vector<Row> train(rows.begin(), rows.begin() + split), held(rows.begin() + split, rows.end());
  const Vector w = fit(train);
  std::fprintf(stderr, "%zu games; of the last fifth it tells %.3f, of those it is fitted to %.3f\n", rows.size(),
               told(held, w), told(train, w));
  write_ratings(fit(rows), met);
}

// Measures how often a deck built by the ratings beats one built without them: the same pools, each built in both ways
// and from either seat.
void compare(std::uint64_t games) {
  std::uint64_t wins = 0;
  for (std::uint64_t n = 0; n < games; ++n) {
    Rng rng(nth_number(2, n / 4));
    const Pool one = any_pool(rng), other = any_pool(rng);
    const bool turned = n % 2 != 0, second = n / 2 % 2 != 0;
    const Deck rated = build_sealed(cards(), turned ? other : one);
    const Deck plain = by_facts(turned ? one : other);
    const bool won = winner(second ? std::array{plain, rated} : std::array{rated, plain}, rng) == (second ? 1 : 0);
    wins += won ? 1u : 0u;
  }
  const double share = static_cast<double>(wins) / static_cast<double>(games);
  std::printf("%.1f +- %.1f %%\n", 100 * share, 196 * std::sqrt(share * (1 - share) / static_cast<double>(games)));
}

}  // namespace mathom::lotr_tcg

int main(int argc, char** argv) {
  const std::string_view word = argc > 1 ? argv[1] : "";
  const auto number = [&](int i) { return argc > i ? std::strtoull(argv[i], nullptr, 10) : 0ull; };
  if (word == "play" && argc == 4)
    mathom::lotr_tcg::play(number(2), number(3));
  else if (word == "fit" && argc == 2)
    mathom::lotr_tcg::fit_all();
  else if (word == "compare" && argc == 3)
    mathom::lotr_tcg::compare(number(2));
  else
    return std::fprintf(stderr, "lotr_tcg_ratings play FIRST GAMES | fit | compare GAMES\n"), 2;
  return 0;
}

#pragma once
// The value of each answer of a seat when one strategy has to serve for all worlds that the seat cannot tell apart
// (alpha-mu: Cazenave, Ventos 2019). A search that solves each world separately assumes that it will know the world at
// its next answer. Here the seat gives the same answers in all worlds that have looked alike, for its next
// Limits::answers answers. After them each world is played with open hands. All other seats are assumed to know the
// world: rivals minimise the value, partners maximise it.
//
// The value of a strategy is a vector with one entry for each world. A front holds vectors none of which is equalled or
// beaten by another in every world; which of them is best depends on the rest of the tree. A front is cut to the
// vectors with the largest sums, so a value may be too low, but is never too high.
//
// A game describes its worlds by a type Deal:
//   using World, Move         small values; moves are ordered
//   bool over(const World&)
//   int seat(const World&)    who answers. Pre: not over
//   bool with(const World&, int seat, int own)    whether this seat plays with the searching one
//   void moves(const World&, std::vector<Move>&) appends the legal answers, ascending, at least one
//   void play(World&, Move)   applies an answer, which everybody sees
//   std::int32_t worth(const World&)   the value to the searching seat if the rest is played with open hands
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace mathom {

template <class Deal>
class AlphaMu {
 public:
  using World = typename Deal::World;
  using Move = typename Deal::Move;
  struct Limits {
    int answers = 2;                // of the seat, from this question on, that are the same in all worlds; at least 1
    std::size_t vectors = 8;        // the maximum size of a front
    std::int64_t worths = 1 << 20;  // after this many values no further answer is searched
  };

  AlphaMu(const Deal& deal, int seat, Limits limits) : deal_(deal), seat_(seat), limits_(limits) {}

  // Returns for each of these answers the sum of its values over all worlds. Pre: there is at least one world; `seat`
  // is asked in all of them, cannot tell them apart, and may give each of these answers.
  std::vector<std::int64_t> weigh(const std::vector<World>& worlds, const std::vector<Move>& answers) {
    std::vector<std::int64_t> out;
    for (const Move& m : answers) {
      const Front front = after(worlds, m, limits_.answers - 1);
      out.push_back(total(front.front()));
    }
    return out;
  }
  std::int64_t weighed() const { return weighed_; }  // number of worlds evaluated so far

 private:
  using Vector = std::vector<std::int32_t>;  // one value for each world of the current list, in its order
  using Front = std::vector<Vector>;         // never empty; the vector with the largest sum comes first

  static std::int64_t total(const Vector& v) { return std::accumulate(v.begin(), v.end(), std::int64_t{0}); }
  static bool covers(const Vector& a, const Vector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), [](std::int32_t x, std::int32_t y) { return x >= y; });
  }

  // Removes vectors that another one covers (of equal ones the later), and then those with the smallest sums.
  Front pruned(Front all) const {
    std::stable_sort(all.begin(), all.end(), [](const Vector& a, const Vector& b) { return total(a) > total(b); });
    Front out;
    for (Vector& v : all) {
      if (out.size() == limits_.vectors) break;
      if (std::none_of(out.begin(), out.end(), [&v](const Vector& kept) { return covers(kept, v); }))
        out.push_back(std::move(v));
    }
    return out;
  }

  Front after(std::vector<World> worlds, const Move& m, int answers) {
    for (World& w : worlds) deal_.play(w, m);
    return search(worlds, answers);
  }

  // `answers`: how many more answers of the seat are searched.
  Front search(const std::vector<World>& worlds, int answers) {
    if (answers <= 0 || deal_.over(worlds.front()) || weighed_ >= limits_.worths) return {with_open_hands(worlds)};
    return deal_.seat(worlds.front()) == seat_ ? of_the_seat(worlds, answers) : of_another(worlds, answers);
  }

  Vector with_open_hands(const std::vector<World>& worlds) {
    weighed_ += static_cast<std::int64_t>(worlds.size());
    Vector out;
    for (const World& w : worlds) out.push_back(deal_.worth(w));
    return out;
  }

  // The seat's hand is the same in all worlds, and so are its legal answers.
  Front of_the_seat(const std::vector<World>& worlds, int answers) {
    std::vector<Move> moves;
    deal_.moves(worlds.front(), moves);
    Front all;
    for (const Move& m : moves)
      for (Vector& v : after(worlds, m, answers - 1)) all.push_back(std::move(v));
    return pruned(std::move(all));
  }

  // Another seat gives the best answer in each world. The seat sees that answer, and rules out the worlds in which it
  // would not have been given.
  Front of_another(const std::vector<World>& worlds, int answers) {
    std::vector<std::vector<Move>> may(worlds.size());
    std::vector<Move> moves;
    for (std::size_t i = 0; i < worlds.size(); ++i) {
      deal_.moves(worlds[i], may[i]);
      moves.insert(moves.end(), may[i].begin(), may[i].end());
    }
    std::sort(moves.begin(), moves.end());
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    const std::vector<bool> helps = who_helps(worlds);
    Vector nothing;
    for (const bool help : helps) nothing.push_back(help ? INT32_MIN : INT32_MAX);
    Front out{nothing};
    for (const Move& m : moves) {
      std::vector<std::size_t> where;
      std::vector<World> there;
      for (std::size_t i = 0; i < worlds.size(); ++i)
        if (std::binary_search(may[i].begin(), may[i].end(), m)) where.push_back(i), there.push_back(worlds[i]);
      out = joined(out, after(std::move(there), m, answers), where, helps);
    }
    return out;
  }

  std::vector<bool> who_helps(const std::vector<World>& worlds) const {
    std::vector<bool> out;
    for (const World& w : worlds) out.push_back(deal_.with(w, deal_.seat(w), seat_));
    return out;
  }

  // The seat has one strategy after each answer of the other seat. Combines every pair of them; in each world the other
  // seat chooses.
  Front joined(const Front& so_far, const Front& more, const std::vector<std::size_t>& where,
               const std::vector<bool>& helps) const {
    Front all;
    for (const Vector& a : so_far)
      for (const Vector& b : more) {
        Vector v = a;
        for (std::size_t k = 0; k < where.size(); ++k) {
          const std::size_t i = where[k];
          v[i] = helps[i] ? std::max(v[i], b[k]) : std::min(v[i], b[k]);
        }
        all.push_back(std::move(v));
      }
    return pruned(std::move(all));
  }

  const Deal& deal_;
  int seat_;
  Limits limits_;
  std::int64_t weighed_ = 0;
};

}  // namespace mathom

#pragma once
// What each answer of a seat is worth where one strategy has to do for all worlds that the seat cannot tell apart (alpha-mu:
// Cazenave, Ventos 2019). Who plays each world as if it were known believes that they will know it at their next answer. Here
// the next answers of the seat (Limits::answers) are the same in all worlds that have looked alike so far; only then does each
// world go on with open hands. All other seats are taken to know the world: the rivals take from the seat what they can, its mates give what they can.
//
// What a strategy brings is a vector, a worth for each world. A front holds vectors of which none equals or beats another in every
// world: which one is best depends on what is found elsewhere in the tree. It is cut to the vectors that bring most together: a
// value is then less than the best strategy brings, and never more.
//
// A game describes its worlds to the search by a type Deal:
//   using World, Move         small values; moves are ordered
//   bool over(const World&)
//   int seat(const World&)    who answers. Pre: not over
//   bool with(const World&, int seat, int own)    does this seat play with the searching one?
//   void moves(const World&, std::vector<Move>&)  appends what may be answered, ascending, never nothing
//   void play(World&, Move)   everybody sees it
//   std::int32_t worth(const World&)   to the searching seat, the rest played with open hands
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
    std::size_t vectors = 8;        // the most that a front holds
    std::int64_t worths = 1 << 20;  // when this many worlds have been weighed, no further answer is looked at
  };

  AlphaMu(const Deal& deal, int seat, Limits limits) : deal_(deal), seat_(seat), limits_(limits) {}

  // What each of these answers brings in all worlds together. Pre: at least one world; `seat` is asked in all of them, looks at
  // them as alike, and may answer so.
  std::vector<std::int64_t> weigh(const std::vector<World>& worlds, const std::vector<Move>& answers) {
    std::vector<std::int64_t> out;
    for (const Move& m : answers) {
      const Front front = after(worlds, m, limits_.answers - 1);
      out.push_back(total(front.front()));
    }
    return out;
  }
  std::int64_t weighed() const { return weighed_; }  // worlds so far

 private:
  using Vector = std::vector<std::int32_t>;  // a worth for each world of the list that is looked at, in its order
  using Front = std::vector<Vector>;         // never empty; the vector that brings most together comes first

  static std::int64_t total(const Vector& v) { return std::accumulate(v.begin(), v.end(), std::int64_t{0}); }
  static bool covers(const Vector& a, const Vector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), [](std::int32_t x, std::int32_t y) { return x >= y; });
  }

  // Leaves out what another one covers, of like ones the later, and then those that bring least.
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

  // `answers`: how many more of the seat are looked at.
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

  // What the seat holds is the same in all worlds, and so is what it may answer.
  Front of_the_seat(const std::vector<World>& worlds, int answers) {
    std::vector<Move> moves;
    deal_.moves(worlds.front(), moves);
    Front all;
    for (const Move& m : moves)
      for (Vector& v : after(worlds, m, answers - 1)) all.push_back(std::move(v));
    return pruned(std::move(all));
  }

  // Whoever it is answers in each world as is best there; the seat sees the answer, and no longer holds the others possible.
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

  // The seat has a strategy after each answer of another: every pair of them, and of both what that other seat prefers.
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

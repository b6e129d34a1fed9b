#include "games/lotr_tcg/brain/pairs.h"

#include <algorithm>

#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

constexpr int kNever = -1000000;
constexpr std::size_t kMostDefenders = 7;  // all sets of them are tried

int card_named(CardId c) { return c == CardId::none ? -1 : index(c); }

// Who may fight whom, in the order of the options.
struct Offers {
  std::vector<int> minions, defenders;
  std::vector<std::vector<int>> worth;   // by minion and defender, to the Free Peoples player; kNever: not offered
  std::vector<std::vector<int>> option;  // the same: the index of the option

  static std::size_t place(std::vector<int>& list, int card) {
    const auto found = std::find(list.begin(), list.end(), card);
    if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
    list.push_back(card);
    return list.size() - 1;
  }
};

// Returns the skirmish that this defender has been assigned to; an empty one if none.
Clash clash_of_defender(const Evaluation& v, int defender) {
  for (int i = 0; i < v.t.s.skirmishes.size(); ++i)
    if (v.t.s.skirmishes[i].defender == defender && v.t.s.skirmishes[i].stage == Skirmish::to_fight)
      return v.clash_of(i);
  return v.meeting(defender);
}
int change_by(const Evaluation& v, int minion, int defender) {
  Clash c = clash_of_defender(v, defender);
  const int before = v.worth(c, v.weights.unsure);
  v.add(c, minion);
  return v.worth(c, v.weights.unsure) - before;
}

Offers offers_of(const Evaluation& v, const Decision& d) {
  Offers out;
  for (const Option& o : d.options) {
    if (verb_of(o) != Verb::assign) continue;
    Offers::place(out.minions, card_named(o.subject));
    Offers::place(out.defenders, card_named(o.object));
  }
  const std::vector<int> row(out.defenders.size(), kNever);
  out.worth.assign(out.minions.size(), row);
  out.option = out.worth;
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const Option& o = d.options[i];
    if (verb_of(o) != Verb::assign) continue;
    const std::size_t m = Offers::place(out.minions, card_named(o.subject)),
                      f = Offers::place(out.defenders, card_named(o.object));
    out.worth[m][f] = change_by(v, card_named(o.subject), card_named(o.object));
    out.option[m][f] = static_cast<int>(i);
  }
  return out;
}

// A remaining minion goes where it hurts most, together with others.
int worth_left(const Offers& o, std::size_t minion) {
  int least = 0;
  for (const int n : o.worth[minion])
    if (n != kNever) least = std::min(least, n);
  return least * 5 / 4 - 5;
}

// The best way to give each minion a defender of its own or none: for each set of taken defenders, the best so far and
// its first pair.
struct Way {
  int worth = kNever, option = -1;
};
Way best_way(const Offers& o) {
  const std::size_t sets = std::size_t{1} << o.defenders.size();
  std::vector<Way> now(sets), next;
  now[0].worth = 0;
  for (std::size_t m = 0; m < o.minions.size(); ++m) {
    next.assign(sets, {});
    const int left = worth_left(o, m);
    for (std::size_t set = 0; set < sets; ++set) {
      if (now[set].worth == kNever) continue;
      const auto take = [&](std::size_t to, int worth, int option) {
        if (now[set].worth + worth <= next[to].worth) return;
        next[to] = {now[set].worth + worth, now[set].option >= 0 ? now[set].option : option};
      };
      take(set, left, -1);
      for (std::size_t f = 0; f < o.defenders.size(); ++f)
        if ((set >> f & 1) == 0 && o.worth[m][f] != kNever)
          take(set | std::size_t{1} << f, o.worth[m][f], o.option[m][f]);
    }
    now.swap(next);
  }
  return *std::max_element(now.begin(), now.end(), [](const Way& a, const Way& b) { return a.worth < b.worth; });
}

// If there are too many to try all: keeps the defenders with the best values.
void keep_the_best(Offers& o) {
  while (o.defenders.size() > kMostDefenders) {
    std::size_t worst = 0;
    int least = -kNever;
    for (std::size_t f = 0; f < o.defenders.size(); ++f) {
      int best = kNever;
      for (const auto& row : o.worth) best = std::max(best, row[f]);
      if (best < least) least = best, worst = f;
    }
    const auto nth = static_cast<std::ptrdiff_t>(worst);
    o.defenders.erase(o.defenders.begin() + nth);
    for (auto& row : o.worth) row.erase(row.begin() + nth);
    for (auto& row : o.option) row.erase(row.begin() + nth);
  }
}

}  // namespace

// Scores each pair as if the other minions were left, except for the first pair of the best way.
std::vector<int> score_defenders(const Evaluation& v, const Decision& d) {
  Offers o = offers_of(v, d);
  int all_left = 0;
  for (std::size_t m = 0; m < o.minions.size(); ++m) all_left += worth_left(o, m);
  std::vector<int> out(d.options.size(), all_left);
  for (std::size_t m = 0; m < o.minions.size(); ++m)
    for (std::size_t f = 0; f < o.defenders.size(); ++f)
      if (o.option[m][f] >= 0) out[at(o.option[m][f])] = all_left + std::min(o.worth[m][f] - worth_left(o, m), 0);
  keep_the_best(o);
  const Way best = best_way(o);
  const int most = *std::max_element(out.begin(), out.end());
  if (best.option >= 0) out[at(best.option)] = std::max(best.worth, most + 1);
  return out;
}

std::vector<int> score_attackers(const Evaluation& v, const Decision& d) {
  const Offers o = offers_of(v, d);
  std::vector<int> out(d.options.size(), 0);
  for (std::size_t m = 0; m < o.minions.size(); ++m)
    for (std::size_t f = 0; f < o.defenders.size(); ++f)
      if (o.option[m][f] >= 0) out[at(o.option[m][f])] = -o.worth[m][f];
  return out;
}

}  // namespace mathom::lotr_tcg

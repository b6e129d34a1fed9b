// What a bot takes in a draft.
#include <algorithm>
#include <array>
#include <vector>

#include "games/lotr_tcg/decks/draft.h"
#include "games/lotr_tcg/decks/ratings.h"

namespace mathom::lotr_tcg {
namespace {

// Enough of each: what a deck of forty has.
constexpr int kCompanionsWanted = 8, kMinionsWanted = 13, kOfSideWanted = 26;
constexpr int kLastResort = 1000;

class Chooser {
 public:
  Chooser(const Catalog& c, const std::vector<int>& taken) : c_(c), taken_(taken), copies_(c.prints.size()) {
    for (const int print : taken) {
      const CardFacts& f = c.facts(print);
      ++copies_[static_cast<std::size_t>(print)];
      if (!f.is_in_draw_deck()) continue;
      ++of_culture_[static_cast<std::size_t>(f.culture)];
      companions_ += f.type == Type::companion ? 1 : 0;
      minions_ += f.type == Type::minion ? 1 : 0;
    }
    for (const Side side : {Side::free_peoples, Side::shadow})
      of_side_[static_cast<std::size_t>(side)] = playable(c, copies_, side);
  }

  int worth(int print) const {
    const CardFacts& f = c_.facts(print);
    if (!f.is_in_draw_deck()) return standing_of_beside(print) - kLastResort / 2;
    return standing(print) + side(f) + culture(f) + kind(f) - repeated(print);
  }

 private:
  // How many percent of its side are worse.
  int standing(int print) const {
    const CardFacts& f = c_.facts(print);
    const int rating = card_rating(c_, print);
    int worse = 0, all = 0;
    for (int other = 0; other < static_cast<int>(c_.prints.size()); ++other) {
      if (!c_.facts(other).is_in_draw_deck() || c_.facts(other).side() != f.side()) continue;
      ++all;
      worse += card_rating(c_, other) < rating ? 1 : 0;
    }
    return 100 * worse / all;
  }
  // What is lent is there already; another Ring or site may suit a deck better.
  int standing_of_beside(int print) const { return copies_[static_cast<std::size_t>(print)] > 0 ? 0 : 1; }

  // The halves are as large as each other: the side that is behind, and more so towards the end.
  int side(const CardFacts& f) const {
    const int mine = of_side_[static_cast<std::size_t>(f.side())];
    const int others = of_side_[f.side() == Side::shadow ? 0 : 1];
    const int left = kPicksOfDraft - static_cast<int>(taken_.size());
    const int short_of = kHalfOfSealed - mine;
    const int pressing = short_of > 0 ? 100 * short_of / std::max(left, short_of) : 0;
    return std::clamp(4 * (others - mine), -40, 40) + pressing + (mine < kOfSideWanted ? 0 : -30);
  }
  // Cards help those of their culture: what the picks have much of.
  int culture(const CardFacts& f) const {
    const int mine = of_culture_[static_cast<std::size_t>(f.culture)];
    return std::min(6 * mine, 36);
  }
  int kind(const CardFacts& f) const {
    if (f.type == Type::companion) return companions_ < kCompanionsWanted ? 30 : -20;
    if (f.type == Type::minion) return minions_ < kMinionsWanted ? 25 : 0;
    return 0;
  }
  // A second one of whom only one can be on the table is worth less; of a title four can be in the deck at most.
  int repeated(int print) const {
    const CardFacts& f = c_.facts(print);
    int n = 0;
    for (const int other : taken_) n += c_.facts(other).title == f.title ? 1 : 0;
    if (n >= kMostOfTitle - 1) return kLastResort;
    return n * (f.unique ? 35 : 8);
  }

  const Catalog& c_;
  const std::vector<int>& taken_;
  std::vector<int> copies_;
  std::array<int, static_cast<std::size_t>(Culture::none) + 1> of_culture_{};
  std::array<int, 2> of_side_{};
  int companions_ = 0, minions_ = 0;
};

}  // namespace

int best_pick(const Catalog& c, const std::vector<int>& pack, const std::vector<int>& taken) {
  const Chooser chooser(c, taken);
  int best = pack.front(), most = chooser.worth(best);
  for (const int print : pack) {
    const int worth = chooser.worth(print);
    if (worth > most || (worth == most && print < best)) best = print, most = worth;
  }
  return best;
}

int bot_pick(const Catalog& c, const Draft& draft, int seat) {
  return best_pick(c, draft.pack(seat), draft.taken(seat));
}

}  // namespace mathom::lotr_tcg

// A world that fits what a seat knows. Its own deck it knows as a list; of another's it knows what it has seen, and that it
// is a legal deck: as many cards of either side, at most four of a title, a site of each number.
#include <algorithm>
#include <map>
#include <vector>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

bool is_hidden(const State& s, int card) { return s.cards[card].def == CardDef::hidden; }
int first_drawn(const State& s, int seat) { return s.first[at(seat)] + kFirstDrawn; }

class Dealer {
 public:
  Dealer(const Catalog& c, State& s, Rng& rng) : c_(c), s_(s), rng_(rng) {}

  // From the list of the deck.
  void deal_own(int seat) {
    std::vector<CardDef> left;
    for (const std::uint16_t print : s_.lists[at(seat)].prints()) left.push_back(static_cast<CardDef>(print));
    for (int card = first_drawn(s_, seat); card < s_.first[at(seat + 1)]; ++card)
      if (const auto found = std::find(left.begin(), left.end(), s_.cards[card].def); found != left.end())
        left.erase(found);
    lay(seat, left);
  }
  void deal_others(int seat) {
    deal_sites(seat);
    lay(seat, unseen(seat));
    s_.lists[at(seat)] = draw_deck_of(s_, seat);
  }

 private:
  void lay(int seat, std::vector<CardDef> defs) {
    rng_.shuffle(defs);
    for (int card = first_drawn(s_, seat); card < s_.first[at(seat + 1)]; ++card) {
      if (!is_hidden(s_, card)) continue;
      s_.cards[card].def = defs.back();
      defs.pop_back();
    }
  }
  // As many as are hidden, so that the deck is a legal one.
  std::vector<CardDef> unseen(int seat) {
    std::map<int, int> of_title;
    std::array<int, 2> missing{};
    const int size = s_.first[at(seat + 1)] - first_drawn(s_, seat);
    missing.fill(size / 2);
    ++of_title[c_.facts(index(s_.cards[s_.first[at(seat)]].def)).title];
    for (int card = first_drawn(s_, seat); card < s_.first[at(seat + 1)]; ++card) {
      if (is_hidden(s_, card)) continue;
      const CardFacts& f = c_.facts(index(s_.cards[card].def));
      ++of_title[f.title];
      --missing[static_cast<std::size_t>(f.side())];
    }
    std::vector<CardDef> out;
    while (missing[0] > 0 || missing[1] > 0) {
      const int print = static_cast<int>(rng_.below(static_cast<std::uint32_t>(c_.prints.size())));
      const CardFacts& f = c_.facts(print);
      if (!f.is_in_draw_deck() || missing[static_cast<std::size_t>(f.side())] <= 0) continue;
      if (of_title[f.title] >= kMostOfTitle) continue;
      ++of_title[f.title];
      --missing[static_cast<std::size_t>(f.side())];
      out.push_back(static_cast<CardDef>(print));
    }
    return out;
  }
  void deal_sites(int seat) {
    for (int number = 1; number <= kSites; ++number) {
      const int card = s_.first[at(seat)] + kFirstSite + number - 1;
      if (!is_hidden(s_, card)) continue;
      std::vector<int> of_number;
      for (int print = 0; print < static_cast<int>(c_.prints.size()); ++print)
        if (c_.facts(print).type == Type::site && c_.facts(print).site == number) of_number.push_back(print);
      const std::uint32_t nth = rng_.below(static_cast<std::uint32_t>(of_number.size()));
      s_.cards[card].def = static_cast<CardDef>(of_number[nth]);
    }
  }

  const Catalog& c_;
  State& s_;
  Rng& rng_;
};

}  // namespace

// That somebody is asked tells nothing more: nobody is asked because of what only they can see.
void Rules::determinize(State& s, SeatMask viewers, Rng& rng) const {
  Dealer dealer(catalog, s, rng);
  for (int seat = 0; seat < s.seats; ++seat) {
    if (contains(viewers, seat_at(seat)))
      dealer.deal_own(seat);
    else
      dealer.deal_others(seat);
  }
  if (s.bids_open != 0) return;
  const Table t = looking_at(catalog, s);
  for (int seat = 0; seat < bids_made(s); ++seat)
    if (!contains(viewers, seat_at(seat)))
      s.bids[at(seat)] = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(resistance_of(t, seat))));
}

}  // namespace mathom::lotr_tcg

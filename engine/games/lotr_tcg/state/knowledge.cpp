// A world that fits what a seat knows. Its own deck it knows as a list. Of another's it knows what it has seen, that it
// is a legal deck, and which decks everybody knows: it is one of those in which all that was seen is, or else one that
// somebody has built: of few cultures, those that were seen first, with several copies of a card.
#include <algorithm>
#include <map>
#include <vector>

#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Prints = std::vector<CardDef>;

bool is_hidden(const State& s, int card) { return s.cards[card].def == CardDef::hidden; }
int first_drawn(const State& s, int seat) { return s.first[at(seat)] + kFirstDrawn; }
std::size_t half_of(Side side) { return static_cast<std::size_t>(side); }

// A deck that everybody knows, print by print in the order of a seat's cards; the draw deck in the order of the prints.
struct KnownDeck {
  Prints beside, drawn;
};
std::vector<KnownDeck> read_known_decks() {
  Problems none;
  const Catalog& c = printed_cards();
  std::vector<KnownDeck> out;
  for (const Deck& d : printed_decks(c, none)) {
    KnownDeck known;
    known.beside = {static_cast<CardDef>(d.ring_bearer), static_cast<CardDef>(d.ring)};
    for (int number = 1; number <= kSites; ++number)
      for (const int site : d.sites)
        if (c.facts(site).site == number) known.beside.push_back(static_cast<CardDef>(site));
    for (const auto& [print, copies] : d.cards)
      known.drawn.insert(known.drawn.end(), static_cast<std::size_t>(copies), static_cast<CardDef>(print));
    std::sort(known.drawn.begin(), known.drawn.end());
    out.push_back(std::move(known));
  }
  return out;
}
const std::vector<KnownDeck>& known_decks() {
  static const std::vector<KnownDeck> kDecks = read_known_decks();
  return kDecks;
}

// Deals the hidden cards of one seat.
class Dealer {
 public:
  Dealer(const Catalog& c, State& s, int seat, Rng& rng)
      : c_(c), s_(s), rng_(rng), seat_(seat), first_(first_drawn(s, seat)), end_(s.first[at(seat + 1)]) {}

  // From the list of the deck.
  void deal_own() {
    Prints left;
    for (const std::uint16_t print : s_.lists[at(seat_)].prints()) left.push_back(static_cast<CardDef>(print));
    for (const CardDef def : seen()) take_out(left, def);
    lay(left);
  }
  void deal_others() {
    Prints left;
    const KnownDeck* known = choose_known(left);
    deal_sites(known);
    lay(known ? left : built());
    s_.lists[at(seat_)] = draw_deck_of(s_, seat_);
  }

 private:
  static bool take_out(Prints& from, CardDef def) {
    const auto found = std::find(from.begin(), from.end(), def);
    if (found == from.end()) return false;
    from.erase(found);
    return true;
  }
  Prints seen() const {
    Prints out;
    for (int card = first_; card < end_; ++card)
      if (!is_hidden(s_, card)) out.push_back(s_.cards[card].def);
    return out;
  }
  void lay(Prints defs) {
    rng_.shuffle(defs);
    for (int card = first_; card < end_; ++card) {
      if (!is_hidden(s_, card)) continue;
      s_.cards[card].def = defs.back();
      defs.pop_back();
    }
  }

  // --- decks that everybody knows
  bool fits(const KnownDeck& deck, Prints& left) const {
    left = deck.drawn;
    if (static_cast<int>(left.size()) != end_ - first_) return false;
    for (int i = 0; i < kFirstDrawn; ++i) {
      const CardDef def = s_.cards[s_.first[at(seat_)] + i].def;
      // Who bears the Ring may have changed; the card of the first one has not.
      if (def != CardDef::hidden && def != deck.beside[at(i)]) return false;
    }
    const Prints all = seen();
    return std::all_of(all.begin(), all.end(), [&](CardDef def) { return take_out(left, def); });
  }
  // The more has been seen, the less likely another deck would hold all of it. `left`: what of it has not been seen.
  const KnownDeck* choose_known(Prints& left) {
    constexpr std::size_t kSure = 5;
    std::vector<std::pair<const KnownDeck*, Prints>> all;
    for (const KnownDeck& deck : known_decks())
      if (Prints rest; fits(deck, rest)) all.emplace_back(&deck, std::move(rest));
    if (all.empty()) return nullptr;
    const auto weight = static_cast<std::uint32_t>(1) << 2 * std::min(seen().size(), kSure);
    const auto nth = rng_.below(static_cast<std::uint32_t>(all.size()) * weight + 1) / weight;
    if (nth == all.size()) return nullptr;
    left = std::move(all[nth].second);
    return all[nth].first;
  }
  void deal_sites(const KnownDeck* known) {
    for (int i = kFirstSite; i < kFirstDrawn; ++i) {
      const int card = s_.first[at(seat_)] + i;
      if (!is_hidden(s_, card)) continue;
      Prints of_number;
      for (int print = 0; !known && print < static_cast<int>(c_.prints.size()); ++print)
        if (c_.facts(print).type == Type::site && c_.facts(print).site == i - kFirstSite + 1)
          of_number.push_back(static_cast<CardDef>(print));
      s_.cards[card].def =
          known ? known->beside[at(i)] : of_number[rng_.below(static_cast<std::uint32_t>(of_number.size()))];
    }
  }

  // --- a deck that somebody has built
  // Cultures of a side, as bits: those that were seen, and another one or two where there are few.
  unsigned cultures(Side side) {
    constexpr int kUsualCultures = 2, kAll = static_cast<int>(Culture::none);
    unsigned out = 0;
    int n = 0;
    const auto add = [&](int culture) {
      n += (out >> culture & 1) == 0;
      out |= 1u << culture;
    };
    for (const CardDef def : seen())
      if (const CardFacts& f = c_.facts(index(def)); f.side() == side) add(static_cast<int>(f.culture));
    const int from = side == Side::free_peoples ? 0 : kFreeCultures,
              until = side == Side::free_peoples ? kFreeCultures : kAll;
    while (n < kUsualCultures) add(from + static_cast<int>(rng_.below(static_cast<std::uint32_t>(until - from))));
    return out;
  }
  // Half of the Shadow's cards are minions, a third of the others companions.
  std::vector<int> pool(Side side, unsigned of_cultures, bool leading) const {
    const Type lead = side == Side::shadow ? Type::minion : Type::companion;
    std::vector<int> out;
    for (int print = 0; print < static_cast<int>(c_.prints.size()); ++print) {
      const CardFacts& f = c_.facts(print);
      if (!f.is_in_draw_deck() || f.side() != side || (f.type == lead) != leading) continue;
      if ((of_cultures >> static_cast<int>(f.culture) & 1) != 0) out.push_back(print);
    }
    return out;
  }
  void build(Side side, int n, std::map<int, int>& of_title, Prints& out) {
    constexpr std::uint32_t kMostCopies = 3;
    const std::uint32_t one_in = side == Side::shadow ? 2 : 3;
    if (n <= 0) return;
    const unsigned of_cultures = cultures(side);
    std::array pools{pool(side, of_cultures, false), pool(side, of_cultures, true)};
    for (int tries = 0; n > 0; ++tries) {
      constexpr int kManyTries = 200;
      if (tries == kManyTries) pools = {pool(side, ~0u, false), pool(side, ~0u, true)};  // no more cards of these
      const auto& all = pools[rng_.below(one_in) == 0];
      if (all.empty()) continue;
      const int print = all[rng_.below(static_cast<std::uint32_t>(all.size()))];
      int& copies = of_title[c_.facts(print).title];
      for (int more = 1 + static_cast<int>(rng_.below(kMostCopies)); more > 0 && n > 0 && copies < kMostOfTitle;
           --more) {
        ++copies, --n;
        out.push_back(static_cast<CardDef>(print));
      }
    }
  }
  // As many as are hidden, so that the deck is a legal one.
  Prints built() {
    std::map<int, int> of_title;
    std::array<int, 2> missing{};
    missing.fill((end_ - first_) / 2);
    ++of_title[c_.facts(index(s_.cards[s_.first[at(seat_)]].def)).title];
    for (const CardDef def : seen()) {
      const CardFacts& f = c_.facts(index(def));
      ++of_title[f.title];
      --missing[half_of(f.side())];
    }
    Prints out;
    for (const Side side : {Side::free_peoples, Side::shadow}) build(side, missing[half_of(side)], of_title, out);
    return out;
  }

  const Catalog& c_;
  State& s_;
  Rng& rng_;
  int seat_, first_, end_;
};

// A bid of another player. A burden is borne for the whole game, so that each further one is half as likely; any may
// have been bid.
std::uint8_t likely_bid(int resistance, Rng& rng) {
  int bid = 0;
  while (bid + 1 < resistance && rng.below(2) == 0) ++bid;
  return static_cast<std::uint8_t>(bid);
}

}  // namespace

// That somebody is asked tells nothing more: nobody is asked because of what only they can see.
void Rules::determinize(State& s, SeatMask viewers, Rng& rng) const {
  for (int seat = 0; seat < s.seats; ++seat) {
    Dealer dealer(catalog, s, seat, rng);
    contains(viewers, seat_at(seat)) ? dealer.deal_own() : dealer.deal_others();
  }
  if (s.bids_open != 0) return;
  const Table t = looking_at(catalog, s);
  for (int seat = 0; seat < bids_made(s); ++seat)
    if (!contains(viewers, seat_at(seat))) s.bids[at(seat)] = likely_bid(resistance_of(t, seat), rng);
}

}  // namespace mathom::lotr_tcg

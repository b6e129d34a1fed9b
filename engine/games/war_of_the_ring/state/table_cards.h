#pragma once
// What lies on the table: the seats, cards and places of one State, to be looked at. What it finds out it keeps (Memo)
// until something is changed, so whatever the Memo knows of is changed through Table alone.
#include <optional>

#include "effects/run/static_abilities.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/state.h"
#include "table/zone_sets.h"

namespace mathom::war_of_the_ring {

// What is known of one State: where its cards lie, who wields which items, which places are active, and which static
// abilities are in force.
struct Memo {
  ZoneSets<kCards, kZones> zones;
  CardSet in_play, static_sources, usable, wielded;
  PlaceSet active;
  std::array<CardSet, kMostSeats> owned;  // by seat
  effects::StaticAbilities<kModifiers> in_force;
  bool is_read = false;
  void forget() { is_read = false; }
};

class TableCards {
 public:
  // `memo`: of this State, or forgotten; without one the table has its own.
  TableCards(const Catalog& catalog, State& state, Memo* memo = nullptr)
      : s(state), all_(catalog), seats_(static_cast<int>(scenario().decks.size())), memo_(memo) {}
  TableCards(const TableCards&) = delete;
  TableCards& operator=(const TableCards&) = delete;
  State& s;

  const Catalog& catalog() const { return all_; }
  const Scenario& scenario() const { return all_.scenarios[s.scenario]; }

  // --- seats
  int seats() const { return seats_; }
  const DeckFacts& deck(int seat) const { return scenario().decks[at(seat)]; }
  Side side(int seat) const { return deck(seat).side; }
  int player_of(Faction f) const { return scenario().player_of[at(static_cast<int>(f))]; }
  int start_seat() const { return scenario().slots[s.start]; }

  // --- cards
  const CardSet& owned(int seat) const { return memo().owned[at(seat)]; }
  int owner(int thing) const { return thing < kCards ? s.owner[at(thing)] : kNone; }  // nobody owns a place
  const CardFacts& facts(int card) const { return all_.titles[at(all_.title_of[at(index(s.cards[card].def))])]; }
  bool known(int card) const { return s.cards[card].def != CardDef::hidden; }
  // The seat on whose behalf a card in play stands: an item is its wielder's.
  int controller(int card) const;
  std::uint8_t zone(int card) const { return s.cards[card].zone; }
  // Where a card stands, or the place that the thing is; -1: at none.
  int place_of(int thing) const {
    if (thing < 0) return -1;
    if (is_place(thing)) return thing - kFirstPlace;
    return is_at_place(zone(thing)) ? zone(thing) - kAt : -1;
  }
  bool is_item_of(int item, int wielder) const { return s.wielder[at(item)] == wielder; }
  template <class F>
  void each_item(int wielder, F f) const {
    const CardSet all = memo().wielded;
    all.for_each([&](int item) {
      if (is_item_of(item, wielder)) f(item);
    });
  }
  const CardSet& in_play() const { return memo().in_play; }

  // --- zones
  const CardSet& lying_in(std::uint8_t zone) const { return memo().zones.in(zone); }
  int size(Zone base, int seat) const { return memo().zones.count(zone_of(base, seat)); }
  // From the bottom up.
  FixedVector<CardId, kCards> cards_in(std::uint8_t zone) const { return memo().zones.list(s.cards, zone); }
  // The card on top of a zone, or `order` cards above its bottom; -1: none.
  int top(std::uint8_t zone) const { return nth(zone, memo().zones.count(zone) - 1); }
  int nth(std::uint8_t zone, int order) const {
    const CardId card = memo().zones.at(s.cards, zone, order);
    return card == CardId::none ? -1 : index(card);
  }

  // --- texts
  const std::vector<int>& abilities_of(int thing) const {
    return is_place(thing) ? place_facts(thing - kFirstPlace).abilities : facts(thing).abilities;
  }
  // Has the card or place a text that happens at that moment? And the cards in play that somebody may use.
  bool hears(int thing, Trigger trigger) const {
    const int print = is_place(thing) ? thing : index(s.cards[thing].def);
    return (all_.hears[at(print)] >> trigger & 1) != 0;
  }
  const CardSet& usable() const { return memo().usable; }
  // Cards in play that have static abilities, and which kinds of modifiers a card gives (bits).
  const CardSet& static_sources() const { return memo().static_sources; }
  std::uint16_t gives(int card) const { return all_.gives[at(index(s.cards[card].def))]; }
  effects::StaticAbilities<kModifiers>& in_force() const { return memo().in_force; }

  // --- places
  const PlaceFacts& place_facts(int place) const { return all_.places[at(place)]; }
  const PlaceSet& active_places() const { return memo().active; }
  bool is_active(int place) const { return s.places[at(place)].where == Where::active; }

  // --- what the sides have
  int points(Side) const;
  int final_points(Side) const;  // with unused Ring tokens

 protected:
  Memo& memo() const { return memo_ != nullptr && memo_->is_read ? *memo_ : read(); }
  void note_texts(Memo&, int card) const;  // of a card in play
  const Catalog& all_;

 private:
  Memo& read() const;
  int seats_;
  mutable Memo* memo_;
  mutable std::optional<Memo> own_memo_;
};

}  // namespace mathom::war_of_the_ring

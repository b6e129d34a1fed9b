#pragma once
// The table while the rules run on it: one State, where events go, and the simple things that can be done to it. It is
// also the host of the texts of cards. What it finds out about the State it keeps (Memo) until something is changed, so
// whatever the Memo knows of is changed through the table alone.
#include <optional>

#include "effects/run/abilities.h"
#include "effects/run/static_abilities.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/events.h"
#include "games/war_of_the_ring/state/state.h"
#include "table/zone_sets.h"

namespace mathom::war_of_the_ring {

// The procedures that run on the stack of frames.
enum class Code : std::uint8_t {
  game,     // set-up and rounds
  play,     // a card is played: its cost, its texts
  texts,    // what happens at a moment: the abilities of one source, one after the other
  ability,  // one of them
  steps,    // steps that no card says: set-up, the price of a card, the draw step
  program,  // steps, one by one
  draw,
  recycle,  // the cycle pile becomes a draw deck
  forsake,
  leave,     // a card is eliminated, or cycled instead
  activate,  // a place
  move,
  path_combat,
  battle,
  losses
};
inline constexpr int kCodes = 15;

struct Support {
  int army = -1, character = -1;
};

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

using effects::frame_of;

class Table final : public effects::Host {
 public:
  // `memo`: of this State, or forgotten; without one the table has its own.
  Table(const Catalog& catalog, State& state, EventSink* sink, Memo* memo = nullptr)
      : s(state), events(sink), all_(catalog), seats_(static_cast<int>(scenario().decks.size())), memo_(memo) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  State& s;
  EventSink* events;
  mutable const Scope* looked_at = nullptr;  // of a text that does not run, but is asked about
  mutable Support support;                   // which army is thought to support which character while icons are counted

  const Scenario& scenario() const { return all_.scenarios[s.scenario]; }
  const DeckFacts& deck(int seat) const { return scenario().decks[at(seat)]; }
  const Scope& scope() const {
    static constexpr Scope kNothing{};
    if (looked_at) return *looked_at;
    return s.scopes.empty() ? kNothing : s.scopes.back();
  }
  Scope& running_scope() { return s.scopes.back(); }

  // --- Host
  const effects::Code& code() const override { return all_.code; }
  const Catalog& catalog() const { return all_; }
  const effects::Ability& ability(int n) const { return all_.abilities[at(n)]; }
  const Printed& printed(int filter) const { return all_.printed[at(filter)]; }
  int print_of(int kind, int thing) const;  // see effects/run/filters.h
  bool matches_word(int kind, int word, int thing, const Frame&) const;
  const PlaceFacts& place_facts(int place) const { return all_.places[at(place)]; }
  const effects::Language& language() const override { return war_of_the_ring::language(); }
  int seats() const override { return seats_; }
  bool in_play(SeatId seat) const override { return is_player(seat) && index(seat) < seats(); }
  SeatId active() const override;
  SeatMask own_seats(int selector, const Frame&) const override;
  bool affordable(int, effects::By, SeatId) const override { return false; }  // prices are steps here
  void call(int block, SeatId self, SeatId chosen) override;
  void charge(const Charge&) override {}
  void told_choice(SeatId who, int option, int block) override { tell_choice(events, What::chose, who, option, block); }
  int count(int filter, const Frame&) const override;
  int taken(const Frame&) const override { return scope().taken; }
  int repeats(int who) const override;

  // --- the stack
  void push(Code code, std::initializer_list<int> locals = {}) {
    push_frame(s, static_cast<std::uint8_t>(code), locals);
  }
  bool finished() const { return over(s); }

  // --- abilities on the stack (effects/run/abilities.h; rules/ability.cpp)
  static constexpr Code kAbility = Code::ability;
  bool has_room() const;
  void begin_scope(int source);
  Next end_scope(Frame&);

  // --- seats
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
  void wield(int item, int wielder);

  // `seen_by` is added to who knows the card.
  void move(int card, std::uint8_t zone, SeatMask seen_by);
  // See move_unseen (table/card.h). Returns the card at whose place it lay.
  int move_unseen(int card, std::uint8_t zone, SeatMask owners, SeatMask seers);
  // Moves in the open, with the items of a character.
  void put(int card, std::uint8_t zone, What);
  // From a hand, a deck or the cards aside: seen by its owner alone, unless `open`.
  void to_cycle(int card, bool open, What = What::cycled);
  void to_eliminated(int card, bool open, What = What::eliminated);
  void to_hand(int card, bool open);
  // Out of play one by one: no wielder, no tokens, no marks of the round.
  void forget(int card);

  const CardSet& lying_in(std::uint8_t zone) const { return memo().zones.in(zone); }
  const CardSet& in_play() const { return memo().in_play; }
  int size(Zone base, int seat) const { return memo().zones.count(zone_of(base, seat)); }
  // From the bottom up.
  FixedVector<CardId, kCards> cards_in(std::uint8_t zone) const { return memo().zones.list(s.cards, zone); }
  // The card on top of a zone, or `order` cards above its bottom; -1: none.
  int top(std::uint8_t zone) const { return nth(zone, memo().zones.count(zone) - 1); }
  int nth(std::uint8_t zone, int order) const {
    const CardId card = memo().zones.at(s.cards, zone, order);
    return card == CardId::none ? -1 : index(card);
  }

  // Asks about a text of `source` as if it ran: for whom, and from where.
  class AsIfResolving {
   public:
    AsIfResolving(const Table& t, int source) : t_(t), before_(t.looked_at) {
      scope_.source = static_cast<std::int16_t>(source);
      const int place = t.place_of(source);
      scope_.there = static_cast<std::int16_t>(place < 0 ? -1 : kFirstPlace + place);
      t_.looked_at = &scope_;
    }
    ~AsIfResolving() { t_.looked_at = before_; }
    AsIfResolving(const AsIfResolving&) = delete;
    AsIfResolving& operator=(const AsIfResolving&) = delete;

   private:
    const Table& t_;
    const Scope* before_;
    Scope scope_;
  };
  Frame frame_for(int card) const { return frame_of(owner(card)); }

  // --- static abilities
  // Cards in play that have some, and which kinds of modifiers a card gives (bits).
  const CardSet& static_sources() const { return memo().static_sources; }
  std::uint16_t gives(int card) const { return all_.gives[at(index(s.cards[card].def))]; }
  // Has the card or place a text that happens at that moment? And the cards in play that somebody may use.
  bool hears(int thing, Trigger trigger) const {
    const int print = is_place(thing) ? thing : index(s.cards[thing].def);
    return (all_.hears[at(print)] >> trigger & 1) != 0;
  }
  const CardSet& usable() const { return memo().usable; }
  const std::vector<int>& abilities_of(int thing) const {
    return is_place(thing) ? place_facts(thing - kFirstPlace).abilities : facts(thing).abilities;
  }
  effects::StaticAbilities<kModifiers>& in_force() const { return memo().in_force; }

  // --- places
  void set_place(int place, Where);
  const PlaceSet& active_places() const { return memo().active; }
  void set_path(int place);  // kNone: no path is active

  // --- what the sides have
  int points(Side) const;
  int final_points(Side) const;  // with unused Ring tokens
  bool is_active(int place) const { return s.places[at(place)].where == Where::active; }
  void corrupt(int n);

 private:
  Memo& memo() const { return memo_ != nullptr && memo_->is_read ? *memo_ : read(); }
  Memo& read() const;
  void arrive(int card, std::uint8_t from);
  void note_texts(int card) const;
  const Catalog& all_;
  int seats_;
  mutable Memo* memo_;
  mutable std::optional<Memo> own_memo_;
};

using AsIfResolving = Table::AsIfResolving;
inline const Table& as_table(const effects::Host& h) { return static_cast<const Table&>(h); }
inline Table& as_table(effects::Host& h) { return static_cast<Table&>(h); }
// The rules that only look never write: the table is made of a State that stays as it is.
inline Table looking_at(const Catalog& catalog, const State& s, Memo* memo = nullptr) {
  return Table(catalog, const_cast<State&>(s), nullptr, memo);
}

// --- filters (targets.cpp)
bool matches(const Table&, int filter, int thing, const Frame&);

}  // namespace mathom::war_of_the_ring

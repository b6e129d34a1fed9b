#pragma once
// The table while the rules run on it: one State, where events go, and the simple things that can be done to it. It is
// also the host of the texts of cards. Made for one answer or one look; cards move through it alone while it is there.
#include <optional>

#include "effects/machine.h"
#include "games/war_of_the_ring/content.h"
#include "games/war_of_the_ring/events.h"
#include "games/war_of_the_ring/state.h"
#include "table/zones.h"

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

class Table final : public effects::Host {
 public:
  Table(State& state, EventSink* sink) : s(state), events(sink), all_(content()) {}
  State& s;
  EventSink* events;
  const Scope* looked_at = nullptr;  // of a text that does not run, but is asked about
  mutable Support support;           // which army is thought to support which character while icons are counted

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
  const Content& all() const { return all_; }
  const effects::Language& language() const override { return war_of_the_ring::language(); }
  int seats() const override { return static_cast<int>(scenario().decks.size()); }
  bool in_play(SeatId seat) const override { return is_player(seat) && index(seat) < seats(); }
  SeatId active() const override;
  SeatMask own_seats(int selector, const Frame&) const override;
  bool affordable(int, effects::By, SeatId) const override { return false; }  // prices are steps here
  void call(int block, SeatId self, SeatId chosen) override;
  void charge(const Charge&) override {}
  void told_choice(SeatId seat, int option) override { tell(events, What::chose, index(seat), option + 1); }
  int count(int filter, const Frame&) const override;
  int taken(const Frame&) const override { return scope().taken; }
  int rounds(int who) const override;

  // --- the stack
  void push(Code code, std::initializer_list<int> locals = {}) {
    push_frame(s, static_cast<std::uint8_t>(code), locals);
  }
  bool finished() const { return over(s); }

  // --- seats
  Side side(int seat) const { return deck(seat).side; }
  int player_of(Faction) const;  // whose deck holds it
  int start_seat() const { return scenario().slots[s.start]; }

  // --- cards
  int owner(int thing) const { return thing < kCards ? s.owner[at(thing)] : kNone; }  // nobody owns a place
  const CardFacts& facts(int card) const { return all_.titles[at(all_.title_of[at(index(s.cards[card].def))])]; }
  bool known(int card) const { return s.cards[card].def != CardDef::hidden; }
  // The seat on whose behalf a card in play stands: an item is its wielder's.
  int controller(int card) const;
  std::uint8_t zone(int card) const { return s.cards[card].zone; }
  int place_of(int thing) const;  // where a card stands, or the place that the thing is; -1: at none
  bool is_item_of(int item, int wielder) const { return s.wielder[at(item)] == wielder; }

  // Moves in the open, with the items of a character.
  void put(int card, std::uint8_t zone, What);
  // From a hand, a deck or the cards aside: seen by its owner alone, unless `open`.
  void to_cycle(int card, bool open);
  void to_eliminated(int card, bool open);
  void to_hand(int card, bool open);
  // Out of play one by one: no wielder, no tokens, no marks of the round.
  void forget(int card);

  // Every move goes through here, so that the table knows what lies where.
  void move(int card, std::uint8_t to, SeatMask seen_by);
  // Moves a card that nobody else sees; returns the place that moved (see move_unseen in table/card.h).
  int move_unseen(int card, std::uint8_t to, SeatMask sees);
  const CardSet& lying_in(std::uint8_t zone) const { return found().zones.in(zone); }
  const CardSet& in_play() const { return found().in_play; }
  int size(Zone base, int seat) const { return lying_in(zone_of(base, seat)).count(); }
  int top(Zone base, int seat) const;  // -1: none
  // Cards in play whose texts give something for as long as they lie there, and which kinds of it (bits).
  const CardSet& givers() const { return found().givers; }
  std::uint16_t gives(int card) const { return all_.gives[at(index(s.cards[card].def))]; }

  // --- what the sides have
  int points(Side) const;
  int final_points(Side) const;  // with unused Ring tokens
  bool is_active(int place) const { return s.places[at(place)].where == Where::active; }
  void corrupt(int n);

 private:
  const Content& all_;
  // Made when it is first asked for, and kept by move().
  struct Found {
    explicit Found(const Cards<kCards>& cards) : zones(cards) {}
    Zones<kCards, kZones> zones;
    CardSet in_play, givers;
  };
  const Found& found() const;
  mutable std::optional<Found> found_;
};

inline const Table& as_table(const effects::Host& h) { return static_cast<const Table&>(h); }
inline Table& as_table(effects::Host& h) { return static_cast<Table&>(h); }
// The rules that only look never write: the table is made of a State that stays as it is.
inline Table looking_at(const State& s) { return Table(const_cast<State&>(s), nullptr); }

// Asks about a text of `source` as if it ran: for whom, and from where.
class AskedOf {
 public:
  AskedOf(const Table& t, int source);
  ~AskedOf() { t_.looked_at = before_; }
  AskedOf(const AskedOf&) = delete;
  AskedOf& operator=(const AskedOf&) = delete;

 private:
  Table& t_;
  const Scope* before_;
  Scope scope_;
};

// --- filters (things.cpp)
bool fits(const Table&, int filter, int thing, const Frame&);
// A frame in which `self` is that seat: for conditions and filters that are asked outside of a program.
Frame frame_of(int seat);

}  // namespace mathom::war_of_the_ring

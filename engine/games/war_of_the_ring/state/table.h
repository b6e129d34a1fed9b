#pragma once
// The table while the rules run on it: what lies there (TableCards, which whoever only looks takes), and here where
// events go, the simple things that can be done to it, and the host of the texts of cards.
#include "effects/run/abilities.h"
#include "games/war_of_the_ring/state/events.h"
#include "games/war_of_the_ring/state/table_cards.h"

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

using effects::frame_of;

class AsIfResolving;

class Table final : public effects::Host, public TableCards {
 public:
  // `sink`: null where nobody is told. `memo`: see TableCards.
  Table(const Catalog& catalog, State& state, EventSink* sink, Memo* memo = nullptr)
      : TableCards(catalog, state, memo), events(sink) {}
  EventSink* events;
  mutable const Scope* looked_at = nullptr;  // of a text that does not run, but is asked about
  mutable Support support;                   // which army is thought to support which character while icons are counted

  const Scope& scope() const {
    static constexpr Scope kNothing{};
    if (looked_at) return *looked_at;
    return s.scopes.empty() ? kNothing : s.scopes.back();
  }
  Scope& running_scope() { return s.scopes.back(); }

  // --- Host
  const effects::Code& code() const override { return all_.code; }
  const effects::Language& language() const override { return war_of_the_ring::language(); }
  int seats() const override { return TableCards::seats(); }
  using TableCards::in_play;
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

  // --- filters (effects/run/filters.h; cards/targets.cpp)
  const Printed& printed(int filter) const { return all_.printed[at(filter)]; }
  int print_of(int kind, int thing) const;
  bool matches_word(int kind, int word, int thing, const Frame&) const;

  // --- the stack
  void push(Code code, std::initializer_list<int> locals = {}) {
    push_frame(s, static_cast<std::uint8_t>(code), locals);
  }
  bool finished() const { return over(s); }

  // --- abilities on the stack (effects/run/abilities.h; rules/ability.cpp)
  using AsIfResolving = war_of_the_ring::AsIfResolving;
  static constexpr Code kAbility = Code::ability;
  const effects::Ability& ability(int n) const { return all_.abilities[at(n)]; }
  Frame frame_for(int card) const { return frame_of(owner(card)); }
  bool has_room() const;
  void begin_scope(int source);
  Next end_scope(Frame&);

  // --- cards
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
  void wield(int item, int wielder);
  // Out of play one by one: no wielder, no tokens, no marks of the round.
  void forget(int card);

  // --- places, and what the sides have
  void set_place(int place, Where);
  void set_path(int place);  // kNone: no path is active
  void corrupt(int n);

 private:
  void arrive(int card, std::uint8_t from);
};

// Asks about a text of `source` as if it ran: for whom, and from where.
class AsIfResolving : public effects::AsIfRunning<Table, Scope> {
 public:
  AsIfResolving(const Table& t, int source) : effects::AsIfRunning<Table, Scope>(t) {
    scope.source = static_cast<std::int16_t>(source);
    const int place = t.place_of(source);
    scope.there = static_cast<std::int16_t>(place < 0 ? -1 : kFirstPlace + place);
  }
};

inline const Table& as_table(const effects::Host& h) { return static_cast<const Table&>(h); }
inline Table& as_table(effects::Host& h) { return static_cast<Table&>(h); }
// The rules that only look never write: the table is made of a State that stays as it is.
inline Table looking_at(const Catalog& catalog, const State& s, Memo* memo = nullptr) {
  return Table(catalog, const_cast<State&>(s), nullptr, memo);
}

// --- filters (targets.cpp)
bool matches(const Table&, int filter, int thing, const Frame&);

}  // namespace mathom::war_of_the_ring

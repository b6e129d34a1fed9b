#pragma once
// The whole truth of a game as one value: where every card lies and who has seen it, what became of the places, and the
// stack of frames that says what is going on. Decks, hands and piles are hidden by the cards themselves (table/card.h).
#include <array>
#include <cstdint>

#include "core/fields.h"
#include "effects/run/scope.h"
#include "games/war_of_the_ring/cards/cards.h"
#include "rules/frames.h"

namespace mathom::war_of_the_ring {

inline constexpr std::uint8_t kNone = 0xFF;
inline constexpr int kDepth = 32, kMostScopes = 12, kMostTimedEffects = 8;

enum class Where : std::uint8_t {
  unused,  // not in this scenario
  deck,    // not yet activated
  active,
  free_area,    // in the scoring area of the Free Peoples
  shadow_area,  // in that of the Shadow
  nobodys       // a path that nobody scored
};
inline constexpr int kWheres = 6;

struct PlaceState {
  Where where = Where::unused;
  std::uint8_t attack = 0, defence = 0;  // tokens on the place itself
  std::uint8_t bare = 0;                 // its own shields do not count: reactivated from the other side's area
  static void fields(auto& p, auto& v) {
    v("where", p.where);
    v("attack", p.attack);
    v("defence", p.defence);
    v("bare", p.bare);
  }
};

// A source is a card, or a place from kFirstPlace on; there: a place.
struct Scope : effects::Scope {
  std::int16_t aside = 0;   // how many cards lay aside already when it began to draw
  std::int16_t unpaid = 0;  // cards that it played, less those that it cycled to pay for them
  static void fields(auto& s, auto& v) {
    effects::Scope::fields(s, v);
    v("aside", s.aside);
    v("unpaid", s.unpaid);
  }
};

// Until the round ends: such cards may go to such places, or are supported by such armies. Filters of the language.
struct TimedEffect {
  std::int16_t what = -1, to = -1, armies = -1;
  std::int16_t source = -1;
  static void fields(auto& p, auto& v) {
    v("what", p.what);
    v("to", p.to);
    v("armies", p.armies);
    v("source", p.source);
  }
};

enum class Result : std::uint8_t { playing, by_ten, at_the_end };

// Marks of a card that last for the round or for a combat.
enum Mark : std::uint8_t {
  kReserved = 1,  // was played to the reserve this round
  kUsed = 2,      // its text that may be used once a round has been
  kLost = 4,      // is to be eliminated when the losses of this combat have been chosen
  kPlayed = 8,    // by print: was played this round
  kUnpaid = 16    // has been put down, and does not pay for itself
};

struct State {
  Cards<kCards> cards;
  FrameStack<kDepth> frames;
  FixedVector<Scope, kMostScopes> scopes;
  FixedVector<TimedEffect, kMostTimedEffects> timed_effects;
  std::array<std::uint8_t, kCards> owner{};    // seat whose deck the card belongs to; kNone: in the box
  std::array<std::uint8_t, kCards> wielder{};  // of an item in play: the character; kNone
  std::array<std::uint8_t, kCards> marks{};    // Mark; kPlayed by print, the others by card
  std::array<std::uint8_t, kCards> attack_tokens{}, defence_tokens{};
  std::array<PlaceState, kPlaces> places{};
  std::array<std::uint8_t, 3> options{};  // bits, by RuleId
  std::uint8_t scenario = 0;
  std::uint8_t round = 0;      // from 1
  std::uint8_t start = 0;      // slot of the starting player
  std::uint8_t slot = 0;       // whose turn it is
  std::uint8_t passes = 0;     // one after the other
  std::uint8_t path = kNone;   // the active path
  std::uint8_t last_path = 0;  // number of the path that was activated last
  std::uint8_t corruption = 0;
  std::uint8_t ring_used = 0;  // bits, by seat
  Result result = Result::playing;
  Side winner = Side::shadow;

  static void fields(auto& s, auto& v) {
    v("cards", s.cards);
    v("frames", s.frames);
    v("scopes", s.scopes);
    v("timed_effects", s.timed_effects);
    v("owner", s.owner);
    v("wielder", s.wielder);
    v("marks", s.marks);
    v("attack_tokens", s.attack_tokens);
    v("defence_tokens", s.defence_tokens);
    v("places", s.places);
    v("options", s.options);
    v("scenario", s.scenario);
    v("round", s.round);
    v("start", s.start);
    v("slot", s.slot);
    v("passes", s.passes);
    v("path", s.path);
    v("last_path", s.last_path);
    v("corruption", s.corruption);
    v("ring_used", s.ring_used);
    v("result", s.result);
    v("winner", s.winner);
  }
};

inline bool over(const State& s) { return s.result != Result::playing; }
inline const Card& card_of(const State& s, int card) { return s.cards[card]; }
inline int size_of(const State& s, Zone base, int seat) { return count_in(s.cards, zone_of(base, seat)); }
inline bool marked(const State& s, int card, Mark m) { return (s.marks[at(card)] & m) != 0; }
inline void mark(State& s, int card, Mark m) { s.marks[at(card)] = static_cast<std::uint8_t>(s.marks[at(card)] | m); }
inline void unmark(State& s, int card, Mark m) {
  s.marks[at(card)] = static_cast<std::uint8_t>(s.marks[at(card)] & ~m);
}

}  // namespace mathom::war_of_the_ring

#pragma once
// The whole truth of a game as one value: where every card lies and who has seen it, what lies on it, what is being
// fought, and the stack of frames that says what is going on. Decks, hands and adventure decks are hidden by the cards
// themselves (table/card.h).
#include <array>
#include <cstdint>

#include "core/bitset.h"
#include "core/fields.h"
#include "effects/run/happenings.h"
#include "effects/run/later.h"
#include "effects/run/scope.h"
#include "effects/run/timed.h"
#include "effects/run/uses.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/cards/words.h"
#include "games/lotr_tcg/decks/decks.h"
#include "games/lotr_tcg/state/paid_piles.h"
#include "games/lotr_tcg/state/piece.h"
#include "rules/frames.h"
#include "table/card.h"

namespace mathom::lotr_tcg {

inline constexpr int kDepth = 39, kMostScopes = 8, kMostHappenings = 10, kMostTimed = 100, kMostLaters = 8,
                     kMostUses = 24, kMostAnswered = 60;
inline constexpr std::uint64_t kLayout = 4;  // raised when the fields of the State change
inline constexpr int kHandSize = 8, kLastSite = kSites;
inline constexpr int kMostCompanions = 9;  // in play and in the dead pile

using CardSet = BitSet<kCards>;

// A skirmish: one defender against minions, who are those of the same Piece::fight. Fighters that leave it are in none.
struct Skirmish {
  enum Stage : std::uint8_t { to_fight, fighting, fought, cancelled };
  std::int16_t defender = -1;  // -1: has been removed
  std::uint8_t stage = to_fight;
  std::uint8_t extra = 0;  // besides those of the assignment phase
  static void fields(auto& k, auto& v) {
    v("defender", k.defender);
    v("stage", k.stage);
    v("extra", k.extra);
  }
};

struct Scope : effects::NamedScope<kCards> {
  std::int8_t opponent = -1;     // the seat that `opponent` means in the whole text, once it is known; -1: it is not
  std::uint8_t it_has_left = 0;  // 1: `it` was not where the moment had found it any more when the text began
  PaidPiles piles;
  static void fields(auto& s, auto& v) {
    effects::NamedScope<kCards>::fields(s, v);
    v("opponent", s.opponent);
    v("it_has_left", s.it_has_left);
    v("piles", s.piles);
  }
};

enum class Stage : std::uint8_t { bidding, gathering, playing };
enum class Loss : std::uint8_t { none, killed, corrupted };

// What a State has besides its lists.
struct Numbers {
  std::array<std::uint16_t, kMostSeats + 1> first{};   // a seat's cards: from first[seat] up to first[seat + 1]
  std::array<std::int16_t, kMostSeats> ring_bearer{};  // cards
  std::uint16_t twilight = 0;                          // tokens in the pool
  std::array<DeckList, kMostSeats> lists{};            // by seat, known to its owner alone
  std::array<std::uint8_t, kMostSeats> bids{};         // burdens bid for the turn order
  std::array<std::uint8_t, kMostSeats> order{};        // the seats clockwise, the first player first
  std::array<std::uint8_t, kMostSeats> burdens{};      // by seat
  std::array<std::uint8_t, kMostSeats> site{};         // by seat: where the fellowship is, 1 to 9
  std::array<Loss, kMostSeats> lost{};                 // by seat
  std::uint8_t seats = 0;
  std::uint8_t bids_open = 0;  // they have been shown
  Stage stage = Stage::bidding;
  std::uint8_t turn = 0;                          // the Free Peoples player's seat
  std::uint8_t shadow = 0;                        // whose Shadow phase it is
  std::uint8_t phase = 0;                         // Phase
  std::uint8_t moves = 0;                         // made this turn
  std::uint8_t move_limit = 0;                    // this turn
  std::uint8_t worn = 0;                          // 1: the Ring-bearer of the turn's seat wears the Ring
  std::uint8_t fierce = 0;                        // 1: the fierce skirmishes of this move have begun
  std::uint8_t phase_ends = 0;                    // 1: a text ends this phase
  std::uint8_t no_more_moves = 0;                 // 1: a text forbids to move again this turn
  SeatMask passed = kNobody;                      // who passes for the rest of this phase
  std::int8_t fight = -1;                         // place of the skirmish being fought; -1: none
  std::int8_t archery_more = 0, arrows_more = 0;  // of the fellowship's and of the minions' total, this phase
  std::int8_t shadow_more = 0;                    // of the Shadow number of this move
  std::int8_t winner = -1;                        // seat
  std::array<std::uint8_t, 3> options{};          // bits, by RuleId
  std::uint8_t taken = 0;                         // cards into the hand of the turn's seat, this fellowship phase
  std::array<std::uint8_t, 2> spare{};
};

struct State : Numbers {
  FixedVector<Scope, kMostScopes> scopes;  // from here on in the order of their alignment
  FixedVector<Piece, kCards> pieces;
  Cards<kCards> cards;
  FrameStack<kDepth> frames;
  FixedVector<effects::Happening, kMostHappenings> happenings;
  FixedVector<effects::Answered, kMostAnswered> answered;
  FixedVector<effects::Timed, kMostTimed> timed;
  FixedVector<effects::Later, kMostLaters> laters;
  FixedVector<effects::Use, kMostUses> uses;
  FixedVector<Skirmish, kMostSkirmishes> skirmishes;
  std::array<std::uint8_t, 8> left_over{};

  // Calls f(list) for each list of the State, and for the same list of the others.
  static void each_list(auto f, auto&... s) {
    f(s.scopes...);
    f(s.pieces...);
    f(s.cards...);
    f(s.frames...);
    f(s.happenings...);
    f(s.answered...);
    f(s.timed...);
    f(s.laters...);
    f(s.uses...);
    f(s.skirmishes...);
  }
  // Most of a State is room for what could be: a copy takes what there is.
  void copy_used(const State& from) {
    static_cast<Numbers&>(*this) = static_cast<const Numbers&>(from);
    each_list([](auto& to, const auto& list) { to.copy_used(list); }, *this, from);
  }
  std::size_t used_bytes() const {
    std::size_t n = sizeof(Numbers);
    each_list([&](const auto& list) { n += list.used_bytes(); }, *this);
    return n;
  }

  static void fields(auto& s, auto& v) {
    v("cards", s.cards);
    v("pieces", s.pieces);
    v("frames", s.frames);
    v("scopes", s.scopes);
    v("happenings", s.happenings);
    v("answered", s.answered);
    v("timed", s.timed);
    v("laters", s.laters);
    v("uses", s.uses);
    v("skirmishes", s.skirmishes);
    v("first", s.first);
    v("ring_bearer", s.ring_bearer);
    v("list_0", s.lists[0], only(seat_at(0)));
    v("list_1", s.lists[1], only(seat_at(1)));
    v("list_2", s.lists[2], only(seat_at(2)));
    v("list_3", s.lists[3], only(seat_at(3)));
    v("twilight", s.twilight);
    v("bid_0", s.bids[0], s.bids_open != 0 ? kEveryone : only(seat_at(0)));
    v("bid_1", s.bids[1], s.bids_open != 0 ? kEveryone : only(seat_at(1)));
    v("bid_2", s.bids[2], s.bids_open != 0 ? kEveryone : only(seat_at(2)));
    v("bid_3", s.bids[3], s.bids_open != 0 ? kEveryone : only(seat_at(3)));
    v("order", s.order);
    v("burdens", s.burdens);
    v("site", s.site);
    v("lost", s.lost);
    v("seats", s.seats);
    v("bids_open", s.bids_open);
    v("stage", s.stage);
    v("turn", s.turn);
    v("shadow", s.shadow);
    v("phase", s.phase);
    v("moves", s.moves);
    v("move_limit", s.move_limit);
    v("worn", s.worn);
    v("fierce", s.fierce);
    v("phase_ends", s.phase_ends);
    v("no_more_moves", s.no_more_moves);
    v("passed", s.passed);
    v("fight", s.fight);
    v("archery_more", s.archery_more);
    v("arrows_more", s.arrows_more);
    v("shadow_more", s.shadow_more);
    v("winner", s.winner);
    v("options", s.options);
    v("taken", s.taken);
    v("spare", s.spare);
    v("left_over", s.left_over);
  }
};
static_assert(sizeof(State) <= 8000);

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
// The first of them for which f(card) is so; -1: it is so for none.
template <class F>
int first_of(const CardSet& cards, F f) {
  for (int k = 0; k < CardSet::kWords; ++k)
    for (auto w = cards.word[at(k)]; w != 0; w &= w - 1)
      if (const int card = k * 64 + std::countr_zero(w); f(card)) return card;
  return -1;
}
inline bool over(const State& s) { return s.winner >= 0; }
// The prints of a seat's draw deck, wherever they lie.
inline DeckList draw_deck_of(const State& s, int seat) {
  DeckList::Prints prints;
  for (int card = s.first[at(seat)] + kFirstDrawn; card < s.first[at(seat + 1)]; ++card)
    prints.push_back(static_cast<std::uint16_t>(index(s.cards[card].def)));
  return DeckList::of(prints);
}
inline int owner_of(const State& s, int card) {
  int seat = 0;
  while (card >= s.first[at(seat + 1)]) ++seat;
  return seat;
}

}  // namespace mathom::lotr_tcg

#pragma once
// A world as the inputs of a net that tells the true one from sampled ones: what lies hidden from the seat that is
// asked, and what it sees that tells of that. For worlds.cpp, which fits such nets, and ceiling.cpp, which plays by
// them.
#include <cstddef>
#include <string_view>

#include "fit/lotr_tcg_starts.h"
#include "games/french_tarot/brain/features.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "games/lotr_board/brain/features.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_tarot/brain/features.h"
#include "games/lotr_tarot/brain/net.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tcg/brain/features.h"
#include "games/war_of_the_ring/brain/features.h"
#include "games/war_of_the_ring/rules.h"
#include "nets/small_net.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom {

// The inputs of a world: what lies hidden from the seat that is asked, and what it sees that tells of that.
using Evaluation = void (*)(const State& world, const Observation& seen, const Decision&, NetInputs&);

template <class Cards>
void write_cards(const Cards& cards, int kinds, NetInputs& out) {
  for (const auto card : cards) out.mark(static_cast<int>(card));
  out.none(kinds);
}

inline void look_french_tarot(const State& world, const Observation& seen, const Decision&, NetInputs& out) {
  using namespace french_tarot;
  const auto& view = GameOf<Rules>::view(seen);
  const auto& w = GameOf<Rules>::get(world);
  write_features(Model(view), Shown(view), out);
  for (int i = 1; i < kMostSeats; ++i)
    write_cards(each(i < w.options.seats ? w.hands[static_cast<std::size_t>((w.to_act + i) % w.options.seats)] : kNone),
                kCards, out);
  write_cards(each(w.discard), kCards, out);
}
inline void look_lotr_tarot(const State& world, const Observation& seen, const Decision&, NetInputs& out) {
  using namespace lotr_tarot;
  const auto& w = GameOf<Rules>::get(world);
  write_features(GameOf<Rules>::view(seen), out);
  for (int i = 1; i < kMostSeats; ++i) {
    if (i < w.seats) w.hands[at((w.to_act + i) % w.seats)].for_each([&](int card) { out.mark(card); });
    out.none(kCards);
  }
}
inline void look_lotr_board(const State& world, const Observation&, const Decision&, NetInputs& out) {
  lotr_board::write_features(lotr_board::Survey(GameOf<lotr_board::Rules>::get(world)), out);
}
inline void look_war_of_the_ring(const State& world, const Observation&, const Decision&, NetInputs& out) {
  using Wars = GameOf<war_of_the_ring::Rules>;
  const auto& catalog = static_cast<const Wars&>(*find_game("war_of_the_ring")).rules().catalog;
  war_of_the_ring::write_features(war_of_the_ring::Survey(catalog, Wars::get(world), false), out);
}
inline void look_lotr_tcg(const State& world, const Observation&, const Decision& d, NetInputs& out) {
  using namespace lotr_tcg;
  const int seat = index(d.seat);
  write_features(looking_at(cards(), GameOf<Rules>::get(world)), seat, 1 - seat, out);
}

// Questions that the seat is asked with nothing hidden but what the inputs tell.
inline bool always(const Observation&, const Decision&) { return true; }
inline bool asks_for_a_card(const Observation&, const Decision& d) {
  const auto question = static_cast<french_tarot::Question>(d.why);
  return question == french_tarot::Question::lead || question == french_tarot::Question::follow;
}
inline bool after_passing(const Observation& seen, const Decision& d) {
  const auto& s = GameOf<lotr_tarot::Rules>::view(seen);
  return s.phase != lotr_tarot::Phase::pass && lotr_tarot::net_knows(s, d);
}

// Of a game: its worlds, and at which questions there are such.
struct Looks {
  std::string_view game;
  Evaluation look;
  bool (*asks)(const Observation&, const Decision&);
};
inline const Looks* looks_at(std::string_view game) {
  static constexpr Looks kAll[]{{"french_tarot", look_french_tarot, asks_for_a_card},
                                {"lotr_tarot", look_lotr_tarot, after_passing},
                                {"lotr_board", look_lotr_board, always},
                                {"war_of_the_ring", look_war_of_the_ring, always},
                                {"lotr_tcg", look_lotr_tcg, always}};
  for (const Looks& looks : kAll)
    if (looks.game == game) return &looks;
  return nullptr;
}

}  // namespace mathom

#pragma once
// A table made up for tests of effects: a few cards, in play or not, whose static abilities give points and sight. Even
// cards are red, odd ones blue.
#include <array>
#include <string>
#include <vector>

#include "core/bitset.h"
#include "effects/run/filters.h"
#include "effects/run/machine.h"
#include "effects/run/static_abilities.h"

namespace mathom::toy {

inline constexpr int kCards = 8, kKinds = 2;
enum Kind { kPoints, kSight };

const effects::Language& language();

class Table final : public effects::Host {
 public:
  // `text`: the abilities of each card, as the card language writes them.
  explicit Table(const std::vector<std::string>& text);

  BitSet<kCards> lying;            // in play
  std::array<bool, kCards> dry{};  // by card
  int pair = -1;                   // part of a question, not of the table
  mutable int asked = 0;           // how often a condition was
  mutable int source = -1;         // whose text is asked about
  mutable effects::StaticAbilities<kKinds> known;

  // --- for static abilities
  class AsIfResolving {
   public:
    AsIfResolving(const Table& t, int card) : t_(t), before_(t.source) { t_.source = card; }
    ~AsIfResolving() { t_.source = before_; }
    AsIfResolving(const AsIfResolving&) = delete;
    AsIfResolving& operator=(const AsIfResolving&) = delete;

   private:
    const Table& t_;
    int before_;
  };
  const BitSet<kCards>& static_sources() const { return lying; }
  unsigned gives(int card) const { return gives_[static_cast<std::size_t>(card)]; }
  const std::vector<int>& abilities_of(int card) const { return of_[static_cast<std::size_t>(card)]; }
  const effects::Ability& ability(int n) const { return set_.abilities[static_cast<std::size_t>(n)]; }
  effects::StaticAbilities<kKinds>& in_force() const { return known; }
  Frame frame_for(int) const { return {}; }

  // --- for filters
  int read(const std::string& filter);  // its number
  const effects::PrintedFilter<kCards>& printed(int filter) const { return printed_[static_cast<std::size_t>(filter)]; }
  int print_of(int, int card) const { return card; }
  bool matches_word(int, int, int card, const Frame&) const { return card == source; }

  // --- Host
  const effects::Code& code() const override { return set_.code; }
  const effects::Language& language() const override { return toy::language(); }
  int seats() const override { return 2; }
  bool in_play(SeatId seat) const override { return index(seat) < 2; }
  SeatId active() const override { return SeatId::s0; }
  SeatMask own_seats(int, const Frame&) const override { return kNobody; }
  bool affordable(int, effects::By, SeatId) const override { return false; }
  void call(int, SeatId, SeatId) override {}
  void charge(const Charge&) override {}
  void told_choice(SeatId, int, int) override {}

 private:
  effects::LoadedCards set_;
  std::vector<effects::PrintedFilter<kCards>> printed_;
  std::array<std::vector<int>, kCards> of_{};
  std::array<unsigned, kCards> gives_{};
};

}  // namespace mathom::toy

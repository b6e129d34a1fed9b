#pragma once
// What a finished deal is worth: from its facts to an account that can be read line by line, and
// from the account to what each seat gets. Pure arithmetic; it knows no cards and no state.
// All amounts are in HALF points, since a partner's half of an odd total is not whole.
#include <array>
#include <cstdint>

#include "games/french_tarot/options.h"

namespace mathom::french_tarot {

inline constexpr int kMostSeats = 5;

enum class Contract : std::uint8_t { none, small, guard, guard_without, guard_against, grand_slam };
enum class Side : std::uint8_t { none, taker, defence };
enum class Handful : std::uint8_t { none, single, double_, triple };

inline constexpr std::int8_t kNoSeat = -1;

// How a deal came to its end; `none` before the first one has.
enum class Ending : std::uint8_t { none, scored, passed_out, petit_sec };

struct DealFacts {
  std::int16_t half_points = 0;  // the taker's side's pile
  Ending ending = Ending::none;
  std::uint8_t seats = 4;
  std::int8_t taker = kNoSeat;
  std::int8_t partner = kNoSeat;
  Contract contract = Contract::none;
  std::uint8_t oudlers = 0;         // in that pile
  Side petit_au_bout = Side::none;  // who won a last trick with the petit in it
  bool slam_announced = false;
  Side slam_made_by = Side::none;  // which side took every trick
  std::array<Handful, kMostSeats> handfuls{};

  friend bool operator==(const DealFacts&, const DealFacts&) = default;

  static void fields(auto& f, auto& v) {
    v("half_points", f.half_points);
    v("ending", f.ending);
    v("seats", f.seats);
    v("taker", f.taker);
    v("partner", f.partner);
    v("contract", f.contract);
    v("oudlers", f.oudlers);
    v("petit_au_bout", f.petit_au_bout);
    v("slam_announced", f.slam_announced);
    v("slam_made_by", f.slam_made_by);
    v("handfuls", f.handfuls);
  }
};

// One line of the account. Which numbers a line carries is said with its name.
enum class Line : std::uint8_t {
  pile,           // amount: points in the taker's pile; other: oudlers in it
  target,         // amount: points needed with that many oudlers; other: oudlers
  margin,         // amount: points above (or, below zero, under) the target, whole
  base,           // amount: the 25 for a contract
  contract,       // amount: (base + margin) x other, with its sign; other: the multiplier
  petit_au_bout,  // amount with its sign; side: who made it
  handful,        // amount with its sign; seat: who showed it; other: which handful
  slam,           // amount with its sign; side: who took every trick; other: SlamLine
  per_defender,   // amount: the sum, which each defender pays
  share           // amount: what a seat gets; seat: which
};
enum class SlamLine : std::int16_t { announced_made, announced_failed, unannounced, bid_made, bid_failed };

struct AccountLine {
  Line line = Line::pile;
  Side side = Side::none;
  std::int8_t seat = kNoSeat;
  std::int16_t other = 0;
  std::int32_t amount = 0;  // half points
};

struct Payment {
  bool made = false;
  std::int16_t margin = 0;                        // whole points over or under, never below zero
  std::int32_t per_defender = 0;                  // half points, signed: what each defender pays
  std::array<std::int32_t, kMostSeats> scores{};  // half points
};
struct Account : Payment {
  std::array<AccountLine, 20> lines{};
  std::uint8_t line_count = 0;
};

int target_points(int oudlers);       // 56, 51, 41, 36
int multiplier(Contract contract);    // 1, 2, 4, 6, 6
int handful_points(Handful handful);  // 20, 30, 40

Account score(const DealFacts& facts, const Options& options);
// The same without the lines, for searches.
Payment payment(const DealFacts& facts, const Options& options);

}  // namespace mathom::french_tarot

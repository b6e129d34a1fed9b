// What a search of cards takes a deal for: the step between a contract that is made and one that is lost is rounded
// off.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>

#include "core/json.h"
#include "games/french_tarot/brain/master.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"

using namespace mathom;
namespace tarot = mathom::french_tarot;

namespace {

using TarotGame = GameOf<tarot::Rules>;

constexpr int kWithin = 60;

// A guard of five with a partner, one oudler and a handful.
tarot::DealFacts deal(int half_points) {
  tarot::DealFacts f;
  f.ending = tarot::Ending::scored;
  f.seats = 5, f.taker = 1, f.partner = 3;
  f.contract = tarot::Contract::guard;
  f.oudlers = 1;
  f.handfuls[1] = tarot::Handful::single;
  f.half_points = static_cast<std::int16_t>(half_points);
  return f;
}

// A deal of five by the rules of thumb: before the first bid, before the first card, before the last trick but one, and
// its end.
struct Moments {
  StatePtr bid, card, last, end;
};
template <class Look>
void each_deal(const Look& look) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const StatePtr s = tarot::game().initial({{"seats", 5}, {"options", {{"deals", 1}}}});
    Moments m;
    Rng rng(seed);
    Decision d;
    for (tarot::game().decision(*s, d); !d.over(); tarot::game().decision(*s, d)) {
      const tarot::State& now = TarotGame::get(*s);
      if (now.deals_begun > 1) break;
      if (!m.bid && now.phase == tarot::Phase::bidding) m.bid = tarot::game().clone(*s);
      if (!m.card && now.phase == tarot::Phase::play) m.card = tarot::game().clone(*s);
      if (!m.last && now.tricks_done == 13) m.last = tarot::game().clone(*s);
      const Choice c = d.by_luck() ? Choice{d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}}
                                   : tarot::game().brain()->judge(tarot::game().observe(*s, only(d.seat)), d, rng, 0);
      tarot::game().apply(*s, d, c, nullptr);
    }
    m.end = tarot::game().clone(*s);
    if (m.card) look(m);
  }
}

}  // namespace

TEST_CASE("a search of cards sees no step at the target, and the paid value far from it", "[french_tarot][expert]") {
  for (int variant = 0; variant < 4; ++variant) {
    tarot::Options o;
    o.seats = 5;
    o.base_on_loss = (variant & 1) == 0;
    o.multiplier_on_loss = (variant & 2) == 0;
    for (std::size_t seat = 0; seat < 5; ++seat) {
      int changed = 0;
      std::int32_t steepest = 0, before = 0;
      for (int half = 0; half <= 182; ++half) {
        const tarot::DealFacts f = deal(half);
        const std::int32_t paid = tarot::payment(f, o).scores[seat],
                           worth = tarot::rounded_off(f, o, static_cast<SeatId>(seat), kWithin);
        if (std::abs(half - 2 * tarot::target_points(1)) >= kWithin) CHECK(worth == paid);
        changed += worth != paid;
        const std::int32_t rise = seat == 1 || seat == 3 ? worth - before : before - worth;
        if (half > 0) {
          CHECK(rise >= 0);
          steepest = std::max(steepest, rise);
        }
        before = worth;
      }
      // The whole step is 50 half points and 40 for the handful and their double, for each seat that pays.
      INFO("variant " << variant << ", seat " << seat << ", at most " << steepest << " for a half point");
      CHECK(changed > 90);
      CHECK(steepest < (seat == 1 ? 30 : 15));
    }
  }
}

TEST_CASE("master rounds the step off for cards only, a review never", "[french_tarot][net]") {
  int cards = 0, bids = 0;
  each_deal([&](const Moments& m) {
    const tarot::State& end = TarotGame::get(*m.end);
    for (std::size_t i = 0; i < 5; ++i) {
      const auto seat = static_cast<SeatId>(i);
      const std::int32_t paid = end.totals[i];
      CHECK(tarot::review_brain().worth(*m.card, *m.end, seat) == paid);
      CHECK(tarot::expert_brain().worth(*m.card, *m.end, seat) == paid);
      CHECK(tarot::master_brain().worth(*m.card, *m.end, seat) ==
            tarot::rounded_off(end.last, end.options, seat, kWithin));
      cards += tarot::master_brain().worth(*m.card, *m.end, seat) != paid;
      // Of a bid what is paid counts, and for whoever takes a little less.
      const bool takes = end.last.taker == static_cast<int>(i);
      CHECK((takes ? tarot::master_brain().worth(*m.bid, *m.end, seat) < paid
                   : tarot::master_brain().worth(*m.bid, *m.end, seat) == paid));
      ++bids;
    }
  });
  CHECK(cards > 20);
  CHECK(bids >= 50);
}

TEST_CASE("with few cards left master rounds off no more than these can change", "[french_tarot][net]") {
  int certain = 0;
  each_deal([&](const Moments& m) {
    const tarot::State& end = TarotGame::get(*m.end);
    const int left = tarot::half_points_to_win(TarotGame::get(*m.last));
    const int over = end.last.half_points - 2 * tarot::target_points(end.last.oudlers);
    for (std::size_t i = 0; i < 5; ++i) {
      const auto seat = static_cast<SeatId>(i);
      const std::int32_t worth = tarot::master_brain().worth(*m.last, *m.end, seat), paid = end.totals[i];
      CHECK(worth == tarot::rounded_off(end.last, end.options, seat, std::min(kWithin, left)));
      if (std::abs(over) < left) continue;
      CHECK(worth == paid);
      certain += tarot::rounded_off(end.last, end.options, seat, kWithin) != paid;
    }
  });
  CHECK(certain > 10);
}

TEST_CASE("what is still to be won is in hands and on the table", "[french_tarot][expert]") {
  tarot::State s;
  CHECK(tarot::half_points_to_win(s) == 182);
  s.won[0] = tarot::CardSet::of(tarot::kPetit);
  s.dog = tarot::CardSet::of(tarot::kExcuse);
  CHECK(tarot::half_points_to_win(s) == 182 - 9 - 9);
}

// What is said of a skirmish that is being fought: where every point of strength comes from, how it would end if nobody
// did anything more, and how after one answer. Both are compared with what then happens, in random games.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <optional>
#include <utility>

#include "core/json.h"
#include "core/rng.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/rules/rehearsal.h"
#include "games/lotr_tcg_table.h"
#include "support/games.h"

using namespace mathom;
using namespace mathom::lotr_tcg;
using mathom::test::amount;

namespace {

using TheGame = GameOf<lotr_tcg::Rules>;

const TheGame& the_game() { return static_cast<const TheGame&>(*find_game("lotr_tcg")); }

struct Told final : EventSink {
  std::vector<Event> events;
  void emit(const Event& e) override { events.push_back(e); }
};

// A game played at random; cards are played rather than passed.
class Random {
 public:
  explicit Random(std::uint64_t seed) : rng_(seed), state(the_game().initial(config())) {
    the_game().decision(*state, d);
  }

  bool is_over() const { return d.over(); }
  const lotr_tcg::State& s() const { return TheGame::get(*state); }
  bool fights() const { return s().fight >= 0 && is_player(d.seat) && static_cast<Question>(d.why) == Question::act; }
  std::uint64_t pick() {
    if (d.by_luck()) return d.ask == Ask::roll ? rng_.below(d.sides) : rng_.next();
    const auto n = static_cast<std::uint32_t>(d.options.size());
    const std::uint32_t first = rng_.below(n);
    return d.options[first].subject == CardId::none ? rng_.below(n) : first;
  }
  void go_on() { answer(pick()); }
  void answer(std::uint64_t value) {
    the_game().apply(*state, d, Choice{.value = value}, nullptr);
    the_game().decision(*state, d);
  }

 private:
  static Json config() {
    Problems none;
    return *parse_json(R"({"seats": 2})", none);
  }
  Rng rng_;

 public:
  StatePtr state;
  Decision d;
};

// What comes to pass in the true game when these answers are given and everybody else does nothing.
struct Truth {
  bool cancelled = false, defended = false, forced = false;
  int burdens = 0;
  std::map<int, Fate> fates;
};
bool ends(const Event& e) {
  const What what = static_cast<What>(e.what);
  return what == What::phase || what == What::turn || what == What::won_game;
}
// False: the skirmish is over.
bool take_up(Truth& truth, const Event& e, int burdens_before) {
  if (ends(e)) return false;
  const auto fate = [&]() -> Fate& {
    Fate& f = truth.fates[index(e.card)];
    f.card = index(e.card);
    return f;
  };
  switch (static_cast<What>(e.what)) {
    case What::won: truth.defended = e.amount == 1; return true;
    case What::cancelled: truth.cancelled = true; return true;
    case What::wounded: ++fate().wounds; return true;
    case What::overwhelmed: fate().overwhelmed = true; return true;
    case What::killed: fate().dies = true; return true;
    case What::burdens: truth.burdens = e.amount - burdens_before; return true;
    default: return true;
  }
}
std::uint64_t nothing_more(const Decision& d, bool& forced) {
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const Option& o = d.options[i];
    if (o.verb == effects::kNo || o.verb == effects::kNoMore) return i;
    if (o.verb < effects::kPick && verb_of(o) == Verb::pass) return i;
  }
  forced = forced || d.options.size() > 1;
  return 0;
}
Truth play_on(const Random& game, std::vector<Option> given) {
  const StatePtr s = the_game().clone(*game.state);
  Truth truth;
  Told told;
  Decision d = game.d;
  Rng luck(99);
  const int place = game.s().fight, burdens = game.s().burdens[game.s().turn];
  std::reverse(given.begin(), given.end());
  const SeatId actor = d.seat;
  for (bool goes_on = true; goes_on && !d.over() && TheGame::get(*s).fight == place;) {
    std::uint64_t value = d.by_luck() ? (d.ask == Ask::roll ? 0 : luck.next()) : nothing_more(d, truth.forced);
    const auto wanted = given.empty() ? d.options.end() : std::find(d.options.begin(), d.options.end(), given.back());
    if (!d.by_luck() && d.seat == actor && wanted != d.options.end())
      value = static_cast<std::uint64_t>(wanted - d.options.begin()), given.pop_back();
    the_game().apply(*s, d, Choice{.value = value}, &told);
    the_game().decision(*s, d);
    for (const Event& e : told.events) goes_on = goes_on && take_up(truth, e, burdens);
    told.events.clear();
  }
  return truth;
}
void compare(const Ending& said, const Truth& truth) {
  CHECK(said.cancelled == truth.cancelled);
  if (!said.cancelled) CHECK(said.defended == truth.defended);
  CHECK(said.burdens == truth.burdens);
  std::vector<Fate> fates;
  for (const auto& [card, fate] : truth.fates) fates.push_back(fate);
  CHECK(said.fates == fates);
}
template <class F>
void each_window_of_a_skirmish(std::uint64_t games, F f) {
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Random game(seed);
    for (int i = 0; i < 4000 && !game.is_over(); ++i) {
      INFO("seed " << seed << ", ply " << i);
      if (game.fights()) f(game);
      game.go_on();
    }
  }
}

}  // namespace

TEST_CASE("every point of strength has a card as its source", "[lotr_tcg][numbers]") {
  int several = 0;
  for (std::uint64_t seed = 1; seed <= amount(12); ++seed) {
    Random game(seed);
    for (int i = 0; i < 4000 && !game.is_over(); ++i, game.go_on()) {
      const Table t = looking_at(printed_cards(), game.s());
      t.active_cards().for_each([&](int card) {
        if (!t.facts(card).is_character()) return;
        const auto parts = strength_parts(t, card);
        REQUIRE_FALSE(parts.empty());
        CHECK(parts.front().source == card);
        CHECK(parts.front().amount == t.facts(card).strength);
        int sum = 0;
        for (const StrengthPart& p : parts) sum += p.amount;
        CHECK(std::max(sum, 0) == strength_of(t, card));
        several += parts.size() > 2;
      });
    }
  }
  CHECK(several > 0);
}

TEST_CASE("a skirmish ends as rehearsed if nobody acts", "[lotr_tcg][rehearsal]") {
  int known = 0, all = 0, overwhelmed = 0;
  each_window_of_a_skirmish(amount(12), [&](Random& game) {
    const Truth truth = play_on(game, {});
    for (int seat = 0; seat < 2; ++seat) {
      const SeatMask viewers = only(seat_at(seat));
      const Observation seen = the_game().observe(*game.state, viewers);
      const Ending said = rehearse(the_game().rules(), TheGame::view(seen), viewers);
      ++all;
      if (!said.is_known()) continue;
      ++known;
      overwhelmed += said.overwhelms();
      compare(said, truth);
    }
  });
  INFO(known << " of " << all);
  CHECK(known > all * 9 / 10);
  CHECK(overwhelmed > 0);
}

TEST_CASE("while a skirmish's wounds are dealt out, the winner and the margin are shown", "[lotr_tcg][rehearsal]") {
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= amount(24); ++seed) {
    Random game(seed);
    Told told;
    std::optional<Event> won;
    for (int i = 0; i < 4000 && !game.is_over(); ++i) {
      INFO("seed " << seed << ", ply " << i);
      the_game().apply(*game.state, game.d, Choice{.value = game.pick()}, &told);
      the_game().decision(*game.state, game.d);
      for (const Event& e : std::exchange(told.events, {}))
        if (ends(e) || static_cast<What>(e.what) == What::skirmish)
          won.reset();
        else if (static_cast<What>(e.what) == What::won)
          won = e;
      if (!won || game.s().fight < 0 || !is_player(game.d.seat)) continue;
      const SeatMask viewers = only(game.d.seat);
      const Observation seen = the_game().observe(*game.state, viewers);
      const Ending said = rehearse(the_game().rules(), TheGame::view(seen), viewers);
      if (!said.is_known() || said.cancelled) continue;
      ++asked;
      CHECK(said.defended == (won->amount == 1));
      const Table t = looking_at(printed_cards(), game.s());
      CHECK(said.defends == strength_for(t, game.s().fight));
      CHECK(said.attacks == strength_against(t, game.s().fight));
    }
  }
  CHECK(asked > 0);
}

TEST_CASE("after an answer a skirmish ends as rehearsed", "[lotr_tcg][rehearsal]") {
  int known = 0, all = 0, chosen = 0;
  each_window_of_a_skirmish(amount(8), [&](Random& game) {
    const SeatMask viewers = only(game.d.seat);
    const Observation seen = the_game().observe(*game.state, viewers);
    for (const Option& o : game.d.options) {
      const Ending said = rehearse(the_game().rules(), TheGame::view(seen), viewers, &o);
      ++all;
      if (!said.is_known()) continue;
      ++known;
      chosen += !said.chosen.empty();
      std::vector<Option> given{o};
      given.insert(given.end(), said.chosen.begin(), said.chosen.end());
      INFO(the_game().token(*game.state, game.d, o));
      compare(said, play_on(game, given));
    }
  });
  INFO(known << " of " << all);
  CHECK(known > all * 8 / 10);
  CHECK(chosen > 0);
}

TEST_CASE("only visible cards that the other side could add are named", "[lotr_tcg][rehearsal][secrecy]") {
  int said = 0;
  each_window_of_a_skirmish(amount(12), [&](Random& game) {
    for (int seat = 0; seat < 2; ++seat) {
      const SeatMask viewers = only(seat_at(seat));
      const Observation seen = the_game().observe(*game.state, viewers);
      const lotr_tcg::State& s = TheGame::view(seen);
      const lotr_tcg::Side other = seat == s.turn ? lotr_tcg::Side::shadow : lotr_tcg::Side::free_peoples;
      for (const Reserve& r : reserves(the_game().rules(), s, viewers, other)) {
        ++said;
        CHECK(r.seat != seat);
        CHECK(s.cards[index(r.option.subject)].def != CardDef::hidden);
      }
    }
  });
  CHECK(said > 0);
}

// The model of a deal that searches play out is what the rules say: the same cards may be played, the same tricks are
// won, and each seat gains the same.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "games/french_tarot/brain/model.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"
#include "support/games.h"

using namespace mathom;
namespace tarot = mathom::french_tarot;

namespace {

using TarotGame = GameOf<tarot::Rules>;

// Any seats, any rule set, about half of the options turned; one deal.
Json any_table(Rng& rng) {
  Json options = Json::object();
  for (const RuleOption& o : tarot::game().info().options) {
    if (rng.below(2) == 0) continue;
    if (o.kind == RuleOption::Kind::toggle) options[std::string(o.id)] = rng.below(2) == 1;
    if (o.kind == RuleOption::Kind::choice && o.id != "first_dealer")
      options[std::string(o.id)] = std::string(o.values[rng.below(static_cast<std::uint32_t>(o.values.size()))]);
  }
  options["deals"] = 1;
  return {{"seats", 3 + rng.below(3)}, {"rule_set", rng.below(2) == 0 ? "fft" : "house"}, {"options", options}};
}

std::uint64_t any_answer(const Decision& d, Rng& rng) {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  // Seldom a pass, so that most deals are played.
  const bool bids = d.why == static_cast<std::uint16_t>(tarot::Question::bid);
  if (bids && n > 1 && rng.below(3) > 0) return 1 + rng.below(n - 1);
  return rng.below(n);
}

// Deals in which one side takes every trick are rare by chance: the strong hand leads its trumps.
enum class Deal : std::uint8_t { by_chance, one_hand_has_trumps };

StatePtr dealt(const Json& table, Deal deal, Rng& rng) {
  StatePtr s = tarot::game().initial(table);
  if (deal == Deal::one_hand_has_trumps) {
    Json hands = Json::array();
    const auto strong = rng.below(table["seats"].get<std::uint32_t>());
    for (std::uint32_t seat = 0; seat <= strong; ++seat) hands.push_back(Json::array());
    const int size = tarot::table_size(table["seats"].get<int>()).hand;
    // The Excuse, the petit, and from the 21 downwards, into the clubs where a hand is as large as that.
    const auto nth = [](int i) {
      return i == 0   ? tarot::kExcuse
             : i == 1 ? tarot::kPetit
                      : static_cast<tarot::Card>(tarot::kTwentyOne + 2 - i - i / 22);
    };
    for (int i = 0; i < size; ++i) hands[strong].push_back(tarot::card_token(nth(i)));
    Problems problems;
    tarot::game().arrange(*s, {{"hands", hands}}, problems);
    REQUIRE(problems.text() == "");
  }
  return s;
}

struct Counts {
  int played = 0, slams = 0, excuses_last = 0, petits = 0, partners = 0, alone = 0;
};

// A deal played by both. The model begins at the first card, and now and then again, from where the rules have come.
class Both {
 public:
  Both(StatePtr s, Rng& rng, Counts& counts) : s_(std::move(s)), rng_(rng), counts_(counts) {}

  void play() {
    Decision d;
    for (game_.decision(*s_, d); !d.over() && (!d.by_luck() || !begun()); game_.decision(*s_, d)) {
      const Choice c = d.by_luck() ? Choice{d.ask == Ask::roll ? rng_.below(d.sides) : rng_.next(), {}}
                                   : Choice{any_answer(d, rng_), {}};
      if (!d.by_luck() && asks_for_card(d)) answer(d, c.value);
      game_.apply(*s_, d, c, nullptr);
    }
    if (start_) compare();
  }

 private:
  static bool is_card(const Option& o) { return o.verb == static_cast<std::uint16_t>(tarot::Verb::play); }
  bool begun() const { return TarotGame::get(*s_).deals_begun > 0; }
  bool asks_for_card(const Decision& d) const { return is_card(d.options[0]); }
  void answer(const Decision& d, std::uint64_t option) {
    const Option& o = d.options[static_cast<std::size_t>(option)];
    // What a handful tells comes from the rules, and the model begins again behind it.
    if (!is_card(o)) return start_.reset();
    if (!start_ || rng_.below(60) == 0) model_ = tarot::Model(TarotGame::get(*s_)), start_ = game_.clone(*s_);
    const tarot::CardSet legal = model_.legal();
    const bool alike = legal.size() == std::count_if(d.options.begin(), d.options.end(), is_card) &&
                       model_.to_act == index(d.seat) &&
                       tarot::nth_card(legal, static_cast<std::uint32_t>(option)) == tarot::card_of(o);
    otherwise_ += !alike;
    model_.play(tarot::card_of(o));
  }
  void compare() {
    const tarot::State &end = TarotGame::get(*s_), &from = TarotGame::get(*start_);
    REQUIRE(otherwise_ == 0);
    REQUIRE(model_.over());
    const auto gains = model_.gains();
    for (std::size_t seat = 0; seat < tarot::kMostSeats; ++seat)
      CHECK(gains[seat] == end.totals[seat] - from.totals[seat]);
    model_.finish(TarotGame::get(*start_));
    CHECK(game_.hash(*start_, kEveryone) == game_.hash(*s_, kEveryone));
    count(end);
  }
  void count(const tarot::State& end) {
    const auto last = end.plays.begin() + end.play_count;
    ++counts_.played;
    counts_.slams += end.last.slam_made_by != tarot::Side::none;
    counts_.petits += end.last.petit_au_bout != tarot::Side::none;
    counts_.partners += end.last.partner != tarot::kNoSeat;
    counts_.alone += end.options.seats == 5 && end.last.partner == tarot::kNoSeat;
    counts_.excuses_last += std::find(last - end.options.seats, last, tarot::kExcuse) != last;
  }

  const Game& game_ = tarot::game();
  StatePtr s_, start_;
  tarot::Model model_;
  Rng& rng_;
  Counts& counts_;
  int otherwise_ = 0;  // questions at which the model would offer something else
};

void play_deals(std::uint64_t from, std::uint64_t deals, Deal deal, Counts& counts) {
  for (std::uint64_t seed = from; seed < from + deals; ++seed) {
    Rng rng(seed);
    const Json table = any_table(rng);
    CAPTURE(seed, dump_json(table));
    Both(dealt(table, deal, rng), rng, counts).play();
  }
}

}  // namespace

TEST_CASE("the model of a deal plays as the rules do and gains the same, by any rules", "[french_tarot][model]") {
  Counts counts;
  play_deals(1, test::amount(20000), Deal::by_chance, counts);
  INFO(counts.played << " deals played, " << counts.petits << " petits at the end");
  CHECK(counts.played * 4 > static_cast<int>(test::amount(20000)) * 3);
  CHECK(counts.petits > 0);
  CHECK(counts.partners > 0);
  CHECK(counts.alone > 0);
  CHECK(counts.excuses_last > 0);
}

TEST_CASE("the model of a deal counts slams and an Excuse in the last trick as the rules do", "[french_tarot][model]") {
  Counts counts;
  play_deals(1, test::amount(4000), Deal::one_hand_has_trumps, counts);
  INFO(counts.slams << " slams in " << counts.played);
  CHECK(counts.slams > 0);
  CHECK(counts.excuses_last > 0);
}

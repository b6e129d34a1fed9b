// Writes the data that the net of French Tarot is fitted to (scripts/train/options.py). Plays deals of 3, 4 and 5
// seats. At some questions for a card it plays the deal out once with each card that is worth trying. All seats
// continue by the rules of thumb or by the net of the program, with some random cards, which are the same for all
// options. Only the true world is played out, so the mean over many positions that look alike to a seat is weighted by
// how likely each world is.
//
//   french_tarot_net rules|net SEED DEALS [NET [SEATS]] > FILE
//   french_tarot_net alike > FILE
//
// alike: for each order of the suits what each of them, each input and each card becomes, as the --alike of options.py.
// NET: the file of a net, in place of the game's own. SEATS: of all games.
//
// FILE: for each question its inputs (kInputs bits, the lowest of a byte first), the number of cards, 12 cards, and for
// each what it brought the side of the seat: the score before it is multiplied, then the points of the cards, as 16-bit
// numbers of half points in the machine's order. What is beyond the number of cards is 0.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/json.h"
#include "fit/fit_args.h"
#include "games/french_tarot/brain/net.h"
#include "games/french_tarot/brain/play.h"
#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/brain/tries.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

constexpr std::size_t kMostTried = 12;
constexpr int kLooks = 8;  // the mean number of questions of a deal that are written
constexpr std::uint32_t kOddBid = 12, kOddCard = 8, kRules = 10;  // in percent
constexpr std::uint32_t kSlips = 3;                               // the same, in playouts

struct Look {
  std::array<std::uint8_t, (kInputs + 7) / 8> inputs{};
  std::uint8_t tried = 0;
  std::array<std::uint8_t, kMostTried> cards{};
  std::array<std::int16_t, kMostTried> scores{}, points{};

  void write() const {
    std::fwrite(inputs.data(), 1, inputs.size(), stdout);
    std::fputc(tried, stdout);
    std::fwrite(cards.data(), 1, cards.size(), stdout);
    std::fwrite(scores.data(), sizeof scores[0], scores.size(), stdout);
    std::fwrite(points.data(), sizeof points[0], points.size(), stdout);
  }
};

class Deals {
 public:
  explicit Deals(const FitArgs& args) : by_net_(args.by_net), seats_(args.seats), rng_(args.seed) {}

  void play_one() {
    const int mixed = rng_.below(10) < 6 ? 4 : rng_.below(2) == 0 ? 3 : 5, seats = seats_ > 0 ? seats_ : mixed;
    const StatePtr s = find_game("french_tarot")->initial({{"seats", seats}});
    if (!bid(*s)) return play_one();
    // Sometimes a side plays by the rules of thumb, so that the net meets other players.
    for (bool& rules : rules_) rules = !by_net_ || rng_.below(100) < kRules;
    Model m(TarotGame::get(*s));
    Shown shown(TarotGame::get(*s));
    const int plays = m.tricks * m.seats;
    while (!m.over()) {
      const CardSet legal = m.legal();
      if (legal.size() == 1) {
        shown.play(m, legal.first());
        continue;
      }
      const Card best = usual(m, shown, legal);
      CardSet tried = worth_trying(m, m.to_act, legal, takers_known_to(m, m.to_act));
      tried.add(best);
      const bool looks = rng_.below(static_cast<std::uint32_t>(plays)) < kLooks && plays - m.play_count > m.seats;
      if (looks && tried.size() > 1) look(m, shown, tried);
      shown.play(m, rng_.below(100) >= kOddCard ? best : any(rng_.below(3) > 0 ? tried : legal));
    }
  }

 private:
  // Plays to the first card of a deal that somebody takes, with bids by the count; sometimes a bid is random.
  bool bid(mathom::State& s) {
    const Game& game = *find_game("french_tarot");
    Decision d;
    for (game.decision(s, d); !d.over(); game.decision(s, d)) {
      if (TarotGame::get(s).deals_begun > 1) return false;
      if (TarotGame::get(s).phase == Phase::play) return true;
      std::uint64_t value = d.ask == Ask::roll ? rng_.below(d.sides) : d.by_luck() ? rng_.next() : 0;
      if (!d.by_luck()) value = game.brain()->judge(game.observe(s, only(d.seat)), d, rng_, 0).value;
      if (d.why == static_cast<int>(Question::bid) && rng_.below(100) < kOddBid)
        value = rng_.below(std::min<std::uint32_t>(3, static_cast<std::uint32_t>(d.options.size())));
      game.apply(s, d, {value, {}}, nullptr);
    }
    return false;
  }
  Card any(CardSet set) { return nth_card(set, rng_.below(static_cast<std::uint32_t>(set.size()))); }
  Card usual(const Model& m, const Shown& shown, CardSet legal) {
    if (!rules_[m.is_taking(m.to_act)]) return card_by_net(m, shown, legal);
    return card_to_play(m, m.to_act, legal, takers_known_to(m, m.to_act), rng_);
  }
  void look(const Model& m, const Shown& shown, CardSet tried) {
    Look out;
    NetInputs inputs;
    write_features(m, shown, inputs);
    for (const std::uint16_t i : inputs.on()) out.inputs[i / 8u] |= static_cast<std::uint8_t>(1u << i % 8u);
    const std::uint64_t luck = rng_.next();
    for (const Card c : each(tried)) {
      if (out.tried == kMostTried) break;
      const DealFacts end = rest_of(m, shown, c, luck);
      const int side = m.is_taking(m.to_act) ? 1 : -1, margin = end.half_points - 2 * target_points(end.oudlers);
      const int petit = end.petit_au_bout == Side::taker ? 20 : end.petit_au_bout == Side::defence ? -20 : 0;
      out.cards[out.tried] = c;
      out.scores[out.tried] = static_cast<std::int16_t>(side * (margin + (margin < 0 ? -50 : 50) + petit));
      out.points[out.tried] = static_cast<std::int16_t>(side * end.half_points);
      ++out.tried;
    }
    out.write();
  }
  DealFacts rest_of(Model m, Shown shown, Card first, std::uint64_t luck) {
    Rng slips(luck);
    shown.play(m, first);
    while (!m.over()) {
      const CardSet legal = m.legal();
      const auto n = static_cast<std::uint32_t>(legal.size());
      Card c = legal.first();
      if (n > 1) c = slips.below(100) < kSlips ? nth_card(legal, slips.below(n)) : usual(m, shown, legal);
      shown.play(m, c);
    }
    return m.facts_at_end();
  }

  bool by_net_;
  int seats_;
  Rng rng_;
  std::array<bool, 2> rules_{};  // defence, taker's side
};

void write_alike() {
  Json orders = Json::array();
  SuitOrder to{0, 1, 2, 3};
  do {
    Json cards = Json::array();
    for (int c = 0; c < kCards; ++c) cards.push_back(card_in(to, static_cast<Card>(c)));
    orders.push_back({{"suits", to}, {"inputs", inputs_in(to)}, {"options", std::move(cards)}});
  } while (std::ranges::next_permutation(to).found);
  std::puts(orders.dump().c_str());
}

int run(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "alike") return write_alike(), 0;
  const auto args = fit_args("french_tarot", kInputs, kCards, argc, argv);
  if (!args) return 2;
  Deals deals(*args);
  for (long n = args->count; n > 0; --n) deals.play_one();
  return 0;
}

}  // namespace
}  // namespace mathom::french_tarot

int main(int argc, char** argv) { return mathom::french_tarot::run(argc, argv); }

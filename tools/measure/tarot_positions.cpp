// Finds positions of French Tarot in which a card clearly loses, in games that bots play with fixed seeds. At each
// question detectors name cards of kinds in which weak play was seen, and some questions are chosen at random. A short
// search makes a selection, and two long ones give the values. One takes all hands for equally likely and plays out by
// the rules of thumb. The other prefers hands that explain what was done, and plays out by the net. A card is a blunder
// if by both searches it brings 3 points of the cards less than the best one, and 3 points of the score before it is
// multiplied, both beyond four standard errors.
//
//   tarot_positions FIRST DEALS QUOTA deals from number FIRST on, at most QUOTA positions of a kind; a line of JSON for
//   each tarot_positions again < FILE the same positions with the values of a new long search; those in which no card
//   loses any more
//                                       are left out
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "core/json.h"
#include "games/french_tarot/brain/card_context.h"
#include "games/french_tarot/brain/master.h"
#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/game.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "support/tarot_position.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;
constexpr int kShort = 1500, kLong = 100000, kLongByNet = 20000;  // playouts
constexpr double kLeast = 3;                                      // points, of the cards and of the score

const mathom::Game& tarot() { return game(); }

// --- kinds

struct Named {
  const char* kind;
  const char* why;
};
constexpr Named kPetitLed{"petit_led", "The petit is led while others hold trumps that beat it."};
constexpr Named kDrawn{"trumps_drawn", "The taker draws trumps with fewer than the others hold."};
constexpr Named kHighTrump{"high_trump", "A higher trump than the lowest, with nobody of the other side to come."};
constexpr Named kTwentyOneSpent{"twenty_one", "The 21 is spent on a trick of little worth."};
constexpr Named kExcuseEarly{"excuse", "The Excuse is led, or thrown where a small card would do."};
constexpr Named kHonourLost{"honour", "An honour goes to a trick that another card has."};
constexpr Named kDucked{"ducked", "The last to play leaves a trick that an honour would win."};
constexpr Named kChance{"chance", "A long search says that it loses."};

Named kind_of_lead(const CardContext& t, Card c) {
  if (t.tricks_left() <= 3) return kChance;
  if (c == kExcuse) return kExcuseEarly;
  if (!is_trump(c) || (t.out & kTrumps).empty()) return kChance;
  if (c == kPetit) return kPetitLed;
  if (c == kTwentyOne) return kTwentyOneSpent;
  const bool few = (t.hand & kTrumps).size() < (t.out & kTrumps).size();
  return t.i_take && few ? kDrawn : kChance;
}

int points_on_table(const CardContext& t) { return half_points(t.m.trick); }

Named kind_of_follow(const CardContext& t, Card c) {
  const CardSet trumps = t.legal & kTrumps & ~CardSet::of(kPetit);
  const Card best = t.m.lies.best;
  if (c == kExcuse) return (t.legal & ~(kTrumps | kHonours | kExcuseOnly)).empty() ? kChance : kExcuseEarly;
  if (is_trump(c)) {
    if (trumps.empty() || c == kPetit || c == trumps.first()) return kChance;
    if (!t.foe_to_come) return kHighTrump;
    return c == kTwentyOne && points_on_table(t) <= 4 ? kTwentyOneSpent : kChance;
  }
  const CardSet mine = t.legal & cards_of(suit_of(c));
  const bool court = half_points(c) > 1;
  if (best != kNoCard && !t.mate_wins && court && c < best && mine.first() != c) return kHonourLost;
  const Card top = highest(mine);
  const bool wins = best != kNoCard && suit_of(best) == suit_of(c) && top > best && half_points(top) > 1;
  return wins && t.to_come == 0 && c < best ? kDucked : kChance;
}

Named kind_of(const CardContext& t, Card c) {
  return t.m.lies.best == kNoCard ? kind_of_lead(t, c) : kind_of_follow(t, c);
}

// --- values

// A mean with its standard error.
struct Spread {
  double mean = 0, error = 0;
};
struct Value {
  std::uint32_t option = 0;
  Spread cards, score;  // behind the best, in points: of the cards; of the score before it is multiplied and shared out
};

// What a world brings to the seat's side when it plays this card: in points of the cards, and of the score.
struct Brought {
  double cards = 0, score = 0;
};
Brought play_out(const Brain& brain, const mathom::State& world, const Decision& d, std::uint32_t option,
                 mathom::State& scratch, std::uint64_t seed) {
  tarot().assign(scratch, world);
  Rng rng(seed);
  Decision asked;
  tarot().apply(scratch, d, {option, {}}, nullptr);
  Brain::Answered count;
  for (tarot().decision(scratch, asked); !asked.over() && !asked.by_luck(); tarot().decision(scratch, asked))
    if (!brain.hurry(scratch, rng, count)) tarot().apply(scratch, asked, brain.playout(scratch, asked, rng), nullptr);
  const State& end = TarotGame::get(scratch);
  const int seat = index(d.seat);
  const bool taker = seat == end.last.taker, takes = taker || seat == end.last.partner;
  const int share = !taker ? 1 : end.last.partner < 0 ? end.options.seats - 1 : end.options.seats - 3;
  return {(takes ? end.last.half_points : -end.last.half_points) / 2.0,
          brain.worth(world, scratch, d.seat) / (2.0 * share * multiplier(end.last.contract))};
}

template <class Difference>
Spread spread(int worlds, const Difference& difference) {
  double mean = 0, squares = 0;
  for (int w = 0; w < worlds; ++w) {
    const double x = difference(static_cast<std::size_t>(w));
    mean += x / worlds;
    squares += x * x / worlds;
  }
  return {mean, std::sqrt(std::max(0.0, squares - mean * mean) / std::max(1, worlds - 1))};
}

// A judge of cards.
struct Judge {
  const Brain& brain;
  bool infers;  // hands that explain what was done are likelier
  int playouts;
};
Judge short_search() { return {*tarot().brain(), false, kShort}; }
Judge by_rules() { return {*tarot().brain(), false, kLong}; }
Judge by_net() { return {review_brain(), true, kLongByNet}; }

// Every option in the same worlds, with the same random numbers.
std::vector<std::vector<Brought>> brought(const mathom::State& s, const Decision& d, const Judge& judge, int worlds,
                                          std::uint64_t seed) {
  const Observation seen = tarot().observe(s, only(d.seat));
  const auto likely = judge.infers ? judge.brain.likely_worlds(seen) : nullptr;
  Rng rng(seed);
  std::vector<std::vector<Brought>> of(d.options.size());
  const StatePtr scratch = tarot().clone(s);
  for (int w = 0; w < worlds; ++w) {
    const StatePtr sampled = likely ? StatePtr() : tarot().determinize(seen, rng);
    const mathom::State& world = likely ? likely->next(rng) : *sampled;
    const std::uint64_t luck = rng.next();
    for (std::uint32_t i = 0; i < of.size(); ++i) of[i].push_back(play_out(judge.brain, world, d, i, *scratch, luck));
  }
  return of;
}

// Returns how far every option is behind the best, best first.
std::vector<Value> values(const mathom::State& s, const Decision& d, const Judge& judge, std::uint64_t seed) {
  const std::size_t n = d.options.size();
  const int worlds = judge.playouts / static_cast<int>(n);
  const auto of = brought(s, d, judge, worlds, seed);
  const auto sum = [&](std::size_t i) { return spread(worlds, [&](std::size_t w) { return of[i][w].score; }).mean; };
  std::size_t best = 0;
  for (std::size_t i = 1; i < n; ++i)
    if (sum(i) > sum(best)) best = i;
  std::vector<Value> out;
  for (std::uint32_t i = 0; i < n; ++i)
    out.push_back({i, spread(worlds, [&](std::size_t w) { return of[best][w].cards - of[i][w].cards; }),
                   spread(worlds, [&](std::size_t w) { return of[best][w].score - of[i][w].score; })});
  std::stable_sort(out.begin(), out.end(), [](const Value& a, const Value& b) { return a.score.mean < b.score.mean; });
  return out;
}

bool clear(const Spread& s) { return s.mean >= kLeast && s.mean > 4 * s.error; }
bool loses(const Value& v) { return clear(v.cards) && clear(v.score); }

// The values of both long searches.
struct Verdict {
  std::vector<Value> by_rules, by_net;  // best first
  bool loses(const Value& v) const {    // v: of by_rules
    return french_tarot::loses(v) && std::any_of(by_net.begin(), by_net.end(), [&](const Value& other) {
             return other.option == v.option && french_tarot::loses(other);
           });
  }
};
Verdict verdict(const mathom::State& s, const Decision& d, std::uint64_t seed) {
  return {values(s, d, by_rules(), seed), values(s, d, by_net(), seed + 1)};
}

// --- the search for positions

struct Finder {
  int quota;
  std::map<std::string, int> found{};

  static Model model(const mathom::State& s) { return Model(TarotGame::get(s)); }
  CardContext table(const Model& m, const Decision& d) const {
    CardSet legal;
    for (const Option& o : d.options)
      if (verb_of(o) == Verb::play) legal.add(card_of(o));
    const int seat = index(d.seat);
    return CardContext(m, seat, legal, takers_known_to(m, seat));
  }
  bool wanted(const Named& k) { return found[k.kind] < quota; }

  bool keep(const mathom::State& s, const Decision& d, const Json& told, bool by_chance, std::uint64_t seed) {
    const Model m = model(s);
    const CardContext t = table(m, d);
    const auto wanted_kind = [&](const Value& v) {
      if (verb_of(d.options[v.option]) != Verb::play) return false;
      const Named k = kind_of(t, card_of(d.options[v.option]));
      return wanted(k) && (k.kind != kChance.kind || by_chance);
    };
    const bool any = by_chance || std::any_of(d.options.begin(), d.options.end(), [&](const Option& o) {
                       const Named k = verb_of(o) == Verb::play ? kind_of(t, card_of(o)) : kChance;
                       return k.kind != kChance.kind && wanted(k);
                     });
    if (!any) return false;
    const auto quick = values(s, d, short_search(), seed);
    if (std::none_of(quick.begin(), quick.end(), [&](const Value& v) { return loses(v) && wanted_kind(v); }))
      return false;
    const Verdict sure = verdict(s, d, seed + 1);
    const auto it = std::find_if(sure.by_rules.begin(), sure.by_rules.end(),
                                 [&](const Value& v) { return sure.loses(v) && wanted_kind(v); });
    if (it == sure.by_rules.end()) return false;
    tell(s, d, told, sure, kind_of(t, card_of(d.options[it->option])));
    return true;
  }

  void tell(const mathom::State& s, const Decision& d, Json told, const Verdict& sure, const Named& k) {
    ++found[k.kind];
    told["kind"] = k.kind;
    told["why"] = k.why;
    told["seat"] = index(d.seat);
    write(s, d, std::move(told), sure);
  }
  static Json told_of(const mathom::State& s, const Decision& d, const std::vector<Value>& values) {
    const auto tenths = [](double x) { return static_cast<int>(std::lround(10 * x)); };
    Json out = Json::object();
    for (const Value& v : values)
      out[test::tarot_word(s, d, d.options[v.option])] = {tenths(v.cards.mean), tenths(2 * v.cards.error),
                                                          tenths(v.score.mean), tenths(2 * v.score.error)};
    return out;
  }
  static void write(const mathom::State& s, const Decision& d, Json told, const Verdict& sure) {
    const int n = static_cast<int>(d.options.size());
    std::string offers, blunders;
    for (const Value& v : sure.by_rules) {
      const std::string word = test::tarot_word(s, d, d.options[v.option]);
      offers += (offers.empty() ? "" : " ") + word;
      if (sure.loses(v)) blunders += (blunders.empty() ? "" : " ") + word;
    }
    told["worlds"] = kLong / n;
    told["worlds_by_net"] = kLongByNet / n;
    told["offers"] = offers;
    told["blunders"] = blunders;
    told["values"] = told_of(s, d, sure.by_rules);
    told["values_by_net"] = told_of(s, d, sure.by_net);
    std::cout << dump_json(told) << std::endl;
  }
  static void weigh_again(const Json& told) {
    std::string misfit;
    const StatePtr s = test::tarot_replay(test::tarot_position(told), misfit);
    if (!s) return;
    Decision d;
    tarot().decision(*s, d);
    const Verdict sure = verdict(*s, d, mix64(told["shuffle"].get<std::string>().size() + d.options.size()));
    if (std::any_of(sure.by_rules.begin(), sure.by_rules.end(), [&](const Value& v) { return sure.loses(v); }))
      write(*s, d, told, sure);
  }

  void play(std::uint64_t deal) {
    constexpr const char* kPlayers[]{"rules", "beginner", "club"};
    BotLevel level = *find_bot_level(kPlayers[deal % 3]);
    if (level.playouts > 0) level.playouts = 100;
    char shuffle[17];
    std::snprintf(shuffle, sizeof shuffle, "%016llx", static_cast<unsigned long long>(nth_number(1, deal)));
    Json told{{"seats", deal % 5 == 3 ? 3 : deal % 5 == 4 ? 5 : 4}, {"shuffle", shuffle}, {"answers", ""}};
    const StatePtr s = test::tarot_deal(test::tarot_position(told));
    std::string answers;
    Decision d;
    std::uint64_t ply = 0;
    int kept = 0;
    for (tarot().decision(*s, d); !d.over() && !d.by_luck() && kept < 2; tarot().decision(*s, d), ++ply) {
      const std::uint64_t seed = mix64(deal * 1000 + ply);
      const auto why = static_cast<Question>(d.why);
      told["answers"] = answers;
      if ((why == Question::lead || why == Question::follow) && d.options.size() > 1)
        kept += keep(*s, d, told, seed % 40 == 0, seed) ? 1 : 0;
      const std::uint64_t a = think(tarot(), tarot().observe(*s, only(d.seat)), d, level, seed);
      answers += (answers.empty() ? "" : " ") + test::tarot_word(*s, d, d.options[a]);
      tarot().apply(*s, d, {a, {}}, nullptr);
    }
  }
};

}  // namespace
}  // namespace mathom::french_tarot

int main(int argc, char** argv) {
  if (argc == 2 && std::string(argv[1]) == "again") {
    mathom::Problems problems;
    for (std::string line; std::getline(std::cin, line);)
      if (const auto told = mathom::parse_json(line, problems)) mathom::french_tarot::Finder::weigh_again(*told);
    return problems.empty() ? 0 : 1;
  }
  if (argc != 4) {
    std::fprintf(stderr, "tarot_positions FIRST DEALS QUOTA\n");
    return 2;
  }
  mathom::french_tarot::Finder finder{std::atoi(argv[3])};
  const auto first = std::strtoull(argv[1], nullptr, 10), deals = std::strtoull(argv[2], nullptr, 10);
  for (auto deal = first; deal < first + deals; ++deal) finder.play(deal);
  for (const auto& [kind, n] : finder.found) std::fprintf(stderr, "%s %d\n", kind.c_str(), n);
  return 0;
}

// What the trading card game says for an answer to who asks for a hint: of every question a reason of its own kind, and
// none that the numbers do not bear out.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "core/json.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/rules/rehearsal.h"
#include "rules/brain.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/games.h"
#include "support/languages.h"

using namespace mathom;

namespace {

namespace tcg = mathom::lotr_tcg;
using TcgGame = GameOf<tcg::Rules>;
using tcg::Question;
using Voice = Brain::Voice;

const Game& tcg_game() { return *find_game("lotr_tcg"); }
const tcg::Rules& tcg_rules() { return static_cast<const TcgGame&>(tcg_game()).rules(); }
Phrase said(const Observation& seen, const Decision& d, const Option& o) {
  return tcg_game().brain()->reason(seen, d, o, Voice::adviser);
}
std::string_view kind_of(const Phrase& p) {
  constexpr std::string_view kBefore = "lotr_tcg.reason.";
  return p.key.starts_with(kBefore) ? p.key.substr(kBefore.size()) : std::string_view();
}
std::int64_t number_of(const Phrase& p, std::string_view name) {
  for (const Arg& a : p.args)
    if (a.name == name) return a.value;
  return -1000;
}

// Calls look(state, seen, decision) at every question of a game with something to choose, which bots of that level
// answer.
template <class F>
void each_choice(const Json& config, const char* level, std::uint64_t seed, F look) {
  const Game& g = tcg_game();
  const StatePtr s = g.initial(config);
  Decision d;
  Rng rng(seed);
  for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
    std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
    if (!d.by_luck()) {
      const Observation seen = g.observe(*s, only(d.seat));
      if (d.options.size() > 1) look(*s, seen, d);
      answer = think(g, g.observe(*s, only(d.seat)), d, *find_bot_level(level), rng.next());
    }
    g.apply(*s, d, {answer, {}}, nullptr);
  }
}
Json config_of(int seats) {
  Json config{{"seats", seats}};
  if (seats == 2) config["decks"] = {"house-elves-and-nazgul", "house-dwarves-and-mordor"};
  return config;
}

// The reasons that answers to such a question may have, by how their keys begin.
using Kinds = std::vector<std::string_view>;
Kinds kinds_for(Question why) {
  switch (why) {
    case Question::bid: return {"bid"};
    case Question::place: return {"place_"};
    case Question::start: return {"start", "ready"};
    case Question::mulligan: return {"hand"};
    case Question::act:
      return {"roams",     "fighter",  "stronger", "hardier", "helps",   "hinders", "lies",
              "heal_with", "transfer", "move_on",  "save",    "no_play", "let_be",  "nothing",
              "turns",     "holds",    "crushes",  "spares",  "kills",   "shields", "hurts",
              "surer",     "nearer",   "cancels",  "is_won",  "is_lost", "use",     "event"};
    case Question::rest: return {"rest"};
    case Question::arrow: return {"arrow"};
    case Question::target: return {"target"};
    case Question::opponent: return {"opponent"};
    case Question::defend: return {"defend_"};
    case Question::attack: return {"attack_"};
    case Question::next: return {"next_"};
    case Question::discard:
    case Question::reduce: return {"keep", "discard_", "tried"};
    case Question::again: return {"move", "stay"};
    case Question::order: return {"order"};
    case Question::answer: return {"leave", "ring_", "use", "event", "tried"};
    case Question::may: return {"leave", "use"};
    case Question::control:
      return {"vitality", "wounds", "most",  "least",   "from_deck", "unseen",
              "amount",   "use",    "leave", "no_more", "tried"};
    default: return {};
  }
}
bool fits(const Kinds& kinds, std::string_view kind) {
  return std::any_of(kinds.begin(), kinds.end(), [&](std::string_view k) { return kind.starts_with(k); });
}

// Every text is there in every language, with all its places filled. Said once each.
class Reader {
 public:
  void read(const Phrase& p) {
    if (!read_.insert(p.key).second) return;
    for (const auto& [language, t] : texts_) {
      INFO(language << ": " << p.key);
      CHECK(t.has(p.key));
      CHECK(t.say(p, Namer{}).find('<') == std::string::npos);
    }
  }
  std::size_t count() const { return read_.size(); }

 private:
  std::map<std::string, Texts> texts_ = test::languages();
  std::set<std::string_view> read_;
};

StatePtr arranged(const std::string& setup) {
  Problems problems;
  const auto j = parse_json(setup, problems);
  REQUIRE(problems.empty());
  StatePtr state = tcg_game().initial({{"seats", 2}});
  tcg_game().arrange(*state, *j, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  return state;
}
// Everybody passes until that seat is asked that question.
Decision asked(State& s, int seat, Question why) {
  const Game& g = tcg_game();
  Decision d;
  for (g.decision(s, d); !d.over(); g.decision(s, d)) {
    if (is_player(d.seat) && index(d.seat) == seat && static_cast<Question>(d.why) == why) break;
    std::uint64_t answer = 0;
    for (std::size_t i = 0; !d.by_luck() && i < d.options.size(); ++i) {
      const std::string token = g.token(s, d, d.options[i]);
      if (token == "pass" || token == "none" || token == "done") answer = i;
    }
    g.apply(s, d, {answer, {}}, nullptr);
  }
  REQUIRE(is_player(d.seat));
  return d;
}
Phrase said_of(const std::string& setup, int seat, Question why, const std::string& token) {
  const StatePtr s = arranged(setup);
  const Decision d = asked(*s, seat, why);
  const int n = find_option(tcg_game(), *s, d, token);
  INFO(token);
  REQUIRE(n >= 0);
  return said(tcg_game().observe(*s, only(d.seat)), d, d.options[static_cast<std::size_t>(n)]);
}

// --- what is said of a skirmish, against its rehearsal
struct Sides {
  bool wins = false, crushed = false, crushes = false;
  int by = 0, own_deaths = 0, deaths = 0, own_wounds = 0, wounds = 0;
};
Sides sides_of(const tcg::State& s, const tcg::Ending& e, int seat) {
  const bool dark = seat != s.turn;
  Sides out{.wins = e.defended != dark, .by = std::abs(e.defends - e.attacks)};
  for (const tcg::Fate& f : e.fates) {
    const bool minion = tcg::printed_cards().facts(index(s.cards[f.card].def)).side() == tcg::Side::shadow;
    const bool own = minion == dark;
    (own ? out.own_deaths : out.deaths) += f.dies;
    (own ? out.own_wounds : out.wounds) += f.wounds;
    (own ? out.crushed : out.crushes) |= f.overwhelmed;
  }
  return out;
}
bool is_true(const Phrase& p, const Sides& now, const Sides& then) {
  const std::string_view kind = kind_of(p);
  const auto n = number_of(p, "n");
  if (kind == "turns.tie") return !now.wins && then.wins && then.by == 0;
  if (kind.starts_with("turns")) return !now.wins && then.wins && then.by == n && n > 0;
  if (kind.starts_with("holds")) return now.crushed && !then.crushed;
  if (kind.starts_with("crushes")) return then.crushes && !now.crushes;
  if (kind == "spares") return n > 0 && now.own_deaths - then.own_deaths == n;
  if (kind == "kills") return n > 0 && then.deaths - now.deaths == n;
  if (kind == "shields") return n > 0 && now.own_wounds - then.own_wounds == n;
  if (kind == "hurts") return n > 0 && then.wounds - now.wounds == n;
  if (kind == "surer") return then.wins;
  if (kind == "nearer") return !then.wins;
  return true;
}
bool is_true_of_pass(const Phrase& p, const Sides& now) {
  const std::string_view kind = kind_of(p);
  if (kind.ends_with(".tie")) return now.by == 0 && now.wins == kind.starts_with("is_won");
  if (kind.starts_with("is_won")) return now.wins && now.by == number_of(p, "n");
  if (kind.starts_with("is_lost")) return !now.wins && now.by == number_of(p, "n");
  return true;
}

}  // namespace

TEST_CASE("a hint has a reason for the kind of question, in every language", "[lotr_tcg][brain]") {
  Reader reader;
  std::map<std::uint16_t, int> questions;
  const auto look = [&](const State&, const Observation& seen, const Decision& d) {
    const Kinds kinds = kinds_for(static_cast<Question>(d.why));
    if (++questions[d.why] > 120) return;
    for (const Option& o : d.options) {
      const Phrase p = said(seen, d, o);
      INFO("question " << d.why << ", verb " << o.verb << ": " << p.key);
      REQUIRE(!p.empty());
      REQUIRE(fits(kinds, kind_of(p)));
      reader.read(p);
    }
    CHECK(tcg_game().brain()->reason(seen, d, d.options.front(), Voice::own).empty());
  };
  for (const int seats : {2, 3}) {
    each_choice(config_of(seats), "rules", 4, look);
    for (std::uint64_t seed = 1; seed <= test::amount(4); ++seed) each_choice(config_of(seats), "random", seed, look);
  }
  CHECK(questions.size() >= 14);
  CHECK(reader.count() >= 60);
}

TEST_CASE("a hint about a skirmish says what its rehearsal shows", "[lotr_tcg][brain]") {
  int passed = 0;
  const auto look = [&](const State& state, const Observation& seen, const Decision& d) {
    const tcg::State& s = TcgGame::get(state);
    if (static_cast<Question>(d.why) != Question::act || s.phase != tcg::kSkirmish || s.fight < 0) return;
    const tcg::State& view = TcgGame::view(seen);
    const tcg::Ending now = tcg::rehearse(tcg_rules(), view, seen.viewers());
    if (!now.is_known() || now.cancelled) return;
    const Sides before = sides_of(s, now, index(d.seat));
    for (const Option& o : d.options) {
      const Phrase p = said(seen, d, o);
      INFO(p.key << ' ' << number_of(p, "n"));
      if (tcg::verb_of(o) >= tcg::Verb::pass) {
        CHECK(is_true_of_pass(p, before));
        passed += kind_of(p).starts_with("is_");
        continue;
      }
      const tcg::Ending then = tcg::rehearse(tcg_rules(), view, seen.viewers(), &o);
      if (!then.is_known() || then.cancelled) continue;
      CHECK(is_true(p, before, sides_of(s, then, index(d.seat))));
    }
  };
  for (std::uint64_t seed = 1; seed <= test::amount(8); ++seed) each_choice(config_of(2), "random", seed, look);
  CHECK(passed > 0);
  // Aragorn, strength 8, against an Uruk-hai of 5 who may become 3 stronger; and of 9, who has won already.
  const auto against = [](const std::string& minion) {
    return R"({"phase": "skirmish", "at": [5, 1], "table": [["aragorn-king-in-exile"], [")" + minion +
           R"("]], "fights": [{"defender": "aragorn-king-in-exile", "minions": [")" + minion +
           R"("]}], "hands": [[], ["bred-for-battle"]]})";
  };
  const Phrase turns = said_of(against("uruk-savage"), 1, Question::act, "play bred-for-battle");
  CHECK(kind_of(turns) == "turns.tie");
  const Phrase lost = said_of(against("uruk-savage"), 1, Question::act, "pass");
  CHECK(kind_of(lost) == "is_lost.shadow");
  CHECK(number_of(lost, "n") == 3);
  CHECK(kind_of(said_of(against("uruk-rager"), 1, Question::act, "pass")) == "is_won.shadow");
}

TEST_CASE("a hint to move says what the Shadow then has to spend", "[lotr_tcg][brain]") {
  const std::string setup = R"({"phase": "fellowship", "at": [4, 6], "turn": 0, "twilight": 2, "hands": [[], []],
      "table": [["aragorn-king-in-exile", "boromir-son-of-denethor"], []]})";
  const StatePtr s = arranged(setup);
  const Game& g = tcg_game();
  Decision d = asked(*s, 0, Question::act);
  const int pass = find_option(g, *s, d, "pass");
  REQUIRE(pass >= 0);
  const Phrase p = said(g.observe(*s, only(d.seat)), d, d.options[static_cast<std::size_t>(pass)]);
  CHECK(kind_of(p) == "move_on");
  CHECK(number_of(p, "site") == 5);
  g.apply(*s, d, {static_cast<std::uint64_t>(pass), {}}, nullptr);
  CHECK(TcgGame::get(std::as_const(*s)).twilight == number_of(p, "n"));
}

TEST_CASE("a hint about the Ring counts burdens and wounds", "[lotr_tcg][brain]") {
  const auto frodo = [](int wounds, int burdens) {
    return R"({"phase": "skirmish", "at": [5, 1], "burdens": [)" + std::to_string(burdens) +
           R"(, 0], "table": [[{"card": "frodo-son-of-drogo", "wounds": )" + std::to_string(wounds) +
           R"(}], ["uruk-savage"]], "fights": [{"defender": "frodo-son-of-drogo", "minions": ["uruk-savage"]}],
           "hands": [[], []]})";
  };
  const Phrase saves = said_of(frodo(3, 2), 0, Question::answer, "answer the-one-ring-the-ruling-ring");
  CHECK(kind_of(saves) == "ring_saves");
  CHECK(number_of(saves, "n") == 2);
  CHECK(kind_of(said_of(frodo(0, 2), 0, Question::answer, "none")) == "ring_waits");
  CHECK(kind_of(said_of(frodo(1, 9), 0, Question::answer, "none")) == "ring_corrupts");
}

TEST_CASE("a hint about a skirmish names its winner, or the character who is missed least", "[lotr_tcg][brain]") {
  const std::string wins = R"({"phase": "assignment", "at": [5, 1], "hands": [[], []],
      "table": [["aragorn-king-in-exile"], ["goblin-runner"]]})";
  const Phrase p = said_of(wins, 0, Question::defend, "assign goblin-runner to aragorn-king-in-exile");
  CHECK(kind_of(p).starts_with("defend_"));
  CHECK(number_of(p, "ours") == 8);
  CHECK(number_of(p, "theirs") == 5);
  const std::string tired = R"({"phase": "assignment", "at": [5, 1], "hands": [[], []],
      "table": [[{"card": "frodo-son-of-drogo", "wounds": 3}, {"card": "merry-friend-to-sam", "wounds": 3}],
                ["uruk-savage", "uruk-rager"]]})";
  CHECK(kind_of(said_of(tired, 0, Question::defend, "assign uruk-rager to merry-friend-to-sam")) == "defend_least");
}

TEST_CASE("a hint about an archery wound says how many lives are left", "[lotr_tcg][brain]") {
  const std::string setup = R"({"phase": "archery", "at": [5, 1], "hands": [[], []],
      "table": [[{"card": "aragorn-king-in-exile", "wounds": 2}, "legolas-prince-of-mirkwood"], ["goblin-marksman"]]})";
  const Phrase healthy = said_of(setup, 0, Question::arrow, "wound frodo-son-of-drogo");
  CHECK(kind_of(healthy) == "arrow_healthiest");
  const Phrase other = said_of(setup, 0, Question::arrow, "wound aragorn-king-in-exile");
  CHECK(kind_of(other) == "arrow");
  CHECK(number_of(other, "n") == 1);
}

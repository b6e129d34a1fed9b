// What companions say of their deeds, what of them is worth a word, and what they do instead when they are overruled.
#include <algorithm>
#include <set>

#include "games/lotr_board/state/events.h"
#include "games/lotr_board/state/phases.h"
#include "games/lotr_board_play.h"

using namespace mathom;
using namespace mathom::lotr_board;
using namespace mathom::test;

namespace {

const Brain& brain() { return *board_game().brain(); }
Phrase spoken(const Observation& seen, const Decision& d, const Option& o) {
  return brain().reason(seen, d, o, Brain::Voice::own);
}
Question question_of(const Decision& d) { return static_cast<Question>(d.why); }
bool is_price(Question q) {
  return q == Question::pay || q == Question::must_pay || q == Question::contribute || q == Question::propose;
}

struct Heard final : EventSink {
  void emit(const Event& e) override { events.push_back(e); }
  bool has(What what, SeatId who) const {
    return std::any_of(events.begin(), events.end(),
                       [&](const Event& e) { return e.what == code(what) && e.who == who; });
  }
  std::vector<Event> events;
};

// What follows from an answer, with some chance answers after it where it is interrupted.
Heard follows(const mathom::State& from, const Decision& d, std::size_t option) {
  const Game& g = board_game();
  const StatePtr s = g.clone(from);
  Heard heard;
  g.apply(*s, d, {option, {}}, &heard);
  Decision next;
  Rng rng(3);
  for (int i = 0; i < 4; ++i) {
    g.decision(*s, next);
    if (next.over()) break;
    const std::uint64_t answer = next.ask == Ask::roll ? rng.below(next.sides)
                                 : next.by_luck()      ? rng.next()
                                                       : rng.below(static_cast<std::uint32_t>(next.options.size()));
    g.apply(*s, next, {answer, {}}, &heard);
  }
  return heard;
}

// Every question of some games, with the truth.
template <class Look>
void walk_games(int games, Look look) {
  const Game& g = board_game();
  for (int i = 0; i < games; ++i) {
    Rng rng(40 + static_cast<std::uint64_t>(i));
    const StatePtr s = g.initial({{"seats", 2 + i % 4}, {"options", {{"sauron", 12 + i % 4}}}});
    Decision d;
    for (g.decision(*s, d); !d.over(); g.decision(*s, d)) {
      std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
      if (!d.by_luck()) {
        const Observation seen = g.observe(*s, only(d.seat));
        look(*s, seen, d);
        const char* level = i % 3 == 0 ? "random" : "rules";
        answer = think(g, g.observe(*s, only(d.seat)), d, *find_bot_level(level), rng.next());
      }
      g.apply(*s, d, {answer, {}}, nullptr);
    }
  }
}

}  // namespace

TEST_CASE("every answer of a companion that is worth mentioning has a reason that names no card",
          "[lotr_board][brain]") {
  int told = 0;
  std::set<int> questions;
  walk_games(16, [&](const mathom::State&, const Observation& seen, const Decision& d) {
    for (const Option& o : d.options) {
      const Brain::Politeness politeness = brain().politeness(seen, d, o);
      if (!politeness.told && !politeness.asked) continue;
      const Phrase why = spoken(seen, d, o);
      INFO("question " << d.why << ", verb " << o.verb);
      REQUIRE_FALSE(why.empty());
      told += politeness.told;
      questions.insert(d.why);
      for (const Arg& a : why.args) REQUIRE(a.kind != Arg::Kind::card);
    }
  });
  CHECK(told > 1000);
  for (const Question q : {Question::play, Question::window, Question::pay, Question::must_pay, Question::contribute,
                           Question::propose, Question::gandalf, Question::ring_track, Question::control})
    CHECK(questions.count(static_cast<int>(q)) == 1);
}

TEST_CASE("nothing is said of secret answers, nor of the only answer", "[lotr_board][brain]") {
  int secret = 0, forced = 0;
  walk_games(8, [&](const mathom::State&, const Observation& seen, const Decision& d) {
    secret += d.answer_seen_by != kEveryone;
    forced += d.options.size() == 1;
    if (d.answer_seen_by == kEveryone && d.options.size() > 1) return;
    for (const Option& o : d.options) {
      const Brain::Politeness politeness = brain().politeness(seen, d, o);
      CHECK_FALSE((politeness.told || politeness.asked || politeness.refuses));
    }
  });
  CHECK(secret > 0);
  CHECK(forced > 0);
}

TEST_CASE("a reason to pay, or not to pay, says what for", "[lotr_board][brain]") {
  int payments = 0;
  walk_games(12, [&](const mathom::State& s, const Observation& seen, const Decision& d) {
    if (!is_price(question_of(d)) || d.options.size() < 2) return;
    for (const Option& o : d.options) {
      const Phrase why = spoken(seen, d, o), asked = board_game().prompt(s, d);
      const auto cause = [](const Phrase& p) {
        for (const Arg& a : p.args)
          if (a.name == "for") return a.word;
        return std::string_view();
      };
      CHECK_FALSE(cause(why).empty());
      CHECK(cause(why) == cause(asked));
      ++payments;
    }
  });
  CHECK(payments > 200);
}

TEST_CASE("what a companion says lies on the way is what then happens", "[lotr_board][brain]") {
  int tokens = 0, cards = 0, ends = 0;
  walk_games(16, [&](const mathom::State& s, const Observation& seen, const Decision& d) {
    if (question_of(d) != Question::play) return;
    for (std::size_t i = 0; i < d.options.size(); ++i) {
      const std::string_view key = spoken(seen, d, d.options[i]).key;
      INFO("option " << i << " of question " << d.why << ": " << key);
      if (key == "lotr_board.reason.token.self") {
        ++tokens;
        CHECK(follows(s, d, i).has(What::token, d.seat));
      } else if (key == "lotr_board.reason.take_card") {
        ++cards;
        CHECK(follows(s, d, i).has(What::took, d.seat));
      } else if (key == "lotr_board.reason.ends") {
        ++ends;
        const StatePtr after = board_game().clone(s);
        board_game().apply(*after, d, {i, {}}, nullptr);
        const auto& before = BoardGame::get(s);
        const auto& now = BoardGame::get(*after);
        CHECK((now.main_done || now.place != before.place || over(now)));
      }
    }
  });
  CHECK(tokens > 20);
  CHECK(cards > 0);
  CHECK(ends > 5);
}

TEST_CASE("a companion who claims a token lacks one", "[lotr_board][brain]") {
  int claims = 0;
  walk_games(8, [&](const mathom::State&, const Observation& seen, const Decision& d) {
    for (const Option& o : d.options) {
      const Phrase why = spoken(seen, d, o);
      if (why.key != "lotr_board.reason.token.self") continue;
      ++claims;
      const auto& mine = BoardGame::view(seen).tokens[at(index(d.seat))];
      CHECK(std::any_of(mine.begin(), mine.end(), [](int n) { return n == 0; }));
    }
  });
  CHECK(claims > 10);
}

TEST_CASE("only a companion who could help and does not may be pressed", "[lotr_board][brain]") {
  int refusals = 0;
  walk_games(12, [&](const mathom::State&, const Observation& seen, const Decision& d) {
    for (const Option& o : d.options) {
      if (!brain().politeness(seen, d, o).refuses) continue;
      ++refusals;
      REQUIRE(d.options.size() > 1);
      const bool declines = verb_of(o) == Verb::refuse || verb_of(o) == Verb::give_up || o.verb == effects::kNo;
      CHECK(declines);
      // Something that is not a refusal is offered too.
      CHECK(std::any_of(d.options.begin(), d.options.end(),
                        [&](const Option& other) { return !brain().politeness(seen, d, other).refuses; }));
    }
  });
  CHECK(refusals > 20);
}

TEST_CASE("a companion who pays too high a price says so", "[lotr_board][brain]") {
  std::set<std::string_view> said;
  walk_games(16, [&](const mathom::State&, const Observation& seen, const Decision& d) {
    if (question_of(d) != Question::contribute || d.options.size() < 2) return;
    const Phrase no = spoken(seen, d, option(Verb::refuse));
    for (const Option& o : d.options) {
      if (verb_of(o) == Verb::refuse) continue;
      const Phrase yes = spoken(seen, d, o);
      said.insert(yes.key);
      if (no.key == "lotr_board.reason.too_dear.own") CHECK(yes.key == "lotr_board.reason.pay_anyway.own");
      if (no.key == "lotr_board.reason.hold_back.own") CHECK(yes.key == "lotr_board.reason.pay.own");
    }
  });
  CHECK(said.size() == 2);
}

TEST_CASE("an excluded answer is not given, and the best of the rest is always the same", "[ai]") {
  for (const char* id : {"lotr_board", "french_tarot", "lotr_tarot"}) {
    const Game& g = *find_game(id);
    const StatePtr s = g.initial({{"seats", g.info().usual_seats}});
    Decision d;
    Rng rng(6);
    int asked = 0;
    for (g.decision(*s, d); !d.over() && asked < 60; g.decision(*s, d)) {
      std::uint64_t answer = d.ask == Ask::roll ? rng.below(d.sides) : rng.next();
      if (!d.by_luck()) {
        answer = rng.below(static_cast<std::uint32_t>(d.options.size()));
        if (d.options.size() > 1) ++asked;
        for (const char* name : {"random", "rules", "club"}) {
          BotLevel level = *find_bot_level(name);
          if (level.playouts > 0) level.playouts = 24;
          std::vector<std::uint32_t> excluded;
          while (excluded.size() < d.options.size() && excluded.size() < 5) {
            const auto best = think(g, g.observe(*s, only(d.seat)), d, level, 11, excluded);
            INFO(id << ", " << name << ", question " << d.why);
            REQUIRE(best < d.options.size());
            REQUIRE(std::find(excluded.begin(), excluded.end(), best) == excluded.end());
            CHECK(think(g, g.observe(*s, only(d.seat)), d, level, 11, excluded) == best);
            excluded.push_back(static_cast<std::uint32_t>(best));
          }
        }
      }
      g.apply(*s, d, {answer, {}}, nullptr);
    }
    CHECK(asked > 40);
  }
}

// The co-operative board game's data, and the few things that no scenario can say. Its rules are in
// tests/scenario/lotr_board/.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "ai/bot.h"
#include "assets/assets.h"
#include "core/json.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/phases.h"
#include "games/lotr_board/words/words.h"
#include "games/lotr_board_play.h"
#include "proof/random_play.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/games.h"
#include "support/languages.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::lotr_board;
using State = lotr_board::State;
using test::board_game;

namespace {

// One file of the built-in data with one piece changed; all the others as they are.
std::string changed_path, changed_text;
std::string_view changed_file(std::string_view path) { return path == changed_path ? changed_text : asset(path); }

std::string faults_with(const std::string& path, std::string_view from, std::string_view to) {
  changed_path = path;
  changed_text = std::string(asset(path));
  const auto where = changed_text.find(from);
  REQUIRE(where != std::string::npos);
  changed_text.replace(where, from.size(), to);
  Problems problems;
  read_content(changed_file, problems);
  return problems.text();
}

StatePtr arranged(const Game& g, const char* config, const char* setup) {
  Problems problems;
  const auto c = parse_json(config, problems), s = parse_json(setup, problems);
  REQUIRE(problems.empty());
  StatePtr state = g.initial(*c);
  g.arrange(*state, *s, problems);
  INFO(problems.text());
  REQUIRE(problems.empty());
  return state;
}

// Whole sentences without a gap: nothing in angle brackets, no part that is missing.
void check_lines(const Texts& texts, const std::vector<effects::Clause>& all, const std::string& what) {
  const std::string said = effects::sentences(all, [&](const Phrase& p) { return texts.say(p, Namer{}); });
  INFO(what << ": " << said);
  CHECK(said.empty() == all.empty());
  for (const char* wrong : {"<", ">", "..", "  ", " ,", " .", ": ."}) CHECK(said.find(wrong) == std::string::npos);
}

struct Asked {
  Moment moment;
  int seat;
};

class Watcher final : public EventSink {
 public:
  void emit(const Event& e) override { happened.push_back(e); }
  std::vector<Event> happened;
};

struct MomentCount {
  int tiles = 0, rolls = 0, events = 0;
};

// At random; but every moment passes and is noted, and seat 2 keeps what it holds.
OwnedChoice answer_that_passes(const lotr_board::State& s, const Decision& d, Rng& rng, std::vector<Asked>& asked) {
  OwnedChoice answer = random_answer(d, rng);
  if (d.why == static_cast<int>(Question::window)) {
    asked.push_back({static_cast<Moment>(s.frames.back().local[kWinMoment]), index(d.seat)});
    return {};  // the first option lets the moment pass
  }
  if (d.seat != seat_at(2)) return answer;
  answer = {d.options.size() - 1, {}};  // the last option is to refuse or to be done
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (verb_of(d.options[i]) == Verb::done || verb_of(d.options[i]) == Verb::refuse) answer.value = i;
  return answer;
}

bool holds_four_stories(const lotr_board::State& s) {
  int n = 0;
  for (const Card& c : s.cards) n += c.zone == hand_of(2) && facts_of(index(c.def)).colour == Colour::story;
  return n == 4;
}

// Seat 2 was asked before this happened, or is asked next.
void check_moment(const Event& e, bool ring, StatePtr& state, std::vector<Asked>& asked, MomentCount& count) {
  const auto was_asked = [&](Moment m) {
    return std::any_of(asked.begin(), asked.end(), [&](const Asked& a) { return a.moment == m && a.seat == 2; });
  };
  if (e.what == code(What::tile)) {
    CHECK(was_asked(Moment::before_tile));
    ++count.tiles;
    asked.clear();
  }
  if (e.what == code(What::rolled)) {
    CHECK((ring || was_asked(Moment::before_roll)));
    ++count.rolls;
    asked.clear();
  }
  if (e.what == code(What::event) && e.amount % 10 < 5) {
    ++count.events;
    // Magic: the very next question is whether to step in before the event.
    Decision next;
    board_game().decision(*state, next);
    CHECK(next.why == static_cast<int>(Question::window));
    const auto m = static_cast<Moment>(GameOf<Rules>::get(*state).frames.back().local[kWinMoment]);
    CHECK(m == Moment::before_event);
  }
}

// Plays on while seat 2 holds its four stories, and checks each moment that comes.
void play_and_check(StatePtr state, std::uint64_t seed, MomentCount& count) {
  Rng rng(seed);
  Decision d;
  std::vector<Asked> asked;
  for (int ply = 0; ply < 300; ++ply) {
    board_game().decision(*state, d);
    if (d.over()) return;
    const lotr_board::State& s = GameOf<Rules>::get(*state);
    if (!is_alive(s, 2) || !is_alive(s, 1)) return;
    const OwnedChoice answer = answer_that_passes(s, d, rng, asked);
    const bool holds = holds_four_stories(s);
    const bool ring = std::any_of(s.frames.begin(), s.frames.end(), [](const Frame& f) {
      return f.code == static_cast<int>(mathom::lotr_board::Code::ring);
    });
    Watcher watcher;
    board_game().apply(*state, d, answer.choice(), &watcher);
    if (!holds || !is_alive(s, 2)) return;
    for (const Event& e : watcher.happened) check_moment(e, ring, state, asked, count);
  }
}

}  // namespace

TEST_CASE("the board game's data is sound", "[lotr_board]") {
  Problems problems;
  const Content c = read_content(asset, problems);
  CHECK(problems.text().empty());
  CHECK(c.places.size() == 7);
  CHECK(c.faces.size() == 6);
  int events = 0;
  for (const Place& p : c.places) events += p.haven ? 0 : static_cast<int>(p.programs.size());
  CHECK(events == 24);
}

TEST_CASE("faulty data is refused with the file and the path", "[lotr_board]") {
  const std::string moria = "boards/lotr_board/moria.json";
  CHECK(faults_with(moria, "\"do\":\"sauron\"", "\"do\":\"saruman\"").find(moria + "/events/0/do/0/else/0/do") !=
        std::string::npos);
  CHECK(faults_with(moria, "\"do\":\"sauron\",\"n\":1", "\"do\":\"sauron\",\"m\":1").find("/m: unknown key") !=
        std::string::npos);
  CHECK(!faults_with(moria, "\"of\":\"friendship\"", "\"of\":\"enmity\"").empty());
  CHECK(!faults_with(moria, "\"card\":\"book\"", "\"card\":\"cook\"").empty());
  CHECK(!faults_with(moria, "\"main\":\"fighting\"", "\"main\":\"friendship\"").empty());
  CHECK(!faults_with(moria, "\"end\":\"descent\"", "\"end\":\"ascent\"").empty());
  CHECK(!faults_with("cards/lotr_board/quest.json", "\"copies\":7", "\"copies\":8").empty());
  CHECK(!faults_with("cards/lotr_board/legendary.json", "\"id\":\"gimli\"", "\"id\":\"legolas\"").empty());
  CHECK(!faults_with("cards/lotr_board/legendary.json", "\"when\":[\"rolled\"]", "\"when\":[\"never\"]").empty());
  CHECK(!faults_with("cards/lotr_board/tiles.json", "\"copies\":6", "\"copies\":5").empty());
  CHECK(!faults_with("cards/lotr_board/die.json", "\"symbols\":3", "\"symbols\":9").empty());
  CHECK(!faults_with("cards/lotr_board/hobbits.json", "any_two_cards", "any_three_cards").empty());
  CHECK(!faults_with("boards/lotr_board/journey.json", "\"moria\"", "\"morio\"").empty());
  CHECK(!faults_with("boards/lotr_board/havens.json", "\"do\":\"may\"", "\"do\":\"might\"").empty());
}

TEST_CASE("all faults of the data are reported at once", "[lotr_board]") {
  const std::string text = faults_with("cards/lotr_board/gandalf.json", "\"cards\":[",
                                       "\"cards\":[{\"id\":\"a\",\"when\":[\"x\"],\"do\":[{\"do\":\"y\"}]},");
  CHECK(text.find("/cards/0/when/0") != std::string::npos);
  CHECK(text.find("/cards/0/do/0/do") != std::string::npos);
  CHECK(text.find("is one too many") != std::string::npos);
}

TEST_CASE("every event, action, space, tile, card and face of the die says in every language what it does",
          "[lotr_board]") {
  const auto all = test::languages();
  REQUIRE(all.size() >= 2);
  for (const auto& [language, texts] : all) {
    for (int place = 0; place < static_cast<int>(content().places.size()); ++place) {
      const Place& p = content().places[at(place)];
      CHECK(texts.has(p.key));
      for (int i = 0; i < static_cast<int>(p.programs.size()); ++i) {
        CHECK(texts.has(p.programs[at(i)].key));
        CHECK(!say_event(place, i).empty());
        check_lines(texts, say_event(place, i), p.programs[at(i)].id);
      }
      for (const Track& t : p.tracks)
        for (int i = 0; i < static_cast<int>(t.spaces.size()); ++i) {
          CHECK(!say_space(place, t.symbol, i).empty());
          check_lines(texts, say_space(place, t.symbol, i), p.id);
        }
    }
    for (int print = 0; print < kPrints; ++print) {
      CHECK(texts.has(facts_of(print).key));
      const bool says = facts_of(print).colour == Colour::story || print >= kFirstGandalf ||
                        (print >= kFirstTile && print < kFirstGold);
      CHECK(say_card(print).empty() != says);
      check_lines(texts, say_card(print), facts_of(print).word);
    }
    for (int face = 0; face < 6; ++face) check_lines(texts, say_face(face), content().faces[at(face)].key);
  }
}

TEST_CASE("a State of the board game is a small value", "[lotr_board]") {
  CHECK(board_game().state_bytes() <= 4096);
  CHECK(board_game().state_bytes() == board_game().listed_bytes());
}

// The rule book promises the moments; this test, that whoever holds something is asked at every one of them.
TEST_CASE("no legal reaction is lost", "[lotr_board]") {
  const char* setup = R"({"place": "PLACE", "sauron": 15, "runes": [0, 40, 0],
      "hands": [["hiding-grey-1", "hiding-grey-2", "hiding-grey-3", "hiding-grey-4"], ["hiding-brown-1", "hiding-brown-2"],
                ["belt", "phial", "lembas", "mithril"]]})";
  MomentCount count;
  for (const std::string place : {"moria", "helms_deep", "shelobs_lair", "mordor"}) {
    std::string text = setup;
    text.replace(text.find("PLACE"), 5, place);
    for (std::uint64_t seed = 1; seed <= 15; ++seed)
      play_and_check(arranged(board_game(), R"({"seats": 3})", text.c_str()), seed, count);
  }
  CHECK(count.tiles > 100);
  CHECK(count.rolls > 10);
  CHECK(count.events > 20);
}

// Random play seldom gets far: here it begins in every place, with full hands, and every world that a seat can imagine
// goes on from there as well. Of one game from each place none ends with the Ring destroyed, so there are two at least.
TEST_CASE("random play is sound from every place of the journey, and so is every sampled world", "[lotr_board]") {
  const char* setup = R"({"place": "PLACE", "sauron": 15, "runes": [6, 3, 5, 2], "bearer": 1,
      "tokens": [{"ring": 1, "heart": 1, "sun": 1}, {"ring": 1, "heart": 1, "sun": 1}, {"sun": 1}, {"heart": 1}],
      "hands": [["hiding-grey-1", "aragorn", "star-brown-4", "friendship-grey-4", "athelas", "fighting-brown-1"],
                ["hiding-brown-1", "gimli", "star-brown-5", "travelling-grey-4", "phial", "miruvor", "fighting-grey-3"],
                ["belt", "elessar", "lembas", "mithril", "star-brown-1", "travelling-brown-3", "fighting-brown-4"],
                ["staff", "star-brown-7", "friendship-brown-3", "fighting-grey-1", "hiding-grey-5"]]})";
  const Game& g = board_game();
  std::map<std::string, int> ended;
  for (const std::string place : {"rivendell", "moria", "lothlorien", "helms_deep", "shelobs_lair", "mordor"}) {
    std::string text = setup;
    text.replace(text.find("PLACE"), 5, place);
    if (place == "mordor") text.replace(text.find("\"bearer\""), 0, "\"tracks\": {\"travelling\": 11}, ");
    for (std::uint64_t seed = 1; seed <= std::max<std::uint64_t>(2, test::amount(60)); ++seed) {
      StatePtr state = arranged(g, R"({"seats": 4})", text.c_str());
      Rng rng(seed);
      Decision d;
      for (int ply = 0; ply < 3000; ++ply) {
        g.decision(*state, d);
        if (d.over()) break;
        if (rng.below(8) == 0) {
          const Observation seen = g.observe(*state, only(seat_at(static_cast<int>(rng.below(4)))));
          const StatePtr world = g.determinize(seen, rng);
          const Problems found = g.check(*world);
          INFO(place << " seed " << seed << " ply " << ply << ": " << found.text());
          REQUIRE(found.empty());
        }
        g.apply(*state, d, random_answer(d, rng).choice(), nullptr);
        const Problems found = g.check(*state);
        INFO(place << " seed " << seed << " ply " << ply << ": " << found.text());
        REQUIRE(found.empty());
      }
      REQUIRE(g.outcome(*state).over);
      ++ended[g.facts(*state)["result"].get<std::string>()];
    }
  }
  CHECK(ended["destroyed"] > 0);
  CHECK(ended["bearer_lost"] > 0);
}

TEST_CASE("the question about a price names every kind of thing that it asks for", "[lotr_board]") {
  // There are words for three kinds.
  for (const auto& cost : content().code.costs) {
    CHECK(cost.size() <= 3);
    if (cost.size() == 3) CHECK(std::all_of(cost.begin(), cost.end(), [](const auto& item) { return item.n == 1; }));
  }
  const char* setup = R"({"place": "moria", "turn": 0, "tiles": ["tile-losing-ground-1"], "ring_used": true,
      "hands": [["hiding-grey-1"], [], []], "runes": [1, 0, 0], "tokens": [{"sun": 1}, {}, {}]})";
  const StatePtr state = arranged(board_game(), R"({"seats": 3})", setup);
  Decision d;
  board_game().decision(*state, d);
  REQUIRE(d.why == static_cast<int>(Question::propose));
  const Phrase asked = board_game().prompt(*state, d);
  for (const auto& [language, texts] : test::languages()) {
    const std::string words = texts.say(asked, Namer{});
    INFO(words);
    CHECK(words.find('<') == std::string::npos);
    for (const char* need : {"lotr_board.need.card.one", "lotr_board.need.any_token.one", "lotr_board.need.rune.one"})
      CHECK(words.find(texts.say(need)) != std::string::npos);
  }
}

namespace {

struct Journeys {
  int points = 0, destroyed = 0;
};
// The number of games in which one level of companions holds every seat, each seeing only what its seat sees.
Journeys travel(std::string_view level, const char* config_text, std::uint64_t games) {
  Problems problems;
  const auto config = parse_json(config_text, problems);
  Journeys out;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    StatePtr state = board_game().initial(*config);
    Rng rng(seed);
    Decision d;
    for (board_game().decision(*state, d); !d.over(); board_game().decision(*state, d)) {
      OwnedChoice answer = random_answer(d, rng);
      if (!d.by_luck())
        answer = {
            think(board_game(), board_game().observe(*state, only(d.seat)), d, *find_bot_level(level), rng.next()), {}};
      board_game().apply(*state, d, answer.choice(), nullptr);
    }
    out.points += board_game().outcome(*state).score[0];
    out.destroyed += board_game().facts(*state)["result"] == "destroyed";
  }
  return out;
}

}  // namespace

TEST_CASE("companions who follow rules of thumb get further than random ones", "[lotr_board]") {
  const Journeys chance = travel("random", R"({"seats": 3})", 20), thumb = travel("beginner", R"({"seats": 3})", 20);
  INFO(chance.points << " against " << thumb.points);
  CHECK(thumb.points > chance.points + 20 * 5);
}

TEST_CASE("how far companions get", "[.measure]") {
  for (const char* config : {R"({"seats": 2})", R"({"seats": 3})", R"({"seats": 4})", R"({"seats": 5})"}) {
    const Journeys chance = travel("random", config, 200), thumb = travel("beginner", config, 200);
    WARN(config << ": mean points by chance " << chance.points / 200 << ", by rules of thumb " << thumb.points / 200
                << "; the Ring destroyed " << chance.destroyed << " and " << thumb.destroyed << " times in 200");
  }
}

namespace {

// What seats are asked in whole games, and how often a moment is let pass.
struct Asking {
  int questions = 0, windows = 0, passed = 0, group = 0;
  std::map<std::string, int> passed_for;  // by moment and by what could have been done
};
std::string what_for(const lotr_board::State& s, const Decision& d) {
  std::string out = std::to_string(s.frames.back().local[kWinMoment]);
  for (const Option& o : d.options) {
    if (verb_of(o) == Verb::story) out += " " + facts_of(index(s.cards[index(o.subject)].def)).word;
    if (verb_of(o) == Verb::call) out += " call";
    if (verb_of(o) == Verb::put_on) out += " ring";
  }
  return out;
}
Asking ask_around(const char* config_text, std::uint64_t games) {
  Problems problems;
  const auto config = parse_json(config_text, problems);
  Asking out;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    StatePtr state = board_game().initial(*config);
    Rng rng(seed);
    Decision d;
    for (board_game().decision(*state, d); !d.over(); board_game().decision(*state, d)) {
      OwnedChoice answer = random_answer(d, rng);
      if (!d.by_luck()) {
        answer = {
            think(board_game(), board_game().observe(*state, only(d.seat)), d, *find_bot_level("beginner"), rng.next()),
            {}};
        ++out.questions;
        out.group += d.why == static_cast<int>(Question::propose);
        if (d.why == static_cast<int>(Question::window)) {
          const Verb verb = verb_of(option_of(d, answer.choice()));
          ++out.windows;
          if (verb == Verb::pass || verb == Verb::pass_turn) {
            ++out.passed;
            ++out.passed_for[what_for(GameOf<Rules>::get(*state), d)];
          }
        }
      }
      board_game().apply(*state, d, answer.choice(), nullptr);
    }
  }
  return out;
}

}  // namespace

TEST_CASE("how often a Hobbit is asked", "[.measure]") {
  constexpr int kGames = 200;
  for (const int seats : {2, 3, 5}) {
    const Asking a = ask_around(("{\"seats\": " + std::to_string(seats) + "}").c_str(), kGames);
    const auto per_seat = [&](int n) { return static_cast<double>(n) / kGames / seats; };
    std::string list;
    std::multimap<int, std::string, std::greater<>> most;
    for (const auto& [what, n] : a.passed_for) most.emplace(n, what);
    int lines = 0;
    for (const auto& [n, what] : most)
      if (++lines <= 25) list += "\n  " + what + ": " + std::to_string(n);
    WARN(seats << " Hobbits, for each in a game: " << per_seat(a.questions) << " questions, " << per_seat(a.windows)
               << " moments, " << per_seat(a.passed) << " of them let pass (" << 100 * a.passed / a.questions << " %); "
               << static_cast<double>(a.group) / kGames << " times a group was gone round" << list);
  }
}

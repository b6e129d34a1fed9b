// Bytes from nowhere: choices, saved games, protocol lines, texts. Whatever they are, nothing breaks: what opens is
// sound and can be played to its end, what does not open says why, and nothing that was there has changed.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/json.h"
#include "proof/random_play.h"
#include "proof/scenario.h"
#include "rules/wire.h"
#include "session/save.h"
#include "shell/headless/protocol.h"
#include "support/games.h"
#include "text/texts.h"

using namespace mathom;

namespace {

const std::vector<const Game*>& games() {
  static const auto list = test::games_and_test_games();
  return list;
}

// A game in the middle: after `answers` answers at random.
std::unique_ptr<Session> begun(const Game& g, const std::string& config, std::uint64_t seed, int answers) {
  SessionSetup setup;
  setup.config_text = config;
  setup.seed = seed;
  Problems problems;
  auto s = Session::create(g, setup, problems);
  Rng rng(seed);
  for (int n = 0; n < answers && s->waiting_for() != SeatId::none; ++n) {
    const auto options = s->view(only(s->waiting_for())).decision.options.size();
    s->submit(s->waiting_for(), rng.below(static_cast<std::uint32_t>(options)), s->ply());
  }
  return s;
}

// What loading must keep, whatever the text: a session that is there is sound and plays on for a while.
void open_and_play(const std::string& text, Rng& rng, int answers) {
  const LoadResult r = load_save(text, games());
  const bool opens = is_whole(r.status) || r.status == LoadStatus::broken_log || r.status == LoadStatus::altered;
  REQUIRE((r.session != nullptr) == opens);
  REQUIRE((r.status == LoadStatus::ok || !r.problems.empty()));
  if (!r.session) return;
  Session& s = *r.session;
  for (int n = 0; n < answers && s.waiting_for() != SeatId::none; ++n) {
    const auto options = s.view(only(s.waiting_for())).decision.options.size();
    REQUIRE(options > 0);
    REQUIRE(s.submit(s.waiting_for(), rng.below(static_cast<std::uint32_t>(options)), s.ply()) == Submit::ok);
  }
  Problems problems;
  const StatePtr truth = s.game().load(s.save()["state"], problems);
  INFO(problems.text());
  REQUIRE(truth != nullptr);
}

// Every number, text and list somewhere in a JSON value.
void collect(Json& j, std::vector<Json*>& out) {
  out.push_back(&j);
  if (j.is_structured())
    for (auto& child : j) collect(child, out);
}

// One change of a saved game that leaves it JSON: what a hand, a bug or a villain might do.
void change_somewhere(Json& save, Rng& rng) {
  std::vector<Json*> all;
  collect(save, all);
  Json& j = *all[rng.below(static_cast<std::uint32_t>(all.size()))];
  switch (rng.below(8)) {
    case 0: j = rng.below(256); break;
    case 1: j = -static_cast<std::int64_t>(rng.below(70000)); break;
    case 2: j = "0"; break;
    case 3: j = Json::array(); break;
    case 4: j = rng.next(); break;
    case 5: j = nullptr; break;
    default:
      if (j.is_array() && !j.empty())
        j.erase(j.begin() + static_cast<int>(rng.below(static_cast<std::uint32_t>(j.size()))));
      else if (j.is_number_integer())
        j = j.get<std::int64_t>() + (rng.below(2) ? 1 : -1);
      else if (j.is_array() || j.is_null())
        j = Json::array({1, 2});
      else if (j.is_string())
        j = j.get<std::string>() + "x";
  }
}

// Lines that the protocol understands.
const std::vector<std::string>& good_lines() {
  static const std::vector<std::string> lines{
      R"({"do":"hello"})",
      R"({"do":"games"})",
      R"({"do":"new","game":"burrow","seed":"1","config":{"seats":3},"luck":["shuffle 1"]})",
      R"({"do":"new","game":"french_tarot","seats":[{"name":"a","bot":"club","person":1}]})",
      R"({"do":"question","seat":0})",
      R"({"do":"choose","option":0,"ply":1})",
      R"({"do":"choose","token":"hide left","session":1})",
      R"({"do":"refused"})",
      R"({"do":"why_not","token":"play owl-1"})",
      R"({"do":"observe","as":[0,1],"raw":true})",
      R"({"do":"events","as":"truth","since":3})",
      R"({"do":"log","as":"onlooker"})",
      R"({"do":"undo","person":0})",
      R"({"do":"redo"})",
      R"({"do":"save"})",
      R"({"do":"load","save":{"mathom":"save","format":1}})",
      R"({"do":"result"})",
      R"({"do":"facts"})",
      R"({"do":"end"})"};
  return lines;
}

}  // namespace

TEST_CASE("a saved game that is cut off anywhere is noticed and breaks nothing", "[fuzz]") {
  for (const Game* g : games()) {
    const std::string text = save_text(*begun(*g, "{}", 4, 30));
    const std::size_t step = std::max<std::size_t>(1, text.size() / (test::amount(400)));
    Rng rng(1);
    for (std::size_t n = 0; n < text.size(); n += step) open_and_play(text.substr(0, n), rng, 0);
    CHECK(load_save(text.substr(0, text.size() - 1), games()).status == LoadStatus::not_a_save);
  }
}

TEST_CASE("every kind of flipped bit in a saved game is noticed or harmless", "[fuzz]") {
  for (const Game* g : games()) {
    const auto s = begun(*g, "{}", 5, 40);
    const std::string text = save_text(*s);
    Rng rng(2);
    for (std::uint64_t n = 0; n < test::amount(300); ++n) {
      std::string other = text;
      other[rng.below(static_cast<std::uint32_t>(other.size()))] ^= static_cast<char>(1u << rng.below(8));
      open_and_play(other, rng, 5);
    }
  }
}

TEST_CASE("a saved game that was tampered with opens as far as it is sound, or says why not", "[fuzz]") {
  for (const Game* g : games()) {
    const auto configs = proof_configs(*g);
    for (std::uint64_t seed = 1; seed <= test::amount(150); ++seed) {
      Rng rng(seed);
      const auto& config = configs[static_cast<std::size_t>(seed % configs.size())];
      Json save = begun(*g, config, seed, static_cast<int>(rng.below(60)))->save();
      if (rng.below(3) == 0)
        save["start"] = save["state"];  // an arranged table: the State itself is believed, if it is sound
      for (std::uint32_t n = 1 + rng.below(3); n > 0; --n) change_somewhere(save, rng);
      open_and_play(dump_json(save), rng, 30);
    }
  }
}

TEST_CASE("a State of any numbers is refused or can be played", "[fuzz]") {
  for (const Game* g : games()) {
    const auto configs = proof_configs(*g);
    int sound = 0;
    for (std::uint64_t seed = 1; seed <= test::amount(1500); ++seed) {
      Rng rng(seed);
      const auto& config = configs[static_cast<std::size_t>(seed % configs.size())];
      Json state = begun(*g, config, 1 + seed % 7, static_cast<int>(rng.below(80)))->save()["state"];
      for (std::uint32_t n = 1 + rng.below(2); n > 0; --n) change_somewhere(state, rng);
      Problems problems;
      const StatePtr s = g->load(state, problems);
      REQUIRE((s != nullptr) == problems.empty());
      if (!s) continue;
      ++sound;
      Decision d;
      for (int n = 0; n < 200; ++n) {
        g->decision(*s, d);
        if (d.over()) break;
        REQUIRE((d.by_luck() || !d.options.empty()));
        g->apply(*s, d, random_answer(d, rng).choice(), nullptr);
      }
    }
    INFO(g->info().id << ": " << sound << " of them were sound");
    CHECK(sound < static_cast<int>(test::amount(1500)));
  }
}

TEST_CASE("an observation of any numbers is refused or harmless to read", "[fuzz]") {
  for (const Game* g : games()) {
    for (std::uint64_t seed = 1; seed <= test::amount(100); ++seed) {
      Rng rng(seed);
      const auto s = begun(*g, "{}", seed, static_cast<int>(rng.below(60)));
      Json seen = g->save_observation(s->view(only(seat_at(0))).seen);
      change_somewhere(seen, rng);
      Problems problems;
      const Observation o = g->load_observation(seen, problems);
      CHECK(o.empty() == !problems.empty());
    }
  }
}

TEST_CASE("protocol lines of any kind are answered, one reply a line", "[fuzz][protocol]") {
  const auto& good = good_lines();
  headless::Protocol p(games());
  Rng rng(3);
  for (std::uint64_t n = 0; n < test::amount(4000); ++n) {
    std::string line = good[rng.below(static_cast<std::uint32_t>(good.size()))];
    const std::uint32_t faults = rng.below(4);
    Problems problems;
    if (auto j = parse_json(line, problems); j && rng.below(2)) {
      for (std::uint32_t k = 0; k < faults; ++k) change_somewhere(*j, rng);
      line = dump_json(*j);
    } else {
      for (std::uint32_t k = 0; k < faults; ++k)
        line[rng.below(static_cast<std::uint32_t>(line.size()))] = static_cast<char>(rng.below(256));
    }
    const auto reply = parse_json(p.answer(line), problems);
    REQUIRE(reply.has_value());
    REQUIRE(reply->contains("ok"));
    REQUIRE((*reply)["ok"].get<bool>() != reply->contains("error"));
  }
  CHECK_FALSE(p.finished());
}

TEST_CASE("texts, scenarios and decisions of any bytes are reported as problems", "[fuzz]") {
  const std::string text = R"({"a.b":"{n} {n|card|cards} of {who}","language.plural":"i = 0,1; n % 10 = 2..4"})";
  const std::string scenario =
      R"({"name":"n","rule":"1","game":"burrow","config":{"seats":2},"steps":[{"choose":"hide left"},{"auto":{"times":3}},{"expect":{"asked":1}}]})";
  const auto s = begun(*games().back(), "{}", 1, 3);
  const std::string decision = dump_json(decision_to_json(s->view(only(s->waiting_for())).decision));
  Rng rng(4);
  for (std::uint64_t n = 0; n < test::amount(1500); ++n) {
    for (const std::string* source : {&text, &scenario, &decision}) {
      std::string other = *source;
      for (std::uint32_t k = 1 + rng.below(3); k > 0; --k)
        other[rng.below(static_cast<std::uint32_t>(other.size()))] = static_cast<char>(rng.below(128));
      Problems problems;
      if (source == &text) {
        Texts texts;
        texts.add(other, problems);
        for (const auto key : texts.keys()) texts.say(Phrase{key, {}}, Namer{});
        CHECK(texts.keys().size() <= 2);
      } else if (source == &scenario) {
        const ScenarioResult r = run_scenario(other, games());
        CHECK(r.passed() == r.faults.empty());
      } else if (const auto j = parse_json(other, problems)) {
        const Decision read = decision_from_json(*j, problems);
        CHECK((problems.empty() || read.over()));
      }
    }
  }
}

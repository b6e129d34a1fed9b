// What the arena plays and writes down: the same however it is divided, gone on with where it stopped, and never mixed
// up.
#include "shell/headless/arena/record.h"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdio>

#include "core/json.h"
#include "rules/registry.h"
#include "shell/headless/arena/report.h"
#include "shell/headless/arena/workers.h"
#include "shell/headless/console.h"

using namespace mathom;
using namespace mathom::headless;

namespace {

Bout bout_of(const char* game, const char* a, const char* b, std::uint64_t seed = 1, const char* config = "{}") {
  Problems problems;
  auto other = b ? read_arena_player(b) : std::nullopt;
  auto bout = make_bout(*find_game(game), *parse_json(config, problems), *read_arena_player(a), other, seed, problems);
  INFO(problems.text());
  REQUIRE(bout);
  return *bout;
}

// The record of these deals, as text.
std::string played(const Bout& bout, const std::vector<std::uint64_t>& numbers, int jobs = 1) {
  std::string out = dump_json(header_of(bout)) + "\n", fault;
  const bool whole =
      play_deals(bout, numbers, jobs, [&](const Deal& deal) { return out += line_of(deal) + "\n", true; }, fault);
  INFO(fault);
  REQUIRE(whole);
  return out;
}

ArenaRecord read(const std::string& text) {
  Problems problems;
  std::size_t whole = 0;
  auto record = read_arena_record(text, whole, problems);
  INFO(problems.text());
  REQUIRE(record);
  return *record;
}

std::string fault_of(const std::string& text) {
  Problems problems;
  std::size_t whole = 0;
  CHECK_FALSE(read_arena_record(text, whole, problems));
  return problems.text();
}

// A file that is gone when the test is over.
struct Scratch {
  std::string path = "mathom_arena_test.jsonl";
  Scratch() { std::remove(path.c_str()); }
  ~Scratch() { std::remove(path.c_str()); }
};

const std::vector<std::uint64_t> kSix{0, 1, 2, 3, 4, 5};

}  // namespace

TEST_CASE("the record of a bout is the same for any number of threads", "[arena]") {
  for (const char* game : {"french_tarot", "lotr_tarot"}) {
    const Bout bout = bout_of(game, "bot:beginner", "bot:random");
    CHECK(played(bout, kSix, 1) == played(bout, kSix, 3));
  }
}

TEST_CASE("a deal is played from every place with the same luck", "[arena]") {
  const Bout bout = bout_of("french_tarot", "bot:rules", "bot:rules", 3, R"({"seats": 4})");
  const ArenaRecord record = read(played(bout, {0}));
  const Deal& deal = record.deals.at(0);
  REQUIRE(deal.leads.size() == 4);
  double sum = 0;  // who plays as well as the others comes out at their average
  for (const double lead : deal.leads) sum += lead;
  CHECK(std::abs(sum) < 1e-9);
  const Bout teams = bout_of("war_of_the_ring", "bot:random", "bot:random");
  CHECK(header_of(teams)["places"] == Json::array({{0, 2}, {1, 3}}));
}

TEST_CASE("shards of a bout make the same record together as the whole", "[arena]") {
  const Bout bout = bout_of("lotr_tarot", "bot:beginner", "bot:random");
  ArenaRecord all = read(played(bout, {0, 3}));
  std::string fault;
  CHECK(add_record(all, read(played(bout, {2, 5})), fault));
  CHECK(add_record(all, read(played(bout, {1, 4})), fault));
  const ArenaRecord whole = read(played(bout, kSix));
  CHECK(report_json(all, {}) == report_json(whole, {}));
  CHECK(report_json(all, {})["missing"].empty());
  CHECK_FALSE(add_record(all, read(played(bout, {4})), fault));
  CHECK(fault == "has deal 4, which another file has too");
}

TEST_CASE("records of different bouts are not put together, and the difference is named", "[arena]") {
  const Bout bout = bout_of("lotr_tarot", "bot:beginner", "bot:random");
  const auto differs = [&](const Bout& other) { return header_difference(header_of(bout), header_of(other)); };
  CHECK(differs(bout).empty());
  CHECK(differs(bout_of("lotr_tarot", "bot:rules", "bot:random")) == R"(/a: "bot:beginner" and "bot:rules")");
  CHECK(differs(bout_of("lotr_tarot", "bot:beginner", "bot:random", 2)) ==
        R"(/seed: "0000000000000001" and "0000000000000002")");
  CHECK_FALSE(differs(bout_of("lotr_tarot", "bot:beginner", nullptr)).empty());
  CHECK_FALSE(differs(bout_of("lotr_tarot", "bot:beginner", "bot:random", 1, R"({"seats": 3})")).empty());
  Bout quick = bout;
  quick.a.level.playouts = 7;
  CHECK(differs(quick) == "/playouts: 0 and 7");
}

TEST_CASE("a bot may be given another number of playouts than its level has", "[arena]") {
  const auto few = read_arena_player("bot:club@200"), usual = read_arena_player("bot:club");
  REQUIRE(few);
  REQUIRE(usual);
  CHECK(few->level.playouts == 200);
  CHECK(usual->level.playouts == find_bot_level("club")->playouts);
  CHECK_FALSE(few->name == usual->name);
  for (const char* wrong : {"bot:club@", "bot:club@0", "bot:club@-1", "bot:club@2x", "bot:nobody@200", "bot:rules@200"})
    CHECK_FALSE(read_arena_player(wrong));
}

TEST_CASE("a report says which deals are missing", "[arena]") {
  const Bout bout = bout_of("lotr_tarot", "bot:beginner", "bot:random");
  const ArenaRecord record = read(played(bout, {1, 4}));
  CHECK(report_json(record, {})["missing"] == Json::array({0, 2, 3}));
  CHECK(report_table(record, {}).find("3 deals are missing before the last one, the first of them 0") !=
        std::string::npos);
}

TEST_CASE("a game that all win or lose together is reported by its endings", "[arena]") {
  const Bout bout = bout_of("lotr_board", "bot:random", nullptr);
  const Json report = report_json(read(played(bout, kSix)), {});
  CHECK(report["deals"] == 6);
  std::uint64_t games = 0;
  for (const auto& [how, share] : report["endings"].items()) games += share["n"].get<std::uint64_t>();
  CHECK(games == 6);
}

TEST_CASE("a damaged record is refused with its line, and a torn last line is left out", "[arena]") {
  const Bout bout = bout_of("lotr_tarot", "bot:beginner", "bot:random");
  const std::string text = played(bout, {0, 1});
  Problems problems;
  std::size_t whole = 0;
  const auto torn = read_arena_record(text.substr(0, text.size() - 3), whole, problems);
  REQUIRE(torn);
  CHECK(torn->deals.size() == 1);
  CHECK(text[whole - 1] == '\n');
  CHECK(fault_of("{}\n") == "line 1: is not the header of a record of the arena");
  CHECK(fault_of(text + "{\"deal\":2}\n") == "line 4: is not a deal");
  CHECK(fault_of(text + line_of(torn->deals.at(0)) + "\n") == "line 4: has deal 0 again");
  CHECK(read_arena_record("", whole, problems)->deals.empty());
}

TEST_CASE("a record in a file is continued, cut where it is torn, and refused to another bout", "[arena]") {
  const Scratch scratch;
  const Bout bout = bout_of("lotr_tarot", "bot:beginner", "bot:random");
  const std::string whole = played(bout, {0, 1, 2});
  REQUIRE(write_file(scratch.path, whole.substr(0, whole.size() - 5)));
  const ArenaRecord played_before = read(whole);
  std::string fault;
  {
    ArenaRecord record{header_of(bout)};
    const auto file = RecordFile::open(scratch.path, record, fault);
    INFO(fault);
    REQUIRE(file);
    CHECK(record.deals.size() == 2);
    CHECK(file->append(played_before.deals.at(2)));
#ifndef __EMSCRIPTEN__
    ArenaRecord second{header_of(bout)};
    CHECK_FALSE(RecordFile::open(scratch.path, second, fault));
    CHECK(fault == "another program writes to " + scratch.path);
#endif
  }
  CHECK(headless::read_file(scratch.path) == whole);
  ArenaRecord other{header_of(bout_of("lotr_tarot", "bot:rules", "bot:random"))};
  CHECK_FALSE(RecordFile::open(scratch.path, other, fault));
  CHECK(fault == scratch.path + R"( is of another bout: /a: "bot:rules" and "bot:beginner")");
  CHECK(headless::read_file(scratch.path) == whole);
}

#ifndef __EMSCRIPTEN__
namespace {

std::string fault_with(const std::string& command) {
  Bout bout = bout_of("lotr_tarot", ("program:" + command).c_str(), "bot:random");
  bout.patience = 2;
  std::string fault;
  CHECK_FALSE(play_deals(bout, {0}, 1, [](const Deal&) { return true; }, fault));
  return fault;
}

// Answers every question with its first option; sed has no JSON, but the ply can be cut out.
constexpr const char* kFirst =
    R"sh(sed -un 's/.*"ply":\([0-9]*\),"question":.*/{"do":"choose","option":0,"ply":\1}/p')sh";

}  // namespace

TEST_CASE("an outside program plays a deal by the protocol, and the same one again", "[arena]") {
  const Bout bout =
      bout_of("lotr_tarot", ("program:" + std::string(kFirst)).c_str(), "bot:random", 5, R"({"seats": 2})");
  const std::string once = played(bout, {0, 1}, 1);
  CHECK(once == played(bout, {0, 1}, 2));
  CHECK(read(once).deals.size() == 2);
}

TEST_CASE("an outside program that answers wrongly, late or not at all ends the run with a message", "[arena]") {
  const auto says = [](const std::string& fault, const char* what) {
    INFO(fault);
    CHECK(fault.find(what) != std::string::npos);
    CHECK(fault.find("at seat 0") != std::string::npos);
    CHECK(fault.find("(deal 0, seed 1)") != std::string::npos);
  };
  says(fault_with("exit 3"), "has ended before its time");
  says(fault_with("sleep 60"), "has not answered in time");
  says(fault_with("read -r line; echo hello; cat"), "has sent what is no request: hello");
  says(fault_with(R"(echo '{"do":"save"}'; cat)"), "asks what no player may ask: save");
  says(fault_with(R"(echo '{"do":"choose","option":0}'; cat)"), "does not say with \"ply\" which question it answers");
  says(fault_with(R"(echo '{"do":"choose","option":0,"ply":99}'; cat)"), "this answers an earlier question");
  says(fault_with(R"(sed -un 's/.*"ply":\([0-9]*\),"question":.*/{"do":"choose","option":99,"ply":\1}/p')"),
       "this is not among the options");
}

TEST_CASE("an outside program may ask for what its seat may know, and for nothing else", "[arena]") {
  // It asks for the hand of the next seat; it gets its own view, and says with its end what it got.
  const std::string asks =
      R"(read -r begin; read -r seen; echo '{"do":"observe","as":1}'; read -r again; [ "$seen" = "$again" ] || exit 1; )"
      R"(echo '{"do":"observe","as":"truth"}'; read -r again; [ "$seen" = "$again" ] && echo '{"do":"the same"}'; cat)";
  CHECK(fault_with(asks).find("asks what no player may ask: the same") != std::string::npos);
}
#endif

// The language of effects by itself, with a vocabulary made up for the test: what is read, what is refused, what it says.
#include "effects/loader.h"

#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "effects/control/control.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

bool yes(const Host&, const Op&, const Frame&) { return true; }
Flow nothing(Host&, const Op&, Frame&) { return Flow::next; }
bool never(const Host&, const Op&, const Frame&) { return false; }

const Names& colours() {
  static const Names kNames("toy.colour", {"red", "blue"});
  return kNames;
}
const Language& toy() {
  static const Language kLanguage(
      "toy", {.verbs = {{"paint",
                         {{"who", Param::Kind::who}, {"colour", Param::Kind::name, true, 0, &colours()}},
                         yes,
                         nothing},
                        {"jump", {{"n", Param::Kind::number, false, 2, nullptr}}, yes, nothing}},
              .selectors = {"painter"},
              .costs = {{"coin"}, {"pot", &colours()}},
              .conditions = {{"dry", {}, never}}});
  return kLanguage;
}

struct Read {
  Code code;
  Problems problems;
  int block = 0;
};
Read read(const char* text) {
  Read r;
  Problems json;
  const auto j = parse_json(text, json);
  REQUIRE(j);
  r.block = Loader(toy(), r.code, r.problems).program(*j, "file.json/do");
  return r;
}
std::string faults(const char* text) { return read(text).problems.text(); }

}  // namespace

TEST_CASE("a step is lowered to an operation with its arguments in the order of the table", "[effects]") {
  const Read r = read(R"([{"do": "jump", "n": 7}, {"do": "paint", "who": "painter", "colour": "blue"}])");
  REQUIRE(r.problems.empty());
  const Op& jump = r.code.ops[static_cast<std::size_t>(r.block)];
  CHECK(toy().verb(jump.verb).word == "jump");
  CHECK(jump.arg[0] == 7);
  const Op& paint = r.code.ops[static_cast<std::size_t>(r.block + 1)];
  CHECK(paint.arg[0] == static_cast<int>(Who::own));
  CHECK(paint.arg[1] == 1);
  CHECK(r.code.ops[static_cast<std::size_t>(r.block + 2)].verb == kEnd);
}

TEST_CASE("what is left out takes its usual value", "[effects]") {
  const Read r = read(R"([{"do": "jump"}])");
  REQUIRE(r.problems.empty());
  CHECK(r.code.ops[static_cast<std::size_t>(r.block)].arg[0] == 2);
}

TEST_CASE("a step for many becomes a round of the table with the step for each", "[effects]") {
  const Read r = read(R"([{"do": "paint", "who": "each_player", "colour": "red"}])");
  REQUIRE(r.problems.empty());
  const Op& each = r.code.ops[static_cast<std::size_t>(r.block)];
  CHECK(toy().verb(each.verb).word == "each");
  const Op& inner = r.code.ops[static_cast<std::size_t>(each.arg[1])];
  CHECK(toy().verb(inner.verb).word == "paint");
  CHECK(inner.arg[0] == static_cast<int>(Who::self));
}

TEST_CASE("unknown words, keys and names are faults with their path", "[effects]") {
  CHECK(faults(R"([{"do": "fly"}])") == "file.json/do/0/do: \"fly\" is no verb");
  CHECK(faults(R"([{"do": "end"}])") == "file.json/do/0/do: \"end\" is no verb");
  CHECK(faults(R"([{"do": "jump", "m": 1}])") == "file.json/do/0/m: is not a key of this word");
  CHECK(faults(R"([{"do": "paint", "who": "nobody", "colour": "red"}])").find("/do/0/who: ") != std::string::npos);
  CHECK(faults(R"([{"do": "paint", "who": "self"}])") == "file.json/do/0/colour: is missing");
  CHECK(faults(R"([{"do": "jump", "n": "far"}])") == "file.json/do/0/n: must be a number");
  CHECK(faults(R"([{"do": "jump", "n": 100000}])") == "file.json/do/0/n: must be a number");
  CHECK(faults(R"({"do": "jump"})") == "file.json/do: must be a list of steps");
  CHECK(faults(R"([{"do": "if", "need": [{"is": "wet"}]}])").find("/need/0/is: is no condition") != std::string::npos);
  CHECK(faults(R"([{"do": "pay_or", "cost": [{"pay": "gold"}]}])").find("/cost/0/pay: is nothing") !=
        std::string::npos);
  CHECK(faults(R"([{"do": "pay_or", "cost": [{"pay": "coin", "n": 0}]}])").find("/cost/0/n: must be") !=
        std::string::npos);
  CHECK(faults(R"([{"do": "pay_or", "cost": []}])").find("/cost: must be a list") != std::string::npos);
}

TEST_CASE("all faults of a program are told at once, those of inner blocks too", "[effects]") {
  const Read r =
      read(R"([{"do": "fly"}, {"do": "may", "who": "self", "then": [{"do": "jump", "n": true}, {"do": "swim"}]}])");
  CHECK(r.problems.size() == 3);
}

TEST_CASE("a program says what it does: a sentence for each step, inner ones deeper", "[effects]") {
  const Read r = read(
      R"([{"do": "pay_or", "by": "group", "cost": [{"pay": "coin", "n": 3}, {"pay": "pot", "of": "blue"}],
           "then": [{"do": "jump"}], "else": [{"do": "paint", "who": "chosen", "colour": "red"}]}])");
  REQUIRE(r.problems.empty());
  const auto lines = say_block(toy(), r.code, r.block);
  std::vector<std::string> keys;
  for (const auto& line : lines)
    keys.push_back(std::string(static_cast<std::size_t>(line.depth), '>') + std::string(line.phrase.key));
  CHECK(keys == std::vector<std::string>{"effects.pay_or", ">toy.pay.coin", ">toy.pay.pot", "effects.if_so",
                                         ">toy.do.jump", "effects.otherwise", ">toy.do.paint"});
  CHECK(lines[1].phrase.args[0].value == 3);
  CHECK(lines[2].phrase.args[1].word == "toy.colour.blue");
}

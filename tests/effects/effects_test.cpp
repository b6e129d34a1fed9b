// The language of effects by itself, with a vocabulary made up for the test: what is read, what is refused, what it
// says.
#include "effects/read/loader.h"

#include <catch2/catch_test_macros.hpp>

#include "assets/assets.h"
#include "core/json.h"
#include "effects/control/control.h"
#include "effects/run/machine.h"
#include "effects/run/options.h"
#include "text/texts.h"

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
      "toy",
      {.verbs =
           {{"paint", {{"who", Param::Kind::who}, {"colour", Param::Kind::name, true, 0, &colours()}}, yes, nothing},
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

TEST_CASE("a missing key takes its usual value", "[effects]") {
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
  CHECK(faults(R"([{"do": "fly"}])").find("file.json/do/0/do: unknown word \"fly\"; expected one of: each") == 0);
  CHECK(faults(R"([{"do": "end"}])").find("file.json/do/0/do: unknown word \"end\"; expected one of: each") == 0);
  CHECK(faults(R"([{"do": "jump", "m": 1}])") == "file.json/do/0/m: unknown key; this word may have: n");
  CHECK(faults(R"([{"do": "paint", "who": "nobody", "colour": "red"}])").find("/do/0/who: ") != std::string::npos);
  CHECK(faults(R"([{"do": "paint", "who": "self"}])") == "file.json/do/0/colour: is missing");
  CHECK(faults(R"([{"do": "jump", "n": "far"}])") == "file.json/do/0/n: must be a whole number from -1 to 99");
  CHECK(faults(R"([{"do": "jump", "n": 100000}])") == "file.json/do/0/n: must be a whole number from -1 to 99");
  CHECK(faults(R"({"do": "jump"})") == "file.json/do: must be a list of steps");
  CHECK(faults(R"([{"do": "if", "need": [{"is": "wet"}]}])").find("/need/0/is: unknown word \"wet\"") !=
        std::string::npos);
  CHECK(faults(R"([{"do": "pay_or", "cost": [{"pay": "gold"}]}])").find("/cost/0/pay: unknown word \"gold\"") !=
        std::string::npos);
  CHECK(faults(R"([{"do": "pay_or", "cost": [{"pay": "coin", "n": 0}]}])").find("/cost/0/n: must be") !=
        std::string::npos);
  CHECK(faults(R"([{"do": "pay_or", "cost": []}])").find("/cost: must be a list") != std::string::npos);
}

TEST_CASE("all faults of a program are reported at once, with those of inner blocks", "[effects]") {
  const Read r =
      read(R"([{"do": "fly"}, {"do": "may", "who": "self", "then": [{"do": "jump", "n": true}, {"do": "swim"}]}])");
  CHECK(r.problems.size() == 3);
}

namespace {

// A language made up for the test.
Texts toy_texts() {
  Texts texts;
  Problems problems;
  texts.add(asset("text/en/effects.json"), problems);
  texts.add(R"({"toy.do.paint": "paint it {colour}", "toy.do.paint.by": "{who} paints it {colour}",
                "toy.do.jump": "the frog jumps {n|once|{n} times}", "toy.colour.red": "red", "toy.colour.blue": "blue",
                "toy.pay.coin": "{n} {n|coin|coins}", "toy.pay.pot": "{n} {of} {n|pot|pots}",
                "toy.say.pay": "pay {cost}", "toy.say.pay.by": "{who} pays {cost}", "toy.if.dry": "it is dry",
                "toy.who.self": "that one", "toy.who.active": "the active one", "toy.who.each_player": "each",
                "toy.who.chosen": "that one", "toy.who.others": "each other", "toy.who.painter": "the painter",
                "toy.who.one": "one of you", "toy.who.group": "all together", "toy.who.anyone": "anyone"})",
            problems);
  REQUIRE(problems.text().empty());
  return texts;
}

// What a program says in it.
std::string said(const char* program) {
  const Texts texts = toy_texts();
  const Read r = read(program);
  REQUIRE(r.problems.text().empty());
  return sentences(say_program(toy(), r.code, r.block), [&](const Phrase& p) { return texts.say(p, Namer{}); });
}

}  // namespace

TEST_CASE("a program says what it does in sentences, one for each step", "[effects]") {
  CHECK(said(R"([{"do": "jump"}, {"do": "paint", "who": "self", "colour": "red"}])") ==
        "The frog jumps 2 times. Paint it red.");
  CHECK(said(R"([{"do": "paint", "who": "painter", "colour": "red"}])") == "The painter paints it red.");
  CHECK(said(R"([{"do": "paint", "who": "each_player", "colour": "red"}])") == "Each paints it red.");
}

TEST_CASE("a price says who may pay it, and what follows if it is paid or not", "[effects]") {
  CHECK(
      said(R"([{"do": "pay_or", "by": "group",
                  "cost": [{"pay": "coin", "n": 3}, {"pay": "pot", "of": "blue"}, {"pay": "pot", "of": "red", "n": 2}],
                  "then": [{"do": "jump", "n": 1}], "else": [{"do": "paint", "who": "chosen", "colour": "red"}]}])") ==
      "All together may pay 3 coins, 1 blue pot and 2 red pots. If so, the frog jumps once; otherwise that one paints "
      "it red.");
  CHECK(said(R"([{"do": "pay_or", "payer": "each_player", "cost": [{"pay": "coin"}],
                  "else": [{"do": "paint", "who": "self", "colour": "red"}]}])") ==
        "Each in turn: pay 1 coin, or paint it red.");
  CHECK(said(R"([{"do": "pay_or", "payer": "each_player", "cost": [{"pay": "coin"}], "else":
                  [{"do": "paint", "who": "self", "colour": "red"}, {"do": "must_pay", "who": "self",
                    "cost": [{"pay": "coin", "n": 2}]}]}])") ==
        "Each in turn: pay 1 coin; otherwise paint it red, then pay 2 coins.");
  CHECK(said(R"([{"do": "pay_or", "payer": "each_player", "cost": [{"pay": "coin"}],
                  "then": [{"do": "choice", "who": "self", "options": [
                    [{"do": "paint", "who": "self", "colour": "red"}],
                    [{"do": "paint", "who": "self", "colour": "blue"}]]}]}])") ==
        "Each in turn may pay 1 coin to paint it red or paint it blue.");
  CHECK(said(R"([{"do": "must_pay", "who": "active", "cost": [{"pay": "coin"}]}])") == "The active one pays 1 coin.");
}

TEST_CASE("conditions, choices and volunteers have sentences of their own", "[effects]") {
  CHECK(said(R"([{"do": "if", "need": [{"is": "dry"}], "then": [{"do": "jump"}],
                  "else": [{"do": "paint", "who": "active", "colour": "red"}]}])") ==
        "If it is dry, the frog jumps 2 times; otherwise the active one paints it red.");
  CHECK(said(R"([{"do": "if", "need": [{"is": "dry"}], "else": [{"do": "jump"}]}])") ==
        "Unless it is dry, the frog jumps 2 times.");
  CHECK(said(R"([{"do": "choice", "who": "active", "options": [
                  [{"do": "paint", "who": "active", "colour": "red"}], [{"do": "jump"}]]}])") ==
        "The active one chooses: paint it red, or the frog jumps 2 times.");
  CHECK(said(R"([{"do": "volunteer_or", "then": [{"do": "paint", "who": "chosen", "colour": "red"}],
                  "else": [{"do": "jump"}]}])") == "One of you may paint it red; otherwise the frog jumps 2 times.");
  CHECK(said(R"([{"do": "point_at", "who": "self", "then": [{"do": "paint", "who": "chosen", "colour": "red"}]}])") ==
        "Anyone paints it red.");
  CHECK(said(R"([{"do": "may", "who": "painter", "then": [{"do": "paint", "who": "painter", "colour": "red"}]}])") ==
        "The painter may paint it red.");
  CHECK(said(R"([{"do": "may", "who": "painter", "then": [{"do": "jump"}]}])") ==
        "The painter may let this happen: the frog jumps 2 times.");
}

TEST_CASE("a button says what its answer does, beginning with a capital letter", "[effects]") {
  const Texts texts = toy_texts();
  const auto button = [&](const char* program, const Option& o) {
    const Read r = read(program);
    REQUIRE(r.problems.empty());
    Frame f;
    f.local[kPc] = static_cast<std::int16_t>(r.block);
    return texts.say(control_label(toy(), r.code, f, o), Namer{});
  };
  const char* const choice = R"([{"do": "choice", "who": "painter", "options": [
      [{"do": "paint", "who": "painter", "colour": "red"}], [{"do": "jump"}, {"do": "jump", "n": 3}]]}])";
  CHECK(button(choice, {.verb = kPick}) == "Paint it red");
  CHECK(button(choice, {.verb = kPick, .amount = 1}) == "The frog jumps 2 times, then the frog jumps 3 times");
  const char* const may =
      R"([{"do": "may", "who": "painter", "then": [{"do": "paint", "who": "painter", "colour": "blue"}]}])";
  CHECK(button(may, {.verb = kYes, .amount = 1}) == "Paint it blue");
  CHECK(button(may, {.verb = kNo}) == "Decline");
  const char* const volunteer =
      R"([{"do": "volunteer_or", "then": [{"do": "paint", "who": "chosen", "colour": "red"}], "else": [{"do": "jump"}]}])";
  CHECK(button(volunteer, {.verb = kYes, .amount = 1}) == "Paint it red");
}

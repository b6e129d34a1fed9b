// Frames: the answer that lands in one, and their names in what is saved.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "rules/frame_names.h"
#include "support/burrow.h"

using namespace mathom;

namespace {

const Game& g = burrow::game();

Json saved() {
  const StatePtr s = g.initial(Json::object());
  return g.save(*s);
}
std::string faults_of(const Json& j) {
  Problems problems;
  const bool loaded = g.load(j, problems) != nullptr;
  CHECK(loaded == problems.empty());
  return problems.text();
}

TEST_CASE("a save names the procedures and steps that are going on", "[frames]") {
  const Json j = saved();
  CHECK(j["frames"][0]["code"] == "match");
  CHECK(j["frames"][0]["step"] == "deal");
  CHECK(faults_of(j).empty());
}

TEST_CASE("a step or procedure that the rules do not know is refused, and so is a number", "[frames]") {
  Json j = saved();
  j["frames"][0]["step"] = "harvest";
  CHECK(faults_of(j) == "/frames/0/step: is not a step of match");
  j["frames"][0]["code"] = "picnic";
  CHECK(faults_of(j) == "/frames/0/code: is not a procedure of this game");
  j = saved();
  j["frames"][0]["step"] = 1;
  CHECK(faults_of(j) == "/frames/0/step: is not a step of match");
}

TEST_CASE("an observation names steps as a save does", "[frames]") {
  const StatePtr s = g.initial(Json::object());
  const Json j = g.save_observation(g.observe(*s, only(SeatId::s0)));
  CHECK(j["seen"]["frames"][0]["step"] == "deal");
  Problems problems;
  CHECK_FALSE(g.load_observation(j, problems).empty());
  CHECK(problems.empty());
}

TEST_CASE("an answer keeps cards of a game of any size, and amounts below zero", "[frames]") {
  const Option o{.verb = 203, .subject = card_at(369), .object = card_at(40000), .amount = -7, .seat = SeatId::s5};
  const Answer a = answer_of(o);
  CHECK(a == Answer{card_at(369), card_at(40000), -7, 203, SeatId::s5});
  CHECK(answer_of(-3).amount == -3);
  Frame f;
  f.answer = a;
  CHECK(take(f) == a);
  CHECK(f.answer == Answer{});
}

TEST_CASE("a viewer who may not see a frame's answer sees an empty one", "[frames]") {
  Frame f;
  f.seen_by = only(SeatId::s1);
  f.answer = answer_of(Option{.verb = 3, .subject = card_at(7)});
  const auto blanked = [&](SeatMask viewers) {
    std::vector<std::uint64_t> flat;
    Packer out(viewers, flat);
    Frame::fields(f, out);
    Frame seen;
    Unpacker in(flat);
    Frame::fields(seen, in);
    return seen.answer == Answer{};
  };
  CHECK(blanked(only(SeatId::s0)));
  CHECK_FALSE(blanked(only(SeatId::s1)));
}

}  // namespace

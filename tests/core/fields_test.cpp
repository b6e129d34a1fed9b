// One field list, many uses: each use does what it says.
#include <array>
#include <catch2/catch_test_macros.hpp>

#include "core/bitset.h"
#include "core/fields_json.h"
#include "core/fields_measure.h"

using namespace mathom;

namespace {

enum class Colour : std::uint8_t { red, blue, hidden = 0xFF };

struct Inner {
  std::uint16_t number = 0;
  Colour colour = Colour::red;
  SeatMask seen_by = kEveryone;
  static void fields(auto& s, auto& v) {
    v("number", s.number);
    v("colour", s.colour, s.seen_by);
    v("seen_by", s.seen_by);
  }
};

struct Sample {
  FixedVector<Inner, 4> list;
  std::array<std::int16_t, 3> secret{};
  std::array<BitSet<64>, 2> knows{};
  BitSet<64> hand;
  static void fields(auto& s, auto& v) {
    v("list", s.list);
    v("secret", s.secret, only(SeatId::s1));
    v("knows", s.knows);
    v("hand", s.hand, KnownTo{s.knows});
  }
};

struct Forgetful {
  std::uint32_t a = 0, b = 0;
  static void fields(auto& s, auto& v) { v("a", s.a); }
};
struct Double {
  std::uint32_t a = 0, b = 0;
  static void fields(auto& s, auto& v) {
    v("a", s.a);
    v("again", s.a);
  }
};

Sample sample() {
  Sample s;
  s.list.push_back({7, Colour::blue, only(SeatId::s0)});
  s.list.push_back({9, Colour::blue, kEveryone});
  s.secret = {-3, 4, 5};
  s.hand.insert(1);
  s.hand.insert(5);
  s.knows[0].insert(5);
  s.knows[1].insert(1);
  return s;
}

Sample seen(const Sample& truth, SeatMask viewers) {
  std::vector<std::uint64_t> flat;
  Packer out(viewers, flat);
  Sample::fields(truth, out);
  Sample s;
  Unpacker in(flat);
  Sample::fields(s, in);
  return s;
}

std::uint64_t hash(const Sample& s, SeatMask viewers) {
  FieldHasher h(viewers);
  Sample::fields(s, h);
  return h.value();
}

}  // namespace

TEST_CASE("a seat sees the fields that are its own, blanks elsewhere, and lengths always", "[core]") {
  const Sample zero = seen(sample(), only(SeatId::s0)), one = seen(sample(), only(SeatId::s1));
  CHECK(zero.list.size() == 2);
  CHECK(zero.list[0].colour == Colour::blue);
  CHECK(one.list[0].colour == Colour::hidden);
  CHECK(one.list[1].colour == Colour::blue);
  CHECK(zero.secret == std::array<std::int16_t, 3>{0, 0, 0});
  CHECK(one.secret == std::array<std::int16_t, 3>{-3, 4, 5});
}

TEST_CASE("each seat sees the members of a set that it knows, and two seats see those that either knows", "[core]") {
  CHECK(seen(sample(), only(SeatId::s0)).hand.has(5));
  CHECK_FALSE(seen(sample(), only(SeatId::s0)).hand.has(1));
  CHECK(seen(sample(), first_seats(2)).hand == sample().hand);
  CHECK(seen(sample(), kNobody).hand.empty());
  CHECK(first_difference(seen(sample(), kEveryone), sample()).empty());
}

TEST_CASE("the hash for a viewer changes with what they see and with nothing else", "[core]") {
  Sample other = sample();
  other.secret[0] = 8;
  CHECK(hash(other, only(SeatId::s0)) == hash(sample(), only(SeatId::s0)));
  CHECK(hash(other, only(SeatId::s1)) != hash(sample(), only(SeatId::s1)));
  CHECK(hash(other, kEveryone) != hash(sample(), kEveryone));
  CHECK(first_difference(other, sample()) == "/secret/0");
}

TEST_CASE("fields survive JSON, and every fault in it is reported with its path", "[core]") {
  Sample back;
  Problems problems;
  Json j = fields_to_json(sample());
  fields_from_json(j, back, problems);
  CHECK(problems.empty());
  CHECK(first_difference(back, sample()).empty());

  j["secret"] = Json::array({1});
  j["list"][0]["number"] = 70000;
  j["list"][1].erase("colour");
  j["hand"] = 3;
  fields_from_json(j, back, problems);
  std::vector<std::string> paths;
  for (const auto& p : problems) paths.push_back(p.path);
  CHECK(paths == std::vector<std::string>{"/list/0/number", "/list/1/colour", "/secret", "/hand/word"});
}

TEST_CASE("the measure of a list finds a field that was left out", "[core]") {
  CHECK(field_bytes<Sample>() == sizeof(Sample));
  CHECK(field_bytes<Forgetful>() == 4);
  CHECK(field_bytes<Double>() == 4);
}

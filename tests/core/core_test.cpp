// The small tools of the engine: numbers from seeds, sets, lists, JSON access.
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstring>
#include <string>
#include <vector>

#include "core/bitset.h"
#include "core/fixed_vector.h"
#include "core/json.h"
#include "core/rng.h"
#include "rules/game.h"
#include "rules/shuffle.h"
#include "rules/wire.h"
#include "table/card.h"

using namespace mathom;

TEST_CASE("a seed always gives the same numbers", "[core]") {
  Rng rng(42);
  const std::array<std::uint64_t, 3> first{rng.next(), rng.next(), rng.next()};
  CHECK(first == std::array<std::uint64_t, 3>{0xBDD732262FEB6E95ull, 0x28EFE333B266F103ull, 0x47526757130F9F52ull});
  std::vector<int> cards{0, 1, 2, 3, 4, 5, 6, 7};
  Rng(7).shuffle(cards);
  CHECK(cards == std::vector<int>{7, 4, 6, 1, 2, 5, 0, 3});
}

TEST_CASE("bounded draws stay in bounds and reach every value about equally", "[core]") {
  Rng rng(1);
  std::array<int, 7> met{};
  for (int i = 0; i < 70000; ++i) ++met[rng.below(7)];
  for (const int n : met) CHECK((n > 9500 && n < 10500));
}

TEST_CASE("numbers derived from a seed do not repeat and do not depend on order", "[core]") {
  CHECK(nth_number(1, 0) != nth_number(1, 1));
  CHECK(nth_number(1, 0) != nth_number(2, 0));
  CHECK(nth_number(1, 5) == nth_number(1, 5));
}

TEST_CASE("a fixed vector leaves nothing behind its end", "[core]") {
  FixedVector<int, 4> v;
  for (const int n : {1, 2, 3, 4}) v.push_back(n);
  CHECK(v.full());
  v.erase_at(1);
  CHECK((v.size() == 3 && v[1] == 3));
  v.resize(1);
  v.resize(4);
  CHECK((v[0] == 1 && v[1] == 0 && v[3] == 0));
}

TEST_CASE("a copy of the used part of a fixed vector equals the whole copy", "[core]") {
  const auto filled = [](int n) {
    FixedVector<int, 4> v;
    for (int i = 0; i < n; ++i) v.push_back(10 * n + i);
    return v;
  };
  for (int from = 0; from <= 4; ++from)
    for (int to = 0; to <= 4; ++to) {
      const auto source = filled(from);
      auto copy = filled(to);
      copy.copy_used(source);
      CHECK(std::memcmp(&copy, &source, sizeof copy) == 0);
      CHECK(source.used_bytes() == sizeof(int) * static_cast<std::size_t>(from + 1));
    }
}

TEST_CASE("sets add, take away and count over word borders", "[core]") {
  BitSet<78> a = BitSet<78>::first(70), b;
  b.insert(63);
  b.insert(64);
  b.insert(77);
  CHECK((a & b).count() == 2);
  CHECK((a | b).count() == 71);
  CHECK((a - b).count() == 68);
  std::vector<int> members;
  b.for_each([&](int i) { members.push_back(i); });
  CHECK(members == std::vector<int>{63, 64, 77});
}

TEST_CASE("numbers in JSON are taken whole and in range, or not at all", "[core]") {
  CHECK(whole_number<std::uint8_t>(Json(255)) == 255);
  CHECK_FALSE(whole_number<std::uint8_t>(Json(256)));
  CHECK_FALSE(whole_number<std::uint8_t>(Json(-1)));
  CHECK(whole_number<std::int8_t>(Json(-128)) == -128);
  CHECK_FALSE(whole_number<std::int8_t>(Json(-129)));
  CHECK_FALSE(whole_number<int>(Json(1.0)));
  CHECK_FALSE(whole_number<int>(Json(true)));
  CHECK_FALSE(whole_number<bool>(Json(1)));
  CHECK(whole_number<std::uint64_t>(Json(~std::uint64_t{0})) == ~std::uint64_t{0});
  CHECK_FALSE(whole_number<std::int64_t>(Json(~std::uint64_t{0})));
}

TEST_CASE("hexadecimal numbers go out and come back", "[core]") {
  CHECK(hex64(0xC0FFEE) == "0000000000c0ffee");
  CHECK(parse_hex64("C0ffee") == 0xC0FFEEu);
  for (const char* wrong : {"", "g", "0x1", "00000000000000001", "-1", " 1"}) CHECK_FALSE(parse_hex64(wrong));
}

TEST_CASE("JSON that is broken, too large or too deep is reported as a problem", "[core]") {
  for (const std::string& text :
       {std::string("{"), std::string("[1,]"), std::string(200, '['), std::string(100, ' ')}) {
    Problems problems;
    CHECK_FALSE(parse_json(text, problems, 150));
    CHECK(problems.size() == 1);
  }
  Problems problems;
  CHECK(parse_json(R"({"a":"[[[[\"[[["})", problems));
  CHECK(dump_json(Json("\xff")) == "\"\xef\xbf\xbd\"");
}

TEST_CASE("an answer fits its question or not", "[core]") {
  Decision d;
  CHECK_FALSE(fits(d, {0, {}}));  // over
  d.seat = SeatId::s0;
  d.options.resize(2);
  const std::array<std::uint16_t, 2> order{1, 0}, twice{1, 1};
  CHECK(fits(d, {1, {}}));
  CHECK_FALSE(fits(d, {2, {}}));
  CHECK_FALSE(fits(d, {0, order}));
  d.seat = SeatId::luck;
  d.ask = Ask::shuffle;
  CHECK(fits(d, {~std::uint64_t{0}, {}}));
  CHECK(fits(d, {0, order}));
  CHECK_FALSE(fits(d, {0, twice}));
  CHECK_FALSE(fits(d, {0, std::span(order).first(1)}));
  d.ask = Ask::roll;
  d.sides = 6;
  CHECK(fits(d, {5, {}}));
  CHECK_FALSE(fits(d, {6, {}}));
}

TEST_CASE("a shuffle may be given as an order of cards", "[core]") {
  std::vector<char> pile{'a', 'b', 'c'};
  const std::array<std::uint16_t, 3> order{2, 0, 1};
  shuffle_by({0, order}, pile);
  CHECK(pile == std::vector<char>{'c', 'a', 'b'});
}

TEST_CASE("a decision survives the wire", "[core]") {
  Decision d;
  d.seat = SeatId::s3;
  d.ask = Ask::pick;
  d.why = 9;
  d.picked = 1;
  d.min = d.max = 3;
  d.answer_seen_by = only(SeatId::s3);
  d.options = {{1, card_at(4), CardId::none, -2, SeatId::s1, 7}};
  Problems problems;
  CHECK(decision_from_json(decision_to_json(d), problems) == d);
  CHECK(problems.empty());
}

TEST_CASE("cards close up behind a card that moves", "[core]") {
  Cards<4> cards;
  for (int i = 0; i < 4; ++i) cards.push_back({static_cast<CardDef>(i), static_cast<std::uint16_t>(i), 0, kNobody});
  move_card(cards, card_at(1), 1, only(SeatId::s2));
  CHECK(count_in(cards, 0) == 3);
  CHECK(card_in(cards, 0, 1) == card_at(2));
  CHECK(top_of(cards, 1) == card_at(1));
  CHECK(cards[1].seen_by == only(SeatId::s2));
  CHECK(top_of(cards, 2) == CardId::none);
}

TEST_CASE("a card that moves unseen does not tell which one it was", "[core]") {
  const auto all_seen_by = static_cast<SeatMask>(only(SeatId::s0) | only(SeatId::s1));
  const auto after = [&](int chosen) {
    Cards<4> cards;
    for (int i = 0; i < 3; ++i)
      cards.push_back({static_cast<CardDef>(i), static_cast<std::uint16_t>(i), 0, only(SeatId::s0)});
    cards[1].seen_by = all_seen_by;
    const CardId moved = move_unseen(cards, card_at(chosen), 1, only(SeatId::s0),
                                     static_cast<SeatMask>(only(SeatId::s0) | only(SeatId::s2)));
    CHECK(index(cards[index(moved)].def) == chosen);
    return cards;
  };
  for (const int other : {1, 2})
    for (int i = 0; i < 3; ++i) {
      const Card a = after(0)[i], b = after(other)[i];
      CHECK((a.order == b.order && a.zone == b.zone && a.seen_by == b.seen_by));
    }
}

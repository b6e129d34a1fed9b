// The reference cases of the score: the federation's worked examples, the house rule book's, and
// computed ones, each under three rule sets.
#include "games/french_tarot/rules/scoring.h"

#include <algorithm>
#include <array>

#include "core/json.h"
#include "games/french_tarot/cards/cards.h"
#include "games/french_tarot/named_cases.h"
#include "games/french_tarot/words/words.h"
#include "support/files.h"

using namespace mathom;
using namespace mathom::french_tarot;
using Card = french_tarot::Card;

namespace {

constexpr std::array<std::string_view, 6> kContracts{"none",          "small",         "guard",
                                                     "guard_without", "guard_against", "grand_slam"};
constexpr std::array<std::string_view, 4> kHandfuls{"none", "single", "double", "triple"};

template <class E, std::size_t N>
E named(const std::array<std::string_view, N>& words, const Json& word) {
  const auto it = std::find(words.begin(), words.end(), word.get<std::string>());
  REQUIRE(it != words.end());
  return static_cast<E>(it - words.begin());
}

Side side(const Json& j) {
  if (j.is_null()) return Side::none;
  return j == "taker" ? Side::taker : Side::defence;
}

// The reference names the side that showed a handful; any seat of that side will do.
DealFacts facts_of(const Json& c) {
  DealFacts f;
  f.ending = Ending::scored;
  f.seats = c["players"].get<std::uint8_t>();
  f.taker = c["taker"].get<std::int8_t>();
  if (!c["partner"].is_null()) f.partner = c["partner"].get<std::int8_t>();
  f.contract = named<Contract>(kContracts, c["contract"]);
  f.half_points = c["taker_half_points"].get<std::int16_t>();
  f.oudlers = c["taker_oudlers"].get<std::uint8_t>();
  f.petit_au_bout = side(c["petit_au_bout"]);
  f.slam_announced = c["slam_announced"].get<bool>();
  f.slam_made_by = side(c["slam_made_by"]);
  for (const Json& h : c["handfuls"]) {
    const bool taker = h["by"] == "taker";
    const auto seat = static_cast<std::size_t>(taker ? f.taker : (f.taker + 1) % f.seats);
    f.handfuls[seat] = named<Handful>(kHandfuls, h["size"]);
  }
  return f;
}

Options options_of(std::string_view rule_set) {
  Options o = preset(rule_set == "fft" ? RuleSet::fft : RuleSet::house);
  if (rule_set == "house_literal") {
    o.multiplier_on_loss = false;
    o.slam_bid_pays = SlamBidPays::bonus_only;
  }
  return o;
}

void check_case(const Json& c, const char* rule_set) {
  const Json& expected = c["expected"][rule_set];
  if (expected.is_null()) return;
  INFO("rule set " << rule_set);
  const DealFacts f = facts_of(c);
  const french_tarot::Account a = score(f, options_of(rule_set));
  CHECK(a.made == expected["made"].get<bool>());
  CHECK(a.margin == expected["margin"].get<int>());
  CHECK(a.per_defender == 2 * expected["per_defender"].get<int>());
  std::int32_t sum = 0;
  for (std::size_t seat = 0; seat < f.seats; ++seat) {
    CHECK(a.scores[seat] == static_cast<std::int32_t>(2 * expected["scores"][seat].get<double>()));
    sum += a.scores[seat];
  }
  CHECK(sum == 0);
  for (int i = 0; i < a.line_count; ++i) CHECK(!account_phrase(f, a, a.lines[static_cast<std::size_t>(i)]).empty());
}

void check_pile(const Json& c) {
  if (!c.contains("taker_side_cards")) return;
  CardSet pile;
  for (const Json& code : c["taker_side_cards"]) {
    const auto card = card_from_code(code.get<std::string>());
    REQUIRE(card.has_value());
    CHECK(card_code(*card) == code.get<std::string>());
    pile.add(*card);
  }
  CHECK(oudlers(pile) == c["taker_oudlers"].get<int>());
  CHECK(half_points(pile) == c["taker_half_points"].get<int>());
}

int register_cases() {
  Problems problems;
  const auto data = parse_json(test::read_file("tests/data/french_tarot/scoring-cases.json"), problems);
  if (!data) return 0;
  int n = 0;
  for (const Json& c : (*data)["cases"]) {
    const std::string name =
        "French Tarot scores case " + c["id"].get<std::string>() + ": " + c["source"].get<std::string>();
    test::register_case(name, "[french_tarot][scoring]", [c] {
      check_pile(c);
      for (const char* rule_set : {"fft", "house", "house_literal"}) check_case(c, rule_set);
    });
    ++n;
  }
  return n;
}

const int kCases = register_cases();

}  // namespace

TEST_CASE("the thirty scoring cases of French Tarot are found", "[french_tarot][scoring]") { CHECK(kCases == 30); }

TEST_CASE("the contract's line of the account adds up to what each defender pays", "[french_tarot][scoring]") {
  DealFacts f;
  f.taker = 0;
  f.contract = Contract::guard_without;
  f.half_points = 90;
  f.oudlers = 2;
  f.petit_au_bout = Side::defence;
  f.handfuls[2] = Handful::double_;
  f.slam_announced = true;
  const french_tarot::Account a = score(f, preset(RuleSet::fft));
  std::int32_t sum = 0;
  for (int i = 0; i < a.line_count; ++i) {
    const AccountLine& line = a.lines[static_cast<std::size_t>(i)];
    const bool charged = line.line == Line::contract || line.line == Line::petit_au_bout ||
                         line.line == Line::handful || line.line == Line::slam;
    if (charged) sum += line.amount;
  }
  CHECK(sum == a.per_defender);
  CHECK(sum == 2 * (4 * (25 + 4) - 40 + 30 - 200));
}

// Ring Tarot's data and configs, and the few things that no scenario can say. Its rules are in
// tests/scenario/lotr_tarot/.
#include <catch2/catch_test_macros.hpp>

#include "ai/bot.h"
#include "assets/assets.h"
#include "core/json.h"
#include "games/lotr_tarot/cards/affiliation.h"
#include "games/lotr_tarot/cards/deck.h"
#include "games/lotr_tarot/rules.h"
#include "rules/game_of.h"
#include "rules/registry.h"

using namespace mathom;
using namespace mathom::lotr_tarot;
using Card = lotr_tarot::Card;

namespace {

const Game& ring_game() { return *find_game("lotr_tarot"); }

// The built-in deck's text with one piece changed.
std::string deck_with(std::string_view from, std::string_view to) {
  std::string text(asset("cards/lotr_tarot/deck.json"));
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

bool deck_is_refused(std::string_view from, std::string_view to) {
  Problems problems;
  read_deck(deck_with(from, to), problems);
  return !problems.empty();
}

Json config_of(const CardSet& dark, const CardSet& neutral) {
  return {{"seats", 3}, {"affiliations", affiliations_json({dark, neutral})}};
}

Json check(const Json& config) {
  Json out = Json::array();
  for (const auto& p : ring_game().check_config(config)) out.push_back(p.path + " " + p.message);
  return out;
}

}  // namespace

TEST_CASE("the deck of Ring Tarot is sound and has 51 free, 20 dark and 6 neutral cards", "[lotr_tarot]") {
  Problems problems;
  const Deck d = read_deck(asset("cards/lotr_tarot/deck.json"), problems);
  CHECK(problems.text().empty());
  CHECK(d.dark.count() == 20);
  CHECK(d.neutral.count() == 6);
  CHECK((kPack - d.dark - d.neutral).count() == 51);
  CHECK(d.cards[10].word == "wheel-of-fortune");
  CHECK(d.cards[10].side_is_sourced);
  CHECK_FALSE(d.cards[0].side_is_sourced);
}

TEST_CASE("a deck with a fault is refused", "[lotr_tarot]") {
  CHECK(deck_is_refused("\"arcana\":\"major\"", "\"arcana\":\"minor\""));
  CHECK(deck_is_refused("\"affiliation\":\"dark\"", "\"affiliation\":\"free\""));
  CHECK(deck_is_refused("\"affiliation\":\"free\"", "\"affiliation\":\"grey\""));
  CHECK(deck_is_refused("\"court\":\"knight\"", "\"court\":\"jack\""));
  CHECK(deck_is_refused("\"affiliation_basis\":\"reconstructed\"", "\"affiliation_basis\":\"guessed\""));
  CHECK(deck_is_refused("\"subject\":", "\"colour\":\"red\",\"subject\":"));
  CHECK(deck_is_refused("\"cards\":", "\"cord\":"));
}

TEST_CASE("every card of Ring Tarot has a word of its own, and the word finds the card", "[lotr_tarot]") {
  for (int i = 0; i < kCards; ++i) CHECK(index(card_from_word(word_of(card_of(i)))) == i);
  CHECK(card_from_word("jack-of-hearts") == Card::hidden);
}

TEST_CASE("edited affiliations must name twenty dark and six neutral cards", "[lotr_tarot]") {
  const CardSet dark = deck().dark, neutral = deck().neutral;
  CHECK(check(config_of(dark, neutral)).empty());

  CardSet more = dark;
  more.insert(index(card_from_word("cup-2")));
  CHECK(check(config_of(more, neutral)) == Json::array({"/affiliations/dark must name 20 cards, and names 21"}));

  CardSet swapped = more;
  swapped.erase(index(card_from_word("devil")));
  CHECK(check(config_of(swapped, neutral)).empty());

  CardSet both = dark;
  both.erase(index(card_from_word("devil")));
  both.insert(index(card_from_word("hermit")));
  CHECK(check(config_of(both, neutral)) == Json::array({"/affiliations hermit is in both lists"}));
}

TEST_CASE("edited affiliations must be lists of different cards, without the Ring", "[lotr_tarot]") {
  Json config = config_of(deck().dark, deck().neutral);
  config["affiliations"]["neutral"][0] = "wheel-of-fortune";
  CHECK(check(config)[0] == "/affiliations/neutral/0 is the Ring itself, which stands for nobody");
  config["affiliations"]["neutral"][0] = "hermit";
  CHECK(check(config)[0] == "/affiliations/neutral/1 is named twice");
  config["affiliations"]["neutral"][0] = 7;
  CHECK(check(config)[0] == "/affiliations/neutral/0 is not a card of the deck");
  config["affiliations"]["gold"] = 1;
  CHECK(check(config)[0] == "/affiliations/gold is not known here");
  config["affiliations"] = "all dark";
  CHECK(check(config)[0] == "/affiliations must be an object");
}

TEST_CASE("a full config carries the affiliations, so that corrected data does not change a game", "[lotr_tarot]") {
  const Json full = ring_game().full_config(Json{{"seats", 2}});
  CHECK(full["affiliations"]["dark"].size() == 20);
  CHECK(full["affiliations"]["neutral"].size() == 6);
  CHECK(ring_game().full_config(full) == full);
}

TEST_CASE("a State whose cards do not add up is not loaded", "[lotr_tarot]") {
  auto s = ring_game().initial(Json{{"seats", 2}});
  Decision d;
  for (std::uint64_t luck : {0u, 77u}) {
    ring_game().decision(*s, d);
    ring_game().apply(*s, d, {luck, {}}, nullptr);
  }
  const Json good = ring_game().save(*s);
  const auto refused = [&](const char* name, const Json& value) {
    Json bad = good;
    bad[name] = value;
    Problems problems;
    return ring_game().load(bad, problems) == nullptr && !problems.empty();
  };
  Problems none;
  CHECK(ring_game().load(good, none) != nullptr);
  CHECK(refused("held", Json::array({7, 6, 0, 0, 0, 0})));
  CHECK(refused("hand_0", good["hand_1"]));
  CHECK(refused("seats", 7));
  CHECK(refused("dealer", 5));
  CHECK(refused("draw", Json::array({200})));
  CHECK(refused("hands_open", true));
  CHECK(refused("dark_points", Json::array({-1, 0, 0, 0, 0, 0})));
  CHECK(refused("phase", 99));
}

// What is laid after a Major is told only by the sets: all 78 cards against all 78.
TEST_CASE("what may follow a card is the same by sets and by the words of the rules", "[lotr_tarot]") {
  for (const bool courts : {true, false})
    for (int t = 0; t < kCards; ++t)
      for (int c = 0; c < kCards; ++c) {
        const Card top = card_of(t), card = card_of(c);
        if (!has(kPack, top) || !has(kPack, card)) continue;
        bool may = is_major(card);
        if (!may && is_major(top)) may = suit_of(card) == Suit::cups || (t >= 1 && t <= 9 && rank_of(card) == t);
        if (!may && !is_major(top))
          may = suit_of(card) == suit_of(top) || (rank_of(card) == rank_of(top) && (courts || rank_of(top) <= 10));
        const Suit declared = is_major(top) ? Suit::cups : Suit::none;
        if (has(follows(top, declared, courts), card) != may)
          FAIL("top " << word_of(top) << ", card " << word_of(card));
      }
  SUCCEED();
}

TEST_CASE("bots of Ring Tarot beat random play, and club beats beginner", "[lotr_tarot][strength]") {
  // The lead of one seat of the better level over the others' mean, in points, over fixed seeds.
  const auto lead = [](const char* better, const char* worse, int games) {
    const BotLevel &a = *find_bot_level(better), &b = *find_bot_level(worse);
    int sum = 0;
    for (int n = 0; n < games; ++n) {
      const int seats = 2 + n % 5, who = n % seats;
      auto s = ring_game().initial(Json{{"seats", seats}});
      Decision d;
      for (std::uint64_t ply = 0;; ++ply) {
        ring_game().decision(*s, d);
        if (d.over()) break;
        const std::uint64_t seed = nth_number(static_cast<std::uint64_t>(n), ply);
        std::uint64_t answer = d.ask == Ask::roll ? seed % d.sides : seed;
        if (!d.by_luck())
          answer = think(ring_game(), ring_game().observe(*s, only(d.seat)), d, index(d.seat) == who ? a : b, seed);
        ring_game().apply(*s, d, {answer, {}}, nullptr);
      }
      const Outcome o = ring_game().outcome(*s);
      int all = 0;
      for (const int points : o.score) all += points;
      const int mine = o.score[static_cast<std::size_t>(who)];
      sum += mine - (all - mine) / (seats - 1);
    }
    return sum / games;
  };
  CHECK(lead("beginner", "random", 100) > 15);
  CHECK(lead("club", "beginner", 10) > 8);
}

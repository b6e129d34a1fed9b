// The Ring and the site are in sight: the Ring lies large next to its bearer, is touched itself and read with its text;
// the site at which the fellowship is stands in the middle of the table.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/table.h"
#include "shell/lotr_tcg_played.h"
#include "shell/services/appearance.h"
#include "shell/services/words.h"

using namespace mathom;
using namespace mathom::test;

namespace {

lotr_tcg::Table table_of(Played& game) {
  return lotr_tcg::looking_at(lotr_tcg::catalog_of(game.match().game()), game.state());
}

bool is_ring(const lotr_tcg::Table& t, CardId card) {
  return card != CardId::none && index(card) >= 0 && index(card) < t.s.cards.size() && t.known(index(card)) &&
         t.facts(index(card)).type == lotr_tcg::Type::ring;
}

int own_ring(Played& game) {
  const lotr_tcg::Table t = table_of(game);
  for (int i = 0; i < t.s.cards.size(); ++i)
    if (is_ring(t, card_at(i)) && t.owner(i) == t.s.turn && t.s.pieces[i].bearer >= 0) return i;
  return -1;
}

}  // namespace

TEST_CASE("the Ring lies next to its bearer, and a touch opens its text", "[lotr_tcg][table][ring]") {
  Played game(5);
  game.stage.size(1280, 800);
  REQUIRE(game.until(lotr_tcg::Question::act));
  const std::string id = "card/" + std::to_string(own_ring(game));
  const auto* ring = game.stage.scene().find(id);
  REQUIRE(ring);
  CHECK(ring->item.rect.h >= 36);
  CHECK(ring->item.name.find("Ring") != std::string::npos);
  REQUIRE(game.stage.press(id));
  REQUIRE(game.stage.scene().find("zoom/close"));
  std::string words;
  for (const auto& p : game.stage.scene().items())
    if (p.item.id.starts_with("zoom/")) words += p.item.name + "\n";
  INFO(words);
  CHECK(words.find("urden") != std::string::npos);
}

TEST_CASE("where the Ring can respond it is the Ring that is touched", "[lotr_tcg][table][ring]") {
  int seen = 0;
  for (std::uint64_t seed = 1; seed < 40 && seen == 0; ++seed) {
    Played game(seed);
    game.stage.size(1280, 800);
    const auto offers_ring = [&](const Decision& d) {
      const lotr_tcg::Table t = table_of(game);
      return std::any_of(d.options.begin(), d.options.end(), [&](const Option& o) { return is_ring(t, o.subject); });
    };
    if (!game.until(lotr_tcg::Question::answer, offers_ring)) continue;
    const lotr_tcg::Table t = table_of(game);
    const auto& options = game.decision().options;
    const auto ring =
        std::find_if(options.begin(), options.end(), [&](const Option& o) { return is_ring(t, o.subject); });
    const auto* item = game.stage.scene().find("card/" + std::to_string(index(ring->subject)));
    if (!item) continue;  // no room next to the bearer
    ++seen;
    CHECK(item->item.offer == game.match().session().token(*ring));
  }
  CHECK(seen > 0);
}

TEST_CASE("the site at which the fellowship is stands by name in the middle of the table", "[lotr_tcg][table][ring]") {
  Played game(5);
  game.stage.draws();
  game.stage.size(1280, 800);
  REQUIRE(game.until(lotr_tcg::Question::act, [&](const Decision&) {
    return game.state().fight < 0 && game.state().phase == lotr_tcg::kFellowship;
  }));
  const lotr_tcg::Table t = table_of(game);
  REQUIRE(t.site_card() >= 0);
  const std::string whole =
      game.stage.use().words.say(game.match().game().card_name(static_cast<CardDef>(t.print(t.site_card()))));
  ui::LettersWatch watch;
  game.stage.use().looks.letters().watch(&watch);
  game.stage.frame();
  game.stage.use().looks.letters().watch(nullptr);
  // Once on the path, and once in the middle.
  const std::string first = whole.substr(0, whole.find(' '));
  CHECK(std::count_if(watch.lines.begin(), watch.lines.end(), [&](const std::string& line) { return line == whole; }) >=
        1);
  CHECK(std::count_if(watch.lines.begin(), watch.lines.end(),
                      [&](const std::string& line) { return line.starts_with(first); }) >= 2);
}

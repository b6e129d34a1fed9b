// What a card costs now: on the card, in what is read of it, and on the button; and what moving on gives away.
#include <imgui.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/table.h"
#include "shell/lotr_tcg_played.h"
#include "shell/services/appearance.h"
#include "shell/tables/lotr_tcg/pictures/stack.h"

using namespace mathom;
using namespace mathom::test;

namespace {

lotr_tcg::Table table_of(Played& game) {
  return lotr_tcg::looking_at(lotr_tcg::catalog_of(game.match().game()), game.state());
}

// A minion in the hand that roams, and can be played.
const Option* roaming(Played& game) {
  const lotr_tcg::Table t = table_of(game);
  for (const Option& o : game.decision().options)
    if (o.verb < effects::kPick && lotr_tcg::verb_of(o) == lotr_tcg::Verb::play &&
        lotr_tcg::roaming_cost_of(t, index(o.subject)) > 0)
      return &o;
  return nullptr;
}

// All that is read of the card under the pointer.
std::string read_of(Played& game, const std::string& id) {
  const auto* item = game.stage.scene().find(id);
  REQUIRE(item);
  game.stage.post({.kind = ui::Input::Kind::pointer_move, .at = item->visible.centre()});
  game.stage.frame();
  game.stage.frame();
  std::string out;
  for (const auto& p : game.stage.scene().items())
    if (p.item.id.starts_with("reading/")) out += p.item.name + "\n";
  return out;
}

bool holds(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a minion that roams says what it costs now and why, and that is what is paid", "[lotr_tcg][table][price]") {
  int seen = 0;
  for (std::uint64_t seed = 1; seed < 20 && seen < 3; ++seed) {
    Played game(seed);
    game.stage.draws();
    if (!game.until(lotr_tcg::Question::act, [&](const Decision&) { return roaming(game) != nullptr; })) continue;
    ++seen;
    const Option o = *roaming(game);
    const lotr_tcg::Table t = table_of(game);
    const int now = lotr_tcg::cost_of(t, index(o.subject)), pool = game.state().twilight;
    const std::string id = game.item_with(game.match().session().token(o));
    const std::string words = read_of(game, id);
    INFO(words);
    CHECK(holds(words, std::to_string(now) + " cost now"));
    CHECK(holds(words, "for roaming"));
    CHECK(holds(words, std::to_string(t.facts(index(o.subject)).site) + " site number"));
    CHECK(holds(words, " strength"));
    REQUIRE(game.stage.press(id));
    const auto* act = game.stage.scene().find("primary");
    REQUIRE(act);
    INFO(act->item.description);
    CHECK(holds(act->item.description, "takes " + std::to_string(now) + " of " + std::to_string(pool)));
    const auto play = std::find(game.decision().options.begin(), game.decision().options.end(), o);
    REQUIRE(game.match().choose(static_cast<std::uint64_t>(play - game.decision().options.begin())) == Submit::ok);
    // What the minion's own text does comes later than its price, and adds to it at most.
    CHECK(game.state().twilight <= pool);
  }
  CHECK(seen > 0);
}

TEST_CASE("moving on says the twilight that it gives away, and gives away as much", "[lotr_tcg][table][price]") {
  int seen = 0;
  for (std::uint64_t seed = 1; seed < 30 && seen < 3; ++seed) {
    Played game(seed);
    if (!game.until(lotr_tcg::Question::again)) continue;
    const auto* move = game.stage.scene().find("offer/move");
    REQUIRE(move);
    const lotr_tcg::Table t = table_of(game);
    int companions = 0;
    t.each_active(lotr_tcg::Type::companion, [&](int) { ++companions; });
    const int next = t.site_at(t.site_number() + 1);
    const int adds = companions + (next < 0 ? 0 : lotr_tcg::shadow_number_of(t, next));
    INFO(move->item.description);
    CHECK(holds(move->item.description, "adds " + std::to_string(adds) + " twilight"));
    CHECK(holds(move->item.description, "next site") == (next < 0));
    ++seen;
  }
  CHECK(seen > 0);
}

TEST_CASE("the button that ends the fellowship phase says what the move adds", "[lotr_tcg][table][price]") {
  Played game(5);
  game.stage.draws();
  REQUIRE(game.until(lotr_tcg::Question::act,
                     [&](const Decision&) { return game.state().phase == lotr_tcg::kFellowship; }));
  const lotr_tcg::Table t = table_of(game);
  int adds = 0;
  t.each_active(lotr_tcg::Type::companion, [&](int) { ++adds; });
  if (const int next = t.site_at(t.site_number() + 1); next >= 0) adds += lotr_tcg::shadow_number_of(t, next);
  ui::LettersWatch watch;
  game.stage.use().looks.letters().watch(&watch);
  game.stage.frame();
  game.stage.use().looks.letters().watch(nullptr);
  CHECK(std::any_of(watch.lines.begin(), watch.lines.end(), [&](const std::string& line) {
    return line.starts_with("adds " + std::to_string(adds) + " twilight");
  }));
}

TEST_CASE("a card in play that bears others shows how many as a sign, not as a plus", "[lotr_tcg][table][price]") {
  Stage stage;
  stage.frame();
  const lotr_tcg::Catalog& c = lotr_tcg::printed_cards();
  int companion = 0;
  while (c.facts(companion).type != lotr_tcg::Type::companion) ++companion;
  lotr_tcg::StackLook look;
  look.face.facts = &c.facts(companion);
  look.face.print = companion;
  look.face.title = "Somebody";
  look.face.strength = 7, look.face.vitality = 4;
  look.borne = {{companion, "One", 0}, {companion, "Another", 0}};
  const ui::Letters& letters = stage.use().looks.letters();
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.PushClipRect({0, 0}, {2000, 2000});
  list.PushTextureID({});
  ui::LettersWatch watch;
  stage.use().looks.letters().watch(&watch);
  draw_stack(ui::Pen(list, letters), {100, 100, 90, 70}, look, ui::CardState::plain, 0);
  stage.use().looks.letters().watch(nullptr);
  const auto stands = [&](std::string_view words) {
    return std::find(watch.lines.begin(), watch.lines.end(), words) != watch.lines.end();
  };
  CHECK(stands("2"));
  CHECK_FALSE(stands("+2"));
}

// French Tarot at the table: the claim of the rest, and what is shown of who plays with whom.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <memory>

#include "core/json.h"
#include "core/rng.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;
using french_tarot::Phase;
using Truth = french_tarot::State;

namespace {

// One person plays for all seats.
class ClaimTable {
 public:
  ClaimTable(int seats, std::uint64_t seed) : rng_(seed) {
    SessionSetup setup;
    setup.seed = seed;
    setup.config_text = dump_json(Json{{"seats", seats}});
    setup.seats.assign(static_cast<std::size_t>(seats), {"Nadia", "", 0});
    Problems problems;
    REQUIRE(stage.use().play.start(*find_game("french_tarot"), setup, problems));
    stage.use().screens.push(table_screen());
    stage.face_question();
  }
  LocalMatch& match() { return *stage.use().play.local(); }
  const Truth& truth() { return GameOf<french_tarot::Rules>::view(match().view().seen); }
  SeatId asked() { return match().view().decision.seat; }
  bool going() { return match().your_turn() && !match().is_over(); }
  const ui::Item* item(std::string_view id) {
    const auto* p = stage.scene().find(id);
    return p ? &p->item : nullptr;
  }
  void answer() {
    const auto n = static_cast<std::uint32_t>(match().view().decision.options.size());
    const bool leads = match().view().decision.why == static_cast<std::uint16_t>(french_tarot::Question::lead);
    REQUIRE(match().choose(leads ? n - 1 : rng_.below(n)) == Submit::ok);
    stage.face_question();
  }
  template <class Stop>
  bool until(Stop stop) {
    for (int i = 0; i < 300 && going(); ++i) {
      if (stop()) return true;
      answer();
    }
    return false;
  }

  Stage stage;

 private:
  Rng rng_;
};

std::unique_ptr<ClaimTable> table_with_claim(int seats) {
  for (std::uint64_t seed = 1; seed < 80; ++seed) {
    auto t = std::make_unique<ClaimTable>(seats, seed);
    if (t->until([&] { return t->item("claim") != nullptr; })) return t;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("the rest is claimed by one touch and played out, and can be taken back", "[french_tarot][claim]") {
  auto t = table_with_claim(4);
  REQUIRE(t);
  const SeatId seat = t->asked();
  const std::uint32_t before = t->match().session().ply();
  const int done = t->truth().tricks_done, deal = t->truth().deals_scored;
  const auto cards = static_cast<std::size_t>(t->truth().hands[static_cast<std::size_t>(index(seat))].size());
  CHECK(t->item("claim")->name.find(std::to_string(cards)) != std::string::npos);
  CHECK_FALSE(t->item("claim")->description.empty());
  REQUIRE(t->stage.press("claim"));
  t->stage.face_question();
  // The seat is not asked any more, and no trick goes elsewhere.
  while (t->going() && t->truth().tricks_done < french_tarot::tricks_in_deal(t->truth()) &&
         t->truth().deals_scored == deal) {
    CHECK(t->asked() != seat);
    t->answer();
    for (int i = done; i < t->truth().tricks_done; ++i)
      CHECK(t->truth().winners[static_cast<std::size_t>(i)] == index(seat));
  }
  auto last = table_with_claim(4);
  REQUIRE(last);
  REQUIRE(last->stage.press("claim"));
  last->stage.face_question();
  for (int i = 0; i < 3; ++i) last->answer();
  CHECK(last->match().session().ply() >= before + 4);
  while (last->match().session().ply() > before) REQUIRE(last->match().undo());
  // Taken back, the seat is asked again, and nothing is played for it.
  CHECK(last->match().session().ply() == before);
  CHECK_FALSE(last->match().answers_itself());
}

TEST_CASE("no claim is offered where the rest is open", "[french_tarot][claim]") {
  ClaimTable t(4, 3);
  int leads = 0;
  t.until([&] {
    const bool is_lead = t.match().view().decision.why == static_cast<std::uint16_t>(french_tarot::Question::lead);
    if (is_lead && t.truth().tricks_done < 6) CHECK_FALSE(t.item("claim"));
    leads += is_lead && t.truth().tricks_done < 6 ? 1 : 0;
    return leads == 6;
  });
  CHECK(leads == 6);
}

TEST_CASE("the cards of the dog are marked in the taker's hand", "[french_tarot]") {
  for (std::uint64_t seed = 1; seed < 40; ++seed) {
    ClaimTable t(4, seed);
    if (!t.until([&] { return t.truth().phase == Phase::discard; })) continue;
    int marked = 0, hand = 0;
    for (const auto& p : t.stage.scene().items()) {
      if (!p.item.id.starts_with("hand/")) continue;
      ++hand;
      const auto card = french_tarot::card_from_token(std::string_view(p.item.id).substr(5));
      REQUIRE(card);
      if (!p.item.offered || p.item.offer.empty()) continue;
      CHECK((p.item.description == "from the dog") == t.truth().dog_shown.has(*card));
      marked += p.item.description == "from the dog" ? 1 : 0;
    }
    CHECK(hand == 24);
    CHECK(marked > 0);
    return;
  }
  FAIL("nobody took the dog");
}

TEST_CASE("with five the called card is named at the taker's seat until its owner is known", "[french_tarot]") {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    ClaimTable t(5, seed);
    if (!t.until([&] { return t.truth().phase == Phase::play; })) continue;
    const int taker = t.truth().facts.taker;
    const std::string card =
        t.stage.use().words.say(t.match().game().card_name(static_cast<CardDef>(t.truth().called)));
    const auto plate = [&](int seat) { return t.item("seat/" + std::to_string(seat))->name; };
    const auto defends = [&](int seat) { return plate(seat).find("defender") != std::string::npos; };
    CHECK(plate(taker).find(card) != std::string::npos);
    for (int seat = 0; seat < 5; ++seat) CHECK_FALSE(defends(seat));
    if (!t.until([&] { return t.truth().partner_shown && t.truth().phase == Phase::play; })) continue;
    for (int seat = 0; seat < 5; ++seat) CHECK(defends(seat) == (seat != taker && seat != t.truth().facts.partner));
    return;
  }
  FAIL("nobody called a card");
}

TEST_CASE("with five the result names the partner", "[french_tarot][result]") {
  bool named = false;
  for (std::uint64_t seed = 1; seed < 20 && !named; ++seed) {
    ClaimTable t(5, seed);
    while (t.going()) t.answer();
    const bool scored = t.truth().last.ending == french_tarot::Ending::scored;
    if (!scored) continue;
    const auto& last = t.truth().last;
    const bool has_partner = last.partner >= 0 && last.partner != last.taker;
    REQUIRE(t.stage.press("scores"));
    bool says = false;
    for (const auto& p : t.stage.scene().items())
      says = says || (t.stage.scene().on_top(p) &&
                      p.item.name.find(has_partner ? "the partner" : "played alone") != std::string::npos);
    CHECK(says);
    named = named || has_partner;
  }
  CHECK(named);
}

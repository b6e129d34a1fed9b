// What is drawn in gold is what a sensible player would do next: random games are walked through, and at
// each question with a golden act a review says whether another answer is clearly better. It takes minutes.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <vector>

#include "ai/review.h"
#include "core/rng.h"
#include "rules/brain.h"
#include "session/session.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;

namespace {

constexpr Care kGlance{.playouts = 10, .worlds = 12, .options = 2};

struct Walk {
  const char* game;
  int seats, games, questions, judged;  // of each game: the most questions, and the most golden acts that are judged
  bool orders = false;                  // its table puts the best use of a card first, by rules of thumb
};

struct Found {
  int gold = 0, judged = 0, targets = 0;  // targets: of lifted cards of games that order them
  std::vector<std::string> bad;
  std::vector<std::string> hopeless;  // golden, though rules of thumb do not even try it
};

// The option that a golden button answers with as the table stands; nothing: none is golden, or it does something else.
std::optional<std::uint32_t> golden_option(test::Stage& stage, const LocalMatch& match) {
  const std::vector<Option>& options = match.view().decision.options;
  for (const ui::Scene::Placed& p : stage.scene().items()) {
    if (!p.item.golden || p.item.offer.empty()) continue;
    for (std::uint32_t i = 0; i < options.size(); ++i)
      if (match.token(options[i]) == p.item.offer) return i;
  }
  return std::nullopt;
}

// A golden act among all answers; or what gold does with a lifted card, among all that this card can do.
void judge(test::Stage& stage, const LocalMatch& match, View then, std::uint32_t golden, Found& found) {
  const Game& game = match.game();
  if (then.decision.options.size() < 2 || !Review::possible(game, then)) return;
  ++found.judged;
  const std::vector<Option> options = then.decision.options;
  const std::uint32_t ply = then.ply;
  Review review(game, std::move(then), golden, kGlance, ply);
  while (!review.step(1 << 20)) {
  }
  const Judgement j = review.result();
  if (!j.clear()) return;
  const auto label = [&](std::uint32_t i) { return stage.use().words.say(match.label(options[i])); };
  found.bad.push_back(std::string(game.info().id) + ", after " + std::to_string(ply) + " answers: gold is “" +
                      label(golden) + "”, better is “" + label(j.best) + "”");
}

View narrowed(View then, const Option& to, std::uint32_t& golden) {
  std::vector<Option> same;
  for (const Option& o : then.decision.options) {
    if (o == to) golden = static_cast<std::uint32_t>(same.size());
    if (o.subject == to.subject && o.verb == to.verb) same.push_back(o);
  }
  then.decision.options = std::move(same);
  return then;
}

class Walker {
 public:
  Walker(const Walk& walk, int game, Found& found)
      : walk_(walk), found_(found), rng_(static_cast<std::uint64_t>(game) + 17) {
    stage_.start(walk.game, walk.seats, static_cast<std::uint64_t>(game) + 1);
  }

  void walk() {
    for (int question = 0; question < walk_.questions; ++question) {
      stage_.face_question();
      if (!match().your_turn()) return;
      const std::uint32_t before = match().ply();
      if (const auto golden = golden_option(stage_, match()))
        meet(*golden, question);
      else
        lift();
      if (match().ply() == before) match().choose(rng_.below(offered()));
      stage_.settle();
    }
  }

 private:
  LocalMatch& match() { return *stage_.use().play.local(); }
  std::uint32_t offered() { return static_cast<std::uint32_t>(match().view().decision.options.size()); }
  View then() { return match().session().view(only(match().view().decision.seat)); }
  bool may_judge() const { return judged_ < walk_.judged; }
  void note(View then, std::uint32_t golden) {
    const int before = found_.judged;
    judge(stage_, match(), std::move(then), golden, found_);
    judged_ += found_.judged - before;
  }

  // Gold every third time, so that the walk comes as far as a player does who trusts it.
  void meet(std::uint32_t golden, int question) {
    ++found_.gold;
    if (may_judge()) note(then(), golden);
    if (question % 3 == 0) match().choose(golden);
  }

  // What gold does without a card, or with one of those that may be lifted.
  void lift() {
    if (const auto* set = stage_.scene().find("primary"); set && set->item.golden) return press_gold(false);
    std::vector<std::string> cards;
    for (const ui::Scene::Placed& p : stage_.scene().items())
      if (p.item.role == ui::Role::card && p.item.offered && !p.item.offer.empty() && !p.item.picks && p.reachable())
        cards.push_back(p.item.id);
    if (cards.empty()) return;
    const std::uint32_t before = match().ply();
    if (!stage_.press(cards[rng_.below(static_cast<std::uint32_t>(cards.size()))])) return;
    stage_.settle();
    const auto* primary = stage_.scene().find("primary");
    if (match().ply() == before && primary && primary->item.golden) press_gold(true);
  }

  void press_gold(bool lifted) {
    View then = this->then();
    const std::uint32_t before = then.ply;
    if (!stage_.press("primary")) return;
    stage_.settle();
    if (match().ply() == before) return;
    ++found_.gold;
    const auto given = static_cast<std::uint32_t>(match().session().log()[before].value);
    if (!may_judge() || given >= then.decision.options.size()) return;
    if (!lifted) return note(std::move(then), given);
    if (walk_.orders) check_tried(then, given);
    std::uint32_t golden = 0;
    const Option meant = then.decision.options[given];
    note(narrowed(std::move(then), meant, golden), golden);
  }

  void check_tried(const View& then, std::uint32_t given) {
    ++found_.targets;
    std::vector<Brain::Considered> tried;
    match().game().brain()->consider(then.seen, then.decision, tried);
    if (std::none_of(tried.begin(), tried.end(), [&](const auto& t) { return t.option == given; }))
      found_.hopeless.push_back(std::string(walk_.game) + ", after " + std::to_string(then.ply) + " answers");
  }

  const Walk& walk_;
  Found& found_;
  test::Stage stage_;
  Rng rng_;
  int judged_ = 0;
};

}  // namespace

TEST_CASE("what is drawn in gold is hardly ever clearly worse than another answer", "[.gold]") {
  for (const Walk& w : {Walk{"lotr_tarot", 3, 2, 40, 12}, Walk{"lotr_board", 3, 2, 50, 12},
                        Walk{"war_of_the_ring", 2, 2, 40, 6, true}, Walk{"lotr_tcg", 2, 2, 50, 8, true}})
    DYNAMIC_SECTION(w.game) {
      Found found;
      for (int game = 0; game < w.games; ++game) Walker(w, game, found).walk();
      for (const std::string& bad : found.bad) UNSCOPED_INFO(bad);
      for (const std::string& hopeless : found.hopeless) UNSCOPED_INFO("not worth trying: " << hopeless);
      UNSCOPED_INFO(found.gold << " golden acts, " << found.judged << " judged, " << found.bad.size()
                               << " clearly worse, " << found.targets << " of lifted cards");
      CHECK(found.gold >= 5);
      CHECK(found.bad.size() <= 1);
      CHECK(found.hopeless.empty());
    }
}

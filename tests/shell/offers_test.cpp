// Whatever the engine offers can be reached: random games of every game through the real table screen, on which every
// question is looked at and answered by what has a name.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "core/rng.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "support/each_game.h"

using namespace mathom;
using namespace mathom::test;

namespace {

using Placed = ui::Scene::Placed;

class Walk {
 public:
  Walk(std::string_view game, int seats, std::uint64_t seed, bool words) : rng_(seed), words_(words) {
    stage_.in_words(words);
    if (words) stage_.size(2400, 1800);
    stage_.start(game, seats, seed);
  }

  void play(int most_answers) {
    for (int answers = 0; answers < most_answers; ++answers) {
      stage_.face_question();
      if (session().outcome().over) return;
      INFO(game() << ", answer " << session().ply() << ", " << (words_ ? "in words" : "in pictures"));
      REQUIRE(stage_.use().play.local()->your_turn());
      look();
      answer();
    }
  }
  bool over() { return session().outcome().over; }

 private:
  const Session& session() { return stage_.use().play.local()->session(); }
  const Decision& decision() { return stage_.use().play.local()->view().decision; }
  std::string_view game() { return session().game().info().id; }

  std::vector<const Placed*> top() {
    std::vector<const Placed*> out;
    for (const Placed& p : stage_.scene().items())
      if (stage_.scene().on_top(p) && ui::actable(p.item.role)) out.push_back(&p);
    return out;
  }

  // The offers that have a control now, with their controls.
  std::map<std::string, std::vector<std::string>> controls() {
    std::map<std::string, std::vector<std::string>> out;
    for (const Placed* p : top())
      if (!p->item.offer.empty()) {
        CHECK(p->item.offered);
        out[p->item.offer].push_back(p->item.id);
      }
    return out;
  }

  void look() {
    std::set<std::string> tokens;
    for (const Option& o : decision().options) tokens.insert(session().token(o));
    auto found = controls();
    if (found.size() < tokens.size()) lift_for_more(found);
    for (const std::string& t : tokens) {
      INFO("the offer: " << t);
      CHECK(found[t].size() == 1);
    }
    for (const auto& [offer, ids] : found) {
      INFO(ids.front() << " says it answers: " << offer);
      CHECK(tokens.contains(offer));
    }
    names();
    reasons();
  }

  // A card that may mean two things shows the second when it is lifted; in words there is nothing to lift.
  void lift_for_more(std::map<std::string, std::vector<std::string>>& found) {
    CHECK_FALSE(words_);
    const auto before = found;
    for (const auto& [offer, ids] : before) {
      if (stage_.scene().find(ids.front())->item.role != ui::Role::card) continue;
      stage_.press(ids.front());
      for (auto& [more, where] : controls())
        if (!before.contains(more)) found[more] = where;
      put_back(ids.front());
    }
  }
  // The second touch would play it: another way to put a card back is to mark it again.
  void put_back(const std::string& id) {
    stage_.scene().set_focus(id);
    stage_.key(ui::Key::space);
  }

  void names() {
    std::set<std::string> names;
    for (const Placed* p : top()) {
      INFO(p->item.id << ": " << p->item.name << " / " << p->item.act);
      CHECK_FALSE(p->item.name.empty());
      CHECK(p->item.name.find('<') == std::string::npos);
      if (p->item.offer.empty()) continue;
      CHECK(names.insert(p->item.act.empty() ? p->item.name : p->item.act).second);
    }
    CHECK(stage_.scene().problems().empty());
  }

  void reasons() {
    for (const Placed* p : top()) {
      if (p->item.offered) continue;
      INFO(p->item.id << " is not offered");
      CHECK_FALSE(p->item.description.empty());
      CHECK(p->item.description.find('<') == std::string::npos);
    }
    // What a seat could mean and is not offered is there too, unless it is a card that lies elsewhere.
    std::set<std::string> there;
    for (const Placed* p : top())
      if (!p->item.offered) there.insert(p->item.id);
    const std::size_t refused = session().refused(decision().seat).size();
    CHECK((refused == 0 || !there.empty()));
  }

  void perform(const std::string& id) {
    INFO("pressed: " << id);
    if (words_) {
      stage_.post({.kind = ui::Input::Kind::perform, .id = id});
      stage_.frame();
      REQUIRE(stage_.settle());
    } else {
      REQUIRE(stage_.press(id));
    }
  }

  void answer() {
    const auto ply = session().ply();
    auto found = controls();
    REQUIRE_FALSE(found.empty());
    auto at = found.begin();
    std::advance(at, static_cast<long>(rng_.below(static_cast<std::uint32_t>(found.size()))));
    const std::string id = at->second.front();
    // Several picks, and several cards of one payment, are one act.
    const bool gathers = stage_.scene().find(id)->item.picks;
    if (gathers || (decision().ask == Ask::pick && stage_.scene().find("primary"))) {
      pick(found);
    } else {
      perform(id);
      // By touch a card is lifted first and played by the button that names the act.
      if (session().ply() == ply) perform("primary");
    }
    CHECK(session().ply() > ply);
  }

  void pick(const std::map<std::string, std::vector<std::string>>& found) {
    std::vector<std::string> ids;
    for (const auto& [offer, where] : found)
      if (decision().ask == Ask::pick || stage_.scene().find(where.front())->item.picks) ids.push_back(where.front());
    rng_.shuffle(ids);
    for (const std::string& id : ids) {
      perform(id);
      const auto* primary = stage_.scene().find("primary");
      REQUIRE(primary);
      if (primary->item.offered) break;
    }
    perform("primary");
  }

  Stage stage_;
  Rng rng_;
  bool words_;
};

}  // namespace

namespace {

// Each number of seats is walked once by touch and once as the page of words is; `words_first` says which half this is.
void walk(const Share& share, bool words_first) {
  const Game& game = *find_game(share.game);
  for (int seats = game.info().least_seats; seats <= game.info().most_seats; ++seats) {
    if (!share.has(seats)) continue;
    Walk walk(game.info().id, seats, 40 + static_cast<std::uint64_t>(seats), (seats % 2 == 0) == words_first);
    walk.play(3000);
    CHECK(walk.over());
  }
}

const int kRegistered =
    for_each_game("every offer of every game is one named control, and what is not offered says why", "[offers]",
                  Games::of_the_program, 2, [](const Share& share) { walk(share, true); }) +
    for_each_game("so it is for the other numbers of seats, by touch and in words", "[offers][long]",
                  Games::of_the_program, 2, [](const Share& share) { walk(share, false); });

}  // namespace

TEST_CASE("each game is walked through", "[offers]") { CHECK(kRegistered >= 16); }

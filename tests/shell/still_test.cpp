// Nothing moves because a card was lifted: the table is the same before and after, and what is asked about is not
// covered. At every kind of question, on a desktop and on two phones.
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <map>

#include "core/rng.h"
#include "shell/clear_view.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "support/each_game.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr Size kLiftedAt[] = {{1280, 800}, {390, 844}, {320, 568}};

bool is_of_table(const ui::Scene& scene, const ui::Scene::Placed& p) {
  const ui::Part part = scene.part_of(p);
  return part == ui::Part::table || part == ui::Part::seats || part == ui::Part::state;
}

struct Lies {
  ui::Rect rect;
  bool selected = false;
};
std::map<std::string, Lies> table_now(const ui::Scene& scene) {
  std::map<std::string, Lies> out;
  for (const auto& p : scene.items())
    if (scene.on_top(p) && is_of_table(scene, p)) out[p.item.id] = {p.item.rect, p.item.selected};
  return out;
}

bool is_same(const ui::Rect& a, const ui::Rect& b) {
  return std::abs(a.x - b.x) <= kTrembling && std::abs(a.y - b.y) <= kTrembling && std::abs(a.w - b.w) <= kTrembling &&
         std::abs(a.h - b.h) <= kTrembling;
}

// Something else that can be touched now lies in its place: the table shows what it showed.
bool gives_way(const ui::Scene& scene, const ui::Rect& r) {
  for (const auto& p : scene.items())
    if (scene.on_top(p) && !p.item.offer.empty() && p.item.rect.intersect(r).w >= r.w - kTrembling &&
        p.item.rect.intersect(r).h >= r.h - kTrembling)
      return true;
  return false;
}

void compare(const ui::Scene& scene, const std::map<std::string, Lies>& before, Faults& faults,
             const std::string& where) {
  const std::map<std::string, Lies> after = table_now(scene);
  for (const auto& [id, lay] : before) {
    const auto found = after.find(id);
    const ui::Scene::Placed* now = scene.find(id);
    if (found == after.end() && !now) {
      if (!gives_way(scene, lay.rect)) faults.add(id.substr(0, id.find('/')) + " vanishes", where + ": " + id);
      continue;
    }
    if (now->item.selected || lay.selected) continue;  // the card that is lifted
    if (!is_same(now->item.rect, lay.rect))
      faults.add(id.substr(0, id.find('/')) + " moves",
                 where + ": " + id + " from " + std::to_string(lay.rect.x) + "," + std::to_string(lay.rect.y) + " " +
                     text(lay.rect) + " to " + std::to_string(now->item.rect.x) + "," +
                     std::to_string(now->item.rect.y) + " " + text(now->item.rect));
  }
}

void lift_all(Stage& stage, Faults& faults, const std::string& what) {
  LocalMatch& match = *stage.use().play.local();
  for (const Size s : kLiftedAt) {
    stage.size(s.w, s.h);
    stage.settle();
    std::vector<std::string> ids;
    for (const auto& p : stage.scene().items())
      if (p.item.role == ui::Role::card && p.item.offered && !p.item.offer.empty() && !p.item.selected &&
          stage.scene().part_of(p) == ui::Part::hand && ids.size() < 4)
        ids.push_back(p.item.id);
    for (const std::string& id : ids) {
      const std::string where = what + ", " + name_of(s, 1) + ", " + id;
      const std::map<std::string, Lies> before = table_now(stage.scene());
      const auto ply = match.session().ply();
      if (!stage.press(id)) continue;
      if (match.session().ply() != ply) {
        match.undo();
        stage.face_question();
        return;
      }
      compare(stage.scene(), before, faults, where);
      if (s.w < 500) look_clear(stage, faults, where);
      if (!stage.press("lay_back") && stage.scene().find(id) && stage.scene().find(id)->item.selected) stage.press(id);
      stage.settle();
      compare(stage.scene(), before, faults, where + ", laid back");
      if (match.session().ply() != ply) {
        match.undo();
        stage.face_question();
        return;
      }
    }
  }
}

void lift_in(const Share& share) {
  const Game& game = *find_game(share.game);
  const int seats = share.part == 0 ? game.info().usual_seats : game.info().most_seats;
  Faults faults;
  Stage stage(scaled(1, "en"));
  stage.draws();
  stage.start(game.info().id, seats, 7);
  Rng rng(static_cast<std::uint64_t>(seats));
  std::map<int, int> asked;
  LocalMatch& match = *stage.use().play.local();
  for (int answers = 0; answers < 700 && match.session().waiting_for() != SeatId::none; ++answers) {
    const int why = match.view().decision.why;
    if (asked[why] < 5 && (asked[why] == 0 || answers % 7 == 0)) {
      ++asked[why];
      stage.face_question();
      lift_all(stage, faults, "ply " + std::to_string(match.session().ply()) + ", question " + std::to_string(why));
    }
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    REQUIRE(match.choose(rng.below(static_cast<std::uint32_t>(match.view().decision.options.size()))) == Submit::ok);
  }
  faults.report();
}

const int kLifted =
    for_each_game("nothing moves because a card was lifted", "[layout][still]", Games::of_the_program, 2, lift_in);

}  // namespace

TEST_CASE("cards are lifted in each game", "[layout][still]") { CHECK(kLifted >= 8); }

// The cards and places of War of the Ring as pictures: each has its own, and what is said on it stays on it.
#include <imgui.h>

#include <catch2/catch_test_macros.hpp>

#include "assets/assets.h"
#include "rules/registry.h"
#include "shell/services/appearance.h"
#include "shell/services/services.h"
#include "shell/sheet.h"
#include "shell/stage.h"
#include "shell/tables/war_of_the_ring/pictures/face.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"
#include "shell/ui/drawing/picture.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;
namespace wotr = mathom::war_of_the_ring;

namespace {

const Game& ring_game() {
  for (const Game* g : all_games())
    if (g->info().id == "war_of_the_ring") return *g;
  FAIL("there is no such game");
  return *all_games().front();
}

void draw(const ui::Pen& pen, ui::Rect r, int print, const wotr::FaceWords& words) {
  if (wotr::is_place(print))
    wotr::draw_place(pen, r, print - wotr::kFirstPlace, words);
  else
    wotr::draw_face(pen, r, print, words);
}

// How far letters stand outside of the rectangle.
float beyond(const ImDrawList& list, const ui::Letters& letters, ui::Rect r) {
  float most = 0;
  // Strokes have no place in the texture where no frame was begun.
  const auto at = [](const ImDrawVert& v, ui::Vec uv) {
    return std::abs(v.uv.x - uv.x) < 1e-6f && std::abs(v.uv.y - uv.y) < 1e-6f;
  };
  for (const ImDrawVert& v : list.VtxBuffer) {
    const bool letter = !at(v, letters.white()) && !at(v, {});
    if (letter) most = std::max({most, r.x - v.pos.x, v.pos.x - r.right(), r.y - v.pos.y, v.pos.y - r.bottom()});
  }
  return most;
}

struct Drawn {
  float beyond = 0;
  ui::LettersWatch watch;
  int vertices = 0;
};
Drawn drawn(Stage& stage, int print, float width, float height) {
  Drawn d;
  ui::Letters& letters = stage.use().looks.letters();
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.PushClipRect({0, 0}, {1000, 1000});
  list.PushTextureID({});
  letters.watch(&d.watch);
  const ui::Rect r{100, 100, width, height};
  draw(ui::Pen(list, letters), r, print, wotr::face_words(stage.use().host, ring_game(), print));
  letters.watch(nullptr);
  d.beyond = beyond(list, letters, r);
  d.vertices = list.VtxBuffer.Size;
  return d;
}

std::string name_of(Stage& stage, int print) { return wotr::face_words(stage.use().host, ring_game(), print).name; }

}  // namespace

TEST_CASE("every card and every place of War of the Ring has a picture of its own", "[faces]") {
  const wotr::Catalog& c = wotr::catalog_of(ring_game());
  for (int i = 0; i < static_cast<int>(c.titles.size()); ++i) {
    INFO(c.titles[static_cast<std::size_t>(i)].id);
    CHECK(wotr::has_motif(i));
  }
  for (int i = 0; i < wotr::kPlaces; ++i) {
    INFO(c.places[static_cast<std::size_t>(i)].id);
    CHECK(wotr::has_scene(i));
  }
}

TEST_CASE("every drawing of War of the Ring is of one of its cards", "[faces]") {
  const wotr::Catalog& c = wotr::catalog_of(ring_game());
  int drawings = 0;
  for (const Asset& a : all_assets()) {
    constexpr std::string_view kFolder = "pictures/war_of_the_ring/";
    if (!a.path.starts_with(kFolder)) continue;
    const std::string_view word =
        a.path.substr(kFolder.size(), a.path.size() - kFolder.size() - std::string_view(".svg").size());
    INFO(a.path);
    ++drawings;
    CHECK(std::any_of(c.titles.begin(), c.titles.end(), [&](const auto& t) { return t.id == word; }));
    const ui::Picture picture = ui::read_picture(a.text);
    CHECK_FALSE(picture.shapes.empty());
    for (const ui::PictureShape& shape : picture.shapes)
      CHECK(std::max(shape.role, shape.end) < picture.colours.size());
  }
  CHECK(drawings > 60);
}

TEST_CASE("a large card of War of the Ring holds all its words at sixteen pixels", "[faces]") {
  for (const std::string& language : spoken()) {
    Settings settings = Stage::at_once();
    settings.language = language;
    Stage stage(settings);
    stage.frame();
    for (int i = 0; i < wotr::kThings; ++i) {
      const Drawn d = drawn(stage, i, 300, ui::card_height(300));
      INFO(language << ": " << name_of(stage, i) << ", smallest: " << d.watch.smallest_words);
      CHECK(d.beyond < 0.1f);
      CHECK(d.watch.smallest >= 16);
      CHECK(d.watch.shortened.empty());
    }
  }
}

TEST_CASE("the words on a card of War of the Ring stay on it at every size", "[faces]") {
  for (const std::string& language : spoken()) {
    Settings settings = Stage::at_once();
    settings.language = language;
    Stage stage(settings);
    stage.frame();
    for (int i = 0; i < wotr::kThings; ++i)
      for (const ui::Rect r : {ui::Rect{0, 0, 44, ui::card_height(44)},
                               {0, 0, 64, ui::card_height(64)},
                               {0, 0, 110, ui::card_height(110)},
                               {0, 0, 160, ui::card_height(160)},
                               {0, 0, 112, 72},
                               {0, 0, 160, 90},
                               {0, 0, 320, 205},
                               {0, 0, 420, 655}}) {
        if (r.w > 250 && r.w > r.h && !wotr::is_place(i)) continue;  // a tile that large has no more on it
        const Drawn d = drawn(stage, i, r.w, r.h);
        INFO(language << ": " << name_of(stage, i) << " " << r.w << " by " << r.h << ", " << d.watch.smallest_words);
        CHECK(d.beyond < 0.1f);
        CHECK(d.watch.smallest >= ui::kLeastType);
        CHECK(d.vertices < 14000);  // a frame has room for a table full of them
      }
  }
}

TEST_CASE("a sheet of the pictures of War of the Ring is written to a file", "[.war_sheet]") {
  const wotr::Catalog& c = wotr::catalog_of(ring_game());
  write_sheet(static_cast<int>(c.titles.size()), 1, [](const ui::Pen& pen, ui::Rect r, int title) {
    const float k = r.w / 80;
    wotr::draw_motif(pen.through(ui::shift(r.centre()) * ui::stretch(k, k)), title - 1, {});
  });
}

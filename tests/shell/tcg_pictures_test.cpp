// The pictures of the cards of the trading card game: every card has one, each shows something else, and every shape of
// the drawings is drawn whole.
#include <imgui.h>

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "games/lotr_tcg/cards/catalog.h"
#include "shell/services/appearance.h"
#include "shell/services/services.h"
#include "shell/sheet.h"
#include "shell/stage.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// What a picture is made of, without its colours.
using Form = std::vector<std::pair<std::size_t, std::array<float, 6>>>;
Form form_of(const PictureBook::Layers& layers) {
  Form form;
  for (const PictureBook::Layer& l : layers)
    form.push_back({l.drawing, {l.place.a, l.place.b, l.place.c, l.place.d, l.place.e, l.place.f}});
  return form;
}

void draw_into(ImDrawList& list, ui::Letters& letters, ui::Rect r, int print) {
  lotr_tcg::draw_card_picture(ui::Pen(list, letters), r, print);
}

}  // namespace

TEST_CASE("every shape of every drawing is drawn whole, in a known role", "[tcg_pictures]") {
  const PictureBook& book = lotr_tcg::card_pictures();
  REQUIRE(book.drawings().size() > 60);
  for (std::size_t n = 0; n < book.drawings().size(); ++n) {
    INFO(book.drawings()[n]);
    const ui::Picture& picture = book.drawing(n);
    CHECK_FALSE(picture.shapes.empty());
    for (const ui::PictureShape& s : picture.shapes) {
      CAPTURE(s.role, s.shape.outline.size());
      if (s.width > 0) {
        CHECK(s.shape.outline.size() >= 2);
        // Where a closed line ends it has no second point, which would be a spike in a broad stroke.
        if (s.closed) CHECK(ui::length(s.shape.outline.back() - s.shape.outline.front()) > 0.05f);
      }
      if (s.width == 0) CHECK(s.shape.triangles.size() == (s.shape.outline.size() - 2) * 3);
    }
  }
}

TEST_CASE("every card has a picture, and no two show the same", "[tcg_pictures]") {
  const lotr_tcg::Catalog& cards = lotr_tcg::printed_cards();
  std::map<Form, std::string> seen;
  for (const lotr_tcg::CardFacts& facts : cards.prints) {
    INFO(facts.id);
    const PictureBook::Layers* layers = lotr_tcg::card_pictures().find(facts.id);
    REQUIRE(layers);
    CHECK(layers->size() >= 2);
    const auto [at, fresh] = seen.try_emplace(form_of(*layers), facts.id);
    INFO("like " << at->second);
    CHECK(fresh);
  }
  CHECK(seen.size() == 365);
}

TEST_CASE("a picture fills its rectangle and stays in it, whatever its form", "[tcg_pictures]") {
  Stage stage;
  stage.frame();
  for (const ui::Rect r : {ui::Rect{40, 40, 124, 72}, ui::Rect{40, 40, 268, 186}, ui::Rect{40, 40, 90, 130}}) {
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushClipRect({0, 0}, {1000, 1000});
    list.PushTextureID({});
    draw_into(list, stage.use().looks.letters(), r, 0);
    const ImVec4 clip = list.CmdBuffer[0].ClipRect;
    CHECK((clip.x == r.x && clip.y == r.y && clip.z == r.right() && clip.w == r.bottom()));
    float left = 1000, top = 1000, right = 0, bottom = 0;
    for (const ImDrawVert& v : list.VtxBuffer) {
      left = std::min(left, v.pos.x), right = std::max(right, v.pos.x);
      top = std::min(top, v.pos.y), bottom = std::max(bottom, v.pos.y);
    }
    CHECK((left <= r.x && top <= r.y && right >= r.right() && bottom >= r.bottom()));
  }
}

// A grid of cards is drawn at once: what one of them costs is kept small.
TEST_CASE("a picture on a small card has few corners", "[tcg_pictures]") {
  Stage stage;
  stage.frame();
  int all = 0, most = 0;
  for (int print = 0; print < 365; ++print) {
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushClipRect({0, 0}, {1000, 1000});
    list.PushTextureID({});
    draw_into(list, stage.use().looks.letters(), {40, 40, 124, 72}, print);
    all += list.VtxBuffer.Size;
    most = std::max(most, list.VtxBuffer.Size);
  }
  CAPTURE(all / 365, most);
  CHECK(all / 365 < 2500);
  CHECK(most < 6500);
}

TEST_CASE("a sheet of pictures is written to a file", "[.sheet]") {
  write_sheet(365, 0.64f, [](const ui::Pen& pen, ui::Rect r, int number) {
    lotr_tcg::draw_card_picture(pen, r, lotr_tcg::printed_cards().numbered(number));
  });
}

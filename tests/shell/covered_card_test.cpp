// What stands on a card can be read: its index keeps off the picture, and what a covered card says keeps within the
// strip that is seen of it; what is lifted lies in front, whole.
#include <imgui.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "games/lotr_board/content/content.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/journey.h"
#include "shell/services/appearance.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"
#include "shell/tables/lotr_board/pictures/face.h"
#include "shell/tables/war_of_the_ring/pictures/face.h"
#include "shell/ui/cards/card_face.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

struct Mark {
  float x, y;
  ImU32 colour;
  bool letter;
  bool operator==(const Mark& o) const { return x == o.x && y == o.y && colour == o.colour; }
};

// The corners of all triangles in their order, as far as they are not cut off.
template <class F>
std::vector<Mark> drawn(Stage& stage, F draw) {
  const ui::Letters& letters = stage.use().looks.letters();
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.PushClipRect({0, 0}, {2000, 2000});
  list.PushTextureID({});
  draw(ui::Pen(list, letters));
  // Strokes have no place in the texture where no frame was begun.
  const auto at = [](const ImDrawVert& v, ui::Vec uv) {
    return std::abs(v.uv.x - uv.x) < 1e-6f && std::abs(v.uv.y - uv.y) < 1e-6f;
  };
  std::vector<Mark> out;
  for (const ImDrawCmd& cmd : list.CmdBuffer)
    for (unsigned i = 0; i < cmd.ElemCount; ++i) {
      const auto n = static_cast<int>(cmd.VtxOffset + list.IdxBuffer[static_cast<int>(cmd.IdxOffset + i)]);
      const ImDrawVert& v = list.VtxBuffer[n];
      out.push_back({std::clamp(v.pos.x, cmd.ClipRect.x, cmd.ClipRect.z),
                     std::clamp(v.pos.y, cmd.ClipRect.y, cmd.ClipRect.w), v.col,
                     !at(v, letters.white()) && !at(v, {})});
    }
  return out;
}

// How far letters reach to the right.
float letters_end(const std::vector<Mark>& marks) {
  float end = 0;
  for (const Mark& m : marks)
    if (m.letter) end = std::max(end, m.x);
  return end;
}

std::vector<ui::TarotFace> pack() {
  std::vector<ui::TarotFace> all;
  for (int suit = 0; suit < ui::kSuits; ++suit)
    for (int rank = suit == static_cast<int>(ui::Suit::trump) ? 0 : 1;
         rank <= (suit == static_cast<int>(ui::Suit::trump) ? 21 : 14); ++rank)
      all.push_back({static_cast<ui::Suit>(suit), rank});
  return all;
}

ui::Rect box_of(std::span<const Mark> marks) {
  float left = 1e9f, top = 1e9f, right = 0, bottom = 0;
  for (const Mark& m : marks)
    left = std::min(left, m.x), right = std::max(right, m.x), top = std::min(top, m.y), bottom = std::max(bottom, m.y);
  return {left, top, right - left, bottom - top};
}

}  // namespace

TEST_CASE("figures and the jester's cap in the corner of a card keep off its framed picture", "[cards]") {
  Stage stage;
  stage.frame();
  const ui::CardLook look;
  for (const float width : {64.0f, 84.0f, 112.0f, 160.0f, 230.0f}) {
    const ui::Rect r{100, 100, width, ui::card_height(width)};
    const auto of = [&](ui::TarotFace face) {
      return drawn(stage, [&](const ui::Pen& pen) { ui::draw_card(pen, r, face, look); });
    };
    const std::vector<Mark> plain = of({ui::Suit::spade, 1});
    for (int rank = 0; rank <= 21; ++rank) {
      CAPTURE(width, rank);
      const std::vector<Mark> card = of({ui::Suit::trump, rank});
      // The paper comes first, as on any other card; then the picture, and then the corner.
      const auto from = std::mismatch(card.begin(), card.end(), plain.begin(), plain.end()).first;
      const auto corner = std::find_if(from, card.end(), [](const Mark& m) { return m.letter; });
      REQUIRE(corner - from > 30);
      std::vector<Mark> index;
      // The rim of the card comes last, and a seal stands in the other corner.
      for (auto m = corner; m != card.end(); ++m)
        if (m->x > r.x + 1.5f && m->y > r.y + 1.5f && m->x < r.x + r.w * 0.6f && m->y < r.bottom() - r.h * 0.4f)
          index.push_back(*m);
      REQUIRE(index.size() > 12);
      const ui::Rect picture = box_of({from, corner}), figures = box_of(index);
      CAPTURE(picture.x, figures.right());
      CHECK(figures.right() <= picture.x + 1.5f);
    }
  }
}

TEST_CASE("the index of a covered card ends before the next card begins", "[cards]") {
  Stage stage;
  stage.frame();
  for (const float width : {46.0f, 52.0f, 60.0f, 84.0f, 116.0f, 150.0f})
    for (const float shown : {22.0f, 26.0f, 33.0f, 40.0f})
      for (const ui::TarotFace face : pack()) {
        if (shown > width * 0.8f) continue;
        CAPTURE(width, shown, static_cast<int>(face.suit), face.rank);
        const ui::Rect r{100, 100, width, ui::card_height(width)};
        const auto marks = drawn(
            stage, [&](const ui::Pen& pen) { ui::draw_card_strip(pen, r, face, {}, ui::CardState::plain, shown); });
        CHECK(letters_end(marks) <= r.x + shown + 0.5f);
      }
}

TEST_CASE("a covered card has its name within the strip that is seen, or none", "[cards]") {
  namespace wr = mathom::war_of_the_ring;
  namespace lb = mathom::lotr_board;
  for (const std::string& language : spoken()) {
    Settings settings = Stage::at_once();
    settings.language = language;
    Stage stage(settings);
    stage.frame();
    const Game &war = *find_game("war_of_the_ring"), &journey = *find_game("lotr_board");
    for (const float shown : {24.0f, 34.0f, 46.0f, 58.0f, 72.0f}) {
      const ui::Rect r{100, 100, 84, ui::card_height(84)};
      for (int print = 0; print < wr::kCards; ++print) {
        const wr::FaceWords words = wr::face_words(stage.use().host, war, print);
        CAPTURE(language, shown, words.name);
        CHECK(letters_end(drawn(stage, [&](const ui::Pen& pen) {
                wr::draw_covered_face(pen, r, print, words, ui::CardState::plain, {}, shown);
              })) <= r.x + shown + 0.5f);
      }
      for (int print = 0; print < lb::kFirstTile; ++print) {
        const lb::FaceWords words{.name = stage.use().words.say(journey.card_name(static_cast<CardDef>(print))),
                                  .note = {},
                                  .shown = shown / r.w};
        CAPTURE(language, shown, words.name);
        CHECK(letters_end(drawn(stage, [&](const ui::Pen& pen) { lb::draw_face(pen, r, print, words); })) <=
              r.x + shown + 0.5f);
      }
    }
  }
}

TEST_CASE("a lifted card on a phone lies whole in front of its neighbours, and each of them is still seen",
          "[lotr_board][cards]") {
  Stage stage;
  stage.size(390, 844);
  lay_journey(stage, Json{{"place", "moria"},
                          {"turn", 0},
                          {"turn_begun", true},
                          {"hands", Json::array({Json::array({"gimli", "fighting-brown-1", "fighting-brown-2",
                                                              "hiding-grey-1", "hiding-grey-2", "travelling-brown-1",
                                                              "friendship-brown-1", "star-brown-1", "star-brown-2"}),
                                                 Json::array({"star-brown-5"})})},
                          {"corruption", Json::array({2, 0})}});
  const auto* before = stage.scene().find("hand/fighting-brown-1");
  REQUIRE(before);
  REQUIRE(before->visible.w < before->item.rect.w - 10);  // the next one lies over it
  REQUIRE(stage.press("hand/fighting-brown-1"));
  stage.settle();
  const auto* lifted = stage.scene().find("hand/fighting-brown-1");
  REQUIRE(lifted);
  CHECK(lifted->item.selected);
  const auto& items = stage.scene().items();
  for (const auto& p : items) {
    if (!p.item.id.starts_with("hand/")) continue;
    CAPTURE(p.item.id);
    CHECK(p.visible.w >= kStrip - kTrembling);
    if (&p != lifted && p.item.z >= lifted->item.z) CHECK_FALSE(p.item.rect.overlaps(lifted->item.rect));
  }
}

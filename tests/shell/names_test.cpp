// Names in any script: letters that the typefaces have are baked when they are needed, the system writes what they
// lack, and where no system writes the page says so.
#include <imgui.h>

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "shell/platform/words_panel.h"
#include "shell/services/appearance.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "shell/ui/drawing/pen.h"

using namespace mathom;
using namespace mathom::test;

namespace {

// A system whose letters are all as wide as high, and which notes what it wrote.
struct Notes : ui::SystemWriter {
  std::vector<std::string> written;
  int sheets = 0;
  ui::Extent measure(const ui::SystemWords& words) override {
    float letters = 0;
    for (const char c : words.text) letters += (static_cast<unsigned char>(c) & 0xC0U) == 0x80U ? 0.0f : 1.0f;
    return {letters, 0, letters, 0.8f, 0.2f};
  }
  void* new_sheet(int side) override { return reinterpret_cast<void*>(static_cast<std::uintptr_t>(side + ++sheets)); }
  void write(const ui::SystemWords& words, float, int x, int y, int width, int height, ui::Vec) override {
    CHECK(x + width <= 2048);
    CHECK(y + height <= 2048);
    written.push_back(std::string(words.text) + (words.right_to_left ? "<" : ""));
  }
};

struct Drawn {
  explicit Drawn(Stage& stage) : stage_(stage), list_(ImGui::GetDrawListSharedData()) {
    list_._ResetForNewFrame();
    list_.PushClipRect({0, 0}, {1280, 800});
    list_.PushTextureID({});
  }
  void set(std::string_view words, ui::Face face = ui::Face::text) {
    ui::Pen(list_, stage_.use().looks.letters()).text({face, 15}, {0, 0, 900, 40}, words, 0xFFFFFFFF);
  }
  const ImDrawList& list() const { return list_; }

 private:
  Stage& stage_;
  ImDrawList list_;
};

const ui::Type kType{ui::Face::text, 15};

std::vector<std::string> pieces(const ui::Letters& letters, std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const ui::Letters::Piece piece = letters.next_piece(letters.nearest(kType), text, at);
    if (piece.kind == ui::Letters::Piece::Kind::written)
      out.push_back("[" + std::string(piece.text) + (piece.right_to_left ? "<]" : "]"));
    else if (piece.kind == ui::Letters::Piece::Kind::letter)
      out.emplace_back(piece.text);
  }
  return out;
}

std::string joined(const std::vector<std::string>& all) {
  std::string out;
  for (const std::string& one : all) out += one;
  return out;
}

}  // namespace

TEST_CASE("letters that the typefaces have are baked when a name needs them", "[letters]") {
  Stage stage;
  stage.frame();
  for (const ui::Face face : {ui::Face::text, ui::Face::strong, ui::Face::serif}) {
    Drawn drawn(stage);
    drawn.set("Łukasz, Ştefan, Ольга, Ωρίων, Việt", face);
    if (face == ui::Face::text) CHECK(stage.use().looks.letters().wants_more());
    stage.frame();
    CHECK_FALSE(stage.use().looks.letters().wants_more());
    ui::LettersWatch watch;
    stage.use().looks.letters().watch(&watch);
    drawn.set("Łukasz, Ştefan, Ольга, Ωρίων, Việt", face);
    stage.use().looks.letters().watch(nullptr);
    CHECK(watch.missing == "");
  }
}

TEST_CASE("the letters of a name are baked once, and missing letters are looked up once", "[letters]") {
  Stage stage;
  stage.frame();
  Drawn drawn(stage);
  for (int i = 0; i < 3; ++i) {
    drawn.set("李雷 Anna🙂 नेहा");
    CHECK_FALSE(stage.use().looks.letters().wants_more());
  }
}

TEST_CASE("a word in a script that the typefaces lack is one piece, a letter that stands alone another", "[letters]") {
  Stage stage;
  stage.frame();
  Notes notes;
  const ui::Letters& letters = stage.use().looks.letters();
  stage.use().looks.letters().employ(&notes);
  CHECK(joined(pieces(letters, "李雷 plays")) == "[李][雷] plays");
  CHECK(joined(pieces(letters, "अनिता राव")) == "[अनिता] [राव]");
  CHECK(joined(pieces(letters, "Anna🙂👩\u200D🚀")) == "Anna[🙂][👩\u200D🚀]");
  CHECK(joined(pieces(letters, "Zoe\u0308 x")) == "Zo[e\u0308] x");
  CHECK(joined(pieces(letters, "♥ and ♥\uFE0F")) == "♥ and [♥\uFE0F]");
  CHECK(joined(pieces(letters, "דנה כהן plays 2")) == "[דנה כהן] plays 2");
  CHECK(joined(pieces(letters, "דנה 2, ok")) == "[דנה 2], ok");
  CHECK(joined(pieces(letters, "\u2068דנה Bob\u2069 plays")) == "[דנה Bob<] plays");
  CHECK(joined(pieces(letters, "\u2068Bob דנה\u2069 plays")) == "Bob [דנה] plays");
  CHECK(joined(pieces(letters, "a\u200Bb\uFEFF")) == "ab");
}

TEST_CASE("lines break between letters that stand alone, and inside of words that are wider than a line", "[letters]") {
  Stage stage;
  stage.frame();
  Notes notes;
  const ui::Letters& letters = stage.use().looks.letters();
  stage.use().looks.letters().employ(&notes);
  CHECK(letters.wrap(kType, "李雷韩梅梅", 15 * 2 + 1) == std::vector<std::string_view>{"李雷", "韩梅", "梅"});
  CHECK(letters.wrap(kType, "דנהכהןאב", 15 * 3 + 1) == std::vector<std::string_view>{"דנה", "כהן", "אב"});
  CHECK(letters.fits(kType, "李雷韩梅梅", 15 * 2 + 1, 3 * letters.line_height(kType)));
  CHECK(letters.fitted(kType, "अनिताअनिता", 15 * 4 + 2) == "अनि…");
  for (float wide = 5; wide < 200; wide += 7) {
    CHECK(letters.width(kType, letters.fitted(kType, "李雷 and דנה כהן 🙂", wide)) <= std::max(wide, 16.0f));
    std::size_t bytes = 0;
    for (const auto line : letters.wrap(kType, "李雷דנהכהן🙂", wide)) bytes += line.size();
    CHECK(bytes == std::string_view("李雷דנהכהן🙂").size());
  }
}

TEST_CASE("words that the system draws are drawn once, into a texture of their own", "[letters]") {
  Stage stage;
  stage.frame();
  Notes notes;
  stage.use().looks.letters().employ(&notes);
  Drawn drawn(stage);
  for (int i = 0; i < 3; ++i) drawn.set("李雷 plays");
  CHECK(notes.written == std::vector<std::string>{"李", "雷"});
  int parts = 0;
  for (const ImDrawCmd& part : drawn.list().CmdBuffer)
    parts += part.GetTexID() == stage.use().looks.letters().written().sheet();
  CHECK(parts == 3);
}

TEST_CASE("when a sheet is full the words go to a larger one", "[letters]") {
  Stage stage;
  stage.frame();
  Notes notes;
  ui::WrittenWords& written = stage.use().looks.letters().written();
  stage.use().looks.letters().employ(&notes);
  Drawn drawn(stage);
  for (int i = 0; i < 2600 && !written.full(); ++i) {
    std::string letter = "\xE4\x80\x80";
    letter[1] = static_cast<char>(0x80 + i / 64), letter[2] = static_cast<char>(0x80 + i % 64);
    drawn.set(letter);
  }
  REQUIRE(written.full());
  const void* before = written.sheet();
  written.turn_over();
  CHECK_FALSE(written.full());
  drawn.set("李");
  CHECK(written.sheet() != before);
  CHECK(notes.sheets == 2);
}

TEST_CASE("a window that cannot draw a letter says so where the name is given", "[letters]") {
  Stage stage;
  stage.frame();
  const auto note = [&] { return stage.scene().find("words/note") != nullptr; };
  words_panel().open({.title = "Name", .label = "Name", .confirm = "OK", .cancel = "Cancel", .most = 24},
                     [](const auto&) {});
  words_panel().type("Łukasz Ольга");
  stage.settle();
  CHECK_FALSE(note());
  words_panel().type("李雷");
  stage.settle();
  CHECK(note());
  words_panel().erase();
  words_panel().erase();
  stage.settle();
  CHECK_FALSE(note());
  words_panel().confirm();
}

TEST_CASE("letters are baked coarser if the texture would be too large", "[letters]") {
  Stage stage;
  for (const float density : {1.0f, 2.0f, 3.0f})
    for (const float scale : {1.0f, 2.0f}) {
      Settings settings = stage.use().preferences.settings();
      settings.text_scale = scale;
      stage.use().preferences.change(settings);
      stage.use().looks.letters().limit(2048);
      stage.use().looks.bake_fonts(density);
      INFO(density << " " << scale);
      CHECK(stage.atlas().x <= 2048);
      CHECK(stage.atlas().y <= 2048);
      const float with_limit = stage.use().looks.letters().width(kType, "as wide as ever");
      stage.use().looks.letters().limit(1 << 14);
      stage.use().looks.bake_fonts(density);
      CHECK(std::abs(with_limit - stage.use().looks.letters().width(kType, "as wide as ever")) < 3);
    }
}

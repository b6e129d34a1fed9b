// The editor of Ring Tarot's deck: its text, its faults in words, and the screen without a window.
#include <catch2/catch_test_macros.hpp>
#include <filesystem>

#include "core/json.h"
#include "games/lotr_tarot/cards/deck.h"
#include "shell/app/app.h"
#include "shell/baked_letters.h"
#include "shell/by_id.h"
#include "shell/services/appearance.h"
#include "shell/services/outside.h"
#include "shell/services/services.h"
#include "shell/stage.h"
#include "shell/tables/config_editor.h"
#include "shell/tables/kit.h"
#include "shell/tables/lotr_tarot/deck/deck_screen.h"

using namespace mathom;
using namespace mathom::lotr_tarot;

namespace {

namespace fs = std::filesystem;

Affiliations ours() { return {deck().dark, deck().neutral}; }

Affiliations swapped() {
  Affiliations a = ours();
  set_side(a, deck().neutral.has(0) ? card_of(0) : lowest_of(a.neutral), Side::free);
  set_side(a, card_from_word("magician"), Side::neutral);
  return a;
}

// The application with one deck screen, played by ids as the page's mirror plays it.
struct Desk {
  Desk() {
    fs::remove_all(test::data_folder());
    fs::create_directories(test::data_folder());
    test::open_imgui();
    reload();
  }
  ~Desk() { fs::remove_all(test::data_folder()); }
  void reload() {
    app = std::make_unique<App>();
    app->start();
    use().looks.bake_fonts(1);
    open();
  }
  void open() {
    screen = std::make_unique<DeckScreen>(ours(), [this](const Affiliations& a) { used = a; });
    frame();
  }
  void frame() {
    scene.begin({.screen = {0, 0, 390, 844}, .safe = {0, 0, 390, 844}, .now = now += 16});
    screen->build(use().host, scene);
    scene.end();
    CHECK(scene.problems().empty());
  }
  void press(const std::string& id) {
    INFO(id);
    REQUIRE(scene.find(id));
    scene.post({.kind = ui::Input::Kind::activate, .id = id});
    frame();
    for (int i = 0; i < 10 && scene.frame_wanted(); ++i)
      frame();  // no more than are asked for: what changed must be seen
  }
  std::string name(const std::string& id) const { return test::name_of_id(scene, id); }
  bool offered(const std::string& id) const { return test::is_offered(scene, id); }
  std::string notice() const { return test::notice_of(use()); }

  const Services& use() const { return app->services(); }
  std::unique_ptr<App> app;
  ui::Scene scene;
  std::unique_ptr<DeckScreen> screen;
  std::optional<Affiliations> used;
  double now = 0;
};

std::string fault_in(std::string text) {
  Desk d;
  return reading_words(d.use().host, read_deck_text(text));
}

std::string with(const std::string& from, const std::string& to) {
  std::string text = deck_text({"", ours()});
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("a deck comes back from its own text", "[deck]") {
  const DeckReading r = read_deck_text(deck_text({"Großmutters", swapped()}));
  CHECK(r.trouble == DeckTrouble::none);
  CHECK(r.deck.name == "Großmutters");
  CHECK(r.deck.deck == swapped());
  CHECK(changed_cards(r.deck.deck) == 2);
}

TEST_CASE("a deck's text with a fault is refused in a sentence that names it", "[deck]") {
  const std::string unchanged = " Nothing has been changed.";
  CHECK(fault_in("{\"dark\":") == "This text is damaged, or it is not a deck." + unchanged);
  CHECK(fault_in("[1,2]") == "This is not a deck of this game." + unchanged);
  CHECK(fault_in(std::string(kMostDeckText + 1, ' ')) == "This text is too large for a deck." + unchanged);
  CHECK(fault_in(with("\"version\":1", "\"version\":2")) ==
        "This deck was made by a newer version of Mathom." + unchanged);
  CHECK(fault_in(with("\"sword-3\"", "\"sword-33\"")) ==
        "“sword-33” is not a card of this game. It has 19 Dark cards and needs 20." + unchanged);
  CHECK(fault_in(with("\"sword-3\"", "\"wheel-of-fortune\"")) ==
        "The Ring is on nobody’s side: it is neither Free, Dark nor Neutral. It has 19 Dark cards and needs 20." +
            unchanged);
  CHECK(fault_in(with("\"sword-3\"", "\"devil\"")) ==
        "The Devil is named twice. It has 19 Dark cards and needs 20." + unchanged);
  CHECK(fault_in(with("\"sword-3\"", "\"fool\"")) == "The Fool is both Dark and Neutral." + unchanged);
  CHECK(fault_in(with("\"dark\":[", "\"dark\":3,\"x\":[")) == "A list of its cards is missing." + unchanged);
  CHECK(fault_in(with("\"sword-3\"", "7,8,9")) ==
        "“” is not a card of this game. “” is not a card of this game. And more faults: 2." + unchanged);
}

TEST_CASE("a deck of any bytes is read or refused", "[deck][fuzz]") {
  const std::string sound = deck_text({"x", ours()});
  for (std::size_t i = 0; i < sound.size(); i += 3)
    for (const char c : {'\0', '"', '{', '9', '\xff'}) {
      std::string text = sound;
      text[i] = c;
      const DeckReading r = read_deck_text(text);
      if (r.trouble == DeckTrouble::none) CHECK(adds_up(r.deck.deck));
    }
}

TEST_CASE("touching a card gives it the next side, and only a deck that adds up can be used", "[deck]") {
  Desk d;
  CHECK(d.offered("use"));
  CHECK(d.name("deck/fool") == "The Fool, Neutral");
  d.press("deck/fool");
  CHECK(d.name("deck/fool") == "The Fool, Free");
  CHECK(d.name("deck/state") == "The Fool is now Free. 1 Free too many. 1 Neutral too few.");
  CHECK_FALSE(d.offered("use"));
  d.press("use");
  CHECK_FALSE(d.used);
  CHECK(d.notice() == "This deck does not add up yet. 1 Free too many. 1 Neutral too few.");
  d.press("brush/3");
  d.press("deck/magician");
  CHECK(d.offered("use"));
  d.press("use");
  REQUIRE(d.used);
  CHECK(*d.used == swapped());
}

TEST_CASE("the Ring can be reached and says that it stands for nobody", "[deck]") {
  Desk d;
  d.press("deck/wheel-of-fortune");
  CHECK(d.name("deck/state").starts_with("The Ring is on nobody’s side"));
  CHECK(d.offered("use"));
}

TEST_CASE("every step in the editor can be taken back", "[deck]") {
  Desk d;
  d.press("deck/fool");
  d.press("deck/fool");
  CHECK(d.name("deck/fool") == "The Fool, Dark");
  d.press("undo");
  CHECK(d.name("deck/fool") == "The Fool, Free");
  d.press("undo");
  CHECK(d.name("deck/fool") == "The Fool, Neutral");
  CHECK_FALSE(d.offered("undo"));
}

TEST_CASE("a deck begun in the editor is there again, until a deck is used", "[deck]") {
  Desk d;
  d.press("deck/fool");
  d.reload();
  CHECK(d.name("deck/fool") == "The Fool, Free");
  CHECK(d.name("deck/state").starts_with("The deck that you had begun here is open again."));
  d.press("undo");
  d.press("use");
  d.reload();
  CHECK(d.name("deck/state").starts_with("The numbers are right"));
}

TEST_CASE("decks are kept under their names, opened, removed and brought back", "[deck]") {
  Desk d;
  DeckShelf shelf;
  shelf.decks = {{"Mine", swapped()}, {"Ours again", ours()}};
  d.use().outside.keep("lotr_tarot.decks", shelf_text(shelf));
  d.reload();
  d.press("decks");
  CHECK(d.name("decks/0") == "Open “Mine”");
  d.press("decks/0");
  CHECK(d.name("deck/magician") == "The Magician, Neutral");
  d.press("decks");
  d.press("decks/0/remove");
  CHECK(d.name("decks/0") == "Open “Ours again”");
  d.press("decks/restore");
  CHECK(d.name("decks/1") == "Open “Mine”");
  d.press("decks/ours");
  CHECK(d.name("deck/magician") == "The Magician, Free");
}

TEST_CASE("a begun deck is replaced only when its player says so", "[deck]") {
  Desk d;
  DeckShelf shelf;
  shelf.decks = {{"Mine", swapped()}};
  d.use().outside.keep("lotr_tarot.decks", shelf_text(shelf));
  d.reload();
  d.press("deck/fool");
  CHECK(d.name("deck/fool") == "The Fool, Free");
  for (const char* road : {"decks/0", "decks/ours"}) {
    d.press("decks");
    d.press(road);
    CHECK(d.name("instead/replace") == "Replace it");
    d.press("instead/close");
    CHECK(d.name("deck/fool") == "The Fool, Free");
  }
  d.press("decks");
  d.press("decks/0");
  d.press("instead/keep");  // the numbers do not come out: it cannot be kept
  CHECK(d.name("instead/replace") == "Replace it");
  d.press("instead/replace");
  CHECK(d.name("deck/magician") == "The Magician, Neutral");
}

TEST_CASE("a kept deck that is damaged is left out, and its text is kept apart", "[deck]") {
  Desk d;
  DeckShelf shelf;
  shelf.decks = {{"Mine", swapped()}, {"Broken", ours()}};
  std::string text = shelf_text(shelf);
  text.replace(text.rfind("sword-3"), 7, "sword-0");
  d.use().outside.keep("lotr_tarot.decks", text);
  d.reload();
  d.press("decks");
  CHECK(d.name("decks/0") == "Open “Mine”");
  CHECK(d.name("decks/1") == "nothing");
  CHECK(d.use().outside.kept("lotr_tarot.decks.damaged") == text);
}

TEST_CASE("the set-up offers the editor to games that have one, and its deck goes into the config", "[deck]") {
  Desk d;
  CHECK_FALSE(kit_of("french_tarot").editor);
  const Json config{{"seats", 3}, {"affiliations", affiliations_json(swapped())}};
  const auto editor = kit_of("lotr_tarot").editor(d.use().host, config, {});
  REQUIRE(editor);
  CHECK(editor->now == "In play: a deck of your own. Cards that differ from ours: 2.");
  Json got;
  const PagePtr screen = editor->open([&](Json to) { got = std::move(to); });
  d.scene.begin({.screen = {0, 0, 390, 844}, .safe = {0, 0, 390, 844}, .now = 1});
  screen->build(d.use().host, d.scene);
  d.scene.end();
  CHECK(d.name("deck/magician") == "The Magician, Neutral");
  d.scene.post({.kind = ui::Input::Kind::activate, .id = "use"});
  for (int i = 0; i < 2; ++i) {
    d.scene.begin({.screen = {0, 0, 390, 844}, .safe = {0, 0, 390, 844}, .now = 20.0 + i});
    screen->build(d.use().host, d.scene);
    d.scene.end();
  }
  CHECK(got == config);
}

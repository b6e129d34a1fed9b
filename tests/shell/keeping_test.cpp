// What is kept: every change of every game, through reloads, damage, imports and a disk that fails. The application
// runs without a window, in a folder of its own.
#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <iterator>

#include "rules/registry.h"
#include "shell/app/app.h"
#include "shell/platform/files.h"
#include "shell/platform/platform.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;

namespace {

namespace fs = std::filesystem;
using Opened = Playing::Opened;

struct Desk {
  Desk() {
    fs::remove_all(test::data_folder());
    fs::create_directories(test::data_folder());
    reload();
  }
  ~Desk() {
    files::fails() = nullptr;
    fs::remove_all(test::data_folder());
  }
  void reload() {
    app.reset();
    app = std::make_unique<App>();
    app->start();
  }
  void start(std::uint64_t seed = 11) {
    SessionSetup setup;
    setup.seed = seed;
    for (const char* name : {"Nadia", "Oleg", "Pia", "Quill"}) setup.seats.push_back({name, "", 0});
    Problems problems;
    REQUIRE(use().play.start(*find_game("french_tarot"), setup, problems));
  }
  void answer(int times) {
    for (int i = 0; i < times; ++i) REQUIRE(use().play.local()->choose(0) == Submit::ok);
    app->hidden();  // as when the tab goes away; the frame loop saves in each frame
  }
  Opened open(std::string_view id, store::Purpose purpose = store::Purpose::play) {
    Opened how = Opened::nothing;
    use().play.open(id, purpose, [&](Opened is) { how = is; });
    return how;
  }
  Opened go_on() { return open(use().play.latest()); }
  std::string text_of(std::string_view id) {
    std::optional<std::string> text;
    use().kept.read_text(id, [&](std::optional<std::string> found) { text = std::move(found); });
    return text.value_or("");
  }
  const std::vector<KeptGame>& games() const { return use().kept.shelf().games(); }
  std::uint64_t hash() const { return use().play.local()->session().state_hash(); }
  std::string notice() const {
    const std::string state = app->state_json();
    const std::size_t at = state.find("\"notice\":\"") + 10;
    return state.substr(at, state.find('"', at) - at);
  }
  const Services& use() const { return app->services(); }
  std::unique_ptr<App> app;
};

fs::path file_of(std::string_view id) { return test::data_folder() / "games" / (std::string(id) + ".game"); }
std::string read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}
void write(const fs::path& path, const std::string& text) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}
// Half of the save is gone; the line about it is whole.
std::string cut_off(const fs::path& path) {
  const std::string whole = read(path), half = whole.substr(0, whole.size() / 2);
  write(path, half);
  return half.substr(half.find('\n') + 1);
}

}  // namespace

TEST_CASE("a game that was left is found again", "[keeping]") {
  Desk d;
  CHECK(d.use().play.latest().empty());
  d.start();
  d.answer(5);
  const auto hash = d.hash();
  d.reload();
  REQUIRE(d.go_on() == Opened::ok);
  CHECK(d.hash() == hash);
}

TEST_CASE("the game that was played last is the latest, though others were kept in the same millisecond", "[keeping]") {
  Desk d;
  std::vector<std::string> ids;
  for (int i = 0; i < 60; ++i) {
    d.start(static_cast<std::uint64_t>(i));
    d.app->hidden();
    ids.push_back(d.use().play.id());
  }
  REQUIRE(d.games().size() == ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) CHECK(d.games()[i].id == ids[ids.size() - 1 - i]);
}

TEST_CASE("a new game leaves the old one, and each can be continued", "[keeping]") {
  Desk d;
  d.start(11);
  d.answer(5);
  const std::string first = d.use().play.id();
  const auto hash = d.hash();
  d.start(12);
  d.answer(2);
  const std::string second = d.use().play.id();
  CHECK(first != second);
  REQUIRE(d.games().size() == 2);
  d.reload();
  REQUIRE(d.games().size() == 2);
  REQUIRE(d.open(first) == Opened::ok);
  CHECK(d.hash() == hash);
  d.answer(1);
  d.reload();
  CHECK(d.use().play.latest() == first);
  REQUIRE(d.open(second) == Opened::ok);
  CHECK(d.use().play.local()->session().ply() == d.use().kept.shelf().find(second)->answers);
}

TEST_CASE("the list says which game, who plays, how far it has come and how it ended", "[keeping]") {
  Desk d;
  d.start();
  d.answer(3);
  const KeptGame running = d.games().front();
  CHECK(running.game == "french_tarot");
  CHECK(running.seats == std::vector<std::string>{"Nadia", "Oleg", "Pia", "Quill"});
  CHECK(running.answers == d.use().play.local()->session().ply());
  CHECK(running.state == KeptGame::State::running);
  CHECK(running.when > 0);
  while (!d.use().play.local()->session().outcome().over) {  // the last of what is offered: somebody takes
    if (d.use().play.local()->people().needs_curtain())
      d.use().play.local()->people().show_to(*d.use().play.local()->people().person_asked());
    REQUIRE(d.use().play.local()->choose(d.use().play.local()->view().decision.options.size() - 1) == Submit::ok);
  }
  d.answer(0);
  d.reload();
  const KeptGame over = d.games().front();
  CHECK(over.state == KeptGame::State::finished);
  CHECK(over.scores.size() == 4);
  CHECK(over.unit == 2);
  CHECK(d.use().play.latest().empty());
  REQUIRE(d.open(over.id) == Opened::ok);
  CHECK(d.use().play.local()->session().outcome().over);
}

TEST_CASE("a name that a player gives stays with the game", "[keeping]") {
  Desk d;
  d.start();
  d.use().kept.rename(d.use().play.id(), "Sunday evening");
  d.answer(2);
  CHECK(d.games().front().name == "Sunday evening");
  d.reload();
  CHECK(d.games().front().name == "Sunday evening");
}

TEST_CASE("a save that was cut off opens from the copy before it, and its text is kept", "[keeping]") {
  Desk d;
  d.start();
  d.answer(3);
  const auto hash = d.hash();
  d.answer(1);
  const std::string id = d.use().play.id(), half = cut_off(file_of(id));
  d.reload();
  REQUIRE(d.open(id) == Opened::ok);
  CHECK(d.hash() == hash);
  CHECK(d.notice() == d.use().words.say("app.kept.before"));
  REQUIRE(d.games().size() == 2);
  const KeptGame& damaged = d.games()[0].id == id ? d.games()[1] : d.games()[0];
  CHECK(damaged.state == KeptGame::State::unreadable);
  CHECK(d.text_of(damaged.id) == half);
  d.reload();
  REQUIRE(d.open(id) == Opened::ok);
  CHECK(d.hash() == hash);
}

TEST_CASE("a save that is wholly lost is marked, and its text stays", "[keeping]") {
  Desk d;
  d.start();
  const std::string id = d.use().play.id();
  const std::string whole = read(file_of(id));
  write(file_of(id), whole.substr(0, whole.find('\n') + 1) + "scribbles");
  fs::remove(test::data_folder() / "games" / (id + ".before"));
  d.reload();
  CHECK(d.open(id) == Opened::nothing);
  CHECK_FALSE(d.notice().empty());
  REQUIRE(d.games().size() == 1);
  CHECK(d.games().front().state == KeptGame::State::unreadable);
  CHECK(d.text_of(id) == "scribbles");
}

TEST_CASE("a save of a newer format is reported and stays unchanged", "[keeping]") {
  Desk d;
  d.start();
  d.answer(2);
  const std::string id = d.use().play.id();
  std::string file = read(file_of(id));
  const std::string format = "\"format\":" + std::to_string(kSaveFormat);
  file.replace(file.find(format), format.size(), "\"format\":9");
  write(file_of(id), file);
  d.reload();
  CHECK(d.open(id) == Opened::nothing);
  CHECK(d.notice() == d.use().words.say("save.newer_format"));
  CHECK(read(file_of(id)) == file);
}

TEST_CASE("a damaged import is reported and leaves the running game unchanged", "[keeping]") {
  Desk d;
  d.start();
  d.answer(4);
  const auto hash = d.hash();
  const std::string id = d.use().play.id(), save = d.text_of(id);
  for (const std::string& text :
       {std::string("not a save"), save.substr(0, save.size() - 40), std::string(), std::string(5 << 20, ' ')}) {
    CHECK(d.use().play.import(text) != LoadStatus::ok);
    CHECK_FALSE(d.notice().empty());
    CHECK(d.hash() == hash);
    CHECK(d.text_of(id) == save);
    CHECK(d.games().size() == 1);
  }
  const std::string foreign = R"({"mathom":"save","format":2,"game":"a game of tomorrow"})";
  CHECK(d.use().play.import(foreign) == LoadStatus::unknown_game);
  CHECK(d.hash() == hash);
  REQUIRE(d.games().size() == 2);
  CHECK(d.text_of(d.games().front().id) == foreign);
}

TEST_CASE("an import becomes a game of its own, and the one on the table stays", "[keeping]") {
  Desk d;
  d.start();
  d.answer(2);
  const std::string id = d.use().play.id(), early = d.text_of(id);
  const auto hash = d.hash();
  d.answer(4);
  const std::string late = d.text_of(id);
  REQUIRE(d.use().play.import(early) == LoadStatus::ok);
  CHECK(d.use().play.id() != id);
  CHECK(d.hash() == hash);
  CHECK(d.text_of(id) == late);
  CHECK(d.games().size() == 2);
}

TEST_CASE("a deleted game can be restored", "[keeping]") {
  Desk d;
  d.start();
  d.answer(2);
  const std::string id = d.use().play.id(), text = d.text_of(id);
  d.use().kept.rename(id, "Sunday");
  d.use().kept.erase(id);
  CHECK(d.use().play.local() == nullptr);
  CHECK(d.games().empty());
  CHECK_FALSE(fs::exists(file_of(id)));
  REQUIRE(d.use().kept.erased() != nullptr);
  d.use().kept.restore_erased();
  CHECK(d.use().kept.erased() == nullptr);
  d.reload();
  REQUIRE(d.games().size() == 1);
  CHECK(d.games().front().name == "Sunday");
  CHECK(d.text_of(id) == text);
}

TEST_CASE("a game that another window plays is not overwritten", "[keeping]") {
  Desk d;
  d.start();
  d.answer(2);
  const std::string id = d.use().play.id();
  std::string file = read(file_of(id));
  file.replace(file.find("\"when\":"), 8, "\"when\":9");  // as if another window had saved
  write(file_of(id), file);
  REQUIRE(d.use().play.local()->choose(0) == Submit::ok);
  d.app->hidden();
  CHECK(d.use().play.local() == nullptr);
  CHECK(d.notice() == d.use().words.say("app.taken"));
  CHECK(read(file_of(id)) == file);
  CHECK(d.open(id, store::Purpose::take) == Opened::ok);
  d.answer(1);
  CHECK(read(file_of(id)) != file);
}

TEST_CASE("a running game that was deleted from outside is kept again", "[keeping]") {
  Desk d;
  d.start();
  d.answer(2);
  fs::remove_all(test::data_folder() / "games");
  d.answer(1);
  CHECK(d.notice() == d.use().words.say("app.kept.emptied"));
  const auto hash = d.hash();
  d.reload();
  REQUIRE(d.go_on() == Opened::ok);
  CHECK(d.hash() == hash);
}

// The disk fails from the k-th step on, as when the machine is switched off there; or at the k-th step alone.
TEST_CASE("whatever step on the disk fails, the last good save opens", "[keeping]") {
  for (const bool from_then_on : {true, false}) {
    bool reached = true;
    for (int k = 1; reached && k < 200; ++k) {
      Desk d;
      int steps = 0;
      reached = false;
      std::vector<std::uint64_t> hashes;
      d.start();
      hashes.push_back(d.hash());
      files::fails() = [&] {
        const bool now = ++steps == k || (from_then_on && steps > k);
        reached = reached || now;
        return now;
      };
      bool said = false;
      for (int i = 0; i < 5; ++i) {
        if (!d.use().play.local()) break;
        REQUIRE(d.use().play.local()->choose(0) == Submit::ok);
        d.app->hidden();
        said = said || !d.notice().empty();
        if (d.use().play.local()) hashes.push_back(d.hash());
      }
      d.app->hidden();  // what could not be kept is tried once more when the player leaves
      files::fails() = nullptr;
      d.reload();
      INFO("step " << k << (from_then_on ? " and all after it" : " alone"));
      CHECK((said || !reached));
      REQUIRE(d.games().size() == 1);
      REQUIRE(d.go_on() == Opened::ok);
      const auto at = std::find(hashes.begin(), hashes.end(), d.hash());
      CHECK(at != hashes.end());
      if (!from_then_on) CHECK(d.hash() == hashes.back());
      if (reached) continue;
      CHECK(d.hash() == hashes.back());
      CHECK(k > 10);  // a short game really takes that many steps
    }
  }
}

TEST_CASE("settings are kept and the language changes at once", "[keeping]") {
  Desk d;
  Settings s = d.use().preferences.settings();
  s.language = "fr";
  s.text_scale = 1.4f;
  d.use().preferences.change(s);
  CHECK(d.use().words.language() == "fr");
  d.reload();
  CHECK(d.use().preferences.settings() == s);
  CHECK(d.use().words.say("language.name") != "English");
}

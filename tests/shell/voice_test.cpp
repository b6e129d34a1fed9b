// What is said, repeated and typed: the levels of detail, the keys, the commands.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/registry.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/speech/command_line.h"
#include "shell/services/speech/reading.h"
#include "shell/services/speech/speech.h"
#include "shell/services/speech/voice.h"
#include "shell/services/words.h"
#include "shell/stage.h"
#include "shell/ui/scene/keys.h"
#include "text/folding.h"

using namespace mathom;
using namespace mathom::test;

namespace {

using ui::Detail;
using ui::Urgency;

std::vector<std::string> heard(Voice& voice, Detail most, const std::vector<ui::Announcement>& frame) {
  std::vector<std::string> out;
  voice.speak(frame, most, [&](const ui::Announcement& a) { out.push_back(a.words); });
  return out;
}

// A table of four people in words, at the first bid.
struct Table : Stage {
  explicit Table(const char* language = "en", const char* game = "french_tarot", int seats = 4)
      : Stage([&] {
          Settings s = at_once();
          s.language = language;
          return s;
        }()) {
    in_words(true);
    size(2400, 1800);
    start(game, seats, 3);
    face_question();
  }
  CommandReply ask(std::string_view typed) { return CommandLine(use(), scene()).answer(typed); }
  std::string say(std::string_view typed) {
    CommandReply reply = ask(typed);
    if (reply.input) {
      post(std::move(*reply.input));
      frame();
      settle();
    }
    return reply.words;
  }
  std::uint32_t ply() { return use().play.local()->session().ply(); }
  // Until a card is asked for.
  void to_play() {
    for (int i = 0; i < 40; ++i) {
      face_question();
      const std::string token = scene().offer(1)->item.offer;
      if (token.starts_with("play ")) return;
      if (scene().offer(1)->item.picks) {
        for (int n = 1; !scene().find("primary")->item.offered; ++n) say(std::to_string(n));
        say("confirm");
      } else {
        say(token == "bid pass" && i > 2 ? "2" : "1");
      }
    }
    FAIL("no card was asked for");
  }
};

}  // namespace

TEST_CASE("words are compared without case, accents and signs", "[voice]") {
  CHECK(folded_words("Cavalier de CŒUR !") == std::vector<std::string>{"cavalier", "de", "coeur"});
  CHECK(folded_words("Łódź, ŠKODA und ĲSSEL") == std::vector<std::string>{"lodz", "skoda", "und", "ijssel"});
  CHECK(folded_words("7c") == std::vector<std::string>{"7", "c"});
  CHECK(meets("kn", "knight") == Meeting::beginning);
  CHECK(meets("hearts", "heart") == Meeting::whole);
  CHECK(meets("1", "10") == Meeting::none);
}

TEST_CASE("the levels little, each move and everything announce what their names say", "[voice]") {
  const std::vector<ui::Announcement> frame{{"your turn", Urgency::assertive, Detail::brief},
                                            {"a card is played", Urgency::polite, Detail::normal},
                                            {"a card is dealt", Urgency::polite, Detail::full}};
  Voice voice;
  CHECK(heard(voice, Detail::brief, frame) == std::vector<std::string>{"your turn"});
  CHECK(heard(voice, Detail::normal, frame).size() == 2);
  CHECK(heard(voice, Detail::full, frame).size() == 3);
}

TEST_CASE("the last sentence is said again, and not to the next person", "[voice]") {
  Voice voice;
  std::string said;
  const auto say = [&](const ui::Announcement& a) { said = a.words; };
  CHECK_FALSE(voice.repeat(say));
  heard(voice, Detail::normal, {{"Oleg plays a card.", Urgency::polite, Detail::normal}});
  heard(voice, Detail::normal, {});
  CHECK(voice.repeat(say));
  CHECK(said == "Oleg plays a card.");
  voice.forget();
  CHECK_FALSE(voice.repeat(say));
}

TEST_CASE("an urgent announcement is heard at every level, and a question is urgent", "[voice]") {
  Table t;
  const auto said = t.take_said();
  const auto asked =
      std::find_if(said.begin(), said.end(), [](const auto& a) { return a.urgency == Urgency::assertive; });
  REQUIRE(asked != said.end());
  CHECK(asked->detail == Detail::brief);
}

TEST_CASE("each key of the table has words, is given once, and every letter on the table screen is in it", "[voice]") {
  Table t;
  std::string keys;
  for (const KeyWords& k : key_table()) {
    CHECK(t.use().words.texts().has(k.words));
    CHECK(keys.find(k.key) == std::string::npos);
    keys += k.key;
  }
  for (const bool words : {false, true}) {
    t.in_words(words);
    t.size(words ? 2400 : 800, 800);
    t.settle();
    for (const auto& p : t.scene().items())
      if (p.item.key && p.item.key != ui::kEscapeKey) {
        INFO(p.item.id << " has the key " << p.item.key);
        CHECK(keys.find(p.item.key) != std::string::npos);
      }
  }
}

TEST_CASE("the panel of keys lists the table of keys and opens with a question mark on every screen", "[voice]") {
  Stage stage;
  stage.settle();
  for (const char* screen : {"home", "settings"}) {
    if (std::string(screen) == "settings") REQUIRE((stage.bring("settings") && stage.press("settings")));
    INFO(screen);
    stage.key(ui::Key::character, U'?');
    REQUIRE(stage.scene().find("keys/heading"));
    for (const KeyWords& k : key_table()) {
      if (k.command == Command::text_view) continue;  // it does not exist without a page
      bool listed = false;
      for (const auto& p : stage.scene().items())
        listed = listed || p.item.name.ends_with(": " + stage.use().words.say(k.words));
      CHECK(listed);
    }
    stage.key(ui::Key::escape);
    CHECK_FALSE(stage.scene().find("keys/heading"));
  }
}

TEST_CASE("letters that are switched off do nothing", "[voice]") {
  Settings settings = Stage::at_once();
  settings.letter_keys = false;
  Stage stage(settings);
  stage.settle();
  stage.key(ui::Key::character, U'?');
  CHECK_FALSE(stage.scene().find("keys/heading"));
}

TEST_CASE("a bid is made by its number, its name, or its beginning", "[voice]") {
  for (const char* words : {"2", "bid guard", "BID Guard", "guard"}) {
    Table t;
    const auto before = t.ply();
    INFO(words << ": " << t.say(words));
    CHECK(t.ply() == before + 1);
  }
  Table t;
  CHECK(t.say("99").find("99") != std::string::npos);
}

TEST_CASE("a card is played by words, and one that may not be says why", "[voice]") {
  Table t;
  t.to_play();
  t.say("1");  // the first of the trick: now suit is to be followed
  t.face_question();
  const auto* offer = t.scene().offer(1);
  REQUIRE(offer);
  const std::string name = offer->item.name;
  const ui::Scene::Placed* refused = nullptr;
  for (const auto& p : t.scene().items())
    if (p.item.id.starts_with("hand/") && !p.item.offered) refused = &p;
  REQUIRE(refused);
  const std::string reason = refused->item.description, other = refused->item.name;
  const auto before = t.ply();
  CHECK(t.say("why " + other).find(reason) != std::string::npos);
  // As languages that put their verb last order the words.
  CHECK(t.say("why may I that " + other + " now not play").find(reason) != std::string::npos);
  CHECK(t.say("play the " + other).find(reason) != std::string::npos);
  CHECK(t.ply() == before);
  CHECK(t.say("please lay the " + name).find(t.use().words.say("command.help_words")) == std::string::npos);
  CHECK(t.ply() == before + 1);
}

TEST_CASE("a card is only chosen where several are asked for", "[voice]") {
  Table t;
  for (int i = 0; i < 4; ++i) t.say(i == 0 ? "2" : "pass"), t.face_question();  // one takes the dog
  REQUIRE(t.scene().offer(1)->item.picks);
  const auto before = t.ply();
  const std::string first = t.scene().offer(1)->item.name;
  CHECK(t.say("1") == t.use().words.say("command.chosen", {{"what", first}}));
  CHECK(t.scene().offer(1)->item.selected);
  CHECK(t.say("1") == t.use().words.say("command.put_back", {{"what", first}}));
  CHECK(t.say("ok").find(t.use().words.say("shell.table.choose_first")) != std::string::npos);
  for (int n = 1; n <= 6; ++n) t.say(std::to_string(n));
  CHECK(t.ply() == before);
  t.say("ok");
  CHECK(t.ply() == before + 6);
}

TEST_CASE("a card too many says how many are chosen, in each language", "[voice]") {
  const auto said_to_a_seventh = [](const char* language) {
    Table t(language);
    for (int i = 0; i < 4; ++i) t.say(i == 0 ? "2" : "1"), t.face_question();  // one takes the dog
    for (int n = 1; n <= 6; ++n) t.say(std::to_string(n));
    t.take_said();
    t.say("7");
    std::string all;
    for (const ui::Announcement& a : t.take_said()) all += a.words;
    return all;
  };
  CHECK(said_to_a_seventh("en").find("6 cards are already chosen.") != std::string::npos);
  CHECK(said_to_a_seventh("fr").find("6 cartes sont déjà choisies.") != std::string::npos);
}

TEST_CASE("a card too many is not said to be chosen", "[voice]") {
  Table t;
  for (int i = 0; i < 4; ++i) t.say(i == 0 ? "2" : "pass"), t.face_question();  // one takes the dog
  for (int n = 1; n <= 6; ++n) t.say(std::to_string(n));
  const std::string seventh = t.scene().offer(7)->item.name;
  CHECK(t.say("7") == t.use().words.say("command.refused", {{"what", seventh}}));
  CHECK_FALSE(t.scene().offer(7)->item.selected);
}

TEST_CASE("hand, table, offers and log are read in sentences", "[voice]") {
  Table t;
  t.to_play();
  const std::string hand = t.say("hand");
  for (const auto& p : t.scene().items())
    if (p.item.id.starts_with("hand/")) CHECK(hand.find(p.item.name) != std::string::npos);
  CHECK(t.say("table").find(hand) != std::string::npos);
  CHECK(t.say("offers").starts_with("1: "));
  CHECK_FALSE(t.say("log 3").empty());
  CHECK(t.say("players").find("Nadia") != std::string::npos);
  CHECK(t.say("say something").find(t.use().words.say("command.help_words")) != std::string::npos);
}

TEST_CASE("the commands are there in French", "[voice]") {
  Table t("fr");
  const auto before = t.ply();
  t.say("Passer");
  t.face_question();
  CHECK(t.ply() == before + 1);
  CHECK_FALSE(t.say("main").empty());
  t.say("garde");
  CHECK(t.ply() == before + 2);
}

TEST_CASE("undo is a command, and what cannot be taken back says so", "[voice]") {
  Table t;
  CHECK(t.say("undo").find(t.scene().find("undo")->item.description) != std::string::npos);
}

TEST_CASE("a curtain clears everything said", "[voice]") {
  Table t;
  t.use().speech.speak({{"a secret", Urgency::polite, Detail::normal}});
  CHECK(t.app().command(t.scene(), "repeat") == "a secret");
  t.say("1");
  t.settle();
  REQUIRE(t.scene().find("curtain/show"));
  CHECK(t.app().command(t.scene(), "repeat") != "a secret");
  CHECK(t.say("hand") == t.use().words.say("command.nothing_there"));
}

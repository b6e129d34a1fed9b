// Cards of the player's own in the window: a file taken in or refused, games that keep the cards they began with, saves
// that bring theirs along, and bots that think with the same.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "rules/wire.h"
#include "shell/app/app.h"
#include "shell/by_id.h"
#include "shell/inspector.h"
#include "shell/platform/words_panel.h"
#include "shell/puppet.h"
#include "shell/screens/own_cards.h"
#include "shell/screens/screens.h"
#include "shell/services/card_files_in_use.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/set_up.h"
#include "support/card_files.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;
using Opened = Playing::Opened;

namespace {

// Every card under a name of the player's own, so that each hand has some: "Mine: shelob", "À moi : shelob".
std::string renamed(const std::string& en = "Mine: ", const std::string& fr = "À moi : ") {
  Json cards = Json::array();
  for (const auto& printed : printed_entries()) {
    if (printed.list != "cards") continue;
    Json own = printed.entry;
    const std::string id = own["id"].get<std::string>();
    own["name"] = {{"en", en + id}, {"fr", fr + id}};
    cards.push_back(std::move(own));
  }
  return dump_json({{"cards", cards}});
}

struct Desk {
  Desk() : stage(std::make_unique<Stage>()) { stage->size(1280, 3200); }
  const Services& use() { return stage->use(); }
  void set_up() {
    use().screens.restart();
    open_set_up(*stage, war());
  }
  void import(const std::string& text) {
    set_up();
    REQUIRE(stage->press("own_cards/import"));
    words_panel().type(text);
    REQUIRE(stage->press("words/confirm"));
    stage->settle();
  }
  void start(std::uint64_t seed = 5, const char* bot = "") {
    SessionSetup setup;
    setup.seed = seed;
    setup.config_text = R"({"rule_set": "fellowship", "seats": 2})";
    setup.seats = {{"Nadia", "", 0}, {"Oleg", bot, 0}};
    Problems problems;
    REQUIRE(use().play.start(war(), setup, problems));
    use().screens.restart();
    use().screens.push(table_screen());
    stage->settle();
  }
  void answer(int times) {
    for (int i = 0; i < times; ++i) REQUIRE(use().play.local()->choose(0) == Submit::ok);
    stage->app().hidden();
  }
  // The program begins again over what was kept.
  void reload() {
    use().play.leave();
    kept = std::make_unique<App>();
    kept->start();
  }
  Opened open(const Services& in, std::string_view id) {
    Opened how = Opened::nothing;
    in.play.open(id, store::Purpose::play, [&](Opened is) { how = is; });
    return how;
  }
  std::string item(std::string_view id) {
    const ui::Scene::Placed* found = stage->scene().find(id);
    return found ? found->item.name : std::string();
  }
  bool shows(std::string_view words) {
    const auto& items = stage->scene().items();
    return std::any_of(items.begin(), items.end(),
                       [&](const ui::Scene::Placed& p) { return p.item.name.find(words) != std::string::npos; });
  }
  std::unique_ptr<Stage> stage;
  const Services& again() const { return kept->services(); }
  std::unique_ptr<App> kept;
};

std::string word_of(const Services& use) { return use.play.local()->session().config()["cards"].get<std::string>(); }

constexpr const char* kFaulty = R"({"cards": [
  {"id": "soldiers-of-gondor", "faction": "dunedain", "type": "army", "attack": 12,
   "abilities": []},
  {"id": "bombadil", "faction": "elf", "type": "army",
   "abilities": [{"when": "played", "do": [{"do": "fly"}]}]}
]})";

}  // namespace

TEST_CASE("a faulty file of cards is reported line by line, and changes nothing", "[own_cards]") {
  Desk d;
  d.import(kFaulty);
  CHECK(d.item("faults/0") == "Line 2: /cards/0/attack: must be a whole number from 0 to 9");
  CHECK(d.item("faults/1") == "Line 4: /cards/1/id: there is no printed card with this id");
  CHECK(d.item("faults/2").find("Line 5: /cards/1/abilities/0/do/0/do: unknown word \"fly\"; expected one of:") == 0);
  CHECK(d.item("faults/3").empty());
  const auto said = d.stage->take_said();
  CHECK(std::count_if(said.begin(), said.end(), [](const ui::Announcement& a) {
          return a.words.starts_with("3 faults. Nothing has been changed") && a.urgency == ui::Urgency::assertive;
        }) == 1);
  REQUIRE(d.stage->press("back"));
  CHECK(d.item("own_cards/changes") == "New games are played with the printed cards.");
  CHECK(d.item("own_cards/printed").empty());
  d.start();
  CHECK(word_of(d.use()) == "printed");
}

TEST_CASE("the list of faults, and the cards that are chosen, fit every window at every size of text", "[layout]") {
  Faults faults;
  const Problems problems = war().card_files()->check(kFaulty);
  for (const float scale : kScales)
    for (const std::string& language : spoken()) {
      Stage stage(scaled(scale, language));
      stage.use().screens.push(card_faults_screen(by_line(kFaulty, problems)));
      stage.settle();
      look_everywhere(stage, faults, scale, "faults of cards");
      stage.use().screens.pop();
      stage.use().cards.choose(war(), renamed());
      open_set_up(stage, war());
      look_everywhere(stage, faults, scale, "set-up with cards of one's own");
    }
  faults.report();
}

TEST_CASE("a file that is too large for cards is refused unread", "[own_cards]") {
  Desk d;
  d.import(renamed() + std::string(std::size_t{256} << 10, ' '));
  CHECK(notice_of(d.use()).find("at most 256 KB") != std::string::npos);
  CHECK(d.item("own_cards/changes") == "New games are played with the printed cards.");
}

TEST_CASE("a sound file of cards is named, kept, and played with", "[own_cards]") {
  Desk d;
  d.import(renamed());
  CHECK(d.item("own_cards/changes") == "New games are played with 116 cards of your own.");
  CHECK(d.item("own_cards/names").find(" and 110 more") != std::string::npos);
  d.start();
  d.stage->face_question();
  CHECK(word_of(d.use()) == cards_word(renamed()));
  CHECK(d.shows("Mine: "));
  Settings french = d.use().preferences.settings();
  french.language = "fr";
  d.use().preferences.change(french);
  d.stage->settle();
  CHECK(d.shows("À moi : "));
  CHECK_FALSE(d.shows("Mine: "));
  d.reload();
  CHECK(d.again().cards.of(war()) == renamed());
}

TEST_CASE("each game continues with the cards it began with", "[own_cards]") {
  Desk d;
  d.import(renamed());
  d.start();
  d.answer(3);
  const std::string own = d.use().play.id();
  const auto hash = d.use().play.local()->session().state_hash();
  d.set_up();
  REQUIRE(d.stage->press("own_cards/printed"));
  CHECK(d.item("own_cards/changes") == "New games are played with the printed cards.");
  CHECK(word_of(d.use()) == cards_word(renamed()));  // the running game has not been touched
  d.start(6);
  d.answer(2);
  const std::string printed = d.use().play.id();
  CHECK(word_of(d.use()) == "printed");
  CHECK_FALSE(d.shows("Mine: "));

  d.reload();
  REQUIRE(d.open(d.again(), own) == Opened::ok);  // its file is no longer chosen: it is in the save
  CHECK(word_of(d.again()) == cards_word(renamed()));
  CHECK(d.again().play.local()->session().state_hash() == hash);
  CHECK(d.again().words.say("war_of_the_ring.card.shelob") == "Mine: shelob");
  REQUIRE(d.open(d.again(), printed) == Opened::ok);
  CHECK(word_of(d.again()) == "printed");
  CHECK(d.again().words.say("war_of_the_ring.card.shelob") != "Mine: shelob");
  REQUIRE(d.open(d.again(), own) == Opened::ok);
  CHECK(d.again().play.local()->session().state_hash() == hash);
}

TEST_CASE("looking at a game with other cards leaves the running game alone", "[own_cards]") {
  Desk d;
  d.import(renamed());
  d.start();
  d.answer(2);
  const std::string own = d.use().play.id();
  d.use().cards.choose(war(), {});
  d.start(6);
  d.answer(2);
  const auto hash = d.use().play.local()->session().state_hash();
  std::string called;
  d.use().kept.read(own, [&](LoadResult r) {
    if (r.session) called = r.session->game().card_files()->name("war_of_the_ring.card.shelob", "en");
  });
  CHECK(called == "Mine: shelob");
  REQUIRE(d.use().play.local() != nullptr);
  CHECK(d.use().play.local()->session().state_hash() == hash);
  d.stage->settle();
  CHECK_FALSE(d.shows("Mine: "));
}

TEST_CASE("a save brings its cards along, and says which are missing when it has none", "[own_cards]") {
  Desk d;
  d.import(renamed());
  d.start();
  d.answer(3);
  const std::string save = save_text(d.use().play.local()->session());
  const auto hash = d.use().play.local()->session().state_hash();
  Problems problems;
  Json bare = *parse_json(save, problems);
  bare.erase("own_cards");
  bare["sum"] = save_sum(bare);
  Json forged = *parse_json(save, problems);
  forged["own_cards"] = renamed("Other: ");
  d.use().cards.choose(war(), {});
  d.start(6);
  const std::string printed = d.use().play.id();

  for (const Json& without : {bare, forged}) {
    CHECK(d.use().play.import(dump_json(without)) == LoadStatus::other_cards);
    CHECK(notice_of(d.use()).find("missing file: " + cards_word(renamed()) + ".") != std::string::npos);
    CHECK(d.use().play.id() == printed);
  }
  const std::string waiting = d.use().kept.shelf().games().front().id;  // nothing is lost: its text is kept
  CHECK(waiting != printed);
  CHECK(d.open(d.use(), waiting) == Opened::nothing);
  CHECK(d.use().play.id() == printed);

  CHECK(d.use().play.import(save) == LoadStatus::ok);
  CHECK(d.use().play.local()->session().state_hash() == hash);
  CHECK(word_of(d.use()) == cards_word(renamed()));

  d.import(renamed());
  d.use().play.leave();
  CHECK(d.use().play.import(dump_json(bare)) == LoadStatus::ok);
  CHECK(d.use().play.local()->session().state_hash() == hash);
}

TEST_CASE("a damaged save with other cards leaves the running game unchanged", "[own_cards]") {
  Desk d;
  d.import(renamed());
  d.start();
  Problems problems;
  Json save = *parse_json(save_text(d.use().play.local()->session()), problems);
  save["seats"] = "none";
  d.use().cards.choose(war(), {});
  d.start(6, "beginner");
  const std::string printed = d.use().play.id();
  CHECK(d.use().play.import(dump_json(save)) == LoadStatus::damaged);
  CHECK(d.use().play.id() == printed);
}

TEST_CASE("a save with own cards is exported sealed if several people play", "[own_cards]") {
  Desk d;
  d.import(renamed());
  SessionSetup setup;
  setup.config_text = R"({"rule_set": "fellowship", "seats": 2})";
  setup.seats = {{"Nadia", "", 0}, {"Oleg", "", 1}};
  Problems problems;
  REQUIRE(d.use().play.start(war(), setup, problems));
  const std::string save = save_text(d.use().play.local()->session());
  d.use().play.leave();
  CHECK(leaving_text(save).find("sealed") != std::string::npos);
  CHECK(d.use().play.import(leaving_text(save)) == LoadStatus::ok);
}

TEST_CASE("a bot thinks with the cards of the game", "[own_cards]") {
  Desk d;
  d.import(renamed());
  d.start();
  const Session& s = d.use().play.local()->session();
  const View seen = s.view(only(s.waiting_for()));
  const std::string what = dump_json(s.game().save_observation(seen.seen)),
                    asked = dump_json(decision_to_json(seen.decision));
  const auto thinks = [&](const std::string& game, const std::string& cards) {
    Problems problems;
    return BotJob::open(game, "beginner", 1, what, asked, "[]", cards, problems) != nullptr;
  };
  CHECK(thinks("war_of_the_ring", renamed()));
  CHECK_FALSE(thinks("war_of_the_ring", "{}"));
  CHECK_FALSE(thinks("lotr_board", renamed()));
  Puppet bots;
  SessionSetup setup;
  setup.config_text = R"({"rule_set": "fellowship", "seats": 2})";
  setup.seats = {{"Nadia", "beginner", 0}, {"Oleg", "beginner", 0}};
  Problems problems;
  LocalMatch match(Session::create(s.game(), setup, problems), bots);
  REQUIRE(match.update(true, 0));  // the puppet opens the job with what it was told
  CHECK(bots.asked == 1);
}

TEST_CASE("the printed cards can be exported as a file, which can be imported again", "[own_cards]") {
  const Game& game = *find_game("war_of_the_ring");
  const std::string text = printed_cards("war_of_the_ring");
  CHECK(text.size() <= kMostCardsText);
  CHECK(game.card_files()->check(text).text() == "");
  CHECK(game.card_files()->entries(text, "en").size() > 120);
}

TEST_CASE("an entry without its faction has one fault", "[own_cards]") {
  const Game& game = *find_game("war_of_the_ring");
  const Problems faults =
      game.card_files()->check(R"({"cards": [{"id": "gimli", "type": "character", "attack": 1, "abilities": []}]})");
  CAPTURE(faults.text());
  CHECK(std::distance(faults.begin(), faults.end()) == 1);
}

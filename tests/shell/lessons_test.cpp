// The lessons and remarks of every game: they can be played to their end by whatever they take, their rules stand in
// the rule books, their words in every language, and the table shows them.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "assets/assets.h"
#include "assets/languages.h"
#include "core/json.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/lessons/lesson_mentor.h"
#include "shell/screens/screens.h"
#include "shell/services/match/local_match.h"
#include "shell/services/match/playing.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/set_up.h"
#include "support/languages.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

std::string offered(const Session& s) {
  std::string out;
  for (const Option& o : s.view(only(s.waiting_for())).decision.options) out += (out.empty() ? "" : ", ") + s.token(o);
  return std::to_string(index(s.waiting_for())) + " is offered: " + out;
}

// Every way through a lesson, of each question the first, the middle and the last answer that it takes.
struct Walk {
  const Game& game;
  const Course& course;
  std::size_t at;
  int ends = 0;

  std::string from(std::unique_ptr<Session> begun) {
    LessonMentor mentor(game, course, at);
    const Lesson& lesson = course.lessons[at];
    LocalMatch match(std::move(begun), no_bots());
    match.direct(mentor);
    while (match.update(true, 0)) {
    }
    const Session* s = &match.session();
    if (match.bot_to_move()) return stopped(*s);
    int own = 0;
    for (const LogEntry& e : s->log()) own += index(e.seat) == lesson.learner;
    if (own == lesson.answers()) return stopped(*s);
    if (s->waiting_for() == SeatId::none) return "the game is over before the lesson is";
    std::vector<std::uint64_t> taken;
    const std::size_t options = s->view(only(s->waiting_for())).decision.options.size();
    for (std::uint64_t o = 0; o < options; ++o)
      if (mentor.takes(match, o)) taken.push_back(o);
    if (taken.empty()) return "nothing is taken; " + offered(*s);
    for (const std::uint64_t o : std::set{taken.front(), taken[taken.size() / 2], taken.back()}) {
      auto next = s->branch(s->ply());
      next->submit(next->waiting_for(), o, next->ply());
      if (std::string fault = from(std::move(next)); !fault.empty()) return fault;
      if (own > 3) break;  // many picks of one kind
    }
    return {};
  }

  // Nobody goes on: right if everything was done and said.
  std::string stopped(const Session& s) {
    const Lesson& lesson = course.lessons[at];
    std::size_t wanted = lesson.after.size();
    for (const LessonStep& step : lesson.steps) wanted += step.before.size();
    int own = 0;
    std::size_t others = 0;
    for (const LogEntry& e : s.log()) {
      own += index(e.seat) == lesson.learner;
      others += is_player(e.seat) && index(e.seat) != lesson.learner;
    }
    ++ends;
    if (own == lesson.answers() && others == wanted) return {};
    return "after " + std::to_string(own) + " own answers and " + std::to_string(others) + " of the others " +
           offered(s);
  }
};

bool has_paragraph(std::string_view book, const std::string& number) {
  return book.find("\n" + number + " ") != std::string_view::npos ||
         book.find("\n**" + number + "** ") != std::string_view::npos;
}

}  // namespace

TEST_CASE("every lesson can be played to its end by any answer that it accepts", "[lessons]") {
  std::size_t played = 0;
  for (const Game* game : taught_games()) {
    const Course* course = course_of(game->info().id);
    for (std::size_t i = 0; i < course->lessons.size(); ++i) {
      Problems problems;
      auto session = open_lesson(*game, course->lessons[i], "You", problems);
      CAPTURE(course->game, course->lessons[i].id, problems.text());
      CHECK(session);
      if (!session) continue;
      CHECK(session->luck_problems().text().empty());
      Walk walk{*game, *course, i};
      CHECK(walk.from(std::move(session)) == "");
      CHECK(walk.ends > 0);
      ++played;
    }
  }
  CHECK(played >= 6);
}

TEST_CASE("every game that has a brain has lessons, and what their files say is sound", "[lessons]") {
  REQUIRE_FALSE(taught_games().empty());
  for (const Game* game : all_games())
    if (game->brain()) CHECK(course_of(game->info().id));
  for (const Game* game : taught_games()) {
    CAPTURE(game->info().id);
    Problems problems;
    const auto course =
        read_course(game->info().id, asset("lessons/" + std::string(game->info().id) + ".json"), problems);
    CHECK(problems.text().empty());
    REQUIRE(course);
    const std::size_t least = game->brain() ? 6 : 1;  // a game that has just begun teaches less
    CHECK(course->lessons.size() >= least);
    CHECK(course->lessons.size() <= 14);
    CHECK(course->remarks.size() >= least);
    const auto config = parse_json(course->first_game, problems);
    REQUIRE(config);
    CHECK(game->check_config(*config).text().empty());
  }
}

TEST_CASE("the rules that a lesson names stand in the rule book of every language", "[lessons]") {
  int questions = 0, lessons = 0;
  for (const Game* game : taught_games()) {
    const Course* course = course_of(game->info().id);
    for (const auto& [prompt, number] : course->rules_at)
      for (const std::string& language : spoken()) {
        ++questions;
        CAPTURE(course->game, prompt, number, language);
        CHECK(has_paragraph(asset(rule_book_path(course->game, language)), number));
      }
    for (const Lesson& lesson : course->lessons)
      for (const std::string& number : lesson.rules)
        for (const std::string& language : spoken()) {
          ++lessons;
          CAPTURE(course->game, lesson.id, number, language);
          CHECK(has_paragraph(asset(rule_book_path(course->game, language)), number));
        }
  }
  CHECK(questions >= 6);
  CHECK(lessons >= 12);
}

TEST_CASE("a lesson and a remark have their words in every language", "[lessons]") {
  for (const std::string& language : spoken()) {
    Settings settings = Stage::at_once();
    settings.language = language;
    Stage stage(settings);
    int wanted = 0;
    for (const Game* game : taught_games()) {
      const Course* course = course_of(game->info().id);
      const auto wants = [&](const std::string& key) {
        ++wanted;
        CAPTURE(language, key);
        CHECK(stage.use().words.texts().has(key));
      };
      for (const Lesson& lesson : course->lessons) {
        wants(lesson_key(course->game, lesson, "", 0));
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
          for (const char* part : {"ask", "done"}) wants(lesson_key(course->game, lesson, part, i));
      }
      for (const Remark& remark : course->remarks) wants(course->game + ".remark." + remark.id);
    }
    CHECK(wanted >= 24);
  }
}

TEST_CASE("a lesson is played on the table, accepts what it is about, and leads to the next", "[lessons]") {
  Stage stage;
  begin_lesson(stage.use(), *find_game("french_tarot"), 0);
  stage.use().screens.push(table_screen());
  stage.settle();
  REQUIRE(stage.use().play.local()->your_turn());
  CHECK(stage.scene().find("lesson/words"));
  const std::uint32_t before = stage.use().play.local()->session().ply();
  const auto play = [&](std::string_view token) {
    const auto& options = stage.use().play.local()->view().decision.options;
    for (std::size_t i = 0; i < options.size(); ++i)
      if (stage.use().play.local()->token(options[i]) == token) return stage.use().play.local()->choose(i);
    return Submit::over;
  };
  CHECK(play("play heart-3") == Submit::illegal);
  CHECK(stage.use().play.local()->session().ply() == before);
  stage.settle();
  CHECK(stage.scene().find("lesson/words")->item.name == stage.use().words.say("french_tarot.lesson.follow.other"));
  CHECK_FALSE(stage.scene().find("lesson/next"));
  CHECK(play("play heart-king") == Submit::ok);
  stage.settle();
  CHECK(stage.scene().find("lesson/words")->item.name == stage.use().words.say("french_tarot.lesson.follow.done"));
  CHECK(stage.use().preferences.progress().of("french_tarot").done.contains("follow"));
  CHECK(stage.use().play.latest().empty());  // a lesson is not kept
  REQUIRE(stage.press("lesson/next"));
  CHECK(stage.scene().find("lesson/words")->item.name == stage.use().words.say("french_tarot.lesson.trump.ask"));
}

TEST_CASE("the last lesson leads to a first game, and each page is left once", "[lessons]") {
  const Game& game = *find_game("french_tarot");
  const Course& course = *course_of("french_tarot");
  Stage stage;
  stage.use().screens.push(setup_screen(game));
  stage.settle();
  Progress progress = stage.use().preferences.progress();
  for (const Lesson& lesson : course.lessons) progress.of("french_tarot").done.insert(lesson.id);
  stage.use().preferences.keep_progress(progress);
  REQUIRE(stage.press("first/learn"));
  REQUIRE(stage.bring("lesson/" + course.lessons.back().id));
  REQUIRE(stage.press("lesson/" + course.lessons.back().id));
  REQUIRE(stage.press("lesson/leave"));
  CHECK(stage.scene().find("lessons/end"));
  REQUIRE(stage.press("back"));
  CHECK(stage.scene().find("first/learn"));  // not the lessons once more
  REQUIRE(stage.press("first/learn"));
  REQUIRE(stage.bring("first/play"));
  REQUIRE(stage.press("first/play"));
  REQUIRE(stage.use().play.local());
  CHECK(stage.use().preferences.progress().of("french_tarot").remarks);
  const Seats& seats = stage.use().play.local()->session().seats();
  for (std::size_t seat = 1; seat < seats.size(); ++seat) CHECK(seats[seat].bot == "beginner");
}

TEST_CASE("a remark is made once, at its moment, until remarks are turned off", "[lessons]") {
  Stage stage;
  stage.use().screens.push(setup_screen(*find_game("lotr_tarot")));
  stage.settle();
  REQUIRE(stage.press("first/play"));
  // The deal is a new one each time: its first question need not be one that is remarked on.
  for (int i = 0; i < 400 && !stage.scene().find("remark/words"); ++i) {
    if (i % 20 == 19 && stage.use().play.local()->your_turn()) stage.use().play.local()->choose(0);
    stage.wait(200), stage.settle();
  }
  REQUIRE(stage.scene().find("remark/words"));
  REQUIRE(stage.press("remark/read"));
  CHECK_FALSE(stage.scene().find("remark/words"));
  CHECK(stage.use().preferences.progress().of("lotr_tarot").told.size() == 1);
  REQUIRE(stage.press("menu"));
  REQUIRE(stage.press("menu/remarks"));
  CHECK_FALSE(stage.use().preferences.progress().of("lotr_tarot").remarks);
  REQUIRE(stage.press("menu/remarks"));
  CHECK(stage.use().preferences.progress().of("lotr_tarot").told.empty());
}

TEST_CASE("a remark on a wide screen stands next to the table, which keeps its size", "[lessons][lotr_board]") {
  Stage stage;
  stage.size(1280, 800);
  stage.use().screens.push(setup_screen(*find_game("lotr_board")));
  stage.settle();
  REQUIRE(stage.press("first/play"));
  for (int i = 0; i < 400 && !stage.scene().find("remark/words"); ++i) {
    if (i % 20 == 19 && stage.use().play.local()->your_turn()) stage.use().play.local()->choose(0);
    stage.wait(200), stage.settle();
  }
  REQUIRE(stage.scene().find("remark/words"));
  REQUIRE(stage.scene().find("auto_pass"));
  const ui::Rect before = stage.scene().find("auto_pass")->item.rect;
  CHECK(stage.scene().find("remark/words")->item.rect.x > before.right());
  REQUIRE(stage.press("remark/read"));
  stage.settle();
  REQUIRE(stage.scene().find("auto_pass"));
  const ui::Rect after = stage.scene().find("auto_pass")->item.rect;
  CHECK(after.x == before.x);
  CHECK(after.y == before.y);
}

TEST_CASE("what a card in a reserve may do is said when the player may act, not before", "[lessons]") {
  Stage stage;
  stage.use().screens.push(setup_screen(*find_game("war_of_the_ring")));
  stage.settle();
  REQUIRE(stage.press("first/play"));
  const std::string reserve = stage.use().words.say("war_of_the_ring.remark.reserve");
  LocalMatch& match = *stage.use().play.local();
  bool said = false;
  for (int i = 0; i < 2000 && !said && !match.session().outcome().over; ++i) {
    stage.wait(200), stage.settle();
    if (const auto* words = stage.scene().find("remark/words")) {
      said = words->item.name == reserve;
      if (said) CHECK(match.session().prompt().key == "war_of_the_ring.ask.action");
      REQUIRE(stage.press("remark/read"));
    } else if (match.your_turn()) {
      match.choose(0);
    }
  }
  CHECK(said);
}

TEST_CASE("a lesson fits every window at every size of text", "[lessons][layout]") {
  Faults faults;
  for (const float scale : kScales)
    for (const std::string& language : spoken())
      for (const Game* game : test::taught_games()) {
        Stage stage(scaled(scale, language));
        stage.use().screens.push(lessons_screen(*game));
        stage.settle();
        look_everywhere(stage, faults, scale, std::string(game->info().id) + " lessons");
        begin_lesson(stage.use(), *game, 0);
        stage.use().screens.push(table_screen());
        stage.settle();
        look_everywhere(stage, faults, scale, std::string(game->info().id) + " lesson");
      }
  faults.report();
}

TEST_CASE("house rules are folded, count what is changed, and show what matters for the number of seats", "[setup]") {
  Stage stage;
  open_set_up(stage, *find_game("french_tarot"));
  CHECK_FALSE(stage.scene().find("option/petit_au_bout"));
  REQUIRE(stage.press("house_rules"));
  REQUIRE(stage.scene().find("option/petit_au_bout"));
  CHECK_FALSE(stage.scene().find("option/call_after_discard"));  // five players only
  REQUIRE(stage.press("option/petit_sec_annuls"));
  CHECK(stage.scene().find("house_rules")->item.name == stage.use().words.say("shell.setup.house_rules", {{"n", "1"}}));
  REQUIRE(stage.press("seats/2"));
  CHECK(stage.scene().find("option/call_after_discard"));
}

TEST_CASE("an option that matters for some seats only is one of its game", "[setup]") {
  int options = 0;
  for (const Game* game : test::taught_games()) {
    const Course* course = course_of(game->info().id);
    REQUIRE(course);
    for (const auto& [option, seats] : course->options_for) {
      CAPTURE(course->game, option);
      const auto& all = game->info().options;
      CHECK(std::any_of(all.begin(), all.end(), [&](const RuleOption& o) { return o.id == option; }));
      CHECK_FALSE(seats.empty());
      ++options;
    }
  }
  CHECK(options > 0);
}

TEST_CASE("the player chooses the part, and its former player changes places", "[setup]") {
  Stage stage;
  open_set_up(stage, *find_game("war_of_the_ring"));
  REQUIRE(stage.scene().find("part/0"));
  REQUIRE(stage.press("part/0"));
  REQUIRE(stage.press("start"));
  REQUIRE(stage.use().play.local());
  const Seats& seats = stage.use().play.local()->session().seats();
  REQUIRE(seats.size() == 2);
  CHECK(seats[0].is_person());
  CHECK(seats[1].bot == "beginner");
}

TEST_CASE("the rule book has contents, is searched, and opens at the question that is asked", "[rules]") {
  Stage stage;
  stage.use().screens.push(rules_screen(*find_game("french_tarot"), rule_at("french_tarot", "french_tarot.ask.bid")));
  stage.settle();
  const auto shown = [&](std::string_view words) {
    for (const auto& p : stage.scene().items())
      if (p.item.name.starts_with(words) && p.item.role == ui::Role::text && p.reachable()) return true;
    return false;
  };
  CHECK(shown("3.1 "));
  const auto& items = stage.scene().items();
  CHECK(std::count_if(items.begin(), items.end(), [](const auto& p) { return p.item.id.starts_with("contents/"); }) ==
        9);  // the last one: the words of the game
  REQUIRE(stage.press("8 The score"));
  CHECK(shown("8.1 "));
  CHECK_FALSE(shown("3.1 "));
}

TEST_CASE("a shown rule book has no mark for editors", "[rules]") {
  for (const std::string& language : spoken())
    for (const Game* game : test::taught_games()) {
      Stage stage(scaled(1, language));
      stage.size(1280, 60000);
      stage.use().screens.push(rules_screen(*game));
      stage.settle();
      CAPTURE(language, game->info().id);
      int read = 0;
      for (const auto& p : stage.scene().items()) {
        read += p.item.role == ui::Role::text;
        CHECK(p.item.name.find_first_of("*`_") == std::string::npos);
      }
      CHECK(read > (game->brain() ? 20 : 3));  // the book of a game that has just begun is short
    }
}

TEST_CASE("tables count down the number of cards that a question asks for", "[prompts]") {
  Stage stage;
  int counted = 0;
  for (const std::string_view key : stage.use().words.texts().keys("")) {
    if (key.find(".ask.") == std::string_view::npos) continue;
    const std::string words(stage.use().words.texts().raw(key));
    if (words.find("till to ") == std::string::npos || words.find('{') == std::string::npos) continue;
    CAPTURE(key, words);
    CHECK(words.find("{left") != std::string::npos);
    ++counted;
  }
  CHECK(counted >= 7);
}

TEST_CASE("the ways out of a table stand in its menu without scrolling", "[layout]") {
  for (const std::string& language : spoken())
    for (const auto& [w, h] : {std::pair{1280.0f, 800.0f}, std::pair{390.0f, 844.0f}, std::pair{320.0f, 568.0f}}) {
      Stage stage(scaled(1, language));
      stage.size(w, h);
      stage.start("french_tarot", 4, 3);
      stage.face_question();
      REQUIRE(stage.press("menu"));
      CAPTURE(language, w, h);
      for (const char* id : {"menu/new", "menu/home"}) {
        const auto* p = stage.scene().find(id);
        REQUIRE(p);
        CHECK(p->visible.h >= p->item.rect.h - 1);
      }
      // On a usual screen all of it does.
      if (h < 800) continue;
      for (const auto& p : stage.scene().items())
        if (p.item.id.starts_with("menu/") && ui::actable(p.item.role)) CHECK(p.visible.h >= p.item.rect.h - 1);
    }
}

TEST_CASE("no rule book speaks to developers", "[rules]") {
  std::size_t books = 0;
  for (const Asset& part : all_assets())
    if (part.path.find("/rules/") != std::string_view::npos) {
      CAPTURE(part.path);
      CHECK(part.text.find("README") == std::string_view::npos);
      ++books;
    }
  CHECK(books >= 2 * all_games().size());
}

TEST_CASE("on a phone the first screen ends above the edge of the window", "[layout]") {
  for (const std::string& language : spoken()) {
    Stage stage(scaled(1, language));
    stage.size(390, 844);
    stage.settle();
    const auto* about = stage.scene().find("about");
    REQUIRE(about);
    CAPTURE(language);
    CHECK(about->item.rect.bottom() <= 844 - 8);
  }
}

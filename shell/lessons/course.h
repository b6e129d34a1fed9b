// What teaches a game: short positions to be played on its own table, remarks for a first game, and the config that
// such a game has. Data of assets/lessons/<game>.json (docs/lessons.md); the words are texts. Nothing here knows a
// game.
#pragma once
#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/problems.h"
#include "session/session.h"

namespace mathom {

// What the learner is to do once, or `count` times.
struct LessonStep {
  std::vector<std::string> before;  // what the others answer until then, as tokens
  std::vector<std::string> good;    // tokens that are taken; a * at the end stands for anything
  int count = 1;
};

struct Lesson {
  std::string id;
  std::vector<std::string> rules;  // paragraphs of the rule book
  std::string config = "{}", arrange;
  std::vector<std::string> luck;
  std::uint64_t seed = 0;
  int learner = 0;  // the seat
  std::vector<LessonStep> steps;
  std::vector<std::string> after;  // what the others answer once everything is done
  int answers() const;             // of the learner, until the end
};

// Said once, at the first question that fits all that is given: this key, an offer with this token, and an event that
// has been told with this key; a * at the end stands for anything. `whose`: the last such event was about the player
// themselves ("own"), or about somebody else ("other").
struct Remark {
  std::string id, prompt, event, offer, whose;
};

// What the drawing of a page shows: a thing by the words that the game's kit knows it by (Kit::draw_thing), or one that
// every game has (screens/aim_picture.cpp). `at`: its place in a box of 320 by 180; `turn`: in degrees.
struct AimThing {
  std::string thing;
  std::array<float, 4> at{};
  float turn = 0;
};
// One of the pages that say what the game is about. Its words are "<game>.aim.<id>" and the same with ".words".
struct AimPage {
  std::string id;
  std::vector<AimThing> picture;
};

struct Course {
  std::string game;
  std::string first_game = "{}";  // the config
  int first_seat = 0;             // of the person, in it
  // With how many seats an option of the rules matters; one that is not named: always.
  std::map<std::string, std::vector<int>, std::less<>> options_for;
  std::map<std::string, std::string, std::less<>> rules_at;  // by key of the question: a paragraph of the rule book
  std::vector<AimPage> aim;
  std::vector<Lesson> lessons;
  std::vector<Remark> remarks;
};

// Null: the file is not there. Faults become problems.
std::unique_ptr<Course> read_course(std::string_view game, std::string_view json, Problems& problems);
// As the build has it, read once; null: this game has none.
const Course* course_of(std::string_view game);

// The position, the learner in their seat and bots in the others; null with problems.
std::unique_ptr<Session> open_lesson(const Game& game, const Lesson& lesson, std::string_view learner,
                                     Problems& problems);

// The paragraph about this question; empty: none is named.
std::string rule_at(std::string_view game, std::string_view prompt);
bool token_fits(std::string_view token, std::string_view pattern);
// "french_tarot.lesson.follow.ask", for the second step ".ask2".
std::string lesson_key(std::string_view game, const Lesson& lesson, std::string_view part, std::size_t step);

}  // namespace mathom

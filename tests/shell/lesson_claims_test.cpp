// What a lesson says of its table is so on that table: each of its numbers is one that is seen there, or one of a
// paragraph of the rule book. tests/data/lessons/<game>.json names, for parts of the English words, what shows them.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <filesystem>
#include <set>

#include "assets/assets.h"
#include "assets/languages.h"
#include "core/json.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/lessons/lesson_mentor.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/set_up.h"
#include "support/files.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

struct Claim {
  std::string says;                       // part of the words of the lesson
  std::vector<std::string> shows, hides;  // what is on the screen while they are read, and what is not
  std::string rule;                       // or: the paragraph that says the same numbers
  bool met = false;
};

std::vector<std::string> texts_of(const Json& j, const char* name) {
  std::vector<std::string> out;
  if (const Json* list = member(j, name))
    for (const Json& t : *list) out.push_back(t.get<std::string>());
  return out;
}

std::map<std::string, std::vector<Claim>> claims_of(std::string_view game) {
  Problems problems;
  const auto j = parse_json(read_file("tests/data/lessons/" + std::string(game) + ".json"), problems);
  INFO(game << ": " << problems.text());
  REQUIRE(j);
  std::map<std::string, std::vector<Claim>> out;
  for (const auto& [lesson, list] : j->items())
    for (const Json& c : list) {
      const std::string* rule = text_member(c, "rule");
      out[lesson].push_back(
          {c.at("says").get<std::string>(), texts_of(c, "shows"), texts_of(c, "hides"), rule ? *rule : std::string()});
    }
  return out;
}

constexpr std::array<std::string_view, 14> kNumbers{"two",  "three", "four",  "five",   "six",   "seven", "eight",
                                                    "nine", "ten",   "twice", "double", "third", "half",  "once"};

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// Where in the words a number stands: in digits or in letters.
std::vector<std::pair<std::size_t, std::size_t>> numbers_in(const std::string& words) {
  std::vector<std::pair<std::size_t, std::size_t>> out;
  for (std::size_t at = 0; at < words.size();) {
    std::size_t to = at;
    if (is_digit(words[at])) {
      while (to < words.size() && is_digit(words[to])) ++to;
      out.emplace_back(at, to);
    } else if (is_letter(words[at])) {
      while (to < words.size() && is_letter(words[to])) ++to;
      std::string word = words.substr(at, to - at);
      word[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(word[0])));
      if (std::find(kNumbers.begin(), kNumbers.end(), word) != kNumbers.end()) out.emplace_back(at, to);
    } else {
      ++to;
    }
    at = to;
  }
  return out;
}

std::string digits_in(const std::string& words) {
  std::multiset<std::string> all;
  for (const auto& [from, to] : numbers_in(words))
    if (is_digit(words[from])) all.insert(words.substr(from, to - from));
  std::string out;
  for (const std::string& n : all) out += n + " ";
  return out;
}

std::string paragraph(std::string_view book, const std::string& number) {
  for (const std::string& begins : {"\n**" + number + "** ", "\n" + number + " "})
    if (const std::size_t from = book.find(begins); from != std::string_view::npos)
      return std::string(book.substr(from + 1, book.find("\n\n", from + 2) - from - 1));
  return {};
}

class Pupil {
 public:
  Pupil(const Game& game, std::size_t at, std::vector<Claim>& claims, Faults& faults)
      : game_(game), lesson_(course_of(game.info().id)->lessons[at]), claims_(claims), faults_(faults) {
    begin_lesson(stage_.use(), game, at);
    stage_.use().screens.push(table_screen());
    stage_.settle();
  }

  void learn() {
    look();
    LessonMentor judge(game_, *course_of(game_.info().id), place());
    for (int answers = 0; answers < lesson_.answers(); ++answers) {
      LocalMatch& match = *stage_.use().play.local();
      REQUIRE(match.your_turn());
      std::optional<std::uint64_t> good, other;
      for (std::uint64_t o = 0; o < match.view().decision.options.size(); ++o)
        (judge.takes(match, o) ? good : other) = o;
      if (other && match.choose(*other) == Submit::illegal) look();
      REQUIRE(good);
      REQUIRE(match.choose(*good) == Submit::ok);
      look();
    }
    CHECK(stage_.scene().find("lesson/next"));
    if (std::string(lesson_.id) == "end" || lesson_.id == "out") {
      // The account is read where the lesson speaks of it.
      if (stage_.press("scores")) look(words_);
    }
  }

 private:
  std::size_t place() const {
    const auto& all = course_of(game_.info().id)->lessons;
    return static_cast<std::size_t>(&lesson_ - all.data());
  }
  void fault(const std::string& what) { faults_.add(what, std::string(game_.info().id) + ", " + lesson_.id); }

  void look() {
    stage_.settle();
    const auto* said = stage_.scene().find("lesson/words");
    REQUIRE(said);
    look(said->item.name);
  }
  void look(const std::string& words) {
    stage_.settle();
    words_ = words;
    std::string screen;
    for (const auto& p : stage_.scene().items())
      if (!p.item.id.starts_with("lesson/")) screen += p.item.id + ": " + p.item.name + " " + p.item.description + "\n";
    std::vector<bool> proved(words.size(), false);
    for (Claim& c : claims_) {
      const std::size_t from = words.find(c.says);
      if (from == std::string::npos) continue;
      std::fill_n(proved.begin() + static_cast<std::ptrdiff_t>(from), c.says.size(), true);
      check(c, screen);
    }
    for (const auto& [from, to] : numbers_in(words))
      if (!proved[from]) fault("nothing proves '" + words.substr(from, to - from) + "' in: " + words);
  }
  void check(Claim& c, const std::string& screen) {
    if (!c.rule.empty()) {
      const std::string rule = paragraph(asset(rule_book_path(game_.info().id, "en")), c.rule);
      const auto says = numbers_in(c.says);
      const bool same = std::all_of(says.begin(), says.end(), [&](const auto& n) {
        return !is_digit(c.says[n.first]) || rule.find(c.says.substr(n.first, n.second - n.first)) != std::string::npos;
      });
      if (rule.empty() || !same) fault("rule " + c.rule + " does not say: " + c.says);
      c.met = true;
    }
    // Of what comes later in the same moment another look decides.
    const bool all = std::all_of(c.shows.begin(), c.shows.end(),
                                 [&](const std::string& s) { return screen.find(s) != std::string::npos; });
    const bool none = std::none_of(c.hides.begin(), c.hides.end(),
                                   [&](const std::string& s) { return screen.find(s) != std::string::npos; });
    if (all && none) return void(c.met = true);
    for (const std::string& s : c.shows)
      if (screen.find(s) == std::string::npos) missing_ = "not on the screen: '" + s + "'\n" + screen;
    for (const std::string& s : c.hides)
      if (screen.find(s) != std::string::npos) missing_ = "on the screen: '" + s + "'\n" + screen;
    if (!c.met) fault("'" + c.says + "' is not so: " + missing_);
  }

  Stage stage_;
  const Game& game_;
  const Lesson& lesson_;
  std::vector<Claim>& claims_;
  Faults& faults_;
  std::string words_, missing_;
};

}  // namespace

TEST_CASE("what a lesson says of its table is true", "[lessons][claims]") {
  Faults faults;
  int proved = 0;
  const std::vector<std::string> files = files_in("tests/data/lessons", ".json");
  for (const Game* game : taught_games()) {
    const std::string file = "tests/data/lessons/" + std::string(game->info().id) + ".json";
    if (std::find(files.begin(), files.end(), file) == files.end()) {
      CHECK_FALSE(game->brain());  // it has just begun
      continue;
    }
    ++proved;
    auto claims = claims_of(game->info().id);
    const Course& course = *course_of(game->info().id);
    for (std::size_t i = 0; i < course.lessons.size(); ++i) {
      std::vector<Claim>& own = claims[course.lessons[i].id];
      Pupil(*game, i, own, faults).learn();
      for (const Claim& c : own)
        if (!c.met) faults.add("nobody says: " + c.says, course.game + ", " + course.lessons[i].id);
    }
  }
  CHECK(proved > 0);
  faults.report();
}

TEST_CASE("lessons name the same numbers in every language", "[lessons][claims]") {
  Stage en(scaled(1, "en"));
  int compared = 0;
  for (const std::string& language : spoken()) {
    Stage other(scaled(1, language));
    for (const Game* game : taught_games())
      for (const Lesson& lesson : course_of(game->info().id)->lessons)
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
          for (const char* part : {"ask", "done", "other"}) {
            const std::string key = lesson_key(game->info().id, lesson, part, i);
            if (!en.use().words.texts().has(key)) continue;
            ++compared;
            CAPTURE(language, key);
            CHECK(digits_in(en.use().words.say(key)) == digits_in(other.use().words.say(key)));
          }
  }
  CHECK(compared >= 12);
}

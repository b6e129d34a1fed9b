#include "shell/lessons/course.h"

#include <algorithm>
#include <map>

#include "assets/assets.h"
#include "core/json.h"
#include "shell/tables/common/bot_names.h"

namespace mathom {

namespace {

class CourseReader {
 public:
  CourseReader(Course& course, Problems& problems) : course_(course), problems_(problems) {}

  void read(const Json& j) {
    check_keys(j, {"aim", "first_game", "first_seat", "options_for", "rules_at", "remarks", "lessons"}, "", problems_);
    course_.first_seat = number_member<int>(j, "first_seat").value_or(0);
    if (const Json* list = member(j, "options_for"))
      for (const auto& [option, seats] : list->items())
        for (const Json& n : seats)
          if (const auto number = whole_number<int>(n)) course_.options_for[option].push_back(*number);
    if (const Json* config = member(j, "first_game")) course_.first_game = dump_json(*config);
    if (const Json* list = member(j, "rules_at"))
      for (const auto& [prompt, number] : list->items())
        if (number.is_string()) course_.rules_at[prompt] = number.get<std::string>();
    each(j, "aim", "", [&](const Json& p, const std::string& at) { aim_page(p, at); });
    each(j, "remarks", "", [&](const Json& r, const std::string& at) { remark(r, at); });
    each(j, "lessons", "", [&](const Json& l, const std::string& at) { lesson(l, at); });
  }

 private:
  template <class F>
  void each(const Json& j, const char* name, const std::string& at, F f) {
    const Json* list = member(j, name);
    if (!list) return;
    const std::string path = at + "/" + name;
    if (!list->is_array()) return problems_.add(path, "must be a list");
    for (std::size_t i = 0; i < list->size(); ++i) f((*list)[i], path + "/" + std::to_string(i));
  }

  std::vector<std::string> texts(const Json& j, const char* name, const std::string& at) {
    std::vector<std::string> out;
    each(j, name, at, [&](const Json& item, const std::string& path) {
      if (item.is_string())
        out.push_back(*item.get_ptr<const std::string*>());
      else
        problems_.add(path, "must be text");
    });
    return out;
  }

  std::string text(const Json& j, const char* name) const {
    const std::string* t = text_member(j, name);
    return t ? *t : std::string();
  }

  void aim_page(const Json& j, const std::string& at) {
    check_keys(j, {"id", "picture"}, at, problems_);
    AimPage page{text(j, "id"), {}};
    each(j, "picture", at, [&](const Json& t, const std::string& path) { page.picture.push_back(aim_thing(t, path)); });
    if (page.id.empty() || page.picture.empty()) problems_.add(at, "must have an id and a picture");
    course_.aim.push_back(std::move(page));
  }

  AimThing aim_thing(const Json& j, const std::string& at) {
    check_keys(j, {"thing", "at", "turn"}, at, problems_);
    AimThing out{text(j, "thing"), {}, static_cast<float>(number_member<int>(j, "turn").value_or(0))};
    const Json* place = member(j, "at");
    if (out.thing.empty() || !place || !place->is_array() || place->size() != out.at.size()) {
      problems_.add(at, "must have a thing, and four numbers that say where");
      return out;
    }
    for (std::size_t i = 0; i < out.at.size(); ++i)
      out.at[i] = static_cast<float>(whole_number<int>((*place)[i]).value_or(0));
    return out;
  }

  void remark(const Json& j, const std::string& at) {
    check_keys(j, {"id", "prompt", "event", "offer", "whose"}, at, problems_);
    const Remark r{text(j, "id"), text(j, "prompt"), text(j, "event"), text(j, "offer"), text(j, "whose")};
    if (!r.whose.empty() && (r.event.empty() || (r.whose != "own" && r.whose != "other")))
      problems_.add(at + "/whose", "must be \"own\" or \"other\", of an event");
    if (r.id.empty() || (r.prompt + r.event + r.offer).empty()) problems_.add(at, "must have an id and a moment");
    course_.remarks.push_back(r);
  }

  void lesson(const Json& j, const std::string& at) {
    check_keys(j, {"id", "rules", "config", "arrange", "luck", "seed", "learner", "steps", "after"}, at, problems_);
    Lesson l;
    l.id = text(j, "id");
    l.rules = texts(j, "rules", at);
    if (const Json* config = member(j, "config")) l.config = dump_json(*config);
    if (const Json* words = member(j, "arrange")) l.arrange = dump_json(*words);
    l.luck = texts(j, "luck", at);
    l.seed = parse_hex64(text(j, "seed")).value_or(0);
    l.learner = number_member<int>(j, "learner").value_or(0);
    each(j, "steps", at, [&](const Json& s, const std::string& path) { l.steps.push_back(step(s, path)); });
    l.after = texts(j, "after", at);
    if (l.id.empty() || l.rules.empty() || l.steps.empty()) problems_.add(at, "must have an id, rules and steps");
    course_.lessons.push_back(std::move(l));
  }

  LessonStep step(const Json& j, const std::string& at) {
    check_keys(j, {"before", "good", "count"}, at, problems_);
    LessonStep s{texts(j, "before", at), texts(j, "good", at), number_member<int>(j, "count").value_or(1)};
    if (s.good.empty() || s.count < 1) problems_.add(at, "must say what is good");
    return s;
  }

  Course& course_;
  Problems& problems_;
};

}  // namespace

int Lesson::answers() const {
  int n = 0;
  for (const LessonStep& s : steps) n += s.count;
  return n;
}

std::unique_ptr<Course> read_course(std::string_view game, std::string_view json, Problems& problems) {
  if (json.empty()) return nullptr;
  auto course = std::make_unique<Course>();
  course->game = game;
  if (const auto j = parse_json(json, problems)) CourseReader(*course, problems).read(*j);
  return course;
}

const Course* course_of(std::string_view game) {
  static std::map<std::string, std::unique_ptr<Course>, std::less<>> courses;
  const auto it = courses.find(game);
  if (it != courses.end()) return it->second.get();
  Problems problems;
  const std::string name(game);
  return courses.emplace(name, read_course(game, asset("lessons/" + name + ".json"), problems)).first->second.get();
}

std::unique_ptr<Session> open_lesson(const Game& game, const Lesson& lesson, std::string_view learner,
                                     Problems& problems) {
  SessionSetup setup;
  setup.config_text = lesson.config;
  setup.seed = lesson.seed;
  setup.luck = lesson.luck;
  const auto config = parse_json(lesson.config, problems);
  if (!config) return nullptr;
  problems = game.check_config(*config);
  if (!problems.empty()) return nullptr;
  const StatePtr table = game.initial(*config);
  if (!lesson.arrange.empty()) {
    const auto words = parse_json(lesson.arrange, problems);
    if (words) game.arrange(*table, *words, problems);
    if (problems.empty()) problems = game.check(*table);
    if (!problems.empty()) return nullptr;
    setup.start_text = dump_json(game.save(*table));
  }
  const int seats = number_member<int>(*config, "seats").value_or(game.info().usual_seats);
  for (int i = 0, bot = 0; i < seats; ++i)
    setup.seats.push_back(i == lesson.learner ? Seat{std::string(learner), "", 0}
                                              : Seat{std::string(bot_name(bot++)), "beginner", 0});
  return Session::create(game, setup, problems);
}

std::string rule_at(std::string_view game, std::string_view prompt) {
  const Course* course = course_of(game);
  if (course)
    for (const auto& [key, number] : course->rules_at)
      if (token_fits(prompt, key)) return number;
  return {};
}

bool token_fits(std::string_view token, std::string_view pattern) {
  return pattern.ends_with('*') ? token.starts_with(pattern.substr(0, pattern.size() - 1)) : token == pattern;
}

std::string lesson_key(std::string_view game, const Lesson& lesson, std::string_view part, std::size_t step) {
  std::string key = std::string(game) + ".lesson." + lesson.id;
  if (part.empty()) return key;
  key += "." + std::string(part);
  return step == 0 ? key : key + std::to_string(step + 1);
}

}  // namespace mathom

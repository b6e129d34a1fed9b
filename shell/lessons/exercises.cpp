#include "shell/lessons/exercises.h"

#include <algorithm>
#include <utility>

#include "ai/judgement_json.h"
#include "core/json.h"
#include "session/save.h"
#include "shell/services/match/reviewable.h"
#include "shell/services/outside.h"
#include "shell/services/services.h"

namespace mathom {

namespace {

constexpr int kExercisesFormat = 1;

bool is_same(const Exercise& a, const Exercise& b) { return a.of == b.of && a.judgement.ply == b.judgement.ply; }

std::optional<Exercise> exercise_from_json(const Json& j) {
  const std::string *game = text_member(j, "game"), *save = text_member(j, "save"), *of = text_member(j, "of"),
                    *asked = text_member(j, "asked");
  const Json* judgement = member(j, "judgement");
  const auto hash = of ? parse_hex64(*of) : std::nullopt;
  if (!game || !save || !hash || !judgement) return std::nullopt;
  Problems problems;
  auto found = judgement_from_json(*judgement, "", problems);
  if (!found) return std::nullopt;
  return Exercise{.game = *game,
                  .save = *save,
                  .of = *hash,
                  .judgement = std::move(*found),
                  .done = number_member<bool>(j, "done").value_or(false),
                  .asked = asked ? *asked : std::string()};
}

}  // namespace

Exercises::Exercises(std::string_view text) {
  Problems problems;
  const auto j = parse_json(text, problems);
  if (!j || number_member<int>(*j, "format") != kExercisesFormat) return;
  const Json* list = member(*j, "exercises");
  if (!list || !list->is_array()) return;
  for (const Json& one : *list)
    if (auto exercise = exercise_from_json(one); exercise && all_.size() < kMost) all_.push_back(std::move(*exercise));
}

std::string Exercises::text() const {
  Json list = Json::array();
  for (const Exercise& e : all_)
    list.push_back({{"game", e.game},
                    {"save", e.save},
                    {"of", hex64(e.of)},
                    {"judgement", judgement_to_json(e.judgement)},
                    {"done", e.done},
                    {"asked", e.asked}});
  return dump_json({{"format", kExercisesFormat}, {"exercises", std::move(list)}});
}

bool Exercises::learn(const Match& match, const Analysis& found) {
  if (found.open || count_people(match.seats()) != 1) return false;
  std::vector<Judgement> worst = costliest(settled(found.judged), kMostOfGame);
  std::reverse(worst.begin(), worst.end());
  for (Judgement& j : worst) {
    Exercise e{.game = std::string(match.game().info().id), .save = {}, .of = found.of, .judgement = std::move(j)};
    if (std::any_of(all_.begin(), all_.end(), [&](const Exercise& known) { return is_same(known, e); })) continue;
    e.save = match.branch(e.judgement.ply, {});
    if (e.save.empty()) return false;
    if (match.review()) e.asked = match.review()->asked_at(e.judgement.ply).prompt.key;
    all_.insert(all_.begin(), std::move(e));
    if (all_.size() > kMost) all_.resize(kMost);
    return true;
  }
  return false;
}

void Exercises::mark_done(const Exercise& exercise) {
  for (Exercise& e : all_)
    if (is_same(e, exercise)) e.done = true;
}

const Exercise* Exercises::next_after(const Exercise& exercise) const {
  const auto here = std::find_if(all_.begin(), all_.end(), [&](const Exercise& e) { return is_same(e, exercise); });
  const auto open = [&](const Exercise& e) { return !e.done && !is_same(e, exercise); };
  auto next = std::find_if(here, all_.end(), open);
  if (next == all_.end()) next = std::find_if(all_.begin(), here, open);
  return next == all_.end() || next->done || is_same(*next, exercise) ? nullptr : &*next;
}

Exercises exercises_of(const Services& use) { return Exercises(use.outside.kept(kExercisesKept).value_or("")); }

void keep_exercises(const Services& use, const Exercises& exercises) {
  use.outside.keep(kExercisesKept, exercises.text());
}

}  // namespace mathom

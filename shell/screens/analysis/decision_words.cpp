#include "shell/screens/analysis/decision_words.h"

#include "analysis/telling.h"
#include "shell/screens/table/log_list.h"
#include "shell/services/analysis/because_words.h"
#include "shell/services/match/reviewable.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

namespace {

std::string estimate_words(const Services& use, const Game& game, const Estimate& e) {
  Phrase p{tells_chance(game) ? std::string_view("analysis.estimate.chance") : std::string_view("analysis.estimate")};
  return use.words.say(p.halves("mean", told_halves(game, e.mean)).halves("margin", told_margin(game, e.margin)));
}

// A card that is led belongs to the trick that it begins, not to the trick before.
std::string where_words(const Services& use, const Game& game, const Chronicle& log, const Judgement& j) {
  const LogLine* line = log.of_answer(j.ply, j.seat);
  if (!line) line = log.at(j.ply);
  if (!line) return {};
  const std::string chapter = chapter_words(use, game, *line), section = section_words(use, game, *line);
  if (chapter.empty() || section.empty()) return chapter + section;
  return use.words.say("time.past.both", {{"chapter", chapter}, {"section", section}});
}

std::string only_words(const Services& use, const Game& game, const Judgement& j) {
  const double by = only_move(j);
  if (by <= 0) return {};
  Phrase p{tells_chance(game) ? std::string_view("analysis.only.chance") : std::string_view("analysis.only")};
  return use.words.say(p.halves("points", told_halves(game, by)));
}

void add_sentence(std::string& all, const std::string& words) {
  if (words.empty()) return;
  if (!all.empty()) all += all.ends_with('.') || all.ends_with('?') ? " " : ". ";
  all += words;
}

}  // namespace

std::string DecisionWords::sentence() const {
  std::string all;
  for (const std::string* part : {&where, &asked, &answer, &only, &best, &because, &lost, &worlds})
    add_sentence(all, *part);
  return all;
}

DecisionWords words_of(const Services& use, const Match& match, const Chronicle& log, const Analysis& found,
                       const Judgement& j) {
  const Game& game = match.game();
  const Reviewable::Asked asked = match.review()->asked_at(j.ply);
  const auto option = [&](std::uint32_t i) {
    const std::string label = use.words.say(asked.labels[i]);
    const bool copy = i != j.chosen && label == use.words.say(asked.labels[j.chosen]);
    return copy ? label + " " + use.words.say("analysis.copy") : label;
  };
  DecisionWords out;
  out.where = where_words(use, game, log, j);
  out.asked = use.words.say(asked.prompt);
  out.given = option(j.chosen);
  out.answer = use.words.say("analysis.answered", {{"act", out.given}});
  out.expected = estimate_words(use, game, j.expected);
  if (j.best != j.chosen) {
    out.best = use.words.say(j.clear() ? "analysis.better" : "analysis.perhaps_better", {{"act", option(j.best)}});
    out.better = j.clear() ? option(j.best) : use.words.say("analysis.perhaps", {{"act", option(j.best)}});
    out.lost = use.words.say(tell_lost(game, j));
    if (j.better + j.worse > 0) out.worlds = use.words.say(tell_worlds(found, j));
    out.cost = estimate_words(use, game, j.lost);
    out.because = because_words(use, j);
  }
  out.only = only_words(use, game, j);
  out.theme = theme_words(use, game.info().id, asked.prompt.key);
  for (const Weighed& w : j.options)
    out.options.push_back(
        {option(w.option), estimate_words(use, game, w.expected), w.option == j.chosen, w.option == j.best});
  return out;
}

}  // namespace mathom

#include "shell/screens/table/hint.h"

#include <algorithm>

#include "rules/brain.h"
#include "shell/services/match/hinting.h"
#include "shell/services/notices.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

// Whole points from ten on, halves below: a finer figure would promise more than the search knows.
std::string points(const Services& use, int tenths) {
  return tenths < 100 ? use.words.texts().halves((tenths + 2) / 5) : use.words.texts().number((tenths + 5) / 10);
}

Option ranked(const TableFrame& f, std::size_t i) { return f.match.view().decision.options[f.match.hint()[i].option]; }
// Names an answer by its button's words.
std::string label_of(const TableFrame& f, const Option& o) {
  const std::vector<Option>& options = f.match.view().decision.options;
  const auto at = static_cast<std::size_t>(std::find(options.begin(), options.end(), o) - options.begin());
  const std::vector<Reading::Fact> answers = f.table.answers(f.use.host, f.match, f.c);
  return at < answers.size() ? answers[at].label : f.use.words.say(f.match.label(o));
}

// A game whose value is not a score has its own words for it.
std::string key_of(const TableFrame& f, const std::string& end) {
  const std::string own = std::string(f.match.game().info().id) + ".hint." + end;
  return f.use.words.texts().has(own) ? own : "shell.hint." + end;
}

// The best answer, and the picks that go with it.
std::vector<Option> plan_of(const TableFrame& f) {
  std::vector<Option> out{ranked(f, 0)};
  const std::vector<Option>& then = f.match.advice().then;
  out.insert(out.end(), then.begin(), then.end());
  return out;
}

// A pick is named by its card, if it has one.
std::string name_of_pick(const TableFrame& f, const Option& o) {
  const Phrase label = f.match.label(o);
  for (const Arg& a : label.args)
    if (a.kind == Arg::Kind::card) return f.use.words.say(f.match.game().card_name(static_cast<CardDef>(a.value)));
  return f.use.words.say(label);
}

std::string what_to_do(const TableFrame& f, const std::vector<Option>& plan) {
  if (plan.size() == 1) return f.use.words.say("shell.hint.what", {{"act", label_of(f, plan.front())}});
  std::string acts;
  for (const Option& o : plan) acts += (acts.empty() ? "" : ", ") + name_of_pick(f, o);
  return f.use.words.say("hint.plan", {{"acts", acts}});
}

// Says what speaks for the best answer: the game's reason, and what came of it in the worlds that were tried.
std::string why_so(const TableFrame& f, const std::vector<Option>& plan) {
  const View& view = f.match.view();
  const Advice& advice = f.match.advice();
  std::string words;
  if (const Brain* brain = f.match.game().brain()) {
    const Phrase why = plan.size() > 1 ? brain->plan_reason(view.seen, view.decision, plan)
                                       : brain->reason(view.seen, view.decision, plan.front(), Brain::Voice::adviser);
    if (!why.empty()) words += " " + f.use.words.say(why);
  }
  // The results of a single pick say little of the whole plan.
  for (std::size_t i = 0; plan.size() == 1 && i < advice.because.size(); ++i) {
    const Because& b = advice.because[i];
    words += " " + f.use.words.say(i == 0 ? "hint.because" : "hint.also",
                                   {{"fact", f.use.words.say(b.fact.what)},
                                    {"here", std::to_string(b.here)},
                                    {"there", std::to_string(b.there)},
                                    {"all", std::to_string(advice.worlds)},
                                    {"act", label_of(f, view.decision.options[b.other])}});
  }
  return words;
}

// If no reason in the game's terms speaks for it.
std::string how_found(const TableFrame& f) {
  const std::vector<Ranked>& ranking = f.match.hint();
  if (ranking.front().tries == 0) return " " + f.use.words.say("shell.hint.by_rule");
  if (ranking.size() > 1 && ranking[1].behind < 3)
    return " " + f.use.words.say("shell.hint.equal", {{"act", label_of(f, ranked(f, 1))}});
  return " " + f.use.words.say(key_of(f, "why"), {{"n", std::to_string(ranking.front().tries)}});
}

std::string how_others_compare(const TableFrame& f) {
  const std::vector<Ranked>& ranking = f.match.hint();
  std::string words;
  for (std::size_t i = 1; i < ranking.size(); ++i)
    words += " " + f.use.words.say(ranking[i].behind < 3 ? std::string("shell.hint.equal") : key_of(f, "behind"),
                                   {{"act", label_of(f, ranked(f, i))}, {"points", points(f.use, ranking[i].behind)}});
  return words;
}

}  // namespace

void Hints::ask(const TableFrame& f) {
  if (!f.match.hinting() || !f.match.your_turn() || !f.table.settled())
    return f.use.notices.notify(f.use.words.say("shell.hint.not_now"));
  if (ply_ != f.match.ply()) ply_ = f.match.ply(), step_ = 0;
  f.match.hinting()->ask(f.c.scene().now());
  step_ = std::min(step_ + 1, 2);
  told_ = false;
  if (f.match.hint().empty()) f.table.explain({.words = f.use.words.say("shell.hint.thinking"), .hint = true}, {});
}

// The best three side by side. Rules of thumb give no figures.
void Hints::weigh(const TableFrame& f) {
  bars_.clear();
  const std::vector<Ranked>& ranking = f.match.hint();
  if (ranking.size() < 2 || ranking.front().tries == 0) return;
  const std::vector<Option>& options = f.match.view().decision.options;
  const float most = 1.3f * static_cast<float>(std::max(20, ranking.back().behind));
  const bool scored = !f.use.words.texts().has(std::string(f.match.game().info().id) + ".hint.behind");
  for (const Ranked& r : ranking) {
    Bar bar{label_of(f, options[r.option]), f.use.words.say("shell.hint.best"), 1};
    if (r.behind >= 3)
      bar.note = scored ? f.use.words.say("shell.hint.less", {{"points", points(f.use, r.behind)}}) : std::string();
    else if (!bars_.empty())
      bar.note = f.use.words.say("shell.hint.as_good");
    bar.share = std::max(0.08f, 1 - static_cast<float>(r.behind) / most);
    bars_.push_back(std::move(bar));
  }
}

float Hints::bars_height(const Canvas& c, float width) const {
  float high = 0;
  for (const Bar& b : bars_) high += c.height_of(c.small(), b.act, width * 0.7f) + 16;
  return high > 0 ? high + kStep : 0;
}

void Hints::build_bars(const TableFrame& f, Rect& in, const std::string& part) const {
  const Canvas& c = f.c;
  const float wide = in.w;
  for (std::size_t i = 0; i < bars_.size(); ++i) {
    const Bar& b = bars_[i];
    const Rect row = cut_top(in, c.height_of(c.small(), b.act, wide * 0.7f));
    c.scene().text(part + std::to_string(i),
                   b.note.empty() ? b.act : f.use.words.say("shell.named", {{"name", b.act}, {"words", b.note}}), row);
    c.pen().paragraph(c.small(), {row.x, row.y, wide * 0.7f, row.h}, b.act, i == 0 ? kGold : kText);
    c.fitted("", {row.x + wide * 0.7f, row.y, wide * 0.3f, row.h}, c.small(), b.note, kTextSoft, Align::right);
    const Rect bar{in.x, in.y + 2, wide, 7};
    c.pen().box(bar, 3.5f, rgb(0x2B463C));
    c.pen().box({bar.x, bar.y, bar.w * b.share, bar.h}, 3.5f, i == 0 ? kGold : kGoldDeep);
    cut_top(in, 16);
  }
  if (!bars_.empty()) cut_top(in, kStep);
}

void Hints::tell(const TableFrame& f) {
  if (told_ || step_ == 0 || ply_ != f.match.ply() || f.match.hint_asked()) return;
  told_ = true;
  bars_.clear();
  const std::vector<Ranked>& ranking = f.match.hint();
  if (ranking.empty()) return f.table.explain({.words = f.use.words.say("shell.hint.none"), .hint = true}, {});
  const std::vector<Option> plan = plan_of(f);
  Explained words{.hint = true};
  const std::string why = why_so(f, plan);
  words.words = what_to_do(f, plan) + (why.empty() ? how_found(f) : why);
  if (step_ == 2) words.words += how_others_compare(f), weigh(f);
  f.c.scene().announce(words.words, Urgency::assertive);
  f.table.explain(std::move(words), plan);
  f.c.scene().want_frame();
}

}  // namespace mathom

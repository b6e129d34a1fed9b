#include "shell/screens/table/hint.h"

#include <algorithm>

#include "rules/brain.h"
#include "shell/services/match/hinting.h"
#include "shell/services/notices.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

// Whole points from ten on; below, in halves: a finer figure would promise more than the search knows.
std::string points(const Services& use, int tenths) {
  return tenths < 100 ? use.words.texts().halves((tenths + 2) / 5) : use.words.texts().number((tenths + 5) / 10);
}

// Why the best answer is that: in the game's own words, and how much it gained in games tried from here.
std::string hint_reasons(const TableFrame& f) {
  const std::vector<Ranked>& ranking = f.match.hint();
  const View& view = f.match.view();
  const auto option = [&](std::size_t i) { return view.decision.options[ranking[i].option]; };
  std::string words;
  if (const Brain* brain = f.match.game().brain())
    if (const Phrase why = brain->reason(view.seen, view.decision, option(0), Brain::Voice::adviser); !why.empty())
      words += " " + f.use.words.say(why);
  if (ranking.front().tries == 0) return words + " " + f.use.words.say("shell.hint.by_rule");
  // A game whose value is not a score has words of its own for it.
  const auto key = [&](const std::string& end) {
    const std::string own = std::string(f.match.game().info().id) + ".hint." + end;
    return f.use.words.texts().has(own) ? own : "shell.hint." + end;
  };
  words += " " + f.use.words.say(key("why"), {{"n", std::to_string(ranking.front().tries)}});
  for (std::size_t i = 1; i < ranking.size(); ++i)
    words += " " + f.use.words.say(ranking[i].behind < 3 ? "shell.hint.equal" : key("behind"),
                                   {{"act", f.use.words.say(f.match.label(option(i)))},
                                    {"points", points(f.use, ranking[i].behind)}});
  return words;
}

}  // namespace

void Hints::ask(const TableFrame& f) {
  if (!f.match.hinting() || !f.match.your_turn() || !f.table.settled())
    return f.use.notices.notify(f.use.words.say("shell.hint.not_now"));
  if (ply_ != f.match.ply()) ply_ = f.match.ply(), step_ = 0;
  f.match.hinting()->ask(f.c.scene().now());
  step_ = std::min(step_ + 1, 3);
  told_ = false;
  if (f.match.hint().empty()) f.table.explain({.words = f.use.words.say("shell.hint.thinking"), .hint = true}, {});
}

// The best three side by side. A rule of thumb has weighed nothing.
void Hints::weigh(const TableFrame& f) {
  bars_.clear();
  const std::vector<Ranked>& ranking = f.match.hint();
  if (ranking.size() < 2 || ranking.front().tries == 0) return;
  const std::vector<Option>& options = f.match.view().decision.options;
  const float most = 1.3f * static_cast<float>(std::max(20, ranking.back().behind));
  const bool scored = !f.use.words.texts().has(std::string(f.match.game().info().id) + ".hint.behind");
  for (const Ranked& r : ranking) {
    Bar bar{f.use.words.say(f.match.label(options[r.option])), f.use.words.say("shell.hint.best"), 1};
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

void Hints::build_bars(const Canvas& c, Rect& in, const std::string& part) const {
  const float wide = in.w;
  for (std::size_t i = 0; i < bars_.size(); ++i) {
    const Bar& b = bars_[i];
    const Rect row = cut_top(in, c.height_of(c.small(), b.act, wide * 0.7f));
    c.scene().text(part + std::to_string(i), b.note.empty() ? b.act : b.act + ": " + b.note, row);
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
  const auto& options = f.match.view().decision.options;
  const auto option = [&](std::size_t i) { return options[ranking[i].option]; };
  // Fewer than there are to choose from; where that leaves one there is nowhere to look but at the answer itself.
  const std::size_t among = std::min(ranking.size(), options.size() - 1);
  if (among <= 1 && step_ == 1) step_ = 2;
  Explained words{.hint = true};
  std::vector<Option> shown;
  if (step_ == 1) {
    words.words = f.use.words.say("shell.hint.where", {{"n", std::to_string(among)}});
    for (std::size_t i = 0; i < among; ++i) shown.push_back(option(i));
    // In the order of the question, so that the order does not give the answer away.
    std::sort(shown.begin(), shown.end());
    // On a page of words nothing has an outline.
    std::string acts;
    for (const Option& o : shown) acts += (acts.empty() ? "" : "; ") + f.use.words.say(f.match.label(o));
    if (f.c.scene().words()) words.words = f.use.words.say("shell.hint.among", {{"acts", acts}});
  } else {
    words.words = f.use.words.say("shell.hint.what", {{"act", f.use.words.say(f.match.label(option(0)))}});
    shown.push_back(option(0));
  }
  if (step_ == 3) words.words += hint_reasons(f), weigh(f);
  f.c.scene().announce(words.words, Urgency::assertive);
  f.table.explain(std::move(words), std::move(shown));
  f.c.scene().want_frame();
}

}  // namespace mathom

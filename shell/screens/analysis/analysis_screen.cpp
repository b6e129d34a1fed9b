#include "shell/screens/analysis/analysis_screen.h"

#include <algorithm>

#include "analysis/telling.h"
#include "core/json.h"
#include "shell/lessons/exercises.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/match/reviewable.h"
#include "shell/services/notices.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {
constexpr std::size_t kMostCards = 3;
constexpr std::size_t kSameMiss = 2;  // the maximum number of questions between two misses that count as one
}  // namespace

void AnalysisScreen::build(const Services& use, Scene& scene) {
  if (!use.play.match() || !use.play.match()->may_analyse()) return use.screens.pop();
  Match& match = *use.play.match();
  attend(use, match, scene);
  if (language_ != use.words.language()) language_ = use.words.language(), words_.clear();
  const Canvas c(scene, use.looks.letters(), use.preferences.settings().text_scale);
  bool leave = false;
  const std::string heading = use.words.say("analysis.title");
  const Rect area = screen_bar(use, c, heading, leave);
  const float top = scene.begin_scroll("analysis/page", heading, area);
  Rect column = middle_column(c, area, 760);
  column = {column.x, top + 2 * kStep, column.w, 1e6f};
  build_head(use, match, c, column);
  if (!shown() || analyst_) build_progress(use, match, c, column);
  if (!judged_.empty()) build_course(use, match, c, column);
  if (!judged_.empty() && !analyst_) {
    build_account(use, match, c, column);
    build_costliest(use, match, c, column);
    build_finest(use, match, c, column);
  } else if (shown() && judged_.empty()) {
    cut_top(column, c.paragraph("analysis/nothing", column, c.body(), use.words.say("analysis.nothing"), kTextSoft));
  }
  scene.end_scroll(column.y - top + 3 * kStep);
  if (leave) use.screens.pop();
}

// --- what is found

void AnalysisScreen::attend(const Services& use, Match& match, Scene& scene) {
  if (number_ != match.number()) {
    number_ = match.number();
    const SeatMask seats = match.review()->analysable();
    seat_ = contains(seats, match.near_seat()) ? match.near_seat() : SeatId::none;
    for (int i = 0; i < kMaxSeats && seat_ == SeatId::none; ++i)
      if (contains(seats, seat_at(i))) seat_ = seat_at(i);
    open_kept(use, match);
    show_seat(match, seat_);
  }
  if (!shown() && !analyst_ && !stopped_) begin(use, match);
  if (analyst_) {
    analyst_->update(scene.now());
    if (const auto at = analyst_->deadline()) scene.want_frame_at(*at);
    if (analyst_->works_here()) scene.want_frame();
    if (analyst_->done()) finish(use, match, scene);
  } else if (learns_) {
    learn(use, match, scene);
  }
  take_up(use, match);
}

// Takes the judgements that were kept, if they belong to this game. The player is told of the others.
void AnalysisScreen::open_kept(const Services& use, const Match& match) {
  if (match.review()->analyses().empty()) return;
  Problems problems;
  const auto list = parse_json(match.review()->analyses(), problems);
  const bool sound = list && list->is_array() && list->size() <= 2;
  misfit_ = !sound;
  for (std::size_t i = 0; sound && i < list->size(); ++i) {
    Problems wrong;
    auto one = analysis_from_json((*list)[i], wrong);
    const bool fits = one && one->seats == match.review()->analysable() && match.review()->fits(*one);
    if (fits) found_[one->open ? 1 : 0] = std::move(one);
    misfit_ = misfit_ || !fits;
  }
  if (misfit_) use.notices.warn(use.words.say("analysis.misfit"));
}

void AnalysisScreen::begin(const Services& use, const Match& match) {
  stopped_ = false;
  analyst_ = std::make_unique<Analyst>(match, match.review()->analysable(), open_, use.play.review_client());
}

void AnalysisScreen::finish(const Services& use, Match& match, Scene& scene) {
  found_[open_ ? 1 : 0] = analyst_->found();
  analyst_.reset();
  taken_ = ~std::size_t{0};
  Json list = Json::array();
  for (const auto& found : found_)
    if (found) list.push_back(analysis_to_json(*found));
  match.review()->keep_analyses(dump_json(list));
  learns_ = true;
  scene.announce(use.words.say("analysis.ready"), Urgency::polite, Detail::brief);
  scene.want_frame();
}

void AnalysisScreen::learn(const Services& use, const Match& match, Scene& scene) {
  Exercises exercises = exercises_of(use);
  const auto& found = found_[0];
  learns_ = found && exercises.learn(match, *found);
  if (learns_) keep_exercises(use, exercises), scene.want_frame();
}

const Analysis* AnalysisScreen::shown() const {
  const auto& found = found_[open_ ? 1 : 0];
  return found ? &*found : nullptr;
}

void AnalysisScreen::show_seat(const Match& match, SeatId seat) {
  seat_ = seat;
  log_ = Chronicle();
  if (const auto record = match.record(only(seat))) log_.follow(*record);
  taken_ = ~std::size_t{0};
  chosen_ = 0;
}

void AnalysisScreen::take_up(const Services& use, const Match& match) {
  const Analysis* found = analyst_ ? &analyst_->found() : shown();
  const std::size_t now = found ? found->judged.size() : 0;
  if (taken_ == now) return;
  const bool more = taken_ < now && analyst_;
  taken_ = now;
  judged_ = found ? of_seat(*found, seat_) : std::vector<Judgement>();
  chosen_ = std::min(chosen_, judged_.empty() ? 0 : judged_.size() - 1);
  if (!more) words_.clear();
  group_worst(use, match);
  finest_.clear();
  for (std::size_t i = 0; i < judged_.size(); ++i)
    if (only_move(judged_[i]) > 0) finest_.push_back(i);
  std::stable_sort(finest_.begin(), finest_.end(),
                   [&](std::size_t x, std::size_t y) { return only_move(judged_[x]) > only_move(judged_[y]); });
  if (finest_.size() > kMostCards) finest_.resize(kMostCards);
  if (!more && !worst_.empty()) chosen_ = worst_.front();
}

// The same move, missed at one question after another, is one miss. The costliest of them represents it.
void AnalysisScreen::group_worst(const Services& use, const Match& match) {
  worst_.clear();
  again_.clear();
  std::vector<std::pair<std::size_t, std::size_t>> members;  // a miss, and the miss that represents it
  for (const Judgement& bad : costliest(judged_, judged_.size())) {
    const auto at = static_cast<std::size_t>(std::find(judged_.begin(), judged_.end(), bad) - judged_.begin());
    const auto known = std::find_if(members.begin(), members.end(), [&](const auto& m) {
      const std::size_t apart = std::max(at, m.first) - std::min(at, m.first);
      return apart <= kSameMiss && words(use, match, at).better == words(use, match, m.first).better;
    });
    if (known != members.end()) {
      ++again_[known->second];
      members.emplace_back(at, known->second);
    } else if (worst_.size() < kMostCards) {
      worst_.push_back(at);
      members.emplace_back(at, at);
    }
  }
}

const DecisionWords& AnalysisScreen::words(const Services& use, const Match& match, std::size_t decision) {
  const auto known = words_.find(decision);
  if (known != words_.end()) return known->second;
  const Analysis& found = analyst_ ? analyst_->found() : *shown();
  return words_[decision] = words_of(use, match, log_, found, judged_[decision]);
}

// --- the page

void AnalysisScreen::build_head(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  const bool chance = tells_chance(match.game());
  const std::string by = use.words.say(open_ ? "analysis.by_truth" : "analysis.by_knowledge");
  cut_top(column, c.paragraph("analysis/what", column, c.body(),
                              use.words.say(chance ? "analysis.what.chance" : "analysis.what") + " " + by, kText) +
                      kStep);
  c.scene().begin_zone("analysis/view", {.name = use.words.say("analysis.view")});
  const std::vector<std::string> views{use.words.say("analysis.view.known"), use.words.say("analysis.view.open")};
  int view = 0;
  if (match.is_played_here()) {
    view = c.segments("analysis/view", cut_top(column, c.segments_height(views, column.w)),
                      use.words.say("analysis.view"), views, open_ ? 1 : 0);
    cut_top(column, kStep);
  }
  std::vector<SeatId> seats;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < match.seats().size(); ++i)
    if (const SeatId seat = seat_at(static_cast<int>(i)); contains(match.review()->analysable(), seat))
      seats.push_back(seat), names.push_back(use.words.seat_name(seat));
  const auto now = static_cast<int>(std::find(seats.begin(), seats.end(), seat_) - seats.begin());
  int seat = now;
  if (seats.size() > 1) {
    seat = c.segments("analysis/seat", cut_top(column, c.segments_height(names, column.w)),
                      use.words.say("analysis.seat"), names, now);
    cut_top(column, kStep);
  }
  c.scene().end_zone();
  if (open_)
    cut_top(column, c.paragraph("analysis/open", column, c.small(), use.words.say("analysis.open"), kWarn) + kStep);
  cut_top(column, kStep);
  if ((view == 1) != open_) {
    open_ = view == 1;
    analyst_.reset();
    stopped_ = false;
    taken_ = ~std::size_t{0};
    c.scene().want_frame();
  }
  if (seat != now) show_seat(match, seats[static_cast<std::size_t>(seat)]), c.scene().want_frame();
}

void AnalysisScreen::build_progress(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  const int percent = analyst_ ? analyst_->percent() : 0;
  const std::string words =
      use.words.say(analyst_ ? "analysis.working" : "analysis.stopped", {{"n", std::to_string(percent)}});
  cut_top(column, c.paragraph("analysis/progress", column, c.body(), words, kText) + kStep / 2);
  if (analyst_) {
    const Rect bar = cut_top(column, 10);
    c.pen().box(bar, 5, kButtonOff);
    c.pen().box({bar.x, bar.y, std::max(10.0f, bar.w * static_cast<float>(percent) / 100), bar.h}, 5, kGoldDeep);
    cut_top(column, kStep);
  }
  c.scene().begin_zone("analysis/work", {.name = use.words.say("analysis.title")});
  const std::string act = use.words.say(analyst_ ? "shell.cancel" : "analysis.begin");
  const Item item{.id = analyst_ ? "analysis/cancel" : "analysis/begin",
                  .name = act,
                  .rect = cut_top(column, c.button_height(act, column.w))};
  const bool pressed = c.button(item).activated;
  c.scene().end_zone();
  cut_top(column, 2 * kStep);
  if (!pressed) return;
  if (analyst_)
    analyst_.reset(), stopped_ = true;
  else
    begin(use, match);
  taken_ = ~std::size_t{0};
  c.scene().want_frame();
}

void AnalysisScreen::build_course(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  const std::string heading = use.words.say(tells_chance(match.game()) ? "analysis.course.chance" : "analysis.course");
  c.heading("analysis/course", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
  Plot plot{.points = {}, .parts = {}, .unit = tells_chance(match.game()) ? " %" : "", .name = heading};
  int chapter = 0;
  for (std::size_t i = 0; i < judged_.size(); ++i) {
    const Judgement& j = judged_[i];
    plot.points.push_back({static_cast<float>(j.expected.mean), static_cast<float>(j.expected.margin), j.clear()});
    const LogLine* line = log_.at(j.ply);
    if (line && line->chapter != chapter) plot.parts.push_back(i), chapter = line->chapter;
  }
  plot.value_text = words(use, match, chosen_).sentence();
  c.scene().begin_zone("analysis/plot", {.name = heading});
  const Rect r = cut_top(column, std::clamp(column.w * 0.42f, c.em(180), c.em(300)));
  const PlotReaction is = build_plot(c, r, plot, chosen_);
  c.scene().end_zone();
  cut_top(column, kStep);
  if (is.chosen && *is.chosen != chosen_) chosen_ = *is.chosen, c.scene().want_frame();
  pointed_ = is.pointed.value_or(chosen_);
  const std::string legend = use.words.say(c.scene().words() ? "analysis.legend.words" : "analysis.legend");
  cut_top(column, c.paragraph("analysis/legend", column, c.small(), legend, kTextSoft) + kStep);
  build_decision(use, match, c, column);
  if (c.scene().words()) build_table(use, match, c, column);
}

// A page of words also has the course as a table with a row for each answer.
void AnalysisScreen::build_table(const Services& use, const Match& match, const Canvas& c, const Rect& column) {
  const Rect none{column.x, column.y, 1, 1};
  c.scene().begin_zone("analysis/table", {.name = use.words.say("analysis.table"), .table = true});
  std::string head = use.words.say("analysis.table.number");
  for (const char* key : {"analysis.table.asked", "analysis.table.answer", "analysis.table.expected",
                          "analysis.table.better", "analysis.table.cost"})
    head += "\t" + use.words.say(key);
  c.scene().text("analysis/table/head", head, none);
  for (std::size_t i = 0; i < judged_.size(); ++i) {
    const DecisionWords& w = words(use, match, i);
    std::string row = std::to_string(i + 1);
    for (const std::string& cell : {(w.where.empty() ? "" : w.where + ". ") + w.asked, w.given, w.expected, w.better,
                                    w.cost.empty() ? std::string("–") : w.cost})
      row += "\t" + cell;
    c.scene().text("analysis/table/" + std::to_string(i), row, none);
  }
  c.scene().end_zone();
}

// The chosen point, or the one under the mouse.
void AnalysisScreen::build_decision(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  const std::size_t at = std::min(pointed_, judged_.size() - 1);
  const DecisionWords& w = words(use, match, at);
  const std::string head =
      use.words.say(w.where.empty() ? "analysis.decision" : "analysis.decision.where",
                    {{"n", std::to_string(at + 1)}, {"all", std::to_string(judged_.size())}, {"where", w.where}});
  const auto line = [&](const char* id, Type t, const std::string& said, Colour colour) {
    if (!said.empty())
      cut_top(column, c.paragraph(std::string("analysis/decision/") + id, column, t, said, colour) + 3);
  };
  line("head", c.small_strong(), head, kTextSoft);
  line("asked", c.strong(), w.asked, kText);
  line("answer", c.body(), w.answer, kText);
  line("best", c.body(), w.best, judged_[at].clear() ? kGold : kTextSoft);
  line("because", c.body(), w.because, kText);
  line("lost", c.body(), w.lost, kText);
  line("worlds", c.body(), w.worlds, kText);
  if (!w.best.empty() && !judged_[at].clear()) line("unsure", c.small(), use.words.say("analysis.unsure"), kTextSoft);
  if (w.best.empty()) line("good", c.body(), w.only.empty() ? use.words.say("analysis.good") : w.only, kGood);
  cut_top(column, kStep / 2);
  int n = 0;
  for (const DecisionWords::Option& o : w.options) {
    const bool bold = o.best;
    const std::string name = o.chosen ? use.words.say("analysis.option.chosen", {{"act", o.name}}) : o.name;
    const float high = c.account_height(name, o.expected, column.w, bold);
    c.account_line("analysis/option/" + std::to_string(n++), cut_top(column, high), name, o.expected,
                   o.best     ? kGold
                   : o.chosen ? kText
                              : kTextSoft,
                   bold);
  }
  cut_top(column, kStep);
  build_acts(use, match, c, cut_top(column, c.control_height()), "analysis/decision", judged_[at]);
  cut_top(column, 3 * kStep);
}

void AnalysisScreen::build_account(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  const std::string heading = use.words.say("analysis.luck");
  c.heading("analysis/luck", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
  const Account account = account_of(judged_);
  const auto number = [&](double n) {
    const Phrase p = Phrase{tells_chance(match.game()) ? std::string_view("analysis.amount.chance")
                                                       : std::string_view("analysis.amount")}
                         .halves("points", told_halves(match.game(), n));
    return (n > 0 && told_halves(match.game(), n) != 0 ? "+" : "") + use.words.say(p);
  };
  const auto line = [&](const char* id, const char* key, double n, Colour colour) {
    const std::string left = use.words.say(key), right = number(n);
    c.account_line(id, cut_top(column, c.account_height(left, right, column.w, true)), left, right, colour, true);
  };
  line("analysis/choices", "analysis.luck.choices", account.choices, account.choices < 0 ? kWarn : kGood);
  line("analysis/fortune", "analysis.luck.fortune", account.fortune, account.fortune < 0 ? kWarn : kGood);
  const std::string sentence =
      use.words.say(tell_choices(match.game(), account)) + " " + use.words.say(tell_fortune(match.game(), account));
  cut_top(column, c.paragraph("analysis/luck/words", column, c.small(),
                              sentence + " " + use.words.say("analysis.luck.note"), kTextSoft) +
                      kStep);
  build_turning_point(use, match, c, column);
  build_themes(use, match, c, column);
  cut_top(column, 2 * kStep);
}

void AnalysisScreen::build_turning_point(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  const auto turn = turning_point(judged_);
  if (!turn) return;
  const DecisionWords& w = words(use, match, turn->at);
  const bool chance = tells_chance(match.game());
  const Phrase change = Phrase{turn->by_choice ? (chance ? "analysis.turn.mistake.chance" : "analysis.turn.mistake")
                               : chance        ? "analysis.turn.fortune.chance"
                                               : "analysis.turn.fortune"}
                            .halves("before", told_halves(match.game(), turn->before))
                            .halves("after", told_halves(match.game(), turn->after));
  const std::string said = use.words.say(
      "analysis.turn",
      {{"where", w.where.empty() ? w.asked : w.where}, {"act", w.given}, {"change", use.words.say(change)}});
  cut_top(column, c.paragraph("analysis/turn", column, c.body(), said, kText) + kStep);
}

// Says the kinds of the mistakes, if the game has words for them and there are several.
void AnalysisScreen::build_themes(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  std::map<std::string, std::pair<int, double>> themes;
  int all = 0;
  for (std::size_t i = 0; i < judged_.size(); ++i) {
    if (!judged_[i].clear()) continue;
    const std::string theme = words(use, match, i).theme;
    if (theme.empty()) continue;
    ++all;
    auto& [n, lost] = themes[theme];
    ++n, lost += judged_[i].lost.mean;
  }
  if (all < 2) return;
  const std::string heading = use.words.say("analysis.themes");
  c.heading("analysis/themes", cut_top(column, c.heading_height(heading, column.w)), heading, 3, kGold);
  int row = 0;
  for (const auto& [theme, told] : themes) {
    const Phrase cost = Phrase{tells_chance(match.game()) ? std::string_view("analysis.theme.chance")
                                                          : std::string_view("analysis.theme")}
                            .number("n", told.first)
                            .halves("points", told_halves(match.game(), told.second));
    const std::string right = use.words.say(cost);
    c.account_line("analysis/theme/" + std::to_string(row++),
                   cut_top(column, c.account_height(theme, right, column.w, false)), theme, right, kText, false);
  }
}

void AnalysisScreen::build_costliest(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  const std::string heading = use.words.say("analysis.costliest");
  c.heading("analysis/costliest", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
  cut_top(column, kStep / 2);
  if (worst_.empty())
    cut_top(column, c.paragraph("analysis/none", column, c.body(), use.words.say("analysis.none"), kText));
  for (std::size_t i = 0; i < worst_.size(); ++i) build_card(use, match, c, column, i);
  if (open_ || worst_.empty() || count_people(match.seats()) != 1) return;
  c.scene().begin_zone("analysis/exercises", {.name = use.words.say("exercises.title")});
  const std::string words = use.words.say("exercises.learn"), note = use.words.say("exercises.learn.note");
  const Item item{
      .id = "analysis/exercises", .name = words, .rect = cut_top(column, c.button_height(words, column.w, note))};
  if (c.button(item, {.note = note}).activated) {
    // Exercises of a game that was analysed before may have been crowded out since.
    do learn(use, match, c.scene());
    while (learns_);
    use.screens.push(exercises_screen());
  }
  c.scene().end_zone();
}

// The only good moves.
void AnalysisScreen::build_finest(const Services& use, const Match& match, const Canvas& c, Rect& column) {
  if (finest_.empty()) return;
  cut_top(column, 1.5f * kStep);
  const std::string heading = use.words.say("analysis.finest");
  c.heading("analysis/finest", cut_top(column, c.heading_height(heading, column.w)), heading, 2, kGold);
  for (std::size_t i = 0; i < finest_.size(); ++i) {
    const DecisionWords& w = words(use, match, finest_[i]);
    const std::string said = (w.where.empty() ? "" : w.where + ". ") + w.answer + " " + w.only;
    cut_top(column, c.paragraph("analysis/finest/" + std::to_string(i), column, c.body(), said, kText) + kStep);
  }
}

void AnalysisScreen::build_card(const Services& use, const Match& match, const Canvas& c, Rect& column,
                                std::size_t place) {
  const std::size_t at = worst_[place];
  const DecisionWords& w = words(use, match, at);
  const std::string id = "analysis/card/" + std::to_string(place);
  const Rect box{column.x, column.y, column.w, card_height_[place]};
  c.panel(box);
  Rect in{box.x + 1.5f * kStep, box.y + 1.5f * kStep, box.w - 3 * kStep, 1e5f};
  const auto line = [&](const char* part, Type t, const std::string& said, Colour colour) {
    if (!said.empty()) cut_top(in, c.paragraph(id + part, in, t, said, colour) + 4);
  };
  line("/where", c.small_strong(),
       use.words.say(w.where.empty() ? "analysis.decision" : "analysis.decision.where",
                     {{"n", std::to_string(at + 1)}, {"all", std::to_string(judged_.size())}, {"where", w.where}}),
       kTextSoft);
  line("/asked", c.strong(), w.asked, kText);
  line("/answer", c.body(), w.answer, kText);
  line("/best", c.body(), w.best, kGold);
  line("/because", c.body(), w.because, kText);
  line("/lost", c.body(), w.lost + " " + w.worlds, kText);
  if (const auto again = again_.find(at); again != again_.end())
    line("/again", c.small(), use.words.say(Phrase{"analysis.again"}.number("n", again->second)), kTextSoft);
  cut_top(in, kStep / 2);
  build_acts(use, match, c, cut_top(in, c.control_height()), id, judged_[at]);
  const float used = in.y - box.y + 1.5f * kStep;
  if (std::abs(used - card_height_[place]) > 0.5f) card_height_[place] = used, c.scene().build_again();
  cut_top(column, used + 1.5f * kStep);
}

void AnalysisScreen::build_acts(const Services& use, const Match& match, const Canvas& c, Rect row,
                                const std::string& id, const Judgement& judgement) {
  c.scene().begin_zone(id + "/acts", {.name = use.words.say("analysis.acts")});
  const float wide = std::min((row.w - kStep) / 2, c.em(240));
  const auto act = [&](const char* part, const char* key, Weight weight) {
    const Rect r = cut_left(row, wide);
    cut_left(row, kStep);
    return c.button({.id = id + part, .name = use.words.say(key), .rect = r}, {.weight = weight}).activated;
  };
  const bool look = act("/look", "analysis.look", Weight::secondary);
  const bool again = match.is_played_here() && act("/try", "analysis.try", Weight::primary);
  c.scene().end_zone();
  if (look) use.screens.push(replay_screen(use, match.record(only(judgement.seat)), judgement.ply));
  if (again) try_again(use, judgement.ply);
}

// A new game from there, with the same players.
void try_again(const Services& use, std::uint32_t ply) {
  use.screens.after_frame([&use, ply] {
    if (!use.play.match() || !use.play.branch(*use.play.match(), ply)) return;
    use.notices.notify(use.words.say("analysis.tried"));
    use.screens.restart();
    use.screens.push(table_screen());
  });
}

ScreenPtr analysis_screen() { return std::make_unique<AnalysisScreen>(); }

}  // namespace mathom

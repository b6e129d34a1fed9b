#include "shell/lessons/remark_mentor.h"

#include <algorithm>

#include "shell/services/notices.h"
#include "shell/services/preferences.h"
#include "shell/services/progress.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

using namespace ui;

void RemarkMentor::listen(const Match& match) {
  if (number_ != match.number() || match.event_count() < heard_) heard_ = 0, events_.clear();
  number_ = match.number();
  for (const Event& e : match.events(heard_)) {
    const Phrase told = match.game().tell(e);
    if (!told.empty()) events_[std::string(told.key)] = e.who;
  }
  heard_ = match.event_count();
}

bool RemarkMentor::fits(const Match& match, const Remark& remark) const {
  if (!remark.event.empty()) {
    const auto told = events_.find(remark.event);
    if (told == events_.end()) return false;
    if (!remark.whose.empty() && (remark.whose == "own") != (told->second == match.near_seat())) return false;
  }
  if (!remark.prompt.empty() && !token_fits(match.prompt().key, remark.prompt)) return false;
  if (remark.offer.empty()) return true;
  const auto& options = match.view().decision.options;
  return std::any_of(options.begin(), options.end(),
                     [&](const Option& o) { return token_fits(match.token(o), remark.offer); });
}

// A remark stays as long as its question.
void RemarkMentor::follow(const Services& use, Match& match, const TableView& table, Scene& scene) {
  Progress progress = use.preferences.progress();
  GameProgress& game = progress.of(course_.game);
  if (!game.remarks || match.shared()) {
    now_ = nullptr;
    return;
  }
  listen(match);
  if (now_ && match.ply() != ply_) now_ = nullptr;
  if (now_ || !match.your_turn() || !table.settled() || match.ply() == ply_) return;
  for (const Remark& r : course_.remarks) {
    if (game.told.contains(r.id) || !fits(match, r)) continue;
    now_ = &r;
    break;
  }
  ply_ = match.ply();
  if (!now_) return;
  game.told.insert(now_->id);
  use.preferences.keep_progress(progress);
  scene.announce(words(use), Urgency::polite, Detail::brief);
  scene.want_frame();
}

std::string RemarkMentor::words(const Services& use) const {
  return use.words.say(course_.game + ".remark." + now_->id);
}

float RemarkMentor::height(const Services& use, const Canvas& c, float width) const {
  if (!now_) return 0;
  if (c.low()) return 4000;  // all of the height
  const float room = std::min(width, c.em(kMentorWide)) - 3 * kStep;
  const bool aside = mentor_buttons_beside(c, width);
  const float text = c.height_of(c.body(), words(use), aside ? room - c.em(200) : room);
  const float high = c.control_height();
  return (aside ? std::max(text, 2 * high + kStep / 2) : text + high + kStep) + 3 * kStep;
}

void RemarkMentor::build(const Services& use, const Canvas& c, Rect room) {
  if (!now_) return;
  if (room.w > c.em(kMentorWide)) room = around(room.centre(), c.em(kMentorWide), room.h);
  const Rect box = room.inset(2);
  mentor_panel(c, box);
  Rect in{box.x + 1.5f * kStep, box.y + kStep, box.w - 2.5f * kStep, box.h - 2 * kStep};
  c.scene().begin_zone("remark", {.name = use.words.say("shell.remark"), .part = Part::ask});
  const bool aside = mentor_buttons_beside(c, room.w);
  Rect buttons = aside ? cut_right(in, c.em(190)) : cut_bottom(in, c.control_height());
  aside ? cut_right(in, kStep) : cut_bottom(in, kStep);
  const Rect first = aside ? cut_top(buttons, (buttons.h - kStep / 2) / 2) : cut_left(buttons, (buttons.w - kStep) / 2);
  aside ? cut_top(buttons, kStep / 2) : cut_left(buttons, kStep);
  const bool enough =
      c.button({.id = "remark/enough", .name = use.words.say("shell.remark.enough"), .rect = first}).activated;
  const bool read =
      c.button({.id = "remark/read", .name = use.words.say("shell.remark.read"), .rect = buttons}).activated;
  mentor_words(use.host, c, "remark/words", in, words(use), kText);
  c.scene().end_zone();
  if (!enough && !read) return;
  now_ = nullptr;
  c.scene().want_frame();
  if (!enough) return;
  Progress progress = use.preferences.progress();
  progress.of(course_.game).remarks = false;
  use.preferences.keep_progress(progress);
  use.notices.notify(use.words.say("shell.remark.off"));
}

}  // namespace mathom

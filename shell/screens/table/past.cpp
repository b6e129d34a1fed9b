#include "shell/screens/table/past.h"

#include <algorithm>

#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/common/dotted.h"

namespace mathom {

namespace {
constexpr double kLeastBeat = 450;  // milliseconds from step to step, however fast the player wants it
}

Past::Past(const Services& use, std::unique_ptr<Record> record, bool live)
    : record_(std::move(record)), view_(make_table(record_->game().info().id)), live_(live), over_(record_->is_over()) {
  read_stops();
  view_->reset(use.host, *record_);
}

// Pre: the record stands at its end.
void Past::read_stops() {
  chronicle_ = Chronicle();
  chronicle_.begin_after(view_->sections_before(*record_));
  chronicle_.follow(*record_);
  stops_.clear();
  for (const LogLine& line : chronicle_.lines()) {
    std::uint32_t ply = line.ply;
    // A deal begins when its cards have been dealt.
    if (line.kind == EventKind::chapter)
      while (ply < record_->ply() && record_->answered(ply).seat == SeatId::luck) ++ply;
    stops_.push_back(ply);
  }
  stops_.push_back(record_->ply());
  std::sort(stops_.begin(), stops_.end());
  stops_.erase(std::unique(stops_.begin(), stops_.end()), stops_.end());
  chapters_.clear();
  for (const LogLine& line : chronicle_.lines())
    if (line.kind == EventKind::chapter)
      chapters_.push_back(
          static_cast<std::size_t>(std::lower_bound(stops_.begin(), stops_.end(), line.ply) - stops_.begin()));
}

std::size_t Past::stop() const {
  const auto after = std::upper_bound(stops_.begin(), stops_.end(), ply());
  return after == stops_.begin() ? 0 : static_cast<std::size_t>(after - stops_.begin() - 1);
}

void Past::go_to(const Services& use, std::uint32_t ply) {
  record_->seek(ply);
  view_->reset(use.host, *record_);
  next_at_ = 0;
}

bool Past::step(const Services& use, int by) {
  const std::size_t now = stop();
  if (by < 0) {
    if (ply() > stops_[now]) return go_to_stop(use, now), true;
    if (now == 0) return false;
    return go_to_stop(use, now - 1), true;
  }
  if (ply() < stops_[0]) return go_to_stop(use, 0), true;
  if (now + 1 >= stops_.size()) return false;
  if (!view_->settled()) view_->reset(use.host, *record_);
  record_->seek(stops_[now + 1]);
  return true;
}

// Returns the first stop of the section before or after that of `from`. Back from within a section leads to its
// beginning.
std::size_t Past::section_start(std::size_t from, int by) const {
  const auto same = [&](std::size_t a, std::size_t b) {
    const LogLine *x = chronicle_.at(stops_[a]), *y = chronicle_.at(stops_[b]);
    return x && y && x->chapter == y->chapter && x->section == y->section;
  };
  std::size_t s = from;
  if (by > 0) {
    while (s + 1 < stops_.size() && same(s, from)) ++s;
    return s;
  }
  if (s > 0 && !same(s - 1, s)) --s;
  const std::size_t within = s;
  while (s > 0 && same(s - 1, within)) --s;
  return s;
}

void Past::step_section(const Services& use, int by) { go_to_stop(use, section_start(stop(), by)); }

void Past::step_chapter(const Services& use, int by) {
  const std::size_t now = stop();
  std::size_t to = by > 0 ? stops_.size() - 1 : 0;
  for (const std::size_t c : chapters_) {
    if (by < 0 && c < now) to = c;
    if (by > 0 && c > now) {
      to = c;
      break;
    }
  }
  go_to_stop(use, to);
}

void Past::look_through(const Services& use, SeatMask viewers) {
  if (viewers == record_->viewers()) return;
  const std::uint32_t here = ply();
  record_->look_through(viewers);
  record_->seek(record_->end());
  read_stops();
  go_to(use, here);
}

void Past::play(const Services& use, bool on) {
  playing_ = on;
  next_at_ = 0;
  if (on && stop() + 1 >= stops_.size()) go_to_stop(use, 0);
}

void Past::follow(const Services& use, ui::Scene& scene) {
  use.host.glossing()->speak_of(record_->game().info().id, use.words.language());
  view_->follow(use.host, *record_, scene);
  if (!playing_ || !view_->settled()) return;
  if (scene.now() < next_at_) return scene.want_frame_at(next_at_);
  if (!step(use, 1)) {
    playing_ = false;
  } else {
    next_at_ = scene.now() + kLeastBeat;
    view_->follow(use.host, *record_, scene);
  }
  scene.want_frame();
}

}  // namespace mathom

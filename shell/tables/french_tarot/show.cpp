#include "shell/tables/french_tarot/show.h"

#include <algorithm>

#include "shell/ui/theme.h"

namespace mathom::french_tarot {
namespace {

constexpr float kDealing = 520, kBidRest = 550, kBannerRest = 1300, kDogRest = 1700, kHandfulRest = 2000;

What what_of(const Event& e) { return static_cast<What>(e.what); }

// Events of these kinds come in rows and are shown as one.
bool comes_in_rows(What w) {
  return w == What::dealt || w == What::dog_shown || w == What::dog_taken || w == What::handful_card ||
         w == What::opened;
}

}  // namespace

void Show::reset(int seats, const std::vector<Event>& events) {
  *this = Show();
  board_ = Board(seats);
  for (const Event& e : events) board_.apply(e);
  if (board_.winner != kNoSeat) board_.gather();
}

void Show::add(const std::vector<Event>& events) { queue_.insert(queue_.end(), events.begin(), events.end()); }

Show::Timing Show::timing_of(const Event& e) const {
  switch (what_of(e)) {
    case What::dealt: return {kDealing, 0};
    case What::bid: return {0, kBidRest};
    case What::taker: return {0, kBannerRest};
    case What::passed_out:
    case What::petit_sec: return {0, kBannerRest * 1.6f};
    case What::dog_shown: return {0, kDogRest};
    case What::dog_taken: return {ui::kFlight, 0};
    case What::called:
    case What::slam_announced:
    case What::partner: return {0, kBannerRest};
    case What::handful_card: return {0, kHandfulRest};
    case What::played: return {ui::kFlight, 120};
    case What::trick: return {ui::kTrickLeave, ui::kTrickRest};
    default: return {};
  }
}

// The row goes on: the next event is shown together with the one that has just been.
bool Show::same_group(const Event& e) const {
  return queue_.size() > 1 && comes_in_rows(what_of(e)) && queue_[1].what == e.what;
}

void Show::begin(double now, Pace pace, const std::function<void(const Event&)>& told) {
  // The rest of a row takes no time of its own: the time goes to its last event.
  while (same_group(queue_.front())) {
    board_.apply(queue_.front());
    told(queue_.front());
    queue_.pop_front();
  }
  const Event& e = queue_.front();
  started_ = true;
  began_ = now;
  const Timing t = timing_of(e);
  motion_ms_ = pace.still ? 0 : static_cast<double>(t.motion * pace.speed);
  rest_ms_ = static_cast<double>(t.rest * pace.speed);
  deals_ = what_of(e) == What::dealt;
  leaves_ = what_of(e) == What::trick;
  flying_ = what_of(e) == What::played ? static_cast<Card>(index(e.face)) : kNoCard;
  board_.apply(e);
  told(e);
}

void Show::run(double now, Pace pace, const std::function<void(const Event&)>& told) {
  moving_ = false;
  next_look_ = 0;
  while (!queue_.empty() && !counted_) {
    if (!started_) begin(now, pace, told);
    const double end = hurried_ ? began_ : began_ + motion_ms_ + rest_ms_;
    if (now < end) {
      // A finished trick rests before it moves; everything else moves first.
      const double moves_from = leaves_ ? began_ + rest_ms_ : began_;
      const double moves_to = leaves_ ? end : began_ + motion_ms_;
      moving_ = now >= moves_from && now < moves_to;
      next_look_ = moving_ ? now : now < moves_from ? moves_from : end;
      return;
    }
    if (leaves_) board_.gather();
    const bool last_total =
        what_of(queue_.front()) == What::total && (queue_.size() == 1 || queue_[1].what != queue_[0].what);
    queue_.pop_front();
    started_ = deals_ = leaves_ = false;
    flying_ = kNoCard;
    if (last_total) counted_ = true;
  }
  if (queue_.empty()) hurried_ = false;
}

float Show::flight(Card card, double now) const {
  if (card != flying_ || motion_ms_ <= 0 || hurried_) return 1;
  return ui::ease_out(static_cast<float>((now - began_) / motion_ms_));
}

float Show::dealing(double now) const {
  if (!deals_ || motion_ms_ <= 0 || hurried_) return 1;
  return std::clamp(static_cast<float>((now - began_) / motion_ms_), 0.0f, 1.0f);
}

float Show::leaving(double now) const {
  if (!leaves_ || motion_ms_ <= 0 || hurried_) return 0;
  return ui::ease_in_out(static_cast<float>((now - began_ - rest_ms_) / motion_ms_));
}

}  // namespace mathom::french_tarot

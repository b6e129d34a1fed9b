#include "shell/services/match/own_side.h"

#include <algorithm>
#include <utility>

namespace mathom {

namespace {
constexpr double kOwnPause = 1200;  // milliseconds before an own side answers if others wait for it
}

void OwnSide::read(std::string_view text) {
  orders_.read(text);
  look_again();
}

void OwnSide::order(const CatalogText& text, Standing standing) {
  if (now_.covered) return;
  orders_.order(now_.near, text, standing);
  ++changes_;
  ordered_at_ = view_.yours() ? view_.ply : ~0u;
  look_again();
}

void OwnSide::stop_at(int stop, bool stops) {
  if (now_.covered) return;
  orders_.stop_at(now_.near, stop, stops);
  ++changes_;
  if (view_.yours()) by_hand_ = view_.ply;
  look_again();
}

void OwnSide::look(const Now& now) {
  now_ = now;
  look_again();
}

void OwnSide::look_again() {
  answer_.reset();
  deadline_.reset();
  if (!now_.may_answer || !view_.yours() || view_.ply == by_hand_) return;
  answer_ = planned();
  if (!answer_) answer_ = orders_.answer(view_);
  if (!answer_ && plays_only_cards_) answer_ = StandingOrders::only_cards(view_);
}

// A question of another seat of the same person waits for them.
std::optional<StandingOrders::Answer> OwnSide::planned() {
  if (plan_.empty() || view_.decision.seat != planner_) return std::nullopt;
  const auto& options = view_.decision.options;
  for (const Option& o : plan_) {
    const auto at = std::ranges::find(options, o);
    if (at == options.end()) continue;
    next_ = o;
    return StandingOrders::Answer{static_cast<std::uint64_t>(at - options.begin()), {StandingOrders::By::planned, {}}};
  }
  plan_.clear();
  return std::nullopt;
}

void OwnSide::plan(std::vector<Option> in_turn) {
  if (!view_.yours()) return;
  plan_ = std::move(in_turn);
  planner_ = view_.decision.seat;
  ordered_at_ = view_.ply;
  look_again();
}

void OwnSide::play_only_cards(bool plays) {
  if (plays == plays_only_cards_) return;
  plays_only_cards_ = plays;
  look_again();
}

std::optional<StandingOrders::Answer> OwnSide::due(double now, bool shared) {
  due_ = next_;
  if (!answer_ || !shared) return answer_;
  if (!deadline_) deadline_ = now + kOwnPause;
  return now < *deadline_ ? std::nullopt : answer_;
}

void OwnSide::answered(std::uint32_t ply) {
  orders_.forget_from(ply);
  by_hand_ = ~0u;
}

// An order that was given at this question counts as an answer by hand, and can be taken back alone.
void OwnSide::gave(std::uint32_t ply, const StandingOrders::Answer& answer) {
  if (answer.given.by == StandingOrders::By::planned) std::erase(plan_, due_);
  if (ply != ordered_at_) orders_.note(ply, answer.given);
}

}  // namespace mathom

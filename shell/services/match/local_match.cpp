#include "shell/services/match/local_match.h"

#include <algorithm>
#include <utility>

#include "session/save.h"

namespace mathom {

LocalMatch::LocalMatch(std::unique_ptr<Session> session, BotClient& bots)
    : session_(std::move(session)),
      people_(*session_, [this] { looked(); }),
      bots_(*session_, bots),
      companions_(*session_, bots_, [this] { return act_on_answer(); }),
      own_(session_->game(), standing_texts(session_->game().info().id), view_),
      hinting_(bots, [this] { return hint_question(); }),
      review_(*session_) {
  changed();
}

void LocalMatch::direct(Director& director) {
  director_ = &director;
  look();
}

Match::Answered LocalMatch::answered(std::uint32_t ply) const {
  const LogEntry& entry = session_->log()[ply];
  return {entry.seat, entry.events_before};
}

void LocalMatch::look() {
  view_ = session_->view(viewers());
  own_.look({.near = near_seat(), .covered = people_.covered(), .may_answer = !director_});
}

void LocalMatch::looked() {
  if (people_.covered()) hinting_.drop();
  look();
}

void LocalMatch::changed() {
  ++changes_;
  look();
  hinting_.drop();
  companions_.forget();
  bots_.forget();
  hand_out({.shared_screen = people_.are_several() ? &people_ : nullptr,
            .companions = companions_.are_here() ? &companions_ : nullptr,
            .own_side = &own_,
            .hinting = &hinting_,
            .review = &review_});
}

bool LocalMatch::update(bool may_advance, double now) {
  if (hint_asked()) return hinting_.take(now);
  if (!bot_to_move()) return false;
  if (!bots_.answer()) director_ ? ask_director() : bots_.think(companions_.unwanted(), now);
  if (!bots_.answer() || !may_advance || companions_.proposal()) return false;
  if (!bots_.is_sound(companions_.unwanted())) bots_.distrust(companions_.unwanted());
  if (!bots_.answer()) return false;
  return (!director_ && companions_.hold_back()) || act_on_answer();
}

void LocalMatch::ask_director() {
  std::vector<std::string> offered;
  for (const Option& o : session_->view(only(session_->waiting_for())).decision.options)
    offered.push_back(session_->token(o));
  if (const auto option = director_->answer(*this, offered)) bots_.answer_with(*option);
}

bool LocalMatch::act_on_answer() {
  companions_.will_act();
  const BotAnswer& answer = *bots_.answer();
  if (session_->submit(session_->waiting_for(), answer.option, answer.ply) != Submit::ok) return false;
  bots_.was_given();
  changed();
  return true;
}

// Uses what the seat that is asked may know, whatever else the person sees.
Hinting::Question LocalMatch::hint_question() const {
  if (!view_.yours()) return {};
  return Hinting::about(game(), session_->view(only(view_.decision.seat)), session_->thinking_seed(), bots_.patience());
}

Submit LocalMatch::choose(std::uint64_t option) {
  if (!view_.yours()) return Submit::not_your_turn;
  if (director_ && !director_->takes(*this, option)) return Submit::illegal;
  return choose_for(people_.person(), option);
}

Submit LocalMatch::choose_for(int person, std::uint64_t option) {
  const SeatId seat = session_->waiting_for();
  if (!is_player(seat)) return Submit::over;
  if (!contains(seats_of(seats(), person), seat)) return Submit::not_your_turn;
  const std::uint32_t ply = session_->ply();
  const Submit result = session_->submit(seat, option, ply);
  if (result != Submit::ok) return result;
  own_.answered(ply);
  changed();
  return result;
}

// Lessons are shown as they were written.
void LocalMatch::wish(bool every, bool next) {
  if (!director_ && !people_.covered()) wish_for(people_.person(), every, next);
}

void LocalMatch::wish_for(int person, bool every, bool next) {
  const SeatMask own = seats_of(seats(), person);
  const auto with = [own](SeatMask all, bool on) { return static_cast<SeatMask>(on ? all | own : all & ~own); };
  session_->wish({with(session_->wishes().every, every), with(session_->wishes().next, next)});
}

// An undo takes back the answers of the player's own side together with their last answer by hand. If that is not
// possible, the player is asked, because their side would give the same answer again at once.
bool LocalMatch::undo() {
  const int person = people_.person();
  if (!can_undo() || !session_->undo(person)) return false;
  while (own_.gave_at(session_->ply()) && session_->can_undo(person)) session_->undo(person);
  own_.ask_at(session_->ply());
  changed();
  return true;
}

bool LocalMatch::undo_for(int person, std::uint32_t to) {
  if (!session_->undo(person)) return false;
  while (session_->ply() > to && session_->can_undo(person)) session_->undo(person);
  changed();
  return true;
}

bool LocalMatch::redo_for(std::span<const std::uint32_t> through) {
  if (!session_->redo()) return false;
  const auto next_too = [&] { return std::find(through.begin(), through.end(), session_->ply()) != through.end(); };
  while (next_too() && session_->can_redo()) session_->redo();
  changed();
  return true;
}

bool LocalMatch::can_redo() const { return !people_.covered() && !people_.needs_curtain() && session_->can_redo(); }

bool LocalMatch::redo() {
  if (!can_redo() || !session_->redo()) return false;
  while (own_.gave_at(session_->ply()) && session_->can_redo()) session_->redo();
  own_.ask_nowhere();
  changed();
  return true;
}

void LocalMatch::rename(SeatId seat, std::string name) {
  session_->rename(seat, std::move(name));
  ++changes_;
}

UndoFence LocalMatch::undo_fence() const {
  const bool stays = people_.covered() || (director_ && !director_->lets_take_back());
  return stays ? UndoFence::nothing : session_->undo_fence(people_.person());
}

std::unique_ptr<Record> LocalMatch::record(SeatMask eyes) const { return record_of(*session_, eyes, &own_.orders()); }

std::string LocalMatch::branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck) const {
  return save_text(*session_->branch(ply, new_luck));
}

}  // namespace mathom

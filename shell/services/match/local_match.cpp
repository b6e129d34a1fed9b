#include "shell/services/match/local_match.h"

#include <algorithm>

#include "analysis/analysis.h"
#include "session/save.h"

namespace mathom {

namespace {
int first_person(const Seats& seats) {
  for (const Seat& s : seats)
    if (s.is_person()) return s.person;
  return -1;  // bots only: an onlooker, who sees what everybody sees
}
}  // namespace

LocalMatch::LocalMatch(std::unique_ptr<Session> session, BotClient& bots)
    : session_(std::move(session)),
      bots_(*session_, bots),
      own_(session_->game(), standing_texts(session_->game().info().id)),
      hinting_(bots),
      person_(first_person(session_->seats())) {
  if (const auto asked = person_asked()) person_ = *asked;
  shared_ = covered_ = count_people(session_->seats()) > 1;
  changed();
}

void LocalMatch::direct(Director& director) {
  director_ = &director;
  look_for_own_answer();
}

Match::Answered LocalMatch::answered(std::uint32_t ply) const {
  const LogEntry& entry = session_->log()[ply];
  return {entry.seat, entry.events_before};
}

void LocalMatch::look() {
  view_ = session_->view(viewers());
  look_for_own_answer();
}

void LocalMatch::look_for_own_answer() { own_.look(view_, !director_); }

bool LocalMatch::answer_for_person(double now) {
  if (!own_.answers() || hint_asked()) return false;
  const auto own = own_.due(now, shared_);
  const std::uint32_t ply = view_.ply;
  if (!own || choose(own->option) != Submit::ok) return false;
  own_.gave(ply, *own);
  return true;
}

void LocalMatch::order(const CatalogText& text, Standing standing) {
  if (covered_) return;
  own_.order(near_seat(), text, standing, view_);
  look_for_own_answer();
}

void LocalMatch::stop_at(int stop, bool stops) {
  if (covered_) return;
  own_.stop_at(near_seat(), stop, stops, view_);
  look_for_own_answer();
}

void LocalMatch::read_orders(std::string_view text) {
  own_.read(text);
  look_for_own_answer();
}

void LocalMatch::changed() {
  ++changes_;
  look();
  hinting_.drop();
  proposal_.reset();
  unwanted_.clear();
  bots_.forget();
}

void LocalMatch::cover() {
  if (covered_ || !shared_) return;
  covered_ = true;
  hinting_.drop();
  look();
}

void LocalMatch::show_to(int person) {
  if (person == person_ && !covered_) return;
  person_ = person;
  covered_ = false;
  look();
}

std::optional<int> LocalMatch::person_asked() const {
  const SeatId seat = session_->waiting_for();
  if (!is_player(seat)) return std::nullopt;
  const Seat& s = session_->seats()[static_cast<std::size_t>(index(seat))];
  return s.is_person() ? std::optional<int>(s.person) : std::nullopt;
}

SeatId LocalMatch::near_seat() const {
  return near_of(seats_of(seats(), covered_ ? next_to_look() : person_), session_->waiting_for());
}

bool LocalMatch::needs_curtain() const {
  const auto asked = person_asked();
  return asked && *asked != person_;
}

bool LocalMatch::update(bool may_advance, double now) {
  if (hint_asked()) return hinting_.take(now);
  if (!bot_to_move()) return false;
  if (!bots_.answer()) director_ ? ask_director() : bots_.think(unwanted_, now);
  if (!bots_.answer() || !may_advance || proposal_) return false;
  if (!bots_.is_sound(unwanted_)) bots_.distrust(unwanted_);
  if (!bots_.answer()) return false;
  if (!director_) proposal_ = to_propose(*bots_.answer());
  // Who agreed to help is not asked for each part of it.
  if (proposal_ && proposal_->refuses && is_persuaded()) {
    drop_proposed();
    if (unwanted_.empty()) persuaded_ = {};  // there is nothing else that they could do
    return true;
  }
  return proposal_ || act_on_answer();
}

void LocalMatch::ask_director() {
  std::vector<std::string> offered;
  for (const Option& o : session_->view(only(session_->waiting_for())).decision.options)
    offered.push_back(session_->token(o));
  if (const auto option = director_->answer(*this, offered)) bots_.answer_with(*option);
}

bool LocalMatch::act_on_answer() {
  if (is_persuaded())
    ++persuaded_.ply;
  else
    persuaded_ = {};
  const BotAnswer& answer = *bots_.answer();
  if (session_->submit(session_->waiting_for(), answer.option, answer.ply) != Submit::ok) return false;
  bots_.was_given();
  changed();
  return true;
}

void LocalMatch::ask_hint(double now) {
  if (!view_.yours()) return;
  hinting_.ask(game(), session_->view(only(view_.decision.seat)), session_->thinking_seed(), bots_.patience(), now);
}

Submit LocalMatch::choose(std::uint64_t option) {
  if (!view_.yours()) return Submit::not_your_turn;
  if (director_ && !director_->takes(*this, option)) return Submit::illegal;
  return choose_for(person_, option);
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

// Lessons are told as they were written.
void LocalMatch::wish(bool every, bool next) {
  if (!director_ && !covered_) wish_for(person_, every, next);
}

void LocalMatch::wish_for(int person, bool every, bool next) {
  const SeatMask own = seats_of(seats(), person);
  const auto with = [own](SeatMask all, bool on) { return static_cast<SeatMask>(on ? all | own : all & ~own); };
  session_->wish({with(session_->wishes().every, every), with(session_->wishes().next, next)});
}

// What their own side answered is taken back with what they did themselves before. Where that cannot be, they are asked
// now, or the same answer would be given again at once.
bool LocalMatch::undo() {
  if (!can_undo() || !session_->undo(person_)) return false;
  while (own_.gave_at(session_->ply()) && session_->can_undo(person_)) session_->undo(person_);
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

void LocalMatch::keep_analyses(std::string json) {
  session_->keep_analyses(std::move(json));
  ++changes_;
}

UndoFence LocalMatch::undo_fence() const {
  const bool stays = covered_ || (director_ && !director_->lets_take_back());
  return stays ? UndoFence::nothing : session_->undo_fence(person_);
}

std::unique_ptr<Record> LocalMatch::record(SeatMask eyes) const { return record_of(*session_, eyes, &own_.orders()); }

std::string LocalMatch::branch(std::uint32_t ply, std::optional<std::uint64_t> new_luck) const {
  return save_text(*session_->branch(ply, new_luck));
}

// --- how it was played

std::vector<Weighable> LocalMatch::weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const {
  return mathom::weighable(*session_, seats, from, until);
}

SeatMask LocalMatch::analysable() const { return seats_to_analyse(seats()); }

Match::Asked LocalMatch::asked_at(std::uint32_t ply) const { return asked_in(game(), *session_->truth_at(ply)); }

bool LocalMatch::fits(const Analysis& analysis) const { return misfits(analysis, *session_).empty(); }

}  // namespace mathom

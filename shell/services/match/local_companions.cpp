#include "shell/services/match/local_companions.h"

#include <algorithm>

#include "rules/brain.h"

namespace mathom {
namespace {

// Whether a player would read the same. Cards of one name are the same thing to them.
bool reads_alike(const Game& game, const Phrase& a, const Phrase& b) {
  if (a.key != b.key || a.args.size() != b.args.size()) return false;
  for (int i = 0; i < a.args.size(); ++i) {
    const Arg &x = a.args[i], &y = b.args[i];
    const bool cards = x.kind == Arg::Kind::card && y.kind == Arg::Kind::card;
    const auto name = [&](const Arg& arg) { return game.card_name(static_cast<CardDef>(arg.value)); };
    if (cards ? name(x) != name(y) : x != y) return false;
  }
  return true;
}

}  // namespace

bool LocalCompanions::are_here() const {
  const Brain* brain = session_.game().brain();
  if (!brain || !brain->speaks()) return false;
  const Seats& seats = session_.seats();
  const Outcome now = session_.outcome();
  for (std::size_t i = 1; i < seats.size(); ++i)
    if (now.team[i] != now.team[0]) return false;
  const auto person = [](const Seat& s) { return s.is_person(); };
  return std::any_of(seats.begin(), seats.end(), person) && !std::all_of(seats.begin(), seats.end(), person);
}

void LocalCompanions::let_ask(bool ask) {
  if (ask_ == ask) return;
  ask_ = ask;
  proposal_.reset();  // whether and how it waits is decided again
}

// Pre: the answer is sound.
std::optional<Proposal> LocalCompanions::to_propose() const {
  if (!are_here()) return std::nullopt;
  const View seen = session_.view(only(session_.waiting_for()));
  const Option& o = seen.decision.options[static_cast<std::size_t>(bots_.answer()->option)];
  const Brain& brain = *session_.game().brain();
  const Brain::Politeness politeness = brain.politeness(seen.seen, seen.decision, o);
  // A companion who was told to think again tells the new answer, whatever it is. A companion who was talked out of a
  // refusal helps.
  const bool asks = ask_ && !is_persuaded() && (politeness.asked || !unwanted_.empty());
  if (!asks && !politeness.refuses) return std::nullopt;
  Proposal out{.seat = seen.decision.seat,
               .question = asks && politeness.bare ? session_.prompt() : Phrase{},
               .act = session_.label(o),
               .reason = brain.reason(seen.seen, seen.decision, o, Brain::Voice::own),
               .refuses = !asks,
               .answer = o};
  for (const Option& other : seen.decision.options)
    if (!asks && !brain.politeness(seen.seen, seen.decision, other).refuses) out.others.push_back(other);
  return out;
}

bool LocalCompanions::want_to_ask() const {
  return !proposal_ && bots_.answer() && bots_.to_move() && bots_.is_sound(unwanted_) && to_propose();
}

bool LocalCompanions::hold_back() {
  proposal_ = to_propose();
  // A companion who agreed to help is not asked for each part of it.
  if (proposal_ && proposal_->refuses && is_persuaded()) {
    drop_proposed();
    if (unwanted_.empty()) persuaded_ = {};  // they have no other answer
    return true;
  }
  return proposal_.has_value();
}

void LocalCompanions::will_act() {
  if (is_persuaded())
    ++persuaded_.ply;
  else
    persuaded_ = {};
}

void LocalCompanions::forget() {
  proposal_.reset();
  unwanted_.clear();
}

bool LocalCompanions::is_persuaded() const {
  if (persuaded_.seat != session_.waiting_for() || persuaded_.ply != session_.ply()) return false;
  return session_.view(only(persuaded_.seat)).decision.why == persuaded_.why;
}

void LocalCompanions::something_else() {
  if (!proposal_ || !bots_.answer()) return;
  if (proposal_->refuses) {
    const SeatId seat = session_.waiting_for();
    persuaded_ = {seat, session_.view(only(seat)).decision.why, session_.ply()};
  }
  drop_proposed();
}

// Never proposes again an answer that reads the same, nor a refusal. After the last answer it begins again with the
// first.
void LocalCompanions::drop_proposed() {
  const View seen = session_.view(only(session_.waiting_for()));
  const auto& options = seen.decision.options;
  const Option refused = options[static_cast<std::size_t>(bots_.answer()->option)];
  const Brain& brain = *session_.game().brain();
  const auto refuses = [&](const Option& o) { return brain.politeness(seen.seen, seen.decision, o).refuses; };
  const bool no = refuses(refused);
  for (std::uint32_t i = 0; i < options.size(); ++i) {
    const bool same =
        reads_alike(session_.game(), session_.label(options[i]), proposal_->act) || (no && refuses(options[i]));
    if (same && std::find(unwanted_.begin(), unwanted_.end(), i) == unwanted_.end()) unwanted_.push_back(i);
  }
  std::sort(unwanted_.begin(), unwanted_.end());
  proposal_.reset();
  bots_.forget_answer();
  if (unwanted_.size() == options.size()) unwanted_.clear();
}

}  // namespace mathom

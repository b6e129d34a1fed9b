// Which answers of a companion are worth mentioning, and which the others may want to change.
#include <algorithm>

#include "games/lotr_board/brain/reason.h"
#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {
namespace {

using Politeness = Brain::Politeness;

constexpr Politeness kDeed{.told = true, .asked = true};
constexpr Politeness kRefusal{.told = true, .asked = true, .refuses = true};
constexpr Politeness kChoice{.asked = true};
constexpr Politeness kWord{.told = true};

// How far a reaction may fall short of its worth and still be considered, in units.
constexpr int kNearly = 5;

bool is_reaction(const Option& o) {
  const Verb v = verb_of(o);
  return v == Verb::story || v == Verb::call || v == Verb::put_on;
}

Politeness window_politeness(const Survey& v, const Decision& d, const Option& o) {
  if (is_reaction(o)) return kDeed;
  const bool useful = std::any_of(d.options.begin(), d.options.end(), [&](const Option& other) {
    return is_reaction(other) && score_window(v, other, index(d.seat)) > -kNearly;
  });
  return useful ? kChoice : Politeness{};
}

Politeness play_politeness(const Survey& v, const Decision& d, const Option& o) {
  const auto moves = [](const Option& other) { return verb_of(other) == Verb::play && other.amount >= 0; };
  switch (verb_of(o)) {
    case Verb::play:
    case Verb::draw_two:
    case Verb::rest: return kDeed;
    case Verb::done: return std::any_of(d.options.begin(), d.options.end(), moves) ? kChoice : Politeness{};
    default: return window_politeness(v, d, o);
  }
}

bool has_laid_out(const State& s, int seat) {
  const auto& tokens = s.pledged_tokens[at(seat)];
  return count_in(s.cards, pledge_of(seat)) > 0 || s.pledged_runes[at(seat)] > 0 ||
         std::any_of(tokens.begin(), tokens.end(), [](int n) { return n > 0; });
}

// A payment is mentioned once, not with each card. Others may press a player to help them, not to pay for themselves.
Politeness pay_politeness(const Survey& v, const Decision& d, const Option& o) {
  const Frame& pay = v.s.frames.back();
  switch (verb_of(o)) {
    case Verb::give:
    case Verb::give_token:
    case Verb::give_runes: return has_laid_out(v.s, index(d.seat)) ? Politeness{} : kDeed;
    case Verb::ask_seat: return kWord;
    case Verb::refuse: return pay_by(pay) == effects::By::alone ? kDeed : kRefusal;
    case Verb::give_up: return kRefusal;
    default: return {};
  }
}

Politeness control_politeness(const Survey& v, const Option& o) {
  const Frame& f = v.s.frames.back();
  const bool volunteers = deed_of(content().code.ops[at(f.local[effects::kPc])].verb) == Deed::volunteer;
  return o.verb == effects::kNo && volunteers ? kRefusal : kDeed;
}

// Whether a button says what it does to every reader.
bool speaks_for_itself(const Option& o) {
  if (o.verb >= effects::kPick) return false;
  switch (verb_of(o)) {
    case Verb::play:
    case Verb::draw_two:
    case Verb::rest:
    case Verb::give:
    case Verb::give_runes:
    case Verb::story:
    case Verb::call:
    case Verb::put_on:
    case Verb::drop: return true;
    default: return false;
  }
}

Politeness by_question(const Survey& v, const Decision& d, const Option& o) {
  switch (static_cast<Question>(d.why)) {
    case Question::play: return play_politeness(v, d, o);
    case Question::window: return window_politeness(v, d, o);
    case Question::pay:
    case Question::must_pay:
    case Question::contribute:
    case Question::propose: return pay_politeness(v, d, o);
    case Question::control: return control_politeness(v, o);
    case Question::gandalf:
    case Question::ring_track:
    case Question::wild_tile:
    case Question::stars_track:
    case Question::miruvor_from:
    case Question::miruvor_to:
    case Question::spare: return kDeed;
    case Question::share: return kChoice;
    case Question::refill: return verb_of(o) == Verb::drop ? kChoice : Politeness{};
    default: return {};
  }
}

}  // namespace

Brain::Politeness politeness_of(const Survey& v, const Decision& d, const Option& o) {
  if (d.options.size() < 2 || d.answer_seen_by != kEveryone) return {};
  Politeness out = by_question(v, d, o);
  out.bare = !speaks_for_itself(o);
  return out;
}

}  // namespace mathom::lotr_board

#include "games/lotr_tcg/rules/opponent.h"

#include "effects/run/machine.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Ability;
using effects::Op;

constexpr int kOpponentWord = static_cast<int>(effects::Who::own) + kOpponent;

const Op& step_of(const Table& t, const Frame& program) { return t.code().ops[at(program.local[effects::kPc])]; }

// The text in which the step stands; null: steps that no text says.
const Ability* text_that_runs(const TableTexts& t) {
  for (int i = t.s.frames.size() - 1; i >= 0; --i)
    if (const Frame& f = t.s.frames[i]; static_cast<Code>(f.code) == Code::ability)
      return &t.ability(f.local[effects::kAbilityWhich]);
  return nullptr;
}
bool goes_with(const Table& t, const Frame& program, int seat) {
  const AgainstOpponent as_if(t, seat);
  const Op& step = step_of(t, program);
  if (!t.language().verb(step.verb).possible(t, step, program)) return false;
  const Ability* text = text_that_runs(t);
  return text == nullptr || effects::first_failing(t, text->first_condition, text->conditions, program) < 0;
}

}  // namespace

bool is_opponent_open(const TableTexts& t, int self) {
  return t.players() > 2 && self >= 0 && !t.is_shadow(self) && t.scope().opponent < 0;
}

bool names_opponent(const Table& t, const Op& step) {
  const auto& verb = t.language().verb(step.verb);
  for (std::size_t i = 0; i < verb.params.size(); ++i)
    if (verb.params[i].kind == effects::Param::Kind::who && step.arg[at(verb.slot(i))] == kOpponentWord) return true;
  return false;
}

bool needs_opponent(const Table& t, const Frame& program) {
  if (t.s.scopes.empty() || program.local[effects::kStage] != 0) return false;
  if (!is_opponent_open(t, program.local[effects::kSelf])) return false;
  const Op& step = step_of(t, program);
  return step.verb != effects::kEnd && names_opponent(t, step);
}

std::vector<int> opponents_for(const Table& t, const Frame& program) {
  std::vector<int> all, fit;
  for (int seat = 0; seat < t.seats(); ++seat) {
    if (seat == program.local[effects::kSelf] || !t.is_in(seat)) continue;
    all.push_back(seat);
    if (goes_with(t, program, seat)) fit.push_back(seat);
  }
  return fit.empty() ? all : fit;
}

void ask_opponent(const Table& t, const Frame& program, Decision& d) {
  ask_why(d, program.local[effects::kSelf], Question::opponent);
  d.ask = Ask::pick;
  for (const int seat : opponents_for(t, program))
    d.options.push_back({.verb = effects::kPoint, .seat = seat_at(seat)});
}

}  // namespace mathom::lotr_tcg

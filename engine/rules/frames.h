#pragma once
// "Where were we?", as data. A frame is one running procedure or card effect; the stack of frames takes the place of
// the C++ call stack, so that a half-resolved effect can be copied, saved and hidden. Simple games use a phase enum
// instead.
#include <array>
#include <cstdint>
#include <span>
#include <type_traits>
#include <vector>

#include "core/fields.h"
#include "core/fixed_vector.h"
#include "core/hash.h"
#include "core/ids.h"
#include "rules/event.h"

namespace mathom {

struct Frame {
  std::uint16_t code = 0;               // which procedure or program
  std::uint16_t step = 0;               // next step inside it
  std::array<std::int16_t, 8> local{};  // ids and numbers only
  std::int16_t answer = 0;              // what the last decision or inner frame returned
  SeatMask seen_by = kEveryone;         // who may know the locals and the answer
  std::uint8_t spare = 0;

  static void fields(auto& f, auto& v) {
    v("code", f.code);
    v("step", f.step);
    v("local", f.local, f.seen_by);
    v("answer", f.answer, f.seen_by);
    v("seen_by", f.seen_by);
    v("spare", f.spare);
  }
};

template <std::size_t N>
using FrameStack = FixedVector<Frame, N>;

// What a step tells the runner.
enum class Next : std::uint8_t {
  step,   // go on with the next step
  again,  // look at the frame again: the step has set where to go
  ask,    // stop: a decision is due; its answer lands in Frame::answer, then the next step runs
  done,   // the frame is finished
};

// A procedure is a table of named steps: reading the table is reading the rulebook.
// `R`: what the rules are made with besides the State, such as a set of cards; nothing, for most games.
struct NoRules {};
template <class S, class R = NoRules>
struct FrameContext {
  S& state;
  Frame& frame;  // valid until a frame is pushed or popped
  EventSink* events;
  const R& rules;
};
template <class S, class R = NoRules>
struct Step {
  const char* name;
  Next (*run)(FrameContext<S, R>);
};
template <class S, class R = NoRules>
using Procedure = std::span<const Step<S, R>>;

// Which steps there are, in order, and what a frame holds: what the numbers of a saved frame mean (Game::content_hash).
template <class S, class R>
void add_procedures(Hash& hash, std::span<const Procedure<S, R>> procedures) {
  std::vector<FieldLister::Entry> fields;
  FieldLister lister(fields);
  Frame frame;
  Frame::fields(frame, lister);
  for (const auto& field : fields) hash.add_text(field.first);
  for (const auto& procedure : procedures) {
    hash.add(procedure.size());
    for (const auto& step : procedure) hash.add_text(step.name);
  }
}

// Runs the top frame until a decision is due (true) or the stack is empty (false). S has a member `frames`.
template <class S, class R = NoRules>
bool run_frames(S& s, std::span<const std::type_identity_t<Procedure<S, R>>> procedures, EventSink* events,
                const R& rules = {}) {
  while (!s.frames.empty()) {
    const int top = s.frames.size() - 1;
    const auto procedure = procedures[s.frames[top].code];
    const std::uint16_t at = s.frames[top].step;
    if (at >= procedure.size()) {
      s.frames.pop_back();
      continue;
    }
    const Next next = procedure[at].run({s, s.frames[top], events, rules});
    // A step may push inner frames above this one; it goes on when they are done.
    Frame& f = s.frames[top];
    if (next == Next::step || next == Next::ask) f.step = static_cast<std::uint16_t>(at + 1);
    if (next == Next::done) f.step = static_cast<std::uint16_t>(procedure.size());
    if (next == Next::ask) return true;
  }
  return false;
}

}  // namespace mathom

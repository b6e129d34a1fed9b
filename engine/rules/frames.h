#pragma once
// The call stack of the rules as data. A frame is one running procedure or card effect. The stack of frames replaces
// the C++ call stack, so that a half-resolved effect can be copied, saved and hidden. Simple games use a phase enum
// instead.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/fields.h"
#include "core/fixed_vector.h"
#include "core/hash.h"
#include "core/ids.h"
#include "rules/decision.h"

namespace mathom {

// The answer that a frame got: the option that was taken, or luck's outcome or an inner frame's result, both in
// `amount`.
struct Answer {
  CardId subject = CardId::none;
  CardId object = CardId::none;
  std::int16_t amount = 0;
  std::uint8_t verb = 0;  // verbs of options that frames take are below 256
  SeatId seat = SeatId::none;

  static void fields(auto& a, auto& v) {
    v("subject", a.subject);
    v("object", a.object);
    v("amount", a.amount);
    v("verb", a.verb);
    v("seat", a.seat);
  }
  friend bool operator==(const Answer&, const Answer&) = default;
};
inline Answer answer_of(const Option& o) {
  return {o.subject, o.object, o.amount, static_cast<std::uint8_t>(o.verb), o.seat};
}
inline Answer answer_of(int amount) { return {.amount = static_cast<std::int16_t>(amount)}; }

struct Frame {
  std::uint8_t code = 0;                // which procedure
  std::uint8_t step = 0;                // its next step
  SeatMask seen_by = kEveryone;         // who may know the locals and the answer
  std::uint8_t spare = 0;               // free for the game
  std::array<std::int16_t, 8> local{};  // ids and numbers only; a procedure names its slots
  Answer answer{};                      // to its last question, or the result of its last inner frame

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

// Returns the answer and clears it.
inline Answer take(Frame& f) {
  const Answer answer = f.answer;
  f.answer = {};
  return answer;
}

// What a step tells the runner.
enum class Next : std::uint8_t {
  step,   // continue with the next step
  again,  // read the frame again: the step has set where to continue
  ask,    // stop: a decision is due; its answer goes to Frame::answer, then the next step runs
  asked,  // stop too: the step has set which step runs then
  done,   // the frame is finished
};

// What may be on top of a frame that stands at a step. Which stacks of frames are sound follows from it.
struct Stand {
  bool asked = false;         // the frame has asked and is on top of the stack; this step takes the answer
  std::uint64_t waits_for{};  // one of these procedures runs on top of it: bits by code
};
inline constexpr Stand kAsked{true, 0}, kWaits{false, ~std::uint64_t{0}};
template <class... Code>
constexpr Stand waits_for(Code... above) {
  return {false, ((std::uint64_t{1} << static_cast<int>(above)) | ...)};
}

// The table that procedures run on: the game's table while its rules run. `s` is a State with a member `frames`. No
// step starts once the game is finished.
template <class T>
concept FrameTable = requires(T& t) {
  t.s.frames.back();
  static_cast<bool>(t.finished());
};

// A procedure is a table of named steps that reads like the rule book. Its names are written to saves.
template <class T>
struct Step {
  std::string_view name;
  Next (*run)(Frame&, T&);  // the frame is valid until one is pushed or popped; null: the procedure ends here
  Stand stand{};
};
template <class T, std::size_t N>
struct Steps {
  std::array<Step<T>, N> rows{};
  // Returns the step with that name, for go_to and for questions about where a frame stands. An unknown name does not
  // compile.
  consteval std::uint8_t operator[](std::string_view name) const {
    std::size_t i = 0;
    while (rows[i].name != name) ++i;
    return static_cast<std::uint8_t>(i);
  }
};
template <class T, std::size_t N>
constexpr Steps<T, N> steps(const Step<T> (&rows)[N]) {
  Steps<T, N> out;
  for (std::size_t i = 0; i < N; ++i) out.rows[i] = rows[i];
  return out;
}

template <class T>
struct Procedure {
  std::string_view name;
  std::span<const Step<T>> steps;
};
template <class T, std::size_t N>
constexpr Procedure<T> procedure(std::string_view name, const Steps<T, N>& steps) {
  return {name, steps.rows};
}

// Adds the steps in order and the fields of a frame: what the numbers of a frame mean (GamePlay::content_hash).
template <class T>
void add_procedures(Hash& hash, std::span<const Procedure<T>> procedures) {
  std::vector<FieldLister::Entry> fields;
  FieldLister lister(fields);
  Frame frame;
  Frame::fields(frame, lister);
  for (const auto& field : fields) hash.add_text(field.first);
  for (const Procedure<T>& procedure : procedures) {
    hash.add_text(procedure.name);
    hash.add(procedure.steps.size());
    for (const Step<T>& step : procedure.steps) hash.add_text(step.name);
  }
}

// Returns the step with that name, for tables that are set up by hand. Pre: the procedure has such a step.
template <class T, class Code>
std::uint8_t step_named(std::span<const Procedure<T>> procedures, Code code, std::string_view name) {
  std::uint8_t i = 0;
  while (procedures[static_cast<std::size_t>(code)].steps[i].name != name) ++i;
  return i;
}

inline Next go_to(Frame& f, std::uint8_t step) {
  f.step = step;
  return Next::again;
}
inline Next ask_at(Frame& f, std::uint8_t step) {
  f.step = step;
  return Next::asked;
}

// Pushes a procedure. The locals fill its first slots. Pre: the stack has room.
template <class S>
Frame& push_frame(S& s, std::uint8_t code, std::initializer_list<int> locals) {
  Frame f;
  f.code = code;
  std::size_t i = 0;
  for (const int n : locals) f.local[i++] = static_cast<std::int16_t>(n);
  s.frames.push_back(f);
  return s.frames.back();
}
// Writes the result of the top frame into the frame below it.
template <class S>
void answer_below(S& s, int result) {
  if (s.frames.size() >= 2) s.frames[s.frames.size() - 2].answer = answer_of(result);
}

// Runs the top frame. Returns true when a decision is due, false when the stack is empty.
template <FrameTable T>
bool run_frames(T& t, std::span<const Procedure<T>> procedures) {
  auto& frames = t.s.frames;
  while (!frames.empty()) {
    if (t.finished()) {
      frames.clear();
      return false;
    }
    // A step may push inner frames above this one. It stays where it is, and continues when they are done.
    Frame& f = frames.back();
    const auto steps = procedures[f.code].steps;
    const std::uint8_t at = f.step;
    if (at >= steps.size() || !steps[at].run) {
      frames.pop_back();
      continue;
    }
    const int depth = frames.size();
    const Next next = steps[at].run(f, t);
    if (next == Next::again) continue;
    if (next == Next::asked) return true;
    if (next == Next::done && frames.size() == depth) {
      frames.pop_back();
      continue;
    }
    f.step = static_cast<std::uint8_t>(next == Next::done ? steps.size() : at + 1u);
    if (next == Next::ask) return true;
  }
  return false;
}

// Whether frame n stands where its procedure may stand while somebody is asked. Safe on any numbers.
template <class S, class T>
bool stands_well(const S& s, std::span<const Procedure<T>> procedures, int n) {
  const Frame& f = s.frames[n];
  if (f.code >= procedures.size() || f.step >= procedures[f.code].steps.size()) return false;
  const Stand& stand = procedures[f.code].steps[f.step].stand;
  if (n + 1 == s.frames.size()) return stand.asked;
  const int above = s.frames[n + 1].code;
  return above < 64 && (stand.waits_for >> above & 1) != 0;
}

}  // namespace mathom

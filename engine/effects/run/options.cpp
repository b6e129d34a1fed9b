#include "effects/run/options.h"

#include "effects/run/machine.h"
#include "effects/say/say.h"

namespace mathom::effects {

const Op* op_of(const Code& code, const Frame& program) {
  const int pc = program.local[kPc];
  return is_place(code, pc) ? &code.ops[static_cast<std::size_t>(pc)] : nullptr;
}

int block_of_option(const Code& code, const Frame& program, int option) {
  const Op* op = op_of(code, program);
  const int entry = op ? op->arg[1] + option : -1;
  const bool is_there = option >= 0 && entry >= 0 && entry < static_cast<int>(code.lists.size());
  const int block = is_there ? code.lists[static_cast<std::size_t>(entry)] : -1;
  return is_place(code, block) ? block : -1;
}

Phrase choice_label(const Language& language, const Code& code, const Frame& program, int option) {
  const int block = block_of_option(code, program, option);
  return block < 0 ? Phrase() : say_step(language, code.ops[static_cast<std::size_t>(block)], option + 1);
}

bool is_control(const Option& o) { return o.verb >= kPick && o.verb <= kAmount; }

std::string control_token(const Option& o, std::string_view pick, const std::string& seat) {
  switch (o.verb) {
    case kYes: return "yes";
    case kNo: return "no";
    case kPoint: return "point " + seat;
    case kAmount: return "amount " + std::to_string(o.amount);
    default: return std::string(pick) + " " + std::to_string(o.amount + 1);
  }
}

Phrase control_label(const Language& language, const Code& code, const Frame& program, const Option& o) {
  switch (o.verb) {
    case kYes: return {"effects.answer.yes", {}};
    case kNo: return {"effects.answer.no", {}};
    case kPoint: return Phrase{"effects.answer.seat", {}}.seat("seat", o.seat);
    case kAmount: return Phrase{"effects.number", {}}.number("n", o.amount);
    default: return choice_label(language, code, program, o.amount);
  }
}

}  // namespace mathom::effects

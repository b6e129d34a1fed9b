#include "effects/run/options.h"

#include "effects/run/machine.h"
#include "effects/say/say_why.h"

namespace mathom::effects {
namespace {

// Returns the label of a text that is given in words. The label says the whole text, as the card does.
Phrase deed(const Clause& words) {
  Phrase p = Phrase{"effects.way", {}}.word("what", as_words(words));
  p.begins = true;
  return p;
}

// Returns what `actor` does: "draw 2 cards".
Clause steps_of(const TextBuilder& sp, int block, int actor) {
  return sp.language().says_you() ? sp.steps(block, TextBuilder::Way::told) : sp.block(block, actor);
}

// The player who agrees does the step: the player whom it names, or else the volunteer.
Clause agreed(const TextBuilder& sp, const Op& op) {
  const std::vector<Param>& params = sp.language().verb(op.verb).params;
  const bool names_player = !params.empty() && params[0].kind == Param::Kind::who;
  const int block = argument_of(sp.language(), op, "then", -1);
  if (block < 0) return {};
  return steps_of(sp, block, names_player ? op.arg[0] : static_cast<int>(Who::chosen));
}

}  // namespace

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
  if (block < 0) return {};
  return deed(steps_of({language, code}, block, op_of(code, program)->arg[0]));
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

Phrase control_label(const Language& language, const Code& code, const Frame& program, const Option& o,
                     const Ability* asked) {
  switch (o.verb) {
    case kYes: {
      const TextBuilder sp(language, code);
      const Op* op = asked ? nullptr : op_of(code, program);
      const Clause words = asked ? say_deed(sp, *asked) : op ? agreed(sp, *op) : Clause();
      return words.empty() ? Phrase{"effects.answer.yes", {}} : deed(words);
    }
    case kNo: return {"effects.answer.no", {}};
    case kPoint: return Phrase{"effects.answer.seat", {}}.seat("seat", o.seat);
    case kAmount: return Phrase{"effects.answer.amount", {}}.number("n", o.amount);
    default: return choice_label(language, code, program, o.amount);
  }
}

}  // namespace mathom::effects

// Companions: bots where all win and lose together with the people at this screen. Before they act they may be made to
// ask the people; and they always ask when one of them could help and does not. What is proposed waits here and is in
// no record. Anybody may answer it, the cards covered or not.
#pragma once
#include <cstdint>
#include <vector>

#include "rules/decision.h"
#include "text/phrase.h"

namespace mathom {

// What a companion wants to do, or why they do not help. They say it aloud, so everybody at the table may know it.
struct Proposal {
  SeatId seat = SeatId::none;
  Phrase question = {};  // what they were asked, where the act says little without it; or empty
  Phrase act = {}, reason = {};
  bool refuses = false;             // they only say why they do not help: nobody made them ask
  Option answer = {};               // the act, as an answer to their question
  std::vector<Option> others = {};  // of a refusal: the answers that would help
  friend bool operator==(const Proposal&, const Proposal&) = default;
};

// What a companion said with an answer.
struct Saying {
  std::uint32_t ply = 0;  // after that answer
  SeatId who = SeatId::none;
  Phrase phrase;
};

class Companions {
 public:
  virtual ~Companions() = default;
  // Whether they ask before each act of weight. Nothing, where that is another machine's choice.
  virtual void let_ask(bool ask) = 0;
  virtual const Proposal* proposal() const = 0;  // null: nothing is proposed
  virtual bool think_again() const = 0;          // after something_else, until they propose or act
  virtual bool want_to_ask() const = 0;          // and they have already thought of what they want to do
  // The answers to a proposal. agree: they do it; false: nothing is proposed, or it could not be answered.
  virtual bool agree() = 0;
  virtual void something_else() = 0;  // they name their next best; one who did not help does it, without asking again
};

}  // namespace mathom

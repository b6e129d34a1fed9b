// An answer that was weighed, in words: where in the game it was, what was asked and answered, and what would have been
// better.
#pragma once
#include <string>
#include <vector>

#include "analysis/analysis.h"
#include "shell/services/match/chronicle.h"
#include "shell/services/services.h"

namespace mathom {

struct DecisionWords {
  std::string where;                // "Trick 5"; empty where the game has no such parts
  std::string asked, answer, best;  // sentences; best: empty where nothing better was found
  std::string given, better;        // the same as what stands under the name of a column
  std::string lost, worlds;         // empty: nothing better was found
  std::string because;              // what speaks for the better one, in the game's terms; empty: only figures do
  std::string only;                 // praise: nothing else was nearly as good; empty: something was
  std::string theme;                // "Leads"; empty: the game has no word for such questions
  std::string expected;             // "12.5 ± 3"
  std::string cost;                 // the same of what was lost; empty: nothing
  struct Option {
    std::string name, expected;
    bool chosen = false, best = false;
  };
  std::vector<Option> options;
  std::string sentence() const;  // all of it, to be heard
};

// Pre: the match may be analysed. `log`: of the whole record, as the seat that answered was told it.
DecisionWords words_of(const Services& use, const Match& match, const Chronicle& log, const Analysis& found,
                       const Judgement& judgement);

}  // namespace mathom

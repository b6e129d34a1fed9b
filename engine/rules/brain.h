#pragma once
// What a game tells the search in ai/ about playing well. A brain sees Observations when it judges, and a sampled world
// only inside a playout: it has no way to name the truth.
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "rules/game.h"

namespace mathom {

// Worlds for one question, one after the other: all of them look to the seat that is asked like what it sees.
class Worlds {
 public:
  virtual ~Worlds() = default;
  // The next one; it stays as it is until the next call.
  virtual const State& next(Rng&) = 0;
};

class Brain {
 public:
  virtual ~Brain() = default;

  // An answer by rules of thumb, from what the seat sees. `mistake_percent`: how often a human-like mistake is made.
  virtual Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const = 0;

  // The brain of a level that takes more time for an answer: it may search other questions, and play out better.
  virtual const Brain& thorough() const { return *this; }

  // The levels that tables of this game offer besides those of every game (bot_levels), weakest first: each is proved to play
  // better here than the one before it (docs/bots.md). `id` is that of a stronger level, the brain plays at it.
  struct Level {
    std::string_view id;
    const Brain* brain;
  };
  virtual std::vector<Level> levels() const { return {}; }

  // Is all here that it thinks with? The page fetches what a brain has learnt when it is asked.
  virtual bool ready() const { return true; }

  // By which answers are weighed after a game: the brain that knows best what a position is worth. It need not play best.
  virtual const Brain& reviewer() const { return *this; }

  // May playouts improve on judge() here? Otherwise judge() is the bot's last word.
  virtual bool worth_searching(const Observation&, const Decision&) const = 0;

  // Which options the search tries, ascending and never none: all of them, unless the game knows that some need no
  // thought. `lead` is added once to all that an option's playouts bring, in the units of worth(): so much evidence it
  // takes to overrule the rules of thumb.
  struct Considered {
    std::uint32_t option = 0;
    std::int64_t lead = 0;
  };
  virtual void consider(const Observation&, const Decision& d, std::vector<Considered>& out) const {
    for (std::uint32_t i = 0; i < d.options.size(); ++i) out.push_back({i, 0});
  }

  // What speaks for an option, in a sentence, from what the seat sees: to who is asked, or by them to the others. It names
  // no card that they do not see. Empty: nothing but the numbers.
  enum class Voice : std::uint8_t { adviser, own };
  virtual Phrase reason(const Observation&, const Decision&, const Option&, Voice) const { return {}; }

  // What an answer is to those who play together with who gives it. Where answers are secret, nothing of it, unless all
  // see what comes of it.
  struct Politeness {
    bool told = false;     // worth a word: the others hear why
    bool open = false;     // all hear that word, though they do not learn what the answer was
    bool asked = false;    // the others may want it otherwise: who asks before acting asks about it
    bool refuses = false;  // the player does not help, though they could: they may insist
    bool bare = false;     // its label says little without the question: a name, yes or no
  };
  virtual Politeness politeness(const Observation&, const Decision&, const Option&) const { return {}; }
  // Are there answers that it would speak of at all?
  virtual bool speaks() const { return false; }

  // Worlds that are the likelier the better they explain what the others have done. Null: the game has none, and a level that
  // infers plays as one that does not. The observation outlives them.
  virtual std::unique_ptr<Worlds> likely_worlds(const Observation&) const { return nullptr; }

  // A quick answer in the middle of a playout, for whichever seat is asked. Never called for luck.
  virtual Choice playout(const State&, const Decision&, Rng&) const = 0;

  // Answers as playout() would for as long as that takes neither luck nor the game's own questions: a shorter way to the same
  // state, by the same numbers of `rng`. It counts its answers, and the options they were chosen from. False: it did nothing.
  // A thorough brain may also end the playout at once, with the totals that better answers would bring.
  struct Answered {
    std::int64_t answers = 0, weighed = 0;
  };
  virtual bool hurry(State&, Rng&, Answered&) const { return false; }

  // Names the moment of a playout at which luck is asked: options that lead to the same moment meet the same luck there,
  // so that what differs is what they did, not what befell them.
  virtual std::uint64_t moment(const State&) const { return 0; }

  // Where a playout that began in `root` stops, and what `now` is then worth to a seat, in the game's own units.
  virtual bool horizon(const State& root, const State& now) const = 0;
  virtual std::int32_t worth(const State& root, const State& now, SeatId) const = 0;
  // So much of worth() is one point of the score: for hints, which speak of points.
  virtual std::int32_t point() const = 0;
  // What worth() leaves out because the seat had it in `root` already: with it, what is expected at different moments of a game
  // stands on one scale.
  virtual std::int32_t had(const State& /*root*/, SeatId) const { return 0; }
  // worth() of a game that is certainly won, where worth() is a chance; 0: it is points of the score.
  virtual std::int32_t certain() const { return 0; }
  // How many answers a quick level affords in all playouts of one decision together: where a playout is long, there are
  // fewer of them. 0: any number, because no decision takes long.
  virtual int quick_answers() const { return 0; }
  // The same for a level that looks ahead.
  virtual int thorough_answers() const { return 0; }
  // How a level that looks ahead searches what comes after an answer (ai/tree_search.h). Whose later answers it looks for besides those
  // of the seat itself; all others answer as in any playout. No answers: it only compares the options of the question.
  struct Foresight {
    int answers = 0;  // how many after the first, in one playout
    bool mates = false, everybody = false;
  };
  virtual Foresight foresight() const { return {}; }
  // How many options are weighed in all playouts of one decision together at any level: where questions have many, there are
  // fewer playouts. 0: any number.
  virtual std::int64_t most_weighed() const { return 0; }
};

}  // namespace mathom

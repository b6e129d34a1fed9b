#pragma once
// What a game tells the search in ai/ about playing well. A brain gets Observations when it judges, and sampled worlds
// only inside a playout, so it has no access to the true State.
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "rules/fact.h"
#include "rules/game.h"

namespace mathom {

// A sequence of sampled worlds for one question. Each fits what the seat that is asked sees.
class Worlds {
 public:
  virtual ~Worlds() = default;
  // Returns the next world, valid until the next call.
  virtual const State& next(Rng&) = 0;
};

class Brain {
 public:
  virtual ~Brain() = default;

  // Returns an answer by rules of thumb, from what the seat sees. `mistake_percent`: how many of a hundred answers are
  // mistakes, as a person might make them.
  virtual Choice judge(const Observation&, const Decision&, Rng&, int mistake_percent) const = 0;

  // Returns the brain of a level that takes more time for an answer. It may search other questions, and use better
  // playouts.
  virtual const Brain& thorough() const { return *this; }

  // Returns the levels that this game offers in addition to those of every game (bot_levels), weakest first. Each is
  // proved to be stronger in this game than the one before it (docs/bots.md). `brain` plays at the level `id`.
  struct Level {
    std::string_view id;
    const Brain* brain;
  };
  virtual std::vector<Level> levels() const { return {}; }

  // Whether the data it thinks with has been loaded. The page fetches a brain's net when a level that uses it is first
  // asked.
  virtual bool ready() const { return true; }

  // Returns the brain that reviews answers after a game: the one with the best opinion of positions. It need not be the
  // strongest player.
  virtual const Brain& reviewer() const { return *this; }

  // Whether playouts may improve on judge() here. Otherwise the answer of judge() is final.
  virtual bool worth_searching(const Observation&, const Decision&) const = 0;

  // Appends the options that the search tries, ascending and at least one: all of them, unless the game knows that some
  // are not worth trying. `lead` is added once to the sum of an option's playouts, in the units of worth(): a head
  // start that playouts must overcome.
  struct Considered {
    std::uint32_t option = 0;
    std::int64_t lead = 0;
  };
  virtual void consider(const Observation&, const Decision& d, std::vector<Considered>& out) const {
    for (std::uint32_t i = 0; i < d.options.size(); ++i) out.push_back({i, 0});
  }

  // Returns what speaks for an option, as a sentence: addressed to the seat that is asked (adviser), or spoken by it to
  // the others (own). It uses only what that seat sees and names no card that it does not see. Empty if only numbers
  // speak for it.
  enum class Voice : std::uint8_t { adviser, own };
  virtual Phrase reason(const Observation&, const Decision&, const Option&, Voice) const { return {}; }

  // Returns what speaks for several picks of one question together, for an adviser. Empty if only numbers do.
  virtual Phrase plan_reason(const Observation&, const Decision&, std::span<const Option> /*picks*/) const {
    return {};
  }

  // Returns what listens to a playout that begins in `root` and finds what came of it for that seat, in the game's
  // terms (rules/fact.h). Returns null if the game has no facts. The world must outlive the finder.
  virtual std::unique_ptr<FactFinder> fact_finder(const State& /*root*/, SeatId) const { return nullptr; }

  // How a companion shares an answer with those who play together with it. All members are false for secret answers,
  // unless everybody sees their result.
  struct Politeness {
    bool told = false;     // worth mentioning: the others hear why
    bool open = false;     // everybody hears that, though they do not learn the answer
    bool asked = false;    // the others may want another answer: a companion who asks before acting asks about it
    bool refuses = false;  // the companion could help and does not: the others may insist
    bool bare = false;     // its label means little without the question: a name, yes or no
  };
  virtual Politeness politeness(const Observation&, const Decision&, const Option&) const { return {}; }
  // Whether politeness() is ever other than empty.
  virtual bool speaks() const { return false; }

  // Returns a source of worlds that prefers those that explain the others' answers well. Returns null if the game has
  // none; a level that infers then plays like one that does not. The observation must outlive the source.
  virtual std::unique_ptr<Worlds> likely_worlds(const Observation&) const { return nullptr; }

  // Returns a fast answer inside a playout, for the seat that is asked. Never called for luck.
  virtual Choice playout(const State&, const Decision&, Rng&) const = 0;

  // A faster way to the state that playout() would reach, with the same numbers of `rng`, as long as neither luck nor a
  // question of the game itself comes. Counts the answers, and the options that they were chosen from. Returns false if
  // it did nothing. A thorough brain may also finish the playout at once, with the totals that better answers would
  // bring.
  struct Answered {
    std::int64_t answers = 0, weighed = 0;
  };
  virtual bool hurry(State&, Rng&, Answered&) const { return false; }

  // Names the moment of a playout at which luck is asked. Options that reach the same moment meet the same luck there,
  // so that they differ by their own effect and not by luck.
  virtual std::uint64_t moment(const State&) const { return 0; }

  // Whether a playout that began in `root` ends at `now`.
  virtual bool horizon(const State& root, const State& now) const = 0;
  // | Returns the value of `now` to a seat, in the game's own units.
  virtual std::int32_t worth(const State& root, const State& now, SeatId) const = 0;
  // Returns how many units of worth() make one point of the score. Hints speak of points.
  virtual std::int32_t point() const = 0;
  // Returns the value that the seat had in `root` already, which worth() leaves out. Their sum is comparable between
  // moments of a game.
  virtual std::int32_t had(const State& /*root*/, SeatId) const { return 0; }
  // Returns the worth() of a game that is certainly won if worth() is a chance; 0 if worth() is points of the score.
  virtual std::int32_t certain() const { return 0; }
  // Returns the maximum number of answers in all playouts of one decision at a quick level: the longer a playout, the
  // fewer playouts. 0: no limit, because no decision takes long.
  virtual int quick_answers() const { return 0; }
  // The same for a level that looks ahead.
  virtual int thorough_answers() const { return 0; }
  // How a level that looks ahead searches what follows an answer (ai/tree_search.h): how many later answers, and whose
  // besides those of the seat itself. All others answer as in any playout. With answers = 0 the search only compares
  // the options of the question.
  struct Foresight {
    int answers = 0;  // the maximum after the first answer, in one playout
    bool mates = false, everybody = false;
  };
  virtual Foresight foresight() const { return {}; }
  // Returns the maximum number of options evaluated in all playouts of one decision, at any level: the more options
  // questions have, the fewer playouts. 0: no limit.
  virtual std::int64_t most_weighed() const { return 0; }
};

}  // namespace mathom

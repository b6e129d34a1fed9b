#pragma once
// What a game says of itself: its id, seats, rule sets and options; and what it answers about a result and a seat.
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/ids.h"
#include "text/phrase.h"

namespace mathom {

// A rule that players may want otherwise. Texts: "<game>.option.<id>", "<game>.option.<id>.note" and, for a choice,
// "<game>.option.<id>.<value>". The value in a config is true/false, a whole number, or the name of a value.
struct RuleOption {
  enum class Kind : std::uint8_t { toggle, number, choice };
  std::string_view id;
  Kind kind = Kind::toggle;
  std::int32_t least = 0, most = 1;        // number only
  std::vector<std::string_view> values{};  // choice only: value n is values[n]
  std::vector<std::int32_t> defaults{};    // by rule set
};

struct GameInfo {
  std::string_view id;  // "french_tarot"; the title is the text "<id>.title"
  int least_seats = 2, most_seats = 2, usual_seats = 2;
  int rules_version = 1;                             // raised when the same choices may lead elsewhere
  std::uint32_t most_answers = 20000;                // no deal takes more, luck's included, however played
  int score_unit = 1;                                // scores are whole numbers of 1/score_unit points
  int prints = 0;                                    // how many printed cards have texts of their own: CardDef 0 and on
  std::vector<std::string_view> rule_sets{"rules"};  // the first is the default
  std::vector<RuleOption> options{};
  bool hears_wishes = false;  // it asks seats more often that wish so (Wishes in rules/decision.h)
};

// The result, final when over. Seats of one team win and lose together; scores are in 1/score_unit points.
inline constexpr std::uint8_t kByScore = 0xFF;  // who has more has won
struct Outcome {
  bool over = false;
  std::uint8_t winner = kByScore;  // the team that has won, where the rules say more than the scores, as of equal ones
  std::array<std::int32_t, kMaxSeats> score{};
  std::array<std::uint8_t, kMaxSeats> team{0, 1, 2, 3, 4, 5, 6, 7};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What a seat is before anything is dealt, where the seats of a game are not alike: whose part it plays, for which side,
// and what it has that others have not, as a list. What is empty is not said.
struct SeatRole {
  int team = -1;  // as in Outcome: seats of one side win and lose together; -1: there are no sides
  Phrase name{}, side{};
  std::vector<Phrase> has{};
};

}  // namespace mathom

#pragma once
// What a game says of itself: its id, seats, rule sets and options; its result, and the part that a seat plays.
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/ids.h"
#include "text/phrase.h"

namespace mathom {

// A rule with variants. Texts: "<game>.option.<id>", "<game>.option.<id>.note" and, for a choice,
// "<game>.option.<id>.<value>". The value in a config is true or false, a whole number, or the name of a value.
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
  int rules_version = 1;               // raised when the same choices may lead elsewhere
  std::uint32_t most_answers = 20000;  // an upper limit for one deal, with luck's answers, however it is played
  int score_unit = 1;                  // scores are whole numbers of 1/score_unit points
  int prints = 0;                      // number of printed cards with texts of their own: CardDef 0 and on
  std::vector<std::string_view> rule_sets{"rules"};  // the first is the default
  std::vector<RuleOption> options{};
  bool hears_wishes = false;  // it can ask seats more often (Wishes in rules/decision.h)
};

// The result, final when over. Seats of one team win and lose together; scores are in 1/score_unit points.
inline constexpr std::uint8_t kByScore = 0xFF;  // the higher score wins
struct Outcome {
  bool over = false;
  std::uint8_t winner = kByScore;  // the winning team, if the scores do not decide, as in a tie
  std::array<std::int32_t, kMaxSeats> score{};
  std::array<std::uint8_t, kMaxSeats> team{0, 1, 2, 3, 4, 5, 6, 7};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// What a seat is before anything is dealt, in a game whose seats differ: whose part it plays, for which side, and what
// it alone has, as a list. Empty members are not shown.
struct SeatRole {
  int team = -1;  // as in Outcome: the seats of a team win and lose together; -1: there are no teams
  Phrase name{}, side{};
  std::vector<Phrase> has{};
};

}  // namespace mathom

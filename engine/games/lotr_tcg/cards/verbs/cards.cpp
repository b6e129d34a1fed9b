// Cards and where they go: piles, hand, stacks, and into play.
#include "games/lotr_tcg/cards/verbs/verbs.h"

namespace mathom::lotr_tcg {

namespace {

// Cards are shown: to all, or to one player.
Verbs shown() {
  using effects::value_param;
  using effects::who_param;
  return {
      verb("reveal_top", {who_param(), value_param()}, "The top cards of the player's draw deck are shown to all.",
           R"({"do": "reveal_top", "n": 3})"),
      verb("reveal_bottom", {who_param()}, "The bottom card of the player's draw deck is shown to all.",
           R"({"do": "reveal_bottom"})"),
      verb("reveal_until", {who_param(), cards_param(), value_param()},
           "Cards from the top of the player's draw deck are shown to all, until so many of them are such cards.",
           R"({"do": "reveal_until", "what": {"type": "event"}})"),
      verb("look_top", {who_param(), value_param()}, "The player looks at the top cards of their draw deck.",
           R"({"do": "look_top", "n": 2})"),
      verb("reveal_hand", {who_param()}, "The player's hand is shown to all.",
           R"({"do": "reveal_hand", "who": "opponent"})"),
      verb("reveal_random", {who_param(), value_param()}, "Cards from the player's hand are shown to all, at random.",
           R"({"do": "reveal_random", "who": "free_player", "n": 2})"),
      verb("show_hand", {who_param()}, "The player's hand is shown to whose text this is.",
           R"({"do": "show_hand", "who": "opponent"})"),
      verb("show_random", {who_param(), value_param()},
           "Cards from the player's hand are shown to whose text this is, at random.",
           R"({"do": "show_random", "who": "opponent", "n": 2})"),
      verb("reveal", choosing(), "The player chooses cards, which are shown to all.",
           R"({"do": "reveal", "what": {"in": "hand", "culture": "elven"}})")};
}

Verbs moved() {
  using effects::flag_param;
  using effects::value_param;
  using effects::who_param;
  const effects::Param to = cards_param("to", false);
  return {
      verb("discard", choosing(), "The player chooses cards, which are discarded; in hand they are the player's own.",
           R"({"do": "discard", "what": {"in": "hand"}, "n": 2})"),
      verb("discard_random", {who_param(), value_param()}, "Cards from the player's hand are discarded at random.",
           R"({"do": "discard_random", "who": "free_player", "n": 2})"),
      verb("discard_top", {who_param(), value_param()}, "Cards from the top of the player's draw deck are discarded.",
           R"({"do": "discard_top", "who": "opponent", "n": 3})"),
      verb("draw", {who_param(), value_param()}, "The player draws cards.", R"({"do": "draw", "n": 3})"),
      verb("take", choosing(), "The player takes cards into hand. A deck that was searched is shuffled.",
           R"({"do": "take", "what": {"in": "discard", "culture": "gandalf", "type": "event"}})"),
      verb("play", choosing({to, flag_param("free")}),
           "The player plays cards and pays for them. `to`: on such a character; `free`: they cost nothing.",
           R"({"do": "play", "what": {"in": "hand", "race": "elf"}, "free": true})"),
      verb("play_at", choosing({signed_param("cost", 0)}), "The player plays cards, whose twilight cost is changed.",
           R"({"do": "play_at", "what": {"in": "hand", "race": "nazgul"}, "cost": -2})"),
      verb("put_under", choosing(), "The player puts cards beneath their draw deck.",
           R"({"do": "put_under", "what": {"in": "hand"}})"),
      verb("put_back", choosing(), "The player puts cards back on top of the draw deck they came from, in any order.",
           R"({"do": "put_back", "what": {"in": "aside"}, "n": "all"})"),
      verb("shuffle_in", choosing(), "The player shuffles cards into their draw deck.",
           R"({"do": "shuffle_in", "what": {"in": "discard", "culture": "shire"}})"),
      verb("stack", {who_param(), cards_param(), value_param(), cards_param("to")},
           "Cards are stacked on another card.", R"({"do": "stack", "what": "it", "to": "this"})"),
      verb("transfer", {who_param(), cards_param(), cards_param("to")}, "A card is moved to another bearer.",
           R"({"do": "transfer", "what": "this", "to": "other"})")};
}

}  // namespace

Verbs card_verbs() {
  Verbs out = moved();
  for (effects::Verb& v : shown()) out.push_back(std::move(v));
  return out;
}

}  // namespace mathom::lotr_tcg

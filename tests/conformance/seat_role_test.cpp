// What a game says of its seats before anything is dealt is how they play then.
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "core/json.h"
#include "proof/random_play.h"
#include "rules/game.h"
#include "rules/registry.h"
#include "support/languages.h"
#include "text/texts.h"

using namespace mathom;

TEST_CASE("the side that a game names for a seat is the team that it wins and loses with", "[conformance][roles]") {
  const auto all = test::languages();
  for (const Game* game : all_games())
    for (const std::string& words : proof_configs(*game)) {
      INFO(game->info().id << " " << words);
      Problems problems;
      const Json config = *parse_json(words, problems);
      const StatePtr start = game->initial(config);
      const Outcome outcome = game->outcome(*start);
      for (int i = 0; i < game->seats(*start); ++i) {
        const SeatRole role = game->seat_role(config, seat_at(i));
        INFO("seat " << i);
        if (role.team >= 0) CHECK(role.team == outcome.team[static_cast<std::size_t>(i)]);
        CHECK((role.team >= 0) == !role.side.empty());
        for (const auto& [language, texts] : all) {
          INFO(language);
          for (const Phrase& p : {role.name, role.side}) CHECK((p.empty() || texts.has(p.key)));
          for (const Phrase& p : role.has) CHECK(texts.has(p.key));
        }
      }
    }
}

TEST_CASE("the parts and factions that War of the Ring names are those of the decks that are dealt",
          "[war_of_the_ring]") {
  const Game& game = *find_game("war_of_the_ring");
  const auto all = test::languages();
  const Texts& en = all.at("en");
  for (const std::string_view set : game.info().rule_sets) {
    const Json config{{"rule_set", set}};
    INFO(set);
    std::set<std::string> named, playing;
    const Json facts = game.facts(*game.initial(config));
    for (const auto& entry : facts.at("players").items()) playing.insert("war_of_the_ring.player." + entry.key());
    for (int i = 0; i < static_cast<int>(playing.size()); ++i)
      named.insert(std::string(game.seat_role(config, seat_at(i)).name.key));
    CHECK(named == playing);
  }
  const auto has = [&](const char* set, int seat) {
    std::string out;
    for (const Phrase& p : game.seat_role({{"rule_set", set}}, seat_at(seat)).has)
      out += (out.empty() ? "" : ", ") + en.say(p, Namer{});
    return out;
  };
  CHECK(has("trilogy", 0) == "Dwarf, Hobbit, Rohan, Wizard");
  CHECK(has("trilogy", 2) == "Dúnedain, Elf");
  CHECK(has("duel", 1) == "Isengard, Monstrous, Mordor, Southron");
  CHECK(has("fellowship", 0) == "Isengard, Monstrous, Mordor");
}

// What the first screen says of the evening of the trading card game that was touched last (tables/lotr_tcg/draft), from what is
// kept of it for that: the code and the cards of the game need not be here.
#pragma once
#include <optional>
#include <string>

namespace mathom {

class App;

struct EveningDoor {
  std::string id;
  std::string words;  // its name, whose turn it is, how far they are
};
// Nothing: there is none to go on with, or its game is what the player would go on with.
std::optional<EveningDoor> evening_door(const App& app);

}  // namespace mathom

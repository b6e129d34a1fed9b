// The scene read aloud: what a part of it says, in sentences. It knows names and parts, no game.
#pragma once
#include <string>

#include "shell/ui/scene/scene_list.h"

namespace mathom {

class Words;

// "Your hand: Knight of hearts, 7 of clubs." for each zone of the part; empty when there is nothing of it.
std::string read_part(const Words& words, const ui::SceneList& scene, ui::Part part);
// Whose turn it is, how the game stands, what lies open, and the hand.
std::string read_table(const Words& words, const ui::SceneList& scene);
// The last lines of the log.
std::string read_log(const ui::SceneList& scene, int lines);
// With a full stop, unless it ends in one or in something stronger.
std::string as_sentence(std::string words);

}  // namespace mathom

// Words that are typed instead of pressed: "play knight of hearts", "why 7 hearts", "undo", "3". What can be said is
// what the scene offers by name; this knows no game.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/services/services.h"
#include "shell/ui/scene/scene_list.h"

namespace mathom {

struct Services;

struct CommandReply {
  std::string words = {};               // the answer, in a sentence
  std::optional<ui::Input> input = {};  // what the scene is to be told
  bool repeat = false, leave = false;   // say the last thing again; back to the picture
};

class CommandLine {
 public:
  CommandLine(const Services& use, const ui::SceneList& scene) : use_(use), scene_(scene) {}
  CommandReply answer(std::string_view typed) const;

 private:
  using Words = std::vector<std::string>;
  struct Match {
    const ui::Placed* item = nullptr;
    int missing = 0;     // words of the name that were not typed
    int whole = 0;       // words that were typed in full
    bool exact = false;  // all of its name was typed, word for word
    int tier = 0;        // an offer, another control, what is not offered
  };
  std::optional<CommandReply> verb(const Words& typed) const;
  std::optional<CommandReply> reading(std::string_view verb, const Words& rest) const;
  bool later(const Words& typed) const;
  std::optional<CommandReply> keyed(std::string_view word) const;
  CommandReply why(const Words& rest) const;
  std::optional<CommandReply> what_is(const Words& rest) const;
  CommandReply act_on(const ui::Placed& item) const;
  CommandReply press(const ui::Placed& item) const;
  CommandReply refusal(const ui::Placed& item) const;
  CommandReply help() const;
  CommandReply unknown(std::string_view typed) const;
  CommandReply which(const std::vector<Match>& best) const;

  // The best matches, all alike; one: it is meant.
  std::vector<Match> find(const Words& typed, bool refused_first) const;
  // The best matches of a whole name among these words, or else of the last words that mean something; refused cards
  // first.
  std::vector<Match> find_within(const Words& typed) const;
  std::optional<Match> match(const ui::Placed& item, const Words& typed, bool refused_first) const;
  Words without_small(Words words) const;
  bool is(std::string_view word, std::string_view text_key) const;
  std::string name_of(const ui::Placed& item) const;

  const Services& use_;
  const ui::SceneList& scene_;
};

}  // namespace mathom

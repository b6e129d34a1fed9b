// The world outside of the game: typed words, files, the clipboard, what is kept under a name. Results arrive between
// frames, before the screens are built; what became of a wish is said to the player here.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "shell/ui/words_request.h"

namespace mathom {

class Notices;
class Words;

class Outside {
 public:
  Outside(const Words& words, Notices& notices) : words_(words), notices_(notices) {}

  void ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then);
  void ask_file(std::function<void(std::string text)> then);  // the player picks a file
  void offer_file(std::string_view name, std::string_view text);
  // To the clipboard. `done` is said when it is there; where the browser refuses it, the text is shown for copying by
  // hand.
  void copy(std::string_view text, std::string done);
  std::string deck_link(std::string_view word) const;  // as TableHost::deck_link
  // One text under a name, kept on this device.
  std::optional<std::string> kept(std::string_view name) const;
  void keep(std::string_view name, std::string_view text);

  bool has_text_view() const;  // there is a page of words next to the picture
  // Whether the page works without a network, as the key of a sentence; empty: nothing is to be said.
  std::string_view offline_key() const;

 private:
  void show_text(std::string title, std::string label, std::string_view text);
  const Words& words_;
  Notices& notices_;
};

}  // namespace mathom

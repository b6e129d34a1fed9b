// Words typed natively: a small panel over the screens with one line of text. The page uses an HTML dialog instead.
#pragma once
#include <functional>
#include <optional>
#include <string>

#include "shell/platform/platform.h"

namespace mathom {

class WordsPanel {
 public:
  void open(const WordsRequest& request, std::function<void(std::optional<std::string>)> then);
  bool is_open() const { return then_ != nullptr; }
  void type(std::string_view text);  // characters, already in UTF-8
  void erase();                      // the last one
  void confirm();
  void build(const platform::OverlayLooks& looks, ui::Scene& scene);

 private:
  void close(std::optional<std::string> words);
  WordsRequest request_;
  std::string words_;
  std::function<void(std::optional<std::string>)> then_;
};

WordsPanel& words_panel();

}  // namespace mathom

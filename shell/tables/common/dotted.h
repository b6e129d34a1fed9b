// Words that explain themselves where they stand: those of the game's glossary are dotted in a paragraph; touch, hover
// or focus opens their definition next to them. On a page of words nothing is dotted: there one asks "what is" and the
// word.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "shell/tables/common/glossary.h"
#include "shell/tables/table_host.h"
#include "shell/ui/canvas.h"

namespace mathom {

// Which word is open, of which game. One for the application; nothing of it is kept.
class Glossing {
 public:
  void speak_of(std::string_view game, std::string_view language) {
    game_ = game, glossary_ = &Glossary::of(game, language);
  }
  const std::string& game() const { return game_; }
  const Glossary* glossary() const { return glossary_; }
  void begin_frame();
  // From here on words are dotted that were dotted above: each is, once in a section.
  void begin_section() { dotted_.clear(); }
  // The definition, if a word is open: once in a frame, and within the layer in which the word stands.
  void build(const TableHost& host, const ui::Canvas& c);
  // The paragraph of the rule book that was asked for in a definition.
  std::optional<std::string> take_rule() { return std::exchange(rule_, std::nullopt); }

  // For the paragraphs below: this word stands there. False: it has been dotted before.
  bool take(ui::Rect r);  // the place of a word, unless another word of this frame has some of it
  bool may_dot(const GlossaryWord& word) const { return !dotted_.contains(word.id); }
  void dot(const TableHost& host, const ui::Canvas& c, const std::string& id, const GlossaryWord& word, ui::Rect r,
           std::string name);

 private:
  ui::Rect place(const ui::Canvas& c, float wide, float high) const;

  std::string game_;
  const Glossary* glossary_ = nullptr;
  std::set<std::string, std::less<>> dotted_;
  std::vector<ui::Rect> taken_;
  const GlossaryWord* open_ = nullptr;
  ui::Rect at_;
  std::string pinned_;  // the item of the word that was touched
  bool built_ = false, touched_now_ = false;
  std::optional<std::string> rule_;
};

// As Canvas::paragraph and Canvas::fitted do it, with the words of the glossary dotted.
float dotted_paragraph(const TableHost& host, const ui::Canvas& c, const std::string& id, ui::Rect r, ui::Type t,
                       std::string_view words, ui::Colour colour, ui::Align align = ui::Align::left);
void dotted_fitted(const TableHost& host, const ui::Canvas& c, const std::string& id, ui::Rect r, ui::Type t,
                   std::string_view words, ui::Colour colour, ui::Align align = ui::Align::left);
// As fitted, where the words have room; where they have none, they roll.
void dotted_whole(const TableHost& host, const ui::Canvas& c, const std::string& id, ui::Rect r, ui::Type t,
                  std::string_view words, ui::Colour colour, ui::Align align = ui::Align::left);
// Only the dots, for words that stand there already.
void dot_fitted(const TableHost& host, const ui::Canvas& c, const std::string& id, ui::Rect r, ui::Type t,
                std::string_view words, ui::Colour colour, ui::Align align = ui::Align::left);

}  // namespace mathom

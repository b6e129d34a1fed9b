// The editor of the deck: all 78 cards as they are drawn, and which of them stand for the Free Peoples, the Dark or
// neither. It can be used only when the numbers of the booklet come out: 51, 20, 6 and the Ring. What is begun is kept.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "shell/app/app.h"
#include "shell/tables/lotr_tarot/deck_text.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tarot {

class DeckScreen final : public Screen {
 public:
  DeckScreen(const Affiliations& now, std::function<void(const Affiliations&)> done)
      : sides_(now), done_(std::move(done)) {}
  std::string_view name() const override { return "deck"; }
  void build(App& app, ui::Scene& scene) override;

 private:
  enum class Layer : std::uint8_t { none, decks, card };

  void begin(App& app);
  void change(App& app, const Affiliations& sides, std::string words);
  void undo(App& app);
  void touch(App& app, Card card);
  void paint(App& app, Card card, Side side);
  void use(App& app);
  std::string missing(const App& app) const;  // "1 Dark too many. 1 Free too few.", or that the numbers are right

  // deck_screen.cpp
  float build_head(App& app, const ui::Canvas& c, ui::Rect column);
  float build_counts(const App& app, const ui::Canvas& c, ui::Rect column) const;
  float build_brush(const App& app, const ui::Canvas& c, ui::Rect column);
  float foot_height(const App& app, const ui::Canvas& c, float width) const;
  void build_foot(App& app, const ui::Canvas& c, ui::Rect foot, bool side);
  void build_cards(App& app, const ui::Canvas& c, ui::Rect& column, ui::Rect seen);
  void build_group(App& app, const ui::Canvas& c, ui::Rect& column, ui::Rect seen, int group);
  void build_tile(App& app, const ui::Canvas& c, ui::Rect r, ui::Rect seen, Card card);

  // deck_tools.cpp
  void build_tools(App& app, const ui::Canvas& c, ui::Rect& column);
  void build_kept(App& app, const ui::Canvas& c, ui::Rect& column);
  void build_side(App& app, const ui::Canvas& c, ui::Rect side);
  void build_decks(App& app, const ui::Canvas& c);
  void build_card(App& app, const ui::Canvas& c);
  void ask_name(App& app);
  void keep(App& app, const std::string& name);
  void remove(App& app, std::size_t i);
  void ask_text(App& app);
  void take_text(App& app, std::string_view text);
  void save_shelf(App& app);

  Affiliations sides_;
  std::function<void(const Affiliations&)> done_;
  std::vector<Affiliations> before_;  // what undo goes back to
  DeckShelf shelf_;
  std::vector<NamedDeck> removed_;  // since this screen was opened
  int brush_ = 0;                   // 0: the next side; else the side it paints, plus one
  std::string said_;                // what was done last
  Layer layer_ = Layer::none;
  Card large_ = Card::hidden;
  float head_ = 0;  // how high the counts and the brush were in the frame before
  bool begun_ = false;
  bool changed_ = false;  // after some of this frame had been built: the next one shows it
};

// "The Moon": as it stands at the beginning of a sentence or alone.
std::string deck_card_name(const App& app, Card card);
std::string side_name(const App& app, Side side);
// Why a text was not opened, in sentences.
std::string reading_words(const App& app, const DeckReading& reading);

}  // namespace mathom::lotr_tarot

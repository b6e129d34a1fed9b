// The editor of the deck: all 78 cards as they are drawn, and which of them stand for the Free Peoples, the Dark or
// neither. It can be used only when the numbers of the booklet come out: 51, 20, 6 and the Ring. What is begun is kept.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "shell/tables/lotr_tarot/deck/deck_text.h"
#include "shell/tables/page.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tarot {

class DeckScreen final : public Page {
 public:
  DeckScreen(const Affiliations& now, std::function<void(const Affiliations&)> done)
      : sides_(now), done_(std::move(done)) {}
  std::string_view name() const override { return "deck"; }
  void build(TableHost& host, ui::Scene& scene) override;

 private:
  enum class Layer : std::uint8_t { none, decks, card, instead };

  void begin(TableHost& host);
  void change(TableHost& host, const Affiliations& sides, std::string words);
  // Another deck in place of the open deck: at once, or when it has been asked what becomes of one that is kept
  // nowhere.
  void offer(TableHost& host, const Affiliations& sides, std::string words);
  void build_instead_of(TableHost& host, const ui::Canvas& c);
  void keep_as(TableHost& host, const std::string& name);
  void undo(TableHost& host);
  void touch(TableHost& host, Card card);
  void paint(TableHost& host, Card card, Side side);
  void use(TableHost& host);
  std::string missing(
      const TableHost& host) const;  // "1 Dark too many. 1 Free too few.", or that the numbers are right

  // deck_screen.cpp
  float build_head(TableHost& host, const ui::Canvas& c, ui::Rect column);
  float build_counts(const TableHost& host, const ui::Canvas& c, ui::Rect column) const;
  float build_brush(const TableHost& host, const ui::Canvas& c, ui::Rect column);
  float foot_height(const TableHost& host, const ui::Canvas& c, float width) const;
  void build_foot(TableHost& host, const ui::Canvas& c, ui::Rect foot, bool side);
  void build_cards(TableHost& host, const ui::Canvas& c, ui::Rect& column, ui::Rect seen);
  void build_group(TableHost& host, const ui::Canvas& c, ui::Rect& column, ui::Rect seen, int group);
  void build_tile(TableHost& host, const ui::Canvas& c, ui::Rect r, ui::Rect seen, Card card);

  // deck_tools.cpp
  void build_tools(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_kept(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_side(TableHost& host, const ui::Canvas& c, ui::Rect side);
  void build_decks(TableHost& host, const ui::Canvas& c);
  void build_card(TableHost& host, const ui::Canvas& c);
  void ask_text(TableHost& host);
  void take_text(TableHost& host, std::string_view text);
  void save_shelf(TableHost& host);
  void refresh_shelf(TableHost& host);

  Affiliations sides_;
  std::function<void(const Affiliations&)> done_;
  std::pair<Affiliations, std::string> offered_;  // with what is said when it is open
  std::vector<Affiliations> before_;              // what undo goes back to
  DeckShelf shelf_;
  std::string kept_;  // its text, as it was read or written last
  int brush_ = 0;     // 0: the next side; else the side it paints, plus one
  std::string said_;  // what was done last
  Layer layer_ = Layer::none;
  Card large_ = Card::hidden;
  float head_ = 0;  // how high the counts and the brush were in the frame before
  bool begun_ = false;
  bool changed_ = false;  // after some of this frame had been built: the next one shows it
};

// "The Moon": as it stands at the beginning of a sentence or alone.
std::string deck_card_name(const TableHost& host, Card card);
std::string side_name(const TableHost& host, Side side);
// Why a text was not opened, in sentences.
std::string reading_words(const TableHost& host, const DeckReading& reading);

}  // namespace mathom::lotr_tarot

// The card book of the trading card game and its deck builder, on one page: all cards with what narrows them down, one
// card large, and the deck that is being built. Where there is no room for all three next to each other, the card and
// the deck take turns.
#pragma once
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "shell/tables/lotr_tcg/book/card_filter.h"
#include "shell/tables/lotr_tcg/book/deck_desk.h"
#include "shell/tables/page.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

class BookScreen final : public Page {
 public:
  explicit BookScreen(std::string list) : list_(std::move(list)) {}
  // Only this deck is built.
  BookScreen(OpenDeck deck, DeckDesk::Changed changed) { desk_.begin(std::move(deck), std::move(changed)); }
  std::string_view name() const override { return "tcg_book"; }
  void build(TableHost& host, ui::Scene& scene) override;

 private:
  enum class Layer : std::uint8_t { none, filters, card, decks, pass_on, report, boosters, instead };
  enum class Form : std::uint8_t { one, two, three };  // columns

  void begin(TableHost& host);
  void look_at(int print) { chosen_ = print; }
  void narrow(const CardFilter& filter);
  std::string copies_words(const TableHost& host, int print) const;
  void say_deck(TableHost& host, const ui::Canvas& c, int print);

  // book_screen.cpp: the cards
  void build_cards(TableHost& host, const ui::Canvas& c, ui::Rect area);
  float build_head(TableHost& host, const ui::Canvas& c, ui::Rect column);
  void build_words_row(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_quick(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_cultures(TableHost& host, const ui::Canvas& c, ui::Rect row);
  void build_grid(TableHost& host, const ui::Canvas& c, ui::Rect& column, ui::Rect seen);
  void build_tile(TableHost& host, const ui::Canvas& c, ui::Rect r, ui::Rect seen, int print);
  void ask_for_words(TableHost& host);
  int build_tabs(const TableHost& host, const ui::Canvas& c, ui::Rect& area, std::string_view first) const;

  // book_card.cpp: one card
  void build_card(TableHost& host, const ui::Canvas& c, ui::Rect pane);
  void build_card_acts(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_card_foot(TableHost& host, const ui::Canvas& c, ui::Rect row);
  void build_card_layer(TableHost& host, const ui::Canvas& c);

  // book_deck.cpp: the deck
  void build_deck(TableHost& host, const ui::Canvas& c, ui::Rect pane);
  void build_no_deck(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_tools(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_faults(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_slots(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_path(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_lists(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  float build_list(TableHost& host, const ui::Canvas& c, ui::Rect column, Side side);
  void build_curve(TableHost& host, const ui::Canvas& c, ui::Rect& column) const;
  void jump(TableHost& host, const DeckFault& fault);
  void open_card(TableHost& host, int print);  // from the deck: where it can be read

  // book_layers.cpp: what lies over it
  void build_filters(TableHost& host, const ui::Canvas& c);
  void build_decks(TableHost& host, const ui::Canvas& c);
  void build_deck_list(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_pass_on(TableHost& host, const ui::Canvas& c);
  void build_report(TableHost& host, const ui::Canvas& c);
  void ask_for_list(TableHost& host, std::string initial);
  void take_list(TableHost& host, const std::string& text);
  void take_reading(TableHost& host);
  // A deck in place of the open deck: at once, or when it has been asked what becomes of one that is not kept. `then`
  // is what lies over the page afterwards.
  void offer_deck(TableHost& host, OpenDeck deck, const std::string& name, Layer then = Layer::none);
  void open_deck(TableHost& host);
  void build_instead_of(TableHost& host, const ui::Canvas& c);
  const CardNames& names();

  // book_sealed.cpp: sealed pools
  void ask_for_pool(TableHost& host);
  void build_pool(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_booster(TableHost& host, const ui::Canvas& c, ui::Rect& column, int n, std::string_view words,
                     const std::vector<int>& prints);
  void build_boosters(TableHost& host, const ui::Canvas& c);

  std::string list_;  // to be opened at once
  BookWords words_;
  CardNames names_;
  bool has_names_ = false;
  DeckDesk desk_;
  std::vector<Deck> printed_;  // that come with the program
  CardFilter filter_;
  std::vector<int> shown_;
  std::string shown_in_;                               // the language in which they were found
  std::pair<std::uint32_t, DraftedCards> shown_from_;  // the pool's seed and cards; neither: all cards
  bool whole_set_ = false;                             // all cards are shown although there is a pool
  bool begun_ = false, stale_ = true;
  int chosen_ = -1;
  int tab_ = 0;  // one column: cards or deck; two: card or deck
  Form form_ = Form::three;
  Layer layer_ = Layer::none;
  float head_ = 0;  // how high the filters were in the frame before
  struct Offered {
    OpenDeck deck = {};
    std::string name = {};
    Layer then = Layer::none;
  } offered_;
  DeckReading reading_;
  std::string reading_text_;
};

}  // namespace mathom::lotr_tcg

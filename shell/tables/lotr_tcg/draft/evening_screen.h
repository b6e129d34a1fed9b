// One evening, wherever it is: the pack in front of whoever is at the screen, the deck that they build, and when all
// have one, who plays with whom. Several people at one screen: a curtain lies between them, and behind it nobody's
// cards are in the scene.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shell/tables/lotr_tcg/book/card_words.h"
#include "shell/tables/lotr_tcg/draft/evening_shelf.h"
#include "shell/tables/page.h"
#include "shell/ui/canvas.h"

namespace mathom::lotr_tcg {

class EveningScreen final : public Page {
 public:
  explicit EveningScreen(std::string id) : id_(std::move(id)) {}
  std::string_view name() const override { return "tcg_evening"; }
  void build(TableHost& host, ui::Scene& scene) override;
  void hidden() override { fallen_ = true; }

 private:
  enum class Layer : std::uint8_t { none, card, taken, pass_on };
  enum class Form : std::uint8_t { one, two, three };  // columns

  // evening_screen.cpp: who looks
  bool begin(TableHost& host);
  void watch(TableHost& host, const ui::Scene& scene);
  void fall(ui::Scene& scene);
  void build_curtain(TableHost& host, const ui::Canvas& c, ui::Rect area);
  void build_stage(TableHost& host, const ui::Canvas& c, ui::Rect area);
  void changed(TableHost& host, const ui::Canvas& c);
  std::string who(const TableHost& host, int player) const;
  // A sentence about a player: `own`, where that is the only person and has given no name.
  std::string about(const TableHost& host, std::string_view key, std::string_view own, int player) const;
  std::string why_not_back(const TableHost& host) const;
  // As wide as the row, or a sign in its corner.
  void build_back(TableHost& host, const ui::Canvas& c, ui::Rect r, bool in_words);

  // evening_pick.cpp: the pack
  void build_pick(TableHost& host, const ui::Canvas& c, ui::Rect area);
  std::string state_words(const TableHost& host) const;
  void build_pack(TableHost& host, const ui::Canvas& c, ui::Rect area);
  void build_tile(const TableHost& host, const ui::Canvas& c, ui::Rect r, int print);
  void build_side(TableHost& host, const ui::Canvas& c, ui::Rect side);
  void build_card(TableHost& host, const ui::Canvas& c, ui::Rect pane);
  void build_take(TableHost& host, const ui::Canvas& c, ui::Rect r);
  void build_card_layer(TableHost& host, const ui::Canvas& c);
  void build_foot(TableHost& host, const ui::Canvas& c, ui::Rect row);
  void read(int print);
  void give_hint(TableHost& host);
  void settle_pick(TableHost& host, const ui::Canvas& c);

  // evening_taken.cpp: what was taken so far
  void build_taken(TableHost& host, const ui::Canvas& c, ui::Rect pane);
  void build_taken_layer(TableHost& host, const ui::Canvas& c);
  void build_taken_side(TableHost& host, const ui::Canvas& c, ui::Rect& column, int side);
  void build_taken_culture(TableHost& host, const ui::Canvas& c, ui::Rect& column, int side, int culture);
  void build_taken_card(TableHost& host, const ui::Canvas& c, ui::Rect r, int print, int n);
  int taken_of(int side, int culture = -1) const;  // side 2: neither, as sites
  int copies(int print) const;

  // evening_decks.cpp: the deck that somebody builds
  void build_deck(TableHost& host, const ui::Canvas& c, ui::Rect area);
  void build_deck_state(TableHost& host, const ui::Canvas& c, ui::Rect& column, const Drafter& d);
  void build_deck_acts(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void open_book(TableHost& host);

  // evening_ready.cpp: all have a deck
  void build_ready(TableHost& host, const ui::Canvas& c, ui::Rect area);
  void build_who_plays(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_games(const TableHost& host, const ui::Canvas& c, ui::Rect& column) const;
  std::string game_words(const TableHost& host, const EveningGame& game) const;
  void build_change(TableHost& host, const ui::Canvas& c, ui::Rect& column);
  void build_pass_on(TableHost& host, const ui::Canvas& c);
  std::vector<int> chosen_players() const;
  void play(TableHost& host);

  std::string id_;
  EveningShelf shelf_;
  std::optional<Evening> e_;
  BookWords words_;
  Layer layer_ = Layer::none;
  Form form_ = Form::one;
  int looking_ = -1;  // whose cards are shown; -1: nobody's
  int chosen_ = -1;   // the card that is read
  int picks_ = -1;    // the card that is taken in this frame
  bool picks_rest_ = false;
  int tab_ = 0;  // two columns: the card, or what was taken
  bool fallen_ = false;
  double stirred_at_ = 0;
  std::string curtain_said_;
  std::map<int, bool> plays_;  // who plays the next game, where it is not as usual
};

}  // namespace mathom::lotr_tcg

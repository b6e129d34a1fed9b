// What the table of the board game sees: a viewer's State, as far as it has been shown, what is in the air, where
// things lie on the screen, and what cards look like. The parts of the table read it, each with the frame that is being
// built; it builds nothing and asks nothing (table.h does).
//
// The State runs ahead of the eyes: what lies where is said with that undone which has not been shown yet. Here a card
// is its print; physical() is the card of the game.
#pragma once
#include <string>
#include <vector>

#include "games/lotr_board/state/phases.h"
#include "shell/tables/common/event_row.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/lotr_board/board.h"
#include "shell/tables/lotr_board/layout/places.h"

namespace mathom::lotr_board {

class JourneySight : public GameTable {
 public:
  // --- the match
  const State& seen() const;  // what the viewer knows
  Question question() const { return static_cast<Question>(decision().why); }
  bool asks(Question q) const { return asked() && question() == q; }
  std::vector<CardDef> known_hand(SeatId seat) const override;
  CardId physical(CardId print) const;  // where in the game that print is now
  CardId shown_as(CardId card) const override;
  CardId offered_card(const Option& o) const override;

  // --- as far as it has been shown
  const Board& board() const { return board_; }
  const Board& before() const { return before_; }  // before the event that is being shown
  const Place& place() const;
  std::vector<int> lying(int zone) const;  // prints of an open zone or one's own hand, from the bottom up
  int count(int zone) const;               // of any zone
  int tokens(int seat, int kind) const;
  int runes(int seat) const;
  std::vector<CardId> own_hand() const;           // in order
  std::vector<Flight> flights(double now) const;  // what is in the air
  bool flies(int print, double now) const;

  // --- on the screen
  const Spots& spots() const { return spots_; }
  std::string card_name(const TableHost& host, CardId card) const override;
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;
  void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                 ui::CardState state) const override;
  void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                    float shown) const override;
  std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const override;

 protected:
  EventPlayback::Timing timing(const Event& e) const override;
  bool in_rows(const Event& e) const override;
  bool ends_count(const Event& e, const Event* next) const override;
  ui::Detail heard_at(const Event& e) const override;
  void begin_again();            // before the first event
  void take_up(const Event& e);  // it becomes visible
  void next_frame(bool still);   // `still`: nothing may fly
  void lay_out(const Spots& spots) { spots_ = spots; }

 private:
  bool is_worth_star(int print) const;  // to the viewer, at this question, though it shows another symbol

  Board board_, before_;
  EventRow row_;
  Spots spots_;
  bool still_ = false;
};

// It brings a card from one place to another: its places are zones of cards.
bool moves_card(const Event& e);
int print_of(const Event& e);  // -1: the viewer does not see it

}  // namespace mathom::lotr_board

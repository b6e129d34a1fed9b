// The table of Ring Tarot: seats with their Dark Points, the Ring with the Major on it, the Journey Pile with the
// declared suit, the Draw Pile, the three books, hand and questions of one viewer, at the pace of the playback. What
// lies on it comes from the viewer's events (Board), what may be done from the Decision, the score sheet from the
// Observation.
#pragma once
#include <string>
#include <vector>

#include "games/lotr_tarot/state/phases.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/lotr_tarot/board.h"
#include "shell/tables/lotr_tarot/layout/places.h"
#include "shell/tables/lotr_tarot/pictures/face.h"

namespace mathom::lotr_tarot {

class RingTable final : public GameTable {
 public:
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  std::vector<CardDef> known_hand(SeatId seat) const override;
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;

 private:
  const State& seen() const;  // what the viewer knows
  Question question() const { return static_cast<Question>(decision().why); }
  bool panel_asked() const;                 // by buttons over the table
  ui::Rect ask_room(const Frame& f) const;  // of that panel
  bool turn_asked() const { return asked() && (question() == Question::turn || question() == Question::after_draw); }
  FaceLook look(const TableHost& host) const;
  Side side_of(Card card) const;  // as printed, or as declared when it lies on the table

  // table.cpp
  EventPlayback::Timing timing(const Event& e) const override;
  bool in_rows(const Event& e) const override;
  bool ends_count(const Event& e, const Event* next) const override;
  void clear_board() override;
  ui::Detail heard_at(const Event& e) const override;
  void show_event(const Event& e) override { board_.apply(e); }
  void build_table(const Frame& f) override;
  std::string card_name(const TableHost& host, CardId card) const override;
  void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                 ui::CardState state) const override;
  void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                    float shown) const override;
  std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const override;

  // felt.cpp
  void build_seats(const Frame& f);
  void build_badge(const Frame& f, int seat, ui::Rect r);
  int extreme_of(int seat) const;  // 1: the most Dark Points so far, -1: the fewest, 0: neither, or all have as many
  void build_piles(const Frame& f);
  void build_draw_pile(const Frame& f);
  void build_ring_pile(const Frame& f);
  void build_journey_pile(const Frame& f);
  void build_caption(const Frame& f, const std::string& id, ui::Rect pile, const std::string& words,
                     const std::string& note, ui::Colour colour) const;
  void build_pile_card(const Frame& f, std::string_view id, ui::Rect r, const Laid& laid, int option);
  void build_books(const Frame& f, ui::Rect r);
  void build_event(const Frame& f);
  ui::Rect flying(const Frame& f, Card card, ui::Rect home) const;

  // ask.cpp
  bool hand_live() const override;
  std::vector<Option> hand_options(CardId card) const override;
  std::string pick_words(const TableHost& host, int n, int of) const override;
  std::string prompt_words(const Frame& f) const;
  void build_question(const Frame& f);
  int pile_option(std::size_t meaning) const;  // where the lifted card goes by a touch of a pile; -1: it does not
  void build_lay_on_ring(const Frame& f);
  void build_lay_in_words(const Frame& f);
  bool is_golden(const Option& o) const override;
  bool two_ways() const { return pile_option(0) >= 0 && pile_option(1) >= 0; }  // the lifted card may go to both piles
  void build_acts(const Frame& f);
  void build_two_ways(const Frame& f);

  // sheet.cpp
  ResultPage result_page(const Frame& f) const override;
  std::string result_title(const TableHost& host) const;
  void result_rows(const Frame& f, ResultPage& page, int round) const;
  float score_rows(const TableHost& host, const ui::Canvas& c, ui::Rect r) const;

  Board board_;
  Spots spots_;
};

}  // namespace mathom::lotr_tarot

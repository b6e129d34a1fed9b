// The French Tarot table: seats, trick, dog, hand and questions of one viewer, at the pace of the playback. What lies
// on it comes from the viewer's events (Board), what may be done from the Decision, what everybody knows from the
// Observation.
#pragma once
#include <string>
#include <vector>

#include "games/french_tarot/state/phases.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/french_tarot/board.h"
#include "shell/tables/french_tarot/layout/account.h"
#include "shell/tables/french_tarot/layout/places.h"

namespace mathom::french_tarot {

ui::TarotFace face_of(Card card);
ui::CardLook card_look(const TableHost& host);

class TarotTable final : public GameTable {
 public:
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  bool takes_tricks() const override { return true; }
  void open_last_trick() override { open_layer(Layer::own); }
  bool has_last_trick() const override { return !board_.last_trick.empty(); }
  int sections_before(const SeatView& seat) const override;
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;
  std::vector<CardDef> known_hand(SeatId seat) const override;

 private:
  const State& seen() const;  // what the viewer knows
  bool in_play() const { return board_.playing || !board_.trick.empty() || (settled() && seen().phase == Phase::play); }
  Question question() const { return static_cast<Question>(decision().why); }

  // table.cpp
  EventPlayback::Timing timing(const Event& e) const override;
  bool in_rows(const Event& e) const override;
  bool ends_count(const Event& e, const Event* next) const override;
  void ends(const Event& e) override;
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
  bool from_dog(CardId card) const;  // of the taker's own hand, while they lay cards aside
  std::string hand_note(const TableHost& host, CardId card) const override;

  // felt.cpp
  void build_seats(const Frame& f);
  void build_plate(const Frame& f, int seat);
  std::string seat_words(const TableHost& host, int seat) const;
  void build_own_place(const Frame& f, ui::Rect r) const;
  void build_winning(const Frame& f) const;
  void build_trick(const Frame& f);
  void build_laid(const Frame& f, const Laid& laid);
  void build_middle(const Frame& f);
  void build_row(const Frame& f, const std::string& id, CardSet cards, const std::string& caption);
  ui::Rect home_of(const Frame& f, int seat) const;
  float leaving(const Frame& f) const;  // how far the finished trick has gone to its winner

  // ask.cpp
  bool hand_live() const override;
  bool card_asked() const override { return hand_live() || question() == Question::call; }
  std::vector<Option> hand_options(CardId card) const override;
  std::string pick_words(const TableHost& host, int n, int of) const override;
  void build_question(const Frame& f);
  // bids.cpp
  std::string offer_note(const Frame& f, const Option& o) const override;
  std::string note_in(const Frame& f, const Option& bid, const std::optional<Reason>& why, ui::Rect room) const;
  void draw_bid_words(const Frame& f, const Option& bid, const std::optional<Reason>& why, const BidRow& row) const;
  bool build_bid_row(const Frame& f, const Choosable& bid, ui::Rect r);
  void build_bids(const Frame& f);
  // worth.cpp
  struct Worth {
    int half_points = 0, oudlers = 0, trumps = 0, kings = 0, short_suits = 0;
    Contract advice = Contract::none;  // what a club player would bid
  };
  Worth worth_of(CardSet hand) const;
  struct WorthWords {
    std::string facts, need, advice;
  };
  WorthWords worth_words(const TableHost& host) const;
  void build_worth(const Frame& f, ui::Rect r) const;
  bool worth_apart(const ui::Canvas& c, std::size_t bids) const;  // there is room for it on the felt
  void build_handfuls(const Frame& f);
  void build_acts(const Frame& f);  // claim.cpp
  std::string asked_words(const Frame& f) const;
  std::string prompt_words(const Frame& f) const;

  ResultPage result_page(const Frame& f) const override { return DealAccount(*this, board_, seen()).page(f); }
  // deal.cpp
  void build_deal(const Frame& f) const;
  void build_own_layer(const Frame& f) override;  // the last trick
  void draw_last_trick(const Frame& f, ui::Rect first, float gap) const;

  Board board_;
  Spots spots_;
};

}  // namespace mathom::french_tarot

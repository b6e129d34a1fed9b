// The table of War of the Ring: the path and the battlegrounds with what stands on them for both sides, reserves, decks
// and piles, hand and questions of one viewer, at the pace of the playback. It holds the parts it is made of, answers
// what every table is asked out of them, and says in which order they are laid out and built.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "shell/tables/common/game_table.h"
#include "shell/tables/war_of_the_ring/banner.h"
#include "shell/tables/war_of_the_ring/card_texts.h"
#include "shell/tables/war_of_the_ring/layout/account.h"
#include "shell/tables/war_of_the_ring/layout/felt.h"
#include "shell/tables/war_of_the_ring/layout/ground.h"
#include "shell/tables/war_of_the_ring/layout/plan.h"
#include "shell/tables/war_of_the_ring/layout/reader.h"
#include "shell/tables/war_of_the_ring/layout/seats.h"
#include "shell/tables/war_of_the_ring/layout/sheet.h"
#include "shell/tables/war_of_the_ring/layout/source.h"
#include "shell/tables/war_of_the_ring/layout/standings.h"
#include "shell/tables/war_of_the_ring/motion.h"
#include "shell/tables/war_of_the_ring/offer_words.h"
#include "shell/tables/war_of_the_ring/offers.h"
#include "shell/tables/war_of_the_ring/questions.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class WarTable final : public GameTable {
 public:
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  float least_felt() const override { return 290; }
  bool reads_cards() const override { return true; }
  std::optional<float> words_kept() const override { return kept_for_words(150); }
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  std::vector<CardDef> known_hand(SeatId seat) const override { return sight_.known_hand(seat); }
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;

 private:
  // --- what happens
  EventPlayback::Timing timing(const Event& e) const override { return flights_.timing(e); }
  bool in_rows(const Event& e) const override { return is_in_rows(e); }
  bool ends_count(const Event& e, const Event* next) const override;
  void clear_board() override;
  ui::Detail heard_at(const Event& e) const override;
  void show_event(const Event& e) override;

  // --- what is built
  void build_table(const Frame& f) override;
  void build_own_layer(const Frame& f) override { sheet_.build(f); }
  float column_height(const Frame& f, float width) const override { return questions_.column_height(f, width); }
  ResultPage result_page(const Frame& f) const override { return account_.page(f); }
  void lay_table(const Frame& f);
  void build_own_hand(const Frame& f);

  // --- cards
  std::string card_name(const TableHost& host, CardId card) const override { return sight_.card_name(host, card); }
  void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                 ui::CardState state) const override;
  void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                    float shown) const override;
  CardId shown_as(CardId card) const override { return sight_.shown_as(card); }
  CardId offered_card(const Option& o) const override { return sight_.offered_card(o); }
  void read_card(const TableHost& host, SeatView& seat, Reading& reading) const override;
  std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const override;
  void say_whole(const Frame&, CardId card, CardZoom::Face& face) const override;
  std::vector<Option> zoom_offers(CardId card) const override { return texts_.offered(index(card)); }

  // --- what may be done, and its words
  bool hand_live() const override { return offers_.hand_live(); }
  bool picks_together() const override { return offers_.picks_together(); }
  bool card_asked() const override { return hand_live(); }
  bool pays_for(CardId lifted, CardId card) const override { return offers_.pays_for(lifted, card); }
  bool asks_payment() const override { return seat_view().prompt().key == "war_of_the_ring.ask.pay"; }
  std::vector<Option> hand_options(CardId card) const override { return offers_.meanings_of(card); }
  bool is_golden(const Option& o) const override { return offers_.is_sensible(o); }
  std::string paid_words(const Frame& f, const std::string& act, CardId card) const override;
  std::string pick_words(const TableHost& host, int n, int of) const override { return words_.picks(host, n, of); }
  std::string offer_words(const Frame& f, const Option& o) const override { return words_.name(f, o); }
  std::string offer_note(const Frame& f, const Option& o) const override { return words_.note(f, o); }
  std::string offer_outcome(const Frame& f, const Option& o) const override { return words_.outcome(f, o); }
  std::string why_words(const TableHost& host, const Option& wanted, const Reason& reason) const override;

  // What is known, and where it lies: each reads those above it.
  Plan plan_;
  Sight sight_{*this};
  CardTexts texts_{sight_};
  Offers offers_{sight_, texts_};
  Flights flights_{sight_, plan_};
  Standings standings_{sight_, offers_, flights_};
  OfferWords words_{sight_, offers_, standings_};
  // What is seen.
  Banner banner_{sight_, plan_};
  Seats seats_{sight_, texts_, plan_};
  Ground ground_{*this, {sight_, texts_, offers_, standings_, words_, plan_}};
  Reserve reserve_{*this, sight_, texts_, offers_, flights_};
  Source source_{*this, sight_, standings_, flights_};
  Questions questions_{*this, sight_, offers_, words_, plan_};
  Sheet sheet_{*this, sight_, texts_, standings_, seats_};
  Reader reader_{sight_, texts_, standings_, words_};
  Account account_{sight_};
};

}  // namespace mathom::war_of_the_ring

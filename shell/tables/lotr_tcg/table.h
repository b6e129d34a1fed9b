// The table of the trading card game: the adventure path with every fellowship's marker, the twilight pool, plates,
// fellowship and minions with what they bear, support areas, what is being fought and how it would end now, hand and
// questions of one viewer. What lies there comes from the viewer's Observation, what may be done from the Decision.
// Events say what is told and how long it takes.
//
// It is made of parts, which it builds in order. A part owns what it alone needs, reads what is seen (sight.h), offers
// and words by const references, and does through the functions of GameTable what all tables do.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "shell/tables/common/standing_table.h"
#include "shell/tables/lotr_tcg/faces.h"
#include "shell/tables/lotr_tcg/layout/asked.h"
#include "shell/tables/lotr_tcg/layout/laid.h"
#include "shell/tables/lotr_tcg/layout/laid_card.h"
#include "shell/tables/lotr_tcg/layout/path.h"
#include "shell/tables/lotr_tcg/layout/plates.h"
#include "shell/tables/lotr_tcg/layout/rows.h"
#include "shell/tables/lotr_tcg/layout/sheet.h"
#include "shell/tables/lotr_tcg/layout/stage.h"
#include "shell/tables/lotr_tcg/motion.h"
#include "shell/tables/lotr_tcg/offer_words.h"
#include "shell/tables/lotr_tcg/read.h"
#include "shell/tables/lotr_tcg/skirmish/window_bar.h"

namespace mathom::lotr_tcg {

class CompanyTable final : public StandingTable {
 public:
  bool is_out() const override;
  bool reads_cards() const override { return true; }
  std::optional<float> words_kept() const override { return kept_for_words(150); }
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  float bar_width(const ui::Canvas&) const override { return 4000; }  // the phases stand in it
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  std::vector<CardDef> known_hand(SeatId seat) const override;
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;

 private:
  // --- what is told
  EventPlayback::Timing timing(const Event& e) const override;
  bool in_rows(const Event& e) const override { return Motion::in_rows(e); }
  bool ends_count(const Event& e, const Event* next) const override;
  void clear_board() override;
  ui::Detail heard_at(const Event& e) const override;
  void show_event(const Event& e) override;

  // --- the whole
  void build_table(const Frame& f) override;
  void build_own_layer(const Frame& f) override;
  ResultPage result_page(const Frame& f) const override;
  std::string prompt_words(const Frame& f) const;
  void build_banner_now(const Frame& f) const;

  // --- cards
  std::string card_name(const TableHost& host, CardId card) const override { return cards_.card_name(host, card); }
  void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                 ui::CardState state) const override;
  void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                    float shown) const override;
  std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const override;
  void say_whole(const Frame& f, CardId card, CardZoom::Face& face) const override;
  CardId shown_as(CardId card) const override;
  CardId shown_print(CardDef print) const override { return card_at(kCards + index(print)); }
  std::string id_word(CardId card) const override { return std::to_string(index(card)); }
  void read_card(const TableHost& host, SeatView& seat, Reading& reading) const override;
  std::string text_words(const TableHost& host, const CatalogText& text) const override;
  bool may_order(CardId card) const override;

  // --- what is offered
  bool hand_live() const override { return offers_.hand_live(); }
  bool picks_together() const override { return false; }
  std::vector<Option> hand_options(CardId card) const override { return offers_.hand_options(card); }
  CardId offered_card(const Option& o) const override { return offers_.card_of(o); }
  bool is_golden(const Option& o) const override { return offers_.is_sensible(o); }
  std::string pick_words(const TableHost&, int, int) const override { return {}; }
  std::string offer_words(const Frame& f, const Option& o) const override { return words_.name_of(f, o); }
  std::string offer_outcome(const Frame& f, const Option& o) const override { return words_.outcome(f, o); }
  std::string offer_note(const Frame& f, const Option& o) const override { return words_.note(f, o); }

  // --- what is seen, and what is said of it
  CompanySight sight_{*this};
  SeenCards cards_{sight_};
  SeatWords seats_{sight_};
  Endings endings_{sight_};
  SkirmishWords skirmish_{sight_, cards_, endings_};
  CardReader reader_{sight_, cards_, skirmish_};
  CompanyLayout layout_{sight_, cards_};
  Offers offers_{*this, sight_, layout_};
  OfferWords words_{*this, sight_, cards_, offers_, skirmish_};
  // --- what is built
  Faces faces_{sight_, cards_};
  TableSheets sheets_{*this, sight_, cards_, seats_};
  LaidCards laid_{*this, sight_, cards_, offers_, words_, faces_, sheets_};
  SitePath path_{*this, sight_, cards_, layout_, offers_, faces_, laid_};
  SeatPlates plates_{*this, sight_, seats_, layout_, sheets_};
  TableStage stage_{*this, sight_, cards_, layout_, offers_, skirmish_};
  CardRows rows_{sight_, cards_, layout_, faces_, laid_};
  AmountQuestion amount_{*this, sight_, words_};
  Questions questions_{*this, sight_, layout_, offers_, words_, amount_};
  WindowBar bar_{*this, sight_, offers_, words_, seats_, amount_, sheets_};
  Motion motion_{*this, sight_, cards_, layout_};
};

}  // namespace mathom::lotr_tcg

// The table of the trading card game: the adventure path with every fellowship's marker, the twilight pool, plates of
// all players, fellowship and minions with what they bear, support areas, what is being fought and how it would end
// now, hand and questions of one viewer. What lies there comes from the viewer's Observation, what may be done from
// the Decision; numbers are asked of the engine. Events say what is told and how long it takes.
//
// The table knows a card by its place in the game, and a print that lies nowhere by kCards + its number. What
// somebody bears is touched on whoever bears it.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/rules/rehearsal.h"
#include "games/lotr_tcg/state/table.h"
#include "shell/tables/common/standing_table.h"
#include "shell/tables/lotr_tcg/forecast.h"
#include "shell/tables/lotr_tcg/layout/places.h"
#include "shell/tables/lotr_tcg/pictures/face.h"
#include "shell/tables/lotr_tcg/skirmish/skirmish_panel.h"

namespace mathom::lotr_tcg {

class CompanyTable final : public StandingTable {
 public:
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  float bar_width(const ui::Canvas&) const override { return 4000; }  // the phases stand in it
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  std::vector<CardDef> known_hand(SeatId seat) const override;
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;

 private:
  // Where an offer is put before the player: on the card itself where it lies in sight.
  enum class Spot : std::uint8_t { hand, laid, spread, row, list };
  // How the whole question is put: on what lies there, as cards laid out over the table, or as a list of deeds.
  enum class Form : std::uint8_t { laid, spread, list };

  const State& seen() const;  // what the viewer knows
  const Catalog& catalog() const { return catalog_of(game()); }
  Table table() const { return looking_at(catalog(), seen(), &memo_); }
  Question question() const { return static_cast<Question>(decision().why); }
  int print_of(CardId card) const;  // -1: nobody here knows it
  static bool is_card(CardId card) { return index(card) >= 0 && index(card) < kCards; }
  bool is_near(const Table& t, int card) const { return t.owner(card) == me(); }
  std::vector<CardId> own_hand() const;  // in order
  std::string name_of(const TableHost& host, int print) const { return card_words(host, static_cast<CardDef>(print)); }
  // Of cards that lie there: whoever bears it, or bears who bears it.
  int holder_of(int card) const;
  std::vector<int> borne_by(int card) const;  // and stacked on it
  const FaceLook& words_of(const TableHost& host, int print) const;
  FaceLook look_of(const TableHost& host, CardId card) const;  // with the numbers that count now
  std::string seat_name(const TableHost& host, int seat) const { return host.seat_name(seat_at(seat)); }

  // table.cpp
  EventPlayback::Timing timing(const Event& e) const override;
  bool in_rows(const Event&) const override { return false; }
  bool ends_count(const Event& e, const Event* next) const override;
  void clear_board() override { memo_.forget(), passed_ = kNobody; }
  ui::Detail heard_at(const Event& e) const override;
  void show_event(const Event& e) override;
  void build_table(const Frame& f) override;
  std::string card_name(const TableHost& host, CardId card) const override;
  void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                 ui::CardState state) const override;
  void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                    float shown) const override;
  std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const override;
  CardId shown_as(CardId card) const override;
  CardId shown_print(CardDef print) const override { return card_at(kCards + index(print)); }
  std::string id_word(CardId card) const override { return std::to_string(index(card)); }
  CardId offered_card(const Option& o) const override;
  void build_banner_now(const Frame& f);

  // read.cpp: what is read of a card next to the table
  void read_card(const TableHost& host, SeatView& seat, Reading& reading) const override;
  void read_texts(const TableHost& host, SeatView& seat, int print, Reading& reading) const;
  void read_borne_orders(const TableHost& host, SeatView& seat, int card, Reading& reading) const;
  void read_numbers(const TableHost& host, int card, Reading& reading) const;
  std::vector<std::string> facts_of(const TableHost& host, int card) const;  // what lies on it, and where it fights
  std::string numbers_of(const TableHost& host, int card) const;             // of a character, in words
  std::string text_words(const TableHost& host, const CatalogText& text) const override;
  bool may_order(CardId card) const override;

  // layout/felt.cpp: path, pool, plates
  void lay_table(const Frame& f);
  void build_path(const Frame& f);
  void build_site(const Frame& f, int number, ui::Rect r);
  void draw_site(const Frame& f, int number, ui::Rect r) const;
  void draw_markers(const Frame& f, int number, ui::Rect r, float size) const;
  std::string site_words(const TableHost& host, int number) const;
  void build_pool(const Frame& f);
  void build_seats(const Frame& f);
  void build_seat(const Frame& f, int seat, ui::Rect r);
  ui::Rect draw_head_of(const Frame& f, int seat, ui::Rect in, float line) const;
  void draw_numbers_of(const Frame& f, int seat, ui::Rect in, float line) const;
  std::string seat_words(const TableHost& host, int seat) const;
  std::vector<std::string> seat_numbers(const TableHost& host, int seat) const;
  std::string part_of(const TableHost& host, int seat) const;  // that it plays in this turn
  // layout/rows.cpp: cards that lie there
  void sort_cards();
  void build_rows(const Frame& f);
  void build_row(const Frame& f, const std::string& zone, std::string_view key, ui::Rect row,
                 const std::vector<int>& cards);
  void build_laid(const Frame& f, ui::Rect r, int card);
  void build_target(const Frame& f, ui::Rect r, int card, int option);
  void build_no_target(const Frame& f, ui::Rect r, int card, const Option& wanted);
  // layout/stage.cpp: what is being fought
  void build_stage(const Frame& f);
  std::vector<int> open_fights() const;  // places in State::skirmishes
  void draw_fights(const Frame& f, ui::Rect r, const std::vector<int>& open) const;
  bool draw_fight(const Frame& f, ui::Rect r, int place, bool large) const;
  std::string fight_words(const TableHost& host, int place) const;
  std::string verdict_words(const TableHost& host, const Forecast& k) const;
  std::string names_of(const TableHost& host, const CardSet& cards) const;
  std::string standing_words(const TableHost& host) const;  // while nothing is fought

  // skirmish/skirmish.cpp: the one that is being fought, as it stands and after what is lifted
  void build_skirmish(const Frame& f, ui::Rect r);
  int skirmish_rows() const;                          // of its longer ledger; 0: none is being fought
  const Ending& ending_now() const;                   // if nobody does anything more
  const Ending& ending_after(const Option& o) const;  // if only that is done
  const std::vector<Reserve>& reserves_seen() const;  // of the other side
  std::optional<Option> lifted_option() const;
  bool is_good(const Ending& e) const;  // for the side of who looks
  std::string skirmish_outcome(const TableHost& host, const Option& o) const;
  // skirmish/skirmish_words.cpp
  SkirmishLook skirmish_look(const TableHost& host) const;
  SkirmishSide skirmish_side(const TableHost& host, const Ending& e, const Ending& now, bool minions) const;
  std::string face_title(const TableHost& host, CardDef face) const;
  std::string ending_verdict(const TableHost& host, const Ending& e) const;
  std::string numbers_words(const TableHost& host, std::string_view when, const Ending& e) const;
  std::string fates_words(const TableHost& host, const Ending& e, bool minions) const;
  std::string with_words(const TableHost& host, const Option& o, const Ending& e) const;
  void say_thresholds(const TableHost& host, SkirmishLook& look) const;
  void say_reserve(const TableHost& host, const Ending& now, SkirmishLook& look) const;
  std::string pass_words(const TableHost& host, bool in_full) const;  // what it leads to
  std::string short_fate(const TableHost& host, const Ending& e) const;
  // skirmish/window_bar.cpp
  void build_acts(const Frame& f);
  void build_window(const Frame& f, ui::Rect r);
  void build_phases(const Frame& f, ui::Rect r) const;
  std::vector<Choosable> row_choices(bool passes) const;
  int build_row(const Frame& f, std::span<const Choosable> list, ui::Rect row, bool from_right);

  // layout/sheet.cpp: all that one player has on the table
  void build_own_layer(const Frame& f) override;
  float card_list(const Frame& f, const std::string& id, ui::Rect r, std::string_view key,
                  const std::vector<int>& cards);
  std::vector<int> cards_in(std::uint8_t zone) const;  // known ones, in order

  // ask.cpp
  bool hand_live() const override;
  bool picks_together() const override { return false; }
  std::vector<Option> hand_options(CardId card) const override;
  std::string pick_words(const TableHost&, int, int) const override { return {}; }
  const std::vector<std::string>& labels(const Frame& f) const;  // by option
  std::string offer_words(const Frame& f, const Option& o) const override;
  std::string offer_outcome(const Frame& f, const Option& o) const override;  // deeds.cpp
  std::string offer_note(const Frame& f, const Option& o) const override;     // deeds.cpp
  bool is_pass_of_window(const Option& o) const;
  std::string deed_words(const TableHost& host, const Option& o) const;
  Spot spot_of(const Option& o) const;
  Form form() const;
  bool is_laid(int card) const;  // in sight on the table
  std::vector<Option> means_of(CardId card) const;
  std::optional<Option> refused_with(CardId card) const;
  std::optional<Option> refused_target(int card) const;
  void read_refused() const;
  int target_option(int card) const;  // what the lifted card may do with that one, or -1
  std::string prompt_words(const Frame& f) const;
  void build_question(const Frame& f);
  void build_list(const Frame& f, std::span<const Choosable> list);
  void build_spread(const Frame& f);
  void build_other_meanings(const Frame& f);

  // layout/account.cpp
  ResultPage result_page(const Frame& f) const override;
  ResultPage::Standing standing_of(const TableHost& host, int seat) const;

  mutable Memo memo_;
  mutable std::uint64_t memo_of_ = ~0ull;
  Spots spots_;
  std::vector<int> near_, near_support_, far_, far_support_;
  int sheet_of_ = 0;
  SeatMask passed_ = kNobody;               // since somebody acted in this window
  mutable std::map<Option, Ending> after_;  // of this question
  mutable std::optional<Ending> now_;
  mutable std::optional<std::vector<Reserve>> reserves_;
  mutable std::map<int, FaceLook> words_;  // of cards that have been drawn in this language since the last answer
  mutable std::string words_in_;
  mutable std::uint32_t words_at_ = 0;
  mutable std::vector<Option> refused_;  // of this question
  mutable std::uint64_t refused_at_ = ~0ull;
  mutable std::vector<std::string> labels_;  // of this question, in this language
  mutable std::uint64_t labels_at_ = ~0ull;
  mutable std::string labels_in_;
};

}  // namespace mathom::lotr_tcg

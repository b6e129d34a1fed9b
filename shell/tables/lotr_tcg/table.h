// The table of the trading card game: the adventure path with every fellowship's marker, the twilight pool, plates, fellowship and
// minions with what they bear, support areas, what is being fought and how it would end now, hand and questions of one viewer. What
// lies there comes from the viewer's Observation, what may be done from the Decision. Events say what is told and how long it takes.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "games/lotr_tcg/rules/rehearsal.h"
#include "shell/tables/common/event_row.h"
#include "shell/tables/lotr_tcg/forecast.h"
#include "shell/tables/lotr_tcg/layout/places.h"
#include "shell/tables/lotr_tcg/sight.h"
#include "shell/tables/lotr_tcg/skirmish/skirmish_panel.h"

namespace mathom::lotr_tcg {

class CompanyTable final : public CompanySight {
 public:
  bool is_out() const override;
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  float bar_width(const ui::Canvas&) const override { return 4000; }  // the phases stand in it
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  std::vector<CardDef> known_hand(SeatId seat) const override;
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;

 private:
  // Where an offer is put: on the card itself where it lies in sight.
  enum class Spot : std::uint8_t { hand, laid, spread, row, list };
  // How the whole question is put: on what lies there, as cards laid out over the table, or as a list of deeds.
  enum class Form : std::uint8_t { laid, spread, list };

  // table.cpp
  EventPlayback::Timing timing(const Event& e) const override;
  bool in_rows(const Event& e) const override;
  bool ends_count(const Event& e, const Event* next) const override;
  void clear_board() override;
  void other_seen() const override;
  ui::Detail heard_at(const Event& e) const override;
  void show_event(const Event& e) override;
  void build_table(const Frame& f) override;
  std::string card_name(const TableHost& host, CardId card) const override;
  void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                 ui::CardState state) const override;
  void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                    float shown) const override;
  std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const override;
  void say_whole(const Frame& f, CardId card, CardZoom::Face& face) const override;
  CardId shown_as(CardId card) const override;
  CardId shown_print(CardDef print) const override { return card_at(kCards + index(print)); }
  std::string id_word(CardId card) const override { return std::to_string(index(card)); }
  CardId offered_card(const Option& o) const override;
  void build_banner_now(const Frame& f);

  // read.cpp: what is read of a card next to the table
  void read_card(const TableHost& host, SeatView& seat, Reading& reading) const override;
  void read_texts(const TableHost& host, SeatView& seat, int print, Reading& reading) const;
  void read_borne_orders(const TableHost& host, SeatView& seat, int card, Reading& reading) const;
  void read_numbers(const TableHost& host, CardId card, Reading& reading) const;
  std::vector<std::string> facts_of(const TableHost& host, int card) const;  // what lies on it, and where it fights
  std::string text_words(const TableHost& host, const CatalogText& text) const override;
  bool may_order(CardId card) const override;

  // layout/path.cpp: path and pool
  void build_path(const Frame& f);
  void build_site(const Frame& f, int number, ui::Rect r);
  void draw_site(const Frame& f, int number, ui::Rect r) const;
  void draw_site_name(const Frame& f, int site, ui::Rect r, float size) const;
  void draw_markers(const Frame& f, int number, ui::Rect r, float size) const;
  std::string site_words(const TableHost& host, int number) const;
  void build_pool(const Frame& f);
  // layout/plates.cpp
  struct Number {
    int n;
    std::string words;
  };
  void build_seats(const Frame& f);
  void build_seat(const Frame& f, int seat, ui::Rect r);
  void draw_tall_plate(const Frame& f, int seat, ui::Rect r) const;
  void draw_flat_plate(const Frame& f, int seat, ui::Rect r) const;
  void draw_numbers(const Frame& f, ui::Rect in, const std::vector<Number>& numbers, int columns) const;
  std::vector<Number> numbers_of_seat(const TableHost& host, int seat) const;
  std::string seat_words(const TableHost& host, int seat) const;
  std::vector<std::string> seat_numbers(const TableHost& host, int seat) const;
  std::string part_of(const TableHost& host, int seat) const;  // that it plays in this turn, and whether it has passed
  std::string side_words(const TableHost& host, int seat) const;
  bool has_passed(int seat) const;
  int open_rival() const;  // whose plate is unfolded and whose support area lies in sight
  // layout/rows.cpp: cards that lie there
  enum class Drawn : std::uint8_t { card, stack, support, site };  // how a face is drawn now
  using Row = CardRow;
  void lay_table(const Frame& f);
  Row lay_row(const Frame& f, const char* zone, std::string_view key, ui::Rect room,
              const std::vector<int>& cards) const;
  void sort_cards();
  void build_rows(const Frame& f);
  void build_row(const Frame& f, const Row& row);
  void build_burdens(const Frame& f, const Row& row) const;
  void build_laid(const Frame& f, ui::Rect r, int card);
  void build_open_stack(const Frame& f, ui::Rect r, int card);
  void build_target(const Frame& f, ui::Rect r, int card, int option);
  void build_no_target(const Frame& f, ui::Rect r, int card, const Option& wanted);
  void draw_pairs(const Frame& f) const;  // who is to fight whom
  bool is_support(const Table& t, int card) const;
  // layout/stage.cpp: what is being fought
  void build_stage(const Frame& f);
  std::vector<int> open_fights() const;  // places in State::skirmishes
  void draw_fights(const Frame& f, ui::Rect r, const std::vector<int>& open) const;
  bool draw_fight(const Frame& f, ui::Rect r, int place, bool large) const;
  std::string fight_words(const TableHost& host, int place) const;
  std::string verdict_words(const TableHost& host, const Forecast& k) const;
  std::string names_of(const TableHost& host, const CardSet& cards) const;
  std::string standing_words(const TableHost& host) const;  // while nothing is fought
  int wounds_to_lay() const;                                // by archery fire; 0: none is asked about
  std::string left_words(const TableHost& host) const;
  void draw_ground(const Frame& f, ui::Rect r) const;
  void build_standing(const Frame& f, ui::Rect in, std::string_view id) const;
  void build_to_come(const Frame& f, ui::Rect in, const std::vector<int>& open) const;

  // skirmish/skirmish.cpp: the one that is being fought, as it stands and after what is lifted
  void build_skirmish(const Frame& f, ui::Rect r);
  int skirmish_rows() const;                          // of its longer ledger; 0: none is being fought
  const Ending& ending_now() const;                   // if nobody does anything more
  Ending ending_if_left() const;                      // the same, of a decided one too
  const Ending& ending_after(const Option& o) const;  // if only that is done
  const std::vector<Reserve>& reserves_seen() const;  // of the other side
  std::optional<Option> lifted_option() const;
  bool is_good(const Ending& e) const;  // for the side of who looks
  std::string skirmish_outcome(const TableHost& host, const Option& o) const;
  std::string defeat_words(const TableHost& host, const Ending& e) const;  // who loses the game by it; empty: nobody
  bool is_decided() const { return decided_ && seen().fight >= 0; }        // though texts may still answer to that
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

  // layout/sheet.cpp: all that one player has on the table, or one card and all that lies on it
  enum class Page : std::uint8_t { in_play, discard, dead, adventure, removed, orders };
  void build_own_layer(const Frame& f) override;
  void build_seat_sheet(const Frame& f, int seat);
  void build_stack_sheet(const Frame& f, int card);
  float build_page(const Frame& f, ui::Rect r, int seat);
  std::vector<std::string> page_names(const TableHost& host, int seat) const;
  void open_sheet(const Frame& f, int seat, int card, Page page = Page::in_play);
  float card_list(const Frame& f, const std::string& id, ui::Rect r, std::string_view key,
                  const std::vector<int>& cards);

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
  std::optional<Pairing> pairing_of(const Option& o) const;  // that it makes, if it assigns
  int sense_of(const Option& o) const;                       // for who looks; below 0: they would lose by it
  bool is_golden(const Option& o) const override { return sense_of(o) >= 0; }
  std::optional<Option> refused_with(CardId card) const;
  std::optional<Option> refused_target(int card) const;
  void read_refused() const;
  int target_option(int card) const;  // what the lifted card may do with that one, or -1
  std::string prompt_words(const Frame& f) const;
  std::string question_words(const Frame& f) const;  // deeds.cpp
  void build_question(const Frame& f);
  void build_other_meanings(const Frame& f);
  // layout/asked.cpp: questions that are answered in the middle of the table
  float asked_height(const Frame& f, ui::Rect room) const;
  bool asks_amount() const;
  int list_columns(const Frame& f, float width, float high = 0) const;  // high: what there is; 0: any
  std::vector<float> row_heights(const Frame& f, int columns, float width) const;
  void build_list(const Frame& f);
  ui::Rect asked_room(const Frame& f) const;
  void build_amounts(const Frame& f);
  bool build_amount(const Frame& f, ui::Rect r, int option);
  void build_stepper(const Frame& f, ui::Rect r);
  void build_step(const Frame& f, ui::Rect r, int by);
  void build_amount_act(const Frame& f);
  void build_spread(const Frame& f);
  std::vector<CardId> spread_cards() const;
  float spread_card_width(const Frame& f) const;

  // motion.cpp
  float gone(const Frame& f) const;      // how far the current event has come
  const Event* moving(What what) const;  // it is being shown
  int flying() const;                    // a card that is held up or on its way: it lies nowhere yet; -1: none
  ui::Rect home_of(const Frame& f, int card) const;
  void build_motion(const Frame& f);
  void draw_held(const Frame& f, const Event& e);
  void draw_leaving(const Frame& f, const Event& e) const;
  void draw_drawn(const Frame& f) const;
  bool flies_to_hand(const Frame& f, int card) const;
  void draw_pop(const Frame& f, const Event& e) const;
  void draw_marker_on_its_way(const Frame& f, const Event& e) const;

  // layout/account.cpp
  ResultPage result_page(const Frame& f) const override;
  ResultPage::Standing standing_of(const TableHost& host, int seat) const;

  Spots spots_;
  std::vector<int> near_, near_support_, far_, far_support_;
  std::vector<Row> rows_;
  std::map<int, ui::Rect> lies_;  // cards of the table, where they lay in the frame before
  ui::Rect left_from_;            // where the card lay that leaves
  EventRow row_;
  bool still_ = false;  // nothing moves
  Drawn drawn_ = Drawn::card;
  const Frame* frame_ = nullptr;  // while a site is drawn
  float strips_ = 0;              // of the row that is drawn
  bool burdens_beside_ = false;
  int unfolded_ = -1, amount_ = 0;  // amount: the option that is set in a question for a number
  std::uint64_t amount_of_ = ~0ull;
  int sheet_of_ = 0, sheet_card_ = -1;
  Page page_ = Page::in_play;
  SeatMask passed_ = kNobody;               // since somebody acted in this window
  std::optional<Event> decided_;            // how the skirmish that is being fought has come out
  mutable std::map<Option, Ending> after_;  // of this question
  mutable std::optional<Ending> now_;
  mutable std::optional<std::vector<Reserve>> reserves_;
  mutable std::vector<Option> refused_;  // of this question
  mutable std::uint64_t refused_at_ = ~0ull;
  mutable std::vector<std::string> labels_;  // of this question, in this language
  mutable std::uint64_t labels_at_ = ~0ull;
  mutable std::string labels_in_;
};

}  // namespace mathom::lotr_tcg

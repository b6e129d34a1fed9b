// The table of War of the Ring: the path and the battlegrounds with what stands on them for both sides, reserves, decks
// and piles, hand and questions of one viewer, at the pace of the playback. What is seen comes from the viewer's Observation
// and events (Board); what may be done from the Decision; how things stand is asked of the engine.
#pragma once
#include <map>
#include <string>
#include <vector>

#include "shell/tables/common/event_row.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/war_of_the_ring/board.h"
#include "shell/tables/war_of_the_ring/course.h"
#include "shell/tables/war_of_the_ring/layout/places.h"
#include "shell/tables/war_of_the_ring/pictures/face.h"

namespace mathom::war_of_the_ring {

class WarTable final : public GameTable {
 public:
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  float least_felt() const override { return 290; }
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  std::vector<CardDef> known_hand(SeatId seat) const override;
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;

 private:
  // Where an offer is put before the player: on the thing itself where it is one thing.
  enum class Spot : std::uint8_t { hand, reserve, place, card, row, list, main };
  enum class Page : std::uint8_t { place, seat };  // of the sheet that lies over the table

  const State& seen() const;  // what the viewer knows
  const Catalog& catalog() const { return catalog_of(game()); }
  Question question() const { return static_cast<Question>(decision().why); }
  Side side_of_seat(int seat) const { return board_.table().side(seat); }
  Side near_side() const { return side_of_seat(me()); }
  std::vector<CardId> own_hand() const;  // as prints, in order: what was drawn aside, then the hand
  std::vector<int> own_reserve() const { return board_.prints_in(kReserve + me()); }
  CardId physical(int print) const;  // where in the game that print is now
  int print_of(CardId thing) const;  // of an option: a print, a place from kFirstPlace on, or -1
  std::string name_of(const TableHost& host, int print) const { return card_words(host, static_cast<CardDef>(print)); }
  const FaceWords& words_of(const TableHost& host, int print) const;
  LiveIcons live_icons(int print) const;

  // table.cpp
  EventPlayback::Timing timing(const Event& e) const override;
  bool in_rows(const Event& e) const override;
  bool ends_count(const Event& e, const Event* next) const override;
  void clear_board() override;
  ui::Detail heard_at(const Event& e) const override;
  void show_event(const Event& e) override;
  void build_table(const Frame& f) override;
  std::string card_name(const TableHost& host, CardId card) const override;
  void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                 ui::CardState state) const override;
  std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const override;
  void say_whole(const Frame&, CardId card, CardZoom::Face& face) const override;
  CardId shown_as(CardId card) const override;
  void read_card(const TableHost& host, SeatView& seat, Reading& reading) const override;
  void read_texts(const TableHost& host, int print, Reading& reading) const;
  void read_place(const TableHost& host, int place, Reading& reading) const;
  CardId offered_card(const Option& o) const override;
  void lay_table(const Frame& f);
  void build_own_hand(const Frame& f);

  // felt.cpp: the score, the seats, one's own reserve
  void build_score(const Frame& f);
  void draw_lead(const Frame& f, ui::Rect r) const;
  std::string score_words(const TableHost& host) const;
  void build_seats(const Frame& f);
  void build_seat(const Frame& f, int seat, ui::Rect r);
  std::function<void(const ui::Pen&, ui::Rect)> portrait_of(int seat) const;  // of the part it plays
  void draw_plate_words(const Frame& f, int seat, ui::Rect in, bool acts) const;
  void draw_names(const Frame& f, int seat, ui::Rect top, ui::Rect& in, bool acts) const;
  struct Number {
    std::string words;  // what it is called: "Hand"
    int n = 0;
  };
  std::vector<Number> numbers_of(const TableHost& host, int seat) const;
  std::string seat_words(const TableHost& host, int seat) const;
  std::string passing_words(const TableHost& host, int seat) const;
  void build_reserve(const Frame& f);
  std::string reserve_name(const TableHost& host, int print) const;
  bool has_passed(int seat) const;

  // ground.cpp: the places
  struct Standing {
    Totals now, then;   // then: with the lifted card there
    bool goes = false;  // the lifted card may go there
    bool changes() const { return now.attack != then.attack || now.defence != then.defence; }
  };
  Standing standing(int place) const;
  std::vector<int> cards_at(int place, Side side) const;  // prints, items after their wielders
  void build_places(const Frame& f);
  void build_place(const Frame& f, int place, ui::Rect r);
  std::optional<Option> refused_at(const Frame& f, int place) const;
  ui::Item place_item(const Frame& f, int place, const Standing& s, int option,
                      const std::optional<Option>& refused) const;
  // Where the cards of a place lie; with the lifted card where it may go there, as the last of its side.
  struct Laid {
    std::vector<int> far, near;
    Cell cell;
    PlaceRow far_row, near_row;
    int ghost = -1;
  };
  Laid lay_place(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  void draw_place_cell(const Frame& f, int place, const Laid& laid, const Standing& s) const;
  void draw_cards(const Frame& f, int place, const std::vector<int>& prints, const PlaceRow& row,
                  const Standing& s) const;
  void draw_change(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  void draw_ghost(const Frame& f, int place, ui::Rect r, bool line, const Standing& s) const;
  std::string change_words(const TableHost& host, int place, const Standing& s) const;
  void draw_numbers_of(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  void draw_strip(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  void draw_ground(const Frame& f, int place, ui::Rect r) const;
  void draw_row(const Frame& f, const std::vector<int>& prints, ui::Rect row) const;
  std::string standing_words(const TableHost& host, int place, const Totals& t) const;
  std::string place_words(const TableHost& host, int place, const Standing& s) const;
  std::string lead_words(const TableHost& host, int place, const Totals& t) const;
  bool is_nobodys(int place, const Totals& t) const;
  int offered_place(int place) const;  // the option that means this place, or -1
  // targets.cpp: cards at places that the question is about are answered with where they lie, where all of them have room
  void lay_targets(const Frame& f);
  bool is_target(int print) const;
  bool asks_elsewhere() const;  // about cards that lie neither in the hand nor in the reserve
  void build_targets_at(const Frame& f, const Laid& laid);

  // texts.cpp: texts of cards that lie on the table, and the card whose text is carried out
  std::vector<Choosable> uses_of(int print) const;
  bool is_usable(int print) const;
  static bool has_use(const Option& o);
  void draw_use_mark(const ui::Pen& pen, ui::Rect r, int print) const;
  std::string use_words(const TableHost& host, int print) const;
  void add_refused_uses(const TableHost& host, int print, std::vector<std::string>& notes) const;
  std::string why_words(const TableHost& host, const Option& wanted, const Reason& reason) const override;
  std::vector<Option> zoom_offers(CardId card) const override;
  void build_texts_at(const Frame& f, const Laid& laid);
  int source_print() const;  // a card, a place from kFirstPlace on, or -1
  void lay_source(const Frame& f);
  void build_source(const Frame& f);
  void draw_source(const Frame& f, const std::string& name, const std::string& text, const std::string& in_short) const;

  // motion.cpp: cards on their way, and what is said over the table meanwhile
  std::vector<Flight> flights(double now) const;
  bool flies(int print) const;
  ui::Rect home_of(const Frame& f, int zone, int print) const;
  void build_flights(const Frame& f);
  void build_banner_now(const Frame& f);
  // combat.cpp: a combat is a scene, in which what the defence cancels is struck out one by one
  struct Combat {
    int place = -1;
    int attack = 0, defence = 0;
    int struck = 0, before = 0;  // cancelled so far, and before what is being shown
  };
  void follow_combat(const Event& e);
  bool build_combat(const Frame& f, const Event& e) const;
  void build_attack(const Frame& f, ui::Rect in, float size, int struck, bool path) const;

  // sheet.cpp: what a touch of a place or a seat opens
  void build_own_layer(const Frame& f) override;
  std::string sheet_title(const TableHost& host) const;
  float place_sheet(const Frame& f, ui::Rect r);
  float seat_sheet(const Frame& f, ui::Rect r);
  float card_list(const Frame& f, const std::string& id, ui::Rect r, const std::string& heading,
                  const std::vector<int>& prints, int hidden);
  void open_sheet(const Frame& f, Page page, int which);

  // ask.cpp
  bool hand_live() const override;
  bool picks_together() const override;
  bool card_asked() const override;
  bool pays_for(CardId lifted, CardId card) const override;
  bool asks_payment() const override { return seat_view().prompt().key == "war_of_the_ring.ask.pay"; }
  std::string paid_words(const Frame& f, const std::string& act, CardId card) const override;
  void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                    float shown) const override;
  std::vector<Option> hand_options(CardId card) const override;
  std::string pick_words(const TableHost& host, int n, int of) const override;
  std::string offer_words(const Frame& f, const Option& o) const override;
  std::string offer_note(const Frame& f, const Option& o) const override;
  std::string offer_outcome(const Frame& f, const Option& o) const override;  // deeds.cpp
  std::string deed_words(const TableHost& host, const Option& o) const;
  std::optional<State> state_after(const Option& o) const;
  std::string short_lead(const TableHost& host, int place, const Totals& t) const;
  int asked_ability() const;
  std::string short_words(const Frame& f, const Option& o) const;
  Spot spot_of(const Option& o) const;
  bool asks_in_words() const;  // a choice between whole sentences, or yes and no
  std::string only_cycled_words(const TableHost& host, CardId card) const;
  std::string prompt_words(const Frame& f) const;
  void build_question(const Frame& f);
  void build_sentences(const Frame& f, const std::string& words, const std::vector<Choosable>& list);
  ui::Rect sentence_row(const Frame& f) const;
  void build_spread(const Frame& f);
  void build_row(const Frame& f);
  void build_meanings_in_words(const Frame& f);
  void build_acts(const Frame& f);
  std::vector<Choosable> row_choices(const Frame& f) const;

  // account.cpp
  ResultPage result_page(const Frame& f) const override;
  void result_head(const Frame& f, ResultPage& page) const;
  void result_moment(const Frame& f, ResultPage& page) const;
  void result_rows(const Frame& f, Side side, ResultPage& page) const;
  void result_people(const Frame& f, ResultPage& page) const;
  std::string course_words(const TableHost& host) const;
  float draw_course(const TableHost& host, const ui::Canvas& c, ui::Rect r) const;
  std::string result_title(const TableHost& host) const;
  std::string ended_words(const TableHost& host) const;  // with the points of both
  const Course& course() const;
  int points_of(Side side) const;
  std::optional<Side> own_side() const;  // of who looks, where it is one

  Board board_;
  EventRow row_;
  std::uint64_t board_of_ = ~0ull;  // the change of the match that the board stands at
  std::vector<Flight> flights_;     // of this frame
  Spots spots_;
  ui::Rect hand_;            // what one's own seat and reserve leave of the hand's place
  int source_ = -1;          // whose text is carried out, or -1
  std::vector<int> places_;  // that lie on the table, and where
  std::vector<ui::Rect> cells_;
  std::vector<int> targets_;  // prints that are chosen from where they lie
  Combat combat_;
  bool in_words_ = false;  // on the page of words nothing is lifted
  Page page_ = Page::place;
  int page_of_ = 0;
  bool still_ = false;                      // nothing may fly
  mutable std::map<int, FaceWords> words_;  // of cards that have been drawn in this language since the last answer
  mutable std::string words_in_;
  mutable Course course_;
  mutable std::size_t course_at_ = 0;  // 0: not counted yet
  mutable std::uint32_t words_at_ = 0;
};

}  // namespace mathom::war_of_the_ring

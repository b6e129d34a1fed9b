// The table of the co-operative board game: the journey, the corruption line, the board of the conflict with its tracks,
// events, story tiles, the Hobbits with what they hold, hand and questions of one viewer, at the pace of the playback. Where
// the markers stand comes from the viewer's events (Board); what the Hobbits hold from the Observation; what may be done
// from the Decision.
#pragma once
#include <string>
#include <vector>

#include "games/lotr_board/words/words.h"
#include "shell/tables/lotr_board/forecast.h"
#include "shell/tables/lotr_board/pictures/signs.h"
#include "shell/tables/lotr_board/sight.h"

namespace mathom::lotr_board {

struct Course;

class JourneyTable final : public JourneySight {
 public:
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  std::string title(const TableHost& host) const override;
  std::string status(const TableHost& host) const override;
  std::vector<std::string> counters(const TableHost& host) const override;
  bool is_out() const override;
  Outcomes weigh(const TableHost& host, const std::optional<Proposed>& proposed) override;

 private:
  enum class Page : std::uint8_t { events, track, tiles, discard, seat };  // of the sheet that lies over the table
  // Where an offer is put before the player: on the thing itself where it is one thing.
  enum class Spot : std::uint8_t { hand, track, seat, card, main, row };

  // table.cpp
  void clear_board() override;
  void show_event(const Event& e) override;
  void build_table(const Frame& f) override;
  void build_event(const Frame& f);
  void build_own_hand(const Frame& f);

  // felt.cpp
  void build_journey(const Frame& f);
  void build_corruption(const Frame& f);
  void draw_ghosts(const Frame& f) const;
  void build_seats(const Frame& f);
  void build_seat(const Frame& f, int seat, ui::Rect r);
  ui::Rect draw_seat(const Frame& f, int seat, ui::Rect r) const;
  ui::Rect draw_narrow_seat(const Frame& f, int seat, ui::Rect r) const;
  void draw_holdings(const Frame& f, int seat, ui::Rect r) const;
  bool draw_labelled(const Frame& f, int seat, ui::Rect r) const;
  std::string holdings(const TableHost& host, int seat) const;

  // motion.cpp: things on their way. The State runs ahead of the eyes: what has not been shown yet is undone.
  ui::Rect home_of(const Frame& f, int zone, int print) const;
  void build_flights(const Frame& f);
  void draw_flight(const Frame& f, const Flight& flight);
  void draw_played(const Frame& f, const Flight& flight);
  void draw_turning_tile(const Frame& f, const Flight& flight);
  void draw_gain(const Frame& f, const Flight& flight);
  void draw_rolling_die(const Frame& f, const Flight& flight);
  void build_cause(const Frame& f);
  ui::Vec gains_from(float larger) const;
  std::vector<const Track*> tracks_in_order() const;  // from the top

  // piles.cpp
  void build_piles(const Frame& f);
  std::string piles_words(const TableHost& host, const std::vector<int>& cards, int cause) const;
  void draw_piles(const Frame& f, const std::vector<int>& cards, int cause) const;
  float discard_body(const Frame& f, ui::Rect r);

  // conflict.cpp
  void build_board(const Frame& f);
  void build_haven(const Frame& f);
  void build_tracks(const Frame& f);
  void build_track(const Frame& f, const Track& track, const Path& path);
  void draw_track(const Frame& f, const Track& track, const Path& path, bool asked_for);
  void draw_marker(const Frame& f, const Track& track, const Path& path) const;
  std::vector<int> previews(const Track& track) const;  // spaces that might be reached
  struct Laid {
    int print, whose;  // whose: -1: turned up from the deck
    Thing thing = Thing::none;
    int n = 1;  // tokens or runes of a kind
    ui::Rect at = {};
  };
  std::vector<Laid> laid_cards() const;
  bool is_anything_laid() const;
  float below_sheet(const Frame& f) const;
  bool sheet_fits(const Frame& f) const;
  std::string laid_words(const TableHost& host, const Laid& laid) const;
  bool is_meant(const Laid& laid) const;
  void build_laid(const Frame& f);
  void follow_state();  // what is being resolved, once all that led there has been shown
  bool now_shown() const;
  void build_now(const Frame& f);
  std::string now_name(const TableHost& host) const;
  std::string now_words(const TableHost& host) const;
  void build_sheet(const Frame& f, ui::Rect room, const std::string& name, const std::string& sentence, int tile = -1);

  // beside.cpp
  void build_events(const Frame& f);
  void build_event_row(const Frame& f, int which, ui::Rect r);
  void build_tile(const Frame& f);
  void build_own_layer(const Frame& f) override;
  float sheet_body(const Frame& f, ui::Rect r) const;
  float event_sheet(const Frame& f, ui::Rect r) const;
  float track_sheet(const Frame& f, ui::Rect r) const;
  float tile_sheet(const Frame& f, ui::Rect r) const;
  float seat_sheet(const Frame& f, ui::Rect r) const;
  std::string sheet_title(const TableHost& host) const;
  std::string next_event_words(const TableHost& host) const;
  std::vector<int> tiles_left() const;  // by print, of all that are not seen to be gone

  // ask.cpp
  bool hand_live() const override;
  bool card_asked() const override;
  std::vector<Option> hand_options(CardId card) const override;
  std::string pick_words(const TableHost& host, int n, int of) const override;
  bool pays_together() const;  // with several cards, in one act
  int still_missing() const;   // for the price, besides the cards that are lifted
  int refills_to() const;      // any number of cards goes, and so many are drawn up to; 0: nothing of the kind is asked
  std::string refill_words(const TableHost& host, std::size_t gone) const;
  bool picks_together() const override {
    return GameTable::picks_together() || pays_together() || (asked() && refills_to() > 0);
  }
  std::optional<Option> ends_picks() const override;
  int picks_wanted() const override;
  bool picks_enough() const override;
  int picks_left() const override { return pays_together() ? still_missing() : GameTable::picks_left(); }
  bool turns_tile() const;  // the moment before one's own tile: passing turns it up
  std::string answer_words(const TableHost& host, const Option& o) const;  // where the game's own label says too little
  std::string offer_words(const Frame& f, const Option& o) const override;
  std::string offer_note(const Frame& f, const Option& o) const override;
  std::string offer_outcome(const Frame& f, const Option& o) const override;
  std::string picks_outcome(const Frame& f) const override;
  // What yes and no do: the first step on the button, the rest of it in `then`.
  std::string deed_words(const TableHost& host, const Option& o, std::string* then = nullptr) const;
  Spot spot_of(const Option& o) const;
  bool lay_back() override;
  int offered_track(int symbol) const;  // the option that means this track, or -1
  int offered_seat(int seat) const;
  bool panel_asked() const;
  bool acts_answer() const;
  int acts_shown() const;
  std::string prompt_words(const Frame& f) const;
  void build_question(const Frame& f);
  void build_row(const Frame& f);
  void build_wild_in_words(const Frame& f);
  void build_put_on(const Frame& f, int option);
  void build_acts(const Frame& f);
  std::vector<Choosable> row_choices() const;

  // step_in.cpp
  bool at_moment() const;  // asked whether they step in
  bool answers_itself() const override;
  void answer_windows(const Frame& f);
  void tell_wishes(const Frame& f);
  void offer_auto_pass(const Frame& f);
  void explain_switch(const Frame& f, std::string_view words, std::string_view name);
  bool could_step_in(int seat) const;
  int switches_shown() const;
  void build_switches(const Frame& f, const ButtonRow& cells);
  bool build_switch(const Frame& f, ui::Rect r, const std::string& id, bool on);
  void build_auto_pass(const Frame& f, ui::Rect r);
  void build_every_moment(const Frame& f, ui::Rect r);
  void build_step_in(const Frame& f, ui::Rect r);

  // stakes.cpp: what each answer leads to
  std::string foreseen_words(const TableHost& host, const Forecast& forecast) const;
  std::string averted_words(const TableHost& host, const Forecast& forecast) const;
  bool others_pay() const;  // the price that is asked for is not one Hobbit's alone
  std::string gains_words(const TableHost& host, const Option& o) const;
  std::optional<Forecast> foresee_of(const Proposed& proposed, const Option& o) const;
  std::string outcome_words(const TableHost& host, const Forecast& forecast) const;
  std::vector<Forecast> forecasts() const;  // of the answers that are open, or of the card that is lifted
  std::string ghost_words(const TableHost& host) const;
  int die_roller() const;  // who rolls by one of the answers, or has rolled; -1: nobody
  std::string harm_words(const TableHost& host, int face, int roller) const;
  void build_die_faces(const Frame& f);
  bool question_rolled() const;

  // account.cpp, course.cpp
  ResultPage result_page(const Frame& f) const override;
  void result_head(const Frame& f, const Course& course, ResultPage& page) const;
  void result_medals(const Frame& f, const Course& course, ResultPage& page) const;
  void result_sum(const Frame& f, const Course& course, ResultPage& page) const;
  void result_hobbits(const Frame& f, const Course& course, ResultPage& page) const;
  float draw_course(const ui::Canvas& c, ui::Rect r, const TableHost& host, const Course& course) const;

  int step_symbol_ = -1, step_space_ = 0;  // where a marker has come to: what it finds there comes from that space
  Subject now_;                            // what is being resolved, and asked about
  ui::Rect room_;                          // of the board, for what lies over it
  Page page_ = Page::events;
  int page_symbol_ = 0, page_seat_ = 0;
  SeatMask auto_pass_ = kNobody;  // seats that let windows pass by themselves
  bool let_pass_ = false, auto_pass_offered_ = false;
  SeatMask steps_in_ = kNobody;    // seats that want to be asked at the next moment
  std::uint32_t called_at_ = ~0u;  // after this many answers they are asked because they wanted to step in
  std::uint32_t last_ply_ = 0;
  std::vector<Forecast> weighed_;  // what comes of what a companion proposes, and of the other answer
  bool ring_preview_ = false;      // what the Ring might do is shown, before it is put on
};

}  // namespace mathom::lotr_board

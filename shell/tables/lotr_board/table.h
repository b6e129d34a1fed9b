// The table of the co-operative board game: the journey, the corruption line, the board of the conflict with its tracks,
// events, story tiles, the Hobbits with what they hold, hand and questions of one viewer, at the pace of the Show. Where
// the markers stand comes from the viewer's events (Board); what the Hobbits hold from his Observation; what may be done
// from his Decision.
#pragma once
#include <string>
#include <vector>

#include "games/lotr_board/phases.h"
#include "games/lotr_board/words.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/lotr_board/board.h"
#include "shell/tables/lotr_board/face.h"
#include "shell/tables/lotr_board/places.h"

namespace mathom::lotr_board {

class JourneyTable final : public GameTable {
 public:
  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  std::string title(const App& app) const override;
  std::string status(const App& app) const override;
  std::vector<std::string> counters(const App& app) const override;
  bool takes_tricks() const override { return false; }
  void open_last_trick() override {}
  bool has_last_trick() const override { return false; }
  std::vector<CardDef> known_hand(SeatId seat) const override;
  void draw_chip(const App& app, const ui::Pen& pen, ui::Rect r, CardDef card) const override;

 private:
  enum class Page : std::uint8_t { events, track, tiles, discard };  // of the sheet that lies over the table
  // Where an offer is put before the player: on the thing itself where it is one thing.
  enum class Spot : std::uint8_t { hand, track, seat, card, main, row };

  const State& seen() const;  // what the viewer knows
  Question question() const { return static_cast<Question>(decision().why); }
  bool asks(Question q) const { return asked() && question() == q; }
  const Place& place() const;
  std::vector<CardId> own_hand() const;  // as prints, in order; as the eyes have it
  CardId physical(CardId print) const;   // where in the game that print is now
  std::string hobbit(const App& app, int seat) const;
  std::string letters(const App& app, int seat) const;
  static std::string sentences(const App& app, const std::vector<effects::Clause>& list);
  FaceWords face_words(const App& app, int print) const;

  // table.cpp
  Show::Timing timing(const Event& e) const override;
  bool in_rows(const Event& e) const override;
  bool ends_count(const Event& e, const Event* next) const override;
  void clear_board() override;
  ui::Detail heard_at(const Event& e) const override;
  void show_event(const Event& e) override;
  void build_table(const Frame& f) override;
  std::string card_name(const App& app, CardId card) const override;
  void draw_face(const App& app, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state) const override;
  std::vector<std::string> zoom_notes(const App& app, CardId card) const override;
  CardId shown_as(CardId card) const override;
  CardId offered_card(const Option& o) const override;
  void build_event(const Frame& f);
  void build_own_hand(const Frame& f);

  // felt.cpp
  void build_journey(const Frame& f);
  void build_corruption(const Frame& f);
  void build_seats(const Frame& f);
  void build_seat(const Frame& f, int seat, ui::Rect r);
  void draw_holdings(const Frame& f, int seat, ui::Rect r) const;
  std::string holdings(const App& app, int seat) const;

  // motion.cpp: things on their way. The State runs ahead of the eyes: what has not been shown yet is undone.
  struct Flight {
    const Event* event;
    float gone;  // 0 to 1
  };
  std::vector<Flight> flights(double now) const;  // what is in the air
  bool flies(int print, double now) const;
  std::vector<int> lying(int zone) const;  // prints of an open zone or one's own hand, from the bottom up
  int count(int zone) const;               // of any zone
  int tokens(int seat, int kind) const;
  int runes(int seat) const;
  ui::Rect home_of(const Frame& f, int zone, int print) const;
  void build_flights(const Frame& f);
  void draw_flight(const Frame& f, const Flight& flight);
  void draw_played(const Frame& f, const Flight& flight);
  void draw_turning_tile(const Frame& f, const Flight& flight);
  void draw_gain(const Frame& f, const Flight& flight);
  void draw_rolling_die(const Frame& f, const Flight& flight);
  void build_cause(const Frame& f);
  ui::Vec gains_from() const;
  ui::Rect tile_slot() const;
  std::vector<const Track*> tracks_in_order() const;  // from the top

  // piles.cpp
  void build_piles(const Frame& f);
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
  std::string laid_words(const App& app, const Laid& laid) const;
  void build_laid(const Frame& f);
  bool now_shown() const;
  void build_now(const Frame& f);
  void build_sheet(const Frame& f, ui::Rect room, const std::string& id, const std::string& name,
                   const std::string& sentence);

  // beside.cpp
  void build_events(const Frame& f);
  void build_event_row(const Frame& f, int which, ui::Rect r);
  void build_tile(const Frame& f);
  void build_own_layer(const Frame& f) override;
  float sheet_body(const Frame& f, ui::Rect r) const;
  std::string sheet_title(const App& app) const;
  std::string event_words(const App& app, int which) const;
  std::string next_event_words(const App& app) const;
  std::vector<int> tiles_left() const;  // by print, of all that are not seen to be gone

  // ask.cpp
  bool hand_live() const override;
  bool card_asked() const override;
  bool answers_itself() const override;
  std::vector<Option> hand_options(CardId card) const override;
  std::string pick_words(const App& app, int n, int of) const override;
  std::string offer_words(const Frame& f, const Option& o) const override;
  std::string offer_note(const Frame& f, const Option& o) const override;
  Spot spot_of(const Option& o) const;
  int offered_track(int symbol) const;  // the option that means this track, or -1
  int offered_seat(int seat) const;
  bool panel_asked() const;
  std::string prompt_words(const Frame& f) const;
  void answer_windows(const Frame& f);
  void build_question(const Frame& f);
  void build_row(const Frame& f);
  void build_wild_in_words(const Frame& f);
  bool build_auto_pass(const Frame& f, ui::Rect r);
  void build_acts(const Frame& f);
  std::vector<Choosable> row_choices() const;

  // account.cpp
  float draw_reached(const Frame& f, ui::Rect r) const;
  float account_body(const Frame& f, ui::Rect r) override;
  std::string account_title(const App& app, bool over) const override;
  std::string account_button(const App& app) const override;
  ui::Rect account_size(const ui::Canvas& c) const override;

  Board board_, before_;    // now, and before the event that is being shown
  std::vector<Event> row_;  // that are being shown at once
  std::uint64_t frame_ = 0, row_frame_ = 0;
  int step_symbol_ = -1, step_space_ = 0;  // where a marker has come to: what it finds there comes from that space
  int now_event_ = -1, now_tile_ = -1;     // what is being resolved
  ui::Rect room_;                          // of the board, for what lies over it
  float larger_ = 1;                       // how much larger than usual signs are
  bool still_ = false;                     // nothing may fly
  Spots spots_;
  Page page_ = Page::events;
  int page_symbol_ = 0;
  SeatMask auto_pass_ = kNobody;  // seats that let windows pass by themselves
  std::uint32_t last_ply_ = 0;
  bool ring_preview_ = false;  // what the Ring might do is shown, before it is put on
};

}  // namespace mathom::lotr_board

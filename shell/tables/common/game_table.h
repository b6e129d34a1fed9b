// What the tables of all games do alike: follow the match at the pace of the playback, explain what is not offered, choose
// in a hand by touch and second touch, ask by a panel of buttons, name the act on the button below, show a card large
// and the account of a deal. A game's table derives from it, draws its seats and piles and says what its events mean.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "shell/tables/common/button_row.h"
#include "shell/tables/common/card_zoom.h"
#include "shell/tables/common/event_playback.h"
#include "shell/tables/common/result_page.h"
#include "shell/tables/table_view.h"
#include "shell/ui/canvas.h"

namespace mathom {

class GameTable : public TableView, protected EventPlayback::Script {
 public:
  void follow(TableHost& host, SeatView& seat, ui::Scene& scene) final;
  void reset(TableHost& host, SeatView& seat) final;
  bool settled() const final { return !playback_.busy() && !playback_.counted(); }
  std::size_t unseen() const final { return playback_.waiting().size() - (playback_.current() ? 1 : 0); }
  void build(TableHost& host, SeatView& seat, const ui::Canvas& c, const TablePlaces& places) final;
  void build_layers(TableHost& host, SeatView& seat, const ui::Canvas& c) final;
  const std::optional<Explained>& explained() const final { return explained_; }
  void forget_explanation() final;
  void explain(Explained words, std::vector<Option> about = {}) final;
  void show_offer() final { point_out_ = true; }
  std::optional<Reading> reading(TableHost& host, SeatView& seat) const final;
  bool lay_back() override;
  std::vector<Reading::Fact> answers(TableHost& host, SeatView& seat, const ui::Canvas& c) final;
  void open_scores() final { layer_ = Layer::account; }
  Wish take_wish() final { return std::exchange(wish_, Wish::none); }
  std::string card_words(const TableHost& host, CardDef card) const final { return host.say(game().card_name(card)); }
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;
  void zoom_card(CardDef card) final { zoom(shown_print(card)); }

  enum class Layer : std::uint8_t { none, account, own };  // own: one that this game alone has
  // One build of the table: what every part of it needs.
  struct Frame {
    TableHost& host;
    SeatView& seat;
    const ui::Canvas& c;
    const TablePlaces& places;
    double now;
  };
  // A button of a panel: an option, or one that is not offered and says why (index below 0).
  struct Choosable {
    Option option;
    int index = -1;
  };

 protected:
  // --- what a game says
  virtual void clear_board() = 0;                          // before the first event; seen() is the new game's
  virtual ui::Detail heard_at(const Event& e) const = 0;   // who wants to hear of it as it happens
  virtual void show_event(const Event& e) = 0;             // it becomes visible: the board takes it up
  virtual void build_table(const Frame& f) = 0;            // everything but layers; calls the parts below
  virtual ResultPage result_page(const Frame&) const = 0;  // of a deal or a match
  virtual void build_own_layer(const Frame&) {}

  virtual std::string card_name(const TableHost& host, CardId card) const = 0;  // what a screen reader says
  virtual void draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                         ui::CardState state) const = 0;
  // The same in the hand, of which `shown` is not covered by the next card: a game may draw a picture for that strip.
  virtual void draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                            float /*shown*/) const {
    draw_face(host, pen, r, card, state);
  }
  virtual std::vector<std::string> zoom_notes(const TableHost& host, CardId card) const = 0;  // below a large card
  virtual void say_whole(const Frame&, CardId, CardZoom::Face&) const {}  // from which width on it bears its words

  // The hand. Live: its cards answer. A card may mean several things; the button names the first offered one.
  virtual bool hand_live() const = 0;
  // While `lifted` is lifted a touch of `card` chooses what pays for it; the button then gives both answers.
  virtual bool pays_for(CardId /*lifted*/, CardId /*card*/) const { return false; }
  // The question that has come is the one that was answered in advance with a card that pays.
  virtual bool asks_payment() const { return false; }
  virtual std::string paid_words(const Frame&, const std::string& act, CardId /*card*/) const { return act; }
  virtual bool picks_together() const { return decision().ask == Ask::pick; }  // else they are made one by one
  virtual int picks_wanted() const;                                            // no more are taken
  virtual bool picks_enough() const { return static_cast<int>(marks().size()) == picks_wanted(); }
  virtual int picks_left() const;  // at least, with what is lifted; 0: no more are needed
  virtual std::optional<Option> ends_picks() const { return {}; }  // of any number: the same question comes again
  // The question is answered by choosing a card, in the hand or in a panel.
  virtual bool card_asked() const { return hand_live(); }
  virtual std::vector<Option> hand_options(CardId card) const = 0;
  // A physical card of the engine, to this table: games whose cards are numbered apart from their faces translate.
  virtual CardId shown_as(CardId card) const { return card; }
  // A printed card that is spoken of; and the word for a card of this table in the ids of the scene.
  virtual CardId shown_print(CardDef print) const { return static_cast<CardId>(print); }
  virtual std::string id_word(CardId card) const { return game().card_word(static_cast<CardDef>(card)); }
  virtual CardId offered_card(const Option& o) const { return shown_as(o.subject); }
  virtual CardId asking_card() const;  // as the table knows it; none: nothing on the table asks
  // What is read of a card next to the table; `why` and `card` are filled in. By default its face and its notes.
  virtual void read_card(const TableHost& host, SeatView& seat, Reading& reading) const;
  // What an offer is called, what it leads to in few words (a second line, where it can be known from what the viewer
  // sees), and what is said of it next to its name.
  virtual std::string offer_words(const Frame& f, const Option& o) const;
  virtual std::string offer_outcome(const Frame&, const Option&) const { return {}; }
  virtual std::string picks_outcome(const Frame&) const { return {}; }  // of all the cards that are lifted together
  virtual std::string offer_note(const Frame&, const Option&) const { return {}; }
  virtual bool is_golden(const Option&) const { return true; }  // put forward, and done by Enter: nobody loses by it
  // Why something is not offered: a game may say more of it than its reason does.
  virtual std::string why_words(const TableHost& host, const Option& wanted, const Reason& reason) const;
  // What may be done with a card that is shown large, as buttons below it.
  virtual std::vector<Option> zoom_offers(CardId) const { return {}; }
  // The table or the player's own side is about to answer: nobody has to be called.
  virtual bool answers_itself() const { return view_ && seat_view_->answers_itself(); }
  virtual std::string pick_words(const TableHost& host, int n, int of) const = 0;  // on the button while cards gather

 public:  // --- what its parts may use
  const EventPlayback& playback() const { return playback_; }
  const Game& game() const { return *game_; }
  const View& view() const { return *view_; }
  const SeatView& seat_view() const { return *seat_view_; }
  SeatMask viewers() const { return viewers_; }
  const Decision& decision() const { return view_->decision; }
  int me() const { return me_; }                                       // the seat at the bottom
  bool asked() const { return view_ && view_->yours() && settled(); }  // and has seen everything that led there
  bool over() const { return view_->waiting_for == SeatId::none; }
  bool waiting_for(int seat) const { return !playback_.busy() && view_->waiting_for == seat_at(seat); }
  int find(const Option& o) const;    // index among the options, or -1
  int hand_index(CardId card) const;  // of what its touch means now; -1: not offered
  bool caused(CardId card) const;
  bool marked(CardId card) const;
  bool hinted(const Option& o) const;  // a hint speaks of it
  const std::vector<CardId>& marks() const { return marked_; }
  // The one card that is lifted alone, and the one that pays for it; none.
  CardId lifted() const { return gathers() || marked_.empty() ? CardId::none : marked_.front(); }
  CardId payment() const { return gathers() || marked_.size() < 2 ? CardId::none : marked_[1]; }
  std::string reason_words(const TableHost& host, const Option& wanted,
                           const Reason& reason) const;  // with the rule's number
  void zoom(CardId card) { zoom_.open(card); }
  void open_layer(Layer layer) { layer_ = layer; }
  float thinking(const Frame& f, int seat) const;      // where the arc of a seat that thinks is; below 0: there is none
  ui::Rect flown_from() const { return flown_from_; }  // where the card that was touched last lay
  void point_out() { point_out_ = true; }
  void look_at(const Frame& f, CardId card, const ui::Reaction& is);  // if it is pointed at, it is what is read

  bool gathers() const { return asked() && picks_together(); }  // several picks are one gesture

  // --- parts that a table builds with
  std::string question_said(const Frame& f) const;  // with what is lifted counted off (texts.md: {left})
  void build_prompt(const Frame& f, const std::string& words) const;
  void build_hand(const Frame& f, std::span<const CardId> hand, std::span<const ui::Rect> places, float dealt = 1);
  // A card that is lifted and answered with as those of the hand are, wherever it lies.
  void build_offered_card(const Frame& f, const std::string& id, ui::Rect r, CardId card, int z = 0);
  // A card that lies open: read, zoomed, outlined when it is a cause. `r` is where it can be touched.
  void build_open_card(const Frame& f, const std::string& id, ui::Rect drawn, ui::Rect r, CardId card,
                       const std::string& name);
  // Buttons over the table, in columns when there are many; `middle` is the room, `heading` may be empty. At the bottom
  // of the room instead of its middle when `low`.
  void build_choices(const Frame& f, const std::string& zone, const std::string& name, const std::string& heading,
                     ui::Rect middle, std::span<const Choosable> choices, bool low = false);
  std::vector<Choosable> all_choices() const;
  // The options as cards in a panel: touch lifts, the second touch or the button commits.
  void build_card_choices(const Frame& f, const std::string& zone, const std::string& name, ui::Rect middle);
  bool build_offer(const Frame& f, const Option& o, ui::Rect r, bool offered, ui::ButtonLook look = {});
  void build_lay_back(const Frame& f, ui::Rect r);  // lays back what is lifted, next to the button that names the act
  // The button that names the act: what the chosen cards do. `words`: what it says before anything is chosen.
  void build_primary(const Frame& f, ui::Rect room, const std::string& words);
  // The row of acts: one that needs no card, where there is one, and next to it or below it what the lifted cards do. The
  // first stands alone before a card is lifted; one that is not offered says why.
  struct OtherAct {
    Option option;
    float part = 0.36f;  // of the row, next to the other
    ui::Weight alone = ui::Weight::primary, beside = ui::Weight::secondary;
  };
  // `words`: as in build_primary. True: the one that needs no card was chosen.
  bool build_acts_with(const Frame& f, const std::optional<OtherAct>& other, const std::string& words = {});
  // Standing buttons, of which the first takes the last cell but those that come after it; what was pressed, or -1.
  int build_offer_row(const Frame& f, std::span<const Choosable> row, const ButtonRow& cells);
  // On a page of words nothing is lifted: every meaning of these cards but the first is a button of its own.
  void build_meanings(const Frame& f, const std::string& zone, const std::string& name, std::span<const CardId> cards,
                      ui::Point from, int columns);
  // The hand without the cards that are still on their way: each has its place in it, and lies elsewhere.
  void build_hand_but(const Frame& f, std::vector<CardId> hand, std::vector<ui::Rect> places,
                      const std::function<bool(CardId)>& away);
  // The prompt while nothing is asked here: who is waited for, or that the game is over, in words of a key.
  std::string idle_words(const Frame& f, std::string_view over_key) const;
  void build_banner(const Frame& f, ui::Rect middle, const std::string& words) const;
  // The layer of a game's own, as a sheet that scrolls and is closed below. `body` returns the height it used.
  void build_sheet_layer(const Frame& f, const std::string& title, float wide, float high,
                         const std::function<float(ui::Rect)>& body);
  void choose(const Frame& f, int option);
  void choose_and_pay(const Frame& f, int option);  // with the card that pays, where one is chosen
  void refuse(const Frame& f, const Option& wanted);
  void refuse(const Frame& f, std::string words);  // for another reason than the rules: too few cards are marked

 private:
  void begins(const Event& e) final;
  int columns_of(const Frame& f, std::span<const Choosable> choices, float width, float room) const;
  void learn(SeatView& seat);
  void touch(const Frame& f, CardId card, const ui::Reaction& is, bool offered);
  void lay_back_if_wanted(const Frame& f);
  void commit(const Frame& f);
  bool can_commit() const;
  bool hinted(CardId card) const;
  std::string act_words(const Frame& f) const;
  std::string act_outcome(const Frame& f) const;
  bool acts_in_gold() const;                        // what the button names may be put forward
  std::string missing_words(const Frame& f) const;  // why the button that names the act waits
  std::string why(const Frame& f, CardId card);
  ui::Item hand_item(const Frame& f, CardId card, bool live);
  ui::CardState hand_state(CardId card, bool live, bool all) const;
  void draw_hand_card(const Frame& f, CardId card, ui::Rect r, const ui::Reaction& is, ui::CardState state,
                      float shown) const;
  std::string not_now(const Frame& f) const;
  CardZoom::Face zoom_face(const Frame& f, CardId card);
  void build_account(const Frame& f);
  void build_result_layer(const Frame& f, const ResultPage& page);
  Wish result_buttons(const Frame& f, const ResultPage& page, ui::Rect row, bool& pressed);
  void close_account(const Frame& f);
  float counted_share(const Frame& f);

  EventPlayback playback_;
  std::vector<Event> told_;        // became visible in this frame
  std::vector<EventKind> sounds_;  // of what became visible in this frame
  std::size_t taken_ = 0;          // events that the show has been given
  std::uint64_t change_ = ~0ull;
  SeatMask viewers_ = kNobody;
  int me_ = 0;
  const Game* game_ = nullptr;
  const SeatView* seat_view_ = nullptr;
  const View* view_ = nullptr;                        // of the match; valid since the last learn()
  std::vector<CardId> marked_;                        // chosen in the hand, not yet committed
  std::vector<CardId> caused_;                        // outlined: why another is not offered
  std::vector<Option> hinted_;                        // outlined: what a hint speaks of
  std::vector<std::pair<CardId, std::string>> whys_;  // for this question
  std::optional<Explained> explained_;
  bool point_out_ = false;
  Layer layer_ = Layer::none;
  Wish wish_ = Wish::none;
  CardZoom zoom_;
  CardId looked_at_ = CardId::none;
  ui::Rect flown_from_;
  double result_since_ = -1;  // when the page of the result was laid open; below 0: it is not
  float result_height_ = 0;   // of what it tells, as it was last built
  std::uint32_t prompted_ = ~0u;
};

// A panel in the middle of the screen, no larger than it.
ui::Rect dialog(const ui::Canvas& c, float wide, float high);

}  // namespace mathom

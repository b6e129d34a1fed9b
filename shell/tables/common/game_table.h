// What the tables of all games do alike: follow the match at the pace of the playback, explain what is not offered,
// choose in a hand by touch and second touch, ask by a panel of buttons, name the act on the button below, show a card
// large and the account of a deal. A game's table derives from it, draws its seats and piles and says what its events
// mean; what else it says, and may use, stands in the bases: of the match and the hand, of its cards, of its offers, of
// what is explained.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "shell/tables/common/asked_hand.h"
#include "shell/tables/common/button_row.h"
#include "shell/tables/common/card_faces.h"
#include "shell/tables/common/card_zoom.h"
#include "shell/tables/common/dialog.h"
#include "shell/tables/common/event_playback.h"
#include "shell/tables/common/explanations.h"
#include "shell/tables/common/hand_cards.h"
#include "shell/tables/common/looked_at.h"
#include "shell/tables/common/offer_texts.h"
#include "shell/tables/common/result_layer.h"
#include "shell/tables/common/triumph.h"
#include "shell/tables/table_view.h"
#include "shell/ui/canvas.h"

namespace mathom {

class GameTable : public TableView,
                  public AskedHand,
                  public CardFaces,
                  public OfferTexts,
                  public Explanations,
                  protected EventPlayback::Script {
 public:
  using Frame = BuildFrame;
  using Choosable = mathom::Choosable;
  enum class Layer : std::uint8_t { none, account, own };  // own: one that this game alone has

  void follow(TableHost& host, SeatView& seat, ui::Scene& scene) final;
  void reset(TableHost& host, SeatView& seat) final;
  bool settled() const final { return all_shown(); }
  std::size_t unseen() const final { return playback().waiting().size() - (playback().current() ? 1 : 0); }
  void build(TableHost& host, SeatView& seat, const ui::Canvas& c, const TablePlaces& places) final;
  void build_layers(TableHost& host, SeatView& seat, const ui::Canvas& c) final;
  const std::optional<Explained>& explained() const final { return explanation(); }
  void forget_explanation() final { explain_nothing(); }
  void explain(Explained words, std::vector<Option> about = {}) final;
  void show_offer() final { point_out(); }
  std::optional<Reading> reading(TableHost& host, SeatView& seat) const final;
  bool lay_back() override;
  std::vector<Reading::Fact> answers(TableHost& host, SeatView& seat, const ui::Canvas& c) final;
  float answers_height(TableHost& host, SeatView& seat, const ui::Canvas& c, float width) final;
  void open_scores() final { layer_ = Layer::account; }
  Wish take_wish() final { return std::exchange(wish_, Wish::none); }
  std::string card_words(const TableHost& host, CardDef card) const final { return host.say(game().card_name(card)); }
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;
  void zoom_card(CardDef card) final { zoom(shown_print(card)); }

 protected:
  // --- what a game says
  virtual void clear_board() = 0;                          // before the first event; seen() is the new game's
  virtual ui::Detail heard_at(const Event& e) const = 0;   // who wants to hear of it as it happens
  virtual void show_event(const Event& e) = 0;             // it becomes visible: the board takes it up
  virtual void build_table(const Frame& f) = 0;            // everything but layers; calls the parts below
  virtual ResultPage result_page(const Frame&) const = 0;  // of a deal or a match
  virtual void build_own_layer(const Frame&) {}
  // What answers_height() says of this game; the frame has no places yet.
  virtual float column_height(const Frame&, float /*width*/) const { return 0; }

 public:
  // --- what it may use, and its parts
  void zoom(CardId card) { zoom_.open(card); }
  void open_layer(Layer layer) { layer_ = layer; }
  ui::Rect flown_from() const { return flown_from_; }                 // where the card that was touched last lay
  void look_at(const Frame& f, CardId card, const ui::Reaction& is);  // if it is pointed at, it is what is read

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
  // A list of buttons that scrolls in this room. Returns what was pressed, or -1. Pre: the zone has begun.
  int build_choice_list(const Frame& f, const std::string& zone, const std::string& name, ui::Rect view,
                        std::span<const Choosable> choices);
  // The options as cards in a panel: touch lifts, the second touch or the button commits.
  void build_card_choices(const Frame& f, const std::string& zone, const std::string& name, ui::Rect middle);
  bool build_offer(const Frame& f, const Option& o, ui::Rect r, bool offered, ui::ButtonLook look = {});
  void build_lay_back(const Frame& f, ui::Rect r);  // lays back what is lifted, next to the button that names the act
  // The button that names the act: what the chosen cards do. `words`: what it says before anything is chosen.
  void build_primary(const Frame& f, ui::Rect room, const std::string& words);
  // The row of acts: one that needs no card, where there is one, and next to it or below it what the lifted cards do.
  // The first stands alone before a card is lifted; one that is not offered says why.
  struct OtherAct {
    Option option;
    float part = 0.36f;  // of the row, next to the other
    ui::Weight alone = ui::Weight::primary, beside = ui::Weight::secondary;
  };
  // `words`: as in build_primary. True: the option that needs no card was chosen.
  bool build_acts_with(const Frame& f, const std::optional<OtherAct>& other, const std::string& words = {});
  // Standing buttons, of which the first takes the last cell but those that come after it; what was pressed, or -1.
  int build_offer_row(const Frame& f, std::span<const Choosable> row, const ButtonRow& cells);
  // On a page of words nothing is lifted: every meaning of these cards but the first is a button of its own.
  void build_meanings(const Frame& f, const std::string& zone, const std::string& name, std::span<const CardId> cards,
                      ui::Point from, int columns);
  // The hand without the cards that are still on their way: each has its place in it, and lies elsewhere.
  void build_hand_but(const Frame& f, std::vector<CardId> hand, std::vector<ui::Rect> places,
                      const std::function<bool(CardId)>& away);
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
  void learn(SeatView& seat, bool anew);
  HandCards cards() { return {*this, *this, *this, *this}; }
  std::string words_in(const Frame& f, const Option& o, ui::Rect r) const;
  void touch(const Frame& f, CardId card, const ui::Reaction& is, bool offered);
  void lay_back_if_wanted(const Frame& f);
  void commit(const Frame& f);
  CardZoom::Face zoom_face(const Frame& f, CardId card);
  void build_account(const Frame& f);

  std::vector<Event> told_;        // became visible in this frame
  std::vector<EventKind> sounds_;  // of what became visible in this frame
  std::size_t taken_ = 0;          // events that the show has been given
  std::uint32_t prompted_ = ~0u;
  Layer layer_ = Layer::none;
  Wish wish_ = Wish::none;
  ResultLayer result_;
  Triumph triumph_;
  CardZoom zoom_;
  LookedAt looked_at_;
  ui::Rect flown_from_;
  double held_since_ = -1;  // a finger rests on the hand; below 0: none does
};

}  // namespace mathom

// The table of French Tarot: badges, trick, dog, hand, questions. The board (board.h) is what the eyes have seen; the View is
// what may be answered. Nothing is drawn that the viewer's events and Observation did not tell.
#pragma once
#include <string>
#include <vector>

#include "games/french_tarot/state.h"
#include "shell/tables/french_tarot/places.h"
#include "shell/tables/french_tarot/show.h"
#include "shell/tables/table_view.h"

namespace mathom::french_tarot {

class View final : public TableView {
 public:
  void follow(App& app, Match& match, ui::Scene& scene) override;
  void reset(App& app, Match& match) override;
  bool settled() const override { return !show_.busy() && panel_ != Panel::account; }

  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  void build(App& app, Match& match, const ui::Canvas& c, const TablePlaces& places) override;
  TableWish build_layers(App& app, Match& match, const ui::Canvas& c) override;

  std::string title(const App& app) const override;
  std::string status(const App& app) const override;
  std::vector<std::string> counters(const App& app) const override;
  const std::vector<std::string>& lines() const override { return lines_; }
  const Explained& explained() const override { return explained_; }
  void show_offer(ui::Scene& scene) override;
  void open_last_trick() override { panel_ = Panel::last_trick; }
  bool has_last_trick() const override { return !show_.board().last_trick.empty(); }
  void open_scores() override { panel_ = Panel::account; }

 private:
  enum class Panel : std::uint8_t { none, account, last_trick, zoom };
  // A card of the hand, and what the question says about it.
  struct Held {
    Card card = kNoCard;
    int option = -1;     // index of the offer; -1: not offered
    bool meant = false;  // one could mean it: there is a reason why not
    std::string why;     // the reason, for who cannot see that it is sunk
  };

  // view.cpp
  void take_question(App& app, Match& match);
  void explain(App& app, Match& match, ui::Scene& scene, const Option& wanted);
  void say_turn(App& app, Match& match, ui::Scene& scene);
  void commit(Match& match, int option);
  void commit_picks(Match& match);
  bool picking() const { return picks_most_ > 0; }
  // view_felt.cpp
  void build_seats(App& app, Match& match, const ui::Canvas& c, const Spots& spots);
  void build_trick(App& app, const ui::Canvas& c, const Spots& spots);
  void build_middle(App& app, Match& match, const ui::Canvas& c, const Spots& spots);
  void build_cards_row(App& app, const ui::Canvas& c, ui::Rect where, std::string_view id, CardSet cards,
                       std::string_view words);
  void build_questions(App& app, Match& match, const ui::Canvas& c, ui::Rect middle);
  // view_hand.cpp
  void build_hand(App& app, Match& match, const ui::Canvas& c, ui::Rect area);
  void build_prompt(App& app, Match& match, const ui::Canvas& c, ui::Rect area);
  void build_act(App& app, Match& match, const ui::Canvas& c, ui::Rect area);
  void touch_card(App& app, Match& match, ui::Scene& scene, const Held& held, bool commits);
  ui::CardState state_of(const Match& match, const Held& held) const;
  // view_panels.cpp
  TableWish build_account(App& app, Match& match, const ui::Canvas& c);
  void build_last_trick(App& app, const ui::Canvas& c);
  void build_zoom(App& app, const ui::Canvas& c);
  ui::Rect account_lines(App& app, const ui::Canvas& c, const State& s, ui::Rect area);
  void score_sheet(App& app, const ui::Canvas& c, const State& s, ui::Rect area);

  std::string card_name(const App& app, Card card) const;
  ui::CardLook look(const App& app) const;

  Show show_;
  int me_ = 0;             // the seat at the bottom
  std::size_t heard_ = 0;  // events taken up
  std::vector<std::string> lines_;
  std::uint64_t question_of_ = 0;  // the match's change number that the lists below belong to
  int person_of_ = -1;
  std::vector<Held> hand_;
  std::vector<int> buttons_;     // options that are not cards of the hand
  std::vector<Option> refused_;  // what is not offered but could be meant, and is no card of the hand
  std::string prompt_;
  int picks_most_ = 0;  // how many cards this question still wants; 0: one at a time
  std::vector<Card> picks_;
  Card selected_ = kNoCard;
  Card zoomed_ = kNoCard;
  Card nods_ = kNoCard;  // was touched and not offered
  CardSet because_;      // the cards that are the reason
  Explained explained_;
  Panel panel_ = Panel::none;
  bool over_ = false;
};

ui::TarotFace face_of(Card card);

}  // namespace mathom::french_tarot

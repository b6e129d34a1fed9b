// The French Tarot table: seats, trick, dog, hand and questions of one viewer, at the pace of the Show. What lies on it comes from
// the viewer's events (Board), what may be done from his Decision, what everybody knows from his Observation.
#pragma once
#include <string>
#include <vector>

#include "games/french_tarot/phases.h"
#include "shell/tables/french_tarot/places.h"
#include "shell/tables/french_tarot/show.h"
#include "shell/tables/table_view.h"

namespace mathom::french_tarot {

ui::TarotFace face_of(Card card);
ui::CardLook card_look(const App& app);

class TarotTable final : public TableView {
 public:
  void follow(App& app, Match& match, ui::Scene& scene) override;
  void reset(App& app, Match& match) override;
  bool settled() const override { return !show_.busy() && !show_.counted(); }

  float hand_height(const ui::Canvas& c, float width, float screen_height) const override;
  void build(App& app, Match& match, const ui::Canvas& c, const TablePlaces& places) override;
  void build_layers(App& app, Match& match, const ui::Canvas& c) override;

  std::string title(const App& app) const override;
  std::string status(const App& app) const override;
  std::vector<std::string> counters(const App& app) const override;
  const std::optional<Explained>& explained() const override { return explained_; }
  void forget_explanation() override;
  void show_offer() override { point_out_ = true; }

  void open_last_trick() override { layer_ = Layer::last_trick; }
  bool has_last_trick() const override { return !board().last_trick.empty(); }
  void open_scores() override { layer_ = Layer::account; }

 private:
  enum class Layer : std::uint8_t { none, account, last_trick, zoom };
  // One build of the table: what every part of it needs.
  struct Frame {
    App& app;
    Match& match;
    const ui::Canvas& c;
    const TablePlaces& places;
    double now;
  };

  const Board& board() const { return show_.board(); }
  const State& seen() const;  // what the viewer knows
  const Decision& decision() const;
  bool asked() const;  // the viewer is asked and has seen everything that led there
  bool in_play() const {
    return board().playing || !board().trick.empty() || (settled() && seen().phase == Phase::play);
  }
  Question question() const { return static_cast<Question>(decision().why); }
  int find(Verb verb, Card card) const;  // index among the options, or -1
  void learn(App& app, Match& match);

  // felt.cpp
  void build_seats(const Frame& f);
  void build_badge(const Frame& f, int seat, ui::Rect r);
  std::string seat_note(const App& app, int seat, bool narrow) const;
  void build_trick(const Frame& f);
  void build_middle(const Frame& f);
  void build_row(const Frame& f, std::string_view id, CardSet cards, const std::string& caption);
  void build_banner(const Frame& f, const std::string& words);
  void draw_laid(const Frame& f, const Laid& laid, ui::Rect r, float tilt, float alpha);
  ui::Rect home_of(const Frame& f, int seat) const;

  // hand.cpp
  void build_hand(const Frame& f);
  void touch(const Frame& f, Card card, const ui::Reaction& is, bool offered);
  void refuse(const Frame& f, const Option& wanted);
  std::string why(const Frame& f, Card card);
  Verb hand_verb() const;  // what touching a card of the hand means now
  bool gathers() const;    // several picks in one gesture
  int picks_wanted() const;
  void commit(const Frame& f);

  // ask.cpp
  void build_prompt(const Frame& f);
  void build_question(const Frame& f);
  void build_bids(const Frame& f);
  void build_calls(const Frame& f);
  void build_slam(const Frame& f);
  void build_handfuls(const Frame& f);
  void build_primary(const Frame& f);
  void choose(const Frame& f, std::uint64_t option);
  bool offer_button(const Frame& f, const Option& o, ui::Rect r, bool offered, ui::ButtonLook look);
  std::string prompt_words(const Frame& f) const;
  std::string primary_words(const Frame& f) const;
  bool can_commit() const;

  // layers.cpp
  void build_account(App& app, Match& match, const ui::Canvas& c);
  void build_last_trick(App& app, const ui::Canvas& c);
  void build_zoom(App& app, const ui::Canvas& c);
  float account_body(App& app, Match& match, const ui::Canvas& c, ui::Rect r);
  float score_sheet(App& app, Match& match, const ui::Canvas& c, ui::Rect r);
  std::string account_title(const App& app) const;

  Show show_;
  std::size_t taken_ = 0;  // events that the show has been given
  std::uint64_t change_ = ~0ull;
  SeatMask viewers_ = kNobody;
  int me_ = 0;
  const View* view_ = nullptr;  // of the match; valid since the last learn()
  Spots spots_;
  CardSet marked_;  // chosen in the hand, not yet committed
  CardSet caused_;  // outlined: why another is not offered
  std::optional<Explained> explained_;
  std::vector<std::pair<Card, std::string>> whys_;  // for this question
  bool point_out_ = false;
  Layer layer_ = Layer::none;
  Card zoomed_ = kNoCard;
  ui::Rect flown_from_;  // where the card that was played last lay in the hand
  std::uint32_t prompted_ = ~0u;
};

}  // namespace mathom::french_tarot

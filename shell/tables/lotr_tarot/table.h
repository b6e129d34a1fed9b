// The Ring game's table: the three piles, the seats with their Dark Points, the hand and the questions of one viewer, at
// the pace of the Show. What lies on it comes from the viewer's events (Board), what may be done from his Decision.
#pragma once
#include <string>
#include <vector>

#include "games/lotr_tarot/deck.h"
#include "games/lotr_tarot/phases.h"
#include "shell/tables/lotr_tarot/face.h"
#include "shell/tables/lotr_tarot/places.h"
#include "shell/tables/lotr_tarot/show.h"
#include "shell/tables/table_view.h"

namespace mathom::lotr_tarot {

class RingTable final : public TableView {
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

  // This game has no tricks: what was laid last lies on the piles.
  void open_last_trick() override {}
  bool has_last_trick() const override { return false; }
  void open_scores() override { layer_ = Layer::sheet; }

 private:
  enum class Layer : std::uint8_t { none, sheet, zoom };
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
  Question question() const { return static_cast<Question>(decision().why); }
  bool turn_asked() const { return asked() && (question() == Question::turn || question() == Question::after_draw); }
  int find(Verb verb, Card card) const;  // index among the options, or -1
  void learn(Match& match);
  void choose(const Frame& f, int option);
  void zoom(Card card);
  FaceLook look(const App& app) const;
  Side side_of(Card card) const;  // as printed, or as declared when it lies on the table
  std::string name_of(const App& app, Card card) const;

  // felt.cpp
  void build_seats(const Frame& f);
  void build_badge(const Frame& f, int seat, ui::Rect r);
  void build_piles(const Frame& f);
  void build_pile_card(const Frame& f, std::string_view id, ui::Rect r, const Laid& laid);
  void build_books(const Frame& f, ui::Rect r);
  void build_pile_button(const Frame& f, std::string_view id, ui::Rect under, int option);
  void build_banner(const Frame& f);
  ui::Rect flying(const Frame& f, Card card, ui::Rect home) const;

  // hand.cpp
  void build_hand(const Frame& f);
  void touch(const Frame& f, Card card, const ui::Reaction& is, bool offered);
  void refuse(const Frame& f, Card card);
  void build_question(const Frame& f);
  void build_prompt(const Frame& f);
  void build_primary(const Frame& f);
  int primary_option() const;  // what the primary button does now; -1: nothing
  void pass_marked(const Frame& f);

  // sheet.cpp
  void build_sheet(App& app, const ui::Canvas& c);
  float sheet_rows(App& app, const ui::Canvas& c, ui::Rect r);
  void build_zoom(App& app, const ui::Canvas& c);

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
  bool point_out_ = false;
  Layer layer_ = Layer::none;
  Card zoomed_ = Card::hidden;
  ui::Rect flown_from_;
  std::uint32_t prompted_ = ~0u;
};

}  // namespace mathom::lotr_tarot

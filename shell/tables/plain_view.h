// The picture of any game: its question as buttons, its log as lines. What a game without a table of its own is played
// on.
#pragma once
#include "shell/tables/table_view.h"

namespace mathom {

class PlainView final : public TableView {
 public:
  void follow(TableHost& host, SeatView& seat, ui::Scene& scene) override;
  void reset(TableHost& host, SeatView& seat) override;
  bool settled() const override { return true; }
  float hand_height(const ui::Canvas&, float, float) const override { return 0; }
  void build(TableHost& host, SeatView& seat, const ui::Canvas& c, const TablePlaces& places) override;
  void build_layers(TableHost& host, SeatView& seat, const ui::Canvas& c) override;
  std::string title(const TableHost& host) const override { return host.say(id_ + ".title"); }
  std::string status(const TableHost&) const override { return {}; }
  std::vector<std::string> counters(const TableHost&) const override { return {}; }
  const std::optional<Explained>& explained() const override { return explained_; }
  void forget_explanation() override { explained_.reset(); }
  void explain(Explained words, std::vector<Option>) override { explained_ = std::move(words); }
  void show_offer() override { point_out_ = true; }
  void open_scores() override { scores_ = true; }
  std::string card_words(const TableHost& host, CardDef card) const override {
    return host.say(game_->card_name(card));
  }
  void draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const override;
  void zoom_card(CardDef) override {}
  std::vector<CardDef> known_hand(SeatId) const override { return {}; }

 private:
  const Game* game_ = nullptr;
  std::string id_;
  std::size_t heard_ = 0;
  std::optional<Explained> explained_;
  bool point_out_ = false, scores_ = false, over_ = false;
};

}  // namespace mathom

// The places on the table: the land, the cards of both sides, what they come to, and what may be done there. It owns
// which cards are chosen from where they lie, and answers by the table.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "shell/tables/war_of_the_ring/layout/plan.h"
#include "shell/tables/war_of_the_ring/layout/standings.h"
#include "shell/tables/war_of_the_ring/offer_words.h"
#include "shell/tables/war_of_the_ring/offers.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class Ground {
 public:
  using Frame = GameTable::Frame;
  using Standing = Standings::Standing;
  struct Reads {
    const Sight& sight;
    const CardTexts& texts;
    const Offers& offers;
    const Standings& standings;
    const OfferWords& words;
    const Plan& plan;
  };

  Ground(GameTable& table, const Reads& reads)
      : table_(table),
        sight_(reads.sight),
        texts_(reads.texts),
        offers_(reads.offers),
        standings_(reads.standings),
        words_(reads.words),
        plan_(reads.plan) {}

  void lay_targets(const Frame& f);
  bool has_targets() const { return !targets_.empty(); }
  // The place that was touched to be looked at; none: nothing was.
  std::optional<int> build(const Frame& f);

 private:
  // Where the cards of a place lie; with the lifted card where it may go there, as the last of its side.
  struct Laid {
    std::vector<int> far, near;
    Cell cell;
    ui::Rect far_signs, near_signs;  // of the factions that may enter
    PlaceRow far_row, near_row;
    int ghost = -1;
  };
  bool build_place(const Frame& f, int place, ui::Rect r);  // true: it was touched to be looked at
  std::optional<Option> refused_at(const Frame& f, int place) const;
  ui::Item place_item(const Frame& f, int place, const Standing& s, int option,
                      const std::optional<Option>& refused) const;
  Laid lay_place(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  std::vector<Faction> factions_of(int place, Side side) const;
  void draw_factions(const Frame& f, ui::Rect r, int place, Side side) const;
  bool name_has_room(const Frame& f, int place, ui::Rect head, bool with_crest) const;
  void draw_place_cell(const Frame& f, int place, const Laid& laid, const Standing& s) const;
  void draw_cards(const Frame& f, int place, const std::vector<int>& prints, const PlaceRow& row,
                  const Standing& s) const;
  void draw_change(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  void draw_ghost(const Frame& f, int place, ui::Rect r, bool line, const Standing& s) const;
  void draw_numbers_of(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  bool strip_has_room(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  void draw_strip(const Frame& f, int place, ui::Rect r, const Standing& s) const;
  void draw_land(const Frame& f, int place, ui::Rect r) const;
  void build_texts_at(const Frame& f, const Laid& laid);
  // targets.cpp: cards at places that the question is about are answered with where they lie, where all of them have
  // room
  std::vector<int> asked_cards() const;
  bool is_target(int print) const;
  void build_targets_at(const Frame& f, const Laid& laid);

  GameTable& table_;
  const Sight& sight_;
  const CardTexts& texts_;
  const Offers& offers_;
  const Standings& standings_;
  const OfferWords& words_;
  const Plan& plan_;
  std::vector<int> targets_;  // prints that are chosen from where they lie
};

}  // namespace mathom::war_of_the_ring

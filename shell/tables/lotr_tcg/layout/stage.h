// Between the two sides: the skirmish that is being fought with both strengths and how it would end now, those that are
// to be fought, or else how the turn stands. It owns nothing.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/lotr_tcg/layout/laid.h"
#include "shell/tables/lotr_tcg/offers.h"
#include "shell/tables/lotr_tcg/skirmish/skirmish_words.h"

namespace mathom::lotr_tcg {

class TableStage {
 public:
  TableStage(const GameTable& base, const CompanySight& sight, const SeenCards& cards, const CompanyLayout& layout,
             const Offers& offers, const SkirmishWords& words)
      : base_(base), sight_(sight), cards_(cards), layout_(layout), offers_(offers), words_(words) {}

  // `covered`: a question lies there.
  void build(const TableFrame& f, bool covered) const;

 private:
  std::vector<int> open_fights() const;                     // places in State::skirmishes
  std::string standing_words(const TableHost& host) const;  // while nothing is fought
  int wounds_to_lay() const;                                // by archery fire; 0: none is asked about
  std::string left_words(const TableHost& host) const;
  void draw_ground(const TableFrame& f, ui::Rect r) const;
  void build_skirmish(const TableFrame& f, ui::Rect r) const;
  void build_to_come(const TableFrame& f, ui::Rect in, const std::vector<int>& open) const;
  std::string site_name(const TableHost& host) const;  // at which the fellowship is
  void build_standing(const TableFrame& f, ui::Rect in, std::string_view id) const;
  void draw_fights(const TableFrame& f, ui::Rect in, const std::vector<int>& open) const;
  bool draw_fight(const TableFrame& f, ui::Rect r, int place) const;
  void draw_pairs(const TableFrame& f) const;  // who is to fight whom
  void draw_pair(const TableFrame& f, int minion, int defender, ui::Colour colour, float share, bool dashed) const;

  const GameTable& base_;
  const CompanySight& sight_;
  const SeenCards& cards_;
  const CompanyLayout& layout_;
  const Offers& offers_;
  const SkirmishWords& words_;
};

}  // namespace mathom::lotr_tcg

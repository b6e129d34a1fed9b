// The adventure path with every fellowship's marker, and the twilight pool next to it. It owns nothing.
#pragma once
#include <string>

#include "shell/tables/lotr_tcg/faces.h"
#include "shell/tables/lotr_tcg/layout/laid.h"
#include "shell/tables/lotr_tcg/layout/laid_card.h"

namespace mathom::lotr_tcg {

class SitePath {
 public:
  SitePath(GameTable& base, const CompanySight& sight, const SeenCards& cards, const CompanyLayout& layout,
           const Offers& offers, Faces& faces, LaidCards& laid)
      : base_(base), sight_(sight), cards_(cards), layout_(layout), offers_(offers), faces_(faces), laid_(laid) {}

  void build(const TableFrame& f);
  void build_pool(const TableFrame& f) const;

 private:
  void build_site(const TableFrame& f, int number, ui::Rect r);
  void draw_site(const TableFrame& f, int number, ui::Rect r) const;
  void draw_site_name(const TableFrame& f, int site, ui::Rect r, float size) const;
  void draw_markers(const TableFrame& f, int number, ui::Rect r, float size) const;
  std::string site_words(const TableHost& host, int number) const;

  GameTable& base_;
  const CompanySight& sight_;
  const SeenCards& cards_;
  const CompanyLayout& layout_;
  const Offers& offers_;
  Faces& faces_;
  LaidCards& laid_;
};

}  // namespace mathom::lotr_tcg

#include "shell/tables/lotr_tcg/layout/laid_card.h"

namespace mathom::lotr_tcg {

using namespace ui;

void LaidCards::build(const TableFrame& f, Rect r, int card) {
  const CardId id = card_at(card);
  const std::string name = "card/" + std::to_string(card);
  if (sight_.asked() && offers_.form() == Offers::Form::laid) {
    if (const int option = offers_.target_option(card); option >= 0) return build_target(f, r, card, option);
    if (const auto wanted =
            offers_.hand_live() && offers_.means_of(id).empty() ? offers_.refused_target(card) : std::nullopt)
      return build_no_target(f, r, card, *wanted);
    if (offers_.hand_live() && (!offers_.means_of(id).empty() || offers_.refused_with(id)))
      return base_.build_offered_card(f, name, r, id);
  }
  build_stack(f, r, card);
}

void LaidCards::build_stack(const TableFrame& f, Rect r, int card) {
  const CardId id = card_at(card);
  if (sight_.flying() != card)
    faces_.draw(f.host, f.c.pen(), r, id, base_.caused(id) ? CardState::caused : CardState::plain);
  const Reaction is = f.c.scene().add(
      {.id = "card/" + std::to_string(card), .role = Role::card, .name = cards_.card_name(f.host, id), .rect = r});
  base_.look_at(f, id, is);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  open(f, card, is);
}

void LaidCards::open(const TableFrame& f, int card, const Reaction& is) {
  if (!is.activated && !is.marked && !is.zoom) return;
  if (sight_.borne_by(card).empty() || is.zoom) return base_.zoom(card_at(card));
  sheets_.open_card(f, card);
}

// The places for the lifted card: one touch plays it there.
void LaidCards::build_target(const TableFrame& f, Rect r, int card, int option) {
  const Option o = sight_.decision().options[at(option)];
  Item item{.id = "card/" + std::to_string(card),
            .role = Role::card,
            .name = cards_.card_name(f.host, card_at(card)),
            .rect = r};
  item.offer = f.seat.token(o);
  item.act = words_.name_of(f, o);
  const Reaction is = f.c.scene().add(std::move(item));
  base_.look_at(f, card_at(card), is);
  faces_.draw(f.host, f.c.pen(), r, card_at(card), base_.hinted(o) ? CardState::pointed : CardState::offered);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.zoom) return base_.zoom(card_at(card));
  if (is.activated || is.marked) base_.choose(f, option);
}

// Places where the lifted card cannot go: a touch says why.
void LaidCards::build_no_target(const TableFrame& f, Rect r, int card, const Option& wanted) {
  const CardId id = card_at(card);
  Item item{.id = "card/" + std::to_string(card), .role = Role::card, .name = cards_.card_name(f.host, id), .rect = r};
  item.offered = false;
  if (const auto reason = f.seat.why_not(wanted)) item.description = base_.reason_words(f.host, wanted, *reason);
  const Reaction is = f.c.scene().add(std::move(item));
  base_.look_at(f, id, is);
  faces_.draw(f.host, f.c.pen(), r, id, base_.caused(id) ? CardState::caused : CardState::sunk);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.zoom) return base_.zoom(id);
  if (is.refused || is.activated || is.marked) base_.refuse(f, wanted);
}

}  // namespace mathom::lotr_tcg

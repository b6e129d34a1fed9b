#include "shell/tables/lotr_tcg/pictures/things.h"

#include <algorithm>

#include "games/lotr_tcg/cards/catalog.h"
#include "shell/tables/common/named_thing.h"
#include "shell/tables/lotr_tcg/pictures/face.h"
#include "shell/tables/lotr_tcg/pictures/stack.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

// As it is printed; `wounds` lie on it.
bool draw_printed(const TableHost& host, const Pen& pen, Rect r, NamedThing thing) {
  const Catalog& cards = printed_cards();
  const int print = cards.find(thing.next());
  if (print < 0) return false;
  const CardFacts& facts = cards.facts(print);
  FaceLook look;
  look.facts = &facts;
  look.print = print;
  look.name = host.say(facts.key);
  look.title = look.name.substr(0, look.name.find(", "));
  look.kind = host.say(kind_names().key(static_cast<int>(facts.type)));
  look.cost = facts.type == lotr_tcg::Type::ring ? -1 : facts.cost;
  look.strength = facts.strength;
  look.wounds = thing.next_number().value_or(0);
  look.vitality = facts.vitality - look.wounds;
  draw_game_card(pen, r, look, CardState::plain);
  return true;
}

}  // namespace

bool draw_named(const TableHost& host, const Pen& pen, Rect r, std::string_view words) {
  const NamedThing thing(words);
  const float size = std::min(r.w, r.h);
  if (thing.is("card")) return draw_printed(host, pen, r, thing);
  if (thing.is("back")) return draw_card_back(pen, r), true;
  if (thing.is("wound")) return draw_drop(pen, r.centre(), size), true;
  if (thing.is("burden")) return draw_burden(pen, r.centre(), size, true), true;
  if (thing.is("twilight")) return draw_twilight(pen, r.centre(), size), true;
  if (!thing.is("ring")) return false;
  draw_the_ring(pen, r.centre(), size, true);
  return true;
}

}  // namespace mathom::lotr_tcg

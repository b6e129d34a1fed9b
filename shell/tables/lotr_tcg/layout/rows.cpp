// Cards that lie on the table: characters and support areas of both sides. Each is read, lifted when the question is
// about it, and touched as the target of one that is lifted.
#include <algorithm>
#include <tuple>

#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

// Only what is active lies there, and what nobody bears; the rest is in the sheets of the players. Before the first
// turn those lie there who begin.
void CompanyTable::sort_cards() {
  for (auto* row : {&near_, &near_support_, &far_, &far_support_}) row->clear();
  const Table t = table();
  t.active_cards().for_each([&](int card) {
    if (t.base(card) != kTable || t.bearer(card) >= 0) return;
    const bool support = t.facts(card).type == Type::ally || !t.facts(card).is_character();
    auto& row = is_near(t, card) ? (support ? near_support_ : near_) : (support ? far_support_ : far_);
    row.push_back(card);
  });
  // The Ring-bearer first, then as they came; who fights in the same skirmish lies together.
  const State& s = seen();
  const int bearer = s.ring_bearer[at(s.turn)];
  const auto key = [&](int card) {
    return std::tuple(t.owner(card), card != bearer, s.pieces[card].fight == 0 ? 99 : s.pieces[card].fight,
                      s.cards[card].order);
  };
  for (auto* row : {&near_, &near_support_, &far_, &far_support_})
    std::stable_sort(row->begin(), row->end(), [&](int a, int b) { return key(a) < key(b); });
}

bool CompanyTable::is_laid(int card) const {
  const Table t = table();
  if (t.base(card) == kPath) return true;
  return t.base(card) == kTable && t.is_active(card) && t.bearer(card) < 0;
}

void CompanyTable::build_rows(const Frame& f) {
  build_row(f, "far", "lotr_tcg.table.far", spots_.far, far_);
  build_row(f, "far_support", "lotr_tcg.table.far_support", spots_.far_support, far_support_);
  build_row(f, "near", "lotr_tcg.table.near", spots_.near, near_);
  build_row(f, "near_support", "lotr_tcg.table.near_support", spots_.near_support, near_support_);
}

void CompanyTable::build_row(const Frame& f, const std::string& zone, std::string_view key, Rect row,
                             const std::vector<int>& cards) {
  if (row.empty()) return;
  const std::string name = f.host.say(key);
  f.c.pen().box(grown(row, 2), kRound * 0.7f, rgb(0x06140E, 70));
  if (cards.empty()) return f.c.fitted("", row, f.c.small(), name, kTextFaint, Align::centre);
  const std::vector<Rect> places = place_row(row, static_cast<int>(cards.size()));
  f.c.scene().begin_zone(zone, {.name = name, .list = true, .part = Part::table});
  for (std::size_t i = 0; i < cards.size(); ++i) build_laid(f, places[i], cards[i]);
  f.c.scene().end_zone();
}

void CompanyTable::build_laid(const Frame& f, Rect r, int card) {
  const CardId id = card_at(card);
  const std::string name = "card/" + std::to_string(card);
  if (asked() && form() == Form::laid) {
    if (const int option = target_option(card); option >= 0) return build_target(f, r, card, option);
    if (const auto wanted = hand_live() && means_of(id).empty() ? refused_target(card) : std::nullopt)
      return build_no_target(f, r, card, *wanted);
    if (hand_live() && (!means_of(id).empty() || refused_with(id))) return build_offered_card(f, name, r, id);
  }
  build_open_card(f, name, r, r, id, card_name(f.host, id));
}

// What the lifted card may be done with: one touch does it.
void CompanyTable::build_target(const Frame& f, Rect r, int card, int option) {
  const Option o = decision().options[at(option)];
  Item item{
      .id = "card/" + std::to_string(card), .role = Role::card, .name = card_name(f.host, card_at(card)), .rect = r};
  item.offer = f.seat.token(o);
  item.act = offer_words(f, o);
  const Reaction is = f.c.scene().add(std::move(item));
  look_at(f, card_at(card), is);
  draw_face(f.host, f.c.pen(), r, card_at(card), hinted(o) ? CardState::pointed : CardState::offered);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.zoom) return zoom(card_at(card));
  if (is.activated || is.marked) choose(f, option);
}

// Where the lifted card cannot go: a touch says why.
void CompanyTable::build_no_target(const Frame& f, Rect r, int card, const Option& wanted) {
  const CardId id = card_at(card);
  Item item{.id = "card/" + std::to_string(card), .role = Role::card, .name = card_name(f.host, id), .rect = r};
  item.offered = false;
  if (const auto reason = f.seat.why_not(wanted)) item.description = reason_words(f.host, wanted, *reason);
  const Reaction is = f.c.scene().add(std::move(item));
  look_at(f, id, is);
  draw_face(f.host, f.c.pen(), r, id, caused(id) ? CardState::caused : CardState::plain);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.zoom) return zoom(id);
  if (is.refused || is.activated || is.marked) refuse(f, wanted);
}

}  // namespace mathom::lotr_tcg

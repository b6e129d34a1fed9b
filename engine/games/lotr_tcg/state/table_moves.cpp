#include "games/lotr_tcg/state/table_moves.h"

#include <algorithm>
#include <utility>

namespace mathom::lotr_tcg {

void TableMoves::move(int card, std::uint8_t to, SeatMask seen_by) {
  const auto is_play = [](Zone base) { return base == kTable || base == kPath; };
  const bool was = is_play(base(card)), is = is_play(base_of(to));
  if (base(card) == kDiscardPile)
    for (Scope& scope : s.scopes) scope.piles.lose(owner(card), s.cards[card].order);
  places().zones.move(s.cards, card_at(card), to, seen_by);
  if (was && !is) {
    s.pieces[card] = Piece{.bearer = -1, .marks = s.pieces[card].marks};
    effects::forget_timed(s.timed, card);
  }
  if (!was && base_of(to) == kPath && facts(card).site != site_number())
    lie_ahead(card);
  else if (was || is || s.pieces[card].bearer >= 0)
    forget();
}
// A site where the fellowship is not has no say yet: of what is known of the table nothing else is changed.
void TableMoves::lie_ahead(int site) {
  if (Memo& known = places(); known.is_current) known.in_play.insert(site);
  changed();
}

// What others knew of the cards there they know no more, and no mark may tell it.
int TableMoves::move_unseen(int card, std::uint8_t to, SeatMask owners, SeatMask seers) {
  Memo& known = known_marks();
  lying_in(zone(card)).for_each([&](int other) {
    unmark(s, other, s.pieces[other].marks);
    known.marked.erase(other);
  });
  return index(known.zones.move_unseen(s.cards, card_at(card), to, owners, seers));
}

void TableMoves::set_bearer(int card, int bearer) {
  if (s.pieces[card].bearer == bearer) return;
  s.pieces[card].hang_on(bearer);
  forget();
}

void TableMoves::mark(int card, Mark m) {
  Memo& known = known_marks();
  lotr_tcg::mark(s, card, m);
  known.marks = static_cast<std::uint8_t>(known.marks | m);
  known.marked.insert(card);
}
void TableMoves::swap_marks(int card, int other) {
  Memo& known = known_marks();
  std::swap(s.pieces[card].marks, s.pieces[other].marks);
  for (const int it : {card, other})
    if (s.pieces[it].marks != 0) known.marked.insert(it);
}
void TableMoves::unmark_all(int marks) {
  Memo& known = known_marks();
  if ((known.marks & marks) == 0) return;
  const CardSet all = known.marked;
  all.for_each([&](int card) {
    unmark(s, card, marks);
    if (s.pieces[card].marks == 0) known.marked.erase(card);
  });
  known.marks = static_cast<std::uint8_t>(known.marks & ~marks);
}

// --- aside
void TableMoves::set_aside(int card, SeatMask seen_by) {
  const Zone from = base(card);
  const bool is_lowest = from == kDrawDeck && s.cards[card].order == 0 && size(kDrawDeck, owner(card)) > 1;
  move(card, zone_of(kShown, owner(card)), seen_by);
  s.pieces[card].come_from(is_lowest ? Origin::bottom_of_deck : origin_of(from));
}

void TableMoves::put_back(int card) {
  const auto from = static_cast<Origin>(s.pieces[card].from);
  s.pieces[card].come_from(Origin::deck);
  move(card, zone_of(zone_of_origin(from), owner(card)), kNobody);
  if (from == Origin::bottom_of_deck) to_bottom(card);
}

void TableMoves::to_bottom(int card) {
  const std::uint8_t zone = s.cards[card].zone;
  const std::uint16_t order = s.cards[card].order;
  lying_in(zone).for_each([&](int other) {
    if (s.cards[other].order < order) ++s.cards[other].order;
  });
  s.cards[card].order = 0;
}

void TableMoves::set_twilight(int n) {
  s.twilight = static_cast<std::uint16_t>(std::clamp(n, 0, 999));
  changed();
  tell(events, What::twilight, -1, s.twilight);
}

// --- the State has been written
void TableMoves::changed() {
  if (kept() != nullptr) kept()->look_again();
}
void TableMoves::timed_changed() {
  if (kept() == nullptr) return;
  kept()->in_force.forget();
  kept()->timed_is_read = false;
}
void TableMoves::forget() {
  if (kept() != nullptr) kept()->is_current = false;
}

}  // namespace mathom::lotr_tcg

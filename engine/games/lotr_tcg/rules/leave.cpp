// A player has lost while others play on (rule 13.1): their cards leave the game, and others' sites take the place of
// theirs.
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

void throw_away(TableMoves& t, int card) {
  mathom::tell_card(t.events, What::discarded, t.owner(card), {.card = card_at(card), .face = t.s.cards[card].def});
  t.set_bearer(card, -1);
  t.move(card, zone_of(kDiscardPile, t.owner(card)), kEveryone);
  t.s.pieces[card] = Piece{};
}
// What others have laid on their cards is discarded, and so are the minions of a turn that has ended, with what they
// bear.
void discard_what_goes(TableMoves& t, int seat) {
  bool again = true;
  while (again) {
    again = false;
    for (int card = 0; card < t.cards(); ++card) {
      if (t.owner(card) == seat || (t.base(card) != kTable && t.base(card) != kStack)) continue;
      const int bearer = t.bearer(card);
      const bool is_lost = bearer >= 0 && (t.owner(bearer) == seat || t.base(bearer) == kDiscardPile);
      if (!is_lost && !(t.base(card) == kTable && t.facts(card).type == Type::minion)) continue;
      throw_away(t, card);
      again = true;
    }
  }
}
void take_away(TableMoves& t, int seat) {
  for (int card = t.s.first[at(seat)]; card < t.s.first[at(seat + 1)]; ++card) {
    t.set_bearer(card, -1);
    t.move(card, zone_of(kGone, seat), kNobody);
    t.s.pieces[card] = Piece{};
  }
}
// An event that was being played, and cards that were shown, go where such cards go.
void clear_table(TableMoves& t) {
  for (int seat = 0; seat < t.seats(); ++seat) {
    while (t.size(kShown, seat) > 0) t.put_back(t.top(zone_of(kShown, seat)));
    while (t.size(kEvent, seat) > 0) t.move(t.top(zone_of(kEvent, seat)), zone_of(kDiscardPile, seat), kEveryone);
  }
}
void replace_sites(Table& t, int seat) {
  int from = seat;
  for (int number = 1; number <= kLastSite; ++number) {
    const int site = t.site_at(number);
    if (site < 0 || t.owner(site) != seat) continue;
    from = t.to_right(from);
    lay_site(t, from, number);
  }
}

}  // namespace

void leave_game(Table& t, int seat) {
  State& s = t.s;
  s.scopes.clear();
  s.happenings.clear();
  s.answered.clear();
  s.timed.clear();
  s.laters.clear();
  s.uses.clear();
  s.skirmishes.clear();
  s.fight = -1;
  s.twilight = 0;
  s.passed = kNobody;
  for (Piece& p : s.pieces) p.fight = p.marks = 0;
  clear_table(t);
  replace_sites(t, seat);
  discard_what_goes(t, seat);
  take_away(t, seat);
  t.forget();
}

}  // namespace mathom::lotr_tcg

// The fellowship moves to the next site (rule 6), and how sites come to the adventure path.
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

using Do = Next(Frame&, Table&);
Do place_site, leave_site, moves, arrive_at, pay_twilight, settled;
constexpr auto kMove = steps<Table>({{"place", place_site},
                                     {"from", leave_site, kWaits},
                                     {"moves", moves, kWaits},
                                     {"to", arrive_at, kWaits},
                                     {"twilight", pay_twilight, kWaits},
                                     {"settled", settled, kWaits}});

int site_of(const TableCards& t, int seat, int number) { return t.s.first[at(seat)] + kFirstSite + number - 1; }

// The arrow of the site that is left points at the Shadow player who plays the next one (rule 6.1).
Next place_site(Frame&, Table& t) {
  ++t.s.moves;
  t.s.shadow_more = 0;
  const int next = t.site_number() + 1;
  if (t.site_at(next) < 0) {
    const bool left = t.facts(t.site_card()).arrow == Arrow::left;
    lay_site(t, left ? t.to_left(t.s.turn) : t.to_right(t.s.turn), next);
  }
  return Next::step;
}
Next leave_site(Frame&, Table& t) {
  moment(t, kMovesFrom, t.site_card());
  return Next::step;
}
Next moves(Frame&, Table& t) {
  moment(t, kMoves);
  return Next::step;
}
Next arrive_at(Frame&, Table& t) {
  ++t.s.site[at(t.s.turn)];
  t.s.fierce = 0;
  t.unmark_all(kPlayedAtThisSite);
  t.forget();
  tell(t.events, What::moved, t.s.turn, t.site_number());
  moment(t, kMovesTo, t.site_card());
  return Next::step;
}
Next pay_twilight(Frame&, Table& t) {
  int n = shadow_number_of(t, t.site_card());
  t.each_active(Type::companion, [&](int) { ++n; });
  t.s.shadow_more = 0;
  t.add_twilight(n);
  if (needs_settling(t)) settle(t);
  return Next::step;
}
Next settled(Frame&, Table&) { return Next::done; }

// What lies on a site that leaves the path is discarded.
void discard_from_site(Table& t, int site) {
  std::vector<int> all;
  t.each_borne(site, [&](int card) { all.push_back(card); });
  for (const int card : all) {
    discard_from(t, card);
    t.s.pieces[card] = Piece{};
  }
}

}  // namespace

Procedure<Table> move_procedure() { return procedure("move", kMove); }

void lay_site(Table& t, int seat, int number) {
  if (const int old = t.site_at(number); old >= 0) {
    discard_from_site(t, old);
    mathom::tell_card(t.events, What::site_back, t.owner(old), {.card = card_at(old), .face = t.s.cards[old].def});
    t.move(old, zone_of(kAdventure, t.owner(old)), kNobody);
  }
  const int site = site_of(t, seat, number);
  t.move(site, zone_of(kPath, seat), kEveryone);
  mathom::tell_card(t.events, What::site, seat,
                    {.card = card_at(site), .face = t.s.cards[site].def, .informs = kEveryone, .amount = number});
}

}  // namespace mathom::lotr_tcg

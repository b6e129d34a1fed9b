#include "games/lotr_tcg/rules/deeds.h"

#include <algorithm>

#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/play.h"

namespace mathom::lotr_tcg {

using effects::Happening;

namespace {

void tell_card(const TableMoves& t, What what, int card, int amount = 0, int to = -1) {
  mathom::tell_card(t.events, what, t.owner(card),
                    {.card = card_at(card), .face = t.s.cards[card].def, .to = to, .amount = amount});
}
std::int16_t small(int n) { return static_cast<std::int16_t>(n); }

// Could any text answer at that moment? By what everybody can see.
bool is_heard(const Table& t, std::uint64_t moments) {
  if ((t.catalog().answered & moments) != 0 || t.is_heard(moments)) return true;
  for (const effects::Later& l : t.s.laters)
    if ((bit_of(static_cast<Moment>(l.arg(t.code(), effects::Later::kMoment))) & moments) != 0) return true;
  return false;
}
bool is_heard(const Table& t, const Happening& h, int moment) {
  return moment >= 0 && is_heard(t, t.moments_of(h, moment));
}

Happening about(const Table& t, Deed deed, int it, int by) {
  Happening h;
  h.it = small(it);
  h.source = t.scope().source;
  h.other = small(by);
  h.deed = small(static_cast<int>(deed));
  h.seat = static_cast<std::uint8_t>(t.s.turn);
  return h;
}
// What nobody can hear is done at once.
void happen(Table& t, Happening& h) {
  if (!is_heard(t, h, h.before)) h.before = -1;
  if (!is_heard(t, h, h.after)) h.after = -1;
  if (t.s.happenings.full()) return;
  t.s.happenings.push_back(h);
  t.push(Code::happening);
}
void happen(Table& t, Deed deed, int before, int after, int it, int by) {
  Happening h = about(t, deed, it, by);
  h.before = small(before);
  h.after = small(after);
  happen(t, h);
}

// What it bore or what was stacked on it is discarded; the Ring waits for another bearer.
void strip(Table& t, int card) {
  std::vector<int> all;
  t.each_borne(card, [&](int borne) { all.push_back(borne); });
  for (const int borne : all) {
    if (t.facts(borne).type == Type::ring) {
      t.set_bearer(borne, -1);
      continue;
    }
    const bool was_stacked = t.is_stacked(borne);
    tell_card(t, What::discarded, borne);
    t.set_bearer(borne, -1);
    strip(t, borne);
    t.move(borne, zone_of(kDiscardPile, t.owner(borne)), kEveryone);
    t.s.pieces[borne] = Piece{.bearer = -1, .marks = t.s.pieces[borne].marks};
    if (!was_stacked) moment(t, kDiscarded, borne);  // "from play" (rule 2.4)
  }
}
void leave_fight(TableMoves& t, int card) {
  const int fight = t.s.pieces[card].fight;
  if (fight == 0) return;
  t.s.pieces[card].fight = 0;
  Skirmish& k = t.s.skirmishes[fight - 1];
  if (k.defender == card) k.defender = -1;
}
// Of its side in the skirmish that is being fought, before it is known who has won.
bool is_last_of_side(const TableCards& t, int card) {
  const State& s = t.s;
  const int fight = s.pieces[card].fight;
  if (fight == 0 || fight != s.fight + 1 || s.skirmishes[s.fight].stage != Skirmish::fighting) return false;
  if (marked(s, card, kWonFight)) return false;
  if (s.skirmishes[s.fight].defender == card) return true;
  for (int other = 0; other < t.cards(); ++other)
    if (other != card && s.pieces[other].fight == fight && t.facts(other).type == Type::minion) return false;
  return t.facts(card).type == Type::minion;
}
void leave_play(Table& t, int card, Zone to, What what) {
  tell_card(t, what, card);
  if ((to == kDeadPile || to == kDiscardPile) && is_last_of_side(t, card)) t.mark(card, kLostFight);
  leave_fight(t, card);
  strip(t, card);
  t.set_bearer(card, -1);
  t.move(card, zone_of(to, t.owner(card)), kEveryone);
  t.s.pieces[card] = Piece{.bearer = -1, .marks = t.s.pieces[card].marks};
  t.forget();
}

void hurt(Table& t, const Happening& h, What what) {
  Piece& p = t.s.pieces[h.it];
  const bool was_settled = t.is_settled();
  ++p.wounds;
  if (what == What::wounded) t.mark(h.it, kHurt);
  t.changed();
  t.note_settled(was_settled && !is_dying(t, h.it));
  tell_card(t, what, h.it, p.wounds);
  if (needs_settling(t)) settle(t, h.other >= 0 ? h.other : h.source);
}

bool is_on_table(const TableCards& t, int card) { return card >= 0 && t.in_play().has(card); }

}  // namespace

void wound(Table& t, int character, int by) {
  if (is_on_table(t, character) && may_be_wounded(t, character))
    happen(t, Deed::wound, kAboutToWound, kWounded, character, by);
}
void exert(Table& t, int character) {
  if (is_on_table(t, character) && may_exert(t, character))
    happen(t, Deed::exert, kAboutToExert, kExerted, character, -1);
}
void heal(Table& t, int character) {
  if (is_on_table(t, character) && may_heal(t, character)) happen(t, Deed::heal, kAboutToHeal, -1, character, -1);
}
void heal_all(Table& t, int character) {
  for (int n = t.wounds(character); n > 0; --n) heal(t, character);
}
void kill(Table& t, int character, int by) {
  if (is_on_table(t, character)) happen(t, Deed::kill, -1, kKilled, character, by);
}
void discard(Table& t, int card, int by) {
  const bool is_in_play = is_on_table(t, card);
  if (is_in_play || t.is_stacked(card)) happen(t, Deed::discard, -1, is_in_play ? kDiscarded : -1, card, by);
}
void wear_ring(Table& t) { happen(t, Deed::wear, -1, kRingOn, t.ring_bearer(), -1); }

namespace {

void tell_moment(Table& t, Deed deed, Moment after, int it, int other, int much) {
  Happening h = about(t, deed, it, other);
  if (!is_heard(t, h, after)) return;
  h.after = small(after);
  h.much = small(much);
  happen(t, h);
}

}  // namespace

void moment(Table& t, Moment after, int it, int other, int much) {
  tell_moment(t, Deed::nothing, after, it, other, much);
}
void all_at_once(Table& t, Moment after, int it, int other, int much) {
  tell_moment(t, Deed::all_at_once, after, it, other, much);
}
void one_of_all(Table& t, Moment after, int it, int other) { tell_moment(t, Deed::one_of_them, after, it, other, 1); }
void Table::announce(int event) {
  Happening h = about(*this, Deed::nothing, event, -1);
  h.before = kAboutToPlay;
  h.seat = static_cast<std::uint8_t>(owner(event));
  happen(*this, h);
}

void Table::apply(const Happening& h) {
  const Happening now = h;  // steps may push others on the stack
  const bool there = is_on_table(*this, now.it);
  switch (static_cast<Deed>(now.deed)) {
    case Deed::nothing:
    case Deed::all_at_once:
    case Deed::one_of_them: return;
    case Deed::wound:
      if (there) hurt(*this, now, What::wounded);
      return;
    case Deed::exert:
      if (there) hurt(*this, now, What::exerted);
      return;
    case Deed::heal:
      if (!there || wounds(now.it) == 0) return;
      --s.pieces[now.it].wounds;
      changed();
      return tell_card(*this, What::healed, now.it, wounds(now.it));
    case Deed::kill:
      if (there) leave_play(*this, now.it, facts(now.it).type == Type::minion ? kDiscardPile : kDeadPile, What::killed);
      return;
    case Deed::discard:
      if (there || is_stacked(now.it)) leave_play(*this, now.it, kDiscardPile, What::discarded);
      return;
    case Deed::wear:
      s.worn = 1;
      changed();
      return tell(events, What::ring_on, s.turn);
  }
}

// A Ring-bearer who has left play and whom nobody has followed has lost the game (rulebook: "What happens when he is
// killed?"). Who plays an event learns whether it was cancelled.
void Table::end_happening() {
  const auto deed = static_cast<Deed>(happening().deed);
  const int it = happening().it, replaced = happening().replaced;
  const bool plays = happening().before == kAboutToPlay;
  s.happenings.pop_back();
  if (plays) answer_below(s, replaced);
  if (deed != Deed::kill && deed != Deed::discard) return;
  const int seat = owner(it);
  if (it == s.ring_bearer[at(seat)] && !in_play().has(it)) return lose(*this, seat, Loss::killed);
  if (needs_settling(*this)) settle(*this);
}

// --- cards out of play
int discard_from(Table& t, int card) {
  if (t.base(card) == kHand) card = lift(t, card);
  const Card& c = t.s.cards[card];
  mathom::tell_card(t.events, What::discarded_other, t.owner(card),
                    {.card = card_at(card), .face = c.def, .informs = static_cast<SeatMask>(~c.seen_by)});
  t.set_bearer(card, -1);
  t.move(card, zone_of(kDiscardPile, t.owner(card)), kEveryone);
  return card;
}
namespace {

// By the rule of four (ruling R19).
bool is_rationed(const TableCards& t, int seat) {
  return has(t.s, RuleId::rule_of_four) && t.s.stage == Stage::playing && t.s.phase == kFellowship && seat == t.s.turn;
}
void note_taken(TableMoves& t, int seat) {
  if (is_rationed(t, seat)) ++t.s.taken;
}

}  // namespace

int may_take(const TableCards& t, int seat) {
  return is_rationed(t, seat) ? std::max(kMostTaken - t.s.taken, 0) : t.cards();
}
void draw(Table& t, int seat, int n) {
  n = std::min({n, t.size(kDrawDeck, seat), may_take(t, seat)});
  if (n > 1) tell(t.events, What::drew_several, seat, n);
  const auto deck = t.lying_in_order(zone_of(kDrawDeck, seat));
  for (int i = 0; i < n; ++i) {
    const int card = index(deck[deck.size() - 1 - i]);
    t.move(card, zone_of(kHand, seat), only(seat_at(seat)));
    note_taken(t, seat);
    mathom::tell_card(t.events, n > 1 ? What::drew_one : What::drew, seat,
                      {.card = card_at(card),
                       .face = t.s.cards[card].def,
                       .seen_by = only(seat_at(seat)),
                       .informs = only(seat_at(seat))});
  }
  t.changed();
}
void to_hand(TableMoves& t, int card, bool open) {
  const int seat = t.owner(card);
  const SeatMask sees = open ? kEveryone : only(seat_at(seat));
  note_taken(t, seat);
  if (open)
    t.move(card, zone_of(kHand, seat), sees);
  else
    card = t.move_unseen(card, zone_of(kHand, seat), sees, sees);
  mathom::tell_card(t.events, What::took, seat,
                    {.card = card_at(card), .face = t.s.cards[card].def, .seen_by = sees, .informs = sees});
  t.changed();
}

// --- into play
void arrive(Table& t, int card, int bearer) {
  t.move(card, zone_of(kTable, t.owner(card)), kEveryone);
  t.s.pieces[card] = Piece{};
  t.set_bearer(card, bearer);
  for (const Mark m : {kPlayedThisPhase, kPlayedThisTurn, kPlayedAtThisSite}) t.mark(card, m);
  moment(t, kCardPlayed, card, bearer);
}
void stack_on(Table& t, int card, int host) {
  if (t.in_play().has(card)) {
    leave_fight(t, card);
    strip(t, card);
  }
  tell_card(t, What::stacked, card, with_other(0, t.s.cards[host].def), host);
  t.move(card, zone_of(kStack, t.owner(card)), kEveryone);
  t.s.pieces[card] = Piece{.marks = t.s.pieces[card].marks};
  t.set_bearer(card, host);
}
void attach(TableMoves& t, int card, int bearer) {
  if (!t.in_play().has(bearer)) return;
  tell_card(t, What::attached, card, with_other(0, t.s.cards[bearer].def), bearer);
  t.set_bearer(card, bearer);
}

// --- burdens, losing
void add_burdens(Table& t, int seat, int n) {
  const int now = std::clamp(t.s.burdens[at(seat)] + n, 0, 99);
  if (now == t.s.burdens[at(seat)]) return;
  t.s.burdens[at(seat)] = static_cast<std::uint8_t>(now);
  t.changed();
  t.note_settled(false);
  tell(t.events, What::burdens, seat, now);
  if (n > 0) settle(t);
}

void take_ring(Table& t, int character) {
  const int seat = t.owner(character);
  const int ring = t.s.first[at(seat)] + kRingPlace;
  t.s.ring_bearer[at(seat)] = small(character);
  if (!has(t.s, RuleId::heir_takes_burdens)) t.s.burdens[at(seat)] = 0;      // ruling R3
  if (seat == t.s.turn && !has(t.s, RuleId::heir_wears_ring)) t.s.worn = 0;  // ruling R17
  t.set_bearer(ring, character);
  t.changed();
  t.note_settled(false);
  tell_card(t, What::new_bearer, character);
  tell(t.events, What::burdens, seat, t.s.burdens[at(seat)]);
  settle(t);
}

void lose(TableMoves& t, int seat, Loss loss) {
  if (!t.is_in(seat) || over(t.s)) return;
  t.s.lost[at(seat)] = loss;
  tell(t.events, What::lost, seat, static_cast<int>(loss));
  int left = 0, last = -1;
  for (int other = 0; other < t.seats(); ++other)
    if (t.is_in(other)) ++left, last = other;
  if (left == 1) {
    t.s.winner = static_cast<std::int8_t>(last);
    tell(t.events, What::won_game, last);
    return;
  }
}

// --- times
void end_until(TableMoves& t, Until until) {
  const int timed = t.s.timed.size();
  effects::end_time(t.s.timed, until);
  effects::end_later(t.s.laters, until);
  t.s.timed.size() == timed ? t.changed() : t.timed_changed();
}
void end_of_limit(TableMoves& t, Limit limit) { effects::end_limit(t.s.uses, limit); }

Procedure<Table> happening_procedure() { return procedure("happening", effects::HappeningProcedure<Table>::kSteps); }

}  // namespace mathom::lotr_tcg

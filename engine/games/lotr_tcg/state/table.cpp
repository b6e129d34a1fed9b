#include "games/lotr_tcg/state/table.h"

#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {

// `opponent`: with several, the one whom the text has chosen (language: the same through the whole text).
SeatMask Table::own_seats(int selector, const Frame& f) const {
  SeatMask out = kNobody;
  const int self = f.local[effects::kSelf];
  switch (selector) {
    case kFreePlayer: return only(active());
    case kOwner: return scope().it >= 0 ? only(seat_at(owner(scope().it))) : kNobody;
    case kOpponent: {
      if (is_shadow(self)) return only(active());
      const int other = scope().opponent >= 0 ? scope().opponent : to_right(self);
      return other == self ? kNobody : only(seat_at(other));
    }
    default: break;
  }
  for (int seat = 0; seat < seats(); ++seat)
    if (is_in(seat) && (selector == kAnyone || is_shadow(seat))) out = static_cast<SeatMask>(out | only(seat_at(seat)));
  return out;
}

// Stacked cards are not affected, nor are inactive ones (rule 2.6).
bool Table::reaches(int filter, int card) const {
  const effects::Filter& f = effects::filter_at(code(), filter);
  if (f.word < 0 || f.target_kind != kCardTarget || facts(card).type == Type::site) return true;
  if (f.word == kIt && scope().it_has_left != 0) return false;
  if (in_play().has(card)) return is_active(card);
  if (is_stacked(card)) return bearer(card) == scope().source;
  return f.word != kThis || facts(card).type == Type::event;
}
bool Table::matches_word(int kind, int word, int thing, const Frame&) const {
  if (word >= effects::kNamed) return thing == scope().thing_named(word);
  const int source = scope().source;
  if (kind == kSiteTarget) {
    if (word == kFellowshipSite) return thing == site_card();
    return source >= 0 && thing == site_here(*this, source);
  }
  return thing == card_meant(word) && (word != kBearer || thing >= 0);
}
bool Table::means(int filter, int thing, const Frame& f) const {
  return effects::matches_filter(*this, filter, thing, f);
}

// A text in a text in a text: no printed card comes near what the frames hold.
bool Table::has_room() const {
  constexpr int kNeeds = 12;
  return s.frames.size() + kNeeds <= kDepth && s.scopes.size() + 2 <= kMostScopes &&
         s.happenings.size() + 2 <= kMostHappenings;
}
void Table::begin_scope(int source) {
  Scope scope;
  scope.source = static_cast<std::int16_t>(source);
  if (source >= 0) scope.there = static_cast<std::int16_t>(bearer(source));
  s.scopes.push_back(scope);
}
namespace {

// What the text hears of that begins.
effects::Part part_now(const TableTexts& t) {
  using P = effects::HappeningProcedure<Table>;
  int place = t.s.frames.size() - 1;
  while (place > 0 && static_cast<Code>(t.s.frames[place].code) != Code::happening) --place;
  const std::uint8_t step = t.s.frames[place].step;
  const effects::Happening& h = t.happening();
  int moment = step == P::kSteps["before"] || step == P::kSteps["before_answered"] ? h.before : h.after;
  if (moment == kLosesSkirmish && h.it >= 0 && marked(t.s, h.it, kWonFight)) moment = kWinsSkirmish;
  return {moment, h.it, h.other};
}

}  // namespace

void Table::note_answer() {
  Scope& scope = running_scope();
  scope.it = happening().it;
  scope.other = happening().other;
  scope.much = happening().much;
  scope.it_has_left = has_left(part_now(*this)) ? 1 : 0;
}
void Table::begin_paying() {
  for (int seat = 0; seat < seats(); ++seat) running_scope().piles.begin(seat, size(kDiscardPile, seat));
}
void Table::end_paying() {
  for (int seat = 0; seat < seats(); ++seat) running_scope().piles.end(seat, size(kDiscardPile, seat));
}
void Table::begin_later(const effects::Later& l) {
  begin_scope(l.source);
  effects::recall(running_scope(), l);
  note_answer();
}

CardTexts Table::abilities_of(int card) const {
  if (!has_text(*this, card)) return {};
  CardTexts out(own_abilities_of(card));
  if ((gives(card) >> kTextOf & 1) != 0) out.add(effects::abilities_from_others(*this, card, kTextOf));
  return out;
}

void Table::call(int block, SeatId self, SeatId chosen) {
  s.frames.push_back(effects::begin_block(static_cast<std::uint8_t>(Code::program), block, self, chosen));
}
void Table::name(int slot, int thing) {
  Scope& running = running_scope();
  running.chosen = static_cast<std::int16_t>(thing);
  if (slot >= 0) running.named[at(slot)] = static_cast<std::int16_t>(thing);
}
void Table::give_for_a_time(int modifier, int thing, int until, const Frame& f) {
  if (s.timed.full() || !in_play().has(thing)) return;
  effects::Timed given{.modifier = static_cast<std::int16_t>(modifier),
                       .on = static_cast<std::int16_t>(thing),
                       .source = scope().source};
  given.give(effects::number_of_modifier(*this, code().modifiers[at(modifier)], f), until, f.local[effects::kSelf]);
  s.timed.push_back(given);
  timed_changed();
}
void Table::lay_down(int op, const Frame& f) {
  if (!s.laters.full()) s.laters.push_back(effects::remembered(scope(), code(), op, f.local[effects::kSelf]));
}

}  // namespace mathom::lotr_tcg

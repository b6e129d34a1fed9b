#pragma once
// Makes events of a game's own enumeration, and the sentences of the log.
#include "rules/event.h"
#include "text/phrase.h"

namespace mathom {

constexpr SeatId seat_or_none(int seat) { return seat < 0 ? SeatId::none : seat_at(seat); }

// Tells something about a seat and a number; -1: about no seat. `informs`: see Event.
template <class What>
void tell(EventSink* sink, What what, int who = -1, std::int32_t amount = 0, int whom = -1,
          SeatMask informs = kNobody) {
  if (sink == nullptr) return;
  sink->emit({.what = static_cast<std::uint16_t>(what),
              .who = seat_or_none(who),
              .whom = seat_or_none(whom),
              .amount = amount,
              .informs = informs});
}
// Tells which option of a text was chosen, from 0, and which block of the text it is.
template <class What>
void tell_choice(EventSink* sink, What what, SeatId who, int option, int block) {
  if (sink == nullptr) return;
  sink->emit({.what = static_cast<std::uint16_t>(what),
              .who = who,
              .to = static_cast<std::int16_t>(block),
              .amount = option + 1});
}

// A card that moves or is shown.
struct CardMove {
  CardId card = CardId::none;
  CardDef face = CardDef::hidden;
  int from = -1, to = -1;
  SeatMask seen_by = kEveryone;
  int whom = -1;
  SeatMask informs = kNobody;
  std::int32_t amount = 0;
};
template <class What>
void tell_card(EventSink* sink, What what, int who, const CardMove& m) {
  if (sink == nullptr) return;
  sink->emit({.what = static_cast<std::uint16_t>(what),
              .who = seat_or_none(who),
              .whom = seat_or_none(m.whom),
              .card = m.card,
              .face = m.face,
              .from = static_cast<std::int16_t>(m.from),
              .to = static_cast<std::int16_t>(m.to),
              .amount = m.amount,
              .seen_by = m.seen_by,
              .informs = m.informs});
}

// Returns the sentence of an event with its arguments: {seat}, {other}, {card} and {n}.
inline Phrase told(std::string_view key, const Event& e) {
  Phrase p{key, {}};
  if (p.empty()) return p;
  if (e.who != SeatId::none) p.seat("seat", e.who);
  if (e.whom != SeatId::none) p.seat("other", e.whom);
  if (e.face != CardDef::hidden) p.card("card", e.face);
  return p.number("n", e.amount);
}

}  // namespace mathom

#pragma once
// Something that happened, for animation and for the log. Rules never read events.
#include <cstdint>

#include "core/ids.h"

namespace mathom {

struct Event {
  std::uint16_t what = 0;  // an enumerator of the game: dealt, played, won, scored ...
  SeatId who = SeatId::none;
  SeatId whom = SeatId::none;       // the other seat, if there is one
  CardId card = CardId::none;       // which physical card; blank for those who may not know the face
  CardDef face = CardDef::hidden;   // what is printed on it; hidden from viewers outside seen_by
  std::int16_t from = -1, to = -1;  // places, in the game's own numbering
  std::int32_t amount = 0;          // blank together with the face
  SeatMask seen_by = kEveryone;     // who sees face, card and amount
  SeatMask heard_by = kEveryone;    // who notices the event at all
  SeatMask informs = kNobody;       // who learns something that they cannot forget: undo stops here
  friend bool operator==(const Event&, const Event&) = default;
};

// Where a reader of the log files an event: what begins a chapter or a section, and what can be searched for.
enum class EventKind : std::uint8_t {
  rest,     // none of the following
  chapter,  // a deal or a round begins; amount: its number
  trick,    // a card to a trick; the first one begins a section
  closes,   // the trick is complete
  turn,     // something that a seat does in its turn; a change of seats begins a section
  card,     // a card is shown or moved otherwise
  word,     // a bid, a call, a declaration
  score,    // points are counted
};

class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void emit(const Event&) = 0;
};

// The event as these viewers perceive it; check `heard` first. kEveryone perceives everything.
inline bool heard(const Event& e, SeatMask viewers) {
  return viewers == kEveryone || e.heard_by == kEveryone || (e.heard_by & viewers) != 0;
}
inline Event as_seen(Event e, SeatMask viewers) {
  if (viewers == kEveryone || e.seen_by == kEveryone || (e.seen_by & viewers) != 0) return e;
  e.card = CardId::none;
  e.face = CardDef::hidden;
  e.amount = 0;
  return e;
}

}  // namespace mathom

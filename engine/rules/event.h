#pragma once
// A fact for the eyes: animation and the written log are made of events. Rules never read them.
#include <cstdint>

#include "core/ids.h"

namespace mathom {

struct Event {
  std::uint16_t what = 0;  // an enumerator of the game: dealt, played, won, scored ...
  SeatId who = SeatId::none;
  SeatId whom = SeatId::none;       // the other seat, if there is one
  CardId card = CardId::none;       // which physical card; blanked where it would tell the face
  CardDef face = CardDef::hidden;   // what is on it; hidden from viewers outside seen_by
  std::int16_t from = -1, to = -1;  // places, in the game's own numbering
  std::int32_t amount = 0;          // blanked with the face
  SeatMask seen_by = kEveryone;     // who sees face, card and amount
  SeatMask heard_by = kEveryone;    // who notices at all
  SeatMask informs = kNobody;       // who learns something that cannot be unlearnt: undo stops here
  friend bool operator==(const Event&, const Event&) = default;
};

// Where a reader of the log files an event: what begins a chapter or a section of it, and what can be looked for.
enum class EventKind : std::uint8_t {
  rest,     // none of the following
  chapter,  // a deal or a round begins; amount: its number
  trick,    // a card to a trick; the first one begins a section
  closes,   // the trick is complete
  turn,     // something that a seat does in its turn; another seat's begins a section
  card,     // a card is shown or moved otherwise
  word,     // a bid, a call, a declaration
  score,    // points are counted
};

class EventSink {
 public:
  virtual ~EventSink() = default;
  virtual void emit(const Event&) = 0;
};

// The event as these viewers perceive it; check `heard` first. kEveryone perceives all of it.
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

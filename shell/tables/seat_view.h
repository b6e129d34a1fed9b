// A match through the eyes of who looks: what they see, what they are asked, what happened before them. A table has
// nothing else of the match, so that it cannot show what these eyes may not see: no state, no log, no facts of the
// truth.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/view.h"
#include "shell/tables/standing.h"

namespace mathom {

class SeatView {
 public:
  static constexpr std::size_t kAllEvents = ~std::size_t{0};
  virtual ~SeatView() = default;

  virtual const Game& game() const = 0;
  virtual SeatMask viewers() const = 0;  // nobody, while the cards are covered
  // The seat that belongs at the bottom of the picture: of who looks, or will look next.
  virtual SeatId near_seat() const = 0;
  virtual int seat_count() const = 0;
  virtual bool is_record() const = 0;         // it is looked back on, and nothing can be answered
  virtual bool is_directed() const = 0;       // a lesson or an exercise, which says itself what came of it
  virtual bool is_played_here() const = 0;    // held here: may be begun again, branched, and opened once it is over
  virtual std::uint64_t changes() const = 0;  // rises with every change

  // --- what they know, and the question when it is theirs
  virtual const View& view() const = 0;
  virtual View view_at(std::uint32_t ply) const = 0;  // after the first `ply` answers; pre: no more than were given
  // The result as it stands, which is open to everybody.
  virtual Outcome outcome() const = 0;
  // It is over, and how it was played can be looked at.
  virtual bool may_analyse() const = 0;

  // --- what happened, as far as they perceived it. Numbers count the events of the whole match, from 0.
  virtual std::vector<Event> events(std::size_t since, std::size_t until = kAllEvents) const = 0;
  virtual std::size_t event_count() const = 0;
  virtual std::size_t last_events() const = 0;  // where those of the last answer begin

  // --- the question in words. Pre, except for the prompt: it is theirs.
  virtual Phrase prompt() const = 0;
  virtual std::string token(const Option& o) const = 0;
  virtual Phrase label(const Option& o) const = 0;
  virtual std::optional<Reason> why_not(const Option& wanted) const = 0;  // nothing: it is offered, or means nothing
  virtual std::vector<Option> refused() const = 0;                        // what could be meant but is not offered

  virtual void answer(std::uint64_t option) = 0;  // by its index
  // The seat that is asked is to answer with the first of these that is offered, now and until none of them is: its own
  // side plays on for it. Taking back takes back all of it.
  virtual void answer_rest(std::vector<Option> in_turn) = 0;
  // Who looks wants to be asked more often, from the next answer on and until it is set otherwise: at every moment at
  // which they could do something, or at the next one (Wishes in rules/decision.h).
  virtual void wish(bool every, bool next) = 0;

  // --- standing orders of the near seat for texts of cards (standing.h)
  virtual Standing standing(const CatalogText& text) const = 0;
  virtual void order(const CatalogText& text, Standing standing) = 0;
  // Is the near seat asked at that stop, or passed over (StandingTexts::stops)?
  virtual bool stops_at(int stop) const = 0;
  virtual void stop_at(int stop, bool stops) = 0;
  // The seat's own side is about to answer the question: the player is not asked.
  virtual bool answers_itself() const = 0;
};

}  // namespace mathom

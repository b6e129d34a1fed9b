#pragma once
// What is done to the table by hand: cards move, are borne and marked, twilight comes and goes. Nothing follows from it
// here; that is for the rules (rules/deeds.h). What the Memo knows of is changed through this class alone.
#include "games/lotr_tcg/state/events.h"
#include "games/lotr_tcg/state/table_texts.h"

namespace mathom::lotr_tcg {

class TableMoves : public TableTexts {
 public:
  // `sink`: null where nobody is told. `memo`: see TableCards.
  TableMoves(const Catalog& catalog, State& state, EventSink* sink, Memo* memo)
      : TableTexts(catalog, state, memo), events(sink) {}
  EventSink* events;

  // Moves a card; `seen_by` is added to who knows it. It loses its bearer, its fight and its wounds when it leaves
  // play; what it bore stays as it is (rules/deeds.h puts that away).
  void move(int card, std::uint8_t zone, SeatMask seen_by);
  // Out of a hand or deck, so that nobody else can tell which card it was (table/card.h). Returns the card that moved.
  int move_unseen(int card, std::uint8_t zone, SeatMask owners, SeatMask seers);
  void set_bearer(int card, int bearer);
  // Aside, for as long as a text runs: shown or looked at. It knows where it came from.
  void set_aside(int card, SeatMask seen_by);
  void put_back(int card);   // to there
  void to_bottom(int card);  // of the zone in which it lies

  void mark(int card, Mark m);
  void unmark_all(int marks);
  void swap_marks(int card, int other);

  void set_twilight(int n);
  void add_twilight(int n) { set_twilight(s.twilight + n); }

  // --- the State has been written
  // Something has been changed that conditions may ask about: wounds, burdens, twilight, phase, site, fights.
  void changed();
  // The list of modifiers that are given for a time has changed. Texts that it takes away are there again.
  void timed_changed();
  // Whose turn it is, or where the fellowship is, or who plays: what is active has to be found out again.
  void forget();

 private:
  void lie_ahead(int site);
};

}  // namespace mathom::lotr_tcg

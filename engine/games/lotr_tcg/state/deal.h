#pragma once
// The decks of a game: what a config says of them, and how their cards lie before the first question.
#include "core/json_fwd.h"
#include "games/lotr_tcg/decks/decks.h"
#include "games/lotr_tcg/state/state.h"

namespace mathom::lotr_tcg {

// The id of the printed deck that a seat has whose player names none.
std::string_view usual_deck(int seat);
// The member "decks" of a config, which may be left out: for each seat the id of a printed deck, or a deck as its file
// has it.
void check_decks(const Catalog&, const Json& config, int seats, Problems&);
// Pre for both: check_decks has found nothing.
std::vector<Deck> decks_of(const Catalog&, const Json& config, int seats);
// A deck as its file has it. Pre: deck_faults has found nothing.
Json deck_json(const Catalog&, const Deck&);
Json decks_json(const Catalog&, const Json& config, int seats);
// Every deck before its player: Ring-bearer and Ring on the table, sites and draw deck hidden.
void deal_decks(State&, const Catalog&, const std::vector<Deck>&);

}  // namespace mathom::lotr_tcg

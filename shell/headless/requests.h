#pragma once
// Members of requests of the protocol that hold more than a word or a number.
#include "core/json_fwd.h"
#include "session/session.h"

namespace mathom::headless {

// "seats": [{"name", "bot", "person"}], each member optional.
bool seats_from_json(const Json&, Seats& out);

// "every" and "next": lists of seats, of `seats` that there are; left out: nobody.
bool wishes_from_json(const Json& request, int seats, Wishes& out);
// What is wished now, in the same words, and whether the game hears it.
Json wishes_json(const Session&);

}  // namespace mathom::headless

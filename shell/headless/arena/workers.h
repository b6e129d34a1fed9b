#pragma once
// Deals on all processors. What comes out is handed on in the order of the deals, so that neither a record nor a test
// that stops early depends on how many play at once.
#include <functional>
#include <string>
#include <vector>

#include "shell/headless/arena/bout.h"

namespace mathom::headless {

// How many threads play where nothing else is said: one for each processor; as WASM one.
int usual_jobs();

// Plays these deals. `take` is called on the calling thread, in their order, and returns false when enough has been
// seen. False, with what went wrong, when a deal could not be played or taken; those before it have been taken.
bool play_deals(const Bout&, const std::vector<std::uint64_t>& numbers, int jobs,
                const std::function<bool(const Deal&)>& take, std::string& fault);

}  // namespace mathom::headless

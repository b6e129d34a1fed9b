#pragma once
// What the protocol says about a session, as JSON: questions, events, reasons, results. No command is known here.
#include "core/json_fwd.h"
#include "session/session.h"
#include "shell/headless/words.h"

namespace mathom::headless {

// {"ply", "asked", "over", "hash"}: where a session stands.
Json status_json(const Session& s);
// The question to the seat that is asked, with tokens and labels. Pre: somebody is asked.
Json question_json(const Session& s, const Words& words);
// Events as some viewers perceive them, from the n-th on.
Json events_json(const Session& s, const Words& words, SeatMask viewers, std::size_t since);
Json log_json(const Session& s, SeatMask viewers);
Json result_json(const Session& s);
// {"token", "key", "text", "rule", "because"} against an option that is not offered.
Json reason_json(const Session& s, const Words& words, const Option& wanted, const Reason& reason);
Json info_json(const GameInfo& info, const Words& words);

// "0", [0, 2], "onlooker" or "truth" as viewers; false when it is none of these.
bool read_viewers(const Json& j, int seats, SeatMask& out);

}  // namespace mathom::headless

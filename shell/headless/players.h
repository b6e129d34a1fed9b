#pragma once
// Who sits where, as command lines say it: "human", "bot:club".
#include <string>
#include <string_view>

#include "core/problems.h"
#include "session/session.h"

namespace mathom::headless {

// "human,bot:club,bot:club,bot:beginner"; empty: a person first, then club bots.
Seats read_seats(std::string_view text, int seats, Problems& problems);
// One of them.
bool read_seat(std::string_view text, Seat& seat);

// The answer of the bot that sits at the pending seat. Pre: one does.
std::uint64_t bot_answer(const Session& session);

}  // namespace mathom::headless

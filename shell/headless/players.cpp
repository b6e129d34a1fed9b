#include "shell/headless/players.h"

#include <vector>

#include "ai/bot.h"

namespace mathom::headless {

bool read_seat(std::string_view text, Seat& seat) {
  if (text == "human") return true;
  if (!text.starts_with("bot:") || !find_bot_level(text.substr(4))) return false;
  seat.bot = std::string(text.substr(4));
  return true;
}

Seats read_seats(std::string_view text, int seats, Problems& problems) {
  Seats out(static_cast<std::size_t>(seats));
  std::vector<std::string_view> words;
  for (std::string_view rest = text; !rest.empty();) {
    const auto comma = rest.find(',');
    words.push_back(rest.substr(0, comma));
    rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
  }
  if (words.empty()) {
    words.assign(static_cast<std::size_t>(seats), "bot:club");
    words[0] = "human";
  }
  if (words.size() != static_cast<std::size_t>(seats)) {
    problems.add("--seats",
                 "names " + std::to_string(words.size()) + " players for " + std::to_string(seats) + " seats");
    return out;
  }
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i].name = "Seat " + std::to_string(i);
    out[i].person = static_cast<std::uint8_t>(i);
    if (!read_seat(words[i], out[i]))
      problems.add("--seats",
                   "\"" + std::string(words[i]) + "\" is neither \"human\" nor a bot that there is, as \"bot:club\"");
  }
  return out;
}

std::uint64_t bot_answer(const Session& s) {
  const SeatId seat = s.waiting_for();
  const BotLevel* level = find_bot_level(s.seats()[static_cast<std::size_t>(index(seat))].bot);
  View v = s.view(only(seat));
  return think(s.game(), std::move(v.seen), v.decision, *level, s.thinking_seed());
}

}  // namespace mathom::headless

#include "shell/headless/requests.h"

#include "ai/bot.h"
#include "core/json.h"
#include "rules/config.h"

namespace mathom::headless {
namespace {

bool seats_of_list(const Json* list, int seats, SeatMask& out) {
  if (!list) return true;
  for (const Json& one : *list) {
    const auto seat = whole_number<int>(one);
    if (!seat || *seat < 0 || *seat >= seats) return false;
    out = static_cast<SeatMask>(out | only(seat_at(*seat)));
  }
  return true;
}
Json list_of_seats(SeatMask seats) {
  Json out = Json::array();
  for (int seat = 0; seat < kMaxSeats; ++seat)
    if (contains(seats, seat_at(seat))) out.push_back(seat);
  return out;
}

}  // namespace

bool seats_from_json(const Json& j, Seats& out) {
  if (!j.is_array() || j.size() > kMaxSeats) return false;
  for (std::size_t i = 0; i < j.size(); ++i) {
    Problems problems;
    check_keys(j[i], {"name", "bot", "person"}, "", problems);
    if (!j[i].is_object() || !problems.empty()) return false;
    Seat seat;
    seat.person = static_cast<std::uint8_t>(i);
    if (const Json* name = member(j[i], "name")) {
      if (!name->is_string()) return false;
      seat.name = *name->get_ptr<const std::string*>();
    }
    if (const Json* bot = member(j[i], "bot")) {
      if (!bot->is_string() || !find_bot_level(*bot->get_ptr<const std::string*>())) return false;
      seat.bot = *bot->get_ptr<const std::string*>();
    }
    if (const Json* person = member(j[i], "person")) {
      const auto n = whole_number<std::uint8_t>(*person);
      if (!n) return false;
      seat.person = *n;
    }
    out.push_back(std::move(seat));
  }
  return true;
}

bool wishes_from_json(const Json& request, int seats, Wishes& out) {
  return seats_of_list(member(request, "every"), seats, out.every) &&
         seats_of_list(member(request, "next"), seats, out.next);
}
Json wishes_json(const Session& s) {
  return {{"every", list_of_seats(s.wishes().every)},
          {"next", list_of_seats(s.wishes().next)},
          {"heard", s.game().info().hears_wishes}};
}

}  // namespace mathom::headless

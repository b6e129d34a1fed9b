#include "shell/headless/arena/record.h"

#include "core/version.h"
#include "shell/headless/arena/fingerprint.h"

namespace mathom::headless {
namespace {

Json seats_json(SeatMask seats, int n) {
  Json out = Json::array();
  for (int i = 0; i < n; ++i)
    if (contains(seats, seat_at(i))) out.push_back(i);
  return out;
}

// A deal as line_of() writes it.
bool read_deal(const Json& j, std::size_t places, Deal& out) {
  const auto number = number_member<std::uint64_t>(j, "deal"), answers = number_member<std::uint64_t>(j, "answers");
  const Json* leads = member(j, "leads");
  if (!number || !answers || !leads || !leads->is_array() || leads->size() != places) return false;
  out.number = *number;
  out.answers = *answers;
  for (const Json& lead : *leads) {
    if (!lead.is_number()) return false;
    out.leads.push_back(lead.get<double>());
  }
  if (const std::string* ending = text_member(j, "ending")) out.ending = *ending;
  return true;
}

bool is_header(const Json& j) {
  const std::string* kind = text_member(j, "mathom");
  const Json* places = member(j, "places");
  const bool said = text_member(j, "game") && text_member(j, "a") && text_member(j, "seed") && member(j, "b");
  return kind && *kind == "arena" && number_member<int>(j, "format") == 1 && said && places && places->is_array();
}

}  // namespace

Json header_of(const Bout& bout) {
  Problems none;
  const Game& g = *bout.game;
  Json places = Json::array();
  for (const SeatMask place : bout.places) places.push_back(seats_json(place, bout.seats));
  Json j = {{"mathom", "arena"},
            {"format", 1},
            {"version", std::string(kVersion)},
            {"program", std::string(arena_fingerprint())},
            {"game", std::string(g.info().id)},
            {"rules", g.info().rules_version},
            {"content", hex64(g.content_hash())},
            {"config", *parse_json(bout.config, none)},
            {"seats", bout.seats},
            {"places", std::move(places)},
            {"seed", hex64(bout.seed)},
            {"a", bout.a.name},
            {"b", nullptr},
            {"playouts", nullptr}};
  if (bout.b) j["b"] = bout.b->name;
  if (!bout.a.is_program()) j["playouts"] = bout.a.level.playouts;
  return j;
}

std::string header_difference(const Json& one, const Json& other) {
  const Json here = one.flatten(), there = other.flatten();
  const auto text = [](const Json& j, const std::string& key) {
    return j.contains(key) ? dump_json(j[key]) : std::string("nothing");
  };
  for (const Json* side : {&here, &there})
    for (const auto& [key, value] : side->items())
      if (text(here, key) != text(there, key)) return key + ": " + text(here, key) + " and " + text(there, key);
  return {};
}

std::string line_of(const Deal& deal) {
  Json j = {{"deal", deal.number}, {"leads", deal.leads}, {"answers", deal.answers}};
  if (!deal.ending.empty()) j["ending"] = deal.ending;
  return dump_json(j);
}

std::optional<ArenaRecord> read_arena_record(std::string_view text, std::size_t& whole, Problems& problems) {
  ArenaRecord out;
  std::size_t places = 0;
  int number = 0;
  for (whole = 0;;) {
    const auto end = text.find('\n', whole);
    if (end == std::string_view::npos) break;
    const auto j = parse_json(text.substr(whole, end - whole), problems);
    const std::string where = "line " + std::to_string(++number);
    Deal deal;
    if (number == 1 && j && j->is_object() && is_header(*j)) {
      out.header = *j;
      places = out.header["places"].size();
    } else if (number == 1) {
      return problems.add(where, "is not the header of a record of the arena"), std::nullopt;
    } else if (!j || !j->is_object() || !read_deal(*j, places, deal)) {
      return problems.add(where, "is not a deal"), std::nullopt;
    } else if (!out.deals.emplace(deal.number, deal).second) {
      return problems.add(where, "has deal " + std::to_string(deal.number) + " again"), std::nullopt;
    }
    whole = end + 1;
  }
  return out;
}

bool add_record(ArenaRecord& to, const ArenaRecord& from, std::string& fault) {
  if (const std::string other = header_difference(to.header, from.header); !other.empty())
    return fault = "is of another bout: " + other, false;
  for (const auto& [number, deal] : from.deals)
    if (!to.deals.emplace(number, deal).second)
      return fault = "has deal " + std::to_string(number) + ", which another file has too", false;
  return true;
}

}  // namespace mathom::headless

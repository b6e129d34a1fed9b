#include "shell/services/match/seat_wire.h"

#include "core/json.h"
#include "rules/wire.h"

namespace mathom {

namespace {

std::optional<SeatId> seat_member(const Json& j, const char* name, Problems& problems) {
  const auto n = number_member<std::uint8_t>(j, name);
  if (!n) problems.add(std::string("/") + name, "must be a seat");
  return n ? std::optional(static_cast<SeatId>(*n)) : std::nullopt;
}

Phrase phrase_member(const Json& j, const char* name, Problems& problems) {
  const Json* p = member(j, name);
  if (p) return phrase_from_json(*p, problems);
  problems.add(std::string("/") + name, "is missing");
  return {};
}

}  // namespace

Json moment_to_json(const Game& game, const Moment& m) {
  Json out{{"seen", game.save_observation(m.view.seen)},
           {"waiting", index(m.view.waiting_for)},
           {"prompt", phrase_to_json(m.prompt)},
           {"outcome", outcome_to_json(m.outcome)}};
  if (m.view.yours()) out["question"] = decision_to_json(m.view.decision);
  return out;
}

std::optional<Moment> moment_from_json(const Game& game, const Json& j, SeatMask eyes, std::uint32_t ply,
                                       Problems& problems) {
  const std::size_t before = problems.size();
  Moment out;
  out.view.ply = ply;
  const auto waiting = seat_member(j, "waiting", problems);
  out.view.waiting_for = waiting.value_or(SeatId::none);
  const Json *seen = member(j, "seen"), *outcome = member(j, "outcome");
  if (!seen || !outcome) return problems.add("", "is not a moment"), std::nullopt;
  out.view.seen = game.load_observation(*seen, problems);
  if (!out.view.seen.empty() && out.view.seen.viewers() != eyes) problems.add("/seen", "is what other eyes saw");
  out.outcome = outcome_from_json(*outcome, problems);
  out.prompt = phrase_member(j, "prompt", problems);
  if (const Json* question = member(j, "question")) out.view.decision = decision_from_json(*question, problems);
  if (out.view.yours() && out.view.decision.seat != out.view.waiting_for)
    problems.add("/question", "is another seat's");
  if (problems.size() > before) return std::nullopt;
  return out;
}

Json seats_to_json(const Seats& seats) {
  Json out = Json::array();
  for (const Seat& s : seats) out.push_back({{"name", s.name}, {"bot", s.bot}, {"person", s.person}});
  return out;
}

std::optional<Seats> seats_from_json(const Json& j, Problems& problems) {
  Seats out;
  if (j.is_array() && j.size() <= kMaxSeats)
    for (const Json& one : j) {
      const std::string *name = text_member(one, "name"), *bot = text_member(one, "bot");
      const auto person = number_member<std::uint8_t>(one, "person");
      if (name && bot && person) out.push_back({clean_name(*name), *bot, *person});
    }
  if (!j.is_array() || out.empty() || out.size() != j.size())
    return problems.add("/seats", "must be seats"), std::nullopt;
  return out;
}

Json saying_to_json(const Saying& s) {
  return {{"ply", s.ply}, {"who", index(s.who)}, {"words", phrase_to_json(s.phrase)}};
}

Saying saying_from_json(const Json& j, Problems& problems) {
  Saying out;
  const auto ply = number_member<std::uint32_t>(j, "ply");
  if (!ply) problems.add("/ply", "must be a number");
  out.ply = ply.value_or(0);
  out.who = seat_member(j, "who", problems).value_or(SeatId::none);
  out.phrase = phrase_member(j, "words", problems);
  return out;
}

Json proposal_to_json(const Proposal& p) {
  return {{"seat", index(p.seat)},
          {"question", phrase_to_json(p.question)},
          {"act", phrase_to_json(p.act)},
          {"reason", phrase_to_json(p.reason)},
          {"refuses", p.refuses}};
}

Proposal proposal_from_json(const Json& j, Problems& problems) {
  Proposal out;
  out.seat = seat_member(j, "seat", problems).value_or(SeatId::none);
  out.question = phrase_member(j, "question", problems);
  out.act = phrase_member(j, "act", problems);
  out.reason = phrase_member(j, "reason", problems);
  out.refuses = number_member<bool>(j, "refuses").value_or(false);
  return out;
}

}  // namespace mathom

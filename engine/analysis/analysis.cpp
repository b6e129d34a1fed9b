#include "analysis/analysis.h"

#include <string>
#include <utility>

#include "ai/judgement_json.h"
#include "core/hash.h"
#include "core/json.h"

namespace mathom {
namespace {

constexpr int kAnalysisFormat = 1;
constexpr std::size_t kMostJudged = 20000;

std::optional<Care> care_from_json(const Json* j) {
  if (!j || !j->is_array() || j->size() != 3) return std::nullopt;
  const auto playouts = whole_number<int>((*j)[0]), worlds = whole_number<int>((*j)[1]),
             options = whole_number<int>((*j)[2]);
  const auto within = [](std::optional<int> n, int most) { return n && *n >= 2 && *n <= most; };
  if (!within(playouts, kMostCare.playouts) || !within(worlds, kMostCare.worlds) || !within(options, kMostCare.options))
    return std::nullopt;
  return Care{.playouts = *playouts, .worlds = *worlds, .options = *options};
}

}  // namespace

SeatMask seats_to_analyse(const Seats& seats) {
  SeatMask people = kNobody, all = kNobody;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const SeatMask one = only(seat_at(static_cast<int>(i)));
    all = static_cast<SeatMask>(all | one);
    if (seats[i].is_person()) people = static_cast<SeatMask>(people | one);
  }
  return people == kNobody ? all : people;
}

std::vector<Judgement> of_seat(const Analysis& a, SeatId seat) {
  std::vector<Judgement> out;
  for (Judgement& j : settled(a.judged))
    if (j.seat == seat) out.push_back(std::move(j));
  return out;
}

std::vector<Weighable> weighable(const Session& s, SeatMask seats, std::uint32_t from, std::uint32_t until) {
  std::vector<Weighable> out;
  s.each_answer(
      from,
      [&](View& then, const LogEntry& answer) {
        if (!contains(seats, answer.seat) || !Review::possible(s.game(), then)) return;
        const std::uint64_t seed = mix64(s.seed() ^ mix64(then.ply));
        out.push_back({std::move(then), static_cast<std::uint32_t>(answer.value), seed});
      },
      until);
  return out;
}

Json analysis_to_json(const Analysis& a) {
  Json judged = Json::array();
  for (const Judgement& j : a.judged) judged.push_back(judgement_to_json(j));
  return {{"format", kAnalysisFormat},
          {"of", hex64(a.of)},
          {"care", Json::array({a.care.playouts, a.care.worlds, a.care.options})},
          {"open", a.open},
          {"seats", a.seats},
          {"judged", std::move(judged)}};
}

std::optional<Analysis> analysis_from_json(const Json& j, Problems& problems) {
  const std::size_t before = problems.size();
  if (!j.is_object()) return problems.add("", "must be an object"), std::nullopt;
  check_keys(j, {"format", "of", "care", "open", "seats", "judged"}, "", problems);
  Analysis out;
  if (number_member<int>(j, "format") != kAnalysisFormat) problems.add("/format", "must be 1");
  const std::string* of = text_member(j, "of");
  const auto hash = of ? parse_hex64(*of) : std::nullopt;
  if (!hash) problems.add("/of", "must be 16 hexadecimal digits");
  out.of = hash.value_or(0);
  const auto care = care_from_json(member(j, "care"));
  if (!care) problems.add("/care", "must be three numbers: playouts, worlds, options");
  out.care = care.value_or(Care{});
  const auto open = number_member<bool>(j, "open");
  if (!open) problems.add("/open", "must be true or false");
  out.open = open.value_or(false);
  const auto seats = number_member<SeatMask>(j, "seats");
  if (!seats) problems.add("/seats", "must be a mask of seats");
  out.seats = seats.value_or(kNobody);
  const Json* judged = member(j, "judged");
  if (!judged || !judged->is_array() || judged->size() > kMostJudged)
    return problems.add("/judged", "must be a list of judgements"), std::nullopt;
  for (std::size_t i = 0; i < judged->size(); ++i)
    if (auto one = judgement_from_json((*judged)[i], "/judged/" + std::to_string(i), problems))
      out.judged.push_back(std::move(*one));
  if (problems.size() > before) return std::nullopt;
  return out;
}

Problems misfits(const Analysis& a, const Session& s) {
  Problems out;
  if (a.of != s.state_hash()) out.add("/of", "names another end of the game");
  std::uint32_t from = 0;
  for (std::size_t i = 0; i < a.judged.size(); ++i) {
    const Judgement& j = a.judged[i];
    const std::string path = "/judged/" + std::to_string(i);
    if (j.ply < from || j.ply >= s.ply()) {
      out.add(path + "/ply", "is not an answer of this game after those before it");
      continue;
    }
    from = j.ply + 1;
    const LogEntry& answer = s.log()[j.ply];
    if (answer.seat != j.seat || answer.value != j.chosen || !contains(a.seats, j.seat)) {
      out.add(path, "is of another answer");
      continue;
    }
    const std::size_t offered = s.view_at(j.ply, only(j.seat)).decision.options.size();
    for (const Weighed& w : j.options)
      if (w.option >= offered) out.add(path + "/options", "names an option that was not offered");
  }
  return out;
}

}  // namespace mathom

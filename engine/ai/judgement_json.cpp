#include "ai/judgement_json.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "core/json.h"
#include "rules/wire.h"

namespace mathom {
namespace {

constexpr std::size_t kMostBecause = 5;  // the number of worlds and the facts
constexpr std::int64_t kMostHundredths = std::int64_t{1} << 40;

// Hundredths as whole numbers, which every program reads alike.
std::int64_t in_hundredths(double n) { return std::llround(n * 100); }
Json estimate_to_json(const Estimate& e) { return Json::array({in_hundredths(e.mean), in_hundredths(e.margin)}); }

// Reads lists of whole numbers, and reports what is wrong with them.
class JudgementReader {
 public:
  JudgementReader(const Json& j, const std::string& path, Problems& problems)
      : j_(j), path_(path), problems_(problems), before_(problems.size()) {}

  std::optional<Judgement> read() {
    if (!j_.is_object()) return fault("", "must be an object"), std::nullopt;
    check_keys(j_, {"ply", "seat", "chosen", "best", "expected", "lost", "worlds", "options", "because"}, path_,
               problems_);
    Judgement out;
    out.ply = static_cast<std::uint32_t>(number("ply", 0, 1 << 30));
    out.seat = seat_at(static_cast<int>(number("seat", 0, kMaxSeats - 1)));
    out.chosen = static_cast<std::uint32_t>(number("chosen", 0, 1 << 20));
    out.best = static_cast<std::uint32_t>(number("best", 0, 1 << 20));
    out.expected = estimate("expected");
    out.lost = estimate("lost");
    read_worlds(out);
    read_options(out);
    read_because(out);
    if (problems_.size() > before_) return std::nullopt;
    return out;
  }

 private:
  void fault(const std::string& where, const char* what) { problems_.add(path_ + where, what); }

  std::int64_t number(const char* name, std::int64_t least, std::int64_t most) {
    const auto n = number_member<std::int64_t>(j_, name);
    if (n && *n >= least && *n <= most) return *n;
    fault(std::string("/") + name, "must be a whole number within its bounds");
    return least;
  }

  // Reads `n` whole numbers within the bounds of `least` and `most`; empty if something is wrong.
  std::vector<std::int64_t> numbers(const Json* list, const std::string& where, std::size_t n) {
    std::vector<std::int64_t> out;
    if (list && list->is_array() && list->size() == n)
      for (const Json& one : *list)
        if (const auto number = whole_number<std::int64_t>(one); number && std::abs(*number) <= kMostHundredths)
          out.push_back(*number);
    if (out.size() == n) return out;
    fault(where, "must be a list of whole numbers, each within its bounds");
    return {};
  }

  Estimate estimate_of(std::int64_t mean, std::int64_t margin, const std::string& where) {
    if (margin < 0) fault(where, "has a margin below 0");
    return {static_cast<double>(mean) / 100, static_cast<double>(margin) / 100};
  }
  Estimate estimate(const char* name) {
    const std::string where = std::string("/") + name;
    const auto all = numbers(member(j_, name), where, 2);
    return all.empty() ? Estimate{} : estimate_of(all[0], all[1], where);
  }

  void read_worlds(Judgement& out) {
    const auto all = numbers(member(j_, "worlds"), "/worlds", 3);
    if (all.empty()) return;
    if (all[0] < 1 || all[0] > kMostCare.worlds || all[1] < 0 || all[2] < 0 || all[1] + all[2] > all[0])
      return fault("/worlds", "must be how many, in how many better and in how many worse");
    out.worlds = static_cast<int>(all[0]), out.better = static_cast<int>(all[1]), out.worse = static_cast<int>(all[2]);
  }

  void read_options(Judgement& out) {
    const Json* list = member(j_, "options");
    if (!list || !list->is_array() || list->empty() || list->size() > static_cast<std::size_t>(kMostCare.options))
      return fault("/options", "must be a list of options");
    for (std::size_t i = 0; i < list->size(); ++i) {
      const std::string where = "/options/" + std::to_string(i);
      const auto all = numbers(&(*list)[i], where, 3);
      if (all.empty()) continue;
      if (all[0] < 0 || all[0] > 1 << 20) fault(where, "names no option");
      out.options.push_back({static_cast<std::uint32_t>(all[0]), estimate_of(all[1], all[2], where)});
    }
    for (const std::uint32_t named : {out.chosen, out.best})
      if (std::none_of(out.options.begin(), out.options.end(), [&](const Weighed& w) { return w.option == named; }))
        fault("/options", "must have the chosen and the best one");
  }

  // [worlds, [fact, good, here, there], ...]; it may be missing.
  void read_because(Judgement& out) {
    const Json* list = member(j_, "because");
    if (!list) return;
    const auto wrong = [&] { fault("/because", "must be the worlds, and facts with how often each came about"); };
    if (!list->is_array() || list->empty() || list->size() > kMostBecause) return wrong();
    const auto worlds = whole_number<int>((*list)[0]);
    if (!worlds || *worlds < 1 || *worlds > kMostCare.worlds) return wrong();
    out.noted = *worlds;
    for (std::size_t i = 1; i < list->size(); ++i) {
      const Json& one = (*list)[i];
      const bool whole = one.is_array() && one.size() == 4 && one[1].is_boolean();
      const auto here = whole ? whole_number<int>(one[2]) : std::nullopt,
                 there = whole ? whole_number<int>(one[3]) : std::nullopt;
      if (!here || !there || std::min(*here, *there) < 0 || std::max(*here, *there) > *worlds) return wrong();
      out.because.push_back({{phrase_from_json(one[0], problems_), one[1].get<bool>()}, *here, *there, out.chosen});
    }
  }

  const Json& j_;
  const std::string& path_;
  Problems& problems_;
  std::size_t before_;
};

}  // namespace

Json judgement_to_json(const Judgement& j) {
  Json options = Json::array();
  for (const Weighed& w : j.options)
    options.push_back(Json::array({w.option, in_hundredths(w.expected.mean), in_hundredths(w.expected.margin)}));
  Json out{{"ply", j.ply},
           {"seat", index(j.seat)},
           {"chosen", j.chosen},
           {"best", j.best},
           {"expected", estimate_to_json(j.expected)},
           {"lost", estimate_to_json(j.lost)},
           {"worlds", Json::array({j.worlds, j.better, j.worse})},
           {"options", std::move(options)}};
  if (j.because.empty()) return out;
  Json because = Json::array({j.noted});
  for (const Because& b : j.because)
    because.push_back(Json::array({phrase_to_json(b.fact.what), b.fact.good, b.here, b.there}));
  out["because"] = std::move(because);
  return out;
}

std::optional<Judgement> judgement_from_json(const Json& j, const std::string& path, Problems& problems) {
  return JudgementReader(j, path, problems).read();
}

}  // namespace mathom

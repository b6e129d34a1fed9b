#include "shell/headless/arena/report.h"

#include <algorithm>
#include <array>
#include <cstdarg>
#include <cstdio>
#include <vector>

namespace mathom::headless {
namespace {

struct Counted {
  Sample all;                    // a deal's mean over the places
  std::vector<Sample> by_place;  // one game each
  std::map<std::string, std::uint64_t> endings{};
  std::uint64_t answers = 0;
  std::vector<std::uint64_t> missing{};  // deals before the last one
};

Counted counted(const ArenaRecord& record) {
  Counted out{{}, std::vector<Sample>(record.header["places"].size())};
  std::uint64_t next = 0;
  for (const auto& [number, deal] : record.deals) {
    for (; next < number && out.missing.size() < 1000; ++next) out.missing.push_back(next);
    next = number + 1;
    out.all.add(deal.lead());
    for (std::size_t i = 0; i < deal.leads.size(); ++i) out.by_place[i].add(deal.leads[i]);
    if (!deal.ending.empty()) ++out.endings[deal.ending];
    out.answers += deal.answers;
  }
  return out;
}

SequentialTest tested(const ArenaRecord& record, const Question& question) {
  SequentialTest out(question);
  for (const auto& [number, deal] : record.deals) {
    if (number != out.looked_at()) break;
    if (out.add(deal.lead()) != Verdict::open) break;
  }
  return out;
}

std::string_view word_of(Verdict v) {
  constexpr std::array<std::string_view, 3> kWords{"open", "from", "to"};
  return kWords[static_cast<std::size_t>(v)];
}

Json share_json(std::uint64_t part, std::uint64_t n) {
  Json j = {{"n", part}};
  if (n == 0) return j;
  const Interval i = share_interval(part, n);
  j["share"] = static_cast<double>(part) / static_cast<double>(n);
  j["interval"] = {i.low, i.high};
  return j;
}

Json sample_json(const Sample& s) {
  Json j = {{"mean", s.mean()},
            {"standard_error", nullptr},
            {"interval", nullptr},
            {"ahead", share_json(s.above(), s.count())},
            {"behind", share_json(s.below(), s.count())}};
  if (s.count() < 2) return j;
  j["standard_error"] = s.error();
  j["interval"] = {s.interval().low, s.interval().high};
  return j;
}

Json test_json(const SequentialTest& t) {
  const Question& q = t.question();
  return {{"from", q.from},        {"to", q.to},         {"alpha", q.alpha},
          {"beta", q.beta},        {"ratio", t.ratio()}, {"verdict", std::string(word_of(t.verdict()))},
          {"deals", t.looked_at()}};
}

// --- in lines

std::string written(const char* format, ...) __attribute__((format(printf, 1, 2)));
std::string written(const char* format, ...) {
  char out[1024];
  va_list values;
  va_start(values, format);
  std::vsnprintf(out, sizeof out, format, values);
  va_end(values);
  return out;
}

unsigned long long wide(std::uint64_t n) { return n; }

std::string took(double seconds) { return seconds > 0 ? written(" (%.1f s)", seconds) : std::string(); }

// "19 of 40 (33 to 63 %)"
std::string share_text(std::uint64_t part, std::uint64_t n, const char* what = "") {
  if (n == 0) return std::string("0 of 0") + what;
  const Interval i = share_interval(part, n);
  return written("%llu of %llu%s (%.0f to %.0f %%)", wide(part), wide(n), what, 100 * i.low, 100 * i.high);
}

std::string text_of(const Json& header, const char* key) {
  const std::string* text = text_member(header, key);
  std::string_view word = text ? std::string_view(*text) : std::string_view();
  if (word.starts_with("bot:")) word.remove_prefix(4);
  return std::string(word);
}

std::string together_table(const ArenaRecord& record, const Counted& c, double seconds, double longest) {
  const double games = static_cast<double>(std::max<std::uint64_t>(1, c.all.count()));
  std::string out =
      written("%s: %s alone at %d seats, %llu games: %.1f points, standard error %.2f, %.0f answers a game",
              text_of(record.header, "game").c_str(), text_of(record.header, "a").c_str(),
              number_member<int>(record.header, "seats").value_or(0), wide(c.all.count()), c.all.mean(), c.all.error(),
              static_cast<double>(c.answers) / games);
  if (longest > 0) out += written(", longest %.2f s", longest);
  out += took(seconds) + "\n";
  for (const auto& [how, n] : c.endings)
    out += written("  %-14s %5.1f %%, %s\n", how.c_str(), 100 * static_cast<double>(n) / games,
                   share_text(n, c.all.count()).c_str());
  return out;
}

std::string place_lines(const ArenaRecord& record, const Counted& c) {
  std::string out;
  for (std::size_t i = 0; i < c.by_place.size(); ++i) {
    const Sample& s = c.by_place[i];
    std::string seats;
    for (const Json& seat : record.header["places"][i]) seats += " " + dump_json(seat);
    out += written("  at seat%s: %+.2f, standard error %.2f; ahead in %s\n", seats.c_str(), s.mean(), s.error(),
                   share_text(s.above(), s.count()).c_str());
  }
  return out;
}

std::string against_table(const ArenaRecord& record, const Counted& c, double seconds) {
  const int seats = number_member<int>(record.header, "seats").value_or(0);
  const Interval i = c.all.interval();
  std::string out =
      written("%s: %s against %s, %llu deals at each of %d seats: %+.2f points a deal, standard error %.2f",
              text_of(record.header, "game").c_str(), text_of(record.header, "a").c_str(),
              text_of(record.header, "b").c_str(), wide(c.all.count()), seats, c.all.mean(), c.all.error());
  out += took(seconds) + "\n";
  if (c.all.count() > 1) out += written("  95 %% interval %+.2f to %+.2f\n", i.low, i.high);
  out += written("  ahead in %s, behind in %llu\n", share_text(c.all.above(), c.all.count(), " deals").c_str(),
                 wide(c.all.below()));
  return static_cast<int>(c.by_place.size()) == seats && seats > 2 ? out : out + place_lines(record, c);
}

std::string test_lines(const SequentialTest& t) {
  const Question& q = t.question();
  const std::string said = t.verdict() == Verdict::open
                               ? "nothing yet"
                               : written("a lead of %g or %s", t.verdict() == Verdict::to ? q.to : q.from,
                                         t.verdict() == Verdict::to ? "more" : "less");
  return written("  %g or less, against %g or more: %s after %llu deals, ratio %+.2f (errors %g and %g)\n", q.from,
                 q.to, said.c_str(), wide(t.looked_at()), t.ratio(), q.alpha, q.beta);
}

}  // namespace

Json report_json(const ArenaRecord& record, const std::optional<Question>& question) {
  const Counted c = counted(record);
  Json j = record.header;
  j["deals"] = c.all.count();
  j["missing"] = c.missing;
  j["answers"] = c.answers;
  j["lead"] = sample_json(c.all);
  j["by_place"] = Json::array();
  for (const Sample& s : c.by_place) j["by_place"].push_back(sample_json(s));
  if (record.together()) j["endings"] = Json::object();
  for (const auto& [how, n] : c.endings) j["endings"][how] = share_json(n, c.all.count());
  if (question) j["test"] = test_json(tested(record, *question));
  return j;
}

std::string report_table(const ArenaRecord& record, const std::optional<Question>& question, const ArenaTold& told) {
  const Counted c = counted(record);
  std::string out = record.together() ? together_table(record, c, told.seconds, told.longest)
                                      : against_table(record, c, told.seconds);
  if (told.gaps && !c.missing.empty()) {
    out += written("  %llu deals are missing before the last one, the first of them %llu\n", wide(c.missing.size()),
                   wide(c.missing.front()));
  }
  if (question) out += test_lines(tested(record, *question));
  return out;
}

}  // namespace mathom::headless

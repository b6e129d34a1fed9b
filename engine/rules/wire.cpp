#include "rules/wire.h"

#include <algorithm>
#include <set>
#include <string>

#include "core/json.h"

namespace mathom {
namespace {

bool read_option(const Json& j, Option& o) {
  if (!j.is_array() || j.size() != 6) return false;
  const auto verb = whole_number<std::uint16_t>(j[0]), subject = whole_number<std::uint16_t>(j[1]),
             object = whole_number<std::uint16_t>(j[2]);
  const auto amount = whole_number<std::int16_t>(j[3]);
  const auto seat = whole_number<std::uint8_t>(j[4]), spare = whole_number<std::uint8_t>(j[5]);
  if (!verb || !subject || !object || !amount || !seat || !spare) return false;
  o = {*verb, static_cast<CardId>(*subject), static_cast<CardId>(*object), *amount, static_cast<SeatId>(*seat), *spare};
  return true;
}

// Returns the word, kept as long as the program runs; empty if it is too long or there are too many.
std::string_view kept_word(const std::string& word) {
  static std::set<std::string, std::less<>> words;
  if (const auto known = words.find(word); known != words.end()) return *known;
  if (word.size() > kMostWord || words.size() >= kMostWords) return {};
  return *words.insert(word).first;
}

template <class T>
T take(const Json& j, const char* name, Problems& problems) {
  const auto n = number_member<T>(j, name);
  if (!n) problems.add(std::string("/") + name, "must be a whole number in range");
  return n.value_or(T{});
}

}  // namespace

Json option_to_json(const Option& o) {
  return Json::array({o.verb, index(o.subject), index(o.object), o.amount, index(o.seat), o.spare});
}

Option option_from_json(const Json& j, Problems& problems) {
  Option o;
  if (!read_option(j, o)) problems.add("", "is not an option");
  return o;
}

Json event_to_json(const Event& e) {
  return Json::array({e.what, index(e.who), index(e.whom), index(e.card), index(e.face), e.from, e.to, e.amount});
}

Event event_from_json(const Json& j, Problems& problems) {
  const auto fault = [&] { return problems.add("", "is not an event"), Event{}; };
  if (!j.is_array() || j.size() != 8) return fault();
  const auto what = whole_number<std::uint16_t>(j[0]), card = whole_number<std::uint16_t>(j[3]),
             face = whole_number<std::uint16_t>(j[4]);
  const auto who = whole_number<std::uint8_t>(j[1]), whom = whole_number<std::uint8_t>(j[2]);
  const auto from = whole_number<std::int16_t>(j[5]), to = whole_number<std::int16_t>(j[6]);
  const auto amount = whole_number<std::int32_t>(j[7]);
  if (!what || !card || !face || !who || !whom || !from || !to || !amount) return fault();
  return {.what = *what,
          .who = static_cast<SeatId>(*who),
          .whom = static_cast<SeatId>(*whom),
          .card = static_cast<CardId>(*card),
          .face = static_cast<CardDef>(*face),
          .from = *from,
          .to = *to,
          .amount = *amount};
}

Json phrase_to_json(const Phrase& p) {
  Json args = Json::array();
  for (const Arg& a : p.args)
    args.push_back({std::string(a.name), static_cast<int>(a.kind), a.value, std::string(a.word)});
  return {{"key", std::string(p.key)}, {"args", std::move(args)}, {"begins", p.begins}};
}

Phrase phrase_from_json(const Json& j, Problems& problems) {
  const auto fault = [&](std::string what) { return problems.add("", std::move(what)), Phrase{}; };
  const std::string* key = text_member(j, "key");
  const Json* args = member(j, "args");
  if (!key || !args || !args->is_array() || args->size() > Phrase::kMostArgs) return fault("is not a phrase");
  Phrase out{.key = kept_word(*key), .begins = number_member<bool>(j, "begins").value_or(false)};
  if (out.key.empty() && !key->empty()) return fault("has a word too many");
  for (const Json& arg : *args) {
    if (!arg.is_array() || arg.size() != 4 || !arg[0].is_string() || !arg[3].is_string())
      return fault("is not a phrase");
    const auto kind = whole_number<std::uint8_t>(arg[1]);
    const auto value = whole_number<std::int64_t>(arg[2]);
    if (!kind || *kind > static_cast<std::uint8_t>(Arg::Kind::word) || !value) return fault("is not a phrase");
    const std::string &name = *arg[0].get_ptr<const std::string*>(), &word = *arg[3].get_ptr<const std::string*>();
    const Arg read{kept_word(name), static_cast<Arg::Kind>(*kind), *value, kept_word(word)};
    if (read.name.empty() || (read.word.empty() && !word.empty())) return fault("has a word too many");
    out.with(read);
  }
  return out;
}

Json outcome_to_json(const Outcome& o) {
  return {{"over", o.over}, {"winner", o.winner}, {"score", o.score}, {"team", o.team}};
}

Outcome outcome_from_json(const Json& j, Problems& problems) {
  Outcome out;
  const auto over = number_member<bool>(j, "over");
  const auto winner = number_member<std::uint8_t>(j, "winner");
  const Json *score = member(j, "score"), *team = member(j, "team");
  bool sound = over && winner && score && score->is_array() && score->size() == kMaxSeats && team && team->is_array() &&
               team->size() == kMaxSeats;
  for (std::size_t i = 0; sound && i < kMaxSeats; ++i) {
    const auto points = whole_number<std::int32_t>((*score)[i]);
    const auto side = whole_number<std::uint8_t>((*team)[i]);
    sound = points && side;
    if (sound) out.score[i] = *points, out.team[i] = *side;
  }
  if (!sound) return problems.add("", "is not an outcome"), Outcome{};
  out.over = *over;
  out.winner = *winner;
  return out;
}

Json decision_to_json(const Decision& d) {
  Json options = Json::array();
  for (const auto& o : d.options) options.push_back(option_to_json(o));
  return {{"seat", index(d.seat)}, {"ask", static_cast<int>(d.ask)},
          {"why", d.why},          {"source", index(d.source)},
          {"picked", d.picked},    {"min", d.min},
          {"max", d.max},          {"answer_seen_by", d.answer_seen_by},
          {"sides", d.sides},      {"options", std::move(options)}};
}

Decision decision_from_json(const Json& j, Problems& problems) {
  Decision d;
  Problems found;
  d.seat = static_cast<SeatId>(take<std::uint8_t>(j, "seat", found));
  const auto ask = take<std::uint8_t>(j, "ask", found);
  if (ask > static_cast<std::uint8_t>(Ask::shuffle)) found.add("/ask", "is not a kind of question");
  d.ask = static_cast<Ask>(ask);
  d.why = take<std::uint16_t>(j, "why", found);
  d.source = static_cast<CardId>(take<std::uint16_t>(j, "source", found));
  d.picked = take<std::uint8_t>(j, "picked", found);
  d.min = take<std::uint8_t>(j, "min", found);
  d.max = take<std::uint8_t>(j, "max", found);
  d.answer_seen_by = take<SeatMask>(j, "answer_seen_by", found);
  d.sides = take<std::uint32_t>(j, "sides", found);
  const Json* options = member(j, "options");
  if (!options || !options->is_array()) {
    found.add("/options", "must be a list");
  } else {
    for (std::size_t i = 0; i < options->size(); ++i) {
      Option o;
      if (!read_option((*options)[i], o)) found.add("/options/" + std::to_string(i), "is not an option");
      d.options.push_back(o);
    }
  }
  if (found.empty()) return d;
  for (const auto& p : found) problems.add(p.path, p.message);
  return {};
}

std::vector<std::uint32_t> excluded_from_json(const Json& j, const Decision& d, Problems& problems) {
  std::vector<std::uint32_t> out;
  bool sound = j.is_array();
  for (std::size_t i = 0; sound && i < j.size(); ++i) {
    const auto n = whole_number<std::uint32_t>(j[i]);
    sound = n && *n < d.options.size();
    if (sound) out.push_back(*n);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  if (sound && (out.empty() || out.size() < d.options.size())) return out;
  problems.add("/excluded", sound ? "leaves nothing to answer" : "must list numbers of options");
  return {};
}

}  // namespace mathom

#include "shell/headless/wording.h"

#include <array>

#include "core/json.h"

namespace mathom::headless {
namespace {

constexpr std::array<std::string_view, 7> kAsks{"act", "pick", "order", "amount", "confirm", "roll", "shuffle"};

Json seat_json(SeatId s) {
  if (s == SeatId::luck) return "luck";
  return is_player(s) ? Json(index(s)) : Json(nullptr);
}

// Writes a phrase for programs: its key, its arguments by name, and the sentence for people.
Json phrase_json(const Session& s, const Words& words, const Phrase& p) {
  Json args = Json::object();
  for (const auto& a : p.args) {
    const std::string name(a.name);
    if (a.kind == Arg::Kind::word)
      args[name] = std::string(a.word);
    else if (a.kind == Arg::Kind::seat)
      args[name] = seat_json(static_cast<SeatId>(a.value));
    else if (a.kind != Arg::Kind::card)
      args[name] = a.value;
    else if (static_cast<CardDef>(a.value) == CardDef::hidden)
      args[name] = "hidden";
    else
      args[name] = s.game().card_word(static_cast<CardDef>(a.value));
  }
  return {{"key", std::string(p.key)}, {"args", std::move(args)}, {"text", words.say(s.game(), s.seats(), p)}};
}

Json event_json(const Session& s, const Words& words, const Event& e) {
  Json j = {{"what", e.what}, {"who", seat_json(e.who)}, {"whom", seat_json(e.whom)}, {"amount", e.amount}};
  j["card"] = e.face == CardDef::hidden ? Json(nullptr) : Json(s.game().card_word(e.face));
  j["from"] = e.from;
  j["to"] = e.to;
  if (const Phrase p = s.game().tell(e); !p.empty()) {
    j["key"] = std::string(p.key);
    j["text"] = words.say(s.game(), s.seats(), p);
  }
  return j;
}

Json option_value_json(const RuleOption& o, std::size_t n) {
  const std::int32_t v = o.defaults[n];
  if (o.kind == RuleOption::Kind::toggle) return v != 0;
  if (o.kind == RuleOption::Kind::choice) return std::string(o.values[static_cast<std::size_t>(v)]);
  return v;
}

}  // namespace

Json status_json(const Session& s) {
  return {{"ply", s.ply()},
          {"asked", seat_json(s.waiting_for())},
          {"over", s.outcome().over},
          {"hash", hex64(s.state_hash())}};
}

Json question_json(const Session& s, const Words& words) {
  const Decision d = s.view(only(s.waiting_for())).decision;
  Json options = Json::array();
  for (const auto& o : d.options)
    options.push_back({{"token", s.token(o)}, {"label", words.say(s.game(), s.seats(), s.label(o))}});
  return {{"seat", seat_json(d.seat)},
          {"ask", std::string(kAsks[static_cast<std::size_t>(d.ask)])},
          {"prompt", phrase_json(s, words, s.prompt())},
          {"picked", d.picked},
          {"min", d.min},
          {"max", d.max},
          {"options", std::move(options)}};
}

Json events_json(const Session& s, const Words& words, SeatMask viewers, std::size_t since) {
  Json out = Json::array();
  for (const auto& e : s.events_for(viewers, since)) out.push_back(event_json(s, words, e));
  return out;
}

Json log_json(const Session& s, SeatMask viewers) {
  Json out = Json::array();
  for (const auto& e : s.log_for(viewers)) {
    Json entry = {{"seat", seat_json(e.seat)}};
    entry["token"] = e.token.empty() ? Json(nullptr) : Json(e.token);
    out.push_back(std::move(entry));
  }
  return out;
}

Json result_json(const Session& s) {
  const Outcome o = s.outcome();
  Json score = Json::array(), team = Json::array();
  for (std::size_t i = 0; i < s.seats().size(); ++i) {
    score.push_back(o.score[i]);
    team.push_back(o.team[i]);
  }
  const Json winner = o.winner == kByScore ? Json(nullptr) : Json(o.winner);
  return {{"over", o.over},
          {"score", score},
          {"team", team},
          {"winner", winner},
          {"score_unit", s.game().info().score_unit}};
}

Json reason_json(const Session& s, const Words& words, const Option& wanted, const Reason& r) {
  Json j = phrase_json(s, words, r.phrase);
  Json because = Json::array();
  for (const auto& card : s.because(r)) because.push_back(card);
  j["token"] = s.token(wanted);
  j["rule"] = std::string(r.rule);
  j["because"] = std::move(because);
  return j;
}

Json info_json(const GameInfo& info, const Words& words) {
  Json options = Json::array(), sets = Json::array();
  for (const auto set : info.rule_sets) sets.push_back(std::string(set));
  for (const auto& o : info.options) {
    Json j = {{"id", std::string(o.id)}, {"defaults", Json::object()}};
    for (std::size_t n = 0; n < info.rule_sets.size(); ++n)
      j["defaults"][std::string(info.rule_sets[n])] = option_value_json(o, n);
    if (o.kind == RuleOption::Kind::number) j["least"] = o.least, j["most"] = o.most;
    for (const auto v : o.values) j["values"].push_back(std::string(v));
    options.push_back(std::move(j));
  }
  const std::string title = std::string(info.id) + ".title";
  return {{"id", std::string(info.id)},
          {"title", words.has(title) ? words.say(title) : std::string(info.id)},
          {"seats", {{"least", info.least_seats}, {"most", info.most_seats}, {"usual", info.usual_seats}}},
          {"rules", info.rules_version},
          {"score_unit", info.score_unit},
          {"rule_sets", std::move(sets)},
          {"options", std::move(options)}};
}

bool read_viewers(const Json& j, int seats, SeatMask& out) {
  if (j.is_string()) {
    const auto& name = *j.get_ptr<const std::string*>();
    out = name == "truth" ? kEveryone : kNobody;
    return name == "truth" || name == "onlooker";
  }
  out = kNobody;
  const Json list = j.is_array() ? j : Json::array({j});
  for (const auto& item : list) {
    const auto n = whole_number<int>(item);
    if (!n || *n < 0 || *n >= seats) return false;
    out = static_cast<SeatMask>(out | only(seat_at(*n)));
  }
  return out != kNobody;
}

}  // namespace mathom::headless

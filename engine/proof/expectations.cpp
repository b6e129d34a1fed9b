// What a scenario may expect: one function a key.
#include <algorithm>
#include <map>

#include "proof/scenario_play.h"
#include "rules/config.h"
#include "text/word_tree.h"

namespace mathom {
namespace {

std::string joined(const std::vector<std::string>& list) {
  std::string out;
  for (const auto& s : list) out += (out.empty() ? "" : ", ") + s;
  return out;
}

bool has(const std::vector<std::string>& list, const std::string& s) {
  return std::find(list.begin(), list.end(), s) != list.end();
}

// A seat's number or "onlooker", as the viewers of an observation.
std::optional<SeatMask> viewers_of(const std::string& name, int seats) {
  if (name == "onlooker") return kNobody;
  if (name.size() != 1 || name[0] < '0' || name[0] >= '0' + seats) return std::nullopt;
  return only(seat_at(name[0] - '0'));
}

void expect_asked(ScenarioPlay& p, const Json& wanted) {
  const SeatId asked = p.session->waiting_for();
  const auto seat = whole_number<int>(wanted);
  if (!wanted.is_null() && !seat) return p.fault("\"asked\" must be a seat or null");
  const std::string now = asked == SeatId::none ? "nobody" : "seat " + std::to_string(index(asked));
  p.hold(wanted.is_null() ? asked == SeatId::none : index(asked) == *seat, now + " is asked");
}

void expect_prompt(ScenarioPlay& p, const Json& wanted) {
  if (p.session->waiting_for() == SeatId::none) return p.fault("nobody is asked");
  const std::string key(p.session->prompt().key);
  p.hold(wanted.is_string() && wanted == key, "the question is \"" + key + "\"");
}

void expect_options(ScenarioPlay& p, const Json& wanted) {
  auto list = text_list(wanted);
  if (!list) return p.fault("\"options\" must be a list of tokens");
  auto offered = p.offered();
  const std::string now = joined(offered);
  std::sort(list->begin(), list->end());
  std::sort(offered.begin(), offered.end());
  p.hold(*list == offered, "offered: " + now);
}

void expect_offered(ScenarioPlay& p, const Json& wanted) {
  const auto list = text_list(wanted);
  if (!list || list->empty()) return p.fault("\"offered\" must be a list of tokens");
  const auto offered = p.offered();
  for (const auto& token : *list)
    p.hold(has(offered, token), "\"" + token + "\" is not offered; offered: " + joined(offered));
}

// An argument of a reason: a number, the word of a card, or of words one of their keys.
bool argument_is(const ScenarioPlay& p, const Phrase& said, const std::string& name, const Json& wanted) {
  for (const Arg& a : said.args) {
    if (a.name != name) continue;
    const auto* text = wanted.get_ptr<const std::string*>();
    if (a.kind == Arg::Kind::number || a.kind == Arg::Kind::seat) return whole_number<std::int64_t>(wanted) == a.value;
    if (!text) return false;
    if (a.kind == Arg::Kind::card)
      return static_cast<CardDef>(a.value) != CardDef::hidden &&
             p.game->card_word(static_cast<CardDef>(a.value)) == *text;
    const auto keys = keys_of_words(a.word);
    return std::find(keys.begin(), keys.end(), *text) != keys.end();
  }
  return false;
}

// The reason against one token compared with what the scenario says of it.
void expect_reason(ScenarioPlay& p, const Json& item, const std::string& token, const Reason& reason) {
  if (const Json* why = member(item, "why"))
    p.hold(*why == std::string(reason.phrase.key),
           "\"" + token + "\" is refused by \"" + std::string(reason.phrase.key) + "\"");
  if (const Json* rule = member(item, "rule"))
    p.hold(*rule == std::string(reason.rule), "\"" + token + "\" is refused by rule " + std::string(reason.rule));
  if (const Json* args = member(item, "args")) {
    if (!args->is_object()) return p.fault("\"args\" must be an object");
    for (const auto& [name, wanted] : args->items())
      p.hold(argument_is(p, reason.phrase, name, wanted), "\"" + token + "\": its reason does not say so: " + name);
  }
  if (const Json* because = member(item, "because")) {
    auto list = text_list(*because);
    if (!list) return p.fault("\"because\" must be a list of cards");
    std::vector<std::string> cards = p.session->because(reason);
    const std::string now = joined(cards);
    std::sort(cards.begin(), cards.end());
    std::sort(list->begin(), list->end());
    p.hold(cards == *list, "\"" + token + "\" is refused because of: " + now);
  }
}

void expect_not_offered(ScenarioPlay& p, const Json& wanted) {
  if (!wanted.is_array() || wanted.empty()) return p.fault("\"not_offered\" must be a list");
  const SeatId asked = p.session->waiting_for();
  const auto offered = p.offered();
  for (const auto& item : wanted) {
    Problems problems;
    check_keys(item, {"token", "why", "rule", "because", "args"}, "", problems);
    const auto* token = item.is_string() ? item.get_ptr<const std::string*>() : text_member(item, "token");
    if (!token || !problems.empty())
      return p.fault("\"not_offered\": a token, or an object with one. " + problems.text());
    p.hold(!has(offered, *token), "\"" + *token + "\" is offered");
    const auto meant = p.session->named(asked, *token);
    const Json* why = member(item, "why");
    if (why && why->is_null()) {
      p.hold(!meant, "\"" + *token + "\" means something here");
      continue;
    }
    std::string known;
    for (const auto& o : p.session->refused(asked)) known += (known.empty() ? "" : ", ") + p.session->token(o);
    p.hold(meant.has_value(), "nothing is said against \"" + *token + "\"; refused: " + known);
    if (!meant) continue;
    const auto reason = p.session->why_not(asked, *meant);
    p.hold(reason.has_value(), "no reason against \"" + *token + "\"");
    if (reason) expect_reason(p, item, *token, *reason);
  }
}

void expect_facts(ScenarioPlay& p, const Json& wanted) {
  std::string why;
  const bool holds = wanted.is_object() && !wanted.empty() && contains_json(p.session->facts(), wanted, why);
  p.hold(holds, "facts" + why);
}

void expect_views(ScenarioPlay& p, const Json& wanted) {
  if (!wanted.is_object() || wanted.empty()) return p.fault("\"views\" must be an object");
  for (const auto& [seat, facts] : wanted.items()) {
    const auto viewers = viewers_of(seat, static_cast<int>(p.session->seats().size()));
    if (!viewers) return p.fault("\"views\": no seat " + seat);
    std::string why;
    const bool holds = contains_json(p.game->describe(p.session->view(*viewers).seen), facts, why);
    p.hold(holds, "the view of " + seat + why);
  }
}

// One event as an object that an expectation may be contained in.
Json event_json(const Game& g, const Event& e) {
  Json j = {{"tell", std::string(g.tell(e).key)}, {"amount", e.amount}};
  j["face"] = e.face == CardDef::hidden ? "hidden" : g.card_word(e.face);
  j["who"] = is_player(e.who) ? Json(index(e.who)) : Json(nullptr);
  j["whom"] = is_player(e.whom) ? Json(index(e.whom)) : Json(nullptr);
  return j;
}

std::vector<Json> new_events(const ScenarioPlay& p, SeatMask viewers) {
  std::vector<Json> out;
  for (const auto& e : p.session->events_for(viewers, p.events_from)) out.push_back(event_json(*p.game, e));
  return out;
}

void expect_events_of(ScenarioPlay& p, const Json& wanted, SeatMask viewers, const std::string& of) {
  if (!wanted.is_array() || wanted.empty()) return p.fault(of + " must be a list of events");
  const auto events = new_events(p, viewers);
  std::size_t i = 0;
  for (const auto& w : wanted) {
    Problems problems;
    check_keys(w, {"tell", "who", "whom", "amount", "face"}, "", problems);
    if (!w.is_object() || !problems.empty()) return p.fault(of + ": an event must be an object. " + problems.text());
    std::string why;
    while (i < events.size() && !contains_json(events[i], w, why)) ++i;
    std::string all;
    for (const auto& e : events) all += "\n    " + dump_json(e);
    p.hold(i < events.size(), of + ": not met in order: " + dump_json(w) + "; happened:" + all);
    ++i;
  }
}

void expect_heard(ScenarioPlay& p, const Json& wanted) {
  if (!wanted.is_object() || wanted.empty()) return p.fault("\"heard\" must be an object");
  for (const auto& [seat, events] : wanted.items()) {
    const auto viewers = viewers_of(seat, static_cast<int>(p.session->seats().size()));
    if (!viewers) return p.fault("\"heard\": no seat " + seat);
    expect_events_of(p, events, *viewers, "\"heard\" of " + seat);
  }
}

void expect_no_events(ScenarioPlay& p, const Json& wanted) {
  const auto list = text_list(wanted);
  if (!list || list->empty()) return p.fault("\"no_events\" must be a list of keys");
  const auto events = new_events(p, kEveryone);
  for (const auto& key : *list)
    p.hold(std::none_of(events.begin(), events.end(), [&](const Json& e) { return e["tell"] == key; }),
           key + " was told");
}

void expect_outcome(ScenarioPlay& p, const Json& wanted) {
  const Outcome o = p.session->outcome();
  Json now = {{"over", o.over}, {"score", Json::array()}, {"team", Json::array()}};
  now["winner"] = o.winner == kByScore ? Json(nullptr) : Json(o.winner);
  for (std::size_t i = 0; i < p.session->seats().size(); ++i) {
    now["score"].push_back(o.score[i]);
    now["team"].push_back(o.team[i]);
  }
  std::string why;
  const bool holds = wanted.is_object() && !wanted.empty() && contains_json(now, wanted, why);
  p.hold(holds, "outcome" + why);
}

void expect_log(ScenarioPlay& p, const Json& wanted) {
  const auto list = text_list(wanted);
  if (!list || list->empty()) return p.fault("\"log\" must be a list of tokens");
  std::vector<std::string> last;
  for (const auto& e : p.session->log()) last.push_back(e.token);
  if (last.size() > list->size()) last.erase(last.begin(), last.end() - static_cast<std::ptrdiff_t>(list->size()));
  p.hold(last == *list, "the last answers are: " + joined(last));
}

}  // namespace

void check_expectations(ScenarioPlay& p, const Json& expect) {
  using Check = void (*)(ScenarioPlay&, const Json&);
  static const std::map<std::string, Check> kChecks{
      {"asked", expect_asked},
      {"prompt", expect_prompt},
      {"options", expect_options},
      {"offered", expect_offered},
      {"not_offered", expect_not_offered},
      {"facts", expect_facts},
      {"views", expect_views},
      {"events", [](ScenarioPlay& play, const Json& w) { expect_events_of(play, w, kEveryone, "\"events\""); }},
      {"no_events", expect_no_events},
      {"heard", expect_heard},
      {"outcome", expect_outcome},
      {"log", expect_log}};
  if (!expect.is_object() || expect.empty()) return p.fault("\"expect\" must be an object that expects something");
  for (const auto& [key, wanted] : expect.items()) {
    const auto it = kChecks.find(key);
    if (it == kChecks.end())
      p.fault("\"" + key + "\" is nothing that can be expected");
    else
      it->second(p, wanted);
  }
  if (expect.contains("events") || expect.contains("no_events") || expect.contains("heard"))
    p.events_from = p.session->event_count();
}

bool contains_json(const Json& given, const Json& wanted, std::string& why, const std::string& path) {
  if (wanted.is_object()) {
    for (const auto& [key, value] : wanted.items()) {
      const Json* has_it = member(given, key.c_str());
      if (!has_it) {
        why = path + "/" + key + " does not exist";
        return false;
      }
      if (!contains_json(*has_it, value, why, path + "/" + key)) return false;
    }
    if (given.is_object()) return true;
  } else if (wanted.is_array() && given.is_array() && wanted.size() == given.size()) {
    for (std::size_t i = 0; i < wanted.size(); ++i)
      if (!contains_json(given[i], wanted[i], why, path + "/" + std::to_string(i))) return false;
    return true;
  } else if (wanted == given) {
    return true;
  }
  why = path + " is " + dump_json(given).substr(0, 400) + ", not " + dump_json(wanted).substr(0, 200);
  return false;
}

}  // namespace mathom

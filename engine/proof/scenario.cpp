#include "proof/scenario.h"

#include <algorithm>

#include "proof/scenario_play.h"
#include "rules/config.h"
#include "session/save.h"

namespace mathom {
namespace {

constexpr std::uint32_t kMostAutoAnswers = 20000;

class ScenarioRunner {
 public:
  explicit ScenarioRunner(std::span<const Game* const> games) : games_(games) {}

  ScenarioResult run(std::string_view text) {
    Problems problems;
    const auto j = parse_json(text, problems);
    if (!j || !j->is_object()) {
      play_.fault(j ? "a scenario must be an object" : problems.text());
      return play_.result;
    }
    if (read_head(*j) && begin(*j)) run_steps((*j)["steps"]);
    if (play_.result.faults.empty() && play_.result.expectations == 0) play_.fault("it expects nothing");
    return play_.result;
  }

 private:
  bool read_head(const Json& j) {
    Problems problems;
    check_keys(j, {"name", "rule", "game", "config", "seed", "luck", "arrange", "people", "steps"}, "", problems);
    for (const auto& p : problems) play_.fault(p.path + ": " + p.message);
    const auto text = [&](const char* key) {
      const auto* t = text_member(j, key);
      if (!t || t->empty()) play_.fault(std::string("/") + key + ": must be text");
      return t ? *t : std::string();
    };
    play_.result.name = text("name");
    play_.result.rule = text("rule");
    play_.result.game = text("game");
    for (const Game* g : games_)
      if (g->info().id == play_.result.game) play_.game = g;
    if (!play_.game) play_.fault("/game: there is no such game");
    const Json* steps = member(j, "steps");
    if (!steps || !steps->is_array()) play_.fault("/steps: must be a list");
    return play_.result.faults.empty();
  }

  bool begin(const Json& j) {
    SessionSetup setup;
    Problems problems;
    const Json* config = member(j, "config");
    setup.config_text = config ? dump_json(*config) : "{}";
    if (const Json* seed = member(j, "seed")) {
      const auto n = seed->is_string() ? parse_hex64(*seed->get_ptr<const std::string*>()) : std::nullopt;
      if (!n) problems.add("/seed", "must be up to 16 hexadecimal digits");
      setup.seed = n.value_or(0);
    }
    if (const Json* luck = member(j, "luck")) {
      if (auto list = text_list(*luck))
        setup.luck = std::move(*list);
      else
        problems.add("/luck", "must be a list of tokens");
    }
    if (problems.empty()) arrange(j, setup, problems);
    if (problems.empty()) play_.session = Session::create(*play_.game, setup, problems);
    if (play_.session) seat_people(member(j, "people"), problems);
    for (const auto& p : problems) play_.fault(p.path + ": " + p.message);
    return play_.result.faults.empty() && sound();
  }

  void arrange(const Json& j, SessionSetup& setup, Problems& problems) const {
    const Json* words = member(j, "arrange");
    const auto config = parse_json(setup.config_text, problems);
    if (!words || !config) return;
    const Problems found = play_.game->check_config(*config);
    for (const auto& p : found) problems.add("/config" + p.path, p.message);
    if (!found.empty()) return;
    const StatePtr table = play_.game->initial(*config);
    Problems faults;
    play_.game->arrange(*table, *words, faults);
    if (faults.empty()) faults = play_.game->check(*table);
    for (const auto& p : faults) problems.add("/arrange" + p.path, p.message);
    setup.start_text = dump_json(play_.game->save(*table));
  }

  void seat_people(const Json* people, Problems& problems) {
    if (!people) return;
    const std::size_t seats = play_.session->seats().size();
    if (!people->is_array() || people->size() != seats)
      return problems.add("/people", "must name a person for each seat");
    for (std::size_t i = 0; i < seats; ++i) {
      const auto n = whole_number<std::uint8_t>((*people)[i]);
      if (!n)
        problems.add("/people", "must be numbers");
      else
        play_.session->reseat(seat_at(static_cast<int>(i)), {"", "", *n});
    }
  }

  // After each answer: nothing is broken, and scripted luck was luck that fits.
  bool sound() {
    for (const auto& p : play_.session->luck_problems()) play_.fault(p.path + ": " + p.message);
    return play_.truth() != nullptr && play_.result.faults.empty();
  }

  void run_steps(const Json& steps) {
    for (std::size_t i = 0; i < steps.size() && play_.result.faults.empty(); ++i) {
      play_.at = "step " + std::to_string(i + 1);
      if (step(steps[i]) && !sound()) return;
    }
    play_.at = "at the end";
    if (play_.result.faults.empty()) reload();
  }

  // False: a fault was noted.
  bool step(const Json& s) {
    static constexpr std::string_view kVerbs[] = {"choose",  "all",  "auto",   "expect", "undo",
                                                  "no_undo", "redo", "reload", "wish"};
    if (!s.is_object()) return wrong("a step must be an object");
    std::string verb;
    for (const auto& [key, value] : s.items()) {
      const bool known = std::find(std::begin(kVerbs), std::end(kVerbs), key) != std::end(kVerbs);
      if (known && verb.empty())
        verb = key;
      else if (key != "seat")
        return wrong("has \"" + key + "\" too many or is not a step");
    }
    if (verb.empty() || (s.contains("seat") && verb != "choose")) return wrong("must have one verb");
    const Json& what = s[verb];
    if (verb == "choose") return choose(what, member(s, "seat"));
    if (verb == "all") return choose_all(what);
    if (verb == "auto") return play_on(what);
    if (verb == "expect") return check_expectations(play_, what), true;
    if (verb == "reload") return reload();
    if (verb == "wish") return wish(what);
    return walk(verb, what);
  }

  bool wrong(const std::string& what) {
    play_.fault(what);
    return false;
  }

  bool choose(const Json& token, const Json* seat) {
    if (!token.is_string()) return wrong("a choice must be a token");
    const SeatId asked = play_.session->waiting_for();
    if (asked == SeatId::none) return wrong("the game is over");
    if (seat && whole_number<int>(*seat) != index(asked))
      return wrong("seat " + dump_json(*seat) + " is not asked, seat " + std::to_string(index(asked)) + " is");
    return answer(*token.get_ptr<const std::string*>());
  }

  bool answer(const std::string& token) {
    Session& s = *play_.session;
    const auto offered = play_.offered();
    const auto it = std::find(offered.begin(), offered.end(), token);
    if (it == offered.end()) {
      std::string list;
      for (const auto& t : offered) list += (list.empty() ? "" : ", ") + t;
      return wrong("\"" + token + "\" is not offered to seat " + std::to_string(index(s.waiting_for())) +
                   "; offered: " + list);
    }
    s.submit(s.waiting_for(), static_cast<std::uint64_t>(it - offered.begin()), s.ply());
    return true;
  }

  bool choose_all(const Json& tokens) {
    const auto list = text_list(tokens);
    if (!list || list->empty()) return wrong("\"all\" must be a list of tokens");
    for (const auto& token : *list) {
      if (play_.session->waiting_for() == SeatId::none) return wrong("the game is over before \"" + token + "\"");
      if (!answer(token) || !sound()) return false;
    }
    return true;
  }

  // Undo and redo.
  bool walk(const std::string& verb, const Json& what) {
    Session& s = *play_.session;
    if (verb == "redo") {
      if (!s.can_redo()) return wrong("there is nothing to redo");
      return s.redo();
    }
    const auto person = whole_number<int>(what);
    if (!person) return wrong("\"" + verb + "\" must be the number of a person");
    if (verb == "no_undo") return play_.hold(!s.can_undo(*person), "undo is allowed"), true;
    if (!s.undo(*person)) return wrong("undo is not allowed");
    play_.events_from = std::min(play_.events_from, s.event_count());
    return true;
  }

  // Who wants to be asked more often from now on: at every moment, at the next one.
  bool wish(const Json& what) {
    Problems problems;
    check_keys(what, {"every", "next"}, "", problems);
    const auto seats = [&](const char* key) {
      SeatMask out = kNobody;
      const Json* list = member(what, key);
      for (std::size_t i = 0; list && i < list->size(); ++i) {
        const auto seat = whole_number<int>((*list)[i]);
        if (!seat || *seat < 0 || *seat >= kMaxSeats) problems.add(key, "must be seats");
        out = static_cast<SeatMask>(out | only(seat_at(seat.value_or(kMaxSeats))));
      }
      return out;
    };
    const Wishes wishes{seats("every"), seats("next")};
    if (!problems.empty()) return wrong("\"wish\": " + problems.text());
    play_.session->wish(wishes);
    return true;
  }

  bool reload() {
    LoadResult r = load_save(save_text(*play_.session), games_);
    if (r.status != LoadStatus::ok) return wrong("the saved game does not load: " + r.problems.text());
    if (r.session->state_hash() != play_.session->state_hash()) return wrong("the loaded game is another one");
    r.session->wish(play_.session->wishes());
    play_.session = std::move(r.session);
    return true;
  }

  // --- playing by itself

  bool play_on(const Json& how) {
    Problems problems;
    check_keys(how, {"prefer", "times", "until_asked", "until_prompt", "until_offered", "to_end"}, "", problems);
    const std::size_t rules = how.is_object() ? how.size() - how.count("prefer") : 0;
    if (!problems.empty() || rules != 1) return wrong("\"auto\" must say when to stop, once: " + problems.text());
    std::vector<std::string> prefer;
    if (const Json* list = member(how, "prefer")) {
      auto texts = text_list(*list);
      if (!texts) return wrong("\"prefer\" must be a list of tokens");
      prefer = std::move(*texts);
    }
    const auto times = number_member<std::uint32_t>(how, "times");
    for (std::uint32_t n = 0; n < kMostAutoAnswers; ++n) {
      if (times ? n == *times : reached(how)) return true;
      if (play_.session->waiting_for() == SeatId::none) return wrong("the game is over before \"auto\" stops");
      if (!answer(preferred(prefer)) || !sound()) return false;
    }
    return wrong("\"auto\" does not stop");
  }

  bool reached(const Json& how) const {
    const Session& s = *play_.session;
    if (member(how, "to_end")) return s.waiting_for() == SeatId::none;
    if (const auto seat = number_member<int>(how, "until_asked")) return index(s.waiting_for()) == *seat;
    if (s.waiting_for() == SeatId::none) return false;
    if (const auto* prompt = text_member(how, "until_prompt")) return s.prompt().key == *prompt;
    const auto* token = text_member(how, "until_offered");
    const auto offered = play_.offered();
    return token && std::find(offered.begin(), offered.end(), *token) != offered.end();
  }

  std::string preferred(const std::vector<std::string>& prefer) const {
    const auto offered = play_.offered();
    for (const auto& wish : prefer)
      for (const auto& token : offered) {
        const bool any = wish.ends_with('*');
        if (any ? token.starts_with(wish.substr(0, wish.size() - 1)) : token == wish) return token;
      }
    return offered.front();
  }

  std::span<const Game* const> games_;
  ScenarioPlay play_;
};

}  // namespace

StatePtr ScenarioPlay::truth() {
  Problems problems;
  StatePtr s = game->load(session->save()["state"], problems);
  if (!s) fault("the table is not sound: " + problems.text());
  return s;
}

std::vector<std::string> ScenarioPlay::offered() const {
  std::vector<std::string> out;
  for (const auto& o : session->view(only(session->waiting_for())).decision.options) out.push_back(session->token(o));
  return out;
}

std::optional<std::vector<std::string>> text_list(const Json& j) {
  if (!j.is_array()) return std::nullopt;
  std::vector<std::string> out;
  for (const auto& item : j) {
    if (!item.is_string()) return std::nullopt;
    out.push_back(*item.get_ptr<const std::string*>());
  }
  return out;
}

ScenarioResult run_scenario(std::string_view text, std::span<const Game* const> games) {
  return ScenarioRunner(games).run(text);
}

}  // namespace mathom

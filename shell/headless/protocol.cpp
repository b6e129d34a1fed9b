#include "shell/headless/protocol.h"

#include <algorithm>
#include <vector>

#include "ai/bot.h"
#include "assets/assets.h"
#include "assets/languages.h"
#include "core/json.h"
#include "rules/card_files.h"
#include "rules/config.h"
#include "rules/wire.h"
#include "session/save.h"
#include "shell/headless/requests.h"
#include "shell/headless/wording.h"

namespace mathom::headless {
namespace {

constexpr std::size_t kMostSessions = 256;

Json error(std::string_view code, std::string message) {
  return {{"error", {{"code", std::string(code)}, {"message", std::move(message)}}}};
}

Json error(std::string_view code, std::string message, const Problems& problems) {
  Json j = error(code, std::move(message));
  j["error"]["problems"] = Json::array();
  for (const auto& p : problems) j["error"]["problems"].push_back({{"path", p.path}, {"message", p.message}});
  return j;
}

Json no_session() { return error("no_session", "there is no such session; begin one with \"new\" or \"load\""); }

constexpr std::string_view kNumber = "a whole number from 0";
bool is_number(const Json& j) { return whole_number<std::uint64_t>(j).has_value(); }
Json must_be(const std::string& named, std::string_view what) {
  return error("bad_request", named + " must be " + std::string(what));
}

std::string_view submit_code(Submit s) {
  switch (s) {
    case Submit::ok: return "ok";
    case Submit::over: return "over";
    case Submit::not_your_turn: return "not_your_turn";
    case Submit::stale: return "stale";
    case Submit::illegal: return "illegal";
  }
  return "";
}

std::string_view load_code(LoadStatus s) {
  switch (s) {
    case LoadStatus::ok: return "ok";
    case LoadStatus::other_bots: return "other_bots";
    case LoadStatus::altered: return "altered";
    case LoadStatus::replayed: return "replayed";
    case LoadStatus::other_start: return "other_start";
    case LoadStatus::not_a_save: return "not_a_save";
    case LoadStatus::newer_format: return "newer_format";
    case LoadStatus::unknown_game: return "unknown_game";
    case LoadStatus::damaged: return "damaged";
    case LoadStatus::broken_log: return "broken_log";
    case LoadStatus::other_rules: return "other_rules";
    case LoadStatus::other_cards: return "other_cards";
  }
  return "";
}

}  // namespace

// One line that has been read.
struct Protocol::Request {
  const Json& j;
  const Json* operator[](const char* key) const { return member(j, key); }
  const std::string* text(const char* key) const { return text_member(j, key); }
};

// A member of a request: its name, and what it must be.
struct Protocol::Key {
  std::string_view name;
  bool (*fits)(const Json&);
  std::string_view must_be;
};

struct Protocol::Command {
  std::string_view name;
  Json (Protocol::*run)(const Request&);
  std::vector<Key> keys;  // besides "do", "id" and "session"
};

std::span<const Protocol::Command> Protocol::commands() {
  constexpr auto is_text = [](const Json& j) { return j.is_string(); };
  constexpr auto is_list = [](const Json& j) { return j.is_array(); };
  const auto text = [&](std::string_view name) { return Key{name, is_text, "text"}; };
  const auto list = [&](std::string_view name) { return Key{name, is_list, "a list"}; };
  const auto number = [&](std::string_view name) { return Key{name, is_number, kNumber}; };
  const Key config{"config", [](const Json& j) { return j.is_object(); }, "an object"};
  const Key cards{"cards", [](const Json& j) { return j.is_object() || j.is_string(); },
                  "a file of cards, or its text"};
  const Key raw{"raw", [](const Json& j) { return j.is_boolean(); }, "true or false"};
  const Key as{"as", [](const Json&) { return true; }, ""};  // a seat, a list of seats or a word: see viewers_of
  const Key saved{"save", [](const Json& j) { return j.is_object() || j.is_string(); }, "a saved game, or its text"};
  static const std::vector<Command> kCommands{
      {"hello", &Protocol::hello, {}},
      {"games", &Protocol::list_games, {}},
      {"rules", &Protocol::rule_book, {text("game")}},
      {"new", &Protocol::begin, {text("game"), cards, config, text("seed"), list("luck"), list("seats")}},
      {"end", &Protocol::end, {}},
      {"status", &Protocol::status, {}},
      {"question", &Protocol::question, {number("seat")}},
      {"choose", &Protocol::choose, {number("seat"), text("token"), number("option"), number("ply")}},
      {"wish", &Protocol::wish, {list("every"), list("next")}},
      {"refused", &Protocol::refused, {number("seat")}},
      {"why_not", &Protocol::why_not, {number("seat"), text("token")}},
      {"observe", &Protocol::observe, {as, raw}},
      {"events", &Protocol::events, {as, number("since")}},
      {"log", &Protocol::log, {as}},
      {"undo", &Protocol::undo, {number("person")}},
      {"redo", &Protocol::redo, {}},
      {"save", &Protocol::save, {}},
      {"load", &Protocol::load, {saved}},
      {"result", &Protocol::result, {}},
      {"facts", &Protocol::facts, {}},
      {"think", &Protocol::think, {text("level"), list("excluded")}},
      {"quit", &Protocol::quit, {}}};
  return kCommands;
}

Protocol::Protocol(std::span<const Game* const> games) : games_(games) {}
Protocol::~Protocol() = default;

std::string Protocol::answer(std::string_view line) {
  Problems problems;
  const auto j = parse_json(line, problems, kMostBytes);
  Json reply;
  if (!j || !j->is_object())
    reply = error("not_json", j ? "a request must be an object" : problems.text());
  else
    reply = obey(*j);
  reply["ok"] = !reply.contains("error");
  if (j && j->is_object() && j->contains("id")) reply["id"] = (*j)["id"];
  return dump_json(reply);
}

Json Protocol::obey(const Json& j) {
  const auto* name = text_member(j, "do");
  if (!name) return error("bad_request", "\"do\" must name a command");
  const auto all = commands();
  const auto it = std::find_if(all.begin(), all.end(), [&](const Command& c) { return c.name == *name; });
  if (it == all.end()) return error("unknown_command", "there is no command \"" + name->substr(0, 40) + "\"");
  for (const auto& [key, value] : j.items())
    if (Json wrong = wrong_member(*it, key, value); !wrong.is_null()) return wrong;
  return (this->*it->run)({j});
}

// Returns null if the command knows this member and it has the right kind.
Json Protocol::wrong_member(const Command& command, const std::string& key, const Json& value) {
  if (key == "do" || key == "id") return nullptr;
  const std::string named = "\"" + key.substr(0, 40) + "\"";
  if (key == "session") return is_number(value) ? Json(nullptr) : must_be(named, kNumber);
  const auto it = std::ranges::find(command.keys, key, &Key::name);
  if (it == command.keys.end())
    return error("bad_request", named + " is not known to \"" + std::string(command.name) + "\"");
  return it->fits(value) ? Json(nullptr) : must_be(named, it->must_be);
}

const Game* Protocol::find(const Request& r) const {
  const auto* id = r.text("game");
  for (const Game* g : games_)
    if (id && g->info().id == *id) return g;
  return nullptr;
}

Session* Protocol::session(const Request& r) {
  std::uint32_t number = last_;
  if (const Json* wanted = r["session"]) {
    const auto n = whole_number<std::uint32_t>(*wanted);
    if (!n) return nullptr;
    number = *n;
  }
  const auto it = sessions_.find(number);
  if (it == sessions_.end()) return nullptr;
  last_ = number;
  return it->second.get();
}

Json Protocol::keep(std::unique_ptr<Session> s) {
  last_ = sessions_.empty() ? 1 : sessions_.rbegin()->first + 1;
  Json reply = status_json(*s);
  reply["session"] = last_;
  sessions_[last_] = std::move(s);
  return reply;
}

void Protocol::hold(std::unique_ptr<Session> s) {
  sessions_.clear();
  keep(std::move(s));
}

// --- about the program

Json Protocol::hello(const Request&) {
  Json names = Json::array(), levels = Json::array();
  for (const auto& c : commands()) names.push_back(std::string(c.name));
  for (const auto& level : bot_levels()) levels.push_back(std::string(level.id));
  return {{"mathom", "protocol"}, {"version", kVersion}, {"commands", std::move(names)}, {"bots", std::move(levels)}};
}

Json Protocol::list_games(const Request&) {
  Json list = Json::array();
  for (const Game* g : games_) list.push_back(info_json(g->info(), words_));
  return {{"games", std::move(list)}};
}

Json Protocol::rule_book(const Request& r) {
  const Game* g = find(r);
  if (!g) return error("no_game", "there is no such game");
  return {{"rules", std::string(asset(rule_book_path(g->info().id, spoken_languages().front().code)))}};
}

Json Protocol::quit(const Request&) {
  finished_ = true;
  return Json::object();
}

// --- sessions

Json Protocol::begin(const Request& r) {
  const Game* g = find(r);
  if (!g) return error("no_game", "\"game\" must name a game");
  if (sessions_.size() >= kMostSessions) return error("too_many", "end a session first");
  if (const Json* cards = r["cards"]) {
    const CardFiles* files = g->card_files();
    if (!files) return error("bad_cards", "this game takes no files of cards");
    Problems problems;
    g = files->with(cards->is_string() ? *cards->get_ptr<const std::string*>() : dump_json(*cards), problems);
    if (!g) return error("bad_cards", "this file of cards is not sound", problems);
  }
  SessionSetup setup;
  if (const Json* config = r["config"]) setup.config_text = dump_json(*config);
  if (const Json* seed = r["seed"]) {
    const auto n = parse_hex64(*seed->get_ptr<const std::string*>());
    if (!n) return error("bad_request", "\"seed\" must be up to 16 hexadecimal digits, as text");
    setup.seed = *n;
  }
  if (const Json* luck = r["luck"]) {
    for (const auto& token : *luck) {
      if (!token.is_string()) return error("bad_request", "\"luck\" must be a list of tokens");
      setup.luck.push_back(*token.get_ptr<const std::string*>());
    }
  }
  if (const Json* seats = r["seats"]; seats && !seats_from_json(*seats, setup.seats))
    return error("bad_request", "\"seats\" must be a list of {\"name\", \"bot\", \"person\"} with bots that there are");
  Problems problems;
  auto s = Session::create(*g, setup, problems);
  if (!s) return error("bad_config", "this game cannot begin", problems);
  if (!s->luck_problems().empty()) return error("bad_luck", "scripted luck does not fit", s->luck_problems());
  return keep(std::move(s));
}

Json Protocol::end(const Request& r) {
  if (!session(r)) return no_session();
  sessions_.erase(last_);
  return Json::object();
}

Json Protocol::status(const Request& r) {
  const Session* s = session(r);
  return s ? status_json(*s) : no_session();
}

Json Protocol::save(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  return {{"save", s->save()}};
}

Json Protocol::load(const Request& r) {
  const Json* save = r["save"];
  if (!save) return error("bad_request", "\"save\" is missing");
  if (sessions_.size() >= kMostSessions) return error("too_many", "end a session first");
  LoadResult loaded = load_save(save->is_string() ? *save->get_ptr<const std::string*>() : dump_json(*save), games_);
  const std::string code(load_code(loaded.status));
  if (!loaded.session) return error(code, words_.say(load_phrase(loaded).key), loaded.problems);
  Json reply = keep(std::move(loaded.session));
  reply["status"] = code;
  reply["replayed"] = loaded.ply;
  reply["saved"] = loaded.plies_saved;
  return reply;
}

Json Protocol::undo(const Request& r) {
  Session* s = session(r);
  if (!s) return no_session();
  const auto person = number_member<int>(r.j, "person");
  if (!person) return error("bad_request", "\"person\" must say who takes back");
  if (!s->undo(*person)) return error("no_undo", "this person cannot go back");
  return status_json(*s);
}

Json Protocol::redo(const Request& r) {
  Session* s = session(r);
  if (!s) return no_session();
  if (!s->redo()) return error("no_redo", "there is nothing to bring back");
  return status_json(*s);
}

// --- playing

// Commands about the pending question may name the seat that they think is asked.
static Json wrong_seat(const Session& s, const Json* seat) {
  if (s.waiting_for() == SeatId::none) return error("over", "the game is over");
  if (seat && whole_number<int>(*seat) != index(s.waiting_for()))
    return error("not_your_turn", "another seat is asked");
  return nullptr;
}

Json Protocol::question(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  if (Json wrong = wrong_seat(*s, r["seat"]); !wrong.is_null()) return wrong;
  Json reply = question_json(*s, words_);
  reply["ply"] = s->ply();
  return reply;
}

Json Protocol::read_choice(const Session& s, const Request& r, std::uint64_t& option) {
  if (Json wrong = wrong_seat(s, r["seat"]); !wrong.is_null()) return wrong;
  const Decision d = s.view(only(s.waiting_for())).decision;
  option = d.options.size();
  const auto* token = r.text("token");
  const auto number = number_member<std::uint64_t>(r.j, "option");
  if (!token && !number) return error("bad_request", "\"token\" or \"option\" must say what is chosen");
  for (std::size_t i = 0; token && i < d.options.size(); ++i)
    if (s.token(d.options[i]) == *token) option = i;
  if (token && number && *number != option)
    return error("bad_request", "\"token\" and \"option\" do not name the same answer");
  if (number) option = *number;
  const auto refused = [](Submit why) { return error(submit_code(why), std::string(submit_text(why))); };
  const Json* at = r["ply"];
  if (at && whole_number<std::uint32_t>(*at) != s.ply()) return refused(Submit::stale);
  return option < d.options.size() ? Json(nullptr) : refused(Submit::illegal);
}

Json Protocol::choose(const Request& r) {
  Session* s = session(r);
  if (!s) return no_session();
  std::uint64_t option = 0;
  if (Json wrong = read_choice(*s, r, option); !wrong.is_null()) return wrong;
  const std::size_t scripted_faults = s->luck_problems().size();
  s->submit(s->waiting_for(), option, s->ply());
  Json reply = status_json(*s);
  if (s->luck_problems().size() > scripted_faults) reply["luck_ignored"] = s->luck_problems().text();
  return reply;
}

Json Protocol::wish(const Request& r) {
  Session* s = session(r);
  if (!s) return no_session();
  Wishes wishes;
  if (!wishes_from_json(r.j, static_cast<int>(s->seats().size()), wishes))
    return error("bad_request", "\"every\" and \"next\" must be lists of seats");
  s->wish(wishes);
  return wishes_json(*s);
}

bool Protocol::chosen(const Json& request, std::uint64_t& option, std::string& refusal) {
  const auto all = commands();
  const auto choose = std::ranges::find(all, "choose", &Command::name);
  Json wrong;
  for (const auto& [key, value] : request.items())
    if (wrong.is_null()) wrong = wrong_member(*choose, key, value);
  const Session* s = session({request});
  if (wrong.is_null()) wrong = s ? read_choice(*s, {request}, option) : no_session();
  if (wrong.is_null()) return true;
  wrong["ok"] = false;
  refusal = dump_json(wrong);
  return false;
}

Json Protocol::refused(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  if (Json wrong = wrong_seat(*s, r["seat"]); !wrong.is_null()) return wrong;
  Json list = Json::array();
  for (const auto& o : s->refused(s->waiting_for()))
    if (const auto reason = s->why_not(s->waiting_for(), o)) list.push_back(reason_json(*s, words_, o, *reason));
  return {{"refused", std::move(list)}};
}

Json Protocol::why_not(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  if (Json wrong = wrong_seat(*s, r["seat"]); !wrong.is_null()) return wrong;
  const auto* token = r.text("token");
  if (!token) return error("bad_request", "\"token\" must say what is wanted");
  const auto option = s->named(s->waiting_for(), *token);
  if (!option) return error("unknown_token", "this token means nothing to this question");
  const auto reason = s->why_not(s->waiting_for(), *option);
  if (!reason) return {{"offered", true}};
  Json reply = reason_json(*s, words_, *option, *reason);
  reply["offered"] = false;
  return reply;
}

Json Protocol::think(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  if (Json wrong = wrong_seat(*s, nullptr); !wrong.is_null()) return wrong;
  const auto* level = r.text("level");
  const BotLevel* bot = level ? find_bot_level(*level) : nullptr;
  if (!bot) return error("no_bot", "\"level\" must name a bot");
  View v = s->view(only(s->waiting_for()));
  const Decision d = v.decision;
  std::vector<std::uint32_t> excluded;
  Problems problems;
  if (const Json* list = r["excluded"]) excluded = excluded_from_json(*list, d, problems);
  if (!problems.empty()) return error("bad_request", problems.text());
  const std::uint64_t best = mathom::think(s->game(), std::move(v.seen), d, *bot, s->thinking_seed(), excluded);
  return {{"option", best}, {"token", s->token(d.options[static_cast<std::size_t>(best)])}, {"ply", s->ply()}};
}

// --- looking

// Returns the viewers: the seat that is asked, unless the request names others.
static bool viewers_of(const Session& s, const Json* as, SeatMask& out) {
  if (as) return read_viewers(*as, static_cast<int>(s.seats().size()), out);
  out = only(s.waiting_for());
  return out != kNobody;
}
static Json bad_viewers() {
  return error("bad_request", "\"as\" must be a seat, a list of seats, \"onlooker\" or \"truth\"");
}

Json Protocol::observe(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  SeatMask viewers = kNobody;
  if (!viewers_of(*s, r["as"], viewers)) return bad_viewers();
  const View v = s->view(viewers);
  Json reply = status_json(*s);
  reply["hash"] = hex64(s->hash_for(viewers));  // a hash of the truth could tell hidden cards
  reply["view"] = s->game().describe(v.seen);
  if (const Json* raw = r["raw"]; raw && raw->get<bool>()) reply["raw"] = s->game().save_observation(v.seen);
  if (v.yours()) reply["question"] = question_json(*s, words_);
  return reply;
}

Json Protocol::events(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  SeatMask viewers = kNobody;
  if (!viewers_of(*s, r["as"], viewers)) return bad_viewers();
  const auto since = r["since"] ? number_member<std::size_t>(r.j, "since") : std::optional<std::size_t>(0);
  if (!since) return error("bad_request", "\"since\" is too large");
  return {{"events", events_json(*s, words_, viewers, *since)}, {"next", s->event_count()}};
}

Json Protocol::log(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  SeatMask viewers = kNobody;
  if (!viewers_of(*s, r["as"], viewers)) return bad_viewers();
  return {{"log", log_json(*s, viewers)}};
}

Json Protocol::result(const Request& r) {
  const Session* s = session(r);
  return s ? result_json(*s) : no_session();
}

Json Protocol::facts(const Request& r) {
  const Session* s = session(r);
  if (!s) return no_session();
  return {{"facts", s->facts()}};
}

}  // namespace mathom::headless

// The protocol: the worked session of its page, its errors, and its secrets.
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/json.h"
#include "proof/scenario_play.h"
#include "rules/registry.h"
#include "shell/headless/protocol.h"
#include "support/files.h"
#include "support/games.h"

using namespace mathom;
using headless::Protocol;

namespace {

struct Exchange {
  std::string request;
  Json reply;
};

// A value "..." stands for anything.
Json without_wildcards(const Json& j) {
  if (!j.is_object()) return j;
  Json out = Json::object();
  for (const auto& [key, value] : j.items())
    if (value != "...") out[key] = without_wildcards(value);
  return out;
}

// The lines "> request" and "< reply" of a page.
std::vector<Exchange> worked_session(const std::string& page) {
  std::vector<Exchange> out;
  for (std::size_t at = 0; at < page.size();) {
    const std::size_t end = std::min(page.find('\n', at), page.size());
    const std::string line = page.substr(at, end - at);
    Problems problems;
    if (line.starts_with("> ")) out.push_back({line.substr(2), nullptr});
    if (line.starts_with("< ")) out.back().reply = parse_json(line.substr(2), problems).value_or(Json());
    at = end + 1;
  }
  return out;
}

Json ask(Protocol& p, const std::string& request) {
  Problems problems;
  return parse_json(p.answer(request), problems).value_or(Json());
}

std::string code(Protocol& p, const std::string& request) {
  const Json reply = ask(p, request);
  return reply.contains("error") ? reply["error"]["code"].get<std::string>() : "ok";
}

const std::vector<const Game*>& games() {
  static const auto list = test::games_and_test_games();
  return list;
}

}  // namespace

TEST_CASE("the worked session in docs/protocol.md is true", "[protocol]") {
  const auto exchanges = worked_session(test::read_file("docs/protocol.md"));
  REQUIRE(exchanges.size() > 20);
  Protocol protocol(all_games());
  for (const auto& e : exchanges) {
    const Json reply = ask(protocol, e.request);
    std::string why;
    INFO(e.request);
    REQUIRE(e.reply.is_object());
    const bool same = contains_json(reply, without_wildcards(e.reply), why);
    INFO(why);
    CHECK(same);
    for (const auto& [key, value] : e.reply.items()) CHECK(reply.contains(key));
  }
  CHECK(protocol.finished());
}

TEST_CASE("a faulty line is answered with its error and changes nothing", "[protocol]") {
  Protocol p(games());
  CHECK(code(p, "") == "not_json");
  CHECK(code(p, "[1]") == "not_json");
  CHECK(code(p, std::string(100000, '[')) == "not_json");
  CHECK(code(p, R"({"do":7})") == "bad_request");
  CHECK(code(p, R"({"do":"fly"})") == "unknown_command");
  CHECK(code(p, R"({"do":"status"})") == "no_session");
  CHECK(code(p, R"({"do":"new","game":"chess"})") == "no_game");
  CHECK(code(p, R"({"do":"new","game":"burrow","colour":1})") == "bad_request");
  CHECK(code(p, R"({"do":"new","game":"burrow","config":{"seats":9}})") == "bad_config");
  CHECK(code(p, R"({"do":"new","game":"burrow","luck":["roll 1"]})") == "bad_luck");
  CHECK(code(p, R"({"do":"new","game":"burrow","seats":[{"bot":"oracle"}]})") == "bad_request");
  CHECK(code(p, dump_json({{"do", "new"}, {"game", "burrow"}, {"luck", std::vector<std::string>(10001, "seed")}})) ==
        "bad_config");
  REQUIRE(code(p, R"({"do":"new","game":"burrow","seed":"1"})") == "ok");
  const Json before = ask(p, R"({"do":"status"})");
  CHECK(code(p, R"({"do":"choose"})") == "bad_request");
  CHECK(code(p, R"({"do":"choose","option":99})") == "illegal");
  CHECK(code(p, R"({"do":"choose","option":-1})") == "bad_request");
  CHECK(code(p, R"({"do":"choose","option":0,"ply":0})") == "stale");
  CHECK(code(p, R"({"do":"choose","option":0,"seat":3})") == "not_your_turn");
  CHECK(code(p, R"({"do":"choose","option":0,"session":4})") == "no_session");
  CHECK(code(p, R"({"do":"why_not","token":"fly"})") == "unknown_token");
  CHECK(code(p, R"({"do":"observe","as":9})") == "bad_request");
  CHECK(code(p, R"({"do":"observe","as":[]})") == "bad_request");
  CHECK(code(p, R"({"do":"events","since":-2})") == "bad_request");
  CHECK(code(p, R"({"do":"undo","person":0})") == "no_undo");
  CHECK(code(p, R"({"do":"redo"})") == "no_redo");
  CHECK(code(p, R"({"do":"think","level":"oracle"})") == "no_bot");
  CHECK(code(p, R"({"do":"load","save":"{}"})") == "not_a_save");
  CHECK(code(p, R"({"do":"load"})") == "bad_request");
  CHECK(ask(p, R"({"do":"status"})") == before);
  CHECK_FALSE(p.finished());
}

TEST_CASE("a member of the wrong type is refused by its name", "[protocol]") {
  Protocol p(games());
  REQUIRE(code(p, R"({"do":"new","game":"burrow","seed":"1"})") == "ok");
  const Json before = ask(p, R"({"do":"status"})");
  const std::pair<const char*, const char*> wrong[] = {
      {R"({"do":"observe","raw":"yes"})", "\"raw\" must be true or false"},
      {R"({"do":"choose","token":5})", "\"token\" must be text"},
      {R"({"do":"choose","option":"0"})", "\"option\" must be a whole number from 0"},
      {R"({"do":"choose","option":0,"seat":"me"})", "\"seat\" must be a whole number from 0"},
      {R"({"do":"choose","option":0,"ply":1.5})", "\"ply\" must be a whole number from 0"},
      {R"({"do":"status","session":"first"})", "\"session\" must be a whole number from 0"},
      {R"({"do":"why_not","token":["a"]})", "\"token\" must be text"},
      {R"({"do":"events","since":true})", "\"since\" must be a whole number from 0"},
      {R"({"do":"undo","person":null})", "\"person\" must be a whole number from 0"},
      {R"({"do":"think","level":7})", "\"level\" must be text"},
      {R"({"do":"think","level":"rules","excluded":3})", "\"excluded\" must be a list"},
      {R"({"do":"new","game":7})", "\"game\" must be text"},
      {R"({"do":"new","game":"burrow","config":[]})", "\"config\" must be an object"},
      {R"({"do":"new","game":"burrow","luck":"roll 1"})", "\"luck\" must be a list"},
      {R"({"do":"new","game":"burrow","seats":2})", "\"seats\" must be a list"},
      {R"({"do":"new","game":"burrow","seed":9})", "\"seed\" must be text"},
      {R"({"do":"load","save":4})", "\"save\" must be a saved game, or its text"},
      {R"({"do":"rules","game":false})", "\"game\" must be text"}};
  for (const auto& [line, message] : wrong) {
    INFO(line);
    const Json reply = ask(p, line);
    CHECK(reply["error"]["code"] == "bad_request");
    CHECK(reply["error"]["message"] == message);
  }
  CHECK(ask(p, R"({"do":"status"})") == before);
}

TEST_CASE("an answer is named by its token, by its place, or by both when they agree", "[protocol]") {
  Protocol p(games());
  REQUIRE(code(p, R"({"do":"new","game":"burrow","seed":"1"})") == "ok");
  CHECK(ask(p, R"({"do":"question"})")["options"][1]["token"] == "hide middle");
  CHECK(code(p, R"({"do":"choose","token":"hide middle","option":0})") == "bad_request");
  CHECK(code(p, R"({"do":"choose","token":"hide nowhere","option":1})") == "bad_request");
  CHECK(ask(p, R"({"do":"status"})")["ply"] == 1);
  CHECK(code(p, R"({"do":"choose","token":"hide middle","option":1})") == "ok");
  CHECK(ask(p, R"({"do":"log","as":"truth"})")["log"].back()["token"] == "hide middle");
}

TEST_CASE("every line has one reply, an empty one and an endless one too", "[protocol]") {
  Protocol p(games());
  for (const std::string& line : {std::string(), std::string("  "), std::string("\r")}) {
    const Json reply = ask(p, line);
    CHECK(reply["ok"] == false);
    CHECK(reply["error"]["code"] == "not_json");
  }
  const Json large = ask(p, std::string(Protocol::kMostBytes + 1, ' '));
  CHECK(large["error"]["code"] == "not_json");
  CHECK(large["error"]["message"].get<std::string>().find("too large") != std::string::npos);
}

TEST_CASE("worlds that look the same to a seat have the same hash for it", "[protocol][secrecy]") {
  const auto begun = [](Protocol& p, const char* hole) {
    REQUIRE(code(p, R"({"do":"new","game":"burrow","seed":"5","config":{"seats":3}})") == "ok");
    REQUIRE(code(p, dump_json({{"do", "choose"}, {"token", hole}})) == "ok");
  };
  Protocol left(games()), right(games());
  begun(left, "hide left");
  begun(right, "hide right");
  const std::string status = R"({"do":"status"})";
  CHECK(ask(left, status)["hash"] != ask(right, status)["hash"]);
  for (const char* as : {"1", "2", "[1,2]", "\"onlooker\""}) {
    const std::string look = std::string(R"({"do":"observe","raw":true,"as":)") + as + "}";
    INFO(look);
    CHECK(ask(left, look) == ask(right, look));
  }
  for (const char* as : {"0", "[0,1]", "\"truth\""}) {
    const std::string look = std::string(R"({"do":"observe","as":)") + as + "}";
    CHECK(ask(left, look)["hash"] != ask(right, look)["hash"]);
  }
  CHECK(ask(left, R"({"do":"observe","as":"truth"})")["hash"] == ask(left, status)["hash"]);
}

TEST_CASE("no game gives a seat the hash of the truth", "[protocol][secrecy]") {
  for (const Game* game : games()) {
    Protocol p(games());
    INFO(game->info().id);
    REQUIRE(code(p, dump_json({{"do", "new"}, {"game", std::string(game->info().id)}, {"seed", "9"}})) == "ok");
    const Json seen = ask(p, R"({"do":"observe"})");
    CHECK(seen["hash"] != ask(p, R"({"do":"status"})")["hash"]);
    const std::string text = dump_json(seen);
    CHECK(text.find(ask(p, R"({"do":"status"})")["hash"].get<std::string>()) == std::string::npos);
  }
}

TEST_CASE("the driver of a seat learns only what that seat may know", "[protocol][secrecy]") {
  Protocol p(games());
  REQUIRE(code(p, R"({"do":"new","game":"burrow","seed":"5","config":{"seats":3}})") == "ok");
  REQUIRE(code(p, R"({"do":"choose","seat":0,"token":"hide left"})") == "ok");
  CHECK(ask(p, R"({"do":"log","as":1})")["log"].back()["token"].is_null());
  CHECK(ask(p, R"({"do":"log","as":0})")["log"].back()["token"] == "hide left");
  CHECK(ask(p, R"({"do":"log","as":[0,2]})")["log"].back()["token"] == "hide left");
  const Json seen = ask(p, R"({"do":"observe","as":1})");
  CHECK(seen["view"]["hands"][0] == Json::array({"hidden", "hidden", "hidden"}));
  CHECK(seen["view"]["nooks"][0] == 255);
  CHECK(seen.contains("question"));
  CHECK_FALSE(ask(p, R"({"do":"observe","as":2})").contains("question"));
  CHECK(ask(p, R"({"do":"observe","as":"onlooker"})")["view"]["hands"][1] ==
        Json::array({"hidden", "hidden", "hidden"}));
  CHECK(ask(p, R"({"do":"observe","as":"truth"})")["view"]["nooks"][0] == 1);
  const Json heard = ask(p, R"({"do":"events","as":2})");
  for (const auto& e : heard["events"])
    if (e["who"] != 2) CHECK(e["card"].is_null());
}

TEST_CASE("scripted luck by cards deals exactly those cards", "[protocol]") {
  Protocol p(games());
  std::string order;  // the last card lies on top and is dealt first
  for (const char* kind : {"echo", "mole", "storm", "gift", "owl"})
    for (int n = 1; n <= 3; ++n) order += std::string(" ") + kind + "-" + std::to_string(n);
  for (int n = 1; n <= 9; ++n) order += " carrot-" + std::to_string(n);
  REQUIRE(code(p, R"({"do":"new","game":"burrow","config":{"seats":2},"luck":["shuffle)" + order + R"("]})") == "ok");
  const Json hands = ask(p, R"({"do":"facts"})")["facts"]["hands"];
  CHECK(hands[0] == Json::array({"carrot-9", "carrot-7", "carrot-5"}));
  CHECK(hands[1] == Json::array({"carrot-8", "carrot-6", "carrot-4"}));
}

TEST_CASE("a whole game by protocol, saved and loaded at every question", "[protocol]") {
  for (const Game* game : games()) {
    Protocol p(games());
    const std::string id(game->info().id);
    REQUIRE(code(p, R"({"do":"new","game":")" + id + R"(","seed":"9"})") == "ok");
    int questions = 0;
    for (Json now = ask(p, R"({"do":"status"})"); !now["over"].get<bool>();
         now = ask(p, R"({"do":"status"})"), ++questions) {
      REQUIRE(questions < 3000);
      if (questions % 16 == 0) {
        const Json saved = ask(p, R"({"do":"save"})")["save"];
        const Json loaded = ask(p, dump_json({{"do", "load"}, {"save", saved}}));
        REQUIRE(loaded["status"] == "ok");
        CHECK(loaded["hash"] == now["hash"]);
        REQUIRE(code(p, dump_json({{"do", "end"}, {"session", loaded["session"].get<int>() - 1}})) == "ok");
        REQUIRE(code(p, dump_json({{"do", "status"}, {"session", loaded["session"]}})) == "ok");
      }
      const Json question = ask(p, R"({"do":"question"})");
      const std::size_t n = question["options"].size();
      const Json chosen = question["options"][static_cast<std::size_t>(questions) % n]["token"];
      REQUIRE(code(p, dump_json({{"do", "choose"}, {"token", chosen}, {"ply", question["ply"]}})) == "ok");
    }
    CHECK(code(p, R"({"do":"question"})") == "over");
    CHECK(ask(p, R"({"do":"result"})")["over"] == true);
    CHECK(questions > 5);
  }
}

TEST_CASE("a bot gives another answer when its answers are excluded, until none is left", "[protocol]") {
  Protocol p(games());
  REQUIRE(code(p, R"({"do":"new","game":"burrow","seed":"5","config":{"seats":3}})") == "ok");
  const Json first = ask(p, R"({"do":"think","level":"rules"})");
  const std::string without = R"({"do":"think","level":"rules","excluded":[)" + dump_json(first["option"]) + "]}";
  const Json second = ask(p, without);
  CHECK(second["option"] != first["option"]);
  CHECK(ask(p, without) == second);
  const std::size_t options = ask(p, R"({"do":"question"})")["options"].size();
  Json all = Json::array();
  for (std::size_t i = 0; i < options; ++i) all.push_back(i);
  CHECK(code(p, R"({"do":"think","level":"rules","excluded":)" + dump_json(all) + "}") == "bad_request");
  CHECK(code(p, R"({"do":"think","level":"rules","excluded":[99]})") == "bad_request");
  CHECK(code(p, R"({"do":"think","level":"rules","excluded":"none"})") == "bad_request");
}

TEST_CASE("sessions with different cards go on side by side, and a save brings its own", "[protocol]") {
  Protocol p(games());
  const std::string file =
      R"({"cards": [{"id": "soldiers-of-gondor", "faction": "dunedain", "type": "army", "attack": 9, "abilities": []}]})";
  const Json own = ask(p, R"({"do": "new", "game": "war_of_the_ring", "seed": "5", "cards": )" + file + "}");
  REQUIRE(own["ok"] == true);
  const Json printed = ask(p, R"({"do": "new", "game": "war_of_the_ring", "seed": "5"})");
  REQUIRE(printed["ok"] == true);
  const auto saved = [&](const Json& session) {
    return ask(p, R"({"do": "save", "session": )" + dump_json(session["session"]) + "}")["save"];
  };
  CHECK(saved(printed)["config"]["cards"] == "printed");
  const Json save = saved(own);
  CHECK(save["config"]["cards"] != "printed");
  CHECK(ask(p, R"({"do": "load", "save": )" + dump_json(save) + "}")["hash"] == own["hash"]);
  CHECK(code(p, R"({"do": "new", "game": "war_of_the_ring", "cards": {"cards": []}})") == "bad_cards");
  CHECK(code(p, R"({"do": "new", "game": "french_tarot", "cards": )" + file + "}") == "bad_cards");
}

TEST_CASE("seats that wish it are asked at every moment, and the save says so", "[protocol]") {
  // Whoever may pass does; how often somebody is asked whether they step in.
  const auto moments = [](const std::string& wish, Json& log) {
    Protocol p(games());
    ask(p, R"({"do":"new","game":"lotr_board","seed":"5","config":{"seats":3}})");
    const Json wished = wish.empty() ? Json{{"heard", true}} : ask(p, wish);
    CHECK(wished["heard"] == true);
    int found = 0;
    for (int n = 0; n < 150; ++n) {
      const Json q = ask(p, R"({"do":"question"})");
      if (!q.contains("options")) break;
      found += q["prompt"]["key"].get<std::string>().starts_with("lotr_board.ask.window") ? 1 : 0;
      Json choice{{"do", "choose"}, {"option", 0}};
      for (std::size_t i = 0; i < q["options"].size(); ++i)
        if (q["options"][i]["token"] == "pass") choice["option"] = i;
      REQUIRE(ask(p, dump_json(choice))["ok"] == true);
    }
    log = ask(p, R"({"do":"save"})")["save"]["log"];
    return found;
  };
  Json quiet, wishing;
  CHECK(moments("", quiet) < moments(R"({"do":"wish","every":[0,1,2]})", wishing));
  for (const Json& entry : quiet) CHECK(entry.size() < 4);
  REQUIRE(wishing.back().size() == 4);
  CHECK(wishing.back()[3] == Json::array({7, 0}));
}

TEST_CASE("a wish names seats, stands until another one, and need not be heard", "[protocol]") {
  Protocol p(games());
  CHECK(code(p, R"({"do":"wish"})") == "no_session");
  ask(p, R"({"do":"new","game":"lotr_board","config":{"seats":3}})");
  CHECK(ask(p, R"({"do":"wish","every":[1],"next":[2,0]})") ==
        Json{{"ok", true}, {"heard", true}, {"every", {1}}, {"next", {0, 2}}});
  for (const char* wrong :
       {R"({"do":"wish","every":[3]})", R"({"do":"wish","next":[-1]})", R"({"do":"wish","every":1})",
        R"({"do":"wish","every":["all"]})", R"({"do":"wish","seat":1})"})
    CHECK(code(p, wrong) == "bad_request");
  CHECK(ask(p, R"({"do":"wish"})") ==
        Json{{"ok", true}, {"heard", true}, {"every", Json::array()}, {"next", Json::array()}});
  ask(p, R"({"do":"new","game":"french_tarot"})");
  CHECK(ask(p, R"({"do":"wish","every":[0]})")["heard"] == false);
}

// Sessions: undo and its fences, one person with two seats, scripts of luck, saves and what becomes of damaged ones.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "session/save.h"
#include "session/seal.h"
#include "support/burrow.h"

using namespace mathom;

namespace {

const Game* const kGames[] = {&burrow::game()};

std::unique_ptr<Session> session(Seats seats, std::vector<std::string> luck = {}) {
  SessionSetup setup;
  setup.config_text = dump_json({{"seats", seats.size()}});
  setup.seed = 11;
  setup.seats = std::move(seats);
  setup.luck = std::move(luck);
  Problems problems;
  auto s = Session::create(burrow::game(), setup, problems);
  INFO(problems.text());
  REQUIRE(s);
  return s;
}

Seats people(std::initializer_list<std::uint8_t> persons) {
  Seats out;
  for (const auto p : persons) out.push_back({"", "", p});
  return out;
}

void choose(Session& s, std::string_view token) {
  const View v = s.view(only(s.waiting_for()));
  for (std::size_t i = 0; i < v.decision.options.size(); ++i)
    if (s.token(v.decision.options[i]) == token) {
      REQUIRE(s.submit(s.waiting_for(), i, s.ply()) == Submit::ok);
      return;
    }
  FAIL("not offered: " << token);
}

Json saved(const Session& s) {
  Problems problems;
  return parse_json(save_text(s), problems).value_or(Json());
}

LoadResult load(const Json& j) { return load_save(dump_json(j), kGames); }

}  // namespace

TEST_CASE("among people an answer may be taken back until another seat has answered", "[session]") {
  const auto s = session(people({0, 1, 2}));
  choose(*s, "hide left");
  CHECK(s->can_undo(0));
  CHECK_FALSE(s->can_undo(1));
  choose(*s, "hide left");
  CHECK_FALSE(s->can_undo(0));
  CHECK(s->undo(1));
  CHECK(s->waiting_for() == SeatId::s1);
  CHECK(s->undo(0));
  CHECK(s->waiting_for() == SeatId::s0);
  CHECK_FALSE(s->undo(0));
}

TEST_CASE("among people an undo stops at luck and at what was learnt", "[session]") {
  const auto s = session(people({0, 1}));
  choose(*s, "hide left");
  choose(*s, "hide right");  // the fox comes: luck, and all holes are found
  CHECK_FALSE(s->can_undo(1));
  CHECK_FALSE(s->can_undo(0));
}

TEST_CASE("one person alone can undo everything, and the same luck comes again", "[session]") {
  const auto s = session(people({0, 0}));
  choose(*s, "hide left");
  choose(*s, "hide right");
  const auto hash = s->state_hash();
  REQUIRE(s->undo(0));
  CHECK(s->waiting_for() == SeatId::s1);
  choose(*s, "hide right");
  CHECK(s->state_hash() == hash);
  CHECK(s->undos() == 1);
}

TEST_CASE("another answer after an undo ends what could be redone; the same one keeps it", "[session]") {
  const auto s = session(people({0, 0, 0}));
  for (const char* token : {"hide left", "hide right", "hide middle"}) choose(*s, token);
  const auto hash = s->state_hash();
  REQUIRE(s->undo(0));
  REQUIRE(s->undo(0));
  REQUIRE(s->can_redo());
  choose(*s, "hide right");
  CHECK(s->can_redo());
  REQUIRE(s->redo());
  CHECK(s->state_hash() == hash);
  REQUIRE(s->undo(0));
  choose(*s, "hide left");
  CHECK_FALSE(s->can_redo());
}

TEST_CASE("one person with two seats sees both hands and only those", "[session]") {
  const auto s = session(people({0, 1, 0, 1}));
  const SeatMask mine = seats_of(s->seats(), 0);
  CHECK(mine == (only(SeatId::s0) | only(SeatId::s2)));
  const Json view = s->game().describe(s->view(mine).seen);
  CHECK(view["hands"][0][0] != "hidden");
  CHECK(view["hands"][1][0] == "hidden");
  CHECK(view["hands"][2][0] != "hidden");
  CHECK(s->view(mine).yours());
  choose(*s, "hide left");
  CHECK_FALSE(s->view(mine).yours());
  CHECK(s->can_undo(0));
}

TEST_CASE("the log is blank where a viewer may not read it, and never shows a shuffle", "[session]") {
  const auto s = session(people({0, 1}));
  choose(*s, "hide left");
  CHECK(s->log_for(only(SeatId::s0)).back().token == "hide left");
  CHECK(s->log_for(only(SeatId::s1)).back().token.empty());
  CHECK(s->log_for(only(SeatId::s1)).front().token.empty());
  CHECK(s->log_for(kNobody).front().value == 0);
  CHECK(s->log_for(kEveryone).front().token.starts_with("shuffle "));
}

TEST_CASE("a save keeps a script of luck, so that the game continues alike", "[session]") {
  const auto s = session(people({0, 0}), {"seed", "roll 2"});
  const LoadResult r = load(saved(*s));
  REQUIRE(r.status == LoadStatus::ok);
  for (Session* one : {s.get(), r.session.get()}) {
    choose(*one, "hide left");
    choose(*one, "hide left");
    CHECK(one->log().back().token == "roll 2");
    CHECK(one->luck_problems().empty());
  }
  CHECK(r.session->state_hash() == s->state_hash());
}

TEST_CASE("a script that does not fit is reported, and the seed answers", "[session]") {
  const auto s = session(people({0, 0}), {"roll 1"});
  CHECK(s->luck_problems().size() == 1);
  CHECK(s->state_hash() == session(people({0, 0}))->state_hash());
}

TEST_CASE("a save with a wrong answer opens at the point before it", "[session]") {
  const auto s = session(people({0, 0, 0}));
  for (const char* token : {"hide left", "hide right"}) choose(*s, token);
  Json j = saved(*s);
  j["log"][2][2] = "hide nowhere";
  const LoadResult r = load(j);
  CHECK(r.status == LoadStatus::broken_log);
  CHECK((r.ply == 2 && r.plies_saved == 3));
  REQUIRE(r.session);
  CHECK(r.session->waiting_for() == SeatId::s1);
  CHECK(load_phrase(r).key == "save.broken_log");
}

TEST_CASE("a wish stands in the log with every answer from then on, luck's too, and a save keeps it", "[session]") {
  const auto s = session(people({0, 0, 0}));
  choose(*s, "hide left");
  s->wish({.every = only(SeatId::s1), .next = only(SeatId::s2)});
  for (const char* token : {"hide right", "hide left"}) choose(*s, token);
  s->wish({});
  CHECK(s->log()[1].wishes == Wishes{});
  CHECK(s->log()[2].wishes == Wishes{.every = 2, .next = 4});
  CHECK(s->log().back().wishes == Wishes{.every = 2, .next = 4});
  const Json j = saved(*s);
  CHECK(j["log"][1].size() == 3);
  CHECK(j["log"][2][3] == Json::array({2, 4}));
  const LoadResult r = load(j);
  REQUIRE(r.status == LoadStatus::ok);
  CHECK(r.session->log()[2].wishes == s->log()[2].wishes);
  CHECK(r.session->wishes() == Wishes{});
}

TEST_CASE("a save with an unreadable wish opens at the point before it", "[session]") {
  const auto s = session(people({0, 0, 0}));
  s->wish({.every = 1});
  for (const char* token : {"hide left", "hide right"}) choose(*s, token);
  for (const Json& wrong : {Json(3), Json::array({1}), Json::array({1, 256}), Json::array({-1, 0})}) {
    Json j = saved(*s);
    j["log"][2][3] = wrong;
    const LoadResult r = load(j);
    CHECK(r.status == LoadStatus::broken_log);
    CHECK(r.ply == 2);
  }
}

TEST_CASE("after an undo another wish begins another branch", "[session]") {
  const auto s = session(people({0, 0, 0}));
  for (const char* token : {"hide left", "hide right"}) choose(*s, token);
  REQUIRE((s->undo(0) && s->undo(0)));
  choose(*s, "hide left");
  CHECK(s->can_redo());
  REQUIRE(s->undo(0));
  s->wish({.every = 1});
  choose(*s, "hide left");
  CHECK_FALSE(s->can_redo());
}

TEST_CASE("a save from other rules continues from its snapshot, with luck of its own", "[session]") {
  const auto s = session(people({0, 0}));
  choose(*s, "hide left");
  Json j = saved(*s);
  j["rules"] = 999;
  j["sum"] = save_sum(j);
  CHECK(load(j).status == LoadStatus::ok);  // the answers still lead to the same table
  j["log"][1][2] = "hide in the old way";
  j["sum"] = save_sum(j);
  const LoadResult r = load(j);
  REQUIRE(r.status == LoadStatus::other_rules);
  CHECK(r.session->state_hash() == s->state_hash());
  CHECK(r.session->ply() == 0);
  CHECK(r.session->seed() != s->seed());
  CHECK(load(saved(*r.session)).status == LoadStatus::ok);
}

TEST_CASE("a save that cannot be opened says why", "[session]") {
  const Json good = saved(*session(people({0, 0})));
  const auto with = [&](const char* key, const Json& value) {
    Json j = good;
    if (value.is_null())
      j.erase(key);
    else
      j[key] = value;
    return load(j).status;
  };
  CHECK(load_save("", kGames).status == LoadStatus::not_a_save);
  CHECK(load_save("{}", kGames).status == LoadStatus::not_a_save);
  CHECK(with("mathom", "note") == LoadStatus::not_a_save);
  CHECK(with("format", 99) == LoadStatus::newer_format);
  CHECK(with("format", nullptr) == LoadStatus::damaged);
  CHECK(with("game", "chess") == LoadStatus::unknown_game);
  CHECK(with("config", {{"seats", 40}}) == LoadStatus::damaged);
  CHECK(with("seed", "zzz") == LoadStatus::damaged);
  CHECK(with("seats", Json::array()) == LoadStatus::damaged);
  CHECK(with("log", 3) == LoadStatus::damaged);
  CHECK(with("luck", {1}) == LoadStatus::damaged);
  CHECK(with("start", {{"seats", 2}}) == LoadStatus::damaged);
  CHECK(with("hash", "0") == LoadStatus::broken_log);
}

TEST_CASE("a game cannot begin with wrong seats or a wrong table", "[session]") {
  Problems problems;
  SessionSetup setup;
  setup.seats = people({0});
  CHECK_FALSE(Session::create(burrow::game(), setup, problems));
  setup.seats.clear();
  setup.start_text = "{}";
  CHECK_FALSE(Session::create(burrow::game(), setup, problems));
  setup.start_text.clear();
  setup.config_text = R"({"rule_set":"desert"})";
  CHECK_FALSE(Session::create(burrow::game(), setup, problems));
  CHECK(problems.size() >= 3);
}

TEST_CASE("a game of several people is exported sealed, and comes back whole", "[session]") {
  const auto alone = session(people({0, 0, 0}));
  CHECK(leaving_text(*alone) == save_text(*alone));
  const auto shared = session(people({0, 1, 2}));
  const std::string text = save_text(*shared), sealed = leaving_text(*shared);
  CHECK(sealed.find("hash") == std::string::npos);
  CHECK(unseal(sealed) == text);
  const LoadResult back = load_save(sealed, kGames);
  REQUIRE(back.status == LoadStatus::ok);
  CHECK(back.session->state_hash() == shared->state_hash());
  for (std::size_t cut = 0; cut < sealed.size(); cut += 7)
    CHECK_FALSE(load_save(sealed.substr(0, cut), kGames).session);
  std::string torn = sealed;
  torn[sealed.size() / 2] = '*';
  CHECK(load_save(torn, kGames).status == LoadStatus::not_a_save);
}

TEST_CASE("a save says which game it is of before any game is asked", "[session]") {
  const std::string text = save_text(*session(people({0, 1, 2}))), id(burrow::game().info().id);
  CHECK(game_of_save(text) == id);
  CHECK(game_of_save(seal(text)) == id);
  CHECK(game_of_save("").empty());
  CHECK(game_of_save(text.substr(1)).empty());
  CHECK(game_of_save(R"({"game": "french_tarot"})").empty());
  CHECK(game_of_save(R"({"mathom": "save", "game": 3})").empty());
  CHECK_FALSE(is_game(id));  // the program does not have it, so that it must be given
  CHECK(load_save(text).status == LoadStatus::unknown_game);
  CHECK(load_save(text, kGames).status == LoadStatus::ok);
}

TEST_CASE("any bytes can be sealed and unsealed", "[session]") {
  std::string bytes;
  for (int i = 0; i < 700; ++i) bytes += static_cast<char>(i * 37 % 256);
  for (std::size_t n = 0; n < bytes.size(); n += 3) CHECK(unseal(seal(bytes.substr(0, n))) == bytes.substr(0, n));
}

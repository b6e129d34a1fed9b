// What a save says of itself: content, sum, seed and bots, and what becomes of saves in which they do not hold.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "core/version.h"
#include "rules/frames.h"
#include "rules/registry.h"
#include "session/save.h"
#include "support/burrow.h"
#include "support/files.h"

using namespace mathom;

namespace {

// The test game as a program has it whose steps or cards have changed: the same rules, other numbers in its States.
struct OtherRules : burrow::Rules {
  std::uint64_t hash = 1;
  GameInfo changed = burrow::game().info();
  const GameInfo& info() const { return changed; }
  std::uint64_t content_hash() const { return hash; }
};

const Game& with_content(std::uint64_t hash, int rules = 1) {
  static std::vector<std::unique_ptr<Game>> kept;
  OtherRules r;
  r.hash = hash;
  r.changed.rules_version = rules;
  kept.push_back(std::make_unique<GameOf<OtherRules>>(r));
  return *kept.back();
}

std::unique_ptr<Session> begin_with(const Game& g, std::string start = {}) {
  SessionSetup setup;
  setup.config_text = R"({"seats": 3})";
  setup.seed = 11;
  setup.seats = {{"", "", 0}, {"", "", 0}, {"", "", 0}};
  setup.start_text = std::move(start);
  Problems problems;
  auto s = Session::create(g, setup, problems);
  INFO(problems.text());
  REQUIRE(s);
  return s;
}

void play_on(Session& s, int answers) {
  for (int i = 0; i < answers && s.waiting_for() != SeatId::none; ++i)
    REQUIRE(s.submit(s.waiting_for(), 0, s.ply()) == Submit::ok);
}

LoadResult load_here(const Json& save, const Game& g) {
  const Game* const games[] = {&g};
  return load_save(dump_json(save), games);
}

// As if the program had written it like that.
Json summed(Json save) {
  save["sum"] = save_sum(save);
  return save;
}

}  // namespace

TEST_CASE("a snapshot is used when only the rules have changed, and refused when its numbers mean something else",
          "[session]") {
  const auto s = begin_with(with_content(7));
  play_on(*s, 5);
  Json save = s->save();
  save["log"][2][2] = "hide in the old way";
  save = summed(save);
  const LoadResult same = load_here(save, with_content(7, 2));
  REQUIRE(same.status == LoadStatus::other_rules);
  CHECK(same.session->state_hash() == s->state_hash());

  const LoadResult other = load_here(save, with_content(8, 2));
  REQUIRE(other.status == LoadStatus::broken_log);
  CHECK(other.ply == 2);
  CHECK(other.content_changed);
  CHECK(load_phrase(other).key == "save.broken_by_change");
  CHECK(other.session->ply() == 2);
}

TEST_CASE("when content has changed all answers are given again, and the player is told that nothing verifies them",
          "[session]") {
  const auto s = begin_with(with_content(7));
  play_on(*s, 5);
  CHECK(load_here(s->save(), with_content(8)).status == LoadStatus::ok);  // the table is the same to the last number
  Json save = s->save();
  save["hash"] = "1234";
  save = summed(save);
  const LoadResult r = load_here(save, with_content(8));
  REQUIRE(r.status == LoadStatus::replayed);
  CHECK(load_phrase(r).key == "save.replayed");
  CHECK(r.session->ply() == s->ply());
  CHECK(load_here(save, with_content(7)).status == LoadStatus::broken_log);
}

TEST_CASE("an arranged table of other content is not read", "[session]") {
  const Game& game = with_content(7);
  const auto plain = begin_with(game);
  play_on(*plain, 3);
  const auto s = begin_with(game, dump_json(plain->save()["state"]));
  play_on(*s, 2);
  CHECK(load_here(s->save(), game).status == LoadStatus::ok);
  const LoadResult r = load_here(s->save(), with_content(8));
  CHECK(r.status == LoadStatus::other_start);
  CHECK_FALSE(r.session);
  CHECK(load_phrase(r).key == "save.other_start");
}

TEST_CASE("games with texts have a content hash, and the trick games have none", "[session]") {
  CHECK(find_game("french_tarot")->content_hash() == 0);
  CHECK(find_game("lotr_board")->content_hash() != 0);
  CHECK(find_game("war_of_the_ring")->content_hash() != 0);
  CHECK(find_game("war_of_the_ring")->content_hash() != find_game("lotr_board")->content_hash());
}

TEST_CASE("a step that is added, removed or renamed changes the content hash", "[session]") {
  struct Nothing {};
  using Row = Step<Nothing>;
  const auto hash_of = [](std::initializer_list<std::span<const Row>> procedures) {
    Hash hash;
    std::vector<Procedure<Nothing>> list;
    for (const std::span<const Row> rows : procedures) list.push_back({"turn", rows});
    add_procedures(hash, std::span<const Procedure<Nothing>>(list));
    return hash.value();
  };
  const Row two[] = {{"draw", nullptr}, {"play", nullptr}}, renamed[] = {{"draw", nullptr}, {"lay", nullptr}},
            three[] = {{"draw", nullptr}, {"look", nullptr}, {"play", nullptr}};
  CHECK(hash_of({two, three}) == hash_of({two, three}));
  CHECK(hash_of({two}) != hash_of({renamed}));
  CHECK(hash_of({two}) != hash_of({three}));
  CHECK(hash_of({two, three}) != hash_of({three, two}));
}

TEST_CASE("a save says which program wrote it", "[session]") {
  const Json save = begin_with(burrow::game())->save();
  CHECK(save["version"] == std::string(kVersion));
  CHECK(kVersion.find('.') != std::string_view::npos);
}

TEST_CASE("a save that was changed afterwards opens whole, and is reported as altered", "[session]") {
  const auto s = begin_with(burrow::game());
  play_on(*s, 5);
  const Json good = s->save();
  CHECK(load_here(good, burrow::game()).status == LoadStatus::ok);
  const std::pair<const char*, Json> changes[] = {
      {"seed", "00000000000000aa"}, {"undos", 4},         {"rules", 99},
      {"state", nullptr},           {"version", "9.9.9"}, {"note", "hello"}};
  for (const auto& [key, value] : changes) {
    Json save = good;
    save[key] = value;
    INFO(key);
    const LoadResult r = load_here(save, burrow::game());
    CHECK(r.status == LoadStatus::altered);
    REQUIRE(r.session);
    CHECK(r.session->state_hash() == s->state_hash());
    CHECK(r.problems.text().find("/sum") != std::string::npos);
    CHECK(load_phrase(r).key == "save.altered");
    CHECK(load_here(r.session->save(), burrow::game()).status == LoadStatus::ok);  // from here on all is well
  }
  Json seats = good;
  seats["seats"][1]["person"] = 1;
  CHECK(load_here(seats, burrow::game()).status == LoadStatus::altered);
  Json bare = good;
  bare.erase("sum");
  CHECK(load_here(bare, burrow::game()).status == LoadStatus::altered);
}

TEST_CASE("luck that does not follow from the seed is noticed even if the hash fits", "[session]") {
  const auto s = begin_with(burrow::game());
  play_on(*s, 5);
  Json save = s->save();
  save["seed"] = "00000000000000aa";
  const LoadResult r = load_here(summed(save), burrow::game());
  REQUIRE(r.status == LoadStatus::altered);
  CHECK(r.problems.text().find("/log/0: is not what luck answers by the seed") != std::string::npos);
  CHECK(r.session->state_hash() == s->state_hash());
  CHECK(load_here(r.session->save(), burrow::game()).status == LoadStatus::ok);
}

TEST_CASE("a branch with other luck keeps its past, and its save is sound", "[session]") {
  const auto s = begin_with(burrow::game());
  play_on(*s, 6);
  const auto other = s->branch(s->ply(), 99);
  play_on(*other, 6);
  const LoadResult r = load_here(other->save(), burrow::game());
  INFO(r.problems.text());
  REQUIRE(r.status == LoadStatus::ok);
  play_on(*r.session, 4);
  CHECK(load_here(r.session->branch(other->ply())->save(), burrow::game()).status == LoadStatus::ok);
}

TEST_CASE("a bot of an unknown level is replaced, and the player is told", "[session]") {
  const auto s = begin_with(burrow::game());
  s->reseat(seat_at(2), {"Mole", "club", 0});
  Json save = s->save();
  save["seats"][2]["bot"] = "grandmaster";
  const LoadResult r = load_here(summed(save), burrow::game());
  REQUIRE(r.status == LoadStatus::other_bots);
  CHECK(load_phrase(r).key == "save.other_bots");
  CHECK(r.problems.text().find("grandmaster") != std::string::npos);
  CHECK(r.session->seats()[2].bot == "club");
  CHECK(r.session->seats()[2].name == "Mole");
  CHECK(load_here(save, burrow::game()).status == LoadStatus::altered);
}

TEST_CASE("a script of luck has an end", "[session]") {
  SessionSetup setup;
  setup.luck.assign(kMostLuck + 1, "seed");
  Problems problems;
  CHECK_FALSE(Session::create(burrow::game(), setup, problems));
  CHECK(problems.text().find("/luck") != std::string::npos);
}

TEST_CASE("a name is one line of whole characters, whatever was typed", "[session]") {
  CHECK(clean_name("Nadia") == "Nadia");
  CHECK(clean_name("Anna Maria ") == "Anna Maria ");
  CHECK(clean_name(std::string_view("a\0b\nc\r\td\x7F", 9)) == "abcd");
  CHECK(clean_name("a\u202Eb\u2066c\u2069d\u200Fe\u2028f\u0085g\uFEFFh") == "abcdefgh");
  CHECK(clean_name("a\xFFz\xC3") == "az");                // not UTF-8
  CHECK(clean_name("a\xED\xA0\x80z") == "az");            // half of a pair
  CHECK(clean_name("\xC0\xAFz\xF4\x90\x80\x80") == "z");  // a short way round, and past the end of Unicode
  std::string long_name;
  for (int i = 0; i < 60; ++i) long_name += "é";
  CHECK(clean_name(long_name) == long_name.substr(0, kMostName));
  CHECK(clean_name("x" + long_name) == ("x" + long_name).substr(0, kMostName - 1));
  // The last letter would lose its accent; a family would lose a child.
  CHECK(clean_name(std::string(kMostName - 1, 'a') + "e\u0301") == std::string(kMostName - 1, 'a'));
  const std::string family = "\U0001F469\u200D\U0001F467";
  CHECK(clean_name(family) == family);
  CHECK(clean_name(std::string(kMostName - 5, 'a') + family) == std::string(kMostName - 5, 'a'));
}

TEST_CASE("a name that is written from right to left does not turn the sentence around it", "[session]") {
  CHECK(isolated("Nadia") == "Nadia");
  CHECK(isolated("Élodie 2") == "Élodie 2");
  CHECK(isolated("דנה") == "\u2068דנה\u2069");
  CHECK(clean_name(isolated("دينا")) == "دينا");
}

TEST_CASE("names are cleaned on every way into a session", "[session]") {
  SessionSetup setup;
  setup.config_text = R"({"seats": 2})";
  setup.seats = {{"Ann\ne", "", 0}, {"B\u202Eo", "", 1}};
  Problems problems;
  const auto s = Session::create(burrow::game(), setup, problems);
  REQUIRE(s);
  CHECK(s->seats()[0].name == "Anne");
  CHECK(s->seats()[1].name == "Bo");
  s->rename(seat_at(0), "C\u2067d");
  CHECK(s->seats()[0].name == "Cd");
  s->reseat(seat_at(1), {"D\x01", "club", 0});
  CHECK(s->seats()[1].name == "D");
  Json save = s->save();
  save["seats"][0]["name"] = "E\nf";
  CHECK(load_here(summed(save), burrow::game()).session->seats()[0].name == "Ef");
}

// One of each game, written by the program whose format this is. They stay as they are: what this format wrote keeps
// opening.
TEST_CASE("saves of format 2 open, to the last answer", "[session]") {
  const auto files = test::files_in("tests/data/saves/format-2/", ".json");
  CHECK(files.size() == 5);
  for (const std::string& file : files) {
    INFO(file);
    const LoadResult r = load_save(test::read_file(file));
    INFO(r.problems.text());
    REQUIRE(r.session);
    CHECK(r.session->seats()[0].name == "Nadia");
    CHECK(r.plies_saved > 70);
    CHECK(is_whole(r.status));
    CHECK(r.ply == r.plies_saved);
    if (!r.content_changed) CHECK(r.status == LoadStatus::ok);
    CHECK(load_save(save_text(*r.session)).status == LoadStatus::ok);
  }
}

TEST_CASE("a save of a format that was never released is refused", "[session]") {
  Json save = begin_with(with_content(7))->save();
  save["format"] = kSaveFormat - 1;
  const LoadResult r = load_here(summed(save), with_content(7));
  CHECK(r.status == LoadStatus::damaged);
  CHECK(r.problems.text().find("/format") != std::string::npos);
}

// The hardest cards of the trading card game, written in the card language as it is, with a table of words that only has to
// read them. What is lacking is no word but a form: docs/card-language-tcg.md says which, and so does each card.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "core/json.h"
#include "effects/loader.h"
#include "support/files.h"

using namespace mathom;
using namespace mathom::effects;

namespace {

using K = Param::Kind;
enum { kCards, kPlaces };

bool possible(const Host&, const Op&, const Frame&) { return true; }
Flow run(Host&, const Op&, Frame&) { return Flow::next; }

const Names& names(const char* of, std::initializer_list<std::string_view> words) {
  static std::map<std::string, Names> all;
  return all.try_emplace(of, "tcg." + std::string(of), words).first->second;
}
const Names& phases() {
  return names("phase", {"fellowship", "shadow", "maneuver", "archery", "assignment", "skirmish", "regroup"});
}
Param who() { return {"who", K::who, false, static_cast<std::int16_t>(Who::self)}; }
Param n() { return {"n", K::value, false}; }
Param what(const char* key = "what", bool needed = true) { return {key, K::targets, needed, -1, nullptr, kCards}; }

std::vector<Verb> verbs() {
  const Param up_to{"up_to", K::flag, false, 0}, to = what("to");
  const Param until{"until", K::name, false, 0, &names("until", {"phase", "regroup", "turn"})};
  std::vector<Verb> out;
  const auto add = [&](std::string_view word, std::vector<Param> params) {
    out.push_back({word, std::move(params), possible, run});
  };
  for (const char* word : {"exert", "spot", "take", "stack", "forbid_assigning", "ring_bearer"})
    add(word, {what(), n()});
  for (const char* word : {"discard_top", "reveal_top"}) add(word, {who(), n()});
  for (const char* word : {"burden", "unburden", "twilight", "move_limit"}) add(word, {n()});
  for (const char* word :
       {"wear", "prevent_wound", "prevent_healing", "cancel_event", "cancel_assignments", "end_phase"})
    add(word, {});
  for (const char* word : {"discard", "put_back", "play"}) add(word, {who(), what(), n(), up_to});
  for (const char* word : {"transfer", "assign"}) add(word, {what(), to});
  add("strength", {what(), n(), until});
  return out;
}

std::vector<TargetKind> target_kinds() {
  using T = TestWord::Kind;
  const Names& in =
      names("in", {"hand", "deck", "discard", "dead", "play", "support", "skirmish", "stack", "aside", "fellowship"});
  const Names& keyword = names("keyword", {"river", "tracker", "weapon", "ring-bearer", "skirmish"});
  return {{"card",
           Names("tcg.cards", {"this", "bearer", "chosen"}),
           {{"whose", T::who},
            {"in", T::name, &in},
            {"side", T::name, &names("side", {"free", "shadow"})},
            {"culture", T::name, &names("culture", {"gondor", "moria", "sauron"})},
            {"type", T::name, &names("type", {"companion", "minion", "event", "condition"})},
            {"race", T::name, &names("race", {"man", "dwarf", "hobbit", "orc", "nazgul"})},
            {"title", T::name, &names("title", {"frodo", "blade-tip", "bill-the-pony"})},
            {"keyword", T::name, &keyword},
            {"not_this", T::flag}},
           0,
           static_cast<std::int16_t>(Who::self)},
          {"place",
           Names("tcg.places", {"here"}),
           {{"whose", T::who}, {"number", T::number}, {"keyword", T::name, &keyword}}}};
}

std::vector<Trigger> triggers() {
  std::vector<Trigger> out;
  for (int i = 0; i < phases().size(); ++i) out.push_back({.word = phases().word(i), .is_action = true});
  for (const char* word : {"played", "turn_ends", "phase_ends"}) out.push_back({.word = word});
  for (const char* word : {"about_to_wound", "about_to_heal", "event_played", "wins_skirmish", "killed", "assigned"})
    out.push_back({.word = word, .target_kind = kCards, .needs_to = true});
  out.push_back({.word = "moves_from", .target_kind = kPlaces, .needs_to = true});
  return out;
}

const Language& tcg() {
  const Param place{"what", K::targets, true, -1, nullptr, kPlaces}, at{"at", K::targets, true, -1, nullptr, kPlaces};
  const Param phase{"phase", K::name, true, 0, &phases()};
  static const Language kLanguage("tcg", {.verbs = verbs(),
                                          .selectors = {"opponent", "free_player", "anyone"},
                                          .conditions = {{"ring_worn", {}, possible},
                                                         {"phase", {{"of", K::name, true, 0, &phases()}}, possible},
                                                         {"exists", {what()}, possible},
                                                         {"place", {place}, possible},
                                                         {"was_assigned", {what()}, possible},
                                                         {"not", {{"of", K::conditions}}, possible}},
                                          .target_kinds = target_kinds(),
                                          .triggers = triggers(),
                                          .modifiers = {{"text_of", {place}},
                                                        {"cost", {what("on"), n()}},
                                                        {"forbid", {phase, at}},
                                                        {"no_bonus", {what("on"), what("from")}},
                                                        {"no_healing", {what("on")}},
                                                        {"extra_weapon", {}}}});
  return kLanguage;
}

Json catalog() {
  Problems problems;
  const auto j = parse_json(test::read_file("tests/data/card_language/tcg.json"), problems);
  REQUIRE(j);
  return (*j)["cards"];
}

}  // namespace

TEST_CASE("the hardest cards of the trading card game are read in the card language as it is", "[effects]") {
  const Json cards = catalog();
  CHECK(cards.size() >= 20);
  for (const Json& card : cards) {
    Code code;
    Problems problems;
    const auto texts = Loader(tcg(), code, problems).abilities(card["abilities"], card["id"].get<std::string>());
    CHECK(problems.text() == "");
    CHECK(texts.size() == card["abilities"].size());
  }
}

TEST_CASE("each of the hardest cards says which forms it lacks, and the document says it too", "[effects]") {
  const std::string page = test::read_file("docs/card-language-tcg.md");
  std::set<std::string> known;
  for (std::size_t at = page.find("\n**"); at != std::string::npos; at = page.find("\n**", at + 3))
    known.insert(page.substr(at + 3, page.find("**", at + 3) - at - 3));
  for (const Json& card : catalog()) {
    std::string row = "| `" + card["id"].get<std::string>() + "` | ";
    for (const Json& lack : card["lacks"]) {
      INFO(dump_json(lack));
      CHECK(known.count(lack.get<std::string>()) == 1);
      row += (lack == card["lacks"][0] ? "" : ", ") + lack.get<std::string>();
    }
    if (card["lacks"].empty()) row += "only words";
    INFO(row);
    CHECK(page.find(row + " |") != std::string::npos);
  }
}

// Card files of any bytes, and card files that are nearly right. Whatever they say, reading them ends: with cards that
// can be said and played, or with a list of what is wrong. And then nothing has changed.
#include <catch2/catch_test_macros.hpp>

#include "assets/languages.h"
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "support/card_files.h"
#include "support/games.h"
#include "text/texts.h"

using namespace mathom;
using test::war;

namespace {

const std::vector<test::PrintedEntry>& entries() {
  static const auto all = test::printed_entries();
  return all;
}

void collect(Json& j, std::vector<Json*>& out) {
  out.push_back(&j);
  if (j.is_structured())
    for (auto& child : j) collect(child, out);
}
template <class List>
auto& any(List& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// A piece of a printed entry, of which many fit where it comes to lie.
Json some_piece(Rng& rng) {
  Json entry = any(entries(), rng).entry;
  std::vector<Json*> all;
  collect(entry, all);
  return *any(all, rng);
}
Json deep(Rng& rng) {
  Json j = Json::array();
  for (std::uint32_t n = rng.below(80); n > 0; --n)
    j = Json::array({{{"do", "may"}, {"who", "self"}, {"then", std::move(j)}}});
  return j;
}
std::string bad_text(Rng& rng) {
  switch (rng.below(5)) {
    case 0: return "\xff\xfe";
    case 1: return std::string(1 + rng.below(2000), 'x');
    case 2: return "\xc3";
    case 3: return std::string("a\0b", 3);
    default: return "self";
  }
}

// One change that leaves it JSON.
void change_somewhere(Json& entry, Rng& rng) {
  std::vector<Json*> all;
  collect(entry, all);
  Json& j = *any(all, rng);
  switch (rng.below(12)) {
    case 0: j = rng.next(); break;
    case 1: j = -static_cast<std::int64_t>(rng.below(70000)); break;
    case 2: j = bad_text(rng); break;
    case 3: j = nullptr; break;
    case 4: j = deep(rng); break;
    case 5: j = 1.5; break;
    case 6: j = rng.below(2) == 0; break;
    case 7:
    case 8: j = some_piece(rng); break;
    default:
      if (j.is_array() && !j.empty())
        j.erase(j.begin() + static_cast<int>(rng.below(static_cast<std::uint32_t>(j.size()))));
      else if (j.is_object() && !j.empty()) {
        auto it = j.begin();
        std::advance(it, rng.below(static_cast<std::uint32_t>(j.size())));
        const Json value = it.value();
        const std::string key = it.key();
        j.erase(key);
        if (rng.below(2) == 0) j[key + "x"] = value;
      } else if (j.is_number_integer()) {
        j = rng.below(12);
      }
  }
}

// A change that the language allows: a piece in the place of another of the same key, somewhere in another entry.
void collect_by_key(const Json& j, const std::string& key, std::vector<Json>& out) {
  if (j.is_object())
    for (const auto& [k, value] : j.items()) {
      if (k == key) out.push_back(value);
      collect_by_key(value, key, out);
    }
  else if (j.is_array())
    for (const auto& value : j) collect_by_key(value, key, out);
}
void graft(Json& entry, Rng& rng) {
  constexpr const char* kKeys[] = {"abilities", "when", "if", "cost", "do",    "what", "to",
                                   "n",         "who",  "by", "give", "while", "need", "then"};
  const std::string key = kKeys[rng.below(std::size(kKeys))];
  std::vector<Json> found;
  collect_by_key(any(entries(), rng).entry, key, found);
  if (found.empty()) return;
  std::vector<Json*> all;
  collect(entry, all);
  for (std::size_t tries = 0; tries < all.size(); ++tries) {
    Json& j = *any(all, rng);
    if (!j.is_object() || !j.contains(key)) continue;
    j[key] = any(found, rng);
    return;
  }
}

std::string speak(const Game& game, std::string_view language) {
  Texts texts;
  Problems problems;
  for (const Asset& a : all_assets())
    if (is_text_of(a.path, language)) texts.add(a.text, problems);
  Namer namer;
  namer.card = [&](CardDef c) { return game.card_name(c); };
  std::string out;
  for (int i = 0; i < game.info().prints; ++i)
    out += game.card_text(static_cast<CardDef>(i), [&](const Phrase& p) { return texts.say(p, namer); });
  return out;
}

}  // namespace

TEST_CASE("any card file loads or is refused with a reason", "[fuzz][war_of_the_ring]") {
  const CardFiles& files = *war().card_files();
  const Json before = war().full_config(Json::object());
  std::uint64_t refused = 0;
  for (std::uint64_t seed = 1; seed <= test::amount(3000); ++seed) {
    Rng rng(seed);
    const auto& printed = any(entries(), rng);
    Json entry = printed.entry;
    for (std::uint32_t n = 1 + rng.below(3); n > 0; --n) change_somewhere(entry, rng);
    const std::string text = test::file_of(printed.list, entry);
    const Problems problems = files.check(text);
    for (const auto& p : problems) REQUIRE_FALSE(p.message.empty());
    refused += !problems.empty();
  }
  CHECK(refused > test::amount(1000));
  CHECK(war().full_config(Json::object()) == before);
}

TEST_CASE("a card file of broken bytes is refused with a reason", "[fuzz][war_of_the_ring]") {
  const CardFiles& files = *war().card_files();
  for (std::uint64_t seed = 1; seed <= test::amount(300); ++seed) {
    Rng rng(seed);
    const auto& printed = any(entries(), rng);
    std::string text = test::file_of(printed.list, printed.entry);
    for (std::uint32_t n = 1 + rng.below(4); n > 0; --n) {
      const auto at = rng.below(static_cast<std::uint32_t>(text.size()));
      if (rng.below(3) == 0)
        text.resize(at + 1);
      else
        text[at] = static_cast<char>(rng.below(256));
    }
    const Problems problems = files.check(text);
    for (const auto& p : problems) REQUIRE_FALSE(p.message.empty());
  }
  CHECK_FALSE(files.check(std::string(100000, '[')).empty());
  CHECK_FALSE(files.check(R"({"cards": [{"id": "strider", "faction": 1e999}]})").empty());
}

TEST_CASE("every card that loads can be said and played", "[fuzz][war_of_the_ring]") {
  const CardFiles& files = *war().card_files();
  const auto configs = proof_configs(war());
  Findings findings;
  std::uint64_t played = 0;
  for (std::uint64_t seed = 1; played < test::amount(20); ++seed) {
    Rng rng(seed);
    // A file of many entries that were changed and are sound, each by itself.
    Json lists{{"cards", Json::array()}, {"locations", Json::array()}};
    for (const auto& printed : entries()) {
      Json entry = printed.entry;
      for (std::uint32_t n = 1 + rng.below(4); n > 0; --n) graft(entry, rng);
      if (files.check(test::file_of(printed.list, entry)).empty()) lists[printed.list].push_back(std::move(entry));
    }
    REQUIRE(lists["cards"].size() > 20);
    const test::WithCards own(dump_json(lists));
    INFO(own.problems().text());
    REQUIRE(own.problems().empty());
    for (const char* language : {"en", "fr"}) REQUIRE_FALSE(speak(own.game(), language).empty());
    const Trial trial{own.game(), configs[static_cast<std::size_t>(seed % configs.size())], seed, false};
    prove_conformance(trial, findings);
    ++played;
  }
  for (const auto& f : findings.examples()) UNSCOPED_INFO(f.rule << ": " << f.what << " (" << f.where << ")");
  CHECK(findings.empty());
}

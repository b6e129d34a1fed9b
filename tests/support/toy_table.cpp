#include "support/toy_table.h"

#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "effects/read/loader.h"

namespace mathom::toy {
namespace {

using effects::Host;
using effects::Op;
using effects::Param;

const Table& toy_of(const Host& h) { return static_cast<const Table&>(h); }
bool is_dry(const Host& h, const Op&, const Frame&) {
  ++toy_of(h).asked;
  return toy_of(h).dry[static_cast<std::size_t>(toy_of(h).source)];
}
bool is_paired(const Host& h, const Op&, const Frame&) {
  toy_of(h).known.doubt();
  return toy_of(h).pair == toy_of(h).source;
}

const effects::Names& colours() {
  static const effects::Names kNames("toy.colour", {"red", "blue"});
  return kNames;
}
bool is_printed_in(const effects::LoadedCards& set, const effects::Test& t, int print) {
  return effects::any_value(set.code, t, [&](int colour) { return print % 2 == colour; });
}
bool is_coloured(const Host& h, const effects::Test& t, const Frame&, int card) {
  return effects::any_value(h.code(), t, [&](int colour) { return card % 2 == colour; });
}
bool is_lying(const Host& h, const effects::Test&, const Frame&, int card) {
  ++toy_of(h).asked;
  return toy_of(h).lying.has(card);
}
effects::TargetKind cards() {
  using K = effects::TestWord::Kind;
  return {.word = "card",
          .words = effects::Names("toy.cards", {"this"}),
          .tests = {{.word = "colour", .names = &colours(), .matches = is_coloured, .printed = is_printed_in},
                    {.word = "lying", .kind = K::flag, .matches = is_lying}}};
}

}  // namespace

const effects::Language& language() {
  static const effects::Language kLanguage(
      "toy", {.conditions = {{"dry", {}, is_dry}, {"paired", {}, is_paired}},
              .target_kinds = {cards()},
              .modifiers = {{"points", {{"n", Param::Kind::number, false, 1, nullptr, 0}}}, {"sight", {}}}});
  return kLanguage;
}

Table::Table(const std::vector<std::string>& text) {
  for (std::size_t card = 0; card < text.size(); ++card) {
    Problems problems;
    const auto j = parse_json(text[card], problems);
    REQUIRE(j);
    for (const effects::Ability& a : effects::Loader(toy::language(), set_.code, problems).abilities(*j, "toy")) {
      of_[card].push_back(static_cast<int>(set_.abilities.size()));
      for (int m = 0; m < a.modifiers; ++m)
        gives_[card] |= 1u << set_.code.modifiers[static_cast<std::size_t>(a.first_modifier + m)].verb;
      set_.abilities.push_back(a);
    }
    REQUIRE(problems.text() == "");
  }
}

int Table::read(const std::string& filter) {
  Problems problems;
  const auto j = parse_json(filter, problems);
  REQUIRE(j);
  const int n = effects::Loader(toy::language(), set_.code, problems).targets(*j, 0, "toy");
  REQUIRE(problems.text() == "");
  for (std::size_t i = printed_.size(); i < set_.code.filters.size(); ++i)
    printed_.push_back(effects::read_filter<kCards>(set_, toy::language(), set_.code.filters[i], 0, kCards, -1));
  return n;
}

}  // namespace mathom::toy

#include "support/toy_table.h"

#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "effects/loader.h"

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

}  // namespace

const effects::Language& language() {
  static const effects::Language kLanguage(
      "toy", {.conditions = {{"dry", {}, is_dry}, {"paired", {}, is_paired}},
              .modifiers = {{"points", {{"n", Param::Kind::number, false, 1, nullptr, 0}}}, {"sight", {}}}});
  return kLanguage;
}

Table::Table(const std::vector<std::string>& text) {
  for (std::size_t card = 0; card < text.size(); ++card) {
    Problems problems;
    const auto j = parse_json(text[card], problems);
    REQUIRE(j);
    for (const effects::Ability& a : effects::Loader(toy::language(), code_, problems).abilities(*j, "toy")) {
      of_[card].push_back(static_cast<int>(abilities_.size()));
      for (int m = 0; m < a.modifiers; ++m)
        gives_[card] |= 1u << code_.modifiers[static_cast<std::size_t>(a.first_modifier + m)].verb;
      abilities_.push_back(a);
    }
    REQUIRE(problems.text() == "");
  }
}

}  // namespace mathom::toy

// What is laid: the printed cards, or a file of the players' own over them. What was laid once stays where it is, so that
// no phrase or State that still speaks of it is left in the air.
#include <cassert>
#include <deque>

#include "catalog/assets.h"
#include "core/hash.h"
#include "games/war_of_the_ring/content.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/card_files.h"

namespace mathom::war_of_the_ring {
namespace {

const Content& printed() {
  static const Content kContent = [] {
    Problems problems;
    Content c = read_content({asset}, problems);
    assert(problems.empty() && "the cards that were built in are not sound");
    return c;
  }();
  return kContent;
}

class OwnCards final : public CardFiles {
 public:
  Problems check(std::string_view text) const override {
    Problems problems;
    if (text.empty())
      problems.add("", "is empty");
    else
      read_content({asset, text}, problems);
    return problems;
  }
  Problems lay(std::string_view text) const override {
    Problems problems;
    if (text.empty()) {
      laid() = &printed();
      return problems;
    }
    Content c = read_content({asset, text}, problems);
    if (!problems.empty()) return problems;
    Hash hash;
    hash.add_text(text);
    c.hash = hash.value();
    static std::deque<Content> all;
    all.push_back(std::move(c));
    laid() = &all.back();
    return problems;
  }
  std::vector<std::pair<std::string, std::string>> names(std::string_view language) const override {
    std::vector<std::pair<std::string, std::string>> out;
    for (const Content::Name& n : content().names) {
      const bool known = !out.empty() && out.back().first == n.key;
      if (known && n.language == language) out.back().second = n.text;
      if (!known) out.emplace_back(n.key, n.text);  // in another language rather than as printed
    }
    return out;
  }
};

}  // namespace

const Content* first_laid() { return &printed(); }

const CardFiles* Rules::card_files() const {
  static const OwnCards kOwnCards;
  return &kOwnCards;
}

}  // namespace mathom::war_of_the_ring

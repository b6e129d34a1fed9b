// What is laid: the printed cards, or a file of the players' own over them. What was laid once stays where it is, so that
// no phrase or State that still speaks of it is left in the air.
#include <cassert>
#include <deque>

#include "catalog/assets.h"
#include "core/json.h"
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
    else if (fits_in_a_save(text, problems))
      read_content({asset, text}, problems);
    return problems;
  }
  Problems lay(std::string_view text) const override {
    Problems problems;
    if (const Content* known = read_before(text)) {
      war_of_the_ring::laid() = known;
      return problems;
    }
    if (!fits_in_a_save(text, problems)) return problems;
    Content c = read_content({asset, text}, problems);
    if (!problems.empty()) return problems;
    c.own_text = text;
    c.own_word = cards_word(text);
    all().push_back(std::move(c));
    war_of_the_ring::laid() = &all().back();
    return problems;
  }
  std::string_view laid() const override { return content().own_text; }
  const std::string& word() const override { return content().own_word; }
  std::vector<OwnEntry> entries(std::string_view text, std::string_view language) const override {
    std::vector<OwnEntry> out;
    Problems problems;
    const auto j = parse_json(text, problems);
    for (const char* list : {"cards", "locations"})
      if (const Json* all = j ? member(*j, list) : nullptr)
        for (const Json& entry : *all) {
          const bool place = list == std::string_view("locations");
          const std::string key = place ? "war_of_the_ring.place." : "war_of_the_ring.card.";
          out.push_back({place, key + *text_member(entry, "id"), name_of(entry, language)});
        }
    return out;
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

 private:
  static std::deque<Content>& all() {
    static std::deque<Content> all;
    return all;
  }
  // Two games may be played by turns, each with its own cards.
  static const Content* read_before(std::string_view text) {
    if (text.empty()) return &printed();
    for (const Content& c : all())
      if (c.own_text == text) return &c;
    return nullptr;
  }
  static std::string name_of(const Json& entry, std::string_view language) {
    const Json* names = member(entry, "name");
    if (!names) return {};
    const auto* name = text_member(*names, std::string(language).c_str());
    return name ? *name : names->begin()->get<std::string>();  // in another language rather than as printed
  }
};

}  // namespace

const Content* first_laid() { return &printed(); }

const CardFiles* Rules::card_files() const {
  static const OwnCards kOwnCards;
  return &kOwnCards;
}

}  // namespace mathom::war_of_the_ring

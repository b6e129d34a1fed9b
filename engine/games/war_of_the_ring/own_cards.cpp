// The games of this kind that are played in this program: one for each set of cards, the printed ones or a file of the
// players' own over them. What was read once stays where it is, so that no phrase, State or match that still speaks of it
// is left in the air.
#include <cassert>
#include <deque>

#include "catalog/assets.h"
#include "core/json.h"
#include "games/war_of_the_ring/brain.h"
#include "games/war_of_the_ring/catalog.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/card_files.h"
#include "rules/game_of.h"

namespace mathom::war_of_the_ring {
namespace {

class OwnCards final : public CardFiles {
 public:
  explicit OwnCards(const Catalog& catalog) : catalog_(catalog) {}

  Problems check(std::string_view text) const override {
    Problems problems;
    if (text.empty())
      problems.add("", "is empty");
    else if (fits_in_a_save(text, problems))
      read_catalog({asset, text}, problems);
    return problems;
  }
  const Game* with(std::string_view text, Problems& problems) const override;
  std::string_view text() const override { return catalog_.own_text; }
  const std::string& word() const override { return catalog_.own_word; }
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
  std::string_view name(std::string_view key, std::string_view language) const override {
    std::string_view found;
    for (const Catalog::Name& n : catalog_.names)
      if (n.key == key && (found.empty() || n.language == language)) found = n.text;
    return found;
  }

 private:
  static std::string name_of(const Json& entry, std::string_view language) {
    const Json* names = member(entry, "name");
    if (!names) return {};
    const auto* name = text_member(*names, std::string(language).c_str());
    return name ? *name : names->begin()->get<std::string>();  // in another language rather than as printed
  }
  const Catalog& catalog_;
};

// One set of cards and the game that is played with it.
struct Edition {
  explicit Edition(Catalog c) : catalog(std::move(c)), game(Rules{catalog, brain, files}) {}
  Edition(const Edition&) = delete;
  Edition& operator=(const Edition&) = delete;
  const Catalog catalog;
  const WarBrain brain{catalog};
  const OwnCards files{catalog};
  const GameOf<Rules> game;
};

const Edition& printed() {
  static const Edition kPrinted{[] {
    Problems problems;
    Catalog c = read_catalog({asset}, problems);
    assert(problems.empty() && "the cards that were built in are not sound");
    return c;
  }()};
  return kPrinted;
}

const Game* OwnCards::with(std::string_view text, Problems& problems) const {
  if (text.empty()) return &printed().game;
  static std::deque<Edition> editions;
  for (const Edition& e : editions)
    if (e.catalog.own_text == text) return &e.game;
  if (!fits_in_a_save(text, problems)) return nullptr;
  Problems found;
  Catalog c = read_catalog({asset, text}, found);
  for (const Problem& p : found) problems.add(p.path, p.message);
  if (!found.empty()) return nullptr;
  c.own_text = text;
  c.own_word = cards_word(text);
  return &editions.emplace_back(std::move(c)).game;
}

}  // namespace

const Game& game() { return printed().game; }

const Catalog& catalog_of(const Game& game) { return static_cast<const GameOf<Rules>&>(game).rules().catalog; }

}  // namespace mathom::war_of_the_ring

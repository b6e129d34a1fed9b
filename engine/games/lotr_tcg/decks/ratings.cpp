#include "games/lotr_tcg/decks/ratings.h"

#include <cstdlib>
#include <optional>
#include <string>

#include "core/json.h"
#include "games/lotr_tcg/cards/entries.h"

namespace mathom::lotr_tcg {
namespace {

constexpr int kMostRating = 999;

}  // namespace

std::vector<int> read_ratings(const Catalog& c, std::string_view text, Problems& problems) {
  const std::string file = kFolder + "ratings.json";
  std::vector<int> out(static_cast<std::size_t>(kPrints) + 1);
  const auto all = parse_json(text, problems);
  if (!all) return out;
  if (!all->is_object()) problems.add(file, "must be an object: ids of cards and their ratings");
  for (const CardFacts& f : c.prints) {
    const Json* rating = f.is_in_draw_deck() ? member(*all, f.id.c_str()) : nullptr;
    const auto n = rating ? whole_number<int>(*rating) : std::nullopt;
    if (n && std::abs(*n) <= kMostRating)
      out[static_cast<std::size_t>(f.number)] = *n;
    else if (f.is_in_draw_deck())
      problems.add(file + "/" + f.id, "must be a whole number from -999 to 999");
  }
  for (const auto& [id, rating] : all->items())
    if (const int print = c.find(id); print < 0 || !c.facts(print).is_in_draw_deck())
      problems.add(file + "/" + id, "is not the id of a card of a draw deck");
  return out;
}

int card_rating(const Catalog& c, int print) {
  static Problems problems;  // none: a test says so
  static const std::vector<int> kRatings = read_ratings(printed_cards(), file(kFolder + "ratings.json"), problems);
  return kRatings[static_cast<std::size_t>(c.facts(print).number)];
}

}  // namespace mathom::lotr_tcg

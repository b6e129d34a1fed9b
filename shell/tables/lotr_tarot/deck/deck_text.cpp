#include "shell/tables/lotr_tarot/deck/deck_text.h"

#include <algorithm>

#include "core/json.h"
#include "games/lotr_tarot/cards/deck.h"

namespace mathom::lotr_tarot {

namespace {

constexpr std::string_view kFormat = "lotr_tarot deck";
constexpr int kVersion = 1;

Json json_of(const NamedDeck& deck) {
  Json j = affiliations_json(deck.deck);
  j["format"] = kFormat;
  j["version"] = kVersion;
  j["name"] = deck.name;
  return j;
}

DeckReading read_json(const Json& j) {
  DeckReading r;
  const std::string* format = text_member(j, "format");
  const auto version = number_member<int>(j, "version");
  if (!format || *format != kFormat || !version || *version < 1) return {.trouble = DeckTrouble::other};
  if (*version > kVersion) return {.trouble = DeckTrouble::newer};
  r.deck.deck = read_lists(j, r.faults);
  if (!r.faults.empty()) r.trouble = DeckTrouble::lists;
  if (const std::string* name = text_member(j, "name"); name && name->size() <= kMostKeptName * 4) r.deck.name = *name;
  return r;
}

}  // namespace

std::string deck_text(const NamedDeck& deck) { return dump_json(json_of(deck)); }

DeckReading read_deck_text(std::string_view text) {
  if (text.size() > kMostDeckText) return {.trouble = DeckTrouble::too_large};
  Problems problems;
  const auto j = parse_json(text, problems, kMostDeckText);
  if (!j) return {.trouble = DeckTrouble::damaged};
  return read_json(*j);
}

std::string shelf_text(const DeckShelf& shelf) {
  Json j{{"decks", Json::array()}};
  for (const NamedDeck& deck : shelf.decks) j["decks"].push_back(json_of(deck));
  if (shelf.draft) j["draft"] = affiliations_json(*shelf.draft);
  return dump_json(j);
}

DeckShelf read_shelf(std::string_view text) {
  DeckShelf shelf;
  const auto take = [&](const Json& entry) {
    DeckReading r = read_json(entry);
    if (r.trouble == DeckTrouble::none) shelf.decks.push_back(std::move(r.deck));
    return r.trouble == DeckTrouble::none;
  };
  // A draft need not add up; it must only be cards.
  const auto take_draft = [&](const Json& draft) {
    std::vector<AffiliationFault> faults;
    const Affiliations sides = read_lists(draft, faults);
    const bool sound = std::all_of(faults.begin(), faults.end(),
                                   [](const AffiliationFault& f) { return f.kind == AffiliationFault::Kind::number; });
    if (sound) shelf.draft = sides;
  };
  shelf.damaged = !read_shelf_text(text, take, take_draft);
  return shelf;
}

int cards_for(const Affiliations& sides, Side side) {
  switch (side) {
    case Side::dark: return sides.dark.count();
    case Side::neutral: return sides.neutral.count();
    case Side::free: return (kPack - sides.dark - sides.neutral).count();
    case Side::none: break;
  }
  return kCards - kDealtCards;
}

int cards_wanted(Side side) {
  switch (side) {
    case Side::dark: return kDarkCards;
    case Side::neutral: return kNeutralCards;
    case Side::free: return kDealtCards - kDarkCards - kNeutralCards;
    case Side::none: break;
  }
  return kCards - kDealtCards;
}

Side side_in(const Affiliations& sides, Card card) {
  if (card == Card::the_ring) return Side::none;
  return has(sides.dark, card) ? Side::dark : has(sides.neutral, card) ? Side::neutral : Side::free;
}

void set_side(Affiliations& sides, Card card, Side side) {
  sides.dark.erase(index(card));
  sides.neutral.erase(index(card));
  if (side == Side::dark) sides.dark.insert(index(card));
  if (side == Side::neutral) sides.neutral.insert(index(card));
}

bool adds_up(const Affiliations& sides) {
  return cards_for(sides, Side::dark) == kDarkCards && cards_for(sides, Side::neutral) == kNeutralCards;
}

int changed_cards(const Affiliations& sides) {
  const Affiliations ours{deck().dark, deck().neutral};
  int n = 0;
  for (int i = 0; i < kCards; ++i) n += side_in(sides, card_of(i)) != side_in(ours, card_of(i)) ? 1 : 0;
  return n;
}

}  // namespace mathom::lotr_tarot

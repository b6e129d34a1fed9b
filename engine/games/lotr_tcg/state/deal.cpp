#include "games/lotr_tcg/state/deal.h"

#include <algorithm>

#include "core/json.h"

namespace mathom::lotr_tcg {
namespace {

// Who names no deck plays one of these, by seat.
constexpr std::array<const char*, kMostSeats> kUsual{"aragorn-starter", "gandalf-starter", "house-elves-and-nazgul",
                                                     "house-dwarves-and-mordor"};

std::string file_of(std::string_view id) { return "decks/lotr_tcg/" + std::string(id) + ".json"; }

// The deck that a config names for a seat. Problems are those of its file.
Deck deck_of(const Catalog& c, const Json& config, int seat, Problems& problems) {
  const Json* decks = member(config, "decks");
  const bool named = decks && decks->is_array() && static_cast<int>(decks->size()) > seat;
  const Json usual(usual_deck(seat));
  const Json& deck = named ? (*decks)[at(seat)] : usual;
  if (deck.is_object()) return read_deck(c, "decks", dump_json(deck), problems);
  const auto* id = deck.is_string() ? deck.get_ptr<const std::string*>() : nullptr;
  const std::string_view text = id ? file(file_of(*id)) : std::string_view{};
  if (!text.empty()) return read_deck(c, file_of(*id), text, problems);
  problems.add("/decks/" + std::to_string(seat), "must be the id of a deck, or a deck");
  return {};
}

void lay(State& s, int print, Zone zone, int seat, SeatMask seen_by) {
  const auto at_zone = zone_of(zone, seat);
  s.cards.push_back({.def = static_cast<CardDef>(print),
                     .order = static_cast<std::uint16_t>(count_in(s.cards, at_zone)),
                     .zone = at_zone,
                     .seen_by = seen_by});
  s.pieces.push_back({});
}
void deal(State& s, const Catalog& c, const Deck& d, int seat) {
  const int first = s.cards.size();
  s.first[at(seat)] = static_cast<std::uint16_t>(first);
  s.ring_bearer[at(seat)] = static_cast<std::int16_t>(first);
  lay(s, d.ring_bearer, kTable, seat, kEveryone);
  lay(s, d.ring, kTable, seat, kEveryone);
  s.pieces[first + 1].hang_on(first);
  for (int number = 1; number <= kSites; ++number)
    for (const int print : d.sites)
      if (c.facts(print).site == number) lay(s, print, kAdventure, seat, only(seat_at(seat)));
  DeckList::Prints prints;
  for (const auto& [print, copies] : d.cards)
    for (int i = 0; i < copies; ++i) prints.push_back(static_cast<std::uint16_t>(print));
  s.lists[at(seat)] = DeckList::of(prints);
  for (const std::uint16_t print : s.lists[at(seat)].prints()) lay(s, print, kDrawDeck, seat, kNobody);
}

}  // namespace

Json deck_json(const Catalog& c, const Deck& d) {
  Json cards = Json::object(), drafted = Json::object(), sites = Json::array(), start = Json::array();
  for (const auto& [print, n] : d.cards) cards[c.facts(print).id] = n;
  for (const auto& [print, n] : d.from) drafted[c.facts(print).id] = n;
  for (const int print : d.sites) sites.push_back(c.facts(print).id);
  for (const int print : d.start) start.push_back(c.facts(print).id);
  Json out{{"id", d.id},
           {"ring_bearer", c.facts(d.ring_bearer).id},
           {"ring", c.facts(d.ring).id},
           {"sites", sites},
           {"start", start},
           {"cards", cards}};
  if (d.pool != 0) out["pool"] = d.pool;
  if (!d.from.empty()) out["drafted"] = drafted;
  return out;
}

std::string_view usual_deck(int seat) { return kUsual[at(seat)]; }

void check_decks(const Catalog& c, const Json& config, int seats, Problems& problems) {
  const Json* decks = member(config, "decks");
  if (decks && (!decks->is_array() || static_cast<int>(decks->size()) > kMostSeats))
    return problems.add("/decks", "must be a list of decks, by seat");
  for (int seat = 0; seat < seats; ++seat) {
    const std::string path = "/decks/" + std::to_string(seat);
    Problems found;
    const Deck deck = deck_of(c, config, seat, found);
    for (const Problem& p : found) problems.add(p.path, p.message);
    if (!found.empty()) continue;
    for (const DeckFault& f : deck_faults(c, deck))
      problems.add(path, "breaks a rule of decks: " + std::string(f.what.key));
    if (deck.size() > kMostDrawDeck)
      problems.add(path, "may have at most " + std::to_string(kMostDrawDeck) + " cards in the draw deck");
  }
}

std::vector<Deck> decks_of(const Catalog& c, const Json& config, int seats) {
  std::vector<Deck> out;
  Problems none;
  for (int seat = 0; seat < seats; ++seat) out.push_back(deck_of(c, config, seat, none));
  return out;
}

Json decks_json(const Catalog& c, const Json& config, int seats) {
  Json out = Json::array();
  for (const Deck& d : decks_of(c, config, seats)) out.push_back(deck_json(c, d));
  return out;
}

void deal_decks(State& s, const Catalog& c, const std::vector<Deck>& decks) {
  s.seats = static_cast<std::uint8_t>(decks.size());
  for (std::size_t seat = 0; seat < decks.size(); ++seat) deal(s, c, decks[seat], static_cast<int>(seat));
  for (std::size_t seat = decks.size(); seat < s.first.size(); ++seat)
    s.first[seat] = static_cast<std::uint16_t>(s.cards.size());
  for (int nth = 0; nth < kMostSeats; ++nth) s.order[at(nth)] = static_cast<std::uint8_t>(nth);
}

}  // namespace mathom::lotr_tcg

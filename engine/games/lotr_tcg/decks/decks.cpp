#include "games/lotr_tcg/decks/decks.h"

#include <algorithm>
#include <map>

#include "core/json_reader.h"
#include "games/lotr_tcg/decks/pool.h"
#include "games/lotr_tcg/rules/starting.h"

namespace mathom::lotr_tcg {
namespace {

class DeckReader : private JsonReader {
 public:
  DeckReader(const Catalog& c, const std::string& name, Problems& problems) : JsonReader(problems), c_(c) {
    in_file(name);
  }
  Deck read(std::string_view text) {
    Deck d;
    const auto j = object(text, {"id", "ring_bearer", "ring", "start", "sites", "cards", "pool", "drafted"});
    if (!j) return d;
    d.id = JsonReader::text(*j, "id", "");
    d.ring_bearer = print(JsonReader::text(*j, "ring_bearer", ""), "/ring_bearer");
    d.ring = print(JsonReader::text(*j, "ring", ""), "/ring");
    if (member(*j, "pool"))
      d.pool = static_cast<std::uint32_t>(number(*j, "pool", {1, static_cast<int>(kMostPool)}, ""));
    list(*j, "start", d.start);
    list(*j, "sites", d.sites);
    copies(*j, "cards", kMostOfTitle, d.cards);
    if (!member(*j, "drafted")) return d;
    copies(*j, "drafted", kMostDrafted, d.from);
    if (d.from.empty()) fault("/drafted", "must have cards");
    if (d.pool != 0) fault("/drafted", "a deck is built from a pool or from what was drafted, not from both");
    return d;
  }

 private:
  int print(const std::string& id, const std::string& path) {
    const int found = c_.find(id);
    if (found < 0) fault(path, "\"" + id + "\" is not a card of this game");
    return found;
  }
  // How many of each card, by id.
  void copies(const Json& j, const std::string& key, int most, std::vector<std::pair<int, int>>& out) {
    const Json* cards = member(j, key.c_str());
    if (!cards || !cards->is_object()) return fault("/" + key, "must say how many of each card");
    for (const auto& [id, value] : cards->items())
      if (const int card = print(id, "/" + key + "/" + id); card >= 0)
        out.emplace_back(card, number(*cards, id.c_str(), {1, most}, "/" + key));
  }
  void list(const Json& j, const char* key, std::vector<int>& out) {
    each(j, key, "", [&](const Json& item, const std::string& path) {
      const auto* id = item.is_string() ? item.get_ptr<const std::string*>() : nullptr;
      if (!id) return fault(path, "must be the id of a card");
      if (const int card = print(*id, path); card >= 0) out.push_back(card);
    });
  }

  const Catalog& c_;
};

class DeckCheck {
 public:
  DeckCheck(const Catalog& c, const Deck& d) : c_(c), d_(d) {}
  std::vector<DeckFault> faults() {
    ring();
    draw_deck();
    titles();
    sites();
    start();
    if (const auto from = Pool::of(c_, d_)) pool(*from);
    return std::move(out_);
  }

 private:
  void add(Phrase what, int print = -1) { out_.push_back({what, print}); }
  Phrase of(const char* key, int print) const { return Phrase{key, {}}.word("card", c_.facts(print).key); }
  void ring() {
    if (d_.ring_bearer < 0 || !can_bear_ring(c_, d_.ring_bearer))
      add({"lotr_tcg.deck.ring_bearer", {}}, d_.ring_bearer);
    if (d_.ring < 0 || c_.facts(d_.ring).type != Type::ring) add({"lotr_tcg.deck.ring", {}}, d_.ring);
  }
  void draw_deck() {
    const int least = d_.pool == 0 && d_.from.empty() ? kLeastDrawDeck : kLeastSealedDeck;
    if (d_.size() < least) add(Phrase{"lotr_tcg.deck.few", {}}.number("n", d_.size()).number("least", least));
    const int free = d_.size_of(c_, Side::free_peoples), shadow = d_.size_of(c_, Side::shadow);
    if (free != shadow) add(Phrase{"lotr_tcg.deck.sides", {}}.number("free", free).number("shadow", shadow));
    for (const auto& [print, n] : d_.cards)
      if (!c_.facts(print).is_in_draw_deck()) add(of("lotr_tcg.deck.not_there", print), print);
  }
  void titles() {
    std::map<int, int> copies;
    if (d_.ring_bearer >= 0) ++copies[c_.facts(d_.ring_bearer).title];
    for (const auto& [print, n] : d_.cards) {
      int& of_title = copies[c_.facts(print).title];
      const bool was_allowed = of_title <= kMostOfTitle;
      of_title += n;
      if (was_allowed && of_title > kMostOfTitle) add(of("lotr_tcg.deck.many", print), print);
    }
  }
  void sites() {
    std::array<int, kSites + 1> of_number{};
    for (const int print : d_.sites)
      if (c_.facts(print).type != Type::site)
        add(of("lotr_tcg.deck.no_site", print), print);
      else if (++of_number[static_cast<std::size_t>(c_.facts(print).site)] > 1)
        add(of("lotr_tcg.deck.site_twice", print), print);
    for (int n = 1; n <= kSites; ++n)
      if (of_number[static_cast<std::size_t>(n)] == 0) add(Phrase{"lotr_tcg.deck.site_missing", {}}.number("n", n));
  }
  // A suggestion, which must be one that the rules allow.
  void start() {
    int cost = 0;
    for (const int print : d_.start) {
      cost += c_.facts(print).cost;
      const bool there = std::any_of(d_.cards.begin(), d_.cards.end(), [&](const auto& c) { return c.first == print; });
      if (c_.facts(print).type != Type::companion || !there) add(of("lotr_tcg.deck.no_start", print), print);
    }
    if (cost > kMostStartCost) add(Phrase{"lotr_tcg.deck.start_cost", {}}.number("n", cost));
    start_copies();
    if (is_of_companions())
      for (const CannotStart& who : who_cannot_start(c_, d_))
        add(of(who.is_there ? "lotr_tcg.deck.start_twice" : "lotr_tcg.deck.start_asks", who.print), who.print);
  }
  bool is_of_companions() const {
    return std::all_of(d_.start.begin(), d_.start.end(),
                       [&](int print) { return c_.facts(print).type == Type::companion; });
  }
  void start_copies() {
    std::map<int, int> starting;
    for (const int print : d_.start) ++starting[print];
    for (const auto& [print, n] : starting)
      if (const int there = d_.copies(print); there > 0 && n > there)
        add(of("lotr_tcg.deck.start_copies", print).number("n", n).number("there", there), print);
  }

  // Every card is one of the pool's, or is lent.
  void pool(const Pool& from) {
    const bool sealed = from.drafted().empty();
    const char* const none = sealed ? "lotr_tcg.deck.not_in_pool" : "lotr_tcg.deck.not_drafted";
    const char* const few = sealed ? "lotr_tcg.deck.too_many_of_pool" : "lotr_tcg.deck.too_many_of_draft";
    const auto beside = [&](int print) {
      if (print >= 0 && !from.has(print)) add(of(none, print), print);
    };
    beside(d_.ring);
    for (const int print : d_.sites) beside(print);
    if (d_.ring_bearer >= 0 && !from.is_lent(d_.ring_bearer) &&
        from.copies(d_.ring_bearer) <= d_.copies(d_.ring_bearer))
      add(of(none, d_.ring_bearer), d_.ring_bearer);
    for (const auto& [print, n] : d_.cards)
      if (const int there = from.copies(print); there == 0)
        add(of(none, print), print);
      else if (n > there)
        add(of(few, print).number("n", there), print);
  }

  const Catalog& c_;
  const Deck& d_;
  std::vector<DeckFault> out_;
};

}  // namespace

int Deck::size() const {
  int n = 0;
  for (const auto& [print, copies] : cards) n += copies;
  return n;
}
int Deck::size_of(const Catalog& c, Side side) const {
  int n = 0;
  for (const auto& [print, copies] : cards)
    if (c.facts(print).side() == side) n += copies;
  return n;
}

int Deck::copies(int print) const {
  int n = 0;
  for (const auto& [card, many] : cards)
    if (card == print) n += many;
  return n;
}

std::string code_of(const CardFacts& f) {
  return std::string("1") + "CURP"[static_cast<int>(f.rarity)] + std::to_string(f.number);
}

bool can_bear_ring(const Catalog& c, int print) {
  return c.facts(print).resistance > 0 && title_names().word(c.facts(print).title) == "frodo";
}

void arrange(const Catalog& c, Deck& d) {
  std::map<int, int> copies;
  for (const auto& [print, n] : d.cards) copies[print] += n;
  d.cards.assign(copies.begin(), copies.end());
  std::map<int, int> drafted;
  for (const auto& [print, n] : d.from) drafted[print] += n;
  d.from.assign(drafted.begin(), drafted.end());
  std::sort(d.start.begin(), d.start.end());
  std::stable_sort(d.sites.begin(), d.sites.end(),
                   [&](int a, int b) { return std::pair(c.facts(a).site, a) < std::pair(c.facts(b).site, b); });
}

std::vector<DeckFault> deck_faults(const Catalog& c, const Deck& d) { return DeckCheck(c, d).faults(); }

Deck read_deck(const Catalog& c, const std::string& name, std::string_view text, Problems& problems) {
  return DeckReader(c, name, problems).read(text);
}

std::vector<Deck> printed_decks(const Catalog& c, Problems& problems) {
  std::vector<Deck> out;
  for (const Asset& a : all_assets())
    if (a.path.starts_with("decks/lotr_tcg/")) out.push_back(read_deck(c, std::string(a.path), a.text, problems));
  return out;
}

}  // namespace mathom::lotr_tcg

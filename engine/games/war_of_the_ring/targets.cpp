#include "games/war_of_the_ring/targets.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "games/war_of_the_ring/options.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Filter;
using effects::Host;
using effects::Names;
using effects::Test;
using effects::TestWord;

// --- values of tests
template <class F>
bool any_value(const Host& h, const Test& t, F f) {
  const auto& lists = as_table(h).catalog().code.lists;
  for (int i = 0; i < t.values; ++i)
    if (f(lists[static_cast<std::size_t>(t.first + i)])) return true;
  return false;
}

// --- tests of what is printed: of a print, or a place
using PrintTest = bool (*)(const Catalog&, const Test&, int print);
template <PrintTest kTest>
bool as_printed(const Host& h, const Test& t, const Frame&, int thing) {
  const Table& table = as_table(h);
  return kTest(table.catalog(), t, is_place(thing) ? thing : index(table.s.cards[thing].def));
}
template <class F>
bool any_of(const Catalog& c, const Test& t, F f) {
  for (int i = 0; i < t.values; ++i)
    if (f(c.code.lists[static_cast<std::size_t>(t.first + i)])) return true;
  return false;
}
const CardFacts& title_at(const Catalog& c, int print) { return c.titles[at(c.title_of[at(print)])]; }
const PlaceFacts& place_in(const Catalog& c, int thing) { return c.places[at(thing - kFirstPlace)]; }

bool card_side(const Catalog& c, const Test& t, int print) {
  return any_of(c, t, [&](int side) { return index(side_of(title_at(c, print).faction)) == side; });
}
bool card_faction(const Catalog& c, const Test& t, int print) {
  return any_of(c, t, [&](int n) { return static_cast<int>(title_at(c, print).faction) == n; });
}
bool card_type(const Catalog& c, const Test& t, int print) {
  return any_of(c, t, [&](int n) { return static_cast<int>(title_at(c, print).type) == n; });
}
bool card_title(const Catalog& c, const Test& t, int print) {
  return any_of(c, t, [&](int n) { return c.title_of[at(print)] == n; });
}
bool card_keyword(const Catalog& c, const Test& t, int print) {
  return any_of(c, t, [&](int n) { return (title_at(c, print).keywords >> n & 1) != 0; });
}
bool place_kind(const Catalog& c, const Test& t, int thing) {
  return any_of(c, t, [&](int n) { return (place_in(c, thing).path ? 1 : 0) == n; });
}
bool place_side(const Catalog& c, const Test& t, int thing) {
  const PlaceFacts& p = place_in(c, thing);
  return !p.path && any_of(c, t, [&](int n) { return index(p.side) == n; });
}
bool place_shows(const Catalog& c, const Test& t, int thing) {
  return any_of(c, t, [&](int n) { return place_in(c, thing).shows(static_cast<Faction>(n)); });
}
bool place_title(const Catalog& c, const Test& t, int thing) {
  return any_of(c, t, [&](int n) { return thing == kFirstPlace + n; });
}
PrintTest print_test_of(const TestWord& word) {
  static constexpr std::pair<decltype(word.matches), PrintTest> kAll[] = {
      {as_printed<card_side>, card_side},       {as_printed<card_faction>, card_faction},
      {as_printed<card_type>, card_type},       {as_printed<card_title>, card_title},
      {as_printed<card_keyword>, card_keyword}, {as_printed<place_kind>, place_kind},
      {as_printed<place_side>, place_side},     {as_printed<place_shows>, place_shows},
      {as_printed<place_title>, place_title}};
  for (const auto& [matches, test] : kAll)
    if (matches == word.matches) return test;
  return nullptr;
}

// --- cards
const Names& in_names() {
  static const Names kNames("war_of_the_ring.in",
                            {"hand", "reserve", "cycle", "draw", "aside", "play", "path", "battlegrounds", "here"});
  return kNames;
}

int battleground_of(const Table& t, std::uint8_t zone) {
  if (!is_at_place(zone) || t.place_facts(zone - kAt).path) return -1;
  return zone - kAt;
}

bool lies_in(const Table& t, int in, std::uint8_t zone) {
  const auto pile = [&](Zone base) { return zone >= base && zone < base + kMostSeats; };
  switch (in) {
    case kInHand: return pile(kHand);
    case kInReserve: return pile(kReserve);
    case kInCycle: return pile(kCycle);
    case kInDraw: return pile(kDraw);
    case kInAside: return pile(kAside);  // see card_in_place
    case kInPlay: return is_in_play(zone);
    case kInPath: return t.s.path != kNone && zone == zone_at(t.s.path);
    case kInBattlegrounds: return battleground_of(t, zone) >= 0;
    case kInHere: {
      const int here = t.place_of(t.scope().source);
      return here >= 0 && zone == zone_at(here);
    }
    default: return false;
  }
}

bool card_in_place(const Host& h, const Test& t, const Frame&, int card) {
  const Table& table = as_table(h);
  return any_value(h, t, [&](int in) {
    // What a text drew aside is its own; what lay there before belongs to the text around it.
    if (in == kInAside && table.s.cards[card].order < table.scope().aside) return false;
    return lies_in(table, in, table.zone(card));
  });
}
bool card_whose(const Host& h, const Test& t, const Frame& f, int card) {
  const int owner = as_table(h).owner(card);
  return owner != kNone &&
         any_value(h, t, [&](int who) { return contains(effects::seats_of(h, who, f), seat_at(owner)); });
}
bool card_not_this(const Host& h, const Test&, const Frame&, int card) {
  const Table& t = as_table(h);
  if (card != t.scope().source) return true;
  return has(t.s, RuleId::messenger_finds_himself) && lies_in(t, kInCycle, t.zone(card));
}

effects::TargetKind card_target() {
  using K = TestWord::Kind;
  // "whose", when it is left out, means him whose ability or step it is.
  return {"card",
          Names("war_of_the_ring.cards", {"this", "wielder", "chosen", "hand"}),
          {documented(TestWord{"whose", K::who, nullptr, card_whose},
                      "the player whose deck it belongs to; left out: the player performing the step", R"("anyone")"),
           documented(TestWord{"in", K::name, &in_names(), card_in_place},
                      "where it is; `here`: at the place of the card with this ability; `path`: on the active path; "
                      "`aside`: among the cards this ability set aside",
                      R"(["draw", "cycle"])"),
           documented(TestWord{"side", K::name, &side_names(), as_printed<card_side>}, "which side it is on",
                      R"("shadow")"),
           documented(TestWord{"faction", K::name, &faction_names(), as_printed<card_faction>}, "its faction",
                      R"(["elf", "dwarf"])"),
           documented(TestWord{"type", K::name, &type_names(), as_printed<card_type>}, "its type", R"("character")"),
           documented(TestWord{"title", K::name, &title_names(), as_printed<card_title>}, "its title",
                      R"(["strider", "aragorn"])"),
           documented(TestWord{"keyword", K::name, &keyword_names(), as_printed<card_keyword>},
                      "a keyword printed on it", R"("nazgul")"),
           documented(TestWord{"not_this", K::flag, nullptr, card_not_this},
                      "any card except the one with this ability", "true")},
          0,
          static_cast<std::int16_t>(effects::Who::self),
          4,
          5,
          1,
          false,
          {},
          {"the card with this ability", "the character that bears this item",
           "the card that the step before took or chose", "the whole hand"}};
}

// --- places
enum Is { kIsActive, kIsDeck, kIsScored };
enum Relative { kSame, kNext };
const Names& is_names() {
  static const Names kNames("war_of_the_ring.is", {"active", "deck", "scored"});
  return kNames;
}
const Names& kind_names() {
  static const Names kNames("war_of_the_ring.kind", {"battleground", "path"});
  return kNames;
}
const Names& relative_names() {
  static const Names kNames("war_of_the_ring.relative", {"same", "next"});
  return kNames;
}
const PlaceFacts& place_at(const Table& t, int thing) { return t.place_facts(thing - kFirstPlace); }

bool place_number(const Host& h, const Test& t, const Frame&, int thing) {
  const Table& table = as_table(h);
  const PlaceFacts& p = place_at(table, thing);
  const int now = table.s.path == kNone ? 0 : table.place_facts(table.s.path).number;
  return p.path && any_value(h, t, [&](int n) {
           if (n >= 0) return p.number == n;
           return now > 0 && p.number == (-1 - n == kNext ? now + 1 : now);
         });
}
bool place_is(const Host& h, const Test& t, const Frame&, int thing) {
  const Where w = as_table(h).s.places[at(thing - kFirstPlace)].where;
  return any_value(h, t, [&](int n) {
    switch (n) {
      case kIsActive: return w == Where::active;
      case kIsDeck: return w == Where::deck;
      default: return w == Where::free_area || w == Where::shadow_area;
    }
  });
}

effects::TargetKind place_target() {
  using K = TestWord::Kind;
  return {
      "place",
      Names("war_of_the_ring.places", {"here", "active_path", "there", "reserve", "path", "battleground"}),
      {documented(TestWord{"kind", K::name, &kind_names(), as_printed<place_kind>}, "a battleground or a path",
                  R"("path")"),
       documented(TestWord{"side", K::name, &side_names(), as_printed<place_side>},
                  "the side that defends a battleground", R"("free")"),
       documented(TestWord{"shows", K::name, &faction_names(), as_printed<place_shows>},
                  "a battleground that names this faction, attacking or defending", R"("mordor")"),
       documented(TestWord{"title", K::name, &place_names(), as_printed<place_title>}, "its name", R"("minas-tirith")"),
       documented(TestWord{"number", K::number, &relative_names(), place_number},
                  "the number of a path; `same` and `next` count from the active path", R"("next")"),
       documented(TestWord{"is", K::name, &is_names(), place_is},
                  "its state; `deck`: not yet activated, `scored`: in a scoring area", R"(["deck", "scored"])")},
      -1,
      0,
      0,
      3,
      5,
      true,
      {},
      {"the place where the card with this ability is, or the place itself", "the active path",
       "the place that the step before activated, or where the card was when its ability began to resolve",
       "the reserve", "any path", "any battleground"}};
}

const Filter& filter_at(const Table& t, int n) { return t.catalog().code.filters[static_cast<std::size_t>(n)]; }

// The cards that lie where one of these words says.
CardSet lying_in(const Table& t, std::uint16_t words) {
  CardSet out;
  const auto add = [&](int word, Zone base) {
    if ((words >> word & 1) == 0) return;
    for (int seat = 0; seat < kMostSeats; ++seat) out |= t.lying_in(zone_of(base, seat));
  };
  add(kInHand, kHand);
  add(kInReserve, kReserve);
  add(kInCycle, kCycle);
  add(kInDraw, kDraw);
  if ((words >> kInAside & 1) != 0)
    for (int seat = 0; seat < kMostSeats; ++seat)
      t.lying_in(zone_of(kAside, seat)).for_each([&](int card) {
        if (t.s.cards[card].order >= t.scope().aside) out.insert(card);  // see card_in_place
      });
  if ((words >> kInPlay & 1) != 0) out |= t.in_play();
  if ((words >> kInPath & 1) != 0 && t.s.path != kNone) out |= t.lying_in(zone_at(t.s.path));
  if ((words >> kInBattlegrounds & 1) != 0)
    for (int place = 0; place < kPlaces; ++place)
      if (!t.place_facts(place).path) out |= t.lying_in(zone_at(place));
  if ((words >> kInHere & 1) != 0)
    if (const int here = t.place_of(t.scope().source); here >= 0) out |= t.lying_in(zone_at(here));
  return out;
}

// The cards whose owners one of these selectors means.
CardSet owned_by(const Table& t, const Test& test, const Frame& f) {
  SeatMask seats = kNobody;
  for (int i = 0; i < test.values; ++i)
    seats = static_cast<SeatMask>(seats | effects::seats_of(t, t.catalog().code.lists[at(test.first + i)], f));
  CardSet out;
  for (int seat = 0; seat < t.seats(); ++seat)
    if (contains(seats, seat_at(seat))) out |= t.owned(seat);
  return out;
}

CardSet one_card(int card) {
  CardSet out;
  if (card >= 0 && card < kCards) out.insert(card);
  return out;
}
CardSet cards_of_word(const Table& t, int word, const Frame& f) {
  const int source = t.scope().source;
  switch (word) {
    case kThis: return one_card(source);
    case kWielder: return one_card(source >= 0 && source < kCards ? t.s.wielder[at(source)] : -1);
    case kHandWord: return t.lying_in(zone_of(kHand, f.local[effects::kSelf]));
    default: return one_card(t.scope().chosen);
  }
}

bool card_word_matches(const Table& t, int word, int card, const Frame& f) {
  const Scope& scope = t.scope();
  switch (word) {
    case kThis: return card == scope.source;
    case kWielder: return scope.source >= 0 && scope.source < kCards && t.s.wielder[at(scope.source)] == card;
    case kHandWord: return t.zone(card) == zone_of(kHand, f.local[effects::kSelf]);
    default: return card == scope.chosen;
  }
}
bool place_word_matches(const Table& t, int word, int thing) {
  switch (word) {
    case kHere: return is_place(thing) && thing == kFirstPlace + t.place_of(t.scope().source);
    case kActivePath: return t.s.path != kNone && thing == kFirstPlace + t.s.path;
    case kThere: return is_place(thing) && thing == t.scope().there;
    case kWordReserve: return thing == kReserveThing;
    case kWordPath: return is_place(thing) && place_at(t, thing).path;
    default: return is_place(thing) && !place_at(t, thing).path;
  }
}

}  // namespace

std::vector<effects::TargetKind> target_kinds() { return {card_target(), place_target()}; }

bool means_only(const effects::Code& code, int filter, int who) {
  const Filter& f = code.filters[at(filter)];
  for (int i = f.first; i < f.first + f.tests; ++i) {
    const Test& test = code.tests[at(i)];
    if (f.target_kind != kCardTarget || test.word != kTestWhose) continue;
    const int value = code.lists[at(test.first)];
    if (test.values == 1 && (value == static_cast<int>(effects::Who::self) || value == who)) return true;
  }
  return false;
}
bool is_word_of(const effects::Code& code, int filter) { return code.filters[at(filter)].word >= 0; }

bool is_word(const Table& t, int filter, int word) { return filter >= 0 && filter_at(t, filter).word == word; }

bool is_from_hand(const Table& t, int filter) {
  return is_word(t, filter, kHandWord) || t.catalog().printed[at(filter)].where == 1 << kInHand;
}
bool is_searched(const Table& t, int filter) {
  return (t.catalog().printed[at(filter)].where & (1 << kInDraw | 1 << kInCycle)) != 0;
}

std::uint16_t places_of(const Catalog& c, const Filter& f) {
  std::uint16_t words = 0;
  for (int i = f.first; i < f.first + f.tests; ++i) {
    const Test& test = c.code.tests[at(i)];
    if (language().target_kind(f.target_kind).tests[test.word].matches != card_in_place) continue;
    for (int v = 0; v < test.values; ++v)
      words = static_cast<std::uint16_t>(words | 1 << c.code.lists[at(test.first + v)]);
  }
  return words;
}

Printed printed_of(const Catalog& c, const Filter& f) {
  Printed out{{}, 0, places_of(c, f)};
  const auto& words = language().target_kind(f.target_kind).tests;
  const bool cards = f.target_kind == kCardTarget;
  for (int thing = cards ? 0 : kFirstPlace; thing < (cards ? kCards : kThings); ++thing) out.things.insert(thing);
  for (int i = 0; i < f.tests; ++i) {
    const Test& test = c.code.tests[at(f.first + i)];
    const PrintTest asks = print_test_of(words[test.word]);
    if (!asks) out.rest = static_cast<std::uint16_t>(out.rest | 1 << i);
    for (int thing = 0; asks && thing < kThings; ++thing)
      if (out.things.has(thing) && !asks(c, test, thing)) out.things.erase(thing);
  }
  return out;
}

bool matches(const Table& t, int filter, int thing, const Frame& frame) {
  const effects::Code& code = t.catalog().code;
  const Filter& f = code.filters[at(filter)];
  if (f.word >= 0)
    return f.target_kind == kCardTarget ? card_word_matches(t, f.word, thing, frame)
                                        : place_word_matches(t, f.word, thing);
  if (f.target_kind == kCardTarget ? thing >= kCards || !t.known(thing) : !is_place(thing)) return false;
  const Printed& printed = t.catalog().printed[at(filter)];
  if (!printed.things.has(is_place(thing) ? thing : index(t.s.cards[thing].def))) return false;
  const auto& words = language().target_kind(f.target_kind).tests;
  for (std::uint32_t rest = printed.rest; rest != 0; rest &= rest - 1) {
    const Test& test = code.tests[at(f.first + std::countr_zero(rest))];
    if (!words[test.word].matches(t, test, frame, thing)) return false;
  }
  return true;
}

// Whose cards they are and where they lie is asked of all cards at once, the rest of each that is left.
CardSet cards_of(const Table& t, int filter, const Frame& frame) {
  const effects::Code& code = t.catalog().code;
  const Filter& f = code.filters[at(filter)];
  if (f.word >= 0) return cards_of_word(t, f.word, frame) - t.lying_in(kBox);
  const Printed& printed = t.catalog().printed[at(filter)];
  CardSet all = printed.where != 0 ? lying_in(t, printed.where) : CardSet::first(t.s.cards.size()) - t.lying_in(kBox);
  std::uint32_t each = 0;
  for (std::uint32_t rest = printed.rest; rest != 0; rest &= rest - 1) {
    const Test& test = code.tests[at(f.first + std::countr_zero(rest))];
    if (test.word == kTestWhose)
      all &= owned_by(t, test, frame);
    else if (test.word != kTestIn)
      each |= rest & (~rest + 1);
  }
  CardSet out;
  const auto& words = language().target_kind(f.target_kind).tests;
  all.for_each([&](int card) {
    if (!t.known(card) || !printed.things.has(index(t.s.cards[card].def))) return;
    for (std::uint32_t rest = each; rest != 0; rest &= rest - 1) {
      const Test& test = code.tests[at(f.first + std::countr_zero(rest))];
      if (!words[test.word].matches(t, test, frame, card)) return;
    }
    out.insert(card);
  });
  return out;
}

Targets targets(const Table& t, int filter, const Frame& frame) {
  Targets out;
  if (filter_at(t, filter).target_kind == kCardTarget) {
    const CardSet cards = cards_of(t, filter, frame);
    std::copy(cards.word.begin(), cards.word.end(), out.word.begin());
    return out;
  }
  for (int place = 0; place < kPlaces; ++place)
    if (t.s.places[at(place)].where != Where::unused && matches(t, filter, kFirstPlace + place, frame))
      out.insert(kFirstPlace + place);
  return out;
}

}  // namespace mathom::war_of_the_ring

#include "games/war_of_the_ring/cards/targets.h"

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

template <class F>
bool any_value(const Host& h, const Test& t, F f) {
  return effects::any_value(h.code(), t, f);
}

// --- tests of what is printed: of a print, or a place
using PrintTest = bool (*)(const Catalog&, const Test&, int print);
template <PrintTest kTest>
bool of_print(const effects::LoadedCards& set, const Test& t, int print) {
  return kTest(static_cast<const Catalog&>(set), t, print);
}
template <PrintTest kTest>
bool as_printed(const Host& h, const Test& t, const Frame&, int thing) {
  const Table& table = as_table(h);
  return kTest(table.catalog(), t, is_place(thing) ? thing : index(table.s.cards[thing].def));
}
template <PrintTest kTest>
TestWord printed(std::string_view word, const Names& names) {
  return {.word = word, .names = &names, .matches = as_printed<kTest>, .printed = of_print<kTest>};
}
template <class F>
bool any_of(const Catalog& c, const Test& t, F f) {
  return effects::any_value(c.code, t, f);
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
// --- cards
const Names& in_names() {
  static const Names kNames("war_of_the_ring.in",
                            {"hand", "reserve", "cycle", "draw", "aside", "play", "path", "battlegrounds", "here"});
  return kNames;
}

int battleground_of(const TableCards& t, std::uint8_t zone) {
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
  // "whose", when it is left out, means the player whose ability or step it is.
  return {
      .word = "card",
      .words = Names("war_of_the_ring.cards", {"this", "wielder", "chosen", "hand"}),
      .tests = {documented(TestWord{.word = "whose", .kind = K::who, .matches = card_whose},
                           "the player whose deck it belongs to; left out: the player performing the step",
                           R"("anyone")"),
                documented(
                    TestWord{.word = "in", .names = &in_names(), .matches = card_in_place},
                    "where it is; `here`: at the place of the card with this ability; `path`: on the active path; "
                    "`aside`: among the cards this ability set aside",
                    R"(["draw", "cycle"])"),
                documented(printed<card_side>("side", side_names()), "which side it is on", R"("shadow")"),
                documented(printed<card_faction>("faction", faction_names()), "its faction", R"(["elf", "dwarf"])"),
                documented(printed<card_type>("type", type_names()), "its type", R"("character")"),
                documented(printed<card_title>("title", title_names()), "its title", R"(["strider", "aragorn"])"),
                documented(printed<card_keyword>("keyword", keyword_names()), "a keyword printed on it", R"("nazgul")"),
                documented(TestWord{.word = "not_this", .kind = K::flag, .matches = card_not_this},
                           "any card except the one with this ability", "true")},
      .implied = kTestWhose,
      .implied_value = static_cast<std::int16_t>(effects::Who::self),
      .kind = kTestType,
      .title = kTestTitle,
      .where = kTestIn,
      .notes = {"the card with this ability", "the character that bears this item",
                "the card that the step before took or chose", "the whole hand"},
      .hidden = 1 << kInHand | 1 << kInDraw | 1 << kInAside,
      .whose = kTestWhose,
      .aside = kInAside};
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
const PlaceFacts& place_at(const TableCards& t, int thing) { return t.place_facts(thing - kFirstPlace); }

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
      .word = "place",
      .words = Names("war_of_the_ring.places", {"here", "active_path", "there", "reserve", "path", "battleground"}),
      .tests = {documented(printed<place_kind>("kind", kind_names()), "a battleground or a path", R"("path")"),
                documented(printed<place_side>("side", side_names()), "the side that defends a battleground",
                           R"("free")"),
                documented(printed<place_shows>("shows", faction_names()),
                           "a battleground that names this faction, attacking or defending", R"("mordor")"),
                documented(printed<place_title>("title", place_names()), "its name", R"("minas-tirith")"),
                documented(
                    TestWord{.word = "number", .kind = K::number, .names = &relative_names(), .matches = place_number},
                    "the number of a path; `same` and `next` count from the active path", R"("next")"),
                documented(TestWord{.word = "is", .names = &is_names(), .matches = place_is},
                           "its state; `deck`: not yet activated, `scored`: in a scoring area",
                           R"(["deck", "scored"])")},
      .kind = kTestKind,
      .title = kTestPlaceTitle,
      .where = kTestIs,
      .one = true,
      .notes = {"the place where the card with this ability is, or the place itself", "the active path",
                "the place that the step before activated, or where the card was when its ability began to resolve",
                "the reserve", "any path", "any battleground"}};
}

const Filter& filter_at(const Table& t, int n) { return effects::filter_at(t.code(), n); }

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

bool is_word(const Table& t, int filter, int word) { return effects::is_word(t.code(), filter, word); }
bool is_from_hand(const Table& t, int filter) {
  return is_word(t, filter, kHandWord) || t.printed(filter).where == 1 << kInHand;
}
bool is_searched(const Table& t, int filter) { return (t.printed(filter).where & (1 << kInDraw | 1 << kInCycle)) != 0; }

Printed printed_of(const Catalog& c, const Filter& f) {
  if (f.target_kind != kCardTarget) return effects::read_filter<kThings>(c, language(), f, kFirstPlace, kThings, -1);
  return effects::read_filter<kThings>(c, language(), f, 0, kCards, kTestIn);
}

int Table::print_of(int kind, int thing) const {
  if (kind != kCardTarget) return is_place(thing) ? thing : -1;
  return thing < kCards && known(thing) ? index(s.cards[thing].def) : -1;
}
bool Table::matches_word(int kind, int word, int thing, const Frame& f) const {
  return kind == kCardTarget ? card_word_matches(*this, word, thing, f) : place_word_matches(*this, word, thing);
}
bool matches(const Table& t, int filter, int thing, const Frame& frame) {
  return effects::matches_filter(t, filter, thing, frame);
}

// Whose cards they are and where they lie is asked of all cards at once, the rest of each that is left.
CardSet cards_of(const Table& t, int filter, const Frame& frame) {
  const Filter& f = filter_at(t, filter);
  if (f.word >= 0) return cards_of_word(t, f.word, frame) - t.lying_in(kBox);
  const Printed& printed = t.printed(filter);
  CardSet all = printed.where != 0 ? lying_in(t, printed.where) : CardSet::first(t.s.cards.size()) - t.lying_in(kBox);
  std::uint32_t each = 0;
  for (int i = 0; i < f.tests; ++i) {
    const Test& test = effects::test_at(t.code(), f.first + i);
    if ((printed.rest >> i & 1) == 0 || test.word == kTestIn) continue;
    if (test.word == kTestWhose)
      all &= owned_by(t, test, frame);
    else
      each |= 1u << i;
  }
  CardSet out;
  all.for_each([&](int card) {
    const int print = t.print_of(kCardTarget, card);
    if (print >= 0 && printed.prints.has(print) && effects::passes(t, f, each, card, frame)) out.insert(card);
  });
  return out;
}

Targets targets(const Table& t, int filter, const Frame& frame) {
  Targets out;
  const Filter& f = filter_at(t, filter);
  if (f.target_kind == kCardTarget) {
    const CardSet cards = cards_of(t, filter, frame);
    std::copy(cards.word.begin(), cards.word.end(), out.word.begin());
    return out;
  }
  // A filter is asked only of the places that it means by what is printed there.
  using Prints = BitSet<kThings>;
  static constexpr Prints kAllPlaces = Prints::first(kThings) - Prints::first(kFirstPlace);
  const Prints& places = f.word >= 0 ? kAllPlaces : t.printed(filter).prints;
  places.for_each([&](int place) {
    if (t.s.places[at(place - kFirstPlace)].where != Where::unused && matches(t, filter, place, frame))
      out.insert(place);
  });
  return out;
}

}  // namespace mathom::war_of_the_ring

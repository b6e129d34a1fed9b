// Conditions and numbers of texts.
#include "games/lotr_tcg/cards/conditions.h"

#include <algorithm>

#include "effects/run/conditions.h"
#include "effects/run/filters.h"
#include "effects/say/nouns.h"
#include "games/lotr_tcg/cards/verbs/verbs.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/opponent.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Clause;
using effects::Host;
using effects::Names;
using effects::Op;
using effects::Param;
using effects::TextBuilder;
using C = effects::Condition;

const Names& during_names() {
  static const Names kNames("lotr_tcg.during", {"phase", "turn"});
  return kNames;
}
Param a_site() { return effects::targets_param("what", kSiteTarget); }
Param number(std::string_view key, std::int16_t usual) {
  return {.key = key, .kind = Param::Kind::number, .needed = false, .usual = usual};
}
Param anywhere(std::string_view key) {
  Param out = cards_param(key);
  out.anywhere = true;
  return out;
}

// --- what holds
enum IfSlot : std::size_t { kIfWhat = 0, kIfWho = 0, kIfLeast = 1, kIfSo = 1, kIfDuring = 1, kIfHere = 2 };

int burdens(const Table& t) { return t.s.burdens[at(t.s.turn)]; }
effects::Things meant(const Host& h, int filter, const Frame& f) {
  effects::Things out;
  h.things(filter, f, out);
  return out;
}

bool can_spot(const Host& h, const Op& op, const Frame& f) {
  return are_there(as_table(h), op.arg[kIfWhat], op.arg[kIfLeast], f);
}
bool is_like(const Host& h, const Op& op, const Frame& f) {
  const auto all = meant(h, op.arg[kIfWhat], f);
  return !all.empty() && std::all_of(all.begin(), all.end(), [&](int card) { return h.means(op.arg[kIfSo], card, f); });
}
bool is_at(const Host& h, const Op& op, const Frame& f) { return h.means(op.arg[kIfWhat], as_table(h).site_card(), f); }
bool has_burdens(const Host& h, const Op& op, const Frame&) { return burdens(as_table(h)) >= op.arg[0]; }
bool has_few_burdens(const Host& h, const Op& op, const Frame&) { return burdens(as_table(h)) <= op.arg[0]; }
bool is_pool_below(const Host& h, const Op& op, const Frame&) { return as_table(h).s.twilight < op.arg[0]; }
bool is_ring_worn(const Host& h, const Op&, const Frame&) { return as_table(h).s.worn != 0; }
bool is_phase(const Host& h, const Op& op, const Frame&) { return as_table(h).s.phase == op.arg[0]; }
bool is_attached(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  const int source = t.scope().source;
  return source >= 0 && t.bearer(source) >= 0 && !t.is_stacked(source);
}
bool was_assigned(const Host& h, const Op& op, const Frame& f) {
  const auto all = meant(h, op.arg[kIfWhat], f);
  const State& s = as_table(h).s;
  return std::any_of(all.begin(), all.end(), [&](int card) { return marked(s, card, kWasAssigned); });
}
int seat_meant(const Host& h, const Op& op, const Frame& f) {
  const SeatId seat = effects::seat_of(h, op.arg[kIfWho], f);
  return is_player(seat) ? index(seat) : -1;
}
// Of opponents one will do, whom the text means from then on.
template <class F>
bool holds_of(const Host& h, const Op& op, const Frame& f, F holds) {
  return with_some_opponent(as_table(h), f.local[effects::kSelf], [&] {
    const int seat = seat_meant(h, op, f);
    return seat >= 0 && holds(as_table(h), seat);
  });
}
bool has_hand(const Host& h, const Op& op, const Frame& f) {
  return holds_of(h, op, f, [&](const Table& t, int seat) { return t.size(kHand, seat) >= op.arg[kIfLeast]; });
}
bool is_deck_empty(const Host& h, const Op& op, const Frame& f) {
  return holds_of(h, op, f, [](const Table& t, int seat) { return t.size(kDrawDeck, seat) == 0; });
}
bool is_on_path(const Host& h, const Op& op, const Frame& f) { return h.count(op.arg[kIfWhat], f) > 0; }
// What was played counts wherever it is by now.
bool was_none_played(const Host& h, const Op& op, const Frame& f) {
  const Table& t = as_table(h);
  const int source = t.scope().source;
  bool none = op.arg[kIfHere] == 0 || source < 0 || site_here(t, source) == t.site_card();
  for (int card = 0; none && card < t.cards(); ++card) {
    const bool in_time = marked(t.s, card, op.arg[kIfDuring] == 0 ? kPlayedThisPhase : kPlayedThisTurn);
    if (in_time && (op.arg[kIfHere] == 0 || marked(t.s, card, kPlayedAtThisSite)))
      none = !h.means(op.arg[kIfWhat], card, f);
  }
  return none;
}

// --- in words

// "you can spot 2 Elves"; of the one card that the text has laid aside, "it is an Elf".
Clause say_spot(const TextBuilder& sp, const Op& op) {
  if (effects::Nouns(sp).is_one_aside(op.arg[kIfWhat])) {
    Clause is{Phrase{"lotr_tcg.if.aside", {}}};
    return std::move(is.put("so", effects::Nouns(sp).kind_of(op.arg[kIfWhat])));
  }
  Clause s{Phrase{"lotr_tcg.if.spot", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {op.arg[1]}, TextBuilder::Lying::there)));
}
// "all companions in the fellowship are Hobbits", of no companion in it who is not a Hobbit.
Clause say_not_spot(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{"lotr_tcg.if.spot.only", {}}};
  return op.arg[kIfLeast] == 1 && effects::Nouns(sp).put_only(op.arg[kIfWhat], s) ? s : Clause{};
}
// Takes the noun out of "companion in a skirmish against an Orc", which says no more than what is asked about is known
// to be; false: it says more.
bool without_noun(Clause& s) {
  static constexpr std::string_view kKnown[] = {"lotr_tcg.type.character.n", "lotr_tcg.type.companion.n",
                                                "lotr_tcg.type.minion.n"};
  if (std::ranges::find(kKnown, s.phrase.key) != std::end(kKnown)) {
    s = Clause{Phrase{"effects.things.none", {}}};
    return true;
  }
  static constexpr std::string_view kStates[] = {"lotr_tcg.of.state", "lotr_tcg.of.against", "lotr_tcg.of.beside",
                                                 "lotr_tcg.of.bears"};
  return std::ranges::find(kStates, s.phrase.key) != std::end(kStates) && without_noun(s.parts.back());
}
// Of a state that is the only thing said, its words after "is": "assigned to a skirmish". "unassigned" is said as what
// it is not: true.
bool is_negated(Clause& so) {
  if (so.phrase.key != "lotr_tcg.of.state") return false;
  std::string_view& key = so.parts.front().phrase.key;
  const bool unassigned = key == "lotr_tcg.state.unassigned";
  if (unassigned || key == "lotr_tcg.state.assigned") key = "lotr_tcg.state.assigned.so";
  return unassigned;
}
// "that Dwarf is an exhausted companion", "that Dwarf is in a skirmish against an Orc".
Clause like(const TextBuilder& sp, const Op& op, bool is_so) {
  Clause so = sp.targets(op.arg[kIfSo], {TextBuilder::kEach}, TextBuilder::Lying::there);
  const bool bare = !so.parts.empty() && without_noun(so);
  if (bare && is_negated(so)) is_so = !is_so;
  std::string_view key = bare ? "lotr_tcg.if.like.so" : "lotr_tcg.if.like";
  Clause s{Phrase{is_so ? key : effects::kept_key(key, "not"), {}}};
  s.put("what", sp.targets(op.arg[kIfWhat], {}, TextBuilder::Lying::there));
  return std::move(s.put("so", std::move(so)));
}
Clause say_like(const TextBuilder& sp, const Op& op) { return like(sp, op, true); }
Clause say_not_like(const TextBuilder& sp, const Op& op) { return like(sp, op, false); }
Clause say_was_assigned(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{"lotr_tcg.if.was_assigned", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {1}, TextBuilder::Lying::there)));
}
Clause say_of_player(const TextBuilder& sp, const Op& op, std::string_view key) {
  Clause s{Phrase{key, {}}.number("least", op.arg[1])};
  return std::move(s.put("who", sp.who(op.arg[0])));
}
Clause say_hand(const TextBuilder& sp, const Op& op) { return say_of_player(sp, op, "lotr_tcg.if.hand"); }
Clause say_deck_empty(const TextBuilder& sp, const Op& op) { return say_of_player(sp, op, "lotr_tcg.if.deck_empty"); }
Clause say_none_played(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{op.arg[2] != 0 ? "lotr_tcg.if.none_played.here" : "lotr_tcg.if.none_played", {}}.word(
      "during", during_names().key(op.arg[1]))};
  return std::move(s.put("what", sp.targets(op.arg[0], {TextBuilder::kEach}, TextBuilder::Lying::there)));
}
Clause say_on_path(const TextBuilder& sp, const Op& op) {
  Clause s{Phrase{"lotr_tcg.if.on_path", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {TextBuilder::kEach}, TextBuilder::Lying::there)));
}
// "at an underground site"
Clause say_at(const TextBuilder& sp, const Op& op) {
  const bool word = effects::is_word(sp.code(), op.arg[0]);
  Clause s{Phrase{word ? "lotr_tcg.if.at.here" : "lotr_tcg.if.at", {}}};
  return std::move(s.put("what", sp.targets(op.arg[0], {TextBuilder::kEach}, TextBuilder::Lying::there)));
}

C number_condition() {
  return documented(effects::number_condition(), "The number is at least `least` and at most `most`.",
                    R"({"is": "number", "of": {"burdens": true}, "least": 3})");
}
C not_condition() {
  return documented(effects::not_condition(), "At least one of these does not hold.",
                    R"({"is": "not", "of": [{"is": "ring_worn"}]})");
}
C spot_condition() {
  const C spot{"spot", {cards_param(), number("least", 1)}, can_spot, say_spot};
  return documented(effects::saying_not(say_not_spot, effects::counting(spot)),
                    "At least this many such cards can be spotted.",
                    R"({"is": "spot", "what": {"type": "companion"}, "least": 5})");
}
C attached_condition() {
  C attached{"attached", {}, is_attached};
  attached.asks_for = kBearer;
  return documented(attached, "A character bears this card.", R"({"is": "attached"})");
}
C ring_worn_condition() {
  C worn{"ring_worn", {}, is_ring_worn};
  worn.lasts = true;
  return documented(worn, "The Ring-bearer wears the Ring.", R"({"is": "ring_worn"})");
}
C none_played_condition() {
  const Param during{.key = "during", .kind = Param::Kind::name, .usual = 0, .names = &during_names()};
  C none{"none_played", {anywhere("what"), during, effects::flag_param("here")}, was_none_played, say_none_played};
  none.says_first = true;
  return documented(none, "No such card has been played in that time; `here`: at this site, where the fellowship is.",
                    R"({"is": "none_played", "what": {"race": "nazgul"}, "during": "turn"})");
}
C like_condition() {
  return documented(effects::saying_not(say_not_like, C{"like", {cards_param(), anywhere("so")}, is_like, say_like}),
                    "That card is such a card.", R"({"is": "like", "what": "bearer", "so": {"keyword": "archer"}})");
}

}  // namespace

std::vector<effects::Condition> conditions() {
  const Param phase{.key = "of", .kind = Param::Kind::name, .usual = 0, .names = &phase_names()};
  return {spot_condition(),
          like_condition(),
          documented(effects::as_adverb(C{"at", {a_site()}, is_at, say_at}), "The fellowship is at such a site.",
                     R"({"is": "at", "what": {"keyword": "plains"}})"),
          documented(C{"burdens", {number("least", 1)}, has_burdens}, "There are at least this many burdens.",
                     R"({"is": "burdens", "least": 5})"),
          documented(C{"few_burdens", {number("most", 1)}, has_few_burdens}, "There are at most this many burdens.",
                     R"({"is": "few_burdens", "most": 4})"),
          documented(C{"pool_below", {number("n", 1)}, is_pool_below},
                     "The twilight pool holds fewer tokens than that.", R"({"is": "pool_below", "n": 3})"),
          ring_worn_condition(),
          documented(effects::as_adverb(C{"phase", {phase}, is_phase}), "It is that phase.",
                     R"({"is": "phase", "of": "skirmish"})"),
          attached_condition(),
          documented(C{"was_assigned", {anywhere("what")}, was_assigned, say_was_assigned},
                     "Such a character has been assigned to a skirmish this turn.",
                     R"({"is": "was_assigned", "what": "bearer"})"),
          documented(C{"hand", {effects::who_param(), number("least", 1)}, has_hand, say_hand},
                     "That player has at least this many cards in hand.",
                     R"({"is": "hand", "who": "opponent", "least": 7})"),
          documented(C{"deck_empty", {effects::who_param()}, is_deck_empty, say_deck_empty},
                     "That player has no card in their draw deck.", R"({"is": "deck_empty", "who": "free_player"})"),
          not_condition(),
          documented(effects::any_condition(), "At least one of these holds.",
                     R"({"is": "any", "of": [{"is": "ring_worn"}, {"is": "burdens", "least": 5}]})"),
          number_condition(),
          documented(C{"on_path", {a_site()}, is_on_path, say_on_path}, "Such a site lies on the adventure path.",
                     R"({"is": "on_path", "what": {"number": 6, "your": true}})"),
          none_played_condition()};
}

namespace {

int strength_of_all(const Host& h, int filter, const Frame& f) {
  int sum = 0;
  for (const int card : meant(h, filter, f)) sum += strength_of(as_table(h), card);
  return sum;
}
int how_many_burdens(const Host& h, int, const Frame&) { return burdens(as_table(h)); }

}  // namespace

std::vector<effects::Measure> measures() {
  effects::Measure strength{.word = "strength", .target_kind = kCardTarget, .of = strength_of_all};
  strength.note.what = "the strength of that card now";
  effects::Measure burdens{.word = "burdens", .of = how_many_burdens, .counted = true};
  burdens.note.what = "how many burdens there are";
  return {strength, burdens};
}

}  // namespace mathom::lotr_tcg

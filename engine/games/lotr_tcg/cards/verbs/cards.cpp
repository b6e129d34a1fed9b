// Cards and where they go: discard, discard_random, discard_top, draw, take, put_under, put_back, shuffle_in, stack,
// transfer.
#include <algorithm>

#include "effects/say/say.h"
#include "games/lotr_tcg/cards/verbs/steps.h"
#include "games/lotr_tcg/rules/deeds.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "rules/tell.h"

namespace mathom::lotr_tcg {
namespace {

int number(const Host& h, const Op& op, const Frame& f, std::size_t slot = 1) {
  return effects::value_of(h, op.arg[slot], f);
}
void tell_hidden(const TableMoves& t, What what, int card, SeatMask sees) {
  mathom::tell_card(t.events, what, t.owner(card),
                    {.card = card_at(card), .face = t.s.cards[card].def, .seen_by = sees, .informs = sees});
}

// "It" may have been killed or discarded in the meantime.
bool is_gone(const TableCards& t, int card) {
  const Zone base = t.base(card);
  return base == kDiscardPile || base == kDeadPile || base == kGone;
}

// --- discard: in play unless the card says where; a text may keep opponents from it
bool may_be_discarded(const Table& t, const Op&, const Target& what) {
  return t.in_play().has(what.card) ? !stays(t, what.card, what.seat) : !is_gone(t, what.card);
}
void discard_so(Table& t, const Op&, Frame&, Target& what) {
  if (t.in_play().has(what.card) || t.is_stacked(what.card)) return discard(t, what.card, t.scope().source);
  what.card = discard_from(t, what.card);
}
constexpr CardStep kDiscard{.fits = may_be_discarded, .act = discard_so};

// --- the top of a deck
bool has_deck(const Host& h, const Op& op, const Frame& f) {
  const int seat = who_of(h, op, f);
  return seat >= 0 && as_table(h).size(kDrawDeck, seat) > 0;
}
Flow run_discard_top(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  const int n = number(h, op, f);
  t.running_scope().begin_moving();
  for (int i = 0; i < n && seat >= 0; ++i) {
    const int card = t.top(zone_of(kDrawDeck, seat));
    if (card < 0) break;
    discard_from(t, card);
    t.running_scope().note_moved(card);
    t.name(-1, card);
  }
  t.running_scope().end_moving();
  return Flow::next;
}
bool can_draw(const Host& h, const Op& op, const Frame& f) {
  return has_deck(h, op, f) && may_take(as_table(h), who_of(h, op, f)) > 0;
}
Flow run_draw(Host& h, const Op& op, Frame& f) {
  if (const int seat = who_of(h, op, f); seat >= 0) draw(as_table(h), seat, number(h, op, f));
  return Flow::next;
}

// --- discard_random: luck says which place of the hand. A: how many more.
bool has_cards(const Host& h, const Op& op, const Frame& f) {
  const int seat = who_of(h, op, f);
  return seat >= 0 && as_table(h).size(kHand, seat) > 0;
}
Flow run_discard_random(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  if (seat < 0) return Flow::next;
  if (f.local[kStage] == 0) {
    f.local[kA] = small(number(h, op, f));
    t.running_scope().begin_moving();
  }
  if (f.local[kStage] == 2) {
    t.running_scope().note_moved(discard_from(t, t.nth(zone_of(kHand, seat), take(f).amount)));
    --f.local[kA];
  }
  f.local[kStage] = 1;
  if (f.local[kA] <= 0 || t.size(kHand, seat) == 0) {
    t.running_scope().end_moving();
    return Flow::next;
  }
  f.local[kStage] = 2;
  return Flow::ask;
}

// --- take: into the hand of their owner
bool may_be_moved(const Table& t, const Op&, const Target& what) { return !t.in_play().has(what.card); }
bool may_be_taken(const Table& t, const Op& op, const Target& what) {
  return may_be_moved(t, op, what) && may_take(t, t.owner(what.card)) > 0;
}
void take_so(Table& t, const Op&, Frame&, Target& what) {
  const Zone from = t.base(what.card);
  to_hand(t, what.card, from != kShown || lies_open(t, what.card));
  if (!lies_open(t, what.card)) what.card = -1;
}
constexpr CardStep kTake{.fits = may_be_taken, .act = take_so, .leaves = true};

// --- into a draw deck. What lies open goes in the open; out of a hand nobody else learns which card it was.
int into_deck(Table& t, const Op& op, int card, What what) {
  const int owner = t.owner(card);
  const std::uint8_t deck = zone_of(kDrawDeck, owner);
  const bool is_secret = t.base(card) == kHand && !effects::is_word(t.code(), arg(op, kStepWhat));
  if (!is_secret && lies_open(t, card)) {
    tell_hidden(t, what, card, kEveryone);
    t.set_bearer(card, -1);
    t.move(card, deck, kNobody);
    return card;
  }
  const SeatMask sees = is_secret ? only(seat_at(owner)) : t.s.cards[card].seen_by;
  const int moved = t.move_unseen(card, deck, sees, sees);
  tell_hidden(t, what, moved, sees);
  return moved;
}
void put_under(Table& t, const Op& op, Frame&, Target& what) {
  what.card = into_deck(t, op, what.card, What::put_back);
  t.to_bottom(what.card);
}
constexpr CardStep kPutUnder{.fits = may_be_moved, .act = put_under, .leaves = true};
void shuffle_in(Table& t, const Op& op, Frame&, Target& what) {
  what.card = into_deck(t, op, what.card, What::shuffled_in);
}
constexpr CardStep kShuffleIn{.fits = may_be_moved, .act = shuffle_in, .leaves = true};
Flow run_shuffle_in(Host& h, const Op& op, Frame& f) {
  const Flow flow = choose_cards(h, kShuffleIn, op, f);
  if (flow == Flow::next && who_of(h, op, f) >= 0) as_table(h).push(Code::shuffle, {who_of(h, op, f)});
  return flow;
}

// --- put_back: one after the other, in an order that only the player knows
effects::Things to_put_back(const Host& h, const Op& op, const Frame& f) {
  effects::Things all;
  h.things(arg(op, kStepWhat), seen_by_who(h, op, f), all);
  return all;
}
bool can_put_back(const Host& h, const Op& op, const Frame& f) {
  return who_of(h, op, f) >= 0 && !to_put_back(h, op, f).empty();
}
Flow run_put_back(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  if (seat < 0) return Flow::next;
  const auto all = to_put_back(h, op, f);
  if (f.local[kStage] == 0) f.local[kA] = small(std::min<int>(number(h, op, f, kStepN), static_cast<int>(all.size())));
  if (f.local[kA] == 0 || all.empty()) return Flow::next;
  if (f.local[kStage] != 2 && all.size() > 1) {
    f.local[kStage] = 2;
    return Flow::ask;
  }
  const int card = f.local[kStage] == 2 ? effects::target_in(take(f)) : all.front();
  const SeatMask sees = only(seat_at(seat));
  const int moved = t.move_unseen(card, zone_of(kDrawDeck, t.owner(card)), sees, sees);
  t.s.cards[moved].seen_by = sees;
  tell_hidden(t, What::put_back, moved, sees);
  f.local[kStage] = 1;
  --f.local[kA];
  return Flow::again;
}
void ask_put_back(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_for_card(as_table(h), who_of(h, op, f), d);
  d.ask = Ask::order;
  d.answer_seen_by = only(d.seat);
  for (const int card : to_put_back(h, op, f)) d.options.push_back(card_option(effects::kThisOne, card_at(card)));
}

// --- stack, transfer
constexpr std::size_t kStackTo = 3, kTransferTo = 2;
bool has_host(const Table& t, const Op& op, const Target& what) {
  if (is_gone(t, what.card)) return false;
  if (effects::is_open(t, op.arg[kStackTo])) return true;
  const int host = the_card(t, op.arg[kStackTo], Frame{});
  return host >= 0 && t.is_active(host) && t.bearer(what.card) != host;
}
void stack_so(Table& t, const Op& op, Frame& f, Target& what) {
  stack_on(t, what.card, the_card(t, op.arg[kStackTo], f));
}
// n, but no up_to: the next parameter is where they go.
constexpr CardStep kStackStep{.fits = has_host, .act = stack_so, .fewer = false};

// One of a title on a bearer, where the card says so.
bool bears_one_like(const TableCards& t, int bearer, int card) {
  bool found = false;
  t.each_borne(bearer, [&](int other) {
    found = found || (!t.is_stacked(other) && other != card && t.facts(other).title == t.facts(card).title);
  });
  return found && t.facts(card).one_per_bearer;
}
bool may_be_transferred(const Table& t, const Op& op, const Target& what) {
  if (effects::is_open(t, op.arg[kTransferTo])) return true;
  const int bearer = the_card(t, op.arg[kTransferTo], effects::frame_of(what.seat));
  return bearer >= 0 && t.is_active(bearer) && bearer != t.bearer(what.card) && !bears_one_like(t, bearer, what.card);
}
void transfer_so(Table& t, const Op& op, Frame& f, Target& what) {
  const int bearer = the_card(t, op.arg[kTransferTo], f);
  if (!t.in_play().has(what.card)) t.move(what.card, zone_of(kTable, t.owner(what.card)), kEveryone);
  attach(t, what.card, bearer);
}
constexpr CardStep kTransfer{.fits = may_be_transferred, .act = transfer_so, .counts = false};

// A card of the hand at random.
void ask_place(const Host& h, const Op& op, const Frame& f, Decision& d) {
  d.seat = SeatId::luck;
  d.ask = Ask::roll;
  d.sides = static_cast<std::uint32_t>(as_table(h).size(kHand, who_of(h, op, f)));
}

// A card in play loses its wounds and what it bears: "stack that Orc on this card" would not say so.
effects::Clause say_stack(const effects::TextBuilder& sp, const Op& op, const effects::Clause& who) {
  constexpr std::size_t kThings = 1, kNumber = 2, kOnto = 3;
  using T = effects::TextBuilder;
  const std::string_view key = sp.has_place(op.arg[kThings]) ? "lotr_tcg.do.stack" : "lotr_tcg.do.stack.played";
  effects::Clause s{Phrase{who.empty() ? key : effects::kept_key(key, "by"), {}}};
  if (!who.empty()) s.put("who", who);
  s.put("what", sp.targets(op.arg[kThings], {op.arg[kNumber]}));
  return std::move(s.put("to", sp.targets(op.arg[kOnto], {}, T::Lying::there)));
}
effects::Verb stacking(effects::Verb verb) {
  verb.say = say_stack;
  verb.omits_subject = [](const effects::TextBuilder&, const Op& op, int actor) { return op.arg[0] == actor; };
  return verb;
}

Verbs discarded() {
  using effects::value_param;
  using effects::who_param;
  using V = effects::Verb;
  return {
      effects::taking(
          kOnTable | 1 << kInHand | 1 << kStackedHere | 1 << kAside,
          card_verb<kDiscard>("discard", choosing(),
                              "The player chooses cards, which are discarded; in hand they are the player's own.",
                              R"({"do": "discard", "what": {"in": "hand"}, "n": 2})")),
      documented(V{"discard_random", {who_param(), value_param()}, with_one<has_cards>, run_discard_random, ask_place},
                 "Cards from the player's hand are discarded at random.",
                 R"({"do": "discard_random", "who": "free_player", "n": 2})"),
      documented(V{"discard_top", {who_param(), value_param()}, with_one<has_deck>, run_discard_top},
                 "Cards from the top of the player's draw deck are discarded.",
                 R"({"do": "discard_top", "who": "opponent", "n": 3})")};
}
Verbs moved() {
  using effects::value_param;
  using effects::who_param;
  using V = effects::Verb;
  const effects::Param to = cards_param("to");
  return {
      documented(V{"draw", {who_param(), value_param()}, with_one<can_draw>, run_draw}, "The player draws cards.",
                 R"({"do": "draw", "n": 3})"),
      effects::taking(kNotInPlay,
                      card_verb<kTake>(
                          "take", choosing(), "The player takes cards into hand. A deck that was searched is shuffled.",
                          R"({"do": "take", "what": {"in": "discard", "culture": "gandalf", "type": "event"}})")),
      effects::taking(kNotInPlay,
                      card_verb<kPutUnder>("put_under", choosing(), "The player puts cards beneath their draw deck.",
                                           R"({"do": "put_under", "what": {"in": "hand"}})")),
      documented(effects::taking(1 << kAside, V{"put_back", choosing(), can_put_back, run_put_back, ask_put_back}),
                 "The player puts cards back on top of the draw deck they came from, in any order.",
                 R"({"do": "put_back", "what": {"in": "aside"}, "n": "all"})"),
      documented(effects::taking(kNotInPlay, of_cards<kShuffleIn>(V{"shuffle_in", choosing(), possible_with<kShuffleIn>,
                                                                    run_shuffle_in, ask_with<kShuffleIn>})),
                 "The player shuffles cards into their draw deck.",
                 R"({"do": "shuffle_in", "what": {"in": "discard", "culture": "shire"}})"),
      effects::taking(kOnTable | kNotInPlay,
                      stacking(card_verb<kStackStep>("stack", {who_param(), cards_param(), value_param(), to},
                                                     "Cards are stacked on another card.",
                                                     R"({"do": "stack", "what": "it", "to": "this"})"))),
      effects::taking(
          kOnTable | 1 << kInDiscard,
          card_verb<kTransfer>("transfer", {who_param(), cards_param(), to}, "A card is moved to another bearer.",
                               R"({"do": "transfer", "what": "this", "to": "other"})"))};
}

}  // namespace

Verbs card_verbs() {
  Verbs out = discarded();
  for (const Verbs& list : {moved(), play_verbs(), shown_verbs()}) out.insert(out.end(), list.begin(), list.end());
  return out;
}

}  // namespace mathom::lotr_tcg

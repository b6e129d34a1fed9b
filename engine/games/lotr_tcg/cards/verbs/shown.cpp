// Cards are shown to all, or to one player: reveal_top, reveal_bottom, reveal_until, look_top, reveal_hand,
// reveal_random, show_hand, show_random, reveal. What leaves its place lies aside until the text ends.
#include "games/lotr_tcg/cards/verbs/steps.h"
#include "rules/tell.h"

namespace mathom::lotr_tcg {
namespace {

using Sees = SeatMask (*)(const Frame&);
SeatMask all_see(const Frame&) { return kEveryone; }
SeatMask speaker_sees(const Frame& f) { return only(effects::seat_in(f, effects::kSelf)); }

int number_of(const Host& h, const Op& op, const Frame& f) { return effects::value_of(h, op.arg[1], f); }
void tell_shown(const TableMoves& t, int card) {
  const SeatMask sees = t.s.cards[card].seen_by;
  mathom::tell_card(t.events, What::showed, t.owner(card),
                    {.card = card_at(card), .face = t.s.cards[card].def, .seen_by = sees, .informs = sees});
}
void show_aside(TableMoves& t, int card, SeatMask sees) {
  t.set_aside(card, sees);
  tell_shown(t, card);
  t.running_scope().note_moved(card);
}

// --- from a deck
bool has_a_deck(const Host& h, const Op& op, const Frame& f) {
  const int seat = who_of(h, op, f);
  return seat >= 0 && as_table(h).size(kDrawDeck, seat) > 0;
}
SeatMask who_sees(const Host& h, const Op& op, const Frame& f) { return only(seat_at(who_of(h, op, f))); }
template <bool kAll>
Flow run_top(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  const int n = number_of(h, op, f);
  t.running_scope().begin_moving();
  for (int i = 0; i < n && seat >= 0; ++i)
    if (const int card = t.top(zone_of(kDrawDeck, seat)); card >= 0)
      show_aside(t, card, kAll ? kEveryone : who_sees(h, op, f));
  t.running_scope().end_moving();
  return Flow::next;
}
Flow run_bottom(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  t.running_scope().begin_moving();
  if (seat >= 0)
    if (const int card = t.nth(zone_of(kDrawDeck, seat), 0); card >= 0) show_aside(t, card, kEveryone);
  t.running_scope().end_moving();
  return Flow::next;
}
Flow run_until(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  const Frame own = seen_by_who(h, op, f);
  int n = effects::value_of(h, op.arg[2], f);
  t.running_scope().begin_moving();
  for (int card = -1; n > 0 && seat >= 0 && (card = t.top(zone_of(kDrawDeck, seat))) >= 0;) {
    n -= h.means(op.arg[1], card, own);
    show_aside(t, card, kEveryone);
  }
  t.running_scope().end_moving();
  return Flow::next;
}

// --- from a hand
bool has_a_hand(const Host& h, const Op& op, const Frame& f) {
  const int seat = who_of(h, op, f);
  return seat >= 0 && as_table(h).size(kHand, seat) > 0;
}
template <Sees kSees>
Flow run_hand(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  if (seat < 0) return Flow::next;
  t.lying_in(zone_of(kHand, seat)).for_each([&](int card) {
    t.s.cards[card].seen_by = static_cast<SeatMask>(t.s.cards[card].seen_by | kSees(f));
    tell_shown(t, card);
  });
  return Flow::next;
}
// Luck says which places of the hand. A: how many more.
template <Sees kSees>
Flow run_random(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  if (seat < 0) return Flow::next;
  if (f.local[kStage] == 0) {
    f.local[kA] = small(number_of(h, op, f));
    t.running_scope().begin_moving();
  }
  if (f.local[kStage] == 2) {
    show_aside(t, t.nth(zone_of(kHand, seat), take(f).amount), kSees(f));
    --f.local[kA];
  }
  f.local[kStage] = 2;
  if (f.local[kA] > 0 && t.size(kHand, seat) > 0) return Flow::ask;
  t.running_scope().end_moving();
  return Flow::next;
}
void ask_which(const Host& h, const Op& op, const Frame& f, Decision& d) {
  d.seat = SeatId::luck;
  d.ask = Ask::roll;
  d.sides = static_cast<std::uint32_t>(as_table(h).size(kHand, who_of(h, op, f)));
}

void reveal(Table& t, const Op&, Frame&, Target& what) { show_to_all(t, what.card); }
constexpr CardStep kReveal{.act = reveal};

effects::Verb laying_aside(effects::Verb verb) {
  verb.lays_aside = true;
  return verb;
}
Verbs of_decks() {
  using effects::value_param;
  using effects::who_param;
  using V = effects::Verb;
  effects::Param what = cards_param();
  what.anywhere = true;  // they lie in the deck
  return {documented(laying_aside(V{"reveal_top", {who_param(), value_param()}, with_one<has_a_deck>, run_top<true>}),
                     "The top cards of the player's draw deck are shown to all.", R"({"do": "reveal_top", "n": 3})"),
          documented(laying_aside(V{"reveal_bottom", {who_param()}, with_one<has_a_deck>, run_bottom}),
                     "The bottom card of the player's draw deck is shown to all.", R"({"do": "reveal_bottom"})"),
          documented(
              V{"reveal_until", {who_param(), what, value_param()}, with_one<has_a_deck>, run_until},
              "Cards from the top of the player's draw deck are shown to all, until this many of them are such cards.",
              R"({"do": "reveal_until", "what": {"type": "event"}})"),
          documented(laying_aside(V{"look_top", {who_param(), value_param()}, with_one<has_a_deck>, run_top<false>}),
                     "The player looks at the top cards of their draw deck.", R"({"do": "look_top", "n": 2})")};
}
effects::Verb seen_by_reader(effects::Verb verb) {
  verb.reader_sees = true;
  return verb;
}
Verbs of_hands() {
  using effects::value_param;
  using effects::who_param;
  using V = effects::Verb;
  return {
      documented(effects::showing(V{"reveal_hand", {who_param()}, with_one<has_a_hand>, run_hand<all_see>}),
                 "The player's hand is shown to all.", R"({"do": "reveal_hand", "who": "opponent"})"),
      documented(
          laying_aside(
              V{"reveal_random", {who_param(), value_param()}, with_one<has_a_hand>, run_random<all_see>, ask_which}),
          "Cards from the player's hand are shown to all, at random.",
          R"({"do": "reveal_random", "who": "free_player", "n": 2})"),
      documented(
          seen_by_reader(effects::showing(V{"show_hand", {who_param()}, with_one<has_a_hand>, run_hand<speaker_sees>})),
          "The player's hand is shown to whose text this is.", R"({"do": "show_hand", "who": "opponent"})"),
      documented(
          laying_aside(seen_by_reader(V{
              "show_random", {who_param(), value_param()}, with_one<has_a_hand>, run_random<speaker_sees>, ask_which})),
          "Cards from the player's hand are shown to whose text this is, at random.",
          R"({"do": "show_random", "who": "opponent", "n": 2})"),
      effects::taking(1 << kInHand,
                      card_verb<kReveal>("reveal", choosing(), "The player chooses cards, which are shown to all.",
                                         R"({"do": "reveal", "what": {"in": "hand", "culture": "elven"}})"))};
}

}  // namespace

void show_to_all(TableMoves& t, int card) {
  t.s.cards[card].seen_by = kEveryone;
  tell_shown(t, card);
}

Verbs shown_verbs() {
  Verbs out = of_decks();
  for (effects::Verb& v : of_hands()) out.push_back(std::move(v));
  return out;
}

}  // namespace mathom::lotr_tcg

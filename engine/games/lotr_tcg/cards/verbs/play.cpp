// Cards are played by a text: play {to, free} and play_at {cost}, from hand, deck, discard pile or a stack.
#include <algorithm>

#include "games/lotr_tcg/cards/verbs/steps.h"
#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/play.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::size_t kPlayTo = kStepMore, kPlayFree = kStepMore + 1, kPlayMore = kStepMore;
constexpr int kHostAsked = 3;  // a stage: which of several ways is asked for

Terms terms_of(const Table& t, const Op& op, bool changed) {
  Terms out{.by_text = true};
  if (changed) {
    out.more_cost = effects::value_of(t, op.arg[kPlayMore], Frame{});
  } else {
    out.to = op.arg[kPlayTo];
    out.free = op.arg[kPlayFree] != 0;
  }
  return out;
}

// A way to play a card: borne by whom, and of an event which of its texts.
struct Way {
  int host = -1, text = -1;
};
std::vector<Way> ways(const Table& t, int card, int seat, const Terms& terms) {
  std::vector<Way> out;
  if (t.facts(card).type == Type::event) {
    for (const int text : t.own_abilities_of(card))
      if (is_usable(t, card, text, seat, t.s.phase)) out.push_back({-1, text});
    return out;
  }
  for (const int host : hosts_for(t, card, seat, terms))
    if (can_pay(t, card, terms, host)) out.push_back({host, -1});
  return out;
}
template <bool kChanged>
bool may_be_played_with(const Table& t, const Op& op, const Target& what, int paid_before) {
  if (t.in_play().has(what.card)) return false;
  Terms terms = terms_of(t, op, kChanged);
  terms.paid_before = paid_before;
  return bar_to_play(t, what.card, what.seat, terms) == Bar::nothing && !ways(t, what.card, what.seat, terms).empty();
}
template <bool kChanged>
bool may_be_played_so(const Table& t, const Op& op, const Target& what) {
  return may_be_played_with<kChanged>(t, op, what, 0);
}
int play_so(Table& t, const Op& op, bool changed, int card, int seat, Way way) {
  const Terms terms = terms_of(t, op, changed);
  return play(
      t, {.card = card, .seat = seat, .host = way.host, .text = way.text, .cost = price(t, card, terms, way.host)});
}
// Only where there is one way; otherwise it is asked for (run_play).
template <bool kChanged>
void play_one(Table& t, const Op& op, Frame& f, Target& what) {
  const auto all = ways(t, what.card, what.seat, terms_of(t, op, kChanged));
  if (all.size() == 1)
    what.card = play_so(t, op, kChanged, what.card, what.seat, all.front());
  else {
    // All know it by now: that somebody is asked where it goes, or how, tells of it.
    if (!lies_open(t, what.card)) show_to_all(t, what.card);
    f.local[kStage] = kHostAsked;
  }
}
template <bool kChanged>
constexpr CardStep kPlayStep{.fits = may_be_played_so<kChanged>, .act = play_one<kChanged>, .leaves = true};

// What the pool cannot pay comes to nothing, if the text may be used all the same (ruling R22).
template <bool kChanged>
bool would_be_played(const Table& t, const Op& op, const Target& what) {
  Terms terms = terms_of(t, op, kChanged);
  terms.free = true;
  return !t.in_play().has(what.card) && bar_to_play(t, what.card, what.seat, terms) == Bar::nothing;
}
template <bool kChanged>
constexpr CardStep kUnpaidStep{.fits = would_be_played<kChanged>};
template <bool kChanged>
bool possible_play(const Host& h, const Op& op, const Frame& f) {
  if (possible_with<kPlayStep<kChanged>>(h, op, f)) return true;
  return has(as_table(h).s, RuleId::unpaid_plays) && possible_with<kUnpaidStep<kChanged>>(h, op, f);
}

// The cost of the text comes out of the same pool (ruling R22).
template <bool kChanged>
bool play_changes(const Host& h, const Op& op, const Frame& f, effects::Outlook& o) {
  const Table& t = as_table(h);
  if (has(t.s, RuleId::unpaid_plays)) return possible_play<kChanged>(h, op, f);
  if (o.tokens <= 0) return changes_with<kPlayStep<kChanged>>(h, op, f, o);
  bool found = false;
  for (const int card : candidates(t, kPlayStep<kChanged>, op, f))
    found = found || may_be_played_with<kChanged>(t, op, {card, who_of(h, op, f), 0}, o.tokens);
  return found || effects::is_open(t, arg(op, kStepWhat)) || is_searched(t, op);
}

template <bool kChanged>
Flow run_play(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (f.local[kStage] == kHostAsked) {
    const Answer answer = take(f);
    const int seat = who_of(h, op, f), card = f.local[kC] - 1;
    f.local[kStage] = 1;
    const bool on_host = answer.object != CardId::none;
    play_so(t, op, kChanged, card, seat, on_host ? Way{index(answer.object), -1} : Way{-1, answer.amount});
    return Flow::again;
  }
  const Flow flow = choose_cards(h, kPlayStep<kChanged>, op, f);
  return flow == Flow::again && f.local[kStage] == kHostAsked ? Flow::ask : flow;
}
template <bool kChanged>
void ask_play(const Host& h, const Op& op, const Frame& f, Decision& d) {
  if (f.local[kStage] != kHostAsked) return ask_cards(h, kPlayStep<kChanged>, op, f, d);
  const Table& t = as_table(h);
  const int card = f.local[kC] - 1, seat = who_of(h, op, f);
  ask_for_card(t, seat, d);
  for (const Way& way : ways(t, card, seat, terms_of(t, op, kChanged)))
    d.options.push_back({.verb = effects::kThisOne,
                         .subject = card_at(card),
                         .object = way.host < 0 ? CardId::none : card_at(way.host),
                         .amount = small(std::max(way.text, 0))});
  std::sort(d.options.begin(), d.options.end());
}

}  // namespace

Verbs play_verbs() {
  using V = effects::Verb;
  return {
      documented(effects::taking(
                     kNotInPlay,
                     effects::changing(play_changes<false>,
                                       V{"play", choosing({one_card_param("to", false), effects::flag_param("free")}),
                                         possible_play<false>, run_play<false>, ask_play<false>})),
                 "The player plays cards and pays for them. `to`: on such a character; `free`: they cost nothing.",
                 R"({"do": "play", "what": {"in": "hand", "race": "elf"}, "free": true})"),
      documented(effects::taking(kNotInPlay, effects::changing(play_changes<true>,
                                                               V{"play_at", choosing({signed_param("cost", 0)}),
                                                                 possible_play<true>, run_play<true>, ask_play<true>})),
                 "The player plays cards, whose twilight cost is changed.",
                 R"({"do": "play_at", "what": {"in": "hand", "race": "nazgul"}, "cost": -2})")};
}

}  // namespace mathom::lotr_tcg

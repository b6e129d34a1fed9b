// Cards into play by a text: play {who, what, n, to}, move {who, what, to}; and permit {what, to, armies}.
#include "effects/say/nouns.h"
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/cards/verbs/verbs.h"

namespace mathom::war_of_the_ring {
namespace {

// --- play: up to n of them, one by one; their price is paid by what the text cycles (rule 4.4)
bool goes_where(const Table& t, const Op& op, int thing, const Frame& f) {
  return arg(op, 3) < 0 || (thing >= 0 && matches(t, arg(op, 3), thing, f));
}
template <class F>
void each_play(const Host& h, const Op& op, const Frame& f, F found) {
  const Table& t = as_table(h);
  const Frame own = seen_by_who(h, op, f);
  targets(t, arg(op, 1), own).for_each([&](int card) {
    each_goal(t, card, [&](int thing) {
      const bool anywhere = t.facts(card).type == Type::event || t.facts(card).type == Type::item;
      const bool allowed = anywhere ? arg(op, 3) < 0 : goes_where(t, op, thing, own);
      if (allowed && may_play(t, card, thing)) found(card, thing);
    });
  });
}

// A: how many more; B: how many so far.
Flow play(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const int seat = who_of(h, op, f);
  if (seat < 0) return Flow::next;
  if (f.local[kStage] == 0) {
    f.local[kA] = small(effects::value_of(h, arg(op, 2), f));
    f.local[kStage] = 1;
    t.running_scope().taken = 0;
  } else if (f.local[kStage] == 2) {
    const int card = card_in(f.answer), thing = thing_in(f.answer);
    f.local[kStage] = 1;
    if (card < 0) return Flow::next;
    --f.local[kA];
    ++f.local[kB];
    ++t.running_scope().taken;
    ++t.running_scope().unpaid;
    t.push(Code::play, {card, thing, seat, 1});
    return Flow::again;
  }
  // The player is asked even when nothing can be played: the others must not learn it, and the player sees what they
  // drew.
  if (f.local[kA] <= 0) return Flow::next;
  f.local[kStage] = 2;
  return Flow::ask;
}
void ask_play(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_why(d, who_of(h, op, f), Question::play);
  d.ask = Ask::pick;
  d.picked = static_cast<std::uint8_t>(f.local[kB]);
  d.min = 0;
  d.max = static_cast<std::uint8_t>(f.local[kA] + f.local[kB]);
  each_play(h, op, f, [&](int card, int thing) {
    d.options.push_back(thing < 0 ? card_option(Verb::play, card_at(card)) : put_option(Verb::play, card, thing));
  });
  d.options.push_back(option(Verb::none));
}

// --- move: even when it came this round; nothing happens where it may not be
template <class F>
void each_move(const Host& h, const Op& op, const Frame& f, F found) {
  const Table& t = as_table(h);
  const Frame own = seen_by_who(h, op, f);
  targets(t, arg(op, 1), own).for_each([&](int card) {
    if (!is_reserve(t.zone(card))) return;
    t.active_places().for_each([&](int place) {
      if (may_stand(t, card, kFirstPlace + place) && matches(t, arg(op, 2), kFirstPlace + place, own))
        found(card, kFirstPlace + place);
    });
  });
}
int moves(const Host& h, const Op& op, const Frame& f, int& card, int& thing) {
  int n = 0;
  each_move(h, op, f, [&](int c, int p) {
    card = c;
    thing = p;
    ++n;
  });
  return n;
}
bool can_move(const Host& h, const Op& op, const Frame& f) {
  int card = -1, thing = -1;
  return moves(h, op, f, card, thing) > 0;
}
Flow move(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 2) return Flow::next;
  int card = -1, thing = -1;
  if (f.local[kStage] == 1) {
    card = card_in(f.answer);
    thing = thing_in(f.answer);
  } else {
    const int n = moves(h, op, f, card, thing);
    if (n == 0) return Flow::next;
    if (n > 1) {
      f.local[kStage] = 1;
      return Flow::ask;
    }
  }
  f.local[kStage] = 2;
  if (card < 0) return Flow::next;
  as_table(h).push(Code::move, {card, thing});
  return Flow::again;
}
void ask_move(const Host& h, const Op& op, const Frame& f, Decision& d) {
  ask_why(d, who_of(h, op, f), Question::move);
  each_move(h, op, f, [&](int card, int thing) { d.options.push_back(put_option(Verb::move, card, thing)); });
}

// --- permit: until the round ends
Flow permit(Host& h, const Op& op, Frame&) {
  Table& t = as_table(h);
  if (!t.s.timed_effects.full()) t.s.timed_effects.push_back({arg(op, 0), arg(op, 1), arg(op, 2), t.scope().source});
  return Flow::next;
}

// "until the round ends, Legolas may be played or moved to a battleground, and armies may support him"
effects::Clause say_permit(const effects::TextBuilder& sp, const Op& op, const effects::Clause&) {
  using Lying = effects::TextBuilder::Lying;
  std::vector<effects::Clause> list;
  const auto add = [&](std::string_view key, std::string_view place, int other) {
    if (other < 0) return;
    effects::Clause s{Phrase{key, {}}};
    // Who has a name is meant, and not one of several.
    effects::TextBuilder::Many many;
    if (effects::Nouns(sp).has_title(op.arg[0])) many.n = effects::TextBuilder::kEvery;
    s.put("what", sp.targets(op.arg[0], many, Lying::there)).put(place, sp.targets(other, {}, Lying::there));
    list.push_back(std::move(s));
  };
  add("war_of_the_ring.do.permit.to", "to", op.arg[1]);
  add(list.empty() ? "war_of_the_ring.do.permit.armies" : "war_of_the_ring.do.permit.armies.too", "armies", op.arg[2]);
  effects::Clause s{Phrase{"war_of_the_ring.do.permit", {}}};
  return std::move(s.put("what", sp.all_of(std::move(list))));
}
bool permit_omits_subject(const effects::TextBuilder&, const Op&, int) { return true; }

}  // namespace

Verbs play_verbs() {
  const Param what = targets_param("what", kCardTarget);
  return {documented(taking(1 << kInHand | 1 << kInAside,
                            V{"play",
                              {who_param(), what, value_param(), targets_param("to", kPlaceTarget, false)},
                              always,
                              play,
                              ask_play}),
                     "The player plays up to that many of these cards to places where they may go and that `to` "
                     "allows. They cost nothing more than what the ability itself cycles.",
                     R"({"do": "play", "what": {"in": "aside", "faction": "rohan"}, "n": "all"})"),
          documented(V{"move", {who_param(), what, targets_param("to", kPlaceTarget)}, can_move, move, ask_move},
                     "The player moves one such card from the reserve, even if it arrived this round.",
                     R"({"do": "move", "what": "this", "to": {"is": "active"}})"),
          documented(V{"permit",
                       {what, targets_param("to", kPlaceTarget, false), targets_param("armies", kCardTarget, false)},
                       always,
                       permit,
                       nullptr,
                       say_permit,
                       permit_omits_subject},
                     "Until the round ends, such cards may go to such places, and such armies may support them.",
                     R"({"do": "permit", "what": {"type": "character"}, "armies": {"type": "army"}})")};
}

}  // namespace mathom::war_of_the_ring

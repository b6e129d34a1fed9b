// Cards into play by a text: play {who, what, n, to}, move {who, what, to}; and permit {what, to, armies}.
#include "games/war_of_the_ring/things.h"
#include "games/war_of_the_ring/verbs/verbs.h"

namespace mathom::war_of_the_ring {
namespace {

// --- play: up to n of them, one by one; their price is paid by what the text cycles (rule 4.4)
bool goes_where(const Table& t, const Op& op, int thing, const Frame& f) {
  return arg(op, 3) < 0 || (thing >= 0 && fits(t, arg(op, 3), thing, f));
}
template <class F>
void each_play(const Host& h, const Op& op, const Frame& f, F found) {
  const Table& t = as_table(h);
  const Frame own = seen_by_who(h, op, f);
  for (const int card : things(t, arg(op, 1), own)) {
    if (t.facts(card).type == Type::event) {
      if (arg(op, 3) < 0 && may_play(t, card, -1)) found(card, -1);
      continue;
    }
    if (t.facts(card).type == Type::item) {
      for (int wielder = 0; wielder < kCards; ++wielder)
        if (arg(op, 3) < 0 && may_play(t, card, wielder)) found(card, wielder);
      continue;
    }
    for (int thing = kFirstPlace; thing <= kReserveThing; ++thing)
      if (may_play(t, card, thing) && goes_where(t, op, thing, own)) found(card, thing);
  }
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
  // He is asked even when nothing can be played: the others must not learn it, and he sees what he drew.
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
  for (const int card : things(t, arg(op, 1), own)) {
    if (!is_reserve(t.zone(card))) continue;
    for (int thing = kFirstPlace; thing < kThings; ++thing)
      if (may_stand(t, card, thing) && fits(t, arg(op, 2), thing, own)) found(card, thing);
  }
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
  if (!t.s.permits.full()) t.s.permits.push_back({arg(op, 0), arg(op, 1), arg(op, 2), t.scope().source});
  return Flow::next;
}

// "until the round ends, Legolas may be played or moved to a battleground, and armies may support him"
effects::Saying say_permit(const effects::Speaker& sp, const Op& op, const effects::Saying&) {
  using Lying = effects::Speaker::Lying;
  std::vector<effects::Saying> list;
  const auto add = [&](std::string_view key, std::string_view place, int other) {
    if (other < 0) return;
    effects::Saying s{Phrase{key, {}}};
    s.put("what", sp.things(op.arg[0], {}, Lying::there)).put(place, sp.things(other, {}, Lying::there));
    list.push_back(std::move(s));
  };
  add("war_of_the_ring.do.permit.to", "to", op.arg[1]);
  add("war_of_the_ring.do.permit.armies", "armies", op.arg[2]);
  effects::Saying s{Phrase{"war_of_the_ring.do.permit", {}}};
  return std::move(s.put("what", sp.all_of(std::move(list))));
}
bool permit_is_bare(const effects::Speaker&, const Op&, int) { return true; }

}  // namespace

Verbs play_verbs() {
  const Param what = things_param("what", kCardSort);
  return {
      noted(
          V{"play", {who_param(), what, value_param(), things_param("to", kPlaceSort, false)}, always, play, ask_play},
          "He plays up to so many of these cards, where they may go and `to` allows it; what the text cycles pays "
          "for them.",
          R"({"do": "play", "what": {"in": "aside", "faction": "rohan"}, "n": "all"})"),
      noted(V{"move", {who_param(), what, things_param("to", kPlaceSort)}, can_move, move, ask_move},
            "He moves one such card from the reserve, even if it came this round.",
            R"({"do": "move", "what": "this", "to": {"is": "active"}})"),
      noted(V{"permit",
              {what, things_param("to", kPlaceSort, false), things_param("armies", kCardSort, false)},
              always,
              permit,
              nullptr,
              say_permit,
              permit_is_bare},
            "Until the round ends such cards may go to such places, and such armies may support them.",
            R"({"do": "permit", "what": {"type": "character"}, "armies": {"type": "army"}})")};
}

}  // namespace mathom::war_of_the_ring

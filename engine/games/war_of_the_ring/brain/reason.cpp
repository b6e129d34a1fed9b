#include "games/war_of_the_ring/brain/reason.h"

#include <algorithm>

namespace mathom::war_of_the_ring {
namespace {

using Voice = Brain::Voice;

// A combat as it would be fought now.
struct Fight {
  int attack = 0, defence = 0;  // with what the place stops
  int left() const { return std::max(0, attack - defence); }
};
Fight fight_of(const Stand& s) { return {s.attack, s.place_defence + s.defence}; }

// What a card that is put somewhere does to the combat there.
struct Change {
  int place = -1;  // -1: it joins no combat
  Fight before, after;
  bool attacks = false;
  bool turns() const { return (before.left() > 0) != (after.left() > 0); }
  bool adds() const { return before.attack != after.attack || before.defence != after.defence; }
};

bool puts(const Option& o) {
  return o.verb < effects::kPick && (verb_of(o) == Verb::play || verb_of(o) == Verb::move) && o.object != CardId::none;
}

Change change_of(const Survey& v, const Decision& d, const Option& o) {
  if (!puts(o)) return {};
  const int card = index(o.subject), thing = index(o.object);
  const bool item = thing < kCards;
  const int place = v.table().place_of(thing == kReserveThing ? -1 : thing);
  if (place < 0) return {};
  return {place, fight_of(v.stand(place)), fight_of(item ? v.with_item(card, thing) : v.with(card, place)),
          v.table().side(index(d.seat)) != defender(v.table(), place)};
}

Phrase battleground_reason(const Change& c, Voice voice) {
  const bool own = voice == Voice::own, won = (c.after.left() > 0) == c.attacks;
  const auto key = [&](std::string_view adviser, std::string_view aloud) { return own ? aloud : adviser; };
  const std::string_view words =
      c.attacks ? (!won        ? key("war_of_the_ring.reason.presses", "war_of_the_ring.reason.presses.own")
                   : c.turns() ? key("war_of_the_ring.reason.takes", "war_of_the_ring.reason.takes.own")
                               : key("war_of_the_ring.reason.surer", "war_of_the_ring.reason.surer.own"))
                : (!won        ? key("war_of_the_ring.reason.resists", "war_of_the_ring.reason.resists.own")
                   : c.turns() ? key("war_of_the_ring.reason.holds", "war_of_the_ring.reason.holds.own")
                               : key("war_of_the_ring.reason.safer", "war_of_the_ring.reason.safer.own"));
  Phrase p{words, {}};
  p.card("place", static_cast<CardDef>(kFirstPlace + c.place));
  return p.number("n", c.attacks ? c.after.attack : c.after.defence)
      .number("m", c.attacks ? c.after.defence : c.after.attack);
}

Phrase path_reason(const Change& c, Voice voice) {
  const bool own = voice == Voice::own;
  const int left = c.after.left();
  if (c.attacks && left > 0)
    return Phrase{own ? "war_of_the_ring.reason.corrupts.own" : "war_of_the_ring.reason.corrupts", {}}.number("n",
                                                                                                              left);
  if (!c.attacks && left > 0)
    return Phrase{own ? "war_of_the_ring.reason.lessens.own" : "war_of_the_ring.reason.lessens", {}}
        .number("n", left)
        .number("m", c.before.left());
  if (!c.attacks && c.turns())
    return {own ? "war_of_the_ring.reason.turns_back.own" : "war_of_the_ring.reason.turns_back", {}};
  return Phrase{own ? "war_of_the_ring.reason.path.own" : "war_of_the_ring.reason.path", {}}
      .number("n", c.after.attack)
      .number("m", c.after.defence);
}

Phrase place_reason(const TableCards& t, const Change& c, Voice voice) {
  if (!c.adds()) return {};
  return t.place_facts(c.place).path ? path_reason(c, voice) : battleground_reason(c, voice);
}

// Whether no answer of its kind is better by rules of thumb.
bool is_best(const Survey& v, const Decision& d, const Option& o) {
  std::vector<int> scores;
  score_options(v, d, scores);
  int own = 0, best = 0;
  bool first = true;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (d.options[i].verb != o.verb) continue;
    if (d.options[i] == o) own = scores[i];
    best = first ? scores[i] : std::max(best, scores[i]);
    first = false;
  }
  return own == best;
}

// Returns a reason for the player alone, because it tells what they hold.
Phrase private_reason(const Survey& v, const Decision& d, const Option& o) {
  const Table& t = v.table();
  const int card = o.subject == CardId::none ? -1 : index(o.subject);
  switch (verb_of(o)) {
    case Verb::play:
      if (t.facts(card).type == Type::event || t.facts(card).type == Type::item)
        return {"war_of_the_ring.reason.text_now", {}};
      if (index(o.object) == kReserveThing)
        return {
            worth_of_standing(v, t.facts(card)) > 0 ? "war_of_the_ring.reason.stands" : "war_of_the_ring.reason.waits",
            {}};
      return {"war_of_the_ring.reason.text_now", {}};
    case Verb::move: return {"war_of_the_ring.reason.text_now", {}};
    case Verb::use: return {"war_of_the_ring.reason.use", {}};
    case Verb::winnow: return {"war_of_the_ring.reason.winnow", {}};
    case Verb::pass: return {"war_of_the_ring.reason.pass", {}};
    case Verb::cycle:
    case Verb::forsake:
    case Verb::eliminate:
      return {is_best(v, d, o) ? "war_of_the_ring.reason.least" : "war_of_the_ring.reason.little", {}};
    case Verb::from_deck: return {"war_of_the_ring.reason.from_deck", {}};
    case Verb::take: return {"war_of_the_ring.reason.take", {}};
    case Verb::lose: return {"war_of_the_ring.reason.lose", {}};
    case Verb::activate: return {"war_of_the_ring.reason.activate", {}};
    case Verb::with_items: return {"war_of_the_ring.reason.with_items", {}};
    default: return {};
  }
}

}  // namespace

Phrase reason_for(const Survey& v, const Decision& d, const Option& o, Voice voice) {
  if (o.verb >= effects::kPick) return {};
  if (Phrase p = place_reason(v.table(), change_of(v, d, o), voice); !p.empty()) return p;
  if (verb_of(o) == Verb::ring)
    return {voice == Voice::own ? "war_of_the_ring.reason.ring.own" : "war_of_the_ring.reason.ring", {}};
  return voice == Voice::adviser ? private_reason(v, d, o) : Phrase{};
}

// The table hears of an answer if a combat turns, the path begins to cost, or a Ring token is used. Not every card is
// mentioned.
Brain::Politeness politeness_of(const Survey& v, const Decision& d, const Option& o) {
  if (static_cast<Question>(d.why) != Question::action || d.options.size() < 2) return {};
  const Change c = change_of(v, d, o);
  const bool turns = c.place >= 0 && c.turns() && (c.after.left() > 0) == c.attacks;
  return {.told = turns || verb_of(o) == Verb::ring, .open = true};
}

}  // namespace mathom::war_of_the_ring

// Tokens, questions, buttons, and the names of cards.
#include <algorithm>

#include "effects/run/options.h"
#include "effects/say/say.h"
#include "games/lotr_tcg/decks/book.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/words/card_words.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::array<std::string_view, 22> kAsk{
    "lotr_tcg.ask.none",     "lotr_tcg.ask.shuffle", "lotr_tcg.ask.tie",    "lotr_tcg.ask.bid",
    "lotr_tcg.ask.place",    "lotr_tcg.ask.start",   "lotr_tcg.ask.act",    "lotr_tcg.ask.rest",
    "lotr_tcg.ask.arrow",    "lotr_tcg.ask.target",  "lotr_tcg.ask.defend", "lotr_tcg.ask.attack",
    "lotr_tcg.ask.next",     "lotr_tcg.ask.discard", "lotr_tcg.ask.reduce", "lotr_tcg.ask.again",
    "lotr_tcg.ask.answer",   "lotr_tcg.ask.order",   "lotr_tcg.ask.may",    "lotr_tcg.ask.control",
    "lotr_tcg.ask.mulligan", "lotr_tcg.ask.opponent"};
constexpr std::array<std::string_view, 7> kAct{
    "lotr_tcg.ask.act.fellowship", "lotr_tcg.ask.act.shadow",   "lotr_tcg.ask.act.maneuver", "lotr_tcg.ask.act.archery",
    "lotr_tcg.ask.act.assignment", "lotr_tcg.ask.act.skirmish", "lotr_tcg.ask.act.regroup"};

// What is answered, by moment, from the first that is not an action.
constexpr std::array<std::string_view, kMoments - kPlayed> kAnswer{
    "lotr_tcg.ask.answer.played",        "lotr_tcg.ask.answer.turn_starts",
    "lotr_tcg.ask.answer.turn_ends",     "lotr_tcg.ask.answer.fellowship",
    "lotr_tcg.ask.answer.shadow_starts", "lotr_tcg.ask.answer.shadow_ends",
    "lotr_tcg.ask.answer.skirmish_ends", "lotr_tcg.ask.answer",
    "lotr_tcg.ask.answer.ring_on",       "lotr_tcg.ask.answer.moves",
    "lotr_tcg.ask.answer.moves_from",    "lotr_tcg.ask.answer.moves_to",
    "lotr_tcg.ask.answer.played",        "lotr_tcg.ask.answer.played",
    "lotr_tcg.ask.answer.about_to_play", "lotr_tcg.ask.answer.to_wound",
    "lotr_tcg.ask.answer.wounded",       "lotr_tcg.ask.answer.to_exert",
    "lotr_tcg.ask.answer.exerted",       "lotr_tcg.ask.answer.to_heal",
    "lotr_tcg.ask.answer.discarded",     "lotr_tcg.ask.answer.assigned",
    "lotr_tcg.ask.answer.wins",          "lotr_tcg.ask.answer.loses",
    "lotr_tcg.ask.answer.killed"};
constexpr bool is_of_turn(int moment) {
  return (moment >= kTurnStarts && moment <= kSkirmishEnds) || moment == kRingOn || moment == kMoves;
}

// `names_card`: it is known which card it happens to; else only what needs none can be said.
std::string_view key_of_moment(const State& s, bool names_card) {
  if (s.happenings.empty()) return "lotr_tcg.ask.answer";
  const int moment = why::moment_now(s);
  if (moment < kPlayed || moment >= kMoments || !(names_card || is_of_turn(moment))) return "lotr_tcg.ask.answer";
  return kAnswer[static_cast<std::size_t>(moment - kPlayed)];
}

// Which of its texts an option means, from 2 on: of those with the same use the first is not counted. Empty: the first.
std::string nth_text(int nth) { return nth > 0 ? " " + std::to_string(nth + 1) : std::string(); }
int place_of_text(const Catalog& c, CardDef face, int ability) {
  if (face == CardDef::hidden) return 0;
  const auto& own = c.facts(index(face)).abilities;
  const auto found = std::find(own.begin(), own.end(), ability);
  return found == own.end() ? static_cast<int>(own.size()) + std::abs(ability) : static_cast<int>(found - own.begin());
}

// A card in hand has the word of a copy in play; where both are offered, its place stands behind it.
bool is_offered_in_play_too(const State& s, const Decision& d, CardId id) {
  const auto is_in_hand = [&](CardId c) { return base_of(s.cards[index(c)].zone) == kHand; };
  return is_in_hand(id) && std::any_of(d.options.begin(), d.options.end(), [&](const Option& o) {
           return o.verb == effects::kThisOne && o.subject != CardId::none && !is_in_hand(o.subject) &&
                  s.cards[index(o.subject)].def == s.cards[index(id)].def;
         });
}

// Options whose verbs are those of steps and of answers to what happens.
std::string token_of_card(const Catalog& c, const State& s, const Decision& d, const Option& o) {
  if (o.verb == effects::kNoMore) return "none";
  // Of a deck that is looked through, prints are named and not places.
  const bool by_print = o.subject == CardId::none;
  std::string card = by_print ? c.facts(o.amount).id + "@deck" : card_token(c, s, o.subject);
  if (!by_print && is_offered_in_play_too(s, d, o.subject)) card += "@hand";
  if (o.object != CardId::none) card += " on " + card_token(c, s, o.object);
  const auto why = static_cast<Question>(d.why);
  if (why != Question::answer && why != Question::order)
    return "choose " + card + (by_print ? std::string() : nth_text(o.amount));
  const int nth = place_of_text(c, s.cards[index(o.subject)].def, o.amount);
  return (why == Question::answer ? "answer " : "first ") + card + nth_text(nth);
}
bool is_about_card(const Option& o) { return o.verb == effects::kThisOne || o.verb == effects::kNoMore; }

std::string_view label_of_card(const Decision& d, const Option& o) {
  const auto why = static_cast<Question>(d.why);
  if (o.verb == effects::kNoMore) return why == Question::answer ? "lotr_tcg.label.pass" : "lotr_tcg.label.none";
  if (why == Question::answer || why == Question::order) return "lotr_tcg.label.use";
  if (o.object != CardId::none) return "lotr_tcg.label.play_on";
  return "lotr_tcg.label.choose";
}
std::string_view label_of_pass(const State& s) {
  if (s.phase == kFellowship) return "lotr_tcg.label.move_on";
  return s.phase == kShadow ? "lotr_tcg.label.end_shadow" : "lotr_tcg.label.pass";
}
std::string_view label_of_done(const Decision& d) {
  switch (static_cast<Question>(d.why)) {
    case Question::rest: return "lotr_tcg.label.done.rest";
    case Question::defend:
    case Question::attack: return "lotr_tcg.label.done.assign";
    case Question::discard: return "lotr_tcg.label.done.discard";
    default: return "lotr_tcg.label.done";
  }
}
std::string_view label_key(const State& s, const Decision& d, const Option& o) {
  if (is_about_card(o)) return label_of_card(d, o);
  switch (verb_of(o)) {
    case Verb::bid: return "lotr_tcg.label.bid";
    case Verb::place: return "lotr_tcg.label.place";
    case Verb::start: return "lotr_tcg.label.start";
    case Verb::ready: return "lotr_tcg.label.ready";
    case Verb::play: return o.object == CardId::none ? "lotr_tcg.label.play" : "lotr_tcg.label.play_on";
    case Verb::use: return "lotr_tcg.label.use";
    case Verb::heal_with: return "lotr_tcg.label.heal_with";
    case Verb::transfer: return "lotr_tcg.label.transfer";
    case Verb::pass: return label_of_pass(s);
    case Verb::pass_phase: return "lotr_tcg.label.pass_phase";
    case Verb::heal: return "lotr_tcg.label.heal";
    case Verb::wound: return "lotr_tcg.label.wound";
    case Verb::point: return "lotr_tcg.label.point";
    case Verb::assign: return "lotr_tcg.label.assign";
    case Verb::fight: return "lotr_tcg.label.fight";
    case Verb::discard: return "lotr_tcg.label.discard";
    case Verb::move: return "lotr_tcg.label.move";
    case Verb::stay: return "lotr_tcg.label.stay";
    case Verb::keep: return "lotr_tcg.label.keep";
    case Verb::mulligan: return "lotr_tcg.label.mulligan";
    default: return label_of_done(d);
  }
}

}  // namespace

std::string Rules::token(const State& s, const Decision& d, const Option& o) const {
  if (effects::is_control(o))
    return effects::control_token(o, "option", is_player(o.seat) ? std::to_string(index(o.seat)) : std::string());
  if (is_about_card(o)) return token_of_card(catalog, s, d, o);
  const auto card = [&] { return card_token(catalog, s, o.subject); };
  const auto other = [&] { return card_token(catalog, s, o.object); };
  const auto n = [&] { return std::to_string(o.amount); };
  switch (verb_of(o)) {
    case Verb::shuffle: return card();
    case Verb::bid: return "bid " + n();
    case Verb::place: return "place " + n();
    case Verb::start: return "start " + catalog.facts(o.amount).id;
    case Verb::ready: return "ready";
    case Verb::play: return "play " + card() + (o.object == CardId::none ? nth_text(o.amount) : " on " + other());
    case Verb::use: return "use " + card() + nth_text(o.amount);
    case Verb::heal_with: return "heal " + other() + " with " + card();
    case Verb::transfer: return "transfer " + card() + " to " + other();
    case Verb::pass: return "pass";
    case Verb::pass_phase: return "pass-phase";
    case Verb::heal: return "heal " + card();
    case Verb::wound: return "wound " + card();
    case Verb::point: return "target " + std::to_string(index(o.seat));
    case Verb::assign: return "assign " + card() + " to " + other();
    case Verb::done: return "done";
    case Verb::fight: return "fight " + card();
    case Verb::discard: return "discard " + card();
    case Verb::move: return "move";
    case Verb::stay: return "stay";
    case Verb::keep: return "keep";
    case Verb::mulligan: return "mulligan";
  }
  return "none";
}

Phrase Rules::prompt(const State& s, const Decision& d) const {
  const auto why = static_cast<std::size_t>(d.why);
  const auto question = static_cast<Question>(d.why);
  const CardDef source = d.source == CardId::none ? CardDef::hidden : face(s, d.source);
  const bool names_card = source != CardDef::hidden;
  Phrase p{why < kAsk.size() ? kAsk[why] : kAsk.back(), {}};
  if (question == Question::act) p.key = kAct[s.phase];
  if (question == Question::answer) p.key = key_of_moment(s, names_card);
  if (names_card && question == Question::order) p.key = "lotr_tcg.ask.order.card";
  if (names_card && question == Question::control) p.key = "lotr_tcg.ask.control.card";
  if (!d.by_luck()) p.seat("seat", d.seat);
  if (names_card) p.card("card", source);
  if (question == Question::start)
    p.number("most", kMostStartCost).number("used", why::start_cost(looking_at(catalog, s), index(d.seat)));
  if (question == Question::arrow && !d.options.empty()) return p.number("n", d.options[0].amount);
  return p.number("n", d.max - d.picked);
}

Phrase Rules::label(const State& s, const Decision& d, const Option& o) const {
  if (effects::is_control(o)) {
    const Frame& f = s.frames.back();
    const bool of_ability = static_cast<Code>(f.code) == Code::ability;
    return effects::control_label(language(), catalog.code, f, o,
                                  of_ability ? &catalog.abilities[at(f.local[effects::kAbilityWhich])] : nullptr);
  }
  Phrase p{label_key(s, d, o), {}};
  const bool by_print = verb_of(o) == Verb::start || (o.verb == effects::kThisOne && o.subject == CardId::none);
  if (by_print) p.card("card", static_cast<CardDef>(o.amount));
  if (o.subject != CardId::none) p.card("card", face(s, o.subject));
  if (o.object != CardId::none) p.card("host", face(s, o.object));
  if (is_player(o.seat)) p.seat("seat", o.seat);
  return p.number("n", o.amount);
}

Phrase Rules::card_name(CardDef c) const {
  return {c == CardDef::hidden ? "lotr_tcg.card.hidden" : std::string_view(catalog.facts(index(c)).key), {}};
}
std::string Rules::card_word(CardDef c) const { return catalog.facts(index(c)).id; }
std::string Rules::card_text(CardDef c, const std::function<std::string(const Phrase&)>& say, const State*) const {
  return c == CardDef::hidden ? std::string() : text_of(catalog, index(c), say);
}

}  // namespace mathom::lotr_tcg

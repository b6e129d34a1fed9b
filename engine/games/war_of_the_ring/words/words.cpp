// Tokens, questions, buttons, and the names of cards and places.
#include <algorithm>

#include "effects/run/options.h"
#include "effects/say/say.h"
#include "games/war_of_the_ring/cards/targets.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/phases.h"

namespace mathom::war_of_the_ring {
namespace {

CardDef face_of(const State& s, CardId c) {
  if (c == CardId::none) return CardDef::hidden;
  if (index(c) >= kFirstPlace) return static_cast<CardDef>(index(c));
  return index(c) < s.cards.size() ? s.cards[index(c)].def : CardDef::hidden;
}
std::string thing_word(const Catalog& catalog, const State& s, CardId c) {
  const int i = index(c);
  if (i == kReserveThing) return "reserve";
  if (is_place(i)) return catalog.place_facts(i - kFirstPlace).id;
  const CardDef face = face_of(s, c);
  return face == CardDef::hidden ? "hidden" : catalog.words[at(index(face))];
}

// Is a card being put down, and this is its price?
bool pays_for_card(const State& s) {
  for (int i = s.frames.size() - 1; i >= 0; --i) {
    const Frame& f = s.frames[i];
    if (static_cast<Code>(f.code) == Code::play) return f.local[kPlayByText] == 0;
    if (static_cast<Code>(f.code) != Code::program && static_cast<Code>(f.code) != Code::steps) return false;
  }
  return false;
}

// Which of the card's actions it is, from 0: its other texts do not count.
int nth_action(const Catalog& catalog, const State& s, const Option& o) {
  const Table t = looking_at(catalog, s);
  int n = 0;
  const auto& texts = t.facts(index(o.subject)).abilities;
  for (int i = 0; i < o.amount && i < static_cast<int>(texts.size()); ++i) {
    const effects::Ability& a = t.ability(texts[at(i)]);
    n += a.kind == effects::Ability::Kind::triggered && a.trigger == kOnAction;
  }
  return n;
}

constexpr std::array<std::string_view, 18> kAsk{"",
                                                "war_of_the_ring.ask.shuffle",
                                                "war_of_the_ring.ask.roll",
                                                "war_of_the_ring.ask.action",
                                                "war_of_the_ring.ask.cycle",
                                                "war_of_the_ring.ask.pay",
                                                "war_of_the_ring.ask.eliminate",
                                                "war_of_the_ring.ask.forsake",
                                                "war_of_the_ring.ask.take",
                                                "war_of_the_ring.ask.play",
                                                "war_of_the_ring.ask.activate",
                                                "war_of_the_ring.ask.move",
                                                "war_of_the_ring.ask.token",
                                                "war_of_the_ring.ask.lose",
                                                "war_of_the_ring.ask.lose_for",
                                                "war_of_the_ring.ask.order",
                                                "war_of_the_ring.ask.may",
                                                "war_of_the_ring.ask.control"};

std::string_view label_key(const Option& o) {
  const bool place = o.object != CardId::none && is_place(index(o.object));
  switch (verb_of(o)) {
    case Verb::play:
      if (o.object == CardId::none) return "war_of_the_ring.label.play_event";
      if (index(o.object) == kReserveThing) return "war_of_the_ring.label.play_reserve";
      return place ? "war_of_the_ring.label.play_at" : "war_of_the_ring.label.play_on";
    case Verb::move: return "war_of_the_ring.label.move";
    case Verb::cycle: return "war_of_the_ring.label.cycle";
    case Verb::winnow: return "war_of_the_ring.label.winnow";
    case Verb::use: return "war_of_the_ring.label.use";
    case Verb::ring: return "war_of_the_ring.label.ring";
    case Verb::pass: return "war_of_the_ring.label.pass";
    case Verb::forsake: return "war_of_the_ring.label.forsake";
    case Verb::from_deck: return "war_of_the_ring.label.from_deck";
    case Verb::eliminate: return "war_of_the_ring.label.eliminate";
    case Verb::take: return "war_of_the_ring.label.take";
    case Verb::activate: return "war_of_the_ring.label.activate";
    case Verb::choose: return place ? "war_of_the_ring.label.choose_place" : "war_of_the_ring.label.choose_card";
    case Verb::lose: return "war_of_the_ring.label.lose";
    case Verb::leave_it: return "war_of_the_ring.label.leave_it";
    case Verb::fight: return "war_of_the_ring.label.fight";
    case Verb::with_items: return "war_of_the_ring.label.with_items";
    case Verb::alone: return "war_of_the_ring.label.alone";
    default: return "war_of_the_ring.label.none";
  }
}

bool takes_cards(Question why) { return why == Question::eliminate || why == Question::take; }

// The card in play with that face; -1: it is not in play.
int in_play_as(const State& s, CardDef face) {
  for (int card = 0; card < kCards; ++card)
    if (is_in_play(s.cards[card].zone) && s.cards[card].def == face) return card;
  return -1;
}

}  // namespace

std::string Rules::token(const State& s, const Decision&, const Option& o) const {
  const bool by_print = verb_of(o) == Verb::take && o.subject == CardId::none;
  const auto card = [&] { return by_print ? catalog.words[at(o.amount)] : thing_word(catalog, s, o.subject); };
  const auto object = [&] { return thing_word(catalog, s, o.object); };
  if (effects::is_control(o)) {
    const auto& decks = catalog.scenarios[s.scenario].decks;
    return effects::control_token(o, "option", is_player(o.seat) ? decks[at(index(o.seat))].id : std::string());
  }
  switch (verb_of(o)) {
    case Verb::shuffle: return card();
    case Verb::play:
      if (o.object == CardId::none) return "play " + card();
      return "play " + card() + (index(o.object) < kCards ? " on " : " ") + object();
    case Verb::move: return "move " + card() + " " + object();
    case Verb::cycle: return "cycle " + card();
    case Verb::winnow: return "winnow";
    case Verb::use: {
      const int n = nth_action(catalog, s, o);
      return "use " + card() + (n > 0 ? " " + std::to_string(n + 1) : "");
    }
    case Verb::ring: return "ring";
    case Verb::pass: return "pass";
    case Verb::forsake: return "forsake " + card();
    case Verb::from_deck: return "forsake deck";
    case Verb::eliminate: return "eliminate " + card();
    case Verb::take: return "take " + card();
    case Verb::activate: return "activate " + object();
    case Verb::choose: return "choose " + (o.subject != CardId::none ? card() : object());
    case Verb::lose: return "lose " + card();
    case Verb::leave_it: return "leave";
    case Verb::fight: return "fight " + object();
    case Verb::with_items: return "with-items";
    case Verb::alone: return "alone";
    default: return "none";
  }
}

Phrase Rules::prompt(const State& s, const Decision& d) const {
  const auto why = static_cast<std::size_t>(d.why);
  Phrase p{why < kAsk.size() ? kAsk[why] : "war_of_the_ring.ask.rescue", {}};
  if (d.seat != SeatId::luck) p.seat("seat", d.seat);
  const CardDef source = face_of(s, d.source);
  if (source != CardDef::hidden) {
    p.card("card", source);
    if (static_cast<Question>(d.why) == Question::cycle) p.key = "war_of_the_ring.ask.cycle_for";
    if (static_cast<Question>(d.why) == Question::eliminate) p.key = "war_of_the_ring.ask.eliminate_for";
  }
  if (p.key == "war_of_the_ring.ask.cycle" && pays_for_card(s)) p.key = "war_of_the_ring.ask.pay";
  // As many as the player likes are as many as there are.
  const bool may_stop = d.ask == Ask::pick && d.min < d.max && takes_cards(static_cast<Question>(d.why));
  if (may_stop) p.key = effects::kept_key(p.key, "up_to");
  const int all = static_cast<int>(d.options.size()) - (may_stop ? 1 : 0);
  const bool is_there =
      std::any_of(d.options.begin(), d.options.end(), [](const Option& o) { return verb_of(o) == Verb::take; });
  if (static_cast<Question>(d.why) == Question::take && !is_there) p.key = "war_of_the_ring.ask.take.nothing";
  return p.number("left", may_stop ? std::min(d.max - d.picked, all) : d.max - d.picked);
}

Phrase Rules::label(const State& s, const Decision&, const Option& o) const {
  if (effects::is_control(o)) {
    const Frame& f = s.frames.back();
    const bool of_ability = static_cast<Code>(f.code) == Code::ability;
    return effects::control_label(language(), catalog.code, f, o,
                                  of_ability ? &catalog.abilities[at(f.local[effects::kAbilityWhich])] : nullptr);
  }
  Phrase p{label_key(o), {}};
  if (o.subject != CardId::none) p.card("card", face_of(s, o.subject));
  if (verb_of(o) == Verb::take && o.subject == CardId::none) p.card("card", static_cast<CardDef>(o.amount));
  if (o.object != CardId::none && index(o.object) != kReserveThing) p.card("place", face_of(s, o.object));
  return p.number("n", o.amount);
}

Phrase Rules::card_name(CardDef c) const {
  if (c == CardDef::hidden) return Phrase{"war_of_the_ring.card.hidden", {}};
  if (is_place(index(c))) return Phrase{catalog.place_facts(index(c) - kFirstPlace).key, {}};
  return Phrase{catalog.facts_of(c).key, {}};
}
std::string Rules::card_text(CardDef c, const std::function<std::string(const Phrase&)>& say, const State* seen) const {
  if (c == CardDef::hidden) return {};
  const auto& texts =
      is_place(index(c)) ? catalog.place_facts(index(c) - kFirstPlace).abilities : catalog.facts_of(c).abilities;
  const int card = seen ? in_play_as(*seen, c) : -1;
  if (card < 0) return effects::say_abilities({language(), catalog.code}, catalog, texts, say);
  const Table t = looking_at(catalog, *seen);
  const AsIfResolving asked(t, card);
  const Frame f = frame_of(t.owner(card));
  return effects::say_abilities({language(), catalog.code, &t, &f}, catalog, texts, say);
}
std::string Rules::card_word(CardDef c) const {
  return is_place(index(c)) ? catalog.place_facts(index(c) - kFirstPlace).id : catalog.words[at(index(c))];
}

}  // namespace mathom::war_of_the_ring

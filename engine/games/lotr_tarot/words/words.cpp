// Tokens, questions, buttons and the names of cards.
#include "games/lotr_tarot/cards/deck.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

constexpr std::array<std::string_view, kSuits> kSuitWords{"swords", "wands", "cups", "coins"};
constexpr std::array<std::string_view, 3> kSideWords{"free", "dark", "neutral"};
constexpr std::array<std::string_view, kSuits> kSuitKeys{"lotr_tarot.suit.swords", "lotr_tarot.suit.wands",
                                                         "lotr_tarot.suit.cups", "lotr_tarot.suit.coins"};
constexpr std::array<std::string_view, kSuits> kSuitLabels{"lotr_tarot.label.suit.swords",
                                                           "lotr_tarot.label.suit.wands", "lotr_tarot.label.suit.cups",
                                                           "lotr_tarot.label.suit.coins"};

std::string card_token(const char* verb, Card card) { return std::string(verb) + ' ' + word_of(card); }

std::string point_token(const Option& o) {
  if (o.amount == 0) return "point none";
  return (o.amount > 0 ? "point add " : "point remove ") + std::to_string(index(o.seat));
}

Phrase card_phrase(std::string_view key, Card card) {
  return Phrase{key, {}}.card("card", static_cast<CardDef>(index(card)));
}

Phrase point_label(const Option& o, SeatId bearer) {
  if (o.amount == 0) return {"lotr_tarot.label.point.none", {}};
  const bool add = o.amount > 0;
  if (o.seat == bearer) return {add ? "lotr_tarot.label.point.add_own" : "lotr_tarot.label.point.remove_own", {}};
  return Phrase{add ? "lotr_tarot.label.point.add" : "lotr_tarot.label.point.remove", {}}.seat("seat", o.seat);
}

Phrase side_label(const State& s, const Option& o) {
  const bool dark = static_cast<Side>(o.amount) == Side::dark;
  if (s.on_ring) return {dark ? "lotr_tarot.label.ring_dark" : "lotr_tarot.label.ring_free", {}};
  return {dark ? "lotr_tarot.label.journey_dark" : "lotr_tarot.label.journey_free", {}};
}

Phrase suit_prompt(const State& s, Question why) {
  const bool starter = why == Question::starter_suit;
  return card_phrase(starter ? "lotr_tarot.ask.starter_suit" : "lotr_tarot.ask.suit", journey_top(s));
}

Phrase turn_prompt(const State& s) {
  const Card top = journey_top(s);
  Phrase p = card_phrase(s.drawn ? (is_major(top) ? "lotr_tarot.ask.after_draw_suit" : "lotr_tarot.ask.after_draw")
                                 : (is_major(top) ? "lotr_tarot.ask.turn_suit" : "lotr_tarot.ask.turn"),
                         top);
  return is_major(top) ? p.word("suit", suit_key(s.declared)) : p;
}

}  // namespace

std::string_view suit_key(Suit suit) { return kSuitKeys[static_cast<std::size_t>(suit)]; }

std::string_view suit_word(Suit suit) {
  return suit == Suit::none ? std::string_view("none") : kSuitWords[static_cast<std::size_t>(suit)];
}
std::string_view side_word(Side side) {
  return side == Side::none ? std::string_view("none") : kSideWords[static_cast<std::size_t>(side)];
}

std::string Rules::token(const State&, const Decision&, const Option& o) const {
  const auto word = [](std::string_view w) { return std::string(w); };
  switch (verb_of(o)) {
    case Verb::deal: return word_of(card_of(o));
    case Verb::pass: return card_token("pass", card_of(o));
    case Verb::point: return point_token(o);
    case Verb::play: return card_token("play", card_of(o));
    case Verb::ring: return card_token("ring", card_of(o));
    case Verb::draw: return "draw";
    case Verb::end: return "end";
    case Verb::side: return "side " + word(side_word(static_cast<Side>(o.amount)));
    case Verb::suit: return "suit " + word(suit_word(static_cast<Suit>(o.amount)));
    case Verb::hold: return card_token("hold", card_of(o)) + ' ' + word(side_word(static_cast<Side>(o.amount)));
  }
  return {};
}

Phrase Rules::prompt(const State& s, const Decision& d) const {
  switch (static_cast<Question>(d.why)) {
    case Question::dealer: return {"lotr_tarot.ask.dealer", {}};
    case Question::shuffle: return {"lotr_tarot.ask.shuffle", {}};
    case Question::pass:
      return Phrase{"lotr_tarot.ask.pass", {}}
          .seat("seat", seat_at(passes_to(s, s.to_act)))
          .number("left", kPassed - s.picked);
    case Question::starter_suit:
    case Question::suit: return suit_prompt(s, static_cast<Question>(d.why));
    case Question::point: return {"lotr_tarot.ask.point", {}};
    case Question::turn:
    case Question::after_draw: return turn_prompt(s);
    case Question::side: return card_phrase("lotr_tarot.ask.side", s.on_ring ? ring_top(s).card : journey_top(s));
    case Question::hold: return card_phrase("lotr_tarot.ask.hold", s.asking);
  }
  return {};
}

Phrase Rules::label(const State& s, const Decision& d, const Option& o) const {
  switch (verb_of(o)) {
    case Verb::deal: return card_phrase("lotr_tarot.label.card", card_of(o));
    case Verb::pass: return card_phrase("lotr_tarot.label.pass", card_of(o));
    case Verb::point: return point_label(o, d.seat);
    case Verb::play: return card_phrase("lotr_tarot.label.play", card_of(o));
    case Verb::ring: return card_phrase("lotr_tarot.label.ring", card_of(o));
    case Verb::draw: return {"lotr_tarot.label.draw", {}};
    case Verb::end: return {"lotr_tarot.label.end", {}};
    case Verb::side: return side_label(s, o);
    case Verb::suit: return {kSuitLabels[static_cast<std::size_t>(o.amount)], {}};
    case Verb::hold:
      return {static_cast<Side>(o.amount) == Side::dark ? "lotr_tarot.label.hold_dark" : "lotr_tarot.label.hold_free",
              {}};
  }
  return {};
}

Phrase Rules::card_name(CardDef c) const {
  const int i = index(c);
  if (i < 0 || i >= kCards) return {"lotr_tarot.card.hidden", {}};
  return {deck().cards[static_cast<std::size_t>(i)].name_key, {}};
}

std::string Rules::card_word(CardDef c) const { return index(c) < kCards ? word_of(card_of(index(c))) : "hidden"; }

}  // namespace mathom::lotr_tarot

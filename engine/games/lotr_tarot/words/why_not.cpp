// Why something is not offered: the same conditions as the offer, as sentences with the number of the rule.
#include <algorithm>

#include "games/lotr_tarot/cards/deck.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

CardDef def(Card c) { return static_cast<CardDef>(index(c)); }
CardId id(Card c) { return static_cast<CardId>(index(c)); }

constexpr std::array<std::string_view, kHighestMatchedMajor> kNumberKeys{
    "lotr_tarot.number.1", "lotr_tarot.number.2", "lotr_tarot.number.3", "lotr_tarot.number.4", "lotr_tarot.number.5",
    "lotr_tarot.number.6", "lotr_tarot.number.7", "lotr_tarot.number.8", "lotr_tarot.number.9"};

Reason reason(std::string_view key, std::string_view rule) { return {Phrase{key, {}}, rule, {}}; }
Reason because_of(std::string_view key, std::string_view rule, Card cause) {
  Reason r{Phrase{key, {}}.card("top", def(cause)), rule, {}};
  r.because.push_back(id(cause));
  return r;
}

bool holds(const State& s, Card c) { return c != Card::hidden && has(s.hands[s.to_act], c); }

// A Minor that fits neither the suit nor the number of what lies on the Journey Pile.
Reason no_match(const State& s) {
  const Card top = journey_top(s);
  if (!is_major(top)) {
    if (is_court(top) && !s.courts_match) return because_of("lotr_tarot.why.courts_apart", "3.3", top);
    return because_of(is_court(top) ? "lotr_tarot.why.no_match_court" : "lotr_tarot.why.no_match", "3.2", top);
  }
  const int rank = rank_of(top);
  const bool matched = rank >= 1 && rank <= kHighestMatchedMajor;
  Reason r =
      because_of(matched ? "lotr_tarot.why.suit_or_number" : "lotr_tarot.why.suit_only", matched ? "3.6" : "3.7", top);
  r.phrase.word("suit", suit_key(s.declared));
  if (matched) r.phrase.word("number", kNumberKeys[static_cast<std::size_t>(rank - 1)]);
  return r;
}

std::optional<Reason> why_not_ring(const State& s, Card card) {
  if (!is_major(card)) return reason("lotr_tarot.why.majors_only", "4.1");
  return because_of("lotr_tarot.why.too_low", "4.2", ring_top(s).card);
}

// In the middle of something else: what has to be answered first.
std::optional<Reason> first_things_first(const State& s) {
  switch (s.phase) {
    case Phase::bearer: return because_of("lotr_tarot.why.point_first", "4.6", ring_top(s).card);
    case Phase::side:
      return because_of("lotr_tarot.why.side_first", "6.6", s.on_ring ? ring_top(s).card : journey_top(s));
    case Phase::suit: return because_of("lotr_tarot.why.suit_first", "3.5", journey_top(s));
    case Phase::starter_suit: return because_of("lotr_tarot.why.suit_first", "2.6", journey_top(s));
    case Phase::hold: return because_of("lotr_tarot.why.round_over", "7.1", s.asking);
    case Phase::pass: return reason("lotr_tarot.why.pass_first", "2.4");
    default: return std::nullopt;
  }
}

std::optional<Reason> why_not_point(const State& s, const Option& o) {
  if (s.phase != Phase::bearer || o.amount != -1 || index(o.seat) >= s.seats) return std::nullopt;
  Reason r = reason("lotr_tarot.why.no_point", "6.5");
  r.phrase.seat("seat", o.seat);
  return r;
}

std::optional<Reason> why_not_turn(const State& s, const Option& o) {
  switch (verb_of(o)) {
    case Verb::play: return holds(s, card_of(o)) ? std::optional(no_match(s)) : std::nullopt;
    case Verb::ring: return holds(s, card_of(o)) ? why_not_ring(s, card_of(o)) : std::nullopt;
    case Verb::draw: return reason("lotr_tarot.why.drawn", "5.3");
    case Verb::end: return reason("lotr_tarot.why.draw_first", "5.2");
    default: return std::nullopt;
  }
}

// What a player could mean in any phase in which cards are in the hand: to play, to lay on the Ring, to draw, to end.
void turn_options(const State& s, std::vector<Option>& out) {
  const CardSet hand = s.hands[s.to_act];
  hand.for_each([&](int card) { out.push_back(card_option(Verb::play, card_of(card))); });
  hand.for_each([&](int card) { out.push_back(card_option(Verb::ring, card_of(card))); });
  out.push_back(option(Verb::draw));
  if (s.phase == Phase::turn) out.push_back(option(Verb::end));
}

}  // namespace

std::optional<Reason> Rules::why_not(const State& s, const Decision& d, const Option& wanted) const {
  if (d.over() || d.by_luck() || std::binary_search(d.options.begin(), d.options.end(), wanted)) return std::nullopt;
  const Verb verb = verb_of(wanted);
  if (s.phase == Phase::turn) return why_not_turn(s, wanted);
  if (verb == Verb::pass)
    return s.phase == Phase::pass && holds(s, card_of(wanted))
               ? std::optional(because_of("lotr_tarot.why.picked", "2.4", card_of(wanted)))
               : std::nullopt;
  if (verb == Verb::point) return why_not_point(s, wanted);
  const bool with_card = verb == Verb::play || verb == Verb::ring;
  if (with_card ? holds(s, card_of(wanted)) : verb == Verb::draw) return first_things_first(s);
  return std::nullopt;
}

void Rules::refused(const State& s, const Decision& d, std::vector<Option>& out) const {
  out.clear();
  if (d.over() || d.by_luck()) return;
  if (s.phase == Phase::pass)
    s.passed[s.to_act].for_each([&](int card) { out.push_back(card_option(Verb::pass, card_of(card))); });
  else
    turn_options(s, out);
  if (s.phase == Phase::bearer)
    for (int seat = 0; seat < s.seats; ++seat) out.push_back(point_option(-1, seat));
  std::erase_if(out, [&](const Option& o) { return std::binary_search(d.options.begin(), d.options.end(), o); });
}

}  // namespace mathom::lotr_tarot

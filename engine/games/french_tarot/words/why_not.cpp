// Why a card or a bid that the seat can see is not offered: the same conditions that made the offer,
// turned into a sentence, the number of its paragraph in the rule book, and the cards that cause it.
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "games/french_tarot/words/words.h"

namespace mathom::french_tarot {
namespace {

Reason reason(Phrase phrase, std::string_view rule, CardSet because = {}) {
  Reason r{.phrase = phrase, .rule = rule};
  for (const Card card : each(because))
    if (!r.because.full()) r.because.push_back(static_cast<CardId>(card));
  return r;
}

Reason why_not_bid(const State& s) {
  return reason(Phrase{"french_tarot.why.bid_too_low"}
                    .seat("seat", seat_at(s.facts.taker))
                    .word("bid", bid_word(s.facts.contract)),
                "3.1");
}

// The lowest rank on offer: below it, a card of this rank would have to be in the hand and is not.
int lowest_rank(CardSet offered) {
  int lowest = kKing;
  for (const Card card : each(offered)) lowest = rank_of(card) < lowest ? rank_of(card) : lowest;
  return lowest;
}

std::optional<Reason> why_not_call(const State& s, Card card) {
  if (!kHonours.has(card)) return std::nullopt;
  const int lowest = lowest_rank(callable(s));
  if (rank_of(card) >= lowest) return reason({"french_tarot.why.call_own"}, "5.3", CardSet::of(card));
  const Card missing = (rank_set(lowest) & ~s.hands[s.to_act]).first();
  return reason(Phrase{"french_tarot.why.call_higher"}.card("card", def_of(missing)), "5.2");
}

std::optional<Reason> why_not_discard(const State& s, Card card) {
  const CardSet hand = s.hands[s.to_act];
  if (s.discard.has(card)) return reason({"french_tarot.why.discarded_already"}, "4.2", CardSet::of(card));
  if (!hand.has(card)) return std::nullopt;
  const CardSet offered = discardable(s);
  if (kOudlers.has(card)) return reason({"french_tarot.why.discard_oudler"}, "4.2");
  if (kKings.has(card)) return reason({"french_tarot.why.discard_king"}, "4.2");
  if (is_trump(card)) return reason({"french_tarot.why.discard_trump"}, "4.3", offered);
  if (kHonours.has(card)) return reason({"french_tarot.why.discard_honour"}, "4.4", offered);
  return std::nullopt;
}

std::optional<Reason> why_not_play(const State& s, Card card) {
  const CardSet hand = s.hands[s.to_act];
  if (!hand.has(card)) return std::nullopt;
  const Breach b = why_not_card(card, hand, s.trick, s.options, first_lead(s));
  const CardSet because =
      b.instead | (b.cause == kNoCard || b.duty == Duty::called_suit ? kNone : CardSet::of(b.cause));
  switch (b.duty) {
    case Duty::none: return std::nullopt;
    case Duty::follow:
      if (s.trick.led == Suit::trumps) return reason({"french_tarot.why.follow_trump"}, "7.2", because);
      return reason(Phrase{"french_tarot.why.follow"}.word("suit", suit_name(s.trick.led)), "7.2", because);
    case Duty::trump:
      return reason(Phrase{"french_tarot.why.trump"}.word("suit", suit_name(s.trick.led)), "7.3", because);
    case Duty::overtrump:
      return reason(Phrase{"french_tarot.why.overtrump"}.card("card", def_of(b.cause)), "7.4", because);
    case Duty::called_suit:
      return reason(Phrase{"french_tarot.why.called_suit"}.card("card", def_of(b.cause)), "7.6", because);
    case Duty::excuse: return reason({"french_tarot.why.excuse"}, "7.7", because);
  }
  return std::nullopt;
}

std::optional<Reason> why_not_show(const State& s, const Option& o) {
  if (o.amount < 1 || o.amount > 3 || !may_show(s, s.to_act)) return std::nullopt;
  const bool excuse = s.hands[s.to_act].has(kExcuse);
  return reason(Phrase{excuse ? "french_tarot.why.handful_small_excuse" : "french_tarot.why.handful_small"}
                    .number("n", table_size(s.options.seats).handful[static_cast<std::size_t>(o.amount) - 1])
                    .number("have", cards_for_handful(s, s.to_act)),
                "6.3", s.hands[s.to_act] & (kTrumps | kExcuseOnly));
}

std::optional<Reason> why_not_keep(const State& s, Card card) {
  if (!s.hands[s.to_act].has(card)) return std::nullopt;
  if (s.kept_back.has(card)) return reason({"french_tarot.why.kept_already"}, "6.4", CardSet::of(card));
  return reason({"french_tarot.why.keep_trump"}, "6.4");
}

void add_unless_offered(const Decision& d, const Option& o, std::vector<Option>& out) {
  for (const Option& offered : d.options)
    if (offered == o) return;
  out.push_back(o);
}

// Who may show a small handful sees the larger ones too.
void larger_handfuls(const State& s, std::vector<Option>& out) {
  if (!may_show(s, s.to_act)) return;
  const int most = static_cast<int>(best_handful(s, s.to_act));
  for (int h = most + 1; most > 0 && h <= 3; ++h) out.push_back(option(Verb::show, h));
}

}  // namespace

std::optional<Reason> Rules::why_not(const State& s, const Decision& d, const Option& wanted) const {
  if (!is_player(d.seat)) return std::nullopt;
  for (const Option& offered : d.options)
    if (offered == wanted) return std::nullopt;
  const bool has_card = index(wanted.subject) < kCards;
  const Verb verb = verb_of(wanted);
  if (verb == Verb::bid && s.phase == Phase::bidding && wanted.amount > 0 &&
      wanted.amount <= static_cast<int>(s.facts.contract))
    return why_not_bid(s);
  if (verb == Verb::show && s.phase == Phase::play && s.showing == Handful::none) return why_not_show(s, wanted);
  if (!has_card) return std::nullopt;
  const Card card = card_of(wanted);
  if (verb == Verb::call && s.phase == Phase::call) return why_not_call(s, card);
  if (verb == Verb::discard && s.phase == Phase::discard) return why_not_discard(s, card);
  if (verb == Verb::play && s.phase == Phase::play && s.showing == Handful::none) return why_not_play(s, card);
  if (verb == Verb::keep && s.showing != Handful::none) return why_not_keep(s, card);
  return std::nullopt;
}

void Rules::refused(const State& s, const Decision& d, std::vector<Option>& out) const {
  if (!is_player(d.seat)) return;
  const auto cards = [&](Verb verb, CardSet set) {
    for (const Card card : each(set)) add_unless_offered(d, card_option(verb, card), out);
  };
  const CardSet hand = s.hands[s.to_act];
  switch (s.phase) {
    case Phase::bidding:
      for (int c = 1; c < static_cast<int>(s.facts.contract) + 1; ++c) add_unless_offered(d, option(Verb::bid, c), out);
      return;
    case Phase::call: return cards(Verb::call, kHonours);
    case Phase::discard: return cards(Verb::discard, hand | s.discard);
    case Phase::play:
      if (s.showing != Handful::none) return cards(Verb::keep, hand);
      cards(Verb::play, hand);
      return larger_handfuls(s, out);
    default: return;
  }
}

}  // namespace mathom::french_tarot

// Tokens, prompts, labels and the lines of the log.
#include "games/french_tarot/words/words.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

constexpr std::array<std::string_view, 6> kBidTokens{"pass",          "small",         "guard",
                                                     "guard-without", "guard-against", "grand-slam"};
constexpr std::array<std::string_view, 6> kBidWords{"french_tarot.bid.pass",          "french_tarot.bid.small",
                                                    "french_tarot.bid.guard",         "french_tarot.bid.guard_without",
                                                    "french_tarot.bid.guard_against", "french_tarot.bid.grand_slam"};
constexpr std::array<std::string_view, 6> kBidLabels{
    "french_tarot.label.bid.pass",          "french_tarot.label.bid.small",
    "french_tarot.label.bid.guard",         "french_tarot.label.bid.guard_without",
    "french_tarot.label.bid.guard_against", "french_tarot.label.bid.grand_slam"};
constexpr std::array<std::string_view, 4> kHandfulTokens{"none", "single", "double", "triple"};
constexpr std::array<std::string_view, 4> kHandfulWords{"french_tarot.handful.none", "french_tarot.handful.single",
                                                        "french_tarot.handful.double", "french_tarot.handful.triple"};
constexpr std::array<std::string_view, 5> kSuitKeys{"french_tarot.suit.spades", "french_tarot.suit.hearts",
                                                    "french_tarot.suit.diamonds", "french_tarot.suit.clubs",
                                                    "french_tarot.suit.trumps"};
constexpr std::array<std::string_view, 14> kRankWords{
    "french_tarot.rank.1",     "french_tarot.rank.2",   "french_tarot.rank.3",    "french_tarot.rank.4",
    "french_tarot.rank.5",     "french_tarot.rank.6",   "french_tarot.rank.7",    "french_tarot.rank.8",
    "french_tarot.rank.9",     "french_tarot.rank.10",  "french_tarot.rank.jack", "french_tarot.rank.knight",
    "french_tarot.rank.queen", "french_tarot.rank.king"};

// Lines about a seat alone; the others are put together below.
std::string_view plain_line(What what) {
  switch (what) {
    case What::petit_sec: return "french_tarot.event.petit_sec";
    case What::slam_announced: return "french_tarot.event.slam_announced";
    case What::slam_declined: return "french_tarot.event.slam_declined";
    case What::passed_out: return "french_tarot.event.passed_out";
    case What::partner: return "french_tarot.event.partner";
    case What::alone: return "french_tarot.event.alone";
    case What::petit_au_bout: return "french_tarot.event.petit_au_bout";
    case What::match_over: return "french_tarot.event.match_over";
    default: return {};
  }
}
std::string_view card_line(What what) {
  switch (what) {
    case What::dog_shown: return "french_tarot.event.dog_shown";
    case What::called: return "french_tarot.event.called";
    case What::handful_card: return "french_tarot.event.handful_card";
    case What::played: return "french_tarot.event.played";
    default: return {};
  }
}
std::string_view points_line(What what) {
  switch (what) {
    case What::score: return "french_tarot.event.score";
    case What::total: return "french_tarot.event.total";
    default: return {};
  }
}
std::string_view number_line(What what) {
  switch (what) {
    case What::dealer: return "french_tarot.event.dealer";
    case What::trick: return "french_tarot.event.trick";
    case What::lost: return "french_tarot.event.lost";
    default: return {};
  }
}

Phrase bid_prompt(const State& s) {
  if (s.facts.taker == kNoSeat) return {"french_tarot.ask.first_bid"};
  return Phrase{"french_tarot.ask.bid"}
      .seat("seat", seat_at(s.facts.taker))
      .word("bid", kBidWords[at(static_cast<int>(s.facts.contract))]);
}

Phrase follow_prompt(Suit led) {
  Phrase p = Phrase{"french_tarot.ask.follow"}.word("suit", suit_name(led));
  p.begins = true;
  return p;
}

Phrase show_label(const State& s, const Option& o) {
  return Phrase{"french_tarot.label.show"}
      .word("handful", kHandfulWords[at(o.amount)])
      .number("n", table_size(s.options.seats).handful[at(o.amount - 1)]);
}

}  // namespace

std::string_view bid_word(Contract c) { return kBidWords[at(static_cast<int>(c))]; }
std::string_view suit_name(Suit suit) { return kSuitKeys[at(static_cast<int>(suit))]; }
std::string_view handful_word(Handful h) { return kHandfulWords[at(static_cast<int>(h))]; }

std::string Rules::token(const State&, const Decision&, const Option& o) const {
  switch (verb_of(o)) {
    case Verb::deal: return card_token(card_of(o));
    case Verb::bid: return "bid " + std::string(kBidTokens[at(o.amount)]);
    case Verb::call: return "call " + card_token(card_of(o));
    case Verb::discard: return "discard " + card_token(card_of(o));
    case Verb::announce: return o.amount != 0 ? "announce slam" : "announce nothing";
    case Verb::play: return "play " + card_token(card_of(o));
    case Verb::show: return "show " + std::string(kHandfulTokens[at(o.amount)]);
    case Verb::keep: return "keep " + card_token(card_of(o));
  }
  return {};
}

Phrase Rules::prompt(const State& s, const Decision& d) const {
  switch (static_cast<Question>(d.why)) {
    case Question::dealer: return {"french_tarot.ask.dealer"};
    case Question::shuffle: return {"french_tarot.ask.shuffle"};
    case Question::bid: return bid_prompt(s);
    case Question::call: return {"french_tarot.ask.call"};
    case Question::discard:
      return Phrase{"french_tarot.ask.discard"}.number("left", d.max - d.picked).number("of", d.max);
    case Question::slam: return {"french_tarot.ask.slam"};
    case Question::lead: return {"french_tarot.ask.lead"};
    case Question::follow:
      if (s.trick.led == Suit::none) return {"french_tarot.ask.after_excuse"};
      return follow_prompt(s.trick.led);
    case Question::keep_back:
      return Phrase{"french_tarot.ask.keep_back"}.number("left", d.max - d.picked).number("of", d.max);
  }
  return {};
}

Phrase Rules::label(const State& s, const Decision&, const Option& o) const {
  const Card card = card_of(o);
  switch (verb_of(o)) {
    case Verb::deal: return card_name(def_of(card));
    case Verb::bid: return {kBidLabels[at(o.amount)]};
    case Verb::call: return Phrase{"french_tarot.label.call"}.card("card", def_of(card));
    case Verb::discard: return Phrase{"french_tarot.label.discard"}.card("card", def_of(card));
    case Verb::announce: return {o.amount != 0 ? "french_tarot.label.slam" : "french_tarot.label.no_slam"};
    case Verb::play: return Phrase{"french_tarot.label.play"}.card("card", def_of(card));
    case Verb::show: return show_label(s, o);
    case Verb::keep: return Phrase{"french_tarot.label.keep"}.card("card", def_of(card));
  }
  return {};
}

Phrase Rules::tell(const Event& e) const {
  const auto what = static_cast<What>(e.what);
  if (const auto key = plain_line(what); !key.empty()) return Phrase{key}.seat("seat", e.who);
  if (const auto key = card_line(what); !key.empty()) return Phrase{key}.seat("seat", e.who).card("card", e.face);
  if (const auto key = points_line(what); !key.empty()) return Phrase{key}.seat("seat", e.who).halves("n", e.amount);
  if (const auto key = number_line(what); !key.empty()) return Phrase{key}.seat("seat", e.who).number("n", e.amount);
  switch (what) {
    case What::bid:
      if (e.amount == 0) return Phrase{"french_tarot.event.passes"}.seat("seat", e.who);
      return Phrase{"french_tarot.event.bid"}.seat("seat", e.who).word("bid", kBidWords[at(e.amount)]);
    case What::taker:
      return Phrase{"french_tarot.event.taker"}.seat("seat", e.who).word("bid", kBidWords[at(e.amount)]);
    case What::handful:
      return Phrase{"french_tarot.event.handful"}.seat("seat", e.who).word("handful", kHandfulWords[at(e.amount)]);
    case What::discarded:
      if (e.face == CardDef::hidden) return Phrase{"french_tarot.event.discarded_hidden"}.seat("seat", e.who);
      return Phrase{"french_tarot.event.discarded"}.seat("seat", e.who).card("card", e.face);
    case What::opened:
      return Phrase{e.from == place(Place::dog) ? "french_tarot.event.opened" : "french_tarot.event.opened_discard"}
          .card("card", e.face);
    case What::made:
      return Phrase{e.amount == 0 ? "french_tarot.event.made_exactly" : "french_tarot.event.made"}
          .seat("seat", e.who)
          .number("n", e.amount);
    case What::excuse_home: return Phrase{"french_tarot.event.excuse_home"}.seat("seat", e.who).seat("winner", e.whom);
    case What::excuse_lost: return Phrase{"french_tarot.event.excuse_lost"}.seat("seat", e.who).seat("winner", e.whom);
    default: return {};  // dealt, dog_taken: to be seen, not told
  }
}

EventKind Rules::kind(const Event& e) const {
  switch (static_cast<What>(e.what)) {
    case What::dealer: return EventKind::chapter;
    case What::played: return EventKind::trick;
    case What::trick: return EventKind::closes;
    case What::dealt:
    case What::dog_shown:
    case What::dog_taken:
    case What::discarded:
    case What::handful_card:
    case What::excuse_home:
    case What::excuse_lost:
    case What::opened: return EventKind::card;
    case What::petit_sec:
    case What::bid:
    case What::passed_out:
    case What::taker:
    case What::called:
    case What::slam_announced:
    case What::slam_declined:
    case What::handful:
    case What::partner:
    case What::alone: return EventKind::word;
    case What::petit_au_bout:
    case What::made:
    case What::lost:
    case What::score:
    case What::total:
    case What::match_over: return EventKind::score;
  }
  return EventKind::rest;
}

std::string Rules::card_word(CardDef def) const {
  return index(def) < kCards ? card_token(static_cast<Card>(index(def))) : "hidden";
}

Phrase Rules::card_name(CardDef def) const {
  if (def == CardDef::hidden || index(def) >= kCards) return {"french_tarot.card.hidden"};
  const auto card = static_cast<Card>(index(def));
  if (card == kExcuse) return {"french_tarot.card.excuse"};
  if (card == kPetit) return {"french_tarot.card.petit"};
  if (is_trump(card)) return Phrase{"french_tarot.card.trump"}.number("n", rank_of(card));
  return Phrase{"french_tarot.card.suit"}
      .word("rank", kRankWords[at(rank_of(card) - 1)])
      .word("suit", suit_name(suit_of(card)));
}

}  // namespace mathom::french_tarot

#include "games/french_tarot/brain/brain.h"

#include <cstdlib>

#include "games/french_tarot/brain/endgame.h"
#include "games/french_tarot/brain/expert.h"
#include "games/french_tarot/brain/facts.h"
#include "games/french_tarot/brain/guess.h"
#include "games/french_tarot/brain/hand.h"
#include "games/french_tarot/brain/master.h"
#include "games/french_tarot/brain/net.h"
#include "games/french_tarot/brain/play.h"
#include "games/french_tarot/brain/reasons.h"
#include "games/french_tarot/brain/sides.h"
#include "games/french_tarot/brain/tries.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "games/french_tarot/words/words.h"
#include "rules/game_of.h"

namespace mathom::french_tarot {
namespace {

using TarotGame = GameOf<Rules>;

// The head start of the option that the rules of thumb choose: half points of the cards, once for all playouts. If
// options come out alike, a search decides as the rules of thumb do.
constexpr std::int64_t kHeadStart = 60;

// Returns the index of the option with this verb and this card or number; 0 if it is missing.
std::uint64_t find(const Decision& d, Verb verb, Card card, int amount) {
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const Option& o = d.options[i];
    if (verb_of(o) == verb && (card == kNoCard ? o.amount == amount : card_of(o) == card)) return i;
  }
  return 0;
}

std::uint64_t bid(const State& s, const Decision& d, int seat) {
  const Contract want = contract_for(s.hands[static_cast<std::size_t>(seat)], s.options.seats);
  // A hand that is good for the current contract is not good for the next one.
  return want > s.facts.contract ? find(d, Verb::bid, kNoCard, static_cast<int>(want)) : find(d, Verb::bid, kNoCard, 0);
}

bool wants_to_show(const State& s, int seat, std::uint8_t takers) {
  // The winner of the deal gets the bonus, so the bot shows a handful only if its side is likely to win.
  const int strength = hand_strength(s.hands[static_cast<std::size_t>(seat)]);
  const bool takes = (takers & bit(seat)) != 0;
  return takes ? strength >= 50 : strength >= 60;
}

// How a seat plays: by rules of thumb with what it knows; by rules of thumb in a playout, which knows the sides; or by
// the net.
enum class Plays : std::uint8_t { as_seat, knowing_sides, by_net };

std::uint64_t play(const State& s, const Decision& d, int seat, Plays how, Rng& rng) {
  const Model m(s);
  const std::uint8_t takers = how == Plays::knowing_sides ? m.takers : takers_known_to(m, seat);
  const Option& last = d.options.back();
  if (verb_of(last) == Verb::show && wants_to_show(s, seat, takers)) return d.options.size() - 1;
  const CardSet legal = cards_offered(d, Verb::play);
  const Card card = how == Plays::by_net ? card_by_net(m, Shown(s), legal) : card_to_play(m, seat, legal, takers, rng);
  return find(d, Verb::play, card, 0);
}

std::uint64_t answer(const State& s, const Decision& d, Plays how, Rng& rng) {
  const int seat = index(d.seat);
  const CardSet hand = s.hands[static_cast<std::size_t>(seat)];
  switch (static_cast<Question>(d.why)) {
    case Question::bid: return bid(s, d, seat);
    case Question::call: return find(d, Verb::call, card_to_call(hand, cards_offered(d, Verb::call)), 0);
    case Question::discard: return find(d, Verb::discard, card_to_discard(hand, cards_offered(d, Verb::discard)), 0);
    case Question::slam: return find(d, Verb::announce, kNoCard, expects_slam(hand, s.options.seats) ? 1 : 0);
    case Question::lead:
    case Question::follow: return play(s, d, seat, how, rng);
    case Question::keep_back: return 0;  // keep the lowest trumps hidden: they are offered first
    case Question::dealer:
    case Question::shuffle: break;
  }
  return 0;
}

// Whether a seat that has not played yet may show a handful.
bool handful_to_come(const State& s) {
  if (s.tricks_done > 0) return false;
  const int seats = s.options.seats;
  for (int i = s.play_count; i < seats; ++i) {
    const int seat = (s.first_leader + i) % seats;
    if (may_show(s, seat) && best_handful(s, seat) != Handful::none) return true;
  }
  return false;
}

// Ends and pays the deal; a playout reads nothing else.
void finish_with(State& s, const DealFacts& facts) {
  const Payment p = payment(facts, s.options);
  for (std::size_t i = 0; i < s.options.seats; ++i) s.totals[i] += p.scores[i];
  s.last = facts;
  s.phase = Phase::over;
}

}  // namespace

int half_points_to_win(const State& s) {
  CardSet away = s.discard | s.dog;
  for (const CardSet& cards : s.won) away |= cards;
  return half_points(kPack & ~away);
}

std::int32_t rounded_off(const DealFacts& deal, const Options& o, SeatId seat, int within) {
  const int target = 2 * target_points(deal.oudlers), over = deal.half_points - target;
  const auto at = [&](int half_points) {
    DealFacts f = deal;
    f.half_points = static_cast<std::int16_t>(half_points);
    return payment(f, o).scores[static_cast<std::size_t>(index(seat))];
  };
  if (std::abs(over) >= within) return at(deal.half_points);
  const std::int32_t lost = at(target - within), made = at(target + within);
  return lost + (made - lost) * (over + within) / (2 * within);
}

Choice TarotBrain::judge(const Observation& seen, const Decision& d, Rng& rng, int mistake_percent) const {
  const State& s = TarotGame::view(seen);
  if (mistake_percent > 0 && d.options.size() > 1 && rng.below(100) < static_cast<std::uint32_t>(mistake_percent)) {
    // A mistake is a random legal card, as a person might grab it. There are no mistakes in bids and announcements.
    const auto question = static_cast<Question>(d.why);
    if (question == Question::follow || question == Question::lead || question == Question::discard) {
      const CardSet cards = cards_offered(d, question == Question::discard ? Verb::discard : Verb::play);
      return {rng.below(static_cast<std::uint32_t>(cards.size())), {}};
    }
  }
  return {answer(s, d, Plays::as_seat, rng), {}};
}

bool TarotBrain::worth_searching(const Observation&, const Decision& d) const {
  // Bids, calls, discards and announcements are judged by counting, because a fast playout ends before their value
  // shows.
  const auto question = static_cast<Question>(d.why);
  return question == Question::lead || question == Question::follow;
}

void TarotBrain::consider(const Observation& seen, const Decision& d, std::vector<Considered>& out) const {
  const State& s = TarotGame::view(seen);
  const int seat = index(d.seat);
  const Model m(s);
  const std::uint8_t takers = takers_known_to(m, seat);
  const CardSet legal = cards_offered(d, Verb::play), tried = worth_trying(m, seat, legal, takers);
  Rng rng(0);
  const Card best = card_to_play(m, seat, legal, takers, rng);
  for (std::uint32_t i = 0; i < d.options.size(); ++i) {
    const Option& o = d.options[i];
    const bool favoured = verb_of(o) == Verb::play && card_of(o) == best;
    if (verb_of(o) != Verb::play || tried.has(card_of(o)) || favoured)
      out.push_back({i, favoured ? kHeadStart * stake(m, seat, takers) : 0});
  }
}

// Says what the hand holds and how high it may bid; for a card, what it certainly does.
Phrase TarotBrain::reason(const Observation& seen, const Decision& d, const Option& o, Voice) const {
  const State& s = TarotGame::view(seen);
  const int seat = index(d.seat);
  if (verb_of(o) == Verb::play)
    return reason_to_play(s, seat, cards_offered(d, Verb::play), card_of(o), takers_known_to(Model(s), seat));
  if (verb_of(o) == Verb::discard) return reason_to_discard(s, seat, card_of(o));
  if (static_cast<Question>(d.why) != Question::bid) return {};
  const CardSet hand = s.hands[static_cast<std::size_t>(index(d.seat))];
  const Contract good = contract_for(hand, s.options.seats);
  // If a search prefers another bid than the count of the hand, the reason names only the count.
  const auto bid = static_cast<Contract>(o.amount);
  const bool otherwise = bid != Contract::none ? bid > good : good > s.facts.contract;
  Phrase p{otherwise                ? "french_tarot.reason.count"
           : bid != Contract::none  ? "french_tarot.reason.bid"
           : good == Contract::none ? "french_tarot.reason.weak"
                                    : "french_tarot.reason.taken"};
  p.number("trumps", (hand & kTrumps).size()).number("oudlers", oudlers(hand)).halves("points", half_points(hand));
  return otherwise || good == Contract::none ? p : p.word("bid", bid_word(good));
}

Phrase TarotBrain::plan_reason(const Observation& seen, const Decision& d, std::span<const Option> picks) const {
  if (static_cast<Question>(d.why) != Question::discard) return {};
  CardSet aside;
  for (const Option& o : picks) aside.add(card_of(o));
  return reason_to_lay_aside(TarotGame::view(seen).hands[static_cast<std::size_t>(index(d.seat))], aside);
}

std::unique_ptr<FactFinder> TarotBrain::fact_finder(const mathom::State& root, SeatId seat) const {
  return find_facts(TarotGame::get(root), index(seat));
}

std::unique_ptr<Worlds> TarotBrain::likely_worlds(const Observation& seen) const {
  const bool cards = TarotGame::view(seen).phase == Phase::play;
  return guess_worlds(seen, cards ? style_.exchanges : style_.early_exchanges);
}

Choice TarotBrain::playout(const mathom::State& state, const Decision& d, Rng& rng) const {
  const auto n = static_cast<std::uint32_t>(d.options.size());
  if (n == 1) return {0, {}};
  const State& s = TarotGame::get(state);
  if (s.phase == Phase::play && rng.below(100) < style_.wander) return {rng.below(n), {}};
  return {answer(s, d, style_.by_net ? Plays::by_net : Plays::knowing_sides, rng), {}};
}

// Once nobody is left who could show a handful, only cards are played to the end of the deal.
bool TarotBrain::hurry(mathom::State& state, Rng& rng, Answered& count) const {
  State& s = TarotGame::get(state);
  if (s.phase != Phase::play || s.showing != Handful::none || handful_to_come(s)) return false;
  Model m(s);
  Shown shown;
  if (style_.by_net) shown = Shown(s);
  while (!m.over()) {
    if (m.tricks * m.seats - m.play_count <= style_.solved && can_solve(m)) {
      finish_with(s, solve(m));
      return true;
    }
    const CardSet legal = m.legal();
    const auto n = static_cast<std::uint32_t>(legal.size());
    ++count.answers, count.weighed += n;
    Card card = legal.first();
    if (n > 1 && rng.below(100) < style_.wander)
      card = nth_card(legal, rng.below(n));
    else if (n > 1)
      card = style_.by_net ? card_by_net(m, shown, legal) : card_to_play(m, m.to_act, legal, m.takers, rng);
    shown.play(m, card);
  }
  m.finish(s);
  return true;
}

bool TarotBrain::horizon(const mathom::State& root, const mathom::State& now) const {
  const State &a = TarotGame::get(root), &b = TarotGame::get(now);
  return b.phase == Phase::over || b.phase == Phase::deal || b.deals_begun != a.deals_begun;
}

std::int32_t TarotBrain::worth(const mathom::State& root, const mathom::State& now, SeatId seat) const {
  const State &then = TarotGame::get(root), &end = TarotGame::get(now);
  if (style_.rounded > 0 && then.phase == Phase::play)
    return rounded_off(end.last, end.options, seat, std::min(style_.rounded, half_points_to_win(then)));
  const auto i = static_cast<std::size_t>(index(seat));
  return end.totals[i] - then.totals[i];
}

std::int32_t TarotBrain::had(const mathom::State& root, SeatId seat) const {
  return TarotGame::get(root).totals[static_cast<std::size_t>(index(seat))];
}

const Brain& TarotBrain::thorough() const { return expert_brain(); }

std::vector<Brain::Level> TarotBrain::levels() const {
  return {{"expert", &expert_brain()}, {"master", &master_brain()}};
}

const Brain& TarotBrain::reviewer() const { return review_brain().ready() ? review_brain() : *this; }

const Brain* tarot_brain() {
  static const TarotBrain brain;
  return &brain;
}

}  // namespace mathom::french_tarot

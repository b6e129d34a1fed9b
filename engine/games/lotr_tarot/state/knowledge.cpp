// What a seat may know, put to use: a world that fits it, and its description in words.
#include <algorithm>

#include "games/lotr_tarot/cards/deck.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/describe.h"

namespace mathom::lotr_tarot {
namespace {

constexpr std::array<const char*, 10> kPhaseWords{"draw_dealer", "deal", "pass", "starter_suit", "bearer",
                                                  "turn",        "side", "suit", "hold",         "over"};
constexpr std::array<const char*, 7> kAwardNames{"out",   "bearer",      "most",    "most_bonus",
                                                 "least", "least_bonus", "too_many"};

// --- determinize

CardSet cards_seen(const State& s) {
  CardSet seen;
  for (const auto& hand : s.hands) seen |= hand;
  for (const Laid& l : s.journey) seen.insert(index(l.card));
  for (const Laid& l : s.ring) seen.insert(index(l.card));
  return seen;
}

// Deals what nobody among the viewers can see over the hidden places of the hands and the Draw Pile.
void deal_unknown(State& s, Rng& rng) {
  FixedVector<Card, kDealtCards> unknown;
  (kPack - cards_seen(s)).for_each([&](int i) { unknown.push_back(card_of(i)); });
  rng.shuffle(unknown);
  int next = 0;
  for (int seat = 0; seat < s.seats; ++seat)
    for (int n = s.held[at(seat)] - s.hands[at(seat)].count(); n > 0; --n)
      s.hands[at(seat)].insert(index(unknown[next++]));
  for (int i = 0; i < s.draw.size(); ++i) s.draw[i] = unknown[next++];
}

CardSet some_of(const CardSet& cards, int n, Rng& rng) {
  FixedVector<Card, kDealtCards> list;
  cards.for_each([&](int i) { list.push_back(card_of(i)); });
  rng.shuffle(list);
  CardSet out;
  for (int i = 0; i < n; ++i) out.insert(index(list[i]));
  return out;
}

// How many of the two cards that came from the right or left the neighbour may still hold, seen from outside. Of the
// seven cards it had then, it holds at most as many as its hand has ever been down to, and has laid at most what it
// has laid at all.
int passed_cards_left(const State& s, int to, Rng& rng) {
  const int most = s.lowest[at(to)], least = std::max(0, kHandSize - s.laid[at(to)]);
  const int old_cards = least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
  int left = 0;
  for (int i = 0; i < kPassed; ++i)
    if (static_cast<int>(rng.below(static_cast<std::uint32_t>(kHandSize - i))) < old_cards - left) ++left;
  return left;
}

void guess_passed(State& s, SeatMask viewers, Rng& rng) {
  for (int seat = 0; seat < s.seats; ++seat) {
    if (contains(viewers, seat_at(seat))) continue;
    if (s.phase == Phase::pass) {
      const int turn = (seat - s.dealer - 1 + s.seats) % s.seats, now = (s.to_act - s.dealer - 1 + s.seats) % s.seats;
      s.passed[at(seat)] = some_of(s.hands[at(seat)], turn < now ? kPassed : turn == now ? s.picked : 0, rng);
    } else if (s.handed_over && !s.hands_open) {
      const int to = passes_to(s, seat);
      if (contains(viewers, seat_at(to))) continue;  // who received them knows them
      s.passed[at(seat)] = some_of(s.hands[at(to)], passed_cards_left(s, to, rng), rng);
    }
  }
}

// What others have said of the neutral cards in their hands, before all have spoken.
void guess_held(State& s, SeatMask viewers, Rng& rng) {
  if (s.phase != Phase::hold) return;
  for (int seat = next_seat(s, s.dealer);; seat = next_seat(s, seat)) {
    const bool asked = seat == s.to_act;
    if (!contains(viewers, seat_at(seat)))
      (s.hands[at(seat)] & s.neutral).for_each([&](int card) {
        if ((!asked || card < index(s.asking)) && rng.below(2) == 1) s.held_dark[at(seat)].insert(card);
      });
    if (asked) return;
  }
}

// --- words

Json words(const CardSet& cards) {
  Json out = Json::array();
  cards.for_each([&](int i) { out.push_back(word_of(card_of(i))); });
  return out;
}

// For which side a card on the table stands as everybody sees it. A neutral one stands for none until its player has
// said so: that is never for the card that was turned up (R3), and not yet while its player is being asked.
Side shown_side(const State& s, const Laid& l) {
  const Side printed = printed_side(s, l.card);
  const Card asked = s.phase != Phase::side ? Card::hidden : s.on_ring ? ring_top(s).card : journey_top(s);
  const bool declared = l.by != kNoSeat && l.card != asked;
  return printed == Side::neutral && !declared ? printed : laid_side(s, l.card);
}

Json laid_json(const State& s, const Laid& l) {
  Json out = {{"card", word_of(l.card)}, {"side", side_word(shown_side(s, l))}};
  out["by"] = l.by == kNoSeat ? Json(nullptr) : Json(l.by);
  return out;
}
template <class Pile>
Json pile_json(const State& s, const Pile& pile) {
  Json out = Json::array();
  for (const Laid& l : pile) out.push_back(laid_json(s, l));
  return out;
}

Json award_words(std::uint8_t awards) {
  Json out = Json::array();
  for (std::size_t i = 0; i < kAwardNames.size(); ++i)
    if ((awards >> i & 1) != 0) out.push_back(kAwardNames[i]);
  return out;
}

Json sheet_json(const State& s) {
  Json rounds = Json::array();
  const int done = s.round;
  for (int round = 0; round < done; ++round)
    rounds.push_back(by_seat(s.seats, [&](int seat) {
      return Json{{"dark", s.sheet[at(round)].dark[at(seat)]},
                  {"awards", award_words(s.sheet[at(round)].awards[at(seat)])},
                  {"points", round_points(s, round, seat)}};
    }));
  return rounds;
}

// What everybody at the table sees.
Json public_json(const State& s) {
  Json out = {{"phase", kPhaseWords[static_cast<std::size_t>(s.phase)]},
              {"round", s.round + (s.phase == Phase::over ? 0 : 1)},
              {"dealer", s.dealer},
              {"journey", pile_json(s, s.journey)},
              {"ring", pile_json(s, s.ring)},
              {"draw", s.draw.size()},
              {"held", by_seat(s.seats, [&](int seat) { return Json(s.held[at(seat)]); })},
              {"dark_points", by_seat(s.seats, [&](int seat) { return Json(s.dark_points[at(seat)]); })},
              {"sheet", sheet_json(s)},
              {"game_awards", by_seat(s.seats, [&](int seat) { return award_words(s.game_awards[at(seat)]); })},
              {"total_dark", by_seat(s.seats, [&](int seat) { return Json(total_dark(s, seat)); })},
              {"total", by_seat(s.seats, [&](int seat) { return Json(total_points(s, seat)); })},
              {"to_act", s.to_act},
              {"drawn", s.drawn},
              {"options", {{"courts_match", s.courts_match}, {"awards_pass_on", s.awards_pass_on}}},
              {"affiliations", {{"dark", words(s.dark)}, {"neutral", words(s.neutral)}}}};
  out["suit"] = s.declared == Suit::none ? Json(nullptr) : Json(suit_word(s.declared));
  out["bearer"] = s.ring.empty() ? Json(nullptr) : Json(ring_top(s).by);
  out["ring_side"] = s.ring.empty() ? Json(nullptr) : Json(side_word(shown_side(s, ring_top(s))));
  out["hands"] = by_seat(s.seats, [&](int seat) { return words(s.hands[at(seat)]); });
  out["passed"] = by_seat(s.seats, [&](int seat) { return words(s.passed[at(seat)]); });
  out["held_dark"] = by_seat(s.seats, [&](int seat) { return words(s.held_dark[at(seat)]); });
  return out;
}

}  // namespace

void Rules::determinize(State& s, SeatMask viewers, Rng& rng) const {
  if (viewers == kEveryone || s.journey.empty() == (s.phase != Phase::pass)) return;  // nothing has been dealt
  deal_unknown(s, rng);
  guess_passed(s, viewers, rng);
  guess_held(s, viewers, rng);
}

// Of hands and passed cards the observation holds what the viewers can name; "held" says how many there are.
Json Rules::describe(const State& seen, SeatMask viewers) const {
  Json out = public_json(seen);
  out["viewers"] = seat_list(viewers, seen.seats);
  return out;
}

Json Rules::facts(const State& s) const {
  Json out = public_json(s);
  Json draw = Json::array();
  for (int i = s.draw.size() - 1; i >= 0; --i) draw.push_back(word_of(s.draw[i]));
  out["draw_pile"] = std::move(draw);
  return out;
}

}  // namespace mathom::lotr_tarot

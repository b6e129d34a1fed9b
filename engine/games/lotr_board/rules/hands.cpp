// Cards, tokens and runes as they come and go.
#include "games/lotr_board/state/table.h"

namespace mathom::lotr_board {
namespace {

bool is_story(const State& s, CardId c) { return is_in(content().stories, s.cards[index(c)].def); }

}  // namespace

void Table::discard(CardId c, What what, int who) {
  const std::uint8_t from = s.cards[index(c)].zone;
  move(c, kDiscard, kEveryone);
  tell_card(events, what, who, {c, s.cards[index(c)].def, from, kDiscard});
}

// A player who gets a story card names it aloud (ruling R6), so that nobody is asked in vain what they hold.
void Table::to_hand(CardId c, int seat, What what, SeatMask seen_by, int from_seat) {
  const std::uint8_t from = s.cards[index(c)].zone;
  if (is_story(s, c)) seen_by = kEveryone;
  move(c, hand_of(seat), seen_by);
  const int who = from_seat >= 0 ? from_seat : seat;
  tell_card(events, what, who, {c, s.cards[index(c)].def, from, hand_of(seat), seen_by, from_seat >= 0 ? seat : -1});
}

// Moves a card that only `seers` see out of the giver's cards, so that nobody else can tell which one it was: the
// highest place of a card with the same back moves, and takes the identity along. What others knew of the cards
// with that back they know no more.
void Table::give_unseen(CardId c, std::uint8_t to, int giver, SeatMask seers) {
  if (is_story(s, c)) {
    tell(events, What::set_aside, giver, 100 + index(s.cards[index(c)].def), -1, kEveryone);
    return move(c, to, kEveryone);
  }
  tell(events, What::set_aside, giver, static_cast<int>(group_of(index(c))), -1, kEveryone);
  const std::uint8_t zone = s.cards[index(c)].zone;
  const Group group = group_of(index(c));
  CardId place = c;
  const auto each_alike = [&](auto f) {
    lying_in(zone).for_each([&](int i) {
      if (group_of(i) == group && !is_story(s, card_at(i))) f(i);
    });
  };
  each_alike([&](int i) {
    if (s.cards[i].order > s.cards[index(place)].order) place = card_at(i);
  });
  std::swap(s.cards[index(c)].def, s.cards[index(place)].def);
  each_alike([&](int i) { s.cards[i].seen_by = only(seat_at(giver)); });
  move(place, to, seers);
}

void Table::gain_gold(int seat) {
  const CardId c = top(kGoldPool);
  if (c == CardId::none || !is_alive(s, seat)) return;
  const SeatMask seen_by = s.competitive ? only(seat_at(seat)) : kEveryone;
  move(c, gold_of(seat), seen_by);
  tell_card(events, What::gold, seat, {c, s.cards[index(c)].def, kGoldPool, gold_of(seat), seen_by});
}

void Table::gain_silver(int seat, int n) {
  if (!is_alive(s, seat) || s.runes[at(seat)] + n > 200) return;
  s.runes[at(seat)] = static_cast<std::uint8_t>(s.runes[at(seat)] + n);
  tell(events, What::silver, seat, n);
}

void Table::gain_token(int seat, int kind) {
  int taken = 0;
  for (int i = 0; i < s.seats; ++i) taken += s.tokens[at(i)][at(kind)] + s.pledged_tokens[at(i)][at(kind)];
  if (!is_alive(s, seat) || taken >= content().tokens[at(kind)]) return;
  ++s.tokens[at(seat)][at(kind)];
  tell(events, What::token, seat, kind);
}

int Table::runes(int seat) const {
  int total = s.runes[at(seat)];
  lying_in(gold_of(seat)).for_each([&](int card) {
    if (const CardDef def = s.cards[card].def; def != CardDef::hidden) total += facts_of(index(def)).value;
  });
  return total;
}

bool Table::may_have_runes(int seat, int n) const {
  if (!s.competitive) return runes(seat) >= n;
  return s.runes[at(seat)] + kMostGold * size(gold_of(seat)) >= n;
}

// Silver first; a gold rune is changed when that is not enough, the smallest first (ruling R9).
void Table::spend_runes(int seat, int n) {
  while (s.runes[at(seat)] < n) {
    CardId smallest = CardId::none;
    const auto value = [&](int card) { return facts_of(index(s.cards[card].def)).value; };
    lying_in(gold_of(seat)).for_each([&](int card) {
      if (s.cards[card].def == CardDef::hidden) return;
      if (smallest == CardId::none || value(card) < value(index(smallest))) smallest = card_at(card);
    });
    if (smallest == CardId::none) break;
    const CardDef face = s.cards[index(smallest)].def;
    move(smallest, kGoldSpent, kEveryone);
    tell_card(events, What::change, seat, {smallest, face, gold_of(seat), kGoldSpent});
    s.runes[at(seat)] = static_cast<std::uint8_t>(s.runes[at(seat)] + facts_of(index(face)).value);
  }
  s.runes[at(seat)] = static_cast<std::uint8_t>(s.runes[at(seat)] < n ? 0 : s.runes[at(seat)] - n);
}

}  // namespace mathom::lotr_board

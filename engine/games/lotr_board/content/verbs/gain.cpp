// What a Hobbit gets: rune {n}, gold_rune, token {token}, take_card {who, card}, draw {who, n}; and the die {who, n}.
#include "games/lotr_board/content/verbs/verbs.h"
#include "games/lotr_board/rules/play.h"

namespace mathom::lotr_board {
namespace {

Flow rune(Host& h, const Op& op, Frame& f) {
  as_table(h).gain_silver(who_of(h, op, f), arg(op, 1));
  return Flow::next;
}
Flow gold_rune(Host& h, const Op& op, Frame& f) {
  if (const int seat = who_of(h, op, f); seat >= 0) as_table(h).gain_gold(seat);
  return Flow::next;
}
Flow token(Host& h, const Op& op, Frame& f) {
  if (const int seat = who_of(h, op, f); seat >= 0) as_table(h).gain_token(seat, arg(op, 1));
  return Flow::next;
}

CardId on_board(const Table& t, int legendary) {
  for (int i = 0; i < t.s.cards.size(); ++i)
    if (t.s.cards[i].zone == kBoard && index(t.s.cards[i].def) == kFirstLegendary + legendary) return card_at(i);
  return CardId::none;
}
bool take_possible(const Host& h, const Op& op, const Frame&) {
  return on_board(as_table(h), arg(op, 1)) != CardId::none;
}
Flow take_card(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  const CardId card = on_board(t, arg(op, 1));
  const int seat = who_of(h, op, f);
  if (card != CardId::none && seat >= 0) t.to_hand(card, seat, What::took, kEveryone);
  return Flow::next;
}

bool draw_possible(const Host& h, const Op& op, const Frame& f) {
  return who_of(h, op, f) >= 0 && cards_to_draw(as_table(h)) > 0;
}
Flow draw(Host& h, const Op& op, Frame& f) {
  const int seat = who_of(h, op, f);
  if (f.local[kStage] != 0 || seat < 0) return Flow::next;
  f.local[kStage] = 1;
  as_table(h).push(Code::draw, {seat, arg(op, 1)});
  return Flow::again;
}

Flow die(Host& h, const Op& op, Frame& f) {
  const int seat = who_of(h, op, f);
  if (f.local[kStage] != 0 || seat < 0) return Flow::next;
  f.local[kStage] = 1;
  as_table(h).push(Code::roll, {seat, arg(op, 1)});
  return Flow::again;
}

}  // namespace

Verbs gain_verbs() {
  return {{"rune", {who_param(), number_param()}, always, rune},
          {"gold_rune", {who_param()}, always, gold_rune},
          {"token", {who_param(), {"token", Param::Kind::name, true, 0, &token_names()}}, always, token},
          {"take_card", {who_param(), {"card", Param::Kind::name, true, 0, &card_names()}}, take_possible, take_card},
          {"draw", {who_param(), number_param()}, draw_possible, draw},
          {"die", {who_param(), number_param()}, always, die}};
}

}  // namespace mathom::lotr_board

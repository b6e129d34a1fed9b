// What a card in one's hand would cost now, and why: what is printed, what roaming adds, what texts in play change. And
// what moving on would add to the twilight pool. The rules say the numbers; this says when they are worth showing.
#pragma once
#include <optional>
#include <string>

#include "shell/tables/lotr_tcg/sight.h"

namespace mathom::lotr_tcg {

struct Price {
  int printed = 0, now = 0;
  int roaming = 0;   // as much of it is for roaming
  int by_texts = 0;  // texts add that, or take it away
  bool differs() const { return now != printed; }
};
// Nothing: it is not in the viewer's hand, or cards of its side are not theirs to play now. `on`: borne by that card,
// or -1.
std::optional<Price> price_now(const CompanySight& sight, CardId card, int on = -1);
// "6 now: 4, and 2 for roaming ..."; empty: it costs what is printed.
std::string price_words(const TableHost& host, const CompanySight& sight, const Price& price, CardId card);
// "adds 3 twilight", "takes 3 of 5 twilight".
std::string paid_words(const TableHost& host, const CompanySight& sight, const Price& price, CardId card);
// "adds 4 twilight: 3 for the companions, 1 for the site"; a site that has not been laid yet is not counted.
// `brief`: for a button of a phone.
std::string move_words(const TableHost& host, const CompanySight& sight, bool brief);

}  // namespace mathom::lotr_tcg

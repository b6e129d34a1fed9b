// What is read of a card or a place next to the table and below a large card: its picture, its numbers in words, each
// sentence of its text, where it goes and what bears it. It reads what the viewer sees and holds nothing.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/common/reading.h"
#include "shell/tables/war_of_the_ring/card_texts.h"
#include "shell/tables/war_of_the_ring/layout/standings.h"
#include "shell/tables/war_of_the_ring/offer_words.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class Reader {
 public:
  Reader(const Sight& sight, const CardTexts& texts, const Standings& standings, const OfferWords& words)
      : sight_(sight), texts_(texts), standings_(standings), words_(words) {}

  void read(const TableHost& host, Reading& r) const;  // `why` and `card` are filled in
  std::vector<std::string> notes(const TableHost& host, CardId card) const;

 private:
  void read_texts(const TableHost& host, int print, Reading& r) const;
  void read_place(const TableHost& host, int place, Reading& r) const;
  void read_numbers(int print, const FaceWords& words, Reading& r) const;

  const Sight& sight_;
  const CardTexts& texts_;
  const Standings& standings_;
  const OfferWords& words_;
};

}  // namespace mathom::war_of_the_ring

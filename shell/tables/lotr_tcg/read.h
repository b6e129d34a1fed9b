// What is read of a card, next to the table and below a large one: its picture, the numbers that count now, each of its
// texts with the order for it, what lies on it and where it fights. It owns nothing.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "shell/tables/common/reading.h"
#include "shell/tables/lotr_tcg/seen_cards.h"
#include "shell/tables/lotr_tcg/skirmish/skirmish_words.h"

namespace mathom::lotr_tcg {

class CardReader {
 public:
  // The order for a text of a card, where one can be given.
  using OrderFor = std::function<std::optional<Reading::Order>(CardId, const CatalogText&)>;

  CardReader(const CompanySight& sight, const SeenCards& cards, const SkirmishWords& skirmish)
      : sight_(sight), cards_(cards), skirmish_(skirmish) {}

  void read(const TableHost& host, const OrderFor& order_for, Reading& reading) const;
  std::vector<std::string> notes(const TableHost& host, CardId card) const;  // below a large card
  std::string text_words(const TableHost& host, const CatalogText& text) const;

 private:
  void read_texts(const TableHost& host, const OrderFor& order_for, int print, Reading& reading) const;
  void read_borne_orders(const OrderFor& order_for, int card, Reading& reading) const;
  void read_cost(const TableHost& host, const CardFacts& facts, Reading& reading) const;
  void read_numbers(const TableHost& host, CardId card, Reading& reading) const;
  std::string printed_facts(const TableHost& host, CardId card) const;
  std::vector<std::string> facts_of(const TableHost& host, int card) const;  // what lies on it, and where it fights

  const CompanySight& sight_;
  const SeenCards& cards_;
  const SkirmishWords& skirmish_;
};

}  // namespace mathom::lotr_tcg

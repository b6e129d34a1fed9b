// How a place stands, counted by the engine, in numbers and in words: now, and with the lifted card there where it may
// go. It reads what the viewer sees and holds nothing.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/war_of_the_ring/motion.h"
#include "shell/tables/war_of_the_ring/offers.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class Standings {
 public:
  struct Standing {
    Totals now, then;   // then: with the lifted card there
    bool goes = false;  // the lifted card may go there
    bool changes() const { return now.attack != then.attack || now.defence != then.defence; }
  };

  Standings(const Sight& sight, const Offers& offers, const Flights& flights)
      : sight_(sight), offers_(offers), flights_(flights) {}

  // Could the viewer bring a card of that side there? Then it has its place before it is lifted, and nothing moves when
  // it is.
  bool may_come(int place, Side side) const;
  Standing of(int place) const;
  std::vector<int> cards_at(int place, Side side) const;  // prints, items after their wielders
  Side leader(int place, const Totals& t) const;
  bool is_nobodys(int place, const Totals& t) const;
  std::string lead_words(const TableHost& host, int place, const Totals& t) const;
  std::string short_lead(const TableHost& host, int place, const Totals& t) const;
  std::string words(const TableHost& host, int place, const Totals& t) const;
  std::string words_with_cards(const TableHost& host, int place, const Standing& s) const;
  std::string factions_words(const TableHost& host, int place) const;  // that may enter; of a path empty
  std::string change_words(const TableHost& host, int place, const Standing& s) const;

 private:
  const Sight& sight_;
  const Offers& offers_;
  const Flights& flights_;
};

}  // namespace mathom::war_of_the_ring

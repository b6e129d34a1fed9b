// What an offer is called and what is said of it: what an answer does, in words from the operations that run, and what
// it leads to, counted by the engine on a copy of what the viewer knows. It reads and holds nothing.
#pragma once
#include <optional>
#include <string>

#include "shell/tables/war_of_the_ring/layout/standings.h"
#include "shell/tables/war_of_the_ring/offers.h"
#include "shell/tables/war_of_the_ring/sight.h"

namespace mathom::war_of_the_ring {

class OfferWords {
 public:
  using Frame = GameTable::Frame;

  OfferWords(const Sight& sight, const Offers& offers, const Standings& standings)
      : sight_(sight), offers_(offers), standings_(standings) {}

  std::string name(const Frame& f, const Option& o) const;
  std::string note(const Frame& f, const Option& o) const;
  std::string outcome(const Frame& f, const Option& o) const;
  std::string paid(const TableHost& host, const std::string& act, CardId card) const;
  std::string picks(const TableHost& host, int n, int of) const;
  // Why something is not offered, where more is to be said of it than its reason does; else empty.
  std::string why(const TableHost& host, const Option& wanted) const;
  std::string only_cycled(const TableHost& host, CardId card) const;
  int asked_ability() const;

 private:
  std::string short_name(const Frame& f, const Option& o) const;
  std::optional<State> state_after(const Option& o) const;

  const Sight& sight_;
  const Offers& offers_;
  const Standings& standings_;
};

}  // namespace mathom::war_of_the_ring

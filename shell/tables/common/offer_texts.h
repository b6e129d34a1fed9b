// What a game says of what it offers, and of what it does not.
#pragma once
#include <string>
#include <vector>

#include "shell/tables/common/build_frame.h"

namespace mathom {

class OfferTexts {
 public:
  virtual ~OfferTexts() = default;
  // What an offer is called, what it leads to in few words (a second line, where it can be known from what the viewer
  // sees), and what is said of it next to its name.
  virtual std::string offer_words(const BuildFrame& f, const Option& o) const;
  virtual std::string offer_outcome(const BuildFrame&, const Option&) const { return {}; }
  virtual std::string picks_outcome(const BuildFrame&) const {
    return {};
  }  // of all the cards that are lifted together
  virtual std::string offer_note(const BuildFrame&, const Option&) const { return {}; }
  virtual std::string pick_words(const TableHost& host, int n, int of) const = 0;  // on the button while cards gather
  virtual std::string paid_words(const BuildFrame&, const std::string& act, CardId /*card*/) const { return act; }
  virtual bool is_golden(const Option&) const { return true; }  // put forward, and done by Enter: nobody loses by it
  // What may be done with a card that is shown large, as buttons below it.
  virtual std::vector<Option> zoom_offers(CardId) const { return {}; }
  // Why something is not offered: a game may say more of it than its reason does.
  virtual std::string why_words(const TableHost& host, const Option& wanted, const Reason& reason) const;
  std::string reason_words(const TableHost& host, const Option& wanted, const Reason& reason) const;  // and the rule
};

}  // namespace mathom

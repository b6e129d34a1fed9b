#include "shell/tables/common/offer_texts.h"

namespace mathom {

std::string OfferTexts::offer_words(const BuildFrame& f, const Option& o) const { return f.host.say(f.seat.label(o)); }

std::string OfferTexts::why_words(const TableHost& host, const Option&, const Reason& reason) const {
  return host.say(reason.phrase);
}

std::string OfferTexts::reason_words(const TableHost& host, const Option& wanted, const Reason& reason) const {
  const std::string words = why_words(host, wanted, reason);
  return reason.rule.empty() ? words : words + " " + host.say("shell.rule", {{"n", std::string(reason.rule)}}) + ".";
}

}  // namespace mathom

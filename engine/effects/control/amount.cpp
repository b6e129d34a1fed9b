// amount {who, least, most}: a player chooses a number. Later steps read it as {"asked": true}.
#include <algorithm>

#include "effects/control/control.h"

namespace mathom::effects {
namespace {

enum Key : std::size_t { kWho, kLeast, kMost };

int least_of(const Host& h, const Op& op, const Frame& f) { return value_of(h, arg(op, kLeast), f); }
int most_of(const Host& h, const Op& op, const Frame& f) {
  constexpr int kMostOptions = 99;
  return std::min(value_of(h, arg(op, kMost), f), kMostOptions);
}
bool possible(const Host& h, const Op& op, const Frame& f) {
  return who_of(h, op, f) >= 0 && most_of(h, op, f) >= least_of(h, op, f);
}

Flow run(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] == 0) {
    h.chose_number(0);
    if (!possible(h, op, f)) return Flow::next;
    if (most_of(h, op, f) == least_of(h, op, f)) return h.chose_number(least_of(h, op, f)), Flow::next;
    f.local[kStage] = 1;
    return Flow::ask;
  }
  h.chose_number(take(f).amount);
  return Flow::next;
}

void ask(const Host& h, const Op& op, const Frame& f, Decision& d) {
  d.seat = seat_at(who_of(h, op, f));
  d.ask = Ask::amount;
  for (int n = least_of(h, op, f); n <= most_of(h, op, f); ++n) d.options.push_back(option(kAmount, n));
}

bool changes(const Host& h, const Op& op, const Frame& f, Outlook& o) {
  o.asked = most_of(h, arg(op, kMost), f, o);
  return false;
}

bool omits_subject(const TextBuilder&, const Op& op, int actor) { return arg(op, kWho) == actor; }
Clause say(const TextBuilder& sp, const Op& op, const Clause& who) {
  const bool from_none = arg(op, kLeast) == 0, without_end = arg(op, kMost) == kAll;
  const std::string_view key = !from_none    ? "effects.amount"
                               : without_end ? "effects.amount.any"
                                             : "effects.amount.most";
  Clause s{Phrase{who.empty() ? key : kept_key(key, "by"), {}}};
  if (!who.empty()) s.put("who", who);
  if (!from_none) s.put("least", sp.value(arg(op, kLeast)));
  return from_none && without_end ? s : s.put("most", sp.amount(arg(op, kMost)));
}

}  // namespace

Verb amount_word() {
  return documented(changing(changes, Verb{"amount",
                                           {who_param(), value_param("least", 0), value_param("most", 1)},
                                           possible,
                                           run,
                                           ask,
                                           say,
                                           omits_subject}),
                    "The player chooses a number, from `least` to `most`: it is `{\"asked\": true}` in the steps that "
                    "follow.",
                    R"({"do": "amount", "least": 1, "most": 3})");
}

}  // namespace mathom::effects

#include "shell/tables/lotr_board/card_picks.h"

#include <algorithm>
#include <array>

#include "effects/run/options.h"
#include "effects/verbs.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {

int CardPicks::refills_to() const {
  if (sight_.question() != Question::refill || sight_.seen().frames.size() == 0) return 0;
  return effects::arg(*effects::op_of(content().code, sight_.seen().frames.back()), 1);
}

std::string CardPicks::refill_words(const TableHost& host, std::size_t gone) const {
  const auto all = static_cast<int>(sight_.own_hand().size()), n = static_cast<int>(gone);
  Phrase words{gone == 0 ? "lotr_board.table.refill_none" : "lotr_board.table.refill", {}};
  return host.say(words.number("n", n).number("drawn", std::max(0, refills_to() - all + n)));
}

std::string CardPicks::words(const TableHost& host, int n, int of) const {
  if (refills_to() > 0) return refill_words(host, sight_.marks().size());
  if (!pay_together()) return host.say("lotr_board.table.pick", {{"n", std::to_string(n)}, {"of", std::to_string(of)}});
  if (!are_enough()) return host.say(Phrase{"lotr_board.table.pay_more", {}}.number("n", missing()));
  std::string names;
  for (std::size_t i = 0; i < sight_.marks().size(); ++i) {
    const std::string name = host.say(sight_.game().card_name(static_cast<CardDef>(sight_.marks()[i])));
    const bool last = i + 1 == sight_.marks().size();
    names = i == 0 ? name : host.say(last ? "effects.and" : "effects.comma", {{"first", names}, {"rest", name}});
  }
  const bool gives = sight_.question() == Question::contribute;
  return host.say(gives ? "lotr_board.table.pay_with" : "lotr_board.table.discard_with", {{"cards", names}});
}

// Only cards can pay, and more than one may be needed: they are lifted together and given at once.
bool CardPicks::pay_together() const {
  if (!sight_.asked() || sight_.seen().frames.size() == 0) return false;
  const Question q = sight_.question();
  if (q != Question::pay && q != Question::must_pay && q != Question::contribute) return false;
  const Need need = need_of(looking_at(sight_.seen()), sight_.seen().frames.back());
  const bool others = need.any_token > 0 || need.runes > 0 || need.named >= 0 ||
                      std::any_of(need.token.begin(), need.token.end(), [](int n) { return n > 0; });
  return !others && std::max(need.symbols, 0) + need.cards > 1 && (need.symbols <= 0 || need.cards == 0);
}

int CardPicks::missing() const {
  const Table t = looking_at(sight_.seen());
  const Need need = need_of(t, sight_.seen().frames.back());
  if (need.cards > 0) return std::max(0, need.cards - static_cast<int>(sight_.marks().size()));
  std::array<int, kSymbols> have{};
  int stars = 0;
  for (const CardId card : sight_.marks()) {
    const Worth w = worth_of(t, index(card), sight_.me());
    if (w.symbol == kStar)
      stars += w.n;
    else if (w.symbol >= 0)
      have[at(w.symbol)] += w.n;
  }
  for (int k = 0; k < kSymbols; ++k) stars += std::min(have[at(k)], need.symbol[at(k)]);
  return std::max(0, need.symbols - stars);
}

int CardPicks::wanted() const {
  if (refill()) return static_cast<int>(sight_.own_hand().size());
  return static_cast<int>(sight_.marks().size()) + (missing() > 0 ? 1 : 0);
}

// Together the Hobbits may each give a part.
bool CardPicks::are_enough() const {
  if (refills_to() > 0) return !sight_.marks().empty();
  return !sight_.marks().empty() && (sight_.question() == Question::contribute || missing() == 0);
}

}  // namespace mathom::lotr_board

// The account of a deal, line by line in sentences.
#include "games/french_tarot/words/words.h"

namespace mathom::french_tarot {
namespace {

std::string_view slam_key(const AccountLine& line) {
  switch (static_cast<SlamLine>(line.other)) {
    case SlamLine::announced_made: return "french_tarot.account.slam.announced_made";
    case SlamLine::announced_failed: return "french_tarot.account.slam.announced_failed";
    case SlamLine::bid_made: return "french_tarot.account.slam.bid_made";
    case SlamLine::bid_failed: return "french_tarot.account.slam.bid_failed";
    case SlamLine::unannounced: break;
  }
  return line.side == Side::taker ? "french_tarot.account.slam.unannounced_taker"
                                  : "french_tarot.account.slam.unannounced_defence";
}

std::string_view margin_key(const Account& a) {
  if (!a.made) return "french_tarot.account.under";
  return a.margin == 0 ? "french_tarot.account.exactly" : "french_tarot.account.over";
}

// The contract's line names what went into it; the base is what the margin leaves of the amount.
Phrase contract_phrase(const DealFacts& f, const Account& a, const AccountLine& line) {
  const int sum = (line.amount < 0 ? -line.amount : line.amount) / 2;
  return Phrase{"french_tarot.account.contract"}
      .word("bid", bid_word(f.contract))
      .number("base", sum / line.other - a.margin)
      .number("margin", a.margin)
      .number("times", line.other)
      .halves("n", line.amount);
}

Phrase petit_phrase(const AccountLine& line) {
  const bool taker = line.side == Side::taker;
  return Phrase{taker ? "french_tarot.account.petit.taker" : "french_tarot.account.petit.defence"}
      .number("times", line.other)
      .halves("n", line.amount);
}

Phrase per_defender_phrase(const AccountLine& line) {
  if (line.amount < 0) return Phrase{"french_tarot.account.per_defender_gets"}.halves("n", -line.amount);
  return Phrase{"french_tarot.account.per_defender"}.halves("n", line.amount);
}

}  // namespace

Phrase account_phrase(const DealFacts& f, const Account& a, const AccountLine& line) {
  switch (line.line) {
    case Line::pile:
      return Phrase{"french_tarot.account.pile"}
          .seat("seat", seat_at(f.taker))
          .halves("n", line.amount)
          .number("oudlers", line.other);
    case Line::target:
      return Phrase{"french_tarot.account.target"}.halves("n", line.amount).number("oudlers", line.other);
    case Line::margin: return Phrase{margin_key(a)}.number("n", a.margin);
    case Line::base: return Phrase{"french_tarot.account.base"}.halves("n", line.amount);
    case Line::contract: return contract_phrase(f, a, line);
    case Line::petit_au_bout: return petit_phrase(line);
    case Line::handful:
      return Phrase{"french_tarot.account.handful"}
          .word("handful", handful_word(static_cast<Handful>(line.other)))
          .seat("seat", seat_at(line.seat))
          .halves("n", line.amount);
    case Line::slam: return Phrase{slam_key(line)}.halves("n", line.amount);
    case Line::per_defender: return per_defender_phrase(line);
    case Line::share:
      return Phrase{"french_tarot.account.share"}.seat("seat", seat_at(line.seat)).halves("n", line.amount);
  }
  return {};
}

}  // namespace mathom::french_tarot

#include "games/french_tarot/rules/scoring.h"

namespace mathom::french_tarot {
namespace {

constexpr int kBase = 25;
constexpr int kPetitAuBout = 10;
constexpr int kSlamBonus = 200;
constexpr int kSlamAnnouncedBonus = 400;

// Adds up what a defender pays while writing down why, where somebody will read it.
class Ledger {
 public:
  Ledger(Payment& sum, Account* account) : sum_(sum), account_(account) {}
  void note(AccountLine line) {
    if (account_) account_->lines[account_->line_count++] = line;
  }
  void charge(AccountLine line) {
    sum_.per_defender += line.amount;
    note(line);
  }

 private:
  Payment& sum_;
  Account* account_;
};

// A stray half point goes to the winning side (R15), so the margin is rounded away from zero.
void measure(const DealFacts& f, Payment& a) {
  const int over = f.half_points - 2 * target_points(f.oudlers);
  a.made = over >= 0;
  a.margin = static_cast<std::int16_t>(((a.made ? over : -over) + 1) / 2);
}

void charge_contract(const DealFacts& f, const Options& o, const Payment& a, Ledger& ledger) {
  const int sign = a.made ? 1 : -1;
  const int base = a.made || o.base_on_loss ? kBase : 0;
  const int times = a.made || o.multiplier_on_loss ? multiplier(f.contract) : 1;
  ledger.note({.line = Line::base, .amount = 2 * base});
  ledger.charge({.line = Line::contract,
                 .other = static_cast<std::int16_t>(times),
                 .amount = 2 * sign * (base + a.margin) * times});
}

void charge_petit(const DealFacts& f, const Options& o, Ledger& ledger) {
  if (!o.petit_au_bout || f.petit_au_bout == Side::none) return;
  const int sign = f.petit_au_bout == Side::taker ? 1 : -1;
  ledger.charge({.line = Line::petit_au_bout,
                 .side = f.petit_au_bout,
                 .other = static_cast<std::int16_t>(multiplier(f.contract)),
                 .amount = 2 * sign * kPetitAuBout * multiplier(f.contract)});
}

// A handful is paid to the side that wins the deal, whoever showed it (R11).
void charge_handfuls(const DealFacts& f, const Options& o, bool made, Ledger& ledger) {
  if (!o.handfuls) return;
  for (std::size_t seat = 0; seat < f.seats; ++seat) {
    const Handful h = f.handfuls[seat];
    if (h == Handful::none) continue;
    ledger.charge({.line = Line::handful,
                   .seat = static_cast<std::int8_t>(seat),
                   .other = static_cast<std::int16_t>(h),
                   .amount = 2 * (made ? 1 : -1) * handful_points(h)});
  }
}

void charge_slam_bid(const DealFacts& f, Ledger& ledger) {
  const bool won = f.slam_made_by == Side::taker;
  const SlamLine how = won ? SlamLine::bid_made : SlamLine::bid_failed;
  ledger.charge({.line = Line::slam,
                 .side = f.slam_made_by,
                 .other = static_cast<std::int16_t>(how),
                 .amount = 2 * (won ? kSlamAnnouncedBonus : -kSlamBonus)});
}

// An announced slam that fails costs 200 even when the defence then takes every trick, which costs
// 200 more: two facts, two lines (R10).
void charge_slam(const DealFacts& f, const Options& o, Ledger& ledger) {
  const auto line = [&](SlamLine how, int points) {
    ledger.charge(
        {.line = Line::slam, .side = f.slam_made_by, .other = static_cast<std::int16_t>(how), .amount = 2 * points});
  };
  const bool taker_made = f.slam_made_by == Side::taker;
  if (f.slam_announced) {
    if (taker_made) return line(SlamLine::announced_made, kSlamAnnouncedBonus);
    line(SlamLine::announced_failed, -kSlamBonus);
  }
  if (!o.slam_unannounced || f.slam_made_by == Side::none) return;
  line(SlamLine::unannounced, taker_made ? kSlamBonus : -kSlamBonus);
}

// Every defender pays the same; what they pay goes to the taker, or to the taker and the partner.
void share_out(const DealFacts& f, const Options& o, Payment& a, Ledger& ledger) {
  const bool partnered = f.partner != kNoSeat && f.partner != f.taker;
  const int defenders = f.seats - (partnered ? 2 : 1);
  const std::int32_t total = a.per_defender * defenders;
  const std::int32_t partner = !partnered ? 0 : o.partner_share == PartnerShare::third ? total / 3 : total / 2;
  for (std::size_t seat = 0; seat < f.seats; ++seat) {
    std::int32_t amount = -a.per_defender;
    if (static_cast<int>(seat) == f.taker)
      amount = total - partner;
    else if (partnered && static_cast<int>(seat) == f.partner)
      amount = partner;
    a.scores[seat] = amount;
    ledger.note({.line = Line::share, .seat = static_cast<std::int8_t>(seat), .amount = amount});
  }
}

void reckon(const DealFacts& f, const Options& o, Payment& a, Ledger& ledger) {
  measure(f, a);
  ledger.note({.line = Line::pile, .other = static_cast<std::int16_t>(f.oudlers), .amount = f.half_points});
  ledger.note(
      {.line = Line::target, .other = static_cast<std::int16_t>(f.oudlers), .amount = 2 * target_points(f.oudlers)});
  ledger.note({.line = Line::margin, .amount = a.made ? 2 * a.margin : -2 * a.margin});
  const bool slam_bid = f.contract == Contract::grand_slam;
  if (!slam_bid || o.slam_bid_pays == SlamBidPays::contract_and_bonus) charge_contract(f, o, a, ledger);
  charge_petit(f, o, ledger);
  charge_handfuls(f, o, a.made, ledger);
  if (slam_bid)
    charge_slam_bid(f, ledger);
  else
    charge_slam(f, o, ledger);
  ledger.note({.line = Line::per_defender, .amount = a.per_defender});
  share_out(f, o, a, ledger);
}

}  // namespace

int target_points(int oudlers) {
  constexpr int kTargets[] = {56, 51, 41, 36};
  return kTargets[oudlers];
}

int multiplier(Contract contract) {
  constexpr int kTimes[] = {0, 1, 2, 4, 6, 6};
  return kTimes[static_cast<int>(contract)];
}

int handful_points(Handful handful) {
  constexpr int kPoints[] = {0, 20, 30, 40};
  return kPoints[static_cast<int>(handful)];
}

Account score(const DealFacts& f, const Options& o) {
  Account a;
  Ledger ledger(a, &a);
  reckon(f, o, a, ledger);
  return a;
}

Payment payment(const DealFacts& f, const Options& o) {
  Payment p;
  Ledger ledger(p, nullptr);
  reckon(f, o, p, ledger);
  return p;
}

}  // namespace mathom::french_tarot

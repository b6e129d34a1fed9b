#include "shell/tables/french_tarot/layout/account.h"

#include <algorithm>
#include <numeric>

#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"
#include "games/french_tarot/words/words.h"
#include "shell/tables/french_tarot/layout/ledger.h"
#include "shell/ui/cards/suits.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

constexpr float kAllPoints = 91;

std::string signed_halves(const TableHost& host, std::int32_t v) { return (v > 0 ? "+" : "") + host.texts().halves(v); }
std::string number(int n) { return std::to_string(n); }
// What the taker took, and by how much it was more or less than needed.
std::string took_words(const TableHost& host, const DealFacts& deal, int margin, bool made) {
  return host.say(Phrase{made ? "french_tarot.result.took_over" : "french_tarot.result.took_under", {}}
                      .seat("seat", seat_at(deal.taker))
                      .halves("n", deal.half_points)
                      .number("margin", margin));
}
std::string side_by_side(const std::string& first, const std::string& second) {
  return first + (first.empty() || second.empty() ? "" : " · ") + second;
}

// The seats from the most points to the least; of equals, in turn order.
std::vector<int> by_points(const std::vector<std::int32_t>& points) {
  std::vector<int> seats(points.size());
  std::iota(seats.begin(), seats.end(), 0);
  std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return points[at(a)] > points[at(b)]; });
  return seats;
}

int place_of(const std::vector<std::int32_t>& points, int seat) {
  return static_cast<int>(
      std::count_if(points.begin(), points.end(), [&](std::int32_t p) { return p > points[at(seat)]; }));
}

std::string_view row_key(const AccountLine& line) {
  switch (line.line) {
    case Line::base: return "french_tarot.result.base";
    case Line::petit_au_bout: return "french_tarot.result.petit";
    case Line::slam: return "french_tarot.result.slam";
    case Line::per_defender: return line.amount < 0 ? "french_tarot.result.to_each" : "french_tarot.result.from_each";
    default: return {};
  }
}

}  // namespace

ResultPage DealAccount::page(const Frame& f) const {
  ResultPage page;
  head(f, page);
  if (seen_.last.ending == Ending::scored) {
    medals(f, page);
    sum(f, page);
  }
  standings(f, page);
  course(f, page);
  const Ledger ledger(board_, seen_, table_.game(), table_.me());
  page.extra = [ledger, f](const Canvas& c, Rect r) { return ledger.build(f, c, r); };
  page.next = f.host.say("french_tarot.table.next_deal");
  page.look = f.host.say("shell.result.look");
  if (table_.over()) page.again = f.host.say("shell.result.again");
  return page;
}

void DealAccount::head(const Frame& f, ResultPage& page) const {
  const TableHost& host = f.host;
  const State& s = seen_;
  const DealFacts& last = s.last;
  const auto best =
      static_cast<int>(std::max_element(s.totals.begin(), s.totals.begin() + s.options.seats) - s.totals.begin());
  const bool scored = last.ending == Ending::scored;
  const bool shared = std::count(s.totals.begin(), s.totals.begin() + s.options.seats, s.totals[at(best)]) > 1;
  const bool ends = table_.over() && !f.seat.is_directed();  // a lesson does not count as a match
  page.seat = ends ? (shared ? -1 : best) : scored ? last.taker : -1;
  if (page.seat >= 0) page.face = host.face_of(seat_at(page.seat));
  if (!scored) {
    page.title = host.say(ends ? "french_tarot.event.match_over" : "french_tarot.table.scores");
    return;
  }
  const Account account = score(last, s.options);
  page.crown = ends || account.made;
  const std::string bid = host.say(bid_word(last.contract));
  const SeatId taker = seat_at(last.taker);
  const std::string deal =
      host.say(account.made ? "french_tarot.table.made" : "french_tarot.table.lost", {{"seat", taker}, {"bid", bid}});
  const std::string took = took_words(host, last, account.margin, account.made);
  page.title = ends && shared ? host.say("french_tarot.event.match_over")
               : ends
                   ? host.say("french_tarot.result.won", {{"seat", seat_at(best)}})
                   : host.say(account.made ? "french_tarot.result.made" : "french_tarot.result.failed", {{"bid", bid}});
  page.line = ends ? deal : took;
  int tricks = 0;
  for (int seat = 0; seat < board_.seats; ++seat)
    if (seat == last.taker || seat == last.partner) tricks += board_.tricks_won[at(seat)];
  // The board shows the deal that has just been played, until the next one begins.
  page.note = ends ? took
              : board_.tricks > 0 && !board_.bidding && !board_.playing
                  ? host.say("french_tarot.result.tricks", {{"n", number(tricks)}, {"of", number(board_.tricks)}})
                  : std::string();
  page.note = side_by_side(partner_words(host), page.note);
  bar(f, page);
}

// With five players: the holder of the called card.
std::string DealAccount::partner_words(const TableHost& host) const {
  const DealFacts& last = seen_.last;
  if (board_.seats < 5) return {};
  const bool alone = last.partner == kNoSeat || last.partner == last.taker;
  return host.say(alone ? "french_tarot.result.alone" : "french_tarot.result.partner",
                  {{"seat", seat_at(last.taker)}, {"partner", seat_at(alone ? last.taker : last.partner)}});
}

void DealAccount::bar(const Frame& f, ResultPage& page) const {
  const TableHost& host = f.host;
  const DealFacts& last = seen_.last;
  const int need = target_points(last.oudlers);
  const float taken = static_cast<float>(last.half_points) / 2;
  page.bar.push_back(
      {.whole = kAllPoints,
       .need = static_cast<float>(need),
       .taken = taken,
       .need_words = host.say("french_tarot.result.need", {{"n", number(need)}}),
       .taken_words = host.say("french_tarot.result.taken", {{"n", host.texts().halves(last.half_points)}}),
       .left = host.seat_name(seat_at(last.taker)),
       .right = host.say("french_tarot.result.defence", {{"n", host.texts().halves(182 - last.half_points)}})});
}

// The oudlers in the pile set what is needed; the bid sets what it is multiplied by.
void DealAccount::medals(const Frame& f, ResultPage& page) const {
  const TableHost& host = f.host;
  const State& s = seen_;
  const int have = s.last.oudlers;
  page.medals.push_back(
      {.draw =
           [have](const Canvas& c, Vec middle, float size) {
             const float r = size / 2;
             c.pen().disc(middle, r, Paint(rgb(0xF9DE93), rgb(0xC98F22), middle - Vec{0, r}, middle + Vec{0, r}));
             c.pen().disc(middle, r * 0.78f, kCard);
             c.pen().text_at({Face::index, size * 0.46f}, middle, number(have), rgb(0x6C0299), Align::centre);
           },
       .name = host.say("french_tarot.result.oudlers", {{"n", number(have)}}),
       .note = host.say("french_tarot.result.oudlers_need", {{"n", number(target_points(have))}}),
       .good = have > 0});
  page.medals.push_back(
      {.draw =
           [times = multiplier(s.last.contract)](const Canvas& c, Vec middle, float size) {
             const float r = size / 2;
             c.pen().disc(middle, r, Paint(rgb(0xF9DE93), rgb(0xC98F22), middle - Vec{0, r}, middle + Vec{0, r}));
             c.pen().ring(middle, r * 0.82f, rgb(0x8A5F12, 170), 1.4f);
             c.pen().text_at({Face::strong, size * 0.4f}, middle, "×" + number(times), kGoldInk, Align::centre);
           },
       .name = host.say(bid_word(s.last.contract)),
       .note = host.say(Phrase{"french_tarot.result.stake", {}}.number("n", multiplier(s.last.contract))),
       .good = false});
}

void DealAccount::sum(const Frame& f, ResultPage& page) const {
  const TableHost& host = f.host;
  const DealFacts& last = seen_.last;
  const Account account = score(last, seen_.options);
  const int defenders = board_.seats - (last.partner != kNoSeat && last.partner != last.taker ? 2 : 1);
  for (int i = 0; i < account.line_count; ++i) {
    const AccountLine& line = account.lines[at(i)];
    if (line.line == Line::share) continue;  // the standings have these lines
    ResultPage::Row row{.amount = host.texts().halves(line.amount),
                        .said = host.say(account_phrase(last, account, line))};
    if (line.line == Line::pile || line.line == Line::target) continue;  // the bar and the first medal have these lines
    if (line.line == Line::margin) {
      row.label = host.say(account.made ? "french_tarot.result.above" : "french_tarot.result.below");
      row.amount = number(account.margin);
      const std::string took = host.texts().halves(last.half_points), need = number(target_points(last.oudlers));
      row.how = account.made ? took + " − " + need : need + " − " + took;
    } else if (line.line == Line::contract) {
      const int sum = std::abs(line.amount) / 2, base = sum / std::max<int>(1, line.other) - account.margin;
      row.label = host.say(bid_word(last.contract));
      row.how = "(" + number(base) + " + " + number(account.margin) + ") × " + number(line.other);
    } else if (line.line == Line::handful) {
      row.label = host.say("french_tarot.result.handful", {{"seat", seat_at(line.seat)}});
    } else {
      row.label = host.say(row_key(line));
    }
    if (line.amount < 0 && line.line != Line::margin) row.colour = rgb(0xFF9A8A);
    if (line.line == Line::per_defender) {
      row.sum = true;
      row.amount = host.texts().halves(std::abs(line.amount));
      row.how = number(defenders) + " × " + row.amount;
      row.colour = kGold;
    }
    page.rows.push_back(std::move(row));
  }
}

void DealAccount::standings(const Frame& f, ResultPage& page) const {
  const TableHost& host = f.host;
  const State& s = seen_;
  const bool scored = s.last.ending == Ending::scored;
  const auto shares = scored ? score(s.last, s.options).scores : std::array<std::int32_t, kMostSeats>{};
  std::vector<std::int32_t> now(s.totals.begin(), s.totals.begin() + s.options.seats), before = now;
  for (std::size_t i = 0; i < before.size(); ++i) before[i] -= shares[i];
  page.standings_title = host.say("french_tarot.result.standings");
  page.standings_note =
      host.say(Phrase{"french_tarot.result.after"}.number("n", s.deals_scored).number("of", s.options.deals));
  for (const int seat : by_points(now)) {
    ResultPage::Standing row{
        .seat = seat, .name = host.seat_name(seat_at(seat)), .total = signed_halves(host, now[at(seat)])};
    row.face = host.face_of(seat_at(seat));
    const std::string deal = signed_halves(host, shares[at(seat)]);
    if (scored) row.deal = deal;
    row.moved = place_of(before, seat) - place_of(now, seat);
    if (scored && s.deals_scored > 1)
      row.moved_words = row.moved > 0   ? host.say("shell.result.up", {{"n", number(row.moved)}})
                        : row.moved < 0 ? host.say("shell.result.down", {{"n", number(-row.moved)}})
                                        : host.say("shell.result.same");
    row.first = now[at(seat)] == now[at(by_points(now).front())];
    row.me = seat == table_.me();
    row.good = shares[at(seat)] >= 0;
    row.said = host.say("french_tarot.table.score_line", {{"seat", row.name}, {"deal", deal}, {"total", row.total}});
    page.standings.push_back(std::move(row));
  }
}

void DealAccount::course(const Frame& f, ResultPage& page) const {
  page.curve_title = f.host.say("shell.result.course");
  for (int seat = 0; seat < board_.seats; ++seat)
    page.curves.push_back({.seat = seat, .name = f.host.seat_name(seat_at(seat)), .points = {}});
  for (const Event& e : f.seat.events(0))
    if (what_of(e) == What::total && is_player(e.who))
      page.curves[at(index(e.who))].points.push_back(static_cast<float>(e.amount) / 2);
}

}  // namespace mathom::french_tarot

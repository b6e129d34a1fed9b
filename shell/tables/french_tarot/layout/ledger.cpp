#include "shell/tables/french_tarot/layout/ledger.h"

#include <algorithm>
#include <cmath>

#include "games/french_tarot/rules.h"
#include "games/french_tarot/words/words.h"
#include "rules/game_of.h"
#include "shell/tables/common/named.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/ui/people/person.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

// A scored deal, as everybody was told it.
struct DealtRow {
  int deal = 0, taker = kNoSeat;
  Contract contract = Contract::none;
  bool made = false;
  std::array<std::int32_t, kMostSeats> scores{};
};

// The first deal may have begun before the first event: `start` is the table at that time.
std::vector<DealtRow> ledger_of(const State& start, const std::vector<Event>& events) {
  std::vector<DealtRow> out;
  DealtRow row{.deal = start.deals_begun, .taker = start.facts.taker, .contract = start.facts.contract};
  bool open = false;
  for (const Event& e : events) {
    const int who = is_player(e.who) ? index(e.who) : kNoSeat;
    switch (what_of(e)) {
      case What::dealer: row = DealtRow{.deal = e.amount}, open = false; break;
      case What::taker: row.taker = who, row.contract = static_cast<Contract>(e.amount); break;
      case What::made:
      case What::lost: row.made = what_of(e) == What::made; break;
      case What::score:
        if (!open) out.push_back(row), open = true;
        out.back().scores[at(who)] = e.amount;
        break;
      default: break;
    }
  }
  return out;
}

void part_heading(const Canvas& c, Rect& r, const std::string& id, const std::string& words) {
  c.pen().box({r.x, r.y, r.w, 1}, 0.01f, faded(kGoldDeep, 0.35f));
  cut_top(r, c.em(8));
  c.heading(id, cut_top(r, c.em(28)), words, 2, kGold);
  cut_top(r, 2);
}

void draw_face_of(const Canvas& c, Vec middle, float size, const std::string& name, int seat) {
  const SeatSign sign = seat_sign(seat);
  draw_person(c.pen(), middle, size / 2, person_of(name), {.colour = sign.colour, .badge = sign.badge});
}

// A row: its heading, and a column for each seat.
struct LedgerGrid {
  const TableHost& host;
  const Canvas& c;
  int seats;
  float number, column;
  Rect cell(Rect line, int seat) const {
    return {line.right() - column * static_cast<float>(seats - seat), line.y, column - 4, line.h};
  }
  Rect words(Rect line) const {
    return {line.x + number, line.y, line.w - number - column * static_cast<float>(seats) - 6, line.h};
  }
  // Names if all of them can be read, otherwise faces.
  void heads(Rect line) const {
    bool fit = true;
    for (int seat = 0; seat < seats; ++seat) {
      const std::string name = host.seat_name(seat_at(seat));
      const Rect in = cell(line, seat);
      fit &= c.letters().width(c.letters().largest(c.body(), name, in.w, in.h, kLeastType), name) <= in.w;
    }
    for (int seat = 0; seat < seats; ++seat) {
      const Rect in = cell(line, seat);
      if (fit)
        c.fitted("", in, c.body(), host.seat_name(seat_at(seat)), seat_sign(seat).colour, Align::right);
      else
        draw_face_of(c, {in.right() - in.h / 2, in.centre().y}, in.h - 4, host.face_of(seat_at(seat)), seat);
    }
  }
  // `said`: the beginning of the sentence of the row.
  void amounts(const std::string& id, Rect line, std::string said, const std::array<std::int32_t, kMostSeats>& halves,
               int strong, bool sum = false) const {
    for (int seat = 0; seat < seats; ++seat) {
      const std::int32_t n = halves[at(seat)];
      const std::string amount = (n > 0 ? "+" : "") + host.texts().halves(n);
      const Colour colour = sum ? kGold : n < 0 ? rgb(0xFF9A8A) : rgb(0x7FCF95);
      c.fitted("", cell(line, seat), sum || seat == strong ? c.strong() : c.body(), amount, colour, Align::right);
      said += " " + named_line(host, host.seat_name(seat_at(seat)), amount) + ".";
    }
    c.scene().text(id, said, line);
  }
};

}  // namespace

float Ledger::build(const Frame& f, const Canvas& c, Rect r) const {
  const float top = r.y;
  for (const auto part : {&Ledger::best_trick, &Ledger::open_hands, &Ledger::deals})
    if (const float used = (this->*part)(f, c, r); used > 0) cut_top(r, used + c.em(18));
  return r.y - top;
}

std::string Ledger::card_name(const TableHost& host, Card card) const {
  return host.say(game_.card_name(static_cast<CardDef>(card)));
}

float Ledger::best_trick(const Frame& f, const Canvas& c, Rect r) const {
  const Board& b = board_;
  if (b.best_trick.empty() || b.playing || b.bidding) return 0;
  const TableHost& host = f.host;
  const float top = r.y;
  part_heading(c, r, "account/best", host.say("french_tarot.result.best_trick"));
  const std::string words = host.say(Phrase{"french_tarot.result.best_words", {}}
                                         .seat("seat", seat_at(b.best_winner))
                                         .halves("n", b.best_half_points));
  const auto n = static_cast<float>(b.best_trick.size());
  const float chip = std::min(c.em(48), r.w / n - 8), high = c.em(28), all = n * (chip + 8);
  const bool beside = c.letters().width(c.body(), words) + all + 16 < r.w;
  Rect line = cut_top(r, beside ? high : c.height_of(c.body(), words, r.w) + 4);
  if (!beside) c.paragraph("account/best/words", line, c.body(), words, kText);
  Rect row = beside ? line : cut_top(r, high);
  const Rect cards{row.x, row.y, all, high};
  std::string said;
  for (const Laid& laid : b.best_trick) {
    const Rect cell = cut_left(row, chip);
    cut_left(row, 8);
    draw_card_chip(c.pen(), cell, face_of(laid.card), card_look(host));
    if (laid.seat == b.best_winner) c.pen().frame(grown(cell, 1), cell.h * 0.24f, kGold, 2);
    said +=
        (said.empty() ? "" : ", ") + named_line(host, host.seat_name(seat_at(laid.seat)), card_name(host, laid.card));
  }
  c.scene().text("account/best/cards", said, cards);
  if (beside) c.fitted("account/best/words", row, c.body(), words, kText);
  return r.y - top;
}

// Every card has been seen by everybody as it was played.
float Ledger::open_hands(const Frame& f, const Canvas& c, Rect r) const {
  const Board& b = board_;
  if (b.playing || b.bidding || b.tricks == 0) return 0;
  const TableHost& host = f.host;
  const float top = r.y;
  part_heading(c, r, "account/hands", host.say("french_tarot.result.hands"));
  const float face = c.em(30), label = std::min(c.em(130), r.w * 0.3f);
  for (int k = 0; k < b.seats; ++k) {
    const int seat = (first_ + k) % b.seats;
    const std::vector<Card> cards = sorted(b.played[at(seat)]);
    if (cards.empty()) continue;
    const std::string name = host.seat_name(seat_at(seat));
    // In one row if each card keeps its index, otherwise in two or three.
    const float least = c.em(34), room = r.w - label;
    const int rows = static_cast<int>(std::ceil(static_cast<float>(cards.size()) * least / room));
    const int each = (static_cast<int>(cards.size()) + rows - 1) / rows;
    const float step = std::min(c.em(46), room / static_cast<float>(each)), high = c.em(26);
    const Rect whole = cut_top(r, std::max(face + 4, static_cast<float>(rows) * (high + 4)) + 4);
    draw_face_of(c, {whole.x + face / 2, whole.y + face / 2 + 2}, face, host.face_of(seat_at(seat)), seat);
    c.fitted("", {whole.x + face + 8, whole.y + 2, label - face - 12, face}, c.strong(), name, kText);
    std::string said;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      const int n = static_cast<int>(i);
      const Rect cell{whole.x + label + step * static_cast<float>(n % each),
                      whole.y + 2 + static_cast<float>(n / each) * (high + 4), step - 3, high};
      draw_card_chip(c.pen(), cell, face_of(cards[i]), card_look(host));
      said += (said.empty() ? "" : ", ") + card_name(host, cards[i]);
    }
    c.scene().text("account/hand-" + std::to_string(seat), named_line(host, name, said), whole);
  }
  return r.y - top;
}

float Ledger::deals(const Frame& f, const Canvas& c, Rect r) const {
  const std::vector<DealtRow> dealt = ledger_of(GameOf<Rules>::view(f.seat.view_at(0).seen), f.seat.events(0));
  if (dealt.empty()) return 0;
  const TableHost& host = f.host;
  const float top = r.y, seats = static_cast<float>(board_.seats);
  part_heading(c, r, "account/ledger", host.say("french_tarot.result.ledger"));
  const LedgerGrid grid{host, c, board_.seats, c.em(28), std::min(c.em(96), (r.w - c.em(28)) * 0.62f / seats)};
  const float high = c.em(c.phone() ? 34.0f : 30.0f);
  const Rect head = cut_top(r, high);
  grid.heads(head);
  for (const DealtRow& deal : dealt) {
    const std::string what = host.say(deal.made ? "french_tarot.table.made" : "french_tarot.table.lost",
                                      {{"seat", seat_at(deal.taker)}, {"bid", host.say(bid_word(deal.contract))}});
    const float words_high = c.height_of({c.small().face, kLeastType}, what, grid.words({r.x, r.y, r.w, high}).w) + 2;
    const Rect line = cut_top(r, std::max(high, words_high));
    if (deal.deal % 2 == 1) c.pen().box(grown(line, 2), 6, rgb(0xFFFFFF, 10));
    const std::string name = host.say("french_tarot.table.deal", {{"n", std::to_string(deal.deal)}});
    c.fitted("", {line.x, line.y, grid.number, line.h}, c.body(), std::to_string(deal.deal), kTextSoft);
    c.fitted("", grid.words(line), c.small(), what, kText);
    grid.amounts("account/deal-" + std::to_string(deal.deal), line, named_line(host, name, what), deal.scores,
                 deal.taker);
  }
  c.pen().box({r.x, r.y + 2, r.w, 1.4f}, 0.01f, faded(kGoldDeep, 0.7f));
  cut_top(r, 5);
  const Rect sum = cut_top(r, high);
  const std::string total = host.say("french_tarot.result.totals");
  c.fitted("", {sum.x, sum.y, grid.number + grid.words(sum).w, sum.h}, c.strong(), total, kText);
  std::array<std::int32_t, kMostSeats> totals{};
  for (int seat = 0; seat < board_.seats; ++seat) totals[at(seat)] = seen_.totals[at(seat)];
  grid.amounts("account/totals", sum, total + ":", totals, kNoSeat, true);
  return r.y - top;
}

}  // namespace mathom::french_tarot

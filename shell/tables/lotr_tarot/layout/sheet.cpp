// The score sheet, like the paper one.
#include <algorithm>

#include "shell/tables/common/named.h"
#include "shell/tables/lotr_tarot/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::lotr_tarot {

using namespace ui;

namespace {

struct AwardLine {
  int award;
  std::string_view key;
};
constexpr std::array<AwardLine, 6> kAwardLines{{{kWentOut, "lotr_tarot.sheet.out"},
                                                {kBearer, "lotr_tarot.sheet.bearer"},
                                                {kMost, "lotr_tarot.sheet.most"},
                                                {kMostBonus, "lotr_tarot.sheet.most_bonus"},
                                                {kLeast, "lotr_tarot.sheet.least"},
                                                {kLeastBonus, "lotr_tarot.sheet.least_bonus"}}};

// One row: a name and a number for each seat; read as one sentence.
class Rows {
 public:
  Rows(const TableHost& host, const Canvas& c, Rect r, int seats) : app_(host), c_(c), r_(r), y_(r.y), seats_(seats) {
    label_ = std::max(r.w - static_cast<float>(seats) * c.em(74), r.w * 0.4f);
    column_ = (r.w - label_) / static_cast<float>(seats);
    for (int seat = 0; seat < seats; ++seat)
      narrow_ = narrow_ || c.letters().width(c.small(), host.seat_name(seat_at(seat))) > column_ - 4;
  }
  // Each seat's sign heads its column, with its name. If names do not fit, a line above says whose column it is.
  void names() {
    const float line = c_.small().px * 1.5f, size = c_.em(14);
    float x = r_.x;
    for (int seat = 0; narrow_ && seat < seats_; ++seat) {
      const std::string name = app_.seat_name(seat_at(seat));
      const float wide = size + 6 + c_.letters().width(c_.small(), name);
      if (x + wide > r_.right() && x > r_.x) x = r_.x, y_ += line;
      const SeatSign mark = seat_sign(seat);
      draw_badge(c_.pen(), mark.badge, {x + size / 2, y_ + line / 2}, size, mark.colour);
      c_.fitted("", {x + size + 6, y_, r_.right() - x - size - 6, line}, c_.small(), name, kTextSoft);
      x += wide + 2 * kStep;
    }
    if (narrow_) y_ += line + kStep;
    const float high = size + 4 + (narrow_ ? 0 : line);
    for (int seat = 0; seat < seats_; ++seat) {
      const SeatSign mark = seat_sign(seat);
      const Rect r = cell(seat, high);
      draw_badge(c_.pen(), mark.badge, {r.right() - size / 2 - 2, r.y + size / 2 + 1}, size, mark.colour);
      if (narrow_) continue;
      c_.fitted("", {r.x + 4, r.y + size + 4, r.w - 4, line}, c_.small(), app_.seat_name(seat_at(seat)), kTextSoft,
                Align::right);
    }
    y_ += high + 2;
  }
  void title(const std::string& id, const std::string& words) {
    y_ += kStep;
    const float high = c_.heading_height(words, r_.w);
    c_.heading(id, {r_.x, y_, r_.w, high}, words, 2, kGold);
    y_ += high;
    even_ = true;
  }
  template <class F>
  void line(const std::string& id, std::string_view key, Colour colour, F value) {
    const std::string label = app_.say(key);
    const Type t = c_.letters().fits(c_.body(), label, label_ - 6, c_.em(28)) ? c_.body() : c_.small();
    float high = std::max(c_.em(26), c_.height_of(t, label, label_ - 6) + 4);
    for (int seat = 0; seat < seats_; ++seat)
      high = std::max(high, c_.height_of({c_.strong().face, kLeastType}, value(seat), column_ - 2));
    if (even_) c_.pen().box({r_.x - 6, y_, r_.w + 12, high}, 6, rgb(0xFFFFFF, 9));
    even_ = !even_;
    c_.fitted("", {r_.x, y_, label_ - 6, high}, t, label, kText);
    std::string said = label;
    for (int seat = 0; seat < seats_; ++seat) {
      const std::string words = value(seat);
      const Rect r = cell(seat, high);
      c_.fitted("", {r.x + 2, r.y, r.w - 2, r.h}, c_.strong(), words, words == "–" ? kTextFaint : colour, Align::right);
      if (words != "–") said += "; " + app_.seat_name(seat_at(seat)) + " " + words;
    }
    c_.scene().text(id, said, {r_.x, y_, r_.w, high});
    y_ += high;
  }
  float used() const { return y_ - r_.y; }

 private:
  Rect cell(int seat, float high) const {
    return {r_.x + label_ + static_cast<float>(seat) * column_, y_, column_, high};
  }
  const TableHost& app_;
  const Canvas& c_;
  Rect r_;
  float y_, label_ = 0, column_ = 0;
  bool narrow_ = false, even_ = true;
  int seats_;
};

void round_rows(const TableHost& host, const State& s, Rows& rows, int round) {
  const RoundSheet& sheet = s.sheet[at(round)];
  const std::string id = "sheet/" + std::to_string(round);
  const auto points = [](int n) { return n == 0 ? std::string("–") : std::to_string(n); };
  rows.title(id, host.say("lotr_tarot.table.book", {{"n", std::to_string(round + 1)}}));
  for (const AwardLine& a : kAwardLines)
    rows.line(id + "/" + std::to_string(a.award), a.key, kText, [&](int seat) {
      return points(award_points(static_cast<std::uint8_t>(sheet.awards[at(seat)] & a.award)));
    });
  rows.line(id + "/points", "lotr_tarot.sheet.round", kGold, [&](int seat) {
    return (sheet.awards[at(seat)] & kTooMany) != 0 ? host.say("lotr_tarot.sheet.too_many")
                                                    : std::to_string(round_points(s, round, seat));
  });
  rows.line(id + "/dark", "lotr_tarot.sheet.dark", rgb(0xFF9A8C),
            [&](int seat) { return std::to_string(sheet.dark[at(seat)]); });
}

}  // namespace

float RingTable::score_rows(const TableHost& host, const Canvas& c, Rect r) const {
  const State& s = seen();
  Rows rows(host, c, r, s.seats);
  rows.names();
  const auto points = [](int n) { return n == 0 ? std::string("–") : std::to_string(n); };
  rows.line("sheet/game/total", "lotr_tarot.sheet.total", kGold,
            [&](int seat) { return std::to_string(total_points(s, seat)); });
  rows.line("sheet/game/dark", "lotr_tarot.sheet.dark_total", rgb(0xFF9A8C),
            [&](int seat) { return std::to_string(total_dark(s, seat)); });
  if (s.phase == Phase::over)
    for (const AwardLine& a : {AwardLine{kMost, "lotr_tarot.sheet.game_most"}, {kLeast, "lotr_tarot.sheet.game_least"}})
      rows.line("sheet/game/" + std::to_string(a.award), a.key, kText, [&](int seat) {
        return points(award_points(static_cast<std::uint8_t>(s.game_awards[at(seat)] & a.award)));
      });
  // The round that has just been played comes first.
  for (int round = s.round - 1; round >= 0; --round) round_rows(host, s, rows, round);
  return rows.used();
}

std::string RingTable::result_title(const TableHost& host) const {
  if (!over()) return host.say("lotr_tarot.sheet.title");
  const State& s = seen();
  int most = 0;
  for (int seat = 0; seat < s.seats; ++seat) most = std::max(most, total_points(s, seat));
  std::vector<int> winners;
  for (int seat = 0; seat < s.seats; ++seat)
    if (total_points(s, seat) == most) winners.push_back(seat);
  if (winners.size() == 1)
    return host.say("lotr_tarot.sheet.won", {{"names", seat_at(winners[0])}, {"n", std::to_string(most)}});
  std::string names = host.seat_name(seat_at(winners.front()));
  for (std::size_t i = 1; i + 1 < winners.size(); ++i) names += ", " + host.seat_name(seat_at(winners[i]));
  names = host.say("lotr_tarot.sheet.and", {{"names", names}, {"last", host.seat_name(seat_at(winners.back()))}});
  return host.say("lotr_tarot.sheet.shared", {{"names", names}, {"n", std::to_string(most)}});
}

// The points of the round that was counted last.
void RingTable::result_rows(const Frame& f, ResultPage& page, int round) const {
  const RoundSheet& sheet = seen().sheet[at(round)];
  for (const AwardLine& a : kAwardLines) {
    std::string names;
    int points = 0;
    for (int seat = 0; seat < board_.seats; ++seat) {
      const int n = award_points(static_cast<std::uint8_t>(sheet.awards[at(seat)] & a.award));
      if (n == 0) continue;
      names += (names.empty() ? "" : ", ") + f.host.seat_name(seat_at(seat));
      points = n;
    }
    if (points == 0) continue;
    const std::string amount = "+" + std::to_string(points),
                      label = f.host.say("shell.named", {{"name", f.host.say(a.key)}, {"words", names}});
    page.rows.push_back({.label = label, .amount = amount, .said = label + ", " + amount});
  }
}

ResultPage RingTable::result_page(const Frame& f) const {
  const TableHost& host = f.host;
  const State& s = seen();
  ResultPage page;
  page.title = result_title(host);
  std::vector<int> seats, totals;
  for (int seat = 0; seat < s.seats; ++seat) seats.push_back(seat), totals.push_back(total_points(s, seat));
  std::stable_sort(seats.begin(), seats.end(), [&](int a, int b) { return totals[at(a)] > totals[at(b)]; });
  const int most = totals[at(seats.front())];
  if (over() && std::count(totals.begin(), totals.end(), most) == 1) {
    page.seat = seats.front();
    page.face = host.face_of(seat_at(page.seat));
    page.crown = true;
  }
  // The last round whose points are counted.
  int round = -1;
  for (int i = 0; i < s.round; ++i)
    if (std::any_of(seats.begin(), seats.end(), [&](int seat) { return s.sheet[at(i)].awards[at(seat)] != 0; }))
      round = i;
  if (round >= 0)
    page.line = host.say("lotr_tarot.table.book", {{"n", std::to_string(round + 1)}}), result_rows(f, page, round);
  page.standings_title = host.say("lotr_tarot.sheet.total");
  for (const int seat : seats) {
    ResultPage::Standing row{
        .seat = seat, .name = host.seat_name(seat_at(seat)), .total = std::to_string(totals[at(seat)])};
    row.face = host.face_of(seat_at(seat));
    if (round >= 0) row.deal = "+" + std::to_string(round_points(s, round, seat));
    row.moved_words = host.say("lotr_tarot.table.dark", {{"n", std::to_string(total_dark(s, seat))}});
    row.first = totals[at(seat)] == most && most > 0;
    row.me = seat == me();
    row.said = named_line(host, row.name, row.total + ", " + row.moved_words);
    page.standings.push_back(std::move(row));
  }
  page.extra = [this, &host](const Canvas& c, Rect r) { return score_rows(host, c, r); };
  page.next = host.say("lotr_tarot.sheet.next");
  page.look = host.say("shell.result.look");
  if (over()) page.again = host.say("shell.result.again");
  return page;
}

}  // namespace mathom::lotr_tarot

// The score sheet, like the paper one.
#include <algorithm>

#include "shell/tables/lotr_tarot/table.h"
#include "shell/ui/suits.h"

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
  Rows(const App& app, const Canvas& c, Rect r, int seats) : app_(app), c_(c), r_(r), y_(r.y), seats_(seats) {
    label_ = std::max(r.w - static_cast<float>(seats) * c.em(74), r.w * 0.36f);
    column_ = (r.w - label_) / static_cast<float>(seats);
  }
  void names() {
    for (int seat = 0; seat < seats_; ++seat) {
      const SeatSign mark = seat_sign(seat);
      const Rect r = cell(seat, c_.em(40));
      draw_badge(c_.pen(), mark.badge, {r.right() - c_.em(9), r.y + c_.em(9)}, c_.em(14), mark.colour);
      c_.pen().text(c_.small(), {r.x + 4, r.y + c_.em(20), r.w - 4, c_.em(18)},
                    c_.letters().fitted(c_.small(), app_.seat_name(seat_at(seat)), r.w - 4), kTextSoft, Align::right);
    }
    y_ += c_.em(42);
  }
  void title(const std::string& id, const std::string& words) {
    y_ += 6;
    c_.heading(id, {r_.x, y_, r_.w, c_.em(26)}, words, 2, kGold);
    y_ += c_.em(28);
  }
  template <class F>
  void line(const std::string& id, std::string_view key, Colour colour, F value) {
    const std::string label = app_.say(key);
    const float high = c_.em(25);
    c_.pen().text(c_.body(), {r_.x, y_, label_ - 4, high}, c_.letters().fitted(c_.body(), label, label_ - 4), kText);
    std::string said = label;
    for (int seat = 0; seat < seats_; ++seat) {
      const std::string words = value(seat);
      c_.pen().text(c_.strong(), cell(seat, high), words, words == "–" ? kTextFaint : colour, Align::right);
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
  const App& app_;
  const Canvas& c_;
  Rect r_;
  float y_, label_ = 0, column_ = 0;
  int seats_;
};

void round_rows(const App& app, const State& s, Rows& rows, int round) {
  const RoundSheet& sheet = s.sheet[at(round)];
  const std::string id = "sheet/" + std::to_string(round);
  const auto points = [](int n) { return n == 0 ? std::string("–") : std::to_string(n); };
  rows.title(id, app.say("lotr_tarot.table.book", {{"n", std::to_string(round + 1)}}));
  for (const AwardLine& a : kAwardLines)
    rows.line(id + "/" + std::to_string(a.award), a.key, kText, [&](int seat) {
      return points(award_points(static_cast<std::uint8_t>(sheet.awards[at(seat)] & a.award)));
    });
  rows.line(id + "/points", "lotr_tarot.sheet.round", kGold, [&](int seat) {
    return (sheet.awards[at(seat)] & kTooMany) != 0 ? app.say("lotr_tarot.sheet.too_many")
                                                    : std::to_string(round_points(s, round, seat));
  });
  rows.line(id + "/dark", "lotr_tarot.sheet.dark", rgb(0xFF9A8C),
            [&](int seat) { return std::to_string(sheet.dark[at(seat)]); });
}

}  // namespace

float RingTable::account_body(const Frame& f, Rect r) {
  const App& app = f.app;
  const State& s = seen();
  Rows rows(app, f.c, r, s.seats);
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
  for (int round = s.round - 1; round >= 0; --round) round_rows(app, s, rows, round);
  return rows.used();
}

std::string RingTable::account_title(const App& app, bool over) const {
  return app.say(over ? "lotr_tarot.table.over" : "lotr_tarot.sheet.title");
}

std::string RingTable::account_button(const App& app) const { return app.say("lotr_tarot.sheet.next"); }

Rect RingTable::account_size(const Canvas& c) const { return {0, 0, c.em(720), c.em(680)}; }

}  // namespace mathom::lotr_tarot

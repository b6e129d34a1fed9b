// What lies in the middle: seats, the trick, the dog and shown handfuls, and questions that are answered by buttons.
#include <algorithm>
#include <cmath>

#include "games/french_tarot/phases.h"
#include "games/french_tarot/words.h"
#include "shell/tables/french_tarot/view.h"
#include "shell/ui/suits.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

Affine turned(Vec middle, float angle) {
  const float k = std::cos(angle), s = std::sin(angle);
  return {k, s, -s, k, middle.x - k * middle.x + s * middle.y, middle.y - s * middle.x - k * middle.y};
}

std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

}  // namespace

void View::build_seats(App& app, Match& match, const Canvas& c, const Spots& spots) {
  const Board& b = show_.board();
  for (int seat = 0; seat < b.seats; ++seat) {
    const Rect r = spots.seat[at(seat)].badge;
    if (r.empty() || seat == me_) continue;
    const bool turn = settled() && match.session().waiting_for() == seat_at(seat);
    c.pen().shadow(r, kRound, 10, 3, 0.35f);
    c.pen().box(r, kRound, kPanelSolid);
    c.pen().frame(grown(r, -0.5f), kRound, turn ? kGold : kPanelEdge, turn ? 2.0f : 1.0f);
    const SeatSign sign = seat_sign(seat);
    const float size = std::min(22.0f, r.h * 0.46f);
    draw_badge(c.pen(), sign.badge, {r.x + 10 + size / 2, r.centre().y}, size, sign.colour);
    const Rect words{r.x + 18 + size, r.y, r.w - 26 - size, r.h};
    const std::string name = app.seat_name(seat_at(seat));
    std::string note = app.say("shell.tarot.cards", {{"n", std::to_string(b.held[at(seat)])}});
    if (seat == b.taker)
      note = app.say("shell.tarot.is_taker") + " · " + std::to_string(b.held[at(seat)]);
    else if (seat == b.partner)
      note = app.say("shell.tarot.is_partner") + " · " + std::to_string(b.held[at(seat)]);
    else if (b.bidding && b.bids[at(seat)] >= 0)
      note = app.say(bid_word(static_cast<Contract>(b.bids[at(seat)])));
    c.pen().text(c.strong(), {words.x, words.y + 3, words.w, words.h / 2},
                 c.letters().fitted(c.strong(), name, words.w), kText);
    c.pen().text(c.small(), {words.x, words.centre().y - 1, words.w, words.h / 2 - 2},
                 c.letters().fitted(c.small(), note, words.w), kTextSoft);
    c.scene().text("seat/" + std::to_string(seat),
                   name + ", " + note + (seat == b.dealer ? ", " + app.say("shell.tarot.is_dealer") : std::string()),
                   r);
    if (seat == b.dealer)
      c.pen().text(c.small_strong(), Rect{r.right() - 26, r.y + 3, 18, r.h / 2}, "D", kGold, Align::right);
  }
}

void View::build_trick(App& app, const Canvas& c, const Spots& spots) {
  const Board& b = show_.board();
  const CardLook how = look(app);
  const double now = c.scene().now();
  const float leaves = show_.leaving(now);
  for (const Laid& laid : b.trick) {
    const Spot& spot = spots.seat[at(laid.seat)];
    const float flown = show_.flight(laid.card, now);
    Rect r = spot.card;
    const Rect from = spot.badge.empty() ? moved(r, {0, 160}) : around(spot.badge.centre(), r.w, r.h);
    r = lerp(from, r, flown);
    if (leaves > 0 && b.winner != kNoSeat) {
      const Spot& winner = spots.seat[at(b.winner)];
      const Vec to = winner.badge.empty() ? Vec{r.centre().x, spots.middle.bottom() + r.h} : winner.badge.centre();
      r = lerp(r, around(to, r.w * 0.5f, r.h * 0.5f), leaves);
    }
    const Pen pen = c.pen().through(turned(r.centre(), spot.tilt)).faded(1 - leaves * 0.9f);
    pen.shadow(r, 8, 12, 4, 0.4f);
    draw_card(pen, r, face_of(laid.card), how);
    if (b.winner == kNoSeat ? laid.seat == b.leading() : laid.seat == b.winner) pen.frame(grown(r, 3), 10, kGold, 2.5f);
    c.scene().add({.id = "trick/" + std::to_string(laid.seat),
                   .role = Role::image,
                   .name = app.say("shell.tarot.laid",
                                   {{"name", app.seat_name(seat_at(laid.seat))}, {"card", card_name(app, laid.card)}}),
                   .rect = r});
  }
  if (!b.playing || b.trick.empty() || b.winner != kNoSeat) return;
  for (int seat = 0; seat < b.seats; ++seat)
    if (std::none_of(b.trick.begin(), b.trick.end(), [&](const Laid& l) { return l.seat == seat; }))
      draw_card_place(c.pen(), spots.seat[at(seat)].card, "");
}

void View::build_cards_row(App& app, const Canvas& c, Rect where, std::string_view id, CardSet cards,
                           std::string_view words) {
  const std::vector<Card> row = sorted(cards);
  if (row.empty()) return;
  const float n = static_cast<float>(row.size());
  const float width = std::min({96.0f, (where.h - 30) / kCardRatio, where.w / (1 + (n - 1) * 0.6f)});
  const float step = n > 1 ? std::min(width * 1.08f, (where.w - width) / (n - 1)) : 0;
  const float high = card_height(width), all = width + step * (n - 1);
  float x = where.centre().x - all / 2;
  const float y = where.centre().y - high / 2 + 12;
  c.text(std::string(id) + "/title", {where.x, y - 28, where.w, 24}, c.strong(), words, kGold, Align::centre);
  for (const Card card : row) {
    const Rect r{x, y, width, high};
    c.pen().shadow(r, 8, 10, 3, 0.35f);
    draw_card(c.pen(), r, face_of(card), look(app));
    c.scene().add(
        {.id = std::string(id) + "/" + card_token(card), .role = Role::image, .name = card_name(app, card), .rect = r});
    x += step;
  }
}

void View::build_middle(App& app, Match& match, const Canvas& c, const Spots& spots) {
  const Board& b = show_.board();
  const Event* now = show_.resting();
  const auto what = now ? static_cast<What>(now->what) : What::match_over;
  if (now && what == What::handful_card)
    return build_cards_row(app, c, spots.middle, "handful", b.handful_cards,
                           app.say("shell.tarot.shows", {{"name", app.seat_name(seat_at(b.handful_by))}}));
  if (now && (what == What::dog_shown || what == What::dog_taken) && !b.dog.empty())
    return build_cards_row(app, c, spots.middle, "dog", b.dog, app.say("shell.tarot.dog"));
  if (now && !b.playing && !lines_.empty() &&
      (what == What::taker || what == What::called || what == What::slam_announced || what == What::passed_out ||
       what == What::petit_sec)) {
    c.pen().text({Face::strong, c.em(c.phone() ? 18 : 22)}, spots.middle, lines_.back(), kGold, Align::centre);
    return;
  }
  if (settled() && match.your_turn()) build_questions(app, match, c, spots.middle);
}

// Bids, calls, announcements: one button each. What cannot be had now is there too, and says why.
void View::build_questions(App& app, Match& match, const Canvas& c, Rect middle) {
  struct Line {
    int option;
    const Option* wanted;
  };
  std::vector<Line> all;
  const auto& options = match.view().decision.options;
  for (const int i : buttons_) all.push_back({i, &options[static_cast<std::size_t>(i)]});
  for (const Option& o : refused_)
    if (verb_of(o) == Verb::bid) all.push_back({-1, &o});
  if (all.empty()) return;
  std::stable_sort(all.begin(), all.end(), [](const Line& x, const Line& y) { return *x.wanted < *y.wanted; });
  const bool beside_trick = !show_.board().trick.empty() || show_.board().playing;
  const int n = static_cast<int>(all.size());
  const float high = c.control_height(), gap = kStep;
  int columns = 1;
  while (columns < 4 && static_cast<float>((n + columns - 1) / columns) * (high + gap) > middle.h) ++columns;
  if (n > 3 && middle.w > 460) columns = std::max(columns, 2);
  const float wide =
      std::min(c.em(300), (middle.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  const int rows = (n + columns - 1) / columns;
  const float all_wide = wide * static_cast<float>(columns) + gap * static_cast<float>(columns - 1);
  const float all_high = static_cast<float>(rows) * (high + gap) - gap;
  const Rect first{middle.centre().x - all_wide / 2,
                   beside_trick ? middle.bottom() - all_high : middle.centre().y - all_high / 2, wide, high};
  if (beside_trick) c.raised(grown({first.x, first.y, all_wide, all_high}, 10));
  c.scene().begin_zone("offers", {.name = prompt_, .list = true, .numbered = !picking()});
  int chosen = -1;
  for (int i = 0; i < n; ++i) {
    const Line& line = all[static_cast<std::size_t>(i)];
    Rect r = moved(first, {static_cast<float>(i / rows) * (wide + gap), static_cast<float>(i % rows) * (high + gap)});
    const std::string id = line.option >= 0 ? "offer/" + std::to_string(line.option) : "refused/" + std::to_string(i);
    Item item{.id = id, .name = app.say(match.session().label(*line.wanted)), .rect = r, .offered = line.option >= 0};
    if (!item.offered)
      if (const auto reason = match.session().why_not(match.view().waiting_for, *line.wanted))
        item.description = app.say(reason->phrase);
    const Reaction did = c.button(item);
    if (did.activated) chosen = line.option;
    if (did.refused) explain(app, match, c.scene(), *line.wanted);
  }
  c.scene().end_zone();
  commit(match, chosen);
}

}  // namespace mathom::french_tarot

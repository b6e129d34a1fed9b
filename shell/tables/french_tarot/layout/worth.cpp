// The worth of the player's own hand while bidding: what it holds, what a taker with these oudlers needs, and what a
// club player would bid. Counted from this hand alone.
#include <algorithm>
#include <array>

#include "games/french_tarot/brain/hand.h"
#include "games/french_tarot/words/words.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

constexpr int kPackPoints = 91;

void draw_medal(const Canvas& c, Vec middle, float size, Card card, bool held) {
  const float r = size / 2;
  if (held) {
    c.pen().disc(middle, r, Paint(rgb(0xF9DE93), rgb(0xC98F22), middle - Vec{0, r}, middle + Vec{0, r}));
    c.pen().disc(middle, r * 0.78f, kCard);
  } else {
    c.pen().disc(middle, r, rgb(0x0C1814));
    c.pen().ring(middle, r * 0.94f, rgb(0x5C6E64), 1.2f);
  }
  const Colour ink = held ? rgb(0x6C0299) : rgb(0x6F8278);
  if (card == kExcuse) return draw_crown(c.pen(), middle, size * 0.5f, ink);
  c.pen().text_at({Face::index, std::max(9.0f, size * 0.42f)}, middle, std::to_string(rank_of(card)), ink,
                  Align::centre);
}

// From nothing to all the points, with what is needed for each number of oudlers.
void draw_need_bar(const Canvas& c, Rect r, int held, int need) {
  const auto at_points = [&](int n) { return r.x + r.w * static_cast<float>(n) / kPackPoints; };
  c.pen().box(r, r.h / 2, rgb(0x2B463C));
  const Rect full{r.x, r.y, std::max(r.h, at_points(held) - r.x), r.h};
  c.pen().box(full, r.h / 2, downwards(rgb(0xF8D77C), rgb(0xE2AC3C), r));
  for (const int n : {36, 41, 51, 56}) {
    const bool mine = n == need;
    c.pen().box({at_points(n) - (mine ? 1.5f : 0.5f), r.y - (mine ? 4.0f : 0.0f), mine ? 3.0f : 1.0f,
                 r.h + (mine ? 8.0f : 0.0f)},
                0.01f, mine ? kText : rgb(0x06120D));
  }
}

}  // namespace

TarotTable::Worth TarotTable::worth_of(CardSet hand) const {
  Worth w;
  w.half_points = half_points(hand);
  w.oudlers = oudlers(hand);
  w.trumps = (hand & kTrumps).size();
  w.kings = (hand & kKings).size();
  for (int suit = 0; suit < 4; ++suit) w.short_suits += (hand & cards_of(static_cast<Suit>(suit))).size() <= 1;
  w.advice = contract_for(hand, board_.seats);
  return w;
}

TarotTable::WorthWords TarotTable::worth_words(const TableHost& host) const {
  const Worth w = worth_of(board_.hands[at(me())]);
  const Phrase facts = Phrase{"french_tarot.worth.facts"}
                           .halves("points", w.half_points)
                           .number("trumps", w.trumps)
                           .number("kings", w.kings)
                           .number("short", w.short_suits);
  const Phrase need =
      Phrase{"french_tarot.worth.need"}.number("oudlers", w.oudlers).number("need", target_points(w.oudlers));
  return {host.say(facts), host.say(need),
          w.advice == Contract::none ? host.say("french_tarot.worth.weak")
                                     : host.say("french_tarot.worth.good", {{"bid", host.say(bid_word(w.advice))}})};
}

void TarotTable::build_worth(const Frame& f, Rect r) const {
  const Canvas& c = f.c;
  const TableHost& host = f.host;
  const CardSet hand = board_.hands[at(me())];
  const Worth w = worth_of(hand);
  const int need = target_points(w.oudlers);
  const auto [facts, needs, advice] = worth_words(host);
  c.scene().begin_zone("worth", {.name = host.say("french_tarot.worth.title"), .part = Part::state});
  c.raised(r);
  Rect in = r.inset(c.em(9));
  const std::array<float, 3> high{c.height_of(c.small(), facts, in.w), c.height_of(c.small(), needs, in.w),
                                  c.height_of(c.small_strong(), advice, in.w)};
  const float said = high[0] + high[1] + high[2], spare = in.h - c.em(30 + 5 + 9 + 12) - said;
  const bool tall = in.h > c.em(100) && spare >= 0;
  const float medal = std::min(c.em(tall ? 30 : 24), in.h * 0.3f);
  Rect top = cut_top(in, tall ? medal : in.h * 0.36f);
  // If the holdings do not fit next to the points, only the number of oudlers is shown, below.
  const bool medals = tall || c.has_room({0, 0, top.w - 3 * (medal + 4), top.h}, c.small(), facts);
  for (const Card card : {kPetit, kExcuse, kTwentyOne})
    if (medals) draw_medal(c, cut_right(top, medal + 4).centre(), medal, card, hand.has(card));
  if (tall) {
    c.fitted("", top, c.small_strong(), host.say("french_tarot.worth.title"), kGold);
    cut_top(in, c.em(5));
    draw_need_bar(c, {in.x, in.y + 4, in.w, c.em(9)}, w.half_points / 2, need);
    cut_top(in, c.em(9 + 12));
    c.fitted("worth/facts", cut_top(in, high[0]), c.small(), facts, kText);
    cut_top(in, spare / 2);
    c.fitted("worth/needs", cut_top(in, high[1]), c.small(), needs, kText);
    c.fitted("worth/advice", in, c.small_strong(), advice, kGold);
  } else {
    c.fitted("worth/facts", top, c.small(), facts, kText);
    cut_top(in, 3);
    draw_need_bar(c, {in.x, in.y + 2, in.w, std::min(7.0f, in.h * 0.16f)}, w.half_points / 2, need);
    cut_top(in, std::min(7.0f, in.h * 0.16f) + 6);
    c.fitted("worth/advice", in, c.small(), needs + " " + advice, kTextSoft);
  }
  c.scene().end_zone();
}

}  // namespace mathom::french_tarot

// The bids as rows: name, what it means, the dog as it will lie, and what the points are multiplied by.
#include <algorithm>

#include "games/french_tarot/words/words.h"
#include "shell/tables/french_tarot/table.h"
#include "shell/ui/cards/suits.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

constexpr float kGapRow = 5, kThreeColumns = 560, kThreeUpright = 270;

std::string_view meaning_of(Contract bid) {
  switch (bid) {
    case Contract::none: return "french_tarot.meaning.pass";
    case Contract::small: return "french_tarot.meaning.small";
    case Contract::guard: return "french_tarot.meaning.guard";
    case Contract::guard_without: return "french_tarot.meaning.guard_without";
    case Contract::guard_against: return "french_tarot.meaning.guard_against";
    case Contract::grand_slam: return "french_tarot.meaning.grand_slam";
  }
  return {};
}

// The result of a pass is certain if nobody else is to bid.
std::string_view meaning_of(Contract bid, const Board& board) {
  if (bid != Contract::none) return meaning_of(bid);
  const auto last = board.bids.begin() + board.seats;
  if (std::count(board.bids.begin(), last, -1) > 1) return meaning_of(bid);
  const bool made = std::any_of(board.bids.begin(), last, [](int b) { return b > 0; });
  return made ? "french_tarot.meaning.pass.stands" : "french_tarot.meaning.pass.nobody";
}

// The layout of the rows of bids.
struct Grid {
  int columns = 1;
  float lines = 1, pad = 0, gap = 0;

  float high(float row) const { return lines * (row + gap) - gap + 2 * pad; }
  float row(const Canvas& c, float height) const {
    const float most = std::max(kTouch, c.em(columns == 1 ? 50 : 58));
    return std::clamp((height - 2 * pad - (lines - 1) * gap) / lines, kTouch, most);
  }
};

// In two columns if one would be too high, closer together if two just fit, and in three if two do not fit.
Grid grid_of(const Canvas& c, std::size_t bids, Rect room) {
  const auto grid = [&](int columns, bool tight) {
    const auto lines = static_cast<float>((static_cast<int>(bids) + columns - 1) / columns);
    return tight ? Grid{columns, lines, 4, 2} : Grid{columns, lines, kStep, kGapRow};
  };
  const auto fits = [&](const Grid& g) { return g.high(kTouch) <= room.h + 1; };
  const bool tight = c.phone() || !fits(grid(2, false));
  const Grid one = grid(1, tight), two = grid(2, tight);
  return fits(one) ? one : fits(two) || room.w < (c.low() ? kThreeColumns : kThreeUpright) ? two : grid(3, tight);
}

// The dog: open if the taker sees it, otherwise its backs.
void draw_dog(const Canvas& c, Rect r, int cards, bool open) {
  const float high = std::min(r.h * 0.62f, 30.0f * c.larger()), wide = high * 0.66f;
  const float step = std::min(wide * 0.8f, (r.w - wide) / static_cast<float>(std::max(1, cards - 1)));
  for (int i = 0; i < cards; ++i) {
    const Rect card{r.centre().x - (wide + step * static_cast<float>(cards - 1)) / 2 + step * static_cast<float>(i),
                    r.centre().y - high / 2, wide, high};
    c.pen().box(card, 2, kCard);
    c.pen().frame(grown(card, -0.5f), 2, rgb(0x2A241C, 120), 1);
    if (open)
      draw_suit(c.pen(), static_cast<ui::Suit>(i % kSuits), {card.x + step * 0.5f, card.y + high * 0.34f}, high * 0.3f,
                suit_colours(true).on_card[static_cast<std::size_t>(i % kSuits)]);
    else
      c.pen().box(card.inset(1.6f), 1.4f, downwards(rgb(0x8A2B3B), rgb(0x551722), card));
  }
}

void draw_coin(const Canvas& c, Vec middle, float size, const std::string& words, bool offered) {
  const float r = size / 2;
  if (offered) {
    c.pen().disc(middle, r, Paint(rgb(0xF9DE93), rgb(0xC98F22), middle - Vec{0, r}, middle + Vec{0, r}));
    c.pen().ring(middle, r * 0.82f, rgb(0x8A5F12, 170), 1.2f);
  } else {
    c.pen().ring(middle, r * 0.92f, kTextFaint, 1.2f);
  }
  c.pen().text_at({Face::strong, std::max(kLeastType, size * 0.38f)}, middle, words, offered ? kGoldInk : kTextFaint,
                  Align::centre);
}

}  // namespace

std::string TarotTable::offer_note(const Frame& f, const Option& o) const {
  if (verb_of(o) != Verb::bid) return {};
  return f.host.say(meaning_of(static_cast<Contract>(o.amount), board_));
}

// What the bid means or why it is not offered, in fewer words if these do not fit. Screen readers get all of them.
std::string TarotTable::note_in(const Frame& f, const Option& bid, const std::optional<Reason>& why, Rect room) const {
  const std::string key(meaning_of(static_cast<Contract>(bid.amount), board_));
  const std::string words = why ? why_words(f.host, bid, *why) : f.host.say(key);
  const Type least{f.c.small().face, kLeastType};
  if (f.c.letters().fits(least, words, room.w, room.h)) return words;
  return f.host.say(why ? "french_tarot.meaning.too_low" : key + ".short");
}

// If the name needs the room of both, it is alone. Screen readers get all of it.
void TarotTable::draw_bid_words(const Frame& f, const Option& bid, const std::optional<Reason>& why,
                                const BidRow& row) const {
  const Canvas& c = f.c;
  const auto contract = static_cast<Contract>(bid.amount);
  std::string name = f.host.say(bid_word(contract));
  if (row.coin.empty() && contract != Contract::none) name += " ×" + std::to_string(multiplier(contract));
  const Colour ink = why ? kTextFaint : kText;
  if (!c.letters().fits({c.strong().face, kLeastType}, name, row.name.w, row.name.h)) {
    const Rect both{row.name.x, row.name.y, row.name.w, row.note.bottom() - row.name.y};
    return c.fitted("", both, c.strong(), name, ink);
  }
  c.fitted("", row.name, c.strong(), name, ink);
  const std::string note = note_in(f, bid, why, row.note);
  if (c.letters().fits({c.small().face, kLeastType}, note, row.note.w, row.note.h))
    c.fitted("", row.note, c.small(), note, why ? kTextFaint : kTextSoft);
}

// Returns true if it is chosen.
bool TarotTable::build_bid_row(const Frame& f, const Choosable& bid, Rect r) {
  const Canvas& c = f.c;
  const auto contract = static_cast<Contract>(bid.option.amount);
  const bool offered = bid.index >= 0;
  const std::string token = f.seat.token(bid.option);
  Item item{.id = "offer/" + token, .name = offer_words(f, bid.option), .rect = r, .offered = offered, .z = 1};
  const auto reason = offered ? std::optional<Reason>() : f.seat.why_not(bid.option);
  item.description = reason ? reason_words(f.host, bid.option, *reason) : offer_note(f, bid.option);
  if (offered) item.offer = token;
  if (offered && contract == Contract::none) item.key = 'p';
  const Reaction is = c.scene().add(item);
  const Pen& pen = c.pen();
  const bool warm = is.hovered || is.held || is.focused;
  if (offered) {
    pen.shadow(r, kRound - 2, 6, 2, 0.35f);
    pen.box(r, kRound - 2, downwards(warm ? rgb(0x3A7058) : rgb(0x2A5545), warm ? rgb(0x2C5B47) : rgb(0x1D4033), r));
  }
  pen.frame(grown(r, -0.5f), kRound - 2, warm && offered ? kGold : rgb(0xFFFFFF, offered ? 40 : 24),
            warm ? 1.6f : 1.0f);
  if (hinted(bid.option)) pen.frame(grown(r, 2), kRound, kGold, 2.5f);
  if (is.focused) c.focus_ring(r, kRound - 2);
  const BidRow row = bid_row(c, r, contract != Contract::none);
  if (!row.coin.empty())
    draw_coin(c, row.coin.centre(), row.coin.w - 4, "×" + std::to_string(multiplier(contract)), offered);
  const bool open = contract == Contract::small || contract == Contract::guard;
  if (!row.dog.empty()) draw_dog(c, row.dog, table_size(board_.seats).dog, open);
  draw_bid_words(f, bid.option, reason, row);
  if (is.refused) refuse(f, bid.option);
  return offered && (is.activated || is.marked);
}

bool TarotTable::worth_apart(const Canvas& c, std::size_t bids) const {
  return !spots_.worth.empty() ||
         spots_.middle.h - static_cast<float>(bids) * (kTouch + kGapRow) - 3 * kStep > c.em(44);
}

void TarotTable::build_bids(const Frame& f) {
  // Bids below the highest one are shown too, and say why they cannot be made.
  std::vector<Choosable> bids = all_choices();
  for (const Option& o : f.seat.refused()) bids.push_back({o, -1});
  std::sort(bids.begin(), bids.end(),
            [](const Choosable& a, const Choosable& b) { return a.option.amount < b.option.amount; });
  const Canvas& c = f.c;
  const Rect room = spots_.middle;
  const Grid grid = grid_of(c, bids.size(), room);
  const bool above = spots_.worth.empty() && worth_apart(c, bids.size());
  const float worth = above ? std::min(c.em(78), room.h - grid.high(kTouch) - kStep) : 0.0f;
  const float over = above ? worth + kStep : 0.0f;
  const float wide = std::min(room.w, c.em(grid.columns == 1 ? 460 : 320.0f * static_cast<float>(grid.columns)));
  const float row = grid.row(c, room.h - over), high = grid.high(row);
  Rect panel = around(room.centre(), wide, high);
  panel.y = std::clamp(panel.y + over / 2, room.y + over, std::max(room.y + over, room.bottom() - high));
  if (above) build_worth(f, {panel.x, panel.y - over, panel.w, worth});
  if (!spots_.worth.empty()) build_worth(f, spots_.worth);
  c.raised(panel);
  c.scene().begin_zone("bids", {.name = f.host.say("french_tarot.table.bids"), .list = true, .part = Part::ask});
  const Rect in = panel.inset(grid.pad);
  const float column = (in.w + grid.gap) / static_cast<float>(grid.columns);
  int chosen = -1;
  for (std::size_t i = 0; i < bids.size(); ++i) {
    const auto across = static_cast<float>(static_cast<int>(i) % grid.columns),
               down = static_cast<float>(static_cast<int>(i) / grid.columns);
    if (build_bid_row(f, bids[i], {in.x + across * column, in.y + down * (row + grid.gap), column - grid.gap, row}))
      chosen = bids[i].index;
  }
  c.scene().end_zone();
  if (chosen >= 0) choose(f, chosen);
}

}  // namespace mathom::french_tarot

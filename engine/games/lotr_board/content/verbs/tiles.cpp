// The Story tiles: reorder_tiles {n}, ignore_tile, skip_tiles.
#include <algorithm>

#include "effects/say/say.h"
#include "games/lotr_board/content/verbs/verbs.h"

namespace mathom::lotr_board {
namespace {

int tiles_to_see(const Table& t, const Op& op) { return std::min<int>(arg(op, 0), t.size(kTileStack)); }
CardId nth_tile(const Table& t, int n) { return t.nth(kTileStack, t.size(kTileStack) - 1 - n); }

// --- reorder_tiles. A: who looks; B: places that are settled, from the top; C: how many they see. Identities change
// places, so that nobody else can follow a tile; who had seen them before knows them no more
bool reorder_possible(const Host& h, const Op& op, const Frame&) {
  const Table& t = as_table(h);
  return t.in_conflict() && !t.s.main_done && tiles_to_see(t, op) >= 2;
}
void look(Table& t, int seat, int n) {
  for (int i = 0; i < n; ++i) {
    Card& c = t.s.cards[index(nth_tile(t, i))];
    c.seen_by = only(seat_at(seat));
    tell_card(t.events, What::looked, seat, {nth_tile(t, i), c.def, kTileStack, kTileStack, only(seat_at(seat))});
  }
}
Flow reorder(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (f.local[kStage] == 0) {
    const int seat = t.acting();
    if (!reorder_possible(h, op, f) || seat >= t.s.seats) return Flow::next;
    f.local[kStage] = 1;
    f.local[kA] = small(seat);
    f.local[kC] = small(tiles_to_see(t, op));
    look(t, seat, f.local[kC]);
    return Flow::ask;
  }
  const CardId picked = card_answer(t.s, take(f).subject, kTileStack);
  if (picked == CardId::none || f.local[kB] < 0 || nth_tile(t, f.local[kB]) == CardId::none) return Flow::next;
  std::swap(t.s.cards[index(picked)].def, t.s.cards[index(nth_tile(t, f.local[kB]))].def);
  if (++f.local[kB] + 1 < f.local[kC]) return Flow::ask;
  tell(t.events, What::arranged, f.local[kA]);
  return Flow::next;
}
void ask_reorder(const Host& h, const Op&, const Frame& f, Decision& d) {
  const Table& t = as_table(h);
  ask_why(d, f.local[kA], Question::arrange_tiles);
  d.ask = Ask::pick;
  d.answer_seen_by = only(d.seat);
  d.picked = static_cast<std::uint8_t>(f.local[kB]);
  d.min = d.max = static_cast<std::uint8_t>(f.local[kC] - 1);
  const int n = std::min<int>(f.local[kC], t.size(kTileStack));
  for (int i = std::max<int>(0, f.local[kB]); i < n; ++i)
    d.options.push_back(card_option(Verb::top_tile, nth_tile(t, i)));
}

// --- what the tile that lies open would do does not happen
bool ignore_possible(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  const CardId tile = t.top(kTileNow);
  return moment(t) == Moment::tile_shown && tile != CardId::none && facts_of(index(t.s.cards[index(tile)].def)).staff &&
         t.nearest(Code::turn) && t.nearest(Code::turn)->local[kTurnIgnore] == 0;
}
Flow ignore(Host& h, const Op&, Frame&) {
  if (Frame* turn = as_table(h).nearest(Code::turn)) turn->local[kTurnIgnore] = 1;
  return Flow::next;
}
// The tiles that it helps against are named.
effects::Clause say_ignore(const effects::TextBuilder& sp, const Op&, const effects::Clause&) {
  std::vector<effects::Clause> tiles;
  for (int print = 0; print < kPrints; ++print)
    if (facts_of(print).staff) tiles.push_back({Phrase{facts_of(print).key, {}}});
  effects::Clause s{Phrase{"lotr_board.do.ignore_tile", {}}};
  return std::move(s.put("tiles", sp.any_of(std::move(tiles))));
}

// --- no more tiles are revealed this turn
bool skip_possible(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  const Frame* turn = t.nearest(Code::turn);
  return moment(t) == Moment::before_tile && turn && turn->local[kTurnSkip] == 0 && !t.s.main_done && !t.ended();
}
Flow skip(Host& h, const Op&, Frame&) {
  Table& t = as_table(h);
  if (Frame* turn = t.nearest(Code::turn)) turn->local[kTurnSkip] = 1;
  tell(t.events, What::tiles_skipped, t.s.active);
  return Flow::next;
}

}  // namespace

Verbs tile_verbs() {
  return {{"reorder_tiles", {number_param()}, reorder_possible, reorder, ask_reorder},
          {"ignore_tile", {}, ignore_possible, ignore, nullptr, say_ignore},
          {"skip_tiles", {}, skip_possible, skip}};
}

}  // namespace mathom::lotr_board

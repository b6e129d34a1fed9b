#include "shell/tables/lotr_tcg/layout/laid.h"

#include <algorithm>
#include <tuple>

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr float kStackRatio = 0.92f, kSupportRatio = 1.9f;  // width over height, as far as there is room

enum : std::size_t { kFar, kFarSupport, kNear, kNearSupport, kRows };  // in CompanyLayout::rows()

bool is_support(const Table& t, int card) {
  return t.facts(card).type == lotr_tcg::Type::ally || !t.facts(card).is_character();
}

}  // namespace

void CompanyLayout::forget() {
  lies_.clear();
  unfolded_ = -1;
}

const Rect* CompanyLayout::where(int card) const {
  const auto lies = lies_.find(card);
  return lies == lies_.end() ? nullptr : &lies->second;
}

bool CompanyLayout::is_far(int card) const {
  if (rows_.empty()) return false;
  const std::vector<int>& far = rows_[kFar].cards;
  return std::find(far.begin(), far.end(), card) != far.end();
}

// Returns the rival who was touched last; otherwise the one whose turn or Shadow phase it is; otherwise the next one.
int CompanyLayout::open_rival() const {
  const State& s = sight_.seen();
  const auto rival = [&](int seat) { return seat >= 0 && seat < s.seats && seat != sight_.me(); };
  if (rival(unfolded_)) return unfolded_;
  if (s.stage == lotr_tcg::Stage::playing && rival(s.turn)) return s.turn;
  if (s.stage == lotr_tcg::Stage::playing && rival(s.shadow)) return s.shadow;
  return (sight_.me() + 1) % std::max<int>(2, s.seats);
}

bool CompanyLayout::is_laid(int card) const {
  const Table t = sight_.table();
  if (t.base(card) == kPath) return true;
  if (t.facts(card).type == lotr_tcg::Type::ring) return where(card) != nullptr;
  if (t.base(card) != kTable || !t.is_active(card) || t.bearer(card) >= 0) return false;
  return sight_.is_near(t, card) || !is_support(t, card) || t.owner(card) == open_rival();
}

// Only active cards that nobody bears are laid out; the rest is in the sheets of the players. Before the first turn the
// starting companions are laid out. Only one support area of several rivals is visible.
std::vector<CardRow> CompanyLayout::sort_cards() const {
  std::vector<CardRow> rows(kRows);
  constexpr std::pair<const char*, std::string_view> kNames[] = {{"far", "lotr_tcg.table.far"},
                                                                 {"far_support", "lotr_tcg.table.far_support"},
                                                                 {"near", "lotr_tcg.table.near"},
                                                                 {"near_support", "lotr_tcg.table.near_support"}};
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].zone = kNames[i].first, rows[i].key = kNames[i].second;
  const Table t = sight_.table();
  t.active_cards().for_each([&](int card) {
    if (t.base(card) != kTable || t.bearer(card) >= 0 || !is_laid(card)) return;
    const bool support = is_support(t, card);
    rows[sight_.is_near(t, card) ? (support ? kNearSupport : kNear) : (support ? kFarSupport : kFar)].cards.push_back(
        card);
  });
  // The Ring-bearer first, then the others in the order in which they came. Fighters of one skirmish are together.
  const State& s = sight_.seen();
  const int bearer = s.ring_bearer[at(s.turn)];
  const auto key = [&](int card) {
    return std::tuple(t.owner(card), card != bearer, s.pieces[card].fight == 0 ? 99 : s.pieces[card].fight,
                      s.cards[card].order);
  };
  for (CardRow& row : rows)
    std::stable_sort(row.cards.begin(), row.cards.end(), [&](int a, int b) { return key(a) < key(b); });
  return rows;
}

void CompanyLayout::lay(const TableFrame& f, int fought, float asks) {
  rows_ = sort_cards();
  const auto n = [&](std::size_t row) { return static_cast<int>(rows_[row].cards.size()); };
  spots_ = place_table(f.c, f.places.felt,
                       {.seats = sight_.seen().seats,
                        .me = sight_.me(),
                        .open = open_rival(),
                        .near = n(kNear),
                        .near_support = n(kNearSupport),
                        .far = n(kFar),
                        .far_support = n(kFarSupport),
                        .fought = fought,
                        .asks = asks});
  lay_row(f, rows_[kFar], spots_.far);
  lay_row(f, rows_[kFarSupport], spots_.far_support);
  lay_row(f, rows_[kNear], spots_.near);
  lay_row(f, rows_[kNearSupport], spots_.near_support);
  lies_.clear();
  for (const CardRow& row : rows_) {
    for (std::size_t i = 0; i < row.places.size(); ++i) lies_[row.cards[i]] = row.places[i];
    if (row.ring >= 0) lies_[row.ring] = ring_place(f.c, row.burdens);
  }
  const std::vector<Rect> path = place_path(spots_.path);
  for (int number = 1; number <= kLastSite; ++number)
    if (const int site = sight_.table().site_at(number); site >= 0) lies_[site] = path[at(number - 1)];
}

void CompanyLayout::lay_row(const TableFrame& f, CardRow& row, Rect room) const {
  const std::vector<int>& cards = row.cards;
  row.room = room;
  if (room.empty() || cards.empty()) return;
  const Table t = sight_.table();
  const auto n = static_cast<int>(cards.size());
  const bool support = row.zone.ends_with("support");
  const bool characters =
      std::all_of(cards.begin(), cards.end(), [&](int card) { return t.facts(card).is_character(); });
  const bool bearer = !support && sight_.seen().stage == lotr_tcg::Stage::playing &&
                      cards.front() == sight_.seen().ring_bearer[at(t.owner(cards.front()))];
  if (bearer) row.burdens = cut_burdens(f.c, room, n);
  Rect in = room;
  cut_right(in, row.burdens.w);
  row.places = place_row(in, n, support && !characters ? kSupportRatio : kStackRatio);
  // The burdens lie next to the Ring-bearer, and the others make room.
  if (row.burdens.w > 0) {
    row.burdens.x = row.places.front().right() + 3;
    for (std::size_t i = 1; i < row.places.size(); ++i) row.places[i].x += row.burdens.w;
    // If it would be too small to touch, its bearer takes the touch.
    if (ring_place(f.c, row.burdens).h >= kTouch)
      for (const int borne : sight_.borne_by(cards.front()))
        if (sight_.print_of(card_at(borne)) >= 0 && t.facts(borne).type == lotr_tcg::Type::ring) row.ring = borne;
  }
  int most = 0;
  for (const int card : cards) {
    bool wins = false;
    const StackLook look = cards_.stack_of(f.host, card);
    most = std::max(most, static_cast<int>(look.borne.size()) + (cards_.fight_tab(f.host, card, wins).empty() ? 0 : 1));
  }
  row.strips = strips_height(row.places.front().h, most);
}

}  // namespace mathom::lotr_tcg

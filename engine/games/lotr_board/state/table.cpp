#include "games/lotr_board/state/table.h"

#include "games/lotr_board/rules/payment.h"

namespace mathom::lotr_board {

Memo& Table::read() const {
  if (memo_ == nullptr) memo_ = &own_memo_.emplace();
  memo_->is_read = true;
  memo_->zones.read(s.cards);
  return *memo_;
}

// When who is active has fallen, the next one clockwise decides what is still to be decided.
SeatId Table::active() const {
  for (int i = 0; i < s.seats; ++i) {
    const int seat = (s.active + i) % s.seats;
    if (is_alive(s, seat)) return seat_at(seat);
  }
  return SeatId::none;
}

SeatMask Table::own_seats(int selector, const Frame&) const {
  return selector == kRingBearer && is_alive(s, s.bearer) ? only(seat_at(s.bearer)) : kNobody;
}

// No legal play comes near the depth of the stack; a State made up by hand might, and then its game is over.
void Table::push(Code code, std::initializer_list<int> locals) {
  if (s.frames.full()) return end_game(Result::fallen);
  push_frame(s, static_cast<std::uint8_t>(code), locals);
}

Frame* Table::nearest(Code code) {
  for (int i = s.frames.size() - 1; i >= 0; --i)
    if (s.frames[i].code == static_cast<std::uint8_t>(code)) return &s.frames[i];
  return nullptr;
}
const Frame* Table::nearest(Code code) const {
  for (int i = s.frames.size() - 1; i >= 0; --i)
    if (s.frames[i].code == static_cast<std::uint8_t>(code)) return &s.frames[i];
  return nullptr;
}

void Table::call(int block, SeatId self, SeatId chosen) {
  if (s.frames.full()) return end_game(Result::fallen);
  s.frames.push_back(effects::begin_block(static_cast<std::uint8_t>(Code::program), block, self, chosen));
}

void Table::charge(const Charge& c) {
  push(Code::pay, {c.cost, static_cast<int>(c.by) | (c.must ? kMustPay : 0) | (c.tag << kTagShift),
                   is_player(c.seat) ? index(c.seat) : -1});
}

bool Table::affordable(int cost, effects::By by, SeatId seat) const {
  return may_afford(*this, cost, by, is_player(seat) ? index(seat) : -1);
}

int Table::next_alive(int seat) const {
  for (int i = 1; i <= s.seats; ++i)
    if (is_alive(s, (seat + i) % s.seats)) return (seat + i) % s.seats;
  return seat;
}

bool Table::has(int seat, Ability ability) const {
  return seat >= 0 && seat < s.seats && content().abilities[at(seat)] == ability;
}

int Table::track_length(int symbol) const { return symbol >= 0 && symbol < kSymbols ? place().lengths[at(symbol)] : 0; }

int Table::open_tracks() const {
  int n = 0;
  for (int i = 0; i < kSymbols; ++i) n += is_open(i);
  return n;
}

}  // namespace mathom::lotr_board

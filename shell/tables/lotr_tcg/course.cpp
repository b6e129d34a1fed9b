#include "shell/tables/lotr_tcg/course.h"

#include <algorithm>

#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/state/events.h"

namespace mathom::lotr_tcg {

namespace {

class Chronicle {
 public:
  Chronicle(const Catalog& catalog, const State& start) : catalog_(catalog), start_(start) {
    site_.fill(1);
    for (int seat = 0; seat < start.seats; ++seat) bearer_[at(seat)] = start.cards[start.ring_bearer[at(seat)]].def;
  }

  void take_up(const Event& e) {
    const int card = e.card == CardId::none ? -1 : index(e.card);
    if (is_player(e.who) && index(e.who) < start_.seats) of_seat(e, index(e.who));
    if (card < 0 || card >= start_.cards.size() || e.face == CardDef::hidden) return;
    if (what_of(e) == What::new_bearer) bearer_[at(owner_of(start_, card))] = e.face;
    if (what_of(e) == What::killed) killed(e.face, owner_of(start_, card));
  }
  Course finish(int winner) {
    if (out_.turns > 0) end_turn();
    if (winner >= 0) come_ahead(winner);
    return std::move(out_);
  }

 private:
  void of_seat(const Event& e, int seat) {
    switch (what_of(e)) {
      case What::turn:
        if (out_.turns > 0) end_turn();
        ++out_.turns;
        turn_ = seat;
        fallen_ = 0;
        return;
      case What::moved: site_[at(seat)] = e.amount; return;
      case What::lost:
        out_.of[at(seat)].lost_at = site_[at(seat)];
        out_.last_loss = moment(seat, bearer_[at(seat)]);
        return;
      default: return;
    }
  }
  void killed(CardDef face, int seat) {
    if (catalog_.facts(index(face)).type != Type::companion) return;
    out_.of[at(seat)].fallen.push_back(face);
    if (seat != turn_ || ++fallen_ <= out_.hardest.many) return;
    out_.hardest = moment(seat, face);
    out_.hardest.many = fallen_;
  }
  void end_turn() {
    for (int seat = 0; seat < start_.seats; ++seat) out_.of[at(seat)].sites.push_back(site_[at(seat)]);
  }
  // Finds the first turn after which nobody was as far any more.
  void come_ahead(int winner) {
    const auto leads = [&](std::size_t turn) {
      for (int seat = 0; seat < start_.seats; ++seat)
        if (seat != winner && out_.of[at(seat)].sites[turn] >= out_.of[at(winner)].sites[turn]) return false;
      return true;
    };
    std::size_t from = out_.of[at(winner)].sites.size();
    while (from > 0 && leads(from - 1)) --from;
    if (from == out_.of[at(winner)].sites.size()) return;
    out_.ahead = {.seat = winner,
                  .turn = static_cast<int>(from) + 1,
                  .site = out_.of[at(winner)].sites[from],
                  .card = bearer_[at(winner)]};
  }
  Course::Moment moment(int seat, CardDef card) const {
    return {.seat = seat, .turn = out_.turns, .site = site_[at(seat)], .card = card};
  }

  const Catalog& catalog_;
  const State& start_;
  Course out_;
  std::array<int, kMostSeats> site_{};
  std::array<CardDef, kMostSeats> bearer_{};
  int turn_ = -1, fallen_ = 0;
};

}  // namespace

Course course_of(const Catalog& catalog, const State& start, const std::vector<Event>& events, int winner) {
  Chronicle chronicle(catalog, start);
  for (const Event& e : events) chronicle.take_up(e);
  return chronicle.finish(winner);
}

}  // namespace mathom::lotr_tcg

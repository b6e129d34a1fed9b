// Cards on their way between hands, decks, piles and places, and what is said over the table while it happens.
#include <algorithm>

#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/events.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

int place_in(const Event& e) { return is_place(index(e.card)) ? index(e.card) - kFirstPlace : -1; }
bool moves_card(const Event& e) {
  return e.from != e.to && place_in(e) < 0 && e.from >= 0 && e.to >= 0 && e.from < kZones;
}
int print_in(const Event& e) { return e.face == CardDef::hidden || is_place(index(e.face)) ? -1 : index(e.face); }
float part(float t, float from, float to) { return std::clamp((t - from) / (to - from), 0.0f, 1.0f); }

// The seat whose zone it is, or -1.
int seat_of_zone(int zone) { return zone >= 0 && zone < kResolving ? zone % kMostSeats : -1; }

}  // namespace

// Where nothing may fly, what is held up to be read is held up all the time.
std::vector<Flight> WarTable::flights(double now) const {
  std::vector<Flight> out =
      row_.flights(playback(), now, [&](const Event& e) { return still_ && what_of(e) == What::played; });
  std::erase_if(out, [](const Flight& f) { return f.gone >= 1 || !moves_card(*f.event); });
  return out;
}

bool WarTable::flies(int print) const {
  return std::any_of(flights_.begin(), flights_.end(), [&](const Flight& f) { return print_in(*f.event) == print; });
}

// Where a card of the zone lies, or the middle of where they lie.
Rect WarTable::home_of(const Frame& f, int zone, int print) const {
  const float small = std::clamp(f.c.em(34), 26.0f, 60.0f);
  if (is_at_place(static_cast<std::uint8_t>(std::max(zone, 0)))) {
    for (std::size_t i = 0; i < places_.size(); ++i) {
      if (places_[i] != zone - kAt) continue;
      const Cell cell = place_cell(f.c, cells_[i]);
      const bool near = print < 0 || side_of(catalog().facts_of(static_cast<CardDef>(print)).faction) == near_side();
      const Rect row = near ? cell.near_row : cell.far_row;
      return around(row.centre(), row.h / kCardRatio, row.h);
    }
    return around(spots_.places.centre(), small, card_height(small));
  }
  if (zone == kReserve + me()) {
    const Rect row = spots_.reserve.inset(2);
    return around(row.centre(), row.h / kCardRatio, row.h);
  }
  if ((zone == kHand + me() || zone == kAside + me()) && !f.places.hand.empty()) {
    const std::vector<CardId> hand = own_hand();
    const HandRows rows = hand_rows(f.c, hand_.w, f.c.scene().screen().h);
    const std::vector<Rect> places = rows.place(hand_, static_cast<int>(hand.size()));
    for (std::size_t i = 0; i < hand.size(); ++i)
      if (index(hand[i]) == print) return places[i];
    if (!flown_from().empty()) return flown_from();
    return around(hand_.centre(), rows.card(), card_height(rows.card()));
  }
  const int seat = seat_of_zone(zone);
  if (seat >= 0 && seat < board_.table().seats()) {
    const Rect r = spots_.seat[at(seat)];
    const float high = std::min(r.h - 4, card_height(small));
    return around(r.centre(), high / kCardRatio, high);
  }
  // An event that is carried out lies next to its question.
  if (zone == kResolving && !spots_.source.empty()) {
    const Rect r = spots_.source.inset(3);
    return {r.x, r.y, r.h / kCardRatio, r.h};
  }
  const float wide = std::clamp(spots_.places.h * 0.3f, small, 120.0f);
  return around(spots_.places.centre(), wide, card_height(wide));
}

// What is played is held up where all can read it before it goes to its place.
void WarTable::build_flights(const Frame& f) {
  for (const Flight& flight : flights_) {
    const Event& e = *flight.event;
    const int print = print_in(e);
    const Rect from = home_of(f, e.from, print), to = home_of(f, e.to, print);
    Rect r = lerp(from, to, ease_in_out(flight.gone));
    if (what_of(e) == What::played) {
      const Rect room = spots_.places;
      const float wide = std::clamp(room.h * 0.8f / kCardRatio, 60.0f, 210.0f * f.c.larger());
      const Rect up = around(room.centre(), wide, card_height(wide));
      r = lerp(lerp(from, up, ease_out(part(flight.gone, 0, 0.24f))), to, ease_in_out(part(flight.gone, 0.76f, 1)));
    }
    f.c.pen().shadow(r, 8, 14, 5, 0.45f);
    if (print < 0)
      draw_back(f.c.pen(), r, e.who != SeatId::none && is_player(e.who) ? side_of_seat(index(e.who)) : near_side());
    else
      draw_face(f.host, f.c.pen(), r, card_at(print), CardState::plain);
  }
}

// What is more than a card that moves is said large, in the words of the log: over its place where it has one.
void WarTable::build_banner_now(const Frame& f) {
  const Event* e = playback().current();
  if (!e || !flights_.empty()) return;
  switch (what_of(*e)) {
    case What::round:
    case What::activated:
    case What::reactivated:
    case What::used:
    case What::ring:
    case What::winnowed:
    case What::permitted:
    case What::recycled:
    case What::passed:
    case What::icon:
    case What::corruption:
    case What::cleansed:
    case What::path_combat:
    case What::battle:
    case What::lost:
    case What::path_held:
    case What::path_taken:
    case What::path_nobody:
    case What::battle_held:
    case What::battle_taken:
    case What::removed: break;
    default: return;
  }
  if (build_combat(f, *e)) return;
  const std::string words = f.host.say(f.seat.game().tell(*e));
  if (words.empty()) return;
  Rect room = spots_.places;
  const int place = place_in(*e);
  for (std::size_t i = 0; i < places_.size(); ++i)
    if (places_[i] == place && cells_[i].w > f.c.em(230)) room = cells_[i];
  build_banner(f, room, words);
}

}  // namespace mathom::war_of_the_ring

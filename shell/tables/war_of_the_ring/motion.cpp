#include "shell/tables/war_of_the_ring/motion.h"

#include <algorithm>

#include "games/war_of_the_ring/state/events.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

bool moves_card(const Event& e) {
  return e.from != e.to && place_in(e) < 0 && e.from >= 0 && e.to >= 0 && e.from < kZones;
}
int print_in(const Event& e) { return e.face == CardDef::hidden || is_place(index(e.face)) ? -1 : index(e.face); }
float part(float t, float from, float to) { return std::clamp((t - from) / (to - from), 0.0f, 1.0f); }

// The seat whose zone it is, or -1.
int seat_of_zone(int zone) { return zone >= 0 && zone < kResolving ? zone % kMostSeats : -1; }

float small_card(const Canvas& c) { return std::clamp(c.em(34), 26.0f, 60.0f); }  // its width

}  // namespace

int place_in(const Event& e) { return is_place(index(e.card)) ? index(e.card) - kFirstPlace : -1; }

EventPlayback::Timing Flights::timing(const Event& e) const {
  const float row = row_.motion(e, is_in_rows(e), 220);
  switch (what_of(e)) {
    case What::round: return {0, e.amount > 1 ? 3600.0f : 1300.0f};  // the round before is summed up
    case What::drew:
    case What::drew_aside:
    case What::looked: return {row, 100};
    case What::cycled: return {row, 160};
    case What::cycled_instead:
    case What::eliminated:
    case What::forsook:
    case What::removed: return {row + 120, 260};
    case What::played: return {900, 250};
    case What::moved: return {ui::kFlight + 220, 420};
    case What::took: return {420, 350};
    case What::activated:
    case What::reactivated: return {0, 1500};
    case What::used:
    case What::ring:
    case What::winnowed:
    case What::permitted:
    case What::chose:
    case What::recycled: return {0, 1000};
    case What::passed: return {0, 700};
    case What::icon: return {0, 600};
    case What::corruption:
    case What::cleansed: return {0, 1200};
    case What::path_combat:
    case What::battle: return {900, 1500};
    case What::lost: return {400, 900};
    case What::path_held:
    case What::path_taken:
    case What::path_nobody:
    case What::battle_held:
    case What::battle_taken: return {0, 3600};
    case What::ends: return {0, 1500};
    default: return {};
  }
}

bool is_in_rows(const Event& e) {
  switch (what_of(e)) {
    case What::drew:
    case What::drew_aside:
    case What::looked:
    case What::cycled:
    case What::cycled_instead:
    case What::eliminated:
    case What::forsook: return true;
    default: return false;
  }
}

void Flights::add(const Event& e) { row_.add(e, is_in_rows(e)); }

// If nothing may fly, things that are held up to be read are held up all the time.
void Flights::begin_frame(double now, bool still) {
  row_.next_frame();
  flights_ =
      row_.flights(sight_.table().playback(), now, [&](const Event& e) { return still && what_of(e) == What::played; });
  std::erase_if(flights_, [](const Flight& f) { return f.gone >= 1 || !moves_card(*f.event); });
}

bool Flights::flies(int print) const {
  return std::any_of(flights_.begin(), flights_.end(), [&](const Flight& f) { return print_in(*f.event) == print; });
}

std::vector<int> Flights::but_flying(std::vector<int> prints) const {
  std::erase_if(prints, [&](int print) { return flies(print); });
  return prints;
}

Rect Flights::home_at_place(const Frame& f, int place, int print) const {
  const auto found = std::find(plan_.places.begin(), plan_.places.end(), place);
  if (found == plan_.places.end()) {
    const float small = small_card(f.c);
    return around(plan_.spots.places.centre(), small, card_height(small));
  }
  const Cell cell = place_cell(f.c, plan_.cells[static_cast<std::size_t>(found - plan_.places.begin())]);
  const bool near =
      print < 0 || side_of(sight_.catalog().facts_of(static_cast<CardDef>(print)).faction) == sight_.near_side();
  const Rect row = near ? cell.near_row : cell.far_row;
  return around(row.centre(), row.h / kCardRatio, row.h);
}

Rect Flights::home_in_hand(const Frame& f, int print) const {
  const std::vector<CardId> hand = sight_.own_hand();
  const HandRows rows = hand_rows(f.c, plan_.hand.w, f.c.scene().screen().h);
  const std::vector<Rect> places = place_hand(rows, plan_.hand, sight_.own_aside(), static_cast<int>(hand.size()));
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (index(hand[i]) == print) return places[i];
  if (!sight_.table().flown_from().empty()) return sight_.table().flown_from();
  return around(plan_.hand.centre(), rows.card(), card_height(rows.card()));
}

// Returns the place of a card of the zone, or the middle of the zone.
Rect Flights::home_of(const Frame& f, int zone, int print) const {
  const float small = small_card(f.c);
  if (is_at_place(static_cast<std::uint8_t>(std::max(zone, 0)))) return home_at_place(f, zone - kAt, print);
  if (zone == kReserve + sight_.me()) {
    const Rect row = plan_.spots.reserve.inset(2);
    return around(row.centre(), row.h / kCardRatio, row.h);
  }
  if ((zone == kHand + sight_.me() || zone == kAside + sight_.me()) && !f.places.hand.empty())
    return home_in_hand(f, print);
  const int seat = seat_of_zone(zone);
  if (seat >= 0 && seat < sight_.board().table().seats()) {
    const Rect r = plan_.spots.seat[at(seat)];
    const float high = std::min(r.h - 4, card_height(small));
    return around(r.centre(), high / kCardRatio, high);
  }
  // An event that is carried out lies next to its question.
  if (zone == kResolving && !plan_.spots.source.empty()) {
    const Rect r = plan_.spots.source.inset(3);
    return {r.x, r.y, r.h / kCardRatio, r.h};
  }
  const float wide = std::clamp(plan_.spots.places.h * 0.3f, small, 120.0f);
  return around(plan_.spots.places.centre(), wide, card_height(wide));
}

// A played card is held up, where everybody can read it, before it goes to its place.
void Flights::build(const Frame& f) const {
  for (const Flight& flight : flights_) {
    const Event& e = *flight.event;
    const int print = print_in(e);
    const Rect from = home_of(f, e.from, print), to = home_of(f, e.to, print);
    Rect r = lerp(from, to, ease_in_out(flight.gone));
    if (what_of(e) == What::played) {
      const Rect room = plan_.spots.places;
      const float wide = std::clamp(room.h * 0.8f / kCardRatio, 60.0f, 210.0f * f.c.larger());
      const Rect up = around(room.centre(), wide, card_height(wide));
      r = lerp(lerp(from, up, ease_out(part(flight.gone, 0, 0.24f))), to, ease_in_out(part(flight.gone, 0.76f, 1)));
    }
    f.c.pen().shadow(r, 8, 14, 5, 0.45f);
    if (print < 0)
      draw_back(f.c.pen(), r,
                e.who != SeatId::none && is_player(e.who) ? sight_.side_of_seat(index(e.who)) : sight_.near_side());
    else
      sight_.draw_face(f.host, f.c.pen(), r, card_at(print), CardState::plain);
  }
}

}  // namespace mathom::war_of_the_ring

#include "shell/tables/lotr_board/motion.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/layout/track_board.h"
#include "shell/tables/lotr_board/names.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

float part(float t, float from, float to) { return std::clamp((t - from) / (to - from), 0.0f, 1.0f); }

// It tumbles over the board and comes to lie on its face, above the words that say it.
void draw_rolling_die(const GameTable::Frame& f, const Flight& flight, Rect room) {
  static constexpr std::array<int, 6> kTumble{1, 4, 3, 5, 2, 0};
  const float size = std::clamp(room.h * 0.24f, 30.0f, 84.0f * f.c.larger()), t = ease_out(flight.gone), left = 1 - t;
  const bool still = flight.gone >= 1;
  const int face = still ? flight.event->amount : kTumble[at(static_cast<int>(flight.gone * 11)) % kTumble.size()];
  const Vec rest{room.centre().x, room.y + room.h * 0.24f};
  const Vec m = rest + Vec{-room.w * 0.3f * left, -std::abs(std::sin(left * 7)) * room.h * 0.12f * left};
  const Pen pen = f.c.pen().through(shift(m) * turn(-left * 9) * shift(m * -1.0f));
  f.c.pen().disc(m + Vec{0, size * 0.42f}, size * 0.5f, rgb(0, 80));
  draw_die(pen, face, m, size);
}

}  // namespace

void Motion::take_up(const Event& e) {
  switch (what_of(e)) {
    case What::advanced:
      step_symbol_ = e.amount / 100;
      step_space_ = e.amount % 100;
      return;
    case What::tile:
    case What::event:
    case What::action:
    case What::place:
    case What::turn:
    case What::played:
    case What::refreshed:
    case What::rested:
    case What::ring_on:
    case What::called:
    case What::descent:
    case What::story:
    case What::gandalf: step_symbol_ = -1; return;
    default: return;
  }
}

// The gift of a space comes from that space; gifts of events and havens come from the middle.
Vec Motion::gains_from(float larger) const {
  const Place& here = sight_.place();
  const Rect board = sight_.spots().board;
  const Track* track = here.haven || step_symbol_ < 0 ? nullptr : here.track(step_symbol_);
  if (!track || step_space_ < 1) return board.centre();
  for (const Way& way : ways_of(here, board, larger))
    if (way.track == track) return way.path.spaces[std::min(at(step_space_ - 1), way.path.spaces.size() - 1)];
  return board.centre();
}

// Returns the place of a card of the zone, or the middle of the zone.
Rect Motion::home_of(const Frame& f, int zone, int print) const {
  const Rect deck = sight_.spots().deck();
  if (zone == kDeck) return deck;
  if (zone == kDiscard) return sight_.spots().discard();
  for (int seat = 0; seat < sight_.board().seats; ++seat) {
    if (zone != hand_of(seat)) continue;
    if (seat == sight_.me()) return home_in_hand(f, print);
    return around(sight_.spots().seat[at(seat)].centre(), deck.w * 0.7f, deck.h * 0.7f);
  }
  if (const Rect* laid = laid_.find(print)) return *laid;
  const float wide = std::max(deck.w, std::min(sight_.spots().board.h * 0.24f, 84.0f));
  return around(zone == kBoard || zone == kPool ? gains_from(f.c.larger()) : sight_.spots().board.centre(), wide,
                card_height(wide));
}

Rect Motion::home_in_hand(const Frame& f, int print) const {
  const std::vector<CardId> hand = sight_.own_hand();
  const HandRows rows = hand_rows(f.c, f.places.hand.w, f.c.scene().screen().h);
  const std::vector<Rect> places = rows.place(f.places.hand, static_cast<int>(hand.size()));
  for (std::size_t i = 0; i < hand.size(); ++i)
    if (index(hand[i]) == print) return places[i];
  if (!sight_.flown_from().empty()) return sight_.flown_from();
  return around(f.places.hand.centre(), rows.card(), card_height(rows.card()));
}

void Motion::build(const Frame& f, Rect room) const {
  for (const Flight& flight : sight_.flights(f.now)) draw_flight(f, flight, room);
  build_cause(f);
}

void Motion::draw_flight(const Frame& f, const Flight& flight, Rect room) const {
  const Event& e = *flight.event;
  switch (what_of(e)) {
    case What::tile: return draw_turning_tile(f, flight);
    case What::rolled: return draw_rolling_die(f, flight, room);
    case What::played:
    case What::story: return draw_played(f, flight);
    case What::silver:
    case What::gold:
    case What::token:
    case What::pledged_token:
    case What::pledged_runes: return draw_gain(f, flight);
    default: break;
  }
  if (!moves_card(e)) return;
  const int print = print_of(e);
  const float t = ease_in_out(flight.gone);
  const Rect r = lerp(home_of(f, e.from, print), home_of(f, e.to, print), t);
  f.c.pen().shadow(r, 8, 12, 5, 0.4f);
  if (print < 0) return draw_card_back(f.c.pen(), r);
  lotr_board::draw_face(f.c.pen(), r, print, face_words(f.host, sight_.game(), print));
}

// A card that is played is held up where all can read it before it goes to the pile.
void Motion::draw_played(const Frame& f, const Flight& flight) const {
  const Event& e = *flight.event;
  const int print = print_of(e);
  if (print < 0) return;
  const Rect room = sight_.spots().board;
  const float wide = std::clamp(room.h * 0.52f / kCardRatio, 44.0f, 150.0f * f.c.larger());
  const Rect up = around(room.centre(), wide, card_height(wide));
  const float rise = ease_out(part(flight.gone, 0, 0.24f)), fall = ease_in_out(part(flight.gone, 0.76f, 1));
  const Rect r = lerp(lerp(home_of(f, e.from, print), up, rise), home_of(f, e.to, print), fall);
  f.c.pen().shadow(r, 10, 20, 7, 0.5f);
  lotr_board::draw_face(f.c.pen(), r, print, face_words(f.host, sight_.game(), print));
}

// It turns over in the middle, and goes to its place.
void Motion::draw_turning_tile(const Frame& f, const Flight& flight) const {
  const Rect slot = sight_.spots().tile_slot();
  const float large = std::clamp(sight_.spots().board.h * 0.34f, slot.w, 120.0f * f.c.larger());
  const Rect up = around(sight_.spots().board.centre(), large, large);
  const float rise = ease_out(part(flight.gone, 0, 0.3f)), turned = part(flight.gone, 0.12f, 0.42f),
              fall = ease_in_out(part(flight.gone, 0.74f, 1));
  const Rect r = lerp(lerp(slot, up, rise), slot, fall);
  const float wide = std::max(0.06f, std::abs(std::cos(turned * 3.14159f)));
  const Pen pen = f.c.pen().through(shift(r.centre()) * stretch(wide, 1) * shift(r.centre() * -1.0f));
  if (turned >= 0.5f) return draw_tile(pen, print_of(*flight.event), r);
  draw_tile_back(pen, r);
}

// Tokens and runes: from where they lie to the Hobbit, or laid out by them in the middle.
void Motion::draw_gain(const Frame& f, const Flight& flight) const {
  const Event& e = *flight.event;
  if (!is_player(e.who)) return;
  const What w = what_of(e);
  const bool token = w == What::token || w == What::pledged_token,
             given = w == What::pledged_token || w == What::pledged_runes;
  const Thing thing = token ? token_thing(e.amount) : w == What::gold ? Thing::gold : Thing::rune;
  const Vec his = sight_.spots().seat[at(index(e.who))].centre(),
            there = given ? sight_.spots().board.centre() : gains_from(f.c.larger());
  const float t = ease_in_out(flight.gone), rise = std::sin(t * 3.14159f);
  const float size = f.c.em(22) + f.c.em(12) * rise;
  const Vec m = lerp(given ? his : there, given ? there : his, t) - Vec{0, f.c.em(14) * rise};
  f.c.pen().disc(m + Vec{0, size * 0.08f}, size * 0.62f, rgb(0, 90));
  f.c.pen().disc(m, size * 0.6f, rgb(0xFBF3DC));
  draw_thing(f.c.pen(), thing, m, size);
}

// Says below the line who moves on the corruption line, where to and why.
void Motion::build_cause(const Frame& f) const {
  const Event* e = sight_.playback().current();
  if (!e) return;
  const What w = what_of(*e);
  if (w != What::corrupt && w != What::purity && w != What::sauron) return;
  const std::string words = f.host.say(sight_.game().tell(*e));
  const Canvas& c = f.c;
  const Type t = c.letters().largest(c.strong(), words, sight_.spots().corruption.w - 40, c.em(60));
  const float wide = std::min(sight_.spots().corruption.w - 16, c.letters().width(t, words) + 32);
  const float high = c.height_of(t, words, wide - 24) + 12;
  const Rect line = sight_.spots().corruption;
  const int where = w == What::sauron ? sight_.board().sauron : sight_.board().corruption[at(index(e->who))];
  const float x = corruption_space(line, std::clamp(where, 0, content().corruption_last)).centre().x;
  const Rect r{std::clamp(x - wide / 2, line.x + 4, line.right() - wide - 4), line.bottom() + 5, wide, high};
  c.raised(r);
  c.pen().paragraph(t, {r.x + 12, r.y + 6, r.w - 24, r.h - 12}, words, w == What::purity ? ui::kGold : kWarn,
                    Align::centre);
}

}  // namespace mathom::lotr_board

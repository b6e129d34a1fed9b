#include "shell/tables/lotr_board/layout/track_board.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/lotr_board/content/content.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/land.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr ui::Colour kWay = rgb(0xEAD9AC), kWayEdge = rgb(0x3A2A12, 210);

}  // namespace

std::vector<Way> ways_of(const Place& place, Rect board, float larger) {
  std::vector<const Track*> tracks;
  for (const Track& t : place.tracks)
    if (t.symbol != place.main) tracks.push_back(&t);
  tracks.push_back(place.track(place.main));
  std::vector<int> lengths;
  for (const Track* t : tracks) lengths.push_back(static_cast<int>(t->spaces.size()));
  std::vector<Path> paths = place_tracks(board, lengths, larger);
  std::vector<Way> out;
  for (std::size_t i = 0; i < tracks.size(); ++i) out.push_back({tracks[i], std::move(paths[i])});
  return out;
}

void draw_board(const Canvas& c, Rect board, int place) {
  c.pen().shadow(board, 12, 22, 6, 0.55f);
  draw_land(c.pen(), board, place);
  c.pen().frame(grown(board, 1), 6, rgb(0x2A1D0C), 5);
  c.pen().frame(grown(board, -1), 4, rgb(0xD8AE5B, 200), 1.6f);
}

Wanted TrackBoard::build(const Frame& f) const {
  const bool tracks_asked = sight_.asked() && offers_.any_at(Spot::track);
  f.c.scene().begin_zone(
      "tracks",
      {.name = f.host.say("lotr_board.table.tracks"), .list = true, .part = tracks_asked ? Part::ask : Part::table});
  Wanted wanted;
  for (const Way& way : ways_of(sight_.place(), sight_.spots().board, f.c.larger()))
    if (const Wanted here = build_track(f, *way.track, way.path); here.option >= 0 || here.page) wanted = here;
  f.c.scene().end_zone();
  return wanted;
}

Wanted TrackBoard::build_track(const Frame& f, const Track& track, const Path& path) const {
  const int option = offers_.on_track(track.symbol);
  draw_track(f, track, path, option >= 0);
  Item item{.id = "track/" + std::string(symbol_names().word(track.symbol)),
            .name = words_of(f.host, track),
            .rect = path.row};
  // Spaces closer together than the width of a finger are only for reading.
  if (option < 0 && path.row.h < kTouch - 1) item.role = Role::text;
  bool first_meaning = false;
  if (option >= 0) {
    const Option& o = sight_.decision().options[at(option)];
    item.description = std::exchange(item.name, words_.of(f, o));
    // The first meaning of a chosen card is on the card itself.
    first_meaning = !sight_.marks().empty() && sight_.hand_index(sight_.marks().front()) == option;
    if (!first_meaning) item.offer = f.seat.token(o);
    if (spot_of(o) == Spot::track) item.id = "offer/" + item.offer;
    item.takes = !sight_.marks().empty();
  } else if (item.role != Role::text) {
    item.description = f.host.say("lotr_board.table.track_opens");
  }
  const Reaction is = f.c.scene().add(item);
  if (option >= 0 && sight_.hinted(sight_.decision().options[at(option)]))
    f.c.pen().frame(path.row.inset(2), 12, ui::kGold, 5);
  if (is.focused) f.c.focus_ring(path.row.inset(4), 10);
  if (!is.activated && !is.marked && !is.zoom) return {};
  if (option >= 0 && !is.zoom) return {.option = option};
  return {.page = SheetPage{SheetPage::Of::track, track.symbol}};
}

std::string TrackBoard::words_of(const TableHost& host, const Track& track) const {
  const Board& now = sight_.board();
  const int walked = now.track[at(track.symbol)], length = static_cast<int>(track.spaces.size());
  std::string words = host.say("lotr_board.table.track_at", {{"track", host.say(symbol_names().key(track.symbol))},
                                                             {"n", std::to_string(walked)},
                                                             {"of", std::to_string(length)}});
  if (track.symbol == sight_.place().main) words += " " + host.say("lotr_board.table.main_track");
  if (walked < length)
    words += " " + host.say("lotr_board.table.next_space",
                            {{"what", sentences(host, say_space(now.place, track.symbol, walked))}});
  return words;
}

void TrackBoard::draw_track(const Frame& f, const Track& track, const Path& path, bool asked_for) const {
  const Pen& pen = f.c.pen();
  const bool main = track.symbol == sight_.place().main;
  const float wide = path.size * 0.62f;
  pen.stroke(path.line, kWayEdge, wide + 5, false);
  pen.stroke(path.line, main ? rgb(0xF4D890) : kWay, wide, false);
  pen.stroke(path.line, rgb(0x8A6A2E, 90), 1.2f, false);
  draw_spaces(f, track, path);
  draw_symbol_disc(pen, track.symbol, path.head, path.head_size);
  if (main) pen.ring(path.head, path.head_size / 2 + 2.5f, ui::kGold, 2);
  if (asked_for) {
    pen.ring(path.head, path.head_size / 2 + 4, ui::kGold, 4);
    pen.frame(path.row.inset(3), 12, ui::kGold, 2);
  }
  draw_marker(f, track, path);
}

void TrackBoard::draw_spaces(const Frame& f, const Track& track, const Path& path) const {
  const Pen& pen = f.c.pen();
  const bool main = track.symbol == sight_.place().main;
  const int walked = sight_.board().track[at(track.symbol)];
  const std::vector<int> ahead = previews(track);
  for (std::size_t i = 0; i < path.spaces.size(); ++i) {
    const Vec m = path.spaces[i];
    const bool past = static_cast<int>(i) < walked;
    const float radius = path.size / 2;
    pen.disc(m, radius + 1.5f, rgb(0x2A1D0C, 220));
    pen.disc(m, radius, past ? rgb(0xBFB08A) : main ? rgb(0xFFF4D2) : rgb(0xFBF3DC));
    draw_thing((past ? pen.veiled(rgb(0xBFB08A), 0.62f) : pen),
               thing_on(sight_.board().place, track.symbol, static_cast<int>(i)), m, path.size * 0.72f);
    const int points = track.spaces[i].points;
    if (main && points > 0) {
      const float high = std::clamp(path.size * 0.3f, 10.5f, 20.0f);
      const Vec foot{m.x, m.y + radius + high * 0.62f};
      pen.box(around(foot, high * 1.75f, high * 1.2f), high * 0.4f, rgb(0x1A130A, 215));
      pen.text_at({ui::Face::index, high}, foot, std::to_string(points), ui::kGold, Align::centre);
    }
    if (std::find(ahead.begin(), ahead.end(), static_cast<int>(i) + 1) != ahead.end()) {
      pen.ring(m, radius + 3.5f, rgb(0x1A130A), 6);
      pen.ring(m, radius + 3.5f, ui::kGold, 3);
    }
  }
}

// A little pawn in the colour of the track: on its sign before the first step.
void TrackBoard::draw_marker(const Frame& f, const Track& track, const Path& path) const {
  const auto stand = [&](int n) {
    if (n <= 0) return path.head + Vec{path.head_size * 0.68f, path.head_size * 0.1f};
    return path.spaces[std::min(at(n - 1), path.spaces.size() - 1)];
  };
  // It goes along its way from space to space, each with a little leap.
  const float gone = sight_.playback().current() ? ease_in_out(sight_.playback().progress(f.now)) : 1.0f;
  const int to = sight_.board().track[at(track.symbol)],
            from = sight_.before().place == sight_.board().place ? sight_.before().track[at(track.symbol)] : 0;
  const float walked = static_cast<float>(from) + gone * static_cast<float>(to - from), last = std::floor(walked);
  const float leap = std::abs(std::sin((walked - last) * 3.14159f));
  const Vec m = lerp(stand(static_cast<int>(last)), stand(static_cast<int>(last) + (walked > last)), walked - last) -
                Vec{0, path.size * (0.12f + 0.3f * leap)};
  const float h = std::clamp(path.size * 1.05f, 18.0f, 64.0f);
  const Pen p = f.c.pen().through(shift(m) * stretch(h / 100, h / 100));
  const ui::Colour c = symbol_colour(track.symbol);
  const Rect body{-36, -60, 72, 110};
  p.disc({0, 40}, 34, rgb(0, 90));
  p.disc({0, -34}, 29, rgb(0xFFF6DC));
  p.convex(std::vector<Vec>{{-16, -20}, {16, -20}, {37, 46}, {-37, 46}}, rgb(0xFFF6DC));
  p.convex(std::vector<Vec>{{-11, -16}, {11, -16}, {29, 39}, {-29, 39}},
           downwards(mix(c, rgb(0xFFFFFF), 0.2f), c, body));
  p.disc({0, -34}, 22, downwards(mix(c, rgb(0xFFFFFF), 0.35f), c, body));
}

// The spaces that the marker might reach by the chosen card, or by the Ring.
std::vector<int> TrackBoard::previews(const Track& track) const {
  std::vector<int> out;
  const int walked = sight_.board().track[at(track.symbol)], length = static_cast<int>(track.spaces.size());
  const auto reach = [&](int n) {
    if (walked < length) out.push_back(std::min(walked + n, length));
  };
  if (!sight_.asked()) return out;
  if (offers_.shows_ring())
    for (int n = 1; n <= content().ring_reach; ++n) reach(n);
  else if (sight_.question() == Question::ring_track)
    reach(sight_.seen().frames.back().local[kRingReach]);
  else if (sight_.question() == Question::play && !sight_.marks().empty())
    for (const Option& o : offers_.hand_options(sight_.marks().front()))
      if (verb_of(o) == Verb::play && o.amount == track.symbol)
        for (int n = 1; n <= facts_of(index(sight_.marks().front())).symbols; ++n) reach(n);
  return out;
}

}  // namespace mathom::lotr_board

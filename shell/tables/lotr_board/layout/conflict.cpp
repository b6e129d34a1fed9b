// The board in the middle: the land, the tracks as ways through it with what their spaces give, the markers; at a haven
// what happens there, one thing after another.
#include <cmath>

#include "games/lotr_board/content/content.h"
#include "games/lotr_board/words/words.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/land.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr float kLow = 180;  // boards less high have no room to spare

constexpr float kLaidRow = 66;     // cards that lie open, at their smallest
constexpr float kLeastSheet = 60;  // a name and a line or two

constexpr ui::Colour kWay = rgb(0xEAD9AC), kWayEdge = rgb(0x3A2A12, 210);

}  // namespace

void JourneyTable::build_board(const Frame& f) {
  const Canvas& c = f.c;
  const Rect r = spots().board;
  c.pen().shadow(r, 12, 22, 6, 0.55f);
  draw_land(c.pen(), r, board().place);
  c.pen().frame(grown(r, 1), 6, rgb(0x2A1D0C), 5);
  c.pen().frame(grown(r, -1), 4, rgb(0xD8AE5B, 200), 1.6f);
  if (place().haven)
    build_haven(f);
  else
    build_tracks(f);
}

// What happens at a haven lies on a sheet over the upper part of its picture; questions have the lower part.
void JourneyTable::build_haven(const Frame& f) {
  const int last = static_cast<int>(place().programs.size()) - 1;
  if (!asked() && now_.is(Subject::Kind::none)) now_ = {Subject::Kind::program, std::clamp(board().action, 0, last)};
  if (now_.is(Subject::Kind::none) || !sheet_fits(f)) return;
  f.c.scene().begin_zone("haven", {.name = f.host.say(place().key), .part = Part::table});
  build_sheet(f, spots().board, now_name(f.host), now_words(f.host));
  f.c.scene().end_zone();
}

// How much of the board what is asked, or lies open, wants below the sheet.
float JourneyTable::below_sheet(const Frame& f) const {
  const float laid = is_anything_laid() ? kLaidRow : 0;
  if (!asked() || !panel_asked()) return laid;
  const float lines = spots().form == Form::low ? 1.0f : std::ceil(static_cast<float>(decision().options.size()) / 2);
  return laid + lines * (f.c.control_height() + kStep) + 2 * kStep;
}

// On the smallest boards the answers have all of it; the question names what it is about.
bool JourneyTable::sheet_fits(const Frame& f) const {
  return !asked() || !panel_asked() || spots().board.h - below_sheet(f) >= kLeastSheet;
}

// A name and what it does, at the top of the room.
void JourneyTable::build_sheet(const Frame& f, Rect room, const std::string& name, const std::string& sentence,
                               int tile) {
  const Canvas& c = f.c;
  const Type title = c.type(ui::Face::serif, c.phone() ? 20 : 24);
  // What it says stands there whole, if need be in smaller letters, and takes what the question leaves it.
  const float most = std::max(room.h * 0.52f, room.h - below_sheet(f) - 16);
  const float picture = tile < 0 ? 0 : std::min(c.em(78), most - 16);
  const float wide = std::min(room.w - 24, c.em(520)), in_wide = wide - 28 - (tile < 0 ? 0 : picture + 12);
  const float head = std::min(c.height_of(title, name, in_wide), most * 0.4f);
  Type text = c.body();
  while (text.px > kLeastType && head + c.height_of(text, sentence, in_wide) + 24 > most)
    text.px = std::max(kLeastType, text.px - 0.5f);
  const float words = c.height_of(text, sentence, in_wide);
  const float high = std::min(most, std::max(picture + 16, head + words + 24));
  const Rect sheet{room.centre().x - wide / 2, room.y + (room.h < kLow ? 6.0f : 12.0f), wide, high};
  c.pen().shadow(sheet, 10, 14, 4, 0.4f);
  c.pen().box(sheet, 10, rgb(0x0E1813, place().haven ? 200 : 235));
  c.pen().frame(grown(sheet, -0.5f), 10, rgb(0xD8AE5B, 120), 1);
  if (tile >= 0) draw_tile(c.pen(), tile, {sheet.x + 14, sheet.centre().y - picture / 2, picture, picture});
  Rect in{sheet.right() - 14 - in_wide, sheet.y + 9, in_wide, sheet.h - 18};
  const std::string said = f.host.say("shell.named", {{"name", name}, {"words", sentence}});
  const std::string id = "asked/" + std::string(subject_word(board().place, now_));
  c.scene().add({.id = id, .role = Role::text, .name = said, .rect = sheet, .z = 1});
  c.fitted("", cut_top(in, head), title, name, ui::kGold);
  cut_top(in, 3);
  if (words <= in.h + 2) {
    c.fitted("", in, text, sentence, kText);
  } else {
    const float top = c.scene().begin_scroll(id + "/list", name, in);
    c.pen().paragraph(text, {in.x, top, in.w - kStep, words}, sentence, kText);
    c.scene().end_scroll(c.height_of(text, sentence, in.w - kStep));
  }
  room_.h -= sheet.bottom() + 4 - room_.y;
  room_.y = sheet.bottom() + 4;
}

namespace {

// A tile that is more than a step of a marker: it has a price, or one player bears it for all.
bool asks_something(int print) {
  if (print < kFirstTile || print >= kFirstGold) return false;
  return language().verb(content().code.ops[at(facts_of(print).program)].verb).say != nullptr;
}

}  // namespace

// Between events the frames say what is being resolved; while events are shown the State runs ahead of the eyes.
void JourneyTable::follow_state() {
  if (settled()) now_ = subject_of(seen());
}

bool JourneyTable::now_shown() const {
  if (place().haven || now_.is(Subject::Kind::none) || board().result != Result::playing) return false;
  if (!asked()) return !now_.is(Subject::Kind::card) || asks_something(now_.which);
  switch (question()) {
    case Question::pay:
    case Question::must_pay:
    case Question::contribute:
    case Question::propose:
    case Question::control:
    case Question::window: return true;
    default: return false;
  }
}

std::string JourneyTable::now_name(const TableHost& host) const {
  if (now_.is(Subject::Kind::program)) return host.say(place().programs[at(now_.which)].key);
  return host.say(now_.is(Subject::Kind::face) ? std::string_view("lotr_board.cause.die") : facts_of(now_.which).key);
}

std::string JourneyTable::now_words(const TableHost& host) const {
  if (now_.is(Subject::Kind::program)) return event_words(host, board().place, now_.which);
  return sentences(host, now_.is(Subject::Kind::face) ? say_face(now_.which) : say_card(now_.which));
}

void JourneyTable::build_now(const Frame& f) {
  if (!now_shown() || !sheet_fits(f)) return;
  const bool tile = now_.is(Subject::Kind::card) && now_.which >= kFirstTile;
  f.c.scene().begin_zone("now", {.name = f.host.say("lotr_board.table.now"), .part = Part::table});
  build_sheet(f, spots().board, now_name(f.host), now_words(f.host), tile ? now_.which : -1);
  f.c.scene().end_zone();
}

// The main track is the lowest and nearest.
std::vector<const Track*> JourneyTable::tracks_in_order() const {
  std::vector<const Track*> tracks;
  for (const Track& t : place().tracks)
    if (t.symbol != place().main) tracks.push_back(&t);
  tracks.push_back(place().track(place().main));
  return tracks;
}

void JourneyTable::build_tracks(const Frame& f) {
  const std::vector<const Track*> tracks = tracks_in_order();
  std::vector<int> lengths;
  for (const Track* t : tracks) lengths.push_back(static_cast<int>(t->spaces.size()));
  const std::vector<Path> paths = place_tracks(spots().board, lengths, f.c.larger());
  const bool tracks_asked = asked() && std::any_of(decision().options.begin(), decision().options.end(),
                                                   [&](const Option& o) { return spot_of(o) == Spot::track; });
  f.c.scene().begin_zone(
      "tracks",
      {.name = f.host.say("lotr_board.table.tracks"), .list = true, .part = tracks_asked ? Part::ask : Part::table});
  for (std::size_t i = 0; i < tracks.size(); ++i) build_track(f, *tracks[i], paths[i]);
  f.c.scene().end_zone();
}

void JourneyTable::build_track(const Frame& f, const Track& track, const Path& path) {
  const int walked = board().track[at(track.symbol)], length = static_cast<int>(track.spaces.size());
  const int option = offered_track(track.symbol);
  std::string words = f.host.say("lotr_board.table.track_at", {{"track", f.host.say(symbol_names().key(track.symbol))},
                                                               {"n", std::to_string(walked)},
                                                               {"of", std::to_string(length)}});
  if (track.symbol == place().main) words += " " + f.host.say("lotr_board.table.main_track");
  if (walked < length)
    words += " " + f.host.say("lotr_board.table.next_space",
                              {{"what", sentences(f.host, say_space(board().place, track.symbol, walked))}});
  draw_track(f, track, path, option >= 0);
  Item item{.id = "track/" + std::string(symbol_names().word(track.symbol)), .name = words, .rect = path.row};
  // Closer together than a finger is wide they are there to be read.
  if (option < 0 && path.row.h < kTouch - 1) item.role = Role::text;
  bool first_meaning = false;
  if (option >= 0) {
    const Option& o = decision().options[at(option)];
    item.description = std::exchange(item.name, offer_words(f, o));
    // The first meaning of a chosen card is on the card itself.
    first_meaning = !marks().empty() && hand_index(marks().front()) == option;
    if (!first_meaning) item.offer = f.seat.token(o);
    if (spot_of(o) == Spot::track) item.id = "offer/" + item.offer;
    item.takes = !marks().empty();
  } else if (item.role != Role::text) {
    item.description = f.host.say("lotr_board.table.track_opens");
  }
  const Reaction is = f.c.scene().add(item);
  if (option >= 0 && hinted(decision().options[at(option)])) f.c.pen().frame(path.row.inset(2), 12, ui::kGold, 5);
  if (is.focused) f.c.focus_ring(path.row.inset(4), 10);
  if (!is.activated && !is.marked && !is.zoom) return;
  if (option >= 0 && !is.zoom) return choose(f, option);
  page_ = Page::track;
  page_symbol_ = track.symbol;
  open_layer(Layer::own);
  f.c.scene().want_frame();
}

void JourneyTable::draw_track(const Frame& f, const Track& track, const Path& path, bool asked_for) {
  const Pen& pen = f.c.pen();
  const bool main = track.symbol == place().main;
  const int walked = board().track[at(track.symbol)];
  const float wide = path.size * 0.62f;
  pen.stroke(path.line, kWayEdge, wide + 5, false);
  pen.stroke(path.line, main ? rgb(0xF4D890) : kWay, wide, false);
  pen.stroke(path.line, rgb(0x8A6A2E, 90), 1.2f, false);
  const std::vector<int> ahead = previews(track);
  for (std::size_t i = 0; i < path.spaces.size(); ++i) {
    const Vec m = path.spaces[i];
    const bool past = static_cast<int>(i) < walked;
    const float radius = path.size / 2;
    pen.disc(m, radius + 1.5f, rgb(0x2A1D0C, 220));
    pen.disc(m, radius, past ? rgb(0xBFB08A) : main ? rgb(0xFFF4D2) : rgb(0xFBF3DC));
    draw_thing((past ? pen.veiled(rgb(0xBFB08A), 0.62f) : pen),
               thing_on(board().place, track.symbol, static_cast<int>(i)), m, path.size * 0.72f);
    const int points = track.spaces[i].points;
    if (main && points > 0) {
      const float high = std::clamp(path.size * 0.3f, 10.5f, 20.0f);
      const Vec below{m.x, m.y + radius + high * 0.62f};
      pen.box(around(below, high * 1.75f, high * 1.2f), high * 0.4f, rgb(0x1A130A, 215));
      pen.text_at({ui::Face::index, high}, below, std::to_string(points), ui::kGold, Align::centre);
    }
    if (std::find(ahead.begin(), ahead.end(), static_cast<int>(i) + 1) != ahead.end()) {
      pen.ring(m, radius + 3.5f, rgb(0x1A130A), 6);
      pen.ring(m, radius + 3.5f, ui::kGold, 3);
    }
  }
  draw_symbol_disc(pen, track.symbol, path.head, path.head_size);
  if (main) pen.ring(path.head, path.head_size / 2 + 2.5f, ui::kGold, 2);
  if (asked_for) {
    pen.ring(path.head, path.head_size / 2 + 4, ui::kGold, 4);
    pen.frame(path.row.inset(3), 12, ui::kGold, 2);
  }
  draw_marker(f, track, path);
}

// A little pawn in the colour of the track: on its sign before the first step.
void JourneyTable::draw_marker(const Frame& f, const Track& track, const Path& path) const {
  const auto stand = [&](int n) {
    if (n <= 0) return path.head + Vec{path.head_size * 0.68f, path.head_size * 0.1f};
    return path.spaces[std::min(at(n - 1), path.spaces.size() - 1)];
  };
  // It goes along its way from space to space, each with a little leap.
  const float gone = playback().current() ? ease_in_out(playback().progress(f.now)) : 1.0f;
  const int to = board().track[at(track.symbol)],
            from = before().place == board().place ? before().track[at(track.symbol)] : 0;
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

// Where the marker might come to stand: by the chosen card, or by the Ring.
std::vector<int> JourneyTable::previews(const Track& track) const {
  std::vector<int> out;
  const int walked = board().track[at(track.symbol)], length = static_cast<int>(track.spaces.size());
  const auto reach = [&](int n) {
    if (walked < length) out.push_back(std::min(walked + n, length));
  };
  if (!asked()) return out;
  if (ring_preview_)
    for (int n = 1; n <= content().ring_reach; ++n) reach(n);
  else if (question() == Question::ring_track)
    reach(seen().frames.back().local[kRingReach]);
  else if (question() == Question::play && !marks().empty())
    for (const Option& o : hand_options(marks().front()))
      if (verb_of(o) == Verb::play && o.amount == track.symbol)
        for (int n = 1; n <= facts_of(index(marks().front())).symbols; ++n) reach(n);
  return out;
}

bool JourneyTable::is_anything_laid() const {
  if (!lying(kShown).empty()) return true;
  for (int seat = 0; seat < board().seats; ++seat) {
    const auto& tokens = seen().pledged_tokens[at(seat)];
    const bool given = std::any_of(tokens.begin(), tokens.end(), [](int n) { return n > 0; });
    if (given || seen().pledged_runes[at(seat)] > 0 || !lying(pledge_of(seat)).empty()) return true;
  }
  return false;
}

// Cards that lie open for a moment: turned up from the deck, or laid out for a price.
std::vector<JourneyTable::Laid> JourneyTable::laid_cards() const {
  std::vector<Laid> out;
  for (const int print : lying(kShown)) out.push_back({print, -1});
  for (int seat = 0; seat < board().seats; ++seat) {
    for (const int print : lying(pledge_of(seat))) out.push_back({print, seat});
    if (playback().busy()) continue;  // what is given flies to where these will lie
    for (int kind = 0; kind < kTokenKinds; ++kind)
      if (const int n = seen().pledged_tokens[at(seat)][at(kind)]; n > 0)
        out.push_back({-1, seat, token_thing(kind), n});
    if (const int n = seen().pledged_runes[at(seat)]; n > 0) out.push_back({-1, seat, Thing::rune, n});
  }
  if (out.empty()) return out;
  const Rect room = room_;
  const auto n = static_cast<float>(out.size());
  const float most = std::min(spots().board.h * 0.26f, (room.h - 24) / kCardRatio);
  const float wide = std::clamp(std::min((room.w - 40) / n - 8, most), 20.0f, 84.0f);
  float x = room.centre().x - (n * (wide + 8) - 8) / 2;
  for (Laid& laid : out) {
    const float high = card_height(wide);
    laid.at = {x, std::max(spots().board.y + 11, std::min(room.y + 11, spots().board.bottom() - high - 11)), wide,
               high};
    x += wide + 8;
  }
  return out;
}

// Of several cards that look alike the question is about one.
bool JourneyTable::is_meant(const Laid& laid) const {
  return asks(Question::share) && laid.print >= 0 && index(shown_as(decision().source)) == laid.print;
}

std::string JourneyTable::laid_words(const TableHost& host, const Laid& laid) const {
  if (laid.print >= 0) return host.say(game().card_name(static_cast<CardDef>(laid.print)));
  const std::string_view key = laid.thing == Thing::rune    ? "lotr_board.table.runes"
                               : laid.thing == Thing::ring  ? "lotr_board.table.ring_tokens"
                               : laid.thing == Thing::heart ? "lotr_board.table.heart_tokens"
                                                            : "lotr_board.table.sun_tokens";
  return host.say(Phrase{key, {}}.number("n", laid.n));
}

void JourneyTable::build_laid(const Frame& f) {
  const Canvas& c = f.c;
  const std::vector<Laid> cards = laid_cards();
  if (cards.empty()) return;
  const Rect first = cards.front().at, last = cards.back().at;
  const Rect box{first.x - 12, first.y - 11, last.right() - first.x + 24, first.h + 22};
  c.raised(box);
  std::string said;
  for (const Laid& laid : cards) {
    said += (said.empty() ? "" : ", ") + laid_words(f.host, laid);
    if (is_meant(laid)) said += f.host.say("lotr_board.table.is_meant");
    if (laid.print >= 0 && flies(laid.print, f.now)) continue;
    if (laid.print >= 0) {
      lotr_board::draw_face(c.pen(), laid.at, laid.print, face_words(f.host, game(), laid.print),
                            is_meant(laid) ? CardState::pointed : CardState::plain);
      if (is_meant(laid)) c.pen().frame(grown(laid.at, 4), 9, ui::kGold, 3);
    } else {
      const Vec m = laid.at.centre();
      c.pen().disc(m, laid.at.w * 0.48f, rgb(0xFBF3DC));
      draw_thing(c.pen(), laid.thing, m, laid.at.w * 0.8f);
      if (laid.n > 1)
        c.pen().text_at({ui::Face::index, 16}, {m.x, laid.at.y + 10}, std::to_string(laid.n), ui::kGold, Align::centre);
    }
    if (laid.whose >= 0)
      draw_hobbit(c.pen(), laid.whose, {laid.at.right() - 6, laid.at.bottom() - 6}, 20,
                  hobbit_letters(f.host, laid.whose));
  }
  c.scene().begin_zone("laid", {.name = f.host.say("lotr_board.table.laid"), .part = Part::table});
  c.scene().add({.id = "laid",
                 .role = Role::text,
                 .name = f.host.say("lotr_board.table.lies_open", {{"cards", said}}),
                 .rect = box,
                 .z = 1});
  c.scene().end_zone();
}

}  // namespace mathom::lotr_board

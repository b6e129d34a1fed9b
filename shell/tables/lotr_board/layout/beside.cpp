// Beside the board: the events that are to come, the story tiles, and the sheet that says all of it in words.
#include "effects/read/card_game.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/words/words.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/hobbits.h"
#include "shell/tables/lotr_board/table.h"

namespace mathom::lotr_board {

using namespace ui;

std::string JourneyTable::next_event_words(const TableHost& host) const {
  const Place& here = place();
  if (here.haven || board().result != Result::playing || board().event >= static_cast<int>(here.programs.size()))
    return {};
  return host.say("lotr_board.table.next_event", {{"name", host.say(here.programs[at(board().event)].key)},
                                                  {"what", event_words(host, board().place, board().event)}});
}

void JourneyTable::build_events(const Frame& f) {
  const Canvas& c = f.c;
  const Place& here = place();
  const Rect r = spots().events;
  const auto n = static_cast<int>(here.programs.size());
  c.scene().begin_zone("events",
                       {.name = f.host.say(here.haven ? "lotr_board.table.actions" : "lotr_board.table.events"),
                        .list = spots().form == Form::columns,
                        .part = Part::table});
  if (spots().form == Form::columns) {
    const float high = std::max(kTouch + 3, std::min(c.em(58), (r.h + 3) / static_cast<float>(n)));
    for (int i = 0; i < n; ++i) build_event_row(f, i, {r.x, r.y + high * static_cast<float>(i), r.w, high - 3});
  } else {
    // A haven has no story tiles: the line is as wide as the table.
    const Rect line = here.haven && spots().tile.x > r.x ? Rect{r.x, r.y, spots().tile.right() - r.x, r.h} : r;
    build_event_row(f, here.haven ? std::max(board().action, 0) : std::min(board().event, n - 1), line);
  }
  c.scene().end_zone();
}

void JourneyTable::build_event_row(const Frame& f, int which, Rect r) {
  const Canvas& c = f.c;
  const Place& here = place();
  const int reached = here.haven ? board().action + 1 : board().event;
  const bool past = which < reached - (here.haven ? 1 : 0);
  const bool next = board().result == Result::playing && which == (here.haven ? board().action : reached);
  const bool list = spots().form == Form::columns;
  const std::string name = f.host.say(here.programs[at(which)].key);
  Item item{.id = "event/" + std::to_string(which),
            .name = name,
            .description = event_words(f.host, board().place, which),
            .rect = r};
  if (next && !here.haven) item.name = f.host.say("lotr_board.table.next", {{"name", name}});
  const Reaction is = c.scene().add(item);
  const bool warm = next && !here.haven;
  c.pen().box(
      r, 9,
      downwards(warm ? rgb(0x4A2A22, 240) : rgb(0x16281F, 235), warm ? rgb(0x2E1814, 240) : rgb(0x0F1D18, 235), r));
  c.pen().frame(grown(r, -0.5f), 9, is.held ? ui::kGold : next ? kGoldDeep : kPanelEdge, next ? 1.6f : 1.0f);
  Rect in{r.x + 7, r.y + 2, r.w - 13, r.h - 4};
  const float size = std::min(in.h * 0.62f, c.em(24));
  const Rect mark = cut_left(in, size + 7);
  const Vec m{mark.x + size / 2, mark.centre().y};
  if (past) {
    c.sign(Sign::check, m, size * 0.66f, kTextFaint);
  } else {
    c.pen().disc(m, size / 2, next ? kGoldDeep : rgb(0x33443C));
    c.pen().text_at({ui::Face::index, size * 0.6f}, m, std::to_string(which + 1), next ? kGoldInk : kText,
                    Align::centre);
  }
  // Beside the number alone words have no room; a touch shows all events.
  if (in.w >= c.em(40))
    c.fitted("", in, c.small_strong(), list ? name : item.name, past ? kTextFaint : next ? ui::kGold : kText);
  if (is.focused) c.focus_ring(r, 9);
  if (!is.activated && !is.marked && !is.zoom) return;
  page_ = Page::events;
  open_layer(Layer::own);
  c.scene().want_frame();
}

std::vector<int> JourneyTable::tiles_left() const {
  std::vector<int> out;
  for (int print = kFirstTile; print < kFirstGold; ++print) {
    const CardId where = physical(card_at(print));
    const int zone = where == CardId::none ? int{kTileStack} : int{seen().cards[index(where)].zone};
    if (zone != kTilesDone && zone != kTileNow) out.push_back(print);
  }
  return out;
}

void JourneyTable::build_tile(const Frame& f) {
  if (place().haven) return;
  const Canvas& c = f.c;
  const Rect r = spots().tile;
  const int left = count(kTileStack);
  const std::string words = f.host.say(Phrase{"lotr_board.table.tiles_left", {}}.number("n", left));
  const std::string name =
      board().tile < 0 ? std::string() : f.host.say(game().card_name(static_cast<CardDef>(board().tile)));
  c.scene().begin_zone("tile", {.name = f.host.say("lotr_board.table.tiles"), .part = Part::table});
  const Reaction is = c.scene().add(
      {.id = "tile",
       .name = (name.empty() ? "" : name + ". ") + words,
       .description = f.host.say(turns_tile() ? "lotr_board.table.turn_tile" : "lotr_board.table.tiles_open"),
       .rect = r});
  c.scene().end_zone();
  c.pen().box(r, 9, downwards(rgb(0x16281F, 235), rgb(0x0F1D18, 235), r));
  c.pen().frame(grown(r, -0.5f), 9, is.held || turns_tile() ? ui::kGold : kPanelEdge, turns_tile() ? 2.2f : 1);
  const Rect slot = spots().tile_slot();
  if (board().tile >= 0 && !flies(board().tile, f.now))
    draw_tile(c.pen(), board().tile, slot);
  else if (left > 0)
    draw_tile_back(c.pen(), slot);
  else
    draw_card_place(c.pen(), slot, {});
  // How many are left: next to the tile, or below it where it is high.
  const Rect in = r.inset(4);
  const bool beside = slot.right() < in.right() - 14;
  const Rect room = beside ? Rect{slot.right() + 3, in.y, in.right() - slot.right() - 3, in.h}
                           : Rect{in.x, slot.bottom() + 1, in.w, in.bottom() - slot.bottom() - 1};
  c.pen().text_at({ui::Face::index, std::clamp(beside ? room.h * 0.3f : room.h - 3, 10.0f, 16.0f)}, room.centre(),
                  std::to_string(left), kTextSoft, Align::centre);
  if (is.focused) c.focus_ring(r, 9);
  if (!is.activated && !is.marked && !is.zoom) return;
  if (turns_tile() && !is.zoom) return choose(f, find(option(Verb::pass)));
  page_ = Page::tiles;
  open_layer(Layer::own);
  c.scene().want_frame();
}

std::string JourneyTable::sheet_title(const TableHost& host) const {
  switch (page_) {
    case Page::track: return host.say(place().key) + " · " + host.say(symbol_names().key(page_symbol_));
    case Page::tiles: return host.say("lotr_board.table.tiles");
    case Page::discard: return host.say(Phrase{"lotr_board.table.discard_pile", {}}.number("n", count(kDiscard)));
    case Page::seat: return host.seat_name(seat_at(page_seat_)) + " · " + hobbit_name(host, page_seat_);
    case Page::events: break;
  }
  return host.say(place().key) + " · " +
         host.say(place().haven ? "lotr_board.table.actions" : "lotr_board.table.events");
}

namespace {

// A list of a sheet: a sign, a name and a sentence each.
class SheetList {
 public:
  SheetList(const Canvas& c, Rect r) : c_(c), r_(r), y_(r.y), sign_(c.em(34)) {}
  // `draw`: the sign, around a point and as large as it is told.
  template <class Draw>
  void add(const std::string& name, const std::string& words, ui::Colour colour, const Draw& draw) {
    const float top = y_, left = r_.x + sign_ + 12, wide = r_.w - sign_ - 12;
    draw(Vec{r_.x + sign_ / 2, y_ + sign_ / 2 + 2}, sign_);
    y_ += c_.paragraph("", {left, y_, wide, r_.h}, c_.strong(), name, colour);
    if (!words.empty()) y_ += c_.paragraph("", {left, y_, wide, r_.h}, c_.body(), words, kTextSoft);
    y_ = std::max(y_, top + sign_ + 4);
    const std::string said = words.empty() ? name : name + ": " + words;
    c_.scene().text("sheet/" + std::to_string(n_++), said, {r_.x, top, r_.w, y_ - top});
    y_ += 10;
  }
  float height() const { return y_ - r_.y; }

 private:
  const Canvas& c_;
  Rect r_;
  float y_, sign_;
  int n_ = 0;
};

}  // namespace

float JourneyTable::event_sheet(const Frame& f, Rect r) const {
  const Canvas& c = f.c;
  SheetList list(c, r);
  const int now = place().haven ? board().action : board().event;
  for (std::size_t i = 0; i < place().programs.size(); ++i) {
    const int which = static_cast<int>(i);
    const bool past = which < now, next = which == now;
    list.add(f.host.say(place().programs[i].key), event_words(f.host, board().place, which),
             next   ? ui::kGold
             : past ? kTextFaint
                    : kText,
             [&](Vec m, float size) {
               if (past) return c.sign(Sign::check, m, size * 0.5f, kTextFaint);
               c.pen().disc(m, size * 0.42f, next ? kGoldDeep : rgb(0x33443C));
               c.pen().text_at({ui::Face::index, size * 0.46f}, m, std::to_string(which + 1), next ? kGoldInk : kText,
                               Align::centre);
             });
  }
  return list.height();
}

float JourneyTable::track_sheet(const Frame& f, Rect r) const {
  SheetList list(f.c, r);
  const Track* track = place().track(page_symbol_);
  const int walked = board().track[at(page_symbol_)];
  for (int i = 0; track && i < static_cast<int>(track->spaces.size()); ++i) {
    const int points = track->spaces[at(i)].points;
    std::string name = f.host.say("lotr_board.table.space", {{"n", std::to_string(i + 1)}});
    if (points > 0) name += " · " + f.host.say(Phrase{"lotr_board.table.points", {}}.number("n", points));
    list.add(name, sentences(f.host, say_space(board().place, page_symbol_, i)),
             i + 1 == walked ? ui::kGold
             : i < walked    ? kTextFaint
                             : kText,
             [&](Vec m, float size) {
               draw_thing(f.c.pen().faded(i < walked ? 0.4f : 1.0f), thing_on(board().place, page_symbol_, i), m,
                          size * 0.86f);
             });
  }
  return list.height();
}

float JourneyTable::tile_sheet(const Frame& f, Rect r) const {
  SheetList list(f.c, r);
  const std::vector<int> left = tiles_left();
  for (int print = kFirstTile; print < kFirstGold; ++print) {
    const std::string_view key = facts_of(print).key;
    if (print > kFirstTile && facts_of(print - 1).key == key) continue;
    int all = 0, now = 0;
    for (int other = kFirstTile; other < kFirstGold; ++other) all += facts_of(other).key == key;
    for (const int other : left) now += facts_of(other).key == key;
    const std::string name =
        f.host.say("lotr_board.table.tile_count",
                   {{"name", f.host.say(key)}, {"n", std::to_string(now)}, {"of", std::to_string(all)}});
    list.add(name, sentences(f.host, say_card(print)), now > 0 ? kText : kTextFaint, [&](Vec m, float size) {
      draw_tile(f.c.pen().faded(now > 0 ? 1.0f : 0.4f), print, around(m, size, size));
    });
  }
  return list.height();
}

// What the Hobbit can do that others cannot, and each thing they hold with what it is for.
float JourneyTable::seat_sheet(const Frame& f, Rect r) const {
  SheetList list(f.c, r);
  const int seat = page_seat_;
  const auto say = [&](std::string_view key, int n) { return f.host.say(Phrase{key, {}}.number("n", n)); };
  list.add(hobbit_name(f.host, seat), f.host.say(effects::kept_key(content().hobbits[at(seat)], "note")), kText,
           [&](Vec m, float size) {
             const SeatSign sign = seat_sign(seat);
             draw_person(f.c.pen(), m, size / 2, hobbit_person(seat), {.colour = sign.colour, .badge = sign.badge});
           });
  const auto thing = [&](Thing sign, const std::string& name, std::string_view about) {
    list.add(name, f.host.say(about), kText, [&](Vec m, float size) { draw_thing(f.c.pen(), sign, m, size * 0.8f); });
  };
  if (seat == board().bearer && !board().doom)
    thing(Thing::ring, f.host.say("lotr_board.table.bears_it"), "lotr_board.table.about_bearer");
  const int held = count(hand_of(seat));
  thing(Thing::card, say(held == 1 ? "shell.table.one_card" : "shell.table.cards", held),
        "lotr_board.table.about_cards");
  thing(Thing::rune, say("lotr_board.table.runes", runes(seat)), "lotr_board.table.about_runes");
  static constexpr std::array<std::string_view, kTokenKinds> kTokens{
      "lotr_board.table.ring_tokens", "lotr_board.table.heart_tokens", "lotr_board.table.sun_tokens"};
  for (int kind = 0; kind < kTokenKinds; ++kind)
    thing(token_thing(kind), say(kTokens[at(kind)], tokens(seat, kind)), "lotr_board.table.about_tokens");
  const int apart = board().sauron - board().corruption[at(seat)];
  if (board().alive_at(seat)) thing(Thing::eye, say("lotr_board.table.from_eye", apart), "lotr_board.table.about_eye");
  return list.height();
}

float JourneyTable::sheet_body(const Frame& f, Rect r) const {
  switch (page_) {
    case Page::seat: return seat_sheet(f, r);
    case Page::events: return event_sheet(f, r);
    case Page::track: return track_sheet(f, r);
    default: return tile_sheet(f, r);
  }
}

void JourneyTable::build_own_layer(const Frame& f) {
  build_sheet_layer(f, sheet_title(f.host), f.c.em(560), f.c.em(620),
                    [&](Rect r) { return page_ == Page::discard ? discard_body(f, r) : sheet_body(f, r); });
}

}  // namespace mathom::lotr_board

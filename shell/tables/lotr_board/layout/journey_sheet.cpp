#include "shell/tables/lotr_board/layout/journey_sheet.h"

#include <algorithm>
#include <array>

#include "effects/read/card_game.h"
#include "games/lotr_board/content/content.h"
#include "shell/tables/common/named.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/tables/lotr_board/pictures/hobbits.h"
#include "shell/tables/lotr_board/pictures/land.h"

namespace mathom::lotr_board {

using namespace ui;

namespace {

constexpr float kPileGap = 10;

// A list of a sheet: a sign, a name and a sentence each.
class SheetList {
 public:
  SheetList(const GameTable::Frame& f, const Canvas& c, Rect r)
      : host_(f.host), c_(c), r_(r), y_(r.y), sign_(c.em(34)) {}
  // `draw`: draws the sign around a point, in a given size.
  template <class Draw>
  void add(const std::string& name, const std::string& words, ui::Colour colour, const Draw& draw) {
    const float top = y_, left = r_.x + sign_ + 12, wide = r_.w - sign_ - 12;
    draw(Vec{r_.x + sign_ / 2, y_ + sign_ / 2 + 2}, sign_);
    y_ += c_.paragraph("", {left, y_, wide, r_.h}, c_.strong(), name, colour);
    if (!words.empty()) y_ += c_.paragraph("", {left, y_, wide, r_.h}, c_.body(), words, kTextSoft);
    y_ = std::max(y_, top + sign_ + 4);
    const std::string said = words.empty() ? name : named_line(host_, name, words);
    c_.scene().text("sheet/" + std::to_string(n_++), said, {r_.x, top, r_.w, y_ - top});
    y_ += 10;
  }
  float height() const { return y_ - r_.y; }

 private:
  const TableHost& host_;
  const Canvas& c_;
  Rect r_;
  float y_, sign_;
  int n_ = 0;
};

}  // namespace

std::string JourneySheet::title(const TableHost& host) const {
  switch (page_.of) {
    case SheetPage::Of::track: return host.say(sight_.place().key) + " · " + host.say(symbol_names().key(page_.which));
    case SheetPage::Of::tiles: return host.say("lotr_board.table.tiles");
    case SheetPage::Of::discard:
      return host.say(Phrase{"lotr_board.table.discard_pile", {}}.number("n", sight_.count(kDiscard)));
    case SheetPage::Of::seat: return host.seat_name(seat_at(page_.which)) + " · " + hobbit_name(host, page_.which);
    case SheetPage::Of::road: return host.say("lotr_board.table.road");
    case SheetPage::Of::events: break;
  }
  return host.say(sight_.place().key) + " · " +
         host.say(sight_.place().haven ? "lotr_board.table.actions" : "lotr_board.table.events");
}

std::vector<int> JourneySheet::tiles_left() const {
  std::vector<int> out;
  for (int print = kFirstTile; print < kFirstGold; ++print) {
    const CardId where = sight_.physical(card_at(print));
    const int zone = where == CardId::none ? int{kTileStack} : int{sight_.seen().cards[index(where)].zone};
    if (zone != kTilesDone && zone != kTileNow) out.push_back(print);
  }
  return out;
}

float JourneySheet::events(const Frame& f, Rect r) const {
  const Canvas& c = f.c;
  SheetList list(f, c, r);
  const int now = sight_.place().haven ? sight_.board().action : sight_.board().event;
  for (std::size_t i = 0; i < sight_.place().programs.size(); ++i) {
    const int which = static_cast<int>(i);
    const bool past = which < now, next = which == now;
    list.add(f.host.say(sight_.place().programs[i].key), event_and_end(f.host, sight_.board().place, which),
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

float JourneySheet::tracks(const Frame& f, Rect r) const {
  SheetList list(f, f.c, r);
  const Track* track = sight_.place().track(page_.which);
  const int walked = sight_.board().track[at(page_.which)];
  for (int i = 0; track && i < static_cast<int>(track->spaces.size()); ++i) {
    const int points = track->spaces[at(i)].points;
    std::string name = f.host.say("lotr_board.table.space", {{"n", std::to_string(i + 1)}});
    if (points > 0) name += " · " + f.host.say(Phrase{"lotr_board.table.points", {}}.number("n", points));
    list.add(name, sentences(f.host, say_space(sight_.board().place, page_.which, i)),
             i + 1 == walked ? ui::kGold
             : i < walked    ? kTextFaint
                             : kText,
             [&](Vec m, float size) {
               draw_thing(f.c.pen().faded(i < walked ? 0.4f : 1.0f), thing_on(sight_.board().place, page_.which, i), m,
                          size * 0.86f);
             });
  }
  return list.height();
}

// For a haven, what happens there; for a board, how one gets through it and what ends it.
std::string JourneySheet::place_words(const TableHost& host, int place) const {
  const Place& there = content().places[at(place)];
  if (there.haven) {
    std::vector<std::string> what;
    for (const auto& action : there.programs) what.push_back(host.say(action.key));
    return host.say("lotr_board.table.road_haven", {{"what", joined(host, what)}});
  }
  const Phrase words = Phrase{there.destroys_ring ? "lotr_board.table.road_last" : "lotr_board.table.road_board", {}}
                           .word("track", symbol_names().key(there.main))
                           .number("n", there.lengths[at(there.main)])
                           .number("events", static_cast<int>(there.programs.size()))
                           .word("last", there.programs.back().key);
  return host.say(words);
}

float JourneySheet::road(const Frame& f, Rect r) const {
  SheetList list(f, f.c, r);
  const Board& b = sight_.board();
  list.add(f.host.say("lotr_board.table.aim"), f.host.say("lotr_board.table.about_aim"), ui::kGold,
           [&](Vec m, float size) { draw_thing(f.c.pen(), Thing::ring, m, size * 0.8f); });
  list.add(f.host.say("lotr_board.table.sauron_at", {{"n", std::to_string(b.sauron)}}),
           f.host.say("lotr_board.table.about_eye"), kText,
           [&](Vec m, float size) { draw_thing(f.c.pen(), Thing::eye, m, size * 0.9f); });
  for (int seat = 0; seat < b.seats; ++seat) {
    if (!b.alive_at(seat)) continue;
    const int apart = b.sauron - b.corruption[at(seat)];
    std::string words = f.host.say(Phrase{"lotr_board.table.from_eye", {}}.number("n", apart));
    if (seat == b.bearer && !b.doom) words += " · " + f.host.say("lotr_board.table.bears_it");
    list.add(f.host.seat_name(seat_at(seat)) + " · " + std::to_string(b.corruption[at(seat)]), words, kText,
             [&](Vec m, float size) {
               const SeatSign sign = seat_sign(seat);
               draw_person(f.c.pen(), m, size / 2, hobbit_person(seat), {.colour = sign.colour, .badge = sign.badge});
             });
  }
  const int places = static_cast<int>(content().places.size());
  for (int place = 0; place < places; ++place) {
    const bool past = place < b.place;
    list.add(f.host.say(content().places[at(place)].key), place_words(f.host, place),
             place == b.place ? ui::kGold
             : past           ? kTextFaint
                              : kText,
             [&](Vec m, float size) { draw_place_coin(f.c.pen().faded(past ? 0.5f : 1.0f), place, m, size); });
  }
  return list.height();
}

float JourneySheet::tiles(const Frame& f, Rect r) const {
  SheetList list(f, f.c, r);
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

// What only this Hobbit can do, and each thing they hold with its use.
float JourneySheet::seats(const Frame& f, Rect r) const {
  SheetList list(f, f.c, r);
  const int seat = page_.which;
  const auto say = [&](std::string_view key, int n) { return f.host.say(Phrase{key, {}}.number("n", n)); };
  list.add(hobbit_name(f.host, seat), f.host.say(effects::kept_key(content().hobbits[at(seat)], "note")), kText,
           [&](Vec m, float size) {
             const SeatSign sign = seat_sign(seat);
             draw_person(f.c.pen(), m, size / 2, hobbit_person(seat), {.colour = sign.colour, .badge = sign.badge});
           });
  const auto thing = [&](Thing sign, const std::string& name, std::string_view about) {
    list.add(name, f.host.say(about), kText, [&](Vec m, float size) { draw_thing(f.c.pen(), sign, m, size * 0.8f); });
  };
  if (seat == sight_.board().bearer && !sight_.board().doom)
    thing(Thing::ring, f.host.say("lotr_board.table.bears_it"), "lotr_board.table.about_bearer");
  const int held = sight_.count(hand_of(seat));
  thing(Thing::card, say("shell.table.cards", held), "lotr_board.table.about_cards");
  thing(Thing::rune, say("lotr_board.table.runes", sight_.runes(seat)), "lotr_board.table.about_runes");
  static constexpr std::array<std::string_view, kTokenKinds> kTokens{
      "lotr_board.table.ring_tokens", "lotr_board.table.heart_tokens", "lotr_board.table.sun_tokens"};
  for (int kind = 0; kind < kTokenKinds; ++kind)
    thing(token_thing(kind), say(kTokens[at(kind)], sight_.tokens(seat, kind)), "lotr_board.table.about_tokens");
  const int apart = sight_.board().sauron - sight_.board().corruption[at(seat)];
  if (sight_.board().alive_at(seat))
    thing(Thing::eye, say("lotr_board.table.from_eye", apart), "lotr_board.table.about_eye");
  return list.height();
}

float JourneySheet::build(const Frame& f, Rect r, const OpenCard& open_card) const {
  switch (page_.of) {
    case SheetPage::Of::discard: return discarded(f, r, open_card);
    case SheetPage::Of::seat: return seats(f, r);
    case SheetPage::Of::events: return events(f, r);
    case SheetPage::Of::track: return tracks(f, r);
    case SheetPage::Of::road: return road(f, r);
    case SheetPage::Of::tiles: break;
  }
  return tiles(f, r);
}

// The last one first, as one would turn them over.
float JourneySheet::discarded(const Frame& f, Rect r, const OpenCard& open_card) const {
  const Canvas& c = f.c;
  std::vector<int> cards = sight_.lying(kDiscard);
  if (cards.empty())
    return c.paragraph("sheet/0", r, c.body(), f.host.say("lotr_board.table.discard_empty"), kTextSoft);
  std::reverse(cards.begin(), cards.end());
  const float wanted = std::clamp(c.em(92), 76.0f, 150.0f);
  const int columns = std::max(2, static_cast<int>((r.w + kPileGap) / (wanted + kPileGap)));
  const float wide = (r.w + kPileGap) / static_cast<float>(columns) - kPileGap, high = card_height(wide);
  c.scene().begin_zone("sheet/cards", {.name = title(f.host), .list = true});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const auto at_column = static_cast<float>(static_cast<int>(i) % columns),
               at_row = static_cast<float>(static_cast<int>(i) / columns);
    const Rect card{r.x + at_column * (wide + kPileGap), r.y + 4 + at_row * (high + kPileGap), wide, high};
    open_card("sheet/" + std::to_string(static_cast<int>(i)), card, static_cast<CardId>(cards[i]));
  }
  c.scene().end_zone();
  const int rows = (static_cast<int>(cards.size()) + columns - 1) / columns;
  return static_cast<float>(rows) * (high + kPileGap) + 8;
}

}  // namespace mathom::lotr_board

// Lays a table for a scenario by cheating; the words are listed in the README. What the words leave open stays as a
// fresh game has it: nobody holds anything, every card lies in its deck.
#include <algorithm>

#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/phases.h"
#include "rules/arrange.h"

namespace mathom::lotr_board {
namespace {

class Arranger : TableReader {
 public:
  Arranger(State& s, Problems& problems) : TableReader(problems), s_(s) {}

  void run(const Json& j) {
    keys(j, {"place",  "action",    "hands",        "tiles",  "deck",        "discard",    "runes",
             "gold",   "tokens",    "corruption",   "sauron", "bearer",      "turn",       "event",
             "tracks", "ring_used", "gandalf_used", "out",    "board_cards", "turn_begun", "doom"},
         "");
    s_.frames.clear();
    s_.place = static_cast<std::uint8_t>(place_of(j));
    const Place& place = content().places[s_.place];
    numbers(j);
    lay_legendary(place);
    hands(j);
    stack(j, "tiles", kTileStack, Group::tiles);
    stack(j, "deck", kDeck, Group::quest);
    pile(j, "discard", kDiscard, kEveryone);
    gold(j);
    if (!sound()) return;
    if (place.haven)
      begin_haven(j, place);
    else
      begin_turn(j, place);
  }

 private:
  int place_of(const Json& j) {
    const auto* id = text_member(j, "place");
    for (std::size_t i = 0; id && i < content().places.size(); ++i)
      if (content().places[i].id == *id) return static_cast<int>(i);
    fault("/place", "must be a place of the journey");
    return 0;
  }

  void numbers(const Json& j) {
    by_seat(j, "corruption", s_.seats,
            [&](int seat, const Json& n) { s_.corruption[at(seat)] = whole_number<std::uint8_t>(n).value_or(99); });
    by_seat(j, "runes", s_.seats,
            [&](int seat, const Json& n) { s_.runes[at(seat)] = whole_number<std::uint8_t>(n).value_or(255); });
    by_seat(j, "tokens", s_.seats, [&](int seat, const Json& t) {
      keys(t, {"ring", "heart", "sun"}, "/tokens");
      for (int k = 0; k < kTokenKinds; ++k)
        s_.tokens[at(seat)][at(k)] =
            number_member<std::uint8_t>(t, std::string(token_names().word(k)).c_str()).value_or(0);
    });
    if (const Json* out = member(j, "out"); out && out->is_array())
      for (const auto& seat : *out)
        if (const auto n = whole_number<int>(seat); n && *n >= 0 && *n < s_.seats)
          s_.alive = static_cast<std::uint8_t>(s_.alive & ~(1 << *n));
    s_.sauron = static_cast<std::uint8_t>(number(j, "sauron", s_.sauron, 0, content().corruption_last));
    s_.bearer = static_cast<std::uint8_t>(number(j, "bearer", 0, 0, s_.seats - 1));
    s_.active = s_.last_active = static_cast<std::uint8_t>(number(j, "turn", s_.bearer, 0, s_.seats - 1));
    s_.event = static_cast<std::uint8_t>(number(j, "event", 0, 0, 5));
    s_.ring_used = flag(j, "ring_used", "");
    if (const Json* used = member(j, "gandalf_used"); used && used->is_array())
      for (const auto& word : *used)
        for (int i = 0; i < kGandalf; ++i)
          if (word.is_string() && facts_of(kFirstGandalf + i).word == word.get<std::string>())
            s_.gandalf_used = static_cast<std::uint8_t>(s_.gandalf_used | 1 << i);
  }

  // The sets of places that lie behind are out of the game unless a hand holds their cards; the board's own lie open.
  void lay_legendary(const Place& place) {
    for (int i = kFirstLegendary; i < kFirstTile; ++i) {
      int set_place = 0;
      for (std::size_t p = 0; p < content().places.size(); ++p)
        if (content().places[p].id == set_names().word(facts_of(i).set)) set_place = static_cast<int>(p);
      if (set_place < s_.place) move(i, kBox, kEveryone);
      if (set_place == s_.place && !place.haven) move(i, kBoard, kEveryone);
    }
  }

  void move(int print, std::uint8_t zone, SeatMask seen_by) {
    // Before the first shuffle every print lies on the card of its own number.
    s_.cards[print].seen_by = kNobody;
    move_card(s_.cards, card_at(print), zone, seen_by);
  }
  int print_of(const Json& j, const std::string& path) {
    const auto* word = j.is_string() ? j.get_ptr<const std::string*>() : nullptr;
    for (int i = 0; word && i < kCards; ++i)
      if (facts_of(i).word == *word) return i;
    fault(path, "is no card: " + dump_json(j));
    return -1;
  }
  void hands(const Json& j) {
    by_seat(j, "hands", s_.seats, [&](int seat, const Json& hand) {
      for (const auto& word : hand) {
        const int print = print_of(word, "/hands");
        if (print < 0 || print >= kFirstTile) continue;
        const bool story = facts_of(print).colour == Colour::story;
        move(print, hand_of(seat), story ? kEveryone : only(seat_at(seat)));
      }
    });
  }
  // The next ones first; what is not named lies below them.
  void stack(const Json& j, const char* name, std::uint8_t zone, Group group) {
    const Json* list = member(j, name);
    if (!list) return;
    if (!list->is_array()) return fault(std::string("/") + name, "must be a list, the next one first");
    for (auto it = list->rbegin(); it != list->rend(); ++it) {
      const int print = print_of(*it, std::string("/") + name);
      if (print < 0 || group_of(print) != group) continue;
      move(print, kBox, kNobody);  // up and back again: it comes to lie on top
      move(print, zone, kNobody);
    }
  }
  void pile(const Json& j, const char* name, std::uint8_t zone, SeatMask seen_by) {
    const Json* list = member(j, name);
    if (!list || !list->is_array()) return;
    for (const auto& word : *list)
      if (const int print = print_of(word, std::string("/") + name); print >= 0) move(print, zone, seen_by);
  }
  void gold(const Json& j) {
    by_seat(j, "gold", s_.seats, [&](int seat, const Json& list) {
      for (const auto& word : list)
        if (const int print = print_of(word, "/gold"); print >= kFirstGold)
          move(print, gold_of(seat), s_.competitive ? only(seat_at(seat)) : kEveryone);
    });
  }

  void run() {
    Table t(s_, nullptr);
    lotr_board::run(t);
  }
  void begin_haven(const Json& j, const Place& place) {
    frame(Code::journey, "travel on");
    frame(Code::haven, "before action").local[kHavenAction] =
        static_cast<std::int16_t>(number(j, "action", 0, 0, static_cast<int>(place.programs.size()) - 1));
    run();
  }
  void begin_turn(const Json& j, const Place& place) {
    if (const Json* tracks = member(j, "tracks")) {
      for (int i = 0; i < kSymbols; ++i)
        s_.track[at(i)] = number_member<std::uint8_t>(*tracks, std::string(symbol_names().word(i)).c_str()).value_or(0);
      keys(*tracks, {"friendship", "travelling", "hiding", "fighting"}, "/tracks");
    }
    const Track& main = *place.track(place.main);
    const int walked = s_.track[at(place.main)];
    if (walked >= static_cast<int>(main.spaces.size())) return fault("/tracks", "the main track is at its end");
    s_.points = static_cast<std::uint8_t>(walked == 0 ? main.start_points : main.spaces[at(walked - 1)].points);
    if (const Json* left = member(j, "board_cards"); left && left->is_array()) board_cards(*left);
    frame(Code::journey, "travel on");
    frame(Code::conflict, "after turn");
    Frame& turn = frame(Code::turn, flag(j, "turn_begun", "") ? "play" : "before tile");
    if (flag(j, "turn_begun", "")) turn.local[kTurnResolved] = 1;
    if (flag(j, "doom", "")) {
      s_.frames.pop_back();
      s_.frames.back().step = step_named(procedures(), Code::conflict, "clear");
      s_.main_done = true;
      s_.track[at(place.main)] = static_cast<std::uint8_t>(main.spaces.size());
      frame(Code::doom, "reach");
    }
    run();
  }
  void board_cards(const Json& left) {
    for (int i = kFirstLegendary; i < kFirstTile; ++i) {
      if (s_.cards[i].zone != kBoard) continue;
      const bool stays = std::any_of(left.begin(), left.end(), [&](const Json& w) {
        return w.is_string() && w.get<std::string>() == facts_of(i).word;
      });
      if (!stays) move(i, kBox, kEveryone);
    }
  }
  Frame& frame(Code code, std::string_view step) {
    Frame& f = push_frame(s_, static_cast<std::uint8_t>(code), {});
    f.step = step_named(procedures(), code, step);
    return f;
  }

  State& s_;
};

}  // namespace

void Rules::arrange(State& s, const Json& setup, Problems& problems) const {
  arrange_copy(*this, s, setup, problems, [&](State& laid, Problems& found) { Arranger(laid, found).run(setup); });
}

}  // namespace mathom::lotr_board

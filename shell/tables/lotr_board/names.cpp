#include "shell/tables/lotr_board/names.h"

#include <array>

#include "games/lotr_board/content/content.h"

namespace mathom::lotr_board {

std::string hobbit_name(const TableHost& host, int seat) {
  static constexpr std::array<std::string_view, kMostSeats> kNames{
      "lotr_board.hobbit.frodo", "lotr_board.hobbit.sam", "lotr_board.hobbit.pippin", "lotr_board.hobbit.merry",
      "lotr_board.hobbit.fatty"};
  return host.say(kNames[at(seat)]);
}

std::string hobbit_letters(const TableHost& host, int seat) { return hobbit_name(host, seat).substr(0, 2); }

FaceWords face_words(const TableHost& host, const Game& game, int print) {
  FaceWords w;
  if (print < 0 || print >= kPrints) return w;
  w.name = host.say(game.card_name(static_cast<CardDef>(print)));
  if (print >= kFirstTile) return w;
  static constexpr std::array<std::string_view, 4> kNotes{"", "lotr_board.table.brown", "lotr_board.table.grey",
                                                          "lotr_board.table.story"};
  if (const auto key = kNotes[static_cast<std::size_t>(facts_of(print).colour)]; print >= kQuest && !key.empty())
    w.note = host.say(key);
  return w;
}

std::string sentences(const TableHost& host, const std::vector<effects::Clause>& list) {
  return effects::sentences(list, [&host](const Phrase& p) { return host.say(p); });
}

std::string event_words(const TableHost& host, int place, int which) {
  return sentences(host, say_event(place, which));
}

std::string event_and_end(const TableHost& host, int place, int which) {
  const Place& there = content().places[static_cast<std::size_t>(place)];
  std::string words = event_words(host, place, which);
  const bool last = which + 1 == static_cast<int>(there.programs.size());
  if (there.haven || there.destroys_ring || !last) return words;
  return words + (words.empty() ? "" : " ") + host.say("lotr_board.table.ends_board");
}

std::string joined(const TableHost& host, const std::vector<std::string>& parts) {
  std::string out;
  for (const std::string& part : parts)
    out = out.empty() ? part : host.say("effects.comma", {{"first", out}, {"rest", part}});
  return out;
}

}  // namespace mathom::lotr_board

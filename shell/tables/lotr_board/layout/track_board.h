// The tracks of a board of the conflict: ways through the land with what their spaces give, and the markers, which go
// along them as they are shown to. It owns nothing.
#pragma once
#include <vector>

#include "shell/tables/lotr_board/answer_words.h"
#include "shell/tables/lotr_board/wanted.h"

namespace mathom::lotr_board {

// The tracks of the place from the top, each with its way; the main one is the lowest and nearest.
struct Way {
  const Track* track;
  Path path;
};
std::vector<Way> ways_of(const Place& place, ui::Rect board, float larger);
// The land, with the rim of the board.
void draw_board(const ui::Canvas& c, ui::Rect board, int place);

class TrackBoard {
 public:
  using Frame = GameTable::Frame;
  TrackBoard(const JourneySight& sight, const Offers& offers, const AnswerWords& words)
      : sight_(sight), offers_(offers), words_(words) {}

  Wanted build(const Frame& f) const;

 private:
  Wanted build_track(const Frame& f, const Track& track, const Path& path) const;
  std::string words_of(const TableHost& host, const Track& track) const;
  void draw_track(const Frame& f, const Track& track, const Path& path, bool asked_for) const;
  void draw_spaces(const Frame& f, const Track& track, const Path& path) const;
  void draw_marker(const Frame& f, const Track& track, const Path& path) const;
  std::vector<int> previews(const Track& track) const;  // spaces that might be reached

  const JourneySight& sight_;
  const Offers& offers_;
  const AnswerWords& words_;
};

}  // namespace mathom::lotr_board

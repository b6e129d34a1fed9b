// The written log: what some viewers have been told, line by line, in chapters (deals, rounds) and sections (tricks,
// turns), and what companions say of what they do. It grows with the game and holds nothing that the viewers' events
// did not tell, or a companion them. It has phrases, not words.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "shell/services/match/match.h"

namespace mathom {

struct LogLine {
  std::uint32_t ply = 0;  // the table as this line left it: after this many answers
  EventKind kind = EventKind::rest;
  SeatId who = SeatId::none;
  CardDef card = CardDef::hidden;  // the one it is about, if the viewers know it
  int chapter = 0, section = 0;    // from 1; 0: before the first
  int number = 0;                  // what the game calls the chapter: a deal that is thrown in is dealt again
  bool said = false;               // the phrase is what `who` says, in the first person
  std::size_t events = 0;          // how many the viewers were told until then, this one included
  Phrase phrase;
};

// What a reader wants to see of it.
struct LogFilter {
  enum class Kinds : std::uint8_t { all, cards, words, said } kinds = Kinds::all;
  SeatId seat = SeatId::none;  // none: every seat
  bool passes(const LogLine& line) const;
  friend bool operator==(const LogFilter&, const LogFilter&) = default;
};

class Chronicle {
 public:
  // Takes up what is new to the viewers of the match. After an undo, and for other viewers, it is read again; true:
  // lines that were there may have changed.
  bool follow(const Match& match);
  // How many sections the chapter in which the game begins already has. Call it before follow().
  void begin_after(int sections) { sections_before_ = sections; }
  std::span<const LogLine> lines() const;
  // The last `events` events have not been shown yet, so their lines are held back.
  void hold_back(std::size_t events) { held_back_ = events; }
  // The chapter and section in which the table stood after `ply` answers: that of the last line until then, or null.
  const LogLine* at(std::uint32_t ply) const;
  // The line of what this seat did with the answer after `ply` others; null: none tells of it.
  const LogLine* of_answer(std::uint32_t ply, SeatId seat) const;
  // Where the lines begin that tell what happened since these viewers answered last; their own act is not among them.
  // When they have not answered, since the chapter began.
  std::size_t since_own_act(const Match& match) const;

 private:
  void read(const Game& game, const Event& event, std::uint32_t ply);
  void tell_order(const StandingOrders* orders, SeatId who);
  void quote(const Saying& saying, std::size_t first, const LogLine& before);

  std::vector<LogLine> lines_;
  std::size_t events_ = 0, held_back_ = 0;  // read; the last of them that are not shown
  std::uint64_t number_ = 0;                // of the match
  SeatMask viewers_ = kNobody;
  std::uint32_t ply_ = 0, undos_ = 0;
  int chapter_ = 0, section_ = 0, number_of_chapter_ = 0, sections_before_ = 0;
  bool open_ = false;                 // a section
  SeatId section_of_ = SeatId::none;  // whose turn the section is
};

}  // namespace mathom

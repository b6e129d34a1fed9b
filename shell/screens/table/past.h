// A look back: a record of the game, the picture of it, and the walk from one thing that happened to the next. Used for
// the table as it was and for whole replays. It asks nobody and changes nothing.
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "shell/services/match/chronicle.h"
#include "shell/services/match/match.h"
#include "shell/services/screen.h"
#include "shell/services/services.h"
#include "shell/tables/table_view.h"

namespace mathom {

class Past {
 public:
  // Pre: the record stands at its end. `live`: the game goes on meanwhile, and it looks with the eyes of one who plays
  // in it.
  Past(const Services& use, std::unique_ptr<Record> record, bool live);

  Record& match() { return *record_; }
  TableView& view() { return *view_; }
  const Chronicle& chronicle() const { return chronicle_; }
  bool live() const { return live_; }
  bool over() const { return over_; }  // at the end of the record

  // --- where it stands. A stop is a number of answers after which there was something to tell.
  std::uint32_t ply() const { return record_->ply(); }
  std::size_t stop() const;  // the last one at or before ply()
  std::size_t stops() const { return stops_.size(); }
  const LogLine* line() const { return chronicle_.at(ply()); }
  // Stops at which a deal or a round begins.
  const std::vector<std::size_t>& chapters() const { return chapters_; }
  void go_to(const Services& use, std::uint32_t ply);  // at once
  void go_to_stop(const Services& use, std::size_t stop) { go_to(use, stops_[std::min(stop, stops_.size() - 1)]); }
  // One stop; forwards it is shown as it happened. False: there is no stop.
  bool step(const Services& use, int by);
  void step_section(const Services& use, int by);  // a trick, a turn
  void step_chapter(const Services& use, int by);

  // --- who looks; where nobody plays any more it may be anyone
  SeatMask viewers() const { return record_->viewers(); }
  void look_through(const Services& use, SeatMask viewers);

  // --- time
  bool playing() const { return playing_; }
  void play(const Services& use, bool on);
  void follow(const Services& use, ui::Scene& scene);

 private:
  void read_stops();
  std::size_t section_start(std::size_t stop, int by) const;

  std::unique_ptr<Record> record_;
  std::unique_ptr<TableView> view_;
  Chronicle chronicle_;  // of the whole record, wherever it stands
  std::vector<std::uint32_t> stops_;
  std::vector<std::size_t> chapters_;
  bool live_, over_, playing_ = false;
  double next_at_ = 0;
};

}  // namespace mathom

#include "shell/app/chronicle.h"

#include <algorithm>

namespace mathom {

bool LogFilter::passes(const LogLine& line) const {
  using enum EventKind;
  if (line.kind == chapter) return true;
  if (is_player(seat) && line.who != seat) return false;
  switch (kinds) {
    case Kinds::all: return true;
    case Kinds::cards: return line.kind == trick || line.kind == closes || line.kind == turn || line.kind == card;
    case Kinds::words: return line.kind == word || line.kind == score;
  }
  return true;
}

bool Chronicle::follow(const Session& session, SeatMask viewers) {
  const bool anew = session_ != &session || viewers_ != viewers || session.undos() != undos_ || session.ply() < ply_;
  if (anew) {
    *this = Chronicle();
    session_ = &session;
    viewers_ = viewers;
    undos_ = session.undos();
  }
  const auto log = session.log();
  for (; ply_ < session.ply(); ++ply_) {
    const std::size_t until = ply_ + 1 < log.size() ? log[ply_ + 1].events_before : session.event_count();
    for (const Event& e : session.events_for(viewers, log[ply_].events_before, until)) read(session, e, ply_ + 1);
  }
  return anew;
}

void Chronicle::read(const Session& session, const Event& e, std::uint32_t ply) {
  const EventKind kind = session.game().kind(e);
  const bool another = section_of_ != (kind == EventKind::turn ? e.who : SeatId::none);
  if (kind == EventKind::chapter) {
    ++chapter_;
    number_ = e.amount;
    section_ = 0;
    open_ = false;
  } else if ((kind == EventKind::trick || kind == EventKind::turn) && (!open_ || another)) {
    ++section_;
    open_ = true;
    section_of_ = kind == EventKind::turn ? e.who : SeatId::none;
  } else if (kind == EventKind::closes) {
    open_ = false;
  }
  if (const Phrase phrase = session.game().tell(e); !phrase.empty())
    lines_.push_back({ply, kind, e.who, e.face, chapter_, section_, number_, phrase});
}

const LogLine* Chronicle::at(std::uint32_t ply) const {
  const auto after =
      std::upper_bound(lines_.begin(), lines_.end(), ply, [](std::uint32_t p, const LogLine& l) { return p < l.ply; });
  return after == lines_.begin() ? nullptr : &*(after - 1);
}

std::size_t Chronicle::since_own_act(const Session& session) const {
  const auto log = session.log();
  std::uint32_t act = std::min(ply_, session.ply());
  while (act > 0 && !(is_player(log[act - 1].seat) && contains(viewers_, log[act - 1].seat))) --act;
  std::size_t from = 0;
  if (act == 0) {
    for (std::size_t i = lines_.size(); i-- > 0 && from == 0;)
      if (lines_[i].kind == EventKind::chapter) from = i + 1;
    return from;
  }
  while (from < lines_.size() && lines_[from].ply < act) ++from;
  // What one did oneself is known; what came of it may not be.
  if (from < lines_.size() && lines_[from].ply == act && lines_[from].who == log[act - 1].seat) ++from;
  return from;
}

}  // namespace mathom

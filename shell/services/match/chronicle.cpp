#include "shell/services/match/chronicle.h"

#include <algorithm>
#include <utility>

#include "rules/brain.h"

namespace mathom {

bool LogFilter::passes(const LogLine& line) const {
  using enum EventKind;
  if (line.kind == chapter) return true;
  if (is_player(seat) && line.who != seat) return false;
  if (line.said) return kinds == Kinds::all || kinds == Kinds::said;
  switch (kinds) {
    case Kinds::all: return true;
    case Kinds::said: return false;
    case Kinds::cards: return line.kind == trick || line.kind == closes || line.kind == turn || line.kind == card;
    case Kinds::words: return line.kind == word || line.kind == score;
  }
  return true;
}

bool Chronicle::follow(const Session& session, SeatMask viewers, const StandingOrders* orders) {
  const bool other = session_ != &session || session.undos() != undos_ || session.ply() < ply_;
  const bool starts_over = other || viewers_ != viewers;
  if (starts_over) {
    // Who else looks hears the same companions.
    std::vector<Saying> sayings = std::move(sayings_);
    const std::uint32_t listened = listened_;
    const int sections = sections_before_;
    *this = Chronicle();
    section_ = sections_before_ = sections;
    if (!other) sayings_ = std::move(sayings), listened_ = listened;
    session_ = &session;
    viewers_ = viewers;
    undos_ = session.undos();
  }
  listen(session);
  const auto log = session.log();
  auto saying = std::upper_bound(sayings_.begin(), sayings_.end(), ply_,
                                 [](std::uint32_t p, const Saying& s) { return p < s.ply; });
  for (; ply_ < session.ply(); ++ply_) {
    const LogLine before{
        .chapter = chapter_, .section = section_, .number = number_, .events = events_ + 1, .phrase = {}};
    const std::size_t first = lines_.size();
    const std::size_t until = ply_ + 1 < log.size() ? log[ply_ + 1].events_before : session.event_count();
    for (const Event& e : session.events_for(viewers, log[ply_].events_before, until)) read(session, e, ply_ + 1);
    tell_order(orders, log[ply_]);
    if (saying != sayings_.end() && saying->ply == ply_ + 1) quote(*saying++, first, before);
  }
  return starts_over;
}

// Nobody else hears of it: it would tell what they hold, or how they mean to play.
void Chronicle::tell_order(const StandingOrders* orders, const LogEntry& answer) {
  using By = StandingOrders::By;
  const StandingOrders::Given* given = orders ? orders->given_at(ply_) : nullptr;
  if (!given || given->by == By::nothing_else || given->by == By::no_stop || viewers_ == kEveryone ||
      !contains(viewers_, answer.seat))
    return;
  Phrase words{given->by == By::never   ? "shell.standing.told.never"
               : given->by == By::first ? "shell.standing.told.first"
                                        : "shell.standing.told.always",
               {}};
  words.card("card", given->text.card);
  lines_.push_back({.ply = ply_ + 1,
                    .kind = EventKind::word,
                    .who = answer.seat,
                    .card = given->text.card,
                    .chapter = chapter_,
                    .section = section_,
                    .number = number_,
                    .events = events_,
                    .phrase = words});
}

// What companions said is not kept: it follows from what they saw and did, so that a game that was loaded, or is looked
// at again, has the same words.
void Chronicle::listen(const Session& session) {
  const Brain* brain = session.game().brain();
  const std::uint32_t from = std::exchange(listened_, session.ply());
  if (!brain || !brain->speaks() || from >= session.ply()) return;
  session.each_answer(from, [&](const View& seen, const LogEntry& answer) {
    if (session.seats()[static_cast<std::size_t>(index(answer.seat))].is_person()) return;
    const Option& o = seen.decision.options[static_cast<std::size_t>(answer.value)];
    const Brain::Regard regard = brain->regard(seen.seen, seen.decision, o);
    if (!regard.told) return;
    const Phrase words = brain->reason(seen.seen, seen.decision, o, Brain::Voice::own);
    if (!words.empty())
      sayings_.push_back({seen.ply + 1, answer.seat, regard.open ? kEveryone : answer.seen_by, words});
  });
}

// After the deed itself; before all that came of it, when the deed has no line.
void Chronicle::quote(const Saying& saying, std::size_t first, const LogLine& before) {
  if (saying.heard_by != kEveryone && viewers_ != kEveryone && (saying.heard_by & viewers_) == 0) return;
  const bool told = first < lines_.size() && lines_[first].who == saying.who;
  LogLine line = told ? lines_[first] : before;
  line.ply = saying.ply;
  line.kind = EventKind::word;
  line.who = saying.who;
  line.card = CardDef::hidden;
  line.said = true;
  line.phrase = saying.phrase;
  lines_.insert(lines_.begin() + static_cast<std::ptrdiff_t>(told ? first + 1 : first), line);
}

std::span<const LogLine> Chronicle::lines() const {
  std::size_t n = lines_.size();
  while (n > 0 && lines_[n - 1].events + held_back_ > events_) --n;
  return {lines_.data(), n};
}

void Chronicle::read(const Session& session, const Event& e, std::uint32_t ply) {
  ++events_;
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
    lines_.push_back({ply, kind, e.who, e.face, chapter_, section_, number_, false, events_, phrase});
}

const LogLine* Chronicle::at(std::uint32_t ply) const {
  const auto after =
      std::upper_bound(lines_.begin(), lines_.end(), ply, [](std::uint32_t p, const LogLine& l) { return p < l.ply; });
  return after == lines_.begin() ? nullptr : &*(after - 1);
}

const LogLine* Chronicle::of_answer(std::uint32_t ply, SeatId seat) const {
  for (const LogLine& line : lines_)
    if (line.ply == ply + 1 && line.who == seat && !line.said && line.kind != EventKind::chapter) return &line;
  return nullptr;
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

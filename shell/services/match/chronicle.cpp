#include "shell/services/match/chronicle.h"

#include <algorithm>

#include "shell/services/match/standing_orders.h"

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

bool Chronicle::follow(const Match& match) {
  const bool starts_over =
      number_ != match.number() || match.undos() != undos_ || match.ply() < ply_ || viewers_ != match.viewers();
  if (starts_over) {
    const int sections = sections_before_;
    *this = Chronicle();
    section_ = sections_before_ = sections;
    number_ = match.number();
    viewers_ = match.viewers();
    undos_ = match.undos();
  }
  if (ply_ == match.ply()) return starts_over;
  const std::vector<Saying> sayings = match.said(ply_);
  auto saying = sayings.begin();
  for (; ply_ < match.ply(); ++ply_) {
    const LogLine before{
        .chapter = chapter_, .section = section_, .number = number_of_chapter_, .events = events_ + 1, .phrase = {}};
    const std::size_t first = lines_.size();
    const Match::Answered answer = match.answered(ply_);
    const std::size_t until = ply_ + 1 < match.ply() ? match.answered(ply_ + 1).events_before : match.event_count();
    for (const Event& e : match.events(answer.events_before, until)) read(match.game(), e, ply_ + 1);
    tell_order(match.orders(), answer.seat);
    if (saying != sayings.end() && saying->ply == ply_ + 1) quote(*saying++, first, before);
  }
  return starts_over;
}

// Nobody else hears of it, because it would tell what they hold or plan.
void Chronicle::tell_order(const StandingOrders* orders, SeatId who) {
  using By = StandingOrders::By;
  const StandingOrders::Given* given = orders ? orders->given_at(ply_) : nullptr;
  if (!given || given->by == By::nothing_else || given->by == By::no_stop || given->by == By::planned ||
      viewers_ == kEveryone || !contains(viewers_, who))
    return;
  Phrase words{given->by == By::only_cards ? "shell.standing.told.only"
               : given->by == By::never    ? "shell.standing.told.never"
               : given->by == By::first    ? "shell.standing.told.first"
                                           : "shell.standing.told.always",
               {}};
  if (given->by != By::only_cards) words.card("card", given->text.card);
  lines_.push_back({.ply = ply_ + 1,
                    .kind = EventKind::word,
                    .who = who,
                    .card = given->text.card,
                    .chapter = chapter_,
                    .section = section_,
                    .number = number_of_chapter_,
                    .events = events_,
                    .phrase = words});
}

// After the line of the act itself; before all of its results if the act has no line.
void Chronicle::quote(const Saying& saying, std::size_t first, const LogLine& before) {
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

void Chronicle::read(const Game& game, const Event& e, std::uint32_t ply) {
  ++events_;
  const EventKind kind = game.kind(e);
  const bool another = section_of_ != (kind == EventKind::turn ? e.who : SeatId::none);
  if (kind == EventKind::chapter) {
    ++chapter_;
    number_of_chapter_ = e.amount;
    section_ = 0;
    open_ = false;
  } else if ((kind == EventKind::trick || kind == EventKind::turn) && (!open_ || another)) {
    ++section_;
    open_ = true;
    section_of_ = kind == EventKind::turn ? e.who : SeatId::none;
  } else if (kind == EventKind::closes) {
    open_ = false;
  }
  if (const Phrase phrase = game.tell(e); !phrase.empty())
    lines_.push_back({ply, kind, e.who, e.face, chapter_, section_, number_of_chapter_, false, events_, phrase});
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

std::size_t Chronicle::since_own_act(const Match& match) const {
  std::uint32_t act = std::min(ply_, match.ply());
  const auto own = [&](SeatId seat) { return is_player(seat) && contains(viewers_, seat); };
  while (act > 0 && !own(match.answered(act - 1).seat)) --act;
  std::size_t from = 0;
  if (act == 0) {
    for (std::size_t i = lines_.size(); i-- > 0 && from == 0;)
      if (lines_[i].kind == EventKind::chapter) from = i + 1;
    return from;
  }
  while (from < lines_.size() && lines_[from].ply < act) ++from;
  // Players know their own acts, but may not know the results.
  if (from < lines_.size() && lines_[from].ply == act && lines_[from].who == match.answered(act - 1).seat) ++from;
  return from;
}

}  // namespace mathom

#include "shell/services/match/sayings.h"

#include <utility>

#include "rules/brain.h"

namespace mathom {

std::vector<Saying> Sayings::heard(const Session& session, SeatMask viewers, std::uint32_t since) {
  listen(session);
  std::vector<Saying> out;
  for (const Said& s : all_) {
    const bool hears = s.heard_by == kEveryone || viewers == kEveryone || (s.heard_by & viewers) != 0;
    if (hears && s.saying.ply > since && s.saying.ply <= session.ply()) out.push_back(s.saying);
  }
  return out;
}

void Sayings::listen(const Session& session) {
  if (session.undos() != undos_) all_.clear(), listened_ = 0, undos_ = session.undos();
  const Brain* brain = session.game().brain();
  if (!brain || !brain->speaks() || listened_ >= session.ply()) return;
  const std::uint32_t from = std::exchange(listened_, session.ply());
  session.each_answer(from, [&](const View& seen, const LogEntry& answer) {
    if (session.seats()[static_cast<std::size_t>(index(answer.seat))].is_person()) return;
    const Option& o = seen.decision.options[static_cast<std::size_t>(answer.value)];
    const Brain::Politeness politeness = brain->politeness(seen.seen, seen.decision, o);
    if (!politeness.told) return;
    const Phrase words = brain->reason(seen.seen, seen.decision, o, Brain::Voice::own);
    if (!words.empty())
      all_.push_back({{seen.ply + 1, answer.seat, words}, politeness.open ? kEveryone : answer.seen_by});
  });
}

}  // namespace mathom

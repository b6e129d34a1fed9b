#include "shell/tables/lotr_tcg/seat_words.h"

#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {

// The seats that have passed in a row since somebody acted or the window began.
void SeatWords::take_up(const Event& e) {
  switch (what_of(e)) {
    case What::passed:
    case What::passed_phase: passed_ = static_cast<SeatMask>(passed_ | only(e.who)); return;
    case What::turn:
    case What::phase:
    case What::skirmish:
    case What::played:
    case What::used:
    case What::attached: passed_ = kNobody; return;
    default: return;
  }
}

bool SeatWords::has_passed(int seat) const { return contains(passed_ | sight_.seen().passed, seat_at(seat)); }

std::string SeatWords::side(const TableHost& host, int seat) const {
  const State& s = sight_.seen();
  if (s.lost[at(seat)] != Loss::none)
    return host.say(s.lost[at(seat)] == Loss::killed ? "lotr_tcg.table.killed" : "lotr_tcg.table.corrupted");
  if (s.stage != lotr_tcg::Stage::playing) return {};
  std::string out = host.say(seat == s.turn ? "lotr_tcg.table.free_peoples" : "lotr_tcg.table.shadow");
  if (seat == s.turn && s.worn != 0) out += ", " + host.say("lotr_tcg.table.ring_worn");
  return out;
}

std::string SeatWords::part(const TableHost& host, int seat) const {
  std::string out = side(host, seat);
  if (has_passed(seat)) out += (out.empty() ? "" : ", ") + host.say("lotr_tcg.table.has_passed");
  return out;
}

std::vector<std::string> SeatWords::numbers(const TableHost& host, int seat) const {
  const Table t = sight_.table();
  const auto numbered = [&](std::string_view key, int n) { return host.say(Phrase{key, {}}.number("n", n)); };
  return {numbered("lotr_tcg.table.n_site", sight_.seen().site[at(seat)]),
          host.say(Phrase{"lotr_tcg.table.n_burdens", {}}
                       .number("n", sight_.seen().burdens[at(seat)])
                       .number("limit", resistance_of(t, seat))),
          numbered("lotr_tcg.table.n_hand", t.size(kHand, seat)),
          numbered("lotr_tcg.table.n_deck", t.size(kDrawDeck, seat)),
          numbered("lotr_tcg.table.n_discard", t.size(kDiscardPile, seat)),
          numbered("lotr_tcg.table.n_dead", t.size(kDeadPile, seat))};
}

}  // namespace mathom::lotr_tcg

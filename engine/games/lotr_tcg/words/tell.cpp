// The written log: which sentence an event is, if any.
#include "effects/say/say_why.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/state/events.h"

namespace mathom::lotr_tcg {
namespace {

// The key of the sentence; the second when the viewer does not see which card it is.
struct Keys {
  std::string_view seen, hidden;
};
constexpr std::array<std::string_view, 7> kPhases{"lotr_tcg.told.phase.fellowship", "lotr_tcg.told.phase.shadow",
                                                  "lotr_tcg.told.phase.maneuver",   "lotr_tcg.told.phase.archery",
                                                  "lotr_tcg.told.phase.assignment", "lotr_tcg.told.phase.skirmish",
                                                  "lotr_tcg.told.phase.regroup"};
Keys same(std::string_view key) { return {key, key}; }

Keys keys_of_cards(const Event& e) {
  switch (what_of(e)) {
    case What::drew: return {"lotr_tcg.told.drew", "lotr_tcg.told.drew_hidden"};
    case What::drew_one: return {"lotr_tcg.told.drew", ""};  // how many they are has been told
    case What::took: return {"lotr_tcg.told.took", "lotr_tcg.told.took_hidden"};
    case What::played: return same(has_other(e) ? "lotr_tcg.told.played_on" : "lotr_tcg.told.played");
    case What::used: return same("lotr_tcg.told.used");
    case What::site: return same("lotr_tcg.told.site");
    case What::site_back: return same("lotr_tcg.told.site_back");
    case What::wounded: return same("lotr_tcg.told.wounded");
    case What::exerted: return same("lotr_tcg.told.exerted");
    case What::healed: return same("lotr_tcg.told.healed");
    case What::killed: return same("lotr_tcg.told.killed");
    case What::discarded: return same("lotr_tcg.told.discarded");
    case What::discarded_other: return same("lotr_tcg.told.discarded_other");
    case What::attached: return same("lotr_tcg.told.attached");
    case What::stacked: return same("lotr_tcg.told.stacked");
    case What::showed: return {"lotr_tcg.told.showed", "lotr_tcg.told.showed_hidden"};
    case What::put_back: return {"lotr_tcg.told.put_back", "lotr_tcg.told.put_back_hidden"};
    case What::shuffled_in: return {"lotr_tcg.told.shuffled_in", "lotr_tcg.told.shuffled_in_hidden"};
    case What::assigned: return same("lotr_tcg.told.assigned");
    case What::skirmish: return same("lotr_tcg.told.skirmish");
    case What::won: return same(e.amount == 1 ? "lotr_tcg.told.won" : "lotr_tcg.told.lost_fight");
    case What::overwhelmed: return same("lotr_tcg.told.overwhelmed");
    case What::cancelled: return same("lotr_tcg.told.cancelled");
    case What::new_bearer: return same("lotr_tcg.told.new_bearer");
    default: return {};
  }
}
std::string_view key_of(const Event& e) {
  switch (what_of(e)) {
    case What::bid: return "lotr_tcg.told.bid";
    case What::drew_several: return "lotr_tcg.told.drew_several";
    case What::placed: return "lotr_tcg.told.placed";
    case What::turn: return "lotr_tcg.told.turn";
    case What::phase: return kPhases[static_cast<std::size_t>(e.amount) % kPhases.size()];
    case What::shuffled: return "lotr_tcg.told.shuffled";
    case What::passed:
      return e.amount == 1 + kFellowship ? "lotr_tcg.told.ends_fellowship"
             : e.amount == 1 + kShadow   ? "lotr_tcg.told.ends_shadow"
                                         : "lotr_tcg.told.passed";
    case What::passed_phase: return "lotr_tcg.told.passed_phase";
    case What::twilight: return "lotr_tcg.told.twilight";
    case What::moved: return "lotr_tcg.told.moved";
    case What::burdens: return "lotr_tcg.told.burdens";
    case What::archery:
      return e.who == SeatId::none ? "lotr_tcg.told.archery_minions" : "lotr_tcg.told.archery_fellowship";
    case What::ring_on: return "lotr_tcg.told.ring_on";
    case What::ring_off: return "lotr_tcg.told.ring_off";
    case What::reconciled: return "lotr_tcg.told.reconciled";
    case What::again: return "lotr_tcg.told.again";
    case What::chose: return "lotr_tcg.told.chose";
    case What::mulligan: return "lotr_tcg.told.mulligan";
    case What::lost:
      return e.amount == static_cast<int>(Loss::corrupted) ? "lotr_tcg.told.lost.corrupted"
                                                           : "lotr_tcg.told.lost.killed";
    case What::won_game: return "lotr_tcg.told.won_game";
    default: return {};
  }
}

}  // namespace

Phrase Rules::tell(const Event& e) const {
  Keys keys = keys_of_cards(e);
  if (keys.seen.empty()) keys = same(key_of(e));
  Phrase p = told(e.face != CardDef::hidden ? keys.seen : keys.hidden, e);
  if (what_of(e) == What::chose) p.word("what", effects::block_as_words(language(), catalog.code, e.to));
  if (!p.empty() && has_other(e)) p.card("host", static_cast<CardDef>(other_print(e)));
  return p;
}

// Moves are chapters, what players do are sections.
EventKind Rules::kind(const Event& e) const {
  switch (what_of(e)) {
    case What::moved: return EventKind::chapter;
    case What::played:
    case What::used:
    case What::passed:
    case What::passed_phase: return EventKind::turn;
    case What::drew:
    case What::drew_several:
    case What::drew_one:
    case What::took:
    case What::discarded:
    case What::discarded_other:
    case What::killed:
    case What::showed:
    case What::put_back:
    case What::shuffled_in:
    case What::attached:
    case What::stacked: return EventKind::card;
    case What::bid:
    case What::placed:
    case What::chose: return EventKind::word;
    case What::won:
    case What::lost:
    case What::won_game: return EventKind::score;
    default: return EventKind::rest;
  }
}

}  // namespace mathom::lotr_tcg

// The written log: which sentence an event is, if any.
#include "effects/say/say_why.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/events.h"

namespace mathom::war_of_the_ring {
namespace {

// The key of the sentence; the second when the viewer does not see which card it is.
struct Keys {
  std::string_view seen, hidden;
};
Keys keys_of(const Event& e) {
  switch (static_cast<What>(e.what)) {
    case What::round: return {"war_of_the_ring.told.round", ""};
    case What::shuffled: return {};
    case What::turn: return {};
    case What::drew: return {"war_of_the_ring.told.drew", "war_of_the_ring.told.drew_hidden"};
    case What::drew_aside: return {"war_of_the_ring.told.drew_aside", "war_of_the_ring.told.drew_aside_hidden"};
    case What::laid_aside: return {};
    case What::looked: return {"war_of_the_ring.told.looked", "war_of_the_ring.told.looked_hidden"};
    case What::cycled: return {"war_of_the_ring.told.cycled", "war_of_the_ring.told.cycled_hidden"};
    case What::cycled_instead: return {"war_of_the_ring.told.cycled_instead", ""};
    case What::eliminated: return {"war_of_the_ring.told.eliminated", "war_of_the_ring.told.eliminated_hidden"};
    case What::forsook: return {"war_of_the_ring.told.forsook", "war_of_the_ring.told.forsook_hidden"};
    case What::removed: return {"war_of_the_ring.told.removed", ""};
    case What::played:
      if (e.amount > 0) return {"war_of_the_ring.told.played_on", ""};
      if (e.to == kResolving) return {"war_of_the_ring.told.played_event", ""};
      return {is_reserve(static_cast<std::uint8_t>(e.to)) ? "war_of_the_ring.told.played_reserve"
                                                          : "war_of_the_ring.told.played",
              ""};
    case What::moved: return {"war_of_the_ring.told.moved", ""};
    case What::resolved: return {};
    case What::took: return {"war_of_the_ring.told.took", ""};
    case What::recycled: return {"war_of_the_ring.told.recycled", "war_of_the_ring.told.recycled"};
    case What::activated: return {"war_of_the_ring.told.activated", ""};
    case What::reactivated: return {"war_of_the_ring.told.reactivated", ""};
    case What::used: return {"war_of_the_ring.told.used", ""};
    case What::ring: return {"", "war_of_the_ring.told.ring"};
    case What::winnowed: return {"", "war_of_the_ring.told.winnowed"};
    case What::passed: return {"", "war_of_the_ring.told.passed"};
    case What::icon:
      return {std::array{"war_of_the_ring.told.icon_attack", "war_of_the_ring.told.icon_defence",
                         "war_of_the_ring.told.icon_skull",
                         "war_of_the_ring.told.icon_helmet"}[static_cast<std::size_t>(e.amount - 1) % 4],
              ""};
    case What::corruption: return {"", "war_of_the_ring.told.corruption"};
    case What::cleansed: return {"", "war_of_the_ring.told.cleansed"};
    case What::path_combat: return {"war_of_the_ring.told.path_combat", ""};
    case What::path_held: return {"war_of_the_ring.told.path_held", ""};
    case What::path_taken: return {"war_of_the_ring.told.path_taken", ""};
    case What::path_nobody: return {"war_of_the_ring.told.path_nobody", ""};
    case What::battle: return {"war_of_the_ring.told.battle", ""};
    case What::battle_held: return {"war_of_the_ring.told.battle_held", ""};
    case What::battle_taken: return {"war_of_the_ring.told.battle_taken", ""};
    case What::lost: return {"war_of_the_ring.told.lost", ""};
    case What::chose: return {"", "war_of_the_ring.told.chose"};
    case What::permitted: return {"war_of_the_ring.told.permitted", ""};
    case What::ends: return {"", e.amount == 0 ? "war_of_the_ring.told.ends_tied" : "war_of_the_ring.told.ends"};
  }
  return {};
}

}  // namespace

Phrase Rules::tell(const Event& e) const {
  const Keys keys = keys_of(e);
  const bool round = static_cast<What>(e.what) == What::round;
  Phrase p = told(e.face != CardDef::hidden || round ? keys.seen : keys.hidden, e);
  if (p.empty()) return p;
  const bool to_place = e.to >= 0 && is_at_place(static_cast<std::uint8_t>(e.to));
  if (to_place && static_cast<What>(e.what) != What::lost)
    p.card("place", static_cast<CardDef>(kFirstPlace + e.to - kAt));
  if (static_cast<What>(e.what) == What::chose) p.word("what", effects::block_as_words(language(), catalog.code, e.to));
  if (static_cast<What>(e.what) == What::played && e.amount > 0) p.card("other", static_cast<CardDef>(e.amount - 1));
  return p;
}

// Rounds are chapters, turns are sections.
EventKind Rules::kind(const Event& e) const {
  switch (static_cast<What>(e.what)) {
    case What::round: return EventKind::chapter;
    case What::played:
    case What::moved:
    case What::used:
    case What::winnowed:
    case What::ring:
    case What::passed: return EventKind::turn;
    case What::drew:
    case What::drew_aside:
    case What::looked:
    case What::cycled:
    case What::cycled_instead:
    case What::eliminated:
    case What::forsook:
    case What::removed:
    case What::took:
    case What::lost: return EventKind::card;
    case What::activated:
    case What::reactivated:
    case What::chose: return EventKind::word;
    case What::corruption:
    case What::cleansed:
    case What::path_held:
    case What::path_taken:
    case What::path_nobody:
    case What::battle_held:
    case What::battle_taken:
    case What::ends: return EventKind::score;
    default: return EventKind::rest;
  }
}

}  // namespace mathom::war_of_the_ring

// The written log: which sentence an event is, if any. Dealing and moving without a story are only for the eyes.
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/phases.h"

namespace mathom::lotr_tarot {
namespace {

constexpr std::array<std::string_view, kSuits> kSuitTold{"lotr_tarot.told.suit.swords", "lotr_tarot.told.suit.wands",
                                                         "lotr_tarot.told.suit.cups", "lotr_tarot.told.suit.coins"};

bool says_dark(const Event& e) { return static_cast<Side>(e.amount) == Side::dark; }

std::string_view award_key(int award) {
  switch (award) {
    case kWentOut: return "lotr_tarot.told.award.out";
    case kBearer: return "lotr_tarot.told.award.bearer";
    case kMost: return "lotr_tarot.told.award.most";
    case kMostBonus: return "lotr_tarot.told.award.most_bonus";
    case kLeast: return "lotr_tarot.told.award.least";
    case kLeastBonus: return "lotr_tarot.told.award.least_bonus";
    default: return {};
  }
}

// The key of the sentence; empty: nothing is told.
std::string_view key_of(const Event& e) {
  const bool seen = e.face != CardDef::hidden;
  switch (static_cast<What>(e.what)) {
    case What::round: return "lotr_tarot.told.round";
    case What::dealt: return {};
    case What::passed: return seen ? "lotr_tarot.told.passed" : "lotr_tarot.told.passed_hidden";
    case What::turned_up: return "lotr_tarot.told.turned_up";
    case What::suit_declared: return kSuitTold[static_cast<std::size_t>(e.amount)];
    case What::point_given: return e.who == e.whom ? "lotr_tarot.told.point_given_own" : "lotr_tarot.told.point_given";
    case What::point_taken: return e.who == e.whom ? "lotr_tarot.told.point_taken_own" : "lotr_tarot.told.point_taken";
    case What::point_kept: return "lotr_tarot.told.point_kept";
    case What::played: return "lotr_tarot.told.played";
    case What::ringed: return "lotr_tarot.told.ringed";
    case What::side_declared: return says_dark(e) ? "lotr_tarot.told.side_dark" : "lotr_tarot.told.side_free";
    case What::dark_points: return "lotr_tarot.told.dark_points";
    case What::drew: return seen ? "lotr_tarot.told.drew" : "lotr_tarot.told.drew_hidden";
    case What::replaced: return seen ? "lotr_tarot.told.replaced" : "lotr_tarot.told.replaced_hidden";
    case What::not_replaced: return "lotr_tarot.told.not_replaced";
    case What::turn_over: return "lotr_tarot.told.turn_over";
    case What::one_ring: return "lotr_tarot.told.one_ring";
    case What::went_out: return "lotr_tarot.told.went_out";
    case What::draw_pile_gone: return "lotr_tarot.told.draw_pile_gone";
    case What::shown: return "lotr_tarot.told.shown";
    case What::held_declared: return says_dark(e) ? "lotr_tarot.told.held_dark" : "lotr_tarot.told.held_free";
    case What::award: return award_key(e.amount);
    case What::too_many: return "lotr_tarot.told.too_many";
    case What::round_score: return "lotr_tarot.told.round_score";
    case What::round_dark: return "lotr_tarot.told.round_dark";
    case What::game_award: return e.amount == kMost ? "lotr_tarot.told.game_most" : "lotr_tarot.told.game_least";
    case What::total: return "lotr_tarot.told.total";
    case What::won: return "lotr_tarot.told.won";
  }
  return {};
}

}  // namespace

Phrase Rules::tell(const Event& e) const { return told(key_of(e), e); }

EventKind Rules::kind(const Event& e) const {
  switch (static_cast<What>(e.what)) {
    case What::round: return EventKind::chapter;
    case What::point_given:
    case What::point_taken:
    case What::point_kept:
    case What::played:
    case What::ringed:
    case What::drew:
    case What::replaced:
    case What::turn_over: return EventKind::turn;
    case What::dealt:
    case What::passed:
    case What::turned_up:
    case What::not_replaced:
    case What::draw_pile_gone:
    case What::shown: return EventKind::card;
    case What::suit_declared:
    case What::side_declared:
    case What::held_declared:
    case What::one_ring:
    case What::went_out: return EventKind::word;
    case What::dark_points:
    case What::award:
    case What::too_many:
    case What::round_score:
    case What::round_dark:
    case What::game_award:
    case What::total:
    case What::won: return EventKind::score;
  }
  return EventKind::rest;
}

}  // namespace mathom::lotr_tarot

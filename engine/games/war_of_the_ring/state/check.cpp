// Is this a State that play could have reached? Asked of any numbers at all, as they come from a file: ranges first,
// then cards, then the stack of frames, then the question that would be asked.
#include <algorithm>

#include "effects/read/check_frames.h"
#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/stack_checker.h"
#include "table/check_cards.h"

namespace mathom::war_of_the_ring {
namespace {

class WarCheck : StackChecker {
 public:
  WarCheck(const Rules& rules, const State& s, Problems& problems)
      : StackChecker(problems), rules_(rules), c_(rules.catalog), s_(s) {}

  void run() {
    numbers();
    if (sound()) cards();
    if (sound()) places();
    if (sound()) frames();
    if (sound()) question();
  }

 private:
  bool is_seat(int n) const { return within(n, 0, seats_ - 1); }
  static bool is_card(int n) { return within(n, 0, kCards - 1); }
  static bool is_thing(int n) { return within(n, 0, kThings - 1); }
  bool is_filter(int n) const { return within(n, -1, static_cast<int>(c_.code.filters.size()) - 1); }

  void numbers() {
    need(s_.scenario < c_.scenarios.size(), "/scenario", "is no scenario");
    if (!sound()) return;
    const Scenario& scenario = c_.scenarios[s_.scenario];
    seats_ = static_cast<int>(scenario.decks.size());
    need(s_.start < scenario.slots.size() && s_.slot < scenario.slots.size(), "/slot", "is no turn");
    need(s_.passes <= scenario.slots.size(), "/passes", "are too many");
    need(s_.round <= 20, "/round", "is too high");
    need(s_.path == kNone || s_.path < kPlaces, "/path", "is no path");
    need(s_.last_path <= kLastPath, "/last_path", "is no number of a path");
    need(s_.result <= Result::at_the_end && s_.winner <= Side::shadow, "/result", "is no result");
    need(s_.corruption <= 200, "/corruption", "is too much");
    need((s_.ring_used & ~first_seats(seats_)) == 0, "/ring_used", "must be seats");
    need(s_.options[2] < 1u << (kRules - 16), "/options", "are unknown");
    for (const TimedEffect& p : s_.timed_effects)
      need(is_filter(p.what) && is_filter(p.to) && is_filter(p.armies) && p.what >= 0 &&
               within(p.source, 0, kThings - 1),
           "/timed_effects", "is none that a card gives");
    for (const Scope& c : s_.scopes)
      need(within(c.source, -1, kThings - 1) && within(c.there, -1, kThings - 1) && within(c.chosen, -1, kCards - 1) &&
               within(c.taken, 0, kCards) && within(c.aside, 0, kCards) && within(c.unpaid, 0, kCards),
           "/scopes", "points nowhere");
  }

  bool lies_well(int card) const {
    const int zone = s_.cards[card].zone, owner = s_.owner[at(card)];
    if (owner == kNone) return zone == kBox;
    if (zone >= kZones || zone == kBox) return false;
    if (is_at_place(static_cast<std::uint8_t>(zone))) return true;
    if (zone == kResolving) return true;
    if (is_reserve(static_cast<std::uint8_t>(zone))) return zone == kReserve + owner || s_.wielder[at(card)] != kNone;
    return zone % kMostSeats == owner;
  }
  void cards() {
    need(s_.cards.size() == kCards, "/cards", "must be all cards");
    if (!sound()) return;
    for (int i = 0; i < kCards; ++i) {
      need(s_.owner[at(i)] == kNone || is_seat(s_.owner[at(i)]), "/owner", "must be a seat");
      need(s_.wielder[at(i)] == kNone || (is_card(s_.wielder[at(i)]) && s_.wielder[at(i)] != i), "/wielder",
           "must be a card");
      if (!sound()) return;
      need(lies_well(i), "/cards", "lies where it cannot");
    }
    need(is_each_once(s_.cards), "/cards", "must each be there once");
    need(lie_in_order(s_.cards, kZones), "/cards", "must lie at the places 0 to n-1 of their zone");
    for (int i = 0; i < kCards; ++i) items(i);
  }
  void items(int card) {
    const int wielder = s_.wielder[at(card)];
    if (wielder == kNone || !sound()) return;
    const Table t = looking_at(c_, s_);
    need(t.facts(card).type == Type::item && t.facts(wielder).type == Type::character &&
             t.zone(card) == t.zone(wielder) && is_in_play(t.zone(card)),
         "/wielder", "must be a character in play with its item");
  }

  void places() {
    int active_paths = 0;
    for (int i = 0; i < kPlaces; ++i) {
      const PlaceState& p = s_.places[at(i)];
      need(static_cast<int>(p.where) < kWheres && p.bare <= 1 && p.attack <= 99 && p.defence <= 99, "/places",
           "are out of range");
      if (!sound()) return;
      const bool path = c_.place_facts(i).path;
      active_paths += path && p.where == Where::active;
      need(path || p.where != Where::nobodys, "/places", "must belong to a side");
      if (p.where != Where::active)
        need(count_in(s_.cards, zone_at(i)) == 0, "/places", "have cards without being active");
    }
    need(active_paths == (s_.path == kNone ? 0 : 1), "/path", "must be the active one");
    need(s_.path == kNone || (c_.place_facts(s_.path).path && s_.places[at(s_.path)].where == Where::active), "/path",
         "must be the active one");
  }

  // --- frames
  bool answer_is_sound(const Answer& a) const {
    return (a.subject == CardId::none || is_card(index(a.subject))) &&
           (a.object == CardId::none || within(index(a.object), 0, kReserveThing)) &&
           (a.seat == SeatId::none || is_seat(index(a.seat)));
  }
  bool locals_are_sound(const Frame& f) const {
    const auto& l = f.local;
    switch (static_cast<Code>(f.code)) {
      case Code::game: return within(l[kGameNth], 0, 40);
      case Code::play:
        return is_card(l[kPlayCard]) && within(l[kPlayTo], -1, kReserveThing) && is_seat(l[kPlayWho]) &&
               within(l[kPlayByText], 0, 1);
      case Code::texts:
        return is_thing(l[effects::kMomentSource]) && within(l[effects::kMomentTrigger], 0, kOnEnters) &&
               within(l[effects::kMomentTarget], -1, kReserveThing) && within(l[effects::kMomentNext], 0, 20) &&
               is_seat(l[effects::kMomentSeat]);
      case Code::ability:
        return within(l[effects::kAbilityWhich], 0, static_cast<int>(c_.abilities.size()) - 1) &&
               is_thing(l[effects::kAbilitySource]) && within(l[effects::kAbilityTarget], -1, kReserveThing) &&
               is_seat(l[effects::kAbilitySeat]);
      case Code::steps: return effects::is_place(c_.code, l[effects::kBlockStart]) && is_seat(l[effects::kBlockSeat]);
      case Code::program:
        return effects::program_is_sound(language(), c_.code, f, seats_) && within(l[effects::kA], 0, 255) &&
               within(l[effects::kB], -1, 255);
      case Code::draw:
      case Code::recycle:
      case Code::forsake: return is_seat(l[kDrawWho]) && within(l[kDrawLeft], 0, 99) && within(l[kDrawMode], 0, 2);
      case Code::leave: return is_card(l[kLeaveCard]) && within(l[kLeaveCause], 0, kCauses - 1);
      case Code::activate: return within(l[kActivatePlace], 0, kPlaces - 1) && is_seat(l[kActivateWho]);
      case Code::move: return is_card(l[kMoveCard]) && is_place(l[kMoveTo]);
      case Code::path_combat:
      case Code::battle: return within(l[kCombatPlace], 0, kPlaces - 1);
      case Code::losses:
        return within(l[kLossPlace], 0, kPlaces - 1) && within(l[kLossDeclined], 0, 255) && is_seat(l[kLossAsked]);
    }
    return false;
  }
  void frames() {
    int open = 0;
    const bool goes_on = stack(s_, over(s_), procedures(), [&](const Frame& f) {
      const auto code = static_cast<Code>(f.code);
      open += code == Code::ability || code == Code::steps;
      return locals_are_sound(f) && answer_is_sound(f.answer);
    });
    if (!goes_on) return;
    need(open == s_.scopes.size(), "/scopes", "must be one for each text that runs");
  }
  void question() {
    if (over(s_)) return;
    Decision d;
    Memo memo;
    rules_.decision(s_, memo, d);
    StackChecker::question(d);
  }

  const Rules& rules_;
  const Catalog& c_;
  const State& s_;
  int seats_ = 0;
};

}  // namespace

void Rules::check(const State& s, Problems& problems) const { WarCheck(*this, s, problems).run(); }

}  // namespace mathom::war_of_the_ring

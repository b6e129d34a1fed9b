// Archery fire (rule 9): the totals are counted, then wounds are laid one after the other.
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Do = Next(Frame&, Table&);
Do count, defend, hit, choose_target, target_chosen, attack, hit_back;
constexpr auto kFire = steps<Table>({{"count", count},
                                     {"defend", defend, kWaits},
                                     {"hit", hit, kAsked},
                                     {"choose target", choose_target},
                                     {"target chosen", target_chosen, kAsked},
                                     {"attack", attack, kWaits},
                                     {"hit back", hit_back, kAsked}});

// kArcheryMinions, kArcheryFellowship: wounds that are still to be laid by either side; kArcheryTarget: the Shadow
// player who lays those of the fellowship.
enum ArcherySlot : std::size_t { kArcheryMinions, kArcheryFellowship, kArcheryTarget };

Next count(Frame& f, Table& t) {
  f.local[kArcheryMinions] = static_cast<std::int16_t>(archery_total(t, Side::shadow));
  f.local[kArcheryFellowship] = static_cast<std::int16_t>(archery_total(t, Side::free_peoples));
  tell(t.events, What::archery, -1, f.local[kArcheryMinions]);
  tell(t.events, What::archery, t.s.turn, f.local[kArcheryFellowship]);
  return Next::step;
}

// Who may be hit: of the Free Peoples player, or of that Shadow player.
CardSet targets(const Table& t, int seat) {
  CardSet out;
  t.active_cards().for_each([&](int card) {
    if (!may_be_wounded(t, card)) return;
    if (t.is_shadow(seat) ? t.facts(card).type == Type::minion && t.owner(card) == seat : may_fight(t, card))
      out.insert(card);
  });
  return out;
}
// One wound is laid where there is no choice; answers below say so.
Next lay(Frame& f, Table& t, std::size_t left, int seat, std::uint8_t next, std::uint8_t answered) {
  const CardSet all = f.local[left] > 0 ? targets(t, seat) : CardSet{};
  if (all.empty()) {
    f.local[left] = 0;
    return go_to(f, next);
  }
  if (all.count() > 1) return Next::ask;
  f.answer = answer_of(card_option(Verb::wound, card_at(all.first_member())));
  return go_to(f, answered);
}
Next laid(Frame& f, Table& t, std::size_t left, std::uint8_t again) {
  const int card = card_in(take(f));
  --f.local[left];
  go_to(f, again);
  wound(t, card);
  return Next::again;
}

Next defend(Frame& f, Table& t) { return lay(f, t, kArcheryMinions, t.s.turn, kFire["choose target"], kFire["hit"]); }
Next hit(Frame& f, Table& t) { return laid(f, t, kArcheryMinions, kFire["defend"]); }

Next choose_target(Frame& f, Table& t) {
  if (f.local[kArcheryFellowship] <= 0) return Next::done;
  if (t.players() > 2) return Next::ask;
  f.answer = answer_of(seat_option(Verb::point, t.to_right(t.s.turn)));
  return Next::step;
}
Next target_chosen(Frame& f, Table&) {
  f.local[kArcheryTarget] = static_cast<std::int16_t>(index(take(f).seat));
  return Next::step;
}
Next attack(Frame& f, Table& t) {
  if (f.local[kArcheryFellowship] <= 0) return Next::done;
  const Next next = lay(f, t, kArcheryFellowship, f.local[kArcheryTarget], kFire["attack"], kFire["hit back"]);
  return next;
}
Next hit_back(Frame& f, Table& t) { return laid(f, t, kArcheryFellowship, kFire["attack"]); }

}  // namespace

Procedure<Table> archery_procedure() { return procedure("archery", kFire); }

void ask_archery(const Table& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  if (f.step == kFire["target chosen"]) {
    ask_why(d, t.s.turn, Question::target);
    for (int seat = 0; seat < t.seats(); ++seat)
      if (t.is_in(seat) && t.is_shadow(seat)) d.options.push_back(seat_option(Verb::point, seat));
    return;
  }
  const bool by_minions = f.step == kFire["hit"];
  const int seat = by_minions ? t.s.turn : f.local[kArcheryTarget];
  ask_why(d, seat, Question::arrow);
  targets(t, seat).for_each([&](int card) {
    d.options.push_back(
        card_option(Verb::wound, card_at(card), f.local[by_minions ? kArcheryMinions : kArcheryFellowship]));
  });
}

}  // namespace mathom::lotr_tcg

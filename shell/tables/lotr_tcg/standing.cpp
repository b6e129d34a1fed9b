#include "shell/tables/lotr_tcg/standing.h"

#include <algorithm>
#include <iterator>

#include "effects/run/abilities.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/questions.h"
#include "rules/game_of.h"

namespace mathom::lotr_tcg {

namespace {

using effects::Ability;
using Means = StandingTexts::Means;
using Meaning = StandingTexts::Meaning;

// A text that a card has from another card's words belongs to that card, so it has no order here.
Meaning about(const Catalog& c, Means means, CardDef card, int ability) {
  if (card == CardDef::hidden) return {};
  const auto& own = c.facts(index(card)).abilities;
  const auto found = std::find(own.begin(), own.end(), ability);
  if (found == own.end()) return {};
  return {means, {card, static_cast<int>(found - own.begin())}};
}
CardDef face(const State& s, CardId card) {
  return card == CardId::none || index(card) >= s.cards.size() ? CardDef::hidden : s.cards[index(card)].def;
}
// The text that asks whether it is used.
Meaning asking(const Catalog& c, const State& s, const Decision& d) {
  if (s.frames.empty() || static_cast<Code>(s.frames.back().code) != Code::ability) return {};
  return about(c, Means::use, face(s, d.source), s.frames.back().local[effects::kAbilityWhich]);
}

// The phases in which everybody acts, in the player's own turns and in the others'.
constexpr StandingTexts::Stop kStops[] = {
    {"own/maneuver", "lotr_tcg.stop.own.maneuver"},     {"own/archery", "lotr_tcg.stop.own.archery"},
    {"own/assignment", "lotr_tcg.stop.own.assignment"}, {"own/skirmish", "lotr_tcg.stop.own.skirmish"},
    {"own/regroup", "lotr_tcg.stop.own.regroup"},       {"other/maneuver", "lotr_tcg.stop.other.maneuver"},
    {"other/archery", "lotr_tcg.stop.other.archery"},   {"other/assignment", "lotr_tcg.stop.other.assignment"},
    {"other/skirmish", "lotr_tcg.stop.other.skirmish"}, {"other/regroup", "lotr_tcg.stop.other.regroup"}};

class Texts final : public StandingTexts {
 public:
  Meaning meaning(const Game& game, const View& view, const Option& o) const override {
    const State& s = GameOf<Rules>::view(view.seen);
    const Catalog& c = catalog_of(game);
    switch (static_cast<Question>(view.decision.why)) {
      case Question::act:
        return {verb_of(o) == Verb::pass || verb_of(o) == Verb::pass_phase ? Means::pass : Means::nothing, {}};
      case Question::answer:
        return o.verb == effects::kNoMore ? Meaning{Means::leave, {}}
                                          : about(c, Means::use, face(s, o.subject), o.amount);
      case Question::order: return about(c, Means::first, face(s, o.subject), o.amount);
      case Question::may: return o.verb == effects::kNo ? Meaning{Means::leave, {}} : asking(c, s, view.decision);
      default: return {};
    }
  }

  std::vector<Orderable> texts_of(const Game& game, CardDef card) const override {
    std::vector<Orderable> out;
    if (card == CardDef::hidden) return out;
    const Catalog& c = catalog_of(game);
    const auto& own = c.facts(index(card)).abilities;
    for (int i = 0; i < static_cast<int>(own.size()); ++i) {
      const Ability& a = c.abilities[at(own[at(i)])];
      if (a.kind != Ability::Kind::triggered) continue;
      // An action of a phase is chosen in that phase; nobody is asked about it.
      if (!a.response && a.trigger <= kInRegroup) continue;
      out.push_back({{card, i}, !a.may && !a.response});
    }
    return out;
  }

  std::span<const Stop> stops() const override { return kStops; }
  int stop_of(const View& view) const override {
    const State& s = GameOf<Rules>::view(view.seen);
    if (static_cast<Question>(view.decision.why) != Question::act || s.phase < kManeuver) return -1;
    constexpr int kOfOthers = std::size(kStops) / 2;
    return s.phase - kManeuver + (index(view.decision.seat) == s.turn ? 0 : kOfOthers);
  }
};

}  // namespace

const StandingTexts& standing_texts() {
  static const Texts kTexts;
  return kTexts;
}

}  // namespace mathom::lotr_tcg

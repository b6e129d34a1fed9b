// The table in words.
#include "rules/describe.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::array<const char*, 3> kStages{"bidding", "gathering", "playing"};
constexpr std::array<const char*, 3> kLosses{"none", "killed", "corrupted"};

Json word_of(const TableCards& t, int card) { return t.known(card) ? t.facts(card).id : std::string("hidden"); }
// From the bottom up.
Json words(const Table& t, Zone zone, int seat) {
  Json out = Json::array();
  for (int n = 0; n < t.size(zone, seat); ++n) out.push_back(word_of(t, t.nth(zone_of(zone, seat), n)));
  return out;
}

Json in_play(const Table& t, int card) {
  Json out = {{"card", word_of(t, card)}};
  if (t.wounds(card) > 0) out["wounds"] = t.wounds(card);
  if (t.is_stacked(card)) out["stacked"] = true;
  if (t.facts(card).is_character()) {
    out["strength"] = strength_of(t, card);
    out["vitality"] = vitality_of(t, card);
  }
  Json borne = Json::array();
  t.each_borne(card, [&](int other) { borne.push_back(in_play(t, other)); });
  if (!borne.empty()) out["bears"] = std::move(borne);
  return out;
}
Json table_of(const Table& t, int seat) {
  Json out = Json::array();
  for (int n = 0; n < t.size(kTable, seat); ++n)
    if (const int card = t.nth(zone_of(kTable, seat), n); t.bearer(card) < 0) out.push_back(in_play(t, card));
  return out;
}
Json player(const Table& t, int seat) {
  const State& s = t.s;
  return {{"table", table_of(t, seat)},
          {"hand", words(t, kHand, seat)},
          {"hand_size", t.size(kHand, seat)},
          {"deck_size", t.size(kDrawDeck, seat)},
          {"discard", words(t, kDiscardPile, seat)},
          {"dead", words(t, kDeadPile, seat)},
          {"aside", words(t, kShown, seat)},
          {"burdens", s.burdens[at(seat)]},
          {"site", s.site[at(seat)]},
          {"ring_bearer", word_of(t, s.ring_bearer[at(seat)])},
          {"lost", kLosses[static_cast<std::size_t>(s.lost[at(seat)])]}};
}
Json path(const Table& t) {
  Json out = Json::array();
  for (int number = 1; number <= kLastSite; ++number)
    if (const int site = t.site_at(number); site >= 0)
      out.push_back({{"site", word_of(t, site)}, {"seat", t.owner(site)}});
  return out;
}
Json fights(const Table& t) {
  Json out = Json::array();
  for (int i = 0; i < t.s.skirmishes.size(); ++i) {
    const Skirmish& k = t.s.skirmishes[i];
    Json minions = Json::array();
    minions_in(t, i).for_each([&](int card) { minions.push_back(word_of(t, card)); });
    out.push_back({{"defender", k.defender < 0 ? Json(nullptr) : word_of(t, k.defender)},
                   {"minions", std::move(minions)},
                   {"fought", k.stage != Skirmish::to_fight}});
  }
  return out;
}
Json public_json(const Table& t) {
  const State& s = t.s;
  return {{"players", by_seat(t.seats(), [&](int seat) { return player(t, seat); })},
          {"stage", kStages[static_cast<std::size_t>(s.stage)]},
          {"order", by_seat(t.seats(), [&](int nth) { return Json(s.order[at(nth)]); })},
          {"turn", s.turn},
          {"phase", std::string(phase_names().word(s.phase))},
          {"twilight", s.twilight},
          {"moves", s.moves},
          {"ring_worn", s.worn != 0},
          {"path", path(t)},
          {"skirmishes", fights(t)},
          {"winner", s.winner < 0 ? Json(nullptr) : Json(static_cast<int>(s.winner))}};
}

}  // namespace

Json Rules::describe(const State& seen, SeatMask viewers) const {
  Json out = public_json(looking_at(catalog, seen));
  out["viewers"] = seat_list(viewers, Rules::seats(seen));
  return out;
}

Json Rules::facts(const State& s) const {
  const Table t = looking_at(catalog, s);
  Json out = public_json(t);
  out["decks"] = by_seat(t.seats(), [&](int seat) { return words(t, kDrawDeck, seat); });
  return out;
}

}  // namespace mathom::lotr_tcg

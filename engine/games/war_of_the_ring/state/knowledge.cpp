// What a seat may know, put to use: a world that fits it, and its description in words.
#include <algorithm>
#include <vector>
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/describe.h"

namespace mathom::war_of_the_ring {
namespace {

constexpr std::array<const char*, kWheres> kWhereWords{"unused", "deck", "active", "free", "shadow", "nobody"};
constexpr std::array<const char*, 3> kResultWords{"playing", "by_ten", "at_the_end"};

std::string word_of(const TableCards& t, int card) {
  const CardDef def = t.s.cards[card].def;
  return def == CardDef::hidden ? std::string("hidden") : t.catalog().words[at(index(def))];
}
std::vector<int> by_print(const State& s, std::uint8_t zone) {
  std::vector<int> cards;
  for (int n = 0; n < count_in(s.cards, zone); ++n) cards.push_back(index(card_in(s.cards, zone, n)));
  std::sort(cards.begin(), cards.end(), [&](int a, int b) { return index(s.cards[a].def) < index(s.cards[b].def); });
  return cards;
}
Json words(const Table& t, std::uint8_t zone) {
  Json out = Json::array();
  for (const int card : by_print(t.s, zone)) out.push_back(word_of(t, card));
  return out;
}

// Cards in play with what lies on them.
Json in_play(const Table& t, std::uint8_t zone) {
  const State& s = t.s;
  Json out = Json::array();
  for (const int card : by_print(s, zone)) {
    if (s.wielder[at(card)] != kNone) continue;
    Json entry = {{"card", word_of(t, card)}};
    Json items = Json::array();
    for (int item = 0; item < kCards; ++item)
      if (s.wielder[at(item)] == card) items.push_back(word_of(t, item));
    if (!items.empty()) entry["items"] = std::move(items);
    if (s.attack_tokens[at(card)] > 0) entry["attack"] = s.attack_tokens[at(card)];
    if (s.defence_tokens[at(card)] > 0) entry["defence"] = s.defence_tokens[at(card)];
    if (marked(s, card, kReserved)) entry["came"] = true;
    out.push_back(std::move(entry));
  }
  return out;
}

Json places(const Table& t) {
  Json out = Json::object();
  for (int i = 0; i < kPlaces; ++i) {
    const PlaceState& p = t.s.places[at(i)];
    if (p.where == Where::unused || p.where == Where::deck) continue;
    Json entry = {{"where", kWhereWords[static_cast<std::size_t>(p.where)]}};
    if (p.where == Where::active) {
      entry["cards"] = in_play(t, zone_at(i));
      entry["defence"] = place_defence(t, i);
      entry["attack"] = place_attack(t, i);
      entry["attackers"] = sum(tally(t, i, other(defender(t, i))));
      entry["defenders"] = sum(tally(t, i, defender(t, i)));
    }
    out[t.place_facts(i).id] = std::move(entry);
  }
  return out;
}

Json player(const Table& t, int i) {
  const State& s = t.s;
  const CardId top = top_of(s.cards, zone_of(kDraw, i));
  return {{"hand", words(t, zone_of(kHand, i))},
          {"hand_size", size_of(s, kHand, i)},
          {"deck_size", size_of(s, kDraw, i)},
          {"top", top == CardId::none ? Json(nullptr) : Json(word_of(t, index(top)))},
          {"cycle", words(t, zone_of(kCycle, i))},
          {"eliminated", words(t, zone_of(kEliminated, i))},
          {"reserve", in_play(t, zone_of(kReserve, i))},
          {"limit", carryover_limit(t, i)},
          {"ring", ring_is_free(t, i)}};
}

Json public_json(const Table& t) {
  const State& s = t.s;
  const Scenario& scenario = t.scenario();
  Json players = Json::object();
  for (std::size_t i = 0; i < scenario.decks.size(); ++i)
    players[scenario.decks[i].id] = player(t, static_cast<int>(i));
  return {{"players", players},
          {"scenario", scenario.id},
          {"round", s.round},
          {"hands", by_seat(t.seats(), [&](int i) { return words(t, zone_of(kHand, i)); })},
          {"draw", by_seat(t.seats(), [&](int i) { return Json(size_of(s, kDraw, i)); })},
          {"cycle", by_seat(t.seats(), [&](int i) { return words(t, zone_of(kCycle, i)); })},
          {"eliminated", by_seat(t.seats(), [&](int i) { return words(t, zone_of(kEliminated, i)); })},
          {"aside", by_seat(t.seats(), [&](int i) { return words(t, zone_of(kAside, i)); })},
          {"reserve", by_seat(t.seats(), [&](int i) { return in_play(t, zone_of(kReserve, i)); })},
          {"limits", by_seat(t.seats(), [&](int i) { return Json(carryover_limit(t, i)); })},
          {"rings", by_seat(t.seats(), [&](int i) { return Json(ring_is_free(t, i)); })},
          {"places", places(t)},
          {"path", s.path == kNone ? Json(nullptr) : Json(t.place_facts(s.path).id)},
          {"corruption", s.corruption},
          {"points", {t.points(Side::free_peoples), t.points(Side::shadow)}},
          {"start", t.start_seat()},
          {"turn", index(t.active())},
          {"result", kResultWords[static_cast<std::size_t>(s.result)]}};
}

void deal_unseen(State& s, Rng& rng) {
  std::array<bool, kCards> seen{};
  for (const Card& c : s.cards)
    if (c.def != CardDef::hidden) seen[at(index(c.def))] = true;
  for (int seat = 0; seat < kMostSeats; ++seat) {
    FixedVector<CardDef, kCards> unseen;
    for (int print = 0; print < kCards; ++print)
      if (s.owner[at(print)] == seat && !seen[at(print)]) unseen.push_back(static_cast<CardDef>(print));
    rng.shuffle(unseen);
    for (int card = 0; card < kCards; ++card) {
      if (s.owner[at(card)] != seat || s.cards[card].def != CardDef::hidden) continue;
      s.cards[card].def = unseen.back();
      unseen.pop_back();
    }
  }
}

}  // namespace

// Everybody's deck is known; where its cards lie that nobody among the viewers has seen is drawn by lot. That somebody
// is asked tells nothing more: nobody is asked because of what only that player can see.
void Rules::determinize(State& s, SeatMask viewers, Rng& rng) const {
  if (viewers != kEveryone) deal_unseen(s, rng);
}

Json Rules::describe(const State& seen, SeatMask viewers) const {
  Json out = public_json(looking_at(catalog, seen));
  out["viewers"] = seat_list(viewers, Rules::seats(seen));
  return out;
}

Json Rules::facts(const State& s) const {
  const Table t = looking_at(catalog, s);
  Json out = public_json(t);
  out["decks"] = by_seat(t.seats(), [&](int i) { return words(t, zone_of(kDraw, i)); });
  return out;
}

}  // namespace mathom::war_of_the_ring

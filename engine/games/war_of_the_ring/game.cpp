// The game as a whole: its scenarios and options, its configs, and who is asked what.
#include <algorithm>

#include "core/json.h"
#include "effects/read/editions.h"
#include "games/war_of_the_ring/brain/brain.h"
#include "games/war_of_the_ring/options.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/config.h"
#include "rules/game_of.h"
#include "rules/shuffle.h"

namespace mathom::war_of_the_ring {
namespace {

// In the order of RuleId; all are off unless somebody wants them.
std::vector<RuleOption> rule_options() {
  std::vector<RuleOption> out;
  for (const auto id :
       {"promos", "all_defenders_lost", "saved_cards_cannot_pay", "own_text_first", "item_delays_wielder",
        "controller_uses_items", "own_wielders_only", "forsake_for_text", "messenger_finds_himself", "no_idle_icons",
        "discard_over_limit", "gandalf_passes_once", "doubling_for_all", "attackers_settle_losses",
        "first_last_path_ends", "forced_path_bars_card", "no_idle_events", "unused_ring_scores_nothing"})
    out.push_back({.id = id, .defaults = {0, 0, 0, 0}});
  return out;
}

// Rule sets are the scenarios, in the order of the data.
GameInfo make_info() {
  return {.id = "war_of_the_ring",
          .least_seats = 2,
          .most_seats = kMostSeats,
          .usual_seats = 4,
          .rules_version = 3,
          .prints = kThings,
          .rule_sets = {"trilogy", "duel", "three-player-duel", "fellowship"},
          .options = rule_options()};
}
std::uint8_t zone_to_shuffle(const State& s) { return zone_of(kDraw, s.frames.back().local[kDrawWho]); }
void ask_shuffle_of(const TableCards& t, Decision& d) {
  ask_shuffle(d, Question::shuffle, Verb::shuffle, t.cards_in(zone_to_shuffle(t.s)));
}

void ask_game(const Table& t, Decision& d) {
  switch (asking(t.s)) {
    case Asking::shuffle: return ask_shuffle_of(t, d);
    case Asking::roll: return ask_roll(d, Question::roll, roll_sides(t));
    case Asking::order: return ask_order(t, d);
    case Asking::action: return ask_action(t, d);
  }
}
void ask_program(const State& s, const Table& t, Decision& d) {
  effects::ask_op(t, s.frames.back(), d);
  if (d.why == 0) set_why(d, Question::control);
  if (d.source == CardId::none && t.scope().source >= 0) d.source = card_at(t.scope().source);
}

void set_options(State& s, const GameInfo& info, const Json& c) {
  for (std::size_t i = 0; i < info.options.size(); ++i)
    if (config_option(info, c, i) != 0) s.options[i / 8] = static_cast<std::uint8_t>(s.options[i / 8] | 1u << i % 8);
}

// The cards of every deck to its owner, the others into the box.
void deal_decks(State& s, const Catalog& catalog, bool promos) {
  const Scenario& scenario = catalog.scenarios[s.scenario];
  std::array<std::uint16_t, kZones> count{};
  for (int print = 0; print < kCards; ++print) {
    const int title = catalog.title_of[at(print)];
    std::uint8_t owner = kNone;
    int copy = 0;
    for (int other = 0; other < print; ++other) copy += catalog.title_of[at(other)] == title;
    for (std::size_t seat = 0; seat < scenario.decks.size(); ++seat)
      if (scenario.decks[seat].copies[at(title)] > copy) owner = static_cast<std::uint8_t>(seat);
    if (catalog.titles[at(title)].promo && !promos) owner = kNone;
    s.owner[at(print)] = owner;
    const std::uint8_t zone = owner == kNone ? static_cast<std::uint8_t>(kBox) : zone_of(kDraw, owner);
    s.cards.push_back({static_cast<CardDef>(print), count[zone]++, zone, owner == kNone ? kEveryone : kNobody});
  }
}

// Where no rule set is named, the number of seats names it.
int scenario_of(const Catalog& catalog, const GameInfo& info, const Json& config) {
  if (!member(config, "seats") || member(config, "rule_set")) return config_rule_set(info, config);
  const auto seats = static_cast<std::size_t>(config_seats(info, config));
  const auto& all = catalog.scenarios;
  const auto found = std::find_if(all.begin(), all.end(), [&](const Scenario& s) { return s.decks.size() == seats; });
  return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

}  // namespace

const GameInfo& Rules::info() const {
  static const GameInfo kInfo = make_info();
  return kInfo;
}

void Rules::check_config(const Json& config, Problems& problems) const {
  check_keys(config, {"seats", "rule_set", "options", "cards"}, "", problems);
  effects::check_config_cards(config, *made_of.files(), problems);
  const auto set = static_cast<std::size_t>(scenario_of(catalog, info(), config));
  const auto seats = catalog.scenarios[set].decks.size();
  if (member(config, "seats") && config_seats(info(), config) != static_cast<int>(seats))
    problems.add("/seats", "must be " + std::to_string(seats) + " in this scenario");
}

Json Rules::full_config(const Json& config) const {
  const auto set = static_cast<std::size_t>(scenario_of(catalog, info(), config));
  Json named = config.is_object() ? config : Json::object();
  named["rule_set"] = std::string(info().rule_sets[set]);
  Json full = full_common_config(info(), named);
  full["cards"] = made_of.files()->word();
  full["seats"] = catalog.scenarios[set].decks.size();
  return full;
}

State Rules::initial(const Json& c) const {
  State s;
  s.scenario = static_cast<std::uint8_t>(scenario_of(catalog, info(), c));
  set_options(s, info(), c);
  const Scenario& scenario = catalog.scenarios[s.scenario];
  deal_decks(s, catalog, has(s, RuleId::promos));
  s.wielder.fill(kNone);
  for (const int place : scenario.places) s.places[at(place)].where = Where::deck;
  Table t(catalog, s, nullptr);
  t.push(Code::game);
  war_of_the_ring::run(t);
  return s;
}

int Rules::seats(const State& s) const { return static_cast<int>(catalog.scenarios[s.scenario].decks.size()); }

// Who leads which factions is what the deck holds.
SeatRole Rules::seat_role(const Json& c, SeatId seat) const {
  const DeckFacts& deck = catalog.scenarios[at(scenario_of(catalog, info(), c))].decks[at(index(seat))];
  std::uint16_t held = 0;
  for (std::size_t title = 0; title < deck.copies.size(); ++title)
    if (deck.copies[title] > 0 && !catalog.titles[title].promo)
      held = static_cast<std::uint16_t>(held | 1u << static_cast<int>(catalog.titles[title].faction));
  SeatRole role{
      .team = index(deck.side), .name = Phrase{deck.key, {}}, .side = Phrase{side_names().key(index(deck.side)), {}}};
  for (int faction = 0; faction < kFactions; ++faction)
    if ((held >> faction & 1) != 0) role.has.push_back(Phrase{faction_names().key(faction), {}});
  return role;
}

void Rules::decision(const State& s, Memo& memo, Decision& d) const {
  if (s.frames.empty()) return;
  memo.in_force.forget();  // whose turn it is may be part of a condition
  const Table t = looking_at(catalog, s, &memo);
  switch (static_cast<Code>(s.frames.back().code)) {
    case Code::game: ask_game(t, d); break;
    case Code::recycle: return ask_shuffle_of(t, d);
    case Code::program: ask_program(s, t, d); break;
    case Code::forsake: ask_forsake(t, d); break;
    case Code::leave: ask_rescue(t, d); break;
    case Code::ability: ask_may(t, d); break;
    case Code::losses: ask_losses(t, d); break;
    default: return;
  }
  if (d.by_luck()) return;
  if (!std::is_sorted(d.options.begin(), d.options.end())) std::sort(d.options.begin(), d.options.end());
}

void Rules::apply(State& s, Memo& memo, const Decision& d, const Choice& c, EventSink* events) const {
  memo.in_force.forget();
  Table t(catalog, s, events, &memo);
  if (d.ask == Ask::shuffle) {
    shuffle_at(s.cards, t.cards_in(zone_to_shuffle(s)), c);
    return war_of_the_ring::run(t);
  }
  Frame& f = s.frames.back();
  f.answer = d.by_luck() ? answer_of(static_cast<int>(c.value)) : answer_of(option_of(d, c));
  war_of_the_ring::run(t);
}

Outcome Rules::outcome(const State& s) const {
  Outcome o;
  const Table t = looking_at(catalog, s);
  o.over = over(s) && s.frames.empty();
  if (o.over) o.winner = static_cast<std::uint8_t>(index(s.winner));  // with the same score the Shadow (rule 14.2)
  const bool final = s.result == Result::at_the_end;
  for (int seat = 0; seat < t.seats(); ++seat) {
    o.score[at(seat)] = final ? t.final_points(t.side(seat)) : t.points(t.side(seat));
    o.team[at(seat)] = static_cast<std::uint8_t>(index(t.side(seat)));
  }
  return o;
}

}  // namespace mathom::war_of_the_ring

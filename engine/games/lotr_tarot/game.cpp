// The game as a whole: its options, its configs, and who is asked what.
#include "core/json.h"
#include "games/lotr_tarot/brain/brain.h"
#include "games/lotr_tarot/cards/affiliation.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/config.h"
#include "rules/game_of.h"

namespace mathom::lotr_tarot {
namespace {

enum OptionId : std::size_t { kCourtsMatch, kAwardsPassOn };

GameInfo make_info() {
  return {.id = "lotr_tarot",
          .least_seats = 2,
          .most_seats = kMostSeats,
          .usual_seats = 4,
          .rules_version = 1,
          .rule_sets = {"booklet"},
          .options = {{.id = "courts_match", .defaults = {1}}, {.id = "awards_pass_on", .defaults = {0}}}};
}

}  // namespace

const GameInfo& Rules::info() const {
  static const GameInfo kInfo = make_info();
  return kInfo;
}

void Rules::check_config(const Json& config, Problems& problems) const {
  check_keys(config, {"seats", "rule_set", "options", "affiliations"}, "", problems);
  check_affiliations(config, problems);
}

// The lists are written out, so that a game goes on as it began even if the deck's data is corrected one day.
Json Rules::full_config(const Json& config) const {
  Json full = full_common_config(info(), config);
  full["affiliations"] = affiliations_json(read_affiliations(full));
  return full;
}

State Rules::initial(const Json& full_config) const {
  State s;
  const Affiliations a = read_affiliations(full_config);
  s.dark = a.dark;
  s.neutral = a.neutral;
  s.seats = static_cast<std::uint8_t>(config_seats(info(), full_config));
  s.courts_match = config_option(info(), full_config, kCourtsMatch) != 0;
  s.awards_pass_on = config_option(info(), full_config, kAwardsPassOn) != 0;
  return s;
}

void Rules::decision(const State& s, Decision& d) const {
  switch (s.phase) {
    case Phase::draw_dealer: return ask_dealer(s, d);
    case Phase::deal: return ask_shuffle(s, d);
    case Phase::pass: return ask_pass(s, d);
    case Phase::starter_suit:
    case Phase::suit: return ask_suit(s, d);
    case Phase::bearer: return ask_point(s, d);
    case Phase::turn: return ask_turn(s, d);
    case Phase::side: return ask_side(s, d);
    case Phase::hold: return ask_hold(s, d);
    case Phase::over: return;
  }
}

void Rules::apply(State& s, const Decision& d, const Choice& c, EventSink* events) const {
  if (d.by_luck()) {
    if (s.phase == Phase::draw_dealer) return do_dealer(s, static_cast<int>(c.value), events);
    return do_shuffle(s, c, events);
  }
  const Option& o = option_of(d, c);
  switch (verb_of(o)) {
    case Verb::pass: return do_pass(s, card_of(o), events);
    case Verb::point: return do_point(s, o, events);
    case Verb::play: return do_play(s, card_of(o), events);
    case Verb::ring: return do_ring(s, card_of(o), events);
    case Verb::draw: return do_draw(s, events);
    case Verb::end: return do_end(s, events);
    case Verb::side: return do_side(s, static_cast<Side>(o.amount), events);
    case Verb::suit: return do_suit(s, static_cast<Suit>(o.amount), events);
    case Verb::hold: return do_hold(s, static_cast<Side>(o.amount), events);
    case Verb::deal: return;
  }
}

Outcome Rules::outcome(const State& s) const {
  Outcome o;
  o.over = s.phase == Phase::over;
  for (int seat = 0; seat < s.seats; ++seat) o.score[at(seat)] = total_points(s, seat);
  return o;
}

const Brain* Rules::brain() const { return ring_brain(); }

const Game& game() {
  static const GameOf<Rules> kGame;
  return kGame;
}

}  // namespace mathom::lotr_tarot

// The game as a whole: its options, its configs, and who is asked what.
#include <algorithm>

#include "core/json.h"
#include "effects/read/card_game.h"
#include "effects/say/say.h"
#include "games/lotr_board/brain/brain.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/state/phases.h"
#include "rules/config.h"
#include "rules/game_of.h"
#include "rules/shuffle.h"

namespace mathom::lotr_board {
namespace {

enum OptionId : std::size_t { kSauron, kPassTheRing, kEqualTurns, kCompetitive, kDealAll };

GameInfo make_info() {
  using Kind = RuleOption::Kind;
  return {.id = "lotr_board",
          .least_seats = 2,
          .most_seats = kMostSeats,
          .usual_seats = 3,
          .rules_version = 3,
          .rule_sets = {"normal", "introductory", "expert", "competitive"},
          .options = {{.id = "sauron", .kind = Kind::number, .least = 8, .most = 15, .defaults = {12, 15, 10, 12}},
                      {.id = "pass_the_ring", .defaults = {0, 0, 0, 0}},
                      {.id = "equal_turns", .defaults = {0, 0, 0, 0}},
                      {.id = "competitive", .defaults = {0, 0, 0, 1}},
                      {.id = "deal_all", .defaults = {0, 0, 0, 0}}},
          .hears_wishes = true};
}

void ask_shuffle_of(const Table& t, Decision& d) {
  ask_shuffle(d, Question::shuffle, Verb::shuffle, t.cards_in(zone_to_shuffle(t.s)));
}

void ask_program(const Table& t, Decision& d) {
  effects::ask_op(t, t.s.frames.back(), d);
  if (d.by_luck()) return ask_shuffle_of(t, d);
  if (d.why == 0) set_why(d, Question::control);
}

}  // namespace

const GameInfo& Rules::info() const {
  static const GameInfo kInfo = make_info();
  return kInfo;
}

void Rules::check_config(const Json& config, Problems& problems) const {
  check_keys(config, {"seats", "rule_set", "options"}, "", problems);
}
Json Rules::full_config(const Json& config) const { return full_common_config(info(), config); }

// The Hobbits sit in the order of the box, whatever the config.
SeatRole Rules::seat_role(const Json&, SeatId seat) const {
  const std::string& hobbit = content().hobbits[at(index(seat))];
  SeatRole role{.name = Phrase{hobbit, {}}};
  role.has.push_back(Phrase{effects::kept_key(hobbit, "note"), {}});
  return role;
}

State Rules::initial(const Json& c) const {
  State s;
  s.seats = static_cast<std::uint8_t>(config_seats(info(), c));
  s.alive = first_seats(s.seats);
  s.sauron = static_cast<std::uint8_t>(config_option(info(), c, kSauron));
  s.pass_the_ring = config_option(info(), c, kPassTheRing) != 0;
  s.equal_turns = config_option(info(), c, kEqualTurns) != 0;
  s.competitive = config_option(info(), c, kCompetitive) != 0;
  s.deal_all = config_option(info(), c, kDealAll) != 0;
  std::array<std::uint16_t, kZones> count{};
  for (int i = 0; i < kCards; ++i) {
    const Group g = group_of(i);
    const std::uint8_t zone = g == Group::quest   ? kDeck
                              : g == Group::tiles ? kTileStack
                              : g == Group::gold  ? kGoldPool
                                                  : kSupply;
    // Legendary cards lie open above the board until their place is reached.
    s.cards.push_back({static_cast<CardDef>(i), count[zone]++, zone, zone == kSupply ? kEveryone : kNobody});
  }
  // Before the first conflict its board lies ready: a Ring-bearer lost on the way there scores its first space.
  for (const Place& p : content().places)
    if (!p.haven && s.points == 0) s.points = static_cast<std::uint8_t>(p.track(p.main)->start_points);
  Table t(s, nullptr);
  t.push(Code::journey);
  run(t);
  return s;
}

void Rules::decision(const State& s, Memo& memo, Decision& d) const {
  if (s.frames.empty()) return;
  const Table t = looking_at(s, &memo);
  switch (static_cast<Code>(s.frames.back().code)) {
    case Code::journey:
    case Code::conflict:
    case Code::draw: return ask_shuffle_of(t, d);
    case Code::roll: return ask_roll(d, Question::roll, static_cast<int>(content().faces.size()));
    case Code::program: ask_program(t, d); break;
    case Code::turn: set_why(d, Question::play), ask_play(t, d); break;
    case Code::window: set_why(d, Question::window), ask_window(t, d); break;
    case Code::gandalf: set_why(d, Question::gandalf), ask_gandalf(t, d); break;
    case Code::ring: set_why(d, Question::ring_track), ask_ring_track(t, d); break;
    case Code::pay: ask_pay(t, d); break;
    default: return;
  }
  if (d.by_luck()) return;
  if (d.options.empty()) d.options.push_back(option(Verb::done));
  std::sort(d.options.begin(), d.options.end());
}

void Rules::apply(State& s, Memo& memo, const Decision& d, const Choice& c, EventSink* events) const {
  Table t(s, events, &memo);
  t.wishing = c.wishes.seats();
  // Who has passed for the whole turn and now wants to step in at the next moment has thought better of it.
  s.quiet = static_cast<std::uint8_t>(s.quiet & ~c.wishes.next);
  if (d.ask == Ask::shuffle) {
    shuffle_at(s.cards, t.cards_in(zone_to_shuffle(s)), c);
    return run(t);
  }
  Answer& answer = s.frames.back().answer;
  if (d.by_luck()) {
    answer = answer_of(static_cast<int>(c.value));
  } else {
    const Option& o = option_of(d, c);
    answer = answer_of(o);
    if (o.verb == effects::kYes && d.why == static_cast<int>(Question::control))
      mathom::tell(events, What::volunteer, index(d.seat));
  }
  run(t);
}

Outcome Rules::outcome(const State& s) const {
  Outcome o;
  o.over = over(s) && s.frames.empty();
  int together = 0;
  const Table t = looking_at(s);
  for (int i = 0; i < s.seats; ++i) together += t.runes(i);
  for (int i = 0; i < s.seats; ++i) {
    int score = s.points;
    if (s.result == Result::destroyed) score += s.competitive ? t.runes(i) : together;
    if (s.result == Result::betrayed && i != s.bearer) score = 0;
    o.score[at(i)] = score;
    if (!s.competitive) o.team[at(i)] = 0;
  }
  return o;
}

SeatMask Rules::eliminated(const State& s) const { return static_cast<SeatMask>(first_seats(s.seats) & ~s.alive); }

const Brain* Rules::brain() const { return fellowship_brain(); }

// Its files have shapes of their own (content.cpp); what its cards do is said in the language.
const CardGame* Rules::cards() const {
  static const effects::MadeOfCards kMade(language(), {}, nullptr);
  return &kMade;
}

const Game& game() {
  static const GameOf<Rules> kGame;
  return kGame;
}

}  // namespace mathom::lotr_board

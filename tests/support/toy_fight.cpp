#include "support/toy_fight.h"

#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "effects/control/choosing.h"
#include "effects/read/loader.h"
#include "effects/run/conditions.h"
#include "effects/run/static_abilities.h"

namespace mathom::fight {
namespace {

using effects::Flow;
using effects::Host;
using effects::Names;
using effects::Op;
using effects::Param;
using effects::Test;
using effects::TestWord;
using effects::Trigger;

const Table& table_of(const Host& h) { return static_cast<const Table&>(h); }
Table& table_of(Host& h) { return static_cast<Table&>(h); }
std::size_t at(int i) { return static_cast<std::size_t>(i); }

const Names& races() {
  static const Names kNames("fight.race", {"man", "orc"});
  return kNames;
}
const Names& places() {
  static const Names kNames("fight.in", {"play", "hand", "discard"});
  return kNames;
}
const Names& times() {
  static const Names kNames("fight.until", {"phase", "turn"});
  return kNames;
}
const Names& limits() {
  static const Names kNames("fight.limit", {"phase"});
  return kNames;
}

bool race_printed(const effects::LoadedCards& set, const Test& t, int print) {
  return effects::any_value(set.code, t, [&](int race) { return print % 2 == race; });
}
bool has_race(const Host& h, const Test& t, const Frame&, int card) {
  return effects::any_value(h.code(), t, [&](int race) { return card % 2 == race; });
}
bool lies_in(const Host& h, const Test& t, const Frame&, int card) {
  return effects::any_value(h.code(), t, [&](int place) { return table_of(h).s.place[at(card)] == place; });
}
bool is_against(const Host& h, const Test& t, const Frame& f, int card) {
  const int foe = table_of(h).s.foe[at(card)];
  return foe >= 0 && effects::any_value(h.code(), t, [&](int filter) { return h.means(filter, foe, f); });
}
effects::TargetKind cards() {
  using K = TestWord::Kind;
  return {.word = "card",
          .words = Names("fight.cards", {"this", "it", "other", "chosen"}),
          .tests = {{.word = "in", .names = &places(), .matches = lies_in},
                    {.word = "race", .names = &races(), .matches = has_race, .printed = race_printed},
                    {.word = "against", .kind = K::filter, .matches = is_against},
                    effects::not_test(),
                    effects::any_test(),
                    effects::moved_test()},
          .where = 0,
          .chosen = 3,
          .usual_place = kPlay};
}

// Steps about cards of a player's choice: what is done to each of them.
template <void (*kDo)(Table&, int card)>
Flow each_chosen(Host& h, const Op& op, Frame& f) {
  Table& t = table_of(h);
  if (f.local[effects::kStage] == 0) t.s.scopes.back().begin_moving();
  int card = -1;
  switch (effects::next_chosen(h, op, f, card)) {
    case effects::Pick::ask: return Flow::ask;
    case effects::Pick::done:
      t.s.scopes.back().end_moving();
      h.name(op.arg[effects::kAfterChoosing], effects::last_chosen(f));
      return Flow::next;
    case effects::Pick::one: break;
  }
  t.s.scopes.back().note_moved(card);
  kDo(t, card);
  return Flow::again;
}
effects::Happening about(Table& t, int card, Moment before, Moment after) {
  effects::Happening h;
  h.before = static_cast<std::int16_t>(before);
  h.after = static_cast<std::int16_t>(after);
  h.it = static_cast<std::int16_t>(card);
  h.other = h.source = t.scope().source;
  return h;
}
void wound(Table& t, int card) { t.happen(about(t, card, kAboutToWound, kWounded)); }
void heal(Table& t, int card) { t.happen(about(t, card, kAboutToHeal, kHealed)); }
void discard(Table& t, int card) { t.s.place[at(card)] = kDiscard; }

template <void (*kDo)(Table&, int)>
effects::Verb verb(std::string_view word) {
  const Param as{.key = "as", .kind = Param::Kind::binding, .needed = false, .usual = -1};
  return {word, effects::choosing_params({as}), effects::can_choose, each_chosen<kDo>, effects::ask_to_choose};
}
int strength_of(const Host& h, int filter, const Frame& f) {
  effects::Things all;
  h.things(filter, f, all);
  int sum = 0;
  for (const int card : all) sum += table_of(h).strength(card);
  return sum;
}

using Run = Procedure<Table>;
constexpr auto kProgram = effects::program_steps<Table>(kWaits);
const std::array<Run, 5>& procedures() {
  static const std::array<Run, 5> kAll{procedure("program", kProgram),
                                       procedure("ability", effects::AbilityProcedure<Table>::kSteps),
                                       procedure("happening", effects::HappeningProcedure<Table>::kSteps),
                                       procedure("moment", effects::MomentProcedure<Table>::kSteps),
                                       procedure("later", effects::LaterProcedure<Table>::kSteps)};
  return kAll;
}

}  // namespace

const effects::Language& language() {
  const Param n{.key = "n", .kind = Param::Kind::value, .needed = false, .usual = 1, .is_signed = true};
  const auto moment = [](std::string_view word, bool is_before) {
    return Trigger{.word = word, .target_kind = 0, .by_kind = 0, .is_before = is_before};
  };
  static const effects::Language kLanguage(
      "fight", {.verbs = {verb<wound>("wound"), verb<heal>("heal"), verb<discard>("discard")},
                .conditions = {effects::not_condition(), effects::any_condition(), effects::number_condition()},
                .target_kinds = {cards()},
                .triggers = {Trigger{.word = "day", .is_action = true, .has_name = true},
                             Trigger{.word = "night", .is_action = true, .types = 1, .has_name = true},
                             moment("about_to_wound", true), moment("wounded", false), moment("about_to_heal", true),
                             moment("healed", false), Trigger{.word = "turn_ends"}},
                .modifiers = {{"strength", {effects::targets_param("on", 0, false), n}},
                              {"text_of", {effects::targets_param("what", 0)}}},
                .limits = &limits(),
                .measures = {{.word = "strength", .target_kind = 0, .of = strength_of}},
                .times = &times(),
                .extras = {.counts_uses = true,
                           .many_moments = true,
                           .named_choices = true,
                           .instead = true,
                           .amounts = true,
                           .repeats = true,
                           .to_play = true,
                           .sums = true,
                           .later = true}});
  return kLanguage;
}

Table::Table(const std::vector<std::string>& text) {
  for (std::size_t card = 0; card < text.size(); ++card) {
    Problems problems;
    const auto j = parse_json(text[card], problems);
    REQUIRE(j);
    for (const effects::Ability& a : effects::Loader(fight::language(), set_.code, problems).abilities(*j, "fight")) {
      of_[card].push_back(static_cast<int>(set_.abilities.size()));
      set_.abilities.push_back(a);
    }
    REQUIRE(problems.text() == "");
  }
  note_filters();
}

void Table::note_filters() {
  for (std::size_t i = printed_.size(); i < set_.code.filters.size(); ++i)
    printed_.push_back(effects::read_filter<kCards>(set_, fight::language(), set_.code.filters[i], 0, kCards, 0));
}

bool Table::means(const std::string& filter, int card) {
  Problems problems;
  const auto j = parse_json(filter, problems);
  REQUIRE(j);
  const int n = effects::Loader(fight::language(), set_.code, problems).targets(*j, 0, "fight");
  REQUIRE(problems.text() == "");
  note_filters();
  return means(n, card, {});
}

Table::AsIfResolving::AsIfResolving(const Table& t, const effects::Later& l) : AsIfResolving(t, l.source) {
  effects::recall(scope_, l);
}
Table::AsIfResolving::AsIfResolving(const Table& t, int card) : t_(t), before_(t.looked_at_) {
  scope_.source = static_cast<std::int16_t>(card);
  if (!t.s.happenings.empty()) {
    scope_.it = t.happening().it;
    scope_.other = t.happening().other;
  }
  t_.looked_at_ = &scope_;
}

const effects::NamedScope<kCards>& Table::scope() const {
  static constexpr effects::NamedScope<kCards> kNothing{};
  if (looked_at_) return *looked_at_;
  return s.scopes.empty() ? kNothing : s.scopes.back();
}
void Table::begin_scope(int source) {
  s.scopes.push_back({});
  s.scopes.back().source = static_cast<std::int16_t>(source);
}
void Table::note_answer() {
  s.scopes.back().it = happening().it;
  s.scopes.back().other = happening().other;
  s.scopes.back().much = happening().much;
}
void Table::begin_later(const effects::Later& l) {
  begin_scope(l.source);
  effects::recall(s.scopes.back(), l);
  note_answer();
}
std::vector<int> Table::abilities_of(int card) const {
  std::vector<int> out = own_abilities_of(card);
  const auto had = effects::abilities_from_others(*this, card, kTextOf);
  out.insert(out.end(), had.begin(), had.end());
  return out;
}
Next Table::end_scope(Frame&) {
  s.scopes.pop_back();
  return Next::done;
}

void Table::call(int block, SeatId self, SeatId chosen) {
  s.frames.push_back(effects::begin_block(static_cast<std::uint8_t>(Code::program), block, self, chosen));
}
void Table::answer(int source, int ability, int seat) {
  if (s.place[at(source)] == kHand) s.place[at(source)] = kDiscard;
  push(Code::ability, {ability, source, happening().it, seat, 1});
}
void Table::happen(effects::Happening h) {
  s.happenings.push_back(h);
  push(Code::happening, {});
}
void Table::apply(const effects::Happening& h) {
  if (h.it >= 0) s.wounds[at(h.it)] += h.before == kAboutToWound ? h.much : -h.much;
}

bool Table::is_about_to_happen() const { return !s.happenings.empty() && s.happenings.back().replaced == 0; }
void Table::give_for_a_time(int modifier, int thing, int until, const Frame& f) {
  const Op& op = code().modifiers[at(modifier)];
  effects::Timed given{.modifier = static_cast<std::int16_t>(modifier),
                       .on = static_cast<std::int16_t>(thing),
                       .source = scope().source};
  given.give(effects::number_of_modifier(*this, op, f), until, 0);
  s.timed.push_back(given);
}
void Table::name(int slot, int thing) {
  auto& running = s.scopes.back();
  running.chosen = static_cast<std::int16_t>(thing);
  if (slot >= 0) running.named[at(slot)] = static_cast<std::int16_t>(thing);
}

bool Table::matches_word(int, int word, int card, const Frame&) const {
  if (word >= effects::kNamed) return card == scope().thing_named(word);
  const int meant[] = {scope().source, scope().it, scope().other, scope().chosen};
  return card == meant[word];
}
bool Table::means(int filter, int thing, const Frame& f) const {
  return effects::matches_filter(*this, filter, thing, f);
}
void Table::things(int filter, const Frame& f, effects::Things& out) const {
  for (int card = 0; card < kCards; ++card)
    if (means(filter, card, f)) out.push_back(card);
}
int Table::count(int filter, const Frame& f) const {
  effects::Things all;
  things(filter, f, all);
  return all.count();
}

bool Table::may_use(int card, int text) const {
  const int n = abilities_of(card)[at(text)];
  const AsIfResolving asked(*this, card);
  return !effects::is_used_up(s.uses, ability(n), n, card) &&
         effects::unmet(*this, ability(n), effects::frame_of(owner(card))) == effects::Unmet::nothing;
}
void Table::use(int card, int text) {
  const int n = abilities_of(card)[at(text)];
  effects::count_use(s.uses, ability(n), n, card);
  push(Code::ability, {n, card, -1, owner(card)});
  run();
}
void Table::play(int card) {
  REQUIRE(may_play(card));
  push(Code::moment, {card, effects::kToPlay, -1, 0, owner(card)});
  run();
  s.place[at(card)] = kPlay;
}
void Table::end_turn() {
  effects::Happening h;
  h.after = kTurnEnds;
  happen(h);
  run();
}
void Table::give_answer(int option) {
  REQUIRE(option < static_cast<int>(question_.options.size()));
  s.frames.back().answer = answer_of(question_.options[at(option)]);
  run();
}
void Table::run() {
  question_.reset();
  if (!run_frames<Table>(*this, procedures())) return;
  const Frame& f = s.frames.back();
  switch (static_cast<Code>(f.code)) {
    case Code::program: effects::ask_op(*this, f, question_); break;
    case Code::happening: effects::HappeningProcedure<Table>::ask(*this, f, question_); break;
    case Code::moment:
    case Code::later: break;
    case Code::ability: effects::ask_yes_or_no(question_, effects::seat_in(f, effects::kAbilitySeat)); break;
  }
  REQUIRE_FALSE(question_.options.empty());
}

}  // namespace mathom::fight

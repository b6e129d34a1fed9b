// The game as a whole: its options, its configs, and who is asked what.
#include <algorithm>

#include "core/json.h"
#include "effects/read/editions.h"
#include "games/lotr_tcg/decks/random_deck.h"
#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/opponent.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/deal.h"
#include "rules/config.h"
#include "rules/game_of.h"
#include "rules/shuffle.h"

namespace mathom::lotr_tcg {
namespace {

// In the order of RuleId; all are off unless somebody wants them.
std::vector<RuleOption> rule_options() {
  std::vector<RuleOption> out;
  for (const auto id : {"mulligan", "heir_takes_burdens", "skirmish_goes_on", "idle_texts", "no_idle_events",
                        "once_for_all_losers", "two_moves", "heir_wears_ring", "fighters_kill", "rule_of_four",
                        "ring_bearer_cannot_avoid", "archery_without_minions", "unpaid_plays"})
    out.push_back({.id = id, .defaults = {0}});
  return out;
}
GameInfo make_info() {
  return {.id = "lotr_tcg",
          .least_seats = 2,
          .most_seats = kMostSeats,
          .usual_seats = 2,
          .rules_version = 2,
          .prints = kPrints,
          .rule_sets = {"set_one"},
          .options = rule_options()};
}

// The places of a draw deck, from the bottom up.
FixedVector<CardId, kCards> deck_places(const TableCards& t) {
  const int seat = t.s.frames.back().local[kShuffleSeat];
  return t.lying_in_order(zone_of(kDrawDeck, seat));
}
void do_shuffle(TableMoves& t, const Choice& c) {
  const auto places = deck_places(t);
  shuffle_at(t.s.cards, places, c);
  for (const CardId card : places) t.s.pieces[index(card)].marks = 0;  // they would tell where a card lies
}

// What required texts are about; -1: nothing, or several things.
int subject_of_order(const Table& t) {
  const effects::Happening& h = t.happening();
  if (static_cast<Deed>(h.deed) != Deed::all_at_once) return h.it;
  int found = -2;
  effects::each_answerer(t, h.after, -1, [&](const effects::Answerer& who) {
    found = found == -2 || found == who.part.it ? who.part.it : -1;
  });
  return found;
}
void ask_answer(const Table& t, const Frame& f, Decision& d) {
  effects::HappeningProcedure<Table>::ask(t, f, d);
  const bool orders = d.ask == Ask::order;
  set_why(d, orders ? Question::order : Question::answer);
  if (!orders) d.answer_seen_by = only(d.seat);  // what others may know of it, they are told
  const int subject = orders ? subject_of_order(t) : t.happening().it;
  if (subject >= 0) d.source = card_at(subject);
}
void ask_may(const Frame& f, Decision& d) {
  effects::ask_yes_or_no(d, effects::seat_in(f, effects::kAbilitySeat));
  set_why(d, Question::may);
  d.source = card_at(f.local[effects::kAbilitySource]);
}
void ask_program(const Table& t, const Frame& f, Decision& d) {
  asks_for_opponent(f) ? ask_opponent(t, f, d) : effects::ask_op(t, f, d);
  if (d.why == 0) set_why(d, Question::control);
  if (d.source == CardId::none && t.scope().source >= 0) d.source = card_at(t.scope().source);
}
}  // namespace

void ask_now(const Table& t, Decision& d) {
  const Frame& f = t.s.frames.back();
  switch (static_cast<Code>(f.code)) {
    case Code::game: return ask_game(t, d);
    case Code::shuffle: return ask_shuffle_of(t, d);
    case Code::turn: return ask_turn(t, d);
    case Code::window: return ask_window(t, d);
    case Code::archery: return ask_archery(t, d);
    case Code::assignment: return ask_assignment(t, d);
    case Code::skirmishes: return ask_skirmishes(t, d);
    case Code::regroup: return ask_regroup(t, d);
    case Code::reconcile: return ask_reconcile(t, d);
    case Code::happening: return ask_answer(t, f, d);
    case Code::ability: return ask_may(f, d);
    case Code::program: return ask_program(t, f, d);
    default: return;
  }
}

const GameInfo& Rules::info() const {
  static const GameInfo kInfo = make_info();
  return kInfo;
}

void Rules::check_config(const Json& config, Problems& problems) const {
  check_keys(config, {"seats", "rule_set", "options", "cards", "decks"}, "", problems);
  effects::check_config_cards(config, *made_of.files(), problems);
  check_decks(catalog, config, config_seats(info(), config), problems);
}

// The decks are written out, so that a game goes on as it began even if a printed one is corrected one day.
Json Rules::full_config(const Json& config) const {
  Json full = full_common_config(info(), config);
  full["cards"] = made_of.files()->word();
  full["decks"] = decks_json(catalog, full, config_seats(info(), full));
  return full;
}

void Rules::vary_config(Json& full, Rng& rng) const {
  for (Json& deck : full["decks"]) deck = deck_json(catalog, random_deck(catalog, kMostDrawDeck, rng));
}

State Rules::initial(const Json& c) const {
  State s;
  deal_decks(s, catalog, decks_of(catalog, c, config_seats(info(), c)));
  for (std::size_t i = 0; i < info().options.size(); ++i)
    if (config_option(info(), c, i) != 0) s.options[i / 8] = static_cast<std::uint8_t>(s.options[i / 8] | 1u << i % 8);
  Table t(catalog, s, nullptr);
  t.push(Code::game);
  lotr_tcg::run(t);
  return s;
}

void Rules::decision(const State& s, Memo& memo, Decision& d) const {
  if (s.frames.empty()) return;
  const Table t = looking_at(catalog, s, &memo);
  ask_now(t, d);
  if (!d.by_luck() && !std::is_sorted(d.options.begin(), d.options.end()))
    std::sort(d.options.begin(), d.options.end());
}

void Rules::apply(State& s, Memo& memo, const Decision& d, const Choice& c, EventSink* events) const {
  Table t(catalog, s, events, &memo);
  if (d.ask == Ask::shuffle) {
    do_shuffle(t, c);
    t.forget();
  } else {
    s.frames.back().answer = d.by_luck() ? answer_of(static_cast<int>(c.value)) : answer_of(option_of(d, c));
  }
  lotr_tcg::run(t);
}

// The score is the site that each fellowship has reached; nothing for who has lost.
Outcome Rules::outcome(const State& s) const {
  Outcome o;
  o.over = over(s) && s.frames.empty();
  if (o.over) o.winner = static_cast<std::uint8_t>(s.winner);
  for (int seat = 0; seat < s.seats; ++seat) o.score[at(seat)] = s.lost[at(seat)] == Loss::none ? s.site[at(seat)] : 0;
  return o;
}

SeatMask Rules::eliminated(const State& s) const {
  SeatMask out = kNobody;
  for (int seat = 0; seat < s.seats; ++seat)
    if (s.lost[at(seat)] != Loss::none) out = static_cast<SeatMask>(out | only(seat_at(seat)));
  return out;
}

}  // namespace mathom::lotr_tcg

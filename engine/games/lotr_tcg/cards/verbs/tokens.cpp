// Burdens, twilight, and numbers of a turn.
#include <algorithm>

#include "games/lotr_tcg/cards/verbs/steps.h"
#include "games/lotr_tcg/rules/deeds.h"
#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {
namespace {

enum TokenSlot : std::size_t { kTokenN = 1, kNumberN = 0, kArcheryOf = 0, kArcheryN = 1 };

const effects::Names& archery_names() {
  static const effects::Names kNames("lotr_tcg.archery", {"fellowship", "minion"});
  return kNames;
}

int number(const Host& h, const Op& op, const Frame& f, std::size_t slot = kTokenN) {
  return effects::value_of(h, op.arg[slot], f);
}
int burdens(const Table& t) { return t.s.burdens[at(t.s.turn)]; }
bool is_cost(const Table& t, const Op& op) {
  return t.catalog().in_cost[static_cast<std::size_t>(&op - t.code().ops.data())] != 0;
}
bool always_so(const Host&, const Op&, const Frame&) { return true; }

// Burdens lie on the Ring-bearer of the Free Peoples player.
Flow run_burden(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] != 0) return Flow::next;
  f.local[kStage] = 1;
  add_burdens(as_table(h), as_table(h).s.turn, number(h, op, f));
  return Flow::again;
}
bool may_unburden(const Host& h, const Op& op, const Frame& f) {
  const Table& t = as_table(h);
  if (!burdens_may_go(t)) return false;
  return is_cost(t, op) ? burdens(t) >= number(h, op, f) : burdens(t) > 0;
}
Flow run_unburden(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  if (burdens_may_go(t)) add_burdens(t, t.s.turn, -number(h, op, f));
  return Flow::next;
}

// For every thing of a kind: without any nothing is added (R10). Other numbers are not known before the text runs.
bool may_add_twilight(const Host& h, const Op& op, const Frame& f) {
  const int n = op.arg[kTokenN] - effects::kComputed;
  return n < 0 || h.code().values[static_cast<std::size_t>(n)].filter < 0 || number(h, op, f) > 0;
}
Flow run_add_twilight(Host& h, const Op& op, Frame& f) {
  as_table(h).add_twilight(number(h, op, f));
  return Flow::next;
}
// As an effect as many are removed as there are (rulebook: "you must perform as much as you can").
bool may_remove_twilight(const Host& h, const Op& op, const Frame& f) {
  const Table& t = as_table(h);
  return is_cost(t, op) ? t.s.twilight >= number(h, op, f) : t.s.twilight > 0;
}
// What the cost takes is not there any more for what the text plays.
bool removing_changes(const Host& h, const Op& op, const Frame& f, effects::Outlook& o) {
  o.tokens += effects::most_of(h, op.arg[kTokenN], f, o);
  return changes_if_possible(h, op, f, o);
}
Flow run_remove_twilight(Host& h, const Op& op, Frame& f) {
  Table& t = as_table(h);
  t.set_twilight(std::max(t.s.twilight - number(h, op, f), 0));
  return Flow::next;
}

Flow run_move_limit(Host& h, const Op& op, Frame& f) {
  State& s = as_table(h).s;
  s.move_limit = static_cast<std::uint8_t>(std::clamp(s.move_limit + number(h, op, f, kNumberN), 0, 99));
  return Flow::next;
}
std::int8_t more(int before, int n) { return static_cast<std::int8_t>(std::clamp(before + n, -99, 99)); }
Flow run_archery(Host& h, const Op& op, Frame& f) {
  State& s = as_table(h).s;
  std::int8_t& total = op.arg[kArcheryOf] == 0 ? s.archery_more : s.arrows_more;
  total = more(total, number(h, op, f, kArcheryN));
  return Flow::next;
}
Flow run_shadow_number(Host& h, const Op& op, Frame& f) {
  State& s = as_table(h).s;
  s.shadow_more = more(s.shadow_more, number(h, op, f, kNumberN));
  return Flow::next;
}

using Possible = bool (*)(const Host&, const Op&, const Frame&);
using Run = Flow (*)(Host&, const Op&, Frame&);
effects::Verb token_verb(std::string_view word, Possible possible, Run run, std::string_view what,
                         std::string_view example) {
  return documented(effects::Verb{word, {effects::who_param(), effects::value_param()}, possible, run}, what, example);
}

}  // namespace

Verbs token_verbs() {
  const effects::Param of{
      .key = "of", .kind = effects::Param::Kind::name, .needed = true, .usual = 0, .names = &archery_names()};
  return {
      token_verb("burden", always_so, run_burden, "Burdens are added.", R"({"do": "burden", "n": 2})"),
      token_verb("unburden", may_unburden, run_unburden, "Burdens are removed.", R"({"do": "unburden"})"),
      token_verb("add_twilight", may_add_twilight, run_add_twilight, "Twilight tokens are added to the twilight pool.",
                 R"({"do": "add_twilight", "n": 2})"),
      effects::changing(removing_changes,
                        token_verb("remove_twilight", may_remove_twilight, run_remove_twilight,
                                   "Twilight tokens are removed from the twilight pool. As a cost: they must be there.",
                                   R"({"do": "remove_twilight", "n": 3})")),
      documented(effects::Verb{"move_limit", {signed_param()}, always_so, run_move_limit},
                 "The limit of moves is changed for this turn; it is never below 1.",
                 R"({"do": "move_limit", "n": 1})"),
      documented(effects::Verb{"archery", {of, signed_param()}, always_so, run_archery},
                 "The archery total of that side is changed for this archery phase.",
                 R"({"do": "archery", "of": "fellowship", "n": 1})"),
      documented(effects::Verb{"shadow_number", {signed_param()}, always_so, run_shadow_number},
                 "The Shadow number of this move is changed.", R"({"do": "shadow_number", "n": -1})")};
}

}  // namespace mathom::lotr_tcg

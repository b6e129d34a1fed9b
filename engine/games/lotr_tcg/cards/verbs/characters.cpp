// What is done to characters: spot, exert, exhaust, wound, heal, heal_all, ring_bearer, wear, corrupt.
#include <algorithm>

#include "games/lotr_tcg/cards/verbs/steps.h"
#include "games/lotr_tcg/rules/deeds.h"
#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {
namespace {

bool is_character(const TableCards& t, int card) { return t.is_active(card) && t.facts(card).is_character(); }
int times_of(const Table& t, const Op& op, const Target& who) {
  return effects::value_of(t, arg(op, kStepMore), effects::frame_of(who.seat));
}

// --- spot: which cards matters only where they are named; otherwise how many
constexpr CardStep kSpot{.none_do = true};
int name_of_spot(const Op& op) { return op.arg[kStepMore]; }
int spotted_at_most(const Host& h, const Op& op, const Frame& f) {
  const int there = h.count(arg(op, kStepWhat), seen_by_who(h, op, f));
  return std::min<int>(there, effects::value_of(h, arg(op, kStepN), f));
}
void note_spotted(TableMoves& t, int n) {
  t.running_scope().begin_moving();
  t.running_scope().end_moving();
  t.running_scope().taken = small(n);
}
Flow run_spot(Host& h, const Op& op, Frame& f) {
  if (name_of_spot(op) >= 0) return choose_cards(h, kSpot, op, f);
  Table& t = as_table(h);
  if (who_of(h, op, f) < 0) return Flow::next;
  const int most = spotted_at_most(h, op, f);
  if (arg(op, kStepUpTo) != 0 && most > 0 && f.local[kStage] == 0) {
    f.local[kStage] = 1;
    return Flow::ask;
  }
  note_spotted(t, f.local[kStage] == 1 ? take(f).amount : most);
  return Flow::next;
}
bool spot_changes(const Host& h, const Op& op, const Frame& f, effects::Outlook& o) {
  step_changes(h, kSpot, op, f, o);
  return false;
}
void ask_spot(const Host& h, const Op& op, const Frame& f, Decision& d) {
  if (name_of_spot(op) >= 0) return ask_cards(h, kSpot, op, f, d);
  ask_for_card(as_table(h), who_of(h, op, f), d);
  d.ask = Ask::amount;
  const int most = spotted_at_most(h, op, f);
  for (int n = 0; n <= most; ++n) d.options.push_back(option(effects::kAmount, n));
}

// --- exert, exhaust
bool may_exert_so(const Table& t, const Op& op, const Target& who) {
  return is_character(t, who.card) && vitality_of(t, who.card) - t.wounds(who.card) > std::max(times_of(t, op, who), 1);
}
void exert_so(Table& t, const Op& op, Frame&, Target& who) {
  if (who.left == 0) who.left = times_of(t, op, who);
  if (who.left == 0) return;
  exert(t, who.card);
  --who.left;
}
constexpr CardStep kExert{.fits = may_exert_so, .act = exert_so, .none_do = true};

bool may_exhaust(const Table& t, const Op&, const Target& who) {
  return is_character(t, who.card) && may_exert(t, who.card);
}
void exhaust(Table& t, const Op&, Frame&, Target& who) {
  if (who.left == 0) who.left = vitality_of(t, who.card) - t.wounds(who.card) - 1;
  exert(t, who.card);
  --who.left;
}
constexpr CardStep kExhaust{.fits = may_exhaust, .act = exhaust};

// --- wound, heal
bool may_be_hurt(const Table& t, const Op&, const Target& who) { return is_character(t, who.card); }
void wound_so(Table& t, const Op& op, Frame&, Target& who) {
  if (who.left == 0) who.left = times_of(t, op, who);
  if (who.left == 0) return;
  wound(t, who.card, t.scope().source);
  --who.left;
}
bool takes_wounds(const Table& t, const Op&, const Target& who) { return may_be_wounded(t, who.card); }
constexpr CardStep kWound{.fits = may_be_hurt, .act = wound_so, .changes = takes_wounds};

bool may_be_healed(const Table& t, const Op&, const Target& who) {
  return is_character(t, who.card) && may_heal(t, who.card);
}
void heal_so(Table& t, const Op& op, Frame&, Target& who) {
  if (who.left == 0) who.left = std::min(times_of(t, op, who), t.wounds(who.card));
  if (who.left == 0) return;
  heal(t, who.card);
  --who.left;
}
constexpr CardStep kHeal{.fits = may_be_healed, .act = heal_so};
// "All wounds" of an Orc who has none are removed, too: the step is done in full.
void heal_wholly(Table& t, const Op&, Frame&, Target& who) {
  if (who.left == 0) who.left = t.wounds(who.card);
  if (who.left == 0) return;
  heal(t, who.card);
  --who.left;
}
constexpr CardStep kHealAll{.fits = may_be_hurt, .act = heal_wholly, .changes = may_be_healed};

// --- the Ring
bool may_bear_the_ring(const Host& h, const Op& op, const Frame& f) {
  const int card = the_card(h, op.arg[0], f);
  return card >= 0 && is_character(as_table(h), card) && as_table(h).ring_bearer() != card;
}
Flow run_ring_bearer(Host& h, const Op& op, Frame& f) {
  if (may_bear_the_ring(h, op, f)) take_ring(as_table(h), the_card(h, op.arg[0], f));
  return Flow::next;
}
bool may_wear(const Host& h, const Op&, const Frame&) {
  const Table& t = as_table(h);
  return t.s.worn == 0 && t.in_play().has(t.ring_bearer());
}
Flow run_wear(Host& h, const Op& op, Frame& f) {
  if (f.local[kStage] != 0 || !may_wear(h, op, f)) return Flow::next;
  f.local[kStage] = 1;
  wear_ring(as_table(h));
  return Flow::again;
}
bool always(const Host&, const Op&, const Frame&) { return true; }
Flow run_corrupt(Host& h, const Op&, Frame&) {
  Table& t = as_table(h);
  lose(t, t.s.turn, Loss::corrupted);
  return Flow::next;
}

effects::Verb wear_verb() {
  effects::Verb wear{"wear", {effects::who_param()}, may_wear, run_wear};
  wear.brings = "ring_worn";
  return documented(std::move(wear), "The Ring-bearer puts on the Ring and wears it until the regroup phase.",
                    R"({"do": "wear"})");
}

}  // namespace

std::vector<effects::Param> choosing(std::vector<effects::Param> more) {
  std::vector<effects::Param> out{effects::who_param(), cards_param(), effects::value_param(),
                                  effects::flag_param("up_to")};
  out.insert(out.end(), more.begin(), more.end());
  out.push_back({.key = "as", .kind = effects::Param::Kind::binding, .needed = false, .usual = -1});
  return out;
}

Verbs character_verbs() {
  const effects::Param times = effects::value_param("times");
  effects::Verb spot{"spot", choosing(), possible_with<kSpot>, run_spot, ask_spot};
  spot.points = true;
  return {documented(of_cards<kSpot>(effects::changing(spot_changes, std::move(spot))),
                     "The player points at such cards. As a cost: they must be there.",
                     R"({"do": "spot", "what": {"race": "elf"}, "n": 3})"),
          card_verb<kExert>(
              "exert", choosing({times}),
              "The player chooses characters, each of which takes a wound as the cost of an effort. Who has but one "
              "vitality "
              "left cannot be chosen.",
              R"({"do": "exert", "what": {"race": "dwarf"}, "as": "dwarf"})"),
          card_verb<kExhaust>("exhaust", choosing(),
                              "The player chooses characters, each of which exerts until one vitality is left.",
                              R"({"do": "exhaust", "what": {"type": "minion"}})"),
          card_verb<kWound>("wound", choosing({times}), "The player chooses characters, each of which takes a wound.",
                            R"({"do": "wound", "what": {"race": "orc"}, "n": 2})"),
          card_verb<kHeal>("heal", choosing({times}),
                           "The player chooses characters, from each of which a wound is removed.",
                           R"({"do": "heal", "what": {"home": 3}, "n": "all"})"),
          card_verb<kHealAll>("heal_all", choosing(),
                              "The player chooses characters, from each of which all wounds are removed.",
                              R"({"do": "heal_all", "what": "it"})"),
          documented(effects::Verb{"ring_bearer", {cards_param()}, may_bear_the_ring, run_ring_bearer},
                     "That character becomes the Ring-bearer.", R"({"do": "ring_bearer", "what": "this"})"),
          wear_verb(),
          documented(effects::Verb{"corrupt", {}, always, run_corrupt},
                     "The Ring-bearer is corrupted: the Free Peoples player has lost.", R"({"do": "corrupt"})")};
}

}  // namespace mathom::lotr_tcg

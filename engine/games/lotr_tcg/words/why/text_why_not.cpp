// What a text lacks: the condition that does not hold, or the step that cannot be done, with the number or the card
// that makes the difference. Keys: "lotr_tcg.why.need.*" of conditions, "lotr_tcg.why.cost.*" of what comes first,
// "lotr_tcg.why.effect.*" of what it would do.
#include <algorithm>
#include <array>

#include "effects/run/filters.h"
#include "effects/verbs.h"
#include "games/lotr_tcg/rules/pays_off.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg::why {

using effects::argument_of;
using effects::kept_key;
using effects::Op;

namespace {

constexpr const char* kActions = "8.3";  // what a card asks for, and what it costs

// --- conditions
struct Number {
  bool is_known = false;
  int n = 0;
};
Number number_in(const Table& t, const Op& condition, const Frame& self) {
  const std::string_view word = language().condition(condition.verb).word;
  if (word == "spot") return {true, t.count(condition.arg[0], self)};
  if (word == "burdens" || word == "few_burdens") return {true, t.s.burdens[at(t.s.turn)]};
  if (word == "pool_below") return {true, t.s.twilight};
  if (word == "number") return {true, effects::value_of(t, condition.arg[0], self)};
  if (word != "hand") return {};
  const SeatId whose = effects::seat_of(t, condition.arg[0], self);
  return is_player(whose) ? Number{true, t.size(kHand, index(whose))} : Number{};
}
Reason of_condition(const Table& t, int card, const Op& condition, const Frame& self) {
  Reason r = about(t, "lotr_tcg.why.need", kActions, card);
  r.phrase.word("need", need(t, condition));
  const std::string_view word = language().condition(condition.verb).word;
  if (const Number now = number_in(t, condition, self); now.is_known) {
    r.phrase.key = "lotr_tcg.why.need.count";
    r.phrase.number("there", now.n);
  } else if (word == "at" && t.site_card() >= 0) {
    r.phrase.key = "lotr_tcg.why.need.at";
    r.phrase.card("site", t.s.cards[t.site_card()].def);
    blame(r, t.site_card());
  }
  return r;
}

// --- steps
// A step that is not possible, and how its reasons begin.
struct Step {
  const Table& t;
  int card;
  const Op& op;
  Frame self;
  std::string_view lead;  // "lotr_tcg.why.cost" or ".effect"

  std::string_view word() const { return language().verb(op.verb).word; }
  bool is(std::initializer_list<std::string_view> words) const {
    return std::find(words.begin(), words.end(), word()) != words.end();
  }
  int filter() const { return argument_of(language(), op, "what", -1); }
  int number(std::string_view key, int otherwise) const {
    return effects::value_of(t, argument_of(language(), op, key, static_cast<std::int16_t>(otherwise)), self);
  }
  effects::Things meant() const {
    effects::Things all;
    if (filter() >= 0) t.things(filter(), self, all);
    return all;
  }
  Reason says(std::string_view kind) const {
    Reason r = about(t, kept_key(lead, kind), kActions, card);
    r.phrase.word("do", deed(t, op));
    return r;
  }
  Reason says(std::string_view kind, std::string_view called, int other) const {
    Reason r = says(kind);
    r.phrase.card(called, other < 0 ? CardDef::hidden : t.s.cards[other].def);
    blame(r, other);
    return r;
  }
};

Frame frame_of_step(const Table& t, const Op& op, const Frame& self) {
  const auto& params = language().verb(op.verb).params;
  const bool has_who = !params.empty() && params[0].kind == effects::Param::Kind::who;
  return has_who && is_player(effects::seat_of(t, op.arg[0], self)) ? effects::seen_by_who(t, op, self) : self;
}

Reason of_step(const Step&);

// How many it takes at least.
int least_of(const Step& s) {
  const int n = s.number("n", 1);
  return n == effects::kAll || argument_of(language(), s.op, "up_to", 0) != 0 ? 1 : std::max(n, 1);
}
Maybe of_number(const Step& s) {
  if (s.filter() < 0 || effects::is_open(s.t, s.filter())) return std::nullopt;
  const int there = s.t.count(s.filter(), s.self);
  if (there >= least_of(s)) return std::nullopt;
  Reason r = s.says(there == 0 && !effects::is_word(s.t.code(), s.filter()) ? "none" : "count");
  if (there > 0 || effects::is_word(s.t.code(), s.filter()))
    r.phrase.number("there", there);
  else
    r.phrase.word("what", things(s.t, s.filter()));
  return r;
}

bool may_exert_often(const TableCards& t, int character, int times) {
  return t.is_active(character) && t.facts(character).is_character() &&
         vitality_of(t, character) - t.wounds(character) > std::max(times, 1);
}
// Of several that are there some may, but not enough.
Reason of_several(const Step& s, std::string_view kind, int there, int able) {
  Reason r = s.says(able == 0 ? kind : kept_key(kind, "few"));
  r.phrase.number("there", there);
  if (able > 0) r.phrase.number("able", able);
  return r;
}
Maybe of_exert(const Step& s) {
  const auto all = s.meant();
  const int times = std::max(s.number("times", 1), 1);
  const auto able = std::count_if(all.begin(), all.end(), [&](int c) { return may_exert_often(s.t, c, times); });
  if (all.size() != 1) return of_several(s, "tired.all", static_cast<int>(all.size()), static_cast<int>(able));
  if (!s.t.is_active(all[0])) return s.says("inactive", "who", all[0]);
  Reason r = s.says("tired", "who", all[0]);
  r.phrase.number("left", vitality_of(s.t, all[0]) - s.t.wounds(all[0])).number("n", times + 1);
  return r;
}
Maybe of_heal(const Step& s) {
  const auto all = s.meant();
  for (const int who : all)
    if (const int by = s.t.wounds(who) > 0 ? source_on(s.t, kNoHealing, who) : -1; by >= 0) {
      Reason r = s.says("no_healing", "who", who);
      r.phrase.card("by", s.t.s.cards[by].def);
      blame(r, by);
      return r;
    }
  if (all.size() == 1) return s.says("healthy", "who", all[0]);
  const auto able = std::count_if(all.begin(), all.end(), [&](int c) { return may_heal(s.t, c); });
  return of_several(s, "healthy.all", static_cast<int>(all.size()), static_cast<int>(able));
}
Maybe of_discard(const Step& s) {
  const int seat = s.self.local[effects::kSelf];
  for (const int card : s.meant())
    if (s.t.in_play().has(card) && stays(s.t, card, seat)) {
      Reason r = s.says("stays", "who", card);
      const int by = source_on(s.t, kStays, card);
      r.phrase.card("by", by < 0 ? CardDef::hidden : s.t.s.cards[by].def);
      if (by >= 0) blame(r, by);
      return r;
    }
  return std::nullopt;
}
Maybe of_tokens(const Step& s) {
  if (s.is({"remove_twilight"})) {
    Reason r = s.says("twilight");
    r.phrase.number("pool", s.t.s.twilight);
    return r;
  }
  int by = -1;
  effects::each_in_force(s.t, kBurdensStay, [&](int source, const Op&, const Frame&) { by = source; });
  if (by >= 0) return s.says("burdens_stay", "by", by);
  Reason r = s.says("burdens");
  r.phrase.number("there", s.t.s.burdens[at(s.t.s.turn)]);
  return r;
}
// Something for each thing of a kind, and there are no such things.
Maybe of_counted(const Step& s) {
  const int n = argument_of(language(), s.op, "n", 1) - effects::kComputed;
  if (n < 0 || s.t.code().values[at(n)].filter < 0) return std::nullopt;
  Reason r = s.says("none");
  r.phrase.word("what", things(s.t, s.t.code().values[at(n)].filter));
  return r;
}
// A card of theirs that the text could have played.
Maybe of_play(const Step& s) {
  const auto all = s.meant();
  const auto is_known = [&](int c) { return s.t.known(c); };
  const auto one = std::find_if(all.begin(), all.end(), is_known);
  if (one == all.end()) return std::nullopt;
  return s.says("barred", "it", *one);
}

// A card that should go to another one: to nobody, or to one who bears it, or one like it, already.
Maybe of_going(const Step& s) {
  effects::Things all;
  const int to = argument_of(language(), s.op, "to", -1);
  if (to >= 0) s.t.things(to, s.self, all);
  if (all.empty()) return s.says("nobody");
  return s.says("borne", "who", all.front());
}
// None of several ways is possible: what the last one lacks, which is usually the cheapest, of the whole choice.
Maybe of_choice(const Step& s) {
  const auto ways = effects::options_of(language(), s.t.code(), s.op);
  if (ways.empty()) return std::nullopt;
  const int step = effects::impossible_step(s.t, ways.back(), s.self);
  if (step < 0) return std::nullopt;
  const Op& op = s.t.code().ops[at(step)];
  Reason r = of_step({s.t, s.card, op, frame_of_step(s.t, op, s.self), s.lead});
  for (Arg& a : r.phrase.args)
    if (a.name == "do") a.word = deed(s.t, s.op);
  return r;
}

Reason of_step(const Step& s) {
  Maybe found = of_number(s);
  if (!found && s.is({"exert", "exhaust"})) found = of_exert(s);
  if (!found && s.is({"heal"})) found = of_heal(s);
  if (!found && s.is({"discard"})) found = of_discard(s);
  if (!found && s.is({"remove_twilight", "unburden"})) found = of_tokens(s);
  if (!found && s.is({"add_twilight"})) found = of_counted(s);
  if (!found && s.is({"play", "play_at"})) found = of_play(s);
  if (!found && s.is({"draw", "discard_top", "reveal_top", "reveal_bottom", "reveal_until", "look_top"}))
    found = s.says("deck");
  if (!found && s.is({"discard_random", "reveal_hand", "reveal_random", "show_hand", "show_random"}))
    found = s.says("hand");
  if (!found && s.is({"transfer", "stack"})) found = of_going(s);
  if (!found && s.is({"wear"})) found = s.says("worn");
  if (!found && s.is({"next_site", "replace_site"})) found = s.says("site");
  if (!found) found = of_choice(s);
  return found ? *found : s.says("other");
}

}  // namespace

Maybe of_exerting(const Table& t, int character, int times) {
  if (may_exert_often(t, character, times)) return std::nullopt;
  Reason r = about(t, "lotr_tcg.why.pick.tired", kActions, character);
  r.phrase.number("left", vitality_of(t, character) - t.wounds(character)).number("n", std::max(times, 1) + 1);
  return r;
}
Maybe of_healing(const Table& t, int character) {
  if (may_heal(t, character)) return std::nullopt;
  if (t.wounds(character) == 0) return about(t, "lotr_tcg.why.pick.healthy", "3.3", character);
  return because_of(t, "lotr_tcg.why.pick.no_healing", "3.3", character, source_on(t, kNoHealing, character));
}

Maybe of_text(const Asker& who, int card, int ability, bool must) {
  const Table& t = who.t;
  const AsIfResolving asked(t, card);
  const Frame self = effects::frame_of(who.seat);
  const effects::Lack lack = effects::lack_of(t, t.ability(ability), self, must);
  const bool is_met = lack.unmet == effects::Unmet::nothing;
  if (must ? is_met : has_a_use(t, card, ability, who.seat, lack.unmet)) return std::nullopt;
  if (is_met) return about(t, "lotr_tcg.why.in_vain", kActions, card);
  if (lack.condition >= 0) return of_condition(t, card, t.code().conditions[at(lack.condition)], self);
  const Op& op = t.code().ops[at(std::max(lack.step, 0))];
  const bool is_cost = lack.unmet == effects::Unmet::cost;
  return of_step({t, card, op, frame_of_step(t, op, self), is_cost ? "lotr_tcg.why.cost" : "lotr_tcg.why.effect"});
}

}  // namespace mathom::lotr_tcg::why

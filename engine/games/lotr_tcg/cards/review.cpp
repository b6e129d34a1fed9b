#include "games/lotr_tcg/cards/review.h"

#include <algorithm>
#include <string>

#include "effects/run/filters.h"
#include "effects/say/say_why.h"
#include "games/lotr_tcg/cards/words.h"

namespace mathom::lotr_tcg {
namespace {

using effects::Ability;
using effects::Filter;
using effects::Op;
using effects::Param;
using effects::Test;

constexpr std::size_t nth(int i) { return static_cast<std::size_t>(i); }
constexpr unsigned bit(int phase) { return 1u << phase; }
constexpr unsigned kAllPhases = bit(kRegroup + 1) - 1;

// --- when a filter can mean anything
class Times {
 public:
  explicit Times(const Catalog& c) : c_(c) {}

  // Phases, as bits.
  unsigned of(int filter) const {
    const Filter& f = effects::filter_at(c_.code, filter);
    if (f.target_kind != kCardTarget || f.word >= 0) return kAllPhases;
    unsigned phases = are_minions_in_play(filter, f) ? kAllPhases & ~bit(kFellowship) : kAllPhases;
    for (int i = f.first; i < f.first + f.tests; ++i) phases &= of(effects::test_at(c_.code, i));
    return phases;
  }

 private:
  std::string_view word_of(const Test& test) const { return language().target_kind(kCardTarget).tests[test.word].word; }
  unsigned of(const Test& test) const {
    const std::string_view word = word_of(test);
    if (word == "against" || word == "beside") return bit(kSkirmish);
    if (word == "in") return any(test, [](int in) { return in == kInASkirmish ? bit(kSkirmish) : kAllPhases; });
    if (word == "any") return any(test, [&](int filter) { return of(filter); });
    if (word != "state") return kAllPhases;
    return any(test, [](int state) {
      if (state == kIsAssigned) return bit(kAssignment) | bit(kSkirmish);
      return state == kIsRoaming ? kAllPhases & ~bit(kFellowship) : kAllPhases;
    });
  }
  template <class F>
  unsigned any(const Test& test, F phases_of) const {
    unsigned phases = 0;
    effects::any_value(c_.code, test, [&](int value) {
      phases |= phases_of(value);
      return false;
    });
    return phases;
  }
  // Minions leave at the end of a turn, so that none is in play in a fellowship phase.
  bool are_minions_in_play(int filter, const Filter& f) const {
    constexpr unsigned kInPlaces = 1u << kInPlay | 1u << kInSupport | 1u << kInASkirmish | 1u << kInCompany;
    if ((c_.printed[nth(filter)].where & ~kInPlaces) != 0) return false;
    for (int i = f.first; i < f.first + f.tests; ++i)
      if (language().target_kind(kCardTarget).tests[effects::test_at(c_.code, i).word].of_step) return false;
    bool any = false, all = true;
    c_.printed[nth(filter)].prints.for_each([&](int print) {
      any = true;
      all = all && c_.facts(print).type == Type::minion;
    });
    return any && all;
  }
  const Catalog& c_;
};

// --- one text
class TextReview {
 public:
  TextReview(const Catalog& c, const CardFacts& f, const Ability& a) : c_(c), f_(f), a_(a), times_(c) {
    for (int phase = kFellowship; phase <= kRegroup; ++phase)
      if (a.kind == Ability::Kind::triggered && a.is_at(phase)) phases_ |= bit(phase);
  }

  // The first thing that is wrong; empty: nothing.
  std::string fault() {
    for (const auto look : {&TextReview::of_kind, &TextReview::of_event, &TextReview::of_side,
                            &TextReview::of_conditions, &TextReview::of_steps})
      if (std::string found = (this->*look)(); !found.empty()) return found;
    return {};
  }

 private:
  bool is_event() const { return f_.type == Type::event; }

  std::string of_kind() {
    const bool is_laid = f_.type == Type::site || f_.type == Type::ring;
    if (a_.kind == Ability::Kind::to_play && is_laid) return "is never asked for: such a card is not played";
    return {};
  }
  std::string of_event() {
    if (!is_event()) return {};
    if (a_.kind == Ability::Kind::triggered && phases_ == 0 && !a_.response)
      return "can never be used: an event is played in a phase, or as an answer";
    for (int m = a_.first_modifier; m < a_.first_modifier + a_.modifiers; ++m)
      if (!is_about_playing(c_.code.modifiers[nth(m)])) return "never holds: an event does not stay in play";
    return {};
  }
  static bool is_about_playing(const Op& modifier) {
    return modifier.verb == kCost || modifier.verb == kRoaming || modifier.verb == kNotPlayed;
  }
  // Whose card it is does not act in that phase.
  std::string of_side() {
    const unsigned theirs = f_.side() == Side::free_peoples ? bit(kShadow)
                            : f_.side() == Side::shadow     ? bit(kFellowship)
                                                            : 0;
    if (phases_ != 0 && (phases_ & ~theirs) == 0) return "can never be used: its player does not act in that phase";
    const bool is_shadows = a_.kind == Ability::Kind::triggered && (a_.is_at(kShadowStarts) || a_.is_at(kShadowEnds));
    if (is_shadows && f_.side() == Side::free_peoples) return "can never begin: its player has no Shadow phase";
    return {};
  }

  // --- what it asks for and does
  std::string of_conditions() { return conditions(a_.first_condition, a_.conditions); }
  std::string conditions(int first, int n) {
    for (int i = first; i < first + n && phases_ != 0; ++i) {
      const Op& condition = c_.code.conditions[nth(i)];
      const std::string_view word = language().condition(condition.verb).word;
      if (word == "phase" && (phases_ & bit(condition.arg[0])) == 0)
        return "can never be used: its condition wants another phase";
      if (word == "spot" && !is_there(condition.arg[0])) return kNothing;
    }
    return {};
  }
  bool is_there(int filter) const { return filter < 0 || phases_ == 0 || (times_.of(filter) & phases_) != 0; }
  std::string of_steps() {
    std::string found = block(a_.cost);
    return found.empty() ? block(a_.body) : found;
  }
  std::string block(int pc) {
    std::string found;
    for (; pc >= 0 && c_.code.ops[nth(pc)].verb != effects::kEnd && found.empty(); ++pc)
      found = step(c_.code.ops[nth(pc)]);
    return found;
  }
  std::string step(const Op& op) {
    const effects::Verb& verb = language().verb(op.verb);
    if (verb.word == "later") return {};  // at another time
    if (std::string found = of_characters(verb, op); !found.empty()) return found;
    for (std::size_t i = 0; i < verb.params.size(); ++i)
      if (std::string found = param(verb.params[i], op, nth(verb.slot(i))); !found.empty()) return found;
    return {};
  }
  std::string param(const Param& p, const Op& op, std::size_t slot) {
    switch (p.kind) {
      case Param::Kind::targets:
        return p.target_kind == kCardTarget && !p.anywhere && !is_there(op.arg[slot]) ? kNothing : "";
      case Param::Kind::block: return block(op.arg[slot]);
      case Param::Kind::blocks:
        for (int i = 0; i < op.arg[slot + 1]; ++i)
          if (std::string found = block(c_.code.lists[nth(op.arg[slot] + i)]); !found.empty()) return found;
        return {};
      default: return {};
    }
  }
  // What is done to characters alone.
  std::string of_characters(const effects::Verb& verb, const Op& op) const {
    constexpr std::string_view kDeeds[] = {"exert", "exhaust", "wound", "heal", "heal_all"};
    if (std::find(std::begin(kDeeds), std::end(kDeeds), verb.word) == std::end(kDeeds)) return {};
    const int filter = effects::argument_of(language(), op, "what", -1);
    if (filter < 0) return {};
    const std::string never = std::string(verb.word) + " can never be done: ";
    if (effects::is_word(c_.code, filter, kThis) && !f_.is_character()) return never + "this card is not a character";
    if (effects::is_word(c_.code, filter, kBearer) && !may_be_borne()) return never + "no character bears this card";
    if (effects::is_word(c_.code, filter)) return {};
    bool any = false;
    c_.printed[nth(filter)].prints.for_each([&](int print) { any = any || c_.facts(print).is_character(); });
    return any ? "" : never + "it means no characters";
  }
  bool may_be_borne() const {
    if (f_.bearer >= 0 || f_.type == Type::ring) return true;
    return std::any_of(f_.abilities.begin(), f_.abilities.end(),
                       [&](int n) { return transfers(c_.abilities[nth(n)].body); });
  }
  bool transfers(int pc) const {
    for (; pc >= 0 && c_.code.ops[nth(pc)].verb != effects::kEnd; ++pc)
      if (language().verb(c_.code.ops[nth(pc)].verb).word == "transfer") return true;
    return false;
  }

  static constexpr const char* kNothing = "has a filter that means nothing in the phase of its text";
  const Catalog& c_;
  const CardFacts& f_;
  const Ability& a_;
  Times times_;
  unsigned phases_ = 0;  // in which it is used, as bits
};

}  // namespace

void review(const Catalog& c, Problems& problems) {
  for (const CardFacts& f : c.prints)
    for (std::size_t i = 0; i < f.abilities.size(); ++i)
      if (const std::string fault = TextReview(c, f, c.abilities[nth(f.abilities[i])]).fault(); !fault.empty())
        problems.add(f.id + "/abilities/" + std::to_string(i), fault);
}

}  // namespace mathom::lotr_tcg

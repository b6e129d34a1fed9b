#include "games/lotr_tcg/rules/pays_off.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "effects/run/outlook.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

using Running = effects::AbilityProcedure<Table>;

constexpr int kMostWays = 32, kMostAsked = 24;
constexpr std::uint8_t kTried = 1;  // Frame::spare of a text whose cost is paid on trial

// The procedures of the game, but that a text which is tried stops when its cost has been paid.
Next do_or_stop(Frame& f, Table& t) { return f.spare == kTried ? Next::asked : Running::resolve(f, t); }
std::span<const Procedure<Table>> trial_procedures() {
  static const auto kOfText = [] {
    auto steps = Running::kSteps;
    steps.rows[Running::kSteps["do"]].run = do_or_stop;
    return steps;
  }();
  static const std::vector<Procedure<Table>> kAll = [] {
    std::vector<Procedure<Table>> all(procedures().begin(), procedures().end());
    all[static_cast<std::size_t>(Code::ability)] = procedure("ability", kOfText);
    return all;
  }();
  return kAll;
}

// Nothing is paid by pointing at cards or naming a number.
bool pays_nothing(const Table& t, int cost) {
  for (int pc = cost; t.code().ops[at(pc)].verb != effects::kEnd; ++pc) {
    const std::string_view word = t.language().verb(t.code().ops[at(pc)].verb).word;
    if (word != "spot" && word != "choose" && word != "amount") return false;
  }
  return true;
}
bool is_tried(const Frame& f) { return static_cast<Code>(f.code) == Code::ability && f.spare == kTried; }

// The answer that leaves a text unused; none: something has to be chosen.
std::optional<Option> unused_in(const Decision& d) {
  for (const Option& o : d.options)
    if (o.verb == effects::kNo || o.verb == effects::kNoMore) return o;
  return std::nullopt;
}

// A text whose cost is paid on a copy of the table.
class Trial {
 public:
  enum class End : std::uint8_t { asks, paid, unknown, over };

  Trial(const Table& t, int card, int ability, int seat) : before_(t), ability_(ability), seat_(seat) {
    s_.copy_used(t.s);
    Table own = table();
    const Scope asked = t.scope();
    const int source = t.base(card) == kHand ? play_event(own, card) : card;
    own.push(Code::ability, {ability, source, -1, seat});
    s_.frames.back().step = Running::kSteps["pay"];
    s_.frames.back().spare = kTried;
    own.begin_scope(source);
    if (t.looked_at != nullptr) {
      own.running_scope() = asked;
      own.running_scope().source = static_cast<std::int16_t>(source);
    }
    run(own);
  }

  // What is asked on the way; answered for others, and by the seat as far as it is about other texts.
  End go_on(Decision& d) {
    for (int n = 0; n < kMostAsked; ++n) {
      Table own = table();
      if (knows_too_little(own)) return End::unknown;
      if (s_.frames.empty()) return End::over;
      if (is_paid()) return End::paid;
      d.reset();
      ask_now(own, d);
      if (d.by_luck()) return End::unknown;
      if (!is_player(d.seat) || d.options.empty()) return End::over;
      const auto why = static_cast<Question>(d.why);
      const bool is_of_cost = d.seat == seat_at(seat_) && why != Question::answer && why != Question::may;
      const std::optional<Option> left = is_of_cost ? std::nullopt : unused_in(d);
      if (d.options.size() > 1 && !left && why != Question::order) return End::asks;
      answer(left ? *left : d.options.front());
    }
    return End::over;
  }
  void answer(const Option& o) {
    Table own = table();
    s_.frames.back().answer = answer_of(o);
    run(own);
  }
  bool would_change() {
    Table own = table();
    own.end_paying();
    const effects::Ability& a = own.ability(ability_);
    effects::Outlook o;
    o.taken = own.scope().taken;
    o.asked = own.scope().asked;
    const Frame self = effects::frame_of(seat_);
    return effects::can_begin(own, a.body, self) && effects::block_changes(own, a.body, self, o);
  }

 private:
  Table table() { return {before_.catalog(), s_, nullptr, &memo_}; }
  bool is_paid() const { return is_tried(s_.frames.back()); }
  static void run(Table& t) { run_frames(t, trial_procedures()); }
  // It leaves the hand, and its twilight cost is paid.
  int play_event(Table& t, int card) const {
    const int cost = cost_of(t, card), lifted = lift(t, card);
    t.move(lifted, zone_of(kEvent, seat_), kEveryone);
    t.add_twilight(t.facts(lifted).side() == Side::free_peoples ? cost : -std::min<int>(cost, t.s.twilight));
    return lifted;
  }
  // A card that the seat does not know has left its place: what comes of it must not be told by what is offered.
  bool knows_too_little(const TableCards& t) const {
    for (int card = 0; card < t.cards(); ++card)
      if (!contains(before_.s.cards[card].seen_by, seat_at(seat_)) &&
          t.s.cards[card].zone != before_.s.cards[card].zone)
        return true;
    return false;
  }

  const Table& before_;
  State s_;
  Memo memo_;
  int ability_, seat_;
};

class Ways {
 public:
  Ways(const Table& t, int card, int ability, int seat) : t_(t), card_(card), ability_(ability), seat_(seat) {}

  bool some_pays_off(std::vector<Option>& path) {
    if (++tries_ > kMostWays) return false;
    Trial trial(t_, card_, ability_, seat_);
    Decision d;
    Trial::End end = trial.go_on(d);
    for (std::size_t i = 0; i < path.size() && end == Trial::End::asks; ++i) {
      trial.answer(path[i]);
      end = trial.go_on(d);
    }
    if (end == Trial::End::paid) return trial.would_change();
    if (end != Trial::End::asks) return end == Trial::End::unknown;
    return std::any_of(d.options.begin(), d.options.end(), [&](const Option& o) {
      path.push_back(o);
      const bool found = some_pays_off(path);
      path.pop_back();
      return found;
    });
  }

 private:
  const Table& t_;
  int card_, ability_, seat_, tries_ = 0;
};

}  // namespace

bool pays_off(const Table& t, int card, int ability, int seat) {
  const int cost = t.ability(ability).cost;
  if (cost < 0 || !t.has_room() || pays_nothing(t, cost) || std::any_of(t.s.frames.begin(), t.s.frames.end(), is_tried))
    return false;
  std::vector<Option> path;
  return Ways(t, card, ability, seat).some_pays_off(path);
}

bool has_a_use(const Table& t, int card, int ability, int seat, effects::Unmet unmet) {
  if (unmet != effects::Unmet::nothing && unmet != effects::Unmet::effect) return false;
  const bool begins = unmet == effects::Unmet::nothing;
  return (begins && effects::would_change(t, t.ability(ability), effects::frame_of(seat))) ||
         pays_off(t, card, ability, seat);
}

}  // namespace mathom::lotr_tcg

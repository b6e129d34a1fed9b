#pragma once
// "Fork": a game of two questions, for tests of searches. A coin lies hidden. Seat 0 goes left, which brings 4, or
// right, where one of three paths is taken; what they bring, and who takes them, is the kind of fork.
#include "rules/brain.h"
#include "rules/game_of.h"

namespace mathom::fork {

enum class Kind : std::uint8_t {
  own,   // seat 0 takes the path itself: 0, 10 or -10
  dark,  // the same, but the coin, which nobody sees, says which of the last two brings 10: 2, and 10 or -10
  mate,  // as own, and seat 1, who plays together with seat 0, takes the path
  rival  // seat 1 takes it, who wants seat 0 to have little: 8, 10 or -10
};
enum class Coin : std::uint8_t { none, heads, tails, hidden = 0xFF };

struct State {
  Kind kind = Kind::own;
  std::uint8_t step = 0, side = 0, path = 0;
  Coin coin = Coin::none;
  static void fields(auto& s, auto& v) {
    v("kind", s.kind);
    v("step", s.step);
    v("side", s.side);
    v("path", s.path);
    v("coin", s.coin, s.step < 3 ? kNobody : kEveryone);
  }
};
int brought(const State&);  // to seat 0

// By rules of thumb: the first option, always.
class Thumb : public Brain {
 public:
  explicit Thumb(Foresight ahead) : ahead_(ahead) {}
  Choice judge(const Observation&, const Decision&, Rng&, int) const override { return {}; }
  bool worth_searching(const Observation&, const Decision&) const override { return true; }
  Choice playout(const mathom::State&, const Decision&, Rng&) const override { return {}; }
  bool horizon(const mathom::State&, const mathom::State&) const override { return false; }
  std::int32_t worth(const mathom::State&, const mathom::State& now, SeatId) const override;
  std::int32_t point() const override { return 1; }
  Foresight foresight() const override { return ahead_; }

 private:
  Foresight ahead_;
};

struct Rules {
  using State = fork::State;
  Kind kind = Kind::own;
  const Brain* thumb = nullptr;

  const GameInfo& info() const;
  void check_config(const Json&, Problems&) const {}
  Json full_config(const Json& c) const { return c; }
  State initial(const Json&) const { return {.kind = kind}; }
  int seats(const State&) const { return 2; }
  void decision(const State&, Decision&) const;
  void apply(State&, const Decision&, const Choice&, EventSink*) const;
  Outcome outcome(const State&) const;
  SeatMask eliminated(const State&) const { return kNobody; }
  void check(const State&, Problems&) const {}
  void determinize(State& seen, SeatMask, Rng&) const;
  void arrange(State&, const Json&, Problems&) const {}
  Json describe(const State&, SeatMask) const;
  Json facts(const State&) const;
  std::string token(const State&, const Decision&, const Option& o) const { return std::to_string(o.amount); }
  Phrase prompt(const State&, const Decision&) const { return {}; }
  Phrase label(const State&, const Decision&, const Option&) const { return {}; }
  Phrase tell(const Event&) const { return {}; }
  Phrase card_name(CardDef) const { return {}; }
  std::string card_word(CardDef) const { return {}; }
  std::optional<Reason> why_not(const State&, const Decision&, const Option&) const { return std::nullopt; }
  void refused(const State&, const Decision&, std::vector<Option>&) const {}
  const Brain* brain() const { return thumb; }
};

}  // namespace mathom::fork

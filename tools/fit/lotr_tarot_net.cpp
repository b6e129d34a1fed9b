// Writes the data that the net of Ring Tarot is fitted to (scripts/train/options.py). Plays games of 2 to 6 seats. At
// some questions it plays the round out once with each option, twelve at most. All seats continue by the rules of thumb
// or by the net of the program, with some random answers, and all options meet the same luck. Only the true world is
// played out, so the mean over many positions that look alike to a seat is weighted by how likely each world is.
//
//   lotr_tarot_net rules|net SEED GAMES [NET [SEATS]] > FILE
//
// NET: the file of a net, in place of the game's own. SEATS: of all games.
//
// FILE: for each question its inputs (kInputs bits, the lowest of a byte first), the number of options, 12 outputs that
// they are, and for each what the seat then leads the others' mean by, in hundredths of a point, as three 16-bit
// numbers in the machine's order: for who goes out, for who bears the Ring, and all else with what the whole game
// stands to gain. What is beyond the number of options is 0.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "core/json.h"
#include "fit/fit_args.h"
#include "games/lotr_tarot/brain/brain.h"
#include "games/lotr_tarot/brain/expert.h"
#include "games/lotr_tarot/brain/features.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::lotr_tarot {
namespace {

using RingGame = GameOf<Rules>;

constexpr std::size_t kMostTried = 12, kNumbers = 3;
constexpr std::uint32_t kLooks = 30, kOdd = 10, kRules = 20;  // in percent
constexpr int kGoneOut = 10, kBorne = 5;                      // points

struct Look {
  std::array<std::uint8_t, (kInputs + 7) / 8> inputs{};
  std::uint8_t tried = 0;
  std::array<std::uint8_t, kMostTried> outputs{};
  std::array<std::array<std::int16_t, kMostTried>, kNumbers> brought{};

  void write() const {
    std::fwrite(inputs.data(), 1, inputs.size(), stdout);
    std::fputc(tried, stdout);
    std::fwrite(outputs.data(), 1, outputs.size(), stdout);
    std::fwrite(brought.data(), sizeof brought[0], brought.size(), stdout);
  }
};

class Games {
 public:
  explicit Games(const FitArgs& args) : by_net_(args.by_net), seats_(args.seats), rng_(args.seed) {}

  void play_one() {
    constexpr std::array<int, 10> kSeats{2, 2, 2, 2, 3, 4, 4, 4, 5, 6};
    const int mixed = kSeats[rng_.below(10)], seats = seats_ > 0 ? seats_ : mixed;
    const StatePtr s = game_.initial({{"seats", seats}});
    // Sometimes a seat plays by the rules of thumb, so that the net meets other players.
    for (bool& rules : rules_) rules = !by_net_ || rng_.below(100) < kRules;
    Decision d;
    for (game_.decision(*s, d); !d.over(); game_.decision(*s, d)) {
      const auto n = static_cast<std::uint32_t>(d.options.size());
      if (!d.by_luck() && n > 1 && net_knows(RingGame::get(*s), d)) {
        if (rng_.below(100) < kLooks) look(*s, d);
        const Choice usual = answer(*s, d, rng_);
        game_.apply(*s, d, rng_.below(100) < kOdd ? Choice{rng_.below(n), {}} : usual, nullptr);
      } else {
        game_.apply(*s, d, answer(*s, d, rng_), nullptr);
      }
    }
  }

 private:
  Choice answer(const mathom::State& s, const Decision& d, Rng& rng) const {
    if (d.by_luck()) return {d.ask == Ask::roll ? rng.below(d.sides) : rng.next(), {}};
    const Brain& brain = rules_[at(index(d.seat))] ? *ring_brain() : expert_brain();
    return brain.playout(s, d, rng);
  }
  void look(const mathom::State& world, const Decision& d) {
    const State& s = RingGame::get(world);
    Look out;
    NetInputs inputs;
    write_features(s, inputs);
    for (const std::uint16_t i : inputs.on()) out.inputs[i / 8u] |= static_cast<std::uint8_t>(1u << i % 8u);
    std::vector<std::uint32_t> tried(d.options.size());
    for (std::uint32_t i = 0; i < tried.size(); ++i) tried[i] = i;
    for (std::uint32_t i = 0; i + 1 < tried.size() && i < kMostTried; ++i)
      std::swap(tried[i], tried[i + rng_.below(static_cast<std::uint32_t>(tried.size()) - i)]);
    tried.resize(std::min(tried.size(), kMostTried));
    const std::uint64_t luck = rng_.next();
    for (const std::uint32_t option : tried) {
      out.outputs[out.tried] = static_cast<std::uint8_t>(output_of(s, d.options[option]));
      const std::array<int, kNumbers> leads = play_out(world, d, option, luck);
      for (std::size_t i = 0; i < kNumbers; ++i) out.brought[i][out.tried] = static_cast<std::int16_t>(leads[i]);
      ++out.tried;
    }
    out.write();
  }
  // The seat's lead at the end of the round, in its parts.
  std::array<int, kNumbers> play_out(const mathom::State& world, const Decision& asked, std::uint32_t option,
                                     std::uint64_t luck) const {
    const StatePtr s = game_.clone(world);
    Rng rng(luck);
    game_.apply(*s, asked, {option, {}}, nullptr);
    Decision d;
    for (game_.decision(*s, d); !ring_brain()->horizon(world, *s); game_.decision(*s, d))
      game_.apply(*s, d, answer(*s, d, rng), nullptr);
    const State& before = RingGame::get(world);
    const RoundSheet& sheet = RingGame::get(*s).sheet[before.round];
    const int me = index(asked.seat);
    const auto lead = [&](Award award, int points) {
      int own = 0, others = 0;
      for (int seat = 0; seat < before.seats; ++seat)
        if ((sheet.awards[at(seat)] & award) != 0) (seat == me ? own : others) += points;
      return own * 100 - others * 100 / (before.seats - 1);
    };
    const int out = lead(kWentOut, kGoneOut), borne = lead(kBearer, kBorne);
    return {out, borne, ring_brain()->worth(world, *s, asked.seat) - out - borne};
  }

  const Game& game_ = *find_game("lotr_tarot");
  bool by_net_;
  int seats_;
  Rng rng_;
  std::array<bool, kMostSeats> rules_{};
};

int run(int argc, char** argv) {
  const auto args = fit_args("lotr_tarot", kInputs, kOutputs, argc, argv);
  if (!args) return 2;
  Games games(*args);
  for (long n = args->count; n > 0; --n) games.play_one();
  return 0;
}

}  // namespace
}  // namespace mathom::lotr_tarot

int main(int argc, char** argv) { return mathom::lotr_tarot::run(argc, argv); }

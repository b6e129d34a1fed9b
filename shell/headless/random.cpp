// `mathom random`: the soak. Every game is proved; the last line sums up, and its hash is the same in every build.
#include <array>

#include "core/hash.h"
#include "core/json.h"
#include "proof/conformance.h"
#include "proof/random_play.h"
#include "proof/secrecy.h"
#include "shell/headless/args.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

// How much of each game is proved.
enum class Proofs { ends, answers, sampled, all };
std::optional<Proofs> proofs_named(std::string_view word) {
  constexpr std::array<std::string_view, 4> kNames{"ends", "answers", "sampled", "all"};
  for (std::size_t n = 0; n < kNames.size(); ++n)
    if (kNames[n] == word) return static_cast<Proofs>(n);
  return std::nullopt;
}

// The config of the game of a seed: the next of a list, or a random one made from the seed.
class Configs {
 public:
  // A random config has `seats` seats, or any number if it is 0. `each` seeds in a row share one.
  static Configs by_lot(const Game& g, int seats, std::uint64_t each) { return Configs(g, {}, seats, each); }
  static Configs in_turn(const Game& g, std::vector<std::string> list) { return Configs(g, std::move(list), 0, 1); }

  // Returns the game of a seed, the nth that is played. It is valid until the next call.
  Trial trial(std::uint64_t seed, std::uint64_t n) {
    if (!list_.empty()) return {game_, list_[static_cast<std::size_t>(n % list_.size())], seed};
    const std::uint64_t from = seed - seed % each_;
    if (drawn_.empty() || from != from_) {
      from_ = from;
      drawn_ = random_config(game_, from, seats_);
      start_ = nullptr;
    } else if (!start_) {
      Problems none;
      start_ = game_.initial(*parse_json(drawn_, none));
    }
    Trial out{game_, drawn_, seed};
    out.start = start_.get();
    out.wishes = seed % 2 == 1;
    out.called = "--random-configs" + (seats_ > 0 ? " --seats " + std::to_string(seats_) : "") +
                 (each_ > 1 ? " --each " + std::to_string(each_) : "");
    return out;
  }

 private:
  Configs(const Game& g, std::vector<std::string> list, int seats, std::uint64_t each)
      : game_(g), list_(std::move(list)), seats_(seats), each_(each) {}
  const Game& game_;
  std::vector<std::string> list_;  // empty: random configs
  int seats_;
  std::uint64_t each_, from_ = 0;
  std::string drawn_;
  StatePtr start_;  // the start of drawn_, from its second game on
};

Tally prove(Trial trial, Proofs proofs, std::uint64_t n, Findings& findings) {
  const bool all = proofs == Proofs::all, sampled = proofs == Proofs::sampled;
  trial.thorough = all || (sampled && n % 16 == 0);
  trial.words = all || sampled;
  trial.every = proofs == Proofs::ends ? 64 : 1;
  const Tally out = prove_conformance(trial, findings);
  trial.thorough = false;
  if (all || (sampled && n % 16 == 1)) prove_session(trial, findings);
  if (all || (sampled && n % 16 == 2)) prove_secrecy(trial, findings);
  return out;
}

std::vector<std::string> of_seats(const Game& g, std::uint64_t seats) {
  std::vector<std::string> out;
  Problems none;
  for (std::string& config : proof_configs(g))
    if (seats == 0 || number_member<std::uint64_t>(*parse_json(config, none), "seats") == seats)
      out.push_back(std::move(config));
  return out;
}

std::optional<Configs> configs_of(const Args& args, const Game& g, std::uint64_t seats, std::uint64_t each) {
  if (args.has("config")) {
    auto text = config_text(args.text("config"));
    if (!text) return std::nullopt;
    return Configs::in_turn(g, {std::move(*text)});
  }
  std::vector<std::string> list = of_seats(g, seats);
  if (list.empty()) {
    complain(std::string(g.info().id) + " is not played by " + std::to_string(seats));
    return std::nullopt;
  }
  if (args.has("random-configs")) return Configs::by_lot(g, static_cast<int>(seats), each);
  return Configs::in_turn(g, std::move(list));
}

}  // namespace

int run_random(const CommandLine& line) {
  Args args(line, {"games", "seed", "seats", "config", "cards", "proofs", "each"},
            {"hashes", "random-configs", "curious"});
  const std::uint64_t games = args.number("games", 100), seed = args.seed("seed", 1), seats = args.number("seats", 0),
                      each = args.number("each", 1);
  const auto proofs = proofs_named(args.text("proofs", "sampled"));
  if (!args.fault().empty()) return misused(args.fault());
  const bool by_lot = args.has("random-configs") || seats > 0;
  if (args.rest().size() != 1 || !proofs || each == 0 || (each > 1 && !args.has("random-configs")) ||
      (args.has("config") && by_lot))
    return misused(
        "random GAME --games N [--seed N] [--config FILE | [--seats N] [--random-configs [--each N]]] [--cards FILE] "
        "[--proofs ends|answers|sampled|all] [--curious] [--hashes]");
  const Game* g = game_named(args.rest()[0]);
  if (g) g = with_cards(*g, args.text("cards"));
  if (!g) return 2;
  auto configs = configs_of(args, *g, seats, each);
  if (!configs) return 2;
  Findings findings;
  Tally all;
  for (std::uint64_t n = 0; n < games; ++n) {
    Trial trial = configs->trial(seed + n, n);
    trial.curious = args.has("curious");
    const Tally one = prove(trial, *proofs, n, findings);
    all.add(one);
    const std::string config = trial.called.empty() ? trial.config_text : trial.called;
    if (args.has("hashes"))
      print("seed " + std::to_string(seed + n) + " " + config + " hash " + hex64(one.hash) + "\n");
  }
  for (const auto& f : findings.examples()) print(f.rule + ": " + f.what + " (" + f.where + ")\n");
  print(std::string(g->info().id) + ": " + std::to_string(all.games) + " games, " + std::to_string(all.decisions) +
        " questions, hash " + hex64(all.hash) + ", " + std::to_string(findings.count()) + " findings\n");
  return findings.empty() && all.games == games ? 0 : 1;
}

}  // namespace mathom::headless

// `mathom analyse`: what the answers of a saved game were worth, by what their seats saw when they gave them.
#include <algorithm>
#include <cmath>
#include <map>

#include "ai/review.h"
#include "core/json.h"
#include "session/replay.h"
#include "session/save.h"
#include "shell/headless/args.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"
#include "shell/headless/words.h"

namespace mathom::headless {
namespace {

constexpr std::size_t kMostShown = 3;

struct Wanted {
  SeatMask seats = kNobody;
  Care care;
};

// Those of the people; of all where only bots play.
SeatMask usual_seats(const Session& s) {
  SeatMask people = kNobody, all = kNobody;
  for (std::size_t i = 0; i < s.seats().size(); ++i) {
    const SeatMask one = only(seat_at(static_cast<int>(i)));
    all = static_cast<SeatMask>(all | one);
    if (s.seats()[i].is_person()) people = static_cast<SeatMask>(people | one);
  }
  return people == kNobody ? all : people;
}

// Each seat's judgements in the order of the game. What is random in them follows from the game and the ply.
std::map<SeatId, std::vector<Judgement>> judge(const Session& s, const Wanted& wanted) {
  std::map<SeatId, std::vector<Judgement>> out;
  s.each_answer(0, [&](const View& then, const LogEntry& answer) {
    if (!contains(wanted.seats, answer.seat) || !Review::possible(s.game(), then)) return;
    const auto chosen = static_cast<std::uint32_t>(answer.value);
    Review review(s.game(), s.view_at(then.ply, only(answer.seat)), chosen, wanted.care,
                  mix64(s.seed() ^ mix64(then.ply)));
    while (!review.step(1 << 20)) {
    }
    out[answer.seat].push_back(review.result());
  });
  return out;
}

// With a sign where it tells gain from loss; halves are as fine as a score is counted.
Phrase points(std::string_view key, double n) { return Phrase{key}.halves("points", std::lround(std::abs(n) * 2)); }

class Report {
 public:
  Report(const Session& s, const std::string& language)
      : session_(s),
        replay_(s),
        words_(language),
        scored_(!words_.has(std::string(s.game().info().id) + ".hint.behind")) {}

  void tell(SeatId seat, const std::vector<Judgement>& all) {
    const std::vector<Judgement> worst = costliest(all, all.size());
    Phrase head{"analysis.looked"};
    head.begins = true;
    say(head.seat("seat", seat)
            .number("n", static_cast<int>(all.size()))
            .number("clear", static_cast<int>(worst.size())));
    if (worst.empty()) return;
    if (scored_) {
      const Account account = account_of(all);
      say(points("analysis.choices", account.choices));
      say(points(account.fortune < 0 ? "analysis.bad_luck" : "analysis.good_luck", account.fortune));
    }
    for (std::size_t i = 0; i < std::min(worst.size(), kMostShown); ++i) tell(worst[i]);
  }

 private:
  void say(const Phrase& p) { print(words_.say(session_.game(), session_.seats(), p) + "\n"); }

  void tell(const Judgement& j) {
    replay_.go_to(j.ply);
    const Session& then = replay_.session();
    const Decision d = then.view(only(j.seat)).decision;
    const auto name = [&](std::uint32_t option) {
      return words_.say(session_.game(), session_.seats(), then.label(d.options[option]));
    };
    print("\n" + std::to_string(j.ply) + "  " + words_.say(session_.game(), session_.seats(), then.prompt()) + "\n");
    print("  " + words_.say("analysis.answer") + " " + name(j.chosen) + "\n");
    print("  " + words_.say("analysis.best") + " " + name(j.best) + "\n  ");
    if (scored_) {
      say(points("analysis.lost", j.lost.mean).halves("margin", std::lround(j.lost.margin * 2)));
      print("  ");
    }
    const auto percent = [&](int worlds) { return std::lround(100.0 * worlds / j.worlds); };
    say(Phrase{"analysis.worlds"}.number("better", percent(j.better)).number("worse", percent(j.worse)));
  }

  const Session& session_;
  Replay replay_;
  Words words_;
  bool scored_;  // what is expected is points of the score; otherwise it has no unit that a player knows
};

double rounded(double n) { return std::round(n * 100) / 100; }
Json estimate_json(const Estimate& e) { return {{"mean", rounded(e.mean)}, {"margin", rounded(e.margin)}}; }

// One object a line for each answer, so that a program can read on while the next is thought about.
void print_json(const Session& s, const std::vector<Judgement>& all) {
  Replay replay(s);
  for (const Judgement& j : all) {
    replay.go_to(j.ply);
    const Decision d = replay.session().view(only(j.seat)).decision;
    const auto token = [&](std::uint32_t option) { return replay.session().token(d.options[option]); };
    print(dump_json({{"ply", j.ply},
                     {"seat", index(j.seat)},
                     {"chosen", token(j.chosen)},
                     {"best", token(j.best)},
                     {"expected", estimate_json(j.expected)},
                     {"lost", estimate_json(j.lost)},
                     {"worlds", j.worlds},
                     {"better", j.better},
                     {"worse", j.worse},
                     {"clear", j.clear()}}) +
          "\n");
  }
}

}  // namespace

int run_analyse(const CommandLine& line) {
  Args args(line, {"seat", "worlds", "playouts", "language"}, {"json"});
  Wanted wanted;
  wanted.care.worlds = static_cast<int>(std::clamp<std::uint64_t>(args.number("worlds", 400), 2, 1000000));
  wanted.care.playouts = static_cast<int>(std::clamp<std::uint64_t>(args.number("playouts", 2000), 2, 10000000));
  const std::uint64_t seat = args.number("seat", 0);
  if (!args.fault().empty() || args.rest().size() != 1)
    return misused("analyse FILE [--seat N] [--worlds N] [--playouts N] [--language L] [--json]");
  const auto text = read_file(args.rest()[0]);
  if (!text) return misused("cannot read " + args.rest()[0]);
  const std::string language = args.text("language", "en");
  const LoadResult r = load_save(*text);
  if (!r.session) {
    const Words words(language);
    print(words.say(load_phrase(r).key) + "\n" + r.problems.text() + "\n");
    return 1;
  }
  const Session& s = *r.session;
  if (args.has("seat") && seat >= s.seats().size()) return misused("this game has no seat " + std::to_string(seat));
  wanted.seats = args.has("seat") ? only(seat_at(static_cast<int>(seat))) : usual_seats(s);
  Report report(s, language);
  for (const auto& [who, all] : judge(s, wanted)) args.has("json") ? print_json(s, all) : report.tell(who, all);
  return 0;
}

}  // namespace mathom::headless

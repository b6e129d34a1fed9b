// `mathom analyse`: what the answers of a saved game were worth, by what their seats saw when they gave them, or with
// all cards open.
#include <algorithm>
#include <cmath>

#include "analysis/analysis.h"
#include "analysis/telling.h"
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

// All of them, one after the other.
Analysis analyse(const Session& s, SeatMask seats, const Care& care, bool open) {
  Analysis out{.of = s.state_hash(), .care = care, .open = open, .seats = seats};
  for (Weighable& w : weighable(s, seats, 0, s.ply())) {
    const std::uint32_t ply = w.then.ply;
    Review review(s.game(), std::move(w.then), w.chosen, care, w.seed, open ? s.truth_at(ply) : StatePtr());
    while (!review.step(1 << 20)) {
    }
    out.judged.push_back(review.result());
  }
  return out;
}

class Report {
 public:
  Report(const Session& s, const Analysis& found, const std::string& language)
      : session_(s), found_(found), replay_(s), words_(language) {}

  void tell(SeatId seat, const std::vector<Judgement>& all) {
    const std::vector<Judgement> worst = costliest(all, all.size());
    Phrase head{"analysis.looked"};
    head.begins = true;
    say(head.seat("seat", seat)
            .number("n", static_cast<int>(all.size()))
            .number("clear", static_cast<int>(worst.size())));
    if (worst.empty()) return;
    const Account account = account_of(all);
    say(tell_choices(session_.game(), account));
    say(tell_fortune(session_.game(), account));
    for (std::size_t i = 0; i < std::min(worst.size(), kMostShown); ++i) tell(worst[i]);
  }

 private:
  void say(const Phrase& p) { print(words_.say(session_.game(), session_.seats(), p) + "\n"); }

  void tell(const Judgement& j) {
    replay_.go_to(j.ply);
    const Session& then = replay_.session();
    const Decision d = then.view(only(j.seat)).decision;
    const auto label = [&](std::uint32_t option) {
      return words_.say(session_.game(), session_.seats(), then.label(d.options[option]));
    };
    const std::string answer = label(j.chosen), best = label(j.best);
    print("\n" + std::to_string(j.ply) + "  " + words_.say(session_.game(), session_.seats(), then.prompt()) + "\n");
    print("  " + words_.say("analysis.answer") + " " + answer + "\n");
    const std::string copy = best == answer ? " " + words_.say("analysis.copy") : "";
    print("  " + words_.say("analysis.best") + " " + best + copy + "\n  ");
    say(tell_lost(session_.game(), j));
    if (j.better + j.worse == 0) return;
    print("  ");
    say(tell_worlds(found_, j));
  }

  const Session& session_;
  const Analysis& found_;
  Replay replay_;
  Words words_;
};

Json estimate_json(const Estimate& e) { return {{"mean", e.mean}, {"margin", e.margin}}; }

// One object a line for each answer.
void print_json(const Session& s, const std::vector<Judgement>& all) {
  Replay replay(s);
  for (const Judgement& j : all) {
    replay.go_to(j.ply);
    const Decision d = replay.session().view(only(j.seat)).decision;
    const auto token = [&](std::uint32_t option) { return replay.session().token(d.options[option]); };
    Json options = Json::array();
    for (const Weighed& w : j.options)
      options.push_back({{"option", token(w.option)}, {"expected", estimate_json(w.expected)}});
    print(dump_json({{"ply", j.ply},
                     {"seat", index(j.seat)},
                     {"chosen", token(j.chosen)},
                     {"best", token(j.best)},
                     {"expected", estimate_json(j.expected)},
                     {"lost", estimate_json(j.lost)},
                     {"worlds", j.worlds},
                     {"better", j.better},
                     {"worse", j.worse},
                     {"options", std::move(options)},
                     {"clear", j.clear()}}) +
          "\n");
  }
}

Care care_from(Args& args) {
  const auto within = [&](const char* name, int usual, int most) {
    return static_cast<int>(std::clamp<std::uint64_t>(args.number(name, static_cast<std::uint64_t>(usual)), 2,
                                                      static_cast<std::uint64_t>(most)));
  };
  return Care{.playouts = within("playouts", Care{}.playouts, kMostCare.playouts),
              .worlds = within("worlds", Care{}.worlds, kMostCare.worlds),
              .options = within("options", Care{}.options, kMostCare.options)};
}

}  // namespace

int run_analyse(const CommandLine& line) {
  Args args(line, {"seat", "worlds", "playouts", "options", "language"}, {"json", "open"});
  const Care care = care_from(args);
  const std::uint64_t seat = args.number("seat", 0);
  if (!args.fault().empty() || args.rest().size() != 1)
    return misused(
        "analyse FILE [--seat N] [--worlds N] [--playouts N] [--options N] [--open] [--language L] [--json]");
  const auto text = read_file(args.rest()[0]);
  if (!text) return misused("cannot read " + args.rest()[0]);
  const std::string language = args.text("language");
  if (!is_spoken(language)) return 2;
  const LoadResult r = load_save(*text);
  if (!r.session) {
    const Words words(language);
    print(words.say(load_phrase(r).key) + "\n" + r.problems.text() + "\n");
    return 1;
  }
  const Session& s = *r.session;
  if (args.has("seat") && seat >= s.seats().size()) return misused("this game has no seat " + std::to_string(seat));
  const SeatMask seats = args.has("seat") ? only(seat_at(static_cast<int>(seat))) : seats_to_analyse(s.seats());
  const Analysis found = analyse(s, seats, care, args.has("open"));
  Report report(s, found, language);
  if (!args.has("json") && found.open) print(Words(language).say("analysis.open") + "\n");
  for (std::size_t i = 0; i < s.seats().size(); ++i)
    if (const auto all = of_seat(found, seat_at(static_cast<int>(i))); !all.empty())
      args.has("json") ? print_json(s, all) : report.tell(seat_at(static_cast<int>(i)), all);
  return 0;
}

}  // namespace mathom::headless

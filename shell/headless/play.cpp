// `mathom play`: a game in the terminal. Every question is a list of tokens; people share the terminal.
#include <algorithm>
#include <charconv>

#include "core/json.h"
#include "rules/config.h"
#include "rules/registry.h"
#include "session/save.h"
#include "shell/headless/args.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"
#include "shell/headless/players.h"
#include "shell/headless/words.h"

namespace mathom::headless {
namespace {

constexpr std::string_view kHelp =
    "Type a token or its number. Also: why TOKEN, undo, redo, view, wish every|next|none, save FILE, quit.\n";

class Table {
 public:
  explicit Table(std::unique_ptr<Session> session) : s_(std::move(session)) {
    for (const auto& seat : s_->seats())
      if (seat.is_person()) viewers_ = seats_of(s_->seats(), seat.person);
    if (count_people(s_->seats()) != 1) viewers_ = kNobody;  // together at one screen: only what all may see
  }

  int run() {
    print(kHelp);
    while (s_->waiting_for() != SeatId::none && !left_) {
      tell();
      const auto at = static_cast<std::size_t>(index(s_->waiting_for()));
      if (s_->seats()[at].is_person())
        ask();
      else
        s_->submit(s_->waiting_for(), bot_answer(*s_), s_->ply());
    }
    tell();
    return finish();
  }

 private:
  std::string say(const Phrase& p) const { return words_.say(s_->game(), s_->seats(), p); }

  // What happened since, as the people at this terminal perceive it.
  void tell() {
    for (const auto& e : s_->events_for(viewers_, told_))
      if (const Phrase p = s_->game().tell(e); !p.empty()) print("  " + say(p) + "\n");
    told_ = s_->event_count();
  }

  void ask() {
    const SeatId seat = s_->waiting_for();
    const Decision d = s_->view(only(seat)).decision;
    if (passes_alone(d)) {
      s_->submit(seat, 0, s_->ply());
      return;
    }
    end_step_in(seat);
    print("\n" + s_->seats()[static_cast<std::size_t>(index(seat))].name + ": " + say(s_->prompt()) + "\n");
    for (std::size_t i = 0; i < d.options.size(); ++i)
      print("  " + std::to_string(i + 1) + "  " + s_->token(d.options[i]) + "   (" + say(s_->label(d.options[i])) +
            ")\n");
    print("> ");
    const auto line = read_line();
    if (!line) {
      left_ = true;
      return;
    }
    obey(*line, d);
  }

  // If only a pass is possible, a person who plays alone is not asked. If others read along, this would tell them
  // something.
  bool passes_alone(const Decision& d) const {
    return viewers_ != kNobody && !d.over() && std::all_of(d.options.begin(), d.options.end(), [&](const Option& o) {
             const std::string token = s_->token(o);
             return token == "pass" || token == "pass-phase" || token == "none";
           });
  }
  // Undoes up to and including the player's last answer.
  bool take_back(int person) {
    if (!s_->undo(person)) return false;
    while (passes_alone(s_->view(only(s_->waiting_for())).decision) && s_->undo(person)) {
    }
    return true;
  }

  bool bring_back() {
    if (!s_->redo()) return false;
    while (s_->can_redo() && passes_alone(s_->view(only(s_->waiting_for())).decision)) s_->redo();
    return true;
  }

  void obey(const std::string& line, const Decision& d) {
    const int person = s_->seats()[static_cast<std::size_t>(index(d.seat))].person;
    if (line == "quit")
      left_ = true;
    else if (line == "undo")
      print(take_back(person) ? "Taken back.\n" : "This cannot be taken back.\n");
    else if (line == "redo")
      print(bring_back() ? "Brought back.\n" : "There is nothing to bring back.\n");
    else if (line == "view")
      print(dump_json(s_->game().describe(s_->view(only(d.seat)).seen), 1) + "\n");
    else if (line.starts_with("wish"))
      wish(line, seats_of(s_->seats(), person));
    else if (line.starts_with("why "))
      explain(line.substr(4));
    else if (line.starts_with("save "))
      print(write_file(line.substr(5), save_text(*s_)) ? "Saved.\n" : "It could not be written.\n");
    else
      choose(line, d);
    told_ = std::min(told_, s_->event_count());
  }

  // From the next answer on a person is asked at every moment at which they could do anything, or at the next one.
  void wish(const std::string& line, SeatMask own) {
    if (!s_->game().info().hears_wishes) return print("This game passes over nobody who could do anything.\n");
    const bool every = line == "wish every", next = line == "wish next";
    if (!every && !next && line != "wish none") return print("wish every, wish next or wish none.\n");
    const auto with = [&](SeatMask seats, bool wished) {
      return static_cast<SeatMask>(wished ? seats | own : seats & ~own);
    };
    s_->wish({with(s_->wishes().every, every), with(s_->wishes().next, next)});
    wished_at_ = s_->ply();
    print(every  ? "You are asked at every moment at which you could do anything.\n"
          : next ? "You are asked at the next moment at which you could do anything.\n"
                 : "You are asked where it can matter.\n");
  }
  // A player who is asked does not need to wait for the next moment.
  void end_step_in(SeatId seat) {
    const SeatMask own = seats_of(s_->seats(), s_->seats()[static_cast<std::size_t>(index(seat))].person);
    const bool is_wished_here = wished_at_ == s_->ply();
    if (!is_wished_here) s_->wish({s_->wishes().every, static_cast<SeatMask>(s_->wishes().next & ~own)});
  }

  void choose(const std::string& line, const Decision& d) {
    std::size_t number = 0;
    const char* const end = line.data() + line.size();
    if (const auto read = std::from_chars(line.data(), end, number); read.ec != std::errc() || read.ptr != end)
      number = 0;
    for (std::size_t i = 0; i < d.options.size(); ++i)
      if (s_->token(d.options[i]) == line) number = i + 1;
    if (number >= 1 && number <= d.options.size())
      s_->submit(d.seat, number - 1, s_->ply());
    else if (!explain(line))
      print(kHelp);
  }

  // Returns true if it has said something about this token.
  bool explain(const std::string& token) const {
    const auto meant = s_->named(s_->waiting_for(), token);
    const auto r = meant ? s_->why_not(s_->waiting_for(), *meant) : std::nullopt;
    if (r) print(say(r->phrase) + " (rule " + std::string(r->rule) + ")\n");
    return r.has_value();
  }

  int finish() const {
    const Outcome o = s_->outcome();
    print(o.over ? "\nThe game is over.\n" : "\nThe game is left.\n");
    const int unit = s_->game().info().score_unit;
    for (std::size_t i = 0; i < s_->seats().size(); ++i) {
      const int n = o.score[i];
      std::string points = std::to_string(n / unit);
      if (n % unit != 0) points += " and " + std::to_string(n % unit) + "/" + std::to_string(unit);
      const bool won = o.over && o.winner != kByScore && o.team[i] == o.winner;
      print("  " + s_->seats()[i].name + ": " + points + (won ? ", won" : "") + "\n");
    }
    return 0;
  }

  std::unique_ptr<Session> s_;
  Words words_;
  SeatMask viewers_ = kNobody;
  std::size_t told_ = 0;
  std::uint32_t wished_at_ = 0xFFFFFFFF;  // the number of answers at that time
  bool left_ = false;
};

std::unique_ptr<Session> loaded(const std::string& file, std::span<const Game* const> games) {
  const auto text = read_file(file);
  if (!text) {
    complain("cannot read " + file);
    return nullptr;
  }
  LoadResult r = load_save(*text, games);
  if (!r.problems.empty()) complain(r.problems.text());
  return std::move(r.session);
}

}  // namespace

int run_play(const CommandLine& line) {
  Args args(line, {"seats", "seed", "config", "load", "cards"}, {});
  const std::uint64_t seed = args.seed("seed", 1);
  if (!args.fault().empty()) return misused(args.fault());
  if (args.has("load")) {
    const auto games = games_with_cards(args.text("cards"));
    auto session = games.empty() ? nullptr : loaded(args.text("load"), games);
    return session ? Table(std::move(session)).run() : 1;
  }
  if (args.rest().size() != 1)
    return misused("play GAME [--seats human,bot:club,...] [--seed N] [--config FILE] [--load FILE] [--cards FILE]");
  const Game* g = game_named(args.rest()[0]);
  if (g) g = with_cards(*g, args.text("cards"));
  const auto text = g ? config_text(args.text("config")) : std::nullopt;
  if (!text) return 2;
  Problems problems;
  const auto config = parse_json(*text, problems);
  if (config) problems = g->check_config(*config);
  SessionSetup setup;
  setup.config_text = *text;
  setup.seed = seed;
  if (config && problems.empty())
    setup.seats = read_seats(args.text("seats"), config_seats(g->info(), g->full_config(*config)), problems);
  auto session = problems.empty() && config ? Session::create(*g, setup, problems) : nullptr;
  if (!session) return misused(problems.text());
  return Table(std::move(session)).run();
}

}  // namespace mathom::headless

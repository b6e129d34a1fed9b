#include "proof/secrecy.h"

#include <algorithm>

#include "core/hash.h"
#include "core/json.h"
#include "proof/random_play.h"

namespace mathom {
namespace {

// To write and read an observation takes longer than all else that is proved of it together, and which fields of a
// State come through depends little on who sees them: it is proved for one after the other. Odd, as the numbers of
// viewers are even, so that each of them has their turn.
constexpr std::uint64_t kTravels = 3;

// What became of one State after one answer, as some viewers perceive it.
struct After {
  StatePtr state;
  std::vector<Event> trace;
  std::vector<SeatMask> informs;  // by event of the trace
  std::uint64_t looks = 0;
};

class SecrecyProver {
 public:
  SecrecyProver(const Trial& trial, Findings& findings) : t_(trial), g_(trial.game), f_(findings), rng_(trial.seed) {}

  Tally run() {
    Problems problems;
    const auto config = parse_json(t_.config_text, problems);
    if (!config || !g_.check_config(*config).empty()) return tally_;
    state_ = g_.initial(*config);
    choose_viewers();
    for (std::uint32_t ply = 0; t_.may_go_on(ply); ++ply) {
      g_.decision(*state_, d_);
      if (d_.over()) break;
      ++tally_.decisions;
      const bool curious = t_.curious && !d_.by_luck();
      OwnedChoice answer = curious ? curious_.answer(g_, *state_, d_, rng_) : random_order(d_, rng_);
      if (t_.wishes) answer.wishes = random_wishes(g_, t_.seed, ply);
      for (const SeatMask viewers : viewers_)
        if (t_.thorough || rng_.below(16) == 0) prove(viewers, answer, ply);
      g_.apply(*state_, d_, answer.choice(), nullptr);
    }
    f_.at(t_.where());
    f_.require(varied_ || !could_vary_, "worlds_vary", "every sample of every observation was the same");
    tally_.games = 1;
    tally_.hash = g_.hash(*state_);
    return tally_;
  }

 private:
  void choose_viewers() {
    const int seats = g_.seats(*state_);
    viewers_ = {kNobody, first_seats(seats)};
    for (int a = 0; a < seats; ++a) {
      viewers_.push_back(only(seat_at(a)));
      if (seats > 2) viewers_.push_back(static_cast<SeatMask>(only(seat_at(a)) | only(seat_at((a + 2) % seats))));
    }
  }

  void prove(SeatMask viewers, const OwnedChoice& answer, std::uint32_t ply) {
    f_.at(t_.where() + " ply " + std::to_string(ply) + " viewers " + std::to_string(viewers));
    const Observation seen = g_.observe(*state_, viewers);
    if (!t_.thorough || ++proved_ % kTravels == 0) prove_travel(seen);
    const After truth = play(*state_, d_, answer, viewers);
    std::uint64_t first = 0;
    for (int n = 0; n < 2; ++n) {
      const StatePtr world = g_.determinize(seen, rng_);
      const std::uint64_t hash = g_.hash(*world);
      if (n == 0)
        first = hash;
      else
        varied_ = varied_ || hash != first;
      could_vary_ = could_vary_ || hash != g_.hash(*state_);
      if (!prove_world(seen, *world)) return;
      prove_same_answer(*world, answer, viewers, truth);
    }
    prove_hidden_answer(answer, viewers, truth);
  }

  void prove_travel(const Observation& seen) {
    Problems problems;
    const Json saved = g_.save_observation(seen);
    const auto parsed = parse_json(dump_json(saved), problems);
    const Observation back = parsed ? g_.load_observation(*parsed, problems) : Observation();
    if (!f_.require(!back.empty(), "observation_travels", problems.text())) return;
    f_.require(g_.save_observation(back) == saved, "observation_travels", "loaded, it is another");
    Rng a(7), b(7);
    f_.require(g_.hash(*g_.determinize(seen, a)) == g_.hash(*g_.determinize(back, b)), "observation_travels",
               "other samples");
  }

  // --- one sampled world against the truth

  bool prove_world(const Observation& seen, const State& world) {
    const SeatMask viewers = seen.viewers();
    const Problems found = g_.check(world);
    if (!f_.require(found.empty(), "world_looks_same", [&] { return "unsound: " + found.text(); })) return false;
    if (!f_.require(g_.hash(world, viewers) == g_.hash(*state_, viewers), "world_looks_same",
                    "to all viewers together"))
      return false;
    for (int i = 0; i < g_.seats(*state_); ++i)
      if (const SeatMask one = only(seat_at(i)); (one & viewers) != 0)
        f_.require(g_.hash(world, one) == g_.hash(*state_, one), "world_looks_same", "to one viewer alone");
    f_.require(g_.describe(g_.observe(world, viewers)) == g_.describe(seen), "describe_is_observed");
    Decision asked;
    g_.decision(world, asked);
    const bool alike = asked.seat == d_.seat && asked.ask == d_.ask && asked.why == d_.why &&
                       asked.source == d_.source && asked.picked == d_.picked && asked.min == d_.min &&
                       asked.max == d_.max && asked.answer_seen_by == d_.answer_seen_by && asked.sides == d_.sides;
    if (!f_.require(alike, "world_asks_same", "another question")) return false;
    if (contains(viewers, d_.seat)) prove_own_question(world, asked);
    return true;
  }

  // The first option that is not in both.
  std::string other_options(const State& world, const Decision& asked) const {
    const auto [here, there] =
        std::mismatch(d_.options.begin(), d_.options.end(), asked.options.begin(), asked.options.end());
    const bool more = here != d_.options.end() && (there == asked.options.end() || *here < *there);
    return "other options of " + std::string(g_.prompt(*state_, d_).key) + ": " +
           (more ? "without " + g_.token(*state_, d_, *here) : "with " + g_.token(world, asked, *there));
  }

  void prove_own_question(const State& world, const Decision& asked) {
    if (asked.options != d_.options) return f_.add("world_asks_same", other_options(world, asked));
    f_.require(g_.prompt(world, asked) == g_.prompt(*state_, d_), "world_asks_same", "another prompt");
    for (const auto& o : d_.options) {
      f_.require(g_.token(world, asked, o) == g_.token(*state_, d_, o), "world_asks_same", "another token");
      f_.require(g_.label(world, asked, o) == g_.label(*state_, d_, o), "world_asks_same", "another label");
    }
    std::vector<Option> here, there;
    g_.nameable(*state_, d_, here);
    g_.nameable(world, asked, there);
    if (!f_.require(here == there, "world_asks_same", "something else can be named")) return;
    here.clear();
    there.clear();
    g_.refused(*state_, d_, here);
    g_.refused(world, asked, there);
    if (!f_.require(here == there, "world_asks_same", "other refusals")) return;
    for (const auto& o : here) {
      const auto why = g_.why_not(*state_, d_, o);
      f_.require(g_.why_not(world, asked, o) == why, "world_asks_same", "another reason");
      f_.require(g_.token(world, asked, o) == g_.token(*state_, d_, o), "world_asks_same", "another token refused");
      if (why)
        for (const CardId c : why->because)
          f_.require(g_.face(world, c) == g_.face(*state_, c), "world_asks_same",
                     "a reason points at a card it may not see");
    }
  }

  // --- experiments

  After play(const State& from, const Decision& d, const OwnedChoice& answer, SeatMask viewers) const {
    After out;
    out.state = g_.clone(from);
    EventList events;
    g_.apply(*out.state, d, answer.choice(), &events);
    for (const auto& e : events.list) {
      if (!heard(e, viewers)) continue;
      Event shown = as_seen(e, viewers);
      shown.seen_by = shown.heard_by = shown.informs = kNobody;  // who else sees is not what is seen
      out.trace.push_back(shown);
      out.informs.push_back(e.informs);
    }
    out.looks = g_.hash(*out.state, viewers);
    return out;
  }

  // A viewer reads an answer of a seat when they may; of luck they read a roll, but never what a shuffle did.
  bool reads_answer(SeatMask viewers) const {
    if (d_.by_luck() && d_.ask == Ask::shuffle) return false;
    return d_.answer_seen_by == kEveryone || (d_.answer_seen_by & viewers) != 0;
  }

  void require_same_looks(const After& truth, const After& there, SeatMask viewers) {
    f_.require(there.looks == truth.looks, "seen_means_shown",
               [&] { return difference(*truth.state, *there.state, viewers); });
  }

  // The same answer in a world that the viewers cannot tell from the truth.
  void prove_same_answer(const State& world, const OwnedChoice& answer, SeatMask viewers, const After& truth) {
    Decision asked;
    g_.decision(world, asked);
    OwnedChoice same = answer;
    if (!d_.by_luck()) {
      const int at = find_option(g_, world, asked, choice_token(g_, *state_, d_, answer.choice()));
      if (at < 0) return;  // who answers has other cards there
      same.value = static_cast<std::uint64_t>(at);
    }
    if (!fits(asked, same.choice())) return;
    const After there = play(world, asked, same, viewers);
    const bool looked_alike = there.trace == truth.trace;
    if (looked_alike) require_same_looks(truth, there, viewers);
    if (!looked_alike && reads_answer(viewers) && viewers != kNobody)
      f_.require(first_difference_informs(truth, there, viewers), "learning_is_declared",
                 [&] { return answer_text(answer); });
  }

  // The event at which the viewers could first tell the two plays apart must say that it informs them.
  static bool first_difference_informs(const After& a, const After& b, SeatMask viewers) {
    std::size_t i = 0;
    while (i < a.trace.size() && i < b.trace.size() && a.trace[i] == b.trace[i]) ++i;
    const bool here = i < a.trace.size() && (a.informs[i] & viewers) != 0;
    const bool there = i < b.trace.size() && (b.informs[i] & viewers) != 0;
    return here || there;
  }

  // Other answers in the same world, where the viewers may not read the answer.
  void prove_hidden_answer(const OwnedChoice& answer, SeatMask viewers, const After& truth) {
    if (reads_answer(viewers)) return;
    for (int n = 0; n < 4; ++n) {
      const OwnedChoice other = another(answer);
      const After there = play(*state_, d_, other, viewers);
      if (there.trace == truth.trace)
        require_same_looks(truth, there, viewers);
      else if (d_.ask != Ask::shuffle &&
               !is_told_in_the_open(answer, other, there, viewers))  // a deal may be shown, thrown in, and forgotten
        f_.require(there.looks != truth.looks, "shown_means_seen", [&] { return answer_text(answer); });
    }
  }

  // Two answers differ in what everybody sees; or in that and in a card that is told like the one of the answer, as two
  // copies in a hand are: the same with the answer's own card tells the viewers nothing else.
  bool is_told_in_the_open(const OwnedChoice& answer, const OwnedChoice& other, const After& there, SeatMask viewers) {
    if (differs_in_the_open(answer, other)) return true;
    if (d_.by_luck() || std::max(answer.value, other.value) >= d_.options.size()) return false;
    Option wanted = d_.options[static_cast<std::size_t>(other.value)];
    wanted.subject = d_.options[static_cast<std::size_t>(answer.value)].subject;
    const auto found = std::find(d_.options.begin(), d_.options.end(), wanted);
    if (found == d_.options.end()) return false;
    OwnedChoice like = other;
    like.value = static_cast<std::uint64_t>(found - d_.options.begin());
    return differs_in_the_open(answer, like) && play(*state_, d_, like, viewers).trace == there.trace;
  }

  // The same by another copy of a card that everybody sees, or to another card that everybody sees. Which of them it
  // was is told, and need not be remembered: what was laid on it may be gone at once.
  bool differs_in_the_open(const OwnedChoice& a, const OwnedChoice& b) {
    if (d_.by_luck() || std::max(a.value, b.value) >= d_.options.size()) return false;
    const Option &one = d_.options[static_cast<std::size_t>(a.value)],
                 &two = d_.options[static_cast<std::size_t>(b.value)];
    if (are_open_deeds(one, two)) return true;
    Option same = two;
    same.subject = one.subject;
    same.object = one.object;
    if (!(same == one)) return false;
    const StatePtr seen = what_all_see();
    const auto open = [&](CardId card) { return is_open(*seen, card); };
    const bool copies = one.subject == two.subject || (open(one.subject) && open(two.subject) &&
                                                       g_.face(*state_, one.subject) == g_.face(*state_, two.subject));
    return copies && (one.object == two.object || (open(one.object) && open(two.object)));
  }

  // Of two acts one is done with a card that everybody sees, the other with another or with none, as a pass. Who acts
  // so is told, and nothing need come of it that would be remembered.
  bool are_open_deeds(const Option& one, const Option& two) {
    if (d_.ask != Ask::act || one.verb == two.verb) return false;
    const StatePtr seen = what_all_see();
    bool any = false, all = true;
    for (const CardId card : {one.subject, one.object, two.subject, two.object}) {
      if (card == CardId::none) continue;
      any = true;
      all = all && is_open(*seen, card);
    }
    return any && all;
  }
  StatePtr what_all_see() { return g_.determinize(g_.observe(*state_, kNobody), rng_); }
  bool is_open(const State& seen, CardId card) const {
    return card != CardId::none && g_.face(*state_, card) == g_.face(seen, card);
  }

  // A different answer to the same question; of a shuffle one with two cards exchanged.
  OwnedChoice another(const OwnedChoice& answer) {
    OwnedChoice other = answer;
    if (!answer.order.empty()) {
      const auto n = static_cast<std::uint32_t>(answer.order.size());
      std::swap(other.order[rng_.below(n)], other.order[rng_.below(n)]);
      return other;
    }
    const auto n = d_.by_luck() ? d_.sides : static_cast<std::uint32_t>(d_.options.size());
    other.value = rng_.below(n);
    return other;
  }

  std::string answer_text(const OwnedChoice& a) const {
    return "after " + choice_token(g_, *state_, d_, a.choice()).substr(0, 60);
  }

  std::string difference(const State& a, const State& b, SeatMask viewers) const {
    const Json x = g_.save_observation(g_.observe(a, viewers)).flatten();
    const Json y = g_.save_observation(g_.observe(b, viewers)).flatten();
    for (const auto& [path, value] : x.items())
      if (!y.contains(path) || y[path] != value) return path;
    return "somewhere";
  }

  const Trial& t_;
  const Game& g_;
  Findings& f_;
  Rng rng_;
  CuriousPlayer curious_;
  StatePtr state_;
  Decision d_;
  std::vector<SeatMask> viewers_;
  bool varied_ = false, could_vary_ = false;
  std::uint64_t proved_ = 0;  // by question and viewers
  Tally tally_;
};

}  // namespace

Tally prove_secrecy(const Trial& trial, Findings& findings) { return SecrecyProver(trial, findings).run(); }

}  // namespace mathom

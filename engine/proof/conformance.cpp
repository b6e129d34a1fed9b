#include "proof/conformance.h"

#include <algorithm>
#include <set>

#include "core/hash.h"
#include "core/json.h"
#include "proof/random_play.h"
#include "rules/config.h"

namespace mathom {
namespace {

class Prover {
 public:
  Prover(const Trial& trial, Findings& findings) : t_(trial), g_(trial.game), f_(findings), rng_(trial.seed) {}

  Tally run() {
    f_.at(where(0));
    if (!begin()) return tally_;
    for (std::uint32_t ply = 0;; ++ply) {
      f_.at(where(ply));
      g_.decision(*state_, d_);
      if (is_proved(ply)) {
        if (!prove_question()) return tally_;
        prove_outcome();
        hash_.add(g_.hash(*state_));
      }
      if (d_.over()) break;
      ++tally_.decisions;
      if (!f_.require(t_.may_go_on(ply), "game_ends", "no end after " + std::to_string(ply) + " answers")) break;
      if (t_.words) prove_words();
      OwnedChoice answer = t_.curious ? curious_.answer(g_, *state_, d_, rng_) : random_answer(d_, rng_);
      if (t_.wishes) answer.wishes = random_wishes(g_, t_.seed, ply);
      if (t_.thorough) prove_copies(answer);
      step(answer);
    }
    tally_.games = 1;
    tally_.hash = hash_.value();
    return tally_;
  }

 private:
  std::string where(std::uint32_t ply) const { return t_.where() + " ply " + std::to_string(ply); }

  // A question that nobody could answer is always one of them.
  bool is_proved(std::uint32_t ply) const {
    const bool answerable = d_.ask == Ask::roll ? d_.sides > 0 : !d_.options.empty();
    return (ply + t_.seed) % t_.every == 0 || d_.over() || !answerable;
  }

  bool begin() {
    if (t_.start) {
      state_ = g_.clone(*t_.start);
      return true;
    }
    Problems problems;
    const auto config = parse_json(t_.config_text, problems);
    if (!f_.require(config.has_value(), "config_is_kept", "not JSON")) return false;
    const Problems found = g_.check_config(*config);
    if (!f_.require(found.empty(), "config_is_kept", found.text())) return false;
    state_ = g_.initial(*config);
    if (t_.seed % t_.every == 0) prove_config(*config);
    return true;
  }

  void prove_config(const Json& config) {
    const Json full = g_.full_config(config);
    f_.require(g_.check_config(full).empty(), "config_is_kept", "the full config is refused");
    f_.require(g_.full_config(full) == full, "config_is_kept", "the full config is not a fixed point");
    f_.require(g_.listed_bytes() == g_.state_bytes(), "fields_are_listed",
               std::to_string(g_.listed_bytes()) + " of " + std::to_string(g_.state_bytes()) + " bytes");
    const StatePtr again = g_.initial(full);
    f_.require(g_.hash(*state_) == g_.hash(*again), "config_is_kept", "the full config starts another game");
  }

  // False: the question is too broken to go on.
  bool prove_question() {
    const Problems found = g_.check(*state_);
    f_.require(found.empty(), "state_is_sound", found.text());
    Decision twice;
    g_.decision(*state_, twice);
    f_.require(twice == d_, "question_is_stable");
    if (d_.over()) return true;
    if (d_.by_luck()) {
      const bool shuffle = d_.ask == Ask::shuffle, roll = d_.ask == Ask::roll;
      return f_.require((roll && d_.sides > 0) || (shuffle && !d_.options.empty()), "options_are_there", "luck");
    }
    f_.require(index(d_.seat) < g_.seats(*state_), "seat_is_in_play", "no such seat");
    f_.require(!contains(g_.eliminated(*state_), d_.seat), "seat_is_in_play", "an eliminated seat is asked");
    f_.require(contains(d_.answer_seen_by, d_.seat), "asker_reads_answer");
    f_.require(d_.ask != Ask::roll && d_.ask != Ask::shuffle, "options_are_there", "a seat is asked to be luck");
    const auto descends = std::adjacent_find(d_.options.begin(), d_.options.end(), std::greater_equal<>());
    f_.require(descends == d_.options.end(), "options_ascend");
    return f_.require(!d_.options.empty(), "options_are_there", "seat " + std::to_string(index(d_.seat)));
  }

  void prove_outcome() {
    const Outcome now = g_.outcome(*state_);
    f_.require(now.over == d_.over(), "outcome_is_consistent", "over differs from the question");
    const SeatMask out = g_.eliminated(*state_);
    f_.require((out & ~first_seats(g_.seats(*state_))) == 0, "seat_is_in_play", "a seat that does not exist is out");
    f_.require((out_before_ & ~out) == 0, "seat_is_in_play", "an eliminated seat came back");
    out_before_ = out;
  }

  void prove_words() {
    if (d_.by_luck()) return;
    say(g_.prompt(*state_, d_), "prompt");
    std::set<std::string> tokens;
    for (const auto& o : d_.options) {
      name(o, tokens);
      say(g_.label(*state_, d_, o), "label");
      f_.require(!g_.why_not(*state_, d_, o), "why_not_answers",
                 [&] { return "a reason against an option: " + token(o); });
    }
    std::vector<Option> refused;
    g_.refused(*state_, d_, refused);
    for (const auto& o : refused) {
      name(o, tokens);
      const bool offered = std::find(d_.options.begin(), d_.options.end(), o) != d_.options.end();
      f_.require(!offered, "why_not_answers", [&] { return "refused and offered: " + token(o); });
      const auto reason = g_.why_not(*state_, d_, o);
      if (!require_reason(reason.has_value(), o)) continue;
      say(reason->phrase, "reason");
      f_.require(!reason->rule.empty(), "why_not_answers", "a reason without its rule");
      tally_.rules.emplace(reason->rule);
    }
    prove_nameable();
  }

  // There are many of them, all alike: one for each question, another each time.
  void prove_nameable() {
    std::vector<Option> nameable;
    g_.nameable(*state_, d_, nameable);
    if (nameable.empty()) return;
    const Option& o = nameable[static_cast<std::size_t>(tally_.decisions) % nameable.size()];
    const auto reason = g_.why_not(*state_, d_, o);
    if (require_reason(reason.has_value(), o)) say(reason->phrase, "reason");
  }

  std::string token(const Option& o) const { return g_.token(*state_, d_, o); }
  bool require_reason(bool given, const Option& o) {
    return f_.require(given, "why_not_answers", [&] { return "no reason against " + token(o); });
  }

  void name(const Option& o, std::set<std::string>& tokens) {
    const std::string own = token(o);
    f_.require(!own.empty(), "tokens_are_distinct", "an empty token");
    f_.require(tokens.insert(own).second, "tokens_are_distinct", own);
  }

  void say(const Phrase& p, std::string_view what) {
    f_.require(!p.empty(), "words_are_there", what);
    tally_.said.emplace(std::string(p.key), p);
  }

  // Copies by value and by text; both play on like the original.
  void prove_copies(const OwnedChoice& answer) {
    const std::uint64_t before = g_.hash(*state_);
    const StatePtr copy = g_.clone(*state_);
    g_.apply(*copy, d_, answer.choice(), nullptr);
    f_.require(g_.hash(*state_) == before, "clone_is_apart", "play in a copy changed the original");
    const std::uint64_t after = g_.hash(*copy);
    const Outcome result = g_.outcome(*copy);

    const StatePtr other = g_.clone(*copy);
    g_.assign(*other, *state_);
    f_.require(g_.hash(*other) == before, "clone_is_apart", "assign did not make them equal");

    Problems problems;
    const auto saved = parse_json(dump_json(g_.save(*state_)), problems);
    const StatePtr back = saved ? g_.load(*saved, problems) : nullptr;
    if (!f_.require(back != nullptr, "save_is_load", problems.text())) return;
    f_.require(g_.hash(*back) == before, "save_is_load", [&] { return g_.first_difference(*state_, *back); });
    f_.require(g_.outcome(*back) == g_.outcome(*state_), "save_is_load", "another result");
    Decision asked;
    g_.decision(*back, asked);
    if (!f_.require(asked == d_, "save_is_load", "another question")) return;
    g_.apply(*back, asked, answer.choice(), nullptr);
    f_.require(g_.hash(*back) == after, "play_is_repeatable", [&] { return g_.first_difference(*copy, *back); });
    f_.require(g_.outcome(*back) == result, "play_is_repeatable", "another result");
  }

  void step(const OwnedChoice& answer) {
    EventList events;
    if (t_.thorough) {
      EventList again;
      const StatePtr copy = g_.clone(*state_);
      g_.apply(*copy, d_, answer.choice(), &again);
      g_.apply(*state_, d_, answer.choice(), &events);
      f_.require(events.list == again.list, "play_is_repeatable", "other events");
      f_.require(g_.hash(*state_) == g_.hash(*copy), "play_is_repeatable",
                 [&] { return g_.first_difference(*state_, *copy); });
    } else {
      g_.apply(*state_, d_, answer.choice(), t_.every == 1 ? &events : nullptr);
    }
    for (const auto& e : events.list) hear(e);
  }

  void hear(const Event& e) {
    if (e.face != CardDef::hidden) ++tally_.told[{e.what, e.face}];
    if (!t_.words) return;
    if (const Phrase p = g_.tell(e); !p.empty()) tally_.said.emplace(std::string(p.key), p);
  }

  const Trial& t_;
  const Game& g_;
  Findings& f_;
  Rng rng_;
  CuriousPlayer curious_;
  StatePtr state_;
  Decision d_;
  SeatMask out_before_ = kNobody;
  Hash hash_;
  Tally tally_;
};

}  // namespace

// The config is read only where it matters: most games end long before the answers of one deal are used up.
bool Trial::may_go_on(std::uint64_t answers) const {
  const GameInfo& info = game.info();
  if (answers < info.most_answers) return true;
  Problems problems;
  const auto config = parse_json(config_text, problems);
  for (std::size_t i = 0; config && i < info.options.size(); ++i)
    if (info.options[i].id == "deals")
      return answers / info.most_answers < static_cast<std::uint64_t>(config_option(info, *config, i));
  return false;
}

void Tally::add(const Tally& other) {
  games += other.games;
  decisions += other.decisions;
  Hash h;
  h.add(hash);
  h.add(other.hash);
  hash = h.value();
  for (const auto& [key, phrase] : other.said) said.emplace(key, phrase);
  rules.insert(other.rules.begin(), other.rules.end());
  for (const auto& [what, times] : other.told) told[what] += times;
}

Tally prove_conformance(const Trial& trial, Findings& findings) { return Prover(trial, findings).run(); }

}  // namespace mathom

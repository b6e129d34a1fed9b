#include "games/lotr_tcg/rules/rehearsal.h"

#include <algorithm>
#include <optional>

#include "core/rng.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"

namespace mathom::lotr_tcg {
namespace {

constexpr int kWorlds = 3, kMostAnswers = 120, kMostTries = 40;

Fate& fate_of(std::vector<Fate>& fates, int card) {
  const auto place =
      std::lower_bound(fates.begin(), fates.end(), card, [](const Fate& f, int wanted) { return f.card < wanted; });
  if (place != fates.end() && place->card == card) return *place;
  return *fates.insert(place, Fate{.card = card});
}
// face(card): of a source, as far as it is known.
template <class Face>
Fighter fighter_of(const Table& t, int card, Face face) {
  Fighter out{card, strength_of(t, card), {}};
  for (const StrengthPart& p : strength_parts(t, card))
    out.points.push_back({face(p.source), p.amount, p.by_text, p.source == card});
  return out;
}
// After it has been compared, whoever has lost is marked until it is over; what it costs them may change the strengths.
bool is_defended(const Table& t, int place) {
  if (const int won = t.next_marked(0, kWonFight); won >= 0) return t.facts(won).type != Type::minion;
  if (const int lost = t.next_marked(0, kLostFight); lost >= 0) return t.facts(lost).type == Type::minion;
  return strength_for(t, place) > strength_against(t, place);
}
template <class Face>
void note_fighters(const Table& t, int place, Face face, Ending& end) {
  end.defends = strength_for(t, place), end.attacks = strength_against(t, place);
  end.defended = is_defended(t, place);
  if (const int defender = t.s.skirmishes[place].defender; defender >= 0)
    end.defenders.push_back(fighter_of(t, defender, face));
  minions_in(t, place).for_each([&](int card) { end.minions.push_back(fighter_of(t, card, face)); });
  for (const Fighter& f : end.defended ? end.defenders : end.minions) end.damage += damage_of(t, f.card);
}

// Does it say the same about the table? What was chosen on the way may differ.
bool same_end(const Ending& a, const Ending& b) {
  return a.known == b.known && a.cancelled == b.cancelled && a.defended == b.defended && a.defends == b.defends &&
         a.attacks == b.attacks && a.fates == b.fates && a.burdens == b.burdens && a.beaten == b.beaten;
}

// A world that is played on to the end of the skirmish.
class RehearsedWorld final : public EventSink {
 public:
  RehearsedWorld(const Rules& rules, const State& seen, const State& s, std::uint64_t seed)
      : rules_(rules), seen_(seen), place_(s.fight), rng_(seed) {
    s_.copy_used(s);
    const Table t = looking_at(rules_.catalog, s_);
    if (t.next_marked(0, kWonFight | kLostFight) >= 0) note_result();
  }

  const Decision& decision() {
    d_.reset();
    rules_.decision(s_, memo_, d_);
    return d_;
  }
  void answer(const Option& o) {
    const auto found = std::find(d_.options.begin(), d_.options.end(), o);
    if (found == d_.options.end())
      is_hidden_ = true;
    else
      answer_with(static_cast<std::uint64_t>(found - d_.options.begin()));
  }
  void answer_by_luck() { answer_with(d_.ask == Ask::roll ? rng_.below(d_.sides) : rng_.next()); }
  bool is_over() const { return ended_ || is_hidden_ || over(s_) || s_.fight != place_; }
  Ending take() {
    end_.known = is_hidden_ ? Ending::Known::hidden : Ending::Known::yes;
    return std::move(end_);
  }

 private:
  void emit(const Event& e) override {
    if (ended_) return;
    const int card = e.card == CardId::none ? -1 : index(e.card);
    switch (what_of(e)) {
      case What::turn:
      case What::won_game:
      case What::phase: ended_ = true; return;
      case What::played: played_.emplace_back(card, e.face); return;
      case What::won: return note_result();
      case What::cancelled: end_.cancelled = true; return;
      case What::wounded: ++fate_of(end_.fates, card).wounds; return;
      case What::overwhelmed: fate_of(end_.fates, card).overwhelmed = true; return;
      case What::killed: fate_of(end_.fates, card).dies = true; return;
      case What::lost: end_.beaten = index(e.who); return;
      case What::burdens: end_.burdens = e.amount - seen_.burdens[at(index(e.who))]; return;
      case What::showed: is_hidden_ = is_hidden_ || seen_.cards[card].def == CardDef::hidden; return;
      default: return;
    }
  }
  void answer_with(std::uint64_t value) { rules_.apply(s_, memo_, d_, Choice{.value = value}, this); }
  // A card that has been played on the way has another number since: which one it is was told then.
  CardDef face_of(int card) const {
    const auto played = std::find_if(played_.begin(), played_.end(), [&](const auto& p) { return p.first == card; });
    return played != played_.end() ? played->second : seen_.cards[card].def;
  }
  void note_result() {
    const Table t = looking_at(rules_.catalog, s_);
    note_fighters(t, place_, [&](int card) { return face_of(card); }, end_);
  }

  const Rules& rules_;
  const State& seen_;
  State s_;
  Memo memo_;
  Decision d_;
  Ending end_;
  int place_;
  Rng rng_;
  std::vector<std::pair<int, CardDef>> played_;
  bool ended_ = false, is_hidden_ = false;
};

// The answer that does nothing; none: something has to be chosen.
std::optional<Option> leaves(const Decision& d) {
  if (d.options.size() == 1 || static_cast<Question>(d.why) == Question::order) return d.options.front();
  for (const Option& o : d.options) {
    if (o.verb == effects::kNo || o.verb == effects::kNoMore) return o;
    if (o.verb < effects::kPick && verb_of(o) == Verb::pass) return o;
  }
  return std::nullopt;
}

// A question that nobody has answered yet on the way to the end.
struct Unanswered {
  bool open = false;
  bool by_others = false;  // not by the seat that acts
  std::vector<Option> options;
};

// Answers for everybody: passes first, then the answers given, and else nothing that can be left.
class Script {
 public:
  Script(int passes, const std::vector<Option>& given) : passes_(passes), given_(given), acting_(!given.empty()) {}

  // Nothing: it is not answered here, and `q` says what is asked.
  std::optional<Option> answer(const Decision& d, Unanswered& q) {
    if (passes_ > 0) {
      --passes_;
      return option(Verb::pass);
    }
    if (next_ == 0 && !given_.empty()) {
      actor_ = d.seat;
      return given_[next_++];
    }
    const auto why = static_cast<Question>(d.why);
    acting_ = acting_ && why != Question::act;
    others_act_ = others_act_ || (why == Question::act && next_ > 0 && d.seat != actor_);
    const bool chooses = acting_ && d.seat == actor_ && why != Question::answer && d.options.size() > 1;
    if (chooses && next_ < given_.size()) return given_[next_++];
    if (!chooses)
      if (const auto none = leaves(d)) return none;
    q = {.open = true, .by_others = !chooses, .options = d.options};
    return std::nullopt;
  }
  bool others_act() const { return others_act_; }

 private:
  int passes_;
  const std::vector<Option>& given_;
  std::size_t next_ = 0;
  SeatId actor_ = SeatId::none;
  bool acting_;  // until the next one acts
  bool others_act_ = false;
};

class Rehearsals {
 public:
  Rehearsals(const Rules& rules, const State& seen, SeatMask viewers) : rules_(rules), seen_(seen), worlds_(kWorlds) {
    for (std::size_t i = 0; i < worlds_.size(); ++i) {
      Rng rng(i + 1);
      worlds_[i].copy_used(seen);
      rules.determinize(worlds_[i], viewers, rng);
    }
  }

  // `passes`: how often whoever is asked passes before that. For that side what is asked on the way is chosen.
  Ending end_with(const Option* first, Side side, int passes = 0) {
    tries_ = 0;
    passes_ = passes;
    side_ = side;
    Ending best;
    std::vector<Option> path;
    if (first) path.push_back(*first);
    const std::size_t given = path.size();
    if (!search(path, given, best)) best.known = Ending::Known::asks;
    path.insert(path.end(), best.chosen.begin(), best.chosen.end());
    for (std::size_t i = 1; i < worlds_.size() && best.is_known(); ++i) {
      Unanswered q;
      const Ending other = play(i, path, q);
      if (q.open || !same_end(best, other)) best.known = Ending::Known::hidden;
    }
    return best;
  }
  // The question after that many passes, in the first world; of nobody: it is over then, or something else is asked.
  Decision question_after(int passes) const {
    RehearsedWorld w(rules_, seen_, worlds_[0], 1);
    for (int i = 0; i < passes && !w.is_over(); ++i) {
      if (static_cast<Question>(w.decision().why) != Question::act) return {};
      w.answer(option(Verb::pass));
    }
    return w.is_over() ? Decision{} : w.decision();
  }

 private:
  Ending play(std::size_t world, const std::vector<Option>& path, Unanswered& q) const {
    RehearsedWorld w(rules_, seen_, worlds_[world], world + 1);
    Script script(passes_, path);
    for (int n = 0; n < kMostAnswers && !w.is_over(); ++n) {
      const Decision& d = w.decision();
      if (d.over()) break;
      if (d.by_luck()) {
        w.answer_by_luck();
        continue;
      }
      const auto wanted = script.answer(d, q);
      if (!wanted) return {};
      w.answer(*wanted);
    }
    Ending end = w.take();
    end.others_act = script.others_act();
    return end;
  }

  // The best ending for the side that acts, of all that it could choose. False: others choose, or there is too much.
  bool search(std::vector<Option>& path, std::size_t given, Ending& best) {
    if (++tries_ > kMostTries) return false;
    Unanswered q;
    Ending end = play(0, path, q);
    if (!q.open) {
      end.chosen.assign(path.begin() + static_cast<std::ptrdiff_t>(given), path.end());
      best = std::move(end);
      return true;
    }
    bool found = false;
    for (const Option& o : q.options) {
      Ending one;
      path.push_back(o);
      const bool ended = !q.by_others && search(path, given, one);
      path.pop_back();
      if (!ended) return false;
      if (!found || worth(one) > worth(best)) best = std::move(one);
      found = true;
    }
    return found;
  }
  int worth(const Ending& e) const {
    const int lead = e.defends - e.attacks;
    return side_ == Side::shadow ? -lead : lead;
  }

  const Rules& rules_;
  const State& seen_;
  std::vector<State> worlds_;
  int tries_ = 0, passes_ = 0;
  Side side_ = Side::free_peoples;
};

Side side_of(const State& s, SeatId seat) {
  return is_player(seat) && index(seat) == s.turn ? Side::free_peoples : Side::shadow;
}

}  // namespace

bool Ending::overwhelms() const {
  return std::any_of(fates.begin(), fates.end(), [](const Fate& f) { return f.overwhelmed; });
}

Ending as_it_stands(const Table& t, int place) {
  Ending end;
  end.known = Ending::Known::asks;
  note_fighters(t, place, [&](int card) { return t.s.cards[card].def; }, end);
  return end;
}

Ending rehearse(const Rules& rules, const State& seen, SeatMask viewers, const Option* first) {
  Rehearsals all(rules, seen, viewers);
  return all.end_with(first, side_of(seen, all.question_after(0).seat));
}

std::vector<Reserve> reserves(const Rules& rules, const State& seen, SeatMask viewers, Side of) {
  std::vector<Reserve> out;
  Rehearsals all(rules, seen, viewers);
  const Ending now = all.end_with(nullptr, of);
  SeatMask asked = kNobody;
  for (int passes = 0; passes <= seen.seats; ++passes) {
    const Decision d = all.question_after(passes);
    if (!is_player(d.seat) || static_cast<Question>(d.why) != Question::act || contains(asked, d.seat)) break;
    asked = static_cast<SeatMask>(asked | only(d.seat));
    if (side_of(seen, d.seat) != of) continue;
    for (const Option& o : d.options) {
      const int card = o.subject == CardId::none ? -1 : index(o.subject);
      if (card < 0 || seen.cards[card].def == CardDef::hidden) continue;
      Reserve r{index(d.seat), o, all.end_with(&o, of, passes)};
      if (!r.then.is_known() || !same_end(r.then, now)) out.push_back(std::move(r));
    }
  }
  return out;
}

}  // namespace mathom::lotr_tcg

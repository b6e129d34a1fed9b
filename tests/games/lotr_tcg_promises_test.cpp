// What the rules promise of every card that is played, paid for, transferred or used, watched in random games from one
// step of the procedures to the next. A finding names the seed of its game.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <optional>
#include <string>

#include "core/json.h"
#include "effects/run/abilities.h"
#include "effects/run/static_abilities.h"
#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/procedures.h"
#include "games/lotr_tcg/rules/questions.h"
#include "games/lotr_tcg/state/events.h"
#include "proof/findings.h"
#include "proof/random_play.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "rules/shuffle.h"
#include "support/each_game.h"
#include "support/games.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

using test::Share;

const Game& tcg() { return *find_game("lotr_tcg"); }
const Rules& rules() { return static_cast<const GameOf<Rules>&>(tcg()).rules(); }
const Catalog& cards() { return catalog_of(tcg()); }

// A text that runs, from the payment of its cost to its end.
struct Running {
  CardSet lay_there;                  // in the discard piles, before the cost
  CardSet came_by_paying;             // those that its cost has brought there
  std::optional<CardSet> characters;  // in play, before the cost
  bool has_paid = false;
  bool was_left = false;     // its player chose nothing, or not to: then nothing need change
  std::uint64_t before = 0;  // what the table was when the cost was paid
};

class Watch final : public EventSink {
 public:
  explicit Watch(Findings& findings) : found_(findings) {}

  // A step of the top frame is about to run.
  void before(const Frame& f, Table& t) {
    now_ = &t;
    keep_apart(t);
    const int depth = t.s.frames.size();
    std::erase_if(running_, [&](const auto& r) { return r.first >= depth; });
    const auto code = static_cast<Code>(f.code);
    const std::string_view step = procedures()[f.code].steps[f.step].name;
    if (code == Code::ability) watch_text(f, t, depth - 1, step);
    if (code == Code::transfer) watch_transfer(f, t, step);
    top_text_ = top_text(t);
  }
  // A question has been answered.
  void answered(const Answer& a) {
    const bool nothing =
        a.verb == effects::kNoMore || a.verb == effects::kNo || (a.verb == effects::kAmount && a.amount == 0);
    if (nothing)
      for (auto& [depth, text] : running_) text.was_left = true;
  }
  void look_at(Table& t) { now_ = &t; }
  // Told while a card is on its way into play, before anything is paid for it.
  void emit(const Event& e) override {
    if (static_cast<What>(e.what) != What::played || now_ == nullptr) return;
    const Table t = looking_at(cards(), now_->s);
    const int card = index(e.card);
    if (!effects::may_play(t, card, t.owner(card))) found_.add("asks_for_what_is_there", t.facts(card).id);
  }

 private:
  static CardSet piles(const Table& t) {
    CardSet out;
    for (int seat = 0; seat < t.seats(); ++seat) out |= t.lying_in(zone_of(kDiscardPile, seat));
    return out;
  }
  static CardSet characters(const Table& t) {
    CardSet out;
    t.in_play().for_each([&](int card) {
      if (t.facts(card).is_character()) out.insert(card);
    });
    return out;
  }
  // All that there is but what runs and how often texts have been used.
  static std::uint64_t table_of(const lotr_tcg::State& s) {
    lotr_tcg::State table = s;
    table.frames.clear();
    table.scopes.clear();
    table.uses.clear();
    table.happenings.clear();
    FieldHasher h(kEveryone);
    lotr_tcg::State::fields(table, h);
    return h.value();
  }
  int top_text(const Table& t) const {
    for (int i = t.s.frames.size() - 1; i >= 0; --i)
      if (static_cast<Code>(t.s.frames[i].code) == Code::ability) return i;
    return -1;
  }
  // What the cost of the text that runs has brought into a pile stays there as long as that text runs.
  void keep_apart(const Table& t) {
    if (running_.empty()) return;
    const CardSet there = piles(t);
    for (auto& [depth, text] : running_) {
      CardSet gone;
      text.came_by_paying.for_each([&](int card) {
        if (!there.has(card)) gone.insert(card);
      });
      gone.for_each([&](int card) {
        if (depth == top_text_) found_.add("was_there_before", t.facts(card).id);
        text.came_by_paying.erase(card);
      });
    }
  }
  void watch_text(const Frame& f, const Table& t, int depth, std::string_view step) {
    const effects::Ability& a = t.ability(f.local[effects::kAbilityWhich]);
    Running& text = running_[depth];
    if (step == "begin") text = {};
    if (step == "pay") {
      text.lay_there = piles(t);
      text.characters = characters(t);
    }
    if (step == "do") {
      text.before = table_of(t.s);
      text.was_left =
          text.was_left || (text.characters && *text.characters != characters(t));  // somebody died of its cost
      if (a.cost >= 0 && !text.has_paid)
        piles(t).for_each([&](int card) {
          if (!text.lay_there.has(card)) text.came_by_paying.insert(card);
        });
      text.has_paid = true;
    }
    if (step == "end") end_text(f, t, a, text);
  }
  // Only what its player may use or leave: required texts do what they can.
  void end_text(const Frame& f, const Table& t, const effects::Ability& a, const Running& text) {
    const int source = f.local[effects::kAbilitySource];
    const bool is_action = a.kind == effects::Ability::Kind::triggered && a.trigger <= kInRegroup;
    const bool is_choice = a.may || a.response || is_action;
    if (!text.has_paid || text.was_left || !is_choice || t.facts(source).type == Type::event) return;
    if (has(t.s, RuleId::idle_texts) || has(t.s, RuleId::unpaid_plays) || shows(t, a.body) ||
        text.before != table_of(t.s))
      return;
    found_.add("changes_something", t.facts(source).id);
  }
  // Who looks at a hand or a deck learns something although all lies where it lay; what is prevented leaves no trace.
  static bool shows(const Table& t, int block) {
    for (int pc = block; t.code().ops[lotr_tcg::at(pc)].verb != effects::kEnd; ++pc) {
      const std::string_view word = t.language().verb(t.code().ops[lotr_tcg::at(pc)].verb).word;
      if (word.starts_with("reveal") || word.starts_with("show") || word.starts_with("look") || word == "may" ||
          word == "instead")
        return true;
    }
    return false;
  }
  void watch_transfer(const Frame& f, const Table& t, std::string_view step) {
    if (step == "pay") pool_ = t.s.twilight + t.facts(f.local[0]).cost;
    if (step == "move" && pool_ >= 0 && t.s.twilight != pool_)
      found_.add("transfer_costs_again", t.facts(f.local[0]).id);
    if (step == "move") pool_ = -1;
  }

  Findings& found_;
  Table* now_ = nullptr;
  std::map<int, Running> running_;  // by the place of the frame
  int top_text_ = -1, pool_ = -1;
};

// The procedures of the game, each step of which is seen before it runs.
Watch* watching = nullptr;
Next watched(Frame& f, Table& t) {
  if (watching != nullptr) watching->before(f, t);
  return procedures()[f.code].steps[f.step].run(f, t);
}
std::span<const Procedure<Table>> watched_procedures() {
  static std::array<std::vector<Step<Table>>, kCodes> steps;
  static const std::array<Procedure<Table>, kCodes> kAll = [] {
    std::array<Procedure<Table>, kCodes> out;
    for (std::size_t i = 0; i < kCodes; ++i) {
      steps[i].assign(procedures()[i].steps.begin(), procedures()[i].steps.end());
      for (Step<Table>& step : steps[i])
        if (step.run != nullptr) step.run = watched;
      out[i] = {procedures()[i].name, steps[i]};
    }
    return out;
  }();
  return kAll;
}
void answer(Table& t, const Decision& d, const Choice& c, Watch& watch) {
  if (d.ask == Ask::shuffle) {
    const auto places = t.lying_in_order(zone_of(kDrawDeck, t.s.frames.back().local[kShuffleSeat]));
    shuffle_at(t.s.cards, places, c);
    for (const CardId card : places) t.s.pieces[index(card)].marks = 0;
    t.forget();
  } else {
    const Answer a = d.by_luck() ? answer_of(static_cast<int>(c.value)) : answer_of(option_of(d, c));
    t.s.frames.back().answer = a;
    if (!d.by_luck()) watch.answered(a);
  }
  while (!run_frames(t, watched_procedures()) && !over(t.s)) {
    leave_game(t, t.s.turn);
    begin_turn_of(t, t.to_left(t.s.turn));
  }
}

// Who has the text of a site has all of it, and what stands of it is in force.
void prove_borrowed(const Table& t, Findings& findings) {
  t.active_cards().for_each([&](int card) {
    if ((t.gives(card) >> kTextOf & 1) == 0 || !has_text(t, card)) return;
    const std::vector<int> lent = effects::abilities_from_others(t, card, kTextOf);
    const auto has = t.abilities_of(card);
    for (const int n : lent) {
      findings.require(std::find(has.begin(), has.end(), n) != has.end(), "has_all_of_the_text", t.facts(card).id);
      const effects::Ability& a = t.ability(n);
      const AsIfResolving asked(t, card);
      if (effects::first_failing(t, a.first_condition, a.conditions, t.frame_for(card)) >= 0) continue;
      for (int m = a.first_modifier; m < a.first_modifier + a.modifiers; ++m) {
        bool found = false;
        effects::each_in_force(t, t.code().modifiers[lotr_tcg::at(m)].verb,
                               [&](int source, const effects::Op& op, const Frame&) {
                                 found = found || (source == card && &op == &t.code().modifiers[lotr_tcg::at(m)]);
                               });
        findings.require(found, "has_all_of_the_text", t.facts(card).id);
      }
    }
  });
}

void play_watched(std::uint64_t seed, int seats, Findings& findings) {
  findings.at("lotr_tcg --random-configs --seats " + std::to_string(seats) + " seed " + std::to_string(seed));
  Problems none;
  lotr_tcg::State s = rules().initial(tcg().full_config(*parse_json(random_config(tcg(), seed, seats), none)));
  Rng rng(seed);
  Watch watch(findings);
  watching = &watch;
  Memo memo;
  for (Decision d; !over(s);) {
    d.reset();
    memo.forget();
    rules().decision(s, memo, d);
    prove_borrowed(looking_at(cards(), s), findings);
    Table t(cards(), s, &watch, &memo);
    answer(t, d, random_answer(d, rng).choice(), watch);
  }
  watching = nullptr;
}

void keep_promises(const Share& share) {
  Findings findings;
  const std::uint64_t games = test::amount(600);
  for (std::uint64_t n = 0; n < games; ++n)
    if (share.has(static_cast<int>(n))) play_watched(n + 1, 2 + static_cast<int>(n % 3), findings);
  INFO(findings.text());
  CHECK(findings.empty());
}

const int kRegistered = test::for_game("what the rules promise of cards holds from step to step of random games",
                                       "[conformance][long]", "lotr_tcg", 4, keep_promises);

TEST_CASE("a card that is played without what it asks for is found", "[lotr_tcg]") {
  REQUIRE(kRegistered == 4);
  Findings findings;
  Watch watch(findings);
  lotr_tcg::State s = rules().initial(tcg().full_config(Json::object()));
  Table t(cards(), s, nullptr);
  watch.look_at(t);
  const int card = s.first[0] + kFirstDrawn;
  s.cards[card].def = static_cast<CardDef>(cards().find("dwarf-guard"));
  watch.emit({.what = static_cast<std::uint16_t>(What::played), .card = card_at(card)});
  CHECK(findings.has("asks_for_what_is_there"));
}

}  // namespace

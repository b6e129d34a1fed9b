#pragma once
// A game made up for tests of effects whose texts hear of one another: eight cards of two players, wounds, and who
// fights whom. Cards 0 to 3 belong to the first player; even cards are men, odd ones Orcs. All begin in play.
#include <array>
#include <string>
#include <vector>

#include "core/fixed_vector.h"
#include "effects/run/happenings.h"
#include "effects/run/later.h"
#include "effects/run/scope.h"
#include "effects/run/timed.h"
#include "effects/run/uses.h"

namespace mathom::fight {

inline constexpr int kCards = 8;
enum Place : std::uint8_t { kPlay, kHand, kDiscard };
enum Moment { kDay, kNight, kAboutToWound, kWounded, kAboutToHeal, kHealed, kTurnEnds };
enum Modifier { kStrength, kTextOf };
enum class Code : std::uint8_t { program, ability, happening, moment, later };

struct State {
  FixedVector<Frame, 32> frames;
  FixedVector<effects::NamedScope<kCards>, 12> scopes;
  FixedVector<effects::Happening, 6> happenings;
  FixedVector<effects::Answered, 12> answered;
  FixedVector<effects::Timed, 16> timed;
  FixedVector<effects::Use, 8> uses;
  FixedVector<effects::Later, 8> laters;
  std::array<std::uint8_t, kCards> place{};
  std::array<int, kCards> wounds{};
  std::array<int, kCards> foe{-1, -1, -1, -1, -1, -1, -1, -1};
};

const effects::Language& language();

class Table final : public effects::Host {
 public:
  // `text`: the abilities of each card, as the card language writes them.
  explicit Table(const std::vector<std::string>& text);

  State s;
  // A player uses a text of the card. Runs until somebody is asked.
  void use(int card, int text = 0);
  void give_answer(int option);
  bool may_play(int card) const { return effects::may_play(*this, card, owner(card)); }
  // Pays what it takes; the card is in play when that has been paid.
  void play(int card);
  void end_turn();
  const Decision& question() const { return question_; }
  bool is_asked() const { return !question_.options.empty(); }
  bool may_use(int card, int text = 0) const;
  int strength(int card) const { return 1 + effects::sum_of_timed(code(), s.timed, kStrength, card); }
  bool means(const std::string& filter, int card);

  // --- abilities and happenings
  class AsIfResolving {
   public:
    AsIfResolving(const Table& t, int card);
    AsIfResolving(const Table& t, const effects::Later&);
    ~AsIfResolving() { t_.looked_at_ = before_; }
    AsIfResolving(const AsIfResolving&) = delete;
    AsIfResolving& operator=(const AsIfResolving&) = delete;

   private:
    const Table& t_;
    const effects::NamedScope<kCards>* before_;
    effects::NamedScope<kCards> scope_;
  };
  static constexpr Code kAbility = Code::ability, kLater = Code::later;
  void push(Code code, std::initializer_list<int> locals) { push_frame(s, static_cast<std::uint8_t>(code), locals); }
  bool finished() const { return false; }
  bool has_room() const { return s.scopes.size() + 2 < s.scopes.capacity(); }
  void begin_scope(int source);
  void note_answer();
  Next end_scope(Frame&);
  const std::vector<int>& own_abilities_of(int card) const { return of_[static_cast<std::size_t>(card)]; }
  std::vector<int> abilities_of(int card) const;
  Frame frame_for(int card) const { return effects::frame_of(owner(card)); }
  auto& answered() { return s.answered; }
  const auto& answered() const { return s.answered; }
  auto& laters() { return s.laters; }
  const auto& laters() const { return s.laters; }
  void begin_later(const effects::Later&);
  const effects::LoadedCards& cards() const { return set_; }
  const effects::Ability& ability(int n) const { return set_.abilities[static_cast<std::size_t>(n)]; }
  effects::Happening& happening() { return s.happenings.back(); }
  const effects::Happening& happening() const { return s.happenings.back(); }
  template <class F>
  void each_text_at(int moment, int, F f) const {
    for (int card = 0; card < kCards; ++card)
      for (const int n : abilities_of(card))
        if (ability(n).is_at(moment) &&
            s.place[static_cast<std::size_t>(card)] == (ability(n).response ? kHand : kPlay))
          f(card, n, owner(card));
  }
  int orders() const { return 0; }
  int first_to_answer() const { return 0; }
  int next_to_answer(int seat) const { return 1 - seat; }
  int answerers() const { return 2; }
  bool is_asked(int seat, int moment) const {
    bool any = false;
    effects::each_answerer(*this, moment, seat, [&](const effects::Answerer&) { any = true; });
    return any;
  }
  void answer(int source, int ability, int seat);
  void happen(effects::Happening);
  void apply(const effects::Happening&);
  void end_happening() { s.happenings.pop_back(); }

  // --- filters
  const effects::PrintedFilter<kCards>& printed(int filter) const { return printed_[static_cast<std::size_t>(filter)]; }
  int print_of(int, int card) const { return card; }
  bool matches_word(int kind, int word, int card, const Frame&) const;
  int owner(int card) const { return card / 4; }
  const effects::NamedScope<kCards>& scope() const;

  // --- Host
  const effects::Code& code() const override { return set_.code; }
  const effects::Language& language() const override { return fight::language(); }
  int seats() const override { return 2; }
  bool in_play(SeatId seat) const override { return index(seat) < 2; }
  SeatId active() const override { return SeatId::s0; }
  SeatMask own_seats(int, const Frame&) const override { return kNobody; }
  bool affordable(int, effects::By, SeatId) const override { return false; }
  void call(int block, SeatId self, SeatId chosen) override;
  void charge(const Charge&) override {}
  void told_choice(SeatId, int, int) override {}
  int count(int filter, const Frame&) const override;
  int taken(const Frame&) const override { return scope().taken; }
  bool means(int filter, int thing, const Frame& f) const override;
  void things(int filter, const Frame&, effects::Things& out) const override;
  bool was_moved(int thing) const override { return scope().moved.has(thing); }
  void name(int slot, int thing) override;
  bool is_named(int slot) const override {
    return slot < 0 ? scope().chosen >= 0 : scope().named[static_cast<std::size_t>(slot)] >= 0;
  }
  int asked() const override { return scope().asked; }
  void chose_number(int n) override { s.scopes.back().asked = static_cast<std::int16_t>(n); }
  void give_for_a_time(int modifier, int thing, int until, const Frame&) override;
  bool is_about_to_happen() const override;
  void replace() override { happening().replaced = 1; }
  void lay_down(int op, const Frame& f) override {
    s.laters.push_back(effects::remembered(scope(), code(), op, f.local[effects::kSelf]));
  }

 private:
  void run();
  void note_filters();
  effects::LoadedCards set_;
  std::vector<effects::PrintedFilter<kCards>> printed_;
  std::array<std::vector<int>, kCards> of_{};
  Decision question_;
  mutable const effects::NamedScope<kCards>* looked_at_ = nullptr;
};

}  // namespace mathom::fight

#pragma once
// The table while the rules run on it: what lies there (TableCards), its texts (TableTexts), what is done to it
// (TableMoves), and here the host on which the texts of cards run, with the stack. Who needs less takes one of those.
#include "effects/run/abilities.h"
#include "games/lotr_tcg/state/table_moves.h"

namespace mathom::lotr_tcg {

class Table final : public effects::Host, public TableMoves {
 public:
  // `memo`: of this State, or forgotten; without one the table has its own.
  Table(const Catalog& catalog, State& state, EventSink* sink, Memo* memo = nullptr)
      : TableMoves(catalog, state, sink, memo) {}

  // --- Host
  const effects::Code& code() const override { return all_.code; }
  const effects::Language& language() const override { return language_; }
  int seats() const override { return TableCards::seats(); }
  using TableCards::in_play;
  bool in_play(SeatId seat) const override { return is_player(seat) && is_in(index(seat)); }
  SeatId active() const override { return seat_at(s.turn); }
  SeatId seat_after(SeatId seat) const override { return seat_at(to_right(index(seat))); }
  SeatMask own_seats(int selector, const Frame&) const override;
  bool affordable(int, effects::By, SeatId) const override { return false; }  // prices are steps here
  void call(int block, SeatId self, SeatId chosen) override;
  void charge(const Charge&) override {}
  void told_choice(SeatId who, int option, int block) override { tell_choice(events, What::chose, who, option, block); }
  int count(int filter, const Frame&) const override;
  int taken(const Frame&) const override { return scope().taken; }
  bool means(int filter, int thing, const Frame&) const override;
  void things(int filter, const Frame&, effects::Things& out) const override;
  bool was_moved(int thing) const override { return scope().moved.has(thing); }
  bool is_named(int slot) const override { return slot < 0 ? scope().chosen >= 0 : scope().named[at(slot)] >= 0; }
  void name(int slot, int thing) override;
  bool reaches(int filter, int thing) const override;
  int asked() const override { return scope().asked; }
  void chose_number(int n) override { running_scope().asked = static_cast<std::int16_t>(n); }
  void give_for_a_time(int modifier, int thing, int until, const Frame&) override;
  bool would_give(const effects::Op& modifier, int thing, int n, const Frame&) const override;  // rules/numbers.cpp
  bool is_about_to_happen() const override { return !s.happenings.empty() && s.happenings.back().replaced == 0; }
  void replace() override { happening().replaced = 1; }
  void lay_down(int op, const Frame&) override;
  bool matches_word(int kind, int word, int thing, const Frame&) const;  // effects/run/filters.h

  // --- the stack
  void push(Code code, std::initializer_list<int> locals = {}) {
    push_frame(s, static_cast<std::uint8_t>(code), locals);
  }
  // Nothing goes on when somebody has won, nor with a turn whose player has lost.
  bool finished() const { return over(s) || (s.stage == Stage::playing && s.lost[s.turn] != Loss::none); }

  // --- texts run (effects/run/abilities.h)
  using AsIfResolving = lotr_tcg::AsIfResolving;
  static constexpr Code kAbility = Code::ability, kLater = Code::later;
  // Its own, with those that it has from others ("the text of that site"); without any when its text is taken away.
  CardTexts abilities_of(int card) const;
  bool has_room() const;
  void begin_scope(int source);
  void note_answer();
  void announce(int event);  // it has been paid and would take effect (rules/deeds.cpp)
  void begin_paying();
  void end_paying();
  Next end_scope(Frame&);
  void begin_later(const effects::Later&);

  // --- texts answer (effects/run/happenings.h)
  // f(source, ability, seat) for the texts of that moment: of active cards, and responses in the hands of all.
  template <class F>
  void each_text_at(int moment, int seat, F f) const;
  bool is_asked(int seat, int moment) const;                       // rules/answers.cpp
  void answer(int source, int ability, int seat);                  // rules/answers.cpp
  bool is_of_use(const effects::Answerer&, effects::Unmet) const;  // rules/answers.cpp
  void apply(const effects::Happening&);                           // rules/deeds.cpp
  void end_happening();                                            // rules/deeds.cpp

 private:
  template <class F>
  void each_of(int card, std::uint64_t moments, F f) const;
  template <class F>
  void each_response(int card, std::uint64_t moments, F f) const;
  bool can_answer(int card) const;  // rules/answers.cpp: from hand, as far as playing it goes
  const effects::Language& language_ = lotr_tcg::language();
};

inline const Table& as_table(const effects::Host& h) { return static_cast<const Table&>(h); }
inline Table& as_table(effects::Host& h) { return static_cast<Table&>(h); }

// The rules that only look never write: the table is made of a State that stays as it is.
inline Table looking_at(const Catalog& catalog, const State& s, Memo* memo = nullptr) {
  return Table(catalog, const_cast<State&>(s), nullptr, memo);
}

inline bool is_one_of(const effects::Ability& a, std::uint64_t moments) {
  return ((bit_of(static_cast<Moment>(a.trigger)) | a.also) & moments) != 0;
}

template <class F>
void Table::each_text_at(int moment, int seat, F f) const {
  const std::uint64_t moments = moments_of(happening(), moment);
  first_listener(moments, [&](int card) { return each_of(card, moments, f), false; });
  if (seat < 0 || (all_.answered & moments) == 0) return;
  lying_in(zone_of(kHand, seat)).for_each([&](int card) {
    if ((bits_of(all_.hears, card) & moments) != 0) each_response(card, moments, f);
  });
}
template <class F>
void Table::each_of(int card, std::uint64_t moments, F f) const {
  // "At the start of each of your Shadow phases".
  constexpr std::uint64_t kOfShadow = bit_of(kShadowStarts) | bit_of(kShadowEnds);
  if ((moments & kOfShadow) != 0 && speaker(card) != s.shadow) return;
  for (const int n : abilities_of(card))
    if (is_one_of(ability(n), moments) && ability(n).kind == effects::Ability::Kind::triggered &&
        facts(card).type != Type::event && !is_spent(card, n))
      f(card, n, speaker(card));
}
template <class F>
void Table::each_response(int card, std::uint64_t moments, F f) const {
  if (facts(card).type != Type::event) return;
  for (const int n : own_abilities_of(card))
    if (ability(n).response && is_one_of(ability(n), moments) && can_answer(card)) f(card, n, owner(card));
}

}  // namespace mathom::lotr_tcg

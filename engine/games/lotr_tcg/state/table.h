#pragma once
// The table while the rules run on it: one State, where events go, and the simple things that can be done to it; and the host
// of the texts of cards. What it finds out it keeps (Memo) until the table changes it, or changed() is called.
#include <optional>
#include <vector>

#include "effects/run/abilities.h"
#include "games/lotr_tcg/cards/catalog.h"
#include "games/lotr_tcg/state/codes.h"
#include "games/lotr_tcg/state/events.h"
#include "games/lotr_tcg/state/marks.h"
#include "games/lotr_tcg/state/memo.h"

namespace mathom::lotr_tcg {

class AsIfResolving;

class Table final : public effects::Host {
 public:
  // `memo`: of this State, or forgotten; without one the table has its own.
  Table(const Catalog& catalog, State& state, EventSink* sink, Memo* memo = nullptr)
      : s(state), events(sink), all_(catalog), memo_(memo) {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  State& s;
  EventSink* events;
  mutable const Scope* looked_at = nullptr;  // of a text that does not run, but is asked about
  mutable int questions = 0;                 // about numbers, one within the other (rules/numbers.cpp)

  const Catalog& catalog() const { return all_; }
  const Scope& scope() const {
    static constexpr Scope kNothing{};
    if (looked_at) return *looked_at;
    return s.scopes.empty() ? kNothing : s.scopes.back();
  }
  Scope& running_scope() { return s.scopes.back(); }

  // --- Host
  const effects::Code& code() const override { return all_.code; }
  const effects::Language& language() const override { return language_; }
  int seats() const override { return s.seats; }
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

  // --- the stack
  void push(Code code, std::initializer_list<int> locals = {}) {
    push_frame(s, static_cast<std::uint8_t>(code), locals);
  }
  // Nothing goes on when somebody has won, nor with a turn whose player has lost.
  bool finished() const { return over(s) || (s.stage == Stage::playing && s.lost[s.turn] != Loss::none); }

  // --- texts (effects/run/abilities.h, happenings.h, filters.h, static_abilities.h)
  using AsIfResolving = lotr_tcg::AsIfResolving;
  static constexpr Code kAbility = Code::ability, kLater = Code::later;
  const effects::Ability& ability(int n) const { return all_.abilities[at(n)]; }
  const Printed& printed(int filter) const { return all_.printed[at(filter)]; }
  int print_of(int kind, int thing) const;
  bool matches_word(int kind, int word, int thing, const Frame&) const;
  int card_meant(int word) const;  // for which card that word stands; -1: none
  bool has_room() const;
  void begin_scope(int source);
  void note_answer();
  void announce(int event);  // it has been paid and would take effect (rules/deeds.cpp)
  void begin_paying();
  void end_paying();
  Next end_scope(Frame&);
  // Printed on the card; with those that it has from others ("the text of that site"), without any when its text is
  // taken away.
  const std::vector<int>& own_abilities_of(int card) const { return facts(card).abilities; }
  CardTexts abilities_of(int card) const;
  // The seat for whom a card's text speaks ("self"): its owner; of a site the Free Peoples player.
  int speaker(int card) const { return facts(card).type == Type::site ? s.turn : owner(card); }
  Frame frame_for(int card) const { return effects::frame_of(speaker(card)); }
  std::uint64_t gives(int card) const { return bits_of(all_.gives, card); }
  // Could some active card have a text of one of these moments, as bits? The first one for which f(card) is so; -1: none.
  bool is_heard(std::uint64_t moments) const { return (memo().heard & moments) != 0; }
  template <class F>
  int first_listener(std::uint64_t moments, F f) const;
  bool hears(int card, int moment) const { return (bits_of(all_.hears, card) >> moment & 1) != 0; }
  const CardSet& static_sources() const { return memo().static_sources; }
  std::uint64_t given_kinds() const { return memo().given; }
  // Does any card in play give such modifiers, or has any been given for a time?
  bool is_given(int kind) const { return (given_kinds() >> kind & 1) != 0 || is_given_for_a_time(kind); }
  effects::StaticAbilities<kModifiers>& in_force() const { return memo().in_force; }
  bool is_given_for_a_time(int kind) const;
  effects::Happening& happening() { return s.happenings.back(); }
  const effects::Happening& happening() const { return s.happenings.back(); }
  auto& answered() { return s.answered; }
  const auto& answered() const { return s.answered; }
  auto& laters() { return s.laters; }
  const auto& laters() const { return s.laters; }
  void begin_later(const effects::Later&);
  // f(source, ability, seat) for the texts of that moment: of active cards, and responses in the hands of all.
  template <class F>
  void each_text_at(int moment, int seat, F f) const;
  // What comes at the same time: a card is played, by itself and on its bearer; who is assigned, and who has won and lost,
  // where that is for required texts (Deed::all_at_once).
  std::uint64_t moments_of(const effects::Happening&, int moment) const;
  bool hears_now(bool required) const;
  // Is what it is about not where that moment has found or put it any more?
  bool has_left(const effects::Part&) const;
  template <class F>
  void each_part_of(const effects::Happening&, int moment, int source, F f) const;
  bool answers_again(const effects::Ability&, const effects::Answered& last, const effects::Part&) const;
  // Who wins or loses a skirmish, or is killed by losing it, does so against all on the other side.
  template <class F>
  void each_other(const effects::Part&, F f) const;
  // Those who fight against who is killed, not by losing alone (ruling R18).
  bool is_by_fighters(const effects::Part&) const;
  bool was_against(const effects::Part&, int card) const;
  int orders() const { return s.turn; }
  int first_to_answer() const { return s.turn; }
  int next_to_answer(int seat) const { return to_right(seat); }
  int answerers() const;
  bool is_asked(int seat, int moment) const;                       // rules/answers.cpp
  void answer(int source, int ability, int seat);                  // rules/answers.cpp
  bool is_of_use(const effects::Answerer&, effects::Unmet) const;  // rules/answers.cpp
  void apply(const effects::Happening&);                           // rules/deeds.cpp
  void end_happening();                                            // rules/deeds.cpp

  // --- seats. The order of turns is clockwise, to the left; most procedures go counter-clockwise, to the right.
  bool is_in(int seat) const { return seat >= 0 && seat < s.seats && s.lost[at(seat)] == Loss::none; }
  int to_left(int seat) const;  // the next one who still plays
  int to_right(int seat) const;
  bool is_shadow(int seat) const { return seat != s.turn; }

  // --- cards
  int cards() const { return s.cards.size(); }
  int owner(int card) const { return owner_of(s, card); }
  bool known(int card) const { return s.cards[card].def != CardDef::hidden; }
  int print(int card) const { return index(s.cards[card].def); }
  const CardFacts& facts(int card) const { return all_.facts(print(card)); }
  std::uint8_t zone(int card) const { return s.cards[card].zone; }
  Zone base(int card) const { return base_of(zone(card)); }
  int bearer(int card) const { return s.pieces[card].bearer; }
  int wounds(int card) const { return s.pieces[card].wounds; }
  const CardSet& lying_in(std::uint8_t zone) const { return places().zones.in(zone); }
  FixedVector<CardId, kCards> lying_in_order(std::uint8_t zone) const { return places().zones.list(s.cards, zone); }
  int size(Zone base, int seat) const { return places().zones.count(zone_of(base, seat)); }
  int top(std::uint8_t zone) const { return nth(zone, places().zones.count(zone) - 1); }
  int nth(std::uint8_t zone, int order) const;
  const CardSet& in_play() const { return memo().in_play; }
  const CardSet& active_cards() const { return memo().active; }
  bool is_active(int card) const { return memo().active.has(card); }
  // Active characters by kind; companions are those of the Free Peoples player, minions of all Shadow players.
  template <class F>
  void each_active(Type type, F f) const;
  bool any_minion() const;
  template <class F>
  void each_borne(int bearer, F f) const;  // borne or stacked
  bool is_stacked(int card) const { return base(card) == kStack; }
  // In its owner's support area: in play, borne by nobody, and neither companion nor minion.
  bool in_support(int card) const;
  int ring_bearer() const { return s.ring_bearer[s.turn]; }

  // Moves a card; `seen_by` is added to who knows it. It loses its bearer, its fight and its wounds when it leaves play;
  // what it bore stays as it is (rules/deeds.h puts that away).
  void move(int card, std::uint8_t zone, SeatMask seen_by);
  // Out of a hand or deck, so that nobody else can tell which card it was (table/card.h). Returns the one that moved.
  int move_unseen(int card, std::uint8_t zone, SeatMask owners, SeatMask seers);
  void set_bearer(int card, int bearer);
  // Marks of cards, which are looked for only where there may be some.
  void mark(int card, Mark m);
  void unmark_all(int marks);
  void swap_marks(int card, int other);
  int next_marked(int from, int marks) const;  // the first card from that one on with one of them; -1: there is none
  template <class F>
  void each_marked(int marks, F f) const;
  // Something has been changed that conditions may ask about: wounds, burdens, twilight, phase, site, fights.
  void changed() const;
  // The list of modifiers that are given for a time has changed. Texts that it takes away are there again.
  void timed_changed() const;
  const CardSet& minions() const { return memo().minions; }
  // Has nobody in play been hurt, and nobody corrupted, since the rules last looked for that?
  bool is_settled() const { return memo().is_settled; }
  void note_settled(bool yes) const { memo().is_settled = yes; }
  // Whose turn it is, or where the fellowship is, or who plays: what is active has to be found out again.
  void forget() const;

  // Aside, for as long as a text runs: shown or looked at. It knows where it came from.
  void set_aside(int card, SeatMask seen_by);
  void put_back(int card);   // to there
  void to_bottom(int card);  // of the zone in which it lies

  // --- sites
  int site_number() const { return s.site[s.turn]; }
  int site_at(int number) const;  // the card on the path; -1: none yet
  int site_card() const { return site_at(site_number()); }

  // --- twilight and burdens
  void set_twilight(int n);
  void add_twilight(int n) { set_twilight(s.twilight + n); }

 private:
  template <class F>
  void each_of(int card, std::uint64_t moments, F f) const;
  template <class F>
  void each_response(int card, std::uint64_t moments, F f) const;
  bool is_spent(int card, int ability) const;
  bool can_answer(int card, int ability) const;  // rules/answers.cpp: from hand, as far as playing it goes
  // Of its print; none of a hidden card.
  std::uint64_t bits_of(const std::vector<std::uint64_t>& by_print, int card) const {
    const CardDef def = s.cards[card].def;
    return def == CardDef::hidden ? 0 : by_print[at(index(def))];
  }
  Memo& memo() const { return memo_ != nullptr && memo_->is_current ? *memo_ : read(); }
  Memo& places() const { return memo_ != nullptr && memo_->is_read ? *memo_ : read_places(); }
  Memo& read() const;
  Memo& read_places() const;
  Memo& known_marks() const;
  void read_active(Memo&) const;
  void read_texts(Memo&) const;
  void read_timed(Memo&) const;
  void lie_ahead(int site);
  const Catalog& all_;
  const effects::Language& language_ = lotr_tcg::language();
  mutable Memo* memo_;
  mutable std::optional<Memo> own_memo_;
};

inline const Table& as_table(const effects::Host& h) { return static_cast<const Table&>(h); }
inline Table& as_table(effects::Host& h) { return static_cast<Table&>(h); }

}  // namespace mathom::lotr_tcg

#include "games/lotr_tcg/state/as_if_resolving.h"
#include "games/lotr_tcg/state/table_each.h"

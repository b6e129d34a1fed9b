#pragma once
// What lies on the table: seats, cards, sites and marks of one State, to be looked at. What it finds out it keeps
// (Memo) until somebody says that the table has changed (TableMoves).
#include <optional>

#include "games/lotr_tcg/state/marks.h"
#include "games/lotr_tcg/state/memo.h"

namespace mathom::lotr_tcg {

class TableCards {
 public:
  // `memo`: of this State, or forgotten; without one the table has its own.
  TableCards(const Catalog& catalog, State& state, Memo* memo = nullptr) : s(state), all_(catalog), memo_(memo) {}
  TableCards(const TableCards&) = delete;
  TableCards& operator=(const TableCards&) = delete;
  State& s;

  const Catalog& catalog() const { return all_; }

  // --- seats. The order of turns is clockwise, to the left; most procedures go counter-clockwise, to the right.
  int seats() const { return s.seats; }
  bool is_in(int seat) const { return seat >= 0 && seat < s.seats && s.lost[at(seat)] == Loss::none; }
  int players() const;          // how many still play
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
  const CardSet& minions() const { return memo().minions; }
  bool any_minion() const { return !memo().minions.empty(); }
  // Active characters by kind; companions are those of the Free Peoples player, minions of all Shadow players.
  template <class F>
  void each_active(Type type, F f) const;
  template <class F>
  void each_borne(int bearer, F f) const;  // borne or stacked
  bool is_stacked(int card) const { return base(card) == kStack; }
  // In its owner's support area: in play, borne by nobody, and neither companion nor minion.
  bool in_support(int card) const;
  int ring_bearer() const { return s.ring_bearer[s.turn]; }
  // The rules note here that they have looked, and that nobody in play is dying and nobody corrupted; until something
  // is done.
  bool is_settled() const { return memo().is_settled; }
  void note_settled(bool yes) const { memo().is_settled = yes; }

  // --- marks, which are looked for only where there may be some
  int next_marked(int from, int marks) const;  // the first card from that one on with one of them; -1: none
  template <class F>
  void each_marked(int marks, F f) const {
    for (int card = next_marked(0, marks); card >= 0; card = next_marked(card + 1, marks)) f(card);
  }

  // --- sites
  int site_number() const { return s.site[s.turn]; }
  int site_at(int number) const;  // the card on the path; -1: none yet
  int site_card() const { return site_at(site_number()); }

 protected:
  // Of its print; none of a hidden card.
  std::uint64_t bits_of(const std::vector<std::uint64_t>& by_print, int card) const {
    const CardDef def = s.cards[card].def;
    return def == CardDef::hidden ? 0 : by_print[at(index(def))];
  }
  Memo& memo() const { return memo_ != nullptr && memo_->is_current ? *memo_ : read(); }
  Memo& places() const { return memo_ != nullptr && memo_->is_read ? *memo_ : read_places(); }
  Memo& known_marks() const;
  Memo* kept() const { return memo_; }  // null: nothing has been found out
  const Catalog& all_;

 private:
  Memo& read() const;
  Memo& read_places() const;
  void read_active(Memo&) const;
  void read_texts(Memo&) const;
  mutable Memo* memo_;
  mutable std::optional<Memo> own_memo_;
};

template <class F>
void TableCards::each_active(Type type, F f) const {
  const CardSet all = type == Type::minion ? memo().minions : memo().active;
  all.for_each([&](int card) {
    if (facts(card).type == type) f(card);
  });
}
template <class F>
void TableCards::each_borne(int bearer, F f) const {
  if (!memo().bearing.has(bearer)) return;
  const CardSet all = memo().borne;
  all.for_each([&](int card) {
    if (s.pieces[card].bearer == bearer) f(card);
  });
}

}  // namespace mathom::lotr_tcg

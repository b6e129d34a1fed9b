#include "games/lotr_tcg/state/table_cards.h"

#include <algorithm>

namespace mathom::lotr_tcg {

// --- seats
int TableCards::to_left(int seat) const {
  int place = 0;
  while (s.order[at(place)] != seat) ++place;
  do place = (place + 1) % s.seats;
  while (!is_in(s.order[at(place)]) && s.order[at(place)] != seat);
  return s.order[at(place)];
}
int TableCards::to_right(int seat) const {
  int place = 0;
  while (s.order[at(place)] != seat) ++place;
  do place = (place + s.seats - 1) % s.seats;
  while (!is_in(s.order[at(place)]) && s.order[at(place)] != seat);
  return s.order[at(place)];
}
int TableCards::players() const {
  int n = 0;
  for (int seat = 0; seat < seats(); ++seat) n += is_in(seat);
  return n;
}

// --- cards
int TableCards::nth(std::uint8_t zone, int order) const {
  return first_of(lying_in(zone), [&](int card) { return s.cards[card].order == order; });
}

bool TableCards::in_support(int card) const {
  if (base(card) != kTable || bearer(card) >= 0) return false;
  const Type type = facts(card).type;
  return type != Type::companion && type != Type::minion;
}

int TableCards::site_at(int number) const {
  for (int seat = 0; seat < seats(); ++seat) {
    const int card = s.first[at(seat)] + kFirstSite + number - 1;
    if (base(card) == kPath) return card;
  }
  return -1;
}

int TableCards::next_marked(int from, int marks) const {
  const Memo& known = known_marks();
  if ((known.marks & marks) == 0) return -1;
  return first_of(known.marked, [&](int card) { return card >= from && (s.pieces[card].marks & marks) != 0; });
}
// Few cards have any: they are looked for once.
Memo& TableCards::known_marks() const {
  Memo& known = places();
  if (known.marks_are_read) return known;
  known.marks_are_read = true;
  known.marks = 0;
  known.marked = {};
  for (int card = first_marked(s, 0); card >= 0; card = first_marked(s, card + 1)) {
    known.marks = static_cast<std::uint8_t>(known.marks | s.pieces[card].marks);
    known.marked.insert(card);
  }
  return known;
}

// --- what is known of the State
Memo& TableCards::read_places() const {
  if (memo_ == nullptr) memo_ = &own_memo_.emplace();
  memo_->zones.read(s.cards);
  memo_->is_read = true;
  memo_->is_current = false;
  return *memo_;
}
Memo& TableCards::read() const {
  Memo& m = places();
  m.is_current = true;
  m.in_play = m.bearing = m.borne = {};
  CardSet stacked;
  for (int seat = 0; seat < seats(); ++seat) {
    m.in_play |= m.zones.in(zone_of(kTable, seat)) | m.zones.in(zone_of(kPath, seat));
    stacked |= m.zones.in(zone_of(kStack, seat));
  }
  (m.in_play | stacked).for_each([&](int card) {
    if (bearer(card) < 0) return;
    m.bearing.insert(bearer(card));
    m.borne.insert(card);
  });
  read_active(m);
  return m;
}

namespace {

// Free Peoples cards are of use to whose turn it is, and Shadow cards to all others.
bool stands_for(const CardFacts& facts, bool has_the_turn) { return (facts.side() == Side::shadow) != has_the_turn; }

// Borne cards are active as their bearers are; others by the side they are on. Of sites only the text of the one where
// the fellowship is counts.
bool counts(const TableCards& t, int card) {
  if (!t.known(card)) return false;
  const CardFacts& facts = t.facts(card);
  if (facts.type == Type::site) return t.s.stage == Stage::playing && facts.site == t.site_number();
  // Sites are always active, and so is what lies on them.
  if (const int bearer = t.bearer(card); bearer >= 0 && t.facts(bearer).type != Type::site) return counts(t, bearer);
  return stands_for(facts, t.owner(card) == t.s.turn);
}

// Of several copies of a unique Shadow card the one counts whose owner is nearest to the Free Peoples player's right.
// The others, with what they bear.
CardSet doubled_in(const TableCards& t, const CardSet& active) {
  CardSet doubled;
  std::vector<int> titles;
  int others = t.players() - (t.is_in(t.s.turn) ? 1 : 0);
  for (int seat = t.to_right(t.s.turn); others > 0; seat = t.to_right(seat), --others) {
    const auto before = static_cast<std::ptrdiff_t>(titles.size());
    active.for_each([&](int card) {
      const CardFacts& facts = t.facts(card);
      if (t.owner(card) != seat || !facts.unique || facts.side() != Side::shadow) return;
      if (std::find(titles.begin(), titles.begin() + before, facts.title) != titles.begin() + before)
        doubled.insert(card);
      titles.push_back(facts.title);
    });
  }
  active.for_each([&](int card) {
    if (t.bearer(card) >= 0 && doubled.has(t.bearer(card))) doubled.insert(card);
  });
  return doubled;
}

}  // namespace

void TableCards::read_active(Memo& m) const {
  m.active = {};
  for (int seat = 0; seat < seats(); ++seat) {
    m.zones.in(zone_of(kTable, seat)).for_each([&](int card) {
      const bool is_counted =
          bearer(card) >= 0 ? counts(*this, card) : known(card) && stands_for(facts(card), seat == s.turn);
      if (is_counted) m.active.insert(card);
    });
    m.zones.in(zone_of(kPath, seat)).for_each([&](int card) {
      if (counts(*this, card)) m.active.insert(card);
    });
  }
  if (seats() > 2) doubled_in(*this, m.active).for_each([&](int card) { m.active.erase(card); });
  read_texts(m);
  m.in_force.forget();
  m.is_settled = m.timed_is_read = false;
}
// What the active ones give and hear.
void TableCards::read_texts(Memo& m) const {
  m.minions = m.static_sources = {};
  m.listening.clear();
  m.heard = m.given = 0;
  m.active.for_each([&](int card) {
    if (facts(card).type == Type::minion) m.minions.insert(card);
    const std::uint64_t given = all_.gives[at(print(card))], heard = all_.hears[at(print(card))];
    if (given != 0) m.static_sources.insert(card);
    m.given |= given;
    if (heard != 0) m.listening.push_back({heard, card});
    m.heard |= heard;
  });
}

}  // namespace mathom::lotr_tcg

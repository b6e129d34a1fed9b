#include "games/lotr_tcg/state/table.h"

#include <algorithm>

#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules/numbers.h"

namespace mathom::lotr_tcg {

// --- seats
int Table::to_left(int seat) const {
  int place = 0;
  while (s.order[at(place)] != seat) ++place;
  do place = (place + 1) % s.seats;
  while (!is_in(s.order[at(place)]) && s.order[at(place)] != seat);
  return s.order[at(place)];
}
int Table::to_right(int seat) const {
  int place = 0;
  while (s.order[at(place)] != seat) ++place;
  do place = (place + s.seats - 1) % s.seats;
  while (!is_in(s.order[at(place)]) && s.order[at(place)] != seat);
  return s.order[at(place)];
}
int Table::answerers() const {
  int n = 0;
  for (int seat = 0; seat < seats(); ++seat) n += is_in(seat);
  return n;
}

// `opponent`: with several, the one whom the text has chosen (language: the same through the whole text).
SeatMask Table::own_seats(int selector, const Frame& f) const {
  SeatMask out = kNobody;
  const int self = f.local[effects::kSelf];
  switch (selector) {
    case kFreePlayer: return only(active());
    case kOwner: return scope().it >= 0 ? only(seat_at(owner(scope().it))) : kNobody;
    case kOpponent: {
      if (is_shadow(self)) return only(active());
      const int other = scope().opponent >= 0 ? scope().opponent : to_right(self);
      return other == self ? kNobody : only(seat_at(other));
    }
    default: break;
  }
  for (int seat = 0; seat < seats(); ++seat)
    if (is_in(seat) && (selector == kAnyone || is_shadow(seat))) out = static_cast<SeatMask>(out | only(seat_at(seat)));
  return out;
}

// Pre: a skirmish is being fought, and the moment is about a card.
bool Table::is_by_fighters(const effects::Part& p) const {
  return p.moment == kKilled && has(s, RuleId::fighters_kill) && facts(p.it).type != Type::minion;
}
bool Table::was_against(const effects::Part& p, int card) const {
  if (s.pieces[card].fight == s.fight + 1 && facts(card).type == Type::minion) return true;
  return marked(s, p.it, kLostFight) && marked(s, card, kWonFight);
}
std::uint64_t Table::moments_of(const effects::Happening& h, int moment) const {
  const bool is_fought = h.deed == static_cast<int>(Deed::all_at_once) && moment == kLosesSkirmish;
  return is_fought ? bit_of(kLosesSkirmish) | bit_of(kWinsSkirmish) : bits_with(static_cast<Moment>(moment));
}
bool Table::has_left(const effects::Part& p) const {
  if (p.it < 0 || facts(p.it).type == Type::site) return false;
  const Zone now = base(p.it);
  const bool is_in_pile = now == kDiscardPile || now == kDeadPile;
  switch (p.moment) {
    case kDiscarded:
    case kKilled: return !is_in_pile;
    case kLosesSkirmish: return !is_in_pile && !is_active(p.it);
    case kAboutToPlay: return now != kEvent;
    default: return facts(p.it).type == Type::event ? now != kDiscardPile : !is_active(p.it);
  }
}
// Stacked cards are not affected, nor are inactive ones (rule 2.6).
bool Table::reaches(int filter, int card) const {
  const effects::Filter& f = effects::filter_at(code(), filter);
  if (f.word < 0 || f.target_kind != kCardTarget || facts(card).type == Type::site) return true;
  if (f.word == kIt && scope().it_has_left != 0) return false;
  if (in_play().has(card)) return is_active(card);
  if (is_stacked(card)) return bearer(card) == scope().source;
  return f.word != kThis || facts(card).type == Type::event;
}
bool Table::hears_now(bool required) const {
  return happening().deed != static_cast<int>(required ? Deed::one_of_them : Deed::all_at_once);
}
// Within its limit; of one for each loser answers_again says more.
bool Table::is_spent(int card, int n) const {
  const bool counts = ability(n).limit != kOnceEachLoser + 1 || hears_now(false);
  return counts && effects::is_used_up(s.uses, ability(n), n, card);
}
// "That player", once a skirmish for each (ruling R12).
bool Table::answers_again(const effects::Ability& a, const effects::Answered& last, const effects::Part& p) const {
  if (a.limit != kOnceEachLoser + 1) return true;
  return !has(s, RuleId::once_for_all_losers) && owner(last.it) != owner(p.it);
}

// --- what is known of the State
Memo& Table::read_places() const {
  if (memo_ == nullptr) memo_ = &own_memo_.emplace();
  memo_->zones.read(s.cards);
  memo_->is_read = true;
  memo_->is_current = false;
  return *memo_;
}
Memo& Table::read() const {
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
void Table::changed() const {
  if (memo_ != nullptr) memo_->look_again();
}
void Table::timed_changed() const {
  if (memo_ == nullptr) return;
  memo_->in_force.forget();
  memo_->timed_is_read = false;
}
void Table::forget() const {
  if (memo_ != nullptr) memo_->is_current = false;
}
void Table::read_timed(Memo& m) const {
  m.timed_kinds = 0;
  for (const effects::Timed& t : s.timed) m.timed_kinds |= std::uint64_t{1} << code().modifiers[at(t.modifier)].verb;
  m.timed_is_read = true;
}
int Table::nth(std::uint8_t zone, int order) const {
  return first_of(lying_in(zone), [&](int card) { return s.cards[card].order == order; });
}

namespace {

// Free Peoples cards are of use to whose turn it is, and Shadow cards to all others.
bool stands_for(const CardFacts& facts, bool has_the_turn) { return (facts.side() == Side::shadow) != has_the_turn; }

// Borne cards are active as their bearers are; others by the side they are on. Of sites only the text of the one where the
// fellowship is counts.
bool counts(const Table& t, int card) {
  if (!t.known(card)) return false;
  const CardFacts& facts = t.facts(card);
  if (facts.type == Type::site) return t.s.stage == Stage::playing && facts.site == t.site_number();
  // Sites are always active, and so is what lies on them.
  if (const int bearer = t.bearer(card); bearer >= 0 && t.facts(bearer).type != Type::site) return counts(t, bearer);
  return stands_for(facts, t.owner(card) == t.s.turn);
}

// Of several copies of a unique Shadow card the one counts whose owner is nearest to the Free Peoples player's right. The
// others, with what they bear.
CardSet doubled_in(const Table& t, const CardSet& active) {
  CardSet doubled;
  std::vector<int> titles;
  int others = t.answerers() - (t.is_in(t.s.turn) ? 1 : 0);
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

void Table::read_active(Memo& m) const {
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
void Table::read_texts(Memo& m) const {
  m.minions = m.static_sources = {};
  m.listening.clear();
  m.heard = m.given = 0;
  m.active.for_each([&](int card) {
    if (facts(card).type == Type::minion) m.minions.insert(card);
    const std::uint64_t given = gives(card), heard = all_.hears[at(print(card))];
    if (given != 0) m.static_sources.insert(card);
    m.given |= given;
    if (heard != 0) m.listening.push_back({heard, card});
    m.heard |= heard;
  });
}

void Table::move(int card, std::uint8_t to, SeatMask seen_by) {
  const auto is_play = [](Zone base) { return base == kTable || base == kPath; };
  const bool was = is_play(base(card)), is = is_play(base_of(to));
  if (base(card) == kDiscardPile)
    for (Scope& scope : s.scopes) scope.piles.lose(owner(card), s.cards[card].order);
  places().zones.move(s.cards, card_at(card), to, seen_by);
  if (was && !is) {
    s.pieces[card] = Piece{.bearer = -1, .marks = s.pieces[card].marks};
    effects::forget_timed(s.timed, card);
  }
  if (!was && base_of(to) == kPath && facts(card).site != site_number())
    lie_ahead(card);
  else if (was || is || s.pieces[card].bearer >= 0)
    forget();
}
// A site where the fellowship is not has no say yet: of what is known of the table nothing else is changed.
void Table::lie_ahead(int site) {
  if (memo_->is_current) memo_->in_play.insert(site);
  changed();
}

// What others knew of the cards there they know no more, and no mark may tell it.
int Table::move_unseen(int card, std::uint8_t to, SeatMask owners, SeatMask seers) {
  Memo& known = known_marks();
  lying_in(zone(card)).for_each([&](int other) {
    unmark(s, other, s.pieces[other].marks);
    known.marked.erase(other);
  });
  return index(known.zones.move_unseen(s.cards, card_at(card), to, owners, seers));
}

void Table::set_bearer(int card, int bearer) {
  if (s.pieces[card].bearer == bearer) return;
  s.pieces[card].hang_on(bearer);
  forget();
}

void Table::mark(int card, Mark m) {
  Memo& known = known_marks();
  lotr_tcg::mark(s, card, m);
  known.marks = static_cast<std::uint8_t>(known.marks | m);
  known.marked.insert(card);
}
void Table::swap_marks(int card, int other) {
  Memo& known = known_marks();
  std::swap(s.pieces[card].marks, s.pieces[other].marks);
  for (const int it : {card, other})
    if (s.pieces[it].marks != 0) known.marked.insert(it);
}
void Table::unmark_all(int marks) {
  Memo& known = known_marks();
  if ((known.marks & marks) == 0) return;
  const CardSet all = known.marked;
  all.for_each([&](int card) {
    unmark(s, card, marks);
    if (s.pieces[card].marks == 0) known.marked.erase(card);
  });
  known.marks = static_cast<std::uint8_t>(known.marks & ~marks);
}
int Table::next_marked(int from, int marks) const {
  const Memo& known = known_marks();
  if ((known.marks & marks) == 0) return -1;
  return first_of(known.marked, [&](int card) { return card >= from && (s.pieces[card].marks & marks) != 0; });
}
// Few cards have any: they are looked for once.
Memo& Table::known_marks() const {
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

bool Table::any_minion() const { return !memo().minions.empty(); }

bool Table::in_support(int card) const {
  if (base(card) != kTable || bearer(card) >= 0) return false;
  const Type type = facts(card).type;
  return type != Type::companion && type != Type::minion;
}

int Table::site_at(int number) const {
  for (int seat = 0; seat < seats(); ++seat) {
    const int card = s.first[at(seat)] + kFirstSite + number - 1;
    if (base(card) == kPath) return card;
  }
  return -1;
}

void Table::set_twilight(int n) {
  s.twilight = static_cast<std::uint16_t>(std::clamp(n, 0, 999));
  changed();
  tell(events, What::twilight, -1, s.twilight);
}

// --- texts
int Table::print_of(int kind, int thing) const {
  if (thing < 0 || !known(thing)) return -1;
  return (facts(thing).type == Type::site) == (kind == kSiteTarget) ? print(thing) : -1;
}

bool Table::matches_word(int kind, int word, int thing, const Frame&) const {
  if (word >= effects::kNamed) return thing == scope().thing_named(word);
  const int source = scope().source;
  if (kind == kSiteTarget) {
    if (word == kFellowshipSite) return thing == site_card();
    return source >= 0 && thing == site_here(*this, source);
  }
  return thing == card_meant(word) && (word != kBearer || thing >= 0);
}
int Table::card_meant(int word) const {
  if (word >= effects::kNamed) return scope().thing_named(word);
  switch (word) {
    case kThis: return scope().source;
    case kBearer: return scope().there;
    case kChosen: return scope().chosen;
    case kIt: return scope().it;
    case kOther: return scope().other;
    default: return ring_bearer();
  }
}

bool Table::means(int filter, int thing, const Frame& f) const {
  return effects::matches_filter(*this, filter, thing, f);
}

AsIfResolving::AsIfResolving(const Table& t, int source) : t_(t), before_(t.looked_at) {
  scope_.source = static_cast<std::int16_t>(source);
  if (source >= 0) scope_.there = static_cast<std::int16_t>(t.bearer(source));
  if (!t.s.happenings.empty()) {
    scope_.it = t.happening().it;
    scope_.other = t.happening().other;
    scope_.much = t.happening().much;
  }
  t_.looked_at = &scope_;
}
AsIfResolving::AsIfResolving(const Table& t, int source, const effects::Part& p) : AsIfResolving(t, source) {
  scope_.it = p.it;
  scope_.other = p.other;
  scope_.it_has_left = t.has_left(p) ? 1 : 0;
}
AsIfResolving::AsIfResolving(const Table& t, const effects::Later& l) : AsIfResolving(t, l.source) {
  effects::recall(scope_, l);
}

// A text in a text in a text: no printed card comes near what the frames hold.
bool Table::has_room() const {
  constexpr int kNeeds = 12;
  return s.frames.size() + kNeeds <= kDepth && s.scopes.size() + 2 <= kMostScopes &&
         s.happenings.size() + 2 <= kMostHappenings;
}
void Table::begin_scope(int source) {
  Scope scope;
  scope.source = static_cast<std::int16_t>(source);
  if (source >= 0) scope.there = static_cast<std::int16_t>(bearer(source));
  s.scopes.push_back(scope);
}
namespace {

// What the text hears of that begins.
effects::Part part_now(const Table& t) {
  using P = effects::HappeningProcedure<Table>;
  int place = t.s.frames.size() - 1;
  while (place > 0 && static_cast<Code>(t.s.frames[place].code) != Code::happening) --place;
  const std::uint8_t step = t.s.frames[place].step;
  const effects::Happening& h = t.happening();
  int moment = step == P::kSteps["before"] || step == P::kSteps["before_answered"] ? h.before : h.after;
  if (moment == kLosesSkirmish && h.it >= 0 && marked(t.s, h.it, kWonFight)) moment = kWinsSkirmish;
  return {moment, h.it, h.other};
}

}  // namespace

void Table::note_answer() {
  Scope& scope = running_scope();
  scope.it = happening().it;
  scope.other = happening().other;
  scope.much = happening().much;
  scope.it_has_left = has_left(part_now(*this)) ? 1 : 0;
}
void Table::begin_paying() {
  for (int seat = 0; seat < seats(); ++seat) running_scope().piles.begin(seat, size(kDiscardPile, seat));
}
void Table::end_paying() {
  for (int seat = 0; seat < seats(); ++seat) running_scope().piles.end(seat, size(kDiscardPile, seat));
}
void Table::begin_later(const effects::Later& l) {
  begin_scope(l.source);
  effects::recall(running_scope(), l);
  note_answer();
}

CardTexts Table::abilities_of(int card) const {
  if (!has_text(*this, card)) return {};
  CardTexts out(own_abilities_of(card));
  if ((gives(card) >> kTextOf & 1) != 0) out.add(effects::abilities_from_others(*this, card, kTextOf));
  return out;
}

void Table::call(int block, SeatId self, SeatId chosen) {
  s.frames.push_back(effects::begin_block(static_cast<std::uint8_t>(Code::program), block, self, chosen));
}
void Table::name(int slot, int thing) {
  Scope& running = running_scope();
  running.chosen = static_cast<std::int16_t>(thing);
  if (slot >= 0) running.named[at(slot)] = static_cast<std::int16_t>(thing);
}
void Table::give_for_a_time(int modifier, int thing, int until, const Frame& f) {
  if (s.timed.full() || !in_play().has(thing)) return;
  effects::Timed given{.modifier = static_cast<std::int16_t>(modifier),
                       .on = static_cast<std::int16_t>(thing),
                       .source = scope().source};
  given.give(effects::number_of_modifier(*this, code().modifiers[at(modifier)], f), until, f.local[effects::kSelf]);
  s.timed.push_back(given);
  timed_changed();
}
void Table::lay_down(int op, const Frame& f) {
  if (!s.laters.full()) s.laters.push_back(effects::remembered(scope(), code(), op, f.local[effects::kSelf]));
}

}  // namespace mathom::lotr_tcg

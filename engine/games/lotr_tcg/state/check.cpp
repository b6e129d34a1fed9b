// Is this a State that play could have reached? Asked of any numbers at all, as they come from a file: ranges first,
// then cards, then what lies on them, then the stack of frames, then the question that would be asked.
#include <algorithm>

#include "effects/read/check_frames.h"
#include "games/lotr_tcg/options.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/idle.h"
#include "games/lotr_tcg/rules/opponent.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/procedures.h"
#include "rules/stack_checker.h"
#include "table/check_cards.h"

namespace mathom::lotr_tcg {
namespace {

class TcgCheck : StackChecker {
 public:
  TcgCheck(const Rules& rules, const State& s, Problems& problems)
      : StackChecker(problems), rules_(rules), c_(rules.catalog), s_(s) {}

  void run() {
    numbers();
    if (sound()) seats();
    if (sound()) cards();
    if (sound()) pieces();
    if (sound()) texts();
    if (sound()) frames();
    if (sound()) question();
  }

 private:
  bool is_seat(int n) const { return within(n, 0, s_.seats - 1); }
  bool is_card(int n) const { return within(n, 0, s_.cards.size() - 1); }
  bool is_card_or_none(int n) const { return within(n, -1, s_.cards.size() - 1); }
  bool is_ability(int n) const { return within(n, 0, static_cast<int>(c_.abilities.size()) - 1); }

  void numbers() {
    need(within(s_.seats, 2, kMostSeats), "/seats", "must be 2 to 4");
    if (!sound()) return;
    need(s_.stage <= Stage::playing, "/stage", "is none");
    need(is_seat(s_.turn) && is_seat(s_.shadow), "/turn", "must be a seat");
    need(s_.phase <= kRegroup, "/phase", "is none");
    need(s_.twilight <= 999, "/twilight", "is too much");
    need(s_.taken <= kMostTaken, "/taken", "are too many");
    need(s_.moves <= 20 && s_.move_limit <= 20, "/moves", "are too many");
    need(within(s_.winner, -1, s_.seats - 1), "/winner", "must be a seat");
    need((s_.passed & ~first_seats(s_.seats)) == 0, "/passed", "must be seats");
    need(within(s_.fight, -1, s_.skirmishes.size() - 1), "/fight", "is no skirmish");
    for (int i = kRules; i < 8 * static_cast<int>(s_.options.size()); ++i)
      need((s_.options[at(i / 8)] >> i % 8 & 1) == 0, "/options", "are unknown");
    for (const std::uint8_t flag : {s_.bids_open, s_.worn, s_.fierce, s_.phase_ends, s_.no_more_moves})
      need(flag <= 1, "/worn", "is yes or no");
  }

  void seats() {
    need(std::is_permutation(s_.order.begin(), s_.order.begin() + s_.seats, kInOrder.begin()), "/order",
         "must be the seats");
    need(s_.first[0] == 0 && s_.first[at(s_.seats)] == s_.cards.size(), "/first", "must divide the cards");
    for (int seat = 0; seat < s_.seats && sound(); ++seat) {
      const int n = s_.first[at(seat + 1)] - s_.first[at(seat)];
      need(within(n, kFirstDrawn + 2, kFirstDrawn + kMostDrawDeck), "/first", "must divide the cards");
      need(s_.lost[at(seat)] <= Loss::corrupted, "/lost", "is no way to lose");
      need(s_.burdens[at(seat)] <= 99 && s_.bids[at(seat)] <= 99, "/burdens", "are too many");
      need(within(s_.site[at(seat)], s_.stage == Stage::bidding ? 0 : 1, kLastSite), "/site", "is none");
      need(s_.ring_bearer[at(seat)] >= s_.first[at(seat)] && s_.ring_bearer[at(seat)] < s_.first[at(seat + 1)],
           "/ring_bearer", "must be a card of the seat");
    }
    for (std::size_t seat = s_.seats; seat < s_.first.size(); ++seat)
      need(s_.first[seat] == s_.cards.size(), "/first", "must divide the cards");
  }

  // --- cards
  // What is wrong with a card at that place among those of its seat; null: nothing. Asked of every card at every
  // question that is proved.
  const char* fault_of(int seat, int place, const Card& card) const {
    constexpr const char* kAstray = "lies where it cannot";
    if (index(card.def) >= static_cast<int>(c_.prints.size())) return "must be cards of the set";
    if (card.zone >= kZones || card.zone % kMostSeats != seat) return kAstray;
    const CardFacts& f = c_.facts(index(card.def));
    const Zone base = base_of(card.zone);
    const bool is_site = place >= kFirstSite && place < kFirstDrawn, on_path = base == kAdventure || base == kPath;
    if ((f.type == Type::site) != is_site || (is_site ? !on_path && base != kGone : on_path)) return kAstray;
    if (place >= kFirstDrawn) return f.is_in_draw_deck() ? nullptr : "must be a card of a draw deck";
    if (is_site) return f.site == place - kFirstSite + 1 ? nullptr : "must be the site of its number";
    if (place == kRingPlace) return f.type == Type::ring ? nullptr : "must be a Ring";
    return f.type == Type::companion && f.resistance > 0 ? nullptr : "must be a Ring-bearer";
  }
  void cards() {
    need(s_.pieces.size() == s_.cards.size(), "/pieces", "must be one for each card");
    for (int seat = 0; seat < s_.seats; ++seat)
      for (int card = s_.first[at(seat)]; card < s_.first[at(seat + 1)] && sound(); ++card)
        if (const char* fault = fault_of(seat, card - s_.first[at(seat)], s_.cards[card])) need(false, "/cards", fault);
    if (!sound()) return;
    need(lie_in_order(s_.cards, kZones), "/cards", "must lie at the places 0 to n-1 of their zone");
    for (int seat = 0; seat < s_.seats && sound(); ++seat) {
      need(draw_deck_of(s_, seat) == s_.lists[at(seat)], "/lists", "must be the prints of the draw deck");
      need(c_.facts(index(s_.cards[s_.ring_bearer[at(seat)]].def)).resistance > 0, "/ring_bearer",
           "cannot bear the Ring");
    }
    path();
  }
  void path() {
    std::array<int, kLastSite + 1> laid{};
    for (int seat = 0; seat < s_.seats; ++seat)  // no other cards lie there
      for (int number = 1; number <= kLastSite; ++number)
        laid[at(number)] += base_of(s_.cards[s_.first[at(seat)] + kFirstSite + number - 1].zone) == kPath;
    int last = 0;
    for (int seat = 0; seat < s_.seats; ++seat) last = std::max(last, static_cast<int>(s_.site[at(seat)]));
    for (int number = 1; number <= kLastSite; ++number)
      need(laid[at(number)] <= 1 && (number > last || laid[at(number)] == 1), "/cards", "must be one site of a number");
  }

  // --- what lies on cards
  bool hangs_well(int card) const {
    int steps = 0;
    for (int at = card; at >= 0; at = s_.pieces[at].bearer)
      if (!is_card_or_none(s_.pieces[at].bearer) || ++steps > kMostBorne) return false;
    return true;
  }
  // Nothing lies on it but marks, which may be anywhere.
  static bool is_bare(const Piece& p) { return p.bearer == -1 && p.fight == 0 && p.from == 0 && p.wounds == 0; }
  void pieces() {
    for (int card = 0; card < s_.pieces.size() && sound(); ++card) {
      const Piece& p = s_.pieces[card];
      const Zone zone = base_of(s_.cards[card].zone);
      if (is_bare(p) && zone != kStack) continue;
      need(hangs_well(card), "/pieces", "must be borne by a card");
      if (!sound()) return;
      need(zone != kStack || p.bearer >= 0, "/pieces", "must be stacked on a card");
      need(p.bearer < 0 || zone == kTable || zone == kStack, "/pieces", "is borne outside of play");
      if (p.bearer >= 0) need(bears(p.bearer), "/pieces", "must be borne by a card in play");
      need(p.wounds <= 99 && p.fight <= s_.skirmishes.size(), "/pieces", "holds what it cannot");
      need(p.fight == 0 || zone == kTable, "/pieces", "fights outside of play");
      need(static_cast<Origin>(p.from) <= Origin::stack, "/pieces", "comes from nowhere");
    }
    for (const Skirmish& k : s_.skirmishes)
      need(is_card_or_none(k.defender) && k.stage <= Skirmish::cancelled && k.extra <= 1, "/skirmishes",
           "is none that can be");
  }
  bool bears(int card) const {
    const Zone zone = base_of(s_.cards[card].zone);
    return zone == kTable || zone == kPath || zone == kStack;
  }

  // --- what texts have left behind
  void texts() {
    for (const Scope& c : s_.scopes) {
      bool known = is_card_or_none(c.source) && is_card_or_none(c.there) && is_card_or_none(c.chosen) &&
                   is_card_or_none(c.it) && is_card_or_none(c.other) && within(c.opponent, -1, s_.seats - 1);
      for (const std::int16_t card : c.named) known = known && is_card_or_none(card);
      need(known, "/scopes", "points nowhere");
      for (const auto& set : {c.moved, c.moving})
        set.for_each([&](int card) { need(is_card(card), "/scopes", "points nowhere"); });
    }
    for (const effects::Happening& h : s_.happenings) {
      need(within(h.before, -1, kMoments - 1) && within(h.after, -1, kMoments - 1) && is_card_or_none(h.it) &&
               is_card_or_none(h.other) && is_card_or_none(h.source) && is_seat(h.seat) &&
               within(h.deed, 0, static_cast<int>(Deed::wear)) && within(h.answered_from, 0, s_.answered.size()),
           "/happenings", "is none that can be");
      need(h.deed < static_cast<int>(Deed::wound) || h.it >= 0, "/happenings", "happens to nothing");
    }
    for (const effects::Answered& a : s_.answered)
      need(is_card_or_none(a.source) && is_card_or_none(a.it), "/answered", "points nowhere");
    for (const effects::Timed& t : s_.timed)
      need(within(t.modifier, 0, static_cast<int>(c_.code.modifiers.size()) - 1) && is_card_or_none(t.on) &&
               is_card_or_none(t.source) && t.until() <= kUntilTurn && is_seat(t.seat()),
           "/timed", "is none that a text gives");
    for (const effects::Use& u : s_.uses)
      need(is_ability(u.ability) && is_card(u.source) && u.limit <= kOnceEachLoser + 1, "/uses", "is none of a text");
    const int later = language().find_verb("later");
    for (const effects::Later& l : s_.laters) {
      need(within(l.op, 0, static_cast<int>(c_.code.ops.size()) - 1) && c_.code.ops[at(l.op)].verb == later &&
               is_card_or_none(l.source) && is_card_or_none(l.chosen) && is_seat(l.seat),
           "/laters", "is none of a text");
      for (const std::int16_t card : l.named) need(is_card_or_none(card), "/laters", "points nowhere");
    }
  }

  // --- frames
  bool answer_is_sound(const Answer& a) const {
    return (a.subject == CardId::none || is_card(index(a.subject))) &&
           (a.object == CardId::none || is_card(index(a.object))) && (a.seat == SeatId::none || is_seat(index(a.seat)));
  }
  bool locals_are_sound(const Frame& f) const {
    const auto& l = f.local;
    switch (static_cast<Code>(f.code)) {
      case Code::game: return game_is_sound(l);
      case Code::turn: return within(l[0], 0, 5);
      case Code::shadow:
      case Code::assignment:
      case Code::regroup:
      case Code::reconcile:
      case Code::shuffle: return is_seat(l[0]);
      case Code::window:
        return is_seat(l[0]) && within(l[1], 0, s_.seats) && within(l[2], 0, kMostActions) && is_seat(f.spare) &&
               within(l[kIdleCard], 0, s_.cards.size()) && is_ability(l[kIdleText]);
      case Code::move:
      case Code::skirmishes: return true;
      case Code::archery: return within(l[0], 0, 999) && within(l[1], 0, 999) && is_seat(l[2]);
      case Code::skirmish:
        return within(l[0], 0, s_.skirmishes.size() - 1) && within(l[1], 0, 999) && is_card_or_none(l[2]) &&
               is_card_or_none(l[3]) && within(l[4], 0, 3) && is_card_or_none(l[5]);
      case Code::play: return play_is_sound(l);
      case Code::transfer: return is_card(l[0]) && is_card(l[1]);
      case Code::happening: return is_seat(l[effects::kAnswerSeat]) && within(l[effects::kAnswerPasses], 0, s_.seats);
      case Code::settle: return is_card_or_none(l[0]);
      case Code::texts:
        return is_card(l[effects::kMomentSource]) && within(l[effects::kMomentTrigger], -1, kMoments - 1) &&
               is_card_or_none(l[effects::kMomentTarget]) && within(l[effects::kMomentNext], 0, 20) &&
               is_seat(l[effects::kMomentSeat]);
      case Code::ability:
        return is_ability(l[effects::kAbilityWhich]) && is_card(l[effects::kAbilitySource]) &&
               is_card_or_none(l[effects::kAbilityTarget]) && is_seat(l[effects::kAbilitySeat]);
      case Code::steps:
      case Code::later: return effects::is_place(c_.code, l[effects::kBlockStart]) && is_seat(l[effects::kBlockSeat]);
      case Code::program: return program_is_sound(f);
    }
    return false;
  }
  // While an opponent is chosen the step itself has not begun.
  bool program_is_sound(Frame f) const {
    if (asks_for_opponent(f)) f.step = 0;
    return effects::program_is_sound(language(), c_.code, f, s_.seats);
  }
  template <class L>
  bool game_is_sound(const L& l) const {
    bool sound = within(l[0], 0, s_.seats) && is_seat(l[1]) && within(l[2], 0, 15) && within(l[3], 0, 4);
    for (int nth = 0; nth < kMostSeats; ++nth) sound = sound && within(l[at(4 + nth)], 0, s_.seats);
    return sound;
  }
  template <class L>
  bool play_is_sound(const L& l) const {
    return is_card(l[kPlayCard]) && is_seat(l[kPlaySeat]) && is_card_or_none(l[kPlayHost]) &&
           (l[kPlayText] == -1 || is_ability(l[kPlayText])) && within(l[kPlayCost], 0, 999);
  }
  void frames() {
    int open = 0, happening = 0;
    const bool goes_on = stack(s_, over(s_), procedures(), [&](const Frame& f) {
      const auto code = static_cast<Code>(f.code);
      open += code == Code::ability || code == Code::steps || code == Code::later;
      happening += code == Code::happening && f.step != effects::HappeningProcedure<Table>::kSteps["ended"];
      return locals_are_sound(f) && answer_is_sound(f.answer);
    });
    if (!goes_on) return;
    need(open == s_.scopes.size(), "/scopes", "must be one for each text that runs");
    need(happening == s_.happenings.size(), "/happenings", "must be one for each that waits");
  }
  void question() {
    if (over(s_)) return;
    Decision d;
    Memo memo;
    rules_.decision(s_, memo, d);
    StackChecker::question(d);
  }

  static constexpr std::array<std::uint8_t, kMostSeats> kInOrder{0, 1, 2, 3};
  static constexpr int kMostBorne = 8;
  const Rules& rules_;
  const Catalog& c_;
  const State& s_;
};

}  // namespace

void Rules::check(const State& s, Problems& problems) const { TcgCheck(*this, s, problems).run(); }

}  // namespace mathom::lotr_tcg

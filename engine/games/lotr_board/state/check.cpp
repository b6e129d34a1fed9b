// What always holds, whatever was played: asked of any numbers at all, so ranges come first. Nothing that passes here
// can make a procedure stumble.
#include <algorithm>

#include "effects/read/check_frames.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/state/phases.h"
#include "rules/checker.h"
#include "table/check_cards.h"

namespace mathom::lotr_board {
namespace {

constexpr int kDeepestStack = 26;  // legal play goes to 21; the rest is room for what these frames call

class JourneyCheck : Checker {
 public:
  JourneyCheck(const State& s, Problems& problems) : Checker(problems), s_(s) {}

  void run() {
    numbers();
    if (sound()) cards();
    if (sound()) people();
    if (sound()) frames();
    if (sound()) question();
  }

 private:
  bool is_seat(int seat) const { return seat >= 0 && seat < s_.seats; }

  void numbers() {
    need(within(s_.seats, 2, kMostSeats), "/seats", "must be 2 to 5");
    if (!sound()) return;
    need((s_.alive & ~first_seats(s_.seats)) == 0 && (s_.quiet & ~first_seats(s_.seats)) == 0 &&
             (s_.spared & ~first_seats(s_.seats)) == 0,
         "/alive", "must be seats");
    need(is_seat(s_.bearer) && is_seat(s_.active) && is_seat(s_.last_active), "/active", "must be seats");
    need(s_.sauron <= content().corruption_last, "/sauron", "must stand on the line");
    need(s_.result <= Result::betrayed, "/result", "is no result");
    need(s_.place < content().places.size(), "/place", "is no place");
    need(s_.gandalf_used < 1 << kGandalf, "/gandalf_used", "must be five bits");
    for (int i = 0; i < kMostSeats; ++i) {
      need(s_.corruption[at(i)] <= content().corruption_last, "/corruption", "must stand on the line");
      need(s_.runes[at(i)] <= 200 && s_.pledged_runes[at(i)] <= 50, "/runes", "are too many");
    }
    for (int k = 0; k < kTokenKinds; ++k) {
      int n = 0;
      for (int i = 0; i < kMostSeats; ++i) n += s_.tokens[at(i)][at(k)] + s_.pledged_tokens[at(i)][at(k)];
      need(n <= content().tokens[at(k)], "/tokens", "are more than there are");
    }
    if (!sound()) return;
    const Place& place = content().places[s_.place];
    const int events = place.haven ? 6 : static_cast<int>(place.programs.size());
    need(s_.event <= events, "/event", "is beyond the last");
    for (int i = 0; i < kSymbols; ++i) {
      const Track* t = place.track(i);
      need(place.haven ? s_.track[at(i)] <= 20 : s_.track[at(i)] <= (t ? static_cast<int>(t->spaces.size()) : 0),
           "/track", "is beyond its end");
    }
    need(s_.points <= 100, "/points", "are too many");
  }

  static bool lies_well(Group g, int zone) {
    switch (g) {
      case Group::tiles: return zone >= kTileStack && zone <= kTilesDone;
      case Group::gold: return zone == kGoldPool || zone == kGoldSpent || zone >= kGoldOf;
      case Group::quest:
        return zone == kDeck || zone == kDiscard || zone == kShown || (zone >= kHand && zone < kGoldOf);
      default:
        return zone == kDiscard || zone == kBox || zone == kBoxUnseen || zone == kSupply || zone == kBoard ||
               zone == kPool || (zone >= kHand && zone < kGoldOf);
    }
  }

  void cards() {
    need(s_.cards.size() == kCards, "/cards", "must be all cards");
    if (!sound()) return;
    need(is_each_once(s_.cards), "/cards", "must each be there once");
    need(lie_in_order(s_.cards, kZones), "/cards", "must lie at the places 0 to n-1 of their zone");
    for (int i = 0; i < kCards && sound(); ++i) {
      const Card& c = s_.cards[i];
      need(group_of(i) == group_of(index(c.def)) && lies_well(group_of(i), c.zone), "/cards", "lies in a wrong place");
      if (sound()) open_or_hidden(c);
    }
  }
  void open_or_hidden(const Card& c) {
    const bool open = c.zone == kDiscard || c.zone == kBox || c.zone == kSupply || c.zone == kBoard ||
                      c.zone == kShown || c.zone == kTileNow || c.zone == kTilesDone || c.zone == kGoldSpent;
    need(!open || c.seen_by == kEveryone, "/cards", "lies open unseen");
    const int owner = c.zone >= kGoldOf ? c.zone - kGoldOf : c.zone >= kPledged ? c.zone - kPledged : c.zone - kHand;
    if (c.zone < kHand) return;
    need(is_seat(owner) && contains(c.seen_by, seat_at(owner)), "/cards", "is held unseen");
    const bool story = facts_of(index(c.def)).colour == Colour::story;
    need((!story && (c.zone < kGoldOf || s_.competitive)) || c.seen_by == kEveryone, "/cards",
         "must be known to everybody");
  }

  void people() {
    for (int i = 0; i < kMostSeats; ++i) {
      const bool in = is_alive(s_, i);
      int things = s_.pledged_runes[at(i)];
      for (int k = 0; k < kTokenKinds; ++k) things += s_.tokens[at(i)][at(k)] + s_.pledged_tokens[at(i)][at(k)];
      need(in || (things == 0 && hand_size(s_, i) == 0 && count_in(s_.cards, pledge_of(i)) == 0), "/alive",
           "who is out holds nothing");
      need(!in || over(s_) || s_.corruption[at(i)] < s_.sauron, "/corruption", "who meets Sauron is out");
    }
    need(over(s_) || s_.doom || is_alive(s_, s_.bearer), "/bearer", "must be in play");
    need(over(s_) || s_.alive != 0, "/alive", "must be somebody");
    need(over(s_) == s_.frames.empty(), "/result", "is there when nothing goes on");
  }

  void frames() {
    const int depth = s_.frames.size();
    need(depth <= kDeepestStack, "/frames", "are too deep");
    for (int i = 0; i < depth && sound(); ++i) {
      const Frame& f = s_.frames[i];
      need(f.code < kCodes && (i == 0) == (f.code == 0), "/frames", "runs nothing");
      if (!sound()) return;
      need(stands_well(s_, procedures(), i), "/frames", "waits for nothing");
      need(f.seen_by == kEveryone && f.spare == 0, "/frames", "hides something");
      answer(f.answer);
      locals(f);
      in_place(f);
    }
  }

  // What goes on must belong to the place.
  void in_place(const Frame& f) {
    const bool haven = content().places[s_.place].haven;
    switch (static_cast<Code>(f.code)) {
      case Code::haven: return need(haven && within(f.local[kHavenAction], 0, 2), "/frames", "is in no haven");
      case Code::conflict:
      case Code::turn:
      case Code::descent:
      case Code::event:
      case Code::ring: return need(!haven, "/frames", "is in no conflict");
      case Code::doom: return need(!haven && s_.doom, "/frames", "is not at Mount Doom");
      default: return;
    }
  }

  void answer(const Answer& a) {
    need((a.subject == CardId::none || index(a.subject) < kCards) && a.object == CardId::none &&
             (a.seat == SeatId::none || is_seat(index(a.seat))),
         "/frames", "was answered with nothing");
  }
  void locals(const Frame& f) {
    const auto& l = f.local;
    const auto ranges = [&](std::initializer_list<std::array<int, 2>> list) {
      std::size_t i = 0;
      for (const auto& [least, most] : list) need(within(l[i++], least, most), "/frames", "counts wrong");
    };
    const int last = s_.seats - 1;
    switch (static_cast<Code>(f.code)) {
      case Code::program: return program(f);
      case Code::window:
        return ranges({{0, kMoments - 1}, {0, last}, {0, last}, {0, 1}, {0, last}, {-1, last}, {0, 1}});
      case Code::roll: return ranges({{0, last}, {0, 9}, {0, 1}, {0, 1}, {0, 1}, {0, 5}, {0, 3}});
      case Code::move: return ranges({{0, 3}, {0, 9}, {0, 1}, {0, 9}, {0, last}});
      case Code::ring: return ranges({{0, last}, {0, 9}});
      case Code::draw: return ranges({{0, last}, {0, 9}, {0, 1}});
      case Code::turn: return ranges({{0, 1}, {0, 1}, {0, 2}, {0, 2}, {0, 1}, {0, 3}, {0, 1}, {0, kFirstTile}});
      case Code::event: {
        const auto n = content().places[s_.place].programs.size();
        return ranges({{0, 1}, {0, static_cast<int>(n) - 1}});
      }
      case Code::gandalf: return ranges({{0, kMoments - 1}, {0, kGandalf - 1}});
      case Code::pay: return payment(f);
      default: return;
    }
  }
  void program(const Frame& f) {
    need(effects::program_is_sound(language(), content().code, f, s_.seats), "/frames", "runs no program");
    if (!sound()) return;
    need(content().code.ops[at(f.local[effects::kPc])].verb != effects::kEnd, "/frames", "runs no program");
    need(within(f.local[effects::kStage], 0, 6) && within(f.local[effects::kC], 0, 9) &&
             within(f.local[effects::kB], -1, 9),
         "/frames", "counts wrong");
  }
  void payment(const Frame& f) {
    const auto& l = f.local;
    need(within(l[kPayCost], 0, static_cast<int>(content().code.costs.size()) - 1), "/frames", "pays nothing");
    need(l[kPayHow] >= 0 && (l[kPayHow] & kByMask) <= 2 && within(l[kPayHow] >> kTagShift, 0, 1), "/frames",
         "pays in no way");
    need(within(l[kPaySeat], -1, s_.seats - 1) && within(l[kPayAsked], -1, s_.seats - 1) &&
             within(l[kPayStars], 0, 9) && within(l[kPayGollum], 0, s_.seats) && within(l[kPaySpared], 0, 1),
         "/frames", "counts wrong");
  }

  // Whoever is to answer is in play; luck has something to shuffle.
  void question() {
    if (s_.frames.empty()) return;
    const Code top = static_cast<Code>(s_.frames.back().code);
    if (top == Code::pay && !is_proposing(s_.frames.back()))
      need(is_alive(s_, s_.frames.back().local[kPayAsked]), "/frames", "ask nobody");
    if (!sound()) return;
    Decision d;
    Memo memo;
    Rules{}.decision(s_, memo, d);
    if (d.by_luck())
      need(d.ask == Ask::roll || !d.options.empty(), "/frames", "shuffle nothing");
    else
      need(is_alive(s_, index(d.seat)), "/frames", "ask nobody");
  }

  const State& s_;
};

}  // namespace

void Rules::check(const State& s, Problems& problems) const { JourneyCheck(s, problems).run(); }

}  // namespace mathom::lotr_board

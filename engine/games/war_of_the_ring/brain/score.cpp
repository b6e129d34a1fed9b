// What speaks for each option of a question.
#include <algorithm>

#include "effects/control/control.h"
#include "games/war_of_the_ring/brain/survey.h"
#include "games/war_of_the_ring/cards/verbs/verbs.h"

namespace mathom::war_of_the_ring {
namespace {

using effects::Ability;

int percent(int n, int of) { return n * of / 100; }

class Scorer {
 public:
  Scorer(const Survey& v, const Decision& d) : v_(v), d_(d), t_(v.table()), s_(v.state()), seat_(index(d.seat)) {
    side_ = t_.side(seat_);
    if (question() != Question::action) return;
    excess_ = v.excess(seat_);
    for (int card = 0; card < kCards; ++card) {
      if (t_.zone(card) != zone_of(kHand, seat_)) continue;
      const int n = keep(card);
      if (n < least_[0]) {
        least_[1] = least_[0];
        least_[0] = n;
        least_card_ = card;
      } else if (n < least_[1]) {
        least_[1] = n;
      }
    }
  }
  int score(const Option& o) const;

 private:
  Question question() const { return static_cast<Question>(d_.why); }
  int keep(int card) const { return t_.known(card) ? v_.keep(index(s_.cards[card].def)) : v_.weights().unknown; }
  int with_items(int card) const;
  // Returns the loss by giving a card up, as far as the rest of the game needs the card.
  int lost(int card, int of) const;
  int pay(int card) const;
  int at_place(int card, int thing) const;
  int put(int card, int thing) const;
  int play(int card, int thing) const;
  int move(int card, int thing) const;
  int texts(int card, Trigger, int thing) const;
  int action_texts(int card) const;
  int ability(int n, int source, int seat) const;
  int given_up(int card, Cause) const;
  int control(const Option&) const;
  int activate(int place) const;
  int token(const Option&) const;
  int ring() const;

  const Survey& v_;
  const Decision& d_;
  const Table& t_;
  const State& s_;
  int seat_;
  Side side_ = Side::shadow;
  int excess_ = 0, least_card_ = -1;
  std::array<int, 2> least_{v_.weights().unknown * 2, v_.weights().unknown * 2};
};

int Scorer::with_items(int card) const {
  int n = keep(card);
  if (is_in_play(t_.zone(card)))
    for (int item = 0; item < kCards; ++item)
      if (t_.is_item_of(item, card)) n += keep(item);
  return n;
}
int Scorer::lost(int card, int of) const {
  const int rounds = std::min(v_.rounds_left(), 3);
  return percent(with_items(card), of) * (1 + rounds) / 4;
}

// Another card of the hand pays.
int Scorer::pay(int card) const {
  const int least = card == least_card_ ? least_[1] : least_[0];
  return percent(least, excess_ >= 2 ? v_.weights().spare : v_.weights().lost_paying);
}

int Scorer::ability(int n, int source, int seat) const {
  const Ability& a = t_.ability(n);
  const SeatId self = effects::seat_of(t_, a.by, frame_of(seat));
  if (!is_player(self)) return 0;
  const int worth = worth_of_text(v_, a.cost, source, index(self)) + worth_of_text(v_, a.body, source, index(self));
  const int signed_worth = t_.side(index(self)) == side_ ? worth : -worth;
  return a.may ? std::max(0, signed_worth) : signed_worth;
}

int Scorer::texts(int card, Trigger trigger, int thing) const {
  int total = 0;
  for (const int n : t_.facts(card).abilities) {
    const Ability& a = t_.ability(n);
    if (a.kind != Ability::Kind::triggered || a.trigger != trigger) continue;
    if (failing(t_, a, card, seat_) >= 0) continue;
    if (a.to >= 0) {
      const AsIfResolving asked(t_, card);
      if (thing < 0 || !matches(t_, a.to, thing, frame_of(seat_))) continue;
    }
    total += ability(n, card, seat_);
  }
  return total;
}

// Returns the value of the texts that the player may use once the card lies in the reserve.
int Scorer::action_texts(int card) const {
  int best = 0;
  for (const int n : t_.facts(card).abilities) {
    const Ability& a = t_.ability(n);
    if (a.kind == Ability::Kind::triggered && a.trigger == kOnAction) best = std::max(best, ability(n, card, seat_));
  }
  return best / 2;
}

int Scorer::at_place(int card, int thing) const {
  const int place = thing - kFirstPlace;
  const bool attacks = side_ != defender(t_, place);
  const int of = attacks ? v_.weights().lost_attacking : v_.weights().lost_defending;
  return percent(v_.gain_at(card, place), v_.weights().gain) -
         percent(lost(card, of), excess_ > 0 ? v_.weights().spare_played : 100) + texts(card, kOnEnters, thing);
}

// Returns the value of putting the card there, without its price.
int Scorer::put(int card, int thing) const {
  const CardFacts& f = t_.facts(card);
  switch (f.type) {
    case Type::event: return texts(card, kOnEvent, -1) - percent(keep(card), v_.weights().lost_attacking);
    case Type::item: {
      const bool reserve = is_reserve(t_.zone(thing));
      const int held = reserve ? percent(keep(card), v_.weights().held) + action_texts(card) + worth_of_standing(v_, f)
                               : percent(v_.gain_on(card, thing), v_.weights().gain) + action_texts(card);
      return held + texts(card, kOnPlayed, reserve ? kReserveThing : thing) - lost(card, v_.weights().lost_defending);
    }
    default: break;
  }
  if (thing == kReserveThing)
    return worth_of_standing(v_, f) + action_texts(card) + texts(card, kOnPlayed, thing) +
           (v_.rounds_left() > 0 ? v_.weights().waiting : -v_.weights().waiting);
  return at_place(card, thing) + texts(card, kOnPlayed, thing);
}

int Scorer::play(int card, int thing) const { return put(card, thing) - pay(card); }
int Scorer::move(int card, int thing) const {
  return at_place(card, thing) + (v_.rounds_left() == 0 ? v_.weights().move_free : 0);
}

int Scorer::given_up(int card, Cause cause) const {
  if (!t_.known(card)) return -v_.weights().unknown;
  if (side_of(t_.facts(card).faction) != side_) return 40 + with_items(card);
  const bool saved = saves_itself(t_.catalog(), t_.facts(card), cause);
  return -percent(with_items(card), saved ? v_.weights().lost_cycling : 100);
}

int Scorer::activate(int place) const {
  int total = worth_of_place(v_, place, side_);
  for (const int n : t_.place_facts(place).abilities)
    if (t_.ability(n).trigger == kOnActivated && t_.ability(n).kind == Ability::Kind::triggered)
      total += ability(n, kFirstPlace + place, seat_);
  return total;
}

int Scorer::control(const Option& o) const {
  const Frame& f = s_.frames.back();
  if (o.verb == effects::kNo) return 0;
  if (static_cast<Code>(f.code) == Code::ability) {
    const Ability& a = t_.ability(f.local[effects::kAbilityWhich]);
    return worth_of_text(v_, a.cost, f.local[effects::kAbilitySource], seat_) +
           worth_of_text(v_, a.body, f.local[effects::kAbilitySource], seat_);
  }
  const effects::Op& op = t_.catalog().code.ops[at(f.local[effects::kPc])];
  const int block = o.verb == effects::kPick ? t_.catalog().code.lists[at(op.arg[1] + o.amount)] : op.arg[1];
  return worth_of_text(v_, block, t_.scope().source, seat_);
}

int Scorer::token(const Option& o) const {
  const effects::Op& op = t_.catalog().code.ops[at(s_.frames.back().local[effects::kPc])];
  const bool attack = lays_attack(op);
  if (o.subject == CardId::none) return v_.gain_of_icons(index(o.object) - kFirstPlace, attack, 1, side_);
  const int place = t_.place_of(index(o.subject));
  return place < 0 ? 0 : v_.gain_of_icons(place, side_ != defender(t_, place), 1, side_);
}

// The token of the game: two cards now, and one point less at the end. The token of the round: one card more, and a
// choice.
int Scorer::ring() const {
  if (t_.deck(seat_).ring == RingRule::round) return v_.weights().drawn;
  return v_.weights().ring;
}

int Scorer::score(const Option& o) const {
  const int card = o.subject == CardId::none ? -1 : index(o.subject);
  const int thing = o.object == CardId::none ? -1 : index(o.object);
  if (o.verb >= effects::kPick) return control(o);
  switch (verb_of(o)) {
    case Verb::play:
      return question() == Question::action ? play(card, thing) : put(card, thing) + v_.weights().waiting;
    case Verb::move: return move(card, thing);
    case Verb::cycle: return -percent(keep(card), v_.weights().lost_cycling) + v_.weights().cycle;
    case Verb::winnow: return v_.weights().drawn - least_[0] - least_[1] + v_.weights().winnow;
    case Verb::use: return ability(t_.facts(card).abilities[at(o.amount)], card, seat_);
    case Verb::ring: return ring();
    case Verb::pass: return question() == Question::action ? v_.weights().pass : 0;
    case Verb::forsake: return given_up(card, is_reserve(t_.zone(card)) ? kForsakenReserve : kForsakenHand);
    case Verb::from_deck: return -v_.unknown(seat_);
    case Verb::eliminate: return given_up(card, kByEffect);
    case Verb::take: return card >= 0 ? keep(card) : v_.keep(o.amount);
    case Verb::activate: return activate(thing - kFirstPlace);
    case Verb::choose: return token(o);
    case Verb::with_items: return 2;
    case Verb::alone: return 1;
    default: return 0;
  }
}

}  // namespace

void score_options(const Survey& v, const Decision& d, std::vector<int>& out) {
  out.clear();
  const auto q = static_cast<Question>(d.why);
  if (q == Question::lose || q == Question::lose_for) return score_losses(v, d, out);
  const Scorer scorer(v, d);
  for (const Option& o : d.options) out.push_back(scorer.score(o));
}

}  // namespace mathom::war_of_the_ring

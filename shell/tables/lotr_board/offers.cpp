#include "shell/tables/lotr_board/offers.h"

#include <algorithm>

#include "effects/run/options.h"
#include "games/lotr_board/content/content.h"

namespace mathom::lotr_board {

Spot spot_of(const Option& o) {
  if (o.verb == effects::kPoint) return Spot::seat;
  if (o.verb >= effects::kPick) return Spot::row;
  switch (verb_of(o)) {
    case Verb::play:
    case Verb::story:
    case Verb::give:
    case Verb::hand_over:
    case Verb::drop: return Spot::hand;
    case Verb::track: return Spot::track;
    case Verb::gandalf:
    case Verb::top_tile: return Spot::card;
    case Verb::ask_seat:
    case Verb::assign:
    case Verb::from:
    case Verb::to: return Spot::seat;
    case Verb::done:
    case Verb::refuse:
    case Verb::give_up:
    case Verb::pass: return Spot::main;
    default: return Spot::row;
  }
}

bool Offers::any_at(Spot spot) const {
  const auto& options = sight_.decision().options;
  return std::any_of(options.begin(), options.end(), [&](const Option& o) { return spot_of(o) == spot; });
}

bool Offers::hand_live() const {
  if (step_in_.answers_itself()) return false;
  switch (sight_.question()) {
    case Question::play:
    case Question::pay:
    case Question::must_pay:
    case Question::contribute: return true;
    case Question::window: {
      // A hand without a story card has nothing to do with it.
      const std::vector<CardId> hand = sight_.own_hand();
      return std::any_of(hand.begin(), hand.end(),
                         [](CardId c) { return facts_of(index(c)).colour == lotr_board::Colour::story; });
    }
    default: break;
  }
  return any_at(Spot::hand);
}

bool Offers::card_asked() const { return hand_live() || any_at(Spot::card); }

// A card that may go to several tracks goes to the main one first. For a card that is not offered, returns the options
// that a player would try.
std::vector<Option> Offers::hand_options(CardId card) const {
  std::vector<Option> out;
  for (const Option& o : sight_.decision().options)
    if ((spot_of(o) == Spot::hand || spot_of(o) == Spot::card) && sight_.offered_card(o) == card) out.push_back(o);
  const auto main = std::find_if(out.begin(), out.end(), [&](const Option& o) {
    return verb_of(o) == Verb::play && o.amount == sight_.place().main;
  });
  if (main != out.end()) std::rotate(out.begin(), main, main + 1);
  if (!out.empty()) return out;
  const CardId where = sight_.physical(card);
  const bool story = index(card) < kFirstTile && facts_of(index(card)).colour == lotr_board::Colour::story;
  switch (sight_.question()) {
    case Question::play:
    case Question::window: return {story ? card_option(Verb::story, where) : card_option(Verb::play, where, -1)};
    default: return {card_option(Verb::give, where)};
  }
}

bool Offers::turns_tile() const {
  return sight_.asks(Question::window) && !step_in_.answers_itself() &&
         sight_.decision().seat == seat_at(sight_.seen().active) &&
         static_cast<Moment>(sight_.seen().frames.back().local[kWinMoment]) == Moment::before_tile;
}

int Offers::on_track(int symbol) const {
  if (!sight_.asked()) return -1;
  for (std::size_t i = 0; i < sight_.decision().options.size(); ++i) {
    const Option& o = sight_.decision().options[i];
    if (spot_of(o) == Spot::track && o.amount == symbol) return static_cast<int>(i);
  }
  if (sight_.question() != Question::play || sight_.marks().empty() || sight_.gathers()) return -1;
  for (const Option& o : hand_options(sight_.marks().front()))
    if (verb_of(o) == Verb::play && o.amount == symbol) return sight_.find(o);
  return -1;
}

int Offers::on_seat(int seat) const {
  if (!sight_.asked()) return -1;
  for (std::size_t i = 0; i < sight_.decision().options.size(); ++i)
    if (spot_of(sight_.decision().options[i]) == Spot::seat && sight_.decision().options[i].seat == seat_at(seat))
      return static_cast<int>(i);
  return -1;
}

const Option* Offers::on_main() const {
  for (const Option& o : sight_.decision().options)
    if (spot_of(o) == Spot::main) return &o;
  return nullptr;
}

bool Offers::in_panel() const {
  return sight_.decision().options.front().verb >= effects::kPick &&
         sight_.decision().options.front().verb != effects::kPoint;
}

// Whether a card is lifted or not: the board stays as it is.
bool Offers::row_answers() const { return !sight_.asked() || sight_.question() == Question::window || !row().empty(); }

int Offers::row_cells() const { return static_cast<int>(row().size()) + step_in_.shown(); }

// While cards are played its usual buttons stand there even when they can do nothing now
std::vector<GameTable::Choosable> Offers::row() const {
  std::vector<GameTable::Choosable> out;
  if (!sight_.asked() || step_in_.answers_itself() || in_panel()) return out;
  if (sight_.question() == Question::play) {
    for (const Verb verb : {Verb::draw_two, Verb::rest}) {
      const Option o = option(verb);
      out.push_back({o, sight_.find(o)});
    }
    if (sight_.decision().seat == seat_at(sight_.seen().bearer) && sight_.find(option(Verb::put_on)) < 0 &&
        !sight_.seen().doom && !sight_.place().haven)
      out.push_back({option(Verb::put_on), -1});
  }
  for (std::size_t i = 0; i < sight_.decision().options.size(); ++i) {
    const Option& o = sight_.decision().options[i];
    if (spot_of(o) != Spot::row || verb_of(o) == Verb::draw_two || verb_of(o) == Verb::rest) continue;
    out.push_back({o, static_cast<int>(i)});
  }
  return out;
}

}  // namespace mathom::lotr_board

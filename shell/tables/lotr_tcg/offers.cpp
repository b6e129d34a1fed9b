#include "shell/tables/lotr_tcg/offers.h"

#include <algorithm>
#include <tuple>

namespace mathom::lotr_tcg {

namespace {

bool is_control(const Option& o) { return o.verb >= effects::kPick; }

}  // namespace

// Whether all answers have one form, so that a panel over the table covers no other offer.
Offers::Form Offers::form() const {
  Form out = Form::laid;
  for (const Option& o : sight_.decision().options) {
    const Spot spot = spot_of(o);
    if (spot == Spot::list) return Form::list;
    if (spot == Spot::spread) out = Form::spread;
  }
  return out;
}

bool Offers::hand_live() const {
  const auto& options = sight_.decision().options;
  return !options.empty() && !sight_.answers_itself() && form() != Form::list &&
         (sight_.question() == Question::act ||
          std::any_of(options.begin(), options.end(), [&](const Option& o) { return card_of(o) != CardId::none; }));
}

// For a card in a deck, and for a starting companion, only the print is known.
CardId Offers::card_of(const Option& o) const {
  if (o.subject == CardId::none) {
    const bool print = o.verb == effects::kThisOne || (o.verb < effects::kPick && verb_of(o) == Verb::start);
    return print ? card_at(kCards + o.amount) : CardId::none;
  }
  if (!sight_.is_card(o.subject) || index(o.subject) >= sight_.seen().cards.size()) return CardId::none;
  // A visible Ring is touched itself.
  const bool ring = sight_.print_of(o.subject) >= 0 && sight_.table().facts(index(o.subject)).type == Type::ring;
  if (ring && layout_.is_laid(index(o.subject))) return o.subject;
  return card_at(sight_.holder_of(index(o.subject)));
}

Offers::Spot Offers::spot_of(const Option& o) const {
  const CardId card = card_of(o);
  if (card == CardId::none) {
    if (is_control(o)) return o.verb == effects::kNoMore ? Spot::row : Spot::list;
    switch (verb_of(o)) {
      case Verb::pass:
      case Verb::pass_phase:
      case Verb::ready:
      case Verb::done:
      case Verb::move:
      case Verb::stay: return Spot::row;
      default: return Spot::list;
    }
  }
  if (!sight_.is_card(card)) return Spot::spread;
  if (sight_.seen().cards[index(card)].zone == zone_of(kHand, sight_.me())) return Spot::hand;
  return layout_.is_laid(index(card)) ? Spot::laid : Spot::spread;
}

bool Offers::is_pass_of_window(const Option& o) const {
  return sight_.question() == Question::act && o.verb < effects::kPick && verb_of(o) == Verb::pass;
}

std::optional<Pairing> Offers::pairing_of(const Option& o) const {
  if (o.verb >= effects::kPick || verb_of(o) != Verb::assign || o.object == CardId::none) return std::nullopt;
  return pairing(sight_.table(), index(o.subject), index(o.object));
}

// An assignment is good for the side that would win the fight. Its own side keeps the Ring-bearer out of it, and the
// other side seeks the Ring-bearer.
int Offers::sense_of(const Option& o) const {
  const std::optional<Pairing> match = pairing_of(o);
  if (!match) return 0;
  const State& s = sight_.seen();
  const bool defends = sight_.me() == s.turn, defended = match->defends > match->attacks;
  const bool bearer = match->defender == s.ring_bearer[at(s.turn)];
  const int more = std::max(match->defends, match->attacks), less = std::min(match->defends, match->attacks);
  const int weight = (more >= 2 * less ? 2 : 1) + (bearer ? 2 : 0);
  if (!defends) return defended ? -1 : weight;
  return defended ? (bearer ? 0 : 3 - weight) : -weight;
}

// In a lesson the player is told what to do: all that they are offered may be put forward.
bool Offers::is_sensible(const Option& o) const {
  return sense_of(o) >= 0 && (base_.seat_view().is_directed() || sense_.of(base_.seat_view(), o));
}

// The most sensible first: a second touch does it. The act of a hint comes before all others.
std::vector<Option> Offers::means_of(CardId card) const {
  std::vector<Option> out;
  for (const Option& o : sight_.decision().options)
    if (card_of(o) == card) out.push_back(o);
  const auto rank = [&](const Option& o) {
    return std::tuple(base_.hinted(o), sense_of(o), sense_.rank(base_.seat_view(), o));
  };
  if (out.size() > 1)
    std::stable_sort(out.begin(), out.end(), [&](const Option& a, const Option& b) { return rank(a) > rank(b); });
  return out;
}

void Offers::read_refused() const {
  if (refused_at_ == base_.seat_view().changes()) return;
  refused_ = base_.seat_view().refused();
  refused_at_ = base_.seat_view().changes();
}

// Acts that a player would try with a card in play and that are not possible: the rules have a reason for them.
std::optional<Option> Offers::refused_with(CardId card) const {
  read_refused();
  for (const Option& o : refused_)
    if (card_of(o) == card) return o;
  return std::nullopt;
}

std::vector<Option> Offers::hand_options(CardId card) const {
  std::vector<Option> out = means_of(card);
  if (!out.empty()) return out;
  if (const auto wanted = refused_with(card)) return {*wanted};
  return {card_option(Verb::play, card)};
}

// Returns the act of the gold button.
std::optional<Option> Offers::lifted_option() const {
  if (!sight_.asked() || base_.lifted() == CardId::none) return std::nullopt;
  const std::vector<Option> means = means_of(base_.lifted());
  if (means.empty()) return std::nullopt;
  return means.front();
}

int Offers::target_option(int card) const {
  if (base_.lifted() == CardId::none || base_.lifted() == card_at(card)) return -1;
  for (const Option& o : means_of(base_.lifted()))
    if (o.object != CardId::none && sight_.is_card(o.object) && sight_.holder_of(index(o.object)) == card)
      return base_.find(o);
  return -1;
}

// Returns why the lifted card cannot go to that card; empty if nobody would try.
std::optional<Option> Offers::refused_target(int card) const {
  if (base_.lifted() == CardId::none || base_.lifted() == card_at(card)) return std::nullopt;
  read_refused();
  for (const Option& o : refused_)
    if (card_of(o) == base_.lifted() && o.object != CardId::none && sight_.is_card(o.object) &&
        sight_.holder_of(index(o.object)) == card)
      return o;
  return std::nullopt;
}

}  // namespace mathom::lotr_tcg

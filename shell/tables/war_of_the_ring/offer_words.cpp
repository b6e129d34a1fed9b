#include "shell/tables/war_of_the_ring/offer_words.h"

#include <algorithm>

#include "effects/run/abilities.h"
#include "effects/run/options.h"
#include "effects/say/say.h"
#include "games/war_of_the_ring/cards/catalog.h"

namespace mathom::war_of_the_ring {

namespace {

int title_of(const Catalog& c, int print) { return c.title_of[at(print)]; }

}  // namespace

// While a card is lifted its other meanings need not name it again.
std::string OfferWords::short_name(const Frame& f, const Option& o) const {
  if (f.c.scene().words() || is_control(o) || sight_.lifted() == CardId::none ||
      sight_.offered_card(o) != sight_.lifted())
    return {};
  if (sight_.table().hand_index(sight_.lifted()) == sight_.table().find(o)) return {};
  if (verb_of(o) == Verb::cycle) return f.host.say("war_of_the_ring.table.cycle_it");
  if (verb_of(o) != Verb::play && verb_of(o) != Verb::move) return {};
  if (o.object == CardId::none) return {};
  if (index(o.object) == kReserveThing) return f.host.say("war_of_the_ring.table.to_reserve");
  const int print = sight_.print_of(o.object);
  if (print < 0 || is_place(print)) return {};
  return f.host.say("war_of_the_ring.table.to_wielder", {{"card", sight_.name_of(f.host, print)}});
}

// Cards that look alike have a number each, so that every offer has a name of its own.
std::string OfferWords::name(const Frame& f, const Option& o) const {
  if (std::string words = short_name(f, o); !words.empty()) return words;
  const std::string label = f.host.say(f.seat.label(o));
  if (!has_card(o)) return label;
  const int card = index(sight_.offered_card(o));
  if (card < 0 || is_place(card)) return label;
  int of = 0, n = 0, uses = 0, use = 0;
  for (const Option& other : sight_.decision().options) {
    if (other.verb != o.verb || other.object != o.object || !has_card(other)) continue;
    const int face = index(sight_.offered_card(other));
    if (face < 0 || is_place(face)) continue;
    if (face == card) ++uses, use += other.amount <= o.amount;
    if (title_of(sight_.catalog(), face) != title_of(sight_.catalog(), card) ||
        (face != card && other.amount != o.amount && verb_of(o) == Verb::use))
      continue;
    if (face == card && other != o) continue;
    ++of;
    if (face <= card) ++n;
  }
  std::string words = label;
  if (uses > 1) words = f.host.say("war_of_the_ring.table.nth_text", {{"n", std::to_string(use)}, {"what", label}});
  if (of < 2) return words;
  return f.host.say("war_of_the_ring.table.copy",
                    {{"card", words}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

std::string OfferWords::note(const Frame& f, const Option& o) const {
  if (is_control(o)) return {};
  switch (verb_of(o)) {
    case Verb::winnow: return f.host.say("war_of_the_ring.table.about_winnow");
    case Verb::ring: {
      // Its effect differs between the scenarios.
      const DeckFacts& deck = sight_.board().table().deck(sight_.me());
      if (deck.ring == RingRule::none) return {};
      return effects::sentences(effects::say_program(language(), sight_.catalog().code, deck.ring_text),
                                [&](const Phrase& p) { return f.host.say(p); });
    }
    case Verb::use: return sight_.words_of(f.host, std::max(0, index(sight_.offered_card(o)))).text;
    default: return {};
  }
}

// Says why a lifted card of the hand cannot be played; empty if it can.
std::string OfferWords::only_cycled(const TableHost& host, CardId card) const {
  for (const Option& o : offers_.meanings_of(card))
    if (sight_.table().find(o) >= 0 && verb_of(o) != Verb::cycle) return {};
  const Option wanted = card_option(Verb::play, sight_.physical(index(card)));
  const auto reason = sight_.table().seat_view().why_not(wanted);
  if (!reason) return {};
  const std::string more = why(host, wanted);
  return more.empty() ? host.say(reason->phrase) : more;
}

std::string OfferWords::paid(const TableHost& host, const std::string& act, CardId card) const {
  return host.say("war_of_the_ring.table.paid", {{"act", act}, {"card", sight_.name_of(host, index(card))}});
}

std::string OfferWords::why(const TableHost& host, const Option& wanted) const {
  const effects::Clause more = say_why(sight_.catalog(), sight_.seen(), sight_.decision(), wanted);
  return more.empty() ? std::string() : effects::sentences({more}, [&](const Phrase& p) { return host.say(p); });
}

// The text of the asking card that is carried out; -1: none is.
int OfferWords::asked_ability() const {
  const State& s = sight_.seen();
  for (int i = s.frames.size() - 1; i >= 0; --i)
    if (static_cast<Code>(s.frames[i].code) == Code::ability &&
        sight_.print_of(card_at(s.frames[i].local[effects::kAbilitySource])) == sight_.source_print())
      return s.frames[i].local[effects::kAbilityWhich];
  return -1;
}

// Says where the card would be: a place, the reserve, with a wielder; nothing if it leaves the table.
std::optional<State> OfferWords::state_after(const Option& o) const {
  if (o.verb >= effects::kPick) return {};
  const CardId face = sight_.offered_card(o);
  const int card = face == CardId::none || is_place(index(face)) ? -1 : index(sight_.physical(index(face)));
  if (card < 0 || card >= kCards) return {};
  switch (verb_of(o)) {
    case Verb::play:
    case Verb::move:
      if (o.object == CardId::none) return {};
      return with_card_at(sight_.seen(), card, index(o.object));
    case Verb::eliminate:
    case Verb::cycle:
    case Verb::forsake:
    case Verb::lose: {
      if (sight_.seen().cards[card].zone < kAt) return {};
      State then = sight_.seen();
      then.cards[card].zone = static_cast<std::uint8_t>(kEliminated + sight_.seen().owner[at(card)]);
      return then;
    }
    default: return {};
  }
}

// The first place where it changes a strength: "defence 4 → 6", and the side that would win the place.
std::string OfferWords::outcome(const Frame& f, const Option& o) const {
  const std::optional<State> then = state_after(o);
  if (!then) return {};
  for (const int place : sight_.board().active_places()) {
    const Totals now = totals(sight_.board().table(), place),
                 after = totals(looking_at(sight_.catalog(), *then), place);
    if (now.attack == after.attack && now.defence == after.defence) continue;
    const bool path = sight_.catalog().place_facts(place).path;
    const auto change = [&](const char* key, int from, int to) {
      return from == to ? std::string() : f.host.say(Phrase{key, {}}.number("now", from).number("then", to));
    };
    std::string words =
        change(path ? "war_of_the_ring.table.to_skulls" : "war_of_the_ring.table.to_attack", now.attack, after.attack);
    const std::string more = change(path ? "war_of_the_ring.table.to_helmets" : "war_of_the_ring.table.to_defence",
                                    now.defence, after.defence);
    if (!words.empty() && !more.empty()) words += ", ";
    return f.host.say("war_of_the_ring.table.outcome",
                      {{"numbers", words + more}, {"lead", standings_.short_lead(f.host, place, after)}});
  }
  return {};
}

// Names the gathered cards, and what is done with them.
std::string OfferWords::picks(const TableHost& host, int n, int of) const {
  if (n < of) return host.say(Phrase{"war_of_the_ring.table.pick_more", {}}.number("n", of - n));
  std::string names;
  for (std::size_t i = 0; i < sight_.table().marks().size(); ++i) {
    const std::string name = sight_.name_of(host, index(sight_.table().marks()[i]));
    const bool last = i + 1 == sight_.table().marks().size();
    names = i == 0 ? name : host.say(last ? "effects.and" : "effects.comma", {{"first", names}, {"rest", name}});
  }
  const char* key = "war_of_the_ring.table.pick_any";
  switch (verb_of(sight_.decision().options.front())) {
    case Verb::cycle: key = "war_of_the_ring.table.pick_cycle"; break;
    case Verb::eliminate: key = "war_of_the_ring.table.pick_eliminate"; break;
    case Verb::forsake: key = "war_of_the_ring.table.pick_forsake"; break;
    case Verb::take: key = "war_of_the_ring.table.pick_take"; break;
    default: break;
  }
  return host.say(key, {{"cards", names}});
}

}  // namespace mathom::war_of_the_ring

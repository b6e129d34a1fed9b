#include "shell/tables/war_of_the_ring/questions.h"

#include <algorithm>
#include <cmath>

#include "shell/tables/common/button_row.h"
#include "shell/tables/common/choice_column.h"

namespace mathom::war_of_the_ring {

using namespace ui;

std::string Questions::prompt(const Frame& f) const {
  if (sight_.asked() && sight_.lifted() != CardId::none && sight_.question() == Question::action) {
    const int print = index(sight_.lifted());
    const auto says = [&](const std::string& words) {
      return f.host.say("war_of_the_ring.table.says", {{"card", sight_.name_of(f.host, print)}, {"words", words}});
    };
    // Says why it can only be cycled, otherwise its text, if it has one.
    if (const std::string why = words_.only_cycled(f.host, sight_.lifted()); !why.empty()) return says(why);
    // Its text is read next to the table.
    const std::vector<CardId> hand = sight_.own_hand();
    const bool pays = table_.payment() == CardId::none && std::any_of(hand.begin(), hand.end(), [&](CardId card) {
                        return card != sight_.lifted() && offers_.pays_for(sight_.lifted(), card);
                      });
    return f.host.say(pays ? "war_of_the_ring.table.lifted_pay" : "war_of_the_ring.table.lifted",
                      {{"card", sight_.name_of(f.host, print)}});
  }
  if (sight_.asked()) return table_.question_said(f);
  return table_.idle_words(f, "war_of_the_ring.table.over");
}

void Questions::build_row(const Frame& f) {
  if (f.seat.is_record() || sight_.over()) return;
  const std::vector<Choosable> row = offers_.in_row();
  if (row.empty()) return;
  const ButtonRow cells(plan_.spots.acts, static_cast<int>(row.size()), f.c.em(190));
  cells.draw_ground(f.c);
  if (const int chosen = table_.build_offer_row(f, row, cells); chosen >= 0) table_.choose_and_pay(f, chosen);
}

std::vector<Questions::Choosable> Questions::sentences() const {
  if (offers_.in_sentences()) return table_.all_choices();
  std::vector<Choosable> out;
  for (std::size_t i = 0; i < sight_.decision().options.size(); ++i)
    if (offers_.spot_of(sight_.decision().options[i]) == Offers::Spot::list)
      out.push_back({sight_.decision().options[i], static_cast<int>(i)});
  return out;
}

// On a low screen one or two answers stand next to the table, where they cover nothing of it.
bool Questions::in_column(const Frame& f, std::size_t n) const {
  return !f.c.scene().words() && ((f.c.low() && n < 3) || (plan_.spots.low && n == 1));
}

float Questions::column_height(const Frame& f, float width) const {
  const std::vector<Choosable> list = sentences();
  return !list.empty() && in_column(f, list.size()) ? ChoiceColumn(table_, f, list).least_height(width) : 0.0f;
}

// A choice among few sentences is in the row of buttons, or between the places and the hand. There it covers neither
// its subject nor the cards that the player thinks of. If it does not fit there, it is at the lower edge of the places.
Rect Questions::build(const Frame& f, bool spread) {
  if (!sight_.asked()) return {};
  const std::string words = f.host.say(f.seat.prompt());
  const std::vector<Choosable> list = sentences();
  const Rect taken = list.empty() ? Rect{} : build_sentences(f, words, list);
  if (!sight_.asked()) return taken;
  if (spread) build_spread(f);
  build_meanings_in_words(f);
  return taken;
}

Rect Questions::build_sentences(const Frame& f, const std::string& words, const std::vector<Choosable>& list) {
  const auto n = static_cast<float>(list.size());
  Rect taken;
  int chosen = -1;
  if (const Rect row = sentence_row(f); (row.w + kStep) / n - kStep >= f.c.em(190)) {
    taken = row;
    chosen = table_.build_offer_row(f, list, ButtonRow(row, static_cast<int>(n), row.w));
  } else if (in_column(f, list.size()) && !f.places.actions.empty()) {
    chosen = ChoiceColumn(table_, f, list).build("row", words, f.places.actions);
  } else {
    Rect band = f.places.felt;
    cut_top(band, plan_.spots.places.bottom() - band.y);
    const bool fits = !f.c.scene().words() && band.h >= std::ceil(n / 2) * (kTouch + kStep) + 2 * kStep;
    taken = fits ? band : plan_.spots.places;
    table_.build_choices(f, "question", words, {}, taken, list, !fits);
  }
  if (chosen >= 0) table_.choose(f, chosen);
  return taken;
}

// The buttons of a question in words take the whole row, also the place of the card that asks, because that card is
// read next to the table.
Rect Questions::sentence_row(const Frame& f) const {
  Rect row = f.places.actions;
  if (row.empty() || f.c.scene().words() || f.c.scene().screen().w < 1000) return {};
  if (!plan_.spots.acts.empty() && std::abs(plan_.spots.acts.y - row.y) < 1)
    row = {plan_.spots.acts.x, row.y, row.right() - plan_.spots.acts.x, row.h};
  return row;
}

// Cards from elsewhere, laid out to choose from.
void Questions::build_spread(const Frame& f) {
  if (!sight_.asked()) return;
  std::vector<CardId> cards;
  for (const Option& o : sight_.decision().options) {
    if (offers_.spot_of(o) != Offers::Spot::card) continue;
    const CardId card = sight_.offered_card(o);
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  }
  if (cards.empty()) return;
  // They take the room of an empty hand, where they cover nothing that they are about.
  const bool low = sight_.own_hand().empty() && plan_.hand.h >= 2 * kTouch;
  const Rect whole = low ? plan_.hand : plan_.spots.places;
  const Rect room = whole.inset(std::min(20.0f, whole.h * 0.06f));
  const std::vector<Rect> places = place_spread(room, static_cast<int>(cards.size()), 130 * f.c.larger());
  Rect panel = places.front();
  for (const Rect& r : places) {
    const float right = std::max(panel.right(), r.right()), bottom = std::max(panel.bottom(), r.bottom());
    panel = {std::min(panel.x, r.x), std::min(panel.y, r.y), 0, 0};
    panel.w = right - panel.x, panel.h = bottom - panel.y;
  }
  f.c.raised(grown(panel, std::min(10.0f, whole.h * 0.03f)));
  f.c.scene().begin_zone("question", {.name = f.host.say(f.seat.prompt()), .list = true, .part = Part::ask});
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::string word = sight_.game().card_word(static_cast<CardDef>(cards[i]));
    table_.build_offered_card(f, "spread/" + word, places[i], cards[i], 1);
  }
  f.c.scene().end_zone();
}

void Questions::build_meanings_in_words(const Frame& f) {
  if (!f.c.scene().words() || !sight_.asked()) return;
  std::vector<CardId> cards;
  for (const Option& o : sight_.decision().options)
    if (has_card(o) && offers_.spot_of(o) != Offers::Spot::list && offers_.spot_of(o) != Offers::Spot::row &&
        std::find(cards.begin(), cards.end(), sight_.offered_card(o)) == cards.end())
      cards.push_back(sight_.offered_card(o));
  table_.build_meanings(f, "meanings", f.host.say("war_of_the_ring.table.meanings"), cards,
                        {plan_.spots.places.x, plan_.spots.places.y}, 8);
}

// The button that names the act; before anything is chosen, the button that goes on without. In every turn it is the
// pass button, which says why if a pass is not allowed.
void Questions::build_acts(const Frame& f) {
  if (!sight_.asked()) return;
  const auto& options = sight_.decision().options;
  const auto other = std::find_if(options.begin(), options.end(),
                                  [&](const Option& o) { return offers_.spot_of(o) == Offers::Spot::main; });
  std::optional<GameTable::OtherAct> act;
  if (other != options.end())
    act = GameTable::OtherAct{.option = *other, .alone = Weight::secondary};
  else if (sight_.question() == Question::action)
    act = GameTable::OtherAct{.option = option(Verb::pass), .alone = Weight::secondary};
  table_.build_acts_with(f, act);
}

}  // namespace mathom::war_of_the_ring

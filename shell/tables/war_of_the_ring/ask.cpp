// What is asked: on the cards and places themselves where an offer is one thing; else in the row of buttons, as cards laid
// out over the table, in a panel, or on the one button below.
#include <algorithm>
#include <cmath>

#include "effects/say/say.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

bool is_control(const Option& o) { return o.verb >= effects::kPick; }
bool has_card(const Option& o) { return !is_control(o) && (o.subject != CardId::none || verb_of(o) == Verb::take); }
// Which of the meanings of a card comes first: on a place, to its wielder, to the reserve, its text, and last its price.
int rank_of(const Option& o) {
  switch (verb_of(o)) {
    case Verb::play:
      if (o.object == CardId::none) return 0;
      return is_place(index(o.object)) ? 1 : index(o.object) < kCards ? 2 : 3;
    case Verb::move: return 4;
    case Verb::use: return 5;
    default: return 6;
  }
}
int title_of(const Catalog& c, int print) { return c.title_of[at(print)]; }

}  // namespace

bool WarTable::asks_in_words() const {
  return question() == Question::rescue || is_control(decision().options.front());
}

WarTable::Spot WarTable::spot_of(const Option& o) const {
  if (asks_in_words()) return Spot::list;
  if (!has_card(o)) {
    switch (verb_of(o)) {
      case Verb::ring:
      case Verb::winnow: return Spot::row;
      case Verb::pass:
      case Verb::none:
      case Verb::leave_it:
      case Verb::from_deck: return Spot::main;
      default: break;
    }
    const int thing = o.object == CardId::none ? -1 : index(o.object);
    return is_place(thing) && board_.table().is_active(thing - kFirstPlace) ? Spot::place : Spot::list;
  }
  const int print = index(offered_card(o));
  if (print < 0) return Spot::list;
  if (is_place(print)) return Spot::list;
  const int zone = board_.zone(print);
  if (zone == kHand + me() || zone == kAside + me()) return Spot::hand;
  if (zone == kReserve + me()) return Spot::reserve;
  return question() == Question::action ? Spot::row : Spot::card;
}

bool WarTable::hand_live() const {
  if (question() == Question::action) return true;
  return std::any_of(decision().options.begin(), decision().options.end(), [&](const Option& o) {
    return spot_of(o) == Spot::hand || spot_of(o) == Spot::reserve || spot_of(o) == Spot::card;
  });
}

bool WarTable::picks_together() const {
  const auto& options = decision().options;
  return decision().ask == Ask::pick && decision().max - decision().picked > 1 &&
         std::all_of(options.begin(), options.end(),
                     [&](const Option& o) { return spot_of(o) == Spot::hand && o.object == CardId::none; });
}

bool WarTable::card_asked() const { return hand_live(); }

// A card of the hand that is played is paid for with another one of it.
bool WarTable::pays_for(CardId lifted, CardId card) const {
  if (in_words_ || !asked() || question() != Question::action) return false;
  const auto in_hand = [&](CardId c) { return board_.zone(index(c)) == kHand + me(); };
  const int option = hand_index(lifted);
  return option >= 0 && in_hand(lifted) && in_hand(card) && verb_of(decision().options[at(option)]) == Verb::play;
}

std::string WarTable::paid_words(const Frame& f, const std::string& act, CardId card) const {
  return f.host.say("war_of_the_ring.table.paid", {{"act", act}, {"card", name_of(f.host, index(card))}});
}

// The card that pays says so.
void WarTable::draw_in_hand(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state,
                            float shown) const {
  const int print = index(card);
  if (shown < r.w && print >= 0 && print < kFirstPlace)
    draw_covered_face(pen, r, print, words_of(host, print), state, live_icons(print), shown);
  else
    draw_face(host, pen, r, card, state);
  if (card != payment()) return;
  const ui::Type t{ui::Face::strong, kLeastType};
  const Rect band{r.x, r.y - t.px * 0.5f, std::min(r.w, std::max(shown, r.w * 0.6f)), t.px * 1.6f};
  pen.box(band, 4, ui::kGold);
  pen.text(t, band, host.say("war_of_the_ring.table.price"), rgb(0x2A1C05), Align::centre);
}

// What is not offered is what a player would try.
std::vector<Option> WarTable::hand_options(CardId card) const {
  std::vector<Option> out;
  for (const Option& o : decision().options)
    if (has_card(o) && offered_card(o) == card && spot_of(o) != Spot::list) out.push_back(o);
  std::stable_sort(out.begin(), out.end(), [](const Option& a, const Option& b) { return rank_of(a) < rank_of(b); });
  if (!out.empty()) return out;
  const CardId where = physical(index(card));
  const bool reserve = is_reserve(static_cast<std::uint8_t>(board_.zone(index(card))));
  if (reserve && question() == Question::action) {
    // An item goes with its wielder: what one would try with it is its text.
    const std::vector<Choosable> uses = uses_of(index(card));
    const bool item = catalog().facts_of(static_cast<CardDef>(card)).type == war_of_the_ring::Type::item;
    return {item && !uses.empty() ? uses.front().option : card_option(Verb::move, where)};
  }
  return {card_option(Verb::play, where)};
}

// While a card is lifted its other meanings need not name it again.
std::string WarTable::short_words(const Frame& f, const Option& o) const {
  if (f.c.scene().words() || is_control(o) || lifted() == CardId::none || offered_card(o) != lifted()) return {};
  if (hand_index(lifted()) == find(o)) return {};
  if (verb_of(o) == Verb::cycle) return f.host.say("war_of_the_ring.table.cycle_it");
  if (verb_of(o) != Verb::play && verb_of(o) != Verb::move) return {};
  if (o.object == CardId::none) return {};
  if (index(o.object) == kReserveThing) return f.host.say("war_of_the_ring.table.to_reserve");
  const int print = print_of(o.object);
  if (print < 0 || is_place(print)) return {};
  return f.host.say("war_of_the_ring.table.to_wielder", {{"card", name_of(f.host, print)}});
}

// Of cards that look alike each has a number, so that every offer has a name of its own.
std::string WarTable::offer_words(const Frame& f, const Option& o) const {
  if (std::string words = short_words(f, o); !words.empty()) return words;
  if (std::string words = deed_words(f.host, o); !words.empty()) return words;
  const std::string label = GameTable::offer_words(f, o);
  if (!has_card(o)) return label;
  const int card = index(offered_card(o));
  if (card < 0 || is_place(card)) return label;
  int of = 0, n = 0, uses = 0, use = 0;
  for (const Option& other : decision().options) {
    if (other.verb != o.verb || other.object != o.object || !has_card(other)) continue;
    const int face = index(offered_card(other));
    if (face < 0 || is_place(face)) continue;
    if (face == card) ++uses, use += other.amount <= o.amount;
    if (title_of(catalog(), face) != title_of(catalog(), card) ||
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

std::string WarTable::offer_note(const Frame& f, const Option& o) const {
  if (is_control(o)) return {};
  switch (verb_of(o)) {
    case Verb::winnow: return f.host.say("war_of_the_ring.table.about_winnow");
    case Verb::ring: {
      // What it does differs between the scenarios.
      const DeckFacts& deck = board_.table().deck(me());
      if (deck.ring == RingRule::none) return {};
      return effects::sentences(effects::say_program(language(), catalog().code, deck.ring_text),
                                [&](const Phrase& p) { return f.host.say(p); });
    }
    case Verb::use: return words_of(f.host, std::max(0, index(offered_card(o)))).text;
    default: return {};
  }
}

// Of a lifted card of the hand that cannot be played: why not; empty when it can.
std::string WarTable::only_cycled_words(const TableHost& host, CardId card) const {
  for (const Option& o : hand_options(card))
    if (find(o) >= 0 && verb_of(o) != Verb::cycle) return {};
  const Option wanted = card_option(Verb::play, physical(index(card)));
  const auto reason = seat_view().why_not(wanted);
  return reason ? why_words(host, wanted, *reason) : std::string();
}

std::string WarTable::prompt_words(const Frame& f) const {
  if (asked() && lifted() != CardId::none && question() == Question::action) {
    const int print = index(lifted());
    const auto says = [&](const std::string& words) {
      return f.host.say("war_of_the_ring.table.says", {{"card", name_of(f.host, print)}, {"words", words}});
    };
    // Why it can only be cycled, or else what it says, where it says something.
    if (const std::string why = only_cycled_words(f.host, lifted()); !why.empty()) return says(why);
    // What it says is read next to the table.
    const std::vector<CardId> hand = own_hand();
    const bool pays = payment() == CardId::none && std::any_of(hand.begin(), hand.end(), [&](CardId card) {
                        return card != lifted() && pays_for(lifted(), card);
                      });
    return f.host.say(pays ? "war_of_the_ring.table.lifted_pay" : "war_of_the_ring.table.lifted",
                      {{"card", name_of(f.host, print)}});
  }
  if (asked()) return question_said(f);
  return idle_words(f, "war_of_the_ring.table.over");
}

// --- the row: what is not a thing on the table, and while a card is lifted what else may be done with it
std::vector<GameTable::Choosable> WarTable::row_choices(const Frame& f) const {
  std::vector<Choosable> out;
  if (!asked() || asks_in_words()) return out;
  const auto add = [&](const Option& o) { out.push_back({o, find(o)}); };
  if (lifted() != CardId::none && !f.c.scene().words()) {
    const std::vector<Option> means = hand_options(lifted());
    for (std::size_t i = 1; i < means.size(); ++i) {
      const int thing = means[i].object == CardId::none ? -1 : index(means[i].object);
      // Cards that are laid out lie over the places.
      if (!is_place(thing) || spot_of(means[i]) == Spot::card) add(means[i]);
    }
    return out;
  }
  if (question() != Question::action) return out;
  add(option(Verb::winnow));
  add(option(Verb::ring));
  for (const Option& o : decision().options)
    if (has_card(o) && spot_of(o) == Spot::row) add(o);
  return out;
}

void WarTable::build_row(const Frame& f) {
  if (f.seat.is_record() || over()) return;
  const std::vector<Choosable> row = row_choices(f);
  if (row.empty()) return;
  const ButtonRow cells(spots_.acts, static_cast<int>(row.size()), f.c.em(190));
  cells.draw_ground(f.c);
  if (const int chosen = build_offer_row(f, row, cells); chosen >= 0) choose_and_pay(f, chosen);
}

// --- over the table
// Few sentences to choose from stand in the row of buttons, or between the places and the hand: so they cover neither what
// they speak of nor the cards that one thinks of. Where there is no room for that they stand at the lower edge of the places.
void WarTable::build_question(const Frame& f) {
  if (!asked()) return;
  const std::string words = f.host.say(f.seat.prompt());
  std::vector<Choosable> list;
  if (asks_in_words())
    list = all_choices();
  else
    for (std::size_t i = 0; i < decision().options.size(); ++i)
      if (spot_of(decision().options[i]) == Spot::list) list.push_back({decision().options[i], static_cast<int>(i)});
  if (!list.empty()) build_sentences(f, words, list);
  if (!asked()) return;
  build_spread(f);
  build_meanings_in_words(f);
}

void WarTable::build_sentences(const Frame& f, const std::string& words, const std::vector<Choosable>& list) {
  const auto n = static_cast<float>(list.size());
  int chosen = -1;
  // What says which card asks gives way: the card is read next to the table or above the hand.
  const auto take = [&](Rect room) {
    if (!spots_.source.intersect(room).empty()) source_ = -1;
  };
  if (const Rect row = sentence_row(f); (row.w + kStep) / n - kStep >= f.c.em(190)) {
    take(row);
    chosen = build_offer_row(f, list, ButtonRow(row, static_cast<int>(n), row.w));
  } else if (Rect act = f.places.actions; spots_.low && !f.c.scene().words() && act.h >= n * (kTouch + kStep) - kStep) {
    f.c.scene().begin_zone("row", {.name = words, .list = true, .part = Part::ask});
    const float high = (act.h + kStep) / n - kStep;
    for (const Choosable& o : list) {
      if (build_offer(f, o.option, cut_top(act, high), o.index >= 0)) chosen = o.index;
      cut_top(act, kStep);
    }
    f.c.scene().end_zone();
  } else {
    Rect band = f.places.felt;
    cut_top(band, spots_.places.bottom() - band.y);
    const bool fits = !f.c.scene().words() && band.h >= std::ceil(n / 2) * (kTouch + kStep) + 2 * kStep;
    take(fits ? band : spots_.places);
    return build_choices(f, "question", words, {}, fits ? band : spots_.places, list, !fits);
  }
  if (chosen >= 0) choose(f, chosen);
}

// The buttons of a question in words take the whole row, also where the card that asks would stand: next to the table it
// is read anyway.
Rect WarTable::sentence_row(const Frame& f) const {
  Rect row = f.places.actions;
  if (row.empty() || f.c.scene().words() || f.c.scene().screen().w < 1000) return {};
  if (!spots_.acts.empty() && std::abs(spots_.acts.y - row.y) < 1)
    row = {spots_.acts.x, row.y, row.right() - spots_.acts.x, row.h};
  return row;
}

// Cards that lie elsewhere, laid out to choose from.
void WarTable::build_spread(const Frame& f) {
  if (!asked() || !targets_.empty()) return;
  std::vector<CardId> cards;
  for (const Option& o : decision().options) {
    if (spot_of(o) != Spot::card) continue;
    const CardId card = offered_card(o);
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  }
  if (cards.empty()) return;
  // An empty hand leaves its room to them: there they cover nothing that they are about.
  const bool low = own_hand().empty() && hand_.h >= 2 * kTouch;
  const Rect whole = low ? hand_ : spots_.places;
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
    const std::string word = game().card_word(static_cast<CardDef>(cards[i]));
    build_offered_card(f, "spread/" + word, places[i], cards[i], 1);
  }
  f.c.scene().end_zone();
}

void WarTable::build_meanings_in_words(const Frame& f) {
  if (!f.c.scene().words() || !asked()) return;
  std::vector<CardId> cards;
  for (const Option& o : decision().options)
    if (has_card(o) && spot_of(o) != Spot::list && spot_of(o) != Spot::row &&
        std::find(cards.begin(), cards.end(), offered_card(o)) == cards.end())
      cards.push_back(offered_card(o));
  build_meanings(f, "meanings", f.host.say("war_of_the_ring.table.meanings"), cards, {spots_.places.x, spots_.places.y},
                 8);
}

// The button that names the act; before anything is chosen, the one that goes on without. To pass stands there in every
// turn, and says why when it is not allowed.
void WarTable::build_acts(const Frame& f) {
  if (!asked()) return;
  const auto& options = decision().options;
  const auto other =
      std::find_if(options.begin(), options.end(), [&](const Option& o) { return spot_of(o) == Spot::main; });
  std::optional<OtherAct> act;
  if (other != options.end())
    act = OtherAct{.option = *other, .alone = Weight::secondary};
  else if (question() == Question::action)
    act = OtherAct{.option = option(Verb::pass), .alone = Weight::secondary};
  build_acts_with(f, act);
}

}  // namespace mathom::war_of_the_ring

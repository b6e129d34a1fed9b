#include "shell/tables/war_of_the_ring/sight.h"

#include <algorithm>

#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/events.h"
#include "rules/game_of.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

// By faction, kind and title, as the files have them.
int order_of(const Catalog& c, int print) {
  return static_cast<int>(c.facts_of(static_cast<CardDef>(print)).faction) * 1000 + print;
}
void put_in_order(const Catalog& c, std::vector<int>& prints) {
  std::sort(prints.begin(), prints.end(), [&](int a, int b) { return order_of(c, a) < order_of(c, b); });
}

}  // namespace

void Sight::begin() { board_ = first_board(); }

void Sight::show(const Event& e) {
  board_.apply(e);
  if (what_of(e) == What::ends) board_.state.result = seen().result, board_.state.winner = seen().winner;
}

void Sight::catch_up() { board_ = Board(catalog(), seen()); }

Board Sight::first_board() const { return Board(catalog(), GameOf<Rules>::view(table_.seat_view().view_at(0).seen)); }

const State& Sight::seen() const { return GameOf<Rules>::view(table_.view().seen); }

std::vector<CardId> Sight::own_hand() const {
  std::vector<CardId> out;
  for (const int zone : {kAside + me(), kHand + me()}) {
    std::vector<int> prints = board_.prints_in(zone);
    put_in_order(catalog(), prints);
    for (const int print : prints) out.push_back(card_at(print));
  }
  return out;
}

std::vector<CardDef> Sight::known_hand(SeatId seat) const {
  std::vector<int> prints;
  for (const Card& c : seen().cards)
    if (c.zone == kHand + index(seat) && c.def != CardDef::hidden) prints.push_back(index(c.def));
  put_in_order(catalog(), prints);
  std::vector<CardDef> out;
  for (const int print : prints) out.push_back(static_cast<CardDef>(print));
  return out;
}

CardId Sight::physical(int print) const {
  if (is_place(print)) return card_at(print);
  for (int i = 0; i < seen().cards.size(); ++i)
    if (index(seen().cards[i].def) == print) return card_at(i);
  return CardId::none;
}

int Sight::print_of(CardId thing) const {
  const int i = index(thing);
  if (thing == CardId::none || i < 0) return -1;
  if (i >= kFirstPlace) return i;
  const CardDef def = seen().cards[i].def;
  return def == CardDef::hidden ? -1 : index(def);
}

CardId Sight::shown_as(CardId card) const {
  const int print = print_of(card);
  return print < 0 ? CardId::none : card_at(print);
}

// For a card in a deck only the print is known: nobody knows its place in the deck.
CardId Sight::offered_card(const Option& o) const {
  if (o.verb < effects::kPick && verb_of(o) == Verb::take && o.subject == CardId::none) return card_at(o.amount);
  return shown_as(o.subject);
}

std::string Sight::name_of(const TableHost& host, int print) const {
  return table_.card_words(host, static_cast<CardDef>(print));
}

std::string Sight::card_name(const TableHost& host, CardId card) const {
  const int print = index(card);
  if (print < 0 || print >= kThings) return host.say("war_of_the_ring.card.hidden");
  const std::string name = name_of(host, print);
  if (is_place(print)) return name;
  // Cards in hand that look alike have a number each.
  int of = 0, n = 0;
  bool in_hand = false;
  for (const CardId other : own_hand()) {
    if (catalog().title_of[at(index(other))] != catalog().title_of[at(print)]) continue;
    ++of, n += index(other) <= print;
    in_hand = in_hand || other == card;
  }
  if (!in_hand || of < 2) return name;
  return host.say("war_of_the_ring.table.copy", {{"card", name}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

const FaceWords& Sight::words_of(const TableHost& host, int print) const {
  if (words_in_ != host.language() || words_at_ != table_.view().ply) words_.clear();
  words_in_ = host.language();
  words_at_ = table_.view().ply;  // some texts count what lies on the table
  const auto known = words_.find(print);
  return known != words_.end()
             ? known->second
             : words_.emplace(print, face_words(host, game(), print, &table_.view().seen)).first->second;
}

// Current values for cards on the table, printed values for all others.
LiveIcons Sight::live_icons(int print) const {
  const Table t = board_.table();
  if (is_place(print)) {
    const int place = print - kFirstPlace;
    if (!t.is_active(place)) return {};
    return {.known = true,
            .bare = t.s.places[at(place)].bare != 0,
            .icons = {.attack = place_attack(t, place), .defence = place_defence(t, place)}};
  }
  if (print < 0 || print >= kCards || !is_in_play(t.zone(print))) return {};
  return {.known = true, .bare = false, .icons = own_icons_of(t, print)};
}

void Sight::draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state) const {
  const int print = index(card);
  if (print < 0 || print >= kThings) return draw_back(pen, r, near_side());
  if (!is_place(print))
    return war_of_the_ring::draw_face(pen, r, print, words_of(host, print), state, live_icons(print));
  // A place is a card that lies on its side.
  const float high = r.w / ui::kCardRatio;
  draw_place(pen, {r.x, r.centre().y - high / 2, r.w, high}, print - kFirstPlace, words_of(host, print),
             live_icons(print), state);
}

int Sight::source_print() const {
  if (over()) return -1;
  if (asked() && question() != Question::action)
    if (const int print = print_of(decision().source); print >= 0) return print;
  const std::vector<int> running = board_.prints_in(kResolving);
  return running.empty() ? -1 : running.front();
}

}  // namespace mathom::war_of_the_ring

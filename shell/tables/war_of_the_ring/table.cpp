#include "shell/tables/war_of_the_ring/table.h"

#include <algorithm>

#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/events.h"
#include "rules/game_of.h"
#include "shell/ui/drawing/theme.h"

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

const State& WarTable::seen() const { return GameOf<Rules>::view(view().seen); }

std::vector<CardId> WarTable::own_hand() const {
  std::vector<CardId> out;
  for (const int zone : {kAside + me(), kHand + me()}) {
    std::vector<int> prints = board_.prints_in(zone);
    put_in_order(catalog(), prints);
    for (const int print : prints) out.push_back(card_at(print));
  }
  return out;
}

std::vector<CardDef> WarTable::known_hand(SeatId seat) const {
  std::vector<int> prints;
  for (const Card& c : seen().cards)
    if (c.zone == kHand + index(seat) && c.def != CardDef::hidden) prints.push_back(index(c.def));
  put_in_order(catalog(), prints);
  std::vector<CardDef> out;
  for (const int print : prints) out.push_back(static_cast<CardDef>(print));
  return out;
}

CardId WarTable::physical(int print) const {
  if (is_place(print)) return card_at(print);
  for (int i = 0; i < seen().cards.size(); ++i)
    if (index(seen().cards[i].def) == print) return card_at(i);
  return CardId::none;
}

int WarTable::print_of(CardId thing) const {
  const int i = index(thing);
  if (thing == CardId::none || i < 0) return -1;
  if (i >= kFirstPlace) return i;
  const CardDef def = seen().cards[i].def;
  return def == CardDef::hidden ? -1 : index(def);
}

CardId WarTable::shown_as(CardId card) const {
  const int print = print_of(card);
  return print < 0 ? CardId::none : card_at(print);
}

// Of a card in a deck only the print is known: nobody knows where in it it lies.
CardId WarTable::offered_card(const Option& o) const {
  if (o.verb < effects::kPick && verb_of(o) == Verb::take && o.subject == CardId::none) return card_at(o.amount);
  return shown_as(o.subject);
}

const FaceWords& WarTable::words_of(const TableHost& host, int print) const {
  if (words_in_ != host.language() || words_at_ != view().ply) words_.clear();
  words_in_ = host.language();
  words_at_ = view().ply;  // some texts count what lies on the table
  const auto known = words_.find(print);
  return known != words_.end() ? known->second
                               : words_.emplace(print, face_words(host, game(), print, &view().seen)).first->second;
}

// What counts now, of what lies on the table; of all else what is printed.
LiveIcons WarTable::live_icons(int print) const {
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

EventPlayback::Timing WarTable::timing(const Event& e) const {
  const float row = row_.motion(e, in_rows(e), 220);
  switch (what_of(e)) {
    case What::round: return {0, 1300};
    case What::drew:
    case What::drew_aside:
    case What::looked: return {row, 100};
    case What::cycled: return {row, 160};
    case What::cycled_instead:
    case What::eliminated:
    case What::forsook:
    case What::removed: return {row + 120, 260};
    case What::played: return {900, 250};
    case What::moved: return {ui::kFlight + 220, 420};
    case What::took: return {420, 350};
    case What::activated:
    case What::reactivated: return {0, 1500};
    case What::used:
    case What::ring:
    case What::winnowed:
    case What::permitted:
    case What::chose:
    case What::recycled: return {0, 1000};
    case What::passed: return {0, 700};
    case What::icon: return {0, 600};
    case What::corruption:
    case What::cleansed: return {0, 1200};
    case What::path_combat:
    case What::battle: return {900, 800};
    case What::lost: return {400, 400};
    case What::path_held:
    case What::path_taken:
    case What::path_nobody:
    case What::battle_held:
    case What::battle_taken: return {0, 1900};
    case What::ends: return {0, 1500};
    default: return {};
  }
}

bool WarTable::in_rows(const Event& e) const {
  switch (what_of(e)) {
    case What::drew:
    case What::drew_aside:
    case What::looked:
    case What::cycled:
    case What::cycled_instead:
    case What::eliminated:
    case What::forsook: return true;
    default: return false;
  }
}

bool WarTable::ends_count(const Event& e, const Event*) const { return what_of(e) == What::ends; }

void WarTable::clear_board() {
  board_ = Board(catalog(), GameOf<Rules>::view(seat_view().view_at(0).seen));
  row_.clear();
}

void WarTable::show_event(const Event& e) {
  row_.add(e, in_rows(e));
  follow_combat(e);
  board_.apply(e);
  if (what_of(e) == What::ends) board_.state.result = seen().result, board_.state.winner = seen().winner;
}

ui::Detail WarTable::heard_at(const Event& e) const {
  switch (what_of(e)) {
    case What::round:
    case What::path_held:
    case What::path_taken:
    case What::path_nobody:
    case What::battle_held:
    case What::battle_taken:
    case What::ends: return ui::Detail::brief;
    case What::drew:
    case What::drew_aside:
    case What::looked:
    case What::cycled:
    case What::chose: return ui::Detail::full;
    default: return ui::Detail::normal;
  }
}

std::string WarTable::card_name(const TableHost& host, CardId card) const {
  const int print = index(card);
  if (print < 0 || print >= kThings) return host.say("war_of_the_ring.card.hidden");
  const std::string name = name_of(host, print);
  if (is_place(print)) return name;
  // Of cards in hand that look alike each has a number.
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

void WarTable::draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                         ui::CardState state) const {
  const int print = index(card);
  if (print < 0 || print >= kThings) return draw_back(pen, r, near_side());
  if (!is_place(print))
    return war_of_the_ring::draw_face(pen, r, print, words_of(host, print), state, live_icons(print));
  // A place is a card that lies on its side.
  const float high = r.w / ui::kCardRatio;
  draw_place(pen, {r.x, r.centre().y - high / 2, r.w, high}, print - kFirstPlace, words_of(host, print),
             live_icons(print), state);
}

std::vector<std::string> WarTable::zoom_notes(const TableHost& host, CardId card) const {
  const int print = index(card);
  std::vector<std::string> out;
  if (print < 0 || print >= kThings) return out;
  // With what its text comes to now.
  const FaceWords words = face_words(host, game(), print, &view().seen);
  if (!words.kind.empty()) out.push_back(words.kind);
  if (!words.text.empty()) out.push_back(words.text);
  if (print < kCards && board_.state.wielder[at(print)] != kNone)
    out.push_back(
        host.say("war_of_the_ring.table.borne_by", {{"card", name_of(host, board_.state.wielder[at(print)])}}));
  if (print < kCards && war_of_the_ring::marked(board_.state, print, kReserved))
    out.push_back(host.say("war_of_the_ring.table.came"));
  add_refused_uses(host, print, out);
  return out;
}

// A place lies on its side, where its kind has no room.
void WarTable::say_whole(const Frame&, CardId card, CardZoom::Face& face) const {
  const int print = index(card);
  if (print < 0 || print >= kCards) return;
  const auto& abilities = catalog().facts_of(static_cast<CardDef>(print)).abilities;
  face.whole_from = kZoomed, face.on_it = abilities.empty() ? 1 : 2;  // its kind, and what it does
}

void WarTable::draw_chip(const TableHost&, const ui::Pen& pen, ui::Rect r, CardDef card) const {
  if (index(card) >= 0 && index(card) < kThings) draw_card_chip(pen, r, catalog(), index(card));
}

float WarTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  const float own = own_width(c, width, static_cast<int>(own_reserve().size()));
  // An empty hand leaves its room to the places, unless one's own seat lies next to it.
  if (own <= 0 && c.phone() && own_hand().empty() && !playback().busy() && !asks_elsewhere()) return ui::kStep;
  return hand_rows(c, width - own, screen_height).height(static_cast<int>(own_hand().size()));
}

void WarTable::build_table(const Frame& f) {
  row_.next_frame();
  in_words_ = f.c.scene().words();
  still_ = f.c.scene().reduced_motion();
  // When nothing is on its way any more, what is seen is what is known.
  if (!playback().busy()) board_ = Board(catalog(), seen());
  flights_ = flights(f.now);
  lay_table(f);
  lay_source(f);
  lay_targets(f);
  build_score(f);
  build_places(f);
  build_seats(f);
  build_reserve(f);
  build_prompt(f, prompt_words(f));
  build_own_hand(f);
  build_question(f);
  build_source(f);
  build_row(f);
  build_acts(f);
  build_flights(f);
  build_banner_now(f);
}

// One's own seat and reserve lie next to the hand where that leaves it enough, so that the places have the felt.
void WarTable::lay_table(const Frame& f) {
  Company who{board_.table().seats(), me(), static_cast<int>(own_reserve().size())};
  hand_ = f.places.hand;
  if (const float own = own_width(f.c, hand_.w, who.reserve); own > 0 && hand_.h > 0) {
    who.own = cut_left(hand_, own);
    cut_right(who.own, 2 * ui::kStep);
    cut_bottom(who.own, 2);
    // The standing buttons: between what one may look at and the act.
    const ui::Rect act = f.places.actions;
    const float from = f.places.hand.x + f.c.em(130) + ui::kStep;
    if (!act.empty() && act.x - ui::kStep - from > 2 * ui::kTouch)
      who.acts = {from, act.y, act.x - ui::kStep - from, act.h};
  }
  spots_ = place_table(f.c, f.places.felt, who);
}

void WarTable::build_own_hand(const Frame& f) {
  const std::vector<CardId> hand = own_hand();
  const HandRows rows = hand_rows(f.c, hand_.w, f.c.scene().screen().h);
  build_hand_but(f, hand, rows.place(hand_, static_cast<int>(hand.size())),
                 [&](CardId card) { return flies(index(card)); });
}

std::string WarTable::title(const TableHost& host) const {
  const int round = board_.state.round;
  if (round == 0) return host.say("war_of_the_ring.table.set_up");
  const std::string words = host.say(Phrase{"war_of_the_ring.table.round", {}}.number("n", round));
  if (over() || !is_player(view().waiting_for) || playback().busy()) return words;
  return host.say("war_of_the_ring.table.turn_of", {{"round", words}, {"name", view().waiting_for}});
}

std::string WarTable::status(const TableHost& host) const {
  const Table t = board_.table();
  return host.say(Phrase{"war_of_the_ring.table.status", {}}
                      .number("free", t.points(Side::free_peoples))
                      .number("shadow", t.points(Side::shadow))
                      .number("corruption", t.s.corruption));
}

std::vector<std::string> WarTable::counters(const TableHost& host) const {
  std::vector<std::string> out;
  if (over()) return out;  // nobody begins or passes any more
  const Table t = board_.table();
  out.push_back(host.say("war_of_the_ring.table.starts", {{"name", seat_at(t.start_seat())}}));
  for (int seat = 0; seat < t.seats(); ++seat) {
    const std::string words = passing_words(host, seat);
    if (!words.empty()) out.push_back(words);
  }
  return out;
}

}  // namespace mathom::war_of_the_ring

#include "shell/tables/war_of_the_ring/table.h"

#include <algorithm>

#include "games/war_of_the_ring/content.h"
#include "games/war_of_the_ring/events.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/game_of.h"
#include "shell/ui/theme.h"

namespace mathom::war_of_the_ring {
namespace {

// By faction, kind and title, as the files have them.
int order_of(int print) { return static_cast<int>(facts_of(static_cast<CardDef>(print)).faction) * 1000 + print; }

}  // namespace

const State& WarTable::seen() const { return GameOf<Rules>::view(view().seen); }

std::vector<CardId> WarTable::own_hand() const {
  std::vector<CardId> out;
  for (const int zone : {kAside + me(), kHand + me()}) {
    std::vector<int> prints = board_.prints_in(zone);
    std::sort(prints.begin(), prints.end(), [](int a, int b) { return order_of(a) < order_of(b); });
    for (const int print : prints) out.push_back(card_at(print));
  }
  return out;
}

std::vector<CardDef> WarTable::known_hand(SeatId seat) const {
  std::vector<CardDef> out;
  for (const Card& c : seen().cards)
    if (c.zone == kHand + index(seat) && c.def != CardDef::hidden) out.push_back(c.def);
  std::sort(out.begin(), out.end(), [](CardDef a, CardDef b) { return order_of(index(a)) < order_of(index(b)); });
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

const FaceWords& WarTable::words_of(const App& app, int print) const {
  if (words_in_ != app.settings().language || words_at_ != view().ply) words_.clear();
  words_in_ = app.settings().language;
  words_at_ = view().ply;  // some texts count what lies on the table
  const auto known = words_.find(print);
  return known != words_.end() ? known->second
                               : words_.emplace(print, face_words(app, game(), print, &view().seen)).first->second;
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
  return {.known = true, .bare = false, .icons = icons_of(t, print)};
}

Show::Timing WarTable::timing(const Event& e) const {
  const bool goes_on = in_rows(e) && row_frame_ == frame_ && !row_.empty() && row_.back().what == e.what;
  const float row = std::min(1400.0f, 220 * (1 + 0.4f * static_cast<float>(goes_on ? row_.size() : 0)));
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
    case What::battle: return {0, 1700};
    case What::lost: return {0, 800};
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
    case What::eliminated: return true;
    default: return false;
  }
}

bool WarTable::ends_count(const Event& e, const Event*) const { return what_of(e) == What::ends; }

void WarTable::clear_board() {
  board_ = Board(GameOf<Rules>::view(session().view_at(0, viewers()).seen));
  row_.clear();
}

// What is shown at once begins in one frame, one after another.
void WarTable::show_event(const Event& e) {
  if (row_frame_ != frame_ || !in_rows(e) || row_.empty() || row_.back().what != e.what) row_.clear();
  row_frame_ = frame_;
  row_.push_back(e);
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

std::string WarTable::card_name(const App& app, CardId card) const {
  const int print = index(card);
  if (print < 0 || print >= kThings) return app.say("war_of_the_ring.card.hidden");
  const std::string name = name_of(app, print);
  if (is_place(print)) return name;
  // Of cards in hand that look alike each has a number.
  int of = 0, n = 0;
  bool in_hand = false;
  for (const CardId other : own_hand()) {
    if (content().title_of[at(index(other))] != content().title_of[at(print)]) continue;
    ++of, n += index(other) <= print;
    in_hand = in_hand || other == card;
  }
  if (!in_hand || of < 2) return name;
  return app.say("war_of_the_ring.table.copy", {{"card", name}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

void WarTable::draw_face(const App& app, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state) const {
  const int print = index(card);
  if (print < 0 || print >= kThings) return draw_back(pen, r, near_side());
  if (!is_place(print))
    return war_of_the_ring::draw_face(pen, r, print, words_of(app, print), state, live_icons(print));
  // A place is a card that lies on its side.
  const float high = r.w / ui::kCardRatio;
  draw_place(pen, {r.x, r.centre().y - high / 2, r.w, high}, print - kFirstPlace, words_of(app, print),
             live_icons(print), state);
}

std::vector<std::string> WarTable::zoom_notes(const App& app, CardId card) const {
  const int print = index(card);
  std::vector<std::string> out;
  if (print < 0 || print >= kThings) return out;
  // With what its text comes to now.
  const FaceWords words = face_words(app, game(), print, &view().seen);
  if (!words.kind.empty()) out.push_back(words.kind);
  if (!words.text.empty()) out.push_back(words.text);
  if (print < kCards && board_.state.wielder[at(print)] != kNone)
    out.push_back(app.say("war_of_the_ring.table.borne_by", {{"card", name_of(app, board_.state.wielder[at(print)])}}));
  if (print < kCards && war_of_the_ring::marked(board_.state, print, kCame))
    out.push_back(app.say("war_of_the_ring.table.came"));
  add_refused_uses(app, print, out);
  return out;
}

void WarTable::draw_chip(const App&, const ui::Pen& pen, ui::Rect r, CardDef card) const {
  if (index(card) >= 0 && index(card) < kThings) draw_card_chip(pen, r, index(card));
}

float WarTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  return war_of_the_ring::hand_height(c, width, screen_height, static_cast<int>(own_hand().size()));
}

void WarTable::build_table(const Frame& f) {
  ++frame_;
  still_ = f.c.scene().reduced_motion();
  // When nothing is on its way any more, what is seen is what is known.
  if (!show().busy()) board_ = Board(seen());
  flights_ = flights(f.now);
  spots_ = place_table(f.c, f.places.felt, {board_.table().seats(), me()});
  lay_source(f);
  build_score(f);
  build_places(f);
  build_seats(f);
  build_reserve(f);
  build_question(f);
  build_prompt(f, prompt_words(f));
  build_own_hand(f);
  build_source(f);
  build_row(f);
  build_acts(f);
  build_flights(f);
  build_banner_now(f);
}

// What is still on its way has its place in the hand, and lies elsewhere.
void WarTable::build_own_hand(const Frame& f) {
  std::vector<CardId> hand = own_hand();
  std::vector<ui::Rect> places = place_hand(f.c, f.places.hand, f.c.scene().screen().h, static_cast<int>(hand.size()));
  for (std::size_t i = hand.size(); i-- > 0;)
    if (flies(index(hand[i]))) {
      hand.erase(hand.begin() + static_cast<std::ptrdiff_t>(i));
      places.erase(places.begin() + static_cast<std::ptrdiff_t>(i));
    }
  build_hand(f, hand, places);
}

std::string WarTable::title(const App& app) const {
  const int round = board_.state.round;
  if (round == 0) return app.say("war_of_the_ring.table.set_up");
  const std::string words = app.say(Phrase{"war_of_the_ring.table.round", {}}.number("n", round));
  if (over() || !is_player(view().waiting_for) || show().busy()) return words;
  return app.say("war_of_the_ring.table.turn_of", {{"round", words}, {"name", app.seat_name(view().waiting_for)}});
}

std::string WarTable::status(const App& app) const {
  const Table t = board_.table();
  return app.say(Phrase{"war_of_the_ring.table.status", {}}
                     .number("free", t.points(Side::free_peoples))
                     .number("shadow", t.points(Side::shadow))
                     .number("corruption", t.s.corruption));
}

std::vector<std::string> WarTable::counters(const App& app) const {
  std::vector<std::string> out;
  const Table t = board_.table();
  out.push_back(app.say("war_of_the_ring.table.starts", {{"name", app.seat_name(seat_at(t.start_seat()))}}));
  for (int seat = 0; seat < t.seats(); ++seat) {
    const std::string words = passing_words(app, seat);
    if (!words.empty()) out.push_back(words);
  }
  return out;
}

}  // namespace mathom::war_of_the_ring

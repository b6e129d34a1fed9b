#include "shell/tables/lotr_board/sight.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/rules/payment.h"
#include "rules/game_of.h"
#include "shell/tables/lotr_board/names.h"
#include "shell/ui/drawing/theme.h"

namespace mathom::lotr_board {
namespace {

// By colour and symbol, cards with names after the others of their kind.
int order_of(int print) {
  const CardFacts& f = facts_of(print);
  return (f.colour == Colour::brown ? 0 : f.colour == Colour::grey ? 1 : 2) * 10000 + (f.symbol + 1) * 1000 + print;
}

}  // namespace

bool moves_card(const Event& e) {
  switch (what_of(e)) {
    case What::drew:
    case What::dealt:
    case What::revealed:
    case What::given:
    case What::passed:
    case What::took:
    case What::discarded:
    case What::played:
    case What::story:
    case What::pledged:
    case What::tile: return e.from != e.to;
    default: return false;
  }
}
int print_of(const Event& e) { return e.face == CardDef::hidden ? -1 : index(e.face); }

const State& JourneySight::seen() const { return GameOf<Rules>::view(view().seen); }
const Place& JourneySight::place() const { return content().places[at(board_.place)]; }

std::vector<CardId> JourneySight::own_hand() const {
  std::vector<int> prints = lying(hand_of(me()));
  std::sort(prints.begin(), prints.end(), [](int a, int b) { return order_of(a) < order_of(b); });
  std::vector<CardId> out;
  for (const int print : prints) out.push_back(static_cast<CardId>(print));
  return out;
}

std::vector<CardDef> JourneySight::known_hand(SeatId seat) const {
  std::vector<CardDef> out;
  for (const Card& c : seen().cards)
    if (c.zone == hand_of(index(seat)) && c.def != CardDef::hidden) out.push_back(c.def);
  std::sort(out.begin(), out.end(), [](CardDef a, CardDef b) { return order_of(index(a)) < order_of(index(b)); });
  return out;
}

CardId JourneySight::physical(CardId print) const {
  for (int i = 0; i < seen().cards.size(); ++i)
    if (index(seen().cards[i].def) == index(print)) return card_at(i);
  return CardId::none;
}

CardId JourneySight::shown_as(CardId card) const {
  const int i = index(card);
  if (i < 0 || i >= seen().cards.size() || seen().cards[i].def == CardDef::hidden) return CardId::none;
  return static_cast<CardId>(seen().cards[i].def);
}

CardId JourneySight::offered_card(const Option& o) const {
  return verb_of(o) == Verb::gandalf ? card_at(kFirstGandalf + o.amount) : shown_as(o.subject);
}

// If nothing may fly, things that are held up to be read are held up all the time.
std::vector<Flight> JourneySight::flights(double now) const {
  std::vector<Flight> out = row_.flights(playback(), now, [&](const Event& e) {
    const What w = what_of(e);
    return still_ && (w == What::played || w == What::story || w == What::tile);
  });
  std::erase_if(out, [](const Flight& f) { return f.gone >= 1 && what_of(*f.event) != What::rolled; });
  return out;
}

bool JourneySight::flies(int print, double now) const {
  for (const Flight& flight : flights(now))
    if (moves_card(*flight.event) && print_of(*flight.event) == print) return true;
  return false;
}

std::vector<int> JourneySight::lying(int zone) const {
  std::vector<std::pair<int, int>> ordered;
  for (const Card& c : seen().cards)
    if (c.zone == zone && c.def != CardDef::hidden) ordered.emplace_back(c.order, index(c.def));
  std::sort(ordered.begin(), ordered.end());
  std::vector<int> out;
  for (const auto& [order, print] : ordered) out.push_back(print);
  const auto& waiting = playback().waiting();
  for (std::size_t i = waiting.size(); i-- > (playback().current() ? 1u : 0u);) {
    const Event& e = waiting[i];
    if (!moves_card(e) || print_of(e) < 0) continue;
    if (e.to == zone) std::erase(out, print_of(e));
    if (e.from == zone) out.push_back(print_of(e));
  }
  return out;
}

int JourneySight::count(int zone) const {
  int n = count_in(seen().cards, static_cast<std::uint8_t>(zone));
  const auto& waiting = playback().waiting();
  for (std::size_t i = playback().current() ? 1 : 0; i < waiting.size(); ++i) {
    const Event& e = waiting[i];
    if (what_of(e) == What::set_aside && is_player(e.who) && zone == hand_of(index(e.who))) ++n;
    if (!moves_card(e)) continue;
    n += (e.from == zone) - (e.to == zone);
  }
  return std::max(0, n);
}

int JourneySight::tokens(int seat, int kind) const {
  int n = seen().tokens[at(seat)][at(kind)];
  const auto& waiting = playback().waiting();
  for (std::size_t i = playback().current() ? 1 : 0; i < waiting.size(); ++i) {
    const Event& e = waiting[i];
    if (e.who != seat_at(seat) || e.amount != kind) continue;
    n += (what_of(e) == What::pledged_token) - (what_of(e) == What::token);
  }
  return std::max(0, n);
}

int JourneySight::runes(int seat) const {
  int n = looking_at(seen()).runes(seat);
  const auto& waiting = playback().waiting();
  for (std::size_t i = playback().current() ? 1 : 0; i < waiting.size(); ++i) {
    const Event& e = waiting[i];
    if (e.who != seat_at(seat)) continue;
    if (what_of(e) == What::silver) n -= e.amount;
    if (what_of(e) == What::gold && e.from != e.to && print_of(e) >= 0) n -= facts_of(print_of(e)).value;
  }
  return std::max(0, n);
}

namespace {

// Returns how long a thing that is only read stays.
float reading_time(What w) {
  switch (w) {
    case What::place: return 1600;
    case What::action: return 1900;
    case What::event: return 2400;  // a sentence
    case What::turn: return 350;
    case What::asked: return 450;
    case What::called:
    case What::gandalf:
    case What::ring_on:
    case What::paid:
    case What::not_paid:
    case What::tile_ignored:
    case What::event_ignored:
    case What::roll_ignored:
    case What::roll_skipped:
    case What::tiles_skipped:
    case What::descent:
    case What::bearer: return 1000;
    case What::eliminated:
    case What::doom:
    case What::destroyed: return 1800;
    case What::lost: return 800;
    default: return 0;
  }
}

}  // namespace

EventPlayback::Timing JourneySight::timing(const Event& e) const {
  const auto steps = [](int from, int to, float each) {
    return std::min(1200.0f, static_cast<float>(std::max(1, std::abs(to - from))) * each);
  };
  const int who = is_player(e.who) ? index(e.who) : 0;
  switch (what_of(e)) {
    case What::tile: return {1050, 250};
    case What::rolled: return {750, 1100};
    case What::advanced: return {steps(board_.track[at(e.amount / 100)], e.amount % 100, 240), 140};
    case What::corrupt:
    case What::purity: return {steps(board_.corruption[at(who)], e.amount, 220), 900};
    case What::sauron: return {steps(board_.sauron, e.amount, 380), 1100};
    case What::played:
    case What::story: return {900, 150};
    case What::revealed:
    case What::given:
    case What::pledged: return {ui::kFlight + 60, 380};
    case What::took: return {420, 300};
    case What::drew:
    case What::dealt:
    case What::passed:
    case What::discarded: return {row_.motion(e, in_rows(e), 200), 120};
    case What::silver:
    case What::token:
    case What::gold: return {340, 120};
    case What::pledged_token:
    case What::pledged_runes: return {300, 250};
    default: return {0, reading_time(what_of(e))};
  }
}

bool JourneySight::in_rows(const Event& e) const {
  const What w = what_of(e);
  return w == What::drew || w == What::dealt || w == What::passed || w == What::discarded;
}

bool JourneySight::ends_count(const Event& e, const Event*) const { return what_of(e) == What::lost; }

void JourneySight::begin_again() {
  const View start = seat_view().view_at(0);
  board_ = before_ = Board(GameOf<Rules>::view(start.seen));
  row_.clear();
}

void JourneySight::take_up(const Event& e) {
  row_.add(e, in_rows(e));
  before_ = board_;
  board_.apply(e);
}

void JourneySight::next_frame(bool still) {
  row_.next_frame();
  still_ = still;
}

// Everybody hears where the journey leads and who falls; dealing and bookkeeping only those who want everything.
ui::Detail JourneySight::heard_at(const Event& e) const {
  switch (what_of(e)) {
    case What::place:
    case What::event:
    case What::eliminated:
    case What::ring_on:
    case What::doom:
    case What::destroyed:
    case What::lost: return ui::Detail::brief;
    case What::drew:
    case What::dealt:
    case What::removed:
    case What::silver:
    case What::token:
    case What::discarded:
    case What::pledged:
    case What::pledged_token:
    case What::pledged_runes:
    case What::taken_back:
    case What::returned:
    case What::change:
    case What::cards_gone: return ui::Detail::full;
    default: return ui::Detail::normal;
  }
}

std::string JourneySight::card_name(const TableHost& host, CardId id) const {
  const CardDef card = static_cast<CardDef>(id);
  const std::string name = host.say(game().card_name(card));
  // Cards that look alike are told apart by their number in the hand.
  int of = 0, n = 0;
  for (const CardDef other : known_hand(seat_at(me()))) {
    if (game().card_name(other).key != game().card_name(card).key) continue;
    ++of;
    if (index(other) <= index(card)) ++n;
  }
  if (of < 2 || n == 0) return name;
  return host.say("lotr_board.table.copy", {{"card", name}, {"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

void JourneySight::draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId id,
                             ui::CardState state) const {
  lotr_board::draw_face(pen, r, index(id), face_words(host, game(), index(id)), state);
}

bool JourneySight::is_worth_star(int print) const {
  if (!asked() || print < 0 || print >= kFirstTile || facts_of(print).symbol == kStar) return false;
  const Question q = question();
  const bool counts = q == Question::play || q == Question::pay || q == Question::must_pay || q == Question::contribute;
  return counts && worth_of(looking_at(seen()), print, me()).symbol == kStar;
}

void JourneySight::draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId id, ui::CardState state,
                                float shown) const {
  FaceWords words = face_words(host, game(), index(id));
  words.shown = r.w > 0 ? std::min(1.0f, shown / r.w) : 1;
  lotr_board::draw_face(pen, r, index(id), words, state);
  if (!is_worth_star(index(id))) return;
  // Below its own symbol: it counts as a star too.
  const float size = std::clamp(r.w * 0.26f, 12.0f, 26.0f);
  draw_symbol_disc(pen, kStar, {r.x + r.w * 0.06f + size / 2, r.y + r.w * 0.42f + size / 2}, size);
}

std::vector<std::string> JourneySight::zoom_notes(const TableHost& host, CardId id) const {
  const int print = index(id);
  if (print >= 0 && print < kFirstTile && facts_of(print).symbol >= 0) {
    const CardFacts& facts = facts_of(print);
    const bool star = facts.symbol == kStar;
    std::vector<std::string> notes{
        host.say(Phrase{star ? "lotr_board.table.read_star" : "lotr_board.table.read_symbols", {}}
                     .number("n", facts.symbols)
                     .word("track", symbol_names().key(facts.symbol)))};
    if (is_worth_star(print)) notes.push_back(host.say("lotr_board.table.read_as_star"));
    return notes;
  }
  const std::string words = sentences(host, say_card(print));
  return words.empty() ? std::vector<std::string>() : std::vector<std::string>{words};
}

// The sign of a card alone, for lists.
void JourneySight::draw_chip(const TableHost&, const ui::Pen& pen, ui::Rect r, CardDef card) const {
  const int print = index(card);
  if (print < 0 || print >= kPrints) return;
  draw_card_chip(pen, r, print);
}

}  // namespace mathom::lotr_board

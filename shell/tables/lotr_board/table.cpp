#include "shell/tables/lotr_board/table.h"

#include <algorithm>

#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/rules/payment.h"
#include "games/lotr_board/words/words.h"
#include "rules/game_of.h"
#include "shell/ui/drawing/theme.h"

namespace mathom::lotr_board {
namespace {

// By colour and symbol, cards with names after the others of their kind.
int order_of(int print) {
  const CardFacts& f = facts_of(print);
  return (f.colour == Colour::brown ? 0 : f.colour == Colour::grey ? 1 : 2) * 10000 + (f.symbol + 1) * 1000 + print;
}

}  // namespace

const State& JourneyTable::seen() const { return GameOf<Rules>::view(view().seen); }
const Place& JourneyTable::place() const { return content().places[at(board_.place)]; }

std::vector<CardId> JourneyTable::own_hand() const {
  std::vector<int> prints = lying(hand_of(me()));
  std::sort(prints.begin(), prints.end(), [](int a, int b) { return order_of(a) < order_of(b); });
  std::vector<CardId> out;
  for (const int print : prints) out.push_back(static_cast<CardId>(print));
  return out;
}

std::vector<CardDef> JourneyTable::known_hand(SeatId seat) const {
  std::vector<CardDef> out;
  for (const Card& c : seen().cards)
    if (c.zone == hand_of(index(seat)) && c.def != CardDef::hidden) out.push_back(c.def);
  std::sort(out.begin(), out.end(), [](CardDef a, CardDef b) { return order_of(index(a)) < order_of(index(b)); });
  return out;
}

CardId JourneyTable::physical(CardId print) const {
  for (int i = 0; i < seen().cards.size(); ++i)
    if (index(seen().cards[i].def) == index(print)) return card_at(i);
  return CardId::none;
}

CardId JourneyTable::shown_as(CardId card) const {
  const int i = index(card);
  if (i < 0 || i >= seen().cards.size() || seen().cards[i].def == CardDef::hidden) return CardId::none;
  return static_cast<CardId>(seen().cards[i].def);
}

CardId JourneyTable::offered_card(const Option& o) const {
  return verb_of(o) == Verb::gandalf ? card_at(kFirstGandalf + o.amount) : shown_as(o.subject);
}

std::string JourneyTable::hobbit(const TableHost& host, int seat) const {
  static constexpr std::array<std::string_view, kMostSeats> kNames{
      "lotr_board.hobbit.frodo", "lotr_board.hobbit.sam", "lotr_board.hobbit.pippin", "lotr_board.hobbit.merry",
      "lotr_board.hobbit.fatty"};
  return host.say(kNames[at(seat)]);
}

std::string JourneyTable::letters(const TableHost& host, int seat) const { return hobbit(host, seat).substr(0, 2); }

FaceWords JourneyTable::face_words(const TableHost& host, int print) const {
  FaceWords w;
  if (print < 0 || print >= kPrints) return w;
  w.name = host.say(game().card_name(static_cast<CardDef>(print)));
  if (print >= kFirstTile) return w;
  static constexpr std::array<std::string_view, 4> kNotes{"", "lotr_board.table.brown", "lotr_board.table.grey",
                                                          "lotr_board.table.story"};
  if (const auto key = kNotes[static_cast<std::size_t>(facts_of(print).colour)]; print >= kQuest && !key.empty())
    w.note = host.say(key);
  return w;
}

std::string JourneyTable::sentences(const TableHost& host, const std::vector<effects::Clause>& list) {
  return effects::sentences(list, [&host](const Phrase& p) { return host.say(p); });
}

namespace {

// What is only read: how long it stands there.
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

EventPlayback::Timing JourneyTable::timing(const Event& e) const {
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

bool JourneyTable::in_rows(const Event& e) const {
  const What w = what_of(e);
  return w == What::drew || w == What::dealt || w == What::passed || w == What::discarded;
}

bool JourneyTable::ends_count(const Event& e, const Event*) const { return what_of(e) == What::lost; }

void JourneyTable::clear_board() {
  const View start = seat_view().view_at(0);
  board_ = before_ = Board(GameOf<Rules>::view(start.seen));
  row_.clear();
  step_symbol_ = -1;
  now_ = {};
}

void JourneyTable::show_event(const Event& e) {
  row_.add(e, in_rows(e));
  before_ = board_;
  board_.apply(e);
  switch (what_of(e)) {
    case What::advanced:
      step_symbol_ = e.amount / 100;
      step_space_ = e.amount % 100;
      return;
    case What::tile: now_ = {Subject::Kind::card, index(e.face)}; break;
    case What::event:
    case What::action: now_ = {Subject::Kind::program, e.amount % 10}; break;
    case What::place:
    case What::turn:
    case What::played:
    case What::refreshed:
    case What::rested:
    case What::ring_on:
    case What::called:
    case What::descent: now_ = {}; break;
    case What::story:
    case What::gandalf: break;
    default: return;
  }
  step_symbol_ = -1;
}

// Where the journey leads and who falls is for everybody; dealing and bookkeeping for those who want all of it.
ui::Detail JourneyTable::heard_at(const Event& e) const {
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

std::string JourneyTable::card_name(const TableHost& host, CardId id) const {
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

void JourneyTable::draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId id,
                             ui::CardState state) const {
  lotr_board::draw_face(pen, r, index(id), face_words(host, index(id)), state);
}

bool JourneyTable::is_worth_star(int print) const {
  if (!asked() || print < 0 || print >= kFirstTile || facts_of(print).symbol == kStar) return false;
  const Question q = question();
  const bool counts = q == Question::play || q == Question::pay || q == Question::must_pay || q == Question::contribute;
  return counts && worth_of(looking_at(seen()), print, me()).symbol == kStar;
}

void JourneyTable::draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId id, ui::CardState state,
                                float shown) const {
  FaceWords words = face_words(host, index(id));
  words.shown = r.w > 0 ? std::min(1.0f, shown / r.w) : 1;
  lotr_board::draw_face(pen, r, index(id), words, state);
  if (!is_worth_star(index(id))) return;
  // Below its own symbol: it counts as a star too.
  const float size = std::clamp(r.w * 0.26f, 12.0f, 26.0f);
  draw_symbol_disc(pen, kStar, {r.x + r.w * 0.06f + size / 2, r.y + r.w * 0.42f + size / 2}, size);
}

std::vector<std::string> JourneyTable::zoom_notes(const TableHost& host, CardId id) const {
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
void JourneyTable::draw_chip(const TableHost&, const ui::Pen& pen, ui::Rect r, CardDef card) const {
  const int print = index(card);
  if (print < 0 || print >= kPrints) return;
  draw_card_chip(pen, r, print);
}

float JourneyTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  return hand_rows(c, width, screen_height).height(static_cast<int>(own_hand().size()));
}

void JourneyTable::build_table(const Frame& f) {
  // What was passed by itself has been taken back: from now on it is asked.
  if (view().ply < last_ply_) auto_pass_ = steps_in_ = kNobody;
  if (view().ply != last_ply_) ring_preview_ = false;
  last_ply_ = view().ply;
  follow_state();
  row_.next_frame();
  larger_ = f.c.larger();
  still_ = f.c.scene().reduced_motion();
  tell_wishes(f);
  offer_auto_pass(f);
  const bool quiet = answers_itself();
  const int tracks = std::max(3, static_cast<int>(place().tracks.size()));
  spots_ = place_table(f.c, f.places.felt, {board_.seats, me(), tracks, acts_shown(), acts_answer()});
  room_ = spots_.board;
  build_board(f);
  build_journey(f);
  build_corruption(f);
  build_seats(f);
  build_events(f);
  build_tile(f);
  build_piles(f);
  build_now(f);
  build_die_faces(f);
  build_laid(f);
  build_event(f);
  if (!quiet) build_prompt(f, prompt_words(f));
  if (!quiet) build_question(f);
  build_row(f);
  build_own_hand(f);
  if (!quiet) build_acts(f);
  build_flights(f);
  answer_windows(f);
}

void JourneyTable::build_own_hand(const Frame& f) {
  const std::vector<CardId> hand = own_hand();
  const HandRows rows = hand_rows(f.c, f.places.hand.w, f.c.scene().screen().h);
  build_hand_but(f, hand, rows.place(f.places.hand, static_cast<int>(hand.size())),
                 [&](CardId card) { return flies(index(card), f.now); });
}

std::string JourneyTable::title(const TableHost& host) const {
  const std::string where = host.say(place().key);
  if (place().haven || board_.result != Result::playing) return where;
  return host.say("lotr_board.table.title", {{"place", where}, {"name", seat_at(board_.active)}});
}

bool JourneyTable::is_out() const {
  if (viewers() == kNobody || over()) return false;
  for (int seat = 0; seat < seen().seats; ++seat)
    if (contains(viewers(), seat_at(seat)) && is_alive(seen(), seat)) return false;
  return true;
}

std::string JourneyTable::status(const TableHost& host) const {
  std::string words = host.say("lotr_board.table.sauron_at", {{"n", std::to_string(board_.sauron)}});
  if (!board_.doom) words += " · " + host.say("lotr_board.table.borne_by", {{"name", seat_at(board_.bearer)}});
  return words;
}

std::vector<std::string> JourneyTable::counters(const TableHost& host) const {
  std::vector<std::string> out;
  // Large letters leave no room for the whole of it next to the log: the list of events opens it.
  if (std::string next = next_event_words(host); !next.empty() && host.looks().text_scale <= 1.25f)
    out.push_back(std::move(next));
  out.push_back(host.say(Phrase{"lotr_board.table.deck_left", {}}.number("n", count(kDeck))));
  int gandalf = kGandalf;
  for (int i = 0; i < kGandalf; ++i) gandalf -= seen().gandalf_used >> i & 1;
  out.push_back(host.say(Phrase{"lotr_board.table.gandalf_left", {}}.number("n", gandalf)));
  return out;
}

// What happens is said large over the board, in the words of the log.
void JourneyTable::build_event(const Frame& f) {
  const Event* e = playback().current();
  if (!e) return;
  switch (what_of(*e)) {
    case What::rolled:
      if (playback().progress(f.now) < 1) return;  // the die still rolls
      break;
    case What::place:
    case What::action:
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
    case What::bearer:
    case What::eliminated:
    case What::doom:
    case What::destroyed: break;
    default: return;
  }
  build_banner(f, room_, f.host.say(f.seat.game().tell(*e)));
}

}  // namespace mathom::lotr_board

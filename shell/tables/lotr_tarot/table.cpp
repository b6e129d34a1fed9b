#include "shell/tables/lotr_tarot/table.h"

#include <algorithm>

#include "games/lotr_tarot/cards/deck.h"
#include "games/lotr_tarot/rules.h"
#include "rules/game_of.h"
#include "shell/tables/common/hand_rows.h"
#include "shell/tables/common/table_ground.h"
#include "shell/ui/drawing/theme.h"

namespace mathom::lotr_tarot {
namespace {

Card card_of_id(CardId card) { return card_of(index(card)); }

}  // namespace

const State& RingTable::seen() const { return GameOf<Rules>::view(view().seen); }

EventPlayback::Timing RingTable::timing(const Event& e) const {
  switch (what_of(e)) {
    case What::dealt: return {500, 0};
    case What::passed: return {ui::kFlight, 300};
    case What::turned_up: return {ui::kFlight, 500};
    case What::played:
    case What::ringed: return {ui::kFlight, 450};
    case What::drew:
    case What::replaced: return {ui::kFlight, 120};
    case What::suit_declared:
    case What::side_declared:
    case What::point_given:
    case What::point_taken: return {0, 700};
    case What::turn_over: return {0, 250};
    case What::one_ring: return {0, 600};
    case What::went_out:
    case What::draw_pile_gone: return {0, 1500};
    case What::shown: return {0, 1200};
    case What::held_declared: return {0, 900};
    default: return {};
  }
}

bool RingTable::in_rows(const Event& e) const {
  const What w = what_of(e);
  return w == What::dealt || w == What::shown || w == What::passed || w == What::held_declared;
}

// The last line of a round's count; the game's own awards follow in the last round.
bool RingTable::ends_count(const Event& e, const Event* next) const {
  if (what_of(e) != What::round_score && what_of(e) != What::won) return false;
  return !next || what_of(*next) == What::round || (what_of(e) == What::won && what_of(*next) != What::won);
}

void RingTable::clear_board() { board_ = Board::of_start(GameOf<Rules>::view(seat_view().view_at(0).seen)); }

// Everybody hears results; dealing and bookkeeping only those who want everything.
ui::Detail RingTable::heard_at(const Event& e) const {
  switch (what_of(e)) {
    case What::went_out:
    case What::draw_pile_gone:
    case What::round_score:
    case What::won: return ui::Detail::brief;
    case What::dealt:
    case What::shown:
    case What::not_replaced:
    case What::held_declared:
    case What::award:
    case What::too_many:
    case What::round_dark:
    case What::game_award:
    case What::total: return ui::Detail::full;
    default: return ui::Detail::normal;
  }
}

FaceLook RingTable::look(const TableHost& host) const {
  FaceLook l;
  l.court_letters = host.looks().page_letters;
  return l;
}

Side RingTable::side_of(Card card) const {
  const State& s = seen();
  const Side side = printed_side(s, card);
  const auto lies = [&](const Laid& l) { return l.card == card; };
  const bool laid = std::any_of(board_.journey.begin(), board_.journey.end(), lies) ||
                    std::any_of(board_.ring.begin(), board_.ring.end(), lies);
  if (side != Side::neutral || !laid) return side;
  return has(board_.laid_dark, card) ? Side::dark : has(board_.laid_free, card) ? Side::free : side;
}

std::string RingTable::card_name(const TableHost& host, CardId id) const {
  static constexpr std::array<std::string_view, 4> kSideNames{"lotr_tarot.side.free", "lotr_tarot.side.dark",
                                                              "lotr_tarot.side.neutral", "lotr_tarot.side.ring"};
  const Card card = card_of_id(id);
  Phrase p{deck().cards[at(index(card))].name_key, {}};
  p.begins = true;
  return host.say(p) + ", " + host.say(kSideNames[static_cast<std::size_t>(side_of(card))]);
}

void RingTable::draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId id, ui::CardState state) const {
  const Card card = card_of_id(id);
  lotr_tarot::draw_face(pen, r, card, side_of(card), look(host), state);
}

void RingTable::draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId id, ui::CardState state,
                             float shown) const {
  const Card card = card_of_id(id);
  lotr_tarot::draw_face_strip(pen, r, card, side_of(card), look(host), state, shown);
}

void RingTable::draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef def) const {
  const Card card = card_of(index(def));
  lotr_tarot::draw_chip(pen, r, card, side_of(card), look(host));
}

std::vector<CardDef> RingTable::known_hand(SeatId seat) const {
  std::vector<CardDef> out;
  for (const Card card : sorted(board_.hands[at(index(seat))])) out.push_back(static_cast<CardDef>(index(card)));
  return out;
}

std::vector<std::string> RingTable::zoom_notes(const TableHost& host, CardId id) const {
  // Says what its side means for the player who plays it.
  static constexpr std::array<std::string_view, 4> kNotes{"lotr_tarot.table.note.free", "lotr_tarot.table.note.dark",
                                                          "lotr_tarot.table.note.neutral",
                                                          "lotr_tarot.table.note.ring"};
  return {host.say(kNotes[static_cast<std::size_t>(side_of(card_of_id(id)))])};
}

float RingTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  return hand_lift(c) + 4 + ui::card_height(hand_card_width(c, width, screen_height));
}

void RingTable::build_table(const Frame& f) {
  draw_table_ground(f.c, f.places);
  spots_ = place_table(f.c, f.places.felt, board_.seats, me());
  build_seats(f);
  build_piles(f);
  build_event(f);
  const std::string prompt = prompt_words(f);
  draw_prompt_ground(f.c, f.places, prompt);
  build_prompt(f, prompt);
  build_lay_on_ring(f);
  build_question(f);
  std::vector<CardId> hand;
  for (const Card card : sorted(board_.hands[at(me())])) hand.push_back(static_cast<CardId>(index(card)));
  build_hand(f, hand, place_hand(f.c, f.places.hand, f.c.scene().screen().h, static_cast<int>(hand.size())));
  build_acts(f);
}

std::string RingTable::title(const TableHost& host) const {
  return host.say("lotr_tarot.table.book", {{"n", std::to_string(std::clamp(board_.round, 1, kRounds))}});
}

std::string RingTable::status(const TableHost& host) const {
  return host.say("lotr_tarot.table.your_dark", {{"n", std::to_string(board_.dark_points[at(me())])}});
}

std::vector<std::string> RingTable::counters(const TableHost& host) const {
  std::vector<std::string> out;
  const Board& b = board_;
  CardSet laid;
  for (const Laid& l : b.journey) laid.insert(index(l.card));
  for (const Laid& l : b.ring) laid.insert(index(l.card));
  const auto line = [&](std::string_view key, const CardSet& of) {
    out.push_back(host.say(key, {{"n", std::to_string((laid & of).count())}, {"of", std::to_string(of.count())}}));
  };
  line("lotr_tarot.table.dark_laid", seen().dark);
  line("lotr_tarot.table.neutral_laid", seen().neutral);
  line("lotr_tarot.table.majors_laid", kMajorCards);
  out.push_back(host.say("lotr_tarot.table.draw_left", {{"n", std::to_string(b.draw)}}));
  return out;
}

}  // namespace mathom::lotr_tarot

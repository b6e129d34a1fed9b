#include "shell/tables/war_of_the_ring/table.h"

#include <algorithm>

#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/state/events.h"
#include "shell/ui/drawing/theme.h"

namespace mathom::war_of_the_ring {

using namespace ui;

// --- what happens
bool WarTable::ends_count(const Event& e, const Event*) const { return what_of(e) == What::ends; }

void WarTable::clear_board() {
  sight_.begin();
  flights_.clear();
}

void WarTable::show_event(const Event& e) {
  flights_.add(e);
  banner_.follow(e);
  sight_.show(e);
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

// --- what is built
float WarTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  const float own = own_width(c, width, static_cast<int>(sight_.own_reserve().size()));
  // The places take the room of an empty hand, unless the player's own seat is next to it.
  if (own <= 0 && c.phone() && sight_.own_hand().empty() && !playback().busy() && !offers_.elsewhere())
    return ui::kStep;
  return hand_rows(c, width - own, screen_height).height(static_cast<int>(sight_.own_hand().size()));
}

void WarTable::build_table(const Frame& f) {
  offers_.begin_frame(f.c.scene().words());
  if (!playback().busy()) sight_.catch_up();
  flights_.begin_frame(f.now, f.c.scene().reduced_motion());
  lay_table(f);
  build_score(sight_, f, plan_.spots.score);
  if (const std::optional<int> place = ground_.build(f)) sheet_.open(f, Sheet::Page::place, *place);
  if (const std::optional<int> seat = seats_.build(f)) sheet_.open(f, Sheet::Page::seat, *seat);
  reserve_.build(f, plan_.spots.reserve);
  build_prompt(f, questions_.prompt(f));
  build_own_hand(f);
  const Rect taken = questions_.build(f, !ground_.has_targets());
  source_.give_way(taken, plan_.spots.source);
  source_.build(f, plan_.spots.source);
  questions_.build_row(f);
  questions_.build_acts(f);
  flights_.build(f);
  if (flights_.none()) banner_.build(f);
}

void WarTable::lay_table(const Frame& f) {
  plan_ = plan_of(sight_, f);
  source_.lay(plan_.spots, !offers_.in_row().empty());
  ground_.lay_targets(f);
}

void WarTable::build_own_hand(const Frame& f) {
  const std::vector<CardId> hand = sight_.own_hand();
  const HandRows rows = hand_rows(f.c, plan_.hand.w, f.c.scene().screen().h);
  build_hand_but(f, hand, place_hand(rows, plan_.hand, sight_.own_aside(), static_cast<int>(hand.size())),
                 [&](CardId card) { return flights_.flies(index(card)); });
}

// --- cards
void WarTable::draw_face(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state) const {
  // On a phone a card in the player's reserve is a line.
  if (const int print = index(card); r.w > r.h * 1.2f && print >= 0 && print < kFirstPlace)
    return draw_card_line(pen, r, print, sight_.words_of(host, print), state, sight_.live_icons(print), false);
  sight_.draw_face(host, pen, r, card, state);
}

// The card that pays says so.
void WarTable::draw_in_hand(const TableHost& host, const Pen& pen, Rect r, CardId card, CardState state,
                            float shown) const {
  const int print = index(card);
  if (shown < r.w && print >= 0 && print < kFirstPlace)
    draw_covered_face(pen, r, print, sight_.words_of(host, print), state, sight_.live_icons(print), shown);
  else
    draw_face(host, pen, r, card, state);
  if (card != payment()) return;
  const ui::Type t{ui::Face::strong, kLeastType};
  const Rect band{r.x, r.y - t.px * 0.5f, std::min(r.w, std::max(shown, r.w * 0.6f)), t.px * 1.6f};
  pen.box(band, 4, ui::kGold);
  pen.text(t, band, host.say("war_of_the_ring.table.price"), rgb(0x2A1C05), Align::centre);
}

void WarTable::draw_chip(const TableHost&, const ui::Pen& pen, ui::Rect r, CardDef card) const {
  if (index(card) >= 0 && index(card) < kThings) draw_card_chip(pen, r, sight_.catalog(), index(card));
}

void WarTable::read_card(const TableHost& host, SeatView&, Reading& reading) const { reader_.read(host, reading); }

std::vector<std::string> WarTable::zoom_notes(const TableHost& host, CardId card) const {
  return reader_.notes(host, card);
}

// A place lies on its side if its kind has no room.
void WarTable::say_whole(const Frame&, CardId card, CardZoom::Face& face) const {
  const int print = index(card);
  if (print < 0 || print >= kCards) return;
  const auto& abilities = sight_.catalog().facts_of(static_cast<CardDef>(print)).abilities;
  face.whole_from = kZoomed, face.on_it = abilities.empty() ? 1 : 2;  // its kind, and what it does
}

// --- words
std::string WarTable::paid_words(const Frame& f, const std::string& act, CardId card) const {
  return words_.paid(f.host, act, card);
}

std::string WarTable::why_words(const TableHost& host, const Option& wanted, const Reason& reason) const {
  const std::string more = words_.why(host, wanted);
  return more.empty() ? GameTable::why_words(host, wanted, reason) : more;
}

std::string WarTable::title(const TableHost& host) const {
  const int round = sight_.board().state.round;
  if (round == 0) return host.say("war_of_the_ring.table.set_up");
  const std::string words = host.say(Phrase{"war_of_the_ring.table.round", {}}.number("n", round));
  if (over() || !is_player(view().waiting_for) || playback().busy()) return words;
  return host.say("war_of_the_ring.table.turn_of", {{"round", words}, {"name", view().waiting_for}});
}

std::string WarTable::status(const TableHost& host) const {
  const Table t = sight_.board().table();
  return host.say(Phrase{"war_of_the_ring.table.status", {}}
                      .number("free", t.points(Side::free_peoples))
                      .number("shadow", t.points(Side::shadow))
                      .number("corruption", t.s.corruption));
}

std::vector<std::string> WarTable::counters(const TableHost& host) const {
  std::vector<std::string> out;
  if (over()) return out;  // nobody begins or passes any more
  const Table t = sight_.board().table();
  out.push_back(host.say("war_of_the_ring.table.starts", {{"name", seat_at(t.start_seat())}}));
  for (int seat = 0; seat < t.seats(); ++seat) {
    const std::string words = seats_.passing_words(host, seat);
    if (!words.empty()) out.push_back(words);
  }
  return out;
}

}  // namespace mathom::war_of_the_ring

#include "shell/tables/french_tarot/table.h"

#include "games/french_tarot/rules.h"
#include "games/french_tarot/words/words.h"
#include "rules/game_of.h"
#include "shell/tables/common/table_ground.h"
#include "shell/ui/drawing/theme.h"

namespace mathom::french_tarot {
namespace {

constexpr float kDealing = 700, kBidRest = 550, kBannerRest = 1300, kDogRest = 1700, kHandfulRest = 2000;

// The taker's cards laid aside. With a higher bid the dog stays closed, and nobody lays cards aside.
bool discard_counts(const Board& b) { return b.contract == Contract::small || b.contract == Contract::guard; }

// `held`: the oudlers in hands that are known.
std::string points_words(const TableHost& host, int halved, int bouts, int held) {
  return host.say(held > 0 ? "french_tarot.table.points_held" : "french_tarot.table.points",
                  {{"points", host.texts().halves(halved)},
                   {"need", std::to_string(target_points(bouts))},
                   {"bouts", std::to_string(bouts)},
                   {"held", std::to_string(held)}});
}

}  // namespace

ui::TarotFace face_of(Card card) {
  if (card == kExcuse) return {ui::Suit::trump, 0};
  return {static_cast<ui::Suit>(suit_of(card)), rank_of(card)};
}

ui::CardLook card_look(const TableHost& host) {
  ui::CardLook look;
  look.four_colours = host.looks().four_colours;
  look.court_letters = host.looks().court_letters;
  return look;
}

const State& TarotTable::seen() const { return GameOf<Rules>::view(view().seen); }

EventPlayback::Timing TarotTable::timing(const Event& e) const {
  switch (what_of(e)) {
    case What::dealt: return {kDealing, 0};
    case What::bid: return {0, kBidRest};
    case What::taker: return {0, kBannerRest};
    case What::passed_out:
    case What::petit_sec: return {0, kBannerRest * 1.6f};
    case What::dog_shown: return {0, kDogRest};
    case What::dog_taken: return {ui::kFlight, 0};
    case What::called:
    case What::slam_announced:
    case What::partner: return {0, kBannerRest};
    case What::handful_card: return {0, kHandfulRest};
    case What::played: return {ui::kFlight, 120};
    case What::trick: return {ui::kTrickLeave, ui::kTrickRest, true};
    default: return {};
  }
}

bool TarotTable::in_rows(const Event& e) const {
  const What w = what_of(e);
  return w == What::dealt || w == What::dog_shown || w == What::dog_taken || w == What::handful_card ||
         w == What::opened;
}

bool TarotTable::ends_count(const Event& e, const Event* next) const {
  return what_of(e) == What::total && (!next || next->what != e.what);
}

void TarotTable::ends(const Event& e) {
  if (what_of(e) == What::trick) board_.gather();
}

int TarotTable::sections_before(const SeatView& seat) const {
  return Board::of_start(GameOf<Rules>::view(seat.view_at(0).seen)).tricks;
}

void TarotTable::clear_board() { board_ = Board::of_start(GameOf<Rules>::view(seat_view().view_at(0).seen)); }

// Everybody hears results; dealing and bookkeeping only those who want everything.
ui::Detail TarotTable::heard_at(const Event& e) const {
  switch (what_of(e)) {
    case What::taker:
    case What::passed_out:
    case What::petit_sec:
    case What::made:
    case What::lost:
    case What::match_over: return ui::Detail::brief;
    case What::dealt:
    case What::dog_taken:
    case What::discarded:
    case What::slam_declined:
    case What::opened:
    case What::score:
    case What::total: return ui::Detail::full;
    default: return ui::Detail::normal;
  }
}

float TarotTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  const TableSize size = table_size(board_.seats);
  // Keeps room for the dog, so that nothing moves when it is taken.
  const int most = seen().phase == Phase::discard ? size.hand + size.dog : size.hand;
  return hand_rows_height(c, width, screen_height, most);
}

std::string TarotTable::card_name(const TableHost& host, CardId card) const {
  return host.say(game().card_name(static_cast<CardDef>(card)));
}

void TarotTable::draw_face(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card,
                           ui::CardState state) const {
  draw_card(pen, r, face_of(static_cast<Card>(card)), card_look(host), state);
}

void TarotTable::draw_in_hand(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardId card, ui::CardState state,
                              float shown) const {
  draw_card_strip(pen, r, face_of(static_cast<Card>(card)), card_look(host), state, shown);
  if (!from_dog(card)) return;
  // A tab of gold at the left edge, below the index: there neither the next card nor the row below lies on it.
  const float side = std::min(r.w * 0.12f, shown * 0.34f);
  const ui::Vec top{r.x + 1, r.y + r.h * 0.32f};
  const ui::Vec tab[] = {top, top + ui::Vec{side, side}, top + ui::Vec{0, 2 * side}};
  pen.convex(tab, ui::kGoldDeep);
}

bool TarotTable::from_dog(CardId card) const {
  return me() == board_.taker && seen().phase == Phase::discard && seen().dog_shown.has(static_cast<Card>(card));
}

std::string TarotTable::hand_note(const TableHost& host, CardId card) const {
  return from_dog(card) ? host.say("french_tarot.table.from_dog") : std::string();
}

void TarotTable::draw_chip(const TableHost& host, const ui::Pen& pen, ui::Rect r, CardDef card) const {
  draw_card_chip(pen, r, face_of(static_cast<Card>(index(card))), card_look(host));
}

std::vector<CardDef> TarotTable::known_hand(SeatId seat) const {
  std::vector<CardDef> out;
  for (const Card card : sorted(board_.hands[at(index(seat))])) out.push_back(static_cast<CardDef>(card));
  return out;
}

std::vector<std::string> TarotTable::zoom_notes(const TableHost& host, CardId card) const {
  return {host.say(Phrase{"french_tarot.table.worth"}.halves("n", half_points(static_cast<Card>(card))))};
}

void TarotTable::build_table(const Frame& f) {
  draw_table_ground(f.c, f.places);
  spots_ = place_seats(f.c, f.places.felt, board_.seats, me(), board_.bidding);
  build_seats(f);
  build_trick(f);
  build_middle(f);
  build_deal(f);
  const std::string prompt = prompt_words(f);
  draw_prompt_ground(f.c, f.places, prompt);
  build_prompt(f, prompt);
  build_question(f);
  const std::vector<Card> cards = sorted(board_.hands[at(me())]);
  std::vector<CardId> hand;
  for (const Card card : cards) hand.push_back(static_cast<CardId>(card));
  const Event* e = playback().current();
  const bool deals = e && what_of(*e) == What::dealt;
  build_hand(f, hand, place_hand(f.c, f.places.hand, f.c.scene().screen().h, cards).cards,
             deals ? playback().progress(f.now) : 1.0f);
  build_acts(f);
}

std::string TarotTable::title(const TableHost& host) const {
  const Board& b = board_;
  if (b.taker == kNoSeat) return host.say("french_tarot.table.deal", {{"n", std::to_string(std::max(1, b.deal))}});
  // The current trick; once it is gathered in, the next.
  const int trick = std::min(b.tricks + (b.winner == kNoSeat ? 1 : 0), static_cast<int>(table_size(b.seats).hand));
  const std::string bid = host.say(bid_word(b.contract));
  if (!in_play()) return bid;
  return host.say("french_tarot.table.trick", {{"n", std::to_string(trick)}, {"bid", bid}});
}

std::string TarotTable::status(const TableHost& host) const {
  if (board_.taker == kNoSeat) return {};
  const State& s = seen();
  const auto takes = [&](int seat) { return seat != kNoSeat && (seat == board_.taker || seat == board_.partner); };
  CardSet pile, held;
  for (int seat = 0; seat < board_.seats; ++seat)
    if (takes(seat)) pile |= s.won[at(seat)], held |= board_.hands[at(seat)];
  // What the viewer knows of the cards laid aside counts for the taker too; after the count everybody knows all.
  if (discard_counts(board_)) pile |= board_.discard;
  if (!board_.playing && board_.tricks > 0 && s.last.ending == Ending::scored)
    return points_words(host, s.last.half_points, s.last.oudlers, 0);
  int halved = half_points(pile);
  // The card given for an Excuse is arithmetic (R16): half a point goes to who won the trick.
  if (s.excuse_home && s.options.excuse_exchanged && takes(s.excuse_by) != takes(s.excuse_trick_to))
    halved += takes(s.excuse_by) ? -1 : 1;
  // Oudlers in the hand lower the target as well, until they are lost.
  const int in_hand = oudlers(held);
  return points_words(host, halved, oudlers(pile) + in_hand, in_hand);
}

std::vector<std::string> TarotTable::counters(const TableHost& host) const {
  std::vector<std::string> out;
  const Board& b = board_;
  if (b.taker != kNoSeat)
    out.push_back(
        host.say("french_tarot.table.taker", {{"seat", seat_at(b.taker)}, {"bid", host.say(bid_word(b.contract))}}));
  const auto card = [&](Card c) { return ui::short_name(face_of(c), card_look(host)); };
  if (b.called != kNoCard) {
    const std::string_view key = b.partner != kNoSeat ? "french_tarot.table.partner"
                                 : b.alone            ? "french_tarot.table.alone"
                                                      : "french_tarot.table.called";
    out.push_back(host.say(key, {{"card", card(b.called)}, {"seat", seat_at(std::max(0, b.partner))}}));
  }
  if (const CardSet dog = seen().dog_shown; !dog.empty() && b.playing) {
    std::string cards;
    for (const Card c : sorted(dog)) cards += (cards.empty() ? "" : " ") + card(c);
    out.push_back(host.say("french_tarot.table.dog", {{"cards", cards}}));
  }
  if (b.playing) {
    out.push_back(host.say("french_tarot.table.trumps", {{"n", std::to_string((b.fallen & kTrumps).size())}}));
    std::string gone;
    for (const Card c : {kPetit, kTwentyOne, kExcuse})
      if (b.fallen.has(c)) gone += (gone.empty() ? "" : " ") + card(c);
    out.push_back(gone.empty() ? host.say("french_tarot.table.no_bouts")
                               : host.say("french_tarot.table.bouts", {{"cards", gone}}));
  }
  return out;
}

}  // namespace mathom::french_tarot

#include "shell/tables/french_tarot/table.h"

#include "games/french_tarot/rules.h"
#include "games/french_tarot/words.h"
#include "rules/game_of.h"

namespace mathom::french_tarot {
namespace {

std::string number(int n) { return std::to_string(n); }
std::string halves(int n) { return number(n / 2) + (n % 2 != 0 ? ".5" : ""); }
std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

int first_seat(SeatMask m) {
  for (int i = 0; i < kMaxSeats; ++i)
    if (contains(m, seat_at(i))) return i;
  return 0;
}

// What is worth hearing as it happens; dealing and bookkeeping are not.
bool worth_hearing(What w) {
  return w != What::dealt && w != What::dog_taken && w != What::score && w != What::total && w != What::opened;
}

}  // namespace

ui::TarotFace face_of(Card card) {
  if (card == kExcuse) return {ui::Suit::trump, 0};
  return {static_cast<ui::Suit>(suit_of(card)), rank_of(card)};
}

ui::CardLook card_look(const App& app) {
  ui::CardLook look;
  look.four_colours = app.settings().four_colours;
  const std::string& letters = app.settings().card_letters;
  if ((letters.empty() ? app.language() : letters) == "fr") look.court_letters = {"V", "C", "D", "R"};
  return look;
}

const State& TarotTable::seen() const { return GameOf<Rules>::view(view_->seen); }
const Decision& TarotTable::decision() const { return view_->decision; }
bool TarotTable::asked() const { return view_ && view_->yours() && settled(); }

int TarotTable::find(Verb verb, Card card) const {
  const auto& options = decision().options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (verb_of(options[i]) == verb && card_of(options[i]) == card) return static_cast<int>(i);
  return -1;
}

void TarotTable::learn(App& app, Match& match) {
  view_ = &match.view();
  viewers_ = match.viewers();
  me_ = view_->yours() ? index(view_->decision.seat) : first_seat(viewers_);
  if (change_ == match.changes()) return;
  change_ = match.changes();
  marked_ = caused_ = kNone;
  whys_.clear();
  explained_.reset();
  point_out_ = false;
  (void)app;
}

void TarotTable::reset(App& app, Match& match) {
  change_ = ~0ull;
  learn(app, match);
  show_.reset(seen().options.seats, match.session().events_for(viewers_));
  taken_ = match.session().event_count();
  layer_ = Layer::none;
}

void TarotTable::follow(App& app, Match& match, ui::Scene& scene) {
  const Session& session = match.session();
  if (!view_ || match.viewers() != viewers_ || session.event_count() < taken_) reset(app, match);
  if (scene.touched()) show_.hurry();
  if (session.event_count() > taken_) {
    show_.add(session.events_for(viewers_, taken_));
    taken_ = session.event_count();
  }
  learn(app, match);
  const bool was_counted = show_.counted();
  const Pace pace{static_cast<float>(app.duration(1000) / 1000), scene.reduced_motion()};
  show_.run(scene.now(), pace, [&](const Event& e) {
    if (!worth_hearing(static_cast<What>(e.what))) return;
    if (const Phrase told = match.game().tell(e); !told.empty()) scene.announce(app.say(told));
  });
  if (show_.counted() && !was_counted) {
    layer_ = Layer::account;
    scene.want_frame();
  }
  if (show_.moving())
    scene.want_frame();
  else if (show_.busy() && !show_.counted())
    scene.want_frame_at(show_.next_look());
  // Told once for each question, when the eyes have arrived at it.
  if (asked() && prompted_ != view_->ply) {
    prompted_ = view_->ply;
    scene.announce(app.say(session.prompt()), ui::Urgency::assertive);
  }
}

void TarotTable::forget_explanation() {
  explained_.reset();
  caused_ = kNone;
}

float TarotTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  const TableSize size = table_size(board().seats);
  // Room for the dog too, so that nothing jumps when it is taken.
  const int most = view_ && seen().phase == Phase::discard ? size.hand + size.dog : size.hand;
  return hand_rows_height(c, width, screen_height, most);
}

void TarotTable::build(App& app, Match& match, const ui::Canvas& c, const TablePlaces& places) {
  const Frame f{app, match, c, places, c.scene().now()};
  spots_ = place_seats(c, places.felt, board().seats, me_);
  build_seats(f);
  build_trick(f);
  build_middle(f);
  build_question(f);
  build_prompt(f);
  build_hand(f);
  build_primary(f);
}

void TarotTable::build_layers(App& app, Match& match, const ui::Canvas& c) {
  if (layer_ == Layer::account) build_account(app, match, c);
  if (layer_ == Layer::last_trick) build_last_trick(app, c);
  if (layer_ == Layer::zoom) build_zoom(app, c);
}

std::string TarotTable::title(const App& app) const {
  const Board& b = board();
  if (b.taker == kNoSeat) return app.say("french_tarot.table.deal", {{"n", number(std::max(1, b.deal))}});
  const int trick = std::min(b.tricks + 1, static_cast<int>(table_size(b.seats).hand));
  const std::string bid = app.say(bid_word(b.contract));
  if (!in_play()) return bid;
  return app.say("french_tarot.table.trick", {{"n", number(trick)}, {"bid", bid}});
}

std::string TarotTable::status(const App& app) const {
  if (!view_ || board().taker == kNoSeat) return {};
  const State& s = seen();
  const auto takes = [&](int seat) { return seat != kNoSeat && (seat == board().taker || seat == board().partner); };
  CardSet pile;
  for (int seat = 0; seat < board().seats; ++seat)
    if (takes(seat)) pile |= s.won[at(seat)];
  int halved = half_points(pile);
  // The card given for an Excuse is arithmetic (R16): half a point goes to who won the trick.
  if (s.excuse_home && s.options.excuse_exchanged && takes(s.excuse_by) != takes(s.excuse_trick_to))
    halved += takes(s.excuse_by) ? -1 : 1;
  const int bouts = oudlers(pile);
  return app.say("french_tarot.table.points",
                 {{"points", halves(halved)}, {"need", number(target_points(bouts))}, {"bouts", number(bouts)}});
}

std::vector<std::string> TarotTable::counters(const App& app) const {
  std::vector<std::string> out;
  const Board& b = board();
  if (!view_) return out;
  if (b.taker != kNoSeat)
    out.push_back(app.say("french_tarot.table.taker",
                          {{"seat", app.seat_name(seat_at(b.taker))}, {"bid", app.say(bid_word(b.contract))}}));
  const auto card = [&](Card c) { return ui::short_name(face_of(c), card_look(app)); };
  if (b.called != kNoCard) {
    const std::string_view key = b.partner != kNoSeat ? "french_tarot.table.partner"
                                 : b.alone            ? "french_tarot.table.alone"
                                                      : "french_tarot.table.called";
    out.push_back(app.say(key, {{"card", card(b.called)}, {"seat", app.seat_name(seat_at(std::max(0, b.partner)))}}));
  }
  if (const CardSet dog = seen().dog_shown; !dog.empty() && b.playing) {
    std::string cards;
    for (const Card c : sorted(dog)) cards += (cards.empty() ? "" : " ") + card(c);
    out.push_back(app.say("french_tarot.table.dog", {{"cards", cards}}));
  }
  if (b.playing) {
    out.push_back(app.say("french_tarot.table.trumps", {{"n", number((b.fallen & kTrumps).size())}}));
    std::string gone;
    for (const Card c : {kPetit, kTwentyOne, kExcuse})
      if (b.fallen.has(c)) gone += (gone.empty() ? "" : " ") + card(c);
    out.push_back(gone.empty() ? app.say("french_tarot.table.no_bouts")
                               : app.say("french_tarot.table.bouts", {{"cards", gone}}));
  }
  return out;
}

}  // namespace mathom::french_tarot

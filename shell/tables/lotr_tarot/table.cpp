#include "shell/tables/lotr_tarot/table.h"

#include <algorithm>

#include "games/lotr_tarot/rules.h"
#include "rules/game_of.h"

namespace mathom::lotr_tarot {
namespace {

std::string number(int n) { return std::to_string(n); }

int first_seat(SeatMask m) {
  for (int i = 0; i < kMaxSeats; ++i)
    if (contains(m, seat_at(i))) return i;
  return 0;
}

// What is worth hearing as it happens; dealing and bookkeeping are not.
bool worth_hearing(What w) { return w != What::dealt && w != What::shown && w != What::round_dark && w != What::total; }

}  // namespace

const State& RingTable::seen() const { return GameOf<Rules>::view(view_->seen); }
const Decision& RingTable::decision() const { return view_->decision; }
bool RingTable::asked() const { return view_ && view_->yours() && settled(); }

int RingTable::find(Verb verb, Card card) const {
  const auto& options = decision().options;
  for (std::size_t i = 0; i < options.size(); ++i)
    if (verb_of(options[i]) == verb && card_of(options[i]) == card) return static_cast<int>(i);
  return -1;
}

FaceLook RingTable::look(const App& app) const {
  FaceLook l;
  const std::string& letters = app.settings().card_letters;
  if ((letters.empty() ? app.language() : letters) == "fr") l.court_letters = {"V", "C", "D", "R"};
  return l;
}

Side RingTable::side_of(Card card) const {
  const State& s = seen();
  const Side side = printed_side(s, card);
  const auto lies = [&](const Laid& l) { return l.card == card; };
  const bool laid = std::any_of(board().journey.begin(), board().journey.end(), lies) ||
                    std::any_of(board().ring.begin(), board().ring.end(), lies);
  return side == Side::neutral && laid && has(board().laid_dark, card) ? Side::dark : side;
}

std::string RingTable::name_of(const App& app, Card card) const {
  static constexpr std::array<std::string_view, 4> kSides{"lotr_tarot.side.free", "lotr_tarot.side.dark",
                                                          "lotr_tarot.side.neutral", "lotr_tarot.side.ring"};
  const Phrase p{deck().cards[at(index(card))].name_key, {}};
  return app.say(p) + ", " + app.say(kSides[static_cast<std::size_t>(side_of(card))]);
}

void RingTable::learn(Match& match) {
  view_ = &match.view();
  viewers_ = match.viewers();
  me_ = view_->yours() ? index(view_->decision.seat) : first_seat(viewers_);
  if (change_ == match.changes()) return;
  change_ = match.changes();
  marked_ = caused_ = {};
  explained_.reset();
  point_out_ = false;
}

void RingTable::reset(App&, Match& match) {
  change_ = ~0ull;
  learn(match);
  show_.reset(seen().seats, match.session().events_for(viewers_));
  taken_ = match.session().event_count();
  layer_ = Layer::none;
}

void RingTable::follow(App& app, Match& match, ui::Scene& scene) {
  const Session& session = match.session();
  if (!view_ || match.viewers() != viewers_ || session.event_count() < taken_) reset(app, match);
  if (scene.touched()) show_.hurry();
  if (session.event_count() > taken_) {
    show_.add(session.events_for(viewers_, taken_));
    taken_ = session.event_count();
  }
  learn(match);
  const bool was_counted = show_.counted();
  const Pace pace{static_cast<float>(app.duration(1000) / 1000), scene.reduced_motion()};
  show_.run(scene.now(), pace, [&](const Event& e) {
    if (!worth_hearing(static_cast<What>(e.what))) return;
    if (const Phrase told = match.game().tell(e); !told.empty()) scene.announce(app.say(told));
  });
  if (show_.counted() && !was_counted) {
    layer_ = Layer::sheet;
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

void RingTable::forget_explanation() {
  explained_.reset();
  caused_ = {};
}

void RingTable::zoom(Card card) {
  zoomed_ = card;
  layer_ = Layer::zoom;
}

void RingTable::choose(const Frame& f, int option) {
  marked_ = {};
  forget_explanation();
  f.match.choose(static_cast<std::uint64_t>(option));
  view_ = &f.match.view();
  f.c.scene().want_frame();
}

float RingTable::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  return kLift + 4 + ui::card_height(hand_card_width(c, width, screen_height));
}

void RingTable::build(App& app, Match& match, const ui::Canvas& c, const TablePlaces& places) {
  const Frame f{app, match, c, places, c.scene().now()};
  spots_ = place_table(c, places.felt, board().seats, me_);
  build_seats(f);
  build_piles(f);
  build_banner(f);
  build_question(f);
  build_prompt(f);
  build_hand(f);
  build_primary(f);
}

void RingTable::build_layers(App& app, Match&, const ui::Canvas& c) {
  if (layer_ == Layer::sheet) build_sheet(app, c);
  if (layer_ == Layer::zoom) build_zoom(app, c);
}

std::string RingTable::title(const App& app) const {
  return app.say("lotr_tarot.table.book", {{"n", number(std::clamp(board().round, 1, kRounds))}});
}

std::string RingTable::status(const App& app) const {
  if (!view_) return {};
  return app.say("lotr_tarot.table.your_dark", {{"n", number(board().dark_points[at(me_)])}});
}

std::vector<std::string> RingTable::counters(const App& app) const {
  std::vector<std::string> out;
  if (!view_) return out;
  const Board& b = board();
  CardSet laid;
  for (const Laid& l : b.journey) laid.insert(index(l.card));
  for (const Laid& l : b.ring) laid.insert(index(l.card));
  const auto line = [&](std::string_view key, const CardSet& of) {
    out.push_back(app.say(key, {{"n", number((laid & of).count())}, {"of", number(of.count())}}));
  };
  line("lotr_tarot.table.dark_laid", seen().dark);
  line("lotr_tarot.table.neutral_laid", seen().neutral);
  line("lotr_tarot.table.majors_laid", kMajorCards);
  out.push_back(app.say("lotr_tarot.table.draw_left", {{"n", number(b.draw)}}));
  return out;
}

}  // namespace mathom::lotr_tarot

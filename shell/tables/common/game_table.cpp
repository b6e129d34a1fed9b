// Following the match: what was taken up, what is shown, what is heard.
#include "shell/tables/common/game_table.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mathom {

namespace {

// What an event of any game sounds like to those who perceive it.
std::optional<ui::Sound> sound_of(EventKind kind) {
  switch (kind) {
    case EventKind::trick:
    case EventKind::turn:
    case EventKind::card: return ui::Sound::slide;
    case EventKind::closes:
    case EventKind::word: return ui::Sound::knock;
    case EventKind::rest:
    case EventKind::chapter:
    case EventKind::score: break;
  }
  return std::nullopt;
}

}  // namespace

void GameTable::learn(SeatView& seat) {
  game_ = &seat.game();
  seat_view_ = &seat;
  view_ = &seat.view();
  viewers_ = seat.viewers();
  me_ = index(seat.near_seat());
  if (change_ == seat.changes()) return;
  change_ = seat.changes();
  marked_.clear();
  whys_.clear();
  looked_at_ = CardId::none;
  forget_explanation();
  point_out_ = false;
}

void GameTable::reset(TableHost&, SeatView& seat) {
  change_ = ~0ull;
  learn(seat);
  playback_ = EventPlayback();
  clear_board();
  // A record shows its moment as it was: what has just been completed still lies there.
  const std::size_t last = seat.is_record() ? seat.last_events() : seat.event_count();
  for (const Event& e : seat.events(0, last)) {
    show_event(e);
    ends(e);
  }
  for (const Event& e : seat.events(last)) show_event(e);
  taken_ = seat.event_count();
  layer_ = Layer::none;
  zoom_.forget();  // another viewer may not know these cards
}

void GameTable::begins(const Event& e) {
  show_event(e);
  told_.push_back(e);
  sounds_.push_back(game_->kind(e));
}

void GameTable::follow(TableHost& host, SeatView& seat, ui::Scene& scene) {
  if (!view_ || seat.viewers() != viewers_ || seat.event_count() < taken_) reset(host, seat);
  if (scene.touched()) playback_.hurry();
  if (seat.event_count() > taken_) {
    playback_.add(seat.events(taken_));
    taken_ = seat.event_count();
  }
  learn(seat);
  const bool was_counted = playback_.counted();
  playback_.run(scene.now(), {host.pace(), scene.reduced_motion()}, *this);
  for (const Event& e : told_)
    if (const Phrase words = seat.game().tell(e); !words.empty())
      scene.announce(host.say(words), ui::Urgency::polite, heard_at(e));
  told_.clear();
  for (const EventKind kind : std::exchange(sounds_, {}))
    if (const auto sound = sound_of(kind)) scene.sound(*sound);
  if (playback_.counted() && !was_counted) {
    // The account would lie over what the lesson says of it.
    if (seat.is_directed())
      playback_.go_on();
    else
      layer_ = Layer::account;
    scene.sound(ui::Sound::end);
    scene.want_frame();
  }
  if (playback_.moving())
    scene.want_frame();
  else if (playback_.busy() && !playback_.counted())
    scene.want_frame_at(playback_.next_look());
  // Told once for each question, when the eyes have arrived at it.
  if (asked() && !answers_itself() && prompted_ != view_->ply) {
    prompted_ = view_->ply;
    scene.announce(host.say(seat.prompt()), ui::Urgency::assertive);
    scene.sound(ui::Sound::turn);
  }
}

// A table is a thing: it looks alike by day and by night, and so does what lies on it.
void GameTable::build(TableHost& host, SeatView& seat, const ui::Canvas& by, const TablePlaces& places) {
  const ui::Canvas c = by.painted();
  const Frame f{host, seat, c, places, c.scene().now()};
  lay_back_if_wanted(f);
  build_table(f);
}

void GameTable::build_layers(TableHost& host, SeatView& seat, const ui::Canvas& c) {
  const TablePlaces nowhere;
  const ui::Canvas thing = c.painted();
  const Frame page{host, seat, c, nowhere, c.scene().now()}, f{host, seat, thing, nowhere, c.scene().now()};
  if (layer_ == Layer::account) build_account(page);
  if (layer_ == Layer::own) build_own_layer(f);
  zoom_.build(host, thing, [&](CardId card) { return zoom_face(f, card); });
}

// Named apart from the same offers on the table below it.
CardZoom::Face GameTable::zoom_face(const Frame& f, CardId card) {
  CardZoom::Face face{.name = card_name(f.host, card), .notes = zoom_notes(f.host, card)};
  face.draw = [this, &host = f.host, card](const ui::Pen& pen, ui::Rect r) {
    draw_face(host, pen, r, card, ui::CardState::plain);
  };
  say_whole(f, card, face);
  const std::vector<Option> offers = zoom_offers(card);
  face.acts = static_cast<int>(offers.size());
  face.act = [this, f, offers](int i, ui::Rect r) {
    const Option& o = offers[static_cast<std::size_t>(i)];
    const std::string token = f.seat.token(o);
    ui::Item item{.id = "zoom/" + token, .name = offer_words(f, o), .rect = r};
    item.offer = token;
    if (!f.c.button(item, {.weight = ui::Weight::primary}).activated) return false;
    layer_ = Layer::none;
    choose(f, find(o));
    return true;
  };
  return face;
}

int GameTable::find(const Option& o) const {
  const auto& options = decision().options;
  const auto at = std::find(options.begin(), options.end(), o);
  return at == options.end() ? -1 : static_cast<int>(at - options.begin());
}

float GameTable::thinking(const Frame& f, int seat) const {
  constexpr double kTick = 250, kTurn = 6000;  // a few frames a second are enough for the eye
  ui::Scene& scene = f.c.scene();
  const bool thinks = waiting_for(seat) && !seat_view_->is_record() && viewers_ != kNobody && !view_->yours();
  if (!thinks || scene.reduced_motion() || f.host.pace() <= 0) return -1;
  const double ticks = std::floor(f.now / kTick);
  scene.want_frame_at((ticks + 1) * kTick);
  return static_cast<float>(std::fmod(ticks * kTick, kTurn) / kTurn);
}

bool GameTable::caused(CardId card) const { return std::find(caused_.begin(), caused_.end(), card) != caused_.end(); }
bool GameTable::marked(CardId card) const { return std::find(marked_.begin(), marked_.end(), card) != marked_.end(); }

void GameTable::forget_explanation() {
  explained_.reset();
  caused_.clear();
  hinted_.clear();
}

void GameTable::explain(Explained words, std::vector<Option> about) {
  forget_explanation();
  explained_ = std::move(words);
  hinted_ = std::move(about);
}

bool GameTable::hinted(const Option& o) const { return std::find(hinted_.begin(), hinted_.end(), o) != hinted_.end(); }

bool GameTable::hinted(CardId card) const {
  if (hinted_.empty() || !card_asked()) return false;
  const std::vector<Option> means = hand_options(card);
  return std::any_of(means.begin(), means.end(), [&](const Option& o) { return hinted(o); });
}

void GameTable::refuse(const Frame& f, const Option& wanted) {
  forget_explanation();
  const auto reason = f.seat.why_not(wanted);
  if (!reason) return;
  explained_ = Explained{.words = why_words(f.host, wanted, *reason), .rule = std::string(reason->rule)};
  for (const CardId card : reason->because) caused_.push_back(shown_as(card));
  f.c.scene().announce(reason_words(f.host, wanted, *reason), ui::Urgency::assertive);
  f.c.scene().sound(ui::Sound::refuse);
  f.c.scene().want_frame();
}

void GameTable::refuse(const Frame& f, std::string words) {
  explain({.words = words});
  f.c.scene().announce(std::move(words), ui::Urgency::assertive);
  f.c.scene().want_frame();
}

std::string GameTable::offer_words(const Frame& f, const Option& o) const { return f.host.say(f.seat.label(o)); }

std::string GameTable::why_words(const TableHost& host, const Option&, const Reason& reason) const {
  return host.say(reason.phrase);
}

std::string GameTable::reason_words(const TableHost& host, const Option& wanted, const Reason& reason) const {
  const std::string words = why_words(host, wanted, reason);
  return reason.rule.empty() ? words : words + " " + host.say("shell.rule", {{"n", std::string(reason.rule)}}) + ".";
}

// A touch of the hand when its cards are not what is asked for.
std::string GameTable::not_now(const Frame& f) const {
  if (asked()) return f.host.say(f.seat.prompt());
  if (!over() && is_player(view_->waiting_for) && !view_->yours())
    return f.host.say("shell.table.turn_of", {{"name", view_->waiting_for}});
  return {};
}

void GameTable::choose_and_pay(const Frame& f, int option) {
  const CardId pays = payment();
  choose(f, option);
  const int paid = pays != CardId::none && view_->yours() && asks_payment() ? hand_index(pays) : -1;
  if (paid >= 0) choose(f, paid);
}

void GameTable::choose(const Frame& f, int option) {
  marked_.clear();
  forget_explanation();
  f.seat.answer(static_cast<std::uint64_t>(option));
  view_ = &f.seat.view();
  f.c.scene().want_frame();
}

}  // namespace mathom

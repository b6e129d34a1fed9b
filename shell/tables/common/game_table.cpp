// Follows the match: takes events up, shows them and plays their sounds.
#include "shell/tables/common/game_table.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mathom {

namespace {

// Returns the sound of an event, for any game.
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

void GameTable::learn(SeatView& seat, bool anew) {
  if (!take_up(seat, anew)) return;
  take_marks();
  looked_at_.forget();
  begin_question();
}

void GameTable::reset(TableHost&, SeatView& seat) {
  learn(seat, true);
  show() = EventPlayback();
  clear_board();
  // A record shows its moment as it was: a trick that has just been completed is still there.
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
  sounds_.push_back(game().kind(e));
}

void GameTable::follow(TableHost& host, SeatView& seat, ui::Scene& scene) {
  if (!is_known() || seat.viewers() != viewers() || seat.event_count() < taken_) reset(host, seat);
  if (scene.touched()) show().hurry();
  if (seat.event_count() > taken_) {
    show().add(seat.events(taken_));
    taken_ = seat.event_count();
  }
  learn(seat, false);
  const bool was_counted = playback().counted();
  show().run(scene.now(), {host.pace(), scene.reduced_motion()}, *this);
  for (const Event& e : told_)
    if (const Phrase words = seat.game().tell(e); !words.empty())
      scene.announce(host.say(words), ui::Urgency::polite, heard_at(e));
  told_.clear();
  for (const EventKind kind : std::exchange(sounds_, {}))
    if (const auto sound = sound_of(kind)) scene.sound(*sound);
  if (playback().counted() && !was_counted) {
    // The account would cover the words of the lesson about it.
    if (seat.is_directed())
      show().go_on();
    else
      layer_ = Layer::account;
    scene.sound(ui::Sound::end);
    scene.want_frame();
  }
  if (playback().moving())
    scene.want_frame();
  else if (playback().busy() && !playback().counted())
    scene.want_frame_at(playback().next_look());
  // Told once for each question, after everything before it has been shown.
  if (asked() && !answers_itself() && prompted_ != view().ply) {
    prompted_ = view().ply;
    scene.announce(host.say(seat.prompt()), ui::Urgency::assertive);
    scene.sound(ui::Sound::turn);
  }
}

// A table and all that lies on it look the same by day and by night.
void GameTable::build(TableHost& host, SeatView& seat, const ui::Canvas& by, const TablePlaces& places) {
  const ui::Canvas c = by.painted();
  const Frame f{host, seat, c, places, c.scene().now()};
  looked_at_.begin();
  lay_back_if_wanted(f);
  build_table(f);
}

float GameTable::answers_height(TableHost& host, SeatView& seat, const ui::Canvas& c, float width) {
  const TablePlaces nowhere;
  return asked() ? column_height({host, seat, c, nowhere, c.scene().now()}, width) : 0.0f;
}

void GameTable::build_layers(TableHost& host, SeatView& seat, const ui::Canvas& c) {
  const TablePlaces nowhere;
  const ui::Canvas thing = c.painted();
  const Frame page{host, seat, c, nowhere, c.scene().now()}, f{host, seat, thing, nowhere, c.scene().now()};
  if (layer_ == Layer::account) build_account(page);
  if (layer_ == Layer::own) build_own_layer(f);
  zoom_.build(host, thing, [&](CardId card) { return zoom_face(f, card); });
}

// Has another name than the same offers on the table below it.
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

void GameTable::explain(Explained words, std::vector<Option> about) {
  set_explanation(std::move(words), std::move(about), {});
}

void GameTable::refuse(const Frame& f, const Option& wanted) {
  forget_explanation();
  const auto reason = f.seat.why_not(wanted);
  if (!reason) return;
  std::vector<CardId> because;
  for (const CardId card : reason->because) because.push_back(shown_as(card));
  set_explanation({.words = why_words(f.host, wanted, *reason), .rule = std::string(reason->rule)}, {},
                  std::move(because));
  f.c.scene().announce(reason_words(f.host, wanted, *reason), ui::Urgency::assertive);
  f.c.scene().sound(ui::Sound::refuse);
  f.c.scene().want_frame();
}

void GameTable::refuse(const Frame& f, std::string words) {
  explain({.words = words});
  f.c.scene().announce(std::move(words), ui::Urgency::assertive);
  f.c.scene().want_frame();
}

void GameTable::choose_and_pay(const Frame& f, int option) {
  const CardId pays = payment();
  choose(f, option);
  const int paid = pays != CardId::none && view().yours() && asks_payment() ? hand_index(pays) : -1;
  if (paid >= 0) choose(f, paid);
}

void GameTable::choose(const Frame& f, int option) {
  take_marks();
  forget_explanation();
  f.seat.answer(static_cast<std::uint64_t>(option));
  look_again(f.seat);
  f.c.scene().want_frame();
}

}  // namespace mathom

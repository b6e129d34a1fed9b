#include "shell/tables/french_tarot/view.h"

#include <algorithm>

#include "games/french_tarot/phases.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/words.h"
#include "rules/game_of.h"

namespace mathom::french_tarot {

namespace {

bool of_hand(const Option& o) {
  const Verb v = verb_of(o);
  return v == Verb::play || v == Verb::discard || v == Verb::keep;
}

// Said aloud when it becomes visible; the rest is in the log for who wants it.
bool said_aloud(What w) {
  return w != What::dealt && w != What::dog_taken && w != What::total && w != What::opened && w != What::slam_declined;
}

int seat_at_bottom(const Match& match) {
  for (int s = 0; s < kMaxSeats; ++s)
    if ((match.viewers() & only(seat_at(s))) != 0) return s;
  return 0;
}

}  // namespace

ui::TarotFace face_of(Card card) {
  if (card == kExcuse) return {ui::Suit::trump, 0};
  return {static_cast<ui::Suit>(suit_of(card)), rank_of(card)};
}

std::string View::card_name(const App& app, Card card) const {
  const Phrase phrase = Rules().card_name(static_cast<CardDef>(card));
  return app.say(phrase);
}

ui::CardLook View::look(const App& app) const {
  ui::CardLook look;
  look.four_colours = app.settings().four_colours;
  const std::string letters = app.settings().card_letters.empty() ? app.language() : app.settings().card_letters;
  if (letters == "fr") look.court_letters = {"V", "C", "D", "R"};
  return look;
}

void View::reset(App& app, Match& match) {
  me_ = seat_at_bottom(match);
  const std::vector<Event> events = match.session().events_for(match.viewers());
  show_.reset(static_cast<int>(match.session().seats().size()), events);
  heard_ = match.session().event_count();
  lines_.clear();
  for (const Event& e : events) {
    const Phrase line = match.game().tell(e);
    if (!line.empty()) lines_.push_back(app.say(line));
  }
  selected_ = nods_ = kNoCard;
  picks_.clear();
  explained_ = {};
  panel_ = Panel::none;
  question_of_ = 0;
  over_ = match.session().outcome().over;
  if (over_) panel_ = Panel::account;
}

void View::follow(App& app, Match& match, ui::Scene& scene) {
  if (heard_ > match.session().event_count()) reset(app, match);
  if (heard_ < match.session().event_count()) {
    show_.add(match.session().events_for(match.viewers(), heard_));
    heard_ = match.session().event_count();
  }
  if (scene.touched() && show_.busy()) show_.hurry();
  const Pace pace{.speed = static_cast<float>(mathom::pace(app.settings().speed)), .still = scene.reduced_motion()};
  const bool was_busy = show_.busy();
  show_.run(scene.now(), pace, [&](const Event& e) {
    const Phrase line = match.game().tell(e);
    if (line.empty()) return;
    lines_.push_back(app.say(line));
    if (said_aloud(static_cast<What>(e.what))) scene.announce(lines_.back());
  });
  if (show_.moving())
    scene.want_frame();
  else if (show_.busy() && show_.next_look() > 0)
    scene.want_frame_at(show_.next_look());
  if (show_.counted()) panel_ = Panel::account;
  const bool over = match.session().outcome().over;
  if (over && !over_ && !show_.busy()) panel_ = Panel::account, over_ = true;
  if (was_busy && !show_.busy()) scene.want_frame();
  take_question(app, match);
}

// Sorts the pending question into cards of the hand and buttons; once for each change of the match.
void View::take_question(App& app, Match& match) {
  if (question_of_ == match.changes() && person_of_ == match.person()) return;
  question_of_ = match.changes();
  person_of_ = match.person();
  hand_.clear();
  buttons_.clear();
  refused_.clear();
  prompt_.clear();
  picks_.clear();
  selected_ = nods_ = kNoCard;
  because_ = kNone;
  explained_ = {};
  const mathom::View& view = match.view();
  const State& seen = GameOf<Rules>::view(view.seen);
  for (const Card card : sorted(seen.hands[static_cast<std::size_t>(me_)])) hand_.push_back({.card = card, .why = {}});
  const Decision& d = view.decision;
  picks_most_ = view.yours() && d.ask == Ask::pick && d.max > 1 ? d.max - d.picked : 0;
  if (!view.yours()) return;
  prompt_ = app.say(match.session().prompt());
  const auto held = [&](const Option& o) {
    return std::find_if(hand_.begin(), hand_.end(), [&](const Held& h) { return of_hand(o) && h.card == card_of(o); });
  };
  for (std::size_t i = 0; i < d.options.size(); ++i) {
    const auto h = held(d.options[i]);
    if (h != hand_.end())
      h->option = static_cast<int>(i);
    else
      buttons_.push_back(static_cast<int>(i));
  }
  for (const Option& o : match.session().refused(d.seat)) {
    const auto h = held(o);
    if (h == hand_.end()) {
      if (!of_hand(o)) refused_.push_back(o);
      continue;
    }
    h->meant = true;
    if (const auto reason = match.session().why_not(d.seat, o)) h->why = app.say(reason->phrase);
  }
}

void View::explain(App& app, Match& match, ui::Scene& scene, const Option& wanted) {
  const auto reason = match.session().why_not(match.view().waiting_for, wanted);
  if (!reason) return;
  explained_ = {app.say(reason->phrase), std::string(reason->rule)};
  because_ = kNone;
  for (const CardId id : reason->because) because_.add(static_cast<Card>(index(id)));
  scene.announce(explained_.words, ui::Urgency::assertive);
  scene.want_frame();
}

void View::say_turn(App& app, Match& match, ui::Scene& scene) {
  if (!is_player(match.session().waiting_for())) return;
  explained_ = {app.say("shell.table.not_your_turn", {{"name", app.seat_name(match.session().waiting_for())}}), {}};
  scene.announce(explained_.words);
}

void View::commit(Match& match, int option) {
  if (option >= 0) match.choose(static_cast<std::uint64_t>(option));
}

// Each pick is an answer of its own; the one before may have changed what the next is offered as.
void View::commit_picks(Match& match) {
  for (const Card card : std::vector<Card>(picks_)) {
    const auto& options = match.view().decision.options;
    const auto at =
        std::find_if(options.begin(), options.end(), [&](const Option& o) { return of_hand(o) && card_of(o) == card; });
    if (at == options.end()) return;
    match.choose(static_cast<std::uint64_t>(at - options.begin()));
  }
}

float View::hand_height(const ui::Canvas& c, float width, float screen_height) const {
  return hand_rows_height(c, width, screen_height, std::max<int>(1, static_cast<int>(hand_.size())));
}

void View::build(App& app, Match& match, const ui::Canvas& c, const TablePlaces& places) {
  const Spots spots = place_seats(c, places.felt, show_.board().seats, me_);
  build_seats(app, match, c, spots);
  build_trick(app, c, spots);
  build_middle(app, match, c, spots);
  build_prompt(app, match, c, places.prompt);
  build_hand(app, match, c, places.hand);
  build_act(app, match, c, places.actions);
}

TableWish View::build_layers(App& app, Match& match, const ui::Canvas& c) {
  switch (panel_) {
    case Panel::none: return TableWish::none;
    case Panel::account: return build_account(app, match, c);
    case Panel::last_trick: build_last_trick(app, c); return TableWish::none;
    case Panel::zoom: build_zoom(app, c); return TableWish::none;
  }
  return TableWish::none;
}

std::string View::title(const App& app) const {
  const Board& b = show_.board();
  if (b.playing)
    return app.say("shell.tarot.trick", {{"n", std::to_string(std::min(b.tricks + (b.winner == kNoSeat ? 1 : 0), 24))},
                                         {"bid", app.say(bid_word(b.contract))}});
  if (b.deal > 0) return app.say("shell.tarot.deal", {{"n", std::to_string(b.deal)}});
  return app.say("french_tarot.title");
}

std::string View::status(const App& app) const {
  const Board& b = show_.board();
  if (b.taker == kNoSeat)
    return b.dealer == kNoSeat ? std::string()
                               : app.say("shell.tarot.dealer", {{"name", app.seat_name(seat_at(b.dealer))}});
  std::string words =
      app.say("shell.tarot.taker", {{"name", app.seat_name(seat_at(b.taker))}, {"bid", app.say(bid_word(b.contract))}});
  if (b.called != kNoCard) words += " · " + app.say("shell.tarot.called", {{"card", card_name(app, b.called)}});
  if (b.partner != kNoSeat)
    words += " · " + app.say("shell.tarot.partner", {{"name", app.seat_name(seat_at(b.partner))}});
  return words;
}

std::vector<std::string> View::counters(const App& app) const {
  const Board& b = show_.board();
  std::vector<std::string> out;
  if (!b.playing) return out;
  out.push_back(app.say("shell.tarot.trumps_out", {{"n", std::to_string(b.trumps_out())}}));
  const int seen = oudlers(b.fallen);
  out.push_back(app.say("shell.tarot.oudlers_seen", {{"n", std::to_string(seen)}}));
  std::string tricks;
  for (int s = 0; s < b.seats; ++s) {
    if (!tricks.empty()) tricks += " · ";
    tricks += app.seat_name(seat_at(s)) + " " + std::to_string(b.tricks_won[static_cast<std::size_t>(s)]);
  }
  out.push_back(app.say("shell.tarot.tricks", {{"list", tricks}}));
  return out;
}

void View::show_offer(ui::Scene& scene) {
  for (const Held& h : hand_)
    if (h.option >= 0) return scene.set_focus("hand/" + card_token(h.card));
  if (!buttons_.empty()) scene.set_focus("offer/" + std::to_string(buttons_.front()));
}

}  // namespace mathom::french_tarot

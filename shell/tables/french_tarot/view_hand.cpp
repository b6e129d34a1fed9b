// One's own cards, the line that says what is asked, and the button that names the act.
#include <algorithm>

#include "shell/tables/french_tarot/view.h"

namespace mathom::french_tarot {

using namespace ui;

CardState View::state_of(const Match& match, const Held& h) const {
  if (h.card == selected_ || std::find(picks_.begin(), picks_.end(), h.card) != picks_.end()) return CardState::chosen;
  if (because_.has(h.card)) return CardState::caused;
  if (!match.your_turn() || !settled()) return CardState::plain;
  if (h.option >= 0) return CardState::offered;
  return h.meant ? CardState::sunk : CardState::plain;
}

void View::build_hand(App& app, Match& match, const Canvas& c, Rect area) {
  const HandPlaces places = place_hand(c, area, c.scene().screen().h, static_cast<int>(hand_.size()));
  const CardLook how = look(app);
  const float dealt = show_.dealing(c.scene().now());
  const bool asked = match.your_turn() && settled();
  const bool cards_asked =
      asked && std::any_of(hand_.begin(), hand_.end(), [](const Held& h) { return h.option >= 0; });
  c.scene().begin_zone("hand", {.name = app.say("shell.table.your_hand"),
                                .list = true,
                                .slide = true,
                                .numbered = cards_asked && buttons_.empty()});
  const std::vector<Held> cards = hand_;  // a touch may change the question while we draw
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Held& h = cards[i];
    const CardState state = state_of(match, h);
    Rect r = places.cards[i];
    if (state == CardState::chosen) r.y -= kLift;
    if (state == CardState::sunk) r.y += 4;
    if (dealt < 1) r = moved(r, {(area.centre().x - r.centre().x) * (1 - ease_out(dealt)), (1 - ease_out(dealt)) * 60});
    Item item{.id = "hand/" + card_token(h.card), .role = Role::card, .name = card_name(app, h.card), .rect = r};
    item.offered = asked && h.option >= 0;
    item.selected = state == CardState::chosen;
    item.description = h.why;
    const Reaction did = c.scene().add(item);
    const Pen pen = c.pen().faded(dealt < 1 ? ease_out(dealt) : 1);
    pen.shadow(r, 8, 8, 2, 0.35f);
    draw_card(pen, did.hovered && item.offered && state != CardState::chosen ? moved(r, {0, -4}) : r, face_of(h.card),
              how, state);
    if (did.focused) draw_card_focus(c.pen(), r);
    if (did.zoom) zoomed_ = h.card, panel_ = Panel::zoom;
    if (did.activated || did.marked) touch_card(app, match, c.scene(), h, did.activated);
    if (did.refused && asked && h.meant) {
      nods_ = h.card;
      for (const Option& o : match.session().refused(match.view().waiting_for))
        if (static_cast<Card>(o.subject) == h.card) {
          explain(app, match, c.scene(), o);
          break;
        }
    } else if (did.refused && settled()) {
      say_turn(app, match, c.scene());
    }
  }
  c.scene().end_zone();
}

// A first touch lifts, a second one commits; several cards are gathered until there are enough.
void View::touch_card(App&, Match& match, Scene& scene, const Held& h, bool commits) {
  explained_ = {};
  because_ = kNone;
  scene.want_frame();
  if (picking()) {
    const auto at = std::find(picks_.begin(), picks_.end(), h.card);
    if (at != picks_.end())
      picks_.erase(at);
    else if (static_cast<int>(picks_.size()) < picks_most_)
      picks_.push_back(h.card);
    return;
  }
  if (selected_ == h.card && commits) return commit(match, h.option);
  selected_ = selected_ == h.card ? kNoCard : h.card;
}

void View::build_prompt(App& app, Match& match, const Canvas& c, Rect area) {
  std::string words;
  Colour colour = kTextSoft;
  const SeatId waiting = match.session().waiting_for();
  if (!explained_.words.empty() && c.phone()) {
    words = explained_.words;
    colour = kWarn;
  } else if (settled() && match.your_turn()) {
    words = app.say("shell.table.your_turn", {{"ask", prompt_}});
    if (picking()) words += "  " + std::to_string(picks_.size()) + "/" + std::to_string(picks_most_);
    colour = kGold;
  } else if (settled() && is_player(waiting)) {
    words = app.say("shell.table.waiting", {{"name", app.seat_name(waiting)}});
  } else if (show_.board().playing && show_.board().leading() != kNoSeat) {
    words = app.say("shell.tarot.leading", {{"name", app.seat_name(seat_at(show_.board().leading()))}});
  }
  if (words.empty()) return;
  Type t = c.strong();
  if (!c.phone()) t.px = c.em(17);
  while (t.px > 12 && c.letters().width(t, words) > area.w) t.px -= 0.5f;
  c.text("prompt", area, t, words, colour, Align::centre);
}

void View::build_act(App& app, Match& match, const Canvas& c, Rect area) {
  if (!settled() || !match.your_turn()) return;
  const auto h = std::find_if(hand_.begin(), hand_.end(), [&](const Held& x) { return x.card == selected_; });
  const bool cards = std::any_of(hand_.begin(), hand_.end(), [](const Held& x) { return x.option >= 0; });
  if (!cards) return;
  Item item{.id = "act", .name = app.say("shell.table.choose_card"), .rect = area, .primary = true};
  item.offered = false;
  if (picking()) {
    const int left = picks_most_ - static_cast<int>(picks_.size());
    item.offered = left == 0;
    item.name = app.say(left == 0 ? "shell.tarot.discard_now" : "shell.tarot.discard_more",
                        {{"n", std::to_string(left == 0 ? picks_most_ : left)}});
  } else if (h != hand_.end() && h->option >= 0) {
    item.offered = true;
    item.name = app.say(match.session().label(match.view().decision.options[static_cast<std::size_t>(h->option)]));
  }
  c.scene().begin_zone("act", {.name = app.say("shell.table.act")});
  const Reaction did = c.button(item, {.weight = Weight::primary, .hint = "↵"});
  c.scene().end_zone();
  if (did.refused) show_offer(c.scene());
  if (!did.activated) return;
  if (picking())
    commit_picks(match);
  else
    commit(match, h->option);
}

}  // namespace mathom::french_tarot

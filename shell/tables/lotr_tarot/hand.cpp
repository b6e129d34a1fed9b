// The hand and what is asked: touch selects and lifts, the second touch or the primary button commits.
#include <algorithm>

#include "shell/tables/lotr_tarot/table.h"

namespace mathom::lotr_tarot {

using namespace ui;

void RingTable::refuse(const Frame& f, Card card) {
  forget_explanation();
  const Verb verb = asked() && question() == Question::pass ? Verb::pass : Verb::play;
  const auto reason = f.match.session().why_not(decision().seat, card_option(verb, card));
  if (!reason) return;
  explained_ = Explained{f.app.say(reason->phrase), std::string(reason->rule)};
  for (const CardId c : reason->because) caused_.insert(index(c));
  f.c.scene().announce(explained_->words, Urgency::assertive);
  f.c.scene().want_frame();
}

void RingTable::touch(const Frame& f, Card card, const Reaction& is, bool offered) {
  if (is.zoom) return zoom(card);
  if (is.refused) return refuse(f, card);
  if (!offered || !(is.activated || is.marked)) return;
  forget_explanation();
  f.c.scene().want_frame();
  const bool was = has(marked_, card);
  if (question() == Question::pass) {
    if (was)
      marked_.erase(index(card));
    else if (marked_.count() < kPassed - decision().picked)
      marked_.insert(index(card));
    return;
  }
  const int option = primary_option();
  if (was && is.activated && option >= 0) return choose(f, option);
  marked_ = was ? CardSet{} : one(card);
}

void RingTable::build_hand(const Frame& f) {
  const std::vector<Card> hand = sorted(board().hands[at(me_)]);
  const std::vector<Rect> places =
      place_hand(f.c, f.places.hand, f.c.scene().screen().h, static_cast<int>(hand.size()));
  const bool passes = asked() && question() == Question::pass, live = passes || turn_asked();
  Scene& scene = f.c.scene();
  scene.begin_zone("hand", {.name = f.app.say("lotr_tarot.table.hand"), .list = true, .slide = true, .numbered = true});
  std::optional<std::pair<Card, Reaction>> touched;
  bool touched_offered = false;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const Card card = hand[i];
    const bool offered =
        live && (passes ? find(Verb::pass, card) >= 0 : find(Verb::play, card) >= 0 || find(Verb::ring, card) >= 0);
    const bool chosen = has(marked_, card);
    Rect r = places[i];
    if (chosen) r.y -= kLift;
    Item item{.id = "hand/" + word_of(card), .role = Role::card, .name = name_of(f.app, card)};
    item.rect = r;
    item.offered = offered || !live;
    item.selected = chosen;
    if (live && !offered)
      if (const auto reason =
              f.match.session().why_not(decision().seat, card_option(passes ? Verb::pass : Verb::play, card)))
        item.description = f.app.say(reason->phrase);
    const Reaction is = scene.add(item);
    CardState state = CardState::plain;
    if (chosen)
      state = CardState::chosen;
    else if (has(caused_, card) || (point_out_ && offered))
      state = CardState::caused;
    else if (live)
      state = offered ? CardState::offered : CardState::sunk;
    draw_face(f.c.pen(), r, card, printed_side(seen(), card), look(f.app), state);
    if (is.focused) draw_card_focus(f.c.pen(), r);
    if (is.activated || is.refused || is.marked || is.zoom) {
      touched.emplace(card, is);
      touched_offered = offered;
      flown_from_ = r;
    }
  }
  scene.end_zone();
  if (touched) touch(f, touched->first, touched->second, touched_offered);
}

// Each pick is an answer of its own.
void RingTable::pass_marked(const Frame& f) {
  const CardSet cards = marked_;
  cards.for_each([&](int card) {
    const int option = view_->yours() ? find(Verb::pass, card_of(card)) : -1;
    if (option >= 0) choose(f, option);
  });
}

// With a card chosen: playing it, or laying it on the Ring when it fits nowhere else; without: draw, or end the turn.
int RingTable::primary_option() const {
  if (!turn_asked()) return -1;
  const Card chosen = lowest_of(marked_);
  if (chosen == Card::hidden) return find(question() == Question::turn ? Verb::draw : Verb::end, Card::hidden);
  const int play = find(Verb::play, chosen);
  return play >= 0 ? play : find(Verb::ring, chosen);
}

void RingTable::build_primary(const Frame& f) {
  if (f.places.actions.empty() || !asked()) return;
  const bool passes = question() == Question::pass;
  const int option = primary_option();
  if (!passes && option < 0) return;
  const int wanted = kPassed - (passes ? decision().picked : 0);
  const std::string words = passes ? f.app.say("lotr_tarot.table.pass",
                                               {{"n", std::to_string(marked_.count())}, {"of", std::to_string(wanted)}})
                                   : f.app.say(f.match.session().label(decision().options[at(option)]));
  const float wide = std::min(f.places.actions.w, f.c.em(340));
  Item item{.id = "primary", .name = words};
  item.rect = {f.places.actions.right() - wide, f.places.actions.centre().y - f.c.control_height() / 2, wide,
               f.c.control_height()};
  item.primary = true;
  item.offered = !passes || marked_.count() == wanted;
  f.c.scene().begin_zone("act", {.name = words});
  const Reaction is = f.c.button(item, {.weight = Weight::primary});
  f.c.scene().end_zone();
  if (!is.activated) return;
  if (passes)
    pass_marked(f);
  else
    choose(f, option);
}

void RingTable::build_prompt(const Frame& f) {
  std::string words;
  if (asked())
    words = f.app.say(f.match.session().prompt());
  else if (view_->waiting_for == SeatId::none)
    words = f.app.say("lotr_tarot.table.over");
  else if (!show_.busy() && is_player(view_->waiting_for))
    words = f.app.say("lotr_tarot.table.waiting", {{"seat", f.app.seat_name(view_->waiting_for)}});
  if (words.empty()) return;
  // A long question in a narrow place is set smaller rather than cut.
  Type t{Face::strong, f.c.em(f.c.phone() ? 15 : 17)};
  const float wide = f.c.letters().width(t, words);
  if (wide > f.places.prompt.w) t.px = std::max(f.c.em(11), t.px * f.places.prompt.w / wide * 0.98f);
  f.c.text("prompt", f.places.prompt, t, f.c.letters().fitted(t, words, f.places.prompt.w), asked() ? kGold : kTextSoft,
           Align::centre);
}

// Suits, sides and the Ring Bearer's point: a panel of buttons over the table.
void RingTable::build_question(const Frame& f) {
  if (!asked() || turn_asked() || question() == Question::pass) return;
  const auto& options = decision().options;
  const int columns = options.size() <= 2 && !f.c.phone() ? 1 : 2, n = static_cast<int>(options.size());
  const int rows = (n + columns - 1) / columns;
  const float gap = 8, pad = 14, wide = std::min(spots_.middle.w, f.c.em(columns == 1 ? 380 : 620));
  const std::string words = f.app.say(f.match.session().prompt());
  const float head = f.c.height_of(f.c.strong(), words, wide - 2 * pad) + 10;
  const float button =
      std::min(f.c.control_height(), (f.places.felt.h - head - 2 * pad) / static_cast<float>(rows) - gap);
  const float high = head + static_cast<float>(rows) * (button + gap) + 2 * pad - gap;
  Rect panel = around(spots_.middle.centre(), wide, high);
  panel.y = std::clamp(panel.y, f.places.felt.y, std::max(f.places.felt.y, f.places.felt.bottom() - high));
  f.c.raised(panel);
  f.c.paragraph("question/words", panel.inset(pad), f.c.strong(), words, kGold, Align::centre);
  f.c.scene().begin_zone("question", {.name = words, .list = true, .numbered = true});
  int chosen = -1;
  const float column = (wide - 2 * pad + gap) / static_cast<float>(columns);
  for (int i = 0; i < n; ++i) {
    Item item{.id = "offer/" + f.match.session().token(options[at(i)]),
              .name = f.app.say(f.match.session().label(options[at(i)]))};
    item.rect = {panel.x + pad + static_cast<float>(i % columns) * column,
                 panel.y + pad + head + static_cast<float>(i / columns) * (button + gap), column - gap, button};
    if (f.c.button(item, {.size = f.c.phone() ? f.c.em(13) : 0}).activated) chosen = i;
  }
  f.c.scene().end_zone();
  if (chosen >= 0) choose(f, chosen);
}

}  // namespace mathom::lotr_tarot

// The hand: touch selects and lifts, the second touch or the primary button commits; several picks are one gesture.
#include <algorithm>

#include "shell/tables/french_tarot/table.h"

namespace mathom::french_tarot {

using namespace ui;

Verb TarotTable::hand_verb() const {
  if (!asked()) return Verb::play;
  if (question() == Question::discard) return Verb::discard;
  return question() == Question::keep_back ? Verb::keep : Verb::play;
}

bool TarotTable::gathers() const { return asked() && decision().ask == Ask::pick; }

int TarotTable::picks_wanted() const {
  if (!gathers()) return 1;
  const int left = decision().max - decision().picked;
  // When fewer may go than must, the rest is asked for afterwards.
  return std::min(left, static_cast<int>(decision().options.size()));
}

std::string TarotTable::why(const Frame& f, Card card) {
  for (const auto& [known, words] : whys_)
    if (known == card) return words;
  const auto reason = f.match.session().why_not(decision().seat, card_option(hand_verb(), card));
  whys_.emplace_back(card, reason ? f.app.say(reason->phrase) : std::string());
  return whys_.back().second;
}

void TarotTable::refuse(const Frame& f, const Option& wanted) {
  forget_explanation();
  const auto reason = f.match.session().why_not(decision().seat, wanted);
  if (!reason) return;
  explained_ = Explained{f.app.say(reason->phrase), std::string(reason->rule)};
  for (const CardId c : reason->because) caused_.add(static_cast<Card>(index(c)));
  f.c.scene().announce(explained_->words, Urgency::assertive);
  f.c.scene().want_frame();
}

void TarotTable::touch(const Frame& f, Card card, const Reaction& is, bool offered) {
  if (is.zoom) {
    zoomed_ = card;
    layer_ = Layer::zoom;
    return;
  }
  if (is.refused) return refuse(f, card_option(hand_verb(), card));
  if (!offered || !(is.activated || is.marked)) return;
  forget_explanation();
  const bool was = marked_.has(card);
  if (gathers()) {
    if (was)
      marked_.remove(card);
    else if (marked_.size() < picks_wanted())
      marked_.add(card);
    else
      explained_ = Explained{f.app.say("french_tarot.table.enough", {{"n", std::to_string(picks_wanted())}}), ""};
  } else if (was && is.activated) {
    return commit(f);
  } else {
    marked_ = was ? kNone : CardSet::of(card);
  }
  f.c.scene().want_frame();
}

void TarotTable::build_hand(const Frame& f) {
  const std::vector<Card> hand = sorted(board().hands[static_cast<std::size_t>(me_)]);
  const HandPlaces places = place_hand(f.c, f.places.hand, f.c.scene().screen().h, static_cast<int>(hand.size()));
  const float dealt = show_.dealing(f.now);
  const bool live =
      asked() && (hand_verb() != Verb::play || question() == Question::lead || question() == Question::follow);
  Scene& scene = f.c.scene();
  scene.begin_zone("hand",
                   {.name = f.app.say("french_tarot.table.hand"), .list = true, .slide = true, .numbered = true});
  std::optional<std::pair<Card, Reaction>> touched;
  bool touched_offered = false;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    if (static_cast<float>(i) > dealt * static_cast<float>(hand.size())) break;
    const Card card = hand[i];
    const bool offered = live && find(hand_verb(), card) >= 0;
    const bool chosen = marked_.has(card);
    Rect r = places.cards[i];
    if (chosen) r.y -= kLift;
    Item item{.id = "hand/" + card_token(card),
              .role = Role::card,
              .name = f.app.say(f.match.game().card_name(static_cast<CardDef>(card)))};
    item.rect = r;
    item.offered = offered || !live;
    item.selected = chosen;
    if (live && !offered) item.description = why(f, card);
    const Reaction is = scene.add(item);
    CardState state = CardState::plain;
    if (chosen)
      state = CardState::chosen;
    else if (caused_.has(card) || (point_out_ && offered))
      state = CardState::caused;
    else if (live)
      state = offered ? CardState::offered : CardState::sunk;
    f.c.pen().shadow(r, 8, 8, 2, 0.3f);
    draw_card(f.c.pen(), r, face_of(card), card_look(f.app), state);
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

void TarotTable::commit(const Frame& f) {
  const Verb verb = question() == Question::call ? Verb::call : hand_verb();
  const std::vector<Card> cards = sorted(marked_);
  marked_ = kNone;
  // Each pick is an answer of its own; the question after it may offer other cards.
  for (const Card card : cards) {
    const int option = find(verb, card);
    if (option < 0) break;
    f.match.choose(static_cast<std::uint64_t>(option));
    view_ = &f.match.view();
    if (!view_->yours()) break;
  }
  f.c.scene().want_frame();
}

}  // namespace mathom::french_tarot

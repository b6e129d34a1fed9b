// The questions of a deal: bids, calls, announcements, and the meaning of a touch of the hand.
#include <algorithm>

#include "games/french_tarot/words/words.h"
#include "shell/tables/french_tarot/table.h"

namespace mathom::french_tarot {

using namespace ui;

bool TarotTable::hand_live() const {
  const Question q = question();
  return q == Question::discard || q == Question::keep_back || q == Question::lead || q == Question::follow;
}

std::vector<Option> TarotTable::hand_options(CardId card) const {
  const Question q = question();
  const Verb verb = q == Question::discard     ? Verb::discard
                    : q == Question::call      ? Verb::call
                    : q == Question::keep_back ? Verb::keep
                                               : Verb::play;
  return {card_option(verb, static_cast<Card>(card))};
}

std::string TarotTable::pick_words(const TableHost& host, int n, int of) const {
  const std::string_view key =
      question() == Question::discard ? "french_tarot.table.lay_aside" : "french_tarot.table.keep";
  return host.say(key, {{"n", std::to_string(n)}, {"of", std::to_string(of)}});
}

// A player who cannot follow is told what they may play instead.
std::string TarotTable::asked_words(const Frame& f) const {
  if (question() == Question::bid && !worth_apart(f.c, all_choices().size() + f.seat.refused().size())) {
    const WorthWords worth = worth_words(f.host);
    const std::string asks = question_said(f), all = asks + " " + worth.facts + " " + worth.advice;
    // A phone's hand has two lines above it: the question comes first, then what a good player would do.
    const float room = f.c.scene().safe().w - 4 * kStep;
    return f.c.phone() && f.c.letters().wrap(f.c.strong(), all, room).size() > 2 ? asks + " " + worth.advice : all;
  }
  const auto led =
      std::find_if(board_.trick.begin(), board_.trick.end(), [](const Laid& l) { return l.card != kExcuse; });
  const CardSet hand = board_.hands[at(me())];
  if (question() != Question::follow || board_.winner != kNoSeat || led == board_.trick.end()) return question_said(f);
  const Suit suit = suit_of(led->card);
  if (!(hand & cards_of(suit)).empty()) return question_said(f);
  const bool trumps = suit != Suit::trumps && !(hand & kTrumps).empty();
  return f.host.say(trumps ? "french_tarot.table.must_trump" : "french_tarot.table.any_card",
                    {{"suit", f.host.say(suit_name(suit))}});
}

std::string TarotTable::prompt_words(const Frame& f) const {
  if (asked()) return asked_words(f);
  if (over() && !playback().busy()) return f.host.say("french_tarot.event.match_over");
  if (!playback().busy() && is_player(view().waiting_for) && !view().yours())
    return f.host.say("french_tarot.table.waiting", {{"seat", view().waiting_for}});
  if (const int leads = board_.leading(); board_.playing && leads != kNoSeat)
    return f.host.say(board_.winner != kNoSeat ? "french_tarot.table.won_by" : "french_tarot.table.won_so_far",
                      {{"seat", seat_at(leads)}});
  return {};
}

void TarotTable::build_question(const Frame& f) {
  if (!asked()) return;
  switch (question()) {
    case Question::bid: return build_bids(f);
    case Question::call: return build_card_choices(f, "calls", f.host.say("french_tarot.table.calls"), spots_.middle);
    case Question::slam:
      return build_choices(f, "slam", f.host.say("french_tarot.table.slam"), {}, spots_.middle, all_choices());
    case Question::lead:
    case Question::follow: return build_handfuls(f);
    default: return;
  }
}

// Offered next to the cards: the handfuls this hand could show before its first card.
void TarotTable::build_handfuls(const Frame& f) {
  std::vector<Choosable> shows = all_choices();
  std::erase_if(shows, [](const Choosable& o) { return verb_of(o.option) != Verb::show; });
  if (!shows.empty())
    build_choices(f, "handfuls", f.host.say("french_tarot.table.handfuls"), {}, spots_.middle, shows, true);
}

}  // namespace mathom::french_tarot

// The row of acts, with the claim of the rest if it is proved.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/french_tarot/rules/claim.h"
#include "shell/tables/french_tarot/table.h"

namespace mathom::french_tarot {

using namespace ui;

namespace {

std::vector<Option> claim_of(const State& seen, int seat) {
  std::vector<Option> out;
  for (const Card card : claim_order(seen, seat)) out.push_back(card_option(Verb::play, card));
  return out;
}

}  // namespace

void TarotTable::build_acts(const Frame& f) {
  const std::string choose = f.host.say("shell.table.choose_card");
  // A lesson says what to play, and the last card of all is played by hand.
  const bool may = asked() && question() == Question::lead && !f.seat.is_directed() && marks().empty();
  std::vector<Option> rest = may ? claim_of(seen(), me()) : std::vector<Option>();
  if (rest.size() < 2) return static_cast<void>(build_acts_with(f, {}, choose));
  TablePlaces places = f.places;
  const bool above = places.actions.h > 1.9f * f.c.control_height();
  const Rect r = above ? cut_top(places.actions, (places.actions.h - kStep) / 2)
                       : cut_left(places.actions, std::min((places.actions.w - kStep) * 0.58f, f.c.em(380)));
  above ? cut_top(places.actions, kStep) : cut_left(places.actions, kStep);
  const std::string n = std::to_string(rest.size()), words = f.host.say("french_tarot.table.claim", {{"n", n}}),
                    note = f.host.say("french_tarot.table.claim.note");
  f.c.scene().begin_zone("claim", {.name = f.host.say("shell.table.act"), .part = Part::ask});
  const bool claimed = f.c.button({.id = "claim", .name = words, .description = note, .rect = r},
                                  {.weight = Weight::secondary, .note = second_line(f.c, note, r)})
                           .activated;
  f.c.scene().end_zone();
  if (claimed) {
    f.host.notify(f.host.say("french_tarot.table.claimed", {{"n", n}}));
    forget_explanation();
    f.seat.answer_rest(std::move(rest));
    f.c.scene().want_frame();
    return;
  }
  const Frame beside{f.host, f.seat, f.c, places, f.now};
  build_acts_with(beside, {}, choose);
}

}  // namespace mathom::french_tarot

#include "shell/tables/war_of_the_ring/card_texts.h"

#include <algorithm>

#include "shell/tables/war_of_the_ring/pictures/face_parts.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

bool is_action(const Catalog& c, int ability) {
  const effects::Ability& a = c.abilities[at(ability)];
  return a.kind == effects::Ability::Kind::triggered && a.trigger == kOnAction;
}

bool has_use(const Option& o) { return o.verb == static_cast<std::uint16_t>(Verb::use); }

}  // namespace

// Returns the texts of a card in play that this seat might use as an action, in the order of the card. Texts that it
// may not use have an index below 0. For cards of others only offered texts.
std::vector<CardTexts::Choosable> CardTexts::uses_of(int print) const {
  std::vector<Choosable> out;
  if (!sight_.asked() || sight_.question() != Question::action || print < 0 || print >= kCards) return out;
  const int card = index(sight_.physical(print));
  if (card < 0 || !is_in_play(sight_.seen().cards[card].zone)) return out;
  const auto& texts = sight_.catalog().facts_of(static_cast<CardDef>(print)).abilities;
  for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
    if (!is_action(sight_.catalog(), texts[at(i)])) continue;
    const Option o = card_option(Verb::use, card_at(card), i);
    const int offered = sight_.table().find(o);
    if (offered >= 0 || (sight_.seen().owner[at(card)] == sight_.me() && sight_.table().seat_view().why_not(o)))
      out.push_back({o, offered});
  }
  return out;
}

bool CardTexts::is_usable(int print) const {
  if (!sight_.asked() || sight_.question() != Question::action) return false;
  const auto& options = sight_.decision().options;
  return std::any_of(options.begin(), options.end(),
                     [&](const Option& o) { return has_use(o) && sight_.print_of(o.subject) == print; });
}

// In a corner that neither a neighbour nor a sign of the card needs: a gold seal that points on.
void CardTexts::draw_mark(const Pen& pen, Rect r, int print) const {
  if (!is_usable(print)) return;
  const bool named = r.w >= kNamed;  // then on the corner, so that the name stays in view
  const float k = std::clamp(r.w * (named ? 0.13f : 0.18f), 6.0f, 12.0f);
  const Vec m = named ? Vec{r.x + k * 0.35f, r.bottom() - k * 0.2f} : Vec{r.x + k * 0.8f, r.y + k * 0.8f};
  pen.disc(m, k + 1.5f, rgb(0x0E1813, 235));
  pen.disc(m, k, ui::kGold);
  pen.convex(std::vector<Vec>{m + Vec{-k * 0.34f, -k * 0.55f}, m + Vec{k * 0.62f, 0}, m + Vec{-k * 0.34f, k * 0.55f}},
             rgb(0x2A1C05));
}

std::string CardTexts::name(const TableHost& host, int print) const {
  const std::string name = sight_.card_name(host, card_at(print));
  return is_usable(print) ? host.say("war_of_the_ring.table.usable", {{"card", name}}) : name;
}

std::vector<Option> CardTexts::offered(int print) const {
  std::vector<Option> out;
  for (const Choosable& use : uses_of(print))
    if (use.index >= 0) out.push_back(use.option);
  return out;
}

// Says why its texts cannot be used, one line for each.
void CardTexts::add_refused(const TableHost& host, int print, std::vector<std::string>& notes) const {
  for (const Choosable& use : uses_of(print)) {
    if (use.index >= 0) continue;
    if (const auto reason = sight_.table().seat_view().why_not(use.option))
      notes.push_back(
          host.say("war_of_the_ring.table.not_now", {{"why", sight_.table().reason_words(host, use.option, *reason)}}));
  }
}

}  // namespace mathom::war_of_the_ring

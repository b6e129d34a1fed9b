// The texts of cards that lie on the table: which may be used now and why others may not, and the card whose text is being
// carried out, which stays in sight next to its question.
#include <algorithm>

#include "effects/say/say.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "shell/tables/war_of_the_ring/pictures/face_parts.h"
#include "shell/tables/war_of_the_ring/table.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr float kLeastWide = 22, kLeastHigh = 44;  // of a card among others that a finger can touch

bool is_action(const Catalog& c, int ability) {
  const effects::Ability& a = c.abilities[at(ability)];
  return a.kind == effects::Ability::Kind::triggered && a.trigger == kOnAction;
}

}  // namespace

// The texts of a card in play that this seat might use as an action, in the order of the card; those that it may not use
// now have an index below 0. Of others' cards only what is offered.
std::vector<GameTable::Choosable> WarTable::uses_of(int print) const {
  std::vector<Choosable> out;
  if (!asked() || question() != Question::action || print < 0 || print >= kCards) return out;
  const int card = index(physical(print));
  if (card < 0 || !is_in_play(seen().cards[card].zone)) return out;
  const auto& texts = catalog().facts_of(static_cast<CardDef>(print)).abilities;
  for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
    if (!is_action(catalog(), texts[at(i)])) continue;
    const Option o = card_option(Verb::use, card_at(card), i);
    const int offered = find(o);
    if (offered >= 0 || (seen().owner[at(card)] == me() && seat_view().why_not(o))) out.push_back({o, offered});
  }
  return out;
}

bool WarTable::is_usable(int print) const {
  if (!asked() || question() != Question::action) return false;
  const auto& options = decision().options;
  return std::any_of(options.begin(), options.end(),
                     [&](const Option& o) { return has_use(o) && print_of(o.subject) == print; });
}
bool WarTable::has_use(const Option& o) { return o.verb == static_cast<std::uint16_t>(Verb::use); }

// In a corner that neither a neighbour nor a sign of the card needs: a gold seal that points on.
void WarTable::draw_use_mark(const Pen& pen, Rect r, int print) const {
  if (!is_usable(print)) return;
  const bool named = r.w >= kNamed;  // then on the corner, so that the name stays in view
  const float k = std::clamp(r.w * (named ? 0.13f : 0.18f), 6.0f, 12.0f);
  const Vec m = named ? Vec{r.x + k * 0.35f, r.bottom() - k * 0.2f} : Vec{r.x + k * 0.8f, r.y + k * 0.8f};
  pen.disc(m, k + 1.5f, rgb(0x0E1813, 235));
  pen.disc(m, k, ui::kGold);
  pen.convex(std::vector<Vec>{m + Vec{-k * 0.34f, -k * 0.55f}, m + Vec{k * 0.62f, 0}, m + Vec{-k * 0.34f, k * 0.55f}},
             rgb(0x2A1C05));
}

std::string WarTable::use_words(const TableHost& host, int print) const {
  const std::string name = card_name(host, card_at(print));
  return is_usable(print) ? host.say("war_of_the_ring.table.usable", {{"card", name}}) : name;
}

std::vector<Option> WarTable::zoom_offers(CardId card) const {
  std::vector<Option> out;
  for (const Choosable& use : uses_of(index(card)))
    if (use.index >= 0) out.push_back(use.option);
  return out;
}

// Why its texts cannot be used now, one line for each that cannot.
void WarTable::add_refused_uses(const TableHost& host, int print, std::vector<std::string>& notes) const {
  for (const Choosable& use : uses_of(print)) {
    if (use.index >= 0) continue;
    if (const auto reason = seat_view().why_not(use.option))
      notes.push_back(host.say("war_of_the_ring.table.not_now", {{"why", reason_words(host, use.option, *reason)}}));
  }
}

std::string WarTable::why_words(const TableHost& host, const Option& wanted, const Reason& reason) const {
  const effects::Clause more = say_why(catalog(), seen(), decision(), wanted);
  if (more.empty()) return GameTable::why_words(host, wanted, reason);
  return effects::sentences({more}, [&](const Phrase& p) { return host.say(p); });
}

// Cards at a place that have such a text can be touched there, as long as nothing is lifted that may go to the place.
void WarTable::build_texts_at(const Frame& f, const Laid& laid) {
  if (!asked() || question() != Question::action || !marks().empty()) return;
  const std::vector<int>& prints = laid.near;
  const std::vector<Rect>& places = laid.near_row.cards;
  for (std::size_t i = 0; i < prints.size(); ++i) {
    if (uses_of(prints[i]).empty()) continue;
    Rect r = places[i];
    if (i + 1 < prints.size() && laid.near_row.overlap) r.w = std::min(r.w, places[i + 1].x - r.x);
    if (r.w < kLeastWide || r.h < kLeastHigh) continue;  // the sheet of the place has it larger
    const Item item{.id = "text/" + game().card_word(static_cast<CardDef>(prints[i])),
                    .role = Role::card,
                    .name = use_words(f.host, prints[i]),
                    .description = f.host.say("war_of_the_ring.table.text_opens"),
                    .rect = r,
                    .z = 1};
    const Reaction is = f.c.scene().add(item);
    if (is.focused) draw_card_focus(f.c.pen(), places[i]);
    if (is.activated || is.marked || is.zoom) zoom(card_at(prints[i]));
  }
}

// --- the card whose text is carried out
int WarTable::source_print() const {
  if (over()) return -1;
  if (asked() && question() != Question::action)
    if (const int print = print_of(decision().source); print >= 0) return print;
  const std::vector<int> running = board_.prints_in(kResolving);
  return running.empty() ? -1 : running.front();
}

// In the place of the row of buttons; when a lifted card has something there, above it where there is room, or next to it.
void WarTable::lay_source(const Frame& f) {
  source_ = source_print();
  if (source_ < 0) {
    spots_.source = {};
    return;
  }
  if (row_choices(f).empty()) return;
  constexpr float kGapOfActs = 6;
  spots_.source.h -= spots_.acts.h + kGapOfActs;
  if (spots_.source.h >= kTouch) return;
  spots_.source = cut_left(spots_.acts, spots_.acts.w * 0.36f);
  cut_left(spots_.acts, kGapOfActs);
}

// The card, its name and, where there is room, what it says.
void WarTable::draw_source(const Frame& f, const std::string& name, const std::string& text,
                           const std::string& in_short) const {
  const Canvas& c = f.c;
  Rect in = spots_.source.inset(3);
  const float wide = std::min(is_place(source_) ? in.h * kCardRatio : in.h / kCardRatio, in.w * 0.45f);
  draw_face(f.host, c.pen(), cut_left(in, wide), card_at(source_), CardState::plain);
  cut_left(in, kStep);
  cut_right(in, 4);
  if (in.w <= c.em(60)) return;
  const float line = c.small_strong().px * 1.3f;
  const auto fits = [&](const std::string& words) {
    return !words.empty() && in.h - line >= c.height_of(c.small(), words, in.w);
  };
  const std::string below = fits(text) ? text : fits(in_short) ? in_short : std::string();
  c.fitted("", below.empty() ? in : cut_top(in, line), c.small_strong(), name, ui::kGold);
  if (!below.empty()) c.pen().paragraph(c.small(), in, below, kTextSoft);
}

void WarTable::build_source(const Frame& f) {
  if (source_ < 0 || flies(source_)) return;
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const Rect r = spots_.source;
  // In a combat it is the place that is fought over, and how it stands.
  const bool fought = is_place(source_) && (question() == Question::lose || question() == Question::lose_for);
  const int place = source_ - kFirstPlace;
  const std::string name = name_of(f.host, source_);
  const std::string text = fought ? standing_words(f.host, place, standing(place).now) : words_of(f.host, source_).text;
  const std::string in_short = fought ? lead_words(f.host, place, standing(place).now) : std::string();
  const std::string about =
      f.host.say(fought ? "war_of_the_ring.table.fought_over" : "war_of_the_ring.table.carried_out", {{"card", name}});
  c.scene().begin_zone("source", {.name = about, .part = Part::ask});
  const Item item{.id = "source",
                  .role = Role::card,
                  .name = text.empty() ? about : about + " " + text,
                  .description = f.host.say("war_of_the_ring.table.source_opens"),
                  .rect = r};
  const Reaction is = c.scene().add(item);
  c.scene().end_zone();
  pen.shadow(r, kRound, 8, 2, 0.35f);
  pen.box(r, kRound, rgb(0x0F1D18, 240));
  pen.frame(grown(r, -0.5f), kRound, faded(ui::kGold, is.held || is.hovered ? 1.0f : 0.55f), 1.4f);
  draw_source(f, name, text, in_short);
  if (is.focused) c.focus_ring(r, kRound);
  if (is.activated || is.marked || is.zoom) zoom(card_at(source_));
}

}  // namespace mathom::war_of_the_ring

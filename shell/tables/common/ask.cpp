// Questions: the prompt, panels of buttons, banners, and cards that lie open.
#include <algorithm>
#include <cmath>

#include "shell/tables/common/dotted.h"
#include "shell/tables/common/game_table.h"
#include "shell/tables/common/shares.h"
#include "shell/ui/scene/keys.h"
#include "text/kept_words.h"

namespace mathom {

using namespace ui;

namespace {

// Returns the height of each of n buttons in that many columns.
float button_high(const Canvas& c, int n, int columns, float room) {
  const auto rows = static_cast<float>((n + columns - 1) / columns);
  return std::min(c.control_height(), (room + kStep) / rows - kStep);
}

// Returns the widths of the columns for these words. In a single row long words take the width that short ones do not
// need.
std::vector<float> widths_of(const Canvas& c, std::span<const std::string> words, int columns, float width,
                             float high) {
  const float all = width - static_cast<float>(columns - 1) * kStep;
  if (static_cast<int>(words.size()) <= columns) return shares_of_row(c, words, all, high);
  return std::vector<float>(static_cast<std::size_t>(columns), all / static_cast<float>(columns));
}

// Returns the number of columns with the largest letters; of equals the fewest. Four if only one row fits. `width`,
// `room`: of all buttons.
int columns_of(const Canvas& c, std::span<const std::string> choices, float width, float room) {
  const Type t = c.strong();
  const auto n = static_cast<int>(choices.size());
  int columns = 1;
  float best = 0;
  for (int k = 1; k <= std::min(n, n == 4 && room < 2 * kTouch ? 4 : 3); ++k) {
    const float each = (width + kStep) / static_cast<float>(k) - kStep, high = button_high(c, n, k, room);
    float px = t.px;
    for (const std::string& words : choices) {
      const Type fits = c.letters().largest(t, words, each - 2 * kStep, std::max(high, kTouch));
      px = std::min(px,
                    fits.px * (c.letters().fits(fits, words, each - 2 * kStep, std::max(high, kTouch)) ? 1.0f : 0.4f));
    }
    // If a finger does not fit, or only over what lies above: fewer rows cover less of it.
    if (high < kTouch) px *= 0.5f / static_cast<float>((n + k - 1) / k);
    if (px > best + 0.6f) best = px, columns = k;
  }
  return columns;
}

// Whether all words fit in rows of buttons of this width and height.
bool have_room(const Canvas& c, std::span<const std::string> words, std::span<const float> wides, float high) {
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!c.has_room({0, 0, wides[i % wides.size()] - 2 * kStep, high - 4}, c.strong(), words[i])) return false;
  return true;
}

// A panel of buttons: where it is, and how they stand in it.
struct ChoicePanel {
  Rect box;
  float pad = 0, head = 0, high = 0;
  int columns = 1;
  std::vector<float> wides;
  bool scrolls = false;  // the words do not fit: one button below the other, each as high as its words need
};

ChoicePanel panel_for(const Canvas& c, std::span<const std::string> words, const std::string& heading, Rect middle,
                      bool low) {
  ChoicePanel out;
  const float gap = kStep, pad = middle.h < kTouch + 2 * kStep ? kStep / 2 : middle.h < c.em(240) ? kStep : 2 * kStep;
  float longest = c.em(200);
  for (const std::string& w : words) longest = std::max(longest, c.letters().width(c.strong(), w) + 40);
  const float most = std::min(middle.w, c.em(640));
  const Type t = c.strong();
  // On a phone the prompt below has the same words, and room is scarce.
  if (!heading.empty() && !c.phone())
    out.head = std::min(c.height_of(t, heading, most - 2 * pad), middle.h * 0.35f) + gap;
  const auto n = static_cast<int>(words.size());
  const float room = middle.h - 2 * pad - out.head;
  out.pad = pad, out.columns = columns_of(c, words, most - 2 * pad, room);
  const int rows = (n + out.columns - 1) / out.columns;
  const float wide = std::min(most, static_cast<float>(out.columns) * (longest + gap) - gap + 2 * pad);
  float need = c.control_height();  // higher if the words need it and fit
  const float words_wide = (most - 2 * pad + gap) / static_cast<float>(out.columns) - gap - 2 * kStep;
  for (const std::string& w : words) need = std::max(need, c.height_of({t.face, kLeastType}, w, words_wide) + 4);
  out.high = std::clamp(button_high(c, n, out.columns, room), kTouch, need);
  const float whole = out.head + static_cast<float>(rows) * (out.high + gap) - gap + 2 * pad;
  out.box = around(middle.centre(), wide, whole);
  out.box.y = low ? std::max(middle.y, middle.bottom() - whole - gap) : std::max(middle.y, out.box.y);
  out.box.y = std::min(out.box.y, middle.bottom() - whole);
  out.wides = widths_of(c, words, out.columns, out.box.w - 2 * pad, out.high);
  out.scrolls = !c.scene().words() && middle.h >= 2 * kTouch && !have_room(c, words, out.wides, out.high);
  if (out.scrolls) out.box = around(middle.centre(), most, middle.h);
  return out;
}

}  // namespace

// Where it can be read.
std::string_view second_line(const Canvas& c, const std::string& words, Rect r) {
  const bool fits =
      r.h >= c.body().px * 1.2f + c.small().px * 1.25f + 3 && c.letters().width(c.small(), words) <= r.w - 2 * kStep;
  return fits ? std::string_view(words) : std::string_view();
}

std::string GameTable::question_said(const Frame& f) const {
  Phrase words = f.seat.prompt();
  if (gathers())
    for (Arg& a : words.args)
      if (a.name == "left") a.value = std::max<std::int64_t>(0, a.value - static_cast<std::int64_t>(marks().size()));
  return f.host.say(words);
}

void GameTable::build_prompt(const Frame& f, const std::string& words) const {
  if (words.empty() || f.places.prompt.empty()) return;
  const Type t = f.c.type(Face::strong, f.c.phone() ? 16 : 17);
  f.c.scene().begin_zone("prompt", {.name = f.host.say("text_view.ask"), .part = Part::ask});
  dotted_whole(f.host, f.c, "prompt", f.places.prompt, t, words, asked() ? kGold : kTextSoft, Align::centre);
  f.c.scene().end_zone();
}

void GameTable::build_banner(const Frame& f, Rect middle, const std::string& words) const {
  const Type wanted = f.c.type(Face::serif, f.c.phone() ? 20 : 26);
  const Type t = f.c.letters().largest(wanted, words, middle.w - 56, middle.h - 28);
  const float wide = std::min(middle.w - 24, f.c.letters().width(t, words) + 56);
  const Rect r = around(middle.centre(), wide, f.c.height_of(t, words, wide - 32) + 28);
  f.c.raised(r);
  f.c.pen().frame(r.inset(4), kRound, faded(kGoldDeep, 0.5f), 1);
  f.c.pen().paragraph(t, r.inset(14), words, kGold, Align::centre);
}

void GameTable::build_open_card(const Frame& f, const std::string& id, Rect drawn, Rect r, CardId card,
                                const std::string& name) {
  draw_face(f.host, f.c.pen(), drawn, card, caused(card) ? CardState::caused : CardState::plain);
  const Reaction is = f.c.scene().add({.id = id, .role = Role::card, .name = name, .rect = r});
  look_at(f, card, is);
  if (is.focused) draw_card_focus(f.c.pen(), r);
  if (is.activated || is.marked || is.zoom) zoom(card);
}

// Returns the words that are drawn on the button: the short text if the whole does not fit. The name of the item stays
// whole.
std::string GameTable::words_in(const Frame& f, const Option& o, Rect r) const {
  std::string words = offer_words(f, o);
  if (f.c.scene().words() || f.c.has_room({0, 0, r.w - 2 * kStep, r.h - 4}, f.c.strong(), words)) return words;
  Phrase label = f.seat.label(o);
  const std::string_view key = kept_words(std::string(label.key) + ".short");
  if (!f.host.texts().has(key) || words != f.host.say(label)) return words;
  label.key = key;
  return f.host.say(label);
}

bool GameTable::build_offer(const Frame& f, const Option& o, Rect r, bool offered, ButtonLook look) {
  Item item{.id = "offer/" + f.seat.token(o), .name = offer_words(f, o)};
  const std::string drawn = words_in(f, o, r);
  look.words = drawn;
  item.rect = r;
  item.z = 1;  // panels lie over cards and seats
  item.offered = offered;
  std::string outcome;
  if (offered) {
    item.offer = f.seat.token(o);
    item.description = offer_note(f, o);
    outcome = offer_outcome(f, o);
    if (item.description.empty()) item.description = outcome;
    look.note = second_line(f.c, outcome, r);
  } else if (const auto reason = f.seat.why_not(o)) {
    item.description = reason_words(f.host, o, *reason);
  }
  if (item.offer == "pass" || item.offer.ends_with(" pass")) item.key = key_of(Command::pass);
  const Reaction is = f.c.button(item, look);
  if (hinted(o)) f.c.pen().frame(grown(r, 3), kRound + 3, kGold, 2.5f);
  if (is.refused) refuse(f, o);
  return is.activated || is.marked;
}

// Buttons one below the other, each as high as its words need. They scroll. Returns the pressed one, or -1.
int GameTable::build_choice_list(const Frame& f, const std::string& zone, const std::string& name, Rect view,
                                 std::span<const Choosable> choices) {
  const float top = f.c.scene().begin_scroll(zone + "/list", name, view);
  Rect r{view.x + 2, top + 2, view.w - kStep - 4, 0};
  int chosen = -1;
  for (const Choosable& o : choices) {
    r.h = std::max(kTouch, f.c.height_of({Face::strong, kLeastType}, offer_words(f, o.option), r.w - 2 * kStep) + 6);
    if (build_offer(f, o.option, r, o.index >= 0) && o.index >= 0) chosen = o.index;
    r.y += r.h + kStep / 2;
  }
  f.c.scene().end_scroll(r.y - top);
  return chosen;
}

void GameTable::build_choices(const Frame& f, const std::string& zone, const std::string& name,
                              const std::string& heading, Rect middle, std::span<const Choosable> choices, bool low) {
  std::vector<std::string> words;
  for (const Choosable& o : choices) words.push_back(offer_words(f, o.option));
  const ChoicePanel p = panel_for(f.c, words, heading, middle, low);
  f.c.raised(p.box);
  f.c.scene().begin_zone(zone, {.name = name, .list = true, .part = Part::ask});
  Rect in = p.box.inset(p.pad);
  if (p.head > 0) {
    f.c.fitted("", cut_top(in, p.head - kStep), f.c.strong(), heading, kGold, Align::centre);
    cut_top(in, kStep);
  }
  int chosen = p.scrolls ? build_choice_list(f, zone, name, in, choices) : -1;
  for (int i = 0; i < static_cast<int>(choices.size()) && !p.scrolls; ++i) {
    const Choosable& o = choices[static_cast<std::size_t>(i)];
    if (i % p.columns == 0 && i > 0) in.x = p.box.x + p.pad, in.y += p.high + kStep;
    const float each = p.wides[static_cast<std::size_t>(i % p.columns)];
    if (build_offer(f, o.option, {in.x, in.y, each, p.high}, o.index >= 0) && o.index >= 0) chosen = o.index;
    in.x += each + kStep;
  }
  f.c.scene().end_zone();
  if (chosen >= 0) choose(f, chosen);
}

void GameTable::build_card_choices(const Frame& f, const std::string& zone, const std::string& name, Rect middle) {
  const auto& options = decision().options;
  const auto n = static_cast<float>(options.size());
  const float gap = 12, pad = middle.h < f.c.em(110) ? 4 : 20, rise = pad * 0.4f;
  const float room = std::min((middle.w - 2 * pad - gap * (n - 1)) / n, (middle.h - 2 * pad) / kCardRatio);
  const float width = std::clamp(room, 32.0f, 110.0f);
  const Rect panel = around(middle.centre(), n * (width + gap) - gap + 2 * pad, card_height(width) + 2 * pad);
  f.c.raised(panel);
  f.c.scene().begin_zone(zone, {.name = name, .list = true, .part = Part::ask});
  std::optional<std::pair<CardId, Reaction>> touched;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const CardId card = offered_card(options[i]);
    const bool chosen = marked(card);
    const Rect r{panel.x + pad + static_cast<float>(i) * (width + gap), panel.y + pad - (chosen ? rise : 0), width,
                 card_height(width)};
    const Item item{.id = "offer/" + f.seat.token(options[i]),
                    .role = Role::card,
                    .name = offer_words(f, options[i]),
                    .description = picks_all() && !chosen ? enough(f.host) : std::string(),
                    .rect = r,
                    .selected = chosen,
                    .offer = f.seat.token(options[i]),
                    .picks = gathers(),
                    .full = picks_all() && !chosen,
                    .z = 1};
    const Reaction is = f.c.scene().add(item);
    look_at(f, card, is);
    draw_face(f.host, f.c.pen(), r, card,
              chosen                 ? CardState::chosen
              : cards().hinted(card) ? CardState::pointed
                                     : CardState::offered);
    if (is.focused) draw_card_focus(f.c.pen(), r);
    if (is.activated || is.marked || is.zoom) touched.emplace(card, is);
  }
  f.c.scene().end_zone();
  if (touched) touch(f, touched->first, touched->second, true);
}

int GameTable::build_offer_row(const Frame& f, std::span<const Choosable> row, const ButtonRow& cells) {
  int chosen = -1;
  f.c.scene().begin_zone("row", {.name = f.host.say("shell.table.act"), .list = true, .part = Part::ask});
  for (std::size_t i = 0; i < row.size(); ++i) {
    const bool offered = row[i].index >= 0;
    const Rect r = cells.cell(cells.cells() - 1 - static_cast<int>(i));
    if (build_offer(f, row[i].option, r, offered) && offered) chosen = row[i].index;
  }
  f.c.scene().end_zone();
  return chosen;
}

void GameTable::build_meanings(const Frame& f, const std::string& zone, const std::string& name,
                               std::span<const CardId> cards, Point from, int columns) {
  int chosen = -1, n = 0;
  f.c.scene().begin_zone(zone, {.name = name, .list = true, .part = Part::ask});
  for (const CardId card : cards) {
    const std::vector<Option> means = hand_options(card);
    for (std::size_t i = 1; i < means.size(); ++i, ++n) {
      const auto column = static_cast<float>(n % columns), row = static_cast<float>(n / columns);
      if (build_offer(f, means[i], {from.x + column * 210, from.y + row * 50, 200, 44}, true)) chosen = find(means[i]);
    }
  }
  f.c.scene().end_zone();
  if (chosen >= 0) choose(f, chosen);
}

}  // namespace mathom

#include "shell/tables/common/dotted.h"
#include "shell/tables/common/named.h"

#include <algorithm>

namespace mathom {

using namespace ui;

namespace {

constexpr float kLeastHigh = 24;  // of what a finger meets in a line of words

struct Lines {
  Type type;
  std::vector<std::string_view> lines;
  Rect box;    // of all of them
  float step;  // from line to line
  Align align;
};

// Returns the place of these letters, as far as they are in one line.
std::optional<Rect> place_of(const Canvas& c, const Lines& set, std::string_view all, const Glossary::Found& found) {
  float y = set.box.y;
  for (const std::string_view line : set.lines) {
    const auto from = static_cast<std::size_t>(line.data() - all.data()), to = from + line.size();
    if (found.from >= from && found.to <= to) {
      const Letters& letters = c.letters();
      const float wide = letters.width(set.type, line);
      const float start = set.align == Align::centre  ? set.box.centre().x - wide / 2
                          : set.align == Align::right ? set.box.right() - wide
                                                      : set.box.x;
      const float x = start + letters.width(set.type, line.substr(0, found.from - from));
      const float w = letters.width(set.type, all.substr(found.from, found.to - found.from));
      return Rect{x, y, w, set.step};
    }
    y += set.step;
  }
  return {};
}

void draw_dots(const Canvas& c, const Lines& set, Rect word, Colour colour) {
  const float y = word.centre().y + c.letters().cap_height(set.type) / 2 + std::max(2.5f, set.type.px * 0.2f);
  const float step = std::max(3.6f, set.type.px * 0.24f), radius = std::max(0.8f, set.type.px * 0.055f);
  for (float x = word.x + step / 2; x <= word.right() - step / 4; x += step)
    c.pen().box({x - radius, y - radius, 2 * radius, 2 * radius}, radius, faded(colour, 0.85f));
}

void dot_words(const TableHost& host, const Canvas& c, const std::string& id, const Lines& set, std::string_view words,
               Colour colour) {
  Glossing* glossing = host.glossing();
  if (id.empty() || !glossing || !glossing->glossary() || c.scene().words()) return;
  for (const Glossary::Found& found : glossing->glossary()->in(words)) {
    if (!glossing->may_dot(*found.word)) continue;
    const std::optional<Rect> word = place_of(c, set, words, found);
    if (!word || set.box.w < kTouch) continue;
    Rect r = around(word->centre(), std::max(word->w, kTouch), std::max(word->h, kLeastHigh));
    r.x = std::clamp(r.x, set.box.x, set.box.right() - r.w);
    if (!glossing->take(r)) continue;
    draw_dots(c, set, *word, colour);
    const std::string name =
        host.say("shell.word.ask", {{"word", std::string(words.substr(found.from, found.to - found.from))}});
    glossing->dot(host, c, id + "/word/" + found.word->id, *found.word, r, name);
  }
}

}  // namespace

void Glossing::begin_frame() {
  dotted_.clear();
  taken_.clear();
  if (!open_) pinned_.clear();
  open_ = nullptr;
  built_ = touched_now_ = false;
}

bool Glossing::take(Rect r) {
  const bool free = std::none_of(taken_.begin(), taken_.end(), [&](const Rect& o) { return o.overlaps(r); });
  if (free) taken_.push_back(r);
  return free;
}

void Glossing::dot(const TableHost& host, const Canvas& c, const std::string& id, const GlossaryWord& word, Rect r,
                   std::string name) {
  dotted_.insert(word.id);
  Item item{.id = id, .role = Role::link, .name = std::move(name), .description = word.is, .rect = r};
  item.z = 1;  // it lies in its paragraph
  const Reaction is = c.scene().add(std::move(item));
  if (is.focused) c.focus_ring(grown(r, -3), 4);
  if (is.activated) {
    touched_now_ = true;
    pinned_ = pinned_ == id ? std::string() : id;
    if (!pinned_.empty()) c.scene().announce(named_line(host, word.word, word.is), Urgency::polite, Detail::brief);
    c.scene().want_frame();
  }
  if (pinned_ == id || (pinned_.empty() && (is.hovered || is.focused))) open_ = &word, at_ = r;
}

// Below the word if it fits there, otherwise above it.
Rect Glossing::place(const Canvas& c, float wide, float high) const {
  const Rect safe = c.scene().safe().inset(kStep);
  Rect r{at_.centre().x - wide / 2, at_.bottom() + 6, wide, high};
  if (r.bottom() > safe.bottom()) r.y = at_.y - high - 6;
  r.x = std::clamp(r.x, safe.x, std::max(safe.x, safe.right() - wide));
  r.y = std::clamp(r.y, safe.y, std::max(safe.y, safe.bottom() - high));
  return r;
}

void Glossing::build(const TableHost& host, const Canvas& c) {
  if (!open_ || built_) return;
  built_ = true;
  Scene& scene = c.scene();
  const float wide = std::min(c.em(340), scene.safe().w - 2 * kStep), in_wide = wide - 3 * kStep;
  const bool stays = !pinned_.empty();
  const std::string rule = host.say("shell.rule", {{"n", open_->rule}});
  const float head = c.height_of(c.strong(), open_->word, in_wide), is = c.height_of(c.body(), open_->is, in_wide);
  const Rect box = place(c, wide, head + is + 2.5f * kStep + (stays ? kTouch : 0));
  c.raised(box);
  c.pen().frame(box, kRound + 4, faded(kGold, 0.6f), 1);
  Rect in{box.x + 1.5f * kStep, box.y + kStep, in_wide, box.h};
  scene.begin_zone("word", {.name = open_->word, .part = Part::other});
  const auto line = [&](const char* id, Rect r, Type t, const std::string& words, Colour colour) {
    c.pen().paragraph(t, r, words, colour);
    Item item{.id = id, .role = Role::text, .name = words, .rect = r};
    item.z = 3;  // above whatever is there
    scene.add(std::move(item));
  };
  line("word/name", cut_top(in, head), c.strong(), open_->word, kGold);
  line("word/is", cut_top(in, is), c.body(), open_->is, kText);
  if (stays) {
    const float link_wide = std::min(in_wide, c.letters().width(c.body(), rule) + 2 * kStep);
    Item link{.id = "word/rule", .role = Role::link, .name = rule, .rect = {in.x - kStep, in.y, link_wide, kTouch}};
    link.z = 4;
    if (c.button(link, {.weight = Weight::quiet}).activated) rule_ = open_->rule, pinned_.clear();
  }
  scene.end_zone();
  // The next touch of anything closes it.
  if (stays && !touched_now_ && scene.touched() && scene.focus() != "word/rule") pinned_.clear(), scene.want_frame();
}

float dotted_paragraph(const TableHost& host, const Canvas& c, const std::string& id, Rect r, Type t,
                       std::string_view words, Colour colour, Align align) {
  const float high = c.paragraph(id, r, t, words, colour, align);
  const Lines set{t, c.letters().wrap(t, words, r.w), {r.x, r.y, r.w, high}, c.letters().line_height(t), align};
  dot_words(host, c, id, set, words, colour);
  return high;
}

void dotted_fitted(const TableHost& host, const Canvas& c, const std::string& id, Rect r, Type t,
                   std::string_view words, Colour colour, Align align) {
  c.fitted(id, r, t, words, colour, align);
  dot_fitted(host, c, id, r, t, words, colour, align);
}

void dotted_whole(const TableHost& host, const Canvas& c, const std::string& id, Rect r, Type t, std::string_view words,
                  Colour colour, Align align) {
  if (c.has_room(r, t, words)) return dotted_fitted(host, c, id, r, t, words, colour, align);
  const Type least{t.face, kLeastType};
  const float high = c.height_of(least, words, r.w);
  const float top = c.scene().begin_scroll(id + "/list", words, r);
  dotted_paragraph(host, c, id, {r.x, top, r.w, high}, least, words, colour, align);
  c.scene().end_scroll(high);
}

void dot_fitted(const TableHost& host, const Canvas& c, const std::string& id, Rect r, Type t, std::string_view words,
                Colour colour, Align align) {
  const Type fits = c.letters().largest(t, words, r.w, r.h, kLeastType);
  const auto lines = c.letters().wrap_into(fits, words, r.w, r.h);
  const float step = c.line_step(fits, r, lines.size(), 1.4f), high = step * static_cast<float>(lines.size());
  dot_words(host, c, id, {fits, lines, {r.x, r.centre().y - high / 2, r.w, high}, step, align}, words, colour);
}

}  // namespace mathom

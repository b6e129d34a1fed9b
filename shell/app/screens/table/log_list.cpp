#include "shell/app/screens/table/log_list.h"

#include <algorithm>

#include "shell/ui/cards/suits.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kChip = 44, kGap = 6, kQuote = 9;

std::string numbered(const App& app, std::string_view game, const char* what, int n) {
  const std::string key = std::string(game) + ".log." + what;
  return n > 0 && app.texts().has(key) ? app.say(key, {{"n", std::to_string(n)}}) : std::string();
}

// Does a heading stand above this line? Turns are many and short: they have none.
bool opens_trick(const Chronicle& log, std::size_t i) {
  const auto lines = log.lines();
  return lines[i].kind == EventKind::trick &&
         (i == 0 || lines[i - 1].section != lines[i].section || lines[i - 1].chapter != lines[i].chapter);
}

// The same as the line before it, of cards that nobody sees.
bool repeats(const Chronicle& log, std::size_t i) {
  if (i == 0) return false;
  const LogLine &before = log.lines()[i - 1], &line = log.lines()[i];
  return line.kind == EventKind::card && !line.said && line.card == CardDef::hidden && line.who == before.who &&
         line.section == before.section && line.chapter == before.chapter && line.phrase == before.phrase;
}

}  // namespace

std::string line_words(const App& app, const LogLine& line) {
  const std::string words = app.say(line.phrase);
  return line.said ? app.say("shell.said", {{"name", app.seat_name(line.who)}, {"words", words}}) : words;
}

std::string section_words(const App& app, const Game& game, const LogLine& line) {
  return numbered(app, game.info().id, "section", line.section);
}

std::string chapter_words(const App& app, const Game& game, const LogLine& line) {
  return numbered(app, game.info().id, "chapter", line.number);
}

std::string log_text(const App& app, const Game& game, const Chronicle& log, const LogFilter& filter) {
  std::string out;
  for (std::size_t i = 0; i < log.lines().size(); ++i) {
    const LogLine& line = log.lines()[i];
    if (!filter.passes(line)) continue;
    if (line.kind == EventKind::chapter && !out.empty()) out += '\n';
    if (opens_trick(log, i)) out += section_words(app, game, line) + "\n";
    out += (line.section > 0 ? "  " : "") + line_words(app, line) + "\n";
  }
  return out;
}

// Five cards drawn unseen are one line.
void LogList::say_again(const App& app, int line, const std::string& words) {
  Row& row = rows_.back();
  row.line = line;
  row.words = app.say("time.log.times", {{"words", words}, {"n", std::to_string(++row.times)}});
  measured_ = std::min(measured_, rows_.size() - 1);
}

void LogList::read(const App& app, const Match& match, const Chronicle& log, const LogFilter& filter) {
  if (filter_ != filter || read_ > log.lines().size()) forget();
  filter_ = filter;
  for (; read_ < log.lines().size(); ++read_) {
    const LogLine& line = log.lines()[read_];
    if (!filter.passes(line)) continue;
    if (repeats(log, read_) && !rows_.empty() && rows_.back().line == static_cast<int>(read_) - 1) {
      say_again(app, static_cast<int>(read_), line_words(app, line));
      continue;
    }
    const bool chapter = line.kind == EventKind::chapter;
    const std::string section = section_words(app, match.game(), line);
    if (opens_trick(log, read_) && !section.empty()) rows_.push_back({.heading = true, .words = section});
    rows_.push_back({.line = static_cast<int>(read_), .heading = chapter, .words = line_words(app, line)});
  }
}

void LogList::measure(const Canvas& c, const Chronicle& log, float width) {
  const float size = c.small().px;
  if (width != width_ || size != size_) measured_ = 0;
  width_ = width;
  size_ = size;
  const float least = c.phone() ? 40.0f : 26.0f;
  for (; measured_ < rows_.size(); ++measured_) {
    Row& row = rows_[measured_];
    const bool card = row.line >= 0 && log.lines()[static_cast<std::size_t>(row.line)].card != CardDef::hidden;
    const bool said = row.line >= 0 && log.lines()[static_cast<std::size_t>(row.line)].said;
    const float wide = width - 2 * kGap - (card ? kChip + kGap : 0) - (said ? kQuote : 0);
    const float high = c.height_of(row.heading ? c.small_strong() : c.small(), row.words, wide) + kGap;
    row.y = measured_ == 0 ? 0 : rows_[measured_ - 1].y + rows_[measured_ - 1].high;
    row.high = std::max(row.line >= 0 ? least : 0.0f, high + (row.heading ? kGap : 0));
  }
}

// True: it is to be seen large.
bool LogList::build_card(const App& app, const Canvas& c, const TableView& table, CardDef card, const std::string& id,
                         Rect r) {
  const Reaction is = c.scene().add({.id = id, .role = Role::link, .name = table.card_words(app, card), .rect = r});
  const float high = std::min(r.h - 2, 22.0f);
  table.draw_chip(app, c.pen(), {r.x + 1, r.centre().y - high / 2, r.w - 2, high}, card);
  if (is.focused) c.focus_ring(r, 5);
  return is.activated || is.zoom;
}

LogList::Wish LogList::build_row(const App& app, const Canvas& c, const TableView& table, const Chronicle& log,
                                 const Look& look, const Row& row, Rect r, bool now) const {
  Wish wish;
  const std::string id = look.id + "/" + std::to_string(row.line);
  const Type type = row.heading ? c.small_strong() : c.small();
  if (row.line < 0) {
    const auto place = static_cast<std::size_t>(&row - rows_.data());
    c.pen().text(type, {r.x + kGap, r.y + kGap, r.w, r.h - kGap}, row.words, kGold);
    c.scene().heading(look.id + "/h" + std::to_string(place), row.words, r, 4);
    return wish;
  }
  const LogLine& line = log.lines()[static_cast<std::size_t>(row.line)];
  Rect words = r;
  if (line.card != CardDef::hidden) {
    const Rect chip = cut_right(words, kChip);
    cut_right(words, kGap);
    if (build_card(app, c, table, line.card, id + "/card", chip)) wish.card = line.card;
  }
  const Reaction is = c.scene().add({.id = id,
                                     .role = Role::link,
                                     .name = row.words,
                                     .description = app.say("time.log.as_it_was"),
                                     .rect = words,
                                     .selected = now && look.ply.has_value()});
  if (now && look.ply) c.pen().box(words, 6, rgb(0xF2C14E, 44));
  if (is.hovered || is.held) c.pen().box(words, 6, rgb(0xFFFFFF, 14));
  // What somebody says stands a little in, next to a line in their colour.
  if (line.said) {
    c.pen().box({words.x + kGap, words.y + 3, 2.5f, words.h - 6}, 1, seat_sign(index(line.who)).colour);
    cut_left(words, kQuote);
  }
  const float high = c.height_of(type, row.words, words.w - 2 * kGap);
  const Colour ink = row.heading ? kGold : now ? kText : kTextSoft;
  c.pen().paragraph(type, {words.x + kGap, words.centre().y - high / 2, words.w - 2 * kGap, high}, row.words, ink);
  if (is.focused) c.focus_ring(words, 6);
  if (is.activated) wish.ply = line.ply;
  return wish;
}

LogList::Wish LogList::build(const App& app, const Canvas& c, const Match& match, const TableView& table,
                             const Chronicle& log, const Look& look) {
  read(app, match, log, look.filter);
  const Rect room = look.room;
  const float width = room.w - kGap;
  measure(c, log, width);
  // The line of the moment: the last one at or before it.
  std::size_t now = rows_.size();
  for (std::size_t i = rows_.size(); i-- > 0 && now == rows_.size();)
    if (rows_[i].line >= 0 && (!look.ply || log.lines()[static_cast<std::size_t>(rows_[i].line)].ply <= *look.ply))
      now = i;
  const std::string list = look.id + "/list", moment = look.ply ? std::to_string(*look.ply) : std::string();
  const float top = c.scene().begin_scroll(list, app.say("shell.log"), room, !look.ply);
  Wish wish;
  const float all = rows_.empty() ? 0 : rows_.back().y + rows_.back().high;
  const auto first = std::upper_bound(rows_.begin(), rows_.end(), room.y - top - room.h,
                                      [](float y, const Row& row) { return y < row.y + row.high; });
  // A window more on either side, so that the keys reach what comes next.
  for (auto row = first; row != rows_.end() && top + row->y < room.bottom() + room.h; ++row) {
    const bool is_now = static_cast<std::size_t>(row - rows_.begin()) == now;
    const Wish w = build_row(app, c, table, log, look, *row, {room.x, top + row->y, width, row->high}, is_now);
    if (w.ply || w.card != CardDef::hidden) wish = w;
  }
  if (rows_.empty()) c.paragraph(look.id + "/none", room, c.small(), app.say("time.log.nothing"), kTextSoft);
  c.scene().end_scroll(all);
  if (moment != scrolled_to_ && now < rows_.size()) {
    scrolled_to_ = moment;
    c.scene().scroll_to(list, look.ply ? rows_[now].y - room.h / 2 : all);
  }
  return wish;
}

}  // namespace mathom

#include "shell/screens/table/log_list.h"

#include <algorithm>
#include <cmath>

#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/ui/cards/suits.h"
#include "shell/ui/people/person.h"

namespace mathom {

using namespace ui;

namespace {

constexpr float kChip = 44, kGap = 6, kQuote = 9;

// The places of the cards of a row. No cell is too small for a finger. A trick has its number before them and its
// winner after them.
struct ChipGrid {
  ChipGrid(const Canvas& c, bool trick, float width, int cards) : high(c.phone() ? kTouch : 28 * c.larger()) {
    const float least = kChip * c.larger(), aside = trick ? 38 * c.larger() : 0.0f;
    const int fits = std::max(1, static_cast<int>((width - aside) / least));
    each = trick ? std::min(fits, std::max(4, cards)) : fits;
    lines = (cards + each - 1) / each;
    const float spare = std::max(0.0f, width - aside - least * static_cast<float>(each));
    number = trick ? 16 * c.larger() + std::min(8.0f, spare / 4) : 0.0f;
    taken = trick ? 22 * c.larger() + std::min(6.0f, spare / 4) : 0.0f;
    wide = trick ? std::min(least * 1.2f, (width - number - taken) / static_cast<float>(each)) : least;
  }
  float high, wide = 0, number = 0, taken = 0;
  int each = 1, lines = 1;
};

// Returns the words over a row of cards that are told one by one; empty if this line has its own row.
std::string row_words(const Services& use, const LogLine& line) {
  const std::string key = std::string(line.phrase.key) + ".row";
  if (line.said || !use.words.texts().has(key)) return {};
  Phrase phrase = line.phrase;
  phrase.key = key;
  return use.words.say(phrase);
}

std::string numbered(const Services& use, std::string_view game, const char* what, int n) {
  const std::string key = std::string(game) + ".log." + what;
  return n > 0 && use.words.texts().has(key) ? use.words.say(key, {{"n", std::to_string(n)}}) : std::string();
}

// Whether a heading comes before this line. Turns are many and short and have none.
bool opens_trick(const Chronicle& log, std::size_t i) {
  const auto lines = log.lines();
  return lines[i].kind == EventKind::trick &&
         (i == 0 || lines[i - 1].section != lines[i].section || lines[i - 1].chapter != lines[i].chapter);
}

// Whether it says the same as the line before it, about cards that nobody sees.
bool repeats(const Chronicle& log, std::size_t i) {
  if (i == 0) return false;
  const LogLine &before = log.lines()[i - 1], &line = log.lines()[i];
  return line.kind == EventKind::card && !line.said && line.card == CardDef::hidden && line.who == before.who &&
         line.section == before.section && line.chapter == before.chapter && line.phrase == before.phrase;
}

}  // namespace

std::string line_words(const Services& use, const LogLine& line) {
  const std::string words = use.words.say(line.phrase);
  return line.said ? use.words.say("shell.said", {{"name", use.words.seat_name(line.who)}, {"words", words}}) : words;
}

std::string section_words(const Services& use, const Game& game, const LogLine& line) {
  // Turns have no words of their own: a line does not say whose turn it was.
  const std::string words = numbered(use, game.info().id, "section", line.section);
  return words.find("<seat>") == std::string::npos ? words : std::string();
}

std::string chapter_words(const Services& use, const Game& game, const LogLine& line) {
  return numbered(use, game.info().id, "chapter", line.number);
}

std::string log_text(const Services& use, const Game& game, const Chronicle& log, const LogFilter& filter) {
  std::string out;
  for (std::size_t i = 0; i < log.lines().size(); ++i) {
    const LogLine& line = log.lines()[i];
    if (!filter.passes(line)) continue;
    if (line.kind == EventKind::chapter && !out.empty()) out += '\n';
    if (const std::string section = opens_trick(log, i) ? section_words(use, game, line) : ""; !section.empty())
      out += section + "\n";
    out += (line.section > 0 ? "  " : "") + line_words(use, line) + "\n";
  }
  return out;
}

// Five cards drawn unseen are one line.
void LogList::say_again(const Services& use, int line, const std::string& words) {
  Row& row = rows_.back();
  row.line = line;
  row.words = use.words.say("time.log.times", {{"words", words}, {"n", std::to_string(++row.times)}});
  measured_ = std::min(measured_, rows_.size() - 1);
}

// Cards that are told one after the other share a row, a trick with its winner. Returns true if the line is in such a
// row.
bool LogList::gathers(const Services& use, const Match& match, const Chronicle& log, int at) {
  const auto line_at = [&](int n) -> const LogLine& { return log.lines()[static_cast<std::size_t>(n)]; };
  const LogLine& line = line_at(at);
  const std::string words = row_words(use, line);
  const bool closes = line.kind == EventKind::closes;
  if (words.empty() || (line.card == CardDef::hidden && !closes)) return false;
  Row* last = rows_.empty() || rows_.back().chips.empty() ? nullptr : &rows_.back();
  if (last) {
    const LogLine& first = line_at(last->chips.front());
    const bool here = first.section == line.section && first.chapter == line.chapter;
    if (here && (last->trick ? closes || first.kind == line.kind
                             : first.phrase.key == line.phrase.key && first.who == line.who)) {
      last->chips.push_back(at);
      last->line = at;
      measured_ = std::min(measured_, rows_.size() - 1);
      return true;
    }
  }
  if (closes) return false;
  const bool trick = line.kind == EventKind::trick && line.section > 0;
  const std::string section = trick ? section_words(use, match.game(), line) : std::string();
  rows_.push_back({.line = at, .chips = {at}, .trick = trick, .words = section.empty() ? words : section});
  return true;
}

void LogList::read(const Services& use, const Match& match, const Chronicle& log, const LogFilter& filter) {
  if (filter_ != filter || read_ > log.lines().size()) forget();
  filter_ = filter;
  for (; read_ < log.lines().size(); ++read_) {
    const LogLine& line = log.lines()[read_];
    if (!filter.passes(line)) continue;
    if (repeats(log, read_) && !rows_.empty() && rows_.back().line == static_cast<int>(read_) - 1) {
      say_again(use, static_cast<int>(read_), line_words(use, line));
      continue;
    }
    if (gathers(use, match, log, static_cast<int>(read_))) continue;
    const bool chapter = line.kind == EventKind::chapter;
    const std::string section = section_words(use, match.game(), line);
    if (opens_trick(log, read_) && !section.empty()) rows_.push_back({.heading = true, .words = section});
    rows_.push_back({.line = static_cast<int>(read_), .heading = chapter, .words = line_words(use, line)});
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
    float chips = 0;
    if (!row.chips.empty()) {
      const bool closed = log.lines()[static_cast<std::size_t>(row.chips.back())].kind == EventKind::closes;
      const ChipGrid grid(c, row.trick, width, static_cast<int>(row.chips.size()) - (closed ? 1 : 0));
      chips = static_cast<float>(grid.lines) * grid.high;
    }
    row.y = measured_ == 0 ? 0 : rows_[measured_ - 1].y + rows_[measured_ - 1].high;
    row.high = row.trick   ? chips + 2
               : chips > 0 ? high + chips
                           : std::max(row.line >= 0 ? least : 0.0f, high + (row.heading ? kGap : 0));
  }
}

// Returns true if the card should be shown large.
bool LogList::build_card(const Services& use, const Canvas& c, const TableView& table, CardDef card,
                         const std::string& id, Rect r) {
  const Reaction is =
      c.scene().add({.id = id, .role = Role::link, .name = table.card_words(use.host, card), .rect = r});
  const float high = std::min(r.h - 2, 22.0f);
  table.draw_chip(use.host, c.pen().painted(), {r.x + 1, r.centre().y - high / 2, r.w - 2, high}, card);
  if (is.focused) c.focus_ring(r, 5);
  return is.activated || is.zoom;
}

// A cell has its whole line as its name, and leads to the table as it was then.
bool LogList::build_cell(const Services& use, const Canvas& c, const TableView& table, const LogLine& line,
                         const std::string& id, Rect r, bool now, Wish& wish) {
  const Reaction is = c.scene().add({.id = id,
                                     .role = Role::link,
                                     .name = line_words(use, line),
                                     .description = use.words.say("time.log.as_it_was"),
                                     .rect = r,
                                     .selected = now});
  if (is.hovered || is.held) c.pen().box(r, 6, rgb(0xFFFFFF, 18));
  const float high = std::min(r.h - 4, 23.0f * c.larger());
  table.draw_chip(use.host, c.pen().painted(), {r.x + 2, r.centre().y - high / 2, r.w - 4, high}, line.card);
  if (is.focused) c.focus_ring(r, 5);
  if (is.activated) wish.ply = line.ply;
  if (is.zoom) wish.card = line.card;
  return is.hovered;
}

LogList::Wish LogList::build_chips(const Services& use, const Canvas& c, const TableView& table, const Chronicle& log,
                                   const Look& look, const Row& row, Rect r, bool now) const {
  Wish wish;
  const auto line_at = [&](int n) -> const LogLine& { return log.lines()[static_cast<std::size_t>(n)]; };
  const LogLine& last = line_at(row.chips.back());
  const bool won = row.trick && last.kind == EventKind::closes;
  const int cards = static_cast<int>(row.chips.size()) - (won ? 1 : 0);
  const std::string heading = look.id + "/h" + std::to_string(&row - rows_.data());
  const ChipGrid grid(c, row.trick, r.w, cards);
  Rect in = r;
  if (row.trick) {
    const Rect number = cut_left(in, grid.number);
    c.fitted("", {number.x, number.y, number.w, grid.high}, c.small_strong(), std::to_string(last.section), kGold,
             Align::centre);
    c.scene().heading(heading, row.words, number, 4);
  } else {
    const Rect caption = cut_top(in, row.high - static_cast<float>(grid.lines) * grid.high);
    c.pen().paragraph(c.small(), {caption.x + kGap, caption.y + kGap / 2, caption.w - kGap, caption.h}, row.words,
                      kTextSoft);
  }
  for (int i = 0; i < cards; ++i) {
    const LogLine& line = line_at(row.chips[static_cast<std::size_t>(i)]);
    const Rect cell{in.x + grid.wide * static_cast<float>(i % grid.each),
                    in.y + grid.high * static_cast<float>(i / grid.each), grid.wide, grid.high};
    build_cell(use, c, table, line, look.id + "/" + std::to_string(row.chips[static_cast<std::size_t>(i)]), cell,
               now && look.ply && line.ply == *look.ply, wish);
    if (!row.trick) continue;
    const SeatSign sign = seat_sign(index(line.who));
    draw_badge(c.pen().painted(), sign.badge, {cell.x + 5 * c.larger(), cell.y + 6 * c.larger()}, 8 * c.larger(),
               sign.colour);
    if (won && line.who == last.who) c.pen().painted().frame(cell.inset(2), 6, kGold, 2);
  }
  if (!won) return wish;
  const Rect by{in.x + grid.wide * static_cast<float>(grid.each), in.y, grid.taken, grid.high};
  const SeatSign sign = seat_sign(index(last.who));
  draw_person(c.pen(), by.centre(), std::min(by.h, by.w) / 2 - 2, person_of(use.words.face_of(last.who)),
              {.colour = sign.colour, .badge = sign.badge});
  c.scene().text(look.id + "/" + std::to_string(row.chips.back()), line_words(use, last), by);
  return wish;
}

LogList::Wish LogList::build_row(const Services& use, const Canvas& c, const TableView& table, const Chronicle& log,
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
    if (build_card(use, c, table, line.card, id + "/card", chip)) wish.card = line.card;
  }
  const Reaction is = c.scene().add({.id = id,
                                     .role = Role::link,
                                     .name = row.words,
                                     .description = use.words.say("time.log.as_it_was"),
                                     .rect = words,
                                     .selected = now && look.ply.has_value()});
  if (now && look.ply) c.pen().box(words, 6, rgb(0xF2C14E, 44));
  if (is.hovered || is.held) c.pen().box(words, 6, rgb(0xFFFFFF, 14));
  // A spoken line is indented, next to a bar in the colour of its speaker.
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

LogList::Wish LogList::build(const Services& use, const Canvas& c, const Match& match, const TableView& table,
                             const Chronicle& log, const Look& look) {
  read(use, match, log, look.filter);
  const Rect room = look.room;
  const float width = room.w - kGap;
  measure(c, log, width);
  // The row of the moment: the last one that has begun by then.
  std::size_t now = rows_.size();
  for (std::size_t i = rows_.size(); i-- > 0 && now == rows_.size();)
    if (rows_[i].line >= 0 && (!look.ply || log.lines()[static_cast<std::size_t>(rows_[i].first())].ply <= *look.ply))
      now = i;
  const std::string list = look.id + "/list", moment = look.ply ? std::to_string(*look.ply) : std::string();
  const float top = c.scene().begin_scroll(list, use.words.say("shell.log"), room, !look.ply);
  Wish wish;
  const float all = rows_.empty() ? 0 : rows_.back().y + rows_.back().high;
  const auto first = std::upper_bound(rows_.begin(), rows_.end(), room.y - top - room.h,
                                      [](float y, const Row& row) { return y < row.y + row.high; });
  // Builds one window more on either side, so that the keys reach the next rows.
  for (auto row = first; row != rows_.end() && top + row->y < room.bottom() + room.h; ++row) {
    const bool is_now = static_cast<std::size_t>(row - rows_.begin()) == now;
    const Rect r{room.x, top + row->y, width, row->high};
    if (is_now && look.ply && !row->chips.empty()) c.pen().box(r, 6, rgb(0xF2C14E, 44));
    const Wish w = row->chips.empty() ? build_row(use, c, table, log, look, *row, r, is_now)
                                      : build_chips(use, c, table, log, look, *row, r, is_now);
    if (w.ply || w.card != CardDef::hidden) wish = w;
  }
  if (rows_.empty()) c.paragraph(look.id + "/none", room, c.small(), use.words.say("time.log.nothing"), kTextSoft);
  c.scene().end_scroll(all);
  if (moment != scrolled_to_ && now < rows_.size()) {
    scrolled_to_ = moment;
    c.scene().scroll_to(list, look.ply ? rows_[now].y - room.h / 2 : all);
  }
  return wish;
}

}  // namespace mathom

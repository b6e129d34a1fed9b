// Between the two sides: the skirmish that is being fought with both strengths and how it would end now, those that
// are to be fought, or else how the turn stands.
#include <algorithm>
#include <set>

#include "games/lotr_tcg/rules/numbers.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"
#include "shell/tables/lotr_tcg/table.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr Colour kDefends = rgb(0x8CC4FF), kAttacks = rgb(0xFF9A8C);

}  // namespace

std::string CompanyTable::names_of(const TableHost& host, const CardSet& cards) const {
  std::string out;
  cards.for_each([&](int card) {
    const int print = print_of(card_at(card));
    if (print >= 0) out += (out.empty() ? "" : ", ") + words_of(host, print).title;
  });
  return out;
}

std::string CompanyTable::verdict_words(const TableHost& host, const Forecast& k) const {
  if (k.defender < 0 || k.minions.empty()) return host.say("lotr_tcg.table.nobody_fights");
  const char* key = k.overwhelmed ? (k.defended ? "lotr_tcg.table.wins_all" : "lotr_tcg.table.loses_all")
                                  : (k.defended ? "lotr_tcg.table.wins" : "lotr_tcg.table.loses");
  return host.say(Phrase{key, {}}.number("n", k.wounds));
}

std::string CompanyTable::fight_words(const TableHost& host, int place) const {
  const Forecast k = forecast(table(), place);
  const int print = k.defender < 0 ? -1 : print_of(card_at(k.defender));
  return host.say("lotr_tcg.table.fight", {{"n", std::to_string(place + 1)},
                                           {"defender", print < 0 ? "–" : words_of(host, print).title},
                                           {"defends", std::to_string(k.defends)},
                                           {"attacks", std::to_string(k.attacks)},
                                           {"minions", names_of(host, k.minions)},
                                           {"verdict", verdict_words(host, k)}});
}

// While nothing is fought: where the fellowship is, how often it may move, and what archery would do.
std::string CompanyTable::standing_words(const TableHost& host) const {
  const Table t = table();
  const State& s = seen();
  if (s.stage != lotr_tcg::Stage::playing) return host.say("lotr_tcg.table.set_up");
  if (s.phase == kArchery)
    return host.say(Phrase{"lotr_tcg.table.archery", {}}
                        .number("fellowship", archery_total(t, lotr_tcg::Side::free_peoples))
                        .number("minions", archery_total(t, lotr_tcg::Side::shadow)));
  std::string words = host.say(Phrase{"lotr_tcg.table.stands", {}}
                                   .word("phase", phase_names().key(s.phase))
                                   .number("site", t.site_number())
                                   .number("moves", s.moves)
                                   .number("limit", move_limit(t)));
  begin_sentence(words);
  return words;
}

// Who defends at the left, who attacks at the right, the strengths large in the middle, and below how it would end.
// False: there is no room for it.
bool CompanyTable::draw_fight(const Frame& f, Rect r, int place, bool large) const {
  const Canvas& c = f.c;
  const Forecast k = forecast(table(), place);
  const float line = c.small().px * 1.3f;
  if (r.h < line) return false;
  const bool two = r.h >= 2.2f * line;
  Rect verdict = two ? cut_bottom(r, large ? std::max(line, r.h * 0.36f) : line) : Rect{};
  const ui::Type number{ui::Face::index, std::clamp(r.h * 0.9f, 13.0f, large ? 44.0f : 18.0f)};
  const float middle = number.px * 3.4f, side = (r.w - middle) / 2;
  const Rect left = cut_left(r, side), right = cut_right(r, side);
  const int print = k.defender < 0 ? -1 : print_of(card_at(k.defender));
  c.fitted("", left.inset(1), large ? c.strong() : c.small(), print < 0 ? "–" : words_of(f.host, print).title, kDefends,
           Align::right);
  c.fitted("", right.inset(1), large ? c.strong() : c.small(), names_of(f.host, k.minions), kAttacks);
  const Vec m = r.centre();
  const float gap = number.px * 0.25f;
  c.pen().text_at(number, {m.x - gap, m.y}, std::to_string(k.defends), k.defended ? kGold : kDefends, Align::right);
  c.pen().text_at({ui::Face::strong, number.px}, m, ":", kTextSoft, Align::centre);
  c.pen().text_at(number, {m.x + gap, m.y}, std::to_string(k.attacks), k.defended ? kAttacks : kGold);
  if (two)
    c.fitted("", verdict, large ? c.small_strong() : c.small(), verdict_words(f.host, k), k.defended ? kGood : kWarn,
             Align::centre);
  return true;
}

// The one that is being fought, or all that are to be fought.
std::vector<int> CompanyTable::open_fights() const {
  const State& s = seen();
  if (s.fight >= 0) return {s.fight};
  std::vector<int> out;
  for (int i = 0; i < s.skirmishes.size(); ++i)
    if (s.skirmishes[i].stage == Skirmish::to_fight) out.push_back(i);
  return out;
}

// The land in which they are, by dusk.
void CompanyTable::draw_ground(const Frame& f, Rect r) const {
  const Table t = table();
  const int site = seen().stage == lotr_tcg::Stage::playing ? t.site_card() : -1;
  if (site < 0 || r.h < 40) return;
  draw_card_picture(f.c.pen(), r.inset(1), t.print(site));
  f.c.pen().box(r, 0.01f, rgb(0x06140E, 205));
}

// Wounds of archery fire that are left to lay; the options say how many.
int CompanyTable::wounds_to_lay() const {
  if (!asked() || question() != Question::arrow || decision().options.empty()) return 0;
  return decision().options.front().amount;
}

// What is left to lay or to assign, in words; empty: nothing is asked about that.
std::string CompanyTable::left_words(const TableHost& host) const {
  if (const int wounds = wounds_to_lay(); wounds > 0)
    return host.say(Phrase{"lotr_tcg.table.to_lay", {}}.number("n", wounds));
  if (!asked() || (question() != Question::defend && question() != Question::attack)) return {};
  std::set<int> minions;
  for (const Option& o : decision().options)
    if (verb_of(o) == Verb::assign) minions.insert(index(o.subject));
  return host.say(Phrase{"lotr_tcg.table.to_assign", {}}.number("n", static_cast<int>(minions.size())));
}

// Nobody fights: what is left to lay or to assign, else how the turn stands.
void CompanyTable::build_standing(const Frame& f, Rect in, std::string_view id) const {
  const Canvas& c = f.c;
  const int wounds = std::min(wounds_to_lay(), 8);
  const std::string left = left_words(f.host), words = left.empty() ? standing_words(f.host) : left;
  const ui::Type t = left.empty() ? c.small() : c.strong();
  const float wide = std::min(c.letters().width(t, words), in.w * 0.7f);
  const float step = 0.8f * std::min({in.h * 0.8f, c.em(24), in.w * 0.35f / static_cast<float>(std::max(wounds, 1))});
  const float drops = static_cast<float>(wounds) * step, x = in.centre().x - (wide + drops) / 2;
  c.pen().box(around(in.centre(), wide + drops + 20, std::min(in.h, t.px * 1.9f)), 8, rgb(0x06140E, 190));
  for (int i = 0; i < wounds; ++i)
    draw_drop(c.pen(), {x + (static_cast<float>(i) + 0.5f) * step, in.centre().y}, step / 0.8f);
  // The words follow the drops, and never lie below them.
  const Rect at = wounds > 0 ? Rect{x + drops + 2, in.y, in.right() - x - drops - 2, in.h} : in;
  c.fitted(id, at, t, words, left.empty() ? kTextSoft : kGold, wounds > 0 ? Align::left : Align::centre);
}

void CompanyTable::build_stage(const Frame& f) {
  const Rect r = spots_.stage;
  const Canvas& c = f.c;
  const std::vector<int> open = open_fights();
  const bool fought = seen().fight >= 0;
  c.pen().box(r, kRound * 0.7f, rgb(0x06140E, fought ? 190 : 120));
  if (!fought) draw_ground(f, r);
  c.pen().frame(grown(r, -0.5f), kRound * 0.4f, fought ? kGold : rgb(0xFFFFFF, 40), fought ? 1.8f : 1.0f);
  if (asked_height(f, f.places.felt) > 0) return;  // the question lies there
  Rect in = r.inset(3);
  c.scene().begin_zone("stage", {.name = f.host.say("lotr_tcg.table.stage"), .part = Part::table});
  if (fought)
    build_skirmish(f, in);
  else
    build_to_come(f, in, open);
  c.scene().end_zone();
}

// Who is to fight whom. Where those who fight say it themselves, there is room for what is left to do.
void CompanyTable::build_to_come(const Frame& f, Rect in, const std::vector<int>& open) const {
  draw_pairs(f);
  if (open.empty()) return build_standing(f, in, "stage/now");
  std::string said;
  for (const int place : open) said += (said.empty() ? "" : " ") + fight_words(f.host, place);
  const std::string left = left_words(f.host);
  f.c.scene().text("stage/now", left.empty() ? said : said + " " + left + ".", grown(in, 3));
  if (std::any_of(rows_.begin(), rows_.end(), [](const Row& row) { return row.strips > 0; }))
    return build_standing(f, in, "");
  const float line = f.c.strong().px * 1.5f;
  if (!left.empty() && in.h >= 1.9f * line)
    f.c.fitted("", cut_top(in, line), f.c.small_strong(), left, kGold, Align::centre);
  draw_fights(f, in, open);
}

// Each has a line, or two of them share one.
void CompanyTable::draw_fights(const Frame& f, Rect in, const std::vector<int>& open) const {
  const float line = f.c.small().px * 1.35f;
  const auto n = static_cast<int>(open.size());
  const int columns = n > static_cast<int>(in.h / line) ? 2 : 1, rows = (n + columns - 1) / columns;
  const float high = std::min(in.h / static_cast<float>(rows), 3 * line), wide = in.w / static_cast<float>(columns);
  for (int i = 0; i < n; ++i) {
    const auto column = static_cast<float>(i % columns), row = static_cast<float>(i / columns);
    if (!draw_fight(f, {in.x + column * wide, in.y + row * high, wide - 2, high}, open[at(i)], false)) return;
  }
}

}  // namespace mathom::lotr_tcg

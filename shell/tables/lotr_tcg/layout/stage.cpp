#include "shell/tables/lotr_tcg/layout/stage.h"

#include <algorithm>
#include <set>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "shell/tables/lotr_tcg/pictures/card_picture.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {

constexpr Colour kPairUnder = rgb(0x06140E, 170), kPair = rgb(0xE9DFC8, 150), kPairNow = rgb(0xF2C14E, 220);
constexpr Colour kDefends = rgb(0x8CC4FF), kAttacks = rgb(0xFF9A8C);

}  // namespace

// The current skirmish, or all that are still to be fought.
std::vector<int> TableStage::open_fights() const {
  const State& s = sight_.seen();
  if (s.fight >= 0) return {s.fight};
  std::vector<int> out;
  for (int i = 0; i < s.skirmishes.size(); ++i)
    if (s.skirmishes[i].stage == Skirmish::to_fight) out.push_back(i);
  return out;
}

// Without a skirmish: the site of the fellowship, how often it may move, and what archery would do.
std::string TableStage::standing_words(const TableHost& host) const {
  const Table t = sight_.table();
  const State& s = sight_.seen();
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

// Wounds of archery fire that are left to lay; the options say how many.
int TableStage::wounds_to_lay() const {
  if (!sight_.asked() || sight_.question() != Question::arrow || sight_.decision().options.empty()) return 0;
  return sight_.decision().options.front().amount;
}

// Says what is left to lay or to assign; empty if the question is about neither.
std::string TableStage::left_words(const TableHost& host) const {
  if (const int wounds = wounds_to_lay(); wounds > 0)
    return host.say(Phrase{"lotr_tcg.table.to_lay", {}}.number("n", wounds));
  if (!sight_.asked() || (sight_.question() != Question::defend && sight_.question() != Question::attack)) return {};
  std::set<int> minions;
  for (const Option& o : sight_.decision().options)
    if (verb_of(o) == Verb::assign) minions.insert(index(o.subject));
  return host.say(Phrase{"lotr_tcg.table.to_assign", {}}.number("n", static_cast<int>(minions.size())));
}

// The land of the site, at dusk.
void TableStage::draw_ground(const TableFrame& f, Rect r) const {
  const Table t = sight_.table();
  const int site = sight_.seen().stage == lotr_tcg::Stage::playing ? t.site_card() : -1;
  if (site < 0 || r.h < 40) return;
  draw_card_picture(f.c.pen(), r.inset(1), t.print(site));
  f.c.pen().box(r, 0.01f, rgb(0x06140E, 190));
}

std::string TableStage::site_name(const TableHost& host) const {
  const Table t = sight_.table();
  const int site = sight_.seen().stage == lotr_tcg::Stage::playing ? t.site_card() : -1;
  return site < 0 || sight_.print_of(card_at(site)) < 0 ? std::string() : cards_.words_of(host, t.print(site)).title;
}

// In the land of the site.
void TableStage::build_skirmish(const TableFrame& f, Rect r) const {
  const Table t = sight_.table();
  if (const int site = t.site_card(); site >= 0) {
    f.c.pen().push_clip(r);
    draw_card_picture(f.c.pen(), r, t.print(site));
    f.c.pen().pop_clip();
    f.c.pen().box(r, kRound * 0.6f, rgb(0x06140E, 205));
  }
  draw_skirmish(f.c, r.inset(4), words_.look(f.host, offers_.lifted_option()));
}

namespace {

// Both names have the same width; a long one takes what a short one leaves.
float share_of_left(const Canvas& c, float both, const std::string& left, const std::string& right) {
  const auto need = [&](const std::string& words) {
    return c.letters().width({c.small().face, kLeastType}, words) + 3;
  };
  const float half = both / 2, wants_left = need(left), wants_right = need(right);
  if (wants_right > half) return std::max(std::min(half, wants_left), both - wants_right);
  return wants_left > half ? std::min(both - wants_right, wants_left) : half;
}

}  // namespace

// The defender at the left, the attackers at the right, the strengths large in the middle, and below how it would end.
// Returns false if it does not fit.
bool TableStage::draw_fight(const TableFrame& f, Rect r, int place) const {
  const Canvas& c = f.c;
  const Forecast k = forecast(sight_.table(), place);
  const float line = c.small().px * 1.3f;
  if (r.h < line) return false;
  const bool two = r.h >= 2.2f * line;
  Rect verdict = two ? cut_bottom(r, line) : Rect{};
  const ui::Type number{ui::Face::index, std::clamp(r.h * 0.9f, 13.0f, 18.0f)};
  const int print = k.defender < 0 ? -1 : sight_.print_of(card_at(k.defender));
  const std::string defends = print < 0 ? "–" : cards_.words_of(f.host, print).title;
  std::string attacks = cards_.names_of(f.host, k.minions);
  const float names = r.w - number.px * 3.4f;
  float of_left = share_of_left(c, names, defends, attacks);
  if (k.minions.count() > 1 && !c.has_room({0, 0, names - of_left - 2, r.h - 2}, c.small(), attacks)) {
    attacks = f.host.say(Phrase{"lotr_tcg.table.minions", {}}.number("n", k.minions.count()));
    of_left = share_of_left(c, names, defends, attacks);
  }
  const Rect left = cut_left(r, of_left), right = cut_right(r, names - of_left);
  c.fitted("", left.inset(1), c.small(), defends, kDefends, Align::right);
  c.fitted("", right.inset(1), c.small(), attacks, kAttacks);
  const Vec m = r.centre();
  const float gap = number.px * 0.25f;
  c.pen().text_at(number, {m.x - gap, m.y}, std::to_string(k.defends), k.defended ? kGold : kDefends, Align::right);
  c.pen().text_at({ui::Face::strong, number.px}, m, ":", kTextSoft, Align::centre);
  c.pen().text_at(number, {m.x + gap, m.y}, std::to_string(k.attacks), k.defended ? kAttacks : kGold);
  if (two) c.fitted("", verdict, c.small(), words_.verdict(f.host, k), k.defended ? kGood : kWarn, Align::centre);
  return true;
}

// Each has a line, or two of them share one.
void TableStage::draw_fights(const TableFrame& f, Rect in, const std::vector<int>& open) const {
  const float line = f.c.small().px * 1.35f;
  const auto n = static_cast<int>(open.size());
  const int columns = n > static_cast<int>(in.h / line) ? 2 : 1, rows = (n + columns - 1) / columns;
  const float high = std::min(in.h / static_cast<float>(rows), 3 * line), wide = in.w / static_cast<float>(columns);
  for (int i = 0; i < n; ++i) {
    const auto column = static_cast<float>(i % columns), row = static_cast<float>(i / columns);
    if (!draw_fight(f, {in.x + column * wide, in.y + row * high, wide - 2, high}, open[at(i)])) return;
  }
}

// Without a skirmish: what is left to lay or to assign, otherwise the state of the turn.
void TableStage::build_standing(const TableFrame& f, Rect in, std::string_view id) const {
  const Canvas& c = f.c;
  const int wounds = std::min(wounds_to_lay(), 8);
  const std::string left = left_words(f.host), words = left.empty() ? standing_words(f.host) : left;
  const ui::Type t = left.empty() ? c.small() : c.strong();
  // The site is large above the rest, if both fit.
  const std::string site = left.empty() && sight_.seen().phase != kArchery ? site_name(f.host) : std::string();
  const ui::Type large = c.type(ui::Face::serif, c.phone() ? 17 : 22);
  const float head = large.px * 1.25f, line = t.px * 1.35f;
  if (!site.empty() && in.h >= head + line) {
    const float both = std::min(in.w, std::max(c.letters().width(large, site), c.letters().width(t, words)) + 28);
    Rect at = around(in.centre(), both, head + line);
    c.pen().box(at, 8, rgb(0x06140E, 190));
    c.fitted("", cut_top(at, head), large, site, kGold, Align::centre);
    return c.fitted(id, at, t, words, kTextSoft, Align::centre);
  }
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

void TableStage::draw_pair(const TableFrame& f, int minion, int defender, Colour colour, float share,
                           bool dashed) const {
  const Rect *a = layout_.where(minion), *b = layout_.where(defender);
  if (!a || !b) return;
  const bool down = a->y < b->y;
  const Vec from{a->centre().x, down ? a->bottom() - 4 : a->y + 4},
      to{b->centre().x, down ? b->y + 4 : b->bottom() - 4};
  std::vector<Vec> points;
  constexpr int kSteps = 18;
  for (int i = 0; i <= kSteps; ++i) {
    const float k = share * static_cast<float>(i) / kSteps;
    points.push_back({lerp(from.x, to.x, ease_in_out(k)), lerp(from.y, to.y, k)});
  }
  if (!dashed) f.c.pen().stroke(points, kPairUnder, 6, false);
  f.c.pen().stroke(points, colour, dashed ? 1.6f : 3.0f, false);
}

// A line from every minion to its opponent; from a lifted card to every opponent that it may fight.
void TableStage::draw_pairs(const TableFrame& f) const {
  const Event* joins = sight_.moving(What::assigned);
  const Table t = sight_.table();
  for (int i = 0; i < sight_.seen().skirmishes.size(); ++i) {
    const Skirmish& k = sight_.seen().skirmishes[i];
    if (k.stage > Skirmish::fighting || k.defender < 0) continue;
    minions_in(t, i).for_each([&](int minion) {
      const bool now = joins && joins->card == card_at(minion);
      draw_pair(f, minion, k.defender, k.stage == Skirmish::fighting || now ? kPairNow : kPair,
                now ? ease_out(sight_.gone(f.now)) : 1.0f, false);
    });
  }
  if (!sight_.asked() || base_.lifted() == CardId::none || !sight_.is_card(base_.lifted())) return;
  for (const Option& o : offers_.means_of(base_.lifted()))
    if (o.verb < effects::kPick && verb_of(o) == Verb::assign)
      draw_pair(f, index(o.subject), index(o.object), faded(kPairNow, 0.7f), 1, true);
}

// Who is to fight whom. If the fighters show it themselves, the room is for what is left to do.
void TableStage::build_to_come(const TableFrame& f, Rect in, const std::vector<int>& open) const {
  draw_pairs(f);
  if (open.empty()) return build_standing(f, in, "stage/now");
  std::string said;
  for (const int place : open) said += (said.empty() ? "" : " ") + words_.fight(f.host, place);
  const std::string left = left_words(f.host);
  f.c.scene().text("stage/now", left.empty() ? said : said + " " + left + ".", grown(in, 3));
  const std::vector<CardRow>& rows = layout_.rows();
  if (std::any_of(rows.begin(), rows.end(), [](const CardRow& row) { return row.strips > 0; }))
    return build_standing(f, in, "");
  const float line = f.c.strong().px * 1.5f;
  if (!left.empty() && in.h >= 1.9f * line)
    f.c.fitted("", cut_top(in, line), f.c.small_strong(), left, kGold, Align::centre);
  draw_fights(f, in, open);
}

void TableStage::build(const TableFrame& f, bool covered) const {
  const Rect r = layout_.spots().stage;
  const Canvas& c = f.c;
  const std::vector<int> open = open_fights();
  const bool fought = sight_.seen().fight >= 0;
  c.pen().box(r, kRound * 0.7f, rgb(0x06140E, fought ? 190 : 120));
  if (!fought) draw_ground(f, r);
  c.pen().frame(grown(r, -0.5f), kRound * 0.4f, fought ? kGold : rgb(0xFFFFFF, 40), fought ? 1.8f : 1.0f);
  if (covered) return;
  Rect in = r.inset(3);
  c.scene().begin_zone("stage", {.name = f.host.say("lotr_tcg.table.stage"), .part = Part::table});
  if (fought)
    build_skirmish(f, in);
  else
    build_to_come(f, in, open);
  c.scene().end_zone();
}

}  // namespace mathom::lotr_tcg

#include "shell/tables/war_of_the_ring/banner.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "games/war_of_the_ring/state/events.h"
#include "shell/tables/war_of_the_ring/motion.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr int kMostIcons = 24;  // more icons are shown as a number

// The icons of the attack, of which the first `struck` are struck out.
void draw_attack(const Pen& pen, Rect row, float size, int attack, int struck, bool path) {
  const float from = row.centre().x - size * static_cast<float>(attack) / 2;
  for (int i = 0; i < attack; ++i) {
    const Vec m{from + size * (static_cast<float>(i) + 0.5f), row.centre().y};
    const bool out = i < struck;
    draw_sign(out ? pen.faded(0.35f) : pen, path ? war_of_the_ring::Sign::skull : war_of_the_ring::Sign::attack, m,
              size * 0.86f, true);
    const float k = size * 0.36f;
    if (out) pen.stroke(std::vector<Vec>{m + Vec{-k, k}, m + Vec{k, -k}}, kGood, std::max(2.0f, size * 0.1f), false);
  }
}

void draw_won_place(const Pen& pen, Rect r, int place) {
  pen.push_clip(r);
  const float wide = std::max(r.w, r.h * 1.5f);
  draw_scene(pen, around(r.centre(), wide, std::max(r.h, wide / 1.6f)), place);
  pen.pop_clip();
  pen.frame(grown(r, 0.5f), 3, faded(ui::kGoldDeep, 0.6f), 1);
}

// Whether the event is more than the move of a card.
bool is_said_large(What what) {
  switch (what) {
    case What::round:
    case What::activated:
    case What::reactivated:
    case What::used:
    case What::ring:
    case What::winnowed:
    case What::permitted:
    case What::recycled:
    case What::passed:
    case What::icon:
    case What::corruption:
    case What::cleansed:
    case What::path_combat:
    case What::battle:
    case What::lost:
    case What::path_held:
    case What::path_taken:
    case What::path_nobody:
    case What::battle_held:
    case What::battle_taken:
    case What::removed: return true;
    default: return false;
  }
}

}  // namespace

void Banner::follow(const Event& e) {
  const int place = place_in(e);
  switch (what_of(e)) {
    case What::path_combat:
    case What::battle: {
      if (place < 0) return;
      const Totals t = totals(sight_.board().table(), place);
      combat_ = {place, e.amount, t.defence, std::clamp(e.amount - t.uncancelled(), 0, std::max(0, e.amount)), 0};
      return;
    }
    case What::lost:
      combat_.before = combat_.struck;
      combat_.struck = std::min(combat_.attack, combat_.struck + std::max(0, e.amount));
      if (e.face != CardDef::hidden) combat_.lost.push_back(index(e.face));
      return;
    case What::round:
      over_ = std::exchange(now_, {});
      now_.round = e.amount;
      return;
    case What::path_held:
    case What::path_taken:
    case What::path_nobody:
    case What::battle_held:
    case What::battle_taken: now_.won.push_back(e); break;
    default: break;
  }
  combat_.before = combat_.struck;
}

namespace {

bool ends_combat(What what) {
  return what == What::path_held || what == What::path_taken || what == What::path_nobody ||
         what == What::battle_held || what == What::battle_taken;
}
// Returns the owner of the place after the combat; path_nobody: nobody.
Side winner_of(const Table& t, What what, int place) {
  if (what == What::path_held) return Side::free_peoples;
  if (what == What::path_taken) return Side::shadow;
  const Side defends = t.place_facts(place).side;
  return what == What::battle_held ? defends : other(defends);
}
std::string_view side_word(Side side) { return side_names().key(war_of_the_ring::index(side)); }

}  // namespace

// "Shadow: 2 points", "corruption rises by 3".
std::string Banner::result_words(const Frame& f, const Event& e) const {
  const What what = what_of(e);
  if (what == What::path_nobody) return {};
  if (what == What::path_taken)
    return f.host.say(Phrase{"war_of_the_ring.combat.corruption", {}}.number("n", e.amount));
  const Table t = sight_.board().table();
  return f.host.say(Phrase{"war_of_the_ring.combat.points", {}}
                        .number("n", t.place_facts(combat_.place).points)
                        .word("side", side_word(winner_of(t, what, combat_.place))));
}

// Below the icons: the rest of the attack while it is fought, and at the end the losses and what the combat brings.
std::vector<Banner::Line> Banner::lines_of(const Frame& f, const Event& e, int struck) const {
  const Canvas& c = f.c;
  std::vector<Line> out;
  if (!ends_combat(what_of(e)) && combat_.attack > 0) {
    const int left = combat_.attack - struck;
    const Side defends = defender(sight_.board().table(), combat_.place);
    Phrase words{left > 0 ? "war_of_the_ring.table.combat_left" : "war_of_the_ring.table.combat_needs", {}};
    words.number("n", left > 0 ? left : std::max(1, combat_.defence - combat_.attack + 1))
        .word("side", side_word(other(defends)));
    out.push_back({"combat/left", f.host.say(words), c.strong(), kText});
  }
  std::string lost;
  for (const int print : combat_.lost) lost += (lost.empty() ? "" : ", ") + sight_.name_of(f.host, print);
  if (!lost.empty())
    out.push_back({"combat/lost", f.host.say("war_of_the_ring.combat.lost", {{"cards", lost}}), c.body(), kTextSoft});
  if (!ends_combat(what_of(e))) return out;
  if (std::string words = result_words(f, e); !words.empty())
    out.push_back({"combat/result", std::move(words), c.strong(), kText});
  return out;
}

float Banner::height_of(const Canvas& c, const std::vector<Line>& lines, float width) {
  float high = 0;
  for (const Line& line : lines) high += c.height_of(line.type, line.words, width) + 6;
  return high;
}

void Banner::build_lines(const Canvas& c, Rect& in, const std::vector<Line>& lines) {
  for (const Line& line : lines) {
    const Rect r = cut_top(in, c.height_of(line.type, line.words, in.w));
    c.fitted("", r, line.type, line.words, line.ink, Align::centre);
    c.scene().add({.id = line.id, .role = Role::text, .name = line.words, .rect = r, .z = 1});
    cut_top(in, 6);
  }
}

// Returns the number of icons that are cancelled so far: one after another, or all at once if nothing moves.
int Banner::struck_now(const Frame& f) const {
  const float gone = f.c.scene().reduced_motion() || !sight_.table().playback().moving()
                         ? 1.0f
                         : sight_.table().playback().progress(f.now);
  return combat_.before + static_cast<int>(gone * static_cast<float>(combat_.struck - combat_.before) + 0.5f);
}

// Returns false if the event is not part of the shown combat. It is then said like every other event.
bool Banner::build_combat(const Frame& f, const Event& e) const {
  const What what = what_of(e);
  const bool begins = what == What::path_combat || what == What::battle;
  if (combat_.place < 0 || combat_.attack > kMostIcons || !(begins || ends_combat(what) || what == What::lost))
    return false;
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const bool path = sight_.catalog().place_facts(combat_.place).path;
  const int struck = struck_now(f);
  const Rect room = plan_.spots.places;
  const std::string told = f.host.say(f.seat.game().tell(e));
  const std::string strengths =
      f.host.say(Phrase{path ? "war_of_the_ring.combat.skulls" : "war_of_the_ring.combat.attack", {}}
                     .number("attack", combat_.attack)
                     .number("defence", combat_.defence));
  const float wide = std::min(room.w - 16, c.em(540)), in_w = wide - 32;
  const float size = std::min(c.em(30), in_w / static_cast<float>(std::max(1, combat_.attack)));
  const ui::Type name = c.letters().largest(c.type(ui::Face::serif, c.phone() ? 20 : 25), told, in_w, c.em(64));
  const std::vector<Line> above{{"combat/strengths", strengths, c.strong(), kTextSoft}}, below = lines_of(f, e, struck);
  const float head = c.height_of(name, told, in_w) + 4, icons = combat_.attack > 0 ? size + 8 : 0;
  const float words = head + height_of(c, above, in_w) + icons + height_of(c, below, in_w) + 32;
  // The place itself is above the words if it fits, because it may have left the table already.
  const float scene = std::clamp(room.h - words, 0.0f, c.em(96));
  const bool shows = scene >= c.em(40);
  const Rect panel = around(room.centre(), wide, std::min(room.h, words + (shows ? scene : 0)));
  c.raised(panel);
  pen.frame(panel.inset(4), kRound, faded(ui::kGoldDeep, 0.5f), 1);
  Rect in = panel.inset(16);
  if (shows) draw_won_place(pen, cut_top(in, scene).inset(3), combat_.place);
  pen.paragraph(name, cut_top(in, head), told, ui::kGold, Align::centre);
  c.scene().begin_zone("combat", {.name = told, .part = Part::table});
  c.scene().add({.id = "combat", .role = Role::text, .name = told, .rect = panel, .z = 1});
  build_lines(c, in, above);
  if (icons > 0) draw_attack(pen, cut_top(in, size), size, combat_.attack, struck, path), cut_top(in, 8);
  build_lines(c, in, below);
  c.scene().end_zone();
  return true;
}

// The round that is over: what was won in it, the score, and then the next round.
void Banner::build_round(const Frame& f, const Event& e) const {
  const Canvas& c = f.c;
  const Table t = sight_.board().table();
  std::vector<Line> lines;
  for (std::size_t i = 0; i < over_.won.size(); ++i)
    lines.push_back(
        {"round/place/" + std::to_string(i), f.host.say(f.seat.game().tell(over_.won[i])), c.body(), kText});
  if (lines.empty())
    lines.push_back({"round/place/0", f.host.say("war_of_the_ring.round.nothing"), c.body(), kTextSoft});
  lines.push_back({"round/score",
                   f.host.say(Phrase{"war_of_the_ring.table.score", {}}
                                  .number("free", t.points(Side::free_peoples))
                                  .number("shadow", t.points(Side::shadow))
                                  .number("corruption", t.s.corruption)),
                   c.strong(), kText});
  lines.push_back({"round/next", f.host.say(f.seat.game().tell(e)), c.strong(), ui::kGold});
  const std::string title = f.host.say(Phrase{"war_of_the_ring.round.over", {}}.number("n", over_.round));
  const Rect room = plan_.spots.places;
  const float wide = std::min(room.w - 16, c.em(540)), in_w = wide - 32;
  const ui::Type name = c.letters().largest(c.type(ui::Face::serif, c.phone() ? 20 : 25), title, in_w, c.em(64));
  const float head = c.height_of(name, title, in_w) + 6;
  const Rect panel = around(room.centre(), wide, std::min(room.h, head + height_of(c, lines, in_w) + 32));
  c.raised(panel);
  c.pen().frame(panel.inset(4), kRound, faded(ui::kGoldDeep, 0.5f), 1);
  Rect in = panel.inset(16);
  c.pen().paragraph(name, cut_top(in, head), title, ui::kGold, Align::centre);
  c.scene().begin_zone("round", {.name = title, .part = Part::table});
  c.scene().add({.id = "round/over", .role = Role::text, .name = title, .rect = panel, .z = 1});
  build_lines(c, in, lines);
  c.scene().end_zone();
}

// In the words of the log, over its place if it has one.
void Banner::build(const Frame& f) const {
  const Event* e = sight_.table().playback().current();
  if (!e || !is_said_large(what_of(*e)) || build_combat(f, *e)) return;
  if (what_of(*e) == What::round && e->amount > 1) return build_round(f, *e);
  const std::string words = f.host.say(f.seat.game().tell(*e));
  if (words.empty()) return;
  Rect room = plan_.spots.places;
  const int place = place_in(*e);
  for (std::size_t i = 0; i < plan_.places.size(); ++i)
    if (plan_.places[i] == place && plan_.cells[i].w > f.c.em(230)) room = plan_.cells[i];
  sight_.table().build_banner(f, room, words);
}

}  // namespace mathom::war_of_the_ring

#include "shell/tables/war_of_the_ring/banner.h"

#include <algorithm>

#include "games/war_of_the_ring/state/events.h"
#include "shell/tables/war_of_the_ring/motion.h"
#include "shell/tables/war_of_the_ring/pictures/face_art.h"

namespace mathom::war_of_the_ring {

using namespace ui;

namespace {

constexpr int kMostIcons = 24;  // more stand as a number alone

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

// Of what is more than a card that moves.
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
      return;
    default: combat_.before = combat_.struck; return;
  }
}

// False: it is not of the combat that is shown, and is said as everything else is.
bool Banner::build_combat(const Frame& f, const Event& e) const {
  const What what = what_of(e);
  const bool begins = what == What::path_combat || what == What::battle;
  const bool ends =
      what == What::path_held || what == What::path_taken || what == What::battle_held || what == What::battle_taken;
  if (combat_.place < 0 || combat_.attack > kMostIcons || !(begins || ends || what == What::lost)) return false;
  const Canvas& c = f.c;
  const Pen& pen = c.pen();
  const bool path = sight_.catalog().place_facts(combat_.place).path;
  const float gone = f.c.scene().reduced_motion() || !sight_.table().playback().moving()
                         ? 1.0f
                         : sight_.table().playback().progress(f.now);
  const int struck =
      combat_.before + static_cast<int>(gone * static_cast<float>(combat_.struck - combat_.before) + 0.5f);
  const Rect room = plan_.spots.places;
  const std::string told = f.host.say(f.seat.game().tell(e));
  const float wide = std::min(room.w - 16, c.em(540)), in_w = wide - 32;
  const float size = std::min(c.em(30), in_w / static_cast<float>(std::max(1, combat_.attack)));
  const ui::Type name = c.letters().largest(c.type(ui::Face::serif, c.phone() ? 20 : 25), told, in_w, c.em(64));
  const float head = c.height_of(name, told, in_w), line = c.body().px * 1.6f;
  // Where nobody attacked there is nothing to strike out; a place that has been won already is shown once more.
  const float below = combat_.attack > 0 ? size + line + 12 : 0;
  const bool gone_by = std::find(plan_.places.begin(), plan_.places.end(), combat_.place) == plan_.places.end();
  const float scene = gone_by ? std::clamp(room.h - head - below - 60, 0.0f, c.em(96)) : 0;
  const Rect panel = around(room.centre(), wide, std::min(room.h, head + below + scene + 32));
  c.raised(panel);
  pen.frame(panel.inset(4), kRound, faded(ui::kGoldDeep, 0.5f), 1);
  Rect in = panel.inset(16);
  if (scene > 0) draw_won_place(pen, cut_top(in, scene).inset(3), combat_.place);
  pen.paragraph(name, cut_top(in, head), told, ui::kGold, Align::centre);
  c.scene().begin_zone("combat", {.name = told, .part = Part::table});
  c.scene().add({.id = "combat", .role = Role::text, .name = told, .rect = panel, .z = 1});
  if (combat_.attack > 0) build_attack(f, in, size, struck, path);
  c.scene().end_zone();
  return true;
}

// The icons, and in words how many of them are left or were missing.
void Banner::build_attack(const Frame& f, Rect in, float size, int struck, bool path) const {
  const Canvas& c = f.c;
  const int left = combat_.attack - struck;
  cut_top(in, 6);
  draw_attack(c.pen(), cut_top(in, size), size, combat_.attack, struck, path);
  cut_top(in, 6);
  const Side defends = defender(sight_.board().table(), combat_.place);
  Phrase words{left > 0 ? "war_of_the_ring.table.combat_left" : "war_of_the_ring.table.combat_needs", {}};
  words.number("n", left > 0 ? left : std::max(1, combat_.defence - combat_.attack + 1))
      .word("side", side_names().key(war_of_the_ring::index(other(defends))));
  const std::string left_words = f.host.say(words);
  c.fitted("", in, c.strong(), left_words, kText, Align::centre);
  c.scene().add({.id = "combat/left", .role = Role::text, .name = left_words, .rect = in, .z = 1});
}

// In the words of the log: over its place where it has one.
void Banner::build(const Frame& f) const {
  const Event* e = sight_.table().playback().current();
  if (!e || !is_said_large(what_of(*e)) || build_combat(f, *e)) return;
  const std::string words = f.host.say(f.seat.game().tell(*e));
  if (words.empty()) return;
  Rect room = plan_.spots.places;
  const int place = place_in(*e);
  for (std::size_t i = 0; i < plan_.places.size(); ++i)
    if (plan_.places[i] == place && plan_.cells[i].w > f.c.em(230)) room = plan_.cells[i];
  sight_.table().build_banner(f, room, words);
}

}  // namespace mathom::war_of_the_ring

#include "shell/tables/lotr_tcg/draft/evening_screen.h"

#include <algorithm>
#include <utility>

#include "shell/tables/lotr_tcg/draft/draft_pages.h"
#include "shell/tables/lotr_tcg/draft/evening_text.h"
#include "shell/ui/cards/suits.h"
#include "shell/ui/scene/keys.h"

namespace mathom::lotr_tcg {

using namespace ui;

namespace {
constexpr double kLeftAlone = 60000;  // milliseconds without a touch or a key, and the cards are covered
}  // namespace

PagePtr evening_page(std::string id) { return std::make_unique<EveningScreen>(std::move(id)); }

bool EveningScreen::begin(TableHost& host) {
  words_.speak(host);
  if (e_) return true;
  shelf_.begin(host);
  const Evening* kept = shelf_.find(id_);
  if (kept) e_ = *kept;
  return kept != nullptr;
}

void EveningScreen::changed(TableHost& host, const Canvas& c) {
  shelf_.keep(host, *e_);
  c.scene().build_again();
}

std::string EveningScreen::who(const TableHost& host, int player) const { return player_words(host, *e_, player); }

std::string EveningScreen::about(const TableHost& host, std::string_view key, std::string_view own, int player) const {
  if (e_->people() == 1 && e_->players[static_cast<std::size_t>(player)].name.empty()) return host.say(own);
  return host.say(key, {{"name", who(host, player)}});
}

// Settled before anything is built, so that no card of another person is in any frame.
void EveningScreen::watch(TableHost& host, const Scene& scene) {
  const int next = e_->next();
  if (e_->people() == 1 || next < 0) return void(looking_ = next);
  if (scene.stirred()) stirred_at_ = scene.now();
  const bool alone = looking_ >= 0 && scene.now() >= stirred_at_ + kLeftAlone;
  const bool covers = std::exchange(fallen_, false) || alone || (looking_ >= 0 && looking_ != next);
  if (covers) looking_ = -1;
  if (looking_ >= 0 && e_->looked != e_->acts()) e_->looked = e_->acts(), shelf_.keep(host, *e_);
}

void EveningScreen::fall(Scene& scene) {
  chosen_ = -1, tab_ = 0, layer_ = Layer::none;
  curtain_said_.clear();
  scene.hush();
  scene.set_focus("curtain/show");
  scene.scroll_to("pack", 0);
  scene.want_frame();
}

void EveningScreen::build_curtain(TableHost& host, const Canvas& c, Rect area) {
  const int next = e_->next();
  const std::string name = who(host, next), words = host.say("lotr_tcg.evening.curtain", {{"name", name}}),
                    note = host.say("lotr_tcg.evening.curtain.note"),
                    show = host.say("shell.curtain.show", {{"name", name}});
  if (curtain_said_ != words) c.scene().announce(curtain_said_ = words, Urgency::assertive);
  const float wide = std::min(area.w - 4 * kStep, c.em(480));
  const float top = c.scene().begin_scroll("curtain/pane", words, area);
  Rect column{area.centre().x - wide / 2, top + std::max(2 * kStep, area.h * 0.18f), wide, 1e5f};
  const SeatSign mark = seat_sign(next);
  const float side = c.em(56);
  draw_badge(c.pen(), mark.badge, {column.centre().x, column.y + side / 2}, side, mark.colour);
  cut_top(column, side + 2 * kStep);
  c.heading("curtain/words", cut_top(column, c.heading_height(words, wide)), words, 2, kGold, Align::centre);
  cut_top(column, kStep);
  cut_top(column, c.paragraph("curtain/note", column, c.body(), note, kTextSoft, Align::centre) + 2 * kStep);
  c.scene().begin_zone("curtain", {.name = words, .part = Part::curtain});
  const Item item{.id = "curtain/show",
                  .name = show,
                  .rect = cut_top(column, c.button_height(show, wide)),
                  .primary = true,
                  .first_focus = true,
                  .hesitates = true};
  if (c.button(item, {.weight = Weight::primary}).activated) {
    looking_ = next;
    stirred_at_ = c.scene().now();
    c.scene().build_again();
  }
  c.scene().end_zone();
  cut_top(column, kStep);
  if (may_take_back(*e_) == TakeBack::open) {
    const std::string back = host.say("lotr_tcg.evening.back.of", {{"name", who(host, last_to_act(*e_))}});
    build_back(host, c, cut_top(column, c.button_height(back, wide)), true);
  }
  c.scene().end_scroll(column.y - top + kStep);
}

std::string EveningScreen::why_not_back(const TableHost& host) const {
  switch (may_take_back(*e_)) {
    case TakeBack::open: return {};
    case TakeBack::nothing: return host.say("lotr_tcg.evening.back.nothing");
    case TakeBack::looked: return host.say("lotr_tcg.evening.back.looked");
    case TakeBack::built: break;
  }
  return host.say("lotr_tcg.evening.back.built");
}

void EveningScreen::build_back(TableHost& host, const Canvas& c, Rect r, bool in_words) {
  const int last = last_to_act(*e_);
  const std::string name = last < 0 || e_->people() == 1
                               ? host.say("lotr_tcg.evening.back")
                               : host.say("lotr_tcg.evening.back.of", {{"name", who(host, last)}}),
                    why = why_not_back(host);
  const Item item{
      .id = "undo", .name = name, .description = why, .rect = r, .offered = why.empty(), .key = key_of(Command::undo)};
  c.scene().begin_zone("back", {.name = name});
  const Reaction is = c.button(item, in_words ? ButtonLook{} : ButtonLook{.sign = Sign::undo});
  c.scene().end_zone();
  if (is.refused) host.notify(why, Urgency::assertive);
  if (!is.activated) return;
  take_back(*e_);
  chosen_ = -1, layer_ = Layer::none;
  changed(host, c);
}

void EveningScreen::build_stage(TableHost& host, const Canvas& c, Rect area) {
  switch (e_->stage()) {
    case Evening::Stage::picking: return build_pick(host, c, area);
    case Evening::Stage::building: return build_deck(host, c, area);
    case Evening::Stage::ready: return build_ready(host, c, area);
  }
}

void EveningScreen::build(TableHost& host, Scene& scene) {
  const Canvas c(scene, host.letters(), host.looks().text_scale);
  if (!begin(host)) return host.close_page();
  const int before = looking_;
  watch(host, scene);
  if (before >= 0 && looking_ < 0 && e_->next() >= 0) fall(scene);
  if (take_games(host, *e_)) shelf_.keep(host, *e_);
  bool leave = false;
  const Rect area = c.screen_bar(e_->name, host.say("shell.back"), leave);
  if (looking_ < 0 && e_->next() >= 0)
    build_curtain(host, c, area);
  else
    build_stage(host, c, area);
  switch (layer_) {
    case Layer::none: break;
    case Layer::card: build_card_layer(host, c); break;
    case Layer::taken: build_taken_layer(host, c); break;
    case Layer::pass_on: build_pass_on(host, c); break;
  }
  if (e_->people() > 1 && looking_ >= 0) scene.want_frame_at(stirred_at_ + kLeftAlone);
  settle_pick(host, c);
  if (leave) host.close_page();
}

}  // namespace mathom::lotr_tcg

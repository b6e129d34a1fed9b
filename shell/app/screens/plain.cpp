// Any game by its questions alone: the prompt, what is offered, and the log, as text and buttons.
#include "rules/registry.h"
#include "shell/app/app.h"
#include "shell/ui/pen.h"

namespace mathom {

namespace {

using ui::kStep;

class PlainScreen final : public Screen {
 public:
  std::string_view name() const override { return "plain"; }
  void build(App& app, ui::Scene& scene) override {
    pen_.emplace(*scene.draw(), app.letters());
    pen_->vignette(scene.screen(), ui::kFeltLight, ui::kFeltDark, scene.screen().centre());
    if (!app.match() && !app.resume_match()) start(app);
    Match* match = app.match();
    if (!match) return;
    match->update(true, scene.now());
    if (match->bot_to_move() && match->bot_ready()) scene.want_frame();
    const ui::Rect area = scene.safe().inset(2 * kStep);
    float y = area.y;
    line(scene, "prompt", match->your_turn() ? app.say(match->session().prompt()) : std::string("..."),
         {area.x, y, area.w, 24}, true);
    y += 4 * kStep;
    buttons(app, scene, *match, {area.x, y, area.w * 0.6f, area.h - 100});
    log(app, scene, *match, {area.x + area.w * 0.62f, y, area.w * 0.38f, area.h - 100});
    scene.begin_zone("actions", {.name = "Actions"});
    if (button(scene, {.id = "undo",
                       .name = "Undo",
                       .rect = {area.x, area.bottom() - 44, 100, 44},
                       .offered = match->can_undo(),
                       .key = 'u'}))
      match->undo();
    if (button(scene, {.id = "new", .name = "New game", .rect = {area.x + 110, area.bottom() - 44, 120, 44}}))
      start(app);
    if (button(scene, {.id = "export", .name = "Export", .rect = {area.x + 240, area.bottom() - 44, 100, 44}}))
      app.export_match();
    if (button(scene, {.id = "import", .name = "Import", .rect = {area.x + 350, area.bottom() - 44, 100, 44}}))
      app.ask_words({.title = "Import",
                     .label = "Saved game",
                     .confirm = "Open",
                     .cancel = "Cancel",
                     .most = 1 << 20,
                     .many_lines = true},
                    [&app](std::optional<std::string> text) {
                      if (text) app.import_match(*text);
                    });
    scene.end_zone();
  }

 private:
  void start(App& app) {
    if (all_games().empty()) return;
    const Game& game = *all_games().front();
    SessionSetup setup;
    setup.seed = 7;
    setup.seats.push_back({"You", "", 0});
    for (int i = 1; i < game.info().usual_seats; ++i) setup.seats.push_back({"Bot " + std::to_string(i), "club", 0});
    Problems problems;
    app.start_match(game, setup, problems);
  }

  void line(ui::Scene& scene, std::string_view id, const std::string& words, ui::Rect r, bool strong = false) {
    pen_->text({strong ? ui::Face::strong : ui::Face::text, 15}, r, words, strong ? ui::kGold : ui::kText);
    scene.text(id, words, r);
  }

  bool button(ui::Scene& scene, ui::Item item) {
    const ui::Rect r = item.rect;
    const bool offered = item.offered;
    const std::string words = item.name;
    const ui::Reaction did = scene.add(std::move(item));
    pen_->box(r, 8, offered ? (did.hovered ? ui::kButtonEdge : ui::kButton) : ui::kButtonOff);
    if (did.focused) pen_->frame(r.inset(-3), 10, ui::kFocus, 2);
    pen_->text({ui::Face::text, 14}, r, words, offered ? ui::kText : ui::kTextFaint, ui::Align::centre);
    return did.activated;
  }

  void buttons(App& app, ui::Scene& scene, Match& match, ui::Rect area) {
    if (!match.your_turn()) return;
    scene.begin_zone("offers", {.name = "Offers", .list = true, .numbered = true});
    const View view = match.session().view(match.viewers());
    float x = area.x, y = area.y;
    for (std::size_t i = 0; i < view.decision.options.size(); ++i) {
      if (x + 190 > area.right()) x = area.x, y += 52;
      const std::string token = match.session().token(view.decision.options[i]);
      if (button(scene, {.id = "offer/" + token,
                         .name = app.say(match.session().label(view.decision.options[i])),
                         .rect = {x, y, 182, 44}})) {
        match.choose(i);
        break;
      }
      x += 190;
    }
    scene.end_zone();
  }

  void log(App& app, ui::Scene& scene, Match& match, ui::Rect area) {
    scene.begin_zone("log", {.name = "Log"});
    const float top = scene.begin_scroll("log/list", "Log", area, true);
    float y = top;
    int n = 0;
    for (const Event& e : match.session().events_for(match.viewers())) {
      const Phrase told = match.game().tell(e);
      if (told.empty()) continue;
      line(scene, "log/" + std::to_string(n++), app.say(told), {area.x, y, area.w, 22});
      y += 22;
    }
    scene.end_scroll(y - top);
    scene.end_zone();
  }

  std::optional<ui::Pen> pen_;
};

}  // namespace

ScreenPtr first_screen(App&) { return std::make_unique<PlainScreen>(); }

}  // namespace mathom

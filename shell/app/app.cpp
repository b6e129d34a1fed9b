#include "shell/app/app.h"

#include <cmath>
#include <cstdio>
#include <utility>

#include "catalog/assets.h"
#include "core/json.h"
#include "imgui.h"
#include "rules/card_files.h"
#include "rules/registry.h"
#include "shell/app/analysis/review_client.h"
#include "shell/app/lessons/mentor.h"
#include "shell/app/platform/platform.h"
#include "shell/app/screens/screens.h"
#include "shell/app/unnamed.h"
#include "shell/tables/common/dotted.h"
#include "shell/ui/canvas.h"
#include "shell/ui/drawing/embedded_fonts.h"
#include "shell/ui/drawing/pen.h"

namespace mathom {

namespace {
constexpr std::string_view kSettings = "settings";
constexpr double kNoticeStays = 5000;

std::span<const unsigned char> bytes(const fonts::EmbeddedFont& f) { return {f.data, f.size}; }

// To be copied by hand.
void show_text(App& app, std::string title, std::string label, std::string_view text) {
  const WordsRequest request{.title = std::move(title),
                             .label = std::move(label),
                             .initial = std::string(text),
                             .confirm = app.say("shell.close"),
                             .most = text.size() + 1,
                             .many_lines = true};
  app.ask_words(request, [](const std::optional<std::string>&) {});
}

}  // namespace

App::App()
    : settings_(parse_settings(platform::get(kSettings).value_or(""))),
      bots_(make_bot_client(platform::want_frame)),
      glossing_(std::make_unique<Glossing>()) {}

App::~App() = default;

void App::start() {
  load_texts();
  fetch_letters();
  screens_.push_back(first_screen(*this));
  shelf_.open({.read = [this](store::Outcome how) { shelf_read(how); },
               .written = [this](std::string_view id, store::Outcome how) { shelf_written(id, how); },
               .taken = [this](std::string_view id) { lose_match(id); }});
}

// --- screens

void App::push(ScreenPtr screen) { changes_.push_back({Change::Kind::push, std::move(screen)}); }
void App::pop() { changes_.push_back({Change::Kind::pop, nullptr}); }
void App::replace(ScreenPtr screen) { changes_.push_back({Change::Kind::replace, std::move(screen)}); }
void App::fall_back(ScreenPtr screen) {
  const std::size_t n = screens_.size();
  if (n > 1 && screens_[n - 2]->name() == screen->name()) return pop();
  replace(std::move(screen));
}
void App::restart() { changes_.push_back({Change::Kind::restart, nullptr}); }

bool App::apply_changes() {
  for (const auto& act : std::exchange(acts_, {})) act();
  if (changes_.empty()) return false;
  for (Change& c : std::exchange(changes_, {})) {
    const bool pops = c.kind == Change::Kind::pop || c.kind == Change::Kind::replace;
    if (pops && !screens_.empty()) screens_.pop_back();
    if (c.kind == Change::Kind::restart) screens_.clear();
    if (c.screen) screens_.push_back(std::move(c.screen));
    if (screens_.empty()) screens_.push_back(first_screen(*this));
  }
  platform::want_frame();
  return true;
}

void App::build(ui::Scene& scene) {
  apply_changes();  // of what came between the frames
  glossing_->begin_frame();
  if (match_) {
    match_->show();
    glossing_->speak_of(match_->game().info().id, language());
  }
  screens_.back()->build(*this, scene);
  glossing_->build(*this, ui::Canvas(scene, letters_, settings_.text_scale));
  if (const auto rule = glossing_->take_rule())
    if (const Game* game = find_game(glossing_->game())) push(rules_screen(*game, *rule));
  common_keys(scene);
  tell_waiting(scene);
  build_notice(scene);
  platform::build_overlay(*this, scene);
  spoken_of_ = nullptr;
  if (apply_changes()) scene.build_again();
  autosave();
}

void App::hidden() {
  for (const ScreenPtr& s : screens_) s->hidden(*this);
  if (trouble_ != store::Outcome::kept) saved_change_ = 0;  // the last chance to keep it
  autosave();
}

// --- words

SeatId App::unnamed() const {
  const Match* match = spoken_of();
  return match ? unnamed_seat(match->session().seats()) : SeatId::none;
}

SeatId App::reader() const { return settings_.player_name.empty() ? unnamed() : SeatId::none; }

std::string App::seat_name(SeatId seat) const {
  const auto i = static_cast<std::size_t>(index(seat));
  const Match* match = spoken_of();
  if (!match || !is_player(seat) || i >= match->session().seats().size()) return {};
  if (seat == unnamed()) {
    std::string own = settings_.player_name.empty() ? texts_.say("language.you") : isolated(settings_.player_name);
    if (settings_.player_name.empty()) begin_sentence(own);
    return own;
  }
  const std::string& name = match->session().seats()[i].name;
  return name.empty() ? say("app.seat", {{"n", std::to_string(i + 1)}}) : isolated(name);
}

// The face goes with the name, unless who sits here has chosen one.
std::string App::face_of(SeatId seat) const {
  const Match* match = spoken_of();
  const bool own = match && is_player(seat) && seat == unnamed();
  const std::string name = own ? settings_.player_name : seat_name(seat);
  if (!settings_.player_face.empty() && (own || name == settings_.player_name)) return settings_.player_face;
  return name.empty() ? std::string(kUnnamed.front()) : name;
}

std::string App::say(const Phrase& phrase) const {
  const Match* match = spoken_of();
  const Namer namer{.seat = [this](SeatId s) { return seat_name(s); },
                    .card = [match](CardDef c) { return match ? match->game().card_name(c) : Phrase{}; },
                    .own = [this](std::string_view key) { return own_name(key); },
                    .reader = reader()};
  return texts_.say(phrase, namer);
}

std::string App::say(std::string_view key) const {
  const std::string_view own = own_name(key);
  return own.empty() ? texts_.say(key) : std::string(own);
}

std::string App::say(std::string_view key, std::initializer_list<Filling> filling) const {
  Phrase with_seats{key, {}};
  for (const Filling& f : filling)
    if (f.seat != SeatId::none) with_seats.seat(f.name, f.seat);
  std::string text = with_seats.args.empty() ? texts_.say(key) : say(with_seats);
  for (const Filling& f : filling) {
    if (f.seat != SeatId::none) continue;
    const std::string place = "<" + std::string(f.name) + ">";  // how the catalogue shows a place that nothing fills
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + f.words.size()))
      text.replace(at, place.size(), f.words);
  }
  return text;
}

// --- looks

void App::change_settings(const Settings& settings) {
  if (settings == settings_) return;
  // Another page of this browser may have changed something else since this one read them.
  const auto kept = platform::get(kSettings);
  const Settings now = merged(settings_, settings, kept ? parse_settings(*kept) : settings_);
  platform::put(kSettings, settings_text(now));  // a browser that keeps no games says so; for settings it may not
  follow_settings(now);
}

void App::settings_elsewhere() {
  own_cards_.clear();
  if (const auto kept = platform::get(kSettings)) follow_settings(parse_settings(*kept));
}

void App::follow_settings(const Settings& settings) {
  settings_ = settings;
  if (language() != wanted_language())
    load_texts();
  else
    tell_page();
  fetch_letters();
  platform::want_frame();
}

void App::ask_always(bool always) {
  Settings s = settings_;
  s.asks_always = always;
  change_settings(s);
}

bool App::fonts_stale(float density, const ui::Rect& screen, LetterSizes sizes) const {
  return std::abs(density - baked_density_) > 0.01f || sizes != baked_sizes_ ||
         ui::text_scale_on(screen, settings_.text_scale) != baked_scale_ || dyslexic() != baked_dyslexic_ ||
         letters_.wants_more();
}

void App::bake_fonts(float density, const ui::Rect& screen, LetterSizes sizes) {
  const fonts::EmbeddedFont came{reinterpret_cast<const unsigned char*>(dyslexic_letters_.data()),
                                 dyslexic_letters_.size()};
  const fonts::EmbeddedFont& slow = dyslexic_letters_.empty() ? fonts::dyslexic : came;
  const bool other = dyslexic();
  const ui::FontFiles files{{bytes(other ? slow : fonts::inter), bytes(other ? slow : fonts::inter_bold),
                             bytes(other ? slow : fonts::gentium), bytes(fonts::atkinson_bold)},
                            fonts::letters};
  baked_scale_ = ui::text_scale_on(screen, settings_.text_scale);
  letters_.bake(*ImGui::GetIO().Fonts, files, density, baked_scale_, sizes);
  baked_sizes_ = sizes;
  baked_density_ = density;
  baked_dyslexic_ = other;
}

// --- the world outside

void App::ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) {
  platform::ask_words(request, std::move(then));
}

void App::ask_file(std::function<void(std::string)> then) { platform::ask_file(std::move(then)); }

void App::offer_file(std::string_view name, std::string_view text) {
  using How = platform::Offered::How;
  const auto [how, where] = platform::offer_file(name, text);
  if (how == How::failed) return notify(say("app.file.failed"), ui::Urgency::assertive);
  if (how == How::saved) return notify(say("app.file.saved", {{"name", where}}));
  notify(say("app.file.asked", {{"name", where}}));
  if (how == How::asked_in_frame)
    show_text(*this, say("app.file.framed"), say("app.file.by_hand", {{"name", where}}), text);
}

void App::copy(std::string_view text, std::string done) {
  platform::copy(text, [this, words = std::string(text), done = std::move(done)](bool is_there) {
    if (is_there) return notify(done);
    show_text(*this, say("app.copy.refused"), say("app.copy.by_hand"), words);
  });
}

void App::notify(std::string words, ui::Urgency urgency) {
  notice_ = std::move(words);
  notice_urgency_ = urgency;
  notice_fresh_ = true;
  platform::want_frame();
}

void App::build_notice(ui::Scene& scene) {
  if (notice_.empty()) return;
  if (std::exchange(notice_fresh_, false)) {
    notice_until_ = scene.now() + kNoticeStays;
    scene.announce(notice_, notice_urgency_);
  }
  if (scene.now() >= notice_until_) {
    notice_.clear();
    return;
  }
  scene.want_frame_at(notice_until_);
  const float scale = ui::text_scale_on(scene.screen(), settings_.text_scale);
  const ui::Type type{ui::Face::text, 15 * scale};
  const float most = std::min(520 * scale, scene.safe().w - 4 * ui::kStep) - 4 * ui::kStep;
  const float high = ui::paragraph_height(letters_, type, notice_, most);
  const float wide =
      high > letters_.line_height(type) * 1.5f ? most : std::min(most, letters_.width(type, notice_) + 2);
  const ui::Rect box{scene.safe().centre().x - wide / 2 - 2 * ui::kStep, scene.safe().y + ui::kStep / 2,
                     wide + 4 * ui::kStep, high + 2 * ui::kStep};
  if (scene.draw()) {
    const ui::Pen pen = ui::Pen(*scene.draw(), letters_).by_day(light());
    pen.shadow(box, ui::kRound, 18, 4, 0.5f);
    pen.box(box, ui::kRound, ui::kPanelSolid);
    pen.frame(box, ui::kRound, notice_urgency_ == ui::Urgency::assertive ? ui::kWarn : ui::kGoldDeep, 1.5f);
    pen.paragraph(type, {box.x + 2 * ui::kStep, box.y + ui::kStep, wide, high}, notice_, ui::kText);
  }
  scene.text("notice", notice_, box);
}

std::string App::state_json() const {
  Json j{{"screen", screens_.empty() ? std::string_view() : screens_.back()->name()},
         {"language", language()},
         {"notice", notice_},
         {"shelf",
          {{"ready", shelf_.ready()},
           {"games", shelf_.games().size()},
           {"trouble", static_cast<int>(trouble_)},
           {"lasting", shelf_.lasting()}}}};
  if (match_) {
    const Session& s = match_->session();
    j["match"] = {{"game", s.game().info().id},
                  {"ply", s.ply()},
                  {"id", match_id_},
                  {"hash", hex64(s.state_hash())},
                  {"waitingFor", index(s.waiting_for())},
                  {"yourTurn", match_->your_turn()},
                  {"shown", match_->shown()},
                  {"botToMove", match_->bot_to_move()},
                  {"fallbacks", match_->fallbacks()},
                  {"over", s.outcome().over},
                  {"covered", match_->covered()},
                  {"person", match_->person()}};
    Json offers = Json::array();
    for (const Option& o : match_->view().decision.options) offers.push_back(s.token(o));
    j["match"]["offers"] = std::move(offers);
  }
  return dump_json(j);
}

}  // namespace mathom

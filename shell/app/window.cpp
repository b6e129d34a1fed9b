#include "shell/app/window.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/json.h"
#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "shell/platform/damage.h"
#include "shell/platform/looks.h"
#include "shell/platform/platform.h"
#include "shell/services/appearance.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/speech/speech.h"
#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <SDL_opengl.h>
#endif

namespace mathom {

namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* kGlsl = "#version 300 es";
constexpr int kProfile = SDL_GL_CONTEXT_PROFILE_ES;
constexpr unsigned kFlags = SDL_WINDOW_OPENGL | SDL_WINDOW_ALLOW_HIGHDPI;
#else
constexpr const char* kGlsl = "#version 130";
constexpr int kProfile = 0;
constexpr unsigned kFlags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
#endif

constexpr std::uint64_t kUnread = 1;   // stands for the first picture until it is read
constexpr int kLeastTexture = 1024;    // the smallest texture for letters: nobody could read them in a smaller one
constexpr double kFirstLetters = 500;  // milliseconds in which the first screen has only its own letters

// Whether the painted picture stays until the next one, so that only differences are painted. It stays in the page
// (web/graphics.js).
#ifdef __EMSCRIPTEN__
constexpr bool kStays = true;
#else
constexpr bool kStays = false;
#endif

constexpr float kClearColour[3] = {0x17 / 255.0f, 0x35 / 255.0f, 0x2B / 255.0f};

}  // namespace

// The text view needs no graphics: a browser without them can play too.
std::string Window::open(const Surface& surface) {
  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().LogFilename = nullptr;
  surface_ = surface;
  app_ = std::make_unique<App>();
  return in_words() ? std::string() : open_picture();
}

bool Window::in_words() const { return use().preferences.settings().text_view && platform::has_text_view(); }

std::string Window::open_picture() {
  if (!platform::can_draw() || std::exchange(tried_, true)) return "no graphics";
  SDL_SetMainReady();
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_ASYNCIFY, "0");
  // The page sends its own pointer and keys, so SDL must not take any from the document.
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return SDL_GetError();
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, kProfile);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
  window_ = SDL_CreateWindow("Mathom", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, static_cast<int>(surface_.width),
                             static_cast<int>(surface_.height), kFlags);
  context_ = window_ ? SDL_GL_CreateContext(window_) : nullptr;
  if (!context_) return platform::picture_refused(), SDL_GetError();
  platform::keep_graphics_state();
  ImGui_ImplOpenGL3_Init(kGlsl);
  employ_graphics();
  unfit_ = true;
  return {};
}

// Sets how large a texture may be, and the writer of the letters that the typefaces lack.
void Window::employ_graphics() {
  int largest = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
  ui::Letters& letters = use().looks.letters();
  if (largest > 0) letters.limit(largest);
  letters.employ(platform::system_writer());
}

void Window::close() {
  app_.reset();
  ImGui_ImplOpenGL3_Shutdown();
  ImGui::DestroyContext();
  SDL_GL_DeleteContext(context_);
  SDL_DestroyWindow(window_);
  SDL_Quit();
}

float picture_scale(const Surface& window) {
  constexpr float kLeastLong = 480, kLeastShort = 320;
  const auto [narrow, wide] = std::minmax(window.width, window.height);
  return narrow <= 0 ? 1 : std::min({1.0f, narrow / kLeastShort, wide / kLeastLong});
}

void Window::resize(const Surface& window) {
  surface_ = window;
  scale_ = picture_scale(window);
  surface_.density *= scale_;
  for (float Surface::* side : {&Surface::width, &Surface::height, &Surface::inset_top, &Surface::inset_right,
                                &Surface::inset_bottom, &Surface::inset_left})
    surface_.*side /= scale_;
  platform::picture_scale(scale_);
  painted_ = 0;
  platform::want_frame();
}

void Window::renew_graphics() {
  if (!context_) return;
  // The objects of the renderer ended with the old context. They are left behind, not deleted, and made again.
  platform::keep_graphics_state();
  ImGui::GetIO().BackendRendererUserData = nullptr;
  ImGui_ImplOpenGL3_Init(kGlsl);
  equipped_ = false;
  unfit_ = !place_letters();
  use().looks.letters().written().forget();
  painted_ = 0;
  platform::want_frame();
}

// Bakes all letters when the first screen has been there for a while, or when another screen needs them. A press at
// once does not wait for the first screen to be painted again.
void Window::renew_letters() {
  using Sizes = ui::Letters::Sizes;
  const bool due = !use().screens.only_first() || platform::now() >= first_frame_ + kFirstLetters;
  all_letters_ = all_letters_ || (frames_ > 0 && due);
  const ui::Rect whole{0, 0, surface_.width, surface_.height};
  const Sizes sizes = all_letters_ ? Sizes::all : Sizes::first_screen;
  if (!std::exchange(unfit_, false) && !use().looks.fonts_stale(surface_.density, whole, sizes)) return;
  if (equipped_) ImGui_ImplOpenGL3_DestroyFontsTexture();
  painted_ = 0;
  use().looks.bake_fonts(surface_.density, whole, sizes);
  while (context_ && !place_letters()) {
    const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    const int less = std::max(atlas.TexWidth, atlas.TexHeight) / 2;
    if (less < kLeastTexture) return platform::picture_refused();
    use().looks.letters().limit(less);
    use().looks.bake_fonts(surface_.density, whole, sizes);
  }
  unproved_ = true;
}

// Gives the letters to the graphics. Returns false if they do not take a texture of this size, whatever limit they
// report.
bool Window::place_letters() {
  constexpr int kErrors = 8;  // the number of kinds of errors
  int kept = 0;
  while (kept < kErrors && glGetError() != GL_NO_ERROR) ++kept;  // errors from before
  if (std::exchange(equipped_, true))
    ImGui_ImplOpenGL3_CreateFontsTexture();
  else
    ImGui_ImplOpenGL3_CreateDeviceObjects();
  const auto error = glGetError();
  if (error != GL_INVALID_VALUE && error != GL_OUT_OF_MEMORY) return true;
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  return false;
}

void Window::post(ui::Input input) {
  dictation_.post(std::move(input), scene_);
  platform::want_frame();
}

void Window::frame(const std::function<void()>& finished) {
  const double start = platform::now();
  dictation_.release(start, scene_);
  const ui::Rect whole{0, 0, surface_.width, surface_.height};
  if (std::exchange(unread_, false) && painted_ != 0) read(*ImGui::GetDrawData());
  if (!in_words() && !context_) open_picture();
  renew_letters();
  if (in_words() || !context_) return frame_in_words(start);
  ImGuiIO& io = ImGui::GetIO();
  // The renderer cuts off parts of a pixel: a size that is a hair too small would lose a whole one.
  constexpr float kHair = 0.01f;
  io.DisplaySize = {surface_.width + kHair / surface_.density, surface_.height + kHair / surface_.density};
  io.DisplayFramebufferScale = {surface_.density, surface_.density};
  io.DeltaTime = std::clamp(static_cast<float>((start - previous_) / 1000), 0.001f, 0.1f);
  previous_ = start;
  const ui::Rect safe{surface_.inset_left, surface_.inset_top,
                      surface_.width - surface_.inset_left - surface_.inset_right,
                      surface_.height - surface_.inset_top - surface_.inset_bottom};
  const Settings& settings = use().preferences.settings();
  build({.screen = whole,
         .safe = safe,
         .now = start,
         .reduced_motion = settings.reduced_motion || use().preferences.system.reduced_motion,
         .letter_keys = settings.letter_keys,
         .light = use().looks.light(),
         .materials = settings.materials});
  draw(finished);
  conclude(start);
}

// A frame that is out of date when it has been built is built again, a few times, before it is drawn.
void Window::build(ui::FrameInfo frame) {
  constexpr int kMost = 3;
  for (int i = 0; i < kMost; ++i) {
    ui::WrittenWords& written = use().looks.letters().written();
    if (i > 0) ImGui::EndFrame(), renew_letters();
    if (written.full()) written.turn_over();
    ImGui_ImplOpenGL3_NewFrame();
    ImGui::NewFrame();
    frame.draw = ImGui::GetBackgroundDrawList();
    scene_.begin(frame);
    app_->build(scene_);
    scene_.end();
    if (!scene_.out_of_date() && !use().looks.letters().wants_more() && !written.full()) return;
  }
}

// The page of words is the same for every window. The scene is built on a desk on which everything fits, and nothing is
// drawn.
void Window::frame_in_words(double start) {
  const ui::Rect desk{0, 0, 2400, 1800};
  scene_.begin({.screen = desk,
                .safe = desk,
                .now = start,
                .reduced_motion = true,
                .words = true,
                .letter_keys = use().preferences.settings().letter_keys});
  app_->build(scene_);
  scene_.end();
  ++frames_;
  conclude(start);
}

void Window::conclude(double start) {
  if (scene_.take_hush()) use().speech.forget();
  const Settings& settings = use().preferences.settings();
  for (const ui::Sound s : scene_.take_sounds())
    if (settings.sound_percent > 0) platform::play(s, static_cast<float>(settings.sound_percent) / 100);
  use().speech.speak(scene_.take_announcements());
  platform::mirror(scene_);
  last_ms_ = platform::now() - start;
  worst_ms_ = std::max(worst_ms_, last_ms_);
  if (frames_ == 1) first_frame_ = platform::now();
  if (scene_.frame_wanted()) return platform::want_frame();
  std::optional<double> next = scene_.wake_at();
  if (const auto due = dictation_.due()) next = std::min(next.value_or(*due), *due);
  if (!all_letters_) next = std::min(next.value_or(first_frame_ + kFirstLetters), first_frame_ + kFirstLetters);
  if (next) platform::want_frame_in(std::max(0.0, *next - platform::now()));
}

void Window::draw(const std::function<void()>& finished) {
  ImGui::Render();
  ++frames_;
  unread_ = kStays && frames_ == 1 && !finished;
  const std::uint64_t looks = unread_ ? kUnread : looks_of(*ImGui::GetDrawData());
  if ((looks == painted_ || scene_.left_undrawn()) && !finished) return;
  paint(painted_ == 0 || !kStays || finished);
  if (std::exchange(unproved_, false) && glGetError() == GL_OUT_OF_MEMORY) platform::picture_refused();
  painted_ = looks;
  if (finished) finished();
  SDL_GL_SwapWindow(window_);
}

void Window::read(const ImDrawData& picture) {
  painted_ = looks_of(picture);
  tiles_ = tiles_of(picture);
}

void Window::paint(bool whole) {
  ImDrawData& picture = *ImGui::GetDrawData();
  const Tiles before = std::exchange(tiles_, kStays && !unread_ ? tiles_of(picture) : Tiles{});
  ++paints_;
  glViewport(0, 0, static_cast<int>(std::lround(surface_.width * surface_.density)),
             static_cast<int>(std::lround(surface_.height * surface_.density)));
  glClearColor(kClearColour[0], kClearColour[1], kClearColour[2], 1);
  if (whole)
    glClear(GL_COLOR_BUFFER_BIT);
  else
    clear_and_cut(picture, changed_places(before, tiles_));
  ImGui_ImplOpenGL3_RenderDrawData(&picture);
}

void Window::clear_and_cut(ImDrawData& picture, const std::vector<PixelRect>& places) const {
  if (places.size() == 1 && places[0].area() == std::int64_t{tiles_.width} * tiles_.height)
    return glClear(GL_COLOR_BUFFER_BIT);
  glEnable(GL_SCISSOR_TEST);
  for (const PixelRect& r : places) {
    glScissor(r.left, tiles_.height - r.bottom, r.right - r.left, r.bottom - r.top);
    glClear(GL_COLOR_BUFFER_BIT);
  }
  glDisable(GL_SCISSOR_TEST);
  cut_to(picture, places);
}

std::string Window::state_json() const {
  Json j = Json::parse(app_->state_json(), nullptr, false);
  j["frames"] = frames_;
  j["paints"] = paints_;
  j["lettersCome"] = !all_letters_;
  j["density"] = surface_.density;
  j["size"] = {surface_.width, surface_.height};
  j["frameMs"] = last_ms_;
  j["worstFrameMs"] = worst_ms_;
  j["sceneProblems"] = scene_.problems();
  return dump_json(j);
}

}  // namespace mathom

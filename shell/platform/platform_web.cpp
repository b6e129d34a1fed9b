// The browser's side. Everything that touches the document lies in web/*.js behind the object Module["page"]
// (web/program_calls.js); this file only carries calls across.
#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>

#include <cstdlib>
#include <map>
#include <set>

#include "core/json.h"
#include "shell/platform/platform.h"
#include "shell/ui/drawing/embedded_fonts.h"

// clang-format off
EM_JS(int, page_put, (const char* key, const char* text), { return Module["page"]["put"](UTF8ToString(key), UTF8ToString(text)) ? 1 : 0; });
EM_JS(char*, page_get, (const char* key), {
  var text = Module["page"]["get"](UTF8ToString(key));
  return text === null ? 0 : stringToNewUTF8(text);
});
EM_JS(void, page_ask_words, (int ticket, const char* request), { Module["page"]["askWords"](ticket, UTF8ToString(request)); });
EM_JS(void, page_ask_file, (int ticket), { Module["page"]["askFile"](ticket); });
EM_JS(int, page_offer_file, (const char* name, const char* text), { return Module["page"]["offerFile"](UTF8ToString(name), UTF8ToString(text)); });
EM_JS(void, page_part, (int ticket, const char* name), {
  Module["page"]["part"](UTF8ToString(name)).then(
    bytes => Module["page"]["give"](bytes, (at, size) => _app_part(ticket, at, size)),
    fault => _app_part(ticket, 0, Module["page"]["whyMissing"](fault)));
});
EM_JS(void, page_expect, (const char* name), { Module["page"]["part"](UTF8ToString(name)).catch(() => {}); });
EM_JS(char*, page_deck_link, (const char* word), { return stringToNewUTF8(Module["page"]["deckLink"](UTF8ToString(word))); });
EM_JS(void, page_copy, (int ticket, const char* text), {
  Promise.resolve(Module["page"]["copy"](UTF8ToString(text))).then(done => { _app_copied(ticket, done === false ? 0 : 1); });
});
EM_JS(int, page_offline, (), { return Module["page"]["offlineCopy"](); });
EM_JS(int, page_can_draw, (), { return Module["page"]["canDraw"]() ? 1 : 0; });
EM_JS(void, page_cover, (const char* why), { Module["page"]["cover"](UTF8ToString(why)); });
EM_JS(void, page_announce, (const char* words, int assertive), { Module["page"]["announce"](UTF8ToString(words), assertive !== 0); });
EM_JS(void, page_hush, (), { Module["page"]["hush"](); });
EM_JS(void, page_title, (const char* words), { Module["page"]["title"](UTF8ToString(words)); });
EM_JS(void, page_light, (int on), { Module["page"]["light"](on !== 0); });
EM_JS(void, page_picture_scale, (double scale), { Module["page"]["pictureScale"](scale); });
EM_JS(void, page_language, (const char* code), { Module["page"]["language"](UTF8ToString(code)); });
EM_JS(void, page_mirror, (const char* tree), { Module["page"]["mirror"](UTF8ToString(tree)); });
EM_JS(void, page_text_view, (int on, const char* words, double scale), { Module["page"]["textView"](on !== 0, UTF8ToString(words), scale); });
EM_JS(void, page_letters, (const char* family, const unsigned char* data, int size, int weight), {
  Module["page"]["letters"](UTF8ToString(family), HEAPU8.slice(data, data + size), weight);
});
EM_JS(void, page_want_frame, (double ms), { Module["page"]["wantFrame"](ms); });
// Before it draws, Dear ImGui asks for all the state that it puts back afterwards. A browser answers only when its
// graphics process has caught up, which costs more than the frame. Nobody else draws here: the state is as it was at
// the first time.
EM_JS(void, page_keep_graphics_state, (), {
  delete GLctx["getParameter"];
  var ask = GLctx["getParameter"].bind(GLctx), known = new Map();
  var state = new Set(["ACTIVE_TEXTURE", "CURRENT_PROGRAM", "TEXTURE_BINDING_2D", "SAMPLER_BINDING", "ARRAY_BUFFER_BINDING",
    "ELEMENT_ARRAY_BUFFER_BINDING", "VERTEX_ARRAY_BINDING", "VIEWPORT", "SCISSOR_BOX", "BLEND_SRC_RGB", "BLEND_DST_RGB",
    "BLEND_SRC_ALPHA", "BLEND_DST_ALPHA", "BLEND_EQUATION_RGB", "BLEND_EQUATION_ALPHA"].map(name => GLctx[name]));
  GLctx["getParameter"] = function (what) {
    if (!state.has(what)) return ask(what);
    if (!known.has(what)) known.set(what, ask(what));
    return known.get(what);
  };
});
// clang-format on

namespace mathom::platform {

namespace {

constexpr double kMirrorEvery = 250;  // milliseconds: while things fly, their places are mirrored at most this often

struct Asked {
  int ticket = 0;
  std::function<void(std::optional<std::string>)> words;
  std::function<void(std::string)> file;
  std::map<int, std::function<void(const std::optional<std::string>&)>> parts;  // by ticket
  std::map<int, std::function<void(bool)>> copies;                              // by ticket
  PartTrouble trouble = PartTrouble::connection;                                // why the last part did not come
  std::set<std::string, std::less<>> games;                                     // the games whose code is loaded
};

// The frame that the page has in its mirror.
struct Mirrored {
  std::uint64_t revision = 0, geometry = 0;
  double last = -kMirrorEvery;
};

Mirrored& mirrored() {
  static Mirrored m;
  return m;
}

Asked& asked() {
  static Asked a;
  return a;
}

// The letters of the picture, for dialogs and the page of words. They are in the program, and handed over when first
// needed.
void give_letters() {
  static bool given = false;
  if (std::exchange(given, true)) return;
  const auto give = [](const char* family, const fonts::EmbeddedFont& f, int weight) {
    page_letters(family, f.data, static_cast<int>(f.size), weight);
  };
  give("Mathom", fonts::inter, 400);
  give("Mathom", fonts::inter_bold, 600);
  give("Mathom Serif", fonts::gentium, 400);
}

}  // namespace

bool put(std::string_view key, std::string_view text) {
  return page_put(std::string(key).c_str(), std::string(text).c_str()) != 0;
}

std::optional<std::string> get(std::string_view key) {
  char* text = page_get(std::string(key).c_str());
  if (!text) return std::nullopt;
  std::string out(text);
  std::free(text);
  return out;
}

void ask_words(const WordsRequest& r, std::function<void(std::optional<std::string>)> then) {
  give_letters();
  asked().words = std::move(then), asked().file = nullptr, ++asked().ticket;
  const Json j{{"title", r.title},   {"label", r.label}, {"initial", r.initial},      {"confirm", r.confirm},
               {"cancel", r.cancel}, {"most", r.most},   {"manyLines", r.many_lines}, {"file", r.file}};
  page_ask_words(asked().ticket, dump_json(j).c_str());
}

void ask_file(std::function<void(std::string)> then) {
  asked().words = nullptr, asked().file = std::move(then), ++asked().ticket;
  page_ask_file(asked().ticket);
}

Offered offer_file(std::string_view name, std::string_view text) {
  const bool framed = page_offer_file(std::string(name).c_str(), std::string(text).c_str()) != 0;
  return {framed ? Offered::How::asked_in_frame : Offered::How::asked, std::string(name)};
}

std::string deck_link(std::string_view word) {
  char* given = page_deck_link(std::string(word).c_str());
  std::string out = given;
  std::free(given);
  return out;
}

void copy(std::string_view text, std::function<void(bool)> then) {
  auto& copies = asked().copies;
  const int ticket = copies.empty() ? 1 : copies.rbegin()->first + 1;
  copies[ticket] = std::move(then);
  page_copy(ticket, std::string(text).c_str());
}
std::optional<OfflineCopy> offline_copy() {
  const int how = page_offline();
  return how < 0 ? std::nullopt : std::optional(static_cast<OfflineCopy>(how));
}
void announce(const ui::Announcement& a) { page_announce(a.words.c_str(), a.urgency == ui::Urgency::assertive); }
void hush() { page_hush(); }
bool can_draw() { return page_can_draw() != 0; }
void picture_refused() { page_cover("picture"); }
void keep_graphics_state() { page_keep_graphics_state(); }

void picture_scale(float scale) { page_picture_scale(static_cast<double>(scale)); }
void title(std::string_view words) { page_title(std::string(words).c_str()); }
void light(bool by_day) { page_light(by_day ? 1 : 0); }
void language(std::string_view code) { page_language(std::string(code).c_str()); }

bool has_text_view() { return true; }
void text_view(bool on, std::string_view words, float scale) {
  if (on) give_letters();
  mirrored() = {};  // the one who is to read the tree now has not read it yet
  page_text_view(on ? 1 : 0, std::string(words).c_str(), static_cast<double>(scale));
}

void mirror(const ui::Scene& scene) {
  auto& [revision, geometry, last] = mirrored();
  const bool words = scene.revision() != revision, places = scene.geometry() != geometry;
  const bool settled = !scene.frame_wanted() || now() - last >= kMirrorEvery;
  if (!words && !(places && settled)) return;
  revision = scene.revision();
  geometry = scene.geometry();
  last = now();
  page_mirror(scene.tree_json().c_str());
}

void build_overlay(const OverlayLooks&, ui::Scene&) {}

void fetch_part(std::string_view name, std::function<void(const std::optional<std::string>&)> then) {
  auto& parts = asked().parts;
  const int ticket = parts.empty() ? 1 : parts.rbegin()->first + 1;
  parts[ticket] = std::move(then);
  page_part(ticket, std::string(name).c_str());
}

PartTrouble part_trouble() { return asked().trouble; }

bool code_here(std::string_view game) { return asked().games.contains(game); }
void fetch_code(std::string_view game, std::function<void(bool)> then) {
  const std::string id(game);
  fetch_part(id + ".wasm", [id, then = std::move(then)](const std::optional<std::string>& came) {
    if (came) asked().games.insert(id);
    then(came.has_value());
  });
}

void expect_code(std::string_view game) { page_expect((std::string(game) + ".wasm").c_str()); }

void want_frame() { page_want_frame(-1); }
void want_frame_in(double ms) { page_want_frame(ms); }
double now() { return emscripten_get_now(); }

}  // namespace mathom::platform

extern "C" {

// Takes the text that was typed, or a file's text; null if the dialog was left.
EMSCRIPTEN_KEEPALIVE void app_answer(int ticket, const char* text) {
  auto& a = mathom::platform::asked();
  if (ticket != a.ticket) return;
  if (auto words = std::exchange(a.words, nullptr)) words(text ? std::optional<std::string>(text) : std::nullopt);
  if (auto file = std::exchange(a.file, nullptr); file && text) file(text);
  mathom::platform::want_frame();
}

// Hears whether the copied text is on the clipboard.
EMSCRIPTEN_KEEPALIVE void app_copied(int ticket, int done) {
  auto copy = mathom::platform::asked().copies.extract(ticket);
  if (!copy.empty()) copy.mapped()(done != 0);
  mathom::platform::want_frame();
}

// Takes a part that was asked for. Null: it did not come, and `size` says why.
EMSCRIPTEN_KEEPALIVE void app_part(int ticket, const char* bytes, int size) {
  auto part = mathom::platform::asked().parts.extract(ticket);
  if (part.empty()) return;
  if (!bytes) mathom::platform::asked().trouble = static_cast<mathom::platform::PartTrouble>(size);
  part.mapped()(bytes ? std::optional(std::string(bytes, static_cast<std::size_t>(size))) : std::nullopt);
  mathom::platform::want_frame();
}
}
#endif

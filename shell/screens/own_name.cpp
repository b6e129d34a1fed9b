#include "shell/screens/own_name.h"

#include <algorithm>
#include <array>

#include "shell/services/outside.h"
#include "shell/services/preferences.h"
#include "shell/services/services.h"
#include "shell/services/unnamed.h"
#include "shell/services/words.h"
#include "shell/ui/people/person.h"

namespace mathom {

using namespace ui;

namespace {

// The first face is that of the player's own name; the others are the faces of these names.
constexpr std::array<std::string_view, 12> kFaces{"",     "Nadia", "Oleg",   "Pia",   "Quentin", "Rosa",
                                                  "Sami", "Thea",  "Ulrika", "Viggo", "Wanda",   "Xavier"};

std::size_t face_now(const Settings& s) {
  const auto* at = std::find(kFaces.begin(), kFaces.end(), s.player_face);
  return at == kFaces.end() ? 0 : static_cast<std::size_t>(at - kFaces.begin());
}

std::string shown_face(const Settings& s) {
  if (!s.player_face.empty()) return s.player_face;
  return s.player_name.empty() ? std::string(spoken_languages().front().player) : s.player_name;
}

void leaf(const Services& use, std::size_t by) {
  Settings s = use.preferences.settings();
  s.player_face = kFaces[(face_now(s) + by) % kFaces.size()];
  use.preferences.change(s);
}

void build_face(const Services& use, const Canvas& c, Rect r) {
  const auto arrow = [&](const char* id, const char* words, Sign sign, Rect at) {
    return c.button({.id = id, .name = use.words.say(words), .rect = at}, {.weight = Weight::bar, .sign = sign})
        .activated;
  };
  const bool back = arrow("own/face/back", "shell.own.face.back", Sign::step_back, cut_left(r, kTouch));
  const bool on = arrow("own/face/on", "shell.own.face.on", Sign::step_on, cut_right(r, kTouch));
  const std::size_t n = face_now(use.preferences.settings()) + 1;
  draw_person(c.pen(), r.centre(), std::min(r.w, r.h) / 2 - 2, person_of(shown_face(use.preferences.settings())),
              {.colour = kButtonEdge});
  c.scene().text("own/face",
                 use.words.say("shell.own.face", {{"n", std::to_string(n)}, {"of", std::to_string(kFaces.size())}}), r);
  if (back) leaf(use, kFaces.size() - 1);
  if (on) leaf(use, 1);
}

void ask_own_name(const Services& use) {
  const WordsRequest request{.title = use.words.say("shell.own.name"),
                             .label = use.words.say("shell.setup.name"),
                             .initial = use.preferences.settings().player_name,
                             .confirm = use.words.say("shell.ok"),
                             .cancel = use.words.say("shell.cancel"),
                             .most = 24};
  use.outside.ask_words(request, [&use](std::optional<std::string> words) {
    if (!words) return;
    Settings s = use.preferences.settings();
    s.player_name = clean_name(*words);
    use.preferences.change(s);
  });
}

}  // namespace

void build_own_name(const Services& use, const Canvas& c, Rect& column) {
  const std::string question = use.words.say("shell.own.name"), note = use.words.say("shell.own.note");
  cut_top(column, c.paragraph("own/question", column, c.strong(), question, kText) + 2);
  cut_top(column, c.paragraph("own/note", column, c.small(), note, kTextSoft) + kStep / 2);
  const float high = std::max(c.control_height(), c.em(64));
  Rect row = cut_top(column, high);
  cut_top(column, 2 * kStep);
  build_face(use, c, cut_left(row, 2 * kTouch + high));
  cut_left(row, kStep);
  const std::string& name = use.preferences.settings().player_name;
  const std::string shown = name.empty() ? use.words.say("shell.own.you") : name;
  const Rect field = around(row.centre(), row.w, c.control_height());
  const Item item{.id = "own/name", .name = use.words.say("shell.setup.name_of", {{"name", shown}}), .rect = field};
  const Reaction is = c.scene().add(item);
  c.pen().box(field, kRound, rgb(0x07120D, is.hovered ? 90 : 170));
  c.pen().frame(grown(field, -0.5f), kRound, is.hovered ? kButtonEdge : kPanelEdge, 1);
  c.fitted("", field.inset(kStep), c.body(), shown, name.empty() ? kTextSoft : kText);
  if (is.focused) c.focus_ring(field, kRound);
  if (is.activated) ask_own_name(use);
}

}  // namespace mathom

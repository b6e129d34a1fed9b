// Between two people at one screen.
#include "shell/app/screens/table/table_screen.h"

#include <algorithm>
#include <array>

#include "shell/app/screens/screens.h"

namespace mathom {

using namespace ui;

void TableScreen::build_curtain(App& app, Match& match, const Canvas& c) {
  const auto person = match.person_asked() ? *match.person_asked() : match.person();
  std::string who;
  const Seats& seats = match.session().seats();
  for (std::size_t i = 0; i < seats.size() && who.empty(); ++i)
    if (seats[i].is_person() && seats[i].person == person) who = app.seat_name(seat_at(static_cast<int>(i)));
  const Rect safe = c.scene().safe();
  const std::string words = app.say("shell.curtain", {{"name", who}});
  c.title("curtain/words", {safe.x + kStep, safe.centre().y - c.em(90), safe.w - 2 * kStep, c.em(50)}, words,
          Align::centre);
  c.scene().begin_zone("curtain", {.name = words, .part = Part::curtain});
  const Rect button{safe.centre().x - c.em(150), safe.centre().y, c.em(300), c.control_height() + kStep};
  const bool show = c.button({.id = "curtain/show",
                              .name = app.say("shell.curtain.show", {{"name", who}}),
                              .rect = button,
                              .primary = true},
                             {.weight = Weight::primary})
                        .activated;
  c.scene().end_zone();
  if (!show) return;
  curtain_ = false;
  match.show_to(person);
  c.scene().want_frame();
}

}  // namespace mathom

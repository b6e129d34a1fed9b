// How everything looks: the letters, by day or by night, the pace of what moves.
#pragma once
#include <functional>
#include <string>

#include "shell/tables/table_host.h"
#include "shell/ui/drawing/letters.h"
#include "shell/ui/scene/item.h"

namespace mathom {

class Parts;
class Preferences;
class Words;

class Appearance {
 public:
  using LetterSizes = ui::Letters::Sizes;
  Appearance(const Preferences& preferences, Parts& parts, const Words& words)
      : preferences_(preferences), parts_(parts), words_(words) {}

  const ui::Letters& letters() const { return letters_; }
  ui::Letters& letters() { return letters_; }
  bool light() const;  // by daylight: as set, or as the system prefers
  Looks looks() const;
  float pace() const;                     // as TableHost::pace
  void hurry(bool on) { hurried_ = on; }  // others' moves take no time until it is over

  // For the letters' sizes on this screen; stale when the density, the screen or a setting has changed them.
  void bake_fonts(float density, const ui::Rect& screen = {}, LetterSizes sizes = LetterSizes::all);
  bool fonts_stale(float density, const ui::Rect& screen, LetterSizes sizes = LetterSizes::all) const;
  // Asks for the letters for dyslexics, if they are wanted and not here. `failed`: they did not come.
  void fetch_letters(const std::function<void()>& failed);

 private:
  bool dyslexic() const;  // the letters for dyslexics are wanted, and here

  const Preferences& preferences_;
  Parts& parts_;
  const Words& words_;
  ui::Letters letters_;
  std::string dyslexic_letters_;  // where they are not compiled in
  float baked_density_ = 0, baked_scale_ = 0;
  LetterSizes baked_sizes_ = LetterSizes::all;
  bool baked_dyslexic_ = false, hurried_ = false;
};

}  // namespace mathom

#include "shell/ui/scene/keys.h"

#include <algorithm>

namespace mathom {

std::span<const KeyWords> key_table() {
  static constexpr std::array<KeyWords, 25> kTable{{{Command::menu, 'm', "keys.menu"},
                                                    {Command::cover, 'c', "keys.cover"},
                                                    {Command::why, 'w', "keys.why"},
                                                    {Command::hint, 'h', "keys.hint"},
                                                    {Command::undo, 'u', "keys.undo"},
                                                    {Command::redo, 'y', "keys.redo"},
                                                    {Command::pass, 'p', "keys.pass"},
                                                    {Command::zoom, 'z', "keys.zoom"},
                                                    {Command::next, 'n', "keys.next"},
                                                    {Command::otherwise, 'o', "keys.otherwise"},
                                                    {Command::log, 'l', "keys.log"},
                                                    {Command::last_trick, 'k', "keys.last_trick"},
                                                    {Command::scores, 's', "keys.scores"},
                                                    {Command::step_back, ',', "keys.step_back"},
                                                    {Command::step_on, '.', "keys.step_on"},
                                                    {Command::section_back, '<', "keys.section_back"},
                                                    {Command::section_on, '>', "keys.section_on"},
                                                    {Command::chapter_back, '[', "keys.chapter_back"},
                                                    {Command::chapter_on, ']', "keys.chapter_on"},
                                                    {Command::faster, '+', "keys.faster"},
                                                    {Command::slower, '-', "keys.slower"},
                                                    {Command::read_table, 't', "keys.read_table"},
                                                    {Command::repeat, 'r', "keys.repeat"},
                                                    {Command::text_view, 'v', "keys.text_view"},
                                                    {Command::keys, '?', "keys.keys"}}};
  return kTable;
}

char key_of(Command command) {
  for (const KeyWords& k : key_table())
    if (k.command == command) return k.key;
  return 0;
}

bool is_heard(const ui::Scene& scene, char32_t character) {
  if (!scene.letter_keys()) return false;
  const auto is = [character](char key) { return key != 0 && static_cast<char32_t>(key) == character; };
  return (character >= U'1' && character <= U'9') ||
         std::ranges::any_of(key_table(), [&](const KeyWords& k) { return is(k.key); }) ||
         std::ranges::any_of(scene.items(), [&](const auto& p) { return scene.on_top(p) && is(p.item.key); });
}

}  // namespace mathom

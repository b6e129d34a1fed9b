#include "shell/services/speech/reading.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "shell/services/words.h"

namespace mathom {

using namespace ui;

namespace {

bool ends_a_sentence(std::string_view s) {
  for (const std::string_view end : {".", "!", "?", "…", ":"})
    if (s.ends_with(end)) return true;
  return false;
}

void append(std::string& to, const std::string& more, std::string_view between) {
  if (more.empty()) return;
  if (!to.empty()) to += between;
  to += more;
}

bool is_words(Role role) { return role == Role::text || role == Role::heading || role == Role::image; }

// Whether it is a line of the log, or a card that the line names.
bool is_line(const Item& i) { return is_words(i.role) || (i.role == Role::link && !i.description.empty()); }

}  // namespace

std::string as_sentence(std::string words) {
  if (!words.empty() && !ends_a_sentence(words)) words += '.';
  return words;
}

std::string read_part(const Words& words, const SceneList& scene, Part part) {
  std::string all, zone;
  int open = -1;
  std::string_view name;
  bool listed = false;
  const auto close = [&] {
    std::string said = as_sentence(std::exchange(zone, {}));
    if (listed && !said.empty())
      said = words.say("shell.named", {{"name", std::string(name)}, {"words", std::move(said)}});
    append(all, said, " ");
  };
  for (const Placed& p : scene.items()) {
    if (!scene.on_top(p) || scene.part_of(p) != part || p.item.role == Role::scroll) continue;
    if (p.zone != open) {
      close();
      open = p.zone;
      name = scene.zone_name(p);
      listed = false;
    }
    // Words are sentences of their own; things are listed under the name of their zone.
    if (is_words(p.item.role)) {
      append(zone, listed ? p.item.name : as_sentence(p.item.name), listed ? ", " : " ");
    } else {
      if (!listed && !zone.empty()) {
        append(all, zone, " ");
        zone.clear();
      }
      listed = true;
      append(zone, p.item.name, ", ");
    }
  }
  close();
  return all;
}

std::string read_table(const Words& words, const SceneList& scene) {
  std::string out, asked;
  for (const Placed& p : scene.items())
    if (scene.on_top(p) && scene.part_of(p) == Part::ask && is_words(p.item.role))
      append(asked, as_sentence(p.item.name), " ");
  append(out, asked, " ");
  for (const Part part : {Part::state, Part::table, Part::hand, Part::close_look})
    append(out, read_part(words, scene, part), " ");
  return out;
}

std::string read_log(const SceneList& scene, int lines) {
  std::vector<std::string> said;
  for (const Placed& p : scene.items())
    if (scene.on_top(p) && scene.part_of(p) == Part::log && is_line(p.item)) said.push_back(p.item.name);
  std::string out;
  const std::size_t from = said.size() - std::min(said.size(), static_cast<std::size_t>(std::max(0, lines)));
  for (std::size_t i = from; i < said.size(); ++i) append(out, as_sentence(said[i]), " ");
  return out;
}

}  // namespace mathom

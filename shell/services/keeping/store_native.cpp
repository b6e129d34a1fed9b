// Games in a folder: games/<id>.game is a line about it and then the save, <id>.before the file before it, <id>.name
// the player's name for it.
#ifndef __EMSCRIPTEN__
#include <chrono>
#include <ctime>
#include <unordered_map>

#include "assets/languages.h"
#include "shell/platform/files.h"
#include "shell/services/keeping/store.h"

namespace mathom::store {

namespace {

namespace fs = std::filesystem;

struct Shop {
  Listener listener;
  std::unordered_map<std::string, std::string> seen;  // id: the line about it when this program last read or wrote it
};

Shop& shop() {
  static Shop s;
  return s;
}

fs::path place(std::string_view id, const char* ending) {
  return files::folder() / "games" / (std::string(id) + ending);
}

std::string first_line(const std::string& file) { return file.substr(0, file.find('\n')); }
std::optional<std::string> rest(const std::optional<std::string>& file) {
  if (!file) return std::nullopt;
  return file->substr(std::min(file->find('\n'), file->size() - 1) + 1);
}

Outcome put(const Record& r) {
  const fs::path path = place(r.id, ".game");
  std::error_code bad;
  const bool there = fs::exists(path, bad);
  const auto known = shop().seen.find(r.id);
  Outcome well = Outcome::kept;
  if (there) {
    const auto now = files::read(path);
    if (!now) return Outcome::failed;
    if (known == shop().seen.end() || first_line(*now) != known->second) return Outcome::elsewhere;
    if (!r.mend && !files::copy_whole(path, place(r.id, ".before"))) return Outcome::failed;
  } else if (known != shop().seen.end()) {
    well = Outcome::emptied;
  }
  if (!files::write_whole(path, r.about + "\n" + r.text)) return Outcome::failed;
  shop().seen[r.id] = r.about;
  return well;
}

}  // namespace

void open(Listener listener) {
  shop() = {std::move(listener), {}};
  std::vector<Row> rows;
  std::error_code bad;
  for (const auto& entry : fs::directory_iterator(files::folder() / "games", bad)) {
    if (entry.path().extension() != ".game") continue;
    const std::string id = entry.path().stem().string();
    rows.push_back(
        {id, files::read(place(id, ".name")).value_or(""), first_line(files::read(entry.path()).value_or(""))});
  }
  shop().listener.read(std::move(rows), Outcome::kept);
  shop().listener.lasting(true);
}

void write(Record record) { shop().listener.written(record.id, put(record)); }

void name(std::string_view id, std::string_view name) {
  shop().listener.written(id, files::write_whole(place(id, ".name"), name) ? Outcome::kept : Outcome::failed);
}

void erase(std::string_view id) {
  std::error_code bad;
  bool well = true;
  for (const char* ending : {".game", ".before", ".name"}) {
    fs::remove(place(id, ending), bad);
    well = well && !bad;
  }
  shop().seen.erase(std::string(id));
  shop().listener.written(id, well ? Outcome::kept : Outcome::failed);
}

void fetch(std::string_view id, Purpose purpose, std::function<void(Found)> then) {
  const auto file = files::read(place(id, ".game"));
  if (file && purpose != Purpose::read) shop().seen[std::string(id)] = first_line(*file);
  then({.text = rest(file), .before = rest(files::read(place(id, ".before")))});
}

void hold(std::string_view) {}
void leave(std::string_view) {}

std::int64_t wall() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string date_words(std::int64_t wall, std::string_view language) {
  const std::time_t seconds = wall / 1000;
  const std::tm* t = std::localtime(&seconds);
  char words[64] = "";
  if (t) std::strftime(words, sizeof words, std::string(language_or_first(language).date).c_str(), t);
  return words;
}

}  // namespace mathom::store
#endif

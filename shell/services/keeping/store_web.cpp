// Games in the page: IndexedDB lies behind web/shelf.js; this file only carries calls across.
#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>
#include <emscripten/html5.h>

#include <cstdlib>
#include <unordered_map>

#include "core/json.h"
#include "shell/platform/platform.h"
#include "shell/services/keeping/store.h"

// clang-format off
EM_JS(void, page_shelf_open, (), { Module["page"]["shelfOpen"](); });
EM_JS(void, page_shelf_write, (const char* id, const char* about, const char* text, int mend), {
  Module["page"]["shelfWrite"](UTF8ToString(id), UTF8ToString(about), UTF8ToString(text), mend !== 0);
});
EM_JS(void, page_shelf_name, (const char* id, const char* name), { Module["page"]["shelfName"](UTF8ToString(id), UTF8ToString(name)); });
EM_JS(void, page_shelf_erase, (const char* id), { Module["page"]["shelfErase"](UTF8ToString(id)); });
EM_JS(void, page_shelf_fetch, (int ticket, const char* id, int purpose), { Module["page"]["shelfFetch"](ticket, UTF8ToString(id), purpose); });
EM_JS(void, page_shelf_hold, (const char* id), { Module["page"]["shelfHold"](UTF8ToString(id)); });
EM_JS(void, page_shelf_leave, (const char* id), { Module["page"]["shelfLeave"](UTF8ToString(id)); });
EM_JS(char*, page_date_words, (double wall, const char* language), {
  return stringToNewUTF8(Module["page"]["dateWords"](wall, UTF8ToString(language)));
});
// clang-format on

namespace mathom::store {

namespace {

struct Desk {
  Listener listener;
  int ticket = 0;
  std::unordered_map<int, std::function<void(Found)>> asked;
};

Desk& desk() {
  static Desk d;
  return d;
}

std::string z(std::string_view s) { return std::string(s); }
Outcome outcome_of(int n) { return n >= 0 && n < kOutcomes ? static_cast<Outcome>(n) : Outcome::failed; }

}  // namespace

void open(Listener listener) {
  desk().listener = std::move(listener);
  page_shelf_open();
}

void write(Record r) { page_shelf_write(r.id.c_str(), r.about.c_str(), r.text.c_str(), r.mend); }
void name(std::string_view id, std::string_view name) { page_shelf_name(z(id).c_str(), z(name).c_str()); }
void erase(std::string_view id) { page_shelf_erase(z(id).c_str()); }
void hold(std::string_view id) { page_shelf_hold(z(id).c_str()); }
void leave(std::string_view id) { page_shelf_leave(z(id).c_str()); }

void fetch(std::string_view id, Purpose purpose, std::function<void(Found)> then) {
  desk().asked[++desk().ticket] = std::move(then);
  page_shelf_fetch(desk().ticket, z(id).c_str(), static_cast<int>(purpose));
}

std::int64_t wall() { return static_cast<std::int64_t>(emscripten_date_now()); }

std::string date_words(std::int64_t wall, std::string_view language) {
  char* words = page_date_words(static_cast<double>(wall), z(language).c_str());
  std::string out(words);
  std::free(words);
  return out;
}

}  // namespace mathom::store

namespace {

std::optional<std::string> taken(const char* text) { return text ? std::optional<std::string>(text) : std::nullopt; }

}  // namespace

extern "C" {

// The list: [[id, name, about], ...].
EMSCRIPTEN_KEEPALIVE void app_shelf(const char* list, int how) {
  using namespace mathom;
  std::vector<store::Row> rows;
  Problems problems;
  const auto j = parse_json(list, problems, std::size_t{64} << 20);
  if (j && j->is_array())
    for (const Json& row : *j)
      if (row.is_array() && row.size() == 3 && row[0].is_string() && row[1].is_string() && row[2].is_string())
        rows.push_back({row[0].get<std::string>(), row[1].get<std::string>(), row[2].get<std::string>()});
  store::desk().listener.read(std::move(rows), store::outcome_of(how));
  platform::want_frame();
}

EMSCRIPTEN_KEEPALIVE void app_stored(const char* id, int how) {
  mathom::store::desk().listener.written(id, mathom::store::outcome_of(how));
}

EMSCRIPTEN_KEEPALIVE void app_fetched(int ticket, const char* text, const char* before, int elsewhere) {
  auto& asked = mathom::store::desk().asked;
  const auto at = asked.find(ticket);
  if (at == asked.end()) return;
  const auto then = std::move(at->second);
  asked.erase(at);
  then({.elsewhere = elsewhere != 0, .text = taken(text), .before = taken(before)});
  mathom::platform::want_frame();
}

EMSCRIPTEN_KEEPALIVE void app_taken(const char* id) {
  mathom::store::desk().listener.taken(id);
  mathom::platform::want_frame();
}

EMSCRIPTEN_KEEPALIVE void app_lasting(int is) { mathom::store::desk().listener.lasting(is != 0); }
}
#endif

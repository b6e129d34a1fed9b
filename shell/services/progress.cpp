#include "shell/services/progress.h"

#include "core/json.h"

namespace mathom {

namespace {
using Ids = std::set<std::string, std::less<>>;

Ids read_ids(const Json& j, const char* name) {
  Ids out;
  const Json* list = member(j, name);
  if (list && list->is_array())
    for (const Json& id : *list)
      if (id.is_string() && id.get_ptr<const std::string*>()->size() <= 40) out.insert(id.get<std::string>());
  return out;
}

bool read_flag(const Json& j, const char* name) {
  const Json* flag = member(j, name);
  return flag && flag->is_boolean() && flag->get<bool>();
}

Json write_ids(const Ids& ids) {
  Json out = Json::array();
  for (const std::string& id : ids) out.push_back(id);
  return out;
}
}  // namespace

Progress::Progress(std::string_view text) {
  Problems problems;
  const auto j = parse_json(text.empty() ? "{}" : text, problems);
  if (!j || !j->is_object()) return;
  for (const auto& [game, entry] : j->items()) {
    games_[game] = {read_ids(entry, "done"), read_ids(entry, "told"), read_flag(entry, "remarks"),
                    read_flag(entry, "aim")};
  }
}

Progress Progress::since(const Progress& before, const Progress& now) const {
  Progress out = now;
  const auto follow = [](Ids& to, const Ids& was, const Ids& is) {
    std::erase_if(to, [&](const std::string& id) { return was.contains(id) && !is.contains(id); });
    to.insert(is.begin(), is.end());
  };
  for (const auto& [game, is] : games_) {
    const auto at = before.games_.find(game);
    const GameProgress was = at == before.games_.end() ? GameProgress{} : at->second;
    GameProgress& to = out.of(game);
    follow(to.done, was.done, is.done);
    follow(to.told, was.told, is.told);
    if (is.remarks != was.remarks) to.remarks = is.remarks;
    if (is.aim != was.aim) to.aim = is.aim;
  }
  return out;
}

std::string Progress::text() const {
  Json j = Json::object();
  for (const auto& [game, p] : games_)
    if (!p.done.empty() || !p.told.empty() || p.remarks || p.aim)
      j[game] = Json{{"done", write_ids(p.done)}, {"told", write_ids(p.told)}, {"remarks", p.remarks}, {"aim", p.aim}};
  return dump_json(j);
}

}  // namespace mathom

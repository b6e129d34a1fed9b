#include "effects/read/card_set.h"

#include <algorithm>

#include "core/json_twice.h"
#include "core/nearest.h"

namespace mathom::effects {
namespace {

// "a card" without the article.
std::string noun_of(const Form& form) {
  const std::size_t space = form.word.find(' ');
  return std::string(space == std::string_view::npos ? form.word : form.word.substr(space + 1));
}

}  // namespace

std::vector<std::string_view> lists_of(std::span<const Form> forms) {
  std::vector<std::string_view> out;
  for (const Form& f : forms)
    if (std::find(out.begin(), out.end(), f.list) == out.end()) out.push_back(f.list);
  return out;
}

std::string CardSetReader::Own::id() const {
  const auto* t = text_member(entry, "id");
  return t ? *t : std::string();
}

const Form& form_of(std::span<const Form> forms, const Json& entry, std::string_view list) {
  const Form* found = nullptr;
  for (const Form& f : forms) {
    if (f.list != list) continue;
    if (f.mark.empty() && !found) found = &f;
    if (!f.mark.empty() && member(entry, std::string(f.mark).c_str())) return f;
  }
  return *found;
}

void CardSetReader::open_own(std::string_view text) {
  in_file({});
  Problems found;
  if (!fits_in_a_save(text, found)) return faults(found);
  const auto j = parse_json(text, found);
  if (!j) return faults(found);
  const auto lists = lists_of(forms_);
  std::string words;
  for (const auto list : lists) words += (words.empty() ? "" : " or ") + std::string(list);
  if (!j->is_object()) return fault("", "must be an object with " + words);
  check_twice(text, found);
  for (const auto& [key, value] : j->items())
    if (key != "$schema" && std::find(lists.begin(), lists.end(), key) == lists.end())
      found.add("/" + key, "unknown key; expected " + words);
  for (const auto list : lists) {
    const std::string name(list), at = "/" + name;
    const Json* entries = member(*j, name.c_str());
    if (entries && !entries->is_array()) found.add(at, "must be a list");
    for (std::size_t i = 0; entries && entries->is_array() && i < entries->size(); ++i)
      own_.push_back({(*entries)[i], at + "/" + std::to_string(i), name});
  }
  if (own_.empty() && found.empty()) found.add("", "holds no entry: it needs " + words);
  faults(found);
}

std::vector<CardSetReader::Own*> CardSetReader::in_place_of(const Json& printed, std::string_view list) {
  std::vector<Own*> out;
  for (Own& o : own_) {
    if (o.list != list || o.id().empty() || !member(printed, "id") || printed["id"] != o.id()) continue;
    if (!out.empty()) problems().add(o.path + "/id", "there is another entry with this id");
    o.used = true;
    out.push_back(&o);
  }
  return out;
}

void CardSetReader::check_kept(const Json& printed, const Own& own, const Form& form) {
  for (const Fact& f : form.keys) {
    const std::string key(f.key);
    const Json* was = member(printed, key.c_str());
    const Json* is = member(own.entry, key.c_str());
    if (!f.kept || (!is && f.needed) || (!was && !is) || (was && is && *was == *is)) continue;
    fault(own.path + "/" + key, was ? "must be as printed: " + dump_json(*was) : "cannot be changed; leave it out");
  }
}

void CardSetReader::keep_names(const Form& form, const Own& own, const Entry& entry) {
  const std::string key = std::string(form.title) + "." + entry.id();
  for (const Entry::Name& n : entry.names()) {
    own_names_.push_back({n.language, key, n.text});
    named_.emplace_back(&own, own_names_.back());
  }
}

// If two entries have one name, the fault is reported at the later entry in the file, whatever the order of the printed
// ones.
void CardSetReader::check_names() {
  std::stable_sort(named_.begin(), named_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (auto later = named_.begin(); later != named_.end(); ++later) {
    const auto& [own, name] = *later;
    const auto same = [&](const auto& other) {
      return other.second.language == name.language && other.second.text == name.text && other.second.key != name.key;
    };
    if (std::any_of(named_.begin(), later, same))
      fault(own->path + "/name/" + name.language, "another entry has this name");
  }
}

void CardSetReader::printed(const std::string& name, std::string_view text, const char* list, const Take& take) {
  in_file(name);
  const auto j = object(text, {list, "$schema"});
  if (!j) return;
  each(*j, list, "", [&](const Json& printed, const std::string& path) {
    const Form& form = form_of(forms_, printed, list);
    if (const auto* id = text_member(printed, "id")) printed_ids_.emplace_back(list, *id);
    const std::vector<Own*> all = in_place_of(printed, list);
    if (all.empty()) return take(form, entry(printed, form, path));
    in_file({});
    for (const Own* own : all) {
      check_kept(printed, *own, form);
      const Entry read = entry(own->entry, form, own->path);
      keep_names(form, *own, read);
      take(form, read);
    }
    in_file(name);
  });
}

void CardSetReader::end_own() {
  in_file({});
  check_names();
  for (const Own& o : own_) {
    if (o.used) continue;
    const Form& form = form_of(forms_, o.entry, o.list);
    if (!o.id().empty()) {
      std::vector<std::string_view> ids;
      for (const auto& [list, id] : printed_ids_)
        if (list == o.list) ids.push_back(id);
      const std::string_view meant = nearest(o.id(), ids);
      fault(o.path + "/id", "there is no printed " + noun_of(form) + " with this id" +
                                (meant.empty() ? std::string() : "; did you mean \"" + std::string(meant) + "\"?"));
    }
    entry(o.entry, form, o.path);
  }
}

}  // namespace mathom::effects

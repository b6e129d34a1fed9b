#include "rules/texts.h"

#include <algorithm>

#include "core/json.h"

namespace mathom {
namespace {

// Splits "{name|one|many}" contents at '|'.
std::vector<std::string_view> parts_of(std::string_view inside) {
  std::vector<std::string_view> out;
  for (;;) {
    const auto bar = inside.find('|');
    out.push_back(inside.substr(0, bar));
    if (bar == std::string_view::npos) return out;
    inside.remove_prefix(bar + 1);
  }
}

// Calls plain(text) and place(parts) in order; false when a brace has no partner or a place has a wrong shape.
template <class Plain, class Place>
bool scan(std::string_view text, Plain plain, Place place) {
  while (!text.empty()) {
    const auto open = text.find('{');
    if (text.substr(0, open).find('}') != std::string_view::npos) return false;
    plain(text.substr(0, open));
    if (open == std::string_view::npos) return true;
    const auto close = text.find('}', open);
    if (close == std::string_view::npos) return false;
    const auto parts = parts_of(text.substr(open + 1, close - open - 1));
    if (parts[0].empty() || (parts.size() != 1 && parts.size() != 3)) return false;
    place(parts);
    text.remove_prefix(close + 1);
  }
  return true;
}

const Arg* find_arg(const Phrase& p, std::string_view name) {
  for (const auto& a : p.args)
    if (a.name == name) return &a;
  return nullptr;
}

}  // namespace

void Texts::add(std::string_view json, Problems& problems) {
  const auto j = parse_json(json, problems);
  if (!j) return;
  if (!j->is_object()) return problems.add("", "a text catalogue must be an object");
  for (const auto& [key, value] : j->items()) {
    const auto* text = value.is_string() ? value.get_ptr<const std::string*>() : nullptr;
    if (!text)
      problems.add("/" + key, "must be text");
    else if (!scan(*text, [](std::string_view) {}, [](const auto&) {}))
      problems.add("/" + key, "has a broken {place}");
    else if (!texts_.emplace(key, *text).second)
      problems.add("/" + key, "is there twice");
  }
  if (const auto it = texts_.find("language.one_includes_zero"); it != texts_.end())
    one_includes_zero_ = it->second == "yes";
  if (const auto it = texts_.find("language.decimal"); it != texts_.end()) decimal_ = it->second;
}

std::string Texts::number(std::int64_t v) const { return (v < 0 ? "\u2212" : "") + std::to_string(v < 0 ? -v : v); }

std::string Texts::halves(std::int64_t v) const {
  const std::int64_t a = v < 0 ? -v : v;
  return (v < 0 ? "\u2212" : "") + std::to_string(a / 2) + (a % 2 != 0 ? decimal_ + "5" : "");
}

std::string Texts::argument(const Arg& a, const Namer& namer) const {
  switch (a.kind) {
    case Arg::Kind::number: return number(a.value);
    case Arg::Kind::halves: return halves(a.value);
    case Arg::Kind::seat:
      return namer.seat ? namer.seat(seat_at(static_cast<int>(a.value))) : "seat " + std::to_string(a.value);
    case Arg::Kind::card:
      return namer.card ? say(namer.card(static_cast<CardDef>(a.value)), namer) : "card " + std::to_string(a.value);
    case Arg::Kind::word: return say(a.word);
  }
  return {};
}

std::string Texts::say(const Phrase& p, const Namer& namer) const {
  const auto it = texts_.find(p.key);
  if (it == texts_.end()) return p.key.empty() ? std::string() : "<" + std::string(p.key) + ">";
  std::string out;
  scan(
      it->second, [&](std::string_view plain) { out += plain; },
      [&](const std::vector<std::string_view>& parts) {
        const Arg* a = find_arg(p, parts[0]);
        if (!a) {
          out += "<" + std::string(parts[0]) + ">";
        } else if (parts.size() == 1) {
          out += argument(*a, namer);
        } else {
          const std::int64_t n = a->kind == Arg::Kind::halves ? (a->value + 1) / 2 : a->value;
          out += n == 1 || n == -1 || (n == 0 && one_includes_zero_) ? parts[1] : parts[2];
        }
      });
  return out;
}

std::string Texts::say(std::string_view key) const {
  const auto it = texts_.find(key);
  if (it == texts_.end()) return "<" + std::string(key) + ">";
  return it->second.find('{') == std::string::npos ? it->second : say(Phrase{key, {}}, Namer{});
}

std::vector<std::string_view> Texts::keys() const {
  std::vector<std::string_view> out;
  for (const auto& [k, v] : texts_) out.push_back(k);
  return out;
}

std::vector<std::string> Texts::places(std::string_view key) const {
  std::vector<std::string> out;
  const auto it = texts_.find(key);
  if (it == texts_.end()) return out;
  scan(
      it->second, [](std::string_view) {},
      [&](const std::vector<std::string_view>& parts) { out.emplace_back(parts[0]); });
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace mathom

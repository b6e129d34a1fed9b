#include "text/forms.h"

#include <algorithm>
#include <charconv>

namespace mathom {
namespace {

constexpr unsigned kBits = 4;  // for each kind: scripts/languages.py allows 4 kinds of 16 forms

// What stands before the next `mark`, or everything; `text` keeps what follows it.
std::string_view next(std::string_view& text, char mark) {
  const std::size_t end = text.find(mark);
  const std::string_view out = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return out;
}

}  // namespace

FormKinds FormKinds::read(std::string_view text, Problems& problems) {
  FormKinds out;
  while (!text.empty()) {
    std::string_view list = next(text, ';');
    Kind kind{std::string(next(list, '=')), {}};
    while (!list.empty()) kind.forms.emplace_back(next(list, ','));
    if (kind.forms.empty() || kind.forms.size() > 1u << kBits || out.kinds_.size() == 16 / kBits)
      problems.add("", "forms must be up to 4 kinds of up to 16 forms, such as \"case=nom,acc\"");
    else
      out.kinds_.push_back(std::move(kind));
  }
  return out;
}

int FormKinds::form(std::string_view kind, std::uint16_t forms) const {
  for (std::size_t i = 0; i < kinds_.size(); ++i)
    if (kinds_[i].name == kind) return forms >> (i * kBits) & ((1 << kBits) - 1);
  return -1;
}

std::uint16_t FormKinds::with(std::uint16_t forms, std::string_view names) const {
  while (!names.empty()) {
    const std::string_view name = next(names, ',');
    for (std::size_t i = 0; i < kinds_.size(); ++i) {
      const auto& of_kind = kinds_[i].forms;
      const auto found = std::ranges::find(of_kind, name);
      if (found == of_kind.end()) continue;
      const unsigned cleared = forms & ~(((1u << kBits) - 1) << (i * kBits));
      forms = static_cast<std::uint16_t>(cleared | static_cast<unsigned>(found - of_kind.begin()) << (i * kBits));
    }
  }
  return forms;
}

NamedPlace place_in(std::string_view written) {
  const std::string_view name = next(written, ':');
  return {name, written};
}

std::string open_place(std::string_view name, std::uint16_t forms) {
  return "<" + std::string(name) + (forms == 0 ? "" : ":" + std::to_string(forms)) + ">";
}

OpenPlace find_place(std::string_view text, std::string_view name, std::size_t from) {
  const std::string open = "<" + std::string(name);
  for (std::size_t at = text.find(open, from); at != std::string_view::npos; at = text.find(open, at + 1)) {
    std::size_t end = at + open.size();
    std::uint16_t forms = 0;
    if (end < text.size() && text[end] == ':')
      end = static_cast<std::size_t>(std::from_chars(text.data() + end + 1, text.data() + text.size(), forms).ptr -
                                     text.data());
    if (end < text.size() && text[end] == '>') return {at, end + 1, forms};
  }
  return {};
}

}  // namespace mathom

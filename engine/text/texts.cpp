#include "text/texts.h"

#include <algorithm>

#include "core/json.h"
#include "text/unicode.h"
#include "text/word_tree.h"

namespace mathom {
namespace {

constexpr std::size_t kMostForms = 6;  // as many as a language has for numbers

// Splits "{name|one|many}" contents at each '|' that stands in no inner place.
std::vector<std::string_view> parts_of(std::string_view inside) {
  std::vector<std::string_view> out;
  std::size_t from = 0;
  int depth = 0;
  for (std::size_t i = 0; i < inside.size(); ++i) {
    if (inside[i] == '{') ++depth;
    if (inside[i] == '}') --depth;
    if (inside[i] != '|' || depth > 0) continue;
    out.push_back(inside.substr(from, i - from));
    from = i + 1;
  }
  out.push_back(inside.substr(from));
  return out;
}

// Where the place that opens at `open` is closed.
std::size_t closing(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}' && --depth == 0) return i;
  }
  return std::string_view::npos;
}

// Calls plain(text) and place(parts) in order; false when a brace has no partner or a place has a wrong shape.
template <class Plain, class Place>
bool scan(std::string_view text, Plain plain, Place place) {
  while (!text.empty()) {
    const auto open = text.find('{');
    if (text.substr(0, open).find('}') != std::string_view::npos) return false;
    plain(text.substr(0, open));
    if (open == std::string_view::npos) return true;
    const auto close = closing(text, open);
    if (close == std::string_view::npos) return false;
    const auto parts = parts_of(text.substr(open + 1, close - open - 1));
    if (parts[0].empty() || (parts.size() == 2 || parts.size() > 1 + kMostForms)) return false;
    place(parts);
    text.remove_prefix(close + 1);
  }
  return true;
}

// Are all places whole, those within others too?
bool is_sound(std::string_view text, int depth = 0) {
  bool inner = depth < 4;
  const bool outer = scan(
      text, [](std::string_view) {},
      [&](const std::vector<std::string_view>& parts) {
        if (parts[0].find('{') != std::string_view::npos) inner = false;
        for (std::size_t i = 1; i < parts.size() && inner; ++i) inner = is_sound(parts[i], depth + 1);
      });
  return outer && inner;
}

const Arg* find_arg(const Phrase& p, std::string_view name) {
  for (const auto& a : p.args)
    if (a.name == name) return &a;
  return nullptr;
}

bool addresses(const Arg& a, const Namer& namer) {
  return a.kind == Arg::Kind::seat && namer.reader != SeatId::none && a.value == index(namer.reader);
}

// Does what follows begin a sentence, or a part of a heading?
bool ends_a_sentence(std::string_view text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text.empty() || text.ends_with('.') || text.ends_with('!') || text.ends_with('?') || text.ends_with("\u00B7");
}

std::string_view family_of(std::string_view key) { return key.substr(0, key.find('.')); }

using Sentences = std::map<std::string, std::string, std::less<>>;

void read(std::string_view json, Sentences& texts, Problems& problems) {
  const auto j = parse_json(json, problems);
  if (!j) return;
  if (!j->is_object()) return problems.add("", "a text catalogue must be an object");
  for (const auto& [key, value] : j->items()) {
    const auto* text = value.is_string() ? value.get_ptr<const std::string*>() : nullptr;
    if (!text)
      problems.add("/" + key, "must be text");
    else if (!is_sound(*text))
      problems.add("/" + key, "has a broken {place}");
    else if (!texts.emplace(key, *text).second)
      problems.add("/" + key, "is there twice");
  }
}

}  // namespace

void begin_sentence(std::string& text) {
  if (text.empty()) return;
  const Letter first = letter_at(text, 0);
  const char32_t capital = capital_of(first.code);
  if (capital == first.code) return;
  std::string head;
  append_letter(head, capital);
  text.replace(0, first.bytes, head);
}

void Texts::add(std::string_view json, Problems& problems) {
  read(json, texts_, problems);
  if (const auto it = texts_.find("language.plural"); it != texts_.end())
    plural_ = PluralRule::read(it->second, problems);
  if (const auto it = texts_.find("language.forms"); it != texts_.end()) kinds_ = FormKinds::read(it->second, problems);
  if (const auto it = texts_.find("language.decimal"); it != texts_.end()) decimal_ = it->second;
  if (const auto it = texts_.find("language.you"); it != texts_.end()) you_ = it->second;
}

void Texts::add_later(std::string_view json) {
  const auto key = json.find('"');
  later_.push_back({key == std::string_view::npos ? std::string_view() : family_of(json.substr(key + 1)), json});
}

bool Texts::read_later(std::string_view family) const {
  const auto wanted = [&](const Later& part) { return family.empty() || part.family == family; };
  if (std::ranges::none_of(later_, wanted)) return false;
  Problems untold;
  for (const Later& part : later_)
    if (wanted(part)) read(part.json, texts_, untold);
  std::erase_if(later_, wanted);
  return true;
}

const std::string* Texts::find(std::string_view key) const {
  auto it = texts_.find(key);
  if (it == texts_.end() && read_later(family_of(key))) it = texts_.find(key);
  return it == texts_.end() ? nullptr : &it->second;
}

std::string Texts::number(std::int64_t v) const { return (v < 0 ? "\u2212" : "") + std::to_string(v < 0 ? -v : v); }

std::string Texts::halves(std::int64_t v) const { return tenths(5 * v); }

std::string Texts::tenths(std::int64_t v) const {
  const std::int64_t a = v < 0 ? -v : v;
  return (v < 0 ? "\u2212" : "") + std::to_string(a / 10) + (a % 10 != 0 ? decimal_ + std::to_string(a % 10) : "");
}

std::string Texts::argument(const Arg& a, std::uint16_t forms, const Namer& namer) const {
  switch (a.kind) {
    case Arg::Kind::number: return number(a.value);
    case Arg::Kind::halves: return halves(a.value);
    case Arg::Kind::tenths: return tenths(a.value);
    case Arg::Kind::seat:
      return namer.seat ? namer.seat(seat_at(static_cast<int>(a.value))) : "seat " + std::to_string(a.value);
    case Arg::Kind::card: {
      if (!namer.card) return "card " + std::to_string(a.value);
      Phrase name = namer.card(static_cast<CardDef>(a.value));
      name.forms = forms;
      return say(name, namer);
    }
    case Arg::Kind::word: {
      Phrase words = phrase_of_words(a.word);
      words.forms = forms;
      const std::string* const text = find(words.key);
      if (!is_word_tree(a.word) || !text) return say(Phrase{words.key, {}, false, forms}, namer);
      std::string out;
      fill(*text, words, namer, out);
      close_articles_within(out, rules(forms));
      return out;
    }
  }
  return {};
}

// Who reads is "you", and "You" where a sentence begins. A name joins an article that the text has left open before it.
// False: its words are left out, and the space behind them goes, as none was before them.
bool Texts::put(const Arg& a, std::uint16_t forms, const Namer& namer, std::string& out) const {
  const std::size_t at = out.size();
  if (addresses(a, namer)) {
    std::string you = you_;
    if (ends_a_sentence(out)) begin_sentence(you);
    out += you;
  } else {
    out += argument(a, forms, namer);
  }
  if (a.kind == Arg::Kind::seat || a.kind == Arg::Kind::card) close_article_before(out, at, rules(forms));
  const bool left_out = out.size() == at && a.kind == Arg::Kind::word && is_word_tree(a.word);
  if (!left_out || !out.ends_with(' ')) return !left_out;
  out.pop_back();
  return true;
}

void Texts::fill(std::string_view text, const Phrase& p, const Namer& namer, std::string& out) const {
  bool is_gap = false;  // words were left out where no space stood before them
  scan(
      text,
      [&](std::string_view plain) {
        if (is_gap && plain.starts_with(' ')) plain.remove_prefix(1);
        is_gap = false;
        // A name that ends with a mark of its own ends the sentence too.
        if (plain.starts_with('.') && (out.ends_with('!') || out.ends_with('?'))) plain.remove_prefix(1);
        out += plain;
      },
      [&](const std::vector<std::string_view>& parts) {
        const NamedPlace place = place_in(parts[0]);
        const Arg* a = find_arg(p, place.name);
        const int form = a ? -1 : kinds_.form(place.name, p.forms);
        const auto nth = [&](std::size_t n) { return parts[std::min(1 + n, parts.size() - 1)]; };
        if (form >= 0 && parts.size() > 1)
          fill(nth(static_cast<std::size_t>(form)), p, namer, out);
        else if (!a)
          out += open_place(place.name, kinds_.with(p.forms, place.forms));
        else if (parts.size() == 1)
          is_gap = !put(*a, kinds_.with(p.forms, place.forms), namer, out);
        else
          fill(nth(form_for(*a, namer)), p, namer, out);
      });
}

std::size_t Texts::form_for(const Arg& a, const Namer& namer) const {
  if (a.kind == Arg::Kind::seat) return addresses(a, namer) ? 0 : 1;
  const std::int64_t one = a.kind == Arg::Kind::halves ? 2 : a.kind == Arg::Kind::tenths ? 10 : 1;
  return static_cast<std::size_t>(plural_.form(a.value, one));
}

// What the language says of its articles, where their forms depend on the forms in which they stand.
LanguageRules Texts::rules(std::uint16_t forms) const {
  return [this, forms](std::string_view key) {
    std::string out;
    if (const std::string* const text = find(key)) fill(*text, Phrase{key, {}, false, forms}, Namer{}, out);
    return out;
  };
}

std::string Texts::say(const Phrase& p, const Namer& namer) const {
  const std::string_view own = namer.own ? namer.own(p.key) : std::string_view();
  const std::string* const text = own.empty() ? find(p.key) : nullptr;
  if (own.empty() && !text) return p.key.empty() ? std::string() : "<" + std::string(p.key) + ">";
  std::string out{own};
  if (text) fill(*text, p, namer, out);
  const auto is_tree = [](const Arg& a) { return a.kind == Arg::Kind::word && is_word_tree(a.word); };
  if (std::any_of(p.args.begin(), p.args.end(), is_tree)) close_articles(out, rules(p.forms));
  if (p.begins) begin_sentence(out);
  return out;
}

std::string Texts::say(std::string_view key) const {
  const std::string* const text = find(key);
  if (!text) return "<" + std::string(key) + ">";
  return text->find('{') == std::string::npos ? *text : say(Phrase{key, {}}, Namer{});
}

std::string_view Texts::raw(std::string_view key) const {
  const std::string* const text = find(key);
  return text ? std::string_view(*text) : std::string_view();
}

std::vector<std::string_view> Texts::keys(std::string_view family) const {
  read_later(family);
  std::vector<std::string_view> out;
  for (const auto& [key, text] : texts_)
    if (family.empty() || family_of(key) == family) out.push_back(key);
  return out;
}

namespace {

void collect_places(std::string_view text, const FormKinds& kinds, std::vector<std::string>& out) {
  scan(
      text, [](std::string_view) {},
      [&](const std::vector<std::string_view>& parts) {
        const std::string_view name = place_in(parts[0]).name;
        if (parts.size() == 1 || kinds.form(name, 0) < 0) out.emplace_back(name);
        for (std::size_t i = 1; i < parts.size(); ++i) collect_places(parts[i], kinds, out);
      });
}

}  // namespace

std::vector<std::string> Texts::places(std::string_view key) const {
  std::vector<std::string> out;
  const std::string* const text = find(key);
  if (!text) return out;
  collect_places(*text, kinds_, out);
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace mathom

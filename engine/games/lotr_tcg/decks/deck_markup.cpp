#include "games/lotr_tcg/decks/deck_markup.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "games/lotr_tcg/decks/deck_signs.h"
#include "text/unicode.h"

namespace mathom::lotr_tcg {
namespace {

std::string lowered(std::string_view s) {
  std::string out(s);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}
template <std::size_t N>
bool is_any_of(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 18> kBreaks{"br", "p",  "li", "div", "tr", "ul", "ol",      "table", "*",
                                                   "h1", "h2", "h3", "h4",  "h5", "h6", "section", "dt",    "dd"};
constexpr std::array<std::string_view, 2> kCells{"td", "th"};
// Of square brackets only what forums know: others hold counts, card numbers and remarks.
constexpr std::array<std::string_view, 20> kTags{"b",     "i",   "u",       "s",    "size",  "color", "colour",
                                                 "url",   "img", "font",    "list", "quote", "code",  "center",
                                                 "align", "hr",  "spoiler", "left", "right", "indent"};
constexpr std::array<std::string_view, 4> kCardTags{"card", "cards", "deck",
                                                    "decklist"};  // headings, where they stand alone

class Plain {
 public:
  explicit Plain(std::string_view line) : s_(line) {}
  std::string read() {
    while (!s_.empty())
      if (!(angle() || square() || entity() || link() || unseen() || emphasis())) {
        out_ += s_.front();
        s_.remove_prefix(1);
      }
    return std::move(out_);
  }

 private:
  bool skip(std::size_t n, std::string_view instead = {}) {
    s_.remove_prefix(n);
    out_ += instead;
    return true;
  }
  bool tag(std::string_view name, std::size_t n) {
    return skip(n, is_any_of(name, kBreaks) ? "\n" : is_any_of(name, kCells) ? "\t" : "");
  }
  // "<b>", "</td>", "<a href=...>", "<!-- -->".
  bool angle() {
    if (s_.size() < 3 || s_[0] != '<' || !(is_letter(s_[1]) || s_[1] == '/' || s_[1] == '!')) return false;
    const std::size_t end = s_.find('>');
    if (end == std::string_view::npos) return false;
    std::size_t from = s_[1] == '/' ? 2 : 1, to = from;
    while (to < end && (is_letter(s_[to]) || is_digit(s_[to]))) ++to;
    const std::string name = lowered(s_.substr(from, to - from));
    const bool is_title = name == "title" || (name.size() == 2 && name[0] == 'h' && is_digit(name[1]));
    return is_title ? skip(end + 1, from == 1 ? "\n# " : "\n") : tag(name, end + 1);
  }
  // "[b]", "[/url]", "[size=5]", "[*]".
  bool square() {
    const std::size_t end = s_.starts_with('[') ? s_.find(']') : std::string_view::npos;
    if (end == std::string_view::npos || end < 2) return false;
    const std::string_view inside = s_.substr(1, end - 1);
    if (inside.front() == '/') return is_known(lowered(inside.substr(1))) && tag(lowered(inside.substr(1)), end + 1);
    const std::string name = lowered(inside.substr(0, inside.find('=')));
    const bool is_alone = out_.empty() && end + 1 == s_.size();
    const bool is_tag = is_any_of(name, kTags) || name == "*" || is_any_of(name, kCells) || name == "tr" ||
                        name == "table" || name == "li" || name == "ul" || name == "ol" ||
                        (is_any_of(name, kCardTags) && !is_alone);
    return is_tag && tag(name, end + 1);
  }
  static bool is_known(const std::string& name) {
    return is_any_of(name, kTags) || is_any_of(name, kCardTags) || is_any_of(name, kBreaks) || is_any_of(name, kCells);
  }
  // "&amp;", "&#39;", "&eacute;" without its accent, which no name needs.
  bool entity() {
    const std::size_t end = s_.starts_with('&') ? s_.substr(0, 10).find(';') : std::string_view::npos;
    if (end == std::string_view::npos || end < 3) return false;
    const std::string_view name = s_.substr(1, end - 1);
    if (name[0] == '#') return numbered(name.substr(1), end + 1);
    constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kKnown{{{"amp", "&"},
                                                                                    {"quot", "\""},
                                                                                    {"apos", "'"},
                                                                                    {"nbsp", " "},
                                                                                    {"lt", "<"},
                                                                                    {"gt", ">"},
                                                                                    {"rsquo", "'"},
                                                                                    {"lsquo", "'"},
                                                                                    {"ldquo", "\""},
                                                                                    {"rdquo", "\""},
                                                                                    {"ndash", "-"},
                                                                                    {"mdash", "-"},
                                                                                    {"bull", "*"},
                                                                                    {"times", "x"}}};
    for (const auto& [word, sign] : kKnown)
      if (name == word) return skip(end + 1, sign);
    constexpr std::array<std::string_view, 6> kAccents{"acute", "grave", "circ", "uml", "tilde", "cedil"};
    return is_letter(name[0]) && is_any_of(name.substr(1), kAccents) && skip(end + 1, name.substr(0, 1));
  }
  bool numbered(std::string_view digits, std::size_t length) {
    const bool hex = digits.starts_with('x') || digits.starts_with('X');
    std::uint32_t letter = 0;
    for (const char c : digits.substr(hex ? 1 : 0)) {
      const char low = lowered({&c, 1})[0];
      if (!is_digit(c) && !(hex && low >= 'a' && low <= 'f')) return false;
      const int digit = is_digit(c) ? c - '0' : low - 'a' + 10;
      letter = letter * (hex ? 16 : 10) + static_cast<std::uint32_t>(digit);
    }
    if (letter < ' ' || letter > 0xFFFF) return false;
    s_.remove_prefix(length);
    append_letter(out_, letter);
    return true;
  }
  // "[[Page|shown]]", "{{card|Page}}", "[shown](https://...)".
  bool link() {
    if (s_.starts_with("[[") || s_.starts_with("{{")) {
      const std::size_t end = s_.find(s_[0] == '[' ? "]]" : "}}");
      if (end == std::string_view::npos) return false;
      std::string_view inside = s_.substr(2, end - 2);
      const std::size_t bar = inside.find('|');
      if (bar != std::string_view::npos)
        inside = s_[0] == '[' ? inside.substr(0, bar) : inside.substr(inside.rfind('|') + 1);
      s_.remove_prefix(end + 2);
      out_ += inside;
      return true;
    }
    const std::size_t end = s_.starts_with('[') ? s_.find(']') : std::string_view::npos;
    if (end == std::string_view::npos || !s_.substr(end + 1).starts_with('(')) return false;
    const std::size_t close = end_of_address(end + 2);
    if (close == std::string_view::npos || s_.find("://", end) > close) return false;
    const std::string inside(s_.substr(1, end - 1));
    return skip(close + 1, inside);
  }
  // The bracket that ends it; it may hold brackets itself.
  std::size_t end_of_address(std::size_t from) const {
    int depth = 1;
    for (std::size_t i = from; i < s_.size(); ++i) {
      depth += (s_[i] == '(') - (s_[i] == ')');
      if (depth == 0) return i;
    }
    return std::string_view::npos;
  }
  // Marks without a width, and spaces of all widths as one.
  bool unseen() {
    if (s_.starts_with("\xEF\xBB\xBF")) return skip(3);
    if (s_.starts_with("\xC2\xAD")) return skip(2);
    if (s_.starts_with("\xC2\xA0")) return skip(2, " ");
    if (s_.starts_with("\xE3\x80\x80") || s_.starts_with("\xE2\x80\xAF")) return skip(3, " ");
    if (s_.size() < 3 || !s_.starts_with("\xE2\x80")) return false;
    const auto third = static_cast<unsigned char>(s_[2]);
    return third >= 0x80 && third <= 0x8F && skip(3, third <= 0x8A ? " " : "");
  }
  bool emphasis() {
    for (const std::string_view sign : {"'''", "''", "**", "__", "~~", "`"})
      if (s_.starts_with(sign)) return skip(sign.size());
    return false;
  }

  std::string_view s_;
  std::string out_;
};

}  // namespace

std::string with_plain_ends(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
    out += text[i] == '\r' ? '\n' : text[i];
  }
  return out;
}

std::vector<std::string> plain_lines(std::string_view line) {
  const std::string all = Plain(line).read();
  std::vector<std::string> out;
  for (std::size_t from = 0; from <= all.size();) {
    const std::size_t end = std::min(all.find('\n', from), all.size());
    out.push_back(all.substr(from, end - from));
    from = end + 1;
  }
  return out;
}

}  // namespace mathom::lotr_tcg

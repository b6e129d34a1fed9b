#include "games/lotr_tcg/decks/deck_line.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "games/lotr_tcg/decks/deck_signs.h"

namespace mathom::lotr_tcg {
namespace {

constexpr int kMostCount = 1000;
constexpr std::array<std::string_view, 4> kTimes{"x", "X", "*", "\xC3\x97"};
constexpr std::array<std::string_view, 2> kHardSpaces{"\xC2\xA0", "\xE2\x80\xAF"};  // those that do not break a line
// Emphasis, bullets, the star of a foil card, and what parts or quotes the cells of a table.
constexpr std::array<std::string_view, 22> kSigns{"*",
                                                  "_",
                                                  "\xE2\x80\xA2",
                                                  "\xC2\xB7",
                                                  ",",
                                                  ";",
                                                  "+",
                                                  "|",
                                                  "\"",
                                                  "\xE2\x80\x9C",
                                                  "\xE2\x80\x9D",
                                                  "\xE2\x97\xA6",
                                                  "\xE2\x96\xAA",
                                                  "\xE2\x97\x8F",
                                                  "\xE2\x80\xA3",
                                                  "\xE2\x80\x93",
                                                  "\xE2\x80\x94",
                                                  "\xE2\x86\x92",
                                                  "\xC2\xBB",
                                                  "\xE2\x80\x9E",
                                                  "\xE2\x96\xBA",
                                                  "\xE2\x9C\x93"};
// What leads from a name to its count.
constexpr std::array<std::string_view, 8> kLeaders{".", "\xE2\x80\xA6", ":", "=", "-", "\xE2\x80\x93", "\xE2\x80\x94",
                                                   "_"};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool is_one_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

bool take_front(std::string_view& s, std::string_view word) {
  if (!s.starts_with(word)) return false;
  s.remove_prefix(word.size());
  return true;
}
bool take_back(std::string_view& s, std::string_view word) {
  if (!s.ends_with(word)) return false;
  s.remove_suffix(word.size());
  return true;
}
template <class Words>
bool take_any(std::string_view& s, const Words& words, bool (*take)(std::string_view&, std::string_view)) {
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return take(s, word); });
}

std::string_view take_digits(std::string_view& s) {
  std::size_t n = 0;
  while (n < s.size() && is_digit(s[n])) ++n;
  const std::string_view digits = s.substr(0, n);
  s.remove_prefix(n);
  return digits;
}
std::string_view take_digits_back(std::string_view& s) {
  std::size_t n = 0;
  while (n < s.size() && is_digit(s[s.size() - 1 - n])) ++n;
  const std::string_view digits = s.substr(s.size() - n);
  s.remove_suffix(n);
  return digits;
}
int value_of(std::string_view digits, int most) {
  int n = 0;
  for (const char c : digits) n = std::min(n * 10 + (c - '0'), most);
  return n;
}

// A card number in front of `s`, taken from it. The letter of its rarity is not looked at: lists have wrong ones. A
// letter behind says that the card is foil or printed in Tengwar.
std::optional<CardNumber> take_number(std::string_view& s) {
  std::string_view rest = s;
  const std::string_view set = take_digits(rest);
  if (set.empty() || set.size() > 3 || rest.empty() || !is_one_of(rest.front(), "CURPScurps_")) return std::nullopt;
  rest.remove_prefix(1);
  const std::string_view digits = take_digits(rest);
  if (digits.empty() || digits.size() > 3) return std::nullopt;
  const bool marked = !rest.empty() && is_one_of(rest.front(), "FTft+");
  if (marked && (rest.size() == 1 || !is_letter(rest[1]))) rest.remove_prefix(1);
  if (!rest.empty() && is_letter(rest.front()) && !is_one_of(rest.front(), "xX")) return std::nullopt;
  s = rest;
  return CardNumber{value_of(set, kMostCount), value_of(digits, kMostCount)};
}

// "3", "x3", "3x" and nothing else.
std::optional<int> whole_count(std::string_view s) {
  s = trimmed(s);
  const bool before = take_any(s, kTimes, take_front);
  s = trimmed(s);
  const std::string_view digits = take_digits(s);
  s = trimmed(s);
  if (!before) take_any(s, kTimes, take_back);
  if (digits.empty() || !trimmed(s).empty()) return std::nullopt;
  return value_of(digits, kMostCount);
}
std::optional<CardNumber> card_number(std::string_view s) {
  s = trimmed(s);
  const auto number = take_number(s);
  return trimmed(s).empty() ? number : std::nullopt;
}

class LineScanner {
 public:
  explicit LineScanner(std::string_view s) : s_(s) {}
  ListLine scan() {
    for (const std::string_view mark : {" #", "//", "\t#"}) s_ = s_.substr(0, s_.find(mark));
    do tidy();
    while (front());
    do tidy();
    while (back());
    line_.name = s_;
    return std::move(line_);
  }

 private:
  void tidy() {
    for (bool more = true; more;) {
      const std::size_t before = s_.size();
      s_ = trimmed(s_);
      // "*2" behind a card number is a count.
      const bool counts = line_.number && s_.size() > 1 && s_[0] == '*' && is_digit(s_[1]);
      if (!counts) take_any(s_, kSigns, take_front);
      take_any(s_, kSigns, take_back);
      more = s_.size() != before;
    }
  }
  bool set_count(int count) {
    line_.count = count;
    return line_.counted = true;
  }
  // What stands in brackets means the same in front and behind.
  bool bracketed(std::string_view inside) {
    if (const auto count = whole_count(inside); count && !line_.counted) return set_count(*count);
    if (const auto number = card_number(inside); number && !line_.number) return line_.number = number, true;
    line_.remarks.push_back(trimmed(inside));
    return true;
  }

  bool front() {
    if (s_.starts_with("(") || s_.starts_with("[")) {
      const std::size_t end = s_.find(s_.front() == '(' ? ')' : ']');
      if (end == std::string_view::npos) return false;
      const std::string_view inside = s_.substr(1, end - 1);
      s_.remove_prefix(end + 1);
      return bracketed(inside);
    }
    if (!line_.number && (line_.number = take_number(s_))) {
      while (!s_.empty() && (is_space(s_.front()) || is_one_of(s_.front(), "-:"))) s_.remove_prefix(1);
      return true;
    }
    return !line_.counted && (count_behind_number() || times_and_count() || count_in_front());
  }
  // "1R72 3": nothing but a count is left.
  bool count_behind_number() {
    const auto count = line_.number ? whole_count(s_) : std::nullopt;
    if (!count) return false;
    s_ = {};
    return set_count(*count);
  }
  // "x3 Gandalf"; no name begins with a digit.
  bool times_and_count() {
    std::string_view rest = s_;
    if (!take_any(rest, kTimes, take_front)) return false;
    const std::string_view digits = take_digits(rest);
    if (digits.empty() || (!rest.empty() && is_letter(rest.front()))) return false;
    s_ = rest;
    return set_count(value_of(digits, kMostCount));
  }
  // "3 Gandalf", "3x Gandalf", "3 x Gandalf", "3xGandalf", "3. Gandalf": no name begins with this letter.
  bool count_in_front() {
    std::string_view rest = s_;
    const std::string_view digits = take_digits(rest);
    if (digits.empty() || rest.empty()) return false;
    take_any(rest, std::array<std::string_view, 6>{".", ")", ":", ",", ";", "|"}, take_front);
    rest = trimmed(rest);
    if (is_ordinal(rest)) return s_ = rest, true;
    take_any(rest, kTimes, take_front);
    s_ = rest;
    return set_count(value_of(digits, kMostCount));
  }

  // "1. 2x Gandalf": a count follows.
  static bool is_ordinal(std::string_view rest) {
    std::string_view behind = rest;
    if (take_number(behind)) return false;
    take_any(behind = rest, kTimes, take_front);
    const std::string_view digits = take_digits(behind);
    return !digits.empty() && !behind.empty() && (is_space(behind.front()) || is_one_of(behind.front(), "xX*"));
  }

  bool back() {
    if (!s_.empty() && is_one_of(s_.back(), ")]}")) {
      const std::size_t begin = s_.rfind(s_.back() == ')' ? '(' : s_.back() == ']' ? '[' : '{');
      if (begin == std::string_view::npos) return false;
      const std::string_view inside = s_.substr(begin + 1, s_.size() - begin - 2);
      s_ = s_.substr(0, begin);
      return bracketed(inside);
    }
    return (!line_.counted && count_behind()) || (!line_.number && number_behind()) || remark_behind_bracket();
  }
  // "Armor (2) - foil". Elsewhere a dash may stand in a name.
  bool remark_behind_bracket() {
    for (const std::string_view dash : {" - ", " \xE2\x80\x93 ", " \xE2\x80\x94 "}) {
      const std::size_t at = s_.rfind(dash);
      if (at == std::string_view::npos || at == 0 || !is_one_of(s_[at - 1], ")]}")) continue;
      line_.remarks.push_back(s_.substr(at + dash.size()));
      s_ = s_.substr(0, at);
      return true;
    }
    return false;
  }
  // "x3", "3x" and " 3". "1R72" ends in digits too: only a space or a sign parts a count from what is in front of it.
  bool count_behind() {
    std::string_view rest = s_;
    const bool sign_last = take_any(rest, kTimes, take_back);
    rest = trimmed(rest);
    const std::string_view digits = take_digits_back(rest);
    if (digits.empty() || rest.empty()) return false;
    std::string_view before = trimmed(rest);
    const bool cell = take_any(before, std::array<std::string_view, 3>{",", ";", "|"}, take_back);
    const bool apart = cell || before.size() < rest.size();
    const bool sign_first = !sign_last && take_any(before, kTimes, take_back);
    const bool is_led = lead(before);
    if (!apart && !sign_first && !is_led) return false;
    s_ = before;
    return set_count(value_of(digits, kMostCount));
  }
  // "Gandalf...3", "Gandalf - 3", "Gandalf ... x3".
  static bool lead(std::string_view& s) {
    const std::string_view before = s;
    for (std::size_t n = s.size() + 1; n != s.size();) {
      n = s.size();
      s = trimmed(s);
      take_any(s, kLeaders, take_back);
    }
    if (s.empty()) s = before;
    return s.size() < before.size() && !trimmed(s).empty();
  }
  bool number_behind() {
    const std::size_t from = s_.find_last_of(" \t");
    if (from == std::string_view::npos) return false;
    const auto number = card_number(s_.substr(from + 1));
    if (!number) return false;
    line_.number = number;
    s_ = s_.substr(0, from);
    return true;
  }

  std::string_view s_;
  ListLine line_;
};

// The pieces between the signs, in order; empty ones too.
std::vector<std::string_view> pieces(std::string_view s, char sign) {
  std::vector<std::string_view> out;
  for (;;) {
    const std::size_t end = std::min(s.find(sign), s.size());
    out.push_back(trimmed(s.substr(0, end)));
    if (end == s.size()) return out;
    s.remove_prefix(end + 1);
  }
}
// "1_72", with a count or without.
bool is_packed(std::string_view piece) {
  const ListLine line = scan_line(piece);
  return line.number && line.name.empty() && line.remarks.empty() && piece.find('_') != std::string_view::npos;
}

}  // namespace

std::string_view trimmed(std::string_view s) {
  for (std::size_t before = s.size() + 1; s.size() != before;) {
    before = s.size();
    if (!s.empty() && is_space(s.front())) s.remove_prefix(1);
    if (!s.empty() && is_space(s.back())) s.remove_suffix(1);
    take_any(s, kHardSpaces, take_front);
    take_any(s, kHardSpaces, take_back);
  }
  return s;
}

std::optional<int> count_alone(std::string_view line) {
  const auto count = whole_count(line);
  const bool is_digit_alone = line.size() == 1 && line[0] >= '1' && line[0] <= '4';
  const bool has_sign = line.find_first_not_of("0123456789 ") != std::string_view::npos;
  return count && (is_digit_alone || has_sign) ? count : std::nullopt;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> out;
  for (; !text.empty(); text.remove_prefix(std::min(out.back().size() + 1, text.size())))
    out.push_back(text.substr(0, text.find('\n')));
  return out;
}
std::vector<bool> ordinals(const std::vector<std::string_view>& lines) {
  std::vector<bool> out(lines.size(), false);
  std::vector<std::size_t> run;
  const auto end_run = [&] {
    if (run.size() >= 3)
      for (const std::size_t i : run) out[i] = true;
    run.clear();
  };
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view rest = trimmed(lines[i]);
    if (rest.empty()) continue;
    const std::string_view digits = take_digits(rest);
    const bool numbered = !digits.empty() && rest.size() > 1 && is_one_of(rest[0], ".)") && is_space(rest[1]);
    const int n = numbered ? value_of(digits, kMostCount) : 0;
    if (n != static_cast<int>(run.size()) + 1) end_run();
    if (n == static_cast<int>(run.size()) + 1) run.push_back(i);
  }
  end_run();
  return out;
}

std::vector<std::string_view> cards_in_line(std::string_view line,
                                            const std::function<bool(std::string_view)>& is_card) {
  constexpr std::size_t kMostParts = 24;
  std::vector<std::pair<std::size_t, std::size_t>> signs{{0, 0}};  // where each sign begins and ends
  for (std::size_t i = 0; i < line.size(); ++i)
    for (const std::string_view sign : {",", ";", "/", "|", "\t", " + ", " & ", " and ", " et "})
      if (i >= signs.back().second && line.substr(i).starts_with(sign)) signs.emplace_back(i, i + sign.size());
  signs.emplace_back(line.size(), line.size());
  if (signs.size() < 3 || signs.size() > kMostParts + 1) return {};
  // The fewest cards from each sign to the end; the next sign that ends a card.
  std::vector<std::size_t> next(signs.size(), 0);
  for (std::size_t from = signs.size() - 1; from-- > 0;)
    for (std::size_t to = signs.size() - 1; to > from && next[from] == 0; --to) {
      const auto part = line.substr(signs[from].second, signs[to].first - signs[from].second);
      if ((to + 1 == signs.size() || next[to] != 0) && !trimmed(part).empty() && is_card(part)) next[from] = to;
    }
  if (next[0] == 0 || next[0] + 1 == signs.size()) return {};
  std::vector<std::string_view> out;
  for (std::size_t at = 0; at + 1 < signs.size(); at = next[at])
    out.push_back(trimmed(line.substr(signs[at].second, signs[next[at]].first - signs[at].second)));
  return out;
}

ListLine scan_line(std::string_view line) { return LineScanner(line).scan(); }

std::vector<std::vector<std::string_view>> packed_parts(std::string_view line) {
  std::vector<std::vector<std::string_view>> out;
  std::size_t cards = 0;
  for (const std::string_view part : pieces(line, '|')) {
    std::vector<std::string_view> of_part = pieces(part, ',');
    std::erase_if(of_part, [](std::string_view piece) { return piece.empty(); });
    if (!std::all_of(of_part.begin(), of_part.end(), is_packed)) return {};
    cards += of_part.size();
    out.push_back(std::move(of_part));
  }
  return cards > 0 ? out : std::vector<std::vector<std::string_view>>{};
}

}  // namespace mathom::lotr_tcg

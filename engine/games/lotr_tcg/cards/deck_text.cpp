#include "games/lotr_tcg/cards/deck_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "core/folding.h"
#include "core/nearest.h"
#include "games/lotr_tcg/cards/deck_link.h"
#include "games/lotr_tcg/cards/pool.h"

namespace mathom::lotr_tcg {
namespace {

using Heading = CardNames::Heading;

constexpr std::array<std::pair<const char*, Heading>, 9> kHeadings{{
    {"lotr_tcg.list.ring_bearer", Heading::ring_bearer},
    {"lotr_tcg.list.ring", Heading::ring},
    {"lotr_tcg.list.start", Heading::start},
    {"lotr_tcg.list.sites", Heading::sites},
    {"lotr_tcg.list.free", Heading::free_peoples},
    {"lotr_tcg.list.shadow", Heading::shadow},
    {"lotr_tcg.list.pool", Heading::pool},
    {"lotr_tcg.list.drafted", Heading::drafted},
    {"lotr_tcg.list.others", Heading::other},
}};

std::string folded(std::string_view words) {
  std::string out;
  for (const std::string& word : folded_words(words)) out += word;
  return out;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

void trim(std::string_view& s) {
  for (bool more = true; more;) {
    more = false;
    if (!s.empty() && is_space(s.front())) s.remove_prefix(1), more = true;
    if (!s.empty() && is_space(s.back())) s.remove_suffix(1), more = true;
    if (s.starts_with("\xC2\xA0")) s.remove_prefix(2), more = true;  // a space that does not break
    if (s.ends_with("\xC2\xA0")) s.remove_suffix(2), more = true;
  }
}
// An x or the sign of multiplication.
bool take_times(std::string_view& s, bool at_end) {
  for (const std::string_view sign : {"x", "X", "*", "\xC3\x97"}) {
    if (at_end ? !s.ends_with(sign) : !s.starts_with(sign)) continue;
    at_end ? s.remove_suffix(sign.size()) : s.remove_prefix(sign.size());
    return true;
  }
  return false;
}

// "1R72": the set, the letter of a rarity, the number of three digits at most. The number says enough: lists have wrong
// letters.
struct Printing {
  int set = 0, number = 0;
  std::size_t length = 0;  // 0: there is none
};
Printing code_at(std::string_view s) {
  std::size_t at = 0;
  const auto number = [&] {
    int n = 0;
    for (std::size_t digits = 0; at < s.size() && is_digit(s[at]) && digits < 3; ++at, ++digits)
      n = n * 10 + s[at] - '0';
    return n;
  };
  Printing code;
  code.set = number();
  const std::size_t letter = at;
  if (at == 0 || at == s.size() || std::string_view("CURPScurps").find(s[at]) == std::string_view::npos) return {};
  ++at;
  code.number = number();
  const bool ends = at == s.size() || (!is_digit(s[at]) && !is_letter(s[at])) || s[at] == 'x' || s[at] == 'X';
  if (at == letter + 1 || !ends) return {};
  code.length = at;
  return code;
}

// What stands in a line: how many, a code, a name.
struct Line {
  int count = 1;
  Printing code;
  std::string_view name;
};

class LineScanner {
 public:
  explicit LineScanner(std::string_view s) : s_(s) {}
  Line scan() {
    trim(s_);
    leading();
    if (!counted_) trailing();
    code();
    if (!counted_) trailing();
    trim(s_);
    line_.name = s_;
    return line_;
  }

 private:
  void take_count(std::string_view digits) {
    counted_ = true;
    line_.count = 0;
    for (const char c : digits) line_.count = std::min(line_.count * 10 + (c - '0'), 1000);
  }
  void leading() {
    if (code_at(s_).length > 0) return;
    std::size_t n = 0;
    while (n < s_.size() && is_digit(s_[n])) ++n;
    if (n == 0 || n == s_.size()) return;
    take_count(s_.substr(0, n));
    s_.remove_prefix(n);
    if (s_.starts_with(".") || s_.starts_with(")") || s_.starts_with(":")) s_.remove_prefix(1);
    trim(s_);
    std::string_view rest = s_;
    // "3 x Gandalf" and "3xGandalf": no name begins with this letter.
    if (take_times(rest, false)) s_ = rest;
    trim(s_);
  }
  void trailing() {
    std::string_view s = s_;
    trim(s);
    const bool bracket = s.ends_with(")");
    if (bracket) s.remove_suffix(1);
    std::size_t n = 0;
    while (n < s.size() && is_digit(s[s.size() - 1 - n])) ++n;
    if (n == 0 || n == s.size()) return;
    const std::string_view digits = s.substr(s.size() - n);
    s.remove_suffix(n);
    std::string_view before = s;
    trim(before);
    const bool times = take_times(before, true);
    if (times) s = before;
    if (bracket && !s.ends_with("(")) return;
    if (bracket) s.remove_suffix(1);
    // "1R72" ends in digits too; only a space parts a number that has no sign.
    if (!times && !bracket && !is_space(s.back())) return;
    take_count(digits);
    trim(s);
    s_ = s;
  }
  void code() {
    if (const Printing code = code_at(s_); code.length > 0) {
      line_.code = code;
      s_.remove_prefix(code.length);
      while (!s_.empty() && (is_space(s_.front()) || s_.front() == '-' || s_.front() == ':')) s_.remove_prefix(1);
      return;
    }
    std::string_view s = s_;
    if (s.ends_with(")") || s.ends_with("]")) s.remove_suffix(1);
    const std::size_t from = s.find_last_of(" \t([");
    if (from == std::string_view::npos) return;
    const Printing code = code_at(s.substr(from + 1));
    if (code.length == 0 || code.length != s.size() - from - 1) return;
    line_.code = code;
    s_ = s.substr(0, from);
    trim(s_);
    if (s_.ends_with("(") || s_.ends_with("[")) s_.remove_suffix(1);
  }

  std::string_view s_;
  Line line_;
  bool counted_ = false;
};

class ListReader {
 public:
  ListReader(const Catalog& c, const CardNames& names) : c_(c), names_(names) {}

  DeckReading read(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const bool cut = text.size() > kMostListText;
    if (cut) text = text.substr(0, kMostListText);
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      ++number_;
      line(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (cut) out_.unread.push_back({number_, "", {"lotr_tcg.list.why.long", {}}});
    finish();
    return std::move(out_);
  }

 private:
  Phrase about(const char* key, int print) const { return Phrase{key, {}}.word("card", c_.facts(print).key); }
  void refuse(Phrase why) { out_.unread.push_back({number_, std::string(whole_), why}); }

  void line(std::string_view s) {
    trim(s);
    whole_ = s;
    if (s.empty() || pool(s) || heading(s)) return;
    for (const std::string_view bullet : {"- ", "* ", "\xE2\x80\xA2", "\xE2\x80\x93 "})
      if (s.starts_with(bullet)) s.remove_prefix(bullet.size()), trim(s);
    const Heading before = section_;
    if (const std::size_t colon = s.find(':'); colon != std::string_view::npos)
      if (const Heading label = names_.heading(s.substr(0, colon)); label != Heading::none)
        section_ = label, s.remove_prefix(colon + 1);
    card(LineScanner(s).scan());
    section_ = before;
  }
  // "Sealed pool: 4711".
  bool pool(std::string_view s) {
    const std::size_t colon = s.find(':');
    if (colon == std::string_view::npos || names_.heading(s.substr(0, colon)) != Heading::pool) return false;
    s.remove_prefix(colon + 1);
    trim(s);
    std::uint32_t seed = 0;
    const auto [end, fault] = std::from_chars(s.data(), s.data() + s.size(), seed);
    if (fault != std::errc() || end != s.data() + s.size() || seed < 1 || seed > kMostPool)
      return refuse(Phrase{"lotr_tcg.list.why.pool", {}}.number("most", kMostPool)), true;
    out_.deck.pool = seed;
    return true;
  }
  // Headings change what the lines below are for; a name stands in front of all cards.
  bool heading(std::string_view s) {
    const bool marked = s.starts_with("#") || s.starts_with("//") || s.starts_with("=") || s.starts_with("[");
    const bool names = s.starts_with("#") && out_.taken == 0 && out_.name.empty() && section_ == Heading::none;
    while (!s.empty() && std::string_view("#/=[ ").find(s.front()) != std::string_view::npos) s.remove_prefix(1);
    while (!s.empty() && std::string_view("=] ").find(s.back()) != std::string_view::npos) s.remove_suffix(1);
    std::string_view words = s;
    if (const std::size_t end = words.find_last_not_of("0123456789 ():"); end != std::string_view::npos)
      words = words.substr(0, end + 1);
    const Heading known = names_.heading(words);
    if (known == Heading::none && !marked && !s.ends_with(":")) return false;
    if (known == Heading::none && names)
      out_.name = s;
    else
      section_ = known;
    bearer_named_ = bearer_named_ || known == Heading::ring_bearer;
    if (known == Heading::drafted) drafted_line_ = number_;
    return true;
  }

  void card(const Line& line) {
    const int print = print_of(line);
    if (print < 0) return;
    if (section_ == Heading::drafted) return drafted(print, line.count);
    const CardFacts& f = c_.facts(print);
    const bool numbered = f.type == Type::site && line.count == f.site;  // "7 Anduin Wilderland": its number
    if (line.count < 1 || line.count > 99) return refuse(Phrase{"lotr_tcg.list.why.number", {}});
    if (f.type == Type::site || f.type == Type::ring || section_ == Heading::ring_bearer) {
      if (line.count > 1 && !numbered) return refuse(about("lotr_tcg.list.why.once", print));
      return beside(print);
    }
    if (out_.deck.copies(print) + line.count > kMostOfTitle)
      return refuse(about("lotr_tcg.list.why.many", print).number("n", out_.deck.copies(print) + line.count));
    ++out_.taken;
    if (section_ != Heading::start || f.type != Type::companion)
      return out_.deck.cards.emplace_back(print, line.count), void();
    out_.deck.start.insert(out_.deck.start.end(), static_cast<std::size_t>(line.count), print);
  }
  void drafted(int print, int n) {
    drafted_line_ = number_;
    if (n < 1 || n > kMostDrafted)
      return refuse(Phrase{"lotr_tcg.list.why.number_drafted", {}}.number("most", kMostDrafted));
    ++out_.taken;
    out_.deck.from.emplace_back(print, n);
  }
  // The Ring-bearer, the Ring, a site: each once.
  void beside(int print) {
    const Type type = c_.facts(print).type;
    Deck& d = out_.deck;
    int* one = type == Type::ring ? &d.ring : type == Type::site ? nullptr : &d.ring_bearer;
    if (one == &d.ring_bearer && !can_bear_ring(c_, print)) return refuse(about("lotr_tcg.list.why.not_bearer", print));
    if (one && *one >= 0) return refuse(about("lotr_tcg.list.why.there_is", *one));
    if (!one && std::find(d.sites.begin(), d.sites.end(), print) != d.sites.end())
      return refuse(about("lotr_tcg.list.why.once", print));
    ++out_.taken;
    if (one)
      *one = print;
    else
      d.sites.push_back(print);
    bearer_named_ = bearer_named_ || one == &d.ring_bearer;
  }

  int print_of(const Line& line) {
    if (line.code.length == 0) return named(line.name);
    const int print = line.code.set == 1 ? c_.numbered(line.code.number) : -1;
    if (print < 0) return refuse({"lotr_tcg.list.why.code", {}}), -1;
    const std::vector<int> fit = line.name.empty() ? std::vector{print} : names_.fitting(line.name);
    if (std::find(fit.begin(), fit.end(), print) == fit.end())
      return refuse(about("lotr_tcg.list.why.other_name", print)), -1;
    return print;
  }
  int named(std::string_view name) {
    const std::vector<int> fit = names_.fitting(name);
    if (fit.size() == 1) return fit[0];
    if (fit.empty()) {
      const int near = names_.near(name);
      return refuse(near < 0 ? Phrase{"lotr_tcg.list.why.unknown", {}} : about("lotr_tcg.list.why.near", near)), -1;
    }
    Phrase why = about(fit.size() == 2 ? "lotr_tcg.list.why.two" : "lotr_tcg.list.why.several", fit[0]);
    why.word("other", c_.facts(fit[1]).key).number("n", static_cast<std::int64_t>(fit.size()));
    return refuse(why), -1;
  }

  void finish() {
    Deck& d = out_.deck;
    std::map<int, int> starting;
    for (const int print : d.start) ++starting[print];
    for (const auto& [print, n] : starting)
      if (const int more = n - d.copies(print); more > 0) d.cards.emplace_back(print, more);
    arrange(c_, d);
    bearer();
    from();
  }
  void bearer() {
    Deck& d = out_.deck;
    if (bearer_named_ || d.ring_bearer >= 0) return;
    for (auto& [print, n] : d.cards) {
      if (!can_bear_ring(c_, print)) continue;
      d.ring_bearer = print;
      --n;
      break;
    }
    std::erase_if(d.cards, [](const auto& card) { return card.second == 0; });
  }
  // The cards of the deck have been drafted too.
  void from() {
    Deck& d = out_.deck;
    const auto wrong = [&](Phrase why) { out_.unread.push_back({drafted_line_, "", why}); };
    if (drafted_line_ == 0) return;
    if (d.pool != 0) return d.from.clear(), wrong({"lotr_tcg.list.why.pool_drafted", {}});
    for (const auto& card : unlent_cards(c_, d)) d.from.push_back(card);
    arrange(c_, d);
    for (auto& [print, n] : d.from)
      if (n > kMostDrafted)
        n = kMostDrafted, wrong(about("lotr_tcg.list.why.many_drafted", print).number("most", kMostDrafted));
  }

  const Catalog& c_;
  const CardNames& names_;
  DeckReading out_;
  int number_ = 0;
  std::string_view whole_;
  Heading section_ = Heading::none;
  int drafted_line_ = 0;  // the last one that says so; 0: the deck was not drafted
  bool bearer_named_ = false;
};

}  // namespace

void CardNames::add(const Catalog& c, const effects::Say& say) {
  for (int print = 0; print < static_cast<int>(c.prints.size()); ++print) {
    const std::string name = say({c.facts(print).key, {}});
    const std::size_t comma = name.find(',');
    names_.push_back({folded(name), comma == std::string::npos ? "" : folded(name.substr(0, comma)), print});
  }
  for (const auto& [key, heading] : kHeadings) {
    const std::string words = say({key, {}});
    for (std::size_t from = 0; from <= words.size();) {
      const std::size_t end = std::min(words.find('|', from), words.size());
      headings_.emplace_back(folded(std::string_view(words).substr(from, end - from)), heading);
      from = end + 1;
    }
  }
}

std::vector<int> CardNames::fitting(std::string_view written) const {
  const std::string wanted = folded(written);
  std::vector<int> out;
  if (wanted.empty()) return out;
  const auto take = [&](auto fits) {
    for (const Name& n : names_)
      if (fits(n) && std::find(out.begin(), out.end(), n.print) == out.end()) out.push_back(n.print);
    return !out.empty();
  };
  if (take([&](const Name& n) { return n.whole == wanted; })) return out;
  if (take([&](const Name& n) { return n.title == wanted; })) return out;
  take([&](const Name& n) { return wanted.size() >= 4 && n.whole.starts_with(wanted); });
  return out;
}

int CardNames::near(std::string_view written) const {
  std::vector<std::string_view> known;
  for (const Name& n : names_) known.emplace_back(n.whole);
  const std::string_view found = nearest(folded(written), known);
  const auto at = std::find(known.begin(), known.end(), found);
  return found.empty() ? -1 : names_[static_cast<std::size_t>(at - known.begin())].print;
}

CardNames::Heading CardNames::heading(std::string_view written) const {
  const std::string wanted = folded(written);
  for (const auto& [words, heading] : headings_)
    if (words == wanted && !wanted.empty()) return heading;
  return Heading::none;
}

DeckReading read_list(const Catalog& c, const CardNames& names, std::string_view text) {
  if (auto from_link = read_link(c, text)) return std::move(*from_link);
  return ListReader(c, names).read(text);
}

namespace {

// What was drafted and is not in the deck.
std::vector<std::pair<int, int>> left_over(const Catalog& c, const Deck& d) {
  std::vector<std::pair<int, int>> out = d.from;
  for (const auto& [card, many] : unlent_cards(c, d))
    for (auto& [print, n] : out)
      if (print == card) n -= many;
  std::erase_if(out, [](const auto& card) { return card.second <= 0; });
  return out;
}

}  // namespace

std::string write_list(const Catalog& c, const Deck& d, std::string_view name, const effects::Say& say) {
  std::string out;
  for (const char letter : name) out += letter == '\n' || letter == '\r' ? ' ' : letter;
  if (!out.empty()) out = "# " + out + "\n";
  const auto first_of = [&](const char* key) {
    const std::string words = say({key, {}});
    return words.substr(0, words.find('|'));
  };
  if (d.pool != 0) out += first_of("lotr_tcg.list.pool") + ": " + std::to_string(d.pool) + "\n";
  const auto heading = [&](const char* key) { out += (out.empty() ? "" : "\n") + first_of(key) + ":\n"; };
  const auto card = [&](int print, int n) {
    if (print >= 0) out += std::to_string(n) + " " + say({c.facts(print).key, {}}) + "\n";
  };
  heading("lotr_tcg.list.ring_bearer"), card(d.ring_bearer, 1);
  heading("lotr_tcg.list.ring"), card(d.ring, 1);
  if (!d.start.empty()) heading("lotr_tcg.list.start");
  for (const int print : d.start) card(print, 1);
  heading("lotr_tcg.list.sites");
  for (const int print : d.sites) card(print, 1);
  for (const Side side : {Side::free_peoples, Side::shadow}) {
    heading(side == Side::shadow ? "lotr_tcg.list.shadow" : "lotr_tcg.list.free");
    for (const auto& [print, n] : d.cards)
      if (c.facts(print).side() == side) card(print, n);
  }
  if (d.from.empty()) return out;
  heading("lotr_tcg.list.drafted");
  for (const auto& [print, n] : left_over(c, d)) card(print, n);
  return out;
}

}  // namespace mathom::lotr_tcg

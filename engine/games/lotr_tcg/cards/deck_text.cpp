#include "games/lotr_tcg/cards/deck_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <utility>

#include "core/folding.h"
#include "core/nearest.h"
#include "games/lotr_tcg/cards/deck_line.h"
#include "games/lotr_tcg/cards/deck_link.h"
#include "games/lotr_tcg/cards/pool.h"

namespace mathom::lotr_tcg {
namespace {

using Heading = CardNames::Heading;

constexpr std::array<std::pair<const char*, Heading>, 12> kHeadings{{
    {"lotr_tcg.list.ring_bearer", Heading::ring_bearer},
    {"lotr_tcg.list.ring", Heading::ring},
    {"lotr_tcg.list.start", Heading::start},
    {"lotr_tcg.list.sites", Heading::sites},
    {"lotr_tcg.list.free", Heading::free_peoples},
    {"lotr_tcg.list.shadow", Heading::shadow},
    {"lotr_tcg.list.pool", Heading::pool},
    {"lotr_tcg.list.drafted", Heading::drafted},
    {"lotr_tcg.list.others", Heading::other},
    {"lotr_tcg.list.name", Heading::name},
    {"lotr_tcg.list.about", Heading::about},
    {"lotr_tcg.list.notes", Heading::notes},
}};

std::string folded(std::string_view words) {
  std::string out;
  for (const std::string& word : folded_words(words)) out += word;
  return out;
}

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
    s = trimmed(s);
    whole_ = s;
    const bool notes = section_ == Heading::notes;
    if (is_rule(s) || pool(s) || (!notes && packed(s)) || heading(s) || notes || count_alone(s)) return;
    for (const std::string_view bullet : {"- ", "* ", "\xE2\x80\xA2", "\xE2\x80\x93 "})
      if (s.starts_with(bullet)) s = trimmed(s.substr(bullet.size()));
    while (s.starts_with("[") && s.ends_with("]")) s = trimmed(s.substr(1, s.size() - 2));
    if (s.starts_with("#")) s.remove_prefix(1);
    const Heading before = section_;
    if (const std::size_t colon = s.find(':'); colon != std::string_view::npos)
      if (const Heading label = label_of(s.substr(0, colon)); label != Heading::none)
        section_ = label, s = trimmed(s.substr(colon + 1));
    if (section_ == Heading::name)
      out_.name = s;
    else if (section_ != Heading::about && section_ != Heading::notes && (section_ == before || !packed(s)))
      card(counted(scan_line(s)));
    section_ = before;
  }
  // "4 copies: Athelas" is a card.
  Heading label_of(std::string_view words) const {
    const bool counts = !words.empty() && words.front() >= '0' && words.front() <= '9';
    return counts ? Heading::none : names_.heading(words);
  }
  // Nothing, or a line of signs between two parts.
  static bool is_rule(std::string_view s) { return s.find_first_not_of("-=*_~. ") == std::string_view::npos; }
  // Where a table was copied, how many stands in a line of its own in front of the name.
  bool count_alone(std::string_view s) {
    if (s.size() != 1 || s[0] < '1' || s[0] > '0' + kMostOfTitle) return false;
    count_above_ = s[0] - '0';
    return true;
  }
  ListLine counted(ListLine line) {
    const int above = std::exchange(count_above_, 0);
    if (above > 0 && !line.counted) line.count = above;
    return line;
  }
  // "Sealed pool: 4711".
  bool pool(std::string_view s) {
    const std::size_t colon = s.find(':');
    if (colon == std::string_view::npos || names_.heading(s.substr(0, colon)) != Heading::pool) return false;
    s = trimmed(s.substr(colon + 1));
    std::uint32_t seed = 0;
    const auto [end, fault] = std::from_chars(s.data(), s.data() + s.size(), seed);
    if (fault != std::errc() || end != s.data() + s.size() || seed < 1 || seed > kMostPool)
      return refuse(Phrase{"lotr_tcg.list.why.pool", {}}.number("most", kMostPool)), true;
    out_.deck.pool = seed;
    return true;
  }
  // A heading, with how many cards stand below it or without; what else follows a colon makes it a label.
  bool is_label(std::string_view s) const {
    const std::size_t colon = s.find(':');
    if (colon == std::string_view::npos) return false;
    const std::string_view rest = trimmed(s.substr(colon + 1));
    const bool counts = rest.find_first_not_of("0123456789 ()") == std::string_view::npos;
    return !rest.empty() && !counts && names_.heading(rest) != Heading::about;
  }
  // Headings change what the lines below are for; a name stands in front of all cards.
  bool heading(std::string_view s) {
    const bool numbered = s.starts_with("#") && s.size() > 1 && s[1] >= '0' && s[1] <= '9';  // "#4 Moria Lake"
    const bool comment = (s.starts_with("#") && !numbered) || s.starts_with("//");
    const bool marked = comment || s.starts_with("=");
    const bool names = s.starts_with("#") && out_.taken == 0 && out_.name.empty() && section_ == Heading::none;
    if (!comment && (scan_line(s).number || is_label(s))) return false;
    while (!s.empty() && std::string_view("#/=[*_ ").find(s.front()) != std::string_view::npos) s.remove_prefix(1);
    while (!s.empty() && std::string_view("=]*_ ").find(s.back()) != std::string_view::npos) s.remove_suffix(1);
    const Heading known = names_.heading(s);
    if (known == Heading::none && !marked && !whole_.ends_with(":")) return false;
    if (known == Heading::none && names)
      out_.name = s;
    else if (known != Heading::name && known != Heading::about && !(comment && known == Heading::none))
      section_ = known;
    bearer_named_ = bearer_named_ || known == Heading::ring_bearer;
    if (known == Heading::drafted) drafted_line_ = number_;
    return true;
  }
  // "bearer|ring|sites|cards", or card numbers with commas between them.
  bool packed(std::string_view s) {
    const auto parts = packed_parts(s);
    const Heading before = section_;
    const bool divided = parts.size() > 2;
    for (std::size_t i = 0; i < parts.size(); ++i)
      for (const std::string_view piece : parts[i]) {
        whole_ = piece;
        if (divided) section_ = i == 0 ? Heading::ring_bearer : Heading::other;
        card(scan_line(piece));
      }
    section_ = before;
    return !parts.empty();
  }

  // A remark in brackets may say what a heading says: "Sam, Son of Hamfast (starting)".
  Heading place_of(const ListLine& line) const {
    for (const std::string_view remark : line.remarks)
      if (const Heading said = names_.heading(remark); said == Heading::start || said == Heading::ring_bearer)
        return said;
    return section_;
  }

  void card(const ListLine& line) {
    const int print = print_of(line);
    if (print < 0) return;
    if (section_ == Heading::drafted) return drafted(print, line.count);
    const CardFacts& f = c_.facts(print);
    const bool numbered = f.type == Type::site && line.count == f.site;  // "7 Anduin Wilderland": its number
    if (line.count < 1 || line.count > 99) return refuse(Phrase{"lotr_tcg.list.why.number", {}});
    const Heading place = place_of(line);
    const bool bears = place == Heading::ring_bearer || (place == Heading::start && can_bear_ring(c_, print));
    if (f.type == Type::site || f.type == Type::ring || bears) {
      if (line.count > 1 && !numbered) return refuse(about("lotr_tcg.list.why.once", print));
      return beside(print, place);
    }
    if (out_.deck.copies(print) + line.count > kMostOfTitle)
      return refuse(about("lotr_tcg.list.why.many", print).number("n", out_.deck.copies(print) + line.count));
    ++out_.taken;
    if (place != Heading::start || f.type != Type::companion)
      return out_.deck.cards.emplace_back(print, line.count), void();
    // Of a unique companion one copy starts, and the others are in the draw deck.
    auto& start = out_.deck.start;
    const auto there = std::count(start.begin(), start.end(), print);
    const auto more = f.unique ? 1 - std::min<std::ptrdiff_t>(there, 1) : line.count;
    start.insert(start.end(), static_cast<std::size_t>(more), print);
    starting_[print] += line.count;
  }
  void drafted(int print, int n) {
    drafted_line_ = number_;
    if (n < 1 || n > kMostDrafted)
      return refuse(Phrase{"lotr_tcg.list.why.number_drafted", {}}.number("most", kMostDrafted));
    ++out_.taken;
    out_.deck.from.emplace_back(print, n);
  }
  // The Ring-bearer, the Ring, a site: each once. Lists name the first two by themselves and with those who start.
  void beside(int print, Heading place) {
    const Type type = c_.facts(print).type;
    Deck& d = out_.deck;
    int* one = type == Type::ring ? &d.ring : type == Type::site ? nullptr : &d.ring_bearer;
    if (one == &d.ring_bearer && !can_bear_ring(c_, print)) return refuse(about("lotr_tcg.list.why.not_bearer", print));
    if (one && *one == print && place == Heading::start) return;
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

  int print_of(const ListLine& line) {
    if (!line.number) return named(line);
    const int print = line.number->set == 1 ? c_.numbered(line.number->number) : -1;
    if (print < 0) return refuse({"lotr_tcg.list.why.code", {}}), -1;
    const std::vector<int> fit = line.name.empty() ? std::vector{print} : fitting(line);
    if (std::find(fit.begin(), fit.end(), print) == fit.end())
      return refuse(about("lotr_tcg.list.why.other_name", print)), -1;
    return print;
  }
  // With what stands in brackets, without it, and without what follows a dash: "Armor - foil".
  std::vector<int> fitting(const ListLine& line) const {
    std::string whole(line.name);
    for (auto remark = line.remarks.rbegin(); remark != line.remarks.rend(); ++remark)
      whole += " " + std::string(*remark);
    if (!line.remarks.empty())
      if (auto fit = names_.named(whole); !fit.empty()) return fit;
    if (auto fit = names_.fitting(line.name); !fit.empty()) return fit;
    if (auto fit = names_.fitting_after_words(line.name); !fit.empty()) return fit;
    for (const std::string_view dash : {" - ", " \xE2\x80\x93 ", " \xE2\x80\x94 "})
      if (const std::size_t at = line.name.rfind(dash); at != std::string_view::npos)
        if (auto fit = names_.named(line.name.substr(0, at)); !fit.empty()) return fit;
    return {};
  }
  int named(const ListLine& line) {
    const std::vector<int> fit = fitting(line);
    if (fit.size() == 1) return fit[0];
    if (fit.empty()) {
      const int near = names_.near(line.name);
      return refuse(near < 0 ? Phrase{"lotr_tcg.list.why.unknown", {}} : about("lotr_tcg.list.why.near", near)), -1;
    }
    Phrase why = about(fit.size() == 2 ? "lotr_tcg.list.why.two" : "lotr_tcg.list.why.several", fit[0]);
    why.word("other", c_.facts(fit[1]).key).number("n", static_cast<std::int64_t>(fit.size()));
    return refuse(why), -1;
  }

  void finish() {
    Deck& d = out_.deck;
    for (const auto& [print, n] : starting_)
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
  int count_above_ = 0;          // in the line above, alone; 0: none
  std::map<int, int> starting_;  // copies that the deck has at least, by print
};

}  // namespace

void CardNames::add(const Catalog& c, const effects::Say& say) {
  const auto each_word = [&](const char* key, auto take) {
    const std::string words = say({key, {}});
    for (std::size_t from = 0; from <= words.size();) {
      const std::size_t end = std::min(words.find('|', from), words.size());
      take(folded(std::string_view(words).substr(from, end - from)));
      from = end + 1;
    }
  };
  each_word("lotr_tcg.list.articles", [&](std::string word) { articles_.push_back(std::move(word)); });
  each_word("lotr_tcg.list.counts", [&](std::string word) { counts_.push_back(std::move(word)); });
  for (const auto& [key, heading] : kHeadings)
    each_word(key, [&](std::string word) { headings_.emplace_back(std::move(word), heading); });
  for (int print = 0; print < static_cast<int>(c.prints.size()); ++print) {
    const std::string name = say({c.facts(print).key, {}});
    const std::size_t comma = name.find(',');
    const bool two = comma != std::string::npos;
    names_.push_back({folded(name), two ? folded(name.substr(0, comma)) : "", two ? folded(name.substr(comma)) : "",
                      bare(name), print});
  }
}

std::string CardNames::bare(std::string_view written) const {
  std::string out;
  bool first = true;
  for (const std::string& word : folded_words(written)) {
    if (!first || std::find(articles_.begin(), articles_.end(), word) == articles_.end()) out += word;
    first = false;
  }
  return out;
}

template <class Fits>
std::vector<int> CardNames::prints(Fits fits) const {
  std::vector<int> out;
  for (const Name& n : names_)
    if (fits(n) && std::find(out.begin(), out.end(), n.print) == out.end()) out.push_back(n.print);
  return out;
}

std::vector<int> CardNames::named(std::string_view written) const {
  const std::string wanted = folded(written);
  return prints([&](const Name& n) { return n.whole == wanted; });
}

std::vector<int> CardNames::fitting(std::string_view written) const {
  const std::string wanted = folded(written);
  std::vector<int> out;
  if (wanted.empty()) return out;
  const auto take = [&](auto fits) { return !(out = prints(fits)).empty(); };
  if (take([&](const Name& n) { return n.whole == wanted; })) return out;
  if (take([&, unarticled = bare(written)](const Name& n) { return n.bare == unarticled; })) return out;
  if (take([&](const Name& n) { return n.title == wanted; })) return out;
  if (take([&](const Name& n) { return n.subtitle == wanted; })) return out;
  take([&](const Name& n) { return wanted.size() >= 4 && n.whole.starts_with(wanted); });
  return out;
}

int CardNames::near(std::string_view written) const {
  std::vector<std::string_view> known;
  for (const Name& n : names_) known.emplace_back(n.bare);
  const std::string_view found = nearest(bare(written), known);
  const auto at = std::find(known.begin(), known.end(), found);
  return found.empty() ? -1 : names_[static_cast<std::size_t>(at - known.begin())].print;
}

std::vector<int> CardNames::fitting_after_words(std::string_view written) const {
  const std::vector<std::string> words = folded_words(written);
  const auto is_number = [](const std::string& word) {
    return word.find_first_not_of("0123456789") == std::string::npos;
  };
  std::size_t from = 0;
  while (from < words.size() &&
         (is_count(words[from]) || is_number(words[from]) || heading(words[from]) == Heading::sites ||
          words[from] == "of" || words[from] == "de" || words[from] == "d" || words[from] == "n"))
    ++from;
  std::string rest;
  for (std::size_t i = from; i < words.size(); ++i) rest += words[i] + " ";
  return from > 0 ? fitting(rest) : std::vector<int>{};
}

bool CardNames::is_count(const std::string& word) const {
  return std::find(counts_.begin(), counts_.end(), word) != counts_.end();
}

CardNames::Heading CardNames::heading(std::string_view written) const {
  std::vector<std::string> words = folded_words(written);
  const auto is_number = [](const std::string& word) {
    return word.find_first_not_of("0123456789") == std::string::npos;
  };
  const auto counts = std::count_if(words.begin(), words.end(), [&](const auto& word) { return is_count(word); });
  const auto numbers = std::count_if(words.begin(), words.end(), is_number);
  if (counts > 0 && numbers < 2 && counts + numbers == static_cast<std::ptrdiff_t>(words.size())) return Heading::about;
  const auto known = [&](std::size_t from) {
    std::string wanted;
    for (std::size_t i = from; i < words.size(); ++i) wanted += words[i];
    const auto found =
        std::find_if(headings_.begin(), headings_.end(), [&](const auto& h) { return h.first == wanted; });
    return found == headings_.end() ? Heading::none : found->second;
  };
  for (; !words.empty(); words.pop_back()) {
    if (const Heading found = known(0); found != Heading::none) return found;
    if (words.size() > 1 && is_number(words[0]))
      if (const Heading found = known(1); found != Heading::none) return found;
    if (!is_number(words.back()) && !is_count(words.back())) break;
  }
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

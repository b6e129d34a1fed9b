#include "games/lotr_tcg/cards/deck_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

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
    if (s.empty() || pool(s) || (!notes && packed(s)) || heading(s) || notes) return;
    for (const std::string_view bullet : {"- ", "* ", "\xE2\x80\xA2", "\xE2\x80\x93 "})
      if (s.starts_with(bullet)) s = trimmed(s.substr(bullet.size()));
    const Heading before = section_;
    if (const std::size_t colon = s.find(':'); colon != std::string_view::npos)
      if (const Heading label = names_.heading(s.substr(0, colon)); label != Heading::none)
        section_ = label, s = trimmed(s.substr(colon + 1));
    if (section_ == Heading::name)
      out_.name = s;
    else if (section_ != Heading::about)
      card(scan_line(s));
    section_ = before;
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
  // Headings change what the lines below are for; a name stands in front of all cards.
  bool heading(std::string_view s) {
    const bool comment = s.starts_with("#") || s.starts_with("//");
    const bool marked = comment || s.starts_with("=") || (s.starts_with("[") && s.ends_with("]"));
    const bool names = s.starts_with("#") && out_.taken == 0 && out_.name.empty() && section_ == Heading::none;
    if (const ListLine card = scan_line(s); card.number && card.name.empty()) return false;  // "[1R72]"
    while (!s.empty() && std::string_view("#/=[*_ ").find(s.front()) != std::string_view::npos) s.remove_prefix(1);
    while (!s.empty() && std::string_view("=]*_ ").find(s.back()) != std::string_view::npos) s.remove_suffix(1);
    const Heading known = names_.heading(s);
    if (known == Heading::none && !marked && !s.ends_with(":")) return false;
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
    out_.deck.start.insert(out_.deck.start.end(), static_cast<std::size_t>(line.count), print);
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
    names_.push_back(
        {folded(name), comma == std::string::npos ? "" : folded(name.substr(0, comma)), bare(name), print});
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

CardNames::Heading CardNames::heading(std::string_view written) const {
  std::vector<std::string> words = folded_words(written);
  const auto is_count = [&](const std::string& word) {
    return word.find_first_not_of("0123456789") == std::string::npos ||
           std::find(counts_.begin(), counts_.end(), word) != counts_.end();
  };
  for (; !words.empty(); words.pop_back()) {
    std::string wanted;
    for (const std::string& word : words) wanted += word;
    for (const auto& [known, heading] : headings_)
      if (known == wanted) return heading;
    if (!is_count(words.back())) break;
  }
  return words.empty() && !folded(written).empty() ? Heading::about : Heading::none;
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

#include "games/lotr_tcg/cards/card_names.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/nearest.h"
#include "games/lotr_tcg/decks/deck_signs.h"

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

bool is_number(const std::string& word) { return word.find_first_not_of("0123456789") == std::string::npos; }

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
  columns_.add(say);
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

bool CardNames::begins_name(std::string_view written) const {
  const std::string wanted = folded(written), unarticled = bare(written);
  return !wanted.empty() && std::any_of(names_.begin(), names_.end(), [&](const Name& n) {
    return n.whole == wanted || n.title == wanted || n.bare == unarticled;
  });
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

// One heading, whole.
CardNames::Heading CardNames::known_heading(std::span<const std::string> words) const {
  std::string wanted;
  for (const std::string& word : words) wanted += word;
  const auto found = std::find_if(headings_.begin(), headings_.end(), [&](const auto& h) { return h.first == wanted; });
  return found == headings_.end() ? Heading::none : found->second;
}
// Several in one line, the longest first: "Free Peoples - Gondor", "Shadow minions". Each says what lies below, and one
// that says where it goes says it for all.
CardNames::Heading CardNames::joined_heading(std::span<const std::string> words) const {
  Heading out = Heading::none;
  for (std::size_t n = words.size(); n > 0; --n) {
    const Heading first = known_heading(words.first(n));
    const bool is_place = first == Heading::start || first == Heading::ring_bearer || first == Heading::sites;
    const bool is_kind = first == Heading::free_peoples || first == Heading::shadow || first == Heading::other;
    if (!is_place && !is_kind) continue;
    if (n == words.size()) return first;
    const Heading rest = joined_heading(words.subspan(n));
    if (rest == Heading::none) continue;
    return is_kind && rest != Heading::other ? rest : first;
  }
  return out;
}

CardNames::Heading CardNames::heading(std::string_view written) const {
  std::vector<std::string> words = folded_words(written);
  const auto counts = std::count_if(words.begin(), words.end(), [&](const auto& word) { return is_count(word); });
  const auto numbers = std::count_if(words.begin(), words.end(), is_number);
  if (counts > 0 && numbers < 2 && counts + numbers == static_cast<std::ptrdiff_t>(words.size())) return Heading::about;
  for (std::span<const std::string> left(words); !left.empty(); left = left.first(left.size() - 1)) {
    const auto unnumbered = left.size() > 1 && is_number(left[0]) ? left.subspan(1) : left;
    for (const auto& some : {left, unnumbered})
      if (const Heading found = known_heading(some); found != Heading::none) return found;
    if (const Heading found = joined_heading(unnumbered); found != Heading::none) return found;
    if (!is_number(left.back()) && !is_count(left.back())) break;
  }
  return Heading::none;
}

}  // namespace mathom::lotr_tcg

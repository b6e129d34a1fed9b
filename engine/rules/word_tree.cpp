#include "rules/word_tree.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mathom {
namespace {

// Where the bracket that opens at `open` is closed.
std::size_t closing_bracket(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) return i;
  }
  return text.size();
}
// Takes the first argument off the list.
std::string_view next_argument(std::string_view& list) {
  std::size_t i = 0;
  while (i < list.size() && list[i] != ',') i = list[i] == '(' ? closing_bracket(list, i) + 1 : i + 1;
  const std::string_view out = list.substr(0, std::min(i, list.size()));
  list.remove_prefix(std::min(i + 1, list.size()));
  return out;
}
int number_in(std::string_view text) {
  int n = 0;
  std::from_chars(text.data(), text.data() + text.size(), n);
  return n;
}
void put_argument(std::string_view argument, Phrase& p) {
  const std::size_t is = argument.find('=');
  if (is == std::string_view::npos || is + 1 == argument.size() || p.args.full()) return;
  const std::string_view name = argument.substr(0, is), value = argument.substr(is + 1);
  switch (value.front()) {
    case '#': p.number(name, number_in(value.substr(1))); return;
    case '@': p.card(name, static_cast<CardDef>(number_in(value.substr(1)))); return;
    case '$': p.seat(name, seat_at(number_in(value.substr(1)))); return;
    default: p.word(name, value);
  }
}

}  // namespace

Phrase phrase_of_words(std::string_view words) {
  const std::size_t open = words.find('(');
  if (open == std::string_view::npos) return {words, {}};
  Phrase p{words.substr(0, open), {}};
  for (std::string_view list = words.substr(open + 1, closing_bracket(words, open) - open - 1); !list.empty();)
    put_argument(next_argument(list), p);
  return p;
}

std::vector<std::string_view> keys_of_words(std::string_view words) {
  const Phrase p = phrase_of_words(words);
  std::vector<std::string_view> out{p.key};
  for (const Arg& a : p.args) {
    if (a.kind != Arg::Kind::word) continue;
    const auto inner = keys_of_words(a.word);
    out.insert(out.end(), inner.begin(), inner.end());
  }
  return out;
}

// --- articles
namespace {

struct Article {
  std::string_view written, masculine, before_vowel, feminine, feminine_before_vowel;
};
constexpr std::array kArticles{Article{"a", "a", "an", "a", "an"},
                               Article{"un", "un", "un", "une", "une"},
                               Article{"ce", "ce", "cet", "cette", "cette"},
                               Article{"le", "le", "l’", "la", "l’"},
                               Article{"tout", "tout", "tout", "toute", "toute"},
                               Article{"tous", "tous les", "tous les", "toutes les", "toutes les"},
                               Article{"de", "de", "d’", "de", "d’"},
                               Article{"que", "que", "qu’", "que", "qu’"},
                               Article{"si", "si", "si", "", ""}};

constexpr std::string_view kVowels = "aeiouAEIOU\xC3";
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
// "de le" and "de les" are one word; of things in the plural, "de des", only "de" is left.
void join_articles(std::string& text, std::size_t at) {
  const auto says = [&](std::string_view words) { return text.compare(at, words.size(), words) == 0; };
  if (says("de le ")) text.replace(at, 6, "du ");
  if (says("de les ")) text.replace(at, 7, "des ");
  if (!says("de des ")) return;
  const std::size_t noun = at + (text.compare(at + 7, 1, "~") == 0 ? 8 : 7);
  const bool vowel = noun < text.size() && kVowels.find(text[noun]) != std::string_view::npos;
  text.replace(at, noun - at, vowel ? "d’" : "de ");
}
void close_article(std::string& text, std::size_t mark) {
  std::size_t from = mark;
  while (from > 0 && is_letter(text[from - 1])) --from;
  const std::string_view word = std::string_view(text).substr(from, mark - from);
  const auto article =
      std::find_if(kArticles.begin(), kArticles.end(), [&](const auto& a) { return a.written == word; });
  if (article == kArticles.end()) return;
  std::size_t noun = mark + 2;
  const bool feminine = noun < text.size() && text[noun] == '~';
  if (feminine) ++noun;
  const bool vowel = noun < text.size() && kVowels.find(text[noun]) != std::string_view::npos;
  const std::string_view as = feminine ? (vowel ? article->feminine_before_vowel : article->feminine)
                              : vowel  ? article->before_vowel
                                       : article->masculine;
  const bool joined = as.empty() || as.ends_with("’");
  text.replace(from, noun - from, std::string(as) + (joined ? "" : " "));
  if (article->written == "de") join_articles(text, from);
}

}  // namespace

void close_articles(std::string& text) {
  for (std::size_t at = text.find("~ "); at != std::string::npos; at = text.find("~ ", at + 1)) close_article(text, at);
  for (std::size_t at = text.find("~~s"); at != std::string::npos; at = text.find("~~s", at)) text.erase(at, 3);
  std::erase(text, '~');
}

void close_article_before(std::string& text, std::size_t name) {
  if (name >= 2 && text.compare(name - 2, 2, "~ ") == 0) close_article(text, name - 2);
}

}  // namespace mathom

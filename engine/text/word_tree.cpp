#include "text/word_tree.h"

#include <algorithm>
#include <charconv>

#include "text/texts.h"

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

bool is_there(std::string_view rule, std::string_view key) { return rule != key && !rule.starts_with('<'); }
std::string rule_of(const LanguageRules& rules, const std::string& key) {
  std::string rule = rules(key);
  return is_there(rule, key) ? rule : std::string();
}
// Where the word begins that ends at `end`. Letters are those of ASCII and what takes two bytes; an apostrophe takes
// three.
std::size_t beginning_of_word(std::string_view text, std::size_t end) {
  const auto is_within = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
  while (end > 0) {
    std::size_t at = end - 1;
    while (at > 0 && is_within(at)) --at;
    const char c = text[at];
    const bool is_plain = end - at == 1 && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'));
    if (!is_plain && end - at != 2) break;
    end = at;
  }
  return end;
}
// The nth of what has `mark` between, or the last.
std::string_view nth(std::string_view list, char mark, int n) {
  for (std::size_t end = list.find(mark); n > 0 && end != std::string_view::npos; end = list.find(mark), --n)
    list.remove_prefix(end + 1);
  return list.substr(0, list.find(mark));
}
// A noun's mark: none, or "~", or that with a digit.
std::size_t mark_length(std::string_view text) {
  if (!text.starts_with('~')) return 0;
  const bool has_digit = text.size() > 1 && text[1] != '1' && text[1] >= '0' && text[1] <= '9';
  return has_digit ? 2 : 1;
}
bool begins_with_vowel(std::string_view noun, const LanguageRules& rules) {
  if (noun.empty()) return false;
  const std::string vowels = rule_of(rules, "language.vowels");
  const auto first = static_cast<unsigned char>(noun[0]);
  const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : 3;
  return vowels.find(noun.substr(0, size)) != std::string::npos;
}
// Puts the form that fits into the place of what stands before the noun.
void put_before(std::string& text, std::size_t from, std::size_t noun, std::string_view forms,
                const LanguageRules& rules) {
  const bool vowel = begins_with_vowel(std::string_view(text).substr(noun), rules);
  const std::string as(nth(forms, '|', vowel ? 1 : 0));
  const bool joined = as.empty() || as.ends_with("’");
  text.replace(from, noun - from, as + (joined ? "" : " "));
}
// "de le" is one word; of things in the plural, "de des", only "de" is left.
void join_articles(std::string& text, std::size_t at, const LanguageRules& rules) {
  const std::string all = rule_of(rules, "language.joined");
  for (std::string_view left = all; !left.empty();) {
    const std::string_view one = left.substr(0, left.find(';'));
    left.remove_prefix(std::min(one.size() + 1, left.size()));
    const std::size_t is = one.find('=');
    if (is == std::string_view::npos || text.compare(at, is, one.substr(0, is)) != 0) continue;
    std::size_t noun = at + is;
    if (noun >= text.size() || text[noun] != ' ') continue;
    ++noun;
    return put_before(text, at, noun + mark_length(std::string_view(text).substr(noun)), one.substr(is + 1), rules);
  }
}
// Before things that bring a word of their own, "~0your Orc", there is no article, nor a number.
bool gives_way(std::string& text, std::size_t mark, const LanguageRules& rules) {
  const std::size_t things = mark + 2;
  if (text.compare(things, 2, "~0") != 0) return false;
  std::size_t from = beginning_of_word(text, mark);
  if (from == mark)
    while (from > 0 && text[from - 1] >= '0' && text[from - 1] <= '9') --from;
  const bool is_number = from < mark && text[from] >= '0' && text[from] <= '9';
  const std::string yielding = " " + rule_of(rules, "language.yielding") + " ";
  const bool yields = from < mark && yielding.find(" " + text.substr(from, mark - from) + " ") != std::string::npos;
  text.erase(things, 2);
  if (is_number || yields) text.erase(from, things - from);
  return is_number || yields;
}
// "verwundet+end~ ~Karte" is "~verwundete Karte": what stands before it meets the noun's gender. A mark alone,
// "Ork-+~ ~3Ding", makes one word of two.
void close_ending(std::string& text, std::size_t plus, std::size_t noun, std::size_t size, std::string_view forms,
                  const LanguageRules& rules) {
  const std::string gender = text.substr(noun, size);
  if (forms.empty())
    text.erase(plus, noun + size - plus);
  else
    put_before(text, plus, noun + size, forms, rules);
  const std::size_t article = plus < 2 ? std::string::npos : text.rfind("~ ", plus - 2);
  text.insert(article == std::string::npos ? 0 : article + 2, gender);
}
void close_article(std::string& text, std::size_t mark, const LanguageRules& rules) {
  if (gives_way(text, mark, rules)) return;
  const std::size_t from = beginning_of_word(text, mark);
  const std::string word = text.substr(from, mark - from);
  const bool is_ending = from > 0 && text[from - 1] == '+';
  const std::string forms = word.empty() ? word : rule_of(rules, "language.article." + word);
  if (forms.empty() && !is_ending) return;
  const std::size_t noun = mark + 2, size = mark_length(std::string_view(text).substr(noun));
  const int gender = size == 0 ? 0 : size == 1 ? 1 : text[noun + 1] - '1';
  if (is_ending) return close_ending(text, from - 1, noun, size, nth(forms, ';', gender), rules);
  put_before(text, from, noun + size, nth(forms, ';', gender), rules);
  join_articles(text, from, rules);
}

}  // namespace

namespace {

void begin_marked_sentences(std::string& text) {
  for (auto at = text.rfind('^'); at != std::string::npos; at = text.rfind('^')) {
    std::string rest = text.substr(at + 1);
    begin_sentence(rest);
    text.replace(at, std::string::npos, rest);
  }
}

}  // namespace

void close_articles_within(std::string& text, const LanguageRules& rules) {
  // From the end: what an article becomes may be what the one before it stands before.
  for (std::size_t at = text.rfind("~ "); at != std::string::npos;
       at = at == 0 ? std::string::npos : text.rfind("~ ", at - 1))
    close_article(text, at, rules);
}

void close_articles(std::string& text, const LanguageRules& rules) {
  close_articles_within(text, rules);
  for (std::size_t at = text.find("~~s"); at != std::string::npos; at = text.find("~~s", at)) text.erase(at, 3);
  for (std::size_t at = text.find('~'); at != std::string::npos; at = text.find('~', at))
    text.erase(at, mark_length(std::string_view(text).substr(at)));
  begin_marked_sentences(text);
}

void leave_out(std::string& text, std::size_t from, std::size_t size) {
  if (from > 0 && text[from - 1] == ' ')
    --from, ++size;
  else if (from + size < text.size() && text[from + size] == ' ')
    ++size;
  text.erase(from, size);
}

void close_article_before(std::string& text, std::size_t name, const LanguageRules& rules) {
  if (name >= 2 && text.compare(name - 2, 2, "~ ") == 0) close_article(text, name - 2, rules);
}

}  // namespace mathom

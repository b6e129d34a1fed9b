#include "rules/game.h"

#include <charconv>

#include "core/json.h"
#include "rules/card_files.h"

namespace mathom {

const CardFiles* Game::card_files() const {
  const CardGame* made_of = cards();
  return made_of ? made_of->files() : nullptr;
}

namespace {

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> out;
  while (!text.empty()) {
    const auto space = text.find(' ');
    if (space != 0) out.push_back(text.substr(0, space));
    if (space == std::string_view::npos) break;
    text.remove_prefix(space + 1);
  }
  return out;
}

// Returns the indices of the options with these words, in this order. Equal words stand for equal cards, first come
// first served.
std::optional<std::vector<std::uint16_t>> order_of(const Game& g, const State& s, const Decision& d,
                                                   std::span<const std::string_view> words) {
  if (words.size() != d.options.size()) return std::nullopt;
  std::vector<std::string> tokens;
  for (const auto& o : d.options) tokens.push_back(g.token(s, d, o));
  std::vector<bool> used(tokens.size(), false);
  std::vector<std::uint16_t> order;
  for (const auto word : words) {
    std::size_t i = 0;
    while (i < tokens.size() && (used[i] || tokens[i] != word)) ++i;
    if (i == tokens.size()) return std::nullopt;
    used[i] = true;
    order.push_back(static_cast<std::uint16_t>(i));
  }
  return order;
}

}  // namespace

int find_option(const Game& g, const State& s, const Decision& d, std::string_view token) {
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (g.token(s, d, d.options[i]) == token) return static_cast<int>(i);
  return -1;
}

std::string choice_token(const Game& g, const State& s, const Decision& d, const Choice& c) {
  if (!d.by_luck()) return g.token(s, d, option_of(d, c));
  if (d.ask == Ask::roll) return "roll " + std::to_string(c.value);
  if (c.order.empty()) return "shuffle " + hex64(c.value);
  std::string out = "shuffle";
  for (const auto i : c.order) out += ' ' + g.token(s, d, d.options[i]);
  return out;
}

std::optional<LuckAnswer> read_luck(const Game& g, const State& s, const Decision& d, std::string_view token) {
  const auto words = words_of(token);
  if (!d.by_luck() || words.empty() || words[0] != (d.ask == Ask::roll ? "roll" : "shuffle")) return std::nullopt;
  if (d.ask == Ask::roll) {
    LuckAnswer a;
    if (words.size() != 2) return std::nullopt;
    const char* const end = words[1].data() + words[1].size();
    const auto read = std::from_chars(words[1].data(), end, a.value);
    return read.ec == std::errc() && read.ptr == end && a.value < d.sides ? std::optional(a) : std::nullopt;
  }
  if (auto order = order_of(g, s, d, std::span(words).subspan(1))) return LuckAnswer{0, std::move(*order)};
  if (words.size() == 2)
    if (const auto number = parse_hex64(words[1])) return LuckAnswer{*number, {}};
  return std::nullopt;
}

}  // namespace mathom

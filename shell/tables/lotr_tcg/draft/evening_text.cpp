#include "shell/tables/lotr_tcg/draft/evening_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "shell/tables/lotr_tcg/book/card_words.h"
#include "text/folding.h"

namespace mathom::lotr_tcg {

namespace {

std::string first_word(const std::string& words) { return words.substr(0, words.find('|')); }

std::string_view trimmed(std::string_view s) {
  while (!s.empty() && (s.front() == ' ' || s.front() == '\t')) s.remove_prefix(1);
  while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\r')) s.remove_suffix(1);
  if (s.ends_with("\xC2\xA0")) return trimmed(s.substr(0, s.size() - 2));  // a space that does not break
  if (s.ends_with("\xE2\x80\xAF")) return trimmed(s.substr(0, s.size() - 3));
  return s;
}

std::vector<std::string_view> parts_of(std::string_view s, char between) {
  std::vector<std::string_view> out;
  for (std::size_t to = s.find(between); to != std::string_view::npos; to = s.find(between)) {
    out.push_back(trimmed(s.substr(0, to)));
    s.remove_prefix(to + 1);
  }
  out.push_back(trimmed(s));
  return out;
}

class EveningReader {
 public:
  EveningReader(const TableHost& host, const CardNames& names) : host_(host), names_(names) {}

  EveningReading read(std::string_view text) {
    for (const std::string_view line : parts_of(text, '\n')) {
      ++line_;
      if (line.starts_with("##"))
        end_list(), begin_player(line);
      else if (!out_.evening.players.empty())
        list_ += std::string(line) + "\n";
      else
        head(line);
    }
    end_list();
    games();
    whole();
    return std::move(out_);
  }

 private:
  Evening& evening() { return out_.evening; }
  void fault(int line, std::string_view text, std::string_view key) { fault_words(line, text, host_.say(key)); }
  void fault_words(int line, std::string_view text, std::string why) {
    out_.faults.push_back({line, std::string(text), std::move(why)});
  }

  // Whether it is a word for this thing in any language.
  bool is_word(std::string_view written, std::string_view key) const {
    const std::string all = host_.say(key);
    for (const std::string_view word : parts_of(all, '|'))
      if (folded_words(std::string(word)) == folded_words(std::string(written))) return true;
    return false;
  }

  // Before the players: the name, the kind and its number, the games.
  void head(std::string_view line) {
    if (line.empty()) return;
    if (line.starts_with('#')) return void(evening().name = std::string(trimmed(line.substr(1))));
    const std::size_t colon = line.find(':');
    const std::string_view word = trimmed(line.substr(0, colon));
    if (colon == std::string_view::npos) return fault(line_, line, "lotr_tcg.evening.why.line");
    const std::string_view rest = trimmed(line.substr(colon + 1));
    if (is_word(word, "lotr_tcg.evening.text.game")) return games_.emplace_back(line_, std::string(rest)), void();
    const bool sealed = is_word(word, "lotr_tcg.evening.text.sealed");
    if (!sealed && !is_word(word, "lotr_tcg.evening.text.draft"))
      return fault(line_, line, "lotr_tcg.evening.why.line");
    evening().kind = sealed ? Evening::Kind::sealed : Evening::Kind::draft;
    std::uint32_t n = 0;
    const auto [end, wrong] = std::from_chars(rest.data(), rest.data() + rest.size(), n);
    if (wrong != std::errc() || end != rest.data() + rest.size() || n < 1 || n > kMostPool)
      return fault(line_, line, "lotr_tcg.evening.why.number");
    evening().number = n, has_number_ = true;
  }

  void begin_player(std::string_view line) {
    std::string_view name = trimmed(line.substr(2));
    Drafter d;
    if (const std::size_t open = name.rfind('['); open != std::string_view::npos && name.ends_with(']'))
      if (is_word(name.substr(open + 1, name.size() - open - 2), "lotr_tcg.evening.text.bot"))
        d.bot = true, name = trimmed(name.substr(0, open));
    d.name = plain_name(name);
    const auto same = [&](const Drafter& other) { return other.name == d.name; };
    if (d.name.empty()) fault(line_, line, "lotr_tcg.evening.why.no_name");
    if (std::any_of(evening().players.begin(), evening().players.end(), same))
      fault(line_, line, "lotr_tcg.evening.why.twice");
    evening().players.push_back(std::move(d));
    list_.clear(), list_line_ = line_;
  }

  void end_list() {
    if (evening().players.empty()) return;
    Drafter& d = evening().players.back();
    const DeckReading read = read_list(printed_cards(), names_, list_);
    for (const UnreadLine& line : read.unread) fault_words(list_line_ + line.number, line.text, host_.say(line.why));
    d.deck = read.deck;
    if (!read.unread.empty()) return;
    const auto wrong = deck_faults(printed_cards(), d.deck);
    d.ready = wrong.empty();
    if (!wrong.empty()) fault_words(list_line_, d.name, lotr_tcg::fault_words(host_, wrong.front()));
  }

  int player_called(std::string_view name) {
    const auto& all = evening().players;
    const auto at = std::find_if(all.begin(), all.end(), [&](const Drafter& d) { return d.name == name; });
    return at == all.end() ? -1 : static_cast<int>(at - all.begin());
  }

  // "Ann, Nadia: Ann": who played, and who won; "-": nobody alone.
  void games() {
    for (const auto& [line, words] : games_) {
      const auto parts = parts_of(words, ':');
      EveningGame g{.id = {}, .over = parts.size() > 1};
      for (const std::string_view name : parts_of(parts[0], ',')) g.players.push_back(player_called(name));
      if (g.over && parts[1] != "-") g.players.push_back(g.winner = player_called(parts[1]));
      const bool known = std::count(g.players.begin(), g.players.end(), -1) == 0;
      if (g.winner >= 0) g.players.pop_back();
      if (!known || parts.size() > 2)
        fault(line, words, "lotr_tcg.evening.why.game");
      else
        evening().games.push_back(std::move(g));
    }
  }

  void whole() {
    const auto n = static_cast<int>(evening().players.size());
    if (!has_number_) fault(1, {}, "lotr_tcg.evening.why.no_number");
    if (n < kLeastDrafters || n > kMostDrafters) fault(line_, {}, "lotr_tcg.evening.why.players");
  }

  const TableHost& host_;
  const CardNames& names_;
  EveningReading out_;
  bool has_number_ = false;
  int line_ = 0, list_line_ = 0;
  std::string list_;
  std::vector<std::pair<int, std::string>> games_;  // read when all players are known
};

}  // namespace

std::string player_words(const TableHost& host, const Evening& e, int player) {
  const std::string& name = e.players[static_cast<std::size_t>(player)].name;
  if (!name.empty()) return name;
  return e.people() == 1 ? host.say("shell.own.you") : host.say("app.seat", {{"n", std::to_string(player + 1)}});
}

std::string kind_words(const TableHost& host, Evening::Kind kind, std::uint32_t number) {
  const bool sealed = kind == Evening::Kind::sealed;
  return host.say(sealed ? "lotr_tcg.evening.sealed.n" : "lotr_tcg.evening.draft.n", {{"n", std::to_string(number)}});
}

std::string write_evening(const TableHost& host, const Evening& e) {
  const auto word = [&](std::string_view key) { return first_word(host.say(key)); };
  std::string out = "# " + e.name + "\n";
  out += word(e.kind == Evening::Kind::sealed ? "lotr_tcg.evening.text.sealed" : "lotr_tcg.evening.text.draft") + ": " +
         std::to_string(e.number) + "\n";
  for (const EveningGame& g : e.games) {
    out += word("lotr_tcg.evening.text.game") + ": ";
    for (std::size_t i = 0; i < g.players.size(); ++i)
      out += (i == 0 ? "" : ", ") + player_words(host, e, g.players[i]);
    if (g.over) out += ": " + (g.winner < 0 ? std::string("-") : player_words(host, e, g.winner));
    out += "\n";
  }
  for (int i = 0; i < static_cast<int>(e.players.size()); ++i) {
    const Drafter& d = e.players[static_cast<std::size_t>(i)];
    out += "\n## " + player_words(host, e, i) + (d.bot ? " [" + word("lotr_tcg.evening.text.bot") + "]" : "") + "\n";
    out += write_list(printed_cards(), d.deck, {}, [&](const Phrase& p) { return host.say(p); });
  }
  return out;
}

EveningReading read_evening(const TableHost& host, const CardNames& names, std::string_view text) {
  return EveningReader(host, names).read(text.substr(0, kMostEveningText));
}

}  // namespace mathom::lotr_tcg

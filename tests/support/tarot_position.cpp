#include "support/tarot_position.h"

#include <cstdlib>
#include <sstream>

#include "games/french_tarot/game.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::test {

using namespace mathom::french_tarot;

std::vector<std::string> words_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> out;
  for (std::string word; in >> word;) out.push_back(word);
  return out;
}

TarotPosition tarot_position(const Json& entry) {
  TarotPosition p;
  p.config = {{"seats", entry["seats"]}, {"options", {{"deals", 1}, {"first_dealer", "seat-0"}}}};
  p.shuffle = std::strtoull(entry["shuffle"].get<std::string>().c_str(), nullptr, 16);
  p.answers = words_of(entry["answers"].get<std::string>());
  return p;
}

std::string tarot_word(const mathom::State& s, const Decision& d, const Option& o) {
  const Verb verb = verb_of(o);
  if (verb == Verb::play || verb == Verb::discard || verb == Verb::call || verb == Verb::keep)
    return card_code(card_of(o));
  const std::string token = french_tarot::game().token(s, d, o);
  return token.substr(token.find(' ') + 1);
}

int tarot_option(const mathom::State& s, const Decision& d, std::string_view word) {
  for (std::size_t i = 0; i < d.options.size(); ++i)
    if (tarot_word(s, d, d.options[i]) == word) return static_cast<int>(i);
  return -1;
}

StatePtr tarot_deal(const TarotPosition& p) {
  StatePtr s = french_tarot::game().initial(p.config);
  Decision d;
  french_tarot::game().decision(*s, d);
  french_tarot::game().apply(*s, d, {p.shuffle, {}}, nullptr);
  return s;
}

StatePtr tarot_replay(const TarotPosition& p, std::string& misfit) {
  StatePtr s = tarot_deal(p);
  Decision d;
  for (const std::string& word : p.answers) {
    french_tarot::game().decision(*s, d);
    const int option = d.over() || d.by_luck() ? -1 : tarot_option(*s, d, word);
    if (option < 0) {
      misfit = word;
      return nullptr;
    }
    french_tarot::game().apply(*s, d, {static_cast<std::uint64_t>(option), {}}, nullptr);
  }
  return s;
}

}  // namespace mathom::test

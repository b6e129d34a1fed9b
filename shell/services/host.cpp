#include "shell/services/host.h"

#include <random>
#include <utility>

#include "rules/registry.h"
#include "shell/services/appearance.h"
#include "shell/services/keeping/kept_games.h"
#include "shell/services/match/playing.h"
#include "shell/services/notices.h"
#include "shell/services/outside.h"
#include "shell/services/page_screen.h"
#include "shell/services/preferences.h"
#include "shell/services/screen_stack.h"
#include "shell/services/words.h"

namespace mathom {

const Texts& Host::texts() const { return use_.words.texts(); }
std::string Host::say(const Phrase& phrase) const { return use_.words.say(phrase); }
std::string Host::say(std::string_view key) const { return use_.words.say(key); }
std::string Host::say(std::string_view key, std::initializer_list<Filling> filling) const {
  return use_.words.say(key, filling);
}
std::string Host::seat_name(SeatId seat) const { return use_.words.seat_name(seat); }
std::string Host::face_of(SeatId seat) const { return use_.words.face_of(seat); }
std::string Host::language() const { return use_.words.language(); }
std::uint32_t Host::chance() const { return std::random_device{}(); }

const ui::Letters& Host::letters() const { return use_.looks.letters(); }
Looks Host::looks() const { return use_.looks.looks(); }
float Host::pace() const { return use_.looks.pace(); }

bool Host::asks_always() const { return use_.preferences.settings().asks_always; }
void Host::ask_always(bool always) {
  Settings s = use_.preferences.settings();
  s.asks_always = always;
  use_.preferences.change(s);
}

// Alone against bots everything can be taken back. With other people only what they have not learnt from.
bool Host::one_touch() const {
  const Match* match = use_.play.match();
  return use_.preferences.settings().one_touch && match && !match->is_directed() && count_people(match->seats()) == 1;
}

void Host::notify(std::string words, ui::Urgency urgency) { use_.notices.notify(std::move(words), urgency); }

void Host::close_page() { use_.screens.pop(); }
void Host::open_page(PagePtr page) { use_.screens.push(page_screen(std::move(page))); }
void Host::set_up(const GameWish& wish) {
  if (const Game* game = find_game(wish.game)) use_.screens.push(set_up_(*game, wish));
}
std::string Host::match_mark() const { return use_.play.mark(); }
std::vector<MarkedGame> Host::marked_games(std::string_view mark) const { return use_.kept.marked(mark); }

std::optional<std::string> Host::kept(std::string_view name) const { return use_.outside.kept(name); }
void Host::keep(std::string_view name, std::string_view text) { use_.outside.keep(name, text); }
void Host::ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) {
  use_.outside.ask_words(request, std::move(then));
}
void Host::offer_file(std::string_view name, std::string_view text) { use_.outside.offer_file(name, text); }
void Host::copy(std::string_view text, std::string done) { use_.outside.copy(text, std::move(done)); }
std::string Host::deck_link(std::string_view word) const { return use_.outside.deck_link(word); }

}  // namespace mathom

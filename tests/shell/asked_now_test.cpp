// What is shown is what is asked about: at every question of random games, in the picture and on the page of words, a
// sentence that stands over the table is of the event or the card that the question is about, and nothing of the
// question before is left. What that is, the engine says (the fact "about", the card that asks) and so does the prompt.
#include <catch2/catch_test_macros.hpp>

#include "core/json.h"
#include "core/rng.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/kit.h"
#include "support/each_game.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

constexpr std::string_view kAsked = "asked/";

class Onlooker {
 public:
  Onlooker(const Game& game, int seats, const std::string& language, bool words, std::uint64_t seed, Faults& faults)
      : stage_(scaled(1, language)), faults_(faults), rng_(seed) {
    stage_.in_words(words);
    stage_.size(390, 844);
    stage_.start(game.info().id, seats, seed);
  }

  // How often something was shown of what is asked about.
  int play(int most) {
    for (int answers = 0; answers < most && session().waiting_for() != SeatId::none; ++answers) {
      stage_.face_question();
      look();
      leave_something();
      // A question with nothing but a pass answers itself, and may have been the last one.
      if (session().waiting_for() == SeatId::none) break;
      if (const auto person = match().people().person_asked()) match().people().show_to(*person);
      const auto n = static_cast<std::uint32_t>(match().view().decision.options.size());
      REQUIRE(match().choose(rng_.below(n)) == Submit::ok);
    }
    return shown_;
  }

 private:
  LocalMatch& match() { return *stage_.use().play.local(); }
  const Session& session() { return match().session(); }
  const Decision& decision() { return match().view().decision; }
  void fault(const std::string& what) {
    faults_.add(what, std::string(session().game().info().id) + ", ply " + std::to_string(session().ply()) +
                          ", question " + std::to_string(decision().why));
  }
  CardDef asking() {
    if (decision().source == CardId::none) return CardDef::hidden;
    // Who is asked sees it: it is the same in every world that they hold possible.
    Rng any(1);
    return session().game().face(*session().game().determinize(match().view().seen, any), decision().source);
  }

  std::string about() {
    if (asking() != CardDef::hidden) return session().game().card_word(asking());
    const Json facts = session().facts();
    const std::string* word = text_member(facts, "about");
    return word ? *word : std::string();
  }

  void look() {
    for (const auto& p : stage_.scene().items()) {
      const std::string& id = p.item.id;
      if (id.starts_with(kAsked)) notice(p, id.substr(kAsked.size(), id.find('/', kAsked.size()) - kAsked.size()));
      if (id == "why/words" || id == "why/list") fault("what was explained of another question is left");
      if (id == "lay_back") fault("what was lifted for another question is lifted");
      if (id == "reading/name") reading(p.item.name);
    }
  }

  void notice(const ui::Scene::Placed& p, const std::string& of) {
    ++shown_;
    if (of != about()) fault("'" + of + "' is shown, and '" + about() + "' is asked about");
    const Phrase prompt = session().prompt();
    for (const Arg& arg : prompt.args) {
      const bool names = arg.name == "for" || (arg.name == "card" && arg.kind == Arg::Kind::card);
      if (!names || p.item.role != ui::Role::text) continue;
      const std::string name = stage_.use().words.say(arg.kind == Arg::Kind::card
                                                          ? session().game().card_name(static_cast<CardDef>(arg.value))
                                                          : Phrase{arg.word, {}});
      if (!p.item.name.starts_with(name)) fault("'" + p.item.name + "' is shown, and the question names " + name);
    }
  }

  // With nothing lifted and no pointer, the card that asks is read.
  void reading(const std::string& name) {
    if (asking() == CardDef::hidden) return;
    ++shown_;
    const std::string asks = stage_.use().words.say(session().game().card_name(asking()));
    // A name that begins a line begins with a capital letter.
    const std::string rest = asks.substr(std::min<std::size_t>(asks.size(), 1));
    if (name.find(rest) == std::string::npos && rest.find(name) == std::string::npos)
      fault("'" + name + "' is read, and " + asks + " asks");
  }

  // Something is lifted or refused before the answer comes by another way.
  void leave_something() {
    const auto& items = stage_.scene().items();
    if (items.empty() || rng_.below(4) != 0) return;
    std::vector<std::string> ids;
    for (const auto& p : items)
      if (stage_.scene().on_top(p) && p.item.role == ui::Role::card && p.reachable()) ids.push_back(p.item.id);
    if (ids.empty()) return;
    const auto ply = session().ply();
    stage_.press(ids[rng_.below(static_cast<std::uint32_t>(ids.size()))]);
    if (session().ply() != ply) match().undo();
  }

  Stage stage_;
  Faults& faults_;
  Rng rng_;
  int shown_ = 0;
};

void watch(const Share& share) {
  if (!kit_of(share.game).table) {
    SUCCEED("it is played on buttons until it has a table");
    return;
  }
  const Game& game = *find_game(share.game);
  Faults faults;
  int shown = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const bool first = share.part == 0;
    const int seats = first ? game.info().usual_seats : game.info().most_seats;
    shown += Onlooker(game, seats, spoken(first ? 0 : 1), !first, seed, faults).play(400);
  }
  // These games have cards or events that ask.
  if (share.game != "french_tarot" && share.game != "lotr_tarot") CHECK(shown > 20);
  faults.report();
}

const int kRegistered =
    for_each_game("what is shown is what is asked about", "[walk][asked]", Games::of_the_program, 2, watch);

}  // namespace

TEST_CASE("at each game's questions the table shows what is asked about", "[walk]") { CHECK(kRegistered >= 8); }

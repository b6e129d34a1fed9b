// Whatever moves Sauron or a Hobbit is said before one answers, with the space they come to; of random games.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "core/rng.h"
#include "effects/run/options.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/events.h"
#include "games/lotr_board/state/phases.h"
#include "rules/game_of.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/stage.h"

using namespace mathom;
using namespace mathom::test;
using lotr_board::verb_of;
using lotr_board::what_of;
using mathom::lotr_board::Question;
using mathom::lotr_board::Verb;
using mathom::lotr_board::What;

namespace {

using Rules = GameOf<lotr_board::Rules>;

class Asker {
 public:
  Asker(int seats, std::uint64_t seed, Faults& faults) : faults_(faults), rng_(seed), seats_(seats) {
    stage_.start("lotr_board", seats, seed);
  }

  void play(int most) {
    for (int i = 0; i < most && session().waiting_for() != SeatId::none; ++i) {
      stage_.face_question();
      stage_.settle();
      look();
      if (const auto person = match().people().person_asked()) match().people().show_to(*person);
      const auto n = static_cast<std::uint32_t>(match().view().decision.options.size());
      REQUIRE(match().choose(rng_.below(n)) == Submit::ok);
    }
  }

  int proved() const { return proved_; }

 private:
  LocalMatch& match() { return *stage_.use().play.local(); }
  const Session& session() { return match().session(); }
  const Decision& decision() { return match().view().decision; }

  void look() {
    // On one's turn each card says it when it is lifted.
    if (static_cast<Question>(decision().why) == Question::play) return;
    for (std::size_t i = 0; i < decision().options.size(); ++i) {
      const Option& o = decision().options[i];
      const std::string token = session().token(o);
      const bool refuses = lets_it_happen(o);
      std::string said;
      for (const auto& p : stage_.scene().items())
        if (p.item.offer == token) said += p.item.name + "; " + p.item.description;
      const std::vector<std::string> led = led_to(i, refuses);
      for (const std::string& words : led)
        if (said.find(words) == std::string::npos) fault(token, words);
      // And what is said is so: of a price that is paid together, when the others pay nothing either.
      if ((refuses || o.verb == effects::kYes) && !others_asked_) {
        const bool rolls = before_dice(said);
        if (rolls) look_past_dice(i, refuses, token, said);
        for (const std::string& words : moves_in(said))
          if (std::find(led.begin(), led.end(), words) == led.end() && !rolls) untrue(token, words);
      }
    }
  }

  // What is shown next to a roll is what comes if the roll itself does nothing, and the number of rolls is the one
  // announced.
  void look_past_dice(std::size_t option, bool refuses, const std::string& token, const std::string& said) {
    for (std::uint64_t luck = 1; luck <= 200; ++luck) {
      const auto rolled = after_harmless_rolls(option, refuses, luck);
      if (!rolled) continue;
      ++proved_;
      for (const std::string& words : moves_in(said))
        if (std::find(rolled->moves.begin(), rolled->moves.end(), words) == rolled->moves.end()) untrue(token, words);
      for (const std::string& words : rolled->moves)
        if (said.find(words) == std::string::npos) fault(token, words);
      if (const int n = rolls_in(said); n != rolled->times)
        untrue(token, std::to_string(n) + " rolls, and there were " + std::to_string(rolled->times));
      return;
    }
  }
  struct Rolled {
    std::vector<std::string> moves;
    int times = 0;
  };
  // Nothing: by this luck a roll moves a marker or costs cards, or somebody is asked who might change what comes.
  std::optional<Rolled> after_harmless_rolls(std::size_t option, bool refuses, std::uint64_t luck) {
    const auto branch = session().branch(session().ply(), luck);
    const std::size_t since = branch->event_count();
    std::vector<std::string> before = places(Rules::view(branch->view(only(branch->waiting_for())).seen));
    REQUIRE(branch->submit(branch->waiting_for(), option, branch->ply()) == Submit::ok);
    Rolled out;
    for (int k = 0; k < 30 && branch->waiting_for() != SeatId::none; ++k) {
      std::vector<std::string> now = before;
      if (ends(*branch, since, now, true)) break;
      const Decision d = branch->view(only(branch->waiting_for())).decision;
      if (is_settled(*branch, since) && static_cast<Question>(d.why) != Question::window) break;
      if (static_cast<Question>(d.why) != Question::window && !(refuses && goes_on(d))) break;
      const auto no = std::find_if(d.options.begin(), d.options.end(), lets_it_happen);
      if (no == d.options.end()) return {};
      REQUIRE(branch->submit(branch->waiting_for(), static_cast<std::uint64_t>(no - d.options.begin()),
                             branch->ply()) == Submit::ok);
    }
    for (const Event& e : branch->events_for(kEveryone, since)) {
      if (what_of(e) != What::rolled) continue;
      if (lotr_board::content().faces[static_cast<std::size_t>(e.amount)].symbols > 0) return {};
      ++out.times;
    }
    std::vector<std::string> after = before;
    ends(*branch, since, after, true);
    for (std::size_t i = 0; i < after.size(); ++i)
      if (after[i] != before[i]) out.moves.push_back(after[i]);
    return out;
  }

  // Each "Sauron moves to 9" of the sentence.
  std::vector<std::string> moves_in(const std::string& said) {
    std::vector<std::string> out;
    for (int n = 0; n <= 15; ++n)
      for (int seat = -1; seat < seats_; ++seat)
        for (const char* end : {".", ",", ";", ""}) {
          const std::string words = at_space(seat, n);
          const std::size_t from = said.find(words + end);
          const bool whole =
              from != std::string::npos && (from + words.size() == said.size() ||
                                            !std::isdigit(static_cast<unsigned char>(said[from + words.size()])));
          if (!whole) continue;
          out.push_back(words);
          break;
        }
    return out;
  }
  // A roll that comes first may change all that is said after it.
  static bool before_dice(const std::string& said) { return rolls_in(said) > 0; }
  static int rolls_in(const std::string& said) {
    static const std::regex kRolls(R"((?:(?:a roll|(\d+) rolls) of the die|rolls? the die(?: (\d+) times)?))");
    int n = 0;
    for (std::sregex_iterator it(said.begin(), said.end(), kRolls), end; it != end; ++it) {
      if (it->position() >= 3 && said.compare(static_cast<std::size_t>(it->position()) - 3, 3, "no ") == 0) continue;
      n += (*it)[1].matched ? std::stoi((*it)[1]) : (*it)[2].matched ? std::stoi((*it)[2]) : 1;
    }
    return n;
  }
  void untrue(const std::string& token, const std::string& words) {
    faults_.add(stage_.use().words.say(session().prompt()) + " [" + token.substr(0, token.find(' ')) +
                    "] says what does not come",
                std::to_string(seats_) + " Hobbits, ply " + std::to_string(session().ply()) + ": " + words);
  }

  void fault(const std::string& token, const std::string& words) {
    faults_.add(
        stage_.use().words.say(session().prompt()) + " [" + token.substr(0, token.find(' ')) + "] does not say it",
        std::to_string(seats_) + " Hobbits, ply " + std::to_string(session().ply()) + ": " + words);
  }

  // Neither helps nor steps in.
  static bool lets_it_happen(const Option& o) {
    if (o.verb >= effects::kPick) return o.verb == effects::kNo;
    const Verb verb = verb_of(o);
    return verb == Verb::refuse || verb == Verb::give_up || verb == Verb::pass;
  }

  // What the markers do after this answer, before anything else begins; for one that lets it happen, when all the
  // others do the same.
  std::vector<std::string> led_to(std::size_t option, bool refuses) {
    const auto branch = session().branch(session().ply());
    const std::size_t since = branch->event_count();
    const auto seen = branch->view(only(branch->waiting_for()));
    std::vector<std::string> before = places(Rules::view(seen.seen)), after = before;
    REQUIRE(branch->submit(branch->waiting_for(), option, branch->ply()) == Submit::ok);
    for (int k = 0; refuses && k < 20 && branch->waiting_for() != SeatId::none; ++k) {
      if (ends(*branch, since, after) || is_settled(*branch, since)) break;
      const Decision d = branch->view(only(branch->waiting_for())).decision;
      const auto no = std::find_if(d.options.begin(), d.options.end(), lets_it_happen);
      if (no == d.options.end() || !goes_on(d)) break;
      REQUIRE(branch->submit(branch->waiting_for(), static_cast<std::uint64_t>(no - d.options.begin()),
                             branch->ply()) == Submit::ok);
    }
    after = before;
    ends(*branch, since, after);
    // Somebody else may step in first.
    const Decision then = branch->view(only(branch->waiting_for())).decision;
    others_asked_ = !branch->outcome().over && static_cast<Question>(then.why) == Question::window;
    std::vector<std::string> out;
    for (std::size_t i = 0; i < after.size(); ++i)
      if (after[i] != before[i]) out.push_back(after[i]);
    return out;
  }

  // What comes then is another price.
  static bool is_settled(const Session& s, std::size_t since) {
    const std::vector<Event> events = s.events_for(kEveryone, since);
    return std::any_of(events.begin(), events.end(), [](const Event& e) { return what_of(e) == What::not_paid; });
  }

  // It is still asked about the same thing, if only of somebody else.
  bool goes_on(const Decision& next) {
    const auto now = static_cast<Question>(decision().why), then = static_cast<Question>(next.why);
    const bool pays = now == Question::pay || now == Question::contribute || now == Question::propose;
    return then == now ? now != Question::window : pays && (then == Question::contribute || then == Question::propose);
  }

  std::string at_space(int seat, int n) {
    if (seat < 0) return stage_.use().words.say("lotr_board.table.then_sauron", {{"n", std::to_string(n)}});
    return stage_.use().words.say("lotr_board.table.then_hobbit", {{"name", seat_at(seat)}, {"n", std::to_string(n)}});
  }

  // In words, Sauron last.
  std::vector<std::string> places(const lotr_board::State& s) {
    std::vector<std::string> out;
    for (int seat = 0; seat < seats_; ++seat)
      out.push_back(at_space(seat, s.corruption[static_cast<std::size_t>(seat)]));
    out.push_back(at_space(-1, s.sauron));
    return out;
  }

  // Takes up what has moved. True: something else has begun, which the answer does not speak of; or something has
  // moved, where no roll is awaited besides.
  bool ends(const Session& s, std::size_t since, std::vector<std::string>& at, bool past_rolls = false) {
    bool moved = false;
    for (const Event& e : s.events_for(kEveryone, since)) {
      switch (what_of(e)) {
        case What::sauron: at.back() = at_space(-1, e.amount), moved = true; break;
        case What::corrupt:
        case What::purity:
          at[static_cast<std::size_t>(index(e.who))] = at_space(index(e.who), e.amount), moved = true;
          break;
        case What::eliminated:
          at[static_cast<std::size_t>(index(e.who))] =
              stage_.use().words.say("lotr_board.table.then_meets", {{"name", e.who}});
          break;
        case What::tile:
        case What::turn:
        case What::place:
        case What::action:
        case What::asked:
        case What::pledged:
        case What::paid:
        case What::revealed:
        case What::advanced:
        case What::ruined:
        case What::lost: return true;
        case What::rolled:
          if (past_rolls) break;
          return true;
        // At the end of a conflict it is what the answer speaks of.
        case What::descent:
          if (session().prompt().key.find("conflict") == std::string_view::npos) return true;
          break;
        default: break;
      }
    }
    return moved && !past_rolls;
  }

  Stage stage_;
  Faults& faults_;
  Rng rng_;
  int seats_;
  bool others_asked_ = false;
  int proved_ = 0;  // sentences with a roll in them
};

}  // namespace

TEST_CASE("before an answer that moves Sauron or a Hobbit the player is told to which space", "[lotr_board][outcome]") {
  Faults faults;
  int rolls = 0;
  for (int seats = 2; seats <= 5; ++seats) {
    Asker asker(seats, static_cast<std::uint64_t>(seats), faults);
    asker.play(1500);
    rolls += asker.proved();
  }
  faults.report();
  CHECK(rolls > 20);
}

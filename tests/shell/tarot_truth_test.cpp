// What the tables of the two tarot games say of an answer is so: what a pass leads to, who is winning the trick, what a
// card's side brings. Proved against the engine, in random games.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "core/rng.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/events.h"
#include "games/french_tarot/state/phases.h"
#include "games/lotr_tarot/rules.h"
#include "games/lotr_tarot/state/events.h"
#include "games/lotr_tarot/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

using namespace mathom;
using namespace mathom::test;
namespace tarot = mathom::french_tarot;
namespace ring = mathom::lotr_tarot;

namespace {

std::string where(Stage& stage) {
  const Session& s = stage.use().play.local()->session();
  return std::string(s.game().info().id) + ", ply " + std::to_string(s.ply()) + ", " +
         stage.use().words.say(s.prompt());
}

template <class F>
void at_each(Stage& stage, std::uint64_t seed, int most, F look) {
  Rng rng(seed);
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < most && match.session().waiting_for() != SeatId::none; ++i) {
    stage.face_question();
    if (match.session().waiting_for() == SeatId::none) return;
    look();
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    const auto& options = match.view().decision.options;
    // Most bids by lot are too high for anybody after them to bid.
    const bool bids = options.front().verb == static_cast<std::uint16_t>(tarot::Verb::bid) &&
                      match.game().info().id == "french_tarot" && rng.below(4) != 0;
    REQUIRE(match.choose(bids ? 0 : rng.below(static_cast<std::uint32_t>(options.size()))) == Submit::ok);
  }
}

bool is_bid(const Decision& d) { return d.why == static_cast<std::uint16_t>(tarot::Question::bid); }

// What the bids that are left come to, when everybody passes.
tarot::What when_all_pass(const Session& now, int& others) {
  const auto s = now.branch(now.ply());
  for (others = -1; s->waiting_for() != SeatId::none; ++others) {
    if (!is_bid(s->view(only(s->waiting_for())).decision)) break;
    const auto made = s->event_count();
    REQUIRE(s->submit(s->waiting_for(), 0, s->ply()) == Submit::ok);
    for (const Event& e : s->events_for(kEveryone, made)) {
      const tarot::What what = tarot::what_of(e);
      if (what == tarot::What::passed_out || what == tarot::What::taker) return ++others, what;
    }
  }
  return tarot::What::bid;
}

}  // namespace

TEST_CASE("a pass leads to what is said of it", "[walk][french_tarot][truth]") {
  Faults faults;
  std::map<std::string, int> met;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Stage stage(scaled(1, "en"));
    stage.start("french_tarot", 3 + static_cast<int>(seed % 3), seed);
    at_each(stage, seed, 60, [&] {
      const LocalMatch& match = *stage.use().play.local();
      if (!is_bid(match.view().decision)) return;
      const auto* pass = stage.scene().find("offer/bid pass");
      if (!pass) return;
      int others = 0;
      const tarot::What end = when_all_pass(match.session(), others);
      const char* key = others > 0                       ? "french_tarot.meaning.pass"
                        : end == tarot::What::passed_out ? "french_tarot.meaning.pass.nobody"
                                                         : "french_tarot.meaning.pass.stands";
      ++met[key];
      if (pass->item.description != stage.use().words.say(key))
        faults.add("'" + pass->item.description + "' is said where it should be: " + stage.use().words.say(key),
                   where(stage));
    });
  }
  faults.report();
  CHECK(met.size() == 3);
}

TEST_CASE("a card brings its side what is said of it", "[walk][lotr_tarot][truth]") {
  int free = 0, dark = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Stage stage(scaled(1, "en"));
    stage.start("lotr_tarot", 2 + static_cast<int>(seed % 5), seed);
    LocalMatch& match = *stage.use().play.local();
    Rng rng(seed);
    for (int i = 0; i < 200 && match.session().waiting_for() != SeatId::none; ++i) {
      if (const auto person = match.people().person_asked()) match.people().show_to(*person);
      const Decision d = match.view().decision;
      const Option o = d.options[rng.below(static_cast<std::uint32_t>(d.options.size()))];
      const auto points = [&] { return GameOf<ring::Rules>::view(match.session().view(kEveryone).seen).dark_points; };
      const auto before = points();
      const std::size_t since = match.session().event_count();
      const auto at = std::find(d.options.begin(), d.options.end(), o) - d.options.begin();
      REQUIRE(match.choose(static_cast<std::uint64_t>(at)) == Submit::ok);
      if (d.why != static_cast<std::uint16_t>(ring::Question::turn) || ring::verb_of(o) != ring::Verb::play) continue;
      bool ended = false;
      for (const Event& e : match.session().events_for(kEveryone, since))
        ended = ended || ring::what_of(e) == ring::What::round_dark;
      if (ended) continue;
      const int who = index(d.seat),
                brought = points()[static_cast<std::size_t>(who)] - before[static_cast<std::size_t>(who)];
      const ring::Side side =
          ring::printed_side(GameOf<ring::Rules>::view(match.session().view(kEveryone).seen), ring::card_of(o));
      INFO("seed " << seed << ", " << match.session().token(o));
      free += side == ring::Side::free;
      dark += side == ring::Side::dark;
      if (side == ring::Side::free) CHECK(brought == 0);
      if (side == ring::Side::dark) CHECK((brought == 2 || brought == 3));
    }
  }
  CHECK(free > 20);
  CHECK(dark > 20);
}

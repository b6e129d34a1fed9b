// Companions who ask before they act: agreed with, overruled, pressed to help, and kept out of the record until then.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "rules/brain.h"
#include "rules/registry.h"
#include "session/save.h"
#include "shell/fellowship.h"
#include "shell/puppet.h"

using namespace mathom;
using test::answer_for_nadia;
using test::fellowship;
using test::Puppet;

namespace {

std::unique_ptr<Session> session(std::uint64_t seed = 3, const std::string& options = "{}") {
  Problems problems;
  auto s = Session::create(*find_game("lotr_board"), fellowship(seed, options), problems);
  REQUIRE(problems.text().empty());
  return s;
}

// Until a companion proposes something that `wanted` likes; false: the game is over before.
template <class Wanted>
bool play_to_proposal(LocalMatch& match, Wanted wanted) {
  for (int guard = 0; guard < 3000 && !match.session().outcome().over; ++guard) {
    if (match.proposal()) {
      if (wanted(*match.proposal())) return true;
      REQUIRE(match.companions()->agree());
    } else if (match.bot_to_move()) {
      match.update(true, guard);
    } else {
      answer_for_nadia(match);
    }
  }
  return false;
}
const auto kAny = [](const Proposal&) { return true; };

bool refuses_in(const Session& s) {
  const View v = s.view(only(s.waiting_for()));
  return std::any_of(v.decision.options.begin(), v.decision.options.end(),
                     [&](const Option& o) { return s.game().brain()->politeness(v.seen, v.decision, o).refuses; });
}

}  // namespace

TEST_CASE("a companion who must ask does nothing before somebody agrees", "[companions]") {
  Puppet bots;
  LocalMatch match(session(), bots);
  match.companions()->let_ask(true);
  REQUIRE(play_to_proposal(match, kAny));
  const auto hash = match.session().state_hash();
  const auto ply = match.session().ply();
  const Proposal asked = *match.proposal();
  CHECK(is_player(asked.seat));
  CHECK_FALSE(asked.act.empty());
  CHECK_FALSE(asked.reason.empty());
  for (int frame = 0; frame < 5; ++frame) CHECK_FALSE(match.update(true, 1000 + frame));
  CHECK(match.session().ply() == ply);
  CHECK(match.session().state_hash() == hash);
  REQUIRE(match.companions()->agree());
  CHECK(match.session().ply() > ply);
  CHECK(match.session().log()[ply].seat == asked.seat);
  CHECK_FALSE(match.proposal());
}

TEST_CASE("companions who act do not wait, and those who ask get to the same place when all is agreed to",
          "[companions]") {
  Puppet first, second;
  LocalMatch acts(session(), first), asks(session(), second);
  asks.companions()->let_ask(true);
  int proposals = 0, refusals = 0;
  for (LocalMatch* match : {&acts, &asks})
    for (int guard = 0; match->session().ply() < 200 && guard < 4000 && !match->session().outcome().over; ++guard) {
      if (match->proposal()) {
        if (match == &acts) REQUIRE(match->proposal()->refuses);
        ++(match == &acts ? refusals : proposals);
        REQUIRE(match->companions()->agree());
      } else if (match->bot_to_move()) {
        match->update(true, guard);
      } else {
        answer_for_nadia(*match);
      }
    }
  CHECK(proposals > 20);
  CHECK(proposals > refusals);
  CHECK(acts.session().state_hash() == asks.session().state_hash());
}

TEST_CASE("\"something else\" names the next best each time, never a rejected one, and in the end the first again",
          "[companions]") {
  Puppet bots;
  LocalMatch match(session(), bots);
  match.companions()->let_ask(true);
  const auto several = [&](const Proposal&) {
    return match.session().view(only(match.session().waiting_for())).decision.options.size() > 4;
  };
  REQUIRE(play_to_proposal(match, several));
  const auto ply = match.session().ply();
  const Phrase first = match.proposal()->act;
  std::vector<Phrase> named;
  for (int i = 0; i < 40; ++i) {
    REQUIRE(match.proposal());
    if (i > 0 && match.proposal()->act == first) break;
    CHECK(std::find(named.begin(), named.end(), match.proposal()->act) == named.end());
    named.push_back(match.proposal()->act);
    match.companions()->something_else();
    CHECK_FALSE(match.proposal());
    REQUIRE(match.update(true, 100 + i));
    CHECK(match.session().ply() == ply);
  }
  CHECK(named.size() > 2);
  REQUIRE(match.proposal());
  CHECK(match.proposal()->act == first);
  // The second one is done when it is agreed to.
  match.companions()->something_else();
  REQUIRE(match.update(true, 500));
  REQUIRE(match.proposal()->act == named[1]);
  const std::string wanted = [&] {
    for (const Option& o : match.session().view(only(match.session().waiting_for())).decision.options)
      if (match.session().label(o) == named[1]) return match.session().token(o);
    return std::string();
  }();
  REQUIRE(match.companions()->agree());
  CHECK(match.session().log()[ply].token == wanted);
  CHECK(match.fallbacks() == 0);
}

TEST_CASE("moments at which a companion holds nothing pass without a question", "[companions]") {
  Puppet bots;
  LocalMatch match(session(9), bots);
  match.companions()->let_ask(true);
  int passed = 0, asked = 0;
  for (int guard = 0; match.session().ply() < 400 && guard < 6000 && !match.session().outcome().over; ++guard) {
    const auto ply = match.session().ply();
    if (match.proposal()) {
      ++asked;
      REQUIRE(match.companions()->agree());
    } else if (match.bot_to_move()) {
      match.update(true, guard);
      if (match.session().ply() > ply && match.session().log()[ply].token == "pass") ++passed;
    } else {
      answer_for_nadia(match);
    }
  }
  INFO("ply " << match.session().ply());
  CHECK(asked > 20);
  CHECK(passed > 0);
}

TEST_CASE("a companion who acts but does not help can be pressed to, once", "[companions]") {
  int pressed = 0;
  for (std::uint64_t seed = 1; seed < 12 && pressed < 3; ++seed) {
    Puppet bots;
    LocalMatch match(session(seed), bots);
    if (!play_to_proposal(match, kAny)) continue;
    REQUIRE(match.proposal()->refuses);
    REQUIRE_FALSE(match.proposal()->reason.empty());
    const auto ply = match.session().ply();
    const SeatId who = match.proposal()->seat;
    REQUIRE(refuses_in(match.session()));
    match.companions()->something_else();
    REQUIRE(match.update(true, 77));
    // They do not ask again: it is done.
    REQUIRE(match.session().ply() > ply);
    CHECK(match.session().log()[ply].seat == who);
    CHECK(match.session().log()[ply].token != "refuse");
    CHECK(match.session().log()[ply].token != "no");
    CHECK(match.session().log()[ply].token != "give-up");
    ++pressed;
  }
  CHECK(pressed == 3);
}

TEST_CASE("a companion who was pressed to help is not asked for each part of it", "[companions]") {
  int more = 0;
  for (std::uint64_t seed = 1; seed < 60 && more < 2; ++seed) {
    Puppet bots;
    LocalMatch match(session(seed), bots);
    const auto refuses = [&](const Proposal& p) { return p.refuses; };
    while (more < 2 && play_to_proposal(match, refuses)) {
      const SeatId who = match.proposal()->seat;
      const auto why = match.session().view(only(who)).decision.why;
      match.companions()->something_else();
      int parts = 0;
      for (int i = 0; i < 200; ++i) {
        const bool same = match.session().waiting_for() == who && match.session().view(only(who)).decision.why == why;
        if (!same || match.proposal()) break;
        const auto ply = match.session().ply();
        match.update(true, i);
        parts += match.session().ply() != ply;
      }
      more += parts > 1;
      if (match.session().waiting_for() == who && match.proposal()) {
        INFO("seed " << seed << ", after " << parts << " parts");
        CHECK_FALSE((match.proposal()->refuses && parts > 0));
        REQUIRE(match.companions()->agree());
      }
    }
  }
  CHECK(more >= 1);
}

TEST_CASE("in games of rivals, and among companions alone, nobody asks", "[companions]") {
  Puppet bots;
  LocalMatch rivals(session(3, R"({"competitive": true})"), bots);
  CHECK_FALSE(rivals.companions());
  CHECK_FALSE(play_to_proposal(rivals, kAny));
  auto alone = session();
  alone->reseat(seat_at(0), {"Nadia", "rules", 0});
  LocalMatch watched(std::move(alone), bots);
  CHECK_FALSE(watched.companions());
  for (int i = 0; i < 200 && !watched.session().outcome().over; ++i) {
    watched.update(true, i);
    REQUIRE_FALSE(watched.proposal());
  }
  CHECK(watched.session().ply() > 100);
}

TEST_CASE("when people share the screen anybody may agree, with the cards covered or not", "[companions]") {
  auto shared = session(4);
  shared->reseat(seat_at(1), {"Oleg", "", 1});
  Puppet bots;
  LocalMatch match(std::move(shared), bots);
  match.companions()->let_ask(true);
  int covered = 0, open = 0;
  for (int guard = 0; guard < 4000 && (covered < 2 || open < 2) && !match.session().outcome().over; ++guard) {
    if (match.proposal()) {
      if (covered <= open)
        match.people().cover();
      else
        match.people().show_to(match.people().person() == 0 ? 1 : 0);
      ++(match.covered() ? covered : open);
      const auto ply = match.session().ply();
      REQUIRE(match.proposal());
      REQUIRE(match.companions()->agree());
      CHECK(match.session().log()[ply].seat == SeatId::s2);
    } else if (match.bot_to_move()) {
      match.update(true, guard);
    } else {
      match.people().show_to(*match.people().person_asked());
      answer_for_nadia(match);
    }
  }
  CHECK(covered >= 2);
  CHECK(open >= 2);
}

TEST_CASE("a proposal is not saved; the player who opens the game again is asked the same", "[companions]") {
  Puppet bots;
  LocalMatch match(session(), bots);
  match.companions()->let_ask(true);
  REQUIRE(play_to_proposal(match, kAny));
  const Proposal first = *match.proposal();
  match.companions()->something_else();
  REQUIRE(match.update(true, 5));
  LoadResult loaded = load_save(save_text(match.session()));
  REQUIRE(loaded.status == LoadStatus::ok);
  CHECK(loaded.session->ply() == match.session().ply());
  Puppet others;
  LocalMatch again(std::move(loaded.session), others);
  again.companions()->let_ask(true);
  REQUIRE(play_to_proposal(again, kAny));
  CHECK(*again.proposal() == first);
  CHECK(again.session().ply() == match.session().ply());
}

TEST_CASE("undo goes back past a proposal, and what is agreed to afterwards can be undone too", "[companions]") {
  Puppet bots;
  LocalMatch match(session(), bots);
  match.companions()->let_ask(true);
  REQUIRE(play_to_proposal(match, [&](const Proposal&) { return match.can_undo(); }));
  const Proposal first = *match.proposal();
  const auto ply = match.session().ply();
  REQUIRE(match.undo());
  CHECK_FALSE(match.proposal());
  CHECK(match.session().ply() < ply);
  REQUIRE(match.redo());
  CHECK(match.session().ply() == ply);
  REQUIRE(match.update(true, 9));
  CHECK(*match.proposal() == first);
  REQUIRE(match.companions()->agree());
  CHECK(match.can_undo());
}

TEST_CASE("a worker that repeats a rejected answer is replaced, and the game continues", "[companions]") {
  Puppet bots;
  LocalMatch match(session(), bots);
  match.companions()->let_ask(true);
  REQUIRE(play_to_proposal(match, [&](const Proposal&) {
    return match.session().view(only(match.session().waiting_for())).decision.options.size() > 4;
  }));
  const Phrase first = match.proposal()->act;
  bots.forgets_excluded = true;
  match.companions()->something_else();
  for (int i = 0; i < 50 && !match.proposal(); ++i) match.update(true, 20000 + i);
  REQUIRE(match.proposal());
  CHECK(match.proposal()->act != first);
  CHECK(match.fallbacks() == 1);
}

TEST_CASE("a player who is no longer asked does not wait for a proposal", "[companions]") {
  Puppet bots;
  LocalMatch match(session(), bots);
  match.companions()->let_ask(true);
  REQUIRE(play_to_proposal(match, [](const Proposal& p) { return !p.refuses; }));
  const auto ply = match.session().ply();
  match.companions()->let_ask(false);
  for (int i = 0; i < 3 && match.session().ply() == ply && !match.proposal(); ++i) match.update(true, 30 + i);
  CHECK((match.session().ply() > ply || match.proposal()->refuses));
}

// The written log: who is told what, in which chapter, and what happened since one's last act.
#include "shell/services/match/chronicle.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "ai/bot.h"
#include "rules/registry.h"
#include "session/save.h"
#include "shell/services/match/local_match.h"

using namespace mathom;

namespace {

std::unique_ptr<Session> begin(std::string_view game, int seats, const std::string& options = "{}") {
  SessionSetup setup;
  setup.config_text = "{\"seats\": " + std::to_string(seats) + ", \"options\": " + options + "}";
  setup.seed = 3;
  Problems problems;
  auto s = Session::create(*find_game(game), setup, problems);
  REQUIRE(problems.text().empty());
  return s;
}

void play(Session& s, int answers, std::uint64_t pick = 0) {
  for (int i = 0; i < answers && !s.outcome().over; ++i) {
    const View v = s.view(only(s.waiting_for()));
    const auto n = v.decision.options.size();
    REQUIRE(s.submit(s.waiting_for(), (pick * 7 + static_cast<std::uint64_t>(i)) % n, s.ply()) == Submit::ok);
  }
}

// Until the first card of a trick has been played: the last bid is taken, all else as it comes.
void play_to_tricks(Session& s) {
  for (int guard = 0; guard < 200; ++guard) {
    const View v = s.view(only(s.waiting_for()));
    const auto n = v.decision.options.size();
    const bool bids = s.token(v.decision.options.back()).starts_with("bid");
    REQUIRE(s.submit(s.waiting_for(), bids ? n - 1 : 0, s.ply()) == Submit::ok);
    if (s.log().back().token.starts_with("play")) return;
  }
  FAIL("nobody plays a card");
}

}  // namespace

TEST_CASE("the log tells each seat what its events tell, and nothing of hidden cards", "[chronicle]") {
  for (const char* game : {"french_tarot", "lotr_tarot"}) {
    const auto s = begin(game, 4);
    play(*s, 160, 2);
    for (int seat = -1; seat < 4; ++seat) {
      const SeatMask eyes = seat < 0 ? kNobody : only(seat_at(seat));
      Chronicle log;
      log.follow(*record_of(*s, eyes));
      std::size_t at = 0;
      for (const Event& e : s->events_for(eyes)) {
        const Phrase told = s->game().tell(e);
        if (told.empty()) continue;
        REQUIRE(at < log.lines().size());
        CHECK(log.lines()[at].phrase == told);
        CHECK(log.lines()[at].card == e.face);
        ++at;
      }
      CHECK(at > 20);
      CHECK(at == log.lines().size());
    }
  }
}

TEST_CASE("each line names the table as it left it", "[chronicle]") {
  const auto s = begin("french_tarot", 4);
  play_to_tricks(*s);
  play(*s, 30);
  Chronicle log;
  log.follow(*record_of(*s, only(SeatId::s0)));
  CHECK(log.lines().size() > 20);
  for (const LogLine& line : log.lines()) {
    const auto until = s->branch(line.ply)->events_for(only(SeatId::s0));
    const auto told =
        std::count_if(until.begin(), until.end(), [&](const Event& e) { return s->game().tell(e) == line.phrase; });
    CHECK(told > 0);
  }
}

TEST_CASE("tricks are numbered from one in each deal, and a trick's lines stand in its section", "[chronicle]") {
  const auto s = begin("french_tarot", 4, "{\"deals\": 3}");
  play_to_tricks(*s);
  while (!s->outcome().over && s->ply() < 700) {
    const View v = s->view(only(s->waiting_for()));
    const bool bids = s->token(v.decision.options.back()).starts_with("bid");
    REQUIRE(s->submit(s->waiting_for(), bids ? v.decision.options.size() - 1 : 0, s->ply()) == Submit::ok);
  }
  Chronicle log;
  log.follow(*record_of(*s, kNobody));
  std::set<std::pair<int, int>> sections;
  int played = 0;
  for (const LogLine& line : log.lines()) {
    sections.insert({line.chapter, line.section});
    played += line.kind == EventKind::trick;
    if (line.kind == EventKind::trick) CHECK(line.section >= 1);
    if (line.kind == EventKind::chapter) CHECK(line.section == 0);
    if (line.kind == EventKind::closes) CHECK(line.phrase.args[1].value == line.section);
    CHECK(line.chapter >= 1);
  }
  CHECK(played > 150);
  CHECK(sections.contains({1, 18}));
  CHECK_FALSE(sections.contains({1, 19}));
  CHECK(sections.contains({2, 18}));
}

TEST_CASE("a player who leads answers in the trick that they begin", "[chronicle]") {
  const auto s = begin("french_tarot", 4);
  play_to_tricks(*s);
  play(*s, 30);
  Chronicle log;
  log.follow(*record_of(*s, kEveryone));
  int done = 0, leads = 0;
  for (std::uint32_t ply = 0; ply < s->ply(); ++ply) {
    const auto before = s->branch(ply);
    if (is_player(before->waiting_for()) && before->prompt().key == "french_tarot.ask.lead") {
      const LogLine* line = log.of_answer(ply, before->waiting_for());
      REQUIRE(line);
      CHECK(line->section == done + 1);
      ++leads;
    }
    const auto told = s->branch(ply + 1)->events_for(kEveryone, before->event_count());
    done += static_cast<int>(std::count_if(told.begin(), told.end(),
                                           [&](const Event& e) { return s->game().kind(e) == EventKind::closes; }));
  }
  CHECK(leads > 3);
}

TEST_CASE("what happened since the player's last act lists what others did", "[chronicle]") {
  const auto s = begin("french_tarot", 4);
  play_to_tricks(*s);
  int others = 0, own_acts = 0;
  for (int i = 0; i < 40; ++i) {
    for (int seat = 0; seat < 4; ++seat) {
      Chronicle log;
      log.follow(*record_of(*s, only(seat_at(seat))));
      const std::size_t from = log.since_own_act(*record_of(*s, only(seat_at(seat))));
      for (std::size_t k = from; k < log.lines().size(); ++k)
        if (log.lines()[k].kind == EventKind::trick) {
          ++others;
          CHECK(log.lines()[k].who != seat_at(seat));
        }
      const auto lines = log.lines();
      const auto own = std::count_if(lines.begin(), lines.end(), [&](const LogLine& l) {
        return l.kind == EventKind::trick && l.who == seat_at(seat);
      });
      if (own == 0) continue;
      REQUIRE(from > 0);
      std::size_t last = 0;
      for (std::size_t k = 0; k < lines.size(); ++k)
        if (lines[k].kind == EventKind::trick && lines[k].who == seat_at(seat)) last = k;
      CHECK(from == last + 1);
      ++own_acts;
    }
    play(*s, 1);
  }
  CHECK(others > 100);
  CHECK(own_acts > 100);
}

TEST_CASE("a deal that is thrown in and dealt again keeps its number", "[chronicle]") {
  const auto s = begin("french_tarot", 4);
  for (int i = 0; i < 5; ++i)
    REQUIRE(s->submit(s->waiting_for(), 0, s->ply()) ==
            Submit::ok);  // everybody passes, and the first to speak passes again
  Chronicle log;
  log.follow(*record_of(*s, kNobody));
  const LogLine& last = log.lines().back();
  CHECK(last.chapter == 2);
  CHECK(last.number == 1);
}

TEST_CASE("after an undo the log is read again", "[chronicle]") {
  SessionSetup setup;
  for (int i = 0; i < 4; ++i) setup.seats.push_back({"", "", 0});
  Problems problems;
  LocalMatch match(Session::create(*find_game("french_tarot"), setup, problems), no_bots());
  Chronicle log;
  for (int i = 0; i < 2; ++i) REQUIRE(match.choose(0) == Submit::ok);
  CHECK(log.follow(match));
  const auto before = log.lines().size();
  REQUIRE(match.choose(1) == Submit::ok);
  CHECK_FALSE(log.follow(match));
  CHECK(log.lines().size() > before);
  REQUIRE(match.undo());
  CHECK(log.follow(match));
  CHECK(log.lines().size() == before);
}

TEST_CASE("a filter keeps the chapters and what is asked for", "[chronicle]") {
  const auto s = begin("french_tarot", 4);
  play_to_tricks(*s);
  play(*s, 20);
  Chronicle log;
  log.follow(*record_of(*s, kNobody));
  const auto count = [&](const LogFilter& f) {
    const auto lines = log.lines();
    return std::count_if(lines.begin(), lines.end(), [&](const LogLine& l) { return f.passes(l); });
  };
  const auto all = count({}), cards = count({LogFilter::Kinds::cards, SeatId::none}),
             words = count({LogFilter::Kinds::words, SeatId::none}), one = count({LogFilter::Kinds::all, SeatId::s2});
  CHECK(all == static_cast<std::ptrdiff_t>(log.lines().size()));
  CHECK(cards < all);
  CHECK(words < all);
  CHECK(cards + words == all + 1);  // the one chapter is in both
  CHECK(one < all);
  CHECK(one > 1);
}

namespace {

// The board game among companions, this many answers of it.
std::unique_ptr<Session> among_companions(int seats, int answers) {
  SessionSetup setup;
  setup.config_text = "{\"seats\": " + std::to_string(seats) + "}";
  setup.seed = 12;
  for (int i = 0; i < seats; ++i) setup.seats.push_back({"Hobbit", i == 0 ? "" : "rules", 0});
  Problems problems;
  auto s = Session::create(*find_game("lotr_board"), setup, problems);
  REQUIRE(problems.text().empty());
  for (int i = 0; i < answers && !s->outcome().over; ++i) {
    View v = s->view(only(s->waiting_for()));
    const Decision d = v.decision;
    const std::uint64_t best = think(s->game(), std::move(v.seen), d, *find_bot_level("rules"), s->thinking_seed());
    REQUIRE(s->submit(s->waiting_for(), best, s->ply()) == Submit::ok);
  }
  return s;
}

std::vector<LogLine> said(const Chronicle& log, SeatId who = SeatId::none) {
  std::vector<LogLine> out;
  for (const LogLine& line : log.lines())
    if (line.said && (who == SeatId::none || line.who == who)) out.push_back(line);
  return out;
}

}  // namespace

TEST_CASE("companions say in the log why they do what they do, and people do not", "[chronicle]") {
  const auto s = among_companions(3, 200);
  Chronicle log;
  log.follow(*record_of(*s, only(SeatId::s0)));
  CHECK(said(log, SeatId::s0).empty());
  CHECK(said(log, SeatId::s1).size() > 10);
  CHECK(said(log, SeatId::s2).size() > 10);
  // Next to the deed: the line before it is the deed's, or it is the first of its answer.
  const auto lines = log.lines();
  int next_to_deeds = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (!lines[i].said) continue;
    CHECK(s->log()[lines[i].ply - 1].seat == lines[i].who);
    const bool deed = lines[i - 1].ply == lines[i].ply;
    next_to_deeds += deed;
    if (deed) CHECK(lines[i - 1].who == lines[i].who);
    CHECK(lines[i].card == CardDef::hidden);
  }
  CHECK(next_to_deeds > 10);
}

TEST_CASE("what companions said is the same after saving, for other eyes, and line by line", "[chronicle]") {
  const auto s = among_companions(4, 240);
  Chronicle whole, other, stepwise;
  whole.follow(*record_of(*s, only(SeatId::s0)));
  const LoadResult loaded = load_save(save_text(*s));
  REQUIRE(loaded.status == LoadStatus::ok);
  CHECK(loaded.session->state_hash() == s->state_hash());
  Chronicle after;
  after.follow(*record_of(*loaded.session, only(SeatId::s0)));
  const auto same = [](const LogLine& a, const LogLine& b) {
    return a.ply == b.ply && a.phrase == b.phrase && a.who == b.who;
  };
  const auto a = said(whole), b = said(after);
  REQUIRE(a.size() == b.size());
  CHECK(std::equal(a.begin(), a.end(), b.begin(), same));
  // Others hear the same companions; who looks back and forth loses nothing.
  const auto record = record_of(*s, kNobody);
  for (const SeatMask eyes : {kNobody, only(SeatId::s0), kNobody}) {
    record->look_through(eyes);
    other.follow(*record);
  }
  CHECK(said(other).size() == a.size());
  record->look_through(only(SeatId::s0));
  for (std::uint32_t ply = 0; ply <= record->end(); ++ply) {
    record->seek(ply);
    stepwise.follow(*record);
  }
  const auto c = said(stepwise);
  REQUIRE(c.size() == a.size());
  CHECK(std::equal(a.begin(), a.end(), c.begin(), same));
}

TEST_CASE("an undo takes back what was said too", "[chronicle]") {
  const auto s = among_companions(3, 160);
  Chronicle log;
  log.follow(*record_of(*s, only(SeatId::s0)));
  const std::size_t before = said(log).size();
  for (int i = 0; i < 3; ++i) REQUIRE(s->undo(0));
  log.follow(*record_of(*s, only(SeatId::s0)));
  CHECK(said(log).size() < before);
  CHECK(log.lines().size() > 10);
  for (const LogLine& line : log.lines()) CHECK(line.ply <= s->ply());
}

TEST_CASE("the log shows reasons alone, or all but them", "[chronicle]") {
  const auto s = among_companions(3, 160);
  Chronicle log;
  log.follow(*record_of(*s, only(SeatId::s0)));
  using Kinds = LogFilter::Kinds;
  CHECK(said(log).size() > 10);
  for (const LogLine& line : log.lines()) {
    if (line.kind == EventKind::chapter) continue;
    CHECK(LogFilter{.kinds = Kinds::said}.passes(line) == line.said);
    CHECK(LogFilter{.kinds = Kinds::all}.passes(line));
    if (line.said) CHECK_FALSE(LogFilter{.kinds = Kinds::words}.passes(line));
    if (line.said) CHECK_FALSE(LogFilter{.kinds = Kinds::cards}.passes(line));
  }
}

TEST_CASE("games whose bots say nothing have a log without reasons", "[chronicle]") {
  const auto s = begin("french_tarot", 4);
  for (int i = 1; i < 4; ++i) s->reseat(seat_at(i), {"bot", "rules", 0});
  play(*s, 60, 2);
  Chronicle log;
  log.follow(*record_of(*s, only(SeatId::s0)));
  CHECK(said(log).empty());
}

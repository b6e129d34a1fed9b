// What is shown next to a question belongs to the same moment: the faces of the die, the pale markers on the corruption
// line, the stage of a skirmish, the banner of a combat, a companion's proposal. Checked at every question of random
// games, in the picture and in the text view. asked_now_test.cpp does the same for sentences and cards.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <thread>

#include "core/rng.h"
#include "games/lotr_board/content/content.h"
#include "games/lotr_board/rules.h"
#include "games/lotr_board/state/phases.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/state/table.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/state/events.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/fellowship.h"
#include "shell/inspector.h"
#include "shell/screens/screens.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/lotr_board/forecast.h"
#include "support/amount.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

bool holds(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

std::string said_of(Stage& stage, std::string_view id) {
  const auto* item = stage.scene().find(id);
  return item ? item->item.name : std::string();
}

// What was lifted, armed or opened stays so until the answer comes by another way.
void leave_something(Stage& stage, Rng& rng) {
  if (rng.below(3) != 0) return;
  LocalMatch& match = *stage.use().play.local();
  const auto ply = match.session().ply();
  std::vector<std::string> ids;
  for (const auto& p : stage.scene().items())
    if (stage.scene().on_top(p) && p.reachable() && (p.item.role == ui::Role::card || p.item.offer == "put-on"))
      ids.push_back(p.item.id);
  if (ids.empty()) return;
  stage.press(ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
  if (match.session().ply() != ply) match.undo();
}

// Plays at random, and looks at each question.
template <class F>
void at_each(Stage& stage, std::uint64_t seed, int most, F look) {
  Rng rng(seed);
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < most && match.session().waiting_for() != SeatId::none; ++i) {
    stage.face_question();
    if (match.session().waiting_for() == SeatId::none) return;
    look();
    leave_something(stage, rng);
    if (match.session().waiting_for() == SeatId::none) return;
    if (const auto person = match.people().person_asked()) match.people().show_to(*person);
    REQUIRE(match.choose(rng.below(static_cast<std::uint32_t>(match.view().decision.options.size()))) == Submit::ok);
  }
}

std::string where(Stage& stage) {
  const Session& s = stage.use().play.local()->session();
  return std::string(s.game().info().id) + ", ply " + std::to_string(s.ply()) + ", " +
         stage.use().words.say(s.prompt());
}

namespace board = mathom::lotr_board;

// What the answers of this question lead to, as the engine has it.
class JourneyMoment {
 public:
  JourneyMoment(Stage& stage, Faults& faults) : use_(stage.use()), stage_(stage), faults_(faults) {}

  // Which of a question's forecasts are shown somewhere.
  void look() {
    const View& v = stage_.use().play.local()->view();
    state_ = &GameOf<board::Rules>::view(v.seen);
    now_ = board::Board(*state_);
    forecasts_.clear();
    const bool quiet = stage_.use().play.local()->answers_itself();
    for (const Option& o : v.decision.options)
      if (auto f = board::foresee(*state_, v.decision.seat, o, now_); f && !quiet) forecasts_.push_back(*f);
    // On one's turn the cards are looked at one by one, and nothing is lifted.
    if (static_cast<board::Question>(v.decision.why) == board::Question::play) forecasts_.clear();
    markers();
    faces();
  }
  int markers_shown = 0, faces_shown = 0;

  void look_at(const board::State& s, std::string words, const std::vector<board::Forecast>& all) {
    state_ = &s;
    if (words.ends_with('.')) words.pop_back();
    compare(words, all);
  }

 private:
  void compare(const std::string& words, const std::vector<board::Forecast>& all) {
    for (int n = 0; n <= board::content().corruption_last; ++n) {
      const std::string number = std::to_string(n);
      if (holds(words + ",", use_.words.say("lotr_board.table.then_sauron", {{"n", number}}) + ",") &&
          std::none_of(all.begin(), all.end(), [&](const auto& f) { return f.then.sauron == n; }))
        fault("Sauron would not move to where it is said: " + words);
      for (int seat = 0; seat < state_->seats; ++seat)
        if (holds(words + ",",
                  use_.words.say("lotr_board.table.then_hobbit", {{"name", seat_at(seat)}, {"n", number}}) + ",") &&
            std::none_of(all.begin(), all.end(),
                         [&](const auto& f) { return f.then.corruption[static_cast<std::size_t>(seat)] == n; }))
          fault("no Hobbit would move to where it is said: " + words);
    }
  }

  void fault(const std::string& what) { faults_.add(what, where(stage_)); }

  void markers() {
    const auto* line = stage_.scene().find("corruption");
    if (!line) return;
    std::string words = line->item.description;
    const bool moves = std::any_of(forecasts_.begin(), forecasts_.end(),
                                   [&](const board::Forecast& f) { return !f.pays && f.moves(now_); });
    if (words.empty() != !moves)
      fault(moves ? "nothing is shown on the line" : "on the line of another moment: " + words);
    if (words.ends_with('.')) words.pop_back();
    compare(words, forecasts_);
    markers_shown += !words.empty();
  }

  void faces() {
    const auto* faces = stage_.scene().find("die/faces");
    if (!faces) return;
    ++faces_shown;
    int roller = board::roller_of(*state_);
    for (const board::Forecast& f : forecasts_)
      if (roller < 0 && f.dice > 0) roller = f.roller;
    if (roller < 0) return fault("the faces of a die are shown, and nobody rolls it");
    std::string all;
    for (std::size_t i = 0; i < board::content().faces.size(); ++i) {
      const board::FaceHarm harm = board::harm_of(*state_, static_cast<int>(i), roller);
      const auto say = [&](std::string_view key, int n) { return use_.words.say(Phrase{key, {}}.number("n", n)); };
      all += (all.empty() ? "" : "; ") + (harm.steps > 0    ? say("lotr_board.die.steps", harm.steps)
                                          : harm.cards > 0  ? say("lotr_board.die.cards", harm.cards)
                                          : harm.sauron > 0 ? say("lotr_board.die.sauron", harm.sauron)
                                                            : use_.words.say("lotr_board.die.nothing"));
    }
    if (faces->item.name != use_.words.say("lotr_board.die.faces", {{"what", all}}))
      fault("the faces are not those of who rolls: " + faces->item.name);
  }

  const Services& use_;
  Stage& stage_;
  Faults& faults_;
  const board::State* state_ = nullptr;
  board::Board now_;
  std::vector<board::Forecast> forecasts_;
};

}  // namespace

TEST_CASE("the pale markers and the faces of the die belong to the question", "[walk][asked][lotr_board]") {
  Faults faults;
  int markers = 0, faces = 0;
  const std::uint64_t games = std::max<std::uint64_t>(2, amount(8));
  for (std::uint64_t seed = 1; seed <= games; ++seed)
    for (const bool words : {false, true}) {
      Stage stage(scaled(1, spoken(words ? 1 : 0)));
      stage.in_words(words);
      stage.start("lotr_board", 2 + static_cast<int>(seed % 4), seed);
      JourneyMoment moment(stage, faults);
      at_each(stage, seed, 160, [&] { moment.look(); });
      markers += moment.markers_shown, faces += moment.faces_shown;
    }
  faults.report();
  CHECK(markers > 20);
  CHECK(faces > 20);
}

TEST_CASE("the stage shows the current skirmish", "[walk][asked][lotr_tcg]") {
  namespace tcg = mathom::lotr_tcg;
  Faults faults;
  int shown = 0;
  const std::uint64_t games = std::max<std::uint64_t>(2, amount(12));
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Stage stage(scaled(1, "en"));
    stage.in_words(seed % 2 == 0);
    stage.start("lotr_tcg", seed % 3 == 0 ? 3 : 2, seed);
    at_each(stage, seed, 400, [&] {
      const std::string now = said_of(stage, "stage/now");
      const Session& session = stage.use().play.local()->session();
      const auto& s = GameOf<tcg::Rules>::view(stage.use().play.local()->view().seen);
      if (now.empty()) return;
      if (s.fight < 0) return;
      const int defender = s.skirmishes[s.fight].defender;
      if (defender < 0) return;
      ++shown;
      std::string name = stage.use().words.say(session.game().card_name(s.cards[defender].def));
      name = name.substr(0, name.find(','));
      if (!holds(now, name)) faults.add("'" + now + "' is shown, and " + name + " fights", where(stage));
    });
  }
  faults.report();
  CHECK(shown > 20);
}

namespace {

namespace wr = mathom::war_of_the_ring;

bool begins_combat(const Event& e) {
  return wr::what_of(e) == wr::What::path_combat || wr::what_of(e) == wr::What::battle;
}
bool ends_combat(const Event& e) {
  const wr::What what = wr::what_of(e);
  return what == wr::What::path_held || what == wr::What::path_taken || what == wr::What::path_nobody ||
         what == wr::What::battle_held || what == wr::What::battle_taken;
}

// What the banner may say: the combats since the last answer.
std::set<std::string> combats_since(Stage& stage, std::size_t since) {
  std::set<std::string> out;
  const LocalMatch& match = *stage.use().play.local();
  for (const Event& e : match.events(since))
    if (begins_combat(e) || ends_combat(e) || wr::what_of(e) == wr::What::lost)
      out.insert(stage.use().words.say(match.game().tell(e)));
  return out;
}

// How many strikes the attackers would have needed is said of an attack that was cancelled, so they have not won.
bool says_win_and_need(Stage& stage, std::size_t since, const std::string& told) {
  const std::string left = said_of(stage, "combat/left"),
                    needs = stage.use().words.say("war_of_the_ring.table.combat_needs");
  if (left.empty() || !left.starts_with(needs.substr(0, needs.find(':')))) return false;
  const LocalMatch& match = *stage.use().play.local();
  const std::vector<Event> events = match.events(since);
  return std::any_of(events.begin(), events.end(), [&](const Event& e) {
    const wr::What what = wr::what_of(e);
    return (what == wr::What::path_taken || what == wr::What::battle_taken) &&
           stage.use().words.say(match.game().tell(e)) == told;
  });
}

bool offers_something(Stage& stage) {
  const auto& items = stage.scene().items();
  return std::any_of(items.begin(), items.end(), [](const auto& p) { return !p.item.offer.empty(); });
}

// Until somebody is asked: how often a banner was seen.
int watch_banner(Stage& stage, std::size_t since, Faults& faults) {
  int shown = 0;
  for (int frame = 0; frame < 300; ++frame) {
    stage.wait(150);
    stage.frame();
    const std::string now = said_of(stage, "combat");
    shown += !now.empty();
    if (!now.empty() && !combats_since(stage, since).contains(now))
      faults.add("the banner is of another combat: " + now, where(stage));
    if (!now.empty() && says_win_and_need(stage, since, now))
      faults.add("who won is said to have needed more: " + now, where(stage));
    if (now.empty() && stage.scene().find("curtain/show")) break;
    if (now.empty() && offers_something(stage)) break;
  }
  return shown;
}

}  // namespace

TEST_CASE("the banner of a combat belongs to the current combat", "[walk][asked][war_of_the_ring]") {
  Faults faults;
  int shown = 0, carried = 0;
  const std::uint64_t games = std::max<std::uint64_t>(3, amount(16));
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Settings settings = scaled(1, spoken(seed % 2 == 0 ? 1 : 0));
    settings.speed = Speed::fast;
    Stage stage(settings);
    stage.in_words(seed % 3 == 0);
    stage.start("war_of_the_ring", seed % 2 == 0 ? 4 : 2, seed);
    LocalMatch& match = *stage.use().play.local();
    Rng rng(seed);
    std::size_t since = 0;
    for (int i = 0; i < 120 && match.session().waiting_for() != SeatId::none; ++i) {
      shown += watch_banner(stage, since, faults);
      stage.face_question();
      if (match.session().waiting_for() == SeatId::none) break;
      if (stage.scene().find("combat") && offers_something(stage))
        faults.add("a banner is left over a question", where(stage));
      const CardId source = match.view().decision.source;
      if (const std::string about = said_of(stage, "source"); !about.empty() && source != CardId::none) {
        Rng any(1);
        const CardDef face = match.game().face(*match.game().determinize(match.view().seen, any), source);
        ++carried;
        if (face != CardDef::hidden && !holds(about, stage.use().words.say(match.game().card_name(face))))
          faults.add("'" + about + "' is shown beside a question of another card", where(stage));
      }
      since = match.session().event_count();
      if (const auto person = match.people().person_asked()) match.people().show_to(*person);
      REQUIRE(match.choose(rng.below(static_cast<std::uint32_t>(match.view().decision.options.size()))) == Submit::ok);
    }
  }
  faults.report();
  CHECK(shown > 10);
  CHECK(carried > 10);
}

namespace {

// The companions think on a thread of their own.
bool wait_for_proposal(Stage& stage) {
  LocalMatch& match = *stage.use().play.local();
  for (int i = 0; i < 1500 && !match.session().outcome().over; ++i) {
    stage.settle();
    if (stage.scene().find("proposal/act")) return true;
    if (!match.bot_to_move() && match.session().waiting_for() != SeatId::none) {
      if (!stage.press("curtain/show") && !stage.press("go-on")) answer_for_nadia(match);
      continue;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(3));
    stage.frame();
  }
  return false;
}

void look_at_proposal(Stage& stage, Faults& faults, JourneyMoment& moment) {
  const Services& use = stage.use();
  const LocalMatch& match = *stage.use().play.local();
  const Session& session = match.session();
  const Proposal* p = match.proposal();
  const std::string head = said_of(stage, "proposal/act");
  const auto fault = [&](const std::string& what) { faults.add(what, where(stage) + ": " + head); };
  const SeatId asked = session.waiting_for();
  if (!holds(head, use.words.seat_name(asked))) fault("a proposal of somebody who is not asked");
  if (!p) return;
  if (p->seat != asked) return fault("a proposal of somebody else's moment");
  const View own = session.view(only(asked));
  std::vector<board::Forecast> all;
  const auto& s = GameOf<board::Rules>::view(own.seen);
  bool named = false;
  for (const Option& o : own.decision.options) {
    named = named || session.label(o) == p->act;
    if (auto f = board::foresee(s, asked, o, board::Board(s))) all.push_back(*f);
  }
  if (!named) fault("a proposal of another question");
  if (!p->refuses && !holds(head, use.words.say(p->act))) fault("another act is named than is proposed");
  if (!p->question.empty() && p->question != session.prompt()) fault("another question is named than is asked");
  const std::string reason = said_of(stage, "proposal/reason");
  if (reason != (p->reason.empty() ? std::string() : use.words.say(p->reason))) fault("another reason: " + reason);
  for (const char* id : {"proposal/agree", "proposal/other"})
    if (const auto* item = stage.scene().find(id)) moment.look_at(s, item->item.description, all);
  if (const auto* line = stage.scene().find("corruption")) moment.look_at(s, line->item.description, all);
}

}  // namespace

TEST_CASE("a companion's proposal belongs to their question", "[walk][asked][companions]") {
  Faults faults;
  int looked = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Settings settings = scaled(1, spoken(seed % 2 == 0 ? 1 : 0));
    settings.companions_ask = true;
    Stage stage(settings);
    stage.in_words(seed > 2);
    Problems problems;
    REQUIRE(stage.use().play.start(*find_game("lotr_board"), fellowship(seed), problems));
    stage.use().screens.push(table_screen());
    stage.frame();
    JourneyMoment moment(stage, faults);
    Rng rng(seed);
    for (int i = 0; i < 60 && wait_for_proposal(stage); ++i) {
      look_at_proposal(stage, faults, moment);
      ++looked;
      if (stage.use().play.local()->proposal()) stage.press(rng.below(4) == 0 ? "proposal/other" : "proposal/agree");
      stage.frame();
      if (stage.scene().find("proposal/act")) look_at_proposal(stage, faults, moment);
    }
  }
  faults.report();
  CHECK(looked > 30);
}

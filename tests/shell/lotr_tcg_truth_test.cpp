// What the table of the trading card game says is so: what gold does, what an answer leads to, how a skirmish has come
// out, the numbers of a card that is read.
#include <imgui.h>

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <regex>
#include <set>

#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/state/events.h"
#include "rules/registry.h"
#include "shell/inspector.h"
#include "shell/lessons/course.h"
#include "shell/lotr_tcg_played.h"
#include "shell/screens/screens.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/screen_stack.h"
#include "shell/services/services.h"
#include "shell/services/words.h"
#include "shell/tables/lotr_tcg/pictures/face.h"
#include "shell/ui/cards/card_art.h"

using namespace mathom;
using namespace mathom::test;
using lotr_tcg::Question;
using lotr_tcg::Verb;
using lotr_tcg::What;

namespace {

constexpr std::string_view kTcg = "lotr_tcg";

bool holds(const std::string& words, std::string_view part) { return words.find(part) != std::string::npos; }

void open_lesson_of(Stage& stage, std::string_view id) {
  const auto& all = course_of(kTcg)->lessons;
  const auto it = std::find_if(all.begin(), all.end(), [&](const Lesson& l) { return l.id == id; });
  REQUIRE(it != all.end());
  begin_lesson(stage.use(), *find_game(kTcg), static_cast<std::size_t>(it - all.begin()));
  stage.use().screens.push(table_screen());
  stage.settle();
}
std::string said(Stage& stage, std::string_view id) {
  const auto* item = stage.scene().find(id);
  return item ? item->item.name : std::string();
}
void answer(Stage& stage, std::string_view token) {
  LocalMatch& match = *stage.use().play.local();
  const auto& options = match.view().decision.options;
  const auto it =
      std::find_if(options.begin(), options.end(), [&](const Option& o) { return match.token(o) == token; });
  REQUIRE(it != options.end());
  REQUIRE(match.choose(static_cast<std::uint64_t>(it - options.begin())) == Submit::ok);
  stage.settle();
}

// Answers that many questions at random, and looks at each.
template <class F>
void at_each_question(Played& game, int most, F look) {
  for (int i = 0; i < most && game.match().session().waiting_for() != SeatId::none; ++i) {
    if (const auto person = game.match().people().person_asked()) game.match().people().show_to(*person);
    if (!game.match().answers_itself()) look();
    REQUIRE(game.match().choose(game.pick()) == Submit::ok);
  }
}

bool leaves(const Option& o) {
  return o.verb == effects::kNo || o.verb == effects::kNoMore ||
         (o.verb < effects::kPick && lotr_tcg::verb_of(o) == Verb::pass);
}
std::uint64_t nothing(const Decision& d) {
  const auto it = std::find_if(d.options.begin(), d.options.end(), leaves);
  return it == d.options.end() ? 0 : static_cast<std::uint64_t>(it - d.options.begin());
}

// What is said of an offer, or of the button that answers with it once it is lifted.
std::string outcome_of(Played& game, const std::string& id) {
  const ui::Item item = game.stage.scene().find(id)->item;
  if (!item.description.empty() || item.role != ui::Role::card) return item.description;
  const auto ply = game.match().session().ply();
  if (!game.stage.press(id) || game.match().session().ply() != ply) return {};
  const auto* act = game.stage.scene().find("primary");
  const std::string words = act ? act->item.description : std::string();
  game.stage.press("lay_back");
  return words;
}

// What becomes of everybody in the skirmish when that is answered and nobody does any more.
struct Aftermath {
  std::multiset<std::pair<int, int>> fates;  // what happens to which card
  int beaten = -1;
  friend bool operator==(const Aftermath&, const Aftermath&) = default;
};
Aftermath course_after(const Session& now, std::uint64_t option) {
  const auto s = now.branch(now.ply());
  const std::size_t since = s->event_count();
  const auto seat = s->waiting_for();
  s->submit(seat, option, s->ply());
  Aftermath out;
  const auto over = [&] {
    for (const Event& e : s->events_for(kEveryone, since)) {
      const What what = lotr_tcg::what_of(e);
      if (what == What::phase || what == What::turn || what == What::won_game) return true;
    }
    return s->waiting_for() == SeatId::none;
  };
  for (int i = 0; i < 60 && !over(); ++i) {
    const View v = s->view(only(s->waiting_for()));
    s->submit(s->waiting_for(), nothing(v.decision), s->ply());
  }
  for (const Event& e : s->events_for(kEveryone, since)) {
    const What what = lotr_tcg::what_of(e);
    if (what == What::lost) out.beaten = index(e.who);
    if (what == What::phase || what == What::turn || what == What::won_game) break;
    if (what == What::wounded || what == What::killed || what == What::overwhelmed || what == What::won)
      out.fates.insert({static_cast<int>(what), what == What::won ? e.amount : index(e.card)});
    if (what == What::burdens) out.fates.insert({static_cast<int>(what), e.amount});
  }
  return out;
}

std::vector<std::string> drawn(Stage& stage, const lotr_tcg::FaceLook& look) {
  ImDrawList list(ImGui::GetDrawListSharedData());
  list._ResetForNewFrame();
  list.PushClipRect({0, 0}, {400, 600});
  list.PushTextureID({});
  ui::Scene scene;
  scene.begin({.screen = {0, 0, 400, 600}, .safe = {0, 0, 400, 600}, .draw = &list});
  const ui::Canvas c(scene, stage.use().looks.letters(), 1);
  lotr_tcg::draw_game_card(c.pen(), {10, 10, 320, 448}, look, ui::CardState::plain);
  scene.end();
  std::vector<std::string> out;
  for (const ImDrawVert& v : list.VtxBuffer)
    out.push_back(std::to_string(v.pos.x) + " " + std::to_string(v.pos.y) + " " + std::to_string(v.uv.x) + " " +
                  std::to_string(v.col));
  return out;
}

}  // namespace

TEST_CASE("a golden assignment is never a skirmish that its player would lose", "[lotr_tcg][truth]") {
  static const std::regex numbers("(\\d+) against (\\d+)");
  int golden = 0, plain = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Played game(seed);
    at_each_question(game, 900, [&] {
      const auto why = static_cast<Question>(game.decision().why);
      if (why != Question::defend && why != Question::attack) return;
      game.stage.face_question();
      const bool defends = index(game.match().near_seat()) == game.state().turn;
      std::set<int> minions;
      for (const Option& o : game.decision().options)
        if (lotr_tcg::verb_of(o) == Verb::assign) minions.insert(index(o.subject));
      for (const int minion : minions) {
        if (!game.stage.press("card/" + std::to_string(minion))) continue;
        const auto* act = game.stage.scene().find("primary");
        std::smatch found;
        if (!act || !std::regex_search(act->item.description, found, numbers)) continue;
        const int ours = std::stoi(found[1]), theirs = std::stoi(found[2]);
        INFO(act->item.name << ", " << act->item.description);
        if (act->item.primary) CHECK((defends ? ours > theirs : theirs >= ours));
        ++(act->item.primary ? golden : plain);
        game.stage.press("lay_back");
      }
    });
  }
  CHECK(golden > 0);
  CHECK(plain > 0);
}

TEST_CASE("the lesson of the Ring says what passing leads to", "[lotr_tcg][truth]") {
  Stage stage;
  open_lesson_of(stage, "ring");
  const auto& items = stage.scene().items();
  const auto pass = std::find_if(items.begin(), items.end(), [](const auto& p) { return p.item.name == "Pass"; });
  REQUIRE(pass != items.end());
  CHECK(holds(pass->item.description, "lose the game"));
  for (const auto& p : stage.scene().items())
    if (holds(p.item.offer, "the-one-ring")) CHECK_FALSE(holds(p.item.description, "lose"));
}

TEST_CASE("a card that may respond is named alone, without the card that it responds for", "[lotr_tcg][truth]") {
  Stage stage;
  open_lesson_of(stage, "ring");
  std::string ring;
  for (const auto& p : stage.scene().items())
    if (holds(p.item.offer, "the-one-ring")) ring = p.item.id;
  REQUIRE(stage.press(ring));
  INFO(said(stage, "stage/now"));
  CHECK(said(stage, "stage/now").starts_with("With The One Ring: "));
}

TEST_CASE("an answer that is said to change nothing changes nothing, and one that loses the game says so",
          "[lotr_tcg][truth]") {
  int same = 0, lost = 0, answered = 0;
  for (std::uint64_t seed = 1; seed <= 14; ++seed) {
    Played game(seed, seed % 3 == 0 ? 3 : 2);
    at_each_question(game, 900, [&] {
      if (game.state().fight < 0) return;
      game.stage.face_question();
      const Session& now = game.match().session();
      const auto& options = game.decision().options;
      std::optional<Aftermath> left;
      for (std::size_t i = 0; i < options.size() && i < 6; ++i) {
        const std::string id = game.item_with(now.token(options[i]));
        if (id.empty()) continue;
        const std::string words = outcome_of(game, id);
        if (!leaves(options[i]) && !holds(words, "changes nothing")) continue;
        if (!left) left = course_after(now, nothing(game.decision()));
        INFO("seed " << seed << ", ply " << now.ply() << ", " << now.token(options[i]) << ": " << words);
        if (leaves(options[i])) {
          ++answered;
          CHECK_FALSE(holds(words, "changes nothing"));
          if (holds(words, "the game")) {
            CHECK(left->beaten >= 0);
            ++lost;
          }
          if (left->beaten >= 0 && !words.empty()) CHECK(holds(words, "the game"));
        } else {
          CHECK(course_after(now, i) == *left);
          ++same;
        }
      }
    });
  }
  CHECK(answered > 20);
  CHECK(same > 0);
  CHECK(lost > 0);
}

TEST_CASE("a decided skirmish is shown with its result", "[lotr_tcg][truth]") {
  Settings slow = Stage::at_once();
  slow.speed = Speed::normal;
  Stage stage(slow);
  open_lesson_of(stage, "skirmish");
  for (int i = 0; i < 60; ++i) stage.wait(200), stage.frame();
  answer(stage, "play swordarm-of-the-white-tower");
  bool decided = false;
  int looked = 0;
  for (int i = 0; i < 600 && !stage.scene().find("lesson/next"); ++i) {
    stage.wait(100), stage.frame();
    const std::string now = said(stage, "stage/now");
    for (const Event& e : stage.use().play.local()->events(0)) decided = decided || lotr_tcg::what_of(e) == What::won;
    // Told events lag behind: from the moment at which the log says who won.
    bool told = false;
    for (const auto& p : stage.scene().items())
      told = told || (p.item.id.starts_with("log/") && holds(p.item.name, "wins the skirmish"));
    if (!told || now.empty() || !holds(now, "Skirmish")) continue;
    INFO(now);
    CHECK_FALSE(holds(now, "Open"));
    CHECK(holds(now, "Won by 2"));
    CHECK(holds(now, " 10,"));
    CHECK(holds(now, " 8."));
    ++looked;
  }
  CHECK(decided);
  CHECK(looked > 0);
}

TEST_CASE("a skirmish is never open once it has been decided", "[lotr_tcg][truth]") {
  int looked = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Played game(seed);
    at_each_question(game, 1200, [&] {
      if (game.state().fight < 0) return;
      const lotr_tcg::Table t = lotr_tcg::looking_at(lotr_tcg::catalog_of(game.match().game()), game.state());
      if (t.next_marked(0, lotr_tcg::kWonFight | lotr_tcg::kLostFight) < 0) return;
      game.stage.face_question();
      const std::string now = game.said("stage/now");
      if (now.empty()) return;
      INFO("seed " << seed << ": " << now);
      CHECK_FALSE(holds(now, "Open"));
      CHECK((holds(now, "Won") || holds(now, "Lost")));
      ++looked;
    });
  }
  CHECK(looked > 0);
}

TEST_CASE("a large card has what it costs now, and in play the cost that is printed on it", "[lotr_tcg][truth]") {
  Stage stage;
  stage.frame();
  const auto& c = lotr_tcg::printed_cards();
  for (const int print : {1, 60, 120, 200}) {
    lotr_tcg::FaceLook look;
    look.facts = &c.facts(print), look.print = print;
    look.name = look.title = "Name", look.kind = "Kind", look.text = "Text.";
    look.cost = -1;
    const auto in_play = drawn(stage, look);
    look.cost = look.facts->cost;
    CHECK(in_play == drawn(stage, look));
    lotr_tcg::CardFacts dearer = *look.facts;
    if (dearer.type == lotr_tcg::Type::ring) continue;
    ++dearer.cost;
    look.facts = &dearer, look.cost = -1;
    const auto dearer_in_play = drawn(stage, look);
    CHECK(dearer_in_play != in_play);
    look.facts = &c.facts(print), look.cost = dearer.cost;
    CHECK(dearer_in_play == drawn(stage, look));
  }
}

namespace {

// The card that an item of the table stands for; -1: none, or one that is known by its print alone.
int card_of(const lotr_tcg::Table& t, const std::string& id) {
  const std::string place = id.substr(0, id.find('/')), number = id.substr(id.rfind('/') + 1);
  if (number.empty() || number.find_first_not_of("0123456789") != std::string::npos) return -1;
  if (place == "site") return t.site_at(std::stoi(number));
  return (place == "hand" || place == "card") && std::stoi(number) < t.s.cards.size() ? std::stoi(number) : -1;
}

std::vector<std::string> numbers_to_read(const lotr_tcg::Table& t, int card) {
  const lotr_tcg::CardFacts& f = t.facts(card);
  const bool active = t.base(card) == lotr_tcg::kTable && t.is_active(card);
  std::vector<std::string> out;
  const auto add = [&](int n, const char* words) { out.push_back(std::to_string(n) + words); };
  if (f.type == lotr_tcg::Type::site) add(f.cost, " Shadow number"), add(f.site, " site");
  if (f.is_character()) {
    add(active ? lotr_tcg::strength_of(t, card) : f.strength, " strength");
    add(active ? std::max(0, lotr_tcg::vitality_of(t, card) - t.wounds(card)) : f.vitality, " vitality");
  } else if (f.strength > 0) {
    out.push_back("+" + std::to_string(f.strength) + " strength");
  }
  if (f.type == lotr_tcg::Type::minion) add(f.site, " site number");
  if (f.type == lotr_tcg::Type::ally) add(f.site, " home site");
  if (f.resistance > 0) add(f.resistance, " resistance");
  return out;
}

// What it costs now may be another number than is printed; then both are said.
bool has_cost(const lotr_tcg::CardFacts& f, const std::string& read) {
  if (f.type == lotr_tcg::Type::site || f.type == lotr_tcg::Type::ring) return true;
  const std::string printed = std::to_string(f.cost);
  return holds(read, printed + " twilight cost") || (holds(read, " cost now") && holds(read, " now: " + printed));
}

}  // namespace

TEST_CASE("a card that is read has its numbers and words, wherever it lies", "[lotr_tcg][truth]") {
  std::set<std::string> places;
  int read = 0, asked = 0;
  const auto look = [&](Played& game) {
    if (++asked % 29 != 1) return;
    game.stage.face_question();
    const lotr_tcg::Table t = lotr_tcg::looking_at(lotr_tcg::catalog_of(game.match().game()), game.state());
    std::vector<std::pair<std::string, ui::Rect>> cards;
    for (const auto& p : game.stage.scene().items())
      if (p.item.role == ui::Role::card && p.reachable()) cards.emplace_back(p.item.id, p.visible);
    for (const auto& [id, r] : cards) {
      const int card = card_of(t, id);
      if (card < 0 || !t.known(card)) continue;
      game.stage.post({.kind = ui::Input::Kind::pointer_move, .at = r.centre()});
      game.stage.settle();
      const std::string name = game.stage.use().words.say(game.match().game().card_name(game.state().cards[card].def));
      if (said(game.stage, "reading/name") != name) continue;  // another lies over its middle
      std::string all;
      for (const auto& p : game.stage.scene().items())
        if (p.item.id.starts_with("reading/")) all += p.item.name + "\n";
      INFO(id << ":\n" << all);
      for (const std::string& number : numbers_to_read(t, card)) CHECK(holds(all, number));
      CHECK(has_cost(t.facts(card), all));
      if (t.base(card) != lotr_tcg::kTable)
        for (int k = 0; k < lotr_tcg::kPrintedKeywords; ++k)
          if ((t.facts(card).keywords >> k & 1U) != 0)
            CHECK(holds(all, game.stage.use().words.say(lotr_tcg::keyword_names().key(k))));
      places.insert(id.substr(0, id.find('/')));
      ++read;
    }
  };
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Played game(seed);
    at_each_question(game, 400, [&] { look(game); });
  }
  CHECK(read > 100);
  for (const char* place : {"hand", "card", "site"}) CHECK(places.contains(place));
}

TEST_CASE("the text of a card that is shown large is written once", "[lotr_tcg][truth]") {
  Stage stage;
  stage.frame();
  int whole = 0;
  const auto& c = lotr_tcg::printed_cards();
  for (int print = 0; print < lotr_tcg::kPrints; ++print) {
    lotr_tcg::FaceLook look;
    look.facts = &c.facts(print), look.print = print;
    look.name = look.title = "Aragorn, King in Exile", look.kind = "Gondor · companion · Man";
    look.text = find_game(kTcg)->card_text(static_cast<CardDef>(print),
                                           [&](const Phrase& p) { return stage.use().words.say(p); });
    whole += lotr_tcg::whole_from(stage.use().looks.letters(), look) <= 320;
  }
  CHECK(whole > lotr_tcg::kPrints * 3 / 4);  // of the others the words stand below the card alone
}

TEST_CASE("the header says who acts in whose turn", "[lotr_tcg][truth]") {
  int others = 0;
  Played game(4);
  at_each_question(game, 600, [&] {
    if (game.state().stage != lotr_tcg::Stage::playing) return;
    game.stage.face_question();
    const int acts = index(game.decision().seat);
    const std::string title = game.said("title");
    INFO(title);
    CHECK(holds(title, acts == game.state().turn ? " · " : " in "));
    others += acts != game.state().turn;
  });
  CHECK(others > 5);
}

TEST_CASE("nobody is told that others play on when the game is over", "[lotr_tcg][truth]") {
  Settings slow = Stage::at_once();
  slow.speed = Speed::fast;
  Played game(6, 2, slow);
  for (int i = 0; i < 3000 && game.match().session().waiting_for() != SeatId::none; ++i) {
    if (const auto person = game.match().people().person_asked()) game.match().people().show_to(*person);
    REQUIRE(game.match().choose(game.pick()) == Submit::ok);
    if (i % 40 == 0) game.stage.frame();
  }
  for (int i = 0; i < 4000 && !game.stage.scene().find("account/title"); ++i) {
    game.stage.wait(150), game.stage.frame();
    CHECK_FALSE(holds(game.said("prompt"), "play on"));
  }
}

TEST_CASE("the log says what a pass ends", "[lotr_tcg][truth]") {
  Played game(2);
  int ended = 0;
  at_each_question(game, 500, [&] {
    const auto& options = game.decision().options;
    const auto s = game.match().session().branch(game.match().session().ply());
    const std::string prompt(s->prompt().key);
    if (prompt != "lotr_tcg.ask.act.fellowship" && prompt != "lotr_tcg.ask.act.shadow") return;
    for (std::size_t i = 0; i < options.size(); ++i) {
      if (s->token(options[i]) != "pass") continue;
      const std::size_t since = s->event_count();
      s->submit(s->waiting_for(), i, s->ply());
      for (const Event& e : s->events_for(kEveryone, since)) {
        if (lotr_tcg::what_of(e) != What::passed) continue;
        const std::string words = game.stage.use().words.say(s->game().tell(e));
        INFO(prompt << ": " << words);
        CHECK(holds(words, "phase"));
        ++ended;
        break;
      }
      break;
    }
  });
  CHECK(ended > 3);
}

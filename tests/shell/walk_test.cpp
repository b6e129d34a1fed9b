// Each question of random games as a newcomer meets it: what asks can be read, nothing lies over what it is about,
// buttons name deeds, whatever is lifted can be laid back, and no index is covered. It knows no game.
#include <catch2/catch_test_macros.hpp>
#include <iterator>
#include <map>
#include <regex>

#include "core/rng.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/tables/kit.h"
#include "shell/ui/canvas.h"
#include "support/each_game.h"
#include "support/spoken.h"

using namespace mathom;
using namespace mathom::test;

namespace {

using Placed = ui::Scene::Placed;
constexpr Size kLooked[] = {{1280, 800}, {390, 844}, {844, 390}, {1920, 1080}};
constexpr float kLines = 66;  // three lines of a card's text
constexpr float kPad = 6;     // of a panel, around its buttons

// Says nothing of what happens when it is pressed.
bool names_no_deed(const std::string& name) {
  static const std::regex empty("(yes|no|oui|non|ok|(yes|oui), .*|option \\d+|\\d+|\\d+ (of|sur) \\d+ .*|.*<.*>.*)",
                                std::regex::icase);
  return name.empty() || std::regex_match(name, empty);
}

// Says how many are still to be chosen, or still missing.
bool counts_down(const std::string& words) {
  static const std::regex counts(".*\\b(still|left|encore|manque)\\b.*", std::regex::icase);
  return std::regex_match(words, counts) && words.find_first_of("0123456789") != std::string::npos;
}

class Newcomer {
 public:
  Newcomer(const Game& game, int seats, const std::string& language, Faults& faults)
      : stage_(scaled(1, language)), faults_(faults), rng_(static_cast<std::uint64_t>(seats)), seats_(seats) {
    stage_.draws();
    stage_.start(game.info().id, seats, 11);
  }

  void play(int most) {
    for (int answers = 0; answers < most && match().session().waiting_for() != SeatId::none; ++answers) {
      stage_.size(1280, 800);
      if (seen_[decision().why] < 2 && (seen_[decision().why] == 0 || answers % 5 == 0)) look();
      if (const auto person = match().people().person_asked()) match().people().show_to(*person);
      const auto n = static_cast<std::uint32_t>(match().view().decision.options.size());
      REQUIRE(match().choose(rng_.below(n)) == Submit::ok);
    }
  }
  int questions() const { return static_cast<int>(seen_.size()); }

 private:
  LocalMatch& match() { return *stage_.use().play.local(); }
  const Decision& decision() { return match().view().decision; }
  const std::vector<Placed>& items() { return stage_.scene().items(); }
  void fault(const std::string& what) {
    const Session& s = match().session();
    faults_.add(what, std::string(s.game().info().id) + " with " + std::to_string(seats_) + ", ply " +
                          std::to_string(s.ply()) + ", question " + std::to_string(decision().why) + ", " + size_);
  }

  void look() {
    ++seen_[decision().why];
    stage_.face_question();
    for (const Size s : kLooked) {
      size_ = name_of(s, 1);
      stage_.size(s.w, s.h);
      stage_.settle();
      readable();
      uncovered();
      deeds();
      indices();
      plain();
      chips();
    }
    size_ = name_of(kLooked[0], 1);
    stage_.size(1280, 800);
    stage_.settle();
    way_back();
  }

  // The card that asks lies open next to the question, its sentence in view.
  void readable() {
    if (decision().source == CardId::none) return;
    if (!stage_.scene().find("reading/name")) return fault("the card that asks cannot be read");
    for (const Placed& p : items()) {
      if (!p.item.id.starts_with("reading/text/")) continue;
      const ui::Rect shown = p.item.rect.intersect(p.clip);
      if (shown.h < std::min(p.item.rect.h, kLines) - kTrembling && p.scroll < 0)
        fault("the text of the card that asks is cut");
      if (p.scroll >= 0 && p.clip.h < kLines) fault("the text of the card that asks has less room than three lines");
      const bool first = p.item.id == "reading/text/0" && stage_.scene().safe().h > ui::kLow;
      if (first && shown.h < std::min(p.item.rect.h, kLines) - kTrembling)
        fault("the text of the card that asks begins out of sight");
    }
  }

  // What can be answered with, and what may be read meanwhile, under no panel.
  void uncovered() {
    for (const Placed& over : items()) {
      if (over.item.z < 1 || !stage_.scene().on_top(over)) continue;
      // A word that explains itself lies in its sentence, and what it says comes and goes with the pointer.
      if (over.item.role == ui::Role::link || over.item.id.starts_with("word/")) continue;
      const ui::Rect panel = ui::grown(over.item.rect, kPad);
      for (const Placed& p : items()) {
        const bool subject = !p.item.offer.empty() || p.item.id.starts_with("reading/") || p.item.id == "prompt";
        if (!subject || p.item.z > 0 || p.layer != over.layer) continue;
        const ui::Rect both = panel.intersect(p.item.rect).intersect(p.clip);
        if (both.w > 2 && both.h > 2) fault(kind_of(over.item) + " lies over " + kind_of(p.item));
      }
    }
  }

  void deeds() {
    for (const Placed& p : items()) {
      if (!stage_.scene().on_top(p) || (p.item.offer.empty() && p.item.id != "primary")) continue;
      const std::string& deed = p.item.act.empty() ? p.item.name : p.item.act;
      if (names_no_deed(deed)) fault("'" + deed + "' names no deed");
    }
  }

  // No signs for editors, no gap where a word was left out, no key in place of a sentence.
  void plain() {
    static const std::regex raw("\\*\\w|\\w\\*|\\w  \\w|<\\w+\\.\\w+>");
    for (const Placed& p : items())
      for (const std::string* words : {&p.item.name, &p.item.description})
        if (std::regex_search(*words, raw)) fault("not as it is read: " + *words);
  }

  // What is written on a chip of the strip stands on it.
  void chips() {
    const ui::Letters& letters = stage_.use().looks.letters();
    for (const Placed& p : items()) {
      if (!p.item.id.starts_with("strip/") || p.item.rect.w <= ui::kTouch + 1 || p.item.name.size() > 40) continue;
      if (p.item.id.find_first_not_of("0123456789", 6) != std::string::npos) continue;
      const float wide = p.item.rect.w - 8, high = p.item.rect.h - 8;
      if (!letters.fits({ui::Face::text, ui::kLeastType}, p.item.name, wide, high) && !is_card_chip(p))
        fault("a chip is too small for " + p.item.name);
    }
  }
  // Chips of cards are narrow: their card and their seat are seen.
  static bool is_card_chip(const Placed& p) { return p.item.rect.w <= ui::kTouch + 31; }

  // Where the index of a card in the hand stands, no card that is drawn later lies.
  void indices() {
    for (std::size_t i = 0; i < items().size(); ++i) {
      const Placed& p = items()[i];
      if (p.item.role != ui::Role::card || stage_.scene().part_of(p) != ui::Part::hand) continue;
      const ui::Rect& r = p.item.rect;
      const ui::Rect index = ui::grown({r.x, r.y, std::min(kStrip, r.w), r.h * 0.35f}, -kTrembling);
      for (std::size_t k = i + 1; k < items().size(); ++k)
        if (items()[k].item.role == ui::Role::card && items()[k].layer == p.layer &&
            items()[k].item.rect.overlaps(index))
          fault("the index of a card in the hand is covered");
    }
  }

  std::string prompt() {
    const Placed* words = stage_.scene().find("prompt");
    return words ? words->item.name : std::string();
  }

  std::vector<std::string> chosen() {
    std::vector<std::string> out;
    for (const Placed& p : items())
      if (p.item.selected && !p.item.offer.empty()) out.push_back(p.item.id);
    return out;
  }

  // Each control in turn: what it lifts is laid back by the button and by Escape, and what it answers is taken back.
  void way_back() {
    std::vector<std::string> ids;
    for (const Placed& p : items())
      if (stage_.scene().on_top(p) && !p.item.offer.empty() && p.item.offered) ids.push_back(p.item.id);
    if (ids.size() > 6) ids.resize(6);
    for (const std::string& id : ids)
      for (const bool by_key : {false, true})
        if (!lays_back(id, by_key)) return;
  }

  // False: it answered the question.
  bool lays_back(const std::string& id, bool by_key) {
    const auto ply = match().session().ply();
    const std::size_t before = chosen().size();
    const std::string asked = prompt();
    if (!stage_.press(id)) return true;
    if (match().session().ply() != ply) {
      match().undo();
      stage_.face_question();
      return false;
    }
    const ui::Scene::Placed* back = stage_.scene().find("lay_back");
    const bool gathered = chosen().size() > before && stage_.scene().find(id)->item.picks;
    if (!back && chosen().size() == before) return true;
    if (gathered && counts_down(asked) && prompt() == asked) fault("what is lifted is not counted: " + asked);
    if (by_key)
      stage_.key(ui::Key::escape);
    else if (!stage_.press(gathered ? std::string_view(id) : "lay_back"))
      return fault("there is no way back from " + id.substr(0, id.find('/'))), true;
    if (chosen().size() > before || stage_.scene().find("lay_back")) fault("what was lifted is not laid back");
    if (match().session().ply() != ply) fault("a way back answers the question");
    return true;
  }

  Stage stage_;
  Faults& faults_;
  Rng rng_;
  std::map<int, int> seen_;  // how often each kind of question was looked at
  int seats_;
  std::string size_;
};

void walk(const Share& share) {
  if (!kit_of(share.game).table) {
    SUCCEED("it is played on buttons until it has a table");
    return;
  }
  const Game& game = *find_game(share.game);
  Faults faults;
  const int seats = share.part == 0 ? game.info().usual_seats : game.info().most_seats;
  Newcomer newcomer(game, seats, spoken(share.part == 0 ? 0 : 1), faults);
  newcomer.play(2500);
  CHECK(newcomer.questions() >= 2);
  faults.report();
}

const int kRegistered = for_each_game("a newcomer can read, mean and take back what each question asks", "[walk]",
                                      Games::of_the_program, 2, walk);

}  // namespace

TEST_CASE("each game is walked by a newcomer", "[walk]") { CHECK(kRegistered >= 8); }

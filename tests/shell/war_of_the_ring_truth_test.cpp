// What the table of War of the Ring says of an answer is so: what would stand at a place is what then stands there, and
// what changes nothing is not shown as a change. Proved against the engine, in random games.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <regex>

#include "core/rng.h"
#include "effects/run/options.h"
#include "games/war_of_the_ring/cards/catalog.h"
#include "games/war_of_the_ring/rules.h"
#include "games/war_of_the_ring/rules/standing.h"
#include "games/war_of_the_ring/state/phases.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "session/session.h"
#include "shell/inspector.h"
#include "shell/services/appearance.h"
#include "shell/services/match/playing.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

using namespace mathom;
using namespace mathom::test;
namespace wr = mathom::war_of_the_ring;

namespace {

const wr::Catalog& cards() { return wr::catalog_of(*find_game("war_of_the_ring")); }

struct Numbers {
  int attack = 0, defence = 0;
  friend bool operator==(const Numbers&, const Numbers&) = default;
};

// What stands at each place, by what everybody sees.
std::map<int, Numbers> standing(const Session& s) {
  const View v = s.view(kEveryone);
  const wr::Table t = wr::looking_at(cards(), GameOf<wr::Rules>::view(v.seen));
  std::map<int, Numbers> out;
  for (int place = 0; place < wr::kPlaces; ++place)
    if (t.is_active(place)) {
      const wr::Totals all = wr::totals(t, place);
      out[place] = {all.attack, all.defence};
    }
  return out;
}

int zone_of_card(const Session& s, int card) {
  const View v = s.view(kEveryone);
  return GameOf<wr::Rules>::view(v.seen).cards[card].zone;
}

// "attack 2 → 4", in its parts; -1: it is not spoken of.
struct Said {
  int attack_now = -1, attack_then = -1, defence_now = -1, defence_then = -1;
  bool any() const { return attack_now >= 0 || defence_now >= 0; }
};
Said read(const std::string& words) {
  static const std::regex attack("(?:attack|skulls) (\\d+) → (\\d+)"), defence("(?:defence|helmets) (\\d+) → (\\d+)");
  Said out;
  std::smatch m;
  if (std::regex_search(words, m, attack)) out.attack_now = std::stoi(m[1]), out.attack_then = std::stoi(m[2]);
  if (std::regex_search(words, m, defence)) out.defence_now = std::stoi(m[1]), out.defence_then = std::stoi(m[2]);
  return out;
}

class Witness {
 public:
  Witness(int seats, std::uint64_t seed, Faults& faults) : faults_(faults), rng_(seed) {
    stage_.start("war_of_the_ring", seats, seed);
  }
  int proved = 0, unchanged = 0;

  void play(int most) {
    for (int i = 0; i < most && session().waiting_for() != SeatId::none; ++i) {
      stage_.face_question();
      if (session().waiting_for() == SeatId::none) return;
      look();
      if (i % 3 == 0) lift();
      if (const auto person = match().people().person_asked()) match().people().show_to(*person);
      const auto n = static_cast<std::uint32_t>(match().view().decision.options.size());
      REQUIRE(match().choose(rng_.below(n)) == Submit::ok);
    }
  }

 private:
  LocalMatch& match() { return *stage_.use().play.local(); }
  const Session& session() { return match().session(); }
  const Decision& decision() { return match().view().decision; }
  void fault(const std::string& what, const std::string& token) {
    faults_.add(what, "ply " + std::to_string(session().ply()) + ", " + token);
  }

  // Each offer with what is said of it; a card of the hand says it when it is lifted.
  void look() {
    for (const Option& o : decision().options) {
      const std::string token = session().token(o);
      for (const auto& p : stage_.scene().items())
        if (p.item.offer == token) prove(o, token, p.item.description);
    }
  }

  void lift() {
    std::vector<std::pair<std::string, std::string>> hand;
    for (const auto& p : stage_.scene().items())
      if (p.item.id.starts_with("hand/") && !p.item.offer.empty() && p.item.offered && p.reachable())
        hand.emplace_back(p.item.id, p.item.offer);
    for (const auto& [id, token] : hand) {
      const auto ply = session().ply();
      if (!stage_.press(id) || session().ply() != ply) return;
      see_changes(token);
      const auto& options = decision().options;
      const auto o = std::find_if(options.begin(), options.end(),
                                  [&](const Option& option) { return session().token(option) == token; });
      std::string act;  // what the button says that plays it
      for (const auto& p : stage_.scene().items())
        if (p.item.offered && p.item.id == "primary") act = p.item.description;
      if (o != options.end()) prove(*o, token, act);
      look();
      stage_.press("lay_back");
    }
  }

  // The lifted card may go somewhere, and changes nothing at any of these places.
  bool changes_nothing() {
    static const std::regex stands("(?:Attack|Skulls) (\\d+), (?:defence|helmets) (\\d+)"),
        then("With the lifted card: (\\d+) against (\\d+)");
    int goes = 0;
    for (const auto& p : stage_.scene().items()) {
      const std::string words = p.item.name + " " + p.item.description;
      std::smatch now, later;
      if (!std::regex_search(words, later, then) || !std::regex_search(words, now, stands)) continue;
      if (now[1] != later[1] || now[2] != later[2]) return false;
      ++goes;
    }
    return goes > 0;
  }

  // What does not change is not drawn as a change.
  void see_changes(const std::string& token) {
    static const std::regex arrow("^(\\d+) ?→ ?(\\d+)$");
    const bool nothing = changes_nothing();
    ui::LettersWatch watch;
    stage_.use().looks.letters().watch(&watch);
    stage_.frame();
    stage_.use().looks.letters().watch(nullptr);
    for (const std::string& line : watch.lines) {
      std::smatch m;
      if (std::regex_match(line, m, arrow) && (nothing || m[1] == m[2])) fault("drawn as a change: " + line, token);
      if (nothing && line.starts_with("→")) fault("drawn as a change: " + line, token);
      unchanged += nothing || line == stage_.use().words.say("war_of_the_ring.table.no_change") || line == "±0";
    }
  }

  // The option is answered with on a branch, and what it costs is paid, until the card is where it goes.
  void prove(const Option& o, const std::string& token, const std::string& words) {
    const Said said = read(words);
    if (!said.any()) return;
    const auto before = standing(session());
    const auto branch = session().branch(session().ply());
    const auto it = std::find(decision().options.begin(), decision().options.end(), o);
    const int card = moved_card(o), from = card < 0 ? -1 : zone_of_card(*branch, card);
    REQUIRE(branch->submit(branch->waiting_for(), static_cast<std::uint64_t>(it - decision().options.begin()),
                           branch->ply()) == Submit::ok);
    for (int i = 0; i < 4 && card >= 0 && zone_of_card(*branch, card) == from; ++i)
      if (!pay(*branch)) break;
    const auto after = standing(*branch);
    ++proved;
    for (const auto& [place, now] : before) {
      if (!after.contains(place)) continue;
      const Numbers then = after.at(place);
      if ((said.attack_now < 0 || (said.attack_now == now.attack && said.attack_then == then.attack)) &&
          (said.defence_now < 0 || (said.defence_now == now.defence && said.defence_then == then.defence)) &&
          (said.attack_now >= 0 || now.attack == then.attack) && (said.defence_now >= 0 || now.defence == then.defence))
        return;
    }
    std::string came;
    for (const auto& [place, now] : before)
      if (after.contains(place) && !(after.at(place) == now))
        came += " " + std::to_string(now.attack) + ":" + std::to_string(now.defence) + " became " +
                std::to_string(after.at(place).attack) + ":" + std::to_string(after.at(place).defence);
    fault("'" + words + "' is said, and" + (came.empty() ? " nothing changes" : came), token);
  }

  // The copy of the card that the option puts somewhere or takes away.
  int moved_card(const Option& o) {
    if (o.verb >= effects::kPick || o.subject == CardId::none) return -1;
    const int card = index(o.subject);
    return card < wr::kCards ? card : -1;
  }

  // A card of the hand pays, where a payment is asked for.
  bool pay(Session& s) {
    if (s.waiting_for() == SeatId::none) return false;
    const Decision d = s.view(only(s.waiting_for())).decision;
    const auto why = static_cast<wr::Question>(d.why);
    if (why != wr::Question::pay && why != wr::Question::forsake && why != wr::Question::cycle) return false;
    return s.submit(s.waiting_for(), 0, s.ply()) == Submit::ok;
  }

  Stage stage_{scaled(1, "en")};
  Faults& faults_;
  Rng rng_;
};

}  // namespace

TEST_CASE("the forecast for a place is what then stands there", "[walk][war_of_the_ring][truth]") {
  Faults faults;
  int proved = 0, unchanged = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Witness witness(seed % 2 == 0 ? 4 : 2, seed, faults);
    witness.play(200);
    proved += witness.proved, unchanged += witness.unchanged;
  }
  faults.report();
  CHECK(proved > 60);
  CHECK(unchanged > 0);
}

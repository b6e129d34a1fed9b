// Why-not of every card of the trading card game: all cards come into hands and into play, in every phase, and whatever
// is not offered has a reason that names what is missing, is true, says nothing hidden and reads well in every
// language.
#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/json.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/questions.h"
#include "proof/random_play.h"
#include "rules/game_of.h"
#include "rules/registry.h"
#include "support/each_game.h"
#include "support/games.h"
#include "support/languages.h"
#include "text/texts.h"
#include "text/word_tree.h"

using namespace mathom;
namespace tcg = mathom::lotr_tcg;

namespace {

const Game& the_game() { return *find_game("lotr_tcg"); }
const tcg::Catalog& printed() { return tcg::catalog_of(the_game()); }
tcg::State& state_of(State& s) { return GameOf<tcg::Rules>::get(s); }

constexpr int kSeats = 2;
constexpr std::array<const char*, 7> kPhases{"fellowship", "shadow",   "maneuver", "archery",
                                             "assignment", "skirmish", "regroup"};

// What has been asked, and what was said.
struct Counted {
  std::map<std::string, int> kinds;
  std::map<std::string, std::string> samples;  // of each kind one sentence, in every language
  std::set<std::string> generic;               // which card and which text had to do with a sentence that names nothing
  std::set<int> held, in_play;                 // prints that were asked about
  int asked = 0;
};

// --- tables on which every card lies somewhere
using P = const tcg::CardFacts&;
bool is_free(P f) { return f.side() == tcg::Side::free_peoples; }
bool is_item(P f) { return f.bearer >= 0; }

// Takes cards of the set in an order by lot; those that have not been asked about come first.
class Dealer {
 public:
  Dealer(Rng& rng, const Counted& counted) : counted_(counted) {
    for (int print = 0; print < tcg::kPrints; ++print)
      if (printed().facts(print).is_in_draw_deck()) left_.push_back(print);
    for (std::size_t i = left_.size(); i > 1; --i)
      std::swap(left_[i - 1], left_[rng.below(static_cast<std::uint32_t>(i))]);
  }
  template <class Fits>
  std::vector<std::string> to_hand(int n, Fits fits) {
    return take(n, counted_.held, fits);
  }
  template <class Fits>
  std::vector<std::string> to_table(int n, Fits fits) {
    return take(n, counted_.in_play, fits);
  }
  const Counted& counted() const { return counted_; }

 private:
  template <class Fits>
  std::vector<std::string> take(int n, const std::set<int>& known, Fits fits) {
    std::stable_partition(left_.begin(), left_.end(), [&](int print) { return !known.contains(print); });
    std::vector<std::string> out;
    for (auto it = left_.begin(); it != left_.end() && static_cast<int>(out.size()) < n;) {
      P f = printed().facts(*it);
      const bool is_new = fits(f) && (!f.unique || titles_.insert(f.title).second);
      if (is_new) out.push_back(f.id);
      it = is_new ? left_.erase(it) : it + 1;
    }
    return out;
  }
  const Counted& counted_;
  std::vector<int> left_;
  std::set<int> titles_;
};

Json list_of(const std::vector<std::string>& ids) {
  Json out = Json::array();
  for (const std::string& id : ids) out.push_back(id);
  return out;
}
// Characters, some of them wounded, who bear what may be borne.
Json in_play(Dealer& deal, Rng& rng, bool free, int characters) {
  Json out = Json::array();
  const auto fighters = deal.to_table(characters, [&](P f) { return f.is_character() && is_free(f) == free; });
  for (const std::string& id : fighters) {
    Json entry{{"card", id}};
    const int vitality = printed().facts(printed().find(id)).vitality;
    entry["wounds"] = static_cast<int>(rng.below(static_cast<std::uint32_t>(std::max(vitality, 1))));
    if (rng.below(2) == 0)
      entry["bears"] = list_of(deal.to_table(1, [&](P f) { return is_item(f) && is_free(f) == free; }));
    out.push_back(std::move(entry));
  }
  const auto others = [&](P f) {
    const bool lies = !f.is_character() && f.type != tcg::Type::event && f.bearer < 0 && !f.on_site;
    return lies && is_free(f) == free;
  };
  for (const std::string& id : deal.to_table(2, others)) out.push_back(id);
  return out;
}
// Sites that have not been asked about come first; on some of them lies what is played on sites.
Json path_of(Dealer& deal, Rng& rng, int far) {
  Json out = Json::array();
  for (int number = 1; number <= far; ++number) {
    std::vector<std::string> sites, fresh;
    for (int print = 0; print < tcg::kPrints; ++print) {
      P f = printed().facts(print);
      if (f.type != tcg::Type::site || f.site != number) continue;
      (!deal.counted().in_play.contains(print) ? fresh : sites).push_back(f.id);
    }
    if (!fresh.empty()) sites = fresh;
    const int owner = number % kSeats;
    out.push_back({{"of", owner}, {"site", sites[rng.below(static_cast<std::uint32_t>(sites.size()))]}});
    if (rng.below(3) == 0) out.back()["bears"] = list_of(deal.to_table(1, [](P f) { return f.on_site; }));
  }
  return out;
}
Json table_of(Rng& rng, const Counted& counted, const std::string& phase) {
  Dealer deal(rng, counted);
  const int far = 1 + static_cast<int>(rng.below(9)),
            here = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(far)));
  Json j{{"phase", phase}, {"twilight", rng.below(7)}, {"at", {here, far}}, {"path", path_of(deal, rng, far)}};
  j["burdens"] = {rng.below(5), rng.below(5)};
  j["hands"] = Json::array();
  for (int seat = 0; seat < kSeats; ++seat) {
    Json hand = Json::array();
    for (const bool free : {true, false})
      for (const std::string& id : deal.to_hand(9, [&](P f) { return is_free(f) == free && !f.is_character(); }))
        hand.push_back(id);
    for (const std::string& id : deal.to_hand(4, [&](P f) { return f.is_character(); })) hand.push_back(id);
    j["hands"].push_back(std::move(hand));
  }
  Json mine = in_play(deal, rng, true, 5), theirs = in_play(deal, rng, false, 4);
  for (Json& sleeping : in_play(deal, rng, false, 2)) mine.push_back(sleeping);
  for (Json& sleeping : in_play(deal, rng, true, 2)) theirs.push_back(sleeping);
  if (phase == "skirmish") {
    std::string defender;
    for (const Json& one : mine)
      if (one.is_object() &&
          printed().facts(printed().find(one["card"].get<std::string>())).type == tcg::Type::companion)
        defender = one["card"].get<std::string>();
    if (!defender.empty() && theirs[0].is_object())
      j["fights"] = Json::array({{{"defender", defender}, {"minions", {theirs[0]["card"]}}}});
  }
  j["table"] = {mine, theirs};
  j["rings"] = Json::array();
  for (int seat = 0; seat < kSeats; ++seat) {
    std::vector<std::string> rings;
    for (P f : printed().prints)
      if (f.type == tcg::Type::ring) rings.push_back(f.id);
    j["rings"].push_back(rings[rng.below(static_cast<std::uint32_t>(rings.size()))]);
  }
  j["dead"] = {list_of(deal.to_hand(1, [&](P f) { return f.type == tcg::Type::companion; })), Json::array()};
  return j;
}

// --- what is asked of each reason
bool names_nothing(std::string_view key) {
  return key == "lotr_tcg.why.no_action" || key == "lotr_tcg.why.now" || key.ends_with(".other");
}

class Asker {
 public:
  Asker(StatePtr& s, Counted& counted) : s_(s), counted_(counted) {}

  void ask_all() {
    d_.reset();
    the_game().decision(*s_, d_);
    if (d_.over() || d_.by_luck()) return;
    seen_.emplace(the_game().observe(*s_, only(d_.seat)));
    const tcg::State& s = state_of(*s_);
    const int seat = index(d_.seat);
    for (int card = 0; card < s.cards.size(); ++card) {
      const tcg::Zone base = tcg::base_of(s.cards[card].zone);
      if (s.cards[card].zone == tcg::zone_of(tcg::kHand, seat)) ask(card, tcg::Verb::play, counted_.held);
      if (base == tcg::kTable || base == tcg::kPath) ask(card, tcg::Verb::use, counted_.in_play);
    }
    std::vector<Option> refused;
    the_game().refused(*s_, d_, refused);
    for (const Option& o : refused)
      if (const auto reason = the_game().why_not(*s_, d_, o)) check(o, *reason);
  }

 private:
  bool is_offered(int card) const {
    return std::any_of(d_.options.begin(), d_.options.end(),
                       [&](const Option& o) { return o.subject == card_at(card) || o.object == card_at(card); });
  }
  void ask(int card, tcg::Verb verb, std::set<int>& asked) {
    asked.insert(index(state_of(*s_).cards[card].def));
    if (is_offered(card)) return;
    const Option wanted = card_option(verb, card_at(card));
    const auto reason = the_game().why_not(*s_, d_, wanted);
    INFO(about(wanted));
    REQUIRE(reason.has_value());
    check(wanted, *reason);
  }
  std::string about(const Option& o) const {
    return the_game().token(*s_, d_, o) + " in question " + std::to_string(d_.why) + ", phase " +
           kPhases[tcg::at(state_of(*s_).phase)];
  }

  void check(const Option& o, const Reason& reason) {
    ++counted_.asked;
    ++counted_.kinds[std::string(reason.phrase.key)];
    INFO(about(o));
    INFO(reason.phrase.key);
    CHECK_FALSE(reason.rule.empty());
    check_words(o, reason);
    check_secrets(reason);
    check_facts(o, reason);
    if (counted_.asked % 7 == 0) check_truth(o, reason);
  }
  void check_words(const Option& o, const Reason& reason) {
    static const auto all = test::languages();
    const Namer namer{.seat = [](SeatId) { return std::string("Nadia"); },
                      .card = [](CardDef c) { return the_game().card_name(c); }};
    for (const auto& [language, texts] : all) {
      const std::string words = texts.say(reason.phrase, namer);
      if (counted_.kinds[std::string(reason.phrase.key)] == 1)
        counted_.samples[std::string(reason.phrase.key)] += "\n    " + words;
      if (language == "en" && names_nothing(reason.phrase.key))
        counted_.generic.insert(the_game().token(*s_, d_, o) + ": " + words);
      const bool is_whole = words.find_first_of("<>~{}") == std::string::npos &&
                            (words.ends_with('.') || words.ends_with('!') || words.ends_with('?')) &&
                            words.size() > 12 && words.find("  ") == std::string::npos &&
                            !(words[0] >= 'a' && words[0] <= 'z');
      if (is_whole && words.size() < 330) continue;
      INFO(language << ": " << words);
      CHECK(is_whole);
      CHECK(words.size() < 330);
    }
  }
  // It names only cards that the seat sees.
  void check_secrets(const Reason& reason) {
    const tcg::State& seen = GameOf<tcg::Rules>::view(*seen_);
    const auto is_seen = [&](CardDef def) {
      return def != CardDef::hidden &&
             std::any_of(seen.cards.begin(), seen.cards.end(), [&](const Card& c) { return c.def == def; });
    };
    for (const CardId c : reason.because) CHECK(seen.cards[index(c)].def != CardDef::hidden);
    for (const Arg& a : reason.phrase.args)
      if (a.kind == Arg::Kind::card && d_.why != static_cast<std::uint16_t>(tcg::Question::start)) {
        INFO(a.name);
        CHECK(is_seen(static_cast<CardDef>(a.value)));
      }
  }

  static int number(const Reason& reason, std::string_view name) {
    for (const Arg& a : reason.phrase.args)
      if (a.name == name) return static_cast<int>(a.value);
    return -1;
  }
  // What is missing is put there: then the same reason does not stand any more. And with one less than enough it does.
  void check_truth(const Option& o, const Reason& reason) {
    const std::string_view key = reason.phrase.key;
    const auto still = [&](auto mend) {
      StatePtr other = the_game().clone(*s_);
      mend(state_of(*other));
      const auto now = the_game().why_not(*other, d_, o);
      return now && now->phrase.key == key;
    };
    if (key.starts_with("lotr_tcg.why.twilight") || key == "lotr_tcg.why.host.twilight") {
      const int n = number(reason, "n");
      CHECK(number(reason, "pool") == state_of(*s_).twilight);
      CHECK_FALSE(still([&](tcg::State& s) { s.twilight = static_cast<std::uint16_t>(n); }));
      CHECK(still([&](tcg::State& s) { s.twilight = static_cast<std::uint16_t>(n - 1); }));
    }
    if (key == "lotr_tcg.why.cost.twilight") {
      CHECK(number(reason, "pool") == state_of(*s_).twilight);
      CHECK_FALSE(still([&](tcg::State& s) { s.twilight = 40; }));
    }
    if (key == "lotr_tcg.why.cost.tired" || key == "lotr_tcg.why.effect.healthy" || key == "lotr_tcg.why.pick.tired") {
      const bool tired = !key.ends_with("healthy");
      REQUIRE((key.starts_with("lotr_tcg.why.pick") || reason.because.size() == 1));
      const int who = key.starts_with("lotr_tcg.why.pick") ? index(o.subject) : index(reason.because[0]);
      tcg::Table t = tcg::looking_at(printed(), state_of(*s_));
      if (tired) CHECK(number(reason, "left") == tcg::vitality_of(t, who) - t.wounds(who));
      if (tired) CHECK(number(reason, "left") < number(reason, "n"));
      if (!tired) CHECK(t.wounds(who) == 0);
    }
    if (key == "lotr_tcg.why.unique" || key == "lotr_tcg.why.dead") {
      REQUIRE(reason.because.size() == 1);
      const int by = index(reason.because[0]), card = index(o.subject);
      CHECK(printed().facts(index(state_of(*s_).cards[by].def)).title ==
            printed().facts(index(state_of(*s_).cards[card].def)).title);
      CHECK(tcg::base_of(state_of(*s_).cards[by].zone) == (key == "lotr_tcg.why.dead" ? tcg::kDeadPile : tcg::kTable));
    }
    check_phases(o, reason, still);
  }
  template <class Still>
  void check_phases(const Option& o, const Reason& reason, Still still) {
    const std::string_view key = reason.phrase.key;
    if (key == "lotr_tcg.why.phase" || key == "lotr_tcg.why.event_phase" || key == "lotr_tcg.why.use_phase")
      for (int phase = 0; phase < 7; ++phase) {
        const bool named = is_phase_named(reason, "phase", phase);
        CHECK((!named || phase != state_of(*s_).phase));
        CHECK(is_phase_named(reason, "now", phase) == (phase == state_of(*s_).phase));
        if (named && o.verb == static_cast<std::uint16_t>(tcg::Verb::play))
          CHECK_FALSE(still([&](tcg::State& s) { s.phase = static_cast<std::uint8_t>(phase); }));
      }
  }
  // Numbers and cards in the sentence are those of the table.
  void check_facts(const Option& o, const Reason& reason) {
    const std::string_view key = reason.phrase.key;
    const tcg::Table t = tcg::looking_at(printed(), state_of(*s_));
    const int card = index(o.subject), seat = index(d_.seat);
    if (key.starts_with("lotr_tcg.why.inactive")) CHECK_FALSE(t.is_active(card));
    if (key == "lotr_tcg.why.inactive.site") CHECK(number(reason, "n") == t.site_number());
    if (key == "lotr_tcg.why.inactive.free" || key == "lotr_tcg.why.inactive.shadow")
      CHECK(number(reason, "turn") == t.s.turn);
    if (key == "lotr_tcg.why.side.free") CHECK((t.s.turn != seat && number(reason, "turn") == t.s.turn));
    if (key == "lotr_tcg.why.side.shadow") CHECK(t.s.turn == seat);
    if (key == "lotr_tcg.why.no_defender") {
      CHECK(number(reason, "home") == t.facts(index(o.object)).site);
      CHECK(number(reason, "site") == t.site_number());
    }
    if (key == "lotr_tcg.why.arrow.home") CHECK(number(reason, "home") != t.site_number());
    if (key == "lotr_tcg.why.transfer.site") CHECK(number(reason, "n") != number(reason, "there"));
    if (key == "lotr_tcg.why.defender") CHECK(number(reason, "n") == 1 + tcg::defender_of(t, index(o.object)));
    if (key == "lotr_tcg.why.assigned") CHECK(t.s.pieces[card].fight > 0);
    if (key == "lotr_tcg.why.fierce") CHECK_FALSE(tcg::is_fierce(t, card));
    if (key == "lotr_tcg.why.fight.none") CHECK(t.s.pieces[card].fight == 0);
    if (key == "lotr_tcg.why.company") CHECK(number(reason, "n") + number(reason, "dead") >= tcg::kMostCompanions);
    if (key == "lotr_tcg.why.use_limit") CHECK(number(reason, "n") >= 1);
    if (key == "lotr_tcg.why.use_nothing") CHECK((!tcg::has_text(t, card) || t.abilities_of(card).empty()));
    if (key == "lotr_tcg.why.use_theirs") CHECK((t.owner(card) != seat || t.facts(card).type == tcg::Type::site));
    if (key.starts_with("lotr_tcg.why.twilight.roaming"))
      CHECK((tcg::is_roaming(t, card) && number(reason, "more") > 0));
    if (key.ends_with("tired.all.few")) CHECK(number(reason, "able") < number(reason, "there"));
    if (key == "lotr_tcg.why.pick.healthy") CHECK(t.wounds(card) == 0);
  }
  static bool is_phase_named(const Reason& reason, std::string_view place, int phase) {
    for (const Arg& a : reason.phrase.args)
      if (a.name == place)
        for (const std::string_view key : keys_of_words(a.word))
          if (key == tcg::phase_names().key(phase)) return true;
    return false;
  }

  StatePtr& s_;
  Counted& counted_;
  Decision d_;
  std::optional<Observation> seen_;
};

// Plays on from a table, asking at every question.
void play_from(const Json& table, Rng& rng, int questions, Counted& counted) {
  StatePtr s = the_game().initial(the_game().full_config({{"seats", kSeats}}));
  Problems problems;
  the_game().arrange(*s, table, problems);
  INFO(problems.text());
  INFO(dump_json(table));
  REQUIRE(problems.empty());
  for (int n = 0; n < questions; ++n) {
    Asker(s, counted).ask_all();
    Decision d;
    the_game().decision(*s, d);
    if (d.over()) return;
    the_game().apply(*s, d, random_answer(d, rng).choice(), nullptr);
  }
}

// Prints that could be asked about in a hand, or in play, and have not been.
std::string missing(const Counted& counted) {
  std::string out;
  for (int print = 0; print < tcg::kPrints; ++print) {
    P f = printed().facts(print);
    if (f.is_in_draw_deck() && !counted.held.contains(print)) out += " " + f.id + " in hand;";
    if (f.type != tcg::Type::event && !counted.in_play.contains(print)) out += " " + f.id + " in play;";
  }
  return out;
}
// Until every card has been asked about, and some tables more.
void ask_in_phase(int phase, Counted& counted) {
  constexpr int kMostTables = 150;
  int more = std::max(1, static_cast<int>(test::amount(20)));
  for (int n = 0; n < kMostTables && (more > 0 || !missing(counted).empty()); ++n) {
    Rng rng(static_cast<std::uint64_t>(1000 * phase + n + 1));
    play_from(table_of(rng, counted, kPhases[tcg::at(phase)]), rng, 12, counted);
    if (missing(counted).empty()) --more;
  }
}
std::string joined(const std::set<std::string>& all) {
  std::string out;
  for (const std::string& one : all) out += one + "\n";
  return out;
}

void ask_share(const test::Share& share) {
  Counted counted;
  ask_in_phase(share.part, counted);
  INFO(joined(counted.generic));
  CHECK(counted.generic.empty());
  CHECK(missing(counted) == "");
  CHECK(counted.asked > 1000);
}
const int kAsked = test::for_game("whatever is not offered has a reason that names what is missing", "[lotr_tcg][why]",
                                  "lotr_tcg", 7, ask_share);

}  // namespace

// Prints how often each kind of reason is given. After a change: read the sentences that name nothing.
TEST_CASE("how many reasons of each kind there are", "[.reasons]") {
  Counted counted;
  for (int phase = 0; phase < 7; ++phase) ask_in_phase(phase, counted);
  std::string out = std::to_string(counted.asked) + " reasons; prints in hands " + std::to_string(counted.held.size()) +
                    ", in play " + std::to_string(counted.in_play.size()) + "\n";
  for (const auto& [key, n] : counted.kinds) out += std::to_string(n) + " " + key + counted.samples[key] + "\n";
  WARN(out << joined(counted.generic));
  CHECK(counted.generic.empty());
}

// Drafts: boosters that pass round, what a bot sees and wants, what is written and read again, and that every draft
// makes legal decks.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>

#include "core/hash.h"
#include "core/json.h"
#include "games/lotr_tcg/decks/deck_link.h"
#include "games/lotr_tcg/decks/deck_text.h"
#include "games/lotr_tcg/decks/draft.h"
#include "games/lotr_tcg/state/deal.h"
#include "rules/registry.h"
#include "support/files.h"
#include "text/texts.h"

using namespace mathom;
using namespace mathom::lotr_tcg;

namespace {

const Catalog& cards() { return printed_cards(); }
int print(const char* id) {
  const int found = cards().find(id);
  REQUIRE(found >= 0);
  return found;
}

// Everybody picks by `choose(draft, seat)` until the draft is over or has had that many turns.
template <class F>
Draft draft_by(std::uint32_t seed, int seats, F choose, int turns = kPicksOfDraft) {
  Draft d(cards(), seed, seats);
  for (; turns > 0 && !d.over(); --turns)
    for (int seat = 0; seat < seats; ++seat) d.pick(seat, choose(d, seat));
  return d;
}
int by_bot(const Draft& d, int seat) { return bot_pick(cards(), d, seat); }
int first(const Draft& d, int seat) { return d.pack(seat).front(); }
int last(const Draft& d, int seat) { return d.pack(seat).back(); }
Deck built(const std::vector<int>& taken) {
  return build_sealed(cards(), Pool(cards(), drafted_deck(cards(), taken).from));
}
const Deck& a_drafted_deck() {
  static const Deck kDeck = built(draft_by(4711, 4, by_bot).taken(0));
  return kDeck;
}
bool has_fault(const Deck& d, std::string_view key) {
  const auto faults = deck_faults(cards(), d);
  return std::any_of(faults.begin(), faults.end(), [&](const DeckFault& f) { return f.what.key == key; });
}
// A card of a draw deck that was not drafted.
int not_drafted(const Deck& d) {
  int other = 0;
  while (Pool(cards(), d.from).has(other) || !cards().facts(other).is_in_draw_deck()) ++other;
  return other;
}

const Texts& texts_in(const std::string& language) {
  static std::map<std::string, Texts> all;
  const auto [at, fresh] = all.try_emplace(language);
  Problems problems;
  for (const char* part : {"effects", "lotr_tcg", "lotr_tcg_names", "lotr_tcg_book"})
    if (fresh) at->second.add(test::read_file("assets/text/" + language + "/" + part + ".json"), problems);
  return at->second;
}
effects::Say say_in(const std::string& language) {
  return [&texts = texts_in(language)](const Phrase& p) { return texts.say(p, Namer{}); };
}
DeckReading read(std::string_view text) {
  static const CardNames kNames = [] {
    CardNames out;
    for (const char* language : {"en", "fr"}) out.add(cards(), say_in(language));
    return out;
  }();
  return read_list(cards(), kNames, text);
}
// What is wrong with a deck in which something was written otherwise.
std::string faults_of_file(Json deck, const char* key, Json value) {
  deck[key] = std::move(value);
  Problems problems;
  read_deck(cards(), "deck", dump_json(deck), problems);
  return problems.text();
}
// What is wrong with a draft in which something was written otherwise; no draft comes of it.
std::string faults_of_draft(const char* key, Json value) {
  Json j = save_draft(cards(), draft_by(5, 3, by_bot, 4));
  j[key] = std::move(value);
  Problems problems;
  CHECK_FALSE(read_draft(cards(), j, problems));
  return problems.text();
}

}  // namespace

TEST_CASE("one seed opens and passes the same boosters everywhere", "[lotr_tcg][draft]") {
  CHECK(Draft(cards(), 7, 4) == Draft(cards(), 7, 4));
  CHECK(Draft(cards(), 7, 4).pack(0) != Draft(cards(), 8, 4).pack(0));
  CHECK(Draft(cards(), 7, 4).pack(0) != Draft(cards(), 7, 4).pack(1));
  CHECK(Draft(cards(), 7, 2).pack(1) == Draft(cards(), 7, 8).pack(1));
  Hash hash;
  for (std::uint32_t seed = 1; seed <= 3; ++seed) {
    const Draft d = draft_by(seed, 4, last);
    for (int seat = 0; seat < d.seats(); ++seat)
      for (const int card : d.taken(seat)) hash.add(static_cast<std::uint64_t>(cards().facts(card).number));
  }
  CHECK(hash.value() == 0xD517B026A38B65D3u);
}

TEST_CASE("packs pass to the left, and with the next booster to the right", "[lotr_tcg][draft]") {
  Draft d(cards(), 1, 3);
  const auto turn = [&] {
    for (int seat = 0; seat < 3; ++seat) d.pick(seat, first(d, seat));
  };
  const auto without_first = [](std::vector<int> pack) {
    pack.erase(pack.begin());
    return pack;
  };
  std::vector<int> from = d.pack(0);
  CHECK((d.round() == 0 && d.passes_left()));
  turn();
  CHECK(d.pack(1) == without_first(from));
  for (int n = 1; n < kCardsOfBooster; ++n) turn();
  CHECK((d.round() == 1 && !d.passes_left()));
  CHECK(static_cast<int>(d.pack(0).size()) == kCardsOfBooster);
  from = d.pack(0);
  turn();
  CHECK(d.pack(2) == without_first(from));
}

TEST_CASE("a player who has picked waits for the others, and picks only from the pack in front of them",
          "[lotr_tcg][draft]") {
  Draft d(cards(), 1, 2);
  const int card = first(d, 0), other = first(d, 1);
  CHECK(d.may_pick(0, card));
  CHECK_FALSE(d.may_pick(0, -1));
  CHECK_FALSE(d.may_pick(2, card));
  d.pick(0, card);
  CHECK(d.has_picked(0));
  CHECK_FALSE(d.has_picked(1));
  CHECK_FALSE(d.may_pick(0, d.pack(0).front()));
  CHECK(static_cast<int>(d.pack(0).size()) == kCardsOfBooster - 1);
  d.pick(1, other);
  CHECK_FALSE(d.has_picked(0));
  CHECK(d.taken(1) == std::vector{other});
}

TEST_CASE("every draft gives 66 cards to each player and makes legal decks", "[lotr_tcg][draft]") {
  for (const int seats : {2, 3, 4, 8})
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
      const Draft d = draft_by(seed, seats, seed % 2 == 0 ? first : by_bot);
      CAPTURE(seats, seed);
      REQUIRE(d.over());
      for (int seat = 0; seat < seats; ++seat) {
        CHECK(static_cast<int>(d.taken(seat).size()) == kPicksOfDraft + d.given(seat));
        CHECK(d.pack(seat).empty());
        CHECK_FALSE(d.may_pick(seat, d.taken(seat).front()));
        const Deck deck = built(d.taken(seat));
        CHECK(deck_faults(cards(), deck).empty());
        CHECK(deck.size() == kLeastSealedDeck);
      }
    }
}

TEST_CASE("every deck of 500 drafts by two, four and eight bots is legal", "[lotr_tcg][.drafts]") {
  int given = 0;
  for (const int seats : {2, 4, 8})
    for (std::uint32_t seed = 1; seed <= 500; ++seed) {
      const Draft d = draft_by(seed, seats, by_bot);
      for (int seat = 0; seat < seats; ++seat) {
        given += d.given(seat) > 0 ? 1 : 0;
        REQUIRE(deck_faults(cards(), built(d.taken(seat))).empty());
      }
    }
  WARN(given << " of 7000 players were given cards");
}

TEST_CASE("a player whose picks leave a side short gets cards of that side only", "[lotr_tcg][draft]") {
  const auto shadow_only = [](const Draft& d, int seat) {
    const auto& pack = d.pack(seat);
    const auto found =
        std::find_if(pack.begin(), pack.end(), [](int card) { return cards().facts(card).side() == Side::shadow; });
    return found == pack.end() ? pack.front() : *found;
  };
  const Draft d =
      draft_by(3, 2, [&](const Draft& at, int seat) { return seat == 0 ? shadow_only(at, 0) : by_bot(at, 1); });
  const std::vector<int>& taken = d.taken(0);
  REQUIRE(d.given(0) > 0);
  CHECK(d.given(1) == 0);
  for (auto card = taken.end() - d.given(0); card != taken.end(); ++card)
    CHECK(cards().facts(*card).side() == Side::free_peoples);
  std::vector<int> copies(cards().prints.size());
  for (const int card : taken) ++copies[static_cast<std::size_t>(card)];
  CHECK(playable(cards(), copies, Side::free_peoples) == kHalfOfSealed);
  CHECK(deck_faults(cards(), built(taken)).empty());
}

TEST_CASE("what a bot picks does not change with what it cannot see", "[lotr_tcg][draft][secrecy]") {
  for (std::uint32_t seed = 1; seed <= 10; ++seed) {
    // Others at the table, and what they take of packs that have not come by.
    CHECK(by_bot(Draft(cards(), seed, 2), 0) == by_bot(Draft(cards(), seed, 8), 0));
    Draft one(cards(), seed, 8), other(cards(), seed, 8);
    for (int turn = 0; turn < 3; ++turn)
      for (int seat = 0; seat < 8; ++seat) {
        const bool unseen = seat > 0 && seat < 5 + turn;  // 5 to 7 pass on what comes to 0
        one.pick(seat, by_bot(one, seat));
        other.pick(seat, unseen ? last(other, seat) : by_bot(other, seat));
      }
    REQUIRE(one.pack(0) == other.pack(0));
    REQUIRE(one != other);
    CHECK(by_bot(one, 0) == by_bot(other, 0));
    // Whether others have picked already.
    const int before = by_bot(one, 0);
    one.pick(1, last(one, 1));
    CHECK(by_bot(one, 0) == before);
  }
}

TEST_CASE("a bot takes the side that is short, companions who are missing and no fifth of a title",
          "[lotr_tcg][draft]") {
  const int athelas = print("athelas"), legolas = print("legolas-greenleaf"), soldier = print("uruk-soldier"),
            slayer = print("uruk-slayer"), site = print("bree-gate");
  std::vector<int> shadow, free;
  for (int card = 0; card < kPrints; ++card) {
    const CardFacts& f = cards().facts(card);
    if (!f.is_in_draw_deck()) continue;
    if (f.side() == Side::shadow && shadow.size() < 20) shadow.push_back(card);
    if (f.side() == Side::free_peoples && f.type != Type::companion && free.size() < 20) free.push_back(card);
  }
  CHECK(best_pick(cards(), {soldier, legolas}, shadow) == legolas);
  CHECK(best_pick(cards(), {athelas, soldier}, free) == soldier);
  CHECK(best_pick(cards(), {athelas, legolas}, free) == legolas);
  CHECK(best_pick(cards(), {site, athelas}, {}) == athelas);
  CHECK(best_pick(cards(), {site, slayer}, {slayer, slayer, slayer, slayer}) == site);
  CHECK(best_pick(cards(), {legolas, athelas}, {legolas, legolas, legolas, legolas}) == athelas);
  CHECK(best_pick(cards(), {site}, {site}) == site);
  CHECK(best_pick(cards(), {soldier, slayer}, {}) == best_pick(cards(), {slayer, soldier}, {}));
}

TEST_CASE("a draft is restored from its picks, also in the middle of a turn", "[lotr_tcg][draft]") {
  for (const int turns : {0, 1, 11, 40, kPicksOfDraft}) {
    Draft d = draft_by(99, 3, by_bot, turns);
    if (!d.over()) d.pick(1, last(d, 1));
    Problems problems;
    const auto read = read_draft(cards(), save_draft(cards(), d), problems);
    CHECK(problems.text() == "");
    REQUIRE(read);
    CHECK(*read == d);
  }
  const Draft given = draft_by(3, 2, first);
  Problems problems;
  CHECK(read_draft(cards(), save_draft(cards(), given), problems) == given);
}

TEST_CASE("a faulty saved draft is reported", "[lotr_tcg][draft]") {
  const Json sound = save_draft(cards(), draft_by(5, 3, by_bot, 4));
  Json picks = sound["picks"];
  CHECK(faults_of_draft("seed", 0) == "/seed: must be a whole number from 1 to 999999");
  CHECK(faults_of_draft("seats", 9) == "/seats: must be a whole number from 2 to 8");
  CHECK(faults_of_draft("seats", 4) == "/picks: must have a list for each of the 4 seats");
  CHECK(faults_of_draft("picks", 1) == "/picks: must be a list");
  CHECK(faults_of_draft("picks", {1, 2, 3}).starts_with("/picks/0: must be a list of cards"));
  CHECK(faults_of_draft("luck", 1) == "/luck: is not known here");
  const auto with = [&](std::size_t seat, std::size_t nth, Json card) {
    Json changed = picks;
    changed[seat][nth] = std::move(card);
    return faults_of_draft("picks", changed);
  };
  CHECK(with(1, 2, 7) == "/picks/1/2: must be the id of a card");
  CHECK(with(1, 2, "gandolf") == "/picks/1/2: \"gandolf\" is not a card of this game");
  CHECK(with(1, 2, picks[1][1]) ==
        "/picks/1/2: \"" + picks[1][1].get<std::string>() + "\" is not in the pack of this pick");
  picks[0].erase(2), picks[0].erase(2);
  CHECK(faults_of_draft("picks", picks) == "/picks/1/3: comes before others have made the pick before it");
  Problems problems;
  CHECK_FALSE(read_draft(cards(), Json("draft"), problems));
  CHECK(problems.text() == "must be a draft: seed, seats and picks");
  Json over = save_draft(cards(), draft_by(5, 2, first));
  over["picks"][0].push_back("athelas");
  CHECK_FALSE(read_draft(cards(), over, problems));
  CHECK(problems.text().find("/picks/0/66: comes after the last pick") != std::string::npos);
}

TEST_CASE("a drafted deck holds only drafted and lent cards", "[lotr_tcg][draft]") {
  Deck d = a_drafted_deck();
  REQUIRE(deck_faults(cards(), d).empty());
  const Pool pool(cards(), d.from);

  SECTION("a card that was not drafted") {
    d.cards.emplace_back(not_drafted(d), 1);
    CHECK(has_fault(d, "lotr_tcg.deck.not_drafted"));
  }
  SECTION("more copies than were drafted") {
    d.cards.front().second = pool.copies(d.cards.front().first) + 1;
    CHECK(has_fault(d, "lotr_tcg.deck.too_many_of_draft"));
  }
  SECTION("a site that is neither lent nor drafted") {
    for (int card = 0; card < kPrints; ++card)
      if (cards().facts(card).site == 1 && cards().facts(card).type == Type::site && !pool.has(card)) d.sites[0] = card;
    CHECK(has_fault(d, "lotr_tcg.deck.not_drafted"));
  }
  SECTION("fewer than forty cards") {
    d.cards.pop_back();
    CHECK(has_fault(d, "lotr_tcg.deck.few"));
  }
  SECTION("as a deck of all cards it is too small") {
    d.from.clear();
    CHECK(has_fault(d, "lotr_tcg.deck.few"));
  }
  SECTION("what is lent is there before a card is chosen") {
    const Deck fresh = drafted_deck(cards(), {print("athelas"), print("athelas")});
    CHECK(fresh.size() == 0);
    CHECK(fresh.from == DraftedCards{{print("athelas"), 2}});
    CHECK(cards().facts(fresh.ring_bearer).id == "frodo-son-of-drogo");
    CHECK(fresh.ring >= 0);
    CHECK(fresh.sites.size() == static_cast<std::size_t>(kSites));
    CHECK_FALSE(has_fault(fresh, "lotr_tcg.deck.not_drafted"));
  }
}

TEST_CASE("a drafted deck keeps its cards as a file, a list and a link, and in a game", "[lotr_tcg][draft]") {
  const Draft drafted = draft_by(12, 4, by_bot);
  for (int seat = 0; seat < 4; ++seat) {
    Deck d = built(drafted.taken(seat));
    d.id = "drafted";
    Problems problems;
    Deck file = read_deck(cards(), "deck", dump_json(deck_json(cards(), d)), problems);
    CHECK(problems.text() == "");
    arrange(cards(), file);
    CHECK(file == d);
    d.id.clear();
    const std::string word = link_word(cards(), d, "Friday's draft");
    CHECK(word.starts_with("tcg3_"));
    CHECK(read(word).deck == d);
    CHECK(read(word).name == "Friday's draft");
    for (const char* language : {"en", "fr"}) {
      const DeckReading list = read(write_list(cards(), d, "Friday", say_in(language)));
      CHECK(list.unread.empty());
      CHECK(list.deck == d);
    }
    const Deck fresh = drafted_deck(cards(), drafted.taken(seat));
    CHECK(read(write_list(cards(), fresh, "", say_in("en"))).deck == fresh);
  }
  const Game* game = nullptr;
  for (const Game* g : all_games())
    if (g->info().id == "lotr_tcg") game = g;
  REQUIRE(game);
  Json config{{"decks", Json::array()}};
  for (int seat = 0; seat < 2; ++seat) {
    Deck d = built(drafted.taken(seat));
    d.id = "drafted";
    config["decks"].push_back(deck_json(cards(), d));
  }
  CHECK(game->check_config(config).empty());
  config["decks"][0]["drafted"].erase(config["decks"][0]["cards"].begin().key());
  CHECK_FALSE(game->check_config(config).empty());
}

TEST_CASE("a Frodo, a Ring and sites that were drafted stand in a list as cards of the deck", "[lotr_tcg][draft]") {
  Deck d = drafted_deck(cards(), {print("frodo-old-bilbos-heir"), print("bree-gate"), print("athelas")});
  d.ring_bearer = print("frodo-old-bilbos-heir");
  d.sites[1] = print("bree-gate");
  CHECK_FALSE(has_fault(d, "lotr_tcg.deck.not_drafted"));
  CHECK(read(write_list(cards(), d, "", say_in("en"))).deck == d);
}

TEST_CASE("faulty cards of a draft are reported", "[lotr_tcg][draft]") {
  CHECK(read("2 Athelas\nDrafted:\n3 Athelas\n1 Bree Gate").deck.from ==
        DraftedCards{{print("athelas"), 5}, {print("bree-gate"), 1}});
  CHECK(read("2 Athelas\nDrafted: 3 Athelas").deck.from == DraftedCards{{print("athelas"), 5}});
  CHECK(read("2 Athelas\nSideboard:\n1 Pathfinder").deck.from.empty());
  const auto why = [](const char* text) {
    const DeckReading r = read(text);
    REQUIRE(r.unread.size() == 1);
    return say_in("en")(r.unread[0].why);
  };
  CHECK(why("Drafted:\n100 Athelas") == "The number of copies must be from 1 to 99.");
  CHECK(why("Drafted:\n2 Gandolf, Friend of the Shirefolk") ==
        "No card has this name. Did you mean Gandalf, Friend of the Shirefolk?");
  CHECK(why("2 Athelas\nDrafted:\n99 Athelas") == "A draft cannot give more than 99 copies of Athelas.");
  CHECK(why("Sealed pool: 7\n2 Athelas\nDrafted:\n1 Athelas") ==
        "A deck is built from a sealed pool or from drafted cards, not from both.");

  const Json file = deck_json(cards(), a_drafted_deck());
  CHECK(faults_of_file(file, "drafted", Json::object()).ends_with("/drafted: must have cards"));
  CHECK(faults_of_file(file, "drafted", 1).find("/drafted: must say how many of each card") != std::string::npos);
  CHECK(faults_of_file(file, "drafted", {{"gandolf", 1}}).find("\"gandolf\" is not a card") != std::string::npos);
  CHECK(faults_of_file(file, "drafted", {{"athelas", 100}}).find("from 1 to 99") != std::string::npos);
  CHECK(faults_of_file(file, "pool", 7).ends_with("from a pool or from what was drafted, not from both"));

  const std::string word = link_word(cards(), a_drafted_deck(), "");
  for (std::size_t n = 5; n + 1 < word.size(); n += 7) {
    const DeckReading r = read(word.substr(0, n));
    CHECK(r.unread.size() == 1);
    CHECK(r.deck == Deck{});
  }
  CHECK(read("tcg3__290_2_____292_x").unread.size() == 1);
}

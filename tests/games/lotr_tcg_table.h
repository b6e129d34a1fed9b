#pragma once
// A table of the trading card game laid by hand, to see what texts do: cards go where a test wants them, a phase
// begins, and players answer what they are asked. Luck takes the first place, and leaves a shuffled deck as it lies; a
// question that has but one answer, "no more", is answered by itself. Two players, the first one is the Free Peoples
// player; both decks are the printed starters, of which only what is laid matters.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/json.h"
#include "games/lotr_tcg/rules.h"
#include "games/lotr_tcg/rules/numbers.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/questions.h"
#include "rules/game_of.h"
#include "rules/registry.h"

namespace mathom::lotr_tcg::laid {

inline constexpr int kFree = 0, kDark = 1;
// Cards that many tests need.
inline constexpr const char *kGandalf = "gandalf-the-grey-wizard", *kAragorn = "aragorn-king-in-exile",
                            *kSam = "sam-son-of-hamfast", *kGimli = "gimli-dwarf-of-erebor",
                            *kLegolas = "legolas-prince-of-mirkwood", *kBoromir = "boromir-son-of-denethor",
                            *kAttea = "ulaire-attea-keeper-of-dol-guldur",
                            *kLemenya = "ulaire-lemenya-lieutenant-of-morgul";

class Laid {
 public:
  explicit Laid(int site = 1) {
    s.frames.clear();
    s.stage = lotr_tcg::Stage::playing;
    s.bids_open = 1;
    s.move_limit = 2;
    for (int number = 1; number <= site; ++number)
      t.move(site_of(number % 2, number), zone_of(kPath, number % 2), kEveryone);
    s.site.fill(static_cast<std::uint8_t>(site));
    t.forget();
  }

  // --- laying
  int put(int seat, const char* id, Zone zone = kTable, int bearer = -1) {
    const int card = s.first[at(seat)] + kFirstDrawn + used_[at(seat)]++;
    set_print(card, id);
    t.move(card, zone_of(zone, seat), zone == kHand ? only(seat_at(seat)) : zone == kDrawDeck ? kNobody : kEveryone);
    if (bearer >= 0) t.set_bearer(card, bearer);
    t.forget();
    return card;
  }
  int hold(int seat, const char* id) { return put(seat, id, kHand); }
  int give(int seat, const char* id, int bearer) { return put(seat, id, kTable, bearer); }
  int discarded(int seat, const char* id) { return put(seat, id, kDiscardPile); }
  // On top of the draw deck: what is put last lies above.
  int deck(int seat, const char* id) { return put(seat, id, kDrawDeck); }
  // Puts that site in the place of the one where the fellowship is, or of another number.
  int site(const char* id) {
    const int print = printed_cards().find(id);
    const int number = printed_cards().facts(print).site;
    const int card = t.site_at(number) >= 0 ? t.site_at(number) : site_of(kDark, number);
    set_print(card, id);
    t.forget();
    return card;
  }
  int frodo(int seat = kFree) const { return s.first[at(seat)]; }
  int ring(int seat = kFree) const { return s.first[at(seat)] + 1; }
  void set_print(int card, const char* id) {
    const int print = printed_cards().find(id);
    INFO(id);
    REQUIRE(print >= 0);
    s.cards[card].def = static_cast<CardDef>(print);
    t.forget();
  }
  void hurt(int card, int wounds) {
    s.pieces[card].wound(wounds);
    t.changed();
  }
  void twilight(int n) { t.set_twilight(n); }
  void burdens(int n) {
    s.burdens[kFree] = static_cast<std::uint8_t>(n);
    t.changed();
  }
  void phase(int phase, int shadow = kDark) {
    s.phase = static_cast<std::uint8_t>(phase);
    s.shadow = static_cast<std::uint8_t>(shadow);
    t.changed();
  }
  // A skirmish that is being fought from now on.
  void fight(int defender, const std::vector<int>& minions) {
    phase(kSkirmish);
    s.skirmishes.push_back({.defender = static_cast<std::int16_t>(defender), .stage = Skirmish::fighting});
    s.fight = static_cast<std::int8_t>(s.skirmishes.size() - 1);
    for (const int card : minions) s.pieces[card].join(s.fight);
    s.pieces[defender].join(s.fight);
    t.changed();
  }

  // --- playing
  // The action procedure of the phase, in which the Free Peoples player, or a Shadow player, acts first.
  void act(int phase_now, int seat = kFree) {
    phase(phase_now);
    t.push(Code::window, {seat});
    run();
  }
  // The skirmish of that defender, from its beginning to its end.
  void skirmish(int defender, const std::vector<int>& minions) {
    fight(defender, minions);
    s.skirmishes[s.fight].stage = Skirmish::to_fight;
    t.push(Code::skirmish, {s.fight});
    run();
  }
  void run() {
    do {
      d.reset();
      if (!run_frames<Table>(t, procedures())) return;
      rules().decision(s, memo, d);
      if (d.by_luck()) s.frames.back().answer = answer_of(0);
      if (has_no_choice()) s.frames.back().answer = answer_of(d.options.front());
    } while (d.by_luck() || has_no_choice());
    REQUIRE_FALSE(d.options.empty());
  }
  int asked() const { return is_player(d.seat) ? index(d.seat) : -1; }
  const Option* find(int verb, int card, int other = -1, int amount = -1) const {
    for (const Option& o : d.options)
      if (o.verb == verb && card_of(o.subject) == card && (other < 0 || card_of(o.object) == other) &&
          (amount < 0 || o.amount == amount))
        return &o;
    return nullptr;
  }
  bool may(Verb verb, int card, int other = -1, int amount = -1) const {
    return find(static_cast<int>(verb), card, other, amount) != nullptr;
  }
  void take(Verb verb, int card, int other = -1, int amount = -1) {
    answer(find(static_cast<int>(verb), card, other, amount));
  }
  void play(int card, int on = -1, int text = -1) { take(Verb::play, card, on, text); }
  void use(int card, int text = -1) { take(Verb::use, card, -1, text); }
  void pass() { take(Verb::pass, -1); }
  // In questions of texts: a card, a print of a deck that is searched, no more, a number, yes or no.
  bool may_pick(int card) const { return find(effects::kThisOne, card) != nullptr; }
  void pick(int card) { answer(find(effects::kThisOne, card)); }
  void search(const char* id) { answer(find(effects::kThisOne, -1, -1, printed_cards().find(id))); }
  void no_more() { answer(find(effects::kNoMore, -1)); }
  void number(int n) { answer(find(effects::kAmount, -1, -1, n)); }
  void option(int n) { answer(find(effects::kPick, -1, -1, n)); }
  void say(bool yes) { answer(find(yes ? effects::kYes : effects::kNo, -1)); }
  // All pass until nothing is asked any more that can be passed.
  void pass_all() {
    while (asked() >= 0) {
      if (const Option* o = find(static_cast<int>(Verb::pass), -1))
        answer(o);
      else if (const Option* none = find(effects::kNoMore, -1))
        answer(none);
      else
        return;
    }
  }
  // Nobody does anything until that card may be picked.
  void pass_until(int card) {
    while (asked() >= 0 && !may_pick(card)) find(static_cast<int>(Verb::pass), -1) ? pass() : no_more();
  }
  // A moment of the game, about a card or a site or nothing.
  void happens(Moment m, int it = -1, int other = -1) {
    moment(t, m, it, other);
    run();
  }
  std::string question() const {
    std::string out = "seat " + std::to_string(asked()) + ":";
    for (const Option& o : d.options) out += " " + rules().token(s, d, o) + ";";
    return out;
  }

  // --- seeing
  bool is_in(int card, Zone zone) const { return t.base(card) == zone; }
  // The uppermost copy in that pile of the seat; -1: no copy lies there. Cards that leave a hand have another number
  // then (lift).
  int copy_in(int seat, const char* id, Zone zone) const {
    for (int n = t.size(zone, seat) - 1; n >= 0; --n)
      if (const int card = t.nth(zone_of(zone, seat), n); t.facts(card).id == id) return card;
    return -1;
  }
  int strength(int card) const { return strength_of(t, card); }

 private:
  bool has_no_choice() const { return d.options.size() == 1 && d.options.front().verb == effects::kNoMore; }
  static const Rules& rules() { return static_cast<const GameOf<Rules>&>(*find_game("lotr_tcg")).rules(); }
  static State first() {
    State out = rules().initial(rules().full_config({{"seats", 2}}));
    return out;
  }
  static int card_of(CardId c) { return c == CardId::none ? -1 : index(c); }
  int site_of(int seat, int number) const { return s.first[at(seat)] + kFirstSite + number - 1; }
  void answer(const Option* o) {
    INFO(question());
    REQUIRE(o != nullptr);
    s.frames.back().answer = answer_of(*o);
    run();
  }
  std::array<int, 2> used_{};

 public:
  State s = first();
  Memo memo;
  Table t{printed_cards(), s, nullptr, &memo};
  Decision d;
};

}  // namespace mathom::lotr_tcg::laid

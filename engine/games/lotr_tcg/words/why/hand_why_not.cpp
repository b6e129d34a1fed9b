// Why a card of the hand cannot be played: whose turn and which phase it belongs to, a ban, uniqueness, what it asks
// for, who may bear it, twilight.
#include <algorithm>

#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg::why {
namespace {

constexpr const char *kTurns = "5.3", *kShadowPays = "7.2", *kInPhase = "8.1", *kUnique = "2.5";

bool is_event(const CardFacts& f) { return f.type == Type::event; }

Maybe of_side(const Asker& who, int card) {
  const Table& t = who.t;
  const CardFacts& f = t.facts(card);
  if (f.side() == Side::none) return about(t, "lotr_tcg.why.side.never", "2.1", card);
  if ((f.side() == Side::free_peoples) != t.is_shadow(who.seat)) return std::nullopt;
  if (f.side() == Side::shadow) return about(t, "lotr_tcg.why.side.shadow", "7.1", card);
  Reason r = about(t, "lotr_tcg.why.side.free", kTurns, card);
  r.phrase.seat("turn", seat_at(t.s.turn));
  return r;
}

// A response is played when what it names happens; other events in their phase, all other cards in that of their side.
Maybe of_phase(const Asker& who, int card) {
  const Table& t = who.t;
  const CardFacts& f = t.facts(card);
  std::uint32_t bits = f.side() == Side::free_peoples ? 1u << kFellowship : 1u << kShadow;
  if (is_event(f)) {
    bits = phases_of(t, card);
    for (const int n : t.own_abilities_of(card))
      if (bits == 0 && t.ability(n).response) {
        Reason r = about(t, "lotr_tcg.why.response", "8.5", card);
        r.phrase.word("when", moment(t, t.ability(n)));
        return r;
      }
  }
  if ((bits >> t.s.phase & 1) != 0) return std::nullopt;
  Reason r = about(t, is_event(f) ? "lotr_tcg.why.event_phase" : "lotr_tcg.why.phase", kInPhase, card);
  r.phrase.word("phase", phases(bits)).word("now", phase_now(t));
  return r;
}

Maybe of_ban(const Asker& who, int card) {
  const Table& t = who.t;
  if (!may_be_played(t, card)) return because_of(t, "lotr_tcg.why.not_played", "8.3", card, source_of_ban(t, card));
  if (is_event(t.facts(card)) && is_forbidden(t, t.s.phase)) {
    Reason r = because_of(t, "lotr_tcg.why.forbidden", "8.3", card, source_for_phase(t, kForbid, t.s.phase));
    r.phrase.word("now", phase_now(t));
    return r;
  }
  return std::nullopt;
}

// The card that stands in the way of a unique one: an own copy, or an active one of the Shadow.
int unique_in_play(const TableCards& t, const CardFacts& f, int seat) {
  int found = -1;
  t.in_play().for_each([&](int card) {
    if (found >= 0 || !t.known(card) || t.facts(card).title != f.title || !t.facts(card).unique) return;
    if (t.owner(card) == seat || (f.side() == Side::shadow && t.is_active(card))) found = card;
  });
  return found;
}
int among_the_dead(const TableCards& t, const CardFacts& f, int seat) {
  int found = -1;
  t.lying_in(zone_of(kDeadPile, seat)).for_each([&](int card) {
    if (t.facts(card).title == f.title) found = card;
  });
  return found;
}
int companions_in(const TableCards& t, Zone zone, int seat) {
  int n = 0;
  t.lying_in(zone_of(zone, seat)).for_each([&](int card) {
    n += t.known(card) && t.facts(card).type == Type::companion;
  });
  return n;
}
Maybe of_company(const Asker& who, int card, Bar bar) {
  const Table& t = who.t;
  const CardFacts& f = t.facts(card);
  if (bar == Bar::unique) {
    const int other = unique_in_play(t, f, who.seat);
    const bool own = t.owner(other) == who.seat;
    Reason r = because_of(t, own ? "lotr_tcg.why.unique" : "lotr_tcg.why.unique.theirs", kUnique, card, other, "by");
    if (!own) r.phrase.seat("owner", seat_at(t.owner(other)));
    return r;
  }
  if (bar == Bar::dead) return because_of(t, "lotr_tcg.why.dead", kUnique, card, among_the_dead(t, f, who.seat), "by");
  if (bar != Bar::company) return std::nullopt;
  Reason r = about(t, "lotr_tcg.why.company", "2.2", card);
  r.phrase.number("n", companions_in(t, kTable, who.seat)).number("dead", companions_in(t, kDeadPile, who.seat));
  return r;
}

// --- who bears it
// What it bears in the place that the card wants, or what lies on the site already; -1: nothing.
int in_its_place(const TableCards& t, int card, int host) {
  const CardFacts& f = t.facts(card);
  int found = -1;
  t.each_borne(host, [&](int other) {
    const CardFacts& o = t.facts(other);
    if (t.is_stacked(other) || !t.known(other)) return;
    if ((f.item != Class::none && o.item == f.item) || (f.one_per_bearer && o.title == f.title)) found = other;
  });
  return found;
}
Reason of_room(const Table& t, std::string_view key, std::string_view rule, int card, int host) {
  const int other = in_its_place(t, card, host);
  Reason r = because_of(t, key, rule, card, other, "by");
  r.phrase.card("host", t.s.cards[host].def);
  return r;
}
// Nobody may bear it: the characters that could have no room, or no character could.
Reason of_hosts(const Asker& who, int card) {
  const Table& t = who.t;
  const CardFacts& f = t.facts(card);
  int full = -1, theirs = -1;
  const AsIfResolving asked(t, card);
  t.in_play().for_each([&](int host) {
    if (full >= 0 || !t.known(host)) return;
    if (f.on_site && t.facts(host).type == Type::site) full = host;
    if (f.on_site || !t.is_active(host) || !t.means(f.bearer, host, effects::frame_of(who.seat))) return;
    const bool is_theirs = t.facts(host).type == Type::minion && t.owner(host) != who.seat;
    (is_theirs ? theirs : full) = host;
  });
  if (full >= 0)
    return of_room(t, f.on_site ? "lotr_tcg.why.site" : "lotr_tcg.why.bearer.room", f.on_site ? "2.4" : "2.3", card,
                   full);
  if (theirs >= 0) return because_of(t, "lotr_tcg.why.bearer.theirs", "7.4", card, theirs, "host");
  Reason r = about(t, "lotr_tcg.why.bearer", "2.3", card);
  r.phrase.word("need", bearer(t, card));
  return r;
}

Maybe of_twilight(const Asker& who, int card) {
  const Table& t = who.t;
  int least = -1;
  for (const int host : hosts_for(t, card, who.seat))
    if (const int cost = cost_of(t, card, host); least < 0 || cost < least) least = cost;
  if (t.facts(card).side() != Side::shadow || least <= t.s.twilight) return std::nullopt;
  const int more = roaming_cost_of(t, card);
  Reason r = about(t, more > 0 ? "lotr_tcg.why.twilight.roaming" : "lotr_tcg.why.twilight",
                   more > 0 ? "7.3" : kShadowPays, card);
  r.phrase.number("n", least).number("pool", t.s.twilight);
  if (more > 0) r.phrase.number("more", more).number("site", t.facts(card).site);
  return r;
}

// --- what it asks for
Maybe of_asking(const Asker& who, int card, bool answers) {
  const Table& t = who.t;
  for (const int n : t.abilities_of(card))
    if (t.ability(n).kind == effects::Ability::Kind::to_play)
      if (const Maybe found = of_text(who, card, n, true)) return found;
  if (!is_event(t.facts(card)) || answers || has_usable_text(t, card, who.seat, t.s.phase)) return std::nullopt;
  for (const int n : t.own_abilities_of(card))
    if (is_action(t.ability(n)) && t.ability(n).is_at(t.s.phase))
      if (const Maybe found = of_text(who, card, n, true)) return found;
  return std::nullopt;
}

}  // namespace

Maybe of_time(const Asker& who, int card) {
  const Maybe found = of_side(who, card);
  return found ? found : of_phase(who, card);
}
Maybe of_playing(const Asker& who, int card, bool answers) {
  const Table& t = who.t;
  const Bar bar = bar_to_play(t, card, who.seat, {.by_text = answers});
  if (bar == Bar::nothing) return std::nullopt;
  Maybe found = answers ? of_side(who, card) : of_time(who, card);
  if (!found) found = of_ban(who, card);
  if (!found) found = of_company(who, card, bar);
  if (!found) found = of_asking(who, card, answers);
  if (!found && hosts_for(t, card, who.seat).empty()) found = of_hosts(who, card);
  if (!found) found = of_twilight(who, card);
  return found ? found : about(t, "lotr_tcg.why.no_action", kInPhase, card);
}

Maybe of_beginning(const Asker& who, int card) {
  const Bar bar = bar_to_start(who.t, card, who.seat);
  if (bar == Bar::nothing) return std::nullopt;
  Maybe found = of_ban(who, card);
  if (!found) found = of_company(who, card, bar);
  return found ? found : of_asking(who, card, true);
}

// A card that may be played, and one who may not bear it.
Maybe of_playing_on(const Asker& who, int card, int host) {
  const Table& t = who.t;
  if (host < 0 || host >= t.cards() || !t.in_play().has(host) || !t.known(host)) return std::nullopt;
  const CardFacts &f = t.facts(card), &h = t.facts(host);
  const auto hosts = hosts_for(t, card, who.seat);
  const auto with_host = [&](std::string_view key, std::string_view rule) {
    Reason r = about(t, key, rule, card);
    r.phrase.card("host", t.s.cards[host].def);
    return r;
  };
  if (std::find(hosts.begin(), hosts.end(), host) != hosts.end()) {
    Reason r = with_host("lotr_tcg.why.host.twilight", kShadowPays);
    r.phrase.number("n", cost_of(t, card, host)).number("pool", t.s.twilight);
    return r;
  }
  if (!hosts.empty() && hosts.front() < 0) return about(t, "lotr_tcg.why.host.nobody", "2.4", card);
  if (f.on_site && h.type != Type::site) return about(t, "lotr_tcg.why.host.site", "2.4", card);
  if (!f.on_site && !h.is_character()) return about(t, "lotr_tcg.why.host.character", "2.3", card);
  if (!f.on_site && !t.is_active(host)) return with_host("lotr_tcg.why.host.inactive", "2.6");
  if (h.type == Type::minion && t.owner(host) != who.seat) {
    Reason r = with_host("lotr_tcg.why.host.theirs", "7.4");
    r.phrase.seat("owner", seat_at(t.owner(host)));
    return r;
  }
  const AsIfResolving asked(t, card);
  if (f.on_site || t.means(f.bearer, host, effects::frame_of(who.seat)))
    return of_room(t, "lotr_tcg.why.host.room", "2.3", card, host);
  Reason r = with_host("lotr_tcg.why.host.bearer", "2.3");
  r.phrase.word("need", bearer(t, card));
  return r;
}

// Discarding it to heal one of the same title.
Maybe of_healing_with(const Asker& who, int card, int character) {
  const Table& t = who.t;
  if (character < 0 || character >= t.cards() || !t.in_play().has(character) || !t.known(character))
    return std::nullopt;
  if (may_heal_with(t, card, character) && t.s.phase == kFellowship) return std::nullopt;
  const CardFacts& f = t.facts(character);
  const auto with_host = [&](std::string_view key) {
    Reason r = about(t, key, "5.5", card);
    r.phrase.card("host", t.s.cards[character].def);
    return r;
  };
  if (t.s.phase != kFellowship || who.seat != t.s.turn) {
    Reason r = with_host("lotr_tcg.why.heal.phase");
    r.phrase.word("now", phase_now(t));
    return r;
  }
  if (f.title != t.facts(card).title) return with_host("lotr_tcg.why.heal.title");
  if (!f.unique || (f.type != Type::companion && f.type != Type::ally)) return with_host("lotr_tcg.why.heal.kind");
  if (!t.is_active(character)) return of_inactive(t, character);
  return of_healing(t, character);
}

}  // namespace mathom::lotr_tcg::why

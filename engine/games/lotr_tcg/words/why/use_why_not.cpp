// Why a text of a card in play is not used as an action, and an item not given to another bearer.
#include <algorithm>

#include "effects/run/uses.h"
#include "games/lotr_tcg/rules/idle.h"
#include "games/lotr_tcg/rules/phases.h"
#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg::why {

using effects::Ability;

namespace {

constexpr const char *kActs = "8.1", *kActive = "2.6", *kAsOften = "8.4", *kTransfers = "5.6";

bool is_site(const Table& t, int card) { return t.facts(card).type == Type::site; }
bool is_an_item(const CardFacts& f) { return f.type == Type::possession || f.type == Type::artifact; }

// Another card of that title that is active in its place.
int active_copy(const TableCards& t, int card) {
  int found = -1;
  t.active_cards().for_each([&](int other) {
    if (other != card && t.facts(other).title == t.facts(card).title && t.facts(other).unique) found = other;
  });
  return found;
}

// The card has no action: its text always holds or answers, or it has no text.
Reason of_no_action(const Table& t, int card) {
  const auto all = t.abilities_of(card);
  for (const int n : all)
    if (const Ability& a = t.ability(n); a.response) {
      Reason r = about(t, "lotr_tcg.why.use_response", "8.5", card);
      r.phrase.word("when", moment(t, a));
      return r;
    }
  for (const int n : all)
    if (const Ability& a = t.ability(n); a.kind == Ability::Kind::triggered && a.trigger > kPlayed) {
      Reason r = about(t, "lotr_tcg.why.use_trigger", "8.5", card);
      r.phrase.word("when", moment(t, a));
      return r;
    }
  const auto is = [&](Ability::Kind kind) {
    return std::any_of(all.begin(), all.end(), [&](int n) { return t.ability(n).kind == kind; });
  };
  if (is(Ability::Kind::static_)) return about(t, "lotr_tcg.why.use_static", kActs, card);
  return about(t, all.empty() ? "lotr_tcg.why.use_nothing" : "lotr_tcg.why.use_played", kActs, card);
}

std::uint32_t phases_of_text(const Ability& a) {
  std::uint32_t bits = 0;
  for (int phase = kFellowship; phase <= kRegroup; ++phase)
    if (a.is_at(phase)) bits |= 1u << phase;
  return bits;
}

// Who uses it now: of a site the Free Peoples player or the Shadow player whose phase it is.
int user_of(const Table& t, int card) {
  if (!is_site(t, card)) return t.owner(card);
  return t.s.phase == kShadow ? t.s.shadow : t.s.turn;
}

}  // namespace

Maybe of_inactive(const Table& t, int card) {
  if (t.is_active(card)) return std::nullopt;
  const CardFacts& f = t.facts(card);
  if (f.type == Type::site) {
    Reason r = about(t, "lotr_tcg.why.inactive.site", kActive, card);
    r.phrase.number("n", t.site_number());
    return r;
  }
  const bool own_turn = t.owner(card) == t.s.turn;
  Reason r = about(t, "lotr_tcg.why.inactive", kActive, card);
  if (f.side() != Side::shadow && !own_turn) r.phrase.key = "lotr_tcg.why.inactive.free";
  if (f.side() == Side::shadow && own_turn) r.phrase.key = "lotr_tcg.why.inactive.shadow";
  if (r.phrase.key != "lotr_tcg.why.inactive") {
    r.phrase.seat("turn", seat_at(t.s.turn));
    return r;
  }
  if (const int other = active_copy(t, card); other >= 0)
    return because_of(t, "lotr_tcg.why.inactive.copy", "13.2", card, other, "by");
  if (const int host = t.bearer(card); host >= 0 && t.known(host))
    return because_of(t, t.is_stacked(card) ? "lotr_tcg.why.inactive.stacked" : "lotr_tcg.why.inactive.bearer", kActive,
                      card, host, "host");
  return r;
}

Maybe of_use_time(const Asker& who, int card, int nth) {
  const Table& t = who.t;
  if (const Maybe asleep = of_inactive(t, card)) return asleep;
  if (!has_text(t, card)) return because_of(t, "lotr_tcg.why.use_blank", "8.3", card, source_on(t, kNoText, card));
  const auto all = t.abilities_of(card);
  const std::uint32_t bits = phases_of(t, card);
  if (bits == 0) return of_no_action(t, card);
  if (!is_used_by(t, card, who.seat)) {
    Reason r = about(t, "lotr_tcg.why.use_theirs", kActs, card);
    r.phrase.seat("seat", seat_at(user_of(t, card)));
    return r;
  }
  const bool names_one = nth < static_cast<int>(all.size()) && is_action(t.ability(all[at(nth)]));
  const bool is_now = names_one ? t.ability(all[at(nth)]).is_at(t.s.phase) : (bits >> t.s.phase & 1) != 0;
  if (is_now) return std::nullopt;
  Reason r = about(t, "lotr_tcg.why.use_phase", kActs, card);
  r.phrase.word("phase", phases(names_one ? phases_of_text(t.ability(all[at(nth)])) : bits)).word("now", phase_now(t));
  return r;
}

Reason of_using(const Asker& who, int card, int nth) {
  const Table& t = who.t;
  if (const Maybe found = of_use_time(who, card, nth)) return *found;
  const auto all = t.abilities_of(card);
  if (nth >= static_cast<int>(all.size()) || !is_action(t.ability(all[at(nth)]))) return of_no_action(t, card);
  const int ability = all[at(nth)];
  const Ability& a = t.ability(ability);
  if (is_forbidden(t, t.s.phase)) {
    Reason r = because_of(t, "lotr_tcg.why.use_forbidden", kActs, card, source_for_phase(t, kForbid, t.s.phase));
    r.phrase.word("now", phase_now(t));
    return r;
  }
  if (effects::is_used_up(t.s.uses, a, ability, card)) {
    Reason r = about(t, "lotr_tcg.why.use_limit", kAsOften, card);
    r.phrase.word("limit", limit(a)).number("n", effects::uses_of(t.s.uses, ability, card));
    return r;
  }
  if (const Maybe lacks = of_text(who, card, ability, false)) return *lacks;
  if (is_idle(t, card, ability, who.seat)) return about(t, "lotr_tcg.why.use_idle", "8.7", card);
  return about(t, "lotr_tcg.why.no_action", kActs, card);
}

// --- transfer
namespace {

int site_of(const TableCards& t, int character) {
  return t.facts(character).type == Type::ally ? t.facts(character).site : t.site_number();
}
Maybe of_item(const Asker& who, int item) {
  const Table& t = who.t;
  const CardFacts& f = t.facts(item);
  if (!is_an_item(f)) return about(t, "lotr_tcg.why.transfer.kind", kTransfers, item);
  if (t.owner(item) != who.seat || f.side() != Side::free_peoples)
    return about(t, "lotr_tcg.why.transfer.theirs", kTransfers, item);
  if (t.s.phase != kFellowship || who.seat != t.s.turn) {
    Reason r = about(t, "lotr_tcg.why.transfer.phase", kTransfers, item);
    r.phrase.word("now", phase_now(t));
    return r;
  }
  if (const Maybe asleep = of_inactive(t, item)) return asleep;
  if (t.bearer(item) < 0 || t.is_stacked(item)) return about(t, "lotr_tcg.why.transfer.borne", kTransfers, item);
  return std::nullopt;
}

}  // namespace

Maybe of_transfer(const Asker& who, int item, int to) {
  const Table& t = who.t;
  if (to < 0 || to >= t.cards() || !t.in_play().has(to) || !t.known(to)) return std::nullopt;
  if (const Maybe found = of_item(who, item)) return found;
  const auto with_host = [&](std::string_view key) { return because_of(t, key, kTransfers, item, to, "host"); };
  const int from = t.bearer(item);
  if (from == to) return with_host("lotr_tcg.why.transfer.same");
  if (!t.facts(to).is_character() || t.facts(to).side() != Side::free_peoples || t.owner(to) != who.seat)
    return with_host("lotr_tcg.why.transfer.character");
  if (t.facts(from).is_character() && site_of(t, from) != site_of(t, to)) {
    Reason r = with_host("lotr_tcg.why.transfer.site");
    r.phrase.number("n", site_of(t, from)).number("there", site_of(t, to));
    return r;
  }
  if (may_transfer(t, item, to)) return std::nullopt;
  if (Maybe found = of_playing_on(who, item, to)) return found;
  return with_host("lotr_tcg.why.transfer.character");
}

}  // namespace mathom::lotr_tcg::why

// While something happens and may be answered: why a card of the hand, or a text in play, does not answer it. And what
// is asked when nothing can be played at all.
#include <algorithm>
#include <array>

#include "effects/run/happenings.h"
#include "effects/run/uses.h"
#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg::why {

using effects::Ability;

namespace {

constexpr const char* kAnswers = "8.5";

bool is_about_part(const Asker& who, int card, const Ability& a) {
  bool found = false;
  effects::each_part(who.t, moment_now(who.t.s), card, [&](const effects::Part& part) {
    const AsIfResolving asked(who.t, card, part);
    found =
        found || (a.is_at(part.moment) && effects::is_about(who.t, part, a.to, a.other, effects::frame_of(who.seat)));
  });
  return found;
}
// What keeps this text from answering; of a card in hand what playing it takes comes first.
Maybe of_answer(const Asker& who, int card, int ability) {
  const Table& t = who.t;
  const Ability& a = t.ability(ability);
  const AsIfResolving asked(t, card);
  if (!is_about_part(who, card, a)) {
    Reason r = about(t, "lotr_tcg.why.answer.when", kAnswers, card);
    r.phrase.word("when", moment(t, a));
    return r;
  }
  if (effects::answer_of_text(t, card, ability) != nullptr)
    return about(t, "lotr_tcg.why.answer.again", kAnswers, card);
  if (effects::is_used_up(t.s.uses, a, ability, card)) {
    Reason r = about(t, "lotr_tcg.why.use_limit", "8.4", card);
    r.phrase.word("limit", limit(a)).number("n", effects::uses_of(t.s.uses, ability, card));
    return r;
  }
  if (const bool in_hand = t.base(card) == kHand; in_hand)
    if (const Maybe found = of_playing(who, card, true)) return found;
  return of_text(who, card, ability, false);
}

}  // namespace

int moment_now(const State& s) {
  const bool is_before = s.frames.back().step == effects::HappeningProcedure<Table>::kSteps["before_answered"];
  return is_before ? s.happenings.back().before : s.happenings.back().after;
}

Maybe of_answering(const Asker& who, const Decision& d, int card) {
  const Table& t = who.t;
  for (const Option& o : d.options)
    if (o.verb == effects::kThisOne && o.subject == card_at(card)) return std::nullopt;
  const bool in_hand = t.base(card) == kHand;
  if (!in_hand) {
    if (const Maybe asleep = of_inactive(t, card)) return asleep;
    if (!has_text(t, card)) return because_of(t, "lotr_tcg.why.use_blank", "8.3", card, source_on(t, kNoText, card));
  }
  // A text that is for this moment says more than one that is not.
  Maybe found;
  for (const bool at_this_moment : {true, false})
    for (const int n : t.abilities_of(card)) {
      const Ability& a = t.ability(n);
      const bool is_one = in_hand ? a.response && t.facts(card).type == Type::event : is_answer(a);
      const bool is_now = is_one_of(a, t.moments_of(t.happening(), moment_now(t.s)));
      if (!found && is_one && is_now == at_this_moment) found = of_answer(who, card, n);
    }
  if (!found) return about(t, in_hand ? "lotr_tcg.why.answer.card" : "lotr_tcg.why.answer.none", kAnswers, card);
  if (!in_hand && t.speaker(card) != who.seat) {
    Reason r = about(t, "lotr_tcg.why.use_theirs", kAnswers, card);
    r.phrase.seat("seat", seat_at(t.speaker(card)));
    return r;
  }
  return found;
}

Reason of_moment(const Table& t, const Decision& d, int card) {
  struct Now {
    std::string_view key, rule;
    bool names_source = false;
  };
  constexpr std::array<Now, 22> kNow{
      {{"lotr_tcg.why.now", "8.1"},           {"lotr_tcg.why.now", "8.1"},
       {"lotr_tcg.why.now", "8.1"},           {"lotr_tcg.why.now.bid", "4.1"},
       {"lotr_tcg.why.now.place", "4.1"},     {"lotr_tcg.why.now.start", "4.3"},
       {"lotr_tcg.why.now", "8.1"},           {"lotr_tcg.why.now.rest", "5.2"},
       {"lotr_tcg.why.now.arrow", "9.2"},     {"lotr_tcg.why.now.target", "9.3"},
       {"lotr_tcg.why.now.defend", "10.1"},   {"lotr_tcg.why.now.attack", "10.3"},
       {"lotr_tcg.why.now.next", "11.1"},     {"lotr_tcg.why.now.discard", "12.2"},
       {"lotr_tcg.why.now.discard", "12.2"},  {"lotr_tcg.why.now.again", "12.3"},
       {"lotr_tcg.why.now", "8.5"},           {"lotr_tcg.why.now.order", "8.5"},
       {"lotr_tcg.why.now.may", "8.3", true}, {"lotr_tcg.why.now.control", "8.3", true},
       {"lotr_tcg.why.now.mulligan", "4.4"},  {"lotr_tcg.why.now.opponent", "8.8", true}}};
  const auto why = static_cast<std::size_t>(d.why);
  const Now& now = kNow[why < kNow.size() ? why : 0];
  const int source = d.source == CardId::none ? -1 : index(d.source);
  const bool is_seen = source >= 0 && source < t.cards() && t.known(source);
  if (!now.names_source) return about(t, now.key, now.rule, card);
  if (!is_seen) return about(t, kNow[0].key, now.rule, card);
  return because_of(t, now.key, now.rule, card, source, "source");
}

}  // namespace mathom::lotr_tcg::why

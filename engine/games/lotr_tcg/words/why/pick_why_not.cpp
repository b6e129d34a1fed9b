// Why a card is not among those that a text lets its player choose.
#include <algorithm>

#include "effects/run/options.h"
#include "games/lotr_tcg/rules/opponent.h"
#include "games/lotr_tcg/rules/play.h"
#include "games/lotr_tcg/words/why/why.h"

namespace mathom::lotr_tcg::why {
namespace {

constexpr const char* kAsks = "8.3";

// It is such a card; what else keeps it from being chosen.
Maybe of_fitting(const Asker& who, const effects::Op& op, const Frame& self, int card) {
  const Table& t = who.t;
  const std::string_view word = language().verb(op.verb).word;
  if (t.scope().moving.has(card)) return about(t, "lotr_tcg.why.pick.again", kAsks, card);
  if (word == "exert" || word == "exhaust") {
    const int times = effects::value_of(t, effects::argument_of(language(), op, "times", 1), self);
    return of_exerting(t, card, times);
  }
  if (word == "heal") return of_healing(t, card);
  if (word == "discard" && t.in_play().has(card) && stays(t, card, who.seat))
    return because_of(t, "lotr_tcg.why.pick.stays", kAsks, card, source_on(t, kStays, card));
  if (word == "play" || word == "play_at") return of_playing(who, card, true);
  return std::nullopt;
}

// Who bears the card is asked, or on which site it lies.
Reason of_host(const Asker& who, int card, int host) {
  const auto hosts = hosts_for(who.t, card, who.seat);
  if (std::find(hosts.begin(), hosts.end(), host) == hosts.end())
    if (const Maybe found = of_playing_on(who, card, host)) return *found;
  return because_of(who.t, "lotr_tcg.why.pick.to", kAsks, card, host, "host");
}

}  // namespace

Maybe of_picking(const Asker& who, const Decision& d, int card) {
  const Table& t = who.t;
  const Frame& frame = t.s.frames.back();
  for (const Option& o : d.options)
    if (o.subject == card_at(card) || o.object == card_at(card)) return std::nullopt;
  const bool is_step = static_cast<Code>(frame.code) == Code::program && !asks_for_opponent(frame);
  const effects::Op* op = is_step ? effects::op_of(t.code(), frame) : nullptr;
  const auto is_card = [](const Option& o) { return o.verb == effects::kThisOne || o.verb == effects::kNoMore; };
  if (!op || !std::any_of(d.options.begin(), d.options.end(), is_card)) return std::nullopt;
  if (d.options.front().object != CardId::none) return of_host(who, index(d.options.front().subject), card);
  const int filter = effects::argument_of(language(), *op, "what", -1);
  const auto& verb = language().verb(op->verb);
  if (filter < 0 || verb.params.empty() || verb.params[0].kind != effects::Param::Kind::who) return std::nullopt;
  Frame self = frame;
  self.local[effects::kSelf] = static_cast<std::int16_t>(who.seat);
  if (t.means(filter, card, self)) {
    if (const Maybe found = of_fitting(who, *op, self, card)) return found;
    Reason r = about(t, "lotr_tcg.why.pick.other", kAsks, card);
    r.phrase.word("do", deed(t, *op));
    return r;
  }
  Reason r = about(t, "lotr_tcg.why.pick", kAsks, card);
  r.phrase.word("what", things(t, filter));
  if (d.source != CardId::none) {
    r.phrase.key = "lotr_tcg.why.pick.by";
    r.phrase.card("by", t.s.cards[index(d.source)].def);
    blame(r, index(d.source));
  }
  return r;
}

}  // namespace mathom::lotr_tcg::why

// The table in words: for scenarios, which may ask for the whole truth, and for programs that play or
// watch, which get what their seats may see. Both are written by one function, so they cannot differ.
#include "core/json.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

constexpr std::array<const char*, 8> kPhases{"draw_dealer", "deal", "bidding", "call",
                                             "discard",     "slam", "play",    "over"};
constexpr std::array<const char*, 6> kContracts{"none",          "small",         "guard",
                                                "guard-without", "guard-against", "grand-slam"};
constexpr std::array<const char*, 4> kHandfuls{"none", "single", "double", "triple"};
constexpr std::array<const char*, 3> kSides{"none", "taker", "defence"};
constexpr std::array<const char*, 4> kEndings{"none", "scored", "passed_out", "petit_sec"};

template <class E, std::size_t N>
const char* word(const std::array<const char*, N>& words, E value) {
  return words[static_cast<std::size_t>(value)];
}

Json card_list(CardSet set) {
  Json list = Json::array();
  for (const Card card : each(set)) list.push_back(card_token(card));
  return list;
}
Json card_or_null(Card card) { return card == kNoCard ? Json() : Json(card_token(card)); }
Json seat_or_null(int seat) { return seat < 0 ? Json() : Json(seat); }
// Half points as points: whole where they are.
Json points(std::int32_t halves) { return halves % 2 == 0 ? Json(halves / 2) : Json(halves / 2.0); }

// The cards of one trick in the order of play.
Json trick_list(const State& s, int trick) {
  Json list = Json::array();
  const int from = trick * s.options.seats;
  for (int i = from; i < from + s.options.seats && i < s.play_count; ++i)
    list.push_back(card_token(s.plays[static_cast<std::size_t>(i)]));
  return list;
}

Json by_seat(const State& s, auto value) {
  Json list = Json::array();
  for (std::size_t seat = 0; seat < s.options.seats; ++seat) list.push_back(value(seat));
  return list;
}

Json account_json(const State& s, const DealFacts& f) {
  Json j{{"ending", word(kEndings, f.ending)}};
  if (f.ending != Ending::scored) return j;
  const Account a = score(f, s.options);
  j["taker"] = f.taker;
  j["partner"] = seat_or_null(f.partner);
  j["contract"] = word(kContracts, f.contract);
  j["points"] = points(f.half_points);
  j["oudlers"] = f.oudlers;
  j["made"] = a.made;
  j["margin"] = a.margin;
  j["per_defender"] = points(a.per_defender);
  j["petit_au_bout"] = word(kSides, f.petit_au_bout);
  j["slam_made_by"] = word(kSides, f.slam_made_by);
  j["scores"] = by_seat(s, [&](std::size_t seat) { return points(a.scores[seat]); });
  return j;
}

Json public_part(const State& s) {
  Json j;
  j["phase"] = word(kPhases, s.phase);
  j["dealer"] = s.dealer;
  j["deals_scored"] = s.deals_scored;
  j["deals_begun"] = s.deals_begun;
  j["taker"] = seat_or_null(s.facts.taker);
  j["contract"] = word(kContracts, s.facts.contract);
  j["called"] = card_or_null(s.called);
  j["partner"] = seat_or_null(s.facts.partner);
  j["partner_shown"] = s.partner_shown;
  j["slam_announced"] = s.facts.slam_announced;
  j["handfuls"] = by_seat(s, [&](std::size_t i) { return word(kHandfuls, s.facts.handfuls[i]); });
  j["dog_shown"] = card_list(s.dog_shown);
  j["held"] = by_seat(s, [&](std::size_t i) { return s.held[i]; });
  j["tricks_done"] = s.tricks_done;
  j["trick"] = trick_list(s, s.tricks_done);
  j["last_trick"] = s.tricks_done > 0 ? trick_list(s, s.tricks_done - 1) : Json::array();
  j["leader"] = s.tricks_done > 0 ? s.winners[s.tricks_done - 1u] : s.first_leader;
  j["piles"] = by_seat(s, [&](std::size_t i) { return card_list(s.won[i]); });
  j["may_hold"] = by_seat(s, [&](std::size_t i) { return card_list(s.may_hold[i]); });
  j["must_hold"] = by_seat(s, [&](std::size_t i) { return card_list(s.must_hold[i]); });
  j["totals"] = by_seat(s, [&](std::size_t i) { return points(s.totals[i]); });
  j["last"] = account_json(s, s.last);
  return j;
}

}  // namespace

Json Rules::facts(const State& s) const { return describe(s, kEveryone); }

// A hand, dog or discard that the viewers cannot see is null.
Json Rules::describe(const State& s, SeatMask viewers) const {
  Json j = public_part(s);
  const auto seen = [&](std::size_t seat) { return contains(viewers, seat_at(static_cast<int>(seat))); };
  j["hands"] = by_seat(s, [&](std::size_t i) { return seen(i) || s.held[i] == 0 ? card_list(s.hands[i]) : Json(); });
  const bool all = viewers == kEveryone;
  j["dog"] = all || s.dog_open ? card_list(s.dog) : Json();
  const bool takers = s.facts.taker != kNoSeat && seen(static_cast<std::size_t>(s.facts.taker));
  j["discard"] = all || takers || s.discard_open ? card_list(s.discard) : Json();
  return j;
}

}  // namespace mathom::french_tarot

#include "shell/tables/lotr_tcg/sight.h"

#include <algorithm>
#include <tuple>

#include "games/lotr_tcg/rules.h"
#include "rules/game_of.h"

namespace mathom::lotr_tcg {

// The Memo belongs to one State and is cleared for another.
const State& CompanySight::seen() const {
  const std::uint64_t of = 2 * (behind() ? told_.changes() : base_.seat_view().changes()) + (behind() ? 1 : 0);
  if (memo_of_ != of) memo_.forget(), memo_of_ = of, ++number_;
  return behind() ? told_.state() : GameOf<Rules>::view(view().seen);
}

void CompanySight::catch_up() {
  if (base_.playback().busy() || told_of_ == base_.seat_view().changes()) return;
  told_.stand_at(seen());
  told_of_ = base_.seat_view().changes();
}

void CompanySight::forget() {
  memo_.forget();
  told_.forget();
  told_of_ = ~0ull;
}

const Event* CompanySight::moving(What what) const {
  const Event* e = base_.playback().current();
  return e && what_of(*e) == what ? e : nullptr;
}

int CompanySight::flying() const {
  const Event* e = moving(What::played);
  return e && e->card != CardId::none ? index(e->card) : -1;
}

int CompanySight::print_of(CardId card) const {
  const int i = index(card);
  if (i >= kCards) return i - kCards;
  if (i < 0 || i >= seen().cards.size() || seen().cards[i].def == CardDef::hidden) return -1;
  return index(seen().cards[i].def);
}

int CompanySight::holder_of(int card) const {
  const State& s = seen();
  while (s.pieces[card].bearer >= 0) card = s.pieces[card].bearer;
  return card;
}

std::vector<int> CompanySight::borne_by(int card) const {
  std::vector<int> out;
  for (int i = 0; i < seen().cards.size(); ++i)
    if (i != card && seen().pieces[i].bearer >= 0 && holder_of(i) == card) out.push_back(i);
  return out;
}

// Cards that are played together are next to each other.
std::vector<CardId> CompanySight::own_hand() const {
  std::vector<CardId> out;
  const Table t = table();
  for (int i = 0; i < seen().cards.size(); ++i)
    if (seen().cards[i].zone == zone_of(kHand, me()) && t.known(i)) out.push_back(card_at(i));
  const auto key = [&](CardId card) {
    const CardFacts& facts = t.facts(index(card));
    return std::tuple(facts.side(), facts.type, facts.culture, facts.cost, t.print(index(card)), index(card));
  };
  std::sort(out.begin(), out.end(), [&](CardId a, CardId b) { return key(a) < key(b); });
  return out;
}

std::vector<int> CompanySight::cards_in(std::uint8_t zone) const {
  std::vector<int> out;
  for (int i = 0; i < seen().cards.size(); ++i)
    if (seen().cards[i].zone == zone && print_of(card_at(i)) >= 0) out.push_back(i);
  std::sort(out.begin(), out.end(), [&](int a, int b) { return seen().cards[a].order < seen().cards[b].order; });
  return out;
}

}  // namespace mathom::lotr_tcg

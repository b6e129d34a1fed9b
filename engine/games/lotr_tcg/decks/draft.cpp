#include "games/lotr_tcg/decks/draft.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "core/json_reader.h"
#include "core/rng.h"

namespace mathom::lotr_tcg {
namespace {

using Picks = std::vector<std::vector<int>>;  // by seat

class DraftReader : private JsonReader {
 public:
  DraftReader(const Catalog& c, Problems& problems) : JsonReader(problems), c_(c) {}

  std::optional<Draft> read(const Json& j) {
    const std::size_t before = problems().size();
    if (!j.is_object()) return fault("", "must be a draft: seed, seats and picks"), std::nullopt;
    keys(j, {"seed", "seats", "picks"}, "");
    const int seed = number(j, "seed", {1, static_cast<int>(kMostPool)}, "");
    const int seats = number(j, "seats", {kLeastDrafters, kMostDrafters}, "");
    const Picks picks = picks_of(j);
    if (problems().size() > before) return std::nullopt;
    if (static_cast<int>(picks.size()) != seats)
      return fault("/picks", "must have a list for each of the " + std::to_string(seats) + " seats"), std::nullopt;
    return replay(Draft(c_, static_cast<std::uint32_t>(seed), seats), picks);
  }

 private:
  Picks picks_of(const Json& j) {
    Picks out;
    each(j, "picks", "", [&](const Json& of_seat, const std::string& path) {
      out.emplace_back();
      if (!of_seat.is_array()) return fault(path, "must be a list of cards");
      for (std::size_t i = 0; i < of_seat.size(); ++i)
        out.back().push_back(print(of_seat[i], path + "/" + std::to_string(i)));
    });
    return out;
  }
  int print(const Json& item, const std::string& path) {
    const auto* id = item.is_string() ? item.get_ptr<const std::string*>() : nullptr;
    if (!id) return fault(path, "must be the id of a card"), -1;
    const int found = c_.find(*id);
    if (found < 0) fault(path, "\"" + *id + "\" is not a card of this game");
    return found;
  }

  std::optional<Draft> replay(Draft draft, const Picks& picks) {
    const auto longest =
        std::max_element(picks.begin(), picks.end(), [](const auto& a, const auto& b) { return a.size() < b.size(); });
    for (std::size_t nth = 0; nth < longest->size(); ++nth)
      for (std::size_t seat = 0; seat < picks.size(); ++seat) {
        if (nth >= picks[seat].size()) continue;
        if (!picks_next(draft, static_cast<int>(seat), picks[seat][nth], nth)) return std::nullopt;
      }
    return draft;
  }
  bool picks_next(Draft& draft, int seat, int print, std::size_t nth) {
    const std::string path = "/picks/" + std::to_string(seat) + "/" + std::to_string(nth);
    if (draft.over()) return fault(path, "comes after the last pick"), false;
    if (draft.has_picked(seat)) return fault(path, "comes before others have made the pick before it"), false;
    if (!draft.may_pick(seat, print))
      return fault(path, "\"" + c_.facts(print).id + "\" is not in the pack of this pick"), false;
    draft.pick(seat, print);
    return true;
  }

  const Catalog& c_;
};

}  // namespace

Draft::Draft(const Catalog& c, std::uint32_t seed, int seats)
    : c_(&c), seed_(seed), packs_(at_seat(seats)), taken_(at_seat(seats)) {
  for (int seat = 0; seat < seats; ++seat) packs_[at_seat(seat)] = booster(seat, 0);
}

int Draft::round() const { return std::min(turns_ / kCardsOfBooster, kDraftBoosters - 1); }

int Draft::given(int seat) const { return std::max(0, static_cast<int>(taken(seat).size()) - kPicksOfDraft); }

bool Draft::may_pick(int seat, int print) const {
  if (over() || seat < 0 || seat >= seats() || has_picked(seat)) return false;
  return std::find(pack(seat).begin(), pack(seat).end(), print) != pack(seat).end();
}

void Draft::pick(int seat, int print) {
  std::vector<int>& pack = packs_[at_seat(seat)];
  pack.erase(std::find(pack.begin(), pack.end(), print));
  taken_[at_seat(seat)].push_back(print);
  for (int other = 0; other < seats(); ++other)
    if (!has_picked(other)) return;
  pass_on();
}

void Draft::pass_on() {
  const bool left = passes_left();
  ++turns_;
  if (turns_ % kCardsOfBooster != 0) {
    std::rotate(packs_.begin(), left ? packs_.end() - 1 : packs_.begin() + 1, packs_.end());
    return;
  }
  for (int seat = 0; seat < seats(); ++seat)
    if (over())
      give(seat);
    else
      packs_[at_seat(seat)] = booster(seat, round());
}

// From boosters of its own, a card after the other, those of the side that is short and can be played.
void Draft::give(int seat) {
  std::vector<int>& taken = taken_[at_seat(seat)];
  std::vector<int> copies(c_->prints.size());
  for (const int print : taken) ++copies[static_cast<std::size_t>(print)];
  int nth = kDraftBoosters;
  for (const Side side : {Side::free_peoples, Side::shadow})
    for (int there = playable(*c_, copies, side); there < kHalfOfSealed; ++nth)
      for (const int print : booster(seat, nth)) {
        int& of_print = copies[static_cast<std::size_t>(print)];
        ++of_print;
        const int with = playable(*c_, copies, side);
        if (there >= kHalfOfSealed || with == there) {
          --of_print;
          continue;
        }
        there = with;
        taken.push_back(print);
      }
}

Booster Draft::booster(int seat, int nth) const {
  Rng rng(nth_number(seed_, static_cast<std::uint64_t>(nth * kMostDrafters + seat)));
  return open_booster(*c_, rng);
}

Json save_draft(const Catalog& c, const Draft& draft) {
  Json picks = Json::array();
  for (int seat = 0; seat < draft.seats(); ++seat) {
    const std::vector<int>& taken = draft.taken(seat);
    Json of_seat = Json::array();
    for (std::size_t i = 0; i + static_cast<std::size_t>(draft.given(seat)) < taken.size(); ++i)
      of_seat.push_back(c.facts(taken[i]).id);
    picks.push_back(std::move(of_seat));
  }
  return {{"seed", draft.seed()}, {"seats", draft.seats()}, {"picks", std::move(picks)}};
}

std::optional<Draft> read_draft(const Catalog& c, const Json& j, Problems& problems) {
  return DraftReader(c, problems).read(j);
}

Deck drafted_deck(const Catalog& c, const std::vector<int>& taken) {
  Deck d;
  for (const int print : taken) d.from.emplace_back(print, 1);
  take_lent(c, d);
  arrange(c, d);
  return d;
}

}  // namespace mathom::lotr_tcg

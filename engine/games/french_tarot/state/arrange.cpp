// Lays a table for a scenario by cheating (the words are in this game's README).
#include <algorithm>

#include "core/json.h"
#include "games/french_tarot/rules.h"
#include "games/french_tarot/state/phases.h"

namespace mathom::french_tarot {
namespace {

constexpr std::array<std::string_view, 6> kBids{"pass",          "small",         "guard",
                                                "guard-without", "guard-against", "grand-slam"};

// Reads one setup; every fault becomes a problem and leaves the value as it was.
class Layout {
 public:
  Layout(State& s, const Json& j, Problems& problems) : s_(s), j_(j), problems_(problems) {}

  void lay() {
    check_members();
    read_head();
    if (!problems_.empty()) return;
    read_cards();
    if (!problems_.empty()) return;
    deal_rest();
    if (!problems_.empty()) return;
    start();
  }

 private:
  void check_members() {
    if (!j_.is_object()) return problems_.add("", "must be an object");
    check_keys(j_,
               {"dealer", "hands", "dog", "discard", "taker", "contract", "called", "slam", "leader", "tricks_won",
                "piles", "totals", "deals_scored"},
               "", problems_);
  }

  std::optional<int> seat(const char* name) {
    const Json* m = member(j_, name);
    if (m == nullptr) return std::nullopt;
    const auto n = whole_number<int>(*m);
    if (n && *n >= 0 && *n < s_.options.seats) return n;
    problems_.add(std::string("/") + name, "must be a seat");
    return std::nullopt;
  }

  void read_head() {
    s_.deals_begun = 1;
    s_.dealer = static_cast<std::uint8_t>(seat("dealer").value_or(0));
    s_.facts.seats = s_.options.seats;
    s_.deals_scored = number_member<std::uint16_t>(j_, "deals_scored").value_or(0);
    if (const auto taker = seat("taker")) s_.facts.taker = static_cast<std::int8_t>(*taker);
    if (const auto* text = text_member(j_, "contract")) {
      const auto it = std::find(kBids.begin() + 1, kBids.end(), *text);
      if (it == kBids.end())
        problems_.add("/contract", "is not a contract");
      else
        s_.facts.contract = static_cast<Contract>(it - kBids.begin());
    }
    if ((s_.facts.taker == kNoSeat) != (s_.facts.contract == Contract::none))
      problems_.add("/contract", "needs a taker, and a taker a contract");
    read_numbers("tricks_won", [&](std::size_t i, int n) { tricks_won_[i] = n; });
    read_numbers("totals", [&](std::size_t i, int n) { s_.totals[i] = 2 * n; });
  }

  template <class F>
  void read_numbers(const char* name, F set) {
    const Json* list = member(j_, name);
    if (list == nullptr) return;
    const bool fits = list->is_array() && list->size() == s_.options.seats;
    for (std::size_t i = 0; fits && i < list->size(); ++i) {
      const auto n = whole_number<int>((*list)[i]);
      if (!n || *n < -10000 || *n > 10000) return problems_.add(std::string("/") + name, "must be whole numbers");
      set(i, *n);
    }
    if (!fits) problems_.add(std::string("/") + name, "must be a list with a number for each seat");
  }

  // A list of cards nobody has named before.
  CardSet cards(const Json& list, const std::string& path) {
    CardSet set;
    if (!list.is_array()) problems_.add(path, "must be a list of cards");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
      const auto* text = list[i].is_string() ? list[i].get_ptr<const std::string*>() : nullptr;
      const Card card = text ? card_from_token(*text).value_or(kNoCard) : kNoCard;
      const std::string at = path + "/" + std::to_string(i);
      if (card == kNoCard)
        problems_.add(at, "is not a card");
      else if (!rest_.has(card))
        problems_.add(at, "lies elsewhere already");
      else {
        set.add(card);
        rest_.remove(card);
      }
    }
    return set;
  }

  template <class F>
  void read_sets(const char* name, F set) {
    const Json* list = member(j_, name);
    if (list == nullptr) return;
    const std::string path = std::string("/") + name;
    if (!list->is_array() || list->size() > s_.options.seats)
      return problems_.add(path, "must be a list for each seat");
    for (std::size_t i = 0; i < list->size(); ++i) set(i, cards((*list)[i], path + "/" + std::to_string(i)));
  }

  void read_cards() {
    read_sets("hands", [&](std::size_t i, CardSet set) { s_.hands[i] = set; });
    read_sets("piles", [&](std::size_t i, CardSet set) { piles_[i] = set; });
    if (const Json* dog = member(j_, "dog")) s_.dog = cards(*dog, "/dog");
    if (const Json* discard = member(j_, "discard")) s_.discard = cards(*discard, "/discard");
    if (const auto* text = text_member(j_, "called")) {
      const auto card = card_from_token(*text);
      if (!card || !kHonours.has(*card) || s_.options.seats != 5)
        problems_.add("/called", "cannot be called");
      else
        s_.called = *card;
    }
  }

  // Fills a place up from the cards that nobody named, lowest first.
  void fill(CardSet& place, int size, CardSet from, const char* what) {
    CardSet pool = rest_ & from;
    while (place.size() < size && !pool.empty()) {
      const Card card = pool.pop_first();
      place.add(card);
      rest_.remove(card);
    }
    if (place.size() != size) problems_.add(what, "holds too many cards, or too few are left for it");
  }

  bool past_discard() const {
    return member(j_, "discard") != nullptr || member(j_, "slam") != nullptr || tricks() > 0;
  }
  int tricks() const {
    int n = 0;
    for (const int t : tricks_won_) n += t;
    return n;
  }

  void deal_rest() {
    const TableSize size = table_size(s_.options.seats);
    if (tricks() >= size.hand) return problems_.add("/tricks_won", "leaves nothing to play");
    const bool aside = past_discard() && dog_is_taken(s_.facts.contract);
    if (aside)
      fill(s_.discard, size.dog, freely_discardable(s_.options), "/discard");
    else
      fill(s_.dog, size.dog, kPack, "/dog");
    for (std::size_t seat = 0; seat < s_.options.seats; ++seat) {
      fill(s_.hands[seat], size.hand - tricks(), kPack, "/hands");
      s_.held[seat] = static_cast<std::uint8_t>(s_.hands[seat].size());
      s_.may_hold[seat] = kPack;
    }
    for (std::size_t seat = 0; seat < s_.options.seats; ++seat)
      fill(piles_[seat], s_.options.seats * tricks_won_[seat], kPack, "/piles");
    s_.discarded = static_cast<std::uint8_t>(s_.discard.size());
    s_.dog_open = aside;
  }

  // The tricks already played: each seat's in a row, made of its pile; the leader's come last.
  void lay_tricks(std::size_t seat) {
    const CardSet pile = piles_[seat];
    s_.won[seat] = pile;
    for (int t = 0; t < tricks_won_[seat]; ++t) s_.winners[s_.tricks_done++] = static_cast<std::uint8_t>(seat);
    for (const Card card : each(pile)) s_.plays[s_.play_count++] = card;
    for (std::size_t other = 0; other < s_.options.seats; ++other) s_.may_hold[other] &= ~pile;
    if (pile.has(kExcuse)) {
      s_.excuse_by = s_.excuse_trick_to = static_cast<std::int8_t>(seat);
      s_.excuse_home = true;
    }
    if (s_.called == kNoCard || !pile.has(s_.called)) return;
    s_.partner_shown = true;
    if (static_cast<int>(seat) != s_.facts.taker) s_.facts.partner = static_cast<std::int8_t>(seat);
  }

  void start_play() {
    s_.phase = Phase::play;
    begin_play(s_);
    const auto leader = static_cast<std::size_t>(seat("leader").value_or(s_.to_act));
    if (tricks() == 0)
      s_.first_leader = static_cast<std::uint8_t>(leader);
    else if (tricks_won_[leader] == 0)
      problems_.add("/leader", "must have won a trick");
    for (std::size_t other = 0; other < s_.options.seats; ++other)
      if (other != leader) lay_tricks(other);
    lay_tricks(leader);
    s_.to_act = static_cast<std::uint8_t>(leader);
  }

  void start() {
    if (s_.facts.taker == kNoSeat) return begin_bidding(s_, nullptr);
    s_.bids_made = s_.options.seats;
    s_.bids[static_cast<std::size_t>(s_.facts.taker)] = s_.facts.contract;
    const Json* slam = member(j_, "slam");
    if (slam != nullptr && slam->is_boolean()) s_.facts.slam_announced = slam->get<bool>();
    if (s_.options.seats == 5 && s_.called == kNoCard && (slam != nullptr || tricks() > 0))
      problems_.add("/called", "is missing: the play is reached");
    if (slam == nullptr && tricks() == 0)
      go_on_after(s_, last_done(), nullptr);
    else
      start_play();
  }

  // The last procedure that the setup has already answered.
  Phase last_done() const {
    if (s_.called != kNoCard && s_.options.call_after_discard) return Phase::call;
    if (past_discard()) return Phase::discard;
    return s_.called != kNoCard ? Phase::call : Phase::bidding;
  }

  State& s_;
  const Json& j_;
  Problems& problems_;
  CardSet rest_ = kPack;
  std::array<CardSet, kMostSeats> piles_{};
  std::array<int, kMostSeats> tricks_won_{};
};

}  // namespace

void Rules::arrange(State& s, const Json& setup, Problems& problems) const { Layout(s, setup, problems).lay(); }

}  // namespace mathom::french_tarot

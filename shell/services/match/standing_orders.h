// What the own side of the people at this screen does for them in a match: their standing orders for texts of cards, by
// seat, and which answers it gave. It is kept with the match, and no rules, no bot and no other seat ever learns of it.
// It knows no game: which option is about which text, the game's description says (tables/standing.h).
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/json_fwd.h"
#include "shell/tables/standing.h"

namespace mathom {

class StandingOrders {
 public:
  // Why an answer was given for the player.
  enum class By : std::uint8_t { nothing_else, always, first, never, no_stop, only_cards, planned };
  struct Given {
    By by = By::nothing_else;
    CatalogText text = {};  // of always, first and never
  };
  struct Answer {
    std::uint64_t option = 0;
    Given given;
  };

  // Null texts: the game asks about none.
  StandingOrders(const Game& game, const StandingTexts* texts) : game_(game), texts_(texts) {}

  Standing of(SeatId seat, const CatalogText& text) const;
  void order(SeatId seat, const CatalogText& text, Standing standing);
  // Only those that are not `ask`, in order of the cards.
  const std::map<CatalogText, Standing>& of(SeatId seat) const { return orders_[at(index(seat))]; }

  // Does the seat stop there, to be asked? Everywhere, until the player says otherwise. By the place in
  // StandingTexts::stops.
  bool stops_at(SeatId seat, int stop) const {
    return !is_player(seat) || (passed_over_[at(index(seat))] >> stop & 1) == 0;
  }
  void stop_at(SeatId seat, int stop, bool stops);

  // What the seat's side answers to the question of this view; nothing: the player is asked. Pre: it is a player's.
  std::optional<Answer> answer(const View& view) const;
  // The answer where the rules leave no choice but these cards: the only one that may be played, or as many to pick as
  // there are. Nothing: there is a choice, or what is asked is about no card.
  static std::optional<Answer> only_cards(const View& view);

  // --- which answers it has given: by how many had been given before
  void note(std::uint32_t ply, const Given& given) { given_[ply] = given; }
  void forget_from(std::uint32_t ply) { given_.erase(given_.lower_bound(ply), given_.end()); }
  const Given* given_at(std::uint32_t ply) const;

  // As it is kept with the match; empty: there is nothing to keep. What cannot be read is left out.
  std::string text() const;
  void read(std::string_view text);

 private:
  using Words = std::map<std::string, CatalogText>;
  std::string word_of(const CatalogText& text) const;
  Words by_word() const;
  void read_orders(const Json& of_seat, SeatId seat, const Words& words);
  void read_given(const Json& entry, const Words& words);
  void read_stops(const Json& of_seat, SeatId seat);
  std::optional<Answer> pass_over(const View& view) const;

  const Game& game_;
  const StandingTexts* texts_;
  std::array<std::map<CatalogText, Standing>, kMaxSeats> orders_;
  std::array<std::uint32_t, kMaxSeats> passed_over_{};  // bits, by stop
  std::map<std::uint32_t, Given> given_;
};

}  // namespace mathom

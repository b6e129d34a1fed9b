// What the own side of the people at this screen answers for them, and when: by their standing orders, and where
// nothing else can be done. Whoever holds the match looks here after each change and gives the answer that is due.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "shell/services/match/standing_orders.h"

namespace mathom {

class OwnSide {
 public:
  // Null texts: the game asks about none. The view is that of who looks, as the match keeps it; both outlive this.
  OwnSide(const Game& game, const StandingTexts* texts, const View& view) : orders_(game, texts), view_(view) {}

  const StandingOrders& orders() const { return orders_; }
  std::uint64_t changes() const { return changes_; }  // rises with every order
  void read(std::string_view text);                   // as orders().text() had them

  // The orders of the near seat, given while the view is shown. Under the cover none are taken.
  Standing standing(const CatalogText& text) const { return orders_.of(now_.near, text); }
  void order(const CatalogText& text, Standing standing);
  bool stops_at(int stop) const { return orders_.stops_at(now_.near, stop); }
  void stop_at(int stop, bool stops);  // from the next question on

  // Call it after each change of the view: is there a question that this side answers?
  struct Now {
    SeatId near = SeatId::none;
    bool covered = false;
    bool may_answer = true;
  };
  void look(const Now& now);
  // Whether it plays the only cards that the rules leave (StandingOrders::only_cards).
  void play_only_cards(bool plays);
  // The seat that is asked now answers with the first of these that is offered, until none is. The first answer counts
  // as given by hand, so that all of it is taken back together.
  void plan(std::vector<Option> in_turn);
  bool plans() const { return !plan_.empty(); }
  bool answers() const { return answer_.has_value(); }
  // The answer once its time has come. Where people share the screen each takes the same time, so that it tells
  // nothing.
  std::optional<StandingOrders::Answer> due(double now, bool shared);
  std::optional<double> deadline() const { return deadline_; }

  // The question after `ply` answers was answered, by whomever.
  void answered(std::uint32_t ply);
  // It was this side's answer: it is taken back with what was done by hand before. After answered().
  void gave(std::uint32_t ply, const StandingOrders::Answer& answer);
  bool gave_at(std::uint32_t ply) const { return orders_.given_at(ply) != nullptr; }
  // After taking back: the person is asked there, whatever the orders; or nowhere any more.
  void ask_at(std::uint32_t ply) { by_hand_ = ply, plan_.clear(); }
  void ask_nowhere() { by_hand_ = ~0u; }

 private:
  void look_again();
  std::optional<StandingOrders::Answer> planned();

  StandingOrders orders_;
  const View& view_;
  Now now_;
  std::optional<StandingOrders::Answer> answer_;
  std::optional<double> deadline_;
  std::uint32_t by_hand_ = ~0u,
                ordered_at_ = ~0u;  // the question that is the person's; at which an order was given last
  std::uint64_t changes_ = 0;
  bool plays_only_cards_ = false;
  std::vector<Option> plan_;  // what is left of it
  Option next_, due_;         // of the plan: what is the answer, and what was handed out as such
  SeatId planner_ = SeatId::none;
};

}  // namespace mathom

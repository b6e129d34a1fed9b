// What is asked of the hand, and what is lifted in it and not answered with yet. Touch selects and lifts, the second
// touch or the button commits; several picks are one gesture. A card may mean several things; its first offered one
// counts.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "shell/tables/common/seen_match.h"

namespace mathom {

class AskedHand : public SeenMatch {
 public:
  // --- what a game says
  virtual bool hand_live() const = 0;  // its cards answer
  virtual std::vector<Option> hand_options(CardId card) const = 0;
  // While `lifted` is lifted a touch of `card` chooses what pays for it; the button then gives both answers.
  virtual bool pays_for(CardId /*lifted*/, CardId /*card*/) const { return false; }
  // The new question was answered in advance with a card that pays.
  virtual bool asks_payment() const { return false; }
  virtual bool picks_together() const { return decision().ask == Ask::pick; }  // else they are made one by one
  virtual int picks_wanted() const;                                            // no more are taken
  virtual bool picks_enough() const { return static_cast<int>(marks().size()) == picks_wanted(); }
  virtual int picks_left() const;  // at least, with what is lifted; 0: no more are needed
  virtual std::optional<Option> ends_picks() const { return {}; }  // of any number: the same question comes again
  // The question is answered by choosing a card, in the hand or in a panel.
  virtual bool card_asked() const { return hand_live(); }

  // What TableView::words_kept() says where a card's words want this height.
  std::optional<float> kept_for_words(float high) const;
  bool gathers() const { return asked() && picks_together(); }  // several picks are one gesture
  int hand_index(CardId card) const;                            // of what its touch means now; -1: not offered
  const std::vector<CardId>& marks() const { return marked_; }
  bool marked(CardId card) const;
  // The only lifted card, and the card that pays for it; each may be none.
  CardId lifted() const { return gathers() || marked_.empty() ? CardId::none : marked_.front(); }
  CardId payment() const { return gathers() || marked_.size() < 2 ? CardId::none : marked_[1]; }
  // Are as many lifted as can be? Another is refused with these words.
  bool picks_all() const { return gathers() && static_cast<int>(marked_.size()) >= picks_wanted(); }
  std::string enough(const TableHost&) const;
  bool can_commit() const { return asked() && !marked_.empty() && (!gathers() || picks_enough()); }
  bool is_plain(CardId card) const;  // it alone answers, and can do one thing only
  int meant_index() const;           // of what the first lifted card means; -1: none is lifted, or it is not offered

 protected:
  enum class Touched : std::uint8_t { lifted, too_many, commits };
  // Lifted: or laid back. `at_once`: the first touch commits a card that can do one thing only.
  Touched touch_offered(CardId card, bool pressed, bool at_once);
  std::vector<CardId> take_marks() { return std::exchange(marked_, {}); }

 private:
  std::vector<CardId> marked_;  // chosen, not yet committed
};

}  // namespace mathom

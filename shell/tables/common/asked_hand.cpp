#include "shell/tables/common/asked_hand.h"

#include <algorithm>

namespace mathom {

int AskedHand::picks_wanted() const {
  if (!gathers()) return 1;
  // When fewer may go than must, the rest is asked for afterwards.
  return std::min(decision().max - decision().picked, static_cast<int>(decision().options.size()));
}

std::optional<float> AskedHand::kept_for_words(float high) const {
  if (!asked()) return {};
  const std::vector<Option>& options = decision().options;
  const auto is_card = [this](const Option& o) { return offered_card(o) != CardId::none; };
  return std::any_of(options.begin(), options.end(), is_card) ? high : 0.0f;
}

int AskedHand::picks_left() const { return std::max(0, picks_wanted() - static_cast<int>(marked_.size())); }

std::string AskedHand::enough(const TableHost& host) const {
  return host.say(Phrase{"shell.table.enough", {}}.number("n", picks_wanted()));
}

int AskedHand::hand_index(CardId card) const {
  for (const Option& o : hand_options(card))
    if (const int at = find(o); at >= 0) return at;
  return -1;
}

bool AskedHand::marked(CardId card) const { return std::find(marked_.begin(), marked_.end(), card) != marked_.end(); }

int AskedHand::meant_index() const { return marked_.empty() ? -1 : hand_index(marked_.front()); }

bool AskedHand::is_plain(CardId card) const {
  if (gathers()) return picks_wanted() == 1 && !ends_picks();
  const std::vector<Option> means = hand_options(card);
  return std::ranges::count_if(means, [&](const Option& o) { return find(o) >= 0; }) == 1;
}

AskedHand::Touched AskedHand::touch_offered(CardId card, bool pressed, bool at_once) {
  const bool was = marked(card);
  if (at_once && pressed && marked_.empty() && is_plain(card)) {
    marked_ = {card};
    return Touched::commits;
  }
  if (gathers()) {
    if (!was && picks_all()) return Touched::too_many;
    was ? static_cast<void>(std::erase(marked_, card)) : marked_.push_back(card);
    return Touched::lifted;
  }
  // A second touch of what pays lifts it instead.
  if (was && card == payment()) {
    marked_ = {card};
    return Touched::lifted;
  }
  if (!was && lifted() != CardId::none && pays_for(lifted(), card)) {
    marked_ = {lifted(), card};
    return Touched::lifted;
  }
  if (was && pressed) return Touched::commits;
  marked_.clear();
  if (!was) marked_.push_back(card);
  return Touched::lifted;
}

}  // namespace mathom

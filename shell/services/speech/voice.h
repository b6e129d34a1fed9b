// What has been said: announcements pass through here, are left out when the player wants to hear less, and can be said
// again. Nothing of it outlives the person it was said to.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "shell/ui/scene/item.h"

namespace mathom {

class Voice {
 public:
  using Say = std::function<void(const ui::Announcement&)>;

  // The announcements of one frame, as far as `most` lets them through.
  void speak(const std::vector<ui::Announcement>& frame, ui::Detail most, const Say& say);
  // The last sentence again; false when nothing was said yet.
  bool repeat(const Say& say) const;
  const std::string& last() const { return last_; }
  // Another person is to look: what was said is not hers.
  void forget() { last_.clear(); }

 private:
  std::string last_;
};

}  // namespace mathom

// Somebody elsewhere who weighs answers that were given: a Web Worker in the page, a thread natively. The counterpart
// of bot_client.h; bots are not held up by it. At most one answer is under review.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "ai/review.h"

namespace mathom {

struct ReviewQuestion {
  std::string game = {};   // id
  std::string cards = {};  // the file of the player's own cards; empty: the printed ones
  std::uint64_t seed = 0;
  std::string seen = {}, decision = {}, chosen = {}, truth = {};  // ReviewTexts
};

class ReviewClient {
 public:
  virtual ~ReviewClient() = default;
  // What answers of this game are weighed by (Brain::reviewer) is here, or will not come; it is fetched when this is
  // first asked, and `wake` is called then. It decides which questions can be weighed.
  virtual bool ready(const std::string& game) = 0;
  virtual void ask(const ReviewQuestion& question) = 0;  // in place of any earlier one
  virtual void cancel() = 0;
  virtual std::optional<Judgement> take_answer() = 0;
  virtual int percent() const = 0;  // of what was asked
  // No answer will come to what was asked last.
  virtual bool failed() const = 0;
};

// `wake` is called, on any thread, when there is something to look at.
std::unique_ptr<ReviewClient> make_review_client(std::function<void()> wake);

}  // namespace mathom

#include "shell/services/outside.h"

#include <array>
#include <utility>

#include "shell/platform/platform.h"
#include "shell/services/notices.h"
#include "shell/services/services.h"
#include "shell/services/words.h"

namespace mathom {

// To be copied by hand.
void Outside::show_text(std::string title, std::string label, std::string_view text) {
  const WordsRequest request{.title = std::move(title),
                             .label = std::move(label),
                             .initial = std::string(text),
                             .confirm = words_.say("shell.close"),
                             .most = text.size() + 1,
                             .many_lines = true};
  ask_words(request, [](const std::optional<std::string>&) {});
}

void Outside::ask_words(const WordsRequest& request, std::function<void(std::optional<std::string>)> then) {
  platform::ask_words(request, std::move(then));
}

void Outside::ask_file(std::function<void(std::string)> then) { platform::ask_file(std::move(then)); }

void Outside::offer_file(std::string_view name, std::string_view text) {
  using How = platform::Offered::How;
  const auto [how, where] = platform::offer_file(name, text);
  if (how == How::failed) return notices_.warn(words_.say("app.file.failed"));
  if (how == How::saved) return notices_.notify(words_.say("app.file.saved", {{"name", where}}));
  notices_.notify(words_.say("app.file.asked", {{"name", where}}));
  if (how == How::asked_in_frame)
    show_text(words_.say("app.file.framed"), words_.say("app.file.by_hand", {{"name", where}}), text);
}

void Outside::copy(std::string_view text, std::string done) {
  platform::copy(text, [this, copied = std::string(text), done = std::move(done)](bool is_there) {
    if (is_there) return notices_.notify(done);
    show_text(words_.say("app.copy.refused"), words_.say("app.copy.by_hand"), copied);
  });
}

std::string Outside::deck_link(std::string_view word) const { return platform::deck_link(word); }

std::optional<std::string> Outside::kept(std::string_view name) const {
  return platform::get("kept." + std::string(name));
}

void Outside::keep(std::string_view name, std::string_view text) {
  if (!platform::put("kept." + std::string(name), text)) notices_.warn(words_.say("app.kept.refused"));
}

bool Outside::has_text_view() const { return platform::has_text_view(); }

std::string_view Outside::offline_key() const {
  constexpr std::array<std::string_view, 4> kKeys{"shell.about.offline.none", "shell.about.offline.coming",
                                                  "shell.about.offline.whole", "shell.about.offline.failed"};
  const auto copy = platform::offline_copy();
  return copy ? kKeys[static_cast<std::size_t>(*copy)] : std::string_view();
}

}  // namespace mathom

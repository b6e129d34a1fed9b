#include "shell/ui/scene/dictation.h"

#include <algorithm>
#include <utility>

#include "shell/ui/scene/scene.h"

namespace mathom::ui {

namespace {

bool is_text(const Input& in) {
  return in.kind == Input::Kind::key && (in.key == Key::character || in.key == Key::space) && !in.chord && !in.repeat;
}

bool is_in_a_word(const Input& in) {
  const auto is = [&](char32_t first, char32_t last) { return in.character >= first && in.character <= last; };
  return in.key == Key::character && (is(U'a', U'z') || in.character > 127);
}

// This input comes by itself and does not end the wait of a letter.
bool is_idle(const Input& in) {
  using Kind = Input::Kind;
  return in.kind == Kind::pointer_move || in.kind == Kind::pointer_leave || in.kind == Kind::focus ||
         in.kind == Kind::blur || in.repeat;
}

}  // namespace

void Dictation::post(Input in, Scene& scene) {
  if (is_text(in)) return post_text(std::move(in), scene);
  const bool ends_line = sentence_ && in.when < last_ + kBurst && in.kind == Input::Kind::key && in.key == Key::enter;
  if (ends_line) return;
  if (!is_idle(in)) let_go(scene);
  scene.post(std::move(in));
}

void Dictation::post_text(Input in, Scene& scene) {
  if (in.when >= last_ + kBurst) {
    let_go(scene);
    sentence_ = false;
  } else if (is_in_a_word(in) || std::ranges::any_of(waiting_, is_in_a_word)) {
    waiting_.clear();
    sentence_ = true;
  }
  last_ = in.when;
  if (!sentence_) waiting_.push_back(std::move(in));
}

void Dictation::let_go(Scene& scene) {
  for (Input& in : std::exchange(waiting_, {})) scene.post(std::move(in));
}

void Dictation::release(double now, Scene& scene) {
  if (now >= last_ + kBurst) let_go(scene);
}

std::optional<double> Dictation::due() const { return waiting_.empty() ? std::nullopt : std::optional(last_ + kBurst); }

}  // namespace mathom::ui

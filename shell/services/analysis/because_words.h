// What an analysis and an exercise say of a mistake in the game's terms: why another answer was better, by the facts
// that a review counted, and what the question was about.
#pragma once
#include <string>
#include <string_view>

#include "ai/review.h"
#include "shell/services/services.h"

namespace mathom {

// Empty: only figures speak for it.
std::string because_words(const Services& use, const Judgement& judgement);

// What a question is about, by the id of its game and the key of its prompt: the game's word for such questions; empty
// where it has none.
std::string theme_words(const Services& use, std::string_view game, std::string_view prompt);

}  // namespace mathom

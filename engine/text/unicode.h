// What is known of the letters of the world: which belongs to the one before it, and which way it is written. Not a
// database: the ranges that names are written in.
#pragma once
#include <cstddef>
#include <string_view>

namespace mathom {

// One character of UTF-8: its number and how many bytes it takes; `sound` is false for a byte that begins none.
struct Letter {
  char32_t code = 0;
  std::size_t bytes = 1;
  bool sound = false;
};

// Pre: at < text.size().
Letter letter_at(std::string_view text, std::size_t at);

// The sign that makes one picture or one ligature of what stands on both sides of it.
inline constexpr char32_t kJoiner = 0x200D;

// It belongs to the letter before it: accents, signs of Indic and other scripts, variations, skin tones, the joiner.
bool is_joined(char32_t code);
bool is_right_to_left(char32_t code);
// It takes no room: control characters, ends of lines, and marks that turn or isolate the direction of writing.
bool is_unseen(char32_t code);
// A picture with colours of its own.
bool is_emoji(char32_t code);
// It is written for itself, whatever stands next to it, and a line may end after it: Chinese, Japanese and Korean letters, and
// pictures.
bool stands_alone(char32_t code);

// Where the letter that begins at `at` ends, with all that is joined to it; a flag is two letters. Pre: at < text.size().
std::size_t end_of_letter(std::string_view text, std::size_t at);

}  // namespace mathom

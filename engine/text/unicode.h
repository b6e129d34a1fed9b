// What is known of the letters of the world: which belongs to the one before it, which way it is written, and which
// letter is its capital. Not a database: the ranges that names are written in. Nothing here asks the system's locale.
#pragma once
#include <cstddef>
#include <string>
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

// Adds the character in UTF-8. Pre: code <= 0x10FFFF.
void append_letter(std::string& out, char32_t code);

// The capital of a small letter, and the small letter of a capital: in Latin-1, Latin Extended-A, Ș and Ț. Every other
// character is returned as it is. So is ß, which begins no word: only its small letter is found, by ẞ.
char32_t capital_of(char32_t code);
char32_t small_of(char32_t code);

// The sign that makes one picture or one ligature of what stands on both sides of it.
inline constexpr char32_t kJoiner = 0x200D;

// It belongs to the letter before it: accents, signs of Indic and other scripts, variations, skin tones, the joiner.
bool is_joined(char32_t code);
bool is_right_to_left(char32_t code);
// It takes no room: control characters, ends of lines, and marks that turn or isolate the direction of writing.
bool is_unseen(char32_t code);
// A picture with colours of its own.
bool is_emoji(char32_t code);
// It is written for itself, whatever stands next to it, and a line may end after it: Chinese, Japanese and Korean
// letters, and pictures.
bool stands_alone(char32_t code);

// Where the letter that begins at `at` ends, with all that is joined to it; a flag is two letters. Pre: at <
// text.size().
std::size_t end_of_letter(std::string_view text, std::size_t at);

}  // namespace mathom

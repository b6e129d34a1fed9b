// The fonts that the build subsets and compiles in (scripts/embed_fonts.py, list in scripts/cmake/assets.cmake).
// All but the index font have the Latin of all of Europe, dashes and quotes; natively Greek and Cyrillic too.
#pragma once
#include <cstddef>

namespace mathom::fonts {

struct EmbeddedFont {
  const unsigned char* data;  // an OpenType file; lives as long as the program
  std::size_t size;
};

// Which letters any of them has: first and last of each range, then 0.
extern const unsigned short letters[];

extern const EmbeddedFont inter;          // interface, medium weight
extern const EmbeddedFont inter_bold;     // interface, semi-bold
extern const EmbeddedFont gentium;        // titles, card and rule text
extern const EmbeddedFont atkinson_bold;  // indices of cards
extern const EmbeddedFont dyslexic;       // interface and text, on request

}  // namespace mathom::fonts

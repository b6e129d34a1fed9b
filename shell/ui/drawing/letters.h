// The four typefaces, baked at the sizes the house uses, and lines of text measured in CSS pixels.
// Not a shaping engine: one code point at a time, left to right. What needs more, or other typefaces, is written by the
// system (written.h), where there is one that writes. Suit signs inside a text are drawn as paths by the Pen.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/drawing/affine.h"
#include "shell/ui/drawing/written.h"

struct ImFont;
struct ImFontAtlas;
struct ImFontGlyph;

namespace mathom::ui {

// A size is what the eye sees, in CSS pixels, with the player's text scale already in it.
struct Type {
  Face face = Face::text;
  float px = 15;
};

struct FontFiles {
  std::array<std::span<const unsigned char>, kFaces> of;  // by Face; TrueType or OpenType
  const unsigned short* letters =
      nullptr;  // which they have: first and last of each range, then 0; lives as long as they
};

// What tests want to know of all the words that were set: which were cut short, which had no room in their box or broke
// in the middle of a word, and how small the smallest were.
struct LettersWatch {
  std::vector<std::string> shortened, boxed_in;
  std::vector<std::string> lines;  // each line that was set
  float smallest = 1000;           // in CSS pixels; the index signs of cards are not words
  std::string smallest_words;
  std::string missing;  // letters for which none is baked
};

class Letters {
 public:
  // Baking takes a third of what happens before the first frame: that frame gets only the sizes of the first screen,
  // and stretches the nearest of them for any other.
  enum class Sizes : std::uint8_t { first_screen, all };
  // Fills the atlas for a screen of `density` device pixels a CSS pixel. Call again when any of these changes, or when
  // wants_more(), then renew the texture. Where that would be larger than the largest, the letters are baked coarser.
  void bake(ImFontAtlas& atlas, const FontFiles& files, float density, float text_scale, Sizes sizes = Sizes::all);

  void limit(int largest_texture);
  // Letters were set that the typefaces have and that are not baked yet: all of Europe's would take too long.
  bool wants_more() const { return !awaited_.empty() || too_large_; }
  // Who writes what the typefaces lack.
  void employ(SystemWriter* writer) { written_.employ(writer, largest_sheet()); }
  WrittenWords& written() const { return written_; }
  // Of these words, the letters that can be drawn neither by us nor by the system.
  std::string missing(std::string_view words) const;

  // The baked font whose glyphs need least stretching for this size.
  const ImFont& nearest(Type t) const;

  float width(Type t, std::string_view text) const;
  float cap_height(Type t) const;
  float line_height(Type t) const { return t.px * 1.4f; }
  // Lines no wider than `width`, broken at spaces; a word that is too long alone is broken where it must be.
  std::vector<std::string_view> wrap(Type t, std::string_view text, float width) const;
  // The lines for a box: as wrap() has them; but a single word that is too long for the box stands in as many as it has
  // room for, the last one being all the rest, to be cut with an ellipsis.
  std::vector<std::string_view> wrap_into(Type t, std::string_view text, float width, float height) const;
  // Whether all the words fit a box, broken only at spaces.
  bool fits(Type t, std::string_view text, float width, float height) const;
  // The type, or the largest smaller one down to `least` in which the words fit the box.
  Type largest(Type t, std::string_view text, float width, float height, float least = 12) const;
  // The text, or as much of its beginning as fits with an ellipsis.
  std::string fitted(Type t, std::string_view text, float width) const;
  float density() const { return density_; }
  void watch(LettersWatch* watch) { watch_ = watch; }
  void set(Type t, std::string_view words) const;  // the pen says what it sets

  // A line in pieces: a letter or a sign of ours, what takes no room, or what the system writes.
  struct Piece {
    enum class Kind : std::uint8_t { letter, unseen, written };
    Kind kind = Kind::letter;
    std::uint32_t code_point = 0;  // the first
    std::string_view text;
    bool right_to_left = false;
  };
  // The piece that begins at `at`, which is moved past it. Pre: at < text.size().
  Piece next_piece(const ImFont& font, std::string_view text, std::size_t& at) const;
  float advance(Type t, const ImFont& font, const Piece& piece) const;
  const ImFontGlyph& glyph(const ImFont& font, std::uint32_t code_point) const;
  // The words were set at this size into a box, whole: for who watches.
  void boxed(Type t, std::string_view words, float width, std::size_t lines, std::size_t room) const;
  // Where the atlas is plain white: the texture of everything that is not a letter.
  Vec white() const { return white_; }
  // Where it holds a square of felt that can be laid side by side: short fibres, as alpha; kGrain device pixels wide.
  static constexpr int kGrain = 128;
  Vec grain_from() const { return grain_from_; }
  Vec grain_to() const { return grain_to_; }

 private:
  struct Baked {
    float px;
    ImFont* font;
  };
  using Ranges = std::vector<unsigned short>;
  void add_fonts(ImFontAtlas& atlas, const FontFiles& files, float text_scale, Sizes sizes, float fineness);
  const unsigned short* with_asked(const unsigned short* usual);
  void weave(ImFontAtlas& atlas, int place);
  int largest_sheet() const;
  bool has(const ImFont& font, std::uint32_t code_point) const;
  bool is_drawn(const ImFont& font, std::uint32_t code_point) const;
  bool is_awaited(std::uint32_t code_point) const;
  bool await(const ImFont& font, std::uint32_t code_point) const;
  Piece next_piece_within(Type t, const ImFont& font, std::string_view text, std::size_t& at, float width) const;
  std::size_t end_of_words(const ImFont& font, std::string_view text, std::size_t from) const;
  std::size_t fitting_part(Type t, const ImFont& font, const Piece& piece, float width) const;
  static SystemWords words_of(Type t, const Piece& piece) { return {t.face, piece.text, piece.right_to_left}; }

  std::array<std::vector<Baked>, kFaces> baked_;
  float density_ = 1;
  Vec white_, grain_from_, grain_to_;
  LettersWatch* watch_ = nullptr;
  int largest_texture_ = 1 << 14;
  bool too_large_ = false;  // the texture, since the limit is known
  const unsigned short* in_files_ = nullptr;
  // Which letters are baked besides the usual ones, and which are to be: it turns out while a picture is being made.
  std::set<unsigned short> asked_;
  mutable std::set<unsigned short> awaited_;
  std::map<const unsigned short*, Ranges> ranges_;  // usual ones with those asked for
  mutable WrittenWords written_;                    // words are written when they are first measured or set
};

// Reads one code point and moves `at` past it; a broken byte reads as U+FFFD.
std::uint32_t next_code_point(std::string_view text, std::size_t& at);
// A sign that keeps the direction of writing inside a name to itself (U+2068, U+2069): it takes no room and is not
// drawn.
constexpr bool is_isolate(std::uint32_t code_point) { return code_point == 0x2068 || code_point == 0x2069; }
// 0 spade, 1 heart, 2 diamond, 3 club, 4 trump star; -1 for every other code point.
int suit_sign(std::uint32_t code_point);
// How wide a suit sign stands in a line of this size.
float suit_sign_width(float px);

}  // namespace mathom::ui

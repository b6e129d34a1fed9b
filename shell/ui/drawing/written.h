// Words in scripts that our typefaces lack, as the system writes them: the platform measures them, and writes each once
// into a texture of its own, from which the Pen takes them. Where no system writes, nothing here is used.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "shell/ui/drawing/affine.h"

namespace mathom::ui {

enum class Face : std::uint8_t { text, strong, serif, index };
inline constexpr int kFaces = 4;

// What is written as one: a word with its joined letters, or one letter of a script that joins none.
struct SystemWords {
  Face face = Face::text;
  std::string_view text;
  bool right_to_left = false;  // as a whole; words inside follow their own letters
};

// In parts of the size: how far the line goes on, and how far the ink reaches from its start.
struct Extent {
  float advance = 0, left = 0, right = 0, up = 0, down = 0;
};

class SystemWriter {
 public:
  virtual ~SystemWriter() = default;
  virtual Extent measure(const SystemWords& words) = 0;
  // A clear square texture, in place of the one before.
  virtual void* new_sheet(int side) = 0;
  // Writes into this part of the sheet, which is clear: in white, or a picture in its own colours. `start` is where the
  // base line begins, in pixels from the upper left corner of the part.
  virtual void write(const SystemWords& words, float px, int x, int y, int width, int height, Vec start) = 0;
};

// Where words lie on the sheet, and what they cover around the start of their base line, in pixels of the size they
// were written in.
struct Mark {
  Vec uv_from, uv_to, from, to;
};

class WrittenWords {
 public:
  void employ(SystemWriter* writer, int largest_sheet);
  bool can_write() const { return writer_ != nullptr; }

  const Extent& extent(const SystemWords& words);
  // nullptr: nothing of them is seen, or the sheet has no room left.
  const Mark* mark(const SystemWords& words, float px);
  void* sheet() const { return sheet_; }
  // Some words found no room: the picture is to be built again, after turn_over().
  bool full() const { return full_; }
  void turn_over();
  // The texture is gone, with the context that it was made in.
  void forget();

 private:
  bool find_room(int width, int height, int& x, int& y);

  SystemWriter* writer_ = nullptr;
  std::map<std::string, Extent, std::less<>> extents_;
  std::map<std::string, Mark, std::less<>> marks_;
  void* sheet_ = nullptr;
  int side_ = 0, largest_ = 0;
  int row_ = 0, row_height_ = 0, filled_ = 0;  // rows from the top; the last one is filled up to here
  bool full_ = false;
};

}  // namespace mathom::ui

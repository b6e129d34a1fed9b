// The pictures of a game's cards: which drawings make which picture, where each lies and in which colours. Read from
// what scripts/compositions.py makes of assets/pictures/GAME.json; drawings are read when they are first seen.
#pragma once
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "shell/ui/drawing/picture.h"

namespace mathom {

class PictureBook {
 public:
  // The text of an asset by its path below assets/; empty: no such asset. It stays for as long as the book.
  using FileOf = std::string_view (*)(std::string_view path);
  struct Layer {
    std::size_t drawing = 0, palette = 0;
    ui::Affine place;
  };
  using Layers = std::vector<Layer>;

  // `compositions`: the path of the asset.
  PictureBook(FileOf file, std::string_view compositions);

  // The layers of the picture with this word, from the back to the front; null: there is no such picture.
  const Layers* find(std::string_view word) const;
  // Fills the rectangle and no more: a picture is 160 wide and 100 high, and loses what stands over on two sides.
  void draw(const ui::Pen& pen, ui::Rect in, const Layers& layers) const;

  const std::vector<std::string>& drawings() const { return drawings_; }  // their paths
  const ui::Picture& drawing(std::size_t n) const;

 private:
  FileOf file_;
  std::vector<std::string> drawings_;
  mutable std::vector<ui::Picture> read_;
  std::vector<ui::Palette> palettes_;
  std::map<std::string, Layers, std::less<>> pictures_;
};

}  // namespace mathom

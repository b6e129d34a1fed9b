// The browser writes letters that our typefaces lack. It measures them and writes into a small canvas (web/writer.js),
// and the pixels go straight into a texture. They are not read back, because a browser that protects its user changes
// pixels that are read.
#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#include <emscripten/emscripten.h>

#include "shell/platform/platform.h"

// clang-format off
EM_JS(int, page_can_write, (), { return Module["page"]["canWrite"]() ? 1 : 0; });
EM_JS(void, page_measure_words, (int face, const char* words, int leftwards, float* extent), {
  Module["page"]["measureWords"](face, UTF8ToString(words), leftwards !== 0).forEach((part, i) => { HEAPF32[(extent >> 2) + i] = part; });
});
EM_JS(void, page_write_words, (int face, const char* words, int leftwards, float px, int x, int y, int width, int height, float startX, float startY), {
  var drawn = Module["page"]["writeWords"](face, UTF8ToString(words), leftwards !== 0, [px, width, height, startX, startY]);
  GLctx["texSubImage2D"](GLctx["TEXTURE_2D"], 0, x, y, GLctx["RGBA"], GLctx["UNSIGNED_BYTE"], drawn);
});
// clang-format on

namespace mathom::platform {
namespace {

class Writer : public ui::SystemWriter {
 public:
  ui::Extent measure(const ui::SystemWords& w) override {
    float e[5] = {};
    page_measure_words(static_cast<int>(w.face), std::string(w.text).c_str(), w.right_to_left ? 1 : 0, e);
    return {e[0], e[1], e[2], e[3], e[4]};
  }

  void* new_sheet(int side) override {
    const GLuint old = std::exchange(sheet_, 0);
    glGenTextures(1, &sheet_);
    glBindTexture(GL_TEXTURE_2D, sheet_);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, side, side, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glBindTexture(GL_TEXTURE_2D, 0);
    if (old) glDeleteTextures(1, &old);
    return reinterpret_cast<void*>(static_cast<std::uintptr_t>(sheet_));
  }

  void write(const ui::SystemWords& w, float px, int x, int y, int width, int height, ui::Vec start) override {
    glBindTexture(GL_TEXTURE_2D, sheet_);
    page_write_words(static_cast<int>(w.face), std::string(w.text).c_str(), w.right_to_left ? 1 : 0, px, x, y, width,
                     height, start.x, start.y);
    glBindTexture(GL_TEXTURE_2D, 0);
  }

 private:
  GLuint sheet_ = 0;
};

}  // namespace

ui::SystemWriter* system_writer() {
  static Writer writer;
  return page_can_write() ? &writer : nullptr;
}

}  // namespace mathom::platform
#endif

#ifdef __EMSCRIPTEN__
#include "shell/headless/arena/pipe.h"

namespace mathom::headless {

std::unique_ptr<Pipe> Pipe::open(const std::string&, std::string& fault) {
  fault = "cannot be started: programs of others play only in the native mathom";
  return nullptr;
}

}  // namespace mathom::headless
#endif

#include "shell/app/main_loop.h"

#ifdef __EMSCRIPTEN__
#include <emscripten/emscripten.h>
#endif

int main(int argc, char** argv) {
  const int status = mathom::run(argc, argv);
#ifdef __EMSCRIPTEN__
  emscripten_exit_with_live_runtime();
#endif
  return status;
}

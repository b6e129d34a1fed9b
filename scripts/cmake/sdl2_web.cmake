# SDL2 for the browser straight from its sources. SDL's own CMake asks the compiler some hundreds of questions, each a
# whole emcc link (4 processor minutes); include/SDL_config_emscripten.h holds the answers already.
set(sdl2_dir ${MATHOM_TOOLS}/sdl2)
if(NOT EXISTS ${sdl2_dir}/include/SDL.h)
  message(FATAL_ERROR "SDL2's sources are not in ${sdl2_dir}: run scripts/setup first, or configure with -DMATHOM_FETCH=ON.")
endif()
set(sdl2_sources)
foreach(folder . atomic audio audio/disk audio/dummy audio/emscripten cpuinfo dynapi events file filesystem/emscripten haptic
    haptic/dummy joystick joystick/emscripten loadso/dlopen locale locale/emscripten misc misc/emscripten power
    power/emscripten render render/opengles2 render/software sensor sensor/dummy stdlib thread thread/generic timer
    timer/unix video video/dummy video/emscripten video/yuv2rgb)
  file(GLOB found ${sdl2_dir}/src/${folder}/*.c)
  list(APPEND sdl2_sources ${found})
endforeach()
add_library(sdl2_web STATIC EXCLUDE_FROM_ALL ${sdl2_sources})
target_include_directories(sdl2_web SYSTEM PUBLIC ${sdl2_dir}/include)
target_compile_options(sdl2_web PRIVATE -w -sUSE_SDL=0 $<$<CONFIG:Release>:-Oz>)
target_compile_definitions(sdl2_web PRIVATE SDL_RENDER_DISABLED=1 SDL_HAPTIC_DISABLED=1 SDL_SENSOR_DISABLED=1)

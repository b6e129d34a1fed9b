# Options, and the flags that every one of our own targets has.
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "" FORCE)
endif()

set(MATHOM_TOOLS "${PROJECT_SOURCE_DIR}/.cache/tools" CACHE PATH "what scripts/setup unpacked: sources, fonts, npm modules")
set(MATHOM_SANITIZE "" CACHE STRING "sanitizers for everything, for instance address,undefined")
set(MATHOM_ENGINE_OPT "-O3" CACHE STRING "optimisation of the engine layers in optimised builds")
set(MATHOM_WINDOW_OPT "" CACHE STRING "optimisation of the window's layers, where it is another than that of the build")
set(MATHOM_UNITY "12" CACHE STRING "how many sources of a layer are compiled as one text; 0: each by itself")
option(MATHOM_PRECOMPILED "precompiled headers, for a build that nobody ships" OFF)
option(MATHOM_LTO "link-time optimisation" OFF)
option(MATHOM_CLOSURE "closure compiler on the page's glue code" OFF)
option(MATHOM_FETCH "take SDL2 (web) from Emscripten's ports and Dear ImGui from MATHOM_IMGUI_URL instead of MATHOM_TOOLS" OFF)
set(MATHOM_IMGUI_URL "" CACHE STRING "with MATHOM_FETCH: where a source archive of Dear ImGui 1.90 lies")
set(MATHOM_IMGUI_SHA256 "" CACHE STRING "with MATHOM_FETCH: its SHA-256")

find_program(MATHOM_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
if(NOT MATHOM_PYTHON)
  find_program(MATHOM_PYTHON NAMES python3 REQUIRED)
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT EMSCRIPTEN) # emcc calls ccache itself, by its own configuration
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()

if(EMSCRIPTEN)
  add_compile_options(-msimd128 $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions> $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  # popcount, which WASM has too; any x86-64 since 2009. "native" is quicker, on this machine alone.
  set(MATHOM_X86 x86-64-v2 CACHE STRING "the x86 that is built for (-march)")
  add_compile_options(-march=${MATHOM_X86})
endif()
if(MATHOM_LTO)
  add_compile_options(-flto)
  add_link_options(-flto)
endif()
# Null pointers stop a program under the address sanitizer as it is, and nothing here reads memory through pointers of other
# types: without the checks of both before every access GCC compiles in half of the time.
if(MATHOM_SANITIZE)
  add_compile_options(-fsanitize=${MATHOM_SANITIZE} -fno-sanitize=null,alignment -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${MATHOM_SANITIZE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang) # as GCC has it: no copy of every frame on the heap, which takes a quarter of the time
    add_compile_options(-fsanitize-address-use-after-return=never)
  endif()
endif()

# mathom_own(<target> [ENGINE]): a target of our own code; warnings are errors, but for a build that is only played: it is compiled in
# texts of another size, and a name may shadow one that it does not meet elsewhere.
function(mathom_own target)
  if(MATHOM_PRECOMPILED)
    target_compile_options(${target} PRIVATE -w)
  else()
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wshadow -Werror)
    if(NOT MATHOM_SANITIZE) # in instrumented code GCC no longer sees that a value fits
      target_compile_options(${target} PRIVATE -Wconversion -Wsign-conversion)
    endif()
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
    # GCC bugs 105651 and 105562: `"a" + std::string`, and impossible indices after much inlining
    target_compile_options(${target} PRIVATE -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow)
  endif()
  if(CMAKE_CXX_COMPILER_ID STREQUAL Clang AND NOT EMSCRIPTEN)
    # GCC's library calls get_temporary_buffer in stable_sort, which it says is deprecated; of ours GCC warns
    target_compile_options(${target} PRIVATE -Wno-deprecated-declarations)
  endif()
  if("ENGINE" IN_LIST ARGN AND NOT CMAKE_BUILD_TYPE STREQUAL Debug)
    target_compile_options(${target} PRIVATE ${MATHOM_ENGINE_OPT})
  endif()
endfunction()

# Unity builds: a dozen sources compiled as one text, which takes a third of the time. The texts name their sources by paths
# relative to themselves, so that the compiler's cache serves every checkout.

# mathom_unity(<result> <name> [OWN_NAMESPACES] SOURCES <sources>): writes the texts, and gives the sources to compile.
# OWN_NAMESPACES: each source goes into a namespace of its own, after the includes of all of them.
function(mathom_unity result name)
  cmake_parse_arguments(U "OWN_NAMESPACES" "" "SOURCES" ${ARGN})
  list(LENGTH U_SOURCES count)
  if(NOT MATHOM_UNITY OR count LESS 2)
    set(${result} ${U_SOURCES} PARENT_SCOPE)
    return()
  endif()
  set(folder ${PROJECT_BINARY_DIR}/generated/unity)
  set(out "")
  math(EXPR last "(${count} - 1) / ${MATHOM_UNITY}")
  foreach(unit RANGE ${last})
    math(EXPR begin "${unit} * ${MATHOM_UNITY}")
    list(SUBLIST U_SOURCES ${begin} ${MATHOM_UNITY} batch) # as many as are left
    set(includes "")
    set(bodies "")
    foreach(source IN LISTS batch)
      file(RELATIVE_PATH path ${folder} ${PROJECT_SOURCE_DIR}/${source})
      set(body "#include \"${path}\"\n")
      if(U_OWN_NAMESPACES)
        file(STRINGS ${PROJECT_SOURCE_DIR}/${source} lines REGEX "^#include ")
        list(APPEND includes ${lines})
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${source})
        string(MAKE_C_IDENTIFIER ${source} own)
        set(body "namespace ${own} {\n${body}}\n")
      endif()
      string(APPEND bodies "${body}")
    endforeach()
    list(REMOVE_DUPLICATES includes)
    list(JOIN includes "\n" includes)
    file(CONFIGURE OUTPUT ${folder}/${name}_${unit}.cpp
      CONTENT "// Generated: sources that are compiled together.\n@includes@\n@bodies@" @ONLY)
    list(APPEND out ${folder}/${name}_${unit}.cpp)
  endforeach()
  set(${result} ${out} PARENT_SCOPE)
endfunction()

# What nearly all sources of the engine, or of the window, include. The window's layers see the engine's headers too.
set(MATHOM_PRECOMPILED_engine <algorithm> <array> <charconv> <cmath> <functional> <map> <memory> <optional> <set> <span> <string>
  <string_view> <utility> <variant> <vector> <nlohmann/json.hpp> <core/json.h> <core/rng.h> <effects/run/filters.h> <effects/say/say.h>
  <rules/brain.h> <rules/game_of.h>)
set(MATHOM_PRECOMPILED_window ${MATHOM_PRECOMPILED_engine} <imgui.h> <shell/services/services.h> <shell/services/words.h>
  <shell/tables/common/game_table.h> <shell/tables/kit.h> <shell/ui/cards/card_art.h> <shell/ui/cards/suits.h> <shell/ui/drawing/pen.h>)

# mathom_precompile(<target> engine|window): with MATHOM_PRECOMPILED, the headers of that list are read once for all layers. It more than
# halves the time of a build, and hides an include that is missing, so the builds that are tested and shipped do without.
function(mathom_precompile target list)
  if(NOT MATHOM_PRECOMPILED)
    return()
  endif()
  set(headers precompiled_${list})
  if(NOT TARGET ${headers})
    set(source ${PROJECT_BINARY_DIR}/generated/${headers}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Generated: CMake compiles the headers along with this file.\n" @ONLY)
    add_library(${headers} STATIC ${source})
    target_link_libraries(${headers} PRIVATE json)
    target_include_directories(${headers} PRIVATE ${PROJECT_BINARY_DIR}/generated/version)
    foreach(layer core text assets nets table rules effects ai session analysis worker)
      target_include_directories(${headers} PRIVATE ${PROJECT_BINARY_DIR}/include/${layer})
    endforeach()
    if(list STREQUAL window)
      target_link_libraries(${headers} PRIVATE imgui)
      foreach(layer fonts ${MATHOM_WINDOW})
        target_include_directories(${headers} PRIVATE ${PROJECT_BINARY_DIR}/include/${layer})
      endforeach()
      target_compile_options(${headers} PRIVATE ${MATHOM_WINDOW_OPT})
    endif()
    mathom_own(${headers})
    target_precompile_headers(${headers} PRIVATE ${MATHOM_PRECOMPILED_${list}})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${headers})
endfunction()

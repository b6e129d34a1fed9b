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

# mathom_precompile(<target>): with MATHOM_PRECOMPILED, what nearly all sources include is read once for all layers. It halves the time of
# a build, and hides an include that is missing, so the builds that are tested and shipped do without.
function(mathom_precompile target)
  if(NOT MATHOM_PRECOMPILED)
    return()
  endif()
  if(NOT TARGET precompiled)
    set(source ${PROJECT_BINARY_DIR}/generated/precompiled.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Generated: CMake compiles the headers along with this file.\n" @ONLY)
    add_library(precompiled STATIC ${source})
    target_link_libraries(precompiled PRIVATE json)
    mathom_own(precompiled)
    target_precompile_headers(precompiled PRIVATE <algorithm> <array> <charconv> <cmath> <functional> <map> <memory> <optional> <set> <span>
      <string> <string_view> <utility> <variant> <vector> <nlohmann/json.hpp>)
  endif()
  target_precompile_headers(${target} REUSE_FROM precompiled)
endfunction()

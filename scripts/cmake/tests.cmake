# The test programs: mathom_tests (engine, session, headless) and mathom_shell_tests (scene and drawing, no window).
# tests/support holds what several test files share; tests/web is the browser's part and no C++.
if(NOT TARGET catch2)
  return()
endif()

# mathom_test_units(<result> <sources>): tests compiled a dozen at a time as one text, each file in a namespace of its own.
# All their includes come first, so that those inside the namespaces have nothing left to do.
function(mathom_test_units result)
  set(out ${ARGN})
  set(tests ${ARGN})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(LENGTH tests count)
  if(MATHOM_UNITY AND count GREATER 1)
    list(REMOVE_ITEM out ${tests})
    math(EXPR last "(${count} - 1) / ${MATHOM_UNITY}")
    foreach(unit RANGE ${last})
      math(EXPR begin "${unit} * ${MATHOM_UNITY}")
      list(SUBLIST tests ${begin} ${MATHOM_UNITY} batch) # as many as are left
      set(includes "")
      set(bodies "")
      foreach(source IN LISTS batch)
        file(STRINGS ${PROJECT_SOURCE_DIR}/${source} lines REGEX "^#include ")
        list(APPEND includes ${lines})
        string(MAKE_C_IDENTIFIER ${source} own)
        string(APPEND bodies "namespace ${own} {\n#include \"${PROJECT_SOURCE_DIR}/${source}\"\n}\n")
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${source})
      endforeach()
      list(REMOVE_DUPLICATES includes)
      list(JOIN includes "\n" includes)
      file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/${name}_${unit}.cpp
        CONTENT "// Generated: tests that are compiled together.\n@includes@\n@bodies@" @ONLY)
      list(APPEND out ${PROJECT_BINARY_DIR}/generated/${name}_${unit}.cpp)
    endforeach()
  endif()
  set(${result} ${out} PARENT_SCOPE)
endfunction()

function(mathom_tests name)
  cmake_parse_arguments(T "" "" "PATTERNS;EXCLUDE;DEPENDS" ${ARGN})
  list(TRANSFORM T_PATTERNS PREPEND ${PROJECT_SOURCE_DIR}/tests/)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${T_PATTERNS})
  foreach(pattern IN LISTS T_EXCLUDE)
    list(FILTER sources EXCLUDE REGEX ${pattern})
  endforeach()
  if(NOT sources)
    return()
  endif()
  mathom_test_units(units ${sources})
  add_executable(${name} ${units})
  target_link_libraries(${name} PRIVATE ${T_DEPENDS} catch2)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  mathom_own(${name})
  if(NOT EMSCRIPTEN AND NOT CMAKE_BUILD_TYPE STREQUAL Debug)
    target_compile_options(${name} PRIVATE -O1) # what takes time when they run is the libraries' code
  endif()
  if(EMSCRIPTEN) # run by Node, and read tests/ as files
    target_link_options(${name} PRIVATE ${MATHOM_NODE_LINK_OPTIONS}
      "SHELL:--pre-js ${PROJECT_SOURCE_DIR}/scripts/cmake/node_environment.js")
  endif()
endfunction()

# The tests' data are read as files, from where the sources lie.
set_property(SOURCE ${PROJECT_SOURCE_DIR}/tests/support/files.cpp APPEND PROPERTY COMPILE_DEFINITIONS MATHOM_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
mathom_tests(mathom_tests PATTERNS *.cpp EXCLUDE "^tests/(web|shell|bench)/" DEPENDS headless proof session ai games catalog)
if(NOT EMSCRIPTEN)
  mathom_tests(mathom_shell_tests PATTERNS shell/*.cpp support/each_game.cpp support/files.cpp DEPENDS shell)
endif()

# The yardstick of scripts/bench; built when asked for.
add_executable(tarot_limit EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/tarot_limit.cpp)
mathom_own(tarot_limit ENGINE)
if(EMSCRIPTEN)
  target_link_options(tarot_limit PRIVATE ${MATHOM_NODE_LINK_OPTIONS} ${MATHOM_ENGINE_OPT})
endif()

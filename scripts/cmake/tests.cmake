# The test programs: mathom_tests (engine, session, headless) and mathom_shell_tests (scene and drawing, no window).
# tests/support holds what several test files share; tests/web is the browser's part and no C++.
if(NOT TARGET catch2)
  return()
endif()

# mathom_objects(<result> <libraries>): the objects of <libraries> and of all that these are linked with.
function(mathom_objects result)
  set(open ${ARGN})
  set(seen "")
  set(objects "")
  while(open)
    list(POP_FRONT open library)
    if(TARGET ${library} AND NOT library IN_LIST seen)
      list(APPEND seen ${library})
      get_target_property(type ${library} TYPE)
      get_target_property(more ${library} INTERFACE_LINK_LIBRARIES)
      if(type STREQUAL STATIC_LIBRARY)
        list(APPEND objects $<TARGET_OBJECTS:${library}>)
      endif()
      if(more)
        list(APPEND open ${more})
      endif()
    endif()
  endwhile()
  set(${result} ${objects} PARENT_SCOPE)
endfunction()

# Tests are compiled together too, each file in a namespace of its own.
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
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(REMOVE_ITEM sources ${tests})
  mathom_unity(units ${name} OWN_NAMESPACES SOURCES ${tests})
  # Of an inline function that both have compiled the linker keeps the one it meets first: the libraries', which are optimised.
  # With the tests' own ones, made without, the sanitizers take three times as long.
  if(EMSCRIPTEN)
    set(objects "")
  else()
    mathom_objects(objects ${T_DEPENDS})
  endif()
  add_executable(${name} ${objects} ${units} ${sources})
  target_link_libraries(${name} PRIVATE ${T_DEPENDS} catch2)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  mathom_own(${name})
  # What takes time when they run is the libraries' code.
  if(MATHOM_SANITIZE)
    target_compile_options(${name} PRIVATE -O0)
  elseif(NOT EMSCRIPTEN AND NOT CMAKE_BUILD_TYPE STREQUAL Debug)
    target_compile_options(${name} PRIVATE -O1)
  endif()
  if(MATHOM_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    target_compile_options(${name} PRIVATE -Wno-maybe-uninitialized) # GCC bug 105562: std::regex, with the address sanitizer
  endif()
  if(EMSCRIPTEN) # run by Node, and read tests/ as files; linked in a quarter of the time that the page's linking takes
    target_link_options(${name} PRIVATE ${MATHOM_NODE_LINK_OPTIONS} $<$<CONFIG:Release>:-O1> $<$<CONFIG:Release>:-Wl,--lto-O1>
      "SHELL:--pre-js ${PROJECT_SOURCE_DIR}/scripts/cmake/node_environment.js")
  endif()
endfunction()

# The tests' data are read as files, from where the sources lie.
set_property(SOURCE ${PROJECT_SOURCE_DIR}/tests/support/files.cpp APPEND PROPERTY COMPILE_DEFINITIONS MATHOM_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
mathom_tests(mathom_tests PATTERNS *.cpp EXCLUDE "^tests/(web|shell)/" DEPENDS headless proof analysis games)
if(NOT EMSCRIPTEN)
  mathom_tests(mathom_shell_tests PATTERNS shell/*.cpp support/amount.cpp support/each_game.cpp support/files.cpp support/fork.cpp support/spoken.cpp
    DEPENDS shell)
endif()

# The programs of tools/, which fit nets and numbers (tools/fit) or measure (tools/measure), each named as its file; built when
# asked for.
set(limit tools/measure/tarot_limit.cpp)
file(GLOB tools CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} tools/*/*.cpp)
list(REMOVE_ITEM tools ${limit})
foreach(file IN LISTS tools)
  get_filename_component(name ${file} NAME_WE)
  add_executable(${name} EXCLUDE_FROM_ALL ${file})
  target_link_libraries(${name} PRIVATE ai games)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tools ${PROJECT_SOURCE_DIR}/tests)
  mathom_own(${name} ENGINE)
endforeach()
target_sources(tarot_positions PRIVATE tests/support/tarot_position.cpp)

# The yardstick of scripts/bench; built when asked for.
add_executable(tarot_limit EXCLUDE_FROM_ALL ${limit})
mathom_own(tarot_limit ENGINE)
target_compile_options(tarot_limit PRIVATE -Wno-conversion -Wno-sign-conversion) # it stays as it has always been measured
if(EMSCRIPTEN)
  target_link_options(tarot_limit PRIVATE ${MATHOM_NODE_LINK_OPTIONS} ${MATHOM_ENGINE_OPT})
endif()

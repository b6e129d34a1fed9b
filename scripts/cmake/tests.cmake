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
mathom_tests(mathom_tests PATTERNS *.cpp EXCLUDE "^tests/(web|shell|bench)/" DEPENDS headless proof analysis games catalog)
if(NOT EMSCRIPTEN)
  mathom_tests(mathom_shell_tests PATTERNS shell/*.cpp support/each_game.cpp support/files.cpp DEPENDS shell)
endif()

# The heavy table of scripts/bench; built when asked for.
add_executable(lotr_tcg_stress EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/lotr_tcg_stress.cpp)
target_link_libraries(lotr_tcg_stress PRIVATE games)
mathom_own(lotr_tcg_stress ENGINE)

# What knowing more would bring in the games of rivals; built when asked for.
add_executable(ceiling EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/ceiling.cpp)
target_link_libraries(ceiling PRIVATE ai games)
target_include_directories(ceiling PRIVATE ${PROJECT_SOURCE_DIR}/tests)
mathom_own(ceiling ENGINE)

# How well levels of French Tarot play the cards; built when asked for.
add_executable(french_tarot_sides EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/french_tarot_sides.cpp)
target_link_libraries(french_tarot_sides PRIVATE ai games)
target_include_directories(french_tarot_sides PRIVATE ${PROJECT_SOURCE_DIR}/tests)
mathom_own(french_tarot_sides ENGINE)

# How good the bids of a level of French Tarot are; built when asked for.
add_executable(french_tarot_bids EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/french_tarot_bids.cpp)
target_link_libraries(french_tarot_bids PRIVATE ai games)
mathom_own(french_tarot_bids ENGINE)

# What the nets of both tarot games are fitted to; built when asked for.
foreach(name french_tarot_net lotr_tarot_net)
  add_executable(${name} EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/${name}.cpp)
  target_link_libraries(${name} PRIVATE games)
  mathom_own(${name} ENGINE)
endforeach()

# Fits what it is worth to arrive at a place of the co-operative game; built when asked for.
add_executable(lotr_board_value EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/lotr_board_value.cpp)
target_link_libraries(lotr_board_value PRIVATE ai games)
target_include_directories(lotr_board_value PRIVATE ${PROJECT_SOURCE_DIR}/tests)
mathom_own(lotr_board_value ENGINE)

# What companions reach who know every card; built when asked for.
add_executable(lotr_board_open EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/lotr_board_open.cpp)
target_link_libraries(lotr_board_open PRIVATE ai games)
target_include_directories(lotr_board_open PRIVATE ${PROJECT_SOURCE_DIR}/tests)
mathom_own(lotr_board_open ENGINE)

# Fits the ratings of its cards to games; built when asked for.
add_executable(lotr_tcg_ratings EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/lotr_tcg_ratings.cpp)
target_link_libraries(lotr_tcg_ratings PRIVATE games)
mathom_own(lotr_tcg_ratings ENGINE)

# Finds the numbers of the Ring game's rules of thumb; built when asked for.
add_executable(lotr_tarot_taste EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/lotr_tarot_taste.cpp)
target_link_libraries(lotr_tarot_taste PRIVATE ai games)
target_include_directories(lotr_tarot_taste PRIVATE ${PROJECT_SOURCE_DIR}/tests)
mathom_own(lotr_tarot_taste ENGINE)

# The same for those of War of the Ring and of the trading card game.
foreach(tool war_of_the_ring_taste lotr_tcg_taste)
  add_executable(${tool} EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/${tool}.cpp)
  target_link_libraries(${tool} PRIVATE games)
  target_include_directories(${tool} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
  mathom_own(${tool} ENGINE)
endforeach()

# Fits what a round of War of the Ring is worth.
add_executable(war_of_the_ring_value EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/war_of_the_ring_value.cpp)
target_link_libraries(war_of_the_ring_value PRIVATE games)
target_include_directories(war_of_the_ring_value PRIVATE ${PROJECT_SOURCE_DIR}/tests)
mathom_own(war_of_the_ring_value ENGINE)

# Makes the positions of tests/positions/french_tarot; built when asked for.
add_executable(tarot_positions EXCLUDE_FROM_ALL
  ${PROJECT_SOURCE_DIR}/tests/bench/tarot_positions.cpp ${PROJECT_SOURCE_DIR}/tests/support/tarot_position.cpp)
target_link_libraries(tarot_positions PRIVATE ai games)
target_include_directories(tarot_positions PRIVATE ${PROJECT_SOURCE_DIR}/tests)
mathom_own(tarot_positions ENGINE)

# The yardstick of scripts/bench; built when asked for.
add_executable(tarot_limit EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/tests/bench/tarot_limit.cpp)
mathom_own(tarot_limit ENGINE)
target_compile_options(tarot_limit PRIVATE -Wno-conversion -Wno-sign-conversion) # it stays as it has always been measured
if(EMSCRIPTEN)
  target_link_options(tarot_limit PRIVATE ${MATHOM_NODE_LINK_OPTIONS} ${MATHOM_ENGINE_OPT})
endif()

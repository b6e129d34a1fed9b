# Layers: one static library each, and an include root of its own, so that a file sees exactly the layers it may see.
# The include root of layer L is <build>/include/L and holds one link, L -> engine/L: "rules/game.h" can be included
# only by a target that depends on the layer `rules`, directly or through the layers it depends on.

# mathom_include_root(<target> <link> <folder>): publishes <folder> to users of <target> under the name <link>.
function(mathom_include_root target link folder)
  set(root ${PROJECT_BINARY_DIR}/include/${target})
  get_filename_component(parent ${root}/${link} DIRECTORY)
  file(MAKE_DIRECTORY ${parent})
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${folder} ${root}/${link} SYMBOLIC)
  target_include_directories(${target} INTERFACE ${root})
  get_target_property(type ${target} TYPE)
  if(NOT type STREQUAL INTERFACE_LIBRARY)
    target_include_directories(${target} PRIVATE ${root})
  endif()
endfunction()

# mathom_unity(<target> <sources>): compiles a layer's sources a dozen at a time as one text, which takes a third of the time.
# So names in anonymous namespaces are unique within a layer. Words of the card language, each in a file with the same
# few names (possible, run, ask, say), and pictures stay alone.
set(MATHOM_ALONE "/(verbs|control|pictures)/|_(web|native)\\.cpp$|^shell/tables/[a-z_]+/(door|lands?|ground|crests|figures|beasts|engines|cast|treasures|tales|signs|motifs|scene[a-z_]*|face_[a-z_]*)\\.cpp$")
function(mathom_unity target)
  if(NOT MATHOM_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE ${MATHOM_UNITY})
  set(alone ${ARGN})
  list(FILTER alone INCLUDE REGEX "${MATHOM_ALONE}")
  if(alone)
    set_source_files_properties(${alone} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
endfunction()

# mathom_layer(<name> DIR <folder> [SUBDIRS <a> <b>] [ROOT <link name>] DEPENDS <layers>)
# Sources are globbed; *_test.cpp and main.cpp are not part of a layer. A layer with no sources is a header-only one.
function(mathom_layer name)
  cmake_parse_arguments(L "" "DIR;ROOT" "SUBDIRS;DEPENDS" ${ARGN})
  set(patterns ${L_DIR}/*.cpp)
  if(L_SUBDIRS)
    list(TRANSFORM L_SUBDIRS REPLACE "(.+)" "${L_DIR}/\\1/*.cpp" OUTPUT_VARIABLE patterns)
  endif()
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${patterns})
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")
  if(L_DIR MATCHES "^shell/?")
    set(ROOT_FOLDER shell)
    set(kind)
  else()
    set(ROOT_FOLDER ${L_DIR})
    set(kind ENGINE)
  endif()
  if(EMSCRIPTEN AND kind) # what no playout runs is kept small in the page
    set(cold ${sources})
    list(FILTER cold INCLUDE REGEX "(^engine/session/|(words|arrange|facts|check|config|why_not|texts|wire|tell)\\.cpp$)")
    set_source_files_properties(${cold} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Release>:-Os>")
  endif()
  if(NOT L_ROOT)
    string(REGEX REPLACE "^engine/" "" L_ROOT ${L_DIR})
  endif()
  if(sources)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC ${L_DEPENDS})
    mathom_own(${name} ${kind})
    mathom_unity(${name} ${sources})
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${L_DEPENDS})
  endif()
  mathom_include_root(${name} ${L_ROOT} ${ROOT_FOLDER})
  set_property(GLOBAL APPEND PROPERTY MATHOM_LAYERS ${name})
  set_property(GLOBAL PROPERTY MATHOM_LAYER_${name}_DEPENDS "${L_DEPENDS}")
endfunction()

# mathom_games(DIR <folder> DEPENDS <layers>): every folder in <folder> that has a .cpp is a game: a library game_<id>
# that defines `const Game& mathom::<id>::game()`. The target `games` lists them all for rules/registry.h.
function(mathom_games)
  cmake_parse_arguments(G "" "DIR" "DEPENDS" ${ARGN})
  file(GLOB folders CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/${G_DIR} ${PROJECT_SOURCE_DIR}/${G_DIR}/*/game.cpp)
  set(ids)
  foreach(path IN LISTS folders)
    get_filename_component(id ${path} DIRECTORY)
    list(APPEND ids ${id})
  endforeach()
  list(SORT ids)
  set(targets)
  set(declared "")
  set(listed "")
  foreach(id IN LISTS ids)
    mathom_layer(game_${id} DIR ${G_DIR}/${id} DEPENDS ${G_DEPENDS})
    list(APPEND targets game_${id})
    string(APPEND declared "namespace mathom::${id} {\nconst Game& game();\n}\n")
    string(APPEND listed "&${id}::game(), ")
  endforeach()
  list(LENGTH ids count)
  if(EXISTS ${PROJECT_SOURCE_DIR}/engine/rules/registry.h)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/registry.cpp CONTENT [[
// Generated: one entry for each folder in engine/games.
#include <array>

#include "rules/game.h"
#include "rules/registry.h"

@declared@
namespace mathom {

std::span<const Game* const> all_games() {
    static const std::array<const Game*, @count@> games{@listed@};
    return games;
}

}  // namespace mathom
]] @ONLY)
    add_library(games STATIC ${PROJECT_BINARY_DIR}/generated/registry.cpp)
    target_link_libraries(games PUBLIC ${G_DEPENDS} ${targets})
    mathom_own(games ENGINE)
  else()
    add_library(games INTERFACE)
    target_link_libraries(games INTERFACE ${G_DEPENDS} ${targets})
  endif()
endfunction()

# mathom_program(<name> LAYER <layer> [MAIN <file>]): the program of a layer, once its main.cpp is there.
function(mathom_program name)
  cmake_parse_arguments(P "" "LAYER;MAIN" "" ${ARGN})
  if(NOT P_MAIN)
    set(P_MAIN shell/${P_LAYER}/main.cpp)
  endif()
  file(GLOB main CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${P_MAIN})
  if(NOT main)
    return()
  endif()
  add_executable(${name} ${main})
  target_link_libraries(${name} PRIVATE ${P_LAYER})
  mathom_own(${name})
endfunction()

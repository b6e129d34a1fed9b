# Layers: one static library each, and an include root of its own, so that a file sees exactly the layers it may see.
# The include root of layer L is <build>/include/L and holds one link, L -> engine/L: "rules/game.h" can be included
# only by a target that depends on the layer `rules`, directly or through the layers it depends on.

# mathom_include_root(<target> <link> <folder>): publishes <folder> to users of <target> under the name <link>.
function(mathom_include_root target link folder)
  set(root ${PROJECT_BINARY_DIR}/include/${target})
  get_filename_component(parent ${root}/${link} DIRECTORY)
  file(MAKE_DIRECTORY ${parent})
  if(IS_DIRECTORY ${root}/${link} AND NOT IS_SYMLINK ${root}/${link}) # left by a build that was laid out otherwise
    file(REMOVE_RECURSE ${root}/${link})
  endif()
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${folder} ${root}/${link} SYMBOLIC)
  target_include_directories(${target} INTERFACE ${root})
  get_target_property(type ${target} TYPE)
  if(NOT type STREQUAL INTERFACE_LIBRARY)
    target_include_directories(${target} PRIVATE ${root})
  endif()
endfunction()

# Names in anonymous namespaces are unique within a layer, as its sources are compiled together. Words of the card language,
# each in a file with the same few names (possible, run, ask, say), and pictures stay alone.
set(MATHOM_ALONE "/(verbs|control|pictures)/|_(web|native)\\.cpp$|/layout/ground\\.cpp$")

# The layers of the window, which no bot runs.
set(MATHOM_WINDOW ui tables platform services lessons screens shell)

# What no playout runs.
string(CONCAT MATHOM_COLD "(^engine/(session|analysis)/"
  "|^engine/effects/(read/|say/|language)"
  "|/(check_texts|content|entries|language|names|own_cards|read_catalog|reasons?|say_why)\\.cpp$"
  "|(words|arrange|facts|check|config|why_not|texts|wire|tell)\\.cpp$)")

# mathom_layer(<name> DIR <folder> DEPENDS <layers> [HIDES <layers>])
# What it hides it sees itself, and what depends on it does not.
# A folder below engine/ is included without that word: "rules/game.h", but "shell/ui/scene/scene.h". Sources
# are globbed; *_test.cpp and main.cpp are not part of a layer. A layer with no sources is a header-only one.
function(mathom_layer name)
  cmake_parse_arguments(L "" "DIR" "DEPENDS;HIDES" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${L_DIR}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")
  if(L_DIR MATCHES "^shell/")
    set(kind)
  else()
    set(kind ENGINE)
  endif()
  if(sources)
    set(alone ${sources})
    list(FILTER alone INCLUDE REGEX "${MATHOM_ALONE}")
    set(hot ${sources})
    list(FILTER hot EXCLUDE REGEX "${MATHOM_ALONE}")
    set(cold "")
    if(EMSCRIPTEN AND kind) # what no playout runs is kept small in the page
      set(cold ${hot})
      list(FILTER cold INCLUDE REGEX "${MATHOM_COLD}")
      list(FILTER hot EXCLUDE REGEX "${MATHOM_COLD}")
      mathom_unity(cold ${name}_cold SOURCES ${cold})
      set_source_files_properties(${cold} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Release>:-Oz>")
    endif()
    mathom_unity(hot ${name} SOURCES ${hot})
    add_library(${name} STATIC ${hot} ${cold} ${alone})
    target_link_libraries(${name} PUBLIC ${L_DEPENDS} PRIVATE ${L_HIDES})
    mathom_own(${name} ${kind})
    if(name IN_LIST MATHOM_WINDOW)
      target_compile_options(${name} PRIVATE ${MATHOM_WINDOW_OPT})
      mathom_precompile(${name} window)
    else()
      mathom_precompile(${name} engine)
    endif()
    if(EMSCRIPTEN AND NOT kind)
      target_compile_options(${name} PRIVATE "$<$<CONFIG:Release>:-Oz>")
    endif()
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${L_DEPENDS})
  endif()
  string(REGEX REPLACE "^engine/" "" link ${L_DIR})
  mathom_include_root(${name} ${link} ${L_DIR})
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
  set(named "")
  foreach(id IN LISTS ids)
    mathom_layer(game_${id} DIR ${G_DIR}/${id} DEPENDS ${G_DEPENDS})
    list(APPEND targets game_${id})
    string(APPEND declared "namespace mathom::${id} {\nconst Game& game();\n}\n")
    string(APPEND listed "&${id}::game, ")
    string(APPEND named "\"${id}\", ")
  endforeach()
  set_property(GLOBAL PROPERTY MATHOM_GAME_IDS ${ids})
  list(LENGTH ids count)
  if(EXISTS ${PROJECT_SOURCE_DIR}/engine/rules/registry.h)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/registry.cpp CONTENT [[
// Generated: one entry for each folder in engine/games.
#include <algorithm>
#include <array>

#include "rules/game.h"
#include "rules/registry.h"

@declared@
namespace mathom {

namespace {
constexpr std::array<std::string_view, @count@> kIds{@named@};
constexpr std::array<const Game& (*)(), @count@> kGames{@listed@};
}  // namespace

std::span<const std::string_view> game_ids() { return kIds; }

const Game* find_game(std::string_view id) {
    for (std::size_t i = 0; i < kIds.size(); ++i)
        if (kIds[i] == id) return &kGames[i]();
    return nullptr;
}

bool is_game(std::string_view id) { return std::find(kIds.begin(), kIds.end(), id) != kIds.end(); }

std::span<const Game* const> all_games() {
    static const std::array<const Game*, @count@> games = [] {
        std::array<const Game*, @count@> all{};
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = &kGames[i]();
        return all;
    }();
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

# mathom_kits(<layer> DIR <folder>): every folder in <folder> that has a kit.cpp is that of a game (shell/tables/kit.h).
function(mathom_kits layer)
  cmake_parse_arguments(K "" "DIR" "" ${ARGN})
  file(GLOB kits CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/${K_DIR} ${PROJECT_SOURCE_DIR}/${K_DIR}/*/kit.cpp)
  list(SORT kits)
  set(declared "")
  set(doors "")
  set(listed "")
  foreach(path IN LISTS kits)
    get_filename_component(id ${path} DIRECTORY)
    string(APPEND declared "namespace mathom::${id} {\nextern const Door door;\nextern const Kit kit;\n}\n")
    string(APPEND doors "  if (game == \"${id}\") return ${id}::door;\n")
    string(APPEND listed "  if (game == \"${id}\") return ${id}::kit;\n")
  endforeach()
  set(out ${PROJECT_BINARY_DIR}/generated/kits.cpp)
  file(CONFIGURE OUTPUT ${out} CONTENT [[
// Generated: one entry for each folder in shell/tables with a kit.cpp.
#include "shell/tables/kit.h"

@declared@
namespace mathom {

const Door& door_of(std::string_view game) {
@doors@  static constexpr Door none;
  return none;
}

const Kit& kit_of(std::string_view game) {
@listed@  static constexpr Kit none;
  return none;
}

}  // namespace mathom
]] @ONLY)
  target_sources(${layer} PRIVATE ${out})
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

# mathom_version(<layer>): gives <layer> the header "core/version.h". The version itself stands in CMakeLists.txt alone.
function(mathom_version layer)
  set(root ${PROJECT_BINARY_DIR}/generated/version)
  file(CONFIGURE OUTPUT ${root}/core/version.h CONTENT [[
#pragma once
// Generated: the version of the program.
#include <string_view>

namespace mathom {
inline constexpr std::string_view kVersion = "@PROJECT_VERSION@";
}
]] @ONLY)
  target_include_directories(${layer} PUBLIC ${root})
endfunction()

# mathom_fingerprint(<layer>): gives <layer> a source that says which program this is: a hash of what the results of games
# between bots depend on.
function(mathom_fingerprint layer)
  file(GLOB_RECURSE names CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} engine/*.h engine/*.cpp
    shell/headless/arena/*.h shell/headless/arena/*.cpp assets/boards/*.json assets/cards/*.json assets/decks/*.json)
  list(FILTER names EXCLUDE REGEX "/schema\\.json$") # for editors
  set(out ${PROJECT_BINARY_DIR}/generated/fingerprint.cpp)
  list(TRANSFORM names PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE inputs)
  add_custom_command(OUTPUT ${out} COMMAND ${MATHOM_PYTHON} scripts/fingerprint.py ${out} ${names}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} DEPENDS ${PROJECT_SOURCE_DIR}/scripts/fingerprint.py ${inputs}
    COMMENT "Naming the program" VERBATIM)
  target_sources(${layer} PRIVATE ${out})
endfunction()

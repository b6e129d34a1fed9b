# Assets are compiled into the programs: no file is read at run time. Fonts are for the shell alone.

# mathom_assets(<out> <regex>...): the names below assets/ that the programs read; those that fit a regex, or all.
function(mathom_assets out)
  file(GLOB_RECURSE names CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/assets ${PROJECT_SOURCE_DIR}/assets/*.json
    ${PROJECT_SOURCE_DIR}/assets/rules/*.md)
  list(FILTER names EXCLUDE REGEX "/schema\\.json$") # for editors
  list(JOIN MATHOM_CARD_BOOKS "|" books)
  if(books) # no program carries them but those that ask for them
    list(FILTER names EXCLUDE REGEX "^(cards|decks)/(${books})/|^text/.*/(${books})[a-z_]*\\.json$")
  endif()
  list(SORT names)
  foreach(regex IN LISTS ARGN)
    list(FILTER names INCLUDE REGEX "${regex}")
  endforeach()
  set(${out} ${names} PARENT_SCOPE)
endfunction()

# mathom_embed(<file> <name>...): the assets of these names as one generated file, C++ or JSON.
function(mathom_embed file)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/assets/ OUTPUT_VARIABLE inputs)
  add_custom_command(OUTPUT ${file}
    COMMAND ${MATHOM_PYTHON} scripts/embed_assets.py ${file} assets ${ARGN}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DEPENDS ${PROJECT_SOURCE_DIR}/scripts/embed_assets.py ${inputs} COMMENT "Embedding the assets" VERBATIM)
endfunction()

# mathom_catalog(): adds every text and card file below assets/ to the layer `catalog`.
function(mathom_catalog)
  mathom_assets(names)
  set(out ${PROJECT_BINARY_DIR}/generated/assets.cpp)
  mathom_embed(${out} ${names})
  target_sources(catalog PRIVATE ${out})
endfunction()

# mathom_card_book(<id> <depends>): the cards of a game that cannot be played yet (engine/games/<id> without a game.cpp): a
# library with its own assets, of which <id>::assets() has all.
function(mathom_card_book id)
  mathom_layer(game_${id} DIR engine/games/${id} DEPENDS ${ARGN})
  file(GLOB names CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/assets ${PROJECT_SOURCE_DIR}/assets/cards/${id}/*.json
    ${PROJECT_SOURCE_DIR}/assets/decks/${id}/*.json ${PROJECT_SOURCE_DIR}/assets/text/*/${id}*.json)
  list(FILTER names EXCLUDE REGEX "/schema\\.json$")
  set(out ${PROJECT_BINARY_DIR}/generated/${id}.book.cpp)
  mathom_embed(${out} ${names})
  target_sources(game_${id} PRIVATE ${out})
endfunction()

# The fonts, subset and embedded; shell/ui/drawing/embedded_fonts.h declares them.
set(MATHOM_FONTS ${MATHOM_TOOLS}/fonts/usr/share/fonts CACHE PATH "where the font packages were unpacked")
set(fonts_list
  inter=opentype/inter/Inter-Medium.otf:names
  inter_bold=opentype/inter/Inter-SemiBold.otf:names
  gentium=truetype/gentiumplus/GentiumPlus-Regular.ttf:text
  atkinson_bold=truetype/atkinson-hyperlegible/AtkinsonHyperlegible-Bold.ttf:index
  dyslexic=opentype/opendyslexic/OpenDyslexic-Regular.otf:names)
if(EMSCRIPTEN) # the page fetches it when it is chosen
  list(TRANSFORM fonts_list APPEND :aside REGEX "^dyslexic=")
endif()
set(fonts_out ${PROJECT_BINARY_DIR}/generated/embedded_fonts.cpp)
add_custom_command(OUTPUT ${fonts_out}
  COMMAND ${MATHOM_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/embed_fonts.py ${fonts_out} ${MATHOM_FONTS} ${fonts_list}
  DEPENDS ${PROJECT_SOURCE_DIR}/scripts/embed_fonts.py COMMENT "Embedding the fonts" VERBATIM)
add_library(fonts STATIC EXCLUDE_FROM_ALL ${fonts_out})
mathom_include_root(fonts shell/ui shell/ui)

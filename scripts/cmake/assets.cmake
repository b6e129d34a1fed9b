# Assets are compiled into the programs: no file is read at run time. Fonts are for the shell alone.

# mathom_assets(<out> <regex>...): the names below assets/ that the programs read; those that fit a regex, or all.
function(mathom_assets out)
  file(GLOB_RECURSE names CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/assets ${PROJECT_SOURCE_DIR}/assets/*.json
    ${PROJECT_SOURCE_DIR}/assets/rules/*.md ${PROJECT_SOURCE_DIR}/assets/pictures/*.svg
    ${PROJECT_SOURCE_DIR}/assets/pictures/roles.gpl)
  list(FILTER names EXCLUDE REGEX "/schema\\.json$") # for editors
  list(SORT names)
  foreach(regex IN LISTS ARGN)
    list(FILTER names INCLUDE REGEX "${regex}")
  endforeach()
  set(${out} ${names} PARENT_SCOPE)
endfunction()

# mathom_embed(<file> <name>...): the assets of these names as one generated file, C++ or text.
function(mathom_embed file)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/assets/ OUTPUT_VARIABLE inputs)
  set(scripts embed_assets.py pictures.py compositions.py)
  list(TRANSFORM scripts PREPEND ${PROJECT_SOURCE_DIR}/scripts/)
  add_custom_command(OUTPUT ${file}
    COMMAND ${MATHOM_PYTHON} scripts/embed_assets.py ${file} assets ${ARGN}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DEPENDS ${scripts} ${inputs} COMMENT "Embedding the assets" VERBATIM)
endfunction()

# mathom_catalog(): adds every text, card file and picture below assets/ to the layer `catalog`.
function(mathom_catalog)
  mathom_assets(names)
  set(out ${PROJECT_BINARY_DIR}/generated/assets.cpp)
  mathom_embed(${out} ${names})
  target_sources(catalog PRIVATE ${out})
endfunction()

# The fonts, subset and embedded; shell/ui/drawing/embedded_fonts.h declares them.
set(MATHOM_FONTS ${MATHOM_TOOLS}/fonts/usr/share/fonts CACHE PATH "where the font packages were unpacked")
set(fonts_list
  inter=opentype/inter/Inter-Medium.otf:names
  inter_bold=opentype/inter/Inter-SemiBold.otf:names
  gentium=truetype/gentiumplus/GentiumPlus-Regular.ttf:names
  atkinson_bold=truetype/atkinson-hyperlegible/AtkinsonHyperlegible-Bold.ttf:index
  dyslexic=opentype/opendyslexic/OpenDyslexic-Regular.otf:names)
if(EMSCRIPTEN) # the page fetches it when it is chosen
  list(TRANSFORM fonts_list APPEND :aside REGEX "^dyslexic=")
else() # no system writes what these lack
  list(TRANSFORM fonts_list REPLACE ":names$" ":world")
endif()
set(fonts_out ${PROJECT_BINARY_DIR}/generated/embedded_fonts.cpp)
add_custom_command(OUTPUT ${fonts_out}
  COMMAND ${MATHOM_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/embed_fonts.py ${fonts_out} ${MATHOM_FONTS} ${fonts_list}
  DEPENDS ${PROJECT_SOURCE_DIR}/scripts/embed_fonts.py COMMENT "Embedding the fonts" VERBATIM)
add_library(fonts STATIC EXCLUDE_FROM_ALL ${fonts_out})
mathom_include_root(fonts shell/ui shell/ui)

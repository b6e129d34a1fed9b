# Assets are compiled into the programs: no file is read at run time. Fonts are for the shell alone.

set(MATHOM_ASSETS ${PROJECT_SOURCE_DIR}/assets)

# mathom_assets(<out> <regex>...): the names below assets/ that the programs read; those that fit a regex, or all. A file of texts
# that a language lacks has a name too: it is that of another language (scripts/languages.py).
function(mathom_assets out)
  file(GLOB_RECURSE names CONFIGURE_DEPENDS RELATIVE ${MATHOM_ASSETS} ${MATHOM_ASSETS}/*.json
    ${MATHOM_ASSETS}/text/*.md ${MATHOM_ASSETS}/pictures/*.svg ${MATHOM_ASSETS}/pictures/roles.gpl)
  list(FILTER names EXCLUDE REGEX "/schema\\.json$") # for editors
  list(FILTER names EXCLUDE REGEX "^text/[^/]+/page\\.json$") # for the page alone
  mathom_languages(codes)
  foreach(name IN LISTS names)
    if(name MATCHES "^text/[^/]+/(.+)$")
      list(TRANSFORM codes REPLACE "(.+)" "text/\\1/${CMAKE_MATCH_1}" OUTPUT_VARIABLE in_all)
      list(APPEND names ${in_all})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES names)
  list(SORT names)
  foreach(regex IN LISTS ARGN)
    list(FILTER names INCLUDE REGEX "${regex}")
  endforeach()
  set(${out} ${names} PARENT_SCOPE)
endfunction()

# mathom_languages(<out>): the codes of the languages, which are the folders of assets/text.
function(mathom_languages out)
  file(GLOB codes CONFIGURE_DEPENDS RELATIVE ${MATHOM_ASSETS}/text ${MATHOM_ASSETS}/text/*)
  set(${out} ${codes} PARENT_SCOPE)
endfunction()

# mathom_list_languages(<file>): the list of languages for the page.
function(mathom_list_languages file)
  file(GLOB inputs CONFIGURE_DEPENDS ${MATHOM_ASSETS}/text/*/language.json ${MATHOM_ASSETS}/text/*/page.json)
  add_custom_command(OUTPUT ${file} COMMAND ${MATHOM_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/languages.py ${MATHOM_ASSETS} ${file}
    DEPENDS ${PROJECT_SOURCE_DIR}/scripts/languages.py ${inputs} COMMENT "Listing the languages" VERBATIM)
endfunction()

# mathom_embed(<file> <name>...): the assets of these names as one generated file, C++ or text.
function(mathom_embed file)
  file(GLOB inputs CONFIGURE_DEPENDS ${MATHOM_ASSETS}/text/*/language.json)
  foreach(name IN LISTS ARGN)
    if(NOT EXISTS ${MATHOM_ASSETS}/${name}) # it is that of another language
      string(REGEX REPLACE "^text/[^/]+" "text/*" name ${name})
    endif()
    file(GLOB found ${MATHOM_ASSETS}/${name})
    list(APPEND inputs ${found})
  endforeach()
  set(scripts embed_assets.py languages.py pictures.py compositions.py)
  list(TRANSFORM scripts PREPEND ${PROJECT_SOURCE_DIR}/scripts/)
  add_custom_command(OUTPUT ${file}
    COMMAND ${MATHOM_PYTHON} scripts/embed_assets.py ${file} ${MATHOM_ASSETS} ${ARGN}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DEPENDS ${scripts} ${inputs} COMMENT "Embedding the assets" VERBATIM)
endfunction()

# mathom_embedded_assets(): adds every text, card file and picture below assets/ to the layer `assets`.
function(mathom_embedded_assets)
  mathom_assets(names)
  set(out ${PROJECT_BINARY_DIR}/generated/assets.cpp)
  mathom_embed(${out} ${names})
  target_sources(assets PRIVATE ${out})
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

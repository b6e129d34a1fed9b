# Assets are compiled into the programs: no file is read at run time. Fonts are for the shell alone.

# mathom_embed(<target> <file> <pattern>...): adds the assets that fit the patterns to a target, as the text of <file>.
function(mathom_embed target file)
  list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/assets/ OUTPUT_VARIABLE patterns)
  file(GLOB_RECURSE inputs CONFIGURE_DEPENDS ${patterns})
  list(FILTER inputs EXCLUDE REGEX "/schema\\.json$") # for editors
  list(SORT inputs)
  set(names)
  foreach(input IN LISTS inputs)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR}/assets ${input})
    list(APPEND names ${name})
  endforeach()
  set(out ${PROJECT_BINARY_DIR}/generated/${file})
  add_custom_command(OUTPUT ${out}
    COMMAND ${MATHOM_PYTHON} scripts/embed_assets.py ${out} assets ${names}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DEPENDS ${PROJECT_SOURCE_DIR}/scripts/embed_assets.py ${inputs} COMMENT "Embedding the assets" VERBATIM)
  target_sources(${target} PRIVATE ${out})
endfunction()

# mathom_catalog(): adds every text and card file below assets/ to the layer `catalog`.
function(mathom_catalog)
  mathom_embed(catalog assets.cpp *.json rules/*.md)
endfunction()

# The fonts, subset and embedded; shell/ui/drawing/embedded_fonts.h declares them.
set(MATHOM_FONTS ${MATHOM_TOOLS}/fonts/usr/share/fonts CACHE PATH "where the font packages were unpacked")
set(fonts_list
  inter=opentype/inter/Inter-Medium.otf:names
  inter_bold=opentype/inter/Inter-SemiBold.otf:names
  gentium=truetype/gentiumplus/GentiumPlus-Regular.ttf:text
  atkinson_bold=truetype/atkinson-hyperlegible/AtkinsonHyperlegible-Bold.ttf:index
  dyslexic=opentype/opendyslexic/OpenDyslexic-Regular.otf:names)
set(fonts_out ${PROJECT_BINARY_DIR}/generated/embedded_fonts.cpp)
add_custom_command(OUTPUT ${fonts_out}
  COMMAND ${MATHOM_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/embed_fonts.py ${fonts_out} ${MATHOM_FONTS} ${fonts_list}
  DEPENDS ${PROJECT_SOURCE_DIR}/scripts/embed_fonts.py COMMENT "Embedding the fonts" VERBATIM)
add_library(fonts STATIC EXCLUDE_FROM_ALL ${fonts_out})
mathom_include_root(fonts shell/ui shell/ui)

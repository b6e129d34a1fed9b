# Assets are compiled into the programs: no file is read at run time. Fonts are for the shell alone.

# mathom_catalog(): adds every text and card file below assets/ to the layer `catalog`.
function(mathom_catalog)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/assets ${PROJECT_SOURCE_DIR}/assets/*.json
    ${PROJECT_SOURCE_DIR}/assets/rules/*.md)
  list(SORT files)
  set(out ${PROJECT_BINARY_DIR}/generated/assets.cpp)
  set(inputs ${files})
  list(TRANSFORM inputs PREPEND ${PROJECT_SOURCE_DIR}/assets/)
  add_custom_command(OUTPUT ${out}
    COMMAND ${MATHOM_PYTHON} scripts/embed_assets.py ${out} assets ${files}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
    DEPENDS scripts/embed_assets.py ${inputs} COMMENT "Embedding the assets" VERBATIM)
  target_sources(catalog PRIVATE ${out})
endfunction()

# The fonts, subset and embedded; shell/ui/embedded_fonts.h declares them.
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
mathom_include_root(fonts shell shell)

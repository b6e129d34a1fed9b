# The page's programs: app (the table, in a canvas), bot (a Web Worker), and the headless program for Node.
set(MATHOM_WEB_LINK_OPTIONS -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1
  -sINCOMING_MODULE_JS_API=canvas,locateFile,onRuntimeInitialized,onAbort,wasmBinary,instantiateWasm,print,printErr)
if(MATHOM_CLOSURE)
  list(APPEND MATHOM_WEB_LINK_OPTIONS --closure=1)
endif()
# Without LTO for the C library: its fputc then wants parts of the threaded one (an error of Emscripten 3.1.69).
set(MATHOM_NODE_LINK_OPTIONS -fno-lto -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1 -sSTACK_SIZE=1048576)

# mathom_web_program(<name> LAYER <layer> MAIN <file> OPTIONS <link options>): <name>.js and <name>.wasm. The glue that
# goes into it lies in web/glue/<name>*.js.
function(mathom_web_program name)
  cmake_parse_arguments(P "" "LAYER;MAIN" "OPTIONS" ${ARGN})
  file(GLOB main CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${P_MAIN})
  if(NOT main)
    return()
  endif()
  add_executable(${name} ${main})
  target_link_libraries(${name} PRIVATE ${P_LAYER})
  mathom_own(${name})
  set_target_properties(${name} PROPERTIES SUFFIX .js)
  target_link_options(${name} PRIVATE ${MATHOM_WEB_LINK_OPTIONS} ${P_OPTIONS})
  file(GLOB glue CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/glue/${name}*.js)
  foreach(file IN LISTS glue)
    target_link_options(${name} PRIVATE "SHELL:--post-js ${file}")
  endforeach()
  set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS "${glue}") # ninja does not know of them otherwise
endfunction()

mathom_web_program(app LAYER shell MAIN shell/app/main.cpp OPTIONS -sENVIRONMENT=web -sMIN_WEBGL_VERSION=2
  -sMAX_WEBGL_VERSION=2 -sINITIAL_MEMORY=33554432 -sSTACK_SIZE=524288 -sGL_ENABLE_GET_PROC_ADDRESS=1
  -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToNewUTF8 -sEXPORTED_FUNCTIONS=_main,_free,_malloc -lGL -lEGL -lhtml5)
mathom_web_program(bot LAYER worker MAIN shell/worker/main.cpp OPTIONS -sENVIRONMENT=worker --no-entry -sMALLOC=emmalloc
  -sINITIAL_MEMORY=8388608 -sSTACK_SIZE=524288 -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToNewUTF8
  -sEXPORTED_FUNCTIONS=_free,_malloc)

# The worker needs cards and speaks no words: its own all_assets() keeps the texts' out.
if(TARGET bot)
  mathom_embed(bot bot_assets.cpp boards/*.json cards/*.json)
endif()

if(TARGET mathom)
  target_link_options(mathom PRIVATE ${MATHOM_NODE_LINK_OPTIONS})
endif()

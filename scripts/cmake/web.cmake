# The page's program, app, and the headless program for Node.
set(MATHOM_WEB_LINK_OPTIONS -sFILESYSTEM=0 -sALLOW_MEMORY_GROWTH=1
  -sINCOMING_MODULE_JS_API=canvas,locateFile,onRuntimeInitialized,onAbort,wasmBinary,instantiateWasm,noInitialRun,print,printErr)
if(MATHOM_CLOSURE)
  list(APPEND MATHOM_WEB_LINK_OPTIONS --closure=1)
endif()
# Without LTO for the C library: its fputc then wants parts of the threaded one (an error of Emscripten 3.1.69).
set(MATHOM_NODE_LINK_OPTIONS -fno-lto -sENVIRONMENT=node -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sEXIT_RUNTIME=1 -sSTACK_SIZE=1048576)

# The page and, in a Web Worker, its bots run the same module: shell/app/main.cpp is for the window, shell/worker/main.cpp
# what web/bot.js calls.
add_executable(app shell/app/main.cpp shell/worker/main.cpp)
target_link_libraries(app PRIVATE shell)
mathom_own(app)
set_target_properties(app PROPERTIES SUFFIX .js)
target_link_options(app PRIVATE ${MATHOM_WEB_LINK_OPTIONS} -sENVIRONMENT=web,worker -sMIN_WEBGL_VERSION=2
    -sMAX_WEBGL_VERSION=2 -sINITIAL_MEMORY=33554432 -sSTACK_SIZE=524288 -sGL_ENABLE_GET_PROC_ADDRESS=1 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0
    -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToNewUTF8,HEAPU8 -sEXPORTED_FUNCTIONS=_main,_free,_malloc -lGL -lEGL -lhtml5)

# A game's code is fetched when it is opened: what is linked here (app.wasm) is split into parts/. Equal functions are not
# merged, since a merged one bears the name of one game and is called by others. A table that may grow has no maximum: splitting
# a game off adds places, and the module of a game that was split off before declares fewer.
target_link_options(app PRIVATE --profiling-funcs -Wl,--no-demangle -sALLOW_TABLE_GROWTH=1
  -sBINARYEN_EXTRA_PASSES=--skip-pass=duplicate-function-elimination)
find_program(MATHOM_WASM_SPLIT wasm-split HINTS ${EMSCRIPTEN_ROOT_PATH}/../binaryen/bin ${EMSCRIPTEN_ROOT_PATH}/../bin
  NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
get_property(games GLOBAL PROPERTY MATHOM_GAME_IDS)

# What the page's program leaves out. web/boot.js fetches a language's words along with it, the rest when it is needed
# (shell/services/parts.cpp). Its list of assets takes the place of the one in the layer `assets`, as a linker looks into a
# library only for what it has not found. A part with the name of a game comes along with the code of that game.
set(left_out "")
set(nets ${games}) # what the strongest level of each has learnt
list(TRANSFORM nets REPLACE "(.+)" "\\1.net=^nets/\\1[.]json$")
file(GLOB along CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/shell/tables/*/part.txt) # what a game says of itself
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${along})
set(own "")
foreach(file IN LISTS along)
  get_filename_component(id ${file} DIRECTORY)
  get_filename_component(id ${id} NAME)
  file(STRINGS ${file} lines REGEX "^[^#]")
  list(JOIN lines "|" lines)
  list(APPEND own "${id}=${lines}")
endforeach()
mathom_languages(codes)
list(TRANSFORM codes REPLACE "(.+)" "words.\\1=^text/\\1/.*[.]json$" OUTPUT_VARIABLE words)
list(TRANSFORM codes REPLACE "(.+)" "book.\\1=^text/\\1/rules/.*[.]md$" OUTPUT_VARIABLE books)
foreach(part ${nets} ${own} ${words} ${books})
  string(REGEX MATCH "^[^=]+" name ${part})
  string(REGEX REPLACE "^[^=]+=" "" regex ${part})
  mathom_assets(names ${regex})
  if(left_out) # what an earlier part has
    list(REMOVE_ITEM names ${left_out})
  endif()
  if(NOT names)
    continue()
  endif()
  mathom_embed(${PROJECT_BINARY_DIR}/${name}.txt ${names})
  target_sources(app PRIVATE ${PROJECT_BINARY_DIR}/${name}.txt)
  list(APPEND left_out ${names})
  list(TRANSFORM games REPLACE "^${name}$" "${name}=${name}.txt")
endforeach()
mathom_assets(names)
list(REMOVE_ITEM names ${left_out})
mathom_embed(${PROJECT_BINARY_DIR}/generated/page_assets.cpp ${names})
target_sources(app PRIVATE ${PROJECT_BINARY_DIR}/generated/page_assets.cpp)

mathom_list_languages(${PROJECT_BINARY_DIR}/languages.json) # scripts/bundle.mjs puts it into the page
target_sources(app PRIVATE ${PROJECT_BINARY_DIR}/languages.json)

get_filename_component(binaryen ${MATHOM_WASM_SPLIT} DIRECTORY)
add_custom_command(TARGET app POST_BUILD
  COMMAND ${MATHOM_PYTHON} ${PROJECT_SOURCE_DIR}/scripts/split_games.py app.wasm parts ${binaryen} ${games}
  WORKING_DIRECTORY ${PROJECT_BINARY_DIR} COMMENT "Splitting the games off" VERBATIM)
set_property(TARGET app APPEND PROPERTY LINK_DEPENDS ${PROJECT_SOURCE_DIR}/scripts/split_games.py)

if(TARGET mathom)
  target_link_options(mathom PRIVATE ${MATHOM_NODE_LINK_OPTIONS})
endif()

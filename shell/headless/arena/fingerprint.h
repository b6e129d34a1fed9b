#pragma once
// Which program this is, as far as the results of the arena depend on it: a hash of the sources of the engine, of the
// arena and of the data of the games, made by the build (scripts/fingerprint.py). The same natively and as WASM.
#include <string_view>

namespace mathom::headless {

std::string_view arena_fingerprint();

}  // namespace mathom::headless

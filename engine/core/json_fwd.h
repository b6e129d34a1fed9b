#pragma once
// The name of our JSON type, without the weight of the library.
#include <nlohmann/json_fwd.hpp>

namespace mathom {
using Json = nlohmann::json;
}

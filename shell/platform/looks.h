#pragma once
// What a picture is made of as one number, so that a frame that looks like the last one need not be painted.
#include <cstdint>

struct ImDrawData;

namespace mathom {

// Of all points, triangles, cuts and textures, in their order, and of the picture's size; never 0. Two pictures that
// differ have the same number with a chance of 2^-64. What is in the textures does not count.
std::uint64_t looks_of(const ImDrawData& picture);

}  // namespace mathom

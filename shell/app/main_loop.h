// The program after main(): natively the loop of a window, in the page nothing, for the browser calls the frames.
#pragma once

namespace mathom {
int run(int argc, char** argv);
}

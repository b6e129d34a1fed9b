// Dear ImGui for tests of screens: letters are measured in its atlas, and nothing is ever drawn from it. Drawing the
// letters takes longer than most tests do, so those of one kind are drawn once, and known by their measures from then
// on.
#pragma once

namespace mathom::test {

// The one context of the whole program.
void open_imgui();

}  // namespace mathom::test

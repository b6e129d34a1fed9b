#pragma once
// What pages, forums and wikis put around the lines of a list, taken away.
#include <string>
#include <string_view>
#include <vector>

namespace mathom::lotr_tcg {

// Line ends of all systems as "\n".
std::string with_plain_ends(std::string_view text);

// The lines that one line of such a text stands for: a break of a page parts them, and cells of its tables have a tab between
// them. Tags in angle and square brackets, entities, links, emphasis of wikis and marks that nobody sees are gone. Of a line
// without any of them it is the line itself.
std::vector<std::string> plain_lines(std::string_view line);

}  // namespace mathom::lotr_tcg

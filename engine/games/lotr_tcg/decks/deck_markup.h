#pragma once
// What pages, forums and wikis put around the lines of a list, taken away.
#include <string>
#include <string_view>
#include <vector>

namespace mathom::lotr_tcg {

// Line ends of all systems as "\n".
std::string with_plain_ends(std::string_view text);

// Splits one line of marked-up text into the lines it shows. A line break tag starts a new line; the cells of a table
// are separated by tabs. Tags in angle and square brackets, entities, links, wiki emphasis and invisible characters are
// removed. A line without markup is returned unchanged.
std::vector<std::string> plain_lines(std::string_view line);

}  // namespace mathom::lotr_tcg

// What something is called, and what is said of it, in one line: "Nadia: 18 cards". Each language sets its own colon:
// French has a space in front of it. It is for lines that are heard or read whole; a sentence is a text of its own.
#pragma once
#include <string>
#include <utility>

#include "shell/tables/table_host.h"

namespace mathom {

inline std::string named_line(const TableHost& host, std::string name, std::string words) {
  return host.say("shell.named", {{"name", std::move(name)}, {"words", std::move(words)}});
}

}  // namespace mathom

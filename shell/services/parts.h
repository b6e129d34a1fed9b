// What is not compiled into the page and comes when it is needed: words, rule books, letters. Natively all of it is
// here.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace mathom {

class Parts {
 public:
  // Asks for a part by the name of its file (web/parts.js). One that is on its way is not asked for twice, one that did
  // not come not again for some seconds. `then` hears its bytes, or that it did not come; a part of texts has become
  // assets by then.
  void fetch(const std::string& name, std::function<void(const std::optional<std::string>& bytes)> then);
  // It may be asked for again at once.
  void forget(const std::string& name) { asked_.erase(name); }

 private:
  std::map<std::string, double> asked_;  // by part: the earliest time of the next request, in milliseconds
};

// The key of the sentence that says why the last part did not come.
const char* part_trouble_key();

}  // namespace mathom

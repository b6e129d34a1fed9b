// A screen that a game has besides its table, to choose something by: a deck, a map. It asks its host to be taken away.
#pragma once
#include <memory>
#include <string_view>

#include "shell/tables/table_host.h"
#include "shell/ui/scene/scene.h"

namespace mathom {

class Page {
 public:
  virtual ~Page() = default;
  virtual std::string_view name() const = 0;  // "deck": for tests and the page's title
  virtual void build(TableHost& host, ui::Scene& scene) = 0;
  // Nobody looks any more: what one of several people sees is covered.
  virtual void hidden() {}
};
using PagePtr = std::unique_ptr<Page>;

}  // namespace mathom

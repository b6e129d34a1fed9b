#pragma once
// Asks about a text of `source` as if it ran, or about one that was laid down, with what it knew: the part of Table
// (state/table.h, which includes this) that stands in for a running scope.
#include "games/lotr_tcg/state/table.h"

namespace mathom::lotr_tcg {

class AsIfResolving {
 public:
  AsIfResolving(const Table& t, int source);
  // As if it answered that part of what happens.
  AsIfResolving(const Table& t, int source, const effects::Part&);
  AsIfResolving(const Table& t, const effects::Later&);
  ~AsIfResolving() { t_.looked_at = before_; }
  AsIfResolving(const AsIfResolving&) = delete;
  AsIfResolving& operator=(const AsIfResolving&) = delete;

 private:
  const Table& t_;
  const Scope* before_;
  Scope scope_;
};

}  // namespace mathom::lotr_tcg

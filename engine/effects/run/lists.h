#pragma once
// Short lists that a State keeps in order (FixedVector).

namespace mathom::effects {

// Keeps the items for which keep(item) is true.
template <class List, class Keep>
void keep_only(List& list, Keep keep) {
  int kept = 0;
  while (kept < list.size() && keep(list[kept])) ++kept;
  for (int i = kept; i < list.size(); ++i)
    if (keep(list[i])) list[kept++] = list[i];
  list.resize(kept);
}

}  // namespace mathom::effects

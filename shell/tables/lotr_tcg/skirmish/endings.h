// How the skirmish that is being fought would end: as it stands, after an answer, and by what the other side could
// still use. The engine is asked for it. It owns how the skirmish has come out, as far as that has been told, and keeps
// what was found out about the State that is seen. Pre, but of rows() and is_decided(): a skirmish is being fought.
#pragma once
#include <map>
#include <optional>
#include <vector>

#include "games/lotr_tcg/rules/rehearsal.h"
#include "shell/tables/lotr_tcg/sight.h"

namespace mathom::lotr_tcg {

class Endings {
 public:
  explicit Endings(const CompanySight& sight) : sight_(sight) {}

  void take_up(const Event& e);
  void forget() { decided_.reset(); }

  bool is_decided() const { return decided_ && sight_.seen().fight >= 0; }  // though texts may still answer to that
  const Ending& now() const;                                                // if nobody does anything more
  Ending if_left() const;                                                   // the same, of a decided one too
  const Ending& after(const Option& o) const;                               // if only that is done
  const std::vector<Reserve>& reserves_seen() const;                        // of the other side
  bool is_good(const Ending& e) const;                                      // for the side of who looks
  int rows() const;  // of its longer ledger; 0: none is being fought

 private:
  void forget_other_states() const;

  const CompanySight& sight_;
  std::optional<Event> decided_;            // how the skirmish that is being fought has come out
  mutable std::uint64_t found_in_ = ~0ull;  // the State that these are about:
  mutable std::map<Option, Ending> after_;
  mutable std::optional<Ending> now_;
  mutable std::optional<std::vector<Reserve>> reserves_;
};

}  // namespace mathom::lotr_tcg

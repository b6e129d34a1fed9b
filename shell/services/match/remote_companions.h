// The companions of a match that is played on another machine: what the host said of them last, and what one asks of
// them there.
#pragma once
#include <functional>
#include <utility>

#include "shell/services/match/companions.h"
#include "shell/services/match/told_match.h"

namespace mathom {

class RemoteCompanions final : public Companions {
 public:
  // `ask` sends the host what is to be done; false: something else is on its way. What is told outlives this.
  RemoteCompanions(const ToldStanding& told, std::function<bool(const char* what)> ask)
      : told_(told), ask_(std::move(ask)) {}

  void let_ask(bool) override {}
  const Proposal* proposal() const override { return told_.proposal ? &*told_.proposal : nullptr; }
  bool think_again() const override { return told_.again; }
  bool want_to_ask() const override { return false; }  // what they have thought of is told when they propose it
  bool agree() override { return ask_("agree"); }
  void something_else() override { ask_("otherwise"); }

 private:
  const ToldStanding& told_;
  std::function<bool(const char*)> ask_;
};

}  // namespace mathom

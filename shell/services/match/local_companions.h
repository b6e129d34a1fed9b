// The companions of a match that is played here: what their answer is about, before it is given. They propose it, or
// say why they do not help, and they are overruled.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "session/session.h"
#include "shell/services/match/companions.h"
#include "shell/services/match/local_bots.h"

namespace mathom {

class LocalCompanions final : public Companions {
 public:
  // `act` gives the answer that the bots hold; false: it could not be given. All outlive this.
  LocalCompanions(const Session& session, LocalBots& bots, std::function<bool()> act)
      : session_(session), bots_(bots), act_(std::move(act)) {}

  bool are_here() const;  // whether bots play with people, and all of them win and lose together
  // What was proposed in vain for the open question: options that are not to be answered with.
  const LocalBots::Unwanted& unwanted() const { return unwanted_; }
  // The bots hold a sound answer, which could be given now. True: it is proposed instead, or they think again.
  bool hold_back();
  void will_act();  // it is given now
  void forget();    // another question

  void let_ask(bool ask) override;
  const Proposal* proposal() const override { return proposal_ ? &*proposal_ : nullptr; }
  bool think_again() const override { return !unwanted_.empty() && !proposal_ && bots_.to_move(); }
  bool want_to_ask() const override;
  bool agree() override { return proposal_ && bots_.answer() && act_(); }
  void something_else() override;

 private:
  std::optional<Proposal> to_propose() const;
  bool is_persuaded() const;
  void drop_proposed();

  const Session& session_;
  LocalBots& bots_;
  std::function<bool()> act_;
  bool ask_ = false;
  std::optional<Proposal> proposal_;
  LocalBots::Unwanted unwanted_;
  // Whom the person has talked out of a refusal, as long as nothing but their answers to the same kind of question
  // follows.
  struct Persuaded {
    SeatId seat = SeatId::none;
    std::uint16_t why = 0;
    std::uint32_t ply = 0;  // of the question that is meant
  };
  Persuaded persuaded_;
};

}  // namespace mathom

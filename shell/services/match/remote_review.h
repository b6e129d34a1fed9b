// What a review asks of a match that was played on another machine: the guest's own answers alone can be judged.
#pragma once
#include <string>
#include <vector>

#include "shell/services/match/reviewable.h"
#include "shell/services/match/told_match.h"

namespace mathom {

class RemoteReview final : public Reviewable {
 public:
  // `now`: the moment at which the match stands. Both outlive this.
  RemoteReview(const ToldMatch& told, const Moment& now) : told_(told), now_(now) {}

  std::uint64_t changes() const { return changes_; }  // rises with what is kept

  std::uint64_t end_hash() const override;
  SeatMask analysable() const override { return told_.eyes; }
  std::vector<Weighable> weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const override;
  StatePtr truth_at(std::uint32_t) const override { return nullptr; }
  Asked asked_at(std::uint32_t ply) const override;
  const std::string& analyses() const override { return analyses_; }
  void keep_analyses(std::string json) override;
  bool fits(const Analysis& analysis) const override;

 private:
  const ToldMatch& told_;
  const Moment& now_;
  std::string analyses_;
  std::uint64_t changes_ = 0;
};

}  // namespace mathom

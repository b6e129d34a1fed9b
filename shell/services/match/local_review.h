// What a review asks of a match whose log is here.
#pragma once
#include <string>
#include <vector>

#include "session/session.h"
#include "shell/services/match/reviewable.h"

namespace mathom {

class LocalReview final : public Reviewable {
 public:
  // The session outlives it.
  explicit LocalReview(Session& session) : session_(session) {}

  std::uint64_t changes() const { return changes_; }  // rises with what is kept

  std::uint64_t end_hash() const override { return session_.state_hash(); }
  SeatMask analysable() const override;
  std::vector<Weighable> weighable(SeatMask seats, std::uint32_t from, std::uint32_t until) const override;
  StatePtr truth_at(std::uint32_t ply) const override { return session_.truth_at(ply); }
  Asked asked_at(std::uint32_t ply) const override;
  const std::string& analyses() const override { return session_.analyses(); }
  void keep_analyses(std::string json) override;
  bool fits(const Analysis& analysis) const override;

 private:
  Session& session_;
  std::uint64_t changes_ = 0;
};

}  // namespace mathom

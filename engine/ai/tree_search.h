#pragma once
// A tree of what may follow an answer that a search tries: the later questions of the same side, and what its answers
// to them brought so far. Sequential halving (world_search.h) shares out the playouts at the root. Below it each
// playout descends by upper confidence bounds and adds one node (hybrid MCTS: Pepels, Cazenave, Winands, Lanctot 2014).
// A node is known by the answers of the side that led to it, not by what others did or what luck brought. So it serves
// all sampled worlds (single-observer information sets: Cowling, Powley, Whitehouse 2012), and no answer in it depends
// on what the side does not see. One arm of each node is the rules of thumb, whatever they say in that world. An option
// is taken instead if it has brought more.
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "rules/brain.h"
#include "rules/game.h"

namespace mathom {

class AnswerTree {
 public:
  // Game and brain must outlive the tree. `asked`: the seat that is asked at the root of the search.
  AnswerTree(const Game&, const Brain&, SeatId asked);

  // Starts a playout of this world with this option at the root.
  void begin(const State& world, std::uint32_t option);
  // Whether this playout has left the tree. Then it continues by the rules of thumb.
  bool left() const { return left_; }
  // Returns the answer of a seat. Pre: !left(), and `d` is asked of a seat.
  Choice answer(const State&, const Decision& d, Rng&);
  // Records what the playout has come to.
  void learn(const State& world, const State& end);

  // An answer that was given at the table.
  struct Given {
    SeatId seat = SeatId::none;
    std::uint16_t why = 0;
    Option option;
  };
  // Moves on to the question that the seat is asked now. Its options become the roots, what lies below them stays, and
  // everything else is forgotten. If the tree never reached this question it becomes empty, and works like a new one.
  //   `option`: what the seat answered at the root.
  //   `since`: the answers after that, in order, up to this question: those of the seat itself if it had a choice, and
  //   all of the others, because nobody knows whether they had one. Answers of seats outside the side are skipped, and
  //   so are answers to questions that the tree does not know, like answers without a choice in playouts.
  // Pre: nothing hidden is in `since`. The owner of a tree must drop it when another seat of the side gives an answer
  // that not everybody may read (Decision::answer_seen_by).
  void move_on(std::uint32_t option, std::span<const Given> since, const Decision& now);
  // Returns the lead of an option at the root over the mean of all options there, from before the tree was moved on:
  // the sum over at most `most_playouts` playouts. These ended at the horizon of the earlier questions, which may be
  // nearer.
  std::int64_t remembered(std::uint32_t option, std::int32_t most_playouts) const;

  std::size_t nodes() const { return nodes_.size(); }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;
  static constexpr std::int64_t kNotTried =
      std::numeric_limits<std::int64_t>::min();  // lead: only the rules of thumb take it
  struct Sum {
    std::int64_t sum = 0;
    std::int32_t tries = 0;
    std::int64_t mean() const { return tries == 0 ? 0 : sum / tries; }
    void add(const Sum& o) { sum += o.sum, tries += o.tries; }
  };
  struct Arm {
    Option option;
    Sum all, by_thumb;  // all: without those in which the rules of thumb took it
    std::int64_t lead = 0;
    std::uint32_t next = kNone, child = kNone;
  };
  struct Node {
    SeatId seat = SeatId::none;
    std::uint16_t why = 0;
    bool plain = false, opened = false;  // plain: playouts cannot tell the options apart
    std::uint32_t sibling = kNone, first = kNone;
    Sum thumb;                           // by the rules of thumb
    std::int32_t visits = 0, opens = 0;  // opens: number of visits at which the brain is asked again
  };
  struct Step {
    std::uint32_t node = kNone, arm = kNone;  // no arm: the node was new
    bool thumb = true;                        // by the rules of thumb
  };

  std::uint32_t child_of(std::uint32_t arm, SeatId seat, std::uint16_t why) const;
  std::uint32_t add_node(std::uint32_t arm, const State&, const Decision& d);
  std::uint32_t find_arm(std::uint32_t node, const Option&) const;
  std::uint32_t arm_of(std::uint32_t node, const Option&);
  void open(std::uint32_t node, const State&, const Decision& d);
  std::uint32_t choose(const Node&, const Decision& d, std::uint64_t thumb) const;
  std::int64_t bonus(std::int32_t visits, std::int32_t tries) const;
  std::int64_t worth(const State& world, const State& end, SeatId seat) const;
  std::uint32_t after(std::uint32_t arm, const Given&) const;
  void take_root(std::uint32_t node, const Decision& now);
  void keep_below(std::vector<Arm> arms);
  void find_side(const State& world);
  bool of_the_side(SeatId seat) const { return (side_ & only(seat)) != 0; }

  const Game& game_;
  const Brain& brain_;
  SeatId asked_;
  Brain::Foresight ahead_;
  SeatMask side_ = kNobody;
  std::vector<Node> nodes_;
  std::vector<Arm> arms_;
  std::vector<Step> path_;
  std::vector<std::uint32_t> roots_;  // arms by the option at the root
  Sum at_root_;                       // all playouts through this root before the tree was moved on to it
  std::vector<Brain::Considered> considered_;
  std::uint32_t at_ = kNone;  // the arm that was taken last
  bool left_ = true;
  int depth_ = 0;
  Sum worth_;  // of the playouts of one search
  std::int64_t squares_ = 0;
};

}  // namespace mathom

#pragma once
// What comes after an answer that a search tries: the later questions of the same side, and what its answers to them
// have brought so far. Sequential halving (world_search.h) spends the budget at the root, and below it each playout goes
// down this tree by upper confidence bounds and adds one node (hybrid MCTS: Pepels, Cazenave, Winands, Lanctot 2014).
// A node is known by the answers of the side that led to it, not by what others did or what luck brought: it serves all
// sampled worlds alike (single-observer information sets: Cowling, Powley, Whitehouse 2012), and no answer in it can
// lean on what the side does not see. At each node one of the arms is the rules of thumb, whatever they say in that
// world; an option is taken instead where it has brought more.
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "rules/brain.h"
#include "rules/game.h"

namespace mathom {

class AnswerTree {
 public:
  // Both outlive it. `asked`: who is asked at the root of the search, in a world that they hold possible.
  AnswerTree(const Game&, const Brain&, SeatId asked);

  // A playout begins in this world with this option at the root.
  void begin(const State& world, std::uint32_t option);
  // Has this playout left the tree? Then it goes on by the rules of thumb.
  bool left() const { return left_; }
  // What a seat answers. Pre: !left(), and `d` is asked of a seat.
  Choice answer(const State&, const Decision& d, Rng&);
  // What the playout has come to.
  void learn(const State& world, const State& end);

  // An answer that was given at the table.
  struct Given {
    SeatId seat = SeatId::none;
    std::uint16_t why = 0;
    Option option;
  };
  // Moves on to the question that the seat is asked now: the options of that question become the roots, what lies below them
  // stays, and all else is forgotten. Where the tree never came there it is empty, and works as a new one.
  //   `option`: what the seat answered at the root.
  //   `since`: the answers after that, in order, up to the question of now: those of the seat itself where it had a choice, and
  //   all of the others, of whom nobody else knows whether they had one. An answer of another seat to a question that the tree
  //   does not know is passed over, as one without a choice is in playouts, and so are the answers of those not of the side.
  // Pre: nothing hidden is in `since`. Who keeps a tree forgets it when another one of the side gives an answer that not
  // everybody may read (Decision::answer_seen_by).
  void move_on(std::uint32_t option, std::span<const Given> since, const Decision& now);
  // How much more an option of the question at the root brought than the mean of all there, before the tree was moved on to it:
  // in `most_playouts` at most, together. To the horizon of the questions before, which may be nearer.
  std::int64_t remembered(std::uint32_t option, std::int32_t most_playouts) const;

  std::size_t nodes() const { return nodes_.size(); }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;
  static constexpr std::int64_t kNotTried =
      std::numeric_limits<std::int64_t>::min();  // as a lead: only the rules of thumb take it
  struct Sum {
    std::int64_t sum = 0;
    std::int32_t tries = 0;
    std::int64_t mean() const { return tries == 0 ? 0 : sum / tries; }
    void add(const Sum& o) { sum += o.sum, tries += o.tries; }
  };
  struct Arm {
    Option option;
    Sum all, by_thumb;  // all: but where the rules of thumb took it
    std::int64_t lead = 0;
    std::uint32_t next = kNone, child = kNone;
  };
  struct Node {
    SeatId seat = SeatId::none;
    std::uint16_t why = 0;
    bool plain = false, opened = false;  // plain: there is nothing to choose here that playouts can tell apart
    std::uint32_t sibling = kNone, first = kNone;
    Sum thumb;                           // by the rules of thumb
    std::int32_t visits = 0, opens = 0;  // opens: the number of visits at which the brain says again what to try
  };
  struct Step {
    std::uint32_t node = kNone, arm = kNone;  // no arm: it was new
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
  Sum at_root_;                       // all playouts that came to this root before the tree was moved on to it
  std::vector<Brain::Considered> considered_;
  std::uint32_t at_ = kNone;  // the arm that was taken last
  bool left_ = true;
  int depth_ = 0;
  Sum worth_;  // of the playouts of one search
  std::int64_t squares_ = 0;
};

}  // namespace mathom

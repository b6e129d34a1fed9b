// One screen that several people share: who looks, and the cover over the cards. A match begins covered; while it is,
// its viewers() are nobody, so that everything made from its view and its viewers' events holds public things only.
// Nothing can be answered or taken back under the cover. A person is named by their number in Seat::person.
#pragma once

namespace mathom {

class SharedScreen {
 public:
  virtual ~SharedScreen() = default;
  virtual int person() const = 0;  // who looks, or looked last
  virtual bool covered() const = 0;
  virtual void cover() = 0;
  virtual void show_to(int person) = 0;    // and uncover
  virtual bool needs_curtain() const = 0;  // somebody else's turn at this screen
  virtual int next_to_look() const = 0;    // the person who is asked, or else person()
};

}  // namespace mathom

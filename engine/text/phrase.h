#pragma once
// A sentence before it has words: a key of the text catalogue and its arguments. Rules speak in phrases, so that every
// language, the log, the prompt, the screen reader and the tests say the same thing. A phrase is a value of fixed size.
#include <cstdint>
#include <string_view>

#include "core/fixed_vector.h"
#include "core/ids.h"

namespace mathom {

struct Arg {
  enum class Kind : std::uint8_t {
    number,  // 12
    halves,  // value / 2, printed 40.5
    tenths,  // value / 10, printed 0.7 and 3
    seat,    // the name of a seat
    card,    // the name of a printed card (a CardDef)
    word,    // another key of the catalogue
  };
  std::string_view name;  // static storage: a literal
  Kind kind = Kind::number;
  std::int64_t value = 0;
  std::string_view word;  // static storage, only for Kind::word
  friend bool operator==(const Arg&, const Arg&) = default;
};

struct Phrase {
  static constexpr int kMostArgs = 10;
  std::string_view key;  // static storage; empty: nothing to say
  FixedVector<Arg, kMostArgs> args{};
  bool begins = false;  // a sentence begins with it: with a capital letter
  std::uint16_t forms =
      0;  // in which forms of its language its words stand (text/forms.h); 0: in the first of each kind

  bool empty() const { return key.empty(); }
  Phrase& with(Arg a) {
    args.push_back(a);
    return *this;
  }
  Phrase& number(std::string_view name, std::int64_t v) { return with({name, Arg::Kind::number, v, {}}); }
  Phrase& halves(std::string_view name, std::int64_t v) { return with({name, Arg::Kind::halves, v, {}}); }
  Phrase& tenths(std::string_view name, std::int64_t v) { return with({name, Arg::Kind::tenths, v, {}}); }
  Phrase& seat(std::string_view name, SeatId s) { return with({name, Arg::Kind::seat, index(s), {}}); }
  Phrase& card(std::string_view name, CardDef c) { return with({name, Arg::Kind::card, index(c), {}}); }
  Phrase& word(std::string_view name, std::string_view key_of_word) {
    return with({name, Arg::Kind::word, 0, key_of_word});
  }
  friend bool operator==(const Phrase&, const Phrase&) = default;
};

// Why something is not offered: a sentence, the numbered rule it comes from, and the cards that cause it.
struct Reason {
  Phrase phrase;
  std::string_view rule;              // number in the game's rule book, "4.2"; static storage
  FixedVector<CardId, 24> because{};  // cards the asking seat can see, to be outlined
  friend bool operator==(const Reason&, const Reason&) = default;
};

}  // namespace mathom

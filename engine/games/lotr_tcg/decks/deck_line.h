#pragma once
// A line of a deck list taken apart: how many copies, a card number, a name and remarks. It knows no cards: whether
// there is a card with this number or name, its reader asks (deck_text.h).
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace mathom::lotr_tcg {

// "1R72" as players write it, or "1_72" as the program does that most lists come from.
struct CardNumber {
  int set = 0, number = 0;
};

struct ListLine {
  int count = 1;  // at most 1000, whatever is written
  bool counted = false;
  std::optional<CardNumber> number;
  std::string_view name;                  // without everything else
  std::vector<std::string_view> remarks;  // what stands in brackets and is neither a count nor a card number
};

// Counts stand in front ("3", "3x", "x3", "(3)") or behind ("x3", "3x", " 3", "...3", "(3)", "[x3]"), numbers of cards
// in front or behind, in brackets or not. What follows "//" or " #" is a comment. Signs of emphasis, bullets and the
// star of a foil card are left out.
ListLine scan_line(std::string_view line);

// The count of a line that holds nothing else: "x3", "3x", or a digit that may count the copies of a card.
std::optional<int> count_alone(std::string_view line);

// The parts of a line, each of which is a card by itself, as `is_card` says of them; a part may hold the signs that
// part others. Empty: it is one card at most, or not all of them are cards.
std::vector<std::string_view> cards_in_line(std::string_view line,
                                            const std::function<bool(std::string_view)>& is_card);

std::vector<std::string_view> lines_of(std::string_view text);
// Returns which lines begin with "1.", "2.", "3." and so on, if there are at least three: then the numbers are not
// counts.
std::vector<bool> ordinals(const std::vector<std::string_view>& lines);

// The parts of a line that holds nothing but card numbers of the form "1_72", with counts, parted by bars and commas:
// "bearer|ring|site,site|card,card". One list for each part between bars. Empty: the line is not of this kind.
std::vector<std::vector<std::string_view>> packed_parts(std::string_view line);

// Without the space around it, the space that does not break included.
std::string_view trimmed(std::string_view);

}  // namespace mathom::lotr_tcg

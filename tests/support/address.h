// What no sentence says to its reader: "You plays", "of you", "Vous joue".
#pragma once
#include <algorithm>
#include <array>
#include <regex>
#include <string>

namespace mathom::test {

// The words that are wrong; empty: the sentence is right.
inline std::string address_fault(const std::string& said, const std::string& language) {
  static const std::regex kEnglish("\\b[Yy]ou (?!always|as|this|unless)([a-z]*[^s]s)\\b|\\b[Yy]ou’s\\b|\\bof you\\b");
  static const std::regex kFrench("(^|[.] )Vous ([^ .,:;]+)");
  std::smatch found;
  if (language == "en") return std::regex_search(said, found, kEnglish) ? found[0].str() : std::string();
  if (language != "fr" || !std::regex_search(said, found, kFrench)) return {};  // of others nothing is known
  const std::string word = found[2].str();
  static constexpr std::array kRight{"êtes", "faites", "dites", "en", "ne", "vous", "seul", "·"};
  const bool right = word.ends_with("ez") || word.ends_with("er") || word.ends_with("êtes") ||
                     std::find(kRight.begin(), kRight.end(), word) != kRight.end();
  return right ? std::string() : found[0].str();
}

}  // namespace mathom::test

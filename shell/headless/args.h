#pragma once
// The words of a command line: names with a value ("--games 20"), flags ("--json"), and the rest.
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mathom::headless {

class Args {
 public:
  // `names` take a value, `flags` do not; anything else that begins with "--" is a fault.
  Args(const std::vector<std::string>& words, const std::vector<std::string_view>& names,
       const std::vector<std::string_view>& flags);
  const std::string& fault() const { return fault_; }  // empty: none
  const std::vector<std::string>& rest() const { return rest_; }
  bool has(std::string_view flag) const { return values_.find(flag) != values_.end(); }
  std::string text(std::string_view name, std::string_view otherwise = "") const;
  // A whole number, or a fault.
  std::uint64_t number(std::string_view name, std::uint64_t otherwise);
  // A seed: decimal digits, or 0x and hexadecimal ones; or a fault.
  std::uint64_t seed(std::string_view name, std::uint64_t otherwise);

 private:
  std::map<std::string, std::string, std::less<>> values_;
  std::vector<std::string> rest_;
  std::string fault_;
};

}  // namespace mathom::headless

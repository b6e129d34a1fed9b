#include "session/seal.h"

#include <cstdint>

#include "core/json.h"

namespace mathom {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kMost = std::size_t{8} << 20;

// Three bytes as four letters (base64, without the padding).
std::string to_letters(std::string_view bytes) {
  std::string out;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char c : bytes) {
    held = held << 8 | static_cast<unsigned char>(c);
    for (bits += 8; bits >= 6; bits -= 6) out += kLetters[held >> (bits - 6) & 63u];
  }
  if (bits > 0) out += kLetters[held << (6 - bits) & 63u];
  return out;
}

std::optional<std::string> from_letters(std::string_view letters) {
  std::string out;
  std::uint32_t held = 0;
  int bits = 0;
  for (const char c : letters) {
    const auto value = kLetters.find(c);
    if (value == std::string_view::npos) return std::nullopt;
    held = held << 6 | static_cast<std::uint32_t>(value);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out += static_cast<char>(held >> bits & 255u);
  }
  return out;
}

}  // namespace

std::string seal(std::string_view text) {
  return dump_json(Json{{"mathom", "sealed"}, {"format", 1}, {"text", to_letters(text)}});
}

std::optional<std::string> unseal(std::string_view text) {
  if (text.substr(0, 200).find("\"sealed\"") == std::string_view::npos) return std::nullopt;
  Problems problems;
  const auto j = parse_json(text, problems, kMost);
  if (!j || !j->is_object()) return std::nullopt;
  const std::string *kind = text_member(*j, "mathom"), *letters = text_member(*j, "text");
  if (!kind || *kind != "sealed" || !letters) return std::nullopt;
  return from_letters(*letters);
}

}  // namespace mathom

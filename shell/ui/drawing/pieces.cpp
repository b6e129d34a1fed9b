// Cuts a line into pieces: our own letters one by one, and between them the words that the system writes as a whole.
#include <imgui.h>

#include <algorithm>

#include "shell/ui/drawing/letters.h"
#include "text/unicode.h"

namespace mathom::ui {
namespace {

constexpr char32_t kIsolate = 0x2068;
constexpr std::string_view kIsolateEnd = "\u2069";

// The signs between the words of a script: spaces, points and others.
bool is_neutral(char32_t c) {
  const bool latin = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  return (c < 0xC0 && !latin) || (c >= 0x2010 && c <= 0x2027);
}
bool is_letter(char32_t c) { return !is_neutral(c) && !(c >= '0' && c <= '9'); }

// Whether the first letter that has a direction goes to the left.
bool begins_leftwards(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Letter l = letter_at(text, at);
    at += l.bytes;
    if (is_letter(l.code) && !is_joined(l.code)) return is_right_to_left(l.code);
  }
  return false;
}

// Returns how far words that go to the left reach: over spaces and signs to the next such word or number.
std::size_t reach_leftwards(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (at < text.size()) {
    const Letter l = letter_at(text, at);
    const bool digit = l.code >= '0' && l.code <= '9';
    if (!digit && !is_neutral(l.code) && !is_right_to_left(l.code)) return end;
    if (is_unseen(l.code)) return end;
    at = is_neutral(l.code) ? at + l.bytes : end_of_letter(text, at);
    if (!is_neutral(l.code)) end = at;
  }
  return end;
}

}  // namespace

bool Letters::is_drawn(const ImFont& font, std::uint32_t c) const {
  if (suit_sign(c) >= 0) return true;
  return c <= IM_UNICODE_CODEPOINT_MAX && font.FindGlyphNoFallback(static_cast<ImWchar>(c));
}
bool Letters::has(const ImFont& font, std::uint32_t c) const { return is_awaited(c) || is_drawn(font, c); }

Letters::Piece Letters::next_piece(const ImFont& font, std::string_view text, std::size_t& at) const {
  const std::size_t from = at;
  const std::uint32_t c = next_code_point(text, at);
  const bool joined_to =
      at < text.size() && (static_cast<unsigned char>(text[at]) >= 0xCC) && end_of_letter(text, from) > at;
  const auto piece = [&](Piece::Kind kind) { return Piece{kind, c, text.substr(from, at - from)}; };
  if (c == kIsolate && written_.can_write()) {
    const std::size_t end = std::min(text.size(), text.find(kIsolateEnd, at));
    const std::string_view inside = text.substr(at, end - at);
    if (begins_leftwards(inside)) {
      at = std::min(text.size(), end + kIsolateEnd.size());
      return {Piece::Kind::written, c, inside, true};
    }
  }
  if (c != '\n' && c >= 0x80 && is_unseen(c)) return piece(Piece::Kind::unseen);
  if (c < 0x20 || !written_.can_write() || (!joined_to && has(font, c))) return piece(Piece::Kind::letter);
  at = end_of_words(font, text, from);
  return piece(Piece::Kind::written);
}

std::size_t Letters::end_of_words(const ImFont& font, std::string_view text, std::size_t from) const {
  std::size_t end = end_of_letter(text, from);
  const char32_t first = letter_at(text, from).code;
  if (stands_alone(first)) return end;
  if (is_right_to_left(first)) return std::max(end, reach_leftwards(text, from));
  while (end < text.size()) {
    const char32_t c = letter_at(text, end).code;
    if (c < 0x80 || is_unseen(c) || is_right_to_left(c) || stands_alone(c) || has(font, c)) break;
    end = end_of_letter(text, end);
  }
  return end;
}

float Letters::advance(Type t, const ImFont& font, const Piece& piece) const {
  if (piece.kind == Piece::Kind::unseen) return 0;
  if (piece.kind == Piece::Kind::written) return written_.extent(words_of(t, piece)).advance * t.px;
  if (suit_sign(piece.code_point) >= 0) return suit_sign_width(t.px);
  return glyph(font, piece.code_point).AdvanceX * t.px / font.FontSize;
}

const ImFontGlyph& Letters::glyph(const ImFont& font, std::uint32_t c) const {
  // The table of a font ends before the pictures and the rarest scripts.
  return *font.FindGlyph(static_cast<ImWchar>(c <= IM_UNICODE_CODEPOINT_MAX ? c : IM_UNICODE_CODEPOINT_INVALID));
}

std::size_t Letters::fitting_part(Type t, const ImFont& font, const Piece& piece, float width) const {
  std::size_t fits = 0, word = 0;
  for (std::size_t at = 0; at < piece.text.size();) {
    at = end_of_letter(piece.text, at);
    Piece part = piece;
    part.text = piece.text.substr(0, at);
    if (advance(t, font, part) > width) break;
    fits = at;
    if (piece.text[at - 1] == ' ') word = at;
  }
  return word > 0 && fits < piece.text.size() ? word : fits;
}

}  // namespace mathom::ui

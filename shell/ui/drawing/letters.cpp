#include "shell/ui/drawing/letters.h"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "text/unicode.h"

namespace mathom::ui {
namespace {

constexpr std::string_view kEllipsis = "\u2026";

constexpr ImWchar kWords[] = {0x20,   0x7E,   0xA0,   0xFF,   0x152,  0x153,  0x178,  0x178,  0x2013, 0x2014,
                              0x2018, 0x201E, 0x2020, 0x2022, 0x2026, 0x2026, 0x202F, 0x202F, 0x2039, 0x203A,
                              0x2190, 0x2193, 0x21B5, 0x21B5, 0x2212, 0x2212, 0x2264, 0x2265, 0};
// The letters of English, French and German, and of the names that most people have.
constexpr ImWchar kFirstWords[] = {
    0x20, 0x7E, 0xA0, 0xA0, 0xAB,  0xAB,  0xB7,   0xB7,   0xBB,   0xBB,   0xC0,   0xC0,   0xC4,   0xC4,   0xC7, 0xCA,
    0xD6, 0xD7, 0xDC, 0xDC, 0xDF,  0xE0,  0xE2,   0xE2,   0xE4,   0xE4,   0xE7,   0xEF,   0xF1,   0xF1,   0xF3, 0xF4,
    0xF6, 0xF6, 0xF9, 0xFC, 0x153, 0x153, 0x2013, 0x2014, 0x2018, 0x201E, 0x2026, 0x2026, 0x202F, 0x202F, 0};
// The letters of the names of games.
constexpr ImWchar kTitles[] = {0x20, 0x20, 0x27, 0x27, 0x2C,   0x2E,   0x30,   0x3A,   0x41,   0x5A,   0x61, 0x7A,
                               0xA0, 0xA0, 0xC0, 0xC0, 0xC9,   0xC9,   0xE0,   0xE0,   0xE7,   0xEA,   0xEE, 0xEE,
                               0xF4, 0xF4, 0xF6, 0xF6, 0x2019, 0x2019, 0x2026, 0x2026, 0x202F, 0x202F, 0};
constexpr ImWchar kTitle[] = {0x20, 0x20, 0x41, 0x5A, 0x61, 0x7A, 0};
// The letters in the corners of cards on the doors: numbers, the Excuse, the king and the queen, in all languages; and
// the letters that cap_height() measures.
constexpr ImWchar kFirstSigns[] = {0x30, 0x39, 0x44, 0x45, 0x48, 0x48, 0x4B, 0x4B, 0x51, 0x52, 0};
// With the accents of names on small cards.
constexpr ImWchar kIndexSigns[] = {0x20, 0x21, 0x26, 0x26, 0x28,  0x39,  0x41,   0x5A,   0x61, 0x7A,
                                   0xC8, 0xCA, 0xD7, 0xD7, 0xE0,  0xE2,  0xE7,   0xEB,   0xED, 0xEF,
                                   0xF3, 0xF4, 0xF9, 0xFB, 0x152, 0x153, 0x2019, 0x2019, 0};

// Sizes that layouts ask for; index signs follow the card's width and not the text scale.
constexpr float kTextSizes[] = {13, 15, 17, 20};
constexpr float kStrongSizes[] = {13, 15, 17, 21, 30, 44};
constexpr float kSerifSizes[] = {16, 20, 28, 56};
constexpr float kIndexSizes[] = {12, 16, 20, 25, 32, 44, 64};

// The letters of the first screen at any size.
constexpr float kFirstText[] = {13, 15};
constexpr float kFirstStrong[] = {15};
constexpr float kFirstSerif[] = {28, 56};
constexpr float kFirstIndex[] = {25, 32, 44};

constexpr float kTitleSize = 56;  // from here on the first screen has a title alone

constexpr float kFine = 30;      // device pixels: larger letters need no finer grid than the display's
constexpr float kLargest = 108;  // larger ones are stretched: the atlas must fit a phone's largest texture

std::span<const float> sizes_of(Face f, Letters::Sizes sizes) {
  const auto of = [&](std::span<const float> all, std::span<const float> first) {
    return sizes == Letters::Sizes::all ? all : first;
  };
  switch (f) {
    case Face::text: return of(kTextSizes, kFirstText);
    case Face::strong: return of(kStrongSizes, kFirstStrong);
    case Face::serif: return of(kSerifSizes, kFirstSerif);
    case Face::index: return of(kIndexSizes, kFirstIndex);
  }
  return kTextSizes;
}

// The letters to bake. Each takes its time before the first frame.
const ImWchar* letters_of(Face f, Letters::Sizes sizes, float size) {
  const bool first = sizes == Letters::Sizes::first_screen;
  if (f == Face::index) return first ? kFirstSigns : kIndexSigns;
  if (!first) return kWords;
  if (f == Face::serif) return size < kTitleSize ? kTitles : kTitle;
  return kFirstWords;
}

// Returns a vector of length 1, all directions equally likely. It uses no sines, which would cost a page more than the
// rest of its felt.
template <class Chance>
Vec direction(Chance& chance) {
  for (;;) {
    const float x = 2 * chance() - 1, y = 2 * chance() - 1, square = x * x + y * y;
    if (square > 1 || square < 0.01f) continue;
    const float length = std::sqrt(square);
    return {x / length, y / length};
  }
}

}  // namespace

std::uint32_t next_code_point(std::string_view text, std::size_t& at) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const unsigned first = byte(at++);
  if (first < 0x80) return first;
  const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
  if (more == 0) return 0xFFFD;
  std::uint32_t out = first & (0x3FU >> more);
  for (int i = 0; i < more; ++i) {
    if ((byte(at) & 0xC0U) != 0x80U) return 0xFFFD;
    out = out << 6 | (byte(at++) & 0x3FU);
  }
  return out;
}

int suit_sign(std::uint32_t c) {
  switch (c) {
    case 0x2660: return 0;
    case 0x2665: return 1;
    case 0x2666: return 2;
    case 0x2663: return 3;
    case 0x2605: return 4;
    default: return -1;
  }
}

float suit_sign_width(float px) { return px * 0.9f; }

namespace {

constexpr float kCoarser = 0.84f;  // of the fineness before, while the texture is too large
constexpr float kCoarsest = 0.2f;
constexpr int kLargestSheet = 2048;  // of what the system writes

}  // namespace

int Letters::largest_sheet() const { return std::min(kLargestSheet, largest_texture_); }

void Letters::limit(int largest_texture) {
  too_large_ = too_large_ || largest_texture < largest_texture_;
  largest_texture_ = largest_texture;
}

// The usual ranges and the letters that were asked for, as Dear ImGui wants them. They live until the next baking.
const unsigned short* Letters::with_asked(const unsigned short* usual) {
  if (asked_.empty()) return usual;
  Ranges& out = ranges_[usual];
  out.clear();
  for (const unsigned short* r = usual; *r; ++r) out.push_back(*r);
  for (const unsigned short c : asked_) out.insert(out.end(), {c, c});
  out.push_back(0);
  return out.data();
}

void Letters::add_fonts(ImFontAtlas& atlas, const FontFiles& files, float text_scale, Sizes sizes, float fineness) {
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleV = 1;
  for (int f = 0; f < kFaces; ++f) {
    const auto face = static_cast<Face>(f);
    const auto file = files.of[static_cast<std::size_t>(f)];
    auto& list = baked_[static_cast<std::size_t>(f)];
    list.clear();
    for (const float size : sizes_of(face, sizes)) {
      const float px = std::min(kLargest * fineness,
                                std::round(size * (face == Face::index ? 1 : text_scale) * density_ * fineness));
      if (!list.empty() && px <= list.back().px) continue;
      config.OversampleH = px < kFine && fineness == 1 ? 2 : 1;
      // The atlas takes a pointer that it only reads, since it does not own the data.
      auto* bytes = const_cast<unsigned char*>(file.data());
      list.push_back({px, atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(file.size()), px, &config,
                                                     with_asked(letters_of(face, sizes, size)))});
    }
  }
}

void Letters::bake(ImFontAtlas& atlas, const FontFiles& files, float density, float text_scale, Sizes sizes) {
  density_ = density;
  in_files_ = files.letters;
  asked_.merge(awaited_);
  awaited_.clear();
  too_large_ = false;
  int felt = 0;
  bool fits = false;
  // A texture that is too high may still be wide enough; then it is as wide as it may be, and then the letters are
  // coarser.
  for (float fineness = 1; !fits && fineness > kCoarsest; fineness *= kCoarser) {
    for (const int width : {0, largest_texture_}) {
      if (fits) break;
      atlas.Clear();
      atlas.TexDesiredWidth = width;
      add_fonts(atlas, files, text_scale, sizes, fineness);
      felt = atlas.AddCustomRectRegular(kGrain + 2, kGrain + 2);
      atlas.Build();
      fits = atlas.TexWidth <= largest_texture_ && atlas.TexHeight <= largest_texture_;
    }
  }
  weave(atlas, felt);
  white_ = {atlas.TexUvWhitePixel.x, atlas.TexUvWhitePixel.y};
}

// Short fibres in all directions over a fine noise. The square repeats at its edges, and has a rim of one pixel of its
// own repetition, so that neighbours meet without a seam.
void Letters::weave(ImFontAtlas& atlas, int place) {
  constexpr int n = kGrain;
  std::vector<float> height(static_cast<std::size_t>(n) * n, 0.0f);
  std::uint32_t dice = 2463534242U;
  const auto chance = [&] {
    dice ^= dice << 13, dice ^= dice >> 17, dice ^= dice << 5;
    return static_cast<float>(dice & 0xFFFFU) / 65536.0f;
  };
  const auto at = [&](float x, float y) -> float& {
    const auto wrap = [](float v) { return static_cast<std::size_t>(static_cast<int>(std::floor(v)) & (n - 1)); };
    return height[wrap(y) * n + wrap(x)];
  };
  for (float& h : height) h = (chance() - 0.5f) * 44;
  for (int fibre = 0; fibre < 2600; ++fibre) {
    Vec way = direction(chance);
    const float light = (chance() - 0.5f) * 74, bend = (chance() - 0.5f) * 0.2f;
    float x = chance() * n, y = chance() * n;
    for (int step = 0; step < 4 + static_cast<int>(chance() * 7); ++step) {
      at(x, y) += light;
      x += way.x;
      y += way.y;
      way = {way.x - bend * way.y, way.y + bend * way.x};
    }
  }
  const ImFontAtlasCustomRect& r = *atlas.GetCustomRectByIndex(place);
  for (int y = 0; y < n + 2; ++y)
    for (int x = 0; x < n + 2; ++x)
      atlas.TexPixelsAlpha8[(r.Y + y) * atlas.TexWidth + r.X + x] = static_cast<unsigned char>(
          std::clamp(128 + at(static_cast<float>(x - 1), static_cast<float>(y - 1)), 0.0f, 255.0f));
  const Vec pixel{atlas.TexUvScale.x, atlas.TexUvScale.y};
  grain_from_ = {static_cast<float>(r.X + 1) * pixel.x, static_cast<float>(r.Y + 1) * pixel.y};
  grain_to_ = {static_cast<float>(r.X + 1 + n) * pixel.x, static_cast<float>(r.Y + 1 + n) * pixel.y};
}

const ImFont& Letters::nearest(Type t) const {
  const auto& list = baked_[static_cast<std::size_t>(t.face)];
  const float wanted = t.px * density_;
  for (const Baked& b : list)
    if (b.px >= wanted * 0.93f) return *b.font;
  return *list.back().font;
}

float Letters::width(Type t, std::string_view text) const {
  const ImFont& font = nearest(t);
  float sum = 0;
  for (std::size_t at = 0; at < text.size();) sum += advance(t, font, next_piece(font, text, at));
  return sum;
}

float Letters::cap_height(Type t) const {
  const ImFont& font = nearest(t);
  const ImFontGlyph* h = font.FindGlyph('H');
  return h ? (h->Y1 - h->Y0) * t.px / font.FontSize : t.px * 0.7f;
}

namespace {

// A space that must not break. French sets one before ? ! : ; and inside its quotation marks, and a number of things
// has one around its cross.
bool holds_together(std::string_view text, std::size_t space) {
  const std::string_view before = text.substr(0, space), after = text.substr(space + 1);
  if (!after.empty() && std::string_view("?!:;").find(after.front()) != std::string_view::npos) return true;
  return after.starts_with("\u00BB") || after.starts_with("\u00D7") || before.ends_with("\u00AB") ||
         before.ends_with("\u00D7");
}

}  // namespace

// For words wider than the line: the part that fits.
Letters::Piece Letters::next_piece_within(Type t, const ImFont& font, std::string_view text, std::size_t& at,
                                          float width) const {
  Piece piece = next_piece(font, text, at);
  if (piece.kind != Piece::Kind::written || advance(t, font, piece) <= width) return piece;
  const std::size_t part = fitting_part(t, font, piece, width);
  piece.text = piece.text.substr(0, part > 0 ? part : end_of_letter(piece.text, 0));
  at = static_cast<std::size_t>(piece.text.data() + piece.text.size() - text.data());
  return piece;
}

std::vector<std::string_view> Letters::wrap(Type t, std::string_view text, float width) const {
  const ImFont& font = nearest(t);
  std::vector<std::string_view> lines;
  std::size_t start = 0, space = std::string_view::npos;
  float run = 0, after_space = 0;
  const auto close = [&](std::size_t end, std::size_t next) {
    lines.push_back(text.substr(start, end - start));
    start = next;
    space = std::string_view::npos;
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t here = at;
    const Piece piece = next_piece_within(t, font, text, at, width);
    const std::uint32_t c = piece.code_point;
    if (c == '\n') {
      close(here, at);
      run = 0;
      continue;
    }
    const float step = advance(t, font, piece);
    run += step;
    after_space += step;
    if (c == ' ' && !holds_together(text, here)) {
      space = here;
      after_space = 0;
    } else if (run > width && space != std::string_view::npos) {
      run = after_space;
      close(space, space + 1);
    } else if (run > width && here > start) {
      run = step;
      close(here, here);
    }
  }
  if (start < text.size() || lines.empty()) lines.push_back(text.substr(start));
  return lines;
}

namespace {

// Whether the line ends in the middle of a word of its text.
bool breaks_word(std::string_view line, std::string_view text) {
  const auto end = static_cast<std::size_t>(line.data() + line.size() - text.data());
  if (end >= text.size() || text[end] == ' ' || text[end] == '\n') return false;
  return !stands_alone(letter_at(text, end).code);
}

}  // namespace

std::vector<std::string_view> Letters::wrap_into(Type t, std::string_view text, float width, float height) const {
  auto lines = wrap(t, text, width);
  const auto room = static_cast<std::size_t>(std::max(1.0f, std::floor((height + 0.5f) / line_height(t))));
  const bool broken = std::ranges::any_of(lines, [&](std::string_view line) { return breaks_word(line, text); });
  if (!broken || lines.size() <= room || text.find(' ') != std::string_view::npos) return lines;
  lines.resize(room);
  lines.back() = text.substr(static_cast<std::size_t>(lines.back().data() - text.data()));
  return lines;
}

bool Letters::is_awaited(std::uint32_t c) const {
  return c <= IM_UNICODE_CODEPOINT_MAX && awaited_.contains(static_cast<unsigned short>(c));
}

// A letter that is not baked is awaited from now on, if the typefaces have it and this baking was not asked for it
// already.
bool Letters::await(const ImFont& font, std::uint32_t c) const {
  if (c < 0x80 || c > IM_UNICODE_CODEPOINT_MAX || has(font, c)) return false;
  const auto letter = static_cast<unsigned short>(c);
  if (asked_.contains(letter)) return false;
  for (const unsigned short* r = in_files_; r && *r; r += 2)
    if (letter >= r[0] && letter <= r[1]) return awaited_.insert(letter).second;
  return false;
}

void Letters::set(Type t, std::string_view words) const {
  const ImFont& font = nearest(t);
  for (std::size_t at = 0; at < words.size();) await(font, next_code_point(words, at));
  if (!watch_) return;
  watch_->lines.emplace_back(words);
  for (std::size_t at = 0; at < words.size();) {
    const Piece piece = next_piece(font, words, at);
    if (piece.kind == Piece::Kind::letter && !is_drawn(font, piece.code_point)) watch_->missing += piece.text;
  }
  if (t.face == Face::index || t.px >= watch_->smallest) return;
  watch_->smallest = t.px;
  watch_->smallest_words = words;
}

std::string Letters::missing(std::string_view words) const {
  const ImFont& font = *baked_.front().front().font;
  std::string out;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t from = at;
    await(font, next_code_point(words, at));
    at = from;
    const Piece piece = next_piece(font, words, at);
    if (piece.kind == Piece::Kind::letter && !has(font, piece.code_point)) out += piece.text;
  }
  return out;
}

void Letters::boxed(Type t, std::string_view words, float width, std::size_t lines, std::size_t room) const {
  constexpr float kAnyHeight = 1e6f;
  if (!watch_) return;
  if (lines > room) watch_->shortened.emplace_back(words);
  if (lines > room || !fits(t, words, width, kAnyHeight)) watch_->boxed_in.emplace_back(words);
}

bool Letters::fits(Type t, std::string_view text, float width, float height) const {
  const auto lines = wrap(t, text, width);
  if (static_cast<float>(lines.size()) * line_height(t) > height + 0.5f) return false;
  for (const std::string_view line : lines) {
    if (breaks_word(line, text) || this->width(t, line) > width + 0.5f) return false;
  }
  return true;
}

Type Letters::largest(Type t, std::string_view text, float width, float height, float least) const {
  while (t.px > least && !fits(t, text, width, height)) t.px = std::max(least, t.px - 0.5f);
  return t;
}

std::string Letters::fitted(Type t, std::string_view text, float width) const {
  if (this->width(t, text) <= width) return std::string(text);
  if (watch_) watch_->shortened.emplace_back(text);
  const ImFont& font = nearest(t);
  float room = width - this->width(t, kEllipsis);
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t next = at;
    const Piece piece = next_piece(font, text, next);
    const float step = advance(t, font, piece);
    if (step > room && piece.kind == Piece::Kind::written) {
      const auto before = static_cast<std::size_t>(piece.text.data() - text.data());
      if (const std::size_t part = fitting_part(t, font, piece, room)) at = before + part;
    }
    if (step > room) break;
    room -= step;
    at = next;
  }
  while (at > 0 && text[at - 1] == ' ') --at;
  return std::string(text.substr(0, at)).append(kEllipsis);
}

}  // namespace mathom::ui

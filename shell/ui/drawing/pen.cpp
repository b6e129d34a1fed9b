#include "shell/ui/drawing/pen.h"

#include <imgui.h>

#include <array>

#include "shell/ui/cards/suits.h"
#include "text/unicode.h"

namespace mathom::ui {
namespace {

ImVec2 im(Vec v) { return {v.x, v.y}; }

// The distance of an edge from its exact place, in device pixels, that an eye does not see.
constexpr float kUnseen = 0.25f;

// Whether the system writes it in colours.
bool is_picture(std::string_view text) {
  return is_emoji(letter_at(text, 0).code) || text.find("\uFE0F") != std::string_view::npos;
}

std::span<ImVec2> scratch(std::size_t n) {
  static std::vector<ImVec2> room;
  if (room.size() < n) room.resize(n);
  return {room.data(), n};
}

// The direction in which a corner moves when its two edges move outwards by one.
Vec corner_normal(Vec before, Vec here, Vec after, float sign) {
  const auto normal = [&](Vec d) {
    const float n = length(d);
    return n > 1e-6f ? Vec{d.y / n * sign, -d.x / n * sign} : Vec{};
  };
  const Vec a = normal(here - before), b = normal(after - here);
  Vec m = (a + b) * 0.5f;
  const float d2 = dot(m, m);
  return d2 > 1e-4f ? m * std::min(1.0f / d2, 4.0f) : a;
}

}  // namespace

Colour Paint::at(Vec p) const {
  if (from == to) return from;
  const Vec d = end - start;
  return mix(from, to, std::clamp(dot(p - start, d) / dot(d, d), 0.0f, 1.0f));
}

Pen::Pen(ImDrawList& list, const Letters& letters) : list_(&list), letters_(&letters) {
  // Lines fade out over one device pixel, not one CSS pixel.
  list._FringeScale = 1.0f / letters.density();
}

Pen Pen::dry() const {
  Pen p = *this;
  p.draws_ = false;
  return p;
}
Pen Pen::through(const Affine& inner) const {
  Pen p = *this;
  p.map_ = map_ * inner;
  return p;
}
Pen Pen::faded(float alpha) const {
  Pen p = *this;
  p.alpha_ *= alpha;
  return p;
}
Pen Pen::veiled(Colour veil, float share) const {
  Pen p = *this;
  p.veil_ = veil;
  p.veil_share_ = share;
  return p;
}
Pen Pen::by_day(bool light) const {
  Pen p = *this;
  p.light_ = light;
  return p;
}
Pen Pen::with_backs(const BackColours& back) const {
  Pen p = *this;
  p.backs_ = &back;
  return p;
}
Colour Pen::tinted(Colour c) const {
  if (light_) c = by_daylight(c);
  if (veil_share_ > 0) c = (mix(c, veil_, veil_share_) & 0xFFFFFFU) | (c & 0xFF000000U);
  return mathom::ui::faded(c, alpha_);
}
Pen Pen::with_suits(const std::array<Colour, kSuits>& colours) const {
  Pen p = *this;
  p.suits_ = &colours;
  return p;
}

// The inside is drawn half a pixel smaller, and a rim one pixel wide fades out around it: smooth edges without
// multisampling, on any form.
void Pen::mesh(std::span<const Vec> outline, std::span<const std::uint16_t> triangles, const Paint& paint) const {
  const std::size_t n = outline.size();
  if (n < 3) return;
  if (!shows(outline)) return;
  const float half = 0.5f / letters_->density();
  const float sign = map_.a * map_.d - map_.b * map_.c < 0 ? -1.0f : 1.0f;
  const auto white = im(letters_->white());
  list_->PrimReserve(static_cast<int>(triangles.size() + n * 6), static_cast<int>(n * 2));
  const ImDrawIdx base = static_cast<ImDrawIdx>(list_->_VtxCurrentIdx);
  Vec before = map_(outline[n - 1]), here = map_(outline[0]);
  for (std::size_t i = 0; i < n; ++i) {
    const Vec after = map_(outline[(i + 1) % n]);
    const Vec d = corner_normal(before, here, after, sign) * half;
    const Colour c = tinted(paint.at(outline[i]));
    list_->PrimWriteVtx(im(here - d), white, c);
    list_->PrimWriteVtx(im(here + d), white, c & 0xFFFFFFU);
    before = here;
    here = after;
  }
  for (const std::uint16_t t : triangles) list_->PrimWriteIdx(static_cast<ImDrawIdx>(base + t * 2U));
  for (std::size_t i = 0, j = n - 1; i < n; j = i++) {
    const auto a = static_cast<ImDrawIdx>(base + j * 2), b = static_cast<ImDrawIdx>(base + i * 2);
    for (const ImDrawIdx k :
         {a, b, static_cast<ImDrawIdx>(b + 1), a, static_cast<ImDrawIdx>(b + 1), static_cast<ImDrawIdx>(a + 1)})
      list_->PrimWriteIdx(k);
  }
}

// The permitted error in the pen's own units.
float Pen::unseen() const { return kUnseen / (letters_->density() * std::max(map_.scale(), 1e-6f)); }

bool Pen::shows(std::span<const Vec> outline) const {
  Vec least = map_(outline[0]), most = least;
  for (const Vec& point : outline) {
    const Vec at = map_(point);
    least = {std::min(least.x, at.x), std::min(least.y, at.y)};
    most = {std::max(most.x, at.x), std::max(most.y, at.y)};
  }
  const ImVec2 from = list_->GetClipRectMin(), to = list_->GetClipRectMax();
  return most.x >= from.x - 1 && most.y >= from.y - 1 && least.x <= to.x + 1 && least.y <= to.y + 1;
}

void Pen::fill(const Shape& s, const Paint& p) const {
  if (!draws_) return;
  const Shape& seen = s.within(unseen());
  mesh(seen.outline, seen.triangles, p);
}

void Pen::convex(std::span<const Vec> all, const Paint& p) const {
  if (!draws_) return;
  static std::vector<std::uint16_t> fan;
  static std::vector<Vec> outline;
  thin(all, unseen(), true, outline);
  const std::size_t want = outline.size() < 3 ? 0 : (outline.size() - 2) * 3;
  while (fan.size() < want) {
    const auto k = static_cast<std::uint16_t>(fan.size() / 3);
    fan.insert(fan.end(), {0, static_cast<std::uint16_t>(k + 1), static_cast<std::uint16_t>(k + 2)});
  }
  mesh(outline, {fan.data(), want}, p);
}

void Pen::stroke(std::span<const Vec> all, Colour c, float width, bool closed) const {
  if (!draws_) return;
  static std::vector<Vec> line;
  thin(all, unseen(), closed, line);
  const auto points = scratch(line.size());
  for (std::size_t i = 0; i < line.size(); ++i) points[i] = im(map_(line[i]));
  const float px = width * map_.scale(), least = 1.0f / letters_->density();
  // A line thinner than a device pixel is drawn one pixel wide and fainter.
  const float shown = std::max(px, least);
  list_->AddPolyline(points.data(), static_cast<int>(line.size()),
                     mathom::ui::faded(tinted(c), std::min(1.0f, px / shown)),
                     closed ? ImDrawFlags_Closed : ImDrawFlags_None, shown);
}

void Pen::dashes(std::span<const Vec> line, Colour c, float width, float on, float off) const {
  if (!draws_) return;
  float rest = on;
  bool drawing = true;
  std::vector<Vec> dash{line[0]};
  for (std::size_t i = 0; i < line.size(); ++i) {
    Vec a = line[i];
    const Vec b = line[(i + 1) % line.size()];
    float left = length(b - a);
    while (left > 1e-4f) {
      const float take = std::min(rest, left);
      a = a + (b - a) * (take / left);
      left -= take;
      rest -= take;
      if (drawing) dash.push_back(a);
      if (rest > 1e-4f) continue;
      if (drawing && dash.size() > 1) stroke(dash, c, width, false);
      drawing = !drawing;
      rest = drawing ? on : off;
      dash.assign(1, a);
    }
  }
  if (drawing && dash.size() > 1) stroke(dash, c, width, false);
}

void Pen::box(Rect r, float radius, const Paint& p) const {
  if (!draws_) return;
  if (radius > 0.1f) return convex(rounded_rect(r, radius, radius > 20 ? 12 : 7), p);
  // Four corners: many points in one place make slivers, which a colour one can see through shows as a line.
  const Vec corners[] = {{r.right(), r.bottom()}, {r.x, r.bottom()}, {r.x, r.y}, {r.right(), r.y}};
  convex(corners, p);
}
void Pen::frame(Rect r, float radius, Colour c, float width) const {
  if (!draws_) return;
  std::vector<Vec> line = rounded_rect(r, radius, 7);
  // A side without length has two ends in one place, which would give the stroke no direction.
  const auto same = [](Vec a, Vec b) { return length(a - b) < 1e-3f; };
  line.erase(std::unique(line.begin(), line.end(), same), line.end());
  if (line.size() > 1 && same(line.front(), line.back())) line.pop_back();
  stroke(line, c, width, true);
}

void Pen::disc(Vec centre, float radius, const Paint& p) const {
  if (!draws_) return;
  const int steps = std::clamp(static_cast<int>(radius * map_.scale() * 2.2f) + 8, 12, 64);
  convex(ellipse(centre, radius, radius, steps), p);
}
void Pen::ring(Vec centre, float radius, Colour c, float width) const {
  if (!draws_) return;
  const int steps = std::clamp(static_cast<int>(radius * map_.scale() * 2.2f) + 8, 12, 64);
  stroke(ellipse(centre, radius, radius, steps), c, width, true);
}

void Pen::contours(std::span<const Contour> outwards) const {
  if (!draws_) return;
  const std::size_t n = outwards.front().line.size(), rings = outwards.size();
  const auto white = im(letters_->white());
  list_->PrimReserve(static_cast<int>((n - 2) * 3 + (rings - 1) * n * 6), static_cast<int>(n * rings));
  const std::size_t base = list_->_VtxCurrentIdx;
  for (const Contour& contour : outwards)
    for (std::size_t i = 0; i < n; ++i)
      list_->PrimWriteVtx(im(map_(contour.line[i])), white, tinted(contour.colours[i]));
  const auto index = [&](std::size_t i) { list_->PrimWriteIdx(static_cast<ImDrawIdx>(base + i)); };
  for (std::size_t i = 2; i < n; ++i) index(0), index(i - 1), index(i);
  for (std::size_t k = 0; k + 1 < rings; ++k)
    for (std::size_t i = 0, j = n - 1; i < n; j = i++) {
      const std::size_t a = k * n + j, b = k * n + i;
      index(a), index(b), index(b + n), index(a), index(b + n), index(a + n);
    }
}

void Pen::shadow(Rect r, float radius, float blur, float drop, float alpha) const {
  if (!draws_) return;
  constexpr int kRings = 5, kSteps = 3;
  r.y += drop;
  std::array<Contour, kRings> rings;
  for (int k = 0; k < kRings; ++k) {
    const float out = static_cast<float>(k) / (kRings - 1), t = 1 - out;
    // By daylight a shadow is still dark, and fainter.
    const float dark = (light_ ? 0.42f : 1.0f) * alpha * t * t * (3 - 2 * t);
    auto line = rounded_rect(grown(r, blur * (out - 0.5f)), std::max(1.0f, radius + blur * (out - 0.3f)), kSteps);
    const std::size_t points = line.size();
    rings[static_cast<std::size_t>(k)] = {
        std::move(line), std::vector<Colour>(points, rgb(light_ ? 0x3A2A14 : 0x02100A, static_cast<int>(255 * dark)))};
  }
  painted().contours(rings);
}

void Pen::vignette(Rect r, Colour centre, Colour rim, Vec middle) const {
  if (!draws_) return;
  constexpr int kNx = 20, kNy = 14;
  const auto white = im(letters_->white());
  list_->PrimReserve(kNx * kNy * 6, (kNx + 1) * (kNy + 1));
  const std::size_t base = list_->_VtxCurrentIdx;
  const float reach = length({r.w, r.h}) * 0.62f;
  for (int y = 0; y <= kNy; ++y)
    for (int x = 0; x <= kNx; ++x) {
      const Vec p{r.x + r.w * static_cast<float>(x) / kNx, r.y + r.h * static_cast<float>(y) / kNy};
      list_->PrimWriteVtx(im(map_(p)), white, tinted(mix(centre, rim, ease_in_out(length(p - middle) / reach))));
    }
  for (int y = 0; y < kNy; ++y)
    for (int x = 0; x < kNx; ++x) {
      const std::size_t a = base + static_cast<std::size_t>(y * (kNx + 1) + x), b = a + kNx + 1;
      for (const std::size_t i : {a, a + 1, b + 1, a, b + 1, b}) list_->PrimWriteIdx(static_cast<ImDrawIdx>(i));
    }
}

void Pen::grain(Rect r, Colour c, float tile) const {
  if (!draws_) return;
  const Vec from = letters_->grain_from(), size = letters_->grain_to() - from;
  const Colour tint = tinted(c);
  for (float y = r.y; y < r.bottom(); y += tile)
    for (float x = r.x; x < r.right(); x += tile) {
      const float w = std::min(tile, r.right() - x), h = std::min(tile, r.bottom() - y);
      const Vec to = from + Vec{size.x * w / tile, size.y * h / tile};
      list_->PrimReserve(6, 4);
      list_->PrimRectUV(im(map_({x, y})), im(map_({x + w, y + h})), im(from), im(to), tint);
    }
}

void Pen::text_at(Type t, Vec at, std::string_view words, Colour c, Align align) const {
  const float width = align == Align::left ? 0 : letters_->width(t, words);
  const float x = align == Align::left ? at.x : align == Align::centre ? at.x - width / 2 : at.x - width;
  glyphs(t, {x, at.y + letters_->cap_height(t) / 2}, words, c);
}

void Pen::text(Type t, Rect in, std::string_view words, Colour c, Align align) const {
  const float x = align == Align::left ? in.x : align == Align::centre ? in.centre().x : in.right();
  text_at(t, Vec{x, in.centre().y}, words, c, align);
}

float Pen::paragraph(Type t, Rect in, std::string_view words, Colour c, Align align) const {
  const float step = letters_->line_height(t);
  float y = in.y;
  for (const std::string_view line : letters_->wrap(t, words, in.w)) {
    text(t, Rect{in.x, y, in.w, step}, line, c, align);
    y += step;
  }
  return y - in.y;
}

void Pen::glyphs(Type t, Vec origin, std::string_view words, Colour c) const {
  const float map_scale = map_.scale();
  letters_->set({t.face, t.px * map_scale}, words);
  if (!draws_) return;
  const ImFont& font = letters_->nearest({t.face, t.px * map_scale});
  const float k = t.px / font.FontSize, density = letters_->density();
  const bool upright = map_.b == 0 && map_.c == 0 && map_.a > 0 && map_.d > 0;
  if (upright) {
    // A line that starts on a device pixel is sharper than one that is placed exactly.
    const Vec on_screen = map_(origin);
    const Vec snapped{std::round(on_screen.x * density) / density, std::round(on_screen.y * density) / density};
    origin = origin + Vec{(snapped.x - on_screen.x) / map_.a, (snapped.y - on_screen.y) / map_.d};
  }
  const Colour tint = tinted(c);
  float x = origin.x;
  for (std::size_t at = 0; at < words.size();) {
    const Letters::Piece piece = letters_->next_piece(font, words, at);
    const float step = letters_->advance(t, font, piece);
    if (piece.kind == Letters::Piece::Kind::written) {
      written(t, {x, origin.y}, piece, tint);
    } else if (const int suit = suit_sign(piece.code_point); suit >= 0) {
      const float size = t.px * 0.8f;
      const Vec middle{x + step / 2, origin.y - letters_->cap_height(t) * 0.5f};
      draw_suit(*this, static_cast<Suit>(suit), middle, size, suits_ ? (*suits_)[static_cast<std::size_t>(suit)] : c);
    } else if (const ImFontGlyph& g = letters_->glyph(font, piece.code_point);
               g.Visible && piece.kind == Letters::Piece::Kind::letter) {
      stamp({x + g.X0 * k, origin.y + (g.Y0 - font.Ascent) * k}, {x + g.X1 * k, origin.y + (g.Y1 - font.Ascent) * k},
            {g.U0, g.V0}, {g.U1, g.V1}, tint);
    }
    x += step;
  }
}

// A part of a texture, over the rectangle between these corners.
void Pen::stamp(Vec from, Vec to, Vec uv_from, Vec uv_to, Colour tint) const {
  list_->PrimReserve(6, 4);
  list_->PrimQuadUV(im(map_(from)), im(map_({to.x, from.y})), im(map_(to)), im(map_({from.x, to.y})), im(uv_from),
                    {uv_to.x, uv_from.y}, im(uv_to), {uv_from.x, uv_to.y}, tint);
}

// Text that the system writes, in the size of the letters around it. Pictures keep their colours.
void Pen::written(Type t, Vec origin, const Letters::Piece& piece, Colour tint) const {
  const float px = letters_->nearest({t.face, t.px * map_.scale()}).FontSize;
  const SystemWords words{t.face, piece.text, piece.right_to_left};
  const Mark* mark = letters_->written().mark(words, px);
  if (!mark) return;
  const float k = t.px / px;
  list_->PushTextureID(letters_->written().sheet());
  stamp(origin + mark->from * k, origin + mark->to * k, mark->uv_from, mark->uv_to,
        is_picture(piece.text) ? tint | 0xFFFFFFU : tint);
  list_->PopTextureID();
}

void Pen::push_clip(Rect r) const {
  list_->PushClipRect(im(map_(Vec{r.x, r.y})), im(map_(Vec{r.right(), r.bottom()})), true);
}
void Pen::pop_clip() const { list_->PopClipRect(); }

float paragraph_height(const Letters& letters, Type t, std::string_view words, float width) {
  return static_cast<float>(letters.wrap(t, words, width).size()) * letters.line_height(t);
}

}  // namespace mathom::ui

#include "shell/baked_letters.h"

#include <imgui.h>

#include <imgui_internal.h>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace mathom::test {
namespace {

// All that the measures of a font follow from: its file, its size, and which letters it has, how finely.
using FontKey = std::tuple<const void*, int, float, int, std::vector<ImWchar>>;

struct BakedFont {
  ImVector<ImFontGlyph> glyphs;
  float ascent, descent;
  int surface;
};
struct BakedAtlas {
  int width = 0, height = 0;
  ImVec2 scale;
  ImVector<ImFontAtlasCustomRect> rects;
  std::vector<BakedFont> fonts;
};

// And how wide the texture is to be.
using AtlasKey = std::pair<int, std::vector<FontKey>>;

AtlasKey key_of(const ImFontAtlas& atlas) {
  AtlasKey key{atlas.TexDesiredWidth, {}};
  for (const ImFontConfig& c : atlas.ConfigData) {
    std::vector<ImWchar> letters;
    for (const ImWchar* r = c.GlyphRanges; *r; ++r) letters.push_back(*r);
    key.second.emplace_back(c.FontData, c.FontDataSize, c.SizePixels, c.OversampleH, std::move(letters));
  }
  return key;
}

BakedAtlas measured(const ImFontAtlas& atlas) {
  BakedAtlas out{atlas.TexWidth, atlas.TexHeight, atlas.TexUvScale, atlas.CustomRects, {}};
  for (const ImFont* f : atlas.Fonts) out.fonts.push_back({f->Glyphs, f->Ascent, f->Descent, f->MetricsTotalSurface});
  return out;
}

// As a builder leaves an atlas, but for the picture, of which only the places are there.
void restore(ImFontAtlas& atlas, const BakedAtlas& baked) {
  ImFontAtlasBuildInit(&atlas);
  atlas.CustomRects = baked.rects;
  atlas.TexWidth = baked.width;
  atlas.TexHeight = baked.height;
  atlas.TexUvScale = baked.scale;
  atlas.TexPixelsAlpha8 = static_cast<unsigned char*>(IM_ALLOC(static_cast<std::size_t>(baked.width * baked.height)));
  for (std::size_t i = 0; i < baked.fonts.size(); ++i) {
    const int n = static_cast<int>(i);
    const BakedFont& from = baked.fonts[i];
    ImFontAtlasBuildSetupFont(&atlas, atlas.Fonts[n], &atlas.ConfigData[n], from.ascent, from.descent);
    atlas.Fonts[n]->Glyphs = from.glyphs;
    atlas.Fonts[n]->MetricsTotalSurface = from.surface;
    atlas.Fonts[n]->DirtyLookupTables = true;
  }
  ImFontAtlasBuildFinish(&atlas);
}

bool bake_once(ImFontAtlas* atlas) {
  static std::map<AtlasKey, BakedAtlas> known;
  const AtlasKey key = key_of(*atlas);
  if (const auto found = known.find(key); found != known.end()) return restore(*atlas, found->second), true;
  if (!ImFontAtlasGetBuilderForStbTruetype()->FontBuilder_Build(atlas)) return false;
  known.emplace(key, measured(*atlas));
  return true;
}

}  // namespace

void open_imgui() {
  static const ImFontBuilderIO builder{bake_once};
  static ImGuiContext* context = ImGui::CreateContext();
  ImGui::SetCurrentContext(context);
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().Fonts->FontBuilderIO = &builder;
}

}  // namespace mathom::test

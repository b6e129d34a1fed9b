#include "shell/platform/looks.h"

#include <cstring>

#include "core/hash.h"
#include "imgui.h"

namespace mathom {

namespace {

template <class T>
void add(Hash& hash, const T* first, int count) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(first);
  std::size_t left = sizeof(T) * static_cast<std::size_t>(count);
  hash.add(left);
  while (left > 0) {
    std::uint64_t word = 0;
    const std::size_t taken = left < sizeof word ? left : sizeof word;
    std::memcpy(&word, bytes, taken);
    hash.add(word);
    bytes += taken;
    left -= taken;
  }
}

}  // namespace

std::uint64_t looks_of(const ImDrawData& picture) {
  Hash hash;
  const float size[] = {picture.DisplayPos.x,  picture.DisplayPos.y,       picture.DisplaySize.x,
                        picture.DisplaySize.y, picture.FramebufferScale.x, picture.FramebufferScale.y};
  add(hash, size, 6);
  for (const ImDrawList* list : picture.CmdLists) {
    add(hash, list->VtxBuffer.Data, list->VtxBuffer.Size);
    add(hash, list->IdxBuffer.Data, list->IdxBuffer.Size);
    for (const ImDrawCmd& part : list->CmdBuffer) {  // one by one, as a struct may have bytes that mean nothing
      add(hash, &part.ClipRect, 1);
      hash.add(static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(part.GetTexID())));
      hash.add(std::uint64_t{part.VtxOffset} << 32 | part.IdxOffset);
      hash.add(part.ElemCount);
    }
  }
  const std::uint64_t looks = hash.value();
  return looks == 0 ? 1 : looks;
}

}  // namespace mathom

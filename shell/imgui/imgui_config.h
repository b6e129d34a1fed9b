// Our configuration of Dear ImGui, the same in all builds. We use its context, fonts, input queue and draw lists, and
// none of its windows; see shell/ui/scene/scene.h.
#pragma once
#include <cstddef>

// WebGL has no base-vertex draws, so a draw list past 65,536 vertices needs 32-bit indices (WebGL2 has them).
#define ImDrawIdx unsigned int
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS

// The web build has no file system: no settings file, no log file, no fonts from files.
#define IMGUI_DISABLE_DEFAULT_FILE_FUNCTIONS
typedef void* ImFileHandle;
inline ImFileHandle ImFileOpen(const char*, const char*) { return nullptr; }
inline bool ImFileClose(ImFileHandle) { return false; }
inline unsigned long long ImFileGetSize(ImFileHandle) { return static_cast<unsigned long long>(-1); }
inline unsigned long long ImFileRead(void*, unsigned long long, unsigned long long, ImFileHandle) { return 0; }
inline unsigned long long ImFileWrite(const void*, unsigned long long, unsigned long long, ImFileHandle) { return 0; }

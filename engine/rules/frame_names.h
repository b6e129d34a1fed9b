#pragma once
// Writes the frames in the JSON of a State by name: a save says "pay" and "settle" where the State has numbers. So a
// procedure may get new steps, and a saved frame still stands at its old step.
#include <string>
#include <string_view>
#include <vector>

#include "core/json_fwd.h"
#include "core/problems.h"
#include "rules/frames.h"

namespace mathom {

struct ProcedureNames {
  std::string_view name;
  std::vector<std::string_view> steps;
};
using FrameNames = std::vector<ProcedureNames>;  // by Frame::code

template <class T>
FrameNames frame_names(std::span<const Procedure<T>> procedures) {
  FrameNames out;
  for (const Procedure<T>& p : procedures) {
    out.push_back({p.name, {}});
    for (const Step<T>& s : p.steps) out.back().steps.push_back(s.name);
  }
  return out;
}

// Both change the list "frames" of a State's JSON, its members "code" and "step". An unknown name, or a number where a
// name belongs, is a problem, and its frame stays unchanged.
void name_frames(Json& state, const FrameNames& names);
void number_frames(Json& state, const FrameNames& names, Problems& problems, const std::string& path = {});

}  // namespace mathom

#include "rules/frame_names.h"

#include "core/json.h"

namespace mathom {
namespace {

// A frame that has finished and waits for those above it.
constexpr std::string_view kFinished = "finished";

// Returns the position of a frame's word in a list of names, or -1.
template <class List, class NameOf>
int place_of_name(const Json& frame, const char* key, const List& list, NameOf name_of) {
  const auto* word = text_member(frame, key);
  for (std::size_t i = 0; word && i < list.size(); ++i)
    if (name_of(list[i]) == *word) return static_cast<int>(i);
  return -1;
}

void number_frame(Json& frame, const FrameNames& names, Problems& problems, const std::string& path) {
  const int code = place_of_name(frame, "code", names, [](const ProcedureNames& p) { return p.name; });
  if (code < 0) return problems.add(path + "/code", "is not a procedure of this game");
  const ProcedureNames& procedure = names[static_cast<std::size_t>(code)];
  int step = place_of_name(frame, "step", procedure.steps, [](std::string_view s) { return s; });
  if (const auto* word = text_member(frame, "step"); step < 0 && word && *word == kFinished)
    step = static_cast<int>(procedure.steps.size());
  if (step < 0) return problems.add(path + "/step", "is not a step of " + std::string(procedure.name));
  frame["code"] = code;
  frame["step"] = step;
}

}  // namespace

void name_frames(Json& state, const FrameNames& names) {
  for (Json& frame : state["frames"]) {
    const auto code = number_member<std::size_t>(frame, "code"), step = number_member<std::size_t>(frame, "step");
    if (!code || !step || *code >= names.size() || *step > names[*code].steps.size()) continue;
    frame["code"] = names[*code].name;
    frame["step"] = *step == names[*code].steps.size() ? kFinished : names[*code].steps[*step];
  }
}

void number_frames(Json& state, const FrameNames& names, Problems& problems, const std::string& path) {
  if (!member(state, "frames") || !state["frames"].is_array()) return;
  std::size_t i = 0;
  for (Json& frame : state["frames"]) number_frame(frame, names, problems, path + "/frames/" + std::to_string(i++));
}

}  // namespace mathom

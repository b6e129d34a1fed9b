#include "shell/services/parts.h"

#include <array>
#include <limits>

#include "assets/assets.h"
#include "shell/platform/platform.h"

namespace mathom {

namespace {
constexpr double kAskAgain = 5000;  // milliseconds after a part did not come
}

void Parts::fetch(const std::string& name, std::function<void(const std::optional<std::string>&)> then) {
  double& from = asked_[name];
  if (platform::now() < from) return;
  from = std::numeric_limits<double>::infinity();
  platform::fetch_part(name, [this, name, then = std::move(then)](const std::optional<std::string>& bytes) {
    Problems problems;
    if (bytes && name.ends_with(".txt")) add_assets(*bytes, problems);
    const bool sound = bytes && problems.empty();
    if (!sound) asked_[name] = platform::now() + kAskAgain;
    then(sound ? bytes : std::nullopt);
    platform::want_frame();
  });
}

const char* part_trouble_key() {
  constexpr std::array<const char*, 4> kKeys{"shell.part_missing", "shell.part_missing.host",
                                             "shell.part_missing.mixed", "shell.part_missing.damaged"};
  return kKeys[static_cast<std::size_t>(platform::part_trouble())];
}

}  // namespace mathom

#pragma once
// The nets that benches are told to play by, as scripts/train writes them.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "core/problems.h"
#include "nets/nets.h"
#include "nets/small_net.h"

namespace mathom {

// The net of a file; nothing where it is none with these inputs and outputs, which has been told then.
inline std::shared_ptr<const SmallNet> net_in(const std::string& path, int inputs, int outputs) {
  std::ifstream file(path, std::ios::binary);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  Problems problems;
  auto net = std::make_shared<const SmallNet>(SmallNet::read(text, inputs, outputs, problems));
  if (problems.empty()) return net;
  std::fprintf(stderr, "%s: %s\n", path.c_str(), problems.text().c_str());
  return nullptr;
}

}  // namespace mathom

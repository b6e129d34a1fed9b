#include "catalog/nets.h"

#include <cassert>
#include <string>

#include "catalog/assets.h"

namespace mathom {
namespace {

std::string_view text_of_net(std::string_view game) { return asset("nets/" + std::string(game) + ".json"); }

}  // namespace

bool net_is_here(std::string_view game) { return !text_of_net(game).empty(); }

SmallNet net_of(std::string_view game, int inputs, int outputs) {
  Problems problems;
  SmallNet net = SmallNet::read(text_of_net(game), inputs, outputs, problems);
  assert(problems.empty() && "the net that was built in is not sound");
  return net;
}

}  // namespace mathom

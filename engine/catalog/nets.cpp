#include "catalog/nets.h"

#include <cassert>
#include <map>
#include <string>
#include <utility>

#include "catalog/assets.h"

namespace mathom {
namespace {

std::map<std::string, std::string, std::less<>>& others() {
  static std::map<std::string, std::string, std::less<>> texts;
  return texts;
}

std::string_view text_of_net(std::string_view game) {
  const auto other = others().find(game);
  return other != others().end() ? other->second : asset("nets/" + std::string(game) + ".json");
}

}  // namespace

bool net_is_here(std::string_view game) { return !text_of_net(game).empty(); }

void use_net(std::string_view game, std::string text) { others().insert_or_assign(std::string(game), std::move(text)); }

SmallNet net_of(std::string_view game, int inputs, int outputs) {
  Problems problems;
  SmallNet net = SmallNet::read(text_of_net(game), inputs, outputs, problems);
  assert(problems.empty() && "the net that was built in is not sound");
  return net;
}

}  // namespace mathom

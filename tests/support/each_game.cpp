#include "support/each_game.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/interfaces/catch_interfaces_test_invoker.hpp>
#include <catch2/internal/catch_test_registry.hpp>
#include <vector>

#include "support/files.h"

namespace mathom::test {
namespace {

class ShareInvoker final : public Catch::ITestInvoker {
 public:
  ShareInvoker(Share share, void (*run)(const Share&)) : share_(std::move(share)), run_(run) {}
  void invoke() const override {
    run_(share_);
    if (share_.asked && share_.empty) SUCCEED("nothing belongs to this part");
  }

 private:
  Share share_;
  void (*run_)(const Share&);
};

// By their folders: the games themselves are not made yet when tests are registered.
std::vector<std::string> ids(Games games) {
  const std::string folder = "engine/games/", file = "/game.cpp";
  static const std::vector<std::string> paths = files_in(folder, file);
  std::vector<std::string> out;
  for (const std::string& path : paths)
    out.push_back(path.substr(folder.size(), path.size() - folder.size() - file.size()));
  if (games == Games::and_test_games) out.push_back("burrow");
  return out;
}

}  // namespace

int for_game(std::string_view sentence, std::string_view tags, std::string_view game, int parts,
             void (*run)(const Share&)) {
  const std::string id(game);
  for (int part = 0; part < parts; ++part) {
    std::string name = std::string(sentence) + ": " + id;
    if (parts > 1) name += ", part " + std::to_string(part + 1) + " of " + std::to_string(parts);
    Catch::AutoReg(Catch::Detail::make_unique<ShareInvoker>(Share{id, part, parts}, run),
                   Catch::SourceLineInfo(__FILE__, 0), "",
                   Catch::NameAndTags(name, std::string(tags) + "[" + id + "]"));
  }
  return parts;
}

int for_each_game(std::string_view sentence, std::string_view tags, Games games, int parts, void (*run)(const Share&)) {
  int n = 0;
  for (const std::string& id : ids(games)) n += for_game(sentence, tags, id, parts, run);
  return n;
}

}  // namespace mathom::test

// The game with one set of cards: the printed ones, or a file of the players' own over them.
#include "assets/assets.h"
#include "effects/read/editions.h"
#include "games/war_of_the_ring/brain/expert.h"
#include "games/war_of_the_ring/cards/entries.h"
#include "games/war_of_the_ring/rules.h"
#include "rules/game_of.h"

namespace mathom::war_of_the_ring {
namespace {

struct Edition {
  Edition(std::string_view own, Problems& problems)
      : catalog(read_catalog({asset, own}, problems)), files(entries(), own, catalog.names) {}
  const Catalog catalog;
  const ExpertBrain expert{catalog};
  const WarBrain brain{catalog, &expert};
  const effects::FilesOf<Edition> files;
  const effects::MadeOfCards made_of{language(), entries(), &files};
  const GameOf<Rules> game{Rules{catalog, brain, made_of}};
};

}  // namespace

const Game& game() { return effects::Editions<Edition>::printed().game; }

const Catalog& catalog_of(const Game& game) { return static_cast<const GameOf<Rules>&>(game).rules().catalog; }

}  // namespace mathom::war_of_the_ring

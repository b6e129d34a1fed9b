// The game with one set of cards: the printed ones, or a file of the players' own over them.
#include "effects/read/editions.h"
#include "games/lotr_tcg/brain/expert.h"
#include "games/lotr_tcg/cards/entries.h"
#include "games/lotr_tcg/cards/review.h"
#include "games/lotr_tcg/rules.h"
#include "rules/game_of.h"

namespace mathom::lotr_tcg {
namespace {

struct Edition {
  Edition(std::string_view own, Problems& problems)
      : catalog(read_catalog({file, own}, problems)), files(entries(), own, catalog.names) {}
  void review(Problems& problems) const { lotr_tcg::review(catalog, problems); }
  const Catalog catalog;
  const effects::FilesOf<Edition> files;
  const effects::MadeOfCards made_of{language(), entries(), &files};
  const ExpertBrain expert{catalog, made_of};
  const TcgBrain brain{catalog, made_of, kHeuristicWeights, &expert};
  const GameOf<Rules> game{Rules{catalog, brain, made_of}};
};

}  // namespace

const Game& game() { return effects::Editions<Edition>::printed().game; }

const Catalog& catalog_of(const Game& game) { return static_cast<const GameOf<Rules>&>(game).rules().catalog; }

}  // namespace mathom::lotr_tcg

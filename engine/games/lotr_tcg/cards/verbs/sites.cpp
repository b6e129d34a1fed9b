// Sites of the adventure path.
#include "games/lotr_tcg/cards/verbs/verbs.h"

namespace mathom::lotr_tcg {

Verbs site_verbs() {
  using effects::who_param;
  return {verb("next_site", {who_param()},
               "The player puts their site of the next number on the adventure path, in the place of another one if "
               "there is.",
               R"({"do": "next_site"})"),
          verb("replace_site", {who_param(), effects::targets_param("what", kSiteTarget), effects::value_param()},
               "The player puts their site of the same number in the place of that site.",
               R"({"do": "replace_site", "what": "fellowship"})")};
}

}  // namespace mathom::lotr_tcg

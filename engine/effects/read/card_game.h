#pragma once
// What a game made of cards tells programs that know no game by name (rules/card_files.h).
#include "effects/language.h"
#include "effects/read/forms.h"
#include "rules/card_files.h"

namespace mathom::effects {

// A game's rules return one of these (CardGame).
class MadeOfCards final : public CardGame {
 public:
  MadeOfCards(const Language& language, std::span<const Form> forms, const CardFiles* files)
      : language_(language), forms_(forms), files_(files) {}
  const Language& language() const override { return language_; }
  std::span<const Form> forms() const override { return forms_; }
  const CardFiles* files() const override { return files_; }

 private:
  const Language& language_;
  std::span<const Form> forms_;
  const CardFiles* files_;
};

}  // namespace mathom::effects

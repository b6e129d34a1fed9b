// The page of the result: who has won and how, what decided it, whom each fellowship lost, and how far it came turn by
// turn.
#pragma once
#include "shell/tables/lotr_tcg/seen_cards.h"

namespace mathom::lotr_tcg {

ResultPage company_result(const TableFrame& f, const CompanySight& sight, const SeenCards& cards, bool over);

}  // namespace mathom::lotr_tcg

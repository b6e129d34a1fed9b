#include "games/lotr_tcg/decks/deck_table.h"

#include <algorithm>
#include <array>

#include "games/lotr_tcg/decks/deck_line.h"
#include "games/lotr_tcg/decks/deck_signs.h"

namespace mathom::lotr_tcg {
namespace {

constexpr std::array<char, 4> kCellSigns{'\t', ';', '|', ','};
bool is_digits(std::string_view s) { return !s.empty() && s.find_first_not_of("0123456789") == std::string_view::npos; }

}  // namespace

void ColumnNames::add(const effects::Say& say) {
  constexpr std::array<std::pair<const char*, Column>, 7> kKeys{{{"lotr_tcg.list.columns.count", Column::count},
                                                                 {"lotr_tcg.list.columns.name", Column::name},
                                                                 {"lotr_tcg.list.columns.subtitle", Column::subtitle},
                                                                 {"lotr_tcg.list.columns.number", Column::number},
                                                                 {"lotr_tcg.list.columns.place", Column::place},
                                                                 {"lotr_tcg.list.columns.set", Column::set},
                                                                 {"lotr_tcg.list.columns.other", Column::other}}};
  for (const auto& [key, column] : kKeys)
    for (const std::string& word : cells_of(say({key, {}}), '|')) words_.emplace_back(folded(word), column);
}
std::optional<ColumnNames::Column> ColumnNames::column(std::string_view written) const {
  const std::string wanted = folded(written);
  if (wanted.empty()) return trimmed(written) == "#" ? std::optional(Column::count) : std::nullopt;
  const auto found = std::find_if(words_.begin(), words_.end(), [&](const auto& word) { return word.first == wanted; });
  return found == words_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> cells_of(std::string_view line, char sign) {
  std::vector<std::string> out(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool at_start = out.back().find_first_not_of(' ') == std::string::npos;
    if (quoted && line[i] == '"' && i + 1 < line.size() && line[i + 1] == '"')
      out.back() += line[++i];
    else if (line[i] == '"' && (quoted || at_start))
      quoted = !quoted;
    else if (line[i] == sign && !quoted)
      out.emplace_back();
    else
      out.back() += line[i];
  }
  for (std::string& cell : out) cell = trimmed(cell);
  if (sign != '|') return out;
  if (out.size() > 1 && out.front().empty()) out.erase(out.begin());
  if (out.size() > 1 && out.back().empty()) out.pop_back();
  return out;
}

bool ListTable::begin(std::string_view line) {
  for (const char sign : kCellSigns) {
    std::vector<Column> columns;
    for (const std::string& cell : cells_of(line, sign)) {
      const auto column = names_.column(cell);
      if (!column && !cell.empty()) break;
      columns.push_back(column.value_or(Column::other));
    }
    const auto has = [&](Column c) { return std::find(columns.begin(), columns.end(), c) != columns.end(); };
    if (columns.size() < 2 || columns.size() != cells_of(line, sign).size()) continue;
    if (!has(Column::name) && !has(Column::number)) continue;
    columns_ = std::move(columns);
    sign_ = sign;
    return true;
  }
  return false;
}

std::string ListTable::cell(const std::vector<std::string>& cells, Column wanted) const {
  for (std::size_t i = 0; i < columns_.size() && i < cells.size(); ++i)
    if (columns_[i] == wanted && !cells[i].empty()) return cells[i];
  return {};
}
// "72", of which a column says the set, or nothing does.
std::string ListTable::code_of(const std::vector<std::string>& cells) const {
  const std::string number = cell(cells, Column::number), set = cell(cells, Column::set);
  if (!is_digits(number) || number.size() > 3) return number;
  const std::string words = folded(set);
  const bool is_first =
      words.empty() || words.find("fellowship") != std::string::npos || words == "fotr" || words == "1";
  return is_first ? "1_" + number : is_digits(words) && words.size() < 4 ? words + "_" + number : std::string();
}

std::optional<ListTable::Row> ListTable::row(std::string_view line) const {
  if (columns_.empty() || line.find(sign_) == std::string_view::npos) return std::nullopt;
  const std::vector<std::string> cells = cells_of(line, sign_);
  std::string name = cell(cells, Column::name);
  if (cells.size() > columns_.size() || cells.size() < 2) return std::nullopt;
  const std::string subtitle = cell(cells, Column::subtitle);
  std::string count = cell(cells, Column::count), code = code_of(cells);
  // A column "number" of small numbers without another count says how many.
  if (count.empty() && !name.empty() && count_alone(cell(cells, Column::number))) {
    count = cell(cells, Column::number);
    code.clear();
  }
  if (!subtitle.empty()) name += ", " + subtitle;
  if (name.empty() && code.empty()) {
    std::string rest;
    for (const std::string& cell : cells)
      if (!cell.empty()) rest += (rest.empty() ? "" : " ") + cell;
    return Row{rest, {}};
  }
  if (!code.empty()) name += " (" + code + ")";
  return Row{count.empty() ? name : count + " " + name, cell(cells, Column::place)};
}

}  // namespace mathom::lotr_tcg

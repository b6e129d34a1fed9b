#pragma once
// A list as a spreadsheet writes it: the first row names the columns, and the rows below have a cell for each.
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "effects/say/say.h"

namespace mathom::lotr_tcg {

// What columns are called.
class ColumnNames {
 public:
  enum class Column : std::uint8_t { count, name, subtitle, number, place, set, other };
  // The words of one more language.
  void add(const effects::Say&);
  std::optional<Column> column(std::string_view written) const;

 private:
  std::vector<std::pair<std::string, Column>> words_;
};

class ListTable {
 public:
  explicit ListTable(const ColumnNames& names) : names_(names) {}
  // Does the line name the columns of the rows below? One of them has to hold names or card numbers.
  bool begin(std::string_view line);
  // A row as a line of a list, "3 Gandalf, The Grey Wizard (1R72)". Nothing: it is none.
  struct Row {
    std::string line;   // empty: a row without a card
    std::string place;  // what a heading would say
  };
  std::optional<Row> row(std::string_view line) const;

 private:
  using Column = ColumnNames::Column;
  std::string code_of(const std::vector<std::string>& cells) const;
  std::string cell(const std::vector<std::string>& cells, Column) const;
  const ColumnNames& names_;
  std::vector<Column> columns_;
  char sign_ = 0;  // between cells
};

// The cells of a row, without the quotes around them. Between bars the first and the last may be left out.
std::vector<std::string> cells_of(std::string_view line, char sign);

}  // namespace mathom::lotr_tcg

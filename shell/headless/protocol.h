#pragma once
// `mathom protocol`: one JSON object a line in, one a line out (docs/protocol.md). Text in, text out: pipes are others'
// work. No line, however wrong, ends it.
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/json_fwd.h"
#include "session/session.h"
#include "shell/headless/words.h"

namespace mathom::headless {

class Protocol {
 public:
  static constexpr int kVersion = 1;
  // Of a line; one more byte shows that a line is longer, and the rest of it need not be read.
  static constexpr std::size_t kMostBytes = std::size_t{4} << 20;
  explicit Protocol(std::span<const Game* const> games);
  ~Protocol();
  // The reply to one line, without the newline.
  std::string answer(std::string_view line);
  // A session that was begun elsewhere: the only one from now on.
  void hold(std::unique_ptr<Session>);
  // The option that a request to choose means; false, with the reply that refuses it. Nothing is chosen.
  bool chosen(const Json& request, std::uint64_t& option, std::string& refusal);
  // The client has said good-bye.
  bool finished() const { return finished_; }

 private:
  struct Request;
  struct Key;
  struct Command;
  static std::span<const Command> commands();
  Json obey(const Json& j);
  static Json wrong_member(const Command&, const std::string& key, const Json& value);
  const Game* find(const Request&) const;
  Session* session(const Request&);
  Json keep(std::unique_ptr<Session>);
  // Null when a request to choose names an option of this question.
  static Json read_choice(const Session&, const Request&, std::uint64_t& option);

  Json hello(const Request&);
  Json list_games(const Request&);
  Json rule_book(const Request&);
  Json begin(const Request&);
  Json end(const Request&);
  Json status(const Request&);
  Json question(const Request&);
  Json choose(const Request&);
  Json wish(const Request&);
  Json refused(const Request&);
  Json why_not(const Request&);
  Json observe(const Request&);
  Json events(const Request&);
  Json log(const Request&);
  Json undo(const Request&);
  Json redo(const Request&);
  Json save(const Request&);
  Json load(const Request&);
  Json result(const Request&);
  Json facts(const Request&);
  Json think(const Request&);
  Json quit(const Request&);

  std::span<const Game* const> games_;
  Words words_;
  std::map<std::uint32_t, std::unique_ptr<Session>> sessions_;
  std::uint32_t last_ = 0;  // the session that was begun, loaded or named last
  bool finished_ = false;
};

}  // namespace mathom::headless

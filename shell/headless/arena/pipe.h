#pragma once
// A process that is spoken to in lines, over its standard input and output. Its standard error is ours. As WASM there
// are no processes, and open() says so.
#include <memory>
#include <string>
#include <string_view>

namespace mathom::headless {

class Pipe {
 public:
  enum class Read { line, late, closed, too_long };

  // Runs a command of the shell; null, with what went wrong.
  static std::unique_ptr<Pipe> open(const std::string& command, std::string& fault);
  // Ends the process and what it has started, if it is still there.
  virtual ~Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  // One line, the newline is added. A process that no longer reads is noticed when it is asked for its answer.
  virtual void write(std::string_view line) = 0;
  // The next line without its newline. Waits for `seconds` at most.
  virtual Read read(double seconds, std::size_t most, std::string& line) = 0;
  // Nothing more will be written; waits a moment for the process to end by itself.
  virtual void close() = 0;

 protected:
  Pipe() = default;
};

}  // namespace mathom::headless

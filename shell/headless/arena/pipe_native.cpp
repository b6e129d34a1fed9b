#ifndef __EMSCRIPTEN__
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

#include "shell/headless/arena/pipe.h"
#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

constexpr double kFarewell = 1;       // seconds to end by itself
constexpr int kReadsWithin = 10'000;  // milliseconds, when nothing more fits into its pipe

bool can_write(int file) {
  pollfd door{file, POLLOUT, 0};
  return ::poll(&door, 1, kReadsWithin) > 0;
}

bool start(const std::string& command, int in, int out, pid_t& process) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t how;
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, in, 0);
  posix_spawn_file_actions_adddup2(&files, out, 1);
  posix_spawnattr_init(&how);
  // A group of its own, so that what the shell starts ends with it.
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setpgroup(&how, 0);
  posix_spawnattr_setsigdefault(&how, &usual);
  std::string shell = "sh", flag = "-c", words = command;
  char* const arguments[] = {shell.data(), flag.data(), words.data(), nullptr};
  const int failed = posix_spawn(&process, "/bin/sh", &files, &how, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&how);
  if (failed != 0) errno = failed;
  return failed == 0;
}

class ProcessPipe final : public Pipe {
 public:
  ProcessPipe(pid_t process, int to, int from) : process_(process), to_(to), from_(from) {}
  ~ProcessPipe() override;
  void write(std::string_view line) override;
  Read read(double patience, std::size_t most, std::string& line) override;
  void close() override;

 private:
  pid_t process_;
  int to_, from_;
  std::string read_{};  // beyond the last line
};

ProcessPipe::~ProcessPipe() {
  if (to_ >= 0) ::close(to_);
  ::close(from_);
  ::kill(-process_, SIGKILL);
  ::waitpid(process_, nullptr, 0);
}

void ProcessPipe::write(std::string_view line) {
  std::string text(line);
  text += '\n';
  for (std::string_view rest = text; !rest.empty();) {
    const ssize_t n = ::write(to_, rest.data(), rest.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && errno == EAGAIN && can_write(to_)) continue;
    if (n <= 0) return;
    rest.remove_prefix(static_cast<std::size_t>(n));
  }
}

Pipe::Read ProcessPipe::read(double patience, std::size_t most, std::string& line) {
  for (const double until = seconds() + patience;;) {
    if (const auto end = read_.find('\n'); end != std::string::npos) {
      line = read_.substr(0, end);
      read_.erase(0, end + 1);
      return Read::line;
    }
    if (read_.size() > most) return Read::too_long;
    pollfd door{from_, POLLIN, 0};
    const int wait = static_cast<int>(std::max(0.0, until - seconds()) * 1000);
    const int ready = ::poll(&door, 1, wait);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return Read::late;
    char buffer[65536];
    const ssize_t n = ::read(from_, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return Read::closed;
    read_.append(buffer, static_cast<std::size_t>(n));
  }
}

void ProcessPipe::close() {
  if (to_ >= 0) ::close(to_);
  to_ = -1;
  std::string ignored;
  const double until = seconds() + kFarewell;
  while (read(until - seconds(), std::size_t{1} << 20, ignored) == Read::line) {
  }
}

}  // namespace

std::unique_ptr<Pipe> Pipe::open(const std::string& command, std::string& fault) {
  std::signal(SIGPIPE, SIG_IGN);  // a process that has ended is noticed when its answer is read
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  pid_t process = 0;
  const bool started =
      pipe2(in, O_CLOEXEC) == 0 && pipe2(out, O_CLOEXEC) == 0 && start(command, in[0], out[1], process);
  if (!started) fault = std::string("cannot be started: ") + std::strerror(errno);
  for (const int unused : {in[0], out[1]})
    if (unused >= 0) ::close(unused);
  if (!started) {
    for (const int unused : {in[1], out[0]})
      if (unused >= 0) ::close(unused);
    return nullptr;
  }
  ::fcntl(in[1], F_SETFL, O_NONBLOCK);  // one that does not read must not hold the run up
  return std::make_unique<ProcessPipe>(process, in[1], out[0]);
}

}  // namespace mathom::headless
#endif

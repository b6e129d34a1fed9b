// `mathom arena`: how one player does against another, with the same luck for both; `mathom arena merge` puts together
// what several machines have played. docs/arena.md says how to use it.
#include <algorithm>

#include "core/json.h"
#include "shell/headless/arena/command.h"
#include "shell/headless/arena/progress.h"
#include "shell/headless/arena/record.h"
#include "shell/headless/arena/report.h"
#include "shell/headless/arena/workers.h"
#include "shell/headless/commands.h"
#include "shell/headless/console.h"

namespace mathom::headless {
namespace {

constexpr std::string_view kArenaUse =
    "arena GAME --a bot:club|program:COMMAND [--b ...] --deals N [--playouts N] [--seed N] [--config FILE]\n"
    "       [--jobs N] [--shard I/N] [--out FILE] [--until FROM:TO [--errors ALPHA:BETA]] [--seconds N] [--json] "
    "[--progress]\n"
    "       arena merge FILE... [--out FILE] [--until FROM:TO [--errors ALPHA:BETA]] [--json]";

// The deals of this share that are not in the record.
std::vector<std::uint64_t> to_play(const ArenaRun& run, const ArenaRecord& record) {
  std::vector<std::uint64_t> out;
  for (std::uint64_t n = run.shard; n < run.deals; n += run.shards)
    if (!record.deals.contains(n)) out.push_back(n);
  return out;
}

// The test as far as the deals of the record have no gap.
void look_at(const ArenaRecord& record, SequentialTest& test) {
  while (test.verdict() == Verdict::open) {
    const auto next = record.deals.find(test.looked_at());
    if (next == record.deals.end()) return;
    test.add(next->second.lead());
  }
}

int play_run(const ArenaRun& run) {
  ArenaRecord record{header_of(run.bout)};
  std::string fault;
  std::unique_ptr<RecordFile> file;
  if (!run.out.empty() && !(file = RecordFile::open(run.out, record, fault))) return misused(fault);
  std::optional<SequentialTest> test;
  if (run.question) look_at(record, test.emplace(*run.question));
  const bool decided = test && test->verdict() != Verdict::open;
  const std::vector<std::uint64_t> numbers = decided ? std::vector<std::uint64_t>{} : to_play(run, record);
  Sample so_far;
  for (const auto& [number, deal] : record.deals) so_far.add(deal.lead());
  const double began = seconds();
  double longest = 0;
  bool kept = true;
  const bool played = [&] {
    Progress progress(run.progress, numbers.size());
    return play_deals(
        run.bout, numbers, run.jobs,
        [&](const Deal& deal) {
          kept = !file || file->append(deal);
          longest = std::max(longest, deal.longest);
          so_far.add(deal.lead());
          record.deals.emplace(deal.number, deal);
          progress.done(so_far);
          if (test) look_at(record, *test);
          return kept && !(test && test->verdict() != Verdict::open);
        },
        fault);
  }();
  if (!kept) complain("cannot write " + run.out);
  if (!played) complain(fault);
  if (!record.deals.empty())
    print(run.json ? dump_json(report_json(record, run.question)) + "\n"
                   : report_table(record, run.question, {seconds() - began, longest, run.shards == 1}));
  return kept && played ? 0 : 1;
}

std::optional<ArenaRecord> merged(const std::vector<std::string>& files) {
  std::optional<ArenaRecord> all;
  for (const std::string& file : files) {
    const auto text = read_file(file);
    if (!text) return complain("cannot read " + file), std::nullopt;
    Problems problems;
    std::size_t whole = 0;
    auto record = read_arena_record(*text, whole, problems);
    if (record && whole == 0) problems.add("", "is empty"), record.reset();
    if (!record) return complain(file + ": " + problems.text()), std::nullopt;
    std::string fault;
    if (!all)
      all = std::move(record);
    else if (!add_record(*all, *record, fault))
      return complain(file + " " + fault), std::nullopt;
  }
  return all;
}

int run_merge(const CommandLine& line) {
  const Args args(line, {"out", "until", "errors"}, {"json"});
  if (!args.fault().empty()) return misused(args.fault());
  if (args.rest().size() < 2) return misused(kArenaUse);
  std::optional<Question> question;
  if (!read_arena_test(args, question)) return 2;
  const auto record = merged({args.rest().begin() + 1, args.rest().end()});
  if (!record) return 2;
  if (question && record->together()) return misused("--until compares two players");
  if (args.has("out")) {
    std::string text = dump_json(record->header) + "\n";
    for (const auto& [number, deal] : record->deals) text += line_of(deal) + "\n";
    if (!write_file(args.text("out"), text)) return misused("cannot write " + args.text("out"));
  }
  print(args.has("json") ? dump_json(report_json(*record, question)) + "\n" : report_table(*record, question));
  return 0;
}

}  // namespace

int run_arena(const CommandLine& line) {
  if (!line.empty() && line[0] == "merge") return run_merge(line);
  Args args(line,
            {"a", "b", "deals", "seed", "config", "playouts", "jobs", "shard", "out", "until", "errors", "seconds"},
            {"json", "progress"});
  if (!args.fault().empty()) return misused(args.fault());
  if (args.rest().size() != 1) return misused(kArenaUse);
  const auto run = read_arena_run(args);
  return run ? play_run(*run) : 2;
}

}  // namespace mathom::headless

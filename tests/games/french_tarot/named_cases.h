#pragma once
// One test for each case of a data file, by its own name.
#include <catch2/catch_test_macros.hpp>
#include <catch2/interfaces/catch_interfaces_test_invoker.hpp>
#include <catch2/internal/catch_test_registry.hpp>
#include <functional>
#include <string>

namespace mathom::test {

class NamedCase final : public Catch::ITestInvoker {
 public:
  explicit NamedCase(std::function<void()> run) : run_(std::move(run)) {}
  void invoke() const override { run_(); }

 private:
  std::function<void()> run_;
};

inline void register_case(const std::string& name, const std::string& tags, std::function<void()> run) {
  Catch::AutoReg(Catch::Detail::make_unique<NamedCase>(std::move(run)), Catch::SourceLineInfo(__FILE__, 0), "",
                 Catch::NameAndTags(name, tags));
}

}  // namespace mathom::test

// What a table can agree on, as the shell and the config files see it, and the way from a config
// to Options and to the first State.
#include "rules/config.h"

#include "core/json.h"
#include "games/french_tarot/rules.h"

namespace mathom::french_tarot {
namespace {

using Kind = RuleOption::Kind;

// One named option and the member that holds it; `shift` is what its number 0 means.
struct Entry {
  std::string_view id;
  Kind kind;
  std::int32_t (*get)(const Options&);
  void (*set)(Options&, std::int32_t);
  std::vector<std::string_view> values{};
  std::int32_t least = 0, most = 1;
};

template <auto Member, int Shift = 0>
std::int32_t get(const Options& o) {
  return static_cast<std::int32_t>(o.*Member) - Shift;
}
template <auto Member, int Shift = 0>
void set(Options& o, std::int32_t value) {
  using T = std::remove_reference_t<decltype(o.*Member)>;
  o.*Member = static_cast<T>(value + Shift);
}
template <bool Options::* Member>
Entry toggle(std::string_view id) {
  return {id, Kind::toggle, get<Member>, set<Member>};
}

const std::vector<Entry>& entries() {
  static const std::vector<Entry> list{
      {"deals", Kind::number, get<&Options::deals>, set<&Options::deals>, {}, 1, 1000},
      {"first_dealer",
       Kind::choice,
       get<&Options::first_dealer, -1>,
       set<&Options::first_dealer, -1>,
       {"lot", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4"}},
      toggle<&Options::petit_sec_annuls>("petit_sec_annuls"),
      toggle<&Options::same_dealer_after_passes>("same_dealer_after_passes"),
      toggle<&Options::grand_slam_bid>("grand_slam_bid"),
      toggle<&Options::honours_discardable>("honours_discardable"),
      toggle<&Options::trumps_discardable>("trumps_discardable"),
      toggle<&Options::call_after_discard>("call_after_discard"),
      toggle<&Options::may_call_own_card>("may_call_own_card"),
      toggle<&Options::first_lead_ban>("first_lead_ban"),
      toggle<&Options::handfuls>("handfuls"),
      toggle<&Options::slam_announced>("slam_announced"),
      {"slam_asked",
       Kind::choice,
       get<&Options::slam_asked>,
       set<&Options::slam_asked>,
       {"after_discard", "after_bidding"}},
      toggle<&Options::slam_leads>("slam_leads"),
      toggle<&Options::slam_unannounced>("slam_unannounced"),
      toggle<&Options::petit_au_bout>("petit_au_bout"),
      toggle<&Options::excuse_any_time>("excuse_any_time"),
      toggle<&Options::excuse_exchanged>("excuse_exchanged"),
      toggle<&Options::excuse_lost_at_end>("excuse_lost_at_end"),
      toggle<&Options::base_on_loss>("base_on_loss"),
      toggle<&Options::multiplier_on_loss>("multiplier_on_loss"),
      {"partner_share", Kind::choice, get<&Options::partner_share>, set<&Options::partner_share>, {"third", "half"}},
      {"slam_bid_pays",
       Kind::choice,
       get<&Options::slam_bid_pays>,
       set<&Options::slam_bid_pays>,
       {"contract_and_bonus", "bonus_only"}},
  };
  return list;
}

GameInfo make_info() {
  GameInfo info;
  info.id = "french_tarot";
  info.least_seats = 3;
  info.most_seats = 5;
  info.usual_seats = 4;
  info.score_unit = 2;
  info.rule_sets = {"fft", "house"};
  for (const Entry& e : entries())
    info.options.push_back(
        {e.id, e.kind, e.least, e.most, e.values, {e.get(preset(RuleSet::fft)), e.get(preset(RuleSet::house))}});
  return info;
}

}  // namespace

const GameInfo& Rules::info() const {
  static const GameInfo info = make_info();
  return info;
}

void Rules::check_config(const Json& config, Problems& problems) const {
  check_keys(config, {"seats", "rule_set", "options"}, "", problems);
  if (!problems.empty()) return;
  const Options o = options_from_config(full_config(config));
  if (o.first_dealer >= o.seats) problems.add("/options/first_dealer", "names a seat that is not at this table");
}

Json Rules::full_config(const Json& config) const { return full_common_config(info(), config); }

Options options_from_config(const Json& config) {
  const GameInfo& info = Rules{}.info();
  Options o = preset(static_cast<RuleSet>(config_rule_set(info, config)));
  o.seats = static_cast<std::uint8_t>(config_seats(info, config));
  for (std::size_t i = 0; i < entries().size(); ++i) entries()[i].set(o, config_option(info, config, i));
  return o;
}

State Rules::initial(const Json& config) const {
  State s;
  s.options = options_from_config(config);
  if (s.options.first_dealer < 0) return s;
  s.dealer = static_cast<std::uint8_t>(s.options.first_dealer);
  s.phase = Phase::deal;
  return s;
}

}  // namespace mathom::french_tarot

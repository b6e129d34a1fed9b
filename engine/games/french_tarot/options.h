#pragma once
// The rules a table has agreed on. Two named sets, `fft` (the federation's) and `house` (the
// rulebook this project began with); each point on which they differ, or on which clubs differ,
// is one named option, so that a club can start from a set and change what it likes.
#include <cstdint>

namespace mathom::french_tarot {

enum class RuleSet : std::uint8_t { fft, house };

// Where a partner's share of the result comes from (README R14).
enum class PartnerShare : std::uint8_t { third, half };
// What a grand slam bid is worth (README R19).
enum class SlamBidPays : std::uint8_t { contract_and_bonus, bonus_only };
// When the taker is asked about a slam (README R9).
enum class SlamAsked : std::uint8_t { after_discard, after_bidding };

struct Options {
  std::uint16_t deals = 1;  // deals with a score; thrown-in deals do not count
  RuleSet rules = RuleSet::fft;
  std::uint8_t seats = 4;
  std::int8_t first_dealer = -1;  // -1: drawn by lot

  // Bidding and the dog.
  bool petit_sec_annuls = true;
  bool same_dealer_after_passes = false;
  bool grand_slam_bid = false;
  bool honours_discardable = true;  // queens, knights and jacks; kings never
  bool trumps_discardable = false;  // as a free choice; when forced they always are

  // Calling a king, five at the table.
  bool call_after_discard = false;
  bool may_call_own_card = true;
  bool first_lead_ban = true;

  // Announcements.
  bool handfuls = true;
  bool slam_announced = true;
  SlamAsked slam_asked = SlamAsked::after_discard;
  bool slam_leads = true;        // who undertakes a slam, by bid or announcement, leads
  bool slam_unannounced = true;  // a slam nobody undertook is paid too
  bool petit_au_bout = true;

  // The Excuse.
  bool excuse_any_time = true;     // false: only where a trump could be played
  bool excuse_exchanged = true;    // a half-point card is given for it
  bool excuse_lost_at_end = true;  // the last trick's winners take it

  // Scoring.
  bool base_on_loss = true;  // the 25 counts in a lost contract too
  bool multiplier_on_loss = true;
  PartnerShare partner_share = PartnerShare::third;
  SlamBidPays slam_bid_pays = SlamBidPays::contract_and_bonus;

  friend bool operator==(const Options&, const Options&) = default;

  static void fields(auto& o, auto& v) {
    v("deals", o.deals);
    v("rules", o.rules);
    v("seats", o.seats);
    v("first_dealer", o.first_dealer);
    v("petit_sec_annuls", o.petit_sec_annuls);
    v("same_dealer_after_passes", o.same_dealer_after_passes);
    v("grand_slam_bid", o.grand_slam_bid);
    v("honours_discardable", o.honours_discardable);
    v("trumps_discardable", o.trumps_discardable);
    v("call_after_discard", o.call_after_discard);
    v("may_call_own_card", o.may_call_own_card);
    v("first_lead_ban", o.first_lead_ban);
    v("handfuls", o.handfuls);
    v("slam_announced", o.slam_announced);
    v("slam_asked", o.slam_asked);
    v("slam_leads", o.slam_leads);
    v("slam_unannounced", o.slam_unannounced);
    v("petit_au_bout", o.petit_au_bout);
    v("excuse_any_time", o.excuse_any_time);
    v("excuse_exchanged", o.excuse_exchanged);
    v("excuse_lost_at_end", o.excuse_lost_at_end);
    v("base_on_loss", o.base_on_loss);
    v("multiplier_on_loss", o.multiplier_on_loss);
    v("partner_share", o.partner_share);
    v("slam_bid_pays", o.slam_bid_pays);
  }
};

// The named set, whole.
constexpr Options preset(RuleSet rules) {
  Options o;
  if (rules == RuleSet::fft) return o;
  o.rules = RuleSet::house;
  o.petit_sec_annuls = false;
  o.same_dealer_after_passes = true;
  o.grand_slam_bid = true;
  o.honours_discardable = false;
  o.trumps_discardable = true;
  o.call_after_discard = true;
  o.may_call_own_card = false;
  o.first_lead_ban = false;
  o.handfuls = false;
  o.slam_announced = false;
  o.slam_leads = false;
  o.slam_unannounced = false;
  o.petit_au_bout = false;
  o.excuse_exchanged = false;
  o.excuse_lost_at_end = false;
  o.base_on_loss = false;
  o.partner_share = PartnerShare::half;
  return o;
}

// What follows from the number of players alone.
struct TableSize {
  std::uint8_t hand;  // cards in a hand
  std::uint8_t dog;
  std::uint8_t packet;      // cards dealt at a time
  std::uint8_t handful[3];  // trumps in a single, double, triple handful
};
constexpr TableSize table_size(int seats) {
  if (seats == 3) return {24, 6, 4, {13, 15, 18}};
  if (seats == 5) return {15, 3, 3, {8, 10, 13}};
  return {18, 6, 3, {10, 13, 15}};
}

}  // namespace mathom::french_tarot

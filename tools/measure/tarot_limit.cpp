// The reference that French Tarot's rules are measured against: the fastest uniform random playout of a four-player
// deal that we could write, with no interface, no rules options and no events. Deal, dog, random legal discard,
// eighteen tricks, score. `scripts/bench` runs it next to `mathom bench`, so that the figure is a ratio on one machine
// in one run.
//
// Bitboards: a hand is two words. `s`: four suits in 16-bit lanes (bit 0 of a lane the ace, bit 13 the king) and the
// excuse in bit 62. `t`: trumps 1..21 in bits 0..20. A follower's legal cards always fit one word (its suit, or its
// trumps, or its discards, each with the excuse), so a move is one popcount, one multiply, one select; the only branch
// on data in a trick is the excuse being led.
//
//   tarot_limit [SECONDS [REPEATS]]   playouts a second of processor time: median of the repeats
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>
#if defined(__EMSCRIPTEN__)
#include <emscripten.h>
#endif

using u64 = std::uint64_t;
using u32 = std::uint32_t;

// Processor time of this process, in seconds: the machine is shared, so wall
// time would measure the neighbours.
static double cpu_now() {
  timespec ts;
#if defined(__EMSCRIPTEN__)
  return EM_ASM_DOUBLE(
      { return typeof process != 'undefined' ? process.cpuUsage().user / 1e6 : performance.now() / 1e3; });
#else
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ts);
#endif
  return ts.tv_sec + 1e-9 * ts.tv_nsec;
}

static inline u64 mask(bool c) { return 0 - (u64)c; }
static inline int pop(u64 x) { return __builtin_popcountll(x); }

// Deterministic, platform-independent generator (wyrand step).
struct Rng {
  u64 s;
  inline u64 next() {
    s += 0xa0761d6478bd642fULL;
    u64 a = s, b = s ^ 0xe7037ed1a0b428dbULL;
#if defined(__wasm__)
    // 64x64 -> 128 by four 32-bit multiplies (no helper call).
    u64 al = (u32)a, ah = a >> 32, bl = (u32)b, bh = b >> 32;
    u64 ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
    u64 mid = (ll >> 32) + (u32)lh + (u32)hl;
    u64 lo = (mid << 32) | (u32)ll;
    u64 hi = hh + (lh >> 32) + (hl >> 32) + (mid >> 32);
    return hi ^ lo;
#else
    __uint128_t m = (__uint128_t)a * b;
    return (u64)(m >> 64) ^ (u64)m;
#endif
  }
  inline u32 below(u32 n) { return (u32)(((next() >> 32) * (u64)n) >> 32); }
};

// k-th (0-based) set bit of w as a mask.
static inline u64 nth_bit(u64 w, u32 k) {
  // Branch-free select: byte by prefix popcounts, then a bit by bisection.
  u64 x = w;
  x = x - ((x >> 1) & 0x5555555555555555ULL);
  x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
  u64 c = x * 0x0101010101010101ULL;
  u64 kk = (u64)(k + 1) * 0x0101010101010101ULL;
  u64 le = (((kk | 0x8080808080808080ULL) - c - 0x0101010101010101ULL) & 0x8080808080808080ULL) >> 7;
  u32 b = (u32)((le * 0x0101010101010101ULL) >> 56) * 8;
  u32 r = k - (u32)((c << 8 >> b) & 0xff);
  u64 y = (w >> b) & 0xff;
  u32 sh = 0, g, q;
  q = pop(y & 15);
  g = r >= q;
  r -= g ? q : 0;
  y >>= g * 4;
  sh += g * 4;
  q = pop(y & 3);
  g = r >= q;
  r -= g ? q : 0;
  y >>= g * 2;
  sh += g * 2;
  q = y & 1;
  g = r >= q;
  sh += g;
  return 1ULL << (b + sh);
}

static constexpr u64 kLane = 0x3fffULL;  // 14 ranks
static constexpr u64 kSuits = kLane | kLane << 16 | kLane << 32 | kLane << 48;
static constexpr u64 kE = 1ULL << 62;  // the excuse, in the suit word
static constexpr u64 kRank1 = 0x0001000100010001ULL;
static constexpr u64 kKings = kRank1 << 13, kQueens = kRank1 << 12, kKnights = kRank1 << 11, kJacks = kRank1 << 10;
static constexpr u64 kTrumps = 0x1fffffULL, kPetit = 1, kT21 = 1ULL << 20;

struct Set {
  u64 s, t;
};

// Uniformly random subset of exactly k cards of `from`, drawn one by one.
static inline Set draw(Set& from, int k, Rng& r) {
  Set out{0, 0};
  for (int i = 0; i < k; ++i) {
    u32 n1 = pop(from.s), n = n1 + pop(from.t);
    u32 j = r.below(n);
    bool lo = j < n1;
    u64 b = nth_bit(lo ? from.s : from.t, lo ? j : j - n1);
    u64 bs = lo ? b : 0, bt = lo ? 0 : b;
    from.s ^= bs;
    from.t ^= bt;
    out.s |= bs;
    out.t |= bt;
  }
  return out;
}

// Uniformly random split of `a` (2n cards) into two sets of n: a fair coin per
// card, then uniformly chosen cards move from the larger to the smaller set
// (exchangeable, hence exactly uniform).
static inline void split(Set a, int n, Rng& r, Set& x, Set& y) {
  u64 m = r.next(), q = r.next();
  x = {a.s & m, a.t & q};
  y = {a.s & ~m, a.t & ~q};
  int d = pop(x.s) + pop(x.t) - n;
  Set& big = d > 0 ? x : y;
  Set& small = d > 0 ? y : x;
  Set mv = draw(big, d > 0 ? d : -d, r);
  small.s |= mv.s;
  small.t |= mv.t;
}

struct Deal {
  u64 s[4], t[4];  // hands
  u64 wl, wh;      // cards won by the taker (with its discards)
  u64 tl, th;      // cards of the current trick
  u32 lead, taker, excOwner;
};

static inline void deal(Deal& g, Rng& r, u32 taker) {
  Set all{kSuits | kE, kTrumps};
  Set dog = draw(all, 6, r);
  Set a, b, h[4];
  split(all, 36, r, a, b);
  split(a, 18, r, h[0], h[1]);
  split(b, 18, r, h[2], h[3]);
  // Taker picks up the dog and discards six: no kings, no trumps, no excuse
  // unless there is nothing else (then trumps other than petit and 21).
  Set& x = h[taker];
  x.s |= dog.s;
  x.t |= dog.t;
  Set can{x.s & ~kKings & ~kE, 0};
  int n = pop(can.s);
  Set ecart;
  if (__builtin_expect(n >= 6, 1)) {
    ecart = draw(can, 6, r);
  } else {
    ecart = can;
    Set tr{0, x.t & ~(kPetit | kT21)};
    Set more = draw(tr, 6 - n, r);
    ecart.t |= more.t;
  }
  x.s ^= ecart.s;
  x.t ^= ecart.t;
  for (int i = 0; i < 4; ++i) {
    g.s[i] = h[i].s;
    g.t[i] = h[i].t;
  }
  g.wl = ecart.s;
  g.wh = ecart.t;
  g.taker = taker;
  g.excOwner = taker;
}

// Any card of the hand (the lead, or after the excuse was led).
static inline void free_card(u64& s, u64& t, u32 rnd, u64& bs, u64& bt) {
  u32 n1 = pop(s), n = n1 + pop(t);
  u32 k = (u32)(((u64)rnd * n) >> 32);
  bool lo = k < n1;
  u64 bit = nth_bit(lo ? s : t, lo ? k : k - n1);
  bs = lo ? bit : 0;
  bt = lo ? 0 : bit;
  s ^= bs;
  t ^= bt;
}

static inline void play_trick(Deal& g, Rng& r) {
  u64 z0 = r.next(), z1 = r.next();
  const u32 rnd[4] = {(u32)z0, (u32)(z0 >> 32), (u32)z1, (u32)(z1 >> 32)};
  u32 p = g.lead, win = p;
  u64 tl = 0, th = 0, bs, bt;
  int i = 1;
  free_card(g.s[p], g.t[p], rnd[0], bs, bt);
  tl = bs;
  th = bt;
  // (!= 0 matters: __builtin_expect takes a long, 32 bits on wasm.)
  if (__builtin_expect((bs & kE) != 0, 0)) {  // excuse led: next decides
    g.excOwner = p;
    p = (p + 1) & 3;
    free_card(g.s[p], g.t[p], rnd[1], bs, bt);
    tl |= bs;
    th |= bt;
    win = p;
    i = 2;
  }
  const u32 lane = (u32)__builtin_ctzll(bs | 1ULL << 63) & 48;
  const u64 L = bs ? kLane << lane : 0;
  u64 bestT = bt;                              // best trump, 0 = none
  u64 best = (bt << 16) | ((bs & L) >> lane);  // best key so far
  for (; i < 4; ++i) {
    p = (p + 1) & 3;
    u64 s = g.s[p], t = g.t[p];
    u64 f = s & L;
    // Masks instead of conditionals: a mispredicted branch costs more than
    // the whole move.
    u64 mF = mask(f != 0), mT = mask(t != 0) & ~mF;
    u64 ov = t & ((0 - (bestT << 1)) | mask(bestT == 0));
    u64 trl = ov | (t & mask(ov == 0));
    u64 w = f | (trl & mT) | (s & ~mF & ~mT) | (s & kE);
    u32 k = (u32)(((u64)rnd[i] * (u32)pop(w)) >> 32);
    u64 bit = nth_bit(w, k);
    u64 mE = 0 - (bit >> 62);  // kE is the only bit at or above 62
    bt = bit & mT & ~mE;
    bs = bit ^ bt;
    g.s[p] = s ^ bs;
    g.t[p] = t ^ bt;
    tl |= bs;
    th |= bt;
    g.excOwner ^= (g.excOwner ^ p) & (u32)mE;
    // Winner: a higher trump, or (no trump yet) a higher card of the suit led.
    // Key: trumps above every suit card.
    u64 key = (bt << 16) | ((bs & L) >> lane);
    u64 mW = mask(key > best);
    best ^= (best ^ key) & mW;
    win ^= (win ^ p) & (u32)mW;
    bestT = best >> 16;
  }
  u64 m = 0 - (u64)(win == g.taker);
  g.wl |= tl & m;
  g.wh |= th & m;
  g.tl = tl;
  g.th = th;
  g.lead = win;
}

static inline int finish(Deal& g) {
  // Half points: 1 a card, +8 bouts and kings, +6 queens, +4 knights, +2 jacks.
  u64 l = g.wl, h = g.wh;
  int pts = pop(l) + pop(h) + 8 * pop(l & kKings) + 6 * pop(l & kQueens) + 4 * pop(l & kKnights) + 2 * pop(l & kJacks) +
            8 * pop(h & (kPetit | kT21));
  int bouts = pop(h & (kPetit | kT21));
  // Excuse: stays with its owner against a low card, lost on the last trick.
  bool mine = (g.tl & kE) ? (l & kE) != 0 : g.excOwner == g.taker;
  pts += mine ? 8 : 0;
  bouts += mine;
  static constexpr int need[4] = {112, 102, 82, 72};
  int diff = pts - need[bouts];
  int petit = (g.th & kPetit) ? (g.lead == g.taker ? 20 : -20) : 0;
  int base = 50 + (diff < 0 ? -diff : diff);
  return (diff >= 0 ? base : -base) + petit;  // half points, one defender
}

// K interleaved playouts, trick by trick, which hides latency; the sum of the scores.
template <int K>
static inline long playouts(Rng& r) {
  Deal g[K];
  for (int j = 0; j < K; ++j) {
    u64 z = r.next();
    deal(g[j], r, (u32)z & 3);
    g[j].lead = (u32)(z >> 2) & 3;
  }
  for (int trick = 0; trick < 18; ++trick)
    for (int j = 0; j < K; ++j) play_trick(g[j], r);
  long sum = 0;
  for (int j = 0; j < K; ++j) sum += finish(g[j]);
  return sum;
}

template <int K>
static double playouts_per_second(double seconds, int repeats, Rng& r) {
  std::vector<double> rates;
  volatile long sink = 0;  // the playouts must happen
  for (int i = 0; i < repeats; ++i) {
    const double began = cpu_now();
    double took = 0;
    long n = 0;
    for (; took < seconds; took = cpu_now() - began)
      for (int k = 0; k < 500; ++k, n += K) sink = sink + playouts<K>(r);
    rates.push_back(n / took);
  }
  std::sort(rates.begin(), rates.end());
  return rates[rates.size() / 2];
}

int main(int argc, char** argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 1;
  const int repeats = argc > 2 ? std::atoi(argv[2]) : 3;
  Rng r{1};
  const double best =
      std::max({playouts_per_second<1>(seconds, repeats, r), playouts_per_second<2>(seconds, repeats, r),
                playouts_per_second<4>(seconds, repeats, r)});
  std::printf("%.0f\n", best);
  return 0;
}

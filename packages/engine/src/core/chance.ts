/** Picks one of `count` equally likely outcomes, as a number from 0. */
export type Chance = (count: number) => number;

/** A repeatable source of chance (xoshiro128**, seeded by splitmix32). */
export function seeded(seed: number): Chance {
  let s = seed | 0;
  const mix = (): number => {
    s = (s + 0x9e3779b9) | 0;
    let z = s;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let a = mix();
  let b = mix();
  let c = mix();
  let d = mix();
  return (count) => {
    const m = Math.imul(b, 5);
    const r = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = (d << 11) | (d >>> 21);
    // Multiply-shift instead of a remainder; the bias (count / 2^32) is far below what any number of games can show
    return Math.floor((r * count) / 0x100000000);
  };
}

/** Seeded choices: each is named, so that the order of asking never changes an answer. */
export interface Chance {
  range(name: string, from: number, to: number): number;
  pick<const T>(name: string, options: readonly [T, ...T[]]): T;
  yes(name: string, share?: number): boolean;
}

/** FNV-1a with a final avalanche, as a number in [0, 1). */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

export function chance(seed: string): Chance {
  const roll = (name: string): number => hash(`${seed}/${name}`);
  return {
    range: (name, from, to) => from + roll(name) * (to - from),
    pick: (name, options) => options[Math.floor(roll(name) * options.length)] ?? options[0],
    yes: (name, share = 0.5) => roll(name) < share,
  };
}

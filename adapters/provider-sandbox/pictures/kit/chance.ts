/** What is known of one model and is therefore not left to chance. */
export type Trait = string | number | boolean;
export type Traits = Readonly<Record<string, Trait>>;

/** Choices of a model: what is known of it, else seeded ones. Each is named, so that the order of asking never changes an answer. */
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

export function chance(seed: string, traits: Traits = {}): Chance {
  const roll = (name: string): number => hash(`${seed}/${name}`);
  return {
    range: (name, from, to) => {
      const known = traits[name];
      if (known === undefined) return from + roll(name) * (to - from);
      if (typeof known === 'number') return known;
      throw new TypeError(`${seed}: ${name} is a number, not ${known}`);
    },
    pick: (name, options) => {
      const known = traits[name];
      if (known === undefined) return options[Math.floor(roll(name) * options.length)] ?? options[0];
      const option = options.find((one) => one === known);
      if (option !== undefined) return option;
      throw new RangeError(`${seed}: ${name} cannot be ${known}`);
    },
    yes: (name, share = 0.5) => {
      const known = traits[name];
      if (known === undefined) return roll(name) < share;
      if (typeof known === 'boolean') return known;
      throw new TypeError(`${seed}: ${name} is yes or no, not ${known}`);
    },
  };
}

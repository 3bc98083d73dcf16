import type { Bani } from '#core/kernel/shared/index.ts';

/** The model that a product is one of. */
export interface Model {
  readonly modelId: string;
  /** Without the word of its category and without what tells its products apart. */
  readonly title: string;
  /** The lowest price of its products, where they have several; bani. Lists alone know it, and what follows. */
  readonly from?: Bani;
  /** #RRGGBB, where there are several. */
  readonly colours?: readonly string[];
  /** All memories that it is offered with, in one line, where there are several. */
  readonly memories?: string;
}

/** What tells a product from the others of its model, in words. */
export interface VariantWords {
  readonly memory?: string;
  readonly colour?: string;
}

/** One product of a model, as the pages of all of them offer it. */
export interface Variant {
  readonly url: string;
  /** Empty when the model has one memory only. */
  readonly memory: string;
  /** Empty when the provider has no word for it. */
  readonly colour: string;
  /** #RRGGBB. */
  readonly hex: string;
  /** Whether it can be bought or ordered ahead. */
  readonly isThere: boolean;
  /** Whether it is the product of this page. */
  readonly isShown: boolean;
}

/** What may be chosen in place of what a page shows, and where it is shown. */
export interface Choice {
  readonly title: string;
  readonly hex: string;
  readonly url: string;
  readonly isChosen: boolean;
  /** `other` when it does not go together with what else is chosen: another of that comes with it. */
  readonly state: 'there' | 'absent' | 'other';
}

export interface Choices {
  readonly colours: readonly Choice[];
  readonly memories: readonly Choice[];
}

const unitOf = (memory: string): string | undefined => /\s(\S+)$/.exec(memory)?.[1];

/** One figure, which would read as a count without its unit. */
const isShort = (memory: string): boolean => /^\d\s/.test(memory);

/**
 * Memories in one line, each kept whole: a unit that the next one has as well stands once, `128 · 256 GB · 1 TB` (rule
 * VARIANT-5).
 */
export const memoriesInLine = (memories: readonly string[]): string =>
  memories
    .map((memory, place) => {
      const unit = unitOf(memory);
      const isRepeated = unit !== undefined && unit === unitOf(memories[place + 1] ?? '') && !isShort(memory);
      return (isRepeated ? memory.slice(0, -unit.length).trimEnd() : memory).replaceAll(' ', '\u00A0');
    })
    .join(' · ');

/**
 * The colours and memories that a model is offered in, each once in the provider's order (rule VARIANT-1). What is chosen
 * leads to the product that keeps the other choice; where there is none, to the first that can be had, and it is marked;
 * so is what is out of stock (rule VARIANT-2). A page that has no choice offers none.
 */
export const choicesOf = (variants: readonly Variant[]): Choices => {
  const shown = variants.find(({ isShown }) => isShown);
  if (!shown) return { colours: [], memories: [] };
  const choose = (
    identity: (variant: Variant) => string,
    keeps: (variant: Variant) => boolean,
    title: 'colour' | 'memory',
  ) => {
    const groups = [...Map.groupBy(variants, identity).values()];
    const choices = groups.flatMap((group): Choice[] => {
      const kept = group.find(keeps);
      const led = kept ?? group.find(({ isThere }) => isThere) ?? group[0];
      if (!led) return [];
      const isChosen = group.includes(shown);
      return [
        {
          ...{ title: led[title], hex: led.hex, url: isChosen ? shown.url : led.url, isChosen },
          state: (isChosen ? shown : led).isThere ? (kept ? 'there' : 'other') : 'absent',
        },
      ];
    });
    return choices.length > 1 ? choices : [];
  };
  return {
    colours: choose(
      ({ colour, hex }) => colour || hex,
      ({ memory }) => memory === shown.memory,
      'colour',
    ),
    memories: choose(
      ({ memory }) => memory,
      ({ colour, hex }) => colour === shown.colour && hex === shown.hex,
      'memory',
    ),
  };
};

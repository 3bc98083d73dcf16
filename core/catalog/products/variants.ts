import type { Bani } from '#core/kernel/shared/index.ts';

/** The model that a product is one of. */
export interface Model {
  readonly modelId: string;
  /** Without the word of its category and without what tells its products apart. */
  readonly title: string;
  /** Lowest price of its products if they differ, bani. Set only in lists. */
  readonly from?: Bani;
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

/**
 * Colours and memories of a model, each once, in the provider's order (rule VARIANT-1). A choice links to the product
 * that keeps the other choice, or to the first available one, which is marked; out of stock is marked, too (rule
 * VARIANT-2). Without a choice the lists are empty.
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

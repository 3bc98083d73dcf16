import { type Blueprint, colourGroupOf } from './blueprints.ts';
import type { Configuration } from './pricing.ts';
import { random } from './random.ts';
import { slug } from './text.ts';

export type Edition = ReturnType<typeof editionOf>;

const markets = ['EU', 'Global', 'UK', 'UAE', 'India', 'Asia', 'Japan', 'Türkiye'] as const;
const letters = 'ABCDEFGHKLMNPRSTUVWX';

/**
 * A regional edition of a model, for catalogues larger than the default one. `configurations` are those with less memory,
 * then this one. Round 0 is the default catalogue; each later round is another market and revision.
 */
export function editionOf(blueprint: Blueprint, round: number) {
  const { model, modelSlug, url, colourGroup, variant, smallerVariants } = blueprint;
  const upToThis: readonly Configuration[] = [...smallerVariants, variant].map((one) => ({
    group: colourGroupOf(modelSlug, one),
    regular: one.price,
  }));
  if (round === 0) return { blueprint, model, modelSlug, url, colourGroup, configurations: upToThis };
  const market = markets[(round - 1) % markets.length] ?? 'EU';
  const series = Math.floor((round - 1) / markets.length);
  const letter = letters.charAt(series % letters.length);
  const turn = Math.floor(series / letters.length);
  const revision = turn === 0 ? letter : `${letter}${turn + 1}`;
  const suffix = slug(`${market} rev ${revision}`);
  const factor = 0.92 + random(`edition ${modelSlug} ${suffix}`).next() * 0.14;
  const regularOf = (price: number): number => {
    const ending = price >= 1000 ? 100 : 10;
    return Math.max(ending, Math.round((price * factor) / ending) * ending) - 1;
  };
  return {
    blueprint,
    model: `${model} (${market}, rev. ${revision})`,
    modelSlug: `${modelSlug}-${suffix}`,
    url: `${url}-${suffix}`,
    colourGroup: `${colourGroup}-${suffix}`,
    configurations: upToThis.map(({ group, regular }) => ({
      group: `${group}-${suffix}`,
      regular: regularOf(regular),
    })),
  };
}

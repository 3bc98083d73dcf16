import { type Blueprint, groupOf } from './blueprints.ts';
import type { Configuration } from './pricing.ts';
import { random } from './random.ts';
import { slug } from './text.ts';

/** A regional edition of a model, for catalogues larger than the default one. */
export interface Edition {
  blueprint: Blueprint;
  /** For example `15T Pro (EU, rev. B)`. */
  model: string;
  modelSlug: string;
  url: string;
  colourGroup: string;
  /** Configurations of the model with less memory, then this one. */
  configurations: readonly Configuration[];
}

const markets = ['EU', 'Global', 'UK', 'UAE', 'India', 'Asia', 'Japan', 'Türkiye'] as const;
const letters = 'ABCDEFGHKLMNPRSTUVWX';

/** Round 0 is the default catalogue; each later round is another market and revision. */
export function edition(blueprint: Blueprint, round: number): Edition {
  const { model, modelSlug, url, colourGroup, variant, lesser } = blueprint;
  const upToThis = [...lesser, variant].map((one) => ({ group: groupOf(modelSlug, one), regular: one.price }));
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

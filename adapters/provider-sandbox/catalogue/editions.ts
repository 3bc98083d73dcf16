import type { Blueprint } from './blueprints.ts';
import { random } from './random.ts';
import { slug } from './text.ts';

/** A regional edition of a model, for catalogues larger than the default one. */
export interface Edition {
  blueprint: Blueprint;
  /** Name as shown, e.g. `15T Pro (EU, rev. B)`. */
  model: string;
  modelSlug: string;
  url: string;
  colourGroup: string;
  regularPrice: number;
}

const markets = ['EU', 'Global', 'UK', 'UAE', 'India', 'Asia', 'Japan', 'Türkiye'] as const;
const letters = 'ABCDEFGHKLMNPRSTUVWX';

/** The first round is the default catalogue itself; every later one is another market and revision. */
export function edition(blueprint: Blueprint, round: number): Edition {
  const { model, modelSlug, url, colourGroup, variant } = blueprint;
  if (round === 0) return { blueprint, model, modelSlug, url, colourGroup, regularPrice: variant.price };
  const market = markets[(round - 1) % markets.length] ?? 'EU';
  const series = Math.floor((round - 1) / markets.length);
  const letter = letters.charAt(series % letters.length);
  const turn = Math.floor(series / letters.length);
  const revision = turn === 0 ? letter : `${letter}${turn + 1}`;
  const suffix = slug(`${market} rev ${revision}`);
  const factor = 0.92 + random(`edition ${modelSlug} ${suffix}`).next() * 0.14;
  const ending = variant.price >= 1000 ? 100 : 10;
  return {
    blueprint,
    model: `${model} (${market}, rev. ${revision})`,
    modelSlug: `${modelSlug}-${suffix}`,
    url: `${url}-${suffix}`,
    colourGroup: `${colourGroup}-${suffix}`,
    regularPrice: Math.max(ending, Math.round((variant.price * factor) / ending) * ending) - 1,
  };
}

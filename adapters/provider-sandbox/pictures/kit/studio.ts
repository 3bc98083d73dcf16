import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import { type Chance, chance, type Traits } from './chance.ts';
import { tame } from './colour.ts';
import type { Sheet } from './sheet.ts';

export type View = 1 | 2 | 3;

/** What a form's routine draws with: definitions, the model's own choices, the body colour and the view asked for. */
export interface Studio {
  sheet: Sheet;
  chance: Chance;
  traits: Traits;
  /** Body colour with room for light and shade. */
  colour: string;
  view: View;
}

/** Draws one product, shadow included and without a background, in 1200 × 1200. */
export type Draw = (studio: Studio) => string;

export function studio(sheet: Sheet, spec: PictureSpec, view: View, traits: Traits): Studio {
  const choices = chance(`${spec.family}:${spec.model}`, traits);
  return { sheet, chance: choices, traits, colour: tame(spec.colour.toLowerCase()), view };
}

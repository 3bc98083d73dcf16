import { audio } from './audio.ts';
import { cases } from './cases.ts';
import { computers } from './computers.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import type { Look, Looks } from './look.ts';
import { mobility } from './mobility.ts';
import { phones } from './phones.ts';
import { photo } from './photo.ts';
import { screens } from './screens.ts';
import { tablets } from './tablets.ts';
import { wearables } from './wearables.ts';

/** How every known model looks, by its slug. */
export const looks: Looks = {
  ...phones,
  ...tablets,
  ...computers,
  ...wearables,
  ...audio,
  ...screens,
  ...photo,
  ...home,
  ...kitchen,
  ...mobility,
  ...cases,
};

const measured = /^(.+?)-(\d+)(?:-inch|mm|(?:-(\d+))?m)$/;

/** A picture names a model by its slug, with the size behind it where sizes of one model are sold: `lg-oled-c5-55-inch`, `anker-powerline-iii-flow-1-8m`. */
export interface KnownModel extends Look {
  /** The model without its size: what does not depend on the size is chosen by it. */
  readonly slug: string;
}

/** How the model of a picture looks; its size, where it has one, is the trait `size` in inches, millimetres or metres. */
export function lookOf(model: string): KnownModel | undefined {
  const own = looks[model];
  if (own) return { ...own, slug: model };
  const [, slug = '', size, tenths = '0'] = measured.exec(model) ?? [];
  const look = looks[slug];
  return look && { form: look.form, traits: { ...look.traits, size: Number(`${size}.${tenths}`) }, slug };
}

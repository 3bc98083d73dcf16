import type { Locale } from '#core/kernel/locale/index.ts';
import { type Bani, parseAmount } from '#core/kernel/shared/index.ts';
import { isColour } from '#core/site/settings/index.ts';
import type { PictureAddresses } from './picture-addresses.ts';

/** What mappers need to know beside the wire value. */
export interface Mapping {
  readonly pictures: Pick<PictureAddresses, 'pathOf'>;
}

/** What mappers of the operator's HTML need to know. */
export interface TextMapping extends Mapping {
  /** The language that it is written in. */
  readonly locale: Locale;
}

/** Bani of an amount that the wire schema has let through; bani. */
export const baniOf = (amount: number | string): Bani => {
  const bani = parseAmount(amount);
  if (bani === undefined) throw new Error(`The wire schema let through an amount that is none: ${amount}`);
  return bani;
};

/** Path of a picture on the shop; empty when there is none that it may show. */
export const pictureOf = (address: string | null | undefined, { pictures }: Mapping): string =>
  pictures.pathOf(address);

/** Ground of what has no tint, or a broken one. */
const PLAIN_TINT = '#F4F5F7';

/** The colour of a ground, #RRGGBB (rule SETTINGS-1). */
export const tintOf = (tint: string | null | undefined): string => (tint && isColour(tint) ? tint : PLAIN_TINT);

/** White space and controls, which browsers drop from addresses, and the backslash, which they read as a slash. */
const TREACHEROUS = /[\p{Cc}\s\\]/u;
const OWN_PATH = /^\/(?!\/)/;
const HARMLESS = /^(?:https?:\/\/|mailto:|tel:|viber:\/\/)/i;

/** Where a link of the provider leads: a path of the shop or a harmless scheme; anything else is undefined. */
export const linkOf = (href: string | null | undefined): string | undefined => {
  if (!href || TREACHEROUS.test(href)) return undefined;
  return OWN_PATH.test(href) || HARMLESS.test(href) ? href : undefined;
};

/** An object without its undefined and null fields, for optional fields of core types. */
export const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };

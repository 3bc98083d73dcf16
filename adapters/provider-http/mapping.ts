import type { Locale } from '#core/kernel/locale/index.ts';
import { type Bani, type PictureFields, parseAmount, type TintedPictureFields } from '#core/kernel/shared/index.ts';
import { isColour } from '#core/site/settings/index.ts';
import type { PictureAddresses } from './picture-addresses.ts';

/** What mappers need beside the wire value. */
export interface Mapping {
  readonly pictures: Pick<PictureAddresses, 'pathOf'>;
}

/** What mappers of HTML need. */
export interface TextMapping extends Mapping {
  /** The language that it is written in. */
  readonly locale: Locale;
}

/** The bani of an amount that has passed its schema. */
export const baniOf = (amount: number | string): Bani => {
  const bani = parseAmount(amount);
  if (bani === undefined) throw new Error(`The wire schema accepted an invalid amount: ${amount}`);
  return bani;
};

/** Path of a picture on the shop; empty when there is none or it may not be shown. */
export const pictureOf = (address: string | null | undefined, { pictures }: Mapping): string =>
  pictures.pathOf(address);

/** Ground of what has no tint, or a broken one. */
const PLAIN_TINT = '#F4F5F7';

/** The colour of a ground, #RRGGBB (rule SETTINGS-1). */
const tintOf = (tint: string | null | undefined): string => (tint && isColour(tint) ? tint : PLAIN_TINT);

interface WirePicture {
  readonly img?: string | null | undefined;
  readonly img_dark?: string | null | undefined;
}

/** A picture, with its dark variant if there is one (rule PICTURE-1). */
export const picturedOf = ({ img, img_dark }: WirePicture, mapping: Mapping): PictureFields => ({
  image: pictureOf(img, mapping),
  ...present({ darkImage: pictureOf(img_dark, mapping) || undefined }),
});

interface WireGround extends WirePicture {
  readonly tint?: string | null | undefined;
  readonly tint_dark?: string | null | undefined;
}

/** A picture with its background colour. Dark mode has both or neither, because they blend (rule PICTURE-1). */
export const groundedOf = (wire: WireGround, mapping: Mapping): TintedPictureFields => {
  const { image, darkImage } = picturedOf(wire, mapping);
  const { tint_dark } = wire;
  const dark = darkImage && tint_dark && isColour(tint_dark) ? { darkImage, darkTint: tint_dark } : {};
  return { image, tint: tintOf(wire.tint), ...dark };
};

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

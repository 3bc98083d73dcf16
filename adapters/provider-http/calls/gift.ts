import * as v from 'valibot';
import { id, maybe, picture, text } from '#adapters/provider-http/contract/wire.ts';
import { linkOf, type Mapping, pictureOf } from '#adapters/provider-http/mapping.ts';
import type { Gift } from '#core/editorial/gift/index.ts';

/** What the gift modal says; `is_active` false when there is no gift now. */
export const giftWire = v.object({
  is_active: v.boolean(),
  giftId: maybe(id),
  title: maybe(text),
  text: maybe(text),
  promo_code: maybe(text),
  href: maybe(text),
  img: maybe(picture),
});

/** The gift; null when none is active or it has no id. */
export const toGift = (wire: v.InferOutput<typeof giftWire> | null | undefined, mapping: Mapping): Gift | null => {
  if (!wire?.is_active || wire.giftId === undefined || wire.giftId === null) return null;
  return {
    giftId: String(wire.giftId),
    title: wire.title ?? '',
    text: wire.text ?? '',
    promoCode: wire.promo_code ?? '',
    href: linkOf(wire.href) ?? '',
    image: pictureOf(wire.img, mapping),
  };
};

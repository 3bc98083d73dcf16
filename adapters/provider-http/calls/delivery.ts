import * as v from 'valibot';
import type { Shop } from '#core/delivery/index.ts';
import { type AnswerOf, defineCall } from '../contract/define-call.ts';
import { filled, maybe, slug, text } from '../contract/wire.ts';

export const regionWire = v.object({
  regionId: slug,
  label: filled,
  localities: v.array(v.object({ localityId: slug, label: filled })),
});

export const shopWire = v.object({
  shopId: slug,
  title: filled,
  address: text,
  phone: maybe(text),
  hours: v.pipe(maybe(text), v.description('Opening hours in words')),
  isOpen: v.pipe(v.boolean(), v.description('Now, in Moldova')),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  regionId: maybe(slug),
});

export const regions = defineCall({
  id: 'regions',
  method: 'GET',
  path: '/general/regions',
  summary: 'Regions with their localities; Kishinev (`kishinev`) first',
  assumed: true,
  answer: v.array(regionWire),
});

export const shops = defineCall({
  id: 'shops',
  method: 'GET',
  path: '/base/shops',
  summary: 'Shops where goods are picked up',
  assumed: true,
  answer: v.array(shopWire),
});

export const deliveryInfoText = defineCall({
  id: 'deliveryInfoText',
  method: 'GET',
  path: '/mi/delivery_info_text',
  summary: 'A sentence on delivery',
  answer: v.object({ text }),
});

/** Shops as core knows them. */
export const toShops = (wire: AnswerOf<typeof shops>): readonly Shop[] =>
  wire.map(({ regionId: _region, phone, hours, ...shop }) => ({ ...shop, phone: phone ?? '', hours: hours ?? '' }));

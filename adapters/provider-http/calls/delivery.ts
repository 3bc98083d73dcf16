import * as v from 'valibot';
import { type InLocale, isNotFound, type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import {
  amount,
  assumed,
  count,
  filled,
  id,
  maybe,
  picture,
  slug,
  text,
} from '#adapters/provider-http/contract/wire.ts';
import { defaultRegions } from '#adapters/provider-http/default-regions.ts';
import { wireDeliveryTypes } from '#adapters/provider-http/delivery-type.ts';
import { baniOf, type Mapping, pictureOf, present } from '#adapters/provider-http/mapping.ts';
import { ok } from '#core/kernel/shared/index.ts';
import {
  type DeliveryDirectory,
  deliveryTypes,
  type FeeRange,
  type PickupStock,
  type Region,
  type Shop,
} from '#core/purchase/delivery/index.ts';
import { scheduleWire, toSchedule } from './schedule.ts';

const alias = v.pipe(assumed(text), v.description('Name in the other language, to be found by'));
const feeRangeWire = v.object({ from: amount, to: amount });

export const regionWire = v.object({
  regionId: slug,
  label: filled,
  alias,
  localities: v.array(v.object({ localityId: slug, label: filled, alias })),
  fees: v.pipe(
    assumed(v.object({ standart: maybe(feeRangeWire), express: maybe(feeRangeWire) })),
    v.description('Least and highest fee of any product, by delivery type'),
  ),
});

export const shopWire = v.object({
  shopId: slug,
  title: filled,
  address: text,
  phone: maybe(text),
  hours: v.pipe(maybe(text), v.description('Opening hours in words')),
  schedule: v.pipe(assumed(scheduleWire), v.description('Opening hours by days of the week')),
  isOpen: v.pipe(v.boolean(), v.description('Now, in Moldova')),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  regionId: maybe(slug),
  image: v.pipe(assumed(picture), v.description('The shop as it looks; absolute address, or a path on the provider')),
  stock: v.pipe(
    v.fallback(assumed(v.array(v.object({ productId: id, quantity: count }))), undefined),
    v.description('Pieces of the products that were asked for; one that is not listed is not there'),
  ),
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
  summary: 'Shops where goods are picked up; with the products of a cart, what each of them has of these',
  query: v.object({ id: v.optional(v.array(filled)) }),
  assumed: true,
  answer: v.array(shopWire),
  example: { query: { id: ['100001'] }, from: { '/query/id/0': 'popularProducts#/products/0/productId' } },
});

export const deliveryInfoText = defineCall({
  id: 'deliveryInfoText',
  method: 'GET',
  path: '/mi/delivery_info_text',
  summary: 'A sentence on delivery',
  answer: v.pipe(v.union([v.object({ text }), text]), v.description('A plain text, or one in an object')),
});

const toFeeRange = (range: v.InferOutput<typeof feeRangeWire> | null | undefined): FeeRange | undefined =>
  range ? { from: baniOf(range.from), to: baniOf(range.to) } : undefined;

/** Regions as core knows them; fees in bani. */
const toRegions = (wire: AnswerOf<typeof regions>): readonly Region[] =>
  wire.map(({ regionId, label, alias: other, localities, fees }) => ({
    regionId,
    label,
    localities: localities.map((place) => ({
      localityId: place.localityId,
      label: place.label,
      ...present({ alias: place.alias }),
    })),
    ...present({
      alias: other,
      fees:
        fees &&
        present(Object.fromEntries(deliveryTypes.map((type) => [type, toFeeRange(fees[wireDeliveryTypes[type]])]))),
    }),
  }));

/** Shops as core knows them. */
const toShops = (wire: AnswerOf<typeof shops>, mapping: Mapping): readonly Shop[] =>
  wire.map(({ regionId, phone, hours, schedule, image, stock: _stock, ...shop }) => ({
    ...shop,
    phone: phone ?? '',
    hours: hours ?? '',
    schedule: toSchedule(schedule),
    regionId: regionId ?? '',
    ...present({ image: pictureOf(image, mapping) || null }),
  }));

/** What shops have of the products that were asked for; a shop that does not tell is left out. */
const toPickupStock = (wire: AnswerOf<typeof shops>): readonly PickupStock[] =>
  wire.flatMap(({ shopId, stock }) =>
    stock
      ? [{ shopId, stock: stock.map(({ productId, quantity }) => ({ productId: String(productId), quantity })) }]
      : [],
  );

/** Regions and shops over the provider's HTTP calls; a provider without them delivers all over Moldova. */
export const createHttpDeliveryDirectory = (access: ProviderAccess): DeliveryDirectory => {
  const read = readerOf(access);
  const known = {
    regions: read(regions, (_query: InLocale) => ({}), toRegions),
    shops: read(shops, (_query: InLocale) => ({}), toShops),
  };
  return {
    regions: async (query, signal) => {
      const answer = await known.regions(query, signal);
      return isNotFound(answer) ? ok(defaultRegions(query.locale)) : answer;
    },
    shops: async (query, signal) => {
      const answer = await known.shops(query, signal);
      return isNotFound(answer) ? ok([]) : answer;
    },
    stock: read(shops, ({ productIds }) => ({ query: { id: [...productIds] } }), toPickupStock),
  };
};

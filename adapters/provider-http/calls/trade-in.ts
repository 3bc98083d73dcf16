import * as v from 'valibot';
import { type ProviderAccess, readerOf, sendForm } from '#adapters/provider-http/ask.ts';
import { type AnswerOf, defineCall, type RequestOf } from '#adapters/provider-http/contract/define-call.ts';
import {
  accepted,
  amount,
  assumed,
  customer,
  exampleCustomer,
  filled,
  id,
  maybe,
  moment,
  text,
  utm,
} from '#adapters/provider-http/contract/wire.ts';
import { baniOf } from '#adapters/provider-http/mapping.ts';
import { type DeviceQuestion, type DeviceWorth, deviceConditions } from '#core/purchase/counted-device/index.ts';
import type { TradeInDesk, TradeInOffer, TradeInTerms } from '#core/requests/trade-in/index.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const condition = v.picklist(deviceConditions);

/** A device of the list, and its condition. */
export const deviceWire = {
  model: v.pipe(id, v.description('`modelId` of `tradeInTerms`')),
  memory: v.optional(v.pipe(filled, v.maxLength(200), v.description('`memory` of the variant, where it has one'))),
  condition,
};

export const tradeInTerms = defineCall({
  id: 'tradeInTerms',
  method: 'GET',
  path: '/general/trade_in_terms',
  summary: 'What is taken in exchange, and for how much',
  assumed: true,
  answer: v.object({
    kinds: v.array(v.object({ kind: id, title: filled })),
    conditions: v.array(
      v.object({
        condition,
        title: filled,
        text: maybe(text),
        share_from: v.pipe(share, v.description('Least part of `price` that such a device is worth')),
        share_to: v.pipe(share, v.description('Highest part of it')),
      }),
    ),
    models: v.array(
      v.object({
        modelId: id,
        kind: id,
        brand: filled,
        title: filled,
        variants: v.array(
          v.object({ memory: maybe(text), price: v.pipe(amount, v.description('Of a faultless one, MDL')) }),
        ),
      }),
    ),
  }),
});

export const tradeIn = defineCall({
  id: 'tradeIn',
  method: 'POST',
  path: '/general/trade_in/',
  summary: 'Offers a used device in exchange',
  idempotent: 'optional',
  assumed: true,
  body: v.object({
    ...customer,
    device: v.pipe(filled, v.maxLength(200)),
    condition,
    product: v.optional(id),
    wanted: assumed(v.pipe(v.string(), v.maxLength(200), v.description('What is wanted in exchange, in words'))),
    comment: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    utm,
  }),
  answer: accepted,
  example: { body: { ...exampleCustomer, device: 'iPhone 13 128 GB', condition: 'good' } },
});

export const tradeInEstimate = defineCall({
  id: 'tradeInEstimate',
  method: 'POST',
  path: '/general/trade_in_estimate/',
  summary: 'What a used device is worth, to be counted in before an order; 404 when it is not taken',
  assumed: true,
  body: v.object({ ...deviceWire }),
  answer: v.object({
    estimate: v.pipe(amount, v.description('What an employee confirms when the device is brought, MDL')),
    valid_until: v.pipe(moment, v.description('The estimate holds until then')),
  }),
  example: {
    body: { model: 'apple-iphone-13', memory: '128 ГБ', condition: 'good' },
    from: {
      '/body/model': 'tradeInTerms#/models/0/modelId',
      '/body/memory': 'tradeInTerms#/models/0/variants/0/memory',
    },
  },
});

/** What a device is worth as core knows it; bani and ms. */
const toDeviceWorth = ({ estimate, valid_until }: AnswerOf<typeof tradeInEstimate>): DeviceWorth => ({
  worth: baniOf(estimate),
  until: Date.parse(valid_until),
});

/** A device of the list in the provider's words. */
export const fromDevice = ({
  modelId,
  memory,
  condition: chosen,
}: DeviceQuestion): RequestOf<typeof tradeInEstimate>['body'] => ({
  model: modelId,
  ...(memory === '' ? {} : { memory }),
  condition: chosen,
});

/** What is taken in exchange as core knows it; prices in bani. */
const toTradeInTerms = ({ kinds, conditions, models }: AnswerOf<typeof tradeInTerms>): TradeInTerms => ({
  kinds: kinds.map(({ kind, title }) => ({ kindId: String(kind), label: title })),
  conditions: conditions.map((known) => ({
    condition: known.condition,
    label: known.title,
    text: known.text ?? '',
    from: known.share_from,
    to: known.share_to,
  })),
  models: models.map(({ modelId, kind, brand, title, variants }) => ({
    modelId: String(modelId),
    kindId: String(kind),
    brand,
    title,
    variants: variants.map(({ memory, price }) => ({ memory: memory ?? '', best: baniOf(price) })),
  })),
});

/** An offer in the provider's words. */
const fromTradeIn = (offer: TradeInOffer): RequestOf<typeof tradeIn>['body'] => ({
  customer_name: offer.name,
  customer_phone_number: offer.phone,
  device: offer.device,
  condition: offer.condition,
  ...(offer.wanted === '' ? {} : { wanted: offer.wanted }),
  ...(offer.comment === '' ? {} : { comment: offer.comment }),
});

/** Used devices in exchange, over the provider's HTTP calls. */
export const createHttpTradeInDesk = (access: ProviderAccess): TradeInDesk => {
  const read = readerOf(access);
  return {
    terms: read(tradeInTerms, () => ({}), toTradeInTerms),
    estimate: read(tradeInEstimate, ({ device }) => ({ body: fromDevice(device) }), toDeviceWorth),
    offer: ({ offer, key, utm }, signal) =>
      sendForm(access, tradeIn, fromTradeIn(offer), { locale: offer.locale, key, utm }, signal),
  };
};

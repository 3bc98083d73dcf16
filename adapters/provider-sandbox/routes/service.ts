import { type IRouter, Router } from 'express';
import * as v from 'valibot';
import { companies, tradeIn, type Warranty, warranties } from '#adapters/provider-sandbox/content/service.ts';
import type { Bilingual } from '#adapters/provider-sandbox/data/schemas.ts';
import { orderByNumber } from '#adapters/provider-sandbox/db/order-records.ts';
import { notFound } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, parseBody } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, amount, type BodySchema, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { moldovanTime } from '#adapters/provider-sandbox/moldova.ts';
import { deviceFields } from '#adapters/provider-sandbox/orders/body.ts';
import { stepOf } from '#adapters/provider-sandbox/orders/steps.ts';
import { parsePhone } from '#adapters/provider-sandbox/phone.ts';
import { localized } from './localized.ts';

type Device = Answer<'warrantyCheck'>['devices'][number];

const question: BodySchema<'warrantyCheck'> = v.object({
  device: v.optional(v.pipe(v.string(), v.maxLength(40))),
  order_number: v.optional(v.pipe(v.string(), v.maxLength(40))),
  customer_phone_number: v.optional(v.pipe(v.string(), v.maxLength(32))),
});

const deviceQuestion: BodySchema<'tradeInEstimate'> = v.object(deviceFields);

/** Warranties, trade-in and companies. */
export const serviceRoutes = (provider: Provider): IRouter =>
  Router()
    .post('/general/warranty_check', (request, response) => {
      const locale = localeOf(request);
      const { device, order_number: number, customer_phone_number: phone } = parseBody(request, question);
      const devices = device ? devicesBy(provider, device, locale) : devicesOf(provider, number, phone, locale);
      if (devices.length === 0) throw notFound('No such device or order');
      reply<'warrantyCheck'>(response, { devices });
    })
    .get('/general/trade_in_terms', (request, response) => {
      const locale = localeOf(request);
      const { kinds, conditions, models } = localized(tradeIn, locale);
      reply<'tradeInTerms'>(response, {
        kinds,
        conditions: conditions.map(({ from, to, ...terms }) => ({ ...terms, share_from: from, share_to: to })),
        models: models.map(({ variants, ...model }) => ({
          ...model,
          variants: variants.map(({ memory = null, price }) => ({ memory, price: amount(price * 100) })),
        })),
      });
    })
    .post('/general/trade_in_estimate', (request, response) => {
      const { model, memory, condition } = parseBody(request, deviceQuestion);
      const device = tradeIn.models.find(({ modelId }) => modelId === String(model));
      const [first, ...others] = device?.variants ?? [];
      const variant = others.length === 0 ? first : device?.variants.find((one) => isCalled(one.memory, memory));
      const terms = tradeIn.conditions.find((known) => known.condition === condition);
      if (!variant || !terms) throw notFound('No such device is taken');
      reply<'tradeInEstimate'>(response, {
        // The low end of the range, in steps of 50 MDL.
        estimate: amount(Math.floor((variant.price * terms.from) / 50) * 50 * 100),
        valid_until: new Date(provider.now() + ESTIMATE_DAYS * DAY_MS).toISOString(),
      });
    })
    .get('/general/child_companies', (request, response) => {
      const answer = localized(companies, localeOf(request)).map(({ href = null, ...company }) => ({
        ...company,
        href,
      }));
      reply<'childCompanies'>(response, answer);
    });

const ESTIMATE_DAYS = 7;

/** Whether the text names this memory in either language. */
const isCalled = (memory: Bilingual | undefined, words: string | undefined): boolean =>
  memory !== undefined && words !== undefined && Object.values(memory).includes(words);

const DAY_MS = 86_400_000;
/** For products without a stated warranty. */
const USUAL_MONTHS = 24;

const dayOf = (moment: number): string => moldovanTime(moment).date;

/** The same day some months later, or the last day of a shorter month. */
const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
};

/** Enough for an owner to recognise the device. */
const shortened = (number: string): string => `…${number.slice(-6)}`;

const devicesBy = ({ now }: Provider, written: string, locale: Locale): Device[] => {
  const number = written.replaceAll(/[\s./-]/g, '').toUpperCase();
  const ago = (days: number) => dayOf(now() - days * DAY_MS);
  const repairOf = ({ acceptedDaysAgo, finishedDaysAgo, text }: Warranty['repairs'][number]) => ({
    accepted_on: ago(acceptedDaysAgo),
    finished_on: finishedDaysAgo === undefined ? null : ago(finishedDaysAgo),
    text: text[locale],
  });
  return warranties
    .filter((sold) => sold.number === number)
    .map(({ title, boughtDaysAgo, months, repairs }) => ({
      title: title[locale],
      serial: shortened(number),
      bought_on: ago(boughtDaysAgo),
      valid_until: monthsLater(ago(boughtDaysAgo), months),
      repairs: repairs.map(repairOf),
    }));
};

interface SoldLine {
  line_title: string;
  title: string | null;
  property_groups: string | null;
}

/** Months of warranty among a product's properties. */
const monthsOf = (groups: string | null): number => {
  const reported = /"key":"warranty","name":"[^"]*","value":"(\d+)/.exec(groups ?? '')?.[1];
  return reported === undefined ? USUAL_MONTHS : Number(reported);
};

const devicesOf = ({ sql, now }: Provider, number = '', phone = '', locale: Locale): Device[] => {
  const order = orderByNumber(sql, number.trim().toUpperCase());
  if (!order || order.phone !== parsePhone(phone)) return [];
  const step = stepOf(order, now());
  if (step === 'cancelled') return [];
  const boughtOn = dayOf(order.created_at);
  return sql
    .all<SoldLine>(
      `SELECT order_line.title AS line_title, product_text.title, property_groups FROM order_line
       LEFT JOIN product USING (product_id)
       LEFT JOIN product_text ON product_text.product = product.id AND product_text.locale = ?1
       LEFT JOIN product_page ON product_page.product = product.id AND product_page.locale = ?1
       WHERE order_id = (SELECT id FROM orders WHERE number = ?2) ORDER BY position`,
      locale,
      order.number,
    )
    .map(({ line_title, title, property_groups }) => ({
      title: title ?? line_title,
      bought_on: boughtOn,
      valid_until: step === 'delivered' ? monthsLater(boughtOn, monthsOf(property_groups)) : null,
    }));
};

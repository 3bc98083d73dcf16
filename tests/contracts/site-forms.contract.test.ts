import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createHttpDeliveryDirectory } from '#adapters/provider-http/calls/delivery.ts';
import { createHttpFeedbackDesk } from '#adapters/provider-http/calls/feedback.ts';
import { createHttpContentPages } from '#adapters/provider-http/calls/pages.ts';
import { createHttpPartnershipDesk } from '#adapters/provider-http/calls/partnership.ts';
import { createHttpPriceWatchDesk } from '#adapters/provider-http/calls/price-watch.ts';
import { createHttpTradeInDesk } from '#adapters/provider-http/calls/trade-in.ts';
import { createHttpWarrantyDesk } from '#adapters/provider-http/calls/warranty.ts';
import { createHttpProductCatalog } from '#adapters/provider-http/http-product-catalog.ts';
import { locales } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { findRegions, openingAt } from '#core/purchase/delivery/index.ts';
import { EMPTY_TRADE_IN, offerEstimate } from '#core/requests/trade-in/index.ts';
import { againstProvider, given } from './real-provider.ts';

let transport: Transport;
againstProvider((opened) => {
  transport = opened;
});

const anyProduct = async () => {
  const [product] = await given(createHttpProductCatalog({ transport }).collection({ locale: 'ru', name: 'popular' }));
  return product?.productId ?? '';
};

const person = { name: 'Ion Rusu', phone: '+37369123456', locale: 'ro' } as const;

describe('form desks over HTTP', () => {
  it('FORM-2: store a form once per key, with its campaign', async () => {
    const utm = { utm_source: 'newsletter' };
    const feedback = { ...person, message: 'Lucrați duminică?' };
    const offer = { ...person, device: 'iPhone 13', condition: 'good', wanted: 'iPhone 17', comment: '' } as const;
    const application = { ...person, company: 'Tehno Nord', city: '', comment: '' };
    const watch = {
      productId: await anyProduct(),
      price: 100,
      name: person.name,
      email: 'ion@rusu.md',
      locale: 'ro',
    } as const;
    const sends = [
      (key: string) => createHttpPriceWatchDesk({ transport }).send({ watch, key, utm }),
      (key: string) => createHttpFeedbackDesk({ transport }).send({ feedback, key, utm }),
      (key: string) => createHttpTradeInDesk({ transport }).offer({ offer, key, utm }),
      (key: string) => createHttpPartnershipDesk({ transport }).apply({ application, key, utm }),
    ];
    for (const send of sends) {
      const key = crypto.randomUUID();
      expect(await given(send(key))).toEqual({ kind: 'accepted' });
      expect(await given(send(key))).toEqual({ kind: 'accepted' });
    }
  });

  it('WATCH-1: reject with a message a price that is not lower, and a missing contact', async () => {
    const desk = createHttpPriceWatchDesk({ transport });
    const watch = { ...person, productId: await anyProduct(), price: 100 };
    const { phone: _, ...unreachable } = watch;
    for (const wrong of [{ ...watch, price: 99_999_900 }, unreachable]) {
      const answer = await given(desk.send({ watch: wrong, key: crypto.randomUUID() }));
      expect(answer).toMatchObject({ kind: 'refused', messages: [expect.stringMatching(/\w/)] });
    }
  });

  it('reject invalid fields with a message', async () => {
    const feedback = { name: ' ', email: 'a@b.md', message: 'Bună ziua', locale: 'ru' } as const;
    const answer = await given(createHttpFeedbackDesk({ transport }).send({ feedback, key: crypto.randomUUID() }));
    expect(answer).toMatchObject({ kind: 'refused', messages: [expect.stringMatching(/[а-я]/)] });
  });
});

describe('TradeInDesk and PartnershipDesk over HTTP', () => {
  it("TRADEIN-2: return every model's value, the same in both languages", async () => {
    const desk = createHttpTradeInDesk({ transport });
    const [ru, ro] = await Promise.all(locales.map((locale) => given(desk.terms({ locale }))));
    expect(ru?.models.map(({ modelId }) => modelId)).toEqual(ro?.models.map(({ modelId }) => modelId));
    expect(ru?.conditions.map(({ text }) => text)).not.toContain('');
    const [model] = ru?.models ?? [];
    if (!ru || !model) throw new Error('Nothing is taken in exchange');
    const { modelId, kindId, brand, variants } = model;
    const draft = { ...EMPTY_TRADE_IN, kindId, brand, modelId, memory: variants[0]?.memory ?? '', condition: 'good' };
    expect(offerEstimate(ru, draft)?.from).toBeGreaterThan(0);
  });

  it("TRADEIN-5: return a device's value by its memory in either language, and none for unknown ones", async () => {
    const desk = createHttpTradeInDesk({ transport });
    const estimate = (memory: string, modelId = 'apple-iphone-13') =>
      desk.estimate({ device: { modelId, memory, condition: 'good' }, locale: 'ro' });
    const { worth, until } = await given(estimate('128 ГБ'));
    expect(worth).toBe(fromMdl(3_750));
    expect(until).toBeGreaterThan(Date.now());
    expect((await given(estimate('128 GB'))).worth).toBe(worth);
    expect((await given(estimate('', 'sony-playstation-5'))).worth).toBeGreaterThan(0);
    expect(await estimate('7 GB')).toMatchObject({ error: { code: 'not_found' } });
    expect(await estimate('', 'nokia-3310')).toMatchObject({ error: { code: 'not_found' } });
  });

  it('return companies with links inside the shop', async () => {
    const companies = await given(createHttpPartnershipDesk({ transport }).companies({ locale: 'ru' }));
    expect(companies.map(({ href }) => href)).toContain('/service');
  });
});

describe('WarrantyDesk over HTTP', () => {
  const check = (device: string) =>
    createHttpWarrantyDesk({ transport }).check({ question: { by: 'device', device }, locale: 'ru' });

  it('WARRANTY-3: returns a device with its last day and its repairs, newest first', async () => {
    const [device] = await given(check('867551043822901'));
    expect(device).toMatchObject({
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      repairs: [{ finishedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    });
    const [inRepair] = await given(check('ZR24LP0098173'));
    expect(inRepair?.repairs[0]).not.toHaveProperty('finishedOn');
  });

  it('WARRANTY-4: answers 404 for an unknown number', async () => {
    expect(await check('000000000000000')).toMatchObject({ error: { status: 404 } });
  });
});

describe('places over HTTP', () => {
  it('OPENING-2: shops and the service centre have machine-readable hours', async () => {
    const shops = await given(createHttpDeliveryDirectory({ transport }).shops({ locale: 'ru' }));
    const { place } = await given(createHttpContentPages({ transport }).page({ page: 'service', locale: 'ru' }));
    const night = Date.parse('2026-11-21T00:30:00Z');
    for (const { schedule } of [...shops, ...(place ? [place] : [])])
      expect(openingAt(schedule, night).kind).toBe('closed');
    expect(place?.address).toMatch(/Кишинёв/);
    expect(shops.map(({ image }) => image)).toEqual(shops.map(() => expect.stringMatching(/^\/media\//)));
  });

  it('DELIVERY-12: regions are found in either language and have fees in bani', async () => {
    const regions = await given(createHttpDeliveryDirectory({ transport }).regions({ locale: 'ru' }));
    const [balti, ...others] = findRegions(regions, 'balti');
    expect([balti?.regionId, others]).toEqual(['balti', []]);
    expect(balti?.fees).toEqual({ standard: { from: 7_000, to: expect.any(Number) } });
    expect(regions[0]?.fees).toHaveProperty('express');
  });
});

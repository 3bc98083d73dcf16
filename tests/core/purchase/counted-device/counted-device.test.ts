import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalPrice } from '#core/catalog/products/index.ts';
import { err, type Failure, failure, fromMdl, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import { cartTotals } from '#core/purchase/cart/index.ts';
import { DEVICE_WORD_MAX, LONGEST_MS, repairDevice } from '#core/purchase/counted-device/device.ts';
import {
  type CountedDevice,
  createCountedDevice,
  createStoredDevice,
  type DeviceQuestion,
  type DeviceState,
  type DeviceWorth,
  isWorthTradeIn,
  type NamedDevice,
  NO_DEVICE,
  newlyOffered,
  offeredDevice,
  priceWithDevice,
  totalsWithDevice,
} from '#core/purchase/counted-device/index.ts';
import { explainTotals } from '#core/purchase/explanation/index.ts';
import { aCart, aPhone, fakeDeviceStorage, fakeTime } from '#core/testing/index.ts';

const NOW = 1_000_000;
const DAY_MS = 86_400_000;
const phone: NamedDevice = {
  ...{ modelId: 'iphone-13', memory: '128 GB', condition: 'good' },
  ...{ title: 'iPhone 13', device: 'Apple iPhone 13 128 GB' },
};
const question = { modelId: 'iphone-13', memory: '128 GB', condition: 'good' };
const worth: DeviceWorth = { worth: fromMdl(3_700), until: NOW + DAY_MS };
const counted: CountedDevice = { ...phone, ...worth };
const silence = err(failure('timeout', 'timeout', ''));

type Answer = Result<DeviceWorth, Failure>;

/** A browser whose questions are answered by hand. */
const aBrowser = (kept?: unknown, deviceStorage = fakeDeviceStorage(kept)) => {
  const asked: DeviceQuestion[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const time = fakeTime(NOW);
  let state: DeviceState = NO_DEVICE;
  const device = createCountedDevice({
    tradeIn: {
      estimate: (query) => {
        asked.push(query.device);
        return new Promise((resolve) => waiting.push(resolve));
      },
    },
    deviceStorage,
    clock: time,
    show: (next) => {
      state = next;
    },
  });
  const answer = async (...answers: Answer[]) => {
    for (const one of answers) waiting.shift()?.(one);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { device, deviceStorage, asked, time, answer, state: () => state };
};

/** A browser in which the phone has just been counted in. */
const withPhone = async () => {
  const browser = aBrowser();
  void browser.device.appraise(phone, 'ru');
  await browser.answer(ok(worth));
  browser.device.countIn();
  return browser;
};

describe('a chosen device', () => {
  it('TRADEIN-5: is offered for what the provider says, and counted in on a press', async () => {
    const { device, deviceStorage, asked, answer, state } = aBrowser();
    void device.appraise(phone, 'ru');
    expect([state().asking, state().offered, asked]).toEqual([true, undefined, [question]]);
    await answer(ok(worth));
    expect(state()).toEqual({ ...NO_DEVICE, offered: counted });
    expect(deviceStorage.load()).toBeUndefined();
    device.countIn();
    expect([state().counted, deviceStorage.load()]).toEqual([counted, counted]);
  });

  it('TRADEIN-5: is asked for once while it stays chosen, and offered anew only for another sum', async () => {
    const { device, asked, answer, state } = aBrowser();
    void device.appraise(phone, 'ru');
    await answer(ok(worth));
    void device.appraise({ ...phone }, 'ru');
    expect(asked).toHaveLength(1);
    expect(newlyOffered(state())).toEqual(counted);
    device.countIn();
    expect(newlyOffered(state())).toBeUndefined();
    void device.appraise({ ...phone, condition: 'excellent' }, 'ru');
    await answer(ok(worth));
    expect(newlyOffered(state())).toMatchObject({ condition: 'excellent' });
    void device.appraise(undefined, 'ru');
    expect(newlyOffered(state())).toBeUndefined();
  });

  it.each([
    ['is not taken, or nobody gives estimates', err(notFound('device'))],
    ['is worth nothing', ok({ ...worth, worth: 0 })],
    ['has an estimate that is over', ok({ ...worth, until: NOW })],
    ['has an estimate of no time', ok({ ...worth, until: Number.NaN })],
    ['has no answer', silence],
  ])('TRADEIN-5: is not offered when it %s', async (_when, said) => {
    const { device, answer, state } = aBrowser();
    void device.appraise(phone, 'ru');
    await answer(said);
    device.countIn();
    expect(state()).toEqual(NO_DEVICE);
  });

  it('TRADEIN-5: is the one chosen last, whichever answer comes last', async () => {
    const { device, answer, state } = aBrowser();
    void device.appraise(phone, 'ru');
    void device.appraise({ ...phone, condition: 'worn' }, 'ru');
    await answer(ok(worth), ok({ ...worth, worth: 100 }));
    expect(state().offered).toMatchObject({ condition: 'worn', worth: 100 });
    void device.appraise(phone, 'ru');
    void device.appraise(undefined, 'ru');
    await answer(ok(worth));
    expect(state()).toEqual(NO_DEVICE);
  });

  it('TRADEIN-5: takes the place of another one and is believed for 90 days', async () => {
    const { device, answer, state } = await withPhone();
    void device.appraise({ ...phone, modelId: 'iphone-14', title: 'iPhone 14' }, 'ru');
    await answer(ok({ worth: 1, until: NOW + 10 * LONGEST_MS }));
    device.countIn();
    expect(state().counted).toMatchObject({ title: 'iPhone 14', worth: 1, until: NOW + LONGEST_MS });
    expect(LONGEST_MS).toBe(90 * DAY_MS);
  });
});

const amount = fc.integer({ min: 0, max: 3_000_000 });
const ofWorth = fc.integer({ min: 1, max: 3_000_000 });

describe('a price with a device', () => {
  it('TRADEIN-11: is spoken of where the product costs 3 000 MDL at least, promo discount counted', () => {
    expect(isWorthTradeIn(aPhone().costing(3_000).build())).toBe(true);
    expect(isWorthTradeIn(aPhone().costing(3_100).withPromoOf(101).build())).toBe(false);
  });

  it('TRADEIN-6: is what a piece is sold for less the worth, and never below 0', () => {
    expect(priceWithDevice(aPhone().costing(5_000).withPromoOf(200).build(), worth)).toBe(fromMdl(1_100));
    expect(priceWithDevice(aPhone().costing(3_000).build(), worth)).toBe(0);
    fc.assert(
      fc.property(amount, amount, ofWorth, (price, promoDiscount, value) => {
        const product = aPhone()
          .being({ price: price + 1, promoDiscount })
          .build();
        const estimated = priceWithDevice(product, { worth: value }) ?? Number.NaN;
        expect(estimated).toBeGreaterThanOrEqual(0);
        expect(estimated).toBeLessThanOrEqual(finalPrice(product));
        expect(finalPrice(product) - estimated).toBeLessThanOrEqual(value);
      }),
    );
  });

  it('TRADEIN-6: says nothing of what is not sold today', () => {
    expect(priceWithDevice(aPhone().outOfStock().build(), worth)).toBeUndefined();
    expect(priceWithDevice(aPhone().build(), worth, true)).toBeUndefined();
    expect(priceWithDevice(aPhone().costing(0).build(), worth)).toBeUndefined();
  });
});

describe('a cart with a device', () => {
  it('TRADEIN-7: counts it once, against the goods and not the delivery', () => {
    const cart = aCart().with(aPhone('A').costing(3_000), 2).with(aPhone('B').costing(1_000)).build();
    expect(totalsWithDevice(cartTotals(cart, fromMdl(90)), worth)).toEqual({
      counted: fromMdl(3_700),
      remains: fromMdl(3_390),
    });
    expect(totalsWithDevice(cartTotals(cart, fromMdl(90), fromMdl(6_000)), worth)).toEqual({
      counted: fromMdl(1_000),
      remains: fromMdl(90),
    });
  });

  it('TRADEIN-7: leaves the delivery and the total, whatever the cart', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 5 }), amount, amount, ofWorth, (prices, delivery, code, value) => {
        const cart = prices.map((price, place) => ({
          product: aPhone(`P${place}`).being({ price }).build(),
          count: place + 1,
          tier: 'retail' as const,
        }));
        const totals = cartTotals(cart, delivery, code);
        const { counted: off, remains } = totalsWithDevice(totals, { worth: value });
        expect(remains).toBeGreaterThanOrEqual(delivery);
        expect(off).toBeLessThanOrEqual(value);
        expect(remains + off).toBe(totals.total);
      }),
    );
  });

  it('TRADEIN-7: is in no step of the total', () => {
    const cart = aCart().with(aPhone('A'));
    const sum = explainTotals(cart.build(), cart.choice).reduce((all, step) => all + step.amount, 0);
    expect(sum).toBe(cartTotals(cart.build(), 0).total);
  });
});

describe('a device that an order offers', () => {
  it('TRADEIN-8: goes while its estimate holds, and is gone with the order', async () => {
    const { device, deviceStorage, time, state } = await withPhone();
    const { title: _title, ...offered } = counted;
    expect(device.toOffer()).toEqual(counted);
    expect(offeredDevice(counted)).toEqual(offered);
    device.forget();
    expect([state().counted, state().removed, deviceStorage.load()]).toEqual([undefined, undefined, undefined]);
    expect(device.toOffer()).toBeUndefined();
    const other = await withPhone();
    other.time.pass(DAY_MS);
    time.pass(DAY_MS);
    expect(other.device.toOffer()).toBeUndefined();
  });
});

describe('an estimate that is over', () => {
  const over = { ...counted, until: NOW - 1 };

  it('TRADEIN-9: counts for nothing until it is asked for anew', async () => {
    const { device, deviceStorage, asked, answer, state } = aBrowser(over);
    void device.read('ro');
    void device.read('ro');
    expect([state().counted, asked]).toEqual([undefined, [question]]);
    await answer(ok({ worth: fromMdl(3_500), until: NOW + DAY_MS }));
    const renewed = { ...counted, worth: fromMdl(3_500), until: NOW + DAY_MS };
    expect([state().counted, deviceStorage.load()]).toEqual([renewed, renewed]);
  });

  it.each([
    ['is not taken any more', err(notFound('device'))],
    ['is worth nothing any more', ok({ worth: 0, until: NOW + 1 })],
  ])('TRADEIN-9: drops a device that %s, and tells', async (_when, said) => {
    const { device, deviceStorage, answer, state } = aBrowser(over);
    void device.read('ro');
    await answer(said);
    expect([state().counted, state().dropped, deviceStorage.load()]).toEqual([undefined, over, undefined]);
  });

  it('TRADEIN-9: keeps the device while there is no answer', async () => {
    const { device, deviceStorage, asked, answer, state } = aBrowser(over);
    void device.read('ro');
    await answer(silence);
    expect([state().counted, state().dropped, deviceStorage.load()]).toEqual([undefined, undefined, over]);
    void device.read('ro');
    expect(asked).toHaveLength(2);
  });

  it('TRADEIN-9: does not come back when it was taken out meanwhile', async () => {
    const { device, deviceStorage, answer, state } = aBrowser(over);
    void device.read('ro');
    deviceStorage.changeElsewhere(undefined);
    await answer(ok(worth));
    expect([state().counted, deviceStorage.load()]).toEqual([undefined, undefined]);
  });
});

describe('a device in the browser', () => {
  it('TRADEIN-10: is taken out with one press and put back with one', async () => {
    const { device, deviceStorage, state } = await withPhone();
    device.remove();
    expect([state().counted, state().removed, deviceStorage.load()]).toEqual([undefined, counted, undefined]);
    device.undo();
    expect([state().counted, state().removed, deviceStorage.load()]).toEqual([counted, undefined, counted]);
    device.undo();
    expect(state().counted).toEqual(counted);
  });

  it('TRADEIN-10: is read, and follows other tabs until it is stopped', () => {
    const { device, deviceStorage, state } = aBrowser(counted);
    const stop = device.start('ru');
    expect(state().counted).toEqual(counted);
    deviceStorage.changeElsewhere(undefined);
    expect(state().counted).toBeUndefined();
    deviceStorage.changeElsewhere(counted);
    expect(state().counted).toEqual(counted);
    stop();
    deviceStorage.changeElsewhere(undefined);
    expect(state().counted).toEqual(counted);
  });

  it('TRADEIN-10: counts only when it is whole', () => {
    expect(repairDevice({ ...counted, more: 1 }, NOW)).toEqual(counted);
    const broken: readonly object[] = [
      ...Object.keys(counted).map((field) => ({ ...counted, [field]: undefined })),
      ...[0, -1, 1.5, '1', Number.NaN].flatMap((value) => [
        { ...counted, worth: value },
        { ...counted, until: value },
      ]),
      { ...counted, until: NOW + LONGEST_MS + 1 },
      { ...counted, condition: 'shiny' },
      { ...counted, title: '' },
      { ...counted, device: 'x'.repeat(DEVICE_WORD_MAX + 1) },
    ];
    for (const device of broken) expect(repairDevice(device, NOW), JSON.stringify(device)).toBeUndefined();
    fc.assert(fc.property(fc.anything(), (anything) => void repairDevice(anything, NOW)));
  });
});

it('TRADEIN-5: what an earlier visit has left is found and deleted before anybody counts it in', () => {
  const deviceStorage = fakeDeviceStorage();
  const left = createStoredDevice({ deviceStorage });
  expect([left.isWanted(false), left.isWanted(true)]).toEqual([false, true]);
  deviceStorage.save({ ...phone, worth: fromMdl(3_700), until: NOW + DAY_MS });
  expect(left.isWanted(false)).toBe(true);
  left.forget();
  expect([left.isWanted(false), deviceStorage.load()]).toEqual([false, undefined]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/shared/index.ts';
import { createOrderRelay, type OrderNews, relayCancellations } from '#core/purchase/live-order/index.ts';
import { fakeOrderDesk, fakeTime } from '#core/testing/index.ts';
import { aDesk, aStatus, nowhere, query, settled, silence } from './orders.ts';

const aRelay = (desk = aDesk()) => {
  const time = fakeTime();
  const relay = createOrderRelay({ orders: desk, clock: time, timers: time });
  return {
    desk,
    time,
    relay,
    pass: async (ms: number) => {
      time.pass(ms);
      await settled();
    },
    listen: (asked: Parameters<typeof relay.follow>[0] = query) => {
      const heard: OrderNews[] = [];
      const stop = relay.follow(asked, (news) => void heard.push(news));
      return { heard, stop: () => stop?.(), taken: stop !== undefined };
    },
  };
};

describe('passing news of orders on', () => {
  it('LIVE-5: asks once for all who follow an order, and tells each of them what is new', async () => {
    const { desk, relay, pass, listen } = aRelay();
    const all = Array.from({ length: 50 }, () => listen());
    await settled();
    expect(desk.asked).toBe(1);
    expect(await relay.byLink(query)).toEqual(ok(aStatus()));
    await pass(9_999);
    expect(desk.asked).toBe(1);
    await pass(1);
    expect(desk.asked).toBe(2);
    desk.setState({ status: 'confirmed' });
    await pass(10_000);
    for (const { heard } of all) expect(heard).toEqual([ok(aStatus()), ok(aStatus({ status: 'confirmed' }))]);
    const late = listen();
    expect(late.heard).toEqual([ok(aStatus({ status: 'confirmed' }))]);
  });

  it('LIVE-5: asks no more once nobody follows, and keeps nothing', async () => {
    const { desk, time, relay, pass, listen } = aRelay();
    const [one, other] = [listen(), listen()];
    await settled();
    one.stop();
    one.stop();
    await pass(10_000);
    expect(desk.asked).toBe(2);
    other.stop();
    await pass(600_000);
    expect([desk.asked, time.waiting]).toEqual([2, 0]);
    await relay.byLink(query);
    expect(desk.asked).toBe(3);
    await pass(10_000);
    expect([desk.asked, time.waiting]).toEqual([3, 0]);
  });

  it('LIVE-5: another language is another call', async () => {
    const { desk, listen } = aRelay();
    listen();
    listen({ ...query, locale: 'ru' });
    await settled();
    expect(desk.asked).toBe(2);
  });

  it('LIVE-5: is never asked twice within 10 s, whoever comes and goes', async () => {
    const deed = fc.oneof(
      fc.record({ kind: fc.constantFrom('follow', 'ask', 'leave') }),
      fc.record({ kind: fc.constant('pass'), ms: fc.integer({ min: 1, max: 30_000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (deeds) => {
        const { desk, time, relay, listen } = aRelay();
        const asked: number[] = [];
        const byLink = desk.byLink;
        desk.byLink = () => {
          asked.push(time.now());
          return byLink();
        };
        const followers: { readonly stop: () => void }[] = [];
        for (const next of deeds) {
          if (next.kind === 'follow') followers.push(listen());
          else if (next.kind === 'ask') await relay.byLink(query);
          else if (next.kind === 'leave') followers.pop()?.stop();
          else if ('ms' in next) time.pass(next.ms);
          await settled();
        }
        for (const [place, at] of asked.entries())
          expect(at - (asked[place - 1] ?? -10_000)).toBeGreaterThanOrEqual(10_000);
        for (const { stop } of followers) stop();
        time.pass(10_000);
        await settled();
        expect(time.waiting).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('LIVE-5: what was cancelled here is learned at once, and what was on its way before is not believed', async () => {
    const { desk, relay, listen, pass } = aRelay();
    const { heard } = listen();
    await settled();
    await pass(9_000);
    const cancelled = aStatus({ status: 'cancelled', cancellable: false });
    const cancelling = relayCancellations(
      fakeOrderDesk({
        cancel: async () => {
          desk.answer = ok(cancelled);
          return ok({ kind: 'cancelled', order: cancelled });
        },
      }),
      relay,
    );
    await cancelling.cancel({ orderNumber: 'Z-1', phone: '+37369123456', key: 'k', locale: 'ro' });
    await settled();
    expect(heard).toEqual([ok(aStatus()), ok(cancelled)]);
    expect(await cancelling.byLink(query)).toEqual(ok(cancelled));
  });

  it('LIVE-4: asks no more for an order at its end', async () => {
    const { desk, time, pass, listen } = aRelay(aDesk(ok(aStatus({ status: 'delivered' }))));
    listen();
    await settled();
    await pass(600_000);
    expect([desk.asked, time.waiting]).toEqual([1, 0]);
  });

  it('LIVE-6: waits twice as long after each failure, for 2 min at most, and as before after an answer', async () => {
    const { desk, pass, listen } = aRelay();
    const { heard } = listen();
    await settled();
    desk.fail();
    await pass(10_000);
    for (const wait of [20_000, 40_000, 80_000, 120_000, 120_000]) {
      const { asked } = desk;
      await pass(wait - 1);
      expect(desk.asked).toBe(asked);
      await pass(1);
      expect(desk.asked).toBe(asked + 1);
    }
    expect(heard).toHaveLength(1);
    desk.setState({ status: 'confirmed' });
    await pass(120_000);
    expect(heard).toHaveLength(2);
    const { asked } = desk;
    await pass(10_000);
    expect(desk.asked).toBe(asked + 1);
  });

  it('LIVE-6: a link that leads nowhere any more is said once and asked for no longer', async () => {
    const { desk, time, pass, listen } = aRelay();
    const { heard } = listen();
    await settled();
    desk.answer = err(nowhere);
    await pass(10_000);
    await pass(600_000);
    expect(heard).toEqual([ok(aStatus()), err(nowhere)]);
    expect([desk.asked, time.waiting]).toEqual([2, 0]);
  });

  it('LIVE-6: a failure is kept for nobody', async () => {
    const { desk, time, relay } = aRelay(aDesk(err(silence)));
    expect(await relay.byLink(query)).toEqual(err(silence));
    expect(await relay.byLink(query)).toEqual(err(silence));
    expect([desk.asked, time.waiting]).toEqual([2, 0]);
  });

  it('LIVE-7: no more than 1,000 follow at a time', async () => {
    const { listen } = aRelay();
    const followers = Array.from({ length: 1_000 }, () => listen());
    expect(followers.every(({ taken }) => taken)).toBe(true);
    expect(listen().taken).toBe(false);
    followers[0]?.stop();
    expect(listen().taken).toBe(true);
    expect(listen().taken).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/shared/index.ts';
import { createLiveOrder, UNREAD_LIVE } from '#core/purchase/live-order/index.ts';
import { fakeOrderStream, fakeTime, watching } from '#core/testing/index.ts';
import { aDesk, aStatus, nowhere, query, settled, silence } from './orders.ts';

const aPage = (desk = aDesk(), loads = true) => {
  const time = fakeTime();
  const stream = fakeOrderStream();
  const { listening: open } = stream;
  let opened = 0;
  const { show, now, all } = watching(UNREAD_LIVE);
  const following = createLiveOrder(
    {
      orders: desk,
      loadStream: async () => {
        if (!loads) throw new Error('No such file');
        return {
          open: (asked, listener) => {
            opened += 1;
            return stream.open(asked, listener);
          },
        };
      },
      timers: time,
      show,
    },
    query,
  );
  return {
    ...following,
    desk,
    time,
    now,
    all,
    open,
    opened: () => opened,
    seen: async () => {
      await following.seen();
      await settled();
    },
    pass: async (ms: number) => {
      time.pass(ms);
      await settled();
    },
    /** The stream that stands breaks. */
    breaks: () => open[0]?.broken(),
  };
};

describe('following an order', () => {
  it('LIVE-2: asks, shows the order, and takes what its stream brings', async () => {
    const page = aPage();
    await page.seen();
    expect(page.now()).toEqual({ step: 'found', order: aStatus(), changes: [] });
    const confirmed = aStatus({ status: 'confirmed' });
    page.open[0]?.news(ok(confirmed));
    expect(page.now()).toEqual({ step: 'found', order: confirmed, changes: ['step'] });
    expect([page.desk.asked, page.opened()]).toEqual([1, 1]);
  });

  it('LIVE-2: says that a link leads nowhere, and asks no more', async () => {
    const page = aPage(aDesk(err(nowhere)));
    await page.seen();
    expect(page.now()).toEqual({ step: 'none', order: undefined, changes: [] });
    await page.pass(600_000);
    await page.seen();
    expect([page.desk.asked, page.opened(), page.time.waiting]).toEqual([1, 0, 0]);
  });

  it('LIVE-2: says that nobody answers, asks again by itself, and never takes a shown order away for that', async () => {
    const page = aPage(aDesk(err(silence)));
    await page.seen();
    expect(page.now()).toEqual({ step: 'failed', order: undefined, changes: [] });
    page.desk.setState({});
    await page.pass(30_000);
    expect(page.now().step).toBe('found');
    page.desk.fail();
    page.breaks();
    await page.pass(2_000);
    expect(page.now()).toEqual({ step: 'found', order: aStatus(), changes: [] });
  });

  it('LIVE-3: shows what the last news have changed, and stays as it is where nothing has', async () => {
    const page = aPage();
    await page.seen();
    page.open[0]?.news(ok(aStatus({ total: 5 })));
    const before = page.all.length;
    page.open[0]?.news(ok(aStatus({ total: 5 })));
    expect(page.all).toHaveLength(before);
    page.open[0]?.news(ok(aStatus({ total: 5, cancellable: false })));
    expect(page.now()).toMatchObject({ order: { cancellable: false }, changes: ['other'] });
  });

  it('LIVE-4: a delivered or a cancelled order is followed no further', async () => {
    const page = aPage();
    await page.seen();
    page.learn(aStatus({ status: 'cancelled' }));
    expect([page.open.length, page.time.waiting]).toEqual([0, 0]);
    await page.seen();
    expect(page.desk.asked).toBe(1);
    const ended = aPage(aDesk(ok(aStatus({ status: 'delivered' }))));
    await ended.seen();
    expect([ended.opened(), ended.time.waiting]).toEqual([0, 0]);
  });

  it('LIVE-8: a broken stream is opened again after 2 s and after 4 s, then it asks every 30 s', async () => {
    const page = aPage();
    await page.seen();
    page.breaks();
    await page.pass(1_999);
    expect(page.opened()).toBe(1);
    await page.pass(1);
    expect([page.desk.asked, page.opened()]).toEqual([2, 2]);
    page.breaks();
    await page.pass(4_000);
    expect(page.opened()).toBe(3);
    page.breaks();
    for (const asked of [4, 5, 6]) {
      await page.pass(30_000);
      expect([page.desk.asked, page.opened(), page.open.length]).toEqual([asked, 3, 0]);
    }
  });

  it('LIVE-8: a stream that is silent for 50 s is taken for blocked; a sign of life is enough', async () => {
    const page = aPage();
    await page.seen();
    await page.pass(49_000);
    page.open[0]?.alive();
    await page.pass(49_999);
    expect(page.open).toHaveLength(1);
    await page.pass(1);
    expect(page.open).toHaveLength(0);
    await page.pass(30_000);
    expect([page.desk.asked, page.opened()]).toEqual([2, 1]);
  });

  it('LIVE-8: a stream that stands for a minute makes up for earlier breaks', async () => {
    const page = aPage();
    await page.seen();
    for (let turn = 0; turn < 5; turn += 1) {
      page.open[0]?.alive();
      await page.pass(30_000);
      page.open[0]?.alive();
      await page.pass(30_000);
      page.breaks();
      await page.pass(2_000);
      expect(page.opened()).toBe(turn + 2);
    }
  });

  it('LIVE-8: streams that cannot be loaded count as broken', async () => {
    const page = aPage(aDesk(), false);
    await page.seen();
    await page.pass(2_000);
    await page.pass(4_000);
    await page.pass(30_000);
    expect(page.desk.asked).toBe(4);
  });

  it('LIVE-9: a page that is not seen follows nothing, and takes up again when it is', async () => {
    const page = aPage();
    await page.seen();
    const [stream] = page.open;
    page.unseen();
    expect([page.open.length, page.time.waiting]).toEqual([0, 0]);
    stream?.news(ok(aStatus({ status: 'delivered' })));
    stream?.alive();
    stream?.broken();
    expect([page.now().order, page.time.waiting]).toEqual([aStatus(), 0]);
    page.desk.setState({ status: 'confirmed' });
    await page.seen();
    expect(page.now()).toMatchObject({ order: { status: 'confirmed' }, changes: ['step'] });
    expect(page.open).toHaveLength(1);
  });

  it('LIVE-9: an answer that comes once it is no longer seen changes nothing', async () => {
    const page = aPage();
    const coming = page.seen();
    page.unseen();
    await coming;
    expect([page.now(), page.opened(), page.time.waiting]).toEqual([UNREAD_LIVE, 0, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { createNotifications, NOTHING_REPORTED, type Notification } from '#core/kernel/notifications/index.ts';
import { NOTIFICATION_MS, notificationKinds } from '#core/kernel/notifications/notifications.ts';
import { fakeTime, watching } from '#core/testing/index.ts';

const opened = () => {
  const time = fakeTime();
  const shown: (Notification | undefined)[] = [];
  const { show, now } = watching(NOTHING_REPORTED);
  const notifications = createNotifications({
    timers: time,
    show: (state) => {
      shown.push(state.current);
      show(state);
    },
  });
  return { time, shown, reported: () => now().reported, ...notifications };
};

describe('notifications', () => {
  it('NOTIFY-1: are seven', () => {
    expect(notificationKinds).toEqual([
      'added_to_cart',
      'added_to_favorites',
      'added_to_compare',
      'removed_from_compare',
      'removed_from_favorites',
      'more_than_three',
      'link_copied',
    ]);
  });

  it('NOTIFY-2: hide themselves after 4 s', () => {
    expect(NOTIFICATION_MS).toBe(4000);
    const { time, shown, notify } = opened();
    notify('added_to_cart', 'Phone A');
    time.pass(3999);
    expect(shown).toEqual([{ kind: 'added_to_cart', about: 'Phone A' }]);
    time.pass(1);
    expect(shown.at(-1)).toBeUndefined();
    expect(shown).toHaveLength(2);
  });

  it('NOTIFY-1 NOTIFY-2: opening one closes the one before and starts its time anew', () => {
    const { time, shown, notify } = opened();
    notify('added_to_compare');
    time.pass(3000);
    notify('more_than_three');
    time.pass(3999);
    expect(shown).toStrictEqual([{ kind: 'added_to_compare' }, { kind: 'more_than_three' }]);
    time.pass(1);
    expect(shown).toHaveLength(3);
    expect(time.waiting).toBe(0);
  });

  it('NOTIFY-1: can be closed earlier, but not by who opened an older one', () => {
    const { time, shown, notify } = opened();
    const closeFirst = notify('link_copied');
    const closeSecond = notify('added_to_cart');
    closeFirst();
    expect(shown.at(-1)).toEqual({ kind: 'added_to_cart' });
    closeSecond();
    expect(shown.at(-1)).toBeUndefined();
    expect(time.waiting).toBe(0);
  });

  it('NOTIFY-1: are counted, so that the same words shown again are shown again', () => {
    const { reported, notify, close, time } = opened();
    expect(reported()).toBe(0);
    notify('link_copied');
    notify('link_copied');
    expect(reported()).toBe(2);
    close();
    notify('link_copied');
    time.pass(4000);
    expect(reported()).toBe(3);
  });

  it('NOTIFY-3: stay while they are looked at, and then for 4 s more', () => {
    const { time, shown, notify, hold, release } = opened();
    notify('link_copied');
    time.pass(3000);
    hold();
    time.pass(60_000);
    expect(shown).toEqual([{ kind: 'link_copied' }]);
    release();
    release();
    expect(time.waiting).toBe(1);
    time.pass(3999);
    expect(shown).toHaveLength(1);
    time.pass(1);
    expect(shown).toEqual([{ kind: 'link_copied' }, undefined]);
  });

  it('NOTIFY-3: one that was closed while it was held does not come back', () => {
    const { time, shown, notify, hold, close, release } = opened();
    notify('link_copied');
    hold();
    close();
    release();
    expect(time.waiting).toBe(0);
    expect(shown).toEqual([{ kind: 'link_copied' }, undefined]);
  });

  it('NOTIFY-1 NOTIFY-3: a new one takes the place of one that was held', () => {
    const { time, shown, notify, hold } = opened();
    notify('link_copied');
    hold();
    notify('added_to_compare');
    time.pass(4000);
    expect(shown).toEqual([{ kind: 'link_copied' }, { kind: 'added_to_compare' }, undefined]);
  });
});

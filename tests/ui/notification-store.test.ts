import { expect, it } from 'vitest';
import { fakeTime } from '#core/testing/index.ts';
import { NotificationStore } from '#ui/features/kernel/notifications/notification-store.ts';

it('tells one thing at a time for 4 s, and the same words shown again count as shown again', () => {
  const timers = fakeTime();
  const notifications = new NotificationStore({ timers });
  notifications.show('added_to_compare', 'Phone');
  notifications.show('more_than_three');
  expect(notifications.current).toEqual({ kind: 'more_than_three' });
  notifications.notify('more_than_three');
  expect(notifications.reported).toBe(3);
  timers.pass(4000);
  expect([notifications.current, notifications.reported]).toEqual([undefined, 3]);
});

it('keeps what somebody looks at, and closes when asked to', () => {
  const timers = fakeTime();
  const notifications = new NotificationStore({ timers });
  notifications.show('link_copied');
  notifications.hold();
  timers.pass(10_000);
  expect(notifications.current?.kind).toBe('link_copied');
  notifications.release();
  timers.pass(3999);
  expect(notifications.current?.kind).toBe('link_copied');
  timers.pass(1);
  expect(notifications.current).toBeUndefined();
  notifications.show('link_copied');
  notifications.close();
  expect(notifications.current).toBeUndefined();
});

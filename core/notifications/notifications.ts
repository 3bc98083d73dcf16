import type { Timers } from '#core/shared/index.ts';

/** The seven things that the shop tells in passing (rule NOTIFY-1). */
export const notificationKinds = [
  'added_to_cart',
  'added_to_favorites',
  'added_to_compare',
  'removed_from_compare',
  'removed_from_favorites',
  'more_than_three',
  'link_copied',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How long a notification stays, ms (rule NOTIFY-2). */
export const NOTIFICATION_MS = 4000;

/** Something told in passing, and what it is about. */
export interface Notification {
  readonly kind: NotificationKind;
  /** Title of the product; absent when it is about none. */
  readonly about?: string;
}

interface Dependencies {
  readonly timers: Timers;
  /** Shows the one open notification; undefined when there is none. */
  readonly show: (notification: Notification | undefined) => void;
}

/**
 * Use-case: tells something in passing. Each notification hides itself after 4000 ms, and opening one closes the one
 * before (rules NOTIFY-1, NOTIFY-2). Gives the way to close it earlier.
 */
export const makeNotify = ({ timers, show }: Dependencies) => {
  let stop: () => void = () => undefined;
  const close = () => {
    stop();
    show(undefined);
  };
  return (kind: NotificationKind, about?: string): (() => void) => {
    stop();
    const shown: Notification = about === undefined ? { kind } : { kind, about };
    show(shown);
    stop = timers.after(NOTIFICATION_MS, () => show(undefined));
    const mine = stop;
    return () => {
      if (stop === mine) close();
    };
  };
};
export type Notify = ReturnType<typeof makeNotify>;

import type { Timers } from '#core/kernel/shared/index.ts';

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

/** Something shown in passing, and what it is about. */
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

/** Tells something in passing; gives the way to close it earlier, which does nothing to a later one. */
export type Notify = (kind: NotificationKind, about?: string) => () => void;

/**
 * Use-case: tells things in passing, one at a time. Each hides itself after 4000 ms, opening one closes the one before,
 * and one that is looked at stays until it is let go (rules NOTIFY-1 … NOTIFY-3).
 */
export const makeNotifications = ({ timers, show }: Dependencies) => {
  let shown: Notification | undefined;
  let stop: () => void = () => undefined;

  const become = (next: Notification | undefined) => {
    stop();
    shown = next;
    show(next);
  };
  const close = () => become(undefined);
  const hideLater = () => {
    stop = timers.after(NOTIFICATION_MS, close);
  };
  const notify: Notify = (kind, about) => {
    const mine: Notification = about === undefined ? { kind } : { kind, about };
    become(mine);
    hideLater();
    return () => {
      if (shown === mine) close();
    };
  };

  return {
    notify,
    close,
    /** Stops the time of what is shown: somebody points at it or has the focus in it. */
    hold: (): void => stop(),
    /** Starts its time anew. */
    release: (): void => {
      stop();
      if (shown) hideLater();
    },
  };
};
export type Notifications = ReturnType<typeof makeNotifications>;

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

/** A short message and its subject. */
export interface Notification {
  readonly kind: NotificationKind;
  /** Product title; absent when the message is about no product. */
  readonly about?: string;
}

/** The one thing that is being shown in passing. */
export interface NotificationState {
  /** Absent while nothing is reported. */
  readonly current: Notification | undefined;
  /** Rises with each thing reported, so that the same words shown again are shown again. */
  readonly reported: number;
}

/** Nothing was reported yet (rule NOTIFY-1). */
export const NOTHING_REPORTED: NotificationState = { current: undefined, reported: 0 };

interface Dependencies {
  readonly timers: Timers;
  /** Shows what is reported each time it changes. */
  readonly show: (state: NotificationState) => void;
}

/** Tells something in passing; gives the way to close it earlier, which does nothing to a later one. */
export type Notify = (kind: NotificationKind, about?: string) => () => void;

/**
 * Use-case: tells things in passing, one at a time. Each hides itself after 4000 ms, opening one closes the one before,
 * and one that is looked at stays until it is let go (rules NOTIFY-1 … NOTIFY-3).
 */
export const createNotifications = ({ timers, show }: Dependencies) => {
  let state = NOTHING_REPORTED;
  let stop: () => void = () => undefined;

  const setState = (next: Notification | undefined) => {
    stop();
    state = { current: next, reported: state.reported + (next ? 1 : 0) };
    show(state);
  };
  const close = () => setState(undefined);
  const hideLater = () => {
    stop = timers.after(NOTIFICATION_MS, close);
  };
  const notify: Notify = (kind, about) => {
    const mine: Notification = about === undefined ? { kind } : { kind, about };
    setState(mine);
    hideLater();
    return () => {
      if (state.current === mine) close();
    };
  };

  return {
    notify,
    close,
    /** Pauses the timer while the message has pointer or focus. */
    hold: (): void => stop(),
    /** Restarts the timer. */
    release: (): void => {
      stop();
      if (state.current) hideLater();
    },
  };
};
export type Notifications = ReturnType<typeof createNotifications>;

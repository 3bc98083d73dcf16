import { makeAutoObservable, observableRef } from 'mobx';
import {
  createNotifications,
  NOTHING_REPORTED,
  type NotificationKind,
  type NotificationState,
  type Notifications,
  type Notify,
} from '#core/kernel/notifications/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';
import { syncTo } from '#ui/app/sync-to.ts';

interface Dependencies {
  readonly timers: Timers;
}

/** The one thing that is being shown in passing. */
export class NotificationStore implements NotificationState {
  current = NOTHING_REPORTED.current;
  reported = NOTHING_REPORTED.reported;

  readonly #notifications: Notifications;

  constructor({ timers }: Dependencies) {
    this.#notifications = createNotifications({ timers, show: syncTo<NotificationState>(this) });
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Core's own way to tell something; for use-cases that ask for one. */
  get notify(): Notify {
    return this.#notifications.notify;
  }

  /** Tells something for 4 s in place of what was reported before (rules NOTIFY-1, NOTIFY-2). `about` is a product's title. */
  show(kind: NotificationKind, about?: string): void {
    this.#notifications.notify(kind, about);
  }

  close(): void {
    this.#notifications.close();
  }

  /** Keeps the message while it has pointer or focus (rule NOTIFY-3). */
  hold(): void {
    this.#notifications.hold();
  }

  release(): void {
    this.#notifications.release();
  }
}

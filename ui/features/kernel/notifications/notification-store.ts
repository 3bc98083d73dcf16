import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  makeNotifications,
  type Notification,
  type NotificationKind,
  type Notifications,
  type Notify,
} from '#core/kernel/notifications/index.ts';
import type { Timers } from '#core/kernel/shared/index.ts';

interface Dependencies {
  readonly timers: Timers;
}

/** The one thing that is being shown in passing. */
export class NotificationStore {
  /** Absent while nothing is reported. */
  current: Notification | undefined = undefined;
  /** Rises with each thing reported, so that the same words shown again are shown again. */
  reported = 0;

  readonly #notifications: Notifications;

  constructor({ timers }: Dependencies) {
    this.#notifications = makeNotifications({
      timers,
      show: (notification) =>
        runInAction(() => {
          this.current = notification;
          if (notification) this.reported += 1;
        }),
    });
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

  /** Keeps what is reported while somebody points at it or has the focus in it (rule NOTIFY-3). */
  hold(): void {
    this.#notifications.hold();
  }

  release(): void {
    this.#notifications.release();
  }
}

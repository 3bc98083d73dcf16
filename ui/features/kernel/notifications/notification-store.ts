import { createNotifications, NOTHING_REPORTED } from '#core/kernel/notifications/index.ts';
import { storeOf } from '#ui/app/store-of.ts';

/** The one thing that is being shown in passing. */
export class NotificationStore extends storeOf(NOTHING_REPORTED, createNotifications) {}

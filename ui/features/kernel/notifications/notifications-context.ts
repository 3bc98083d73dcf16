import { providedHook } from '#ui/app/provided.ts';
import type { NotificationStore } from './notification-store.ts';

/** What the visitor is shown in passing. */
export const useNotifications = providedHook<NotificationStore>('Notifications');

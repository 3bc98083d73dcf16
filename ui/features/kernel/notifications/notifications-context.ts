import { requiredContext } from '#ui/app/required-context.ts';
import type { NotificationStore } from './notification-store.ts';

/** What the visitor is shown in passing. */
export const [NotificationsContext, useNotifications] = requiredContext<NotificationStore>('Notifications');

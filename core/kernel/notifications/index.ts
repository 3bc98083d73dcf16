export {
  makeNotifications,
  NOTIFICATION_MS,
  type Notification,
  type NotificationKind,
  type Notifications,
  type Notify,
  notificationKinds,
} from './notifications.ts';

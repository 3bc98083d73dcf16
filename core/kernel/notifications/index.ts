export {
  createNotifications,
  NOTHING_REPORTED,
  type Notification,
  type NotificationKind,
  type NotificationState,
  type Notifications,
  type Notify,
} from './notifications.ts';

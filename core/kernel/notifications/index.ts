export {
  makeNotifications,
  type Notification,
  type NotificationKind,
  type Notifications,
  type Notify,
} from './notifications.ts';

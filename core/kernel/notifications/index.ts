export {
  makeNotifications,
  type Notification,
  type NotificationKind,
  type Notifications,
  type Notify,
  notificationKinds,
} from './notifications.ts';

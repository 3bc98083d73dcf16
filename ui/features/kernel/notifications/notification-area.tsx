import type { Notification, NotificationKind } from '#core/kernel/notifications/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { NotificationCard } from './notification-card.tsx';
import { useNotifications } from './notifications-context.ts';

/** Where a notification leads: the list that it speaks of. */
const leadsTo: Partial<Record<NotificationKind, '/compare' | '/favorites'>> = {
  added_to_compare: '/compare',
  more_than_three: '/compare',
  added_to_favorites: '/favorites',
};

/** The cart tells of what was added by its tooltip and by the lines of its panel, which has come up above the page. */
const isOfPage = ({ kind }: Notification): boolean => kind !== 'added_to_cart';

/** Notifications above the page, clear of the bars at the bottom. */
export const NotificationArea = () => {
  const { t } = useLanguage();
  return (
    <section
      aria-label={t('notifications.title')}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bar-height)+var(--buy-bar-height)+12px)] z-40 flex justify-center px-3 print:hidden desktop:bottom-6"
    >
      <NotificationCard tells={isOfPage}>{({ kind }) => <Way kind={kind} />}</NotificationCard>
    </section>
  );
};

const Way = ({ kind }: { kind: NotificationKind }) => {
  const { t, path } = useLanguage();
  const notifications = useNotifications();
  const target = leadsTo[kind];
  if (!target) return null;
  return (
    <Link
      to={path(target)}
      onClick={notifications.close}
      className="flex min-h-11 shrink-0 items-center rounded-control px-2 font-semibold underline underline-offset-4 focus-visible:outline-current"
    >
      {t(kind === 'added_to_compare' ? 'notifications.toCompare' : 'notifications.open')}
    </Link>
  );
};

import { observer } from 'mobx-react-lite';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import type { Notification } from '#core/kernel/notifications/index.ts';
import { Cross } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';
import { useNotifications } from './notifications-context.ts';

interface NotificationCardProps {
  /** Whether this place tells what is being shown. */
  readonly tells: (notification: Notification) => boolean;
  /** Where one can go from it. */
  readonly children?: (notification: Notification) => ReactNode;
}

const LOOK =
  'rise pointer-events-auto flex min-h-14 w-full max-w-[440px] items-center gap-2 rounded-tile bg-ink py-2 pr-1 pl-4 text-14 text-surface shadow-layer';

/**
 * A toast, announced politely; it stays while it has pointer or focus (rule NOTIFY-3). Its live region is always
 * present, because regions inserted with their text are not announced.
 */
export const NotificationCard = observer(({ tells, children }: NotificationCardProps) => {
  const { t } = useLanguage();
  const notifications = useNotifications();
  const { current, reported } = notifications;
  const cameFrom = useRef<Element>(null);
  const shown = current && tells(current) ? current : undefined;
  const about =
    shown?.kind === 'more_than_three' ? t('notifications.makeRoom', { title: shown.about ?? '' }) : shown?.about;
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    notifications.hold();
  };
  // Closing takes away the pressed button: the focus goes back to where it came from.
  const close = () => {
    notifications.close();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only keep it in view
    <div
      className={shown ? LOOK : undefined}
      onPointerEnter={notifications.hold}
      onPointerLeave={notifications.release}
      onFocus={onFocus}
      onBlur={notifications.release}
    >
      <div role="status" className="min-w-0 flex-1">
        {shown ? (
          <p key={reported}>
            <span className="font-semibold">{t(`notifications.${shown.kind}`)}</span>
            {about === undefined ? null : <span className="line-clamp-2">{noBreakUnits(about)}</span>}
          </p>
        ) : null}
      </div>
      {shown ? (
        <>
          {children?.(shown)}
          <button
            type="button"
            aria-label={t('notifications.close')}
            title={t('notifications.close')}
            onClick={close}
            className="-my-1 flex size-11 shrink-0 items-center justify-center rounded-control opacity-80 transition hover:opacity-100 focus-visible:outline-current"
          >
            <Cross />
          </button>
        </>
      ) : null}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Notification } from '#core/kernel/notifications/index.ts';
import { Cross } from '#ui/design/primitives/small.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useNotifications } from './notifications-context.ts';
import { toastRise } from './toast-rise.ts';

interface NotificationCardProps {
  /** Whether this place tells what is being shown. */
  readonly tells: (notification: Notification) => boolean;
  /** Where one can go from it. */
  readonly children?: (notification: Notification) => ReactNode;
}

const LOOK =
  'rise pointer-events-auto flex min-h-12 w-fit max-w-[440px] items-center gap-2 rounded-tile bg-ink py-1 pr-1 pl-4 text-14 text-surface shadow-layer';

/** What a toast does not cover; links it may. */
const BUTTONS = 'button, input, select, .button';

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
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = box.current;
    if (!shown || !card) return;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const buttons = [...document.querySelectorAll(BUTTONS)]
      .filter((button) => !card.contains(button) && button.checkVisibility({ visibilityProperty: true }))
      .map((button) => button.getBoundingClientRect());
    card.style.translate = '';
    card.style.translate = `0 ${-toastRise(card.getBoundingClientRect(), buttons, header)}px`;
  }, [shown]);
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
      ref={box}
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
            {shown.kind === 'more_than_three' ? <span className="block">{t('notifications.makeRoom')}</span> : null}
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
            className="flex size-11 shrink-0 items-center justify-center rounded-control opacity-80 transition hover:opacity-100 focus-visible:outline-current"
          >
            <Cross />
          </button>
        </>
      ) : null}
    </div>
  );
});

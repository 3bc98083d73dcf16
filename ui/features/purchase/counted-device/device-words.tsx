import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { CrossButton } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { DeviceStore } from './device-store.ts';

interface DeviceWordsProps {
  readonly store: DeviceStore;
  /** Shown while no device was set. */
  readonly otherwise: ReactNode;
  /** Text about the device; null shows nothing. */
  readonly children: ReactNode;
}

/** The trade-in device with buttons to remove and to restore it (rule TRADEIN-10). */
export const DeviceWords = observer(({ store, otherwise, children }: DeviceWordsProps) => {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { counted, removed, dropped } = store;
  /** The button that was pressed goes; the focus stays where it was. */
  const press = (act: () => void) => {
    act();
    box.current?.focus();
  };
  if (counted && children === null) return otherwise;
  if (!counted && !removed && !dropped) return otherwise;
  return (
    <div ref={box} tabIndex={-1} className="flex w-full items-start outline-none">
      <div role="status" className="min-w-0 flex-1">
        {counted ? children : null}
        {removed ? <p>{t('device.removed', { title: removed.title })}</p> : null}
        {dropped ? <p>{t('device.dropped', { title: dropped.title })}</p> : null}
      </div>
      {counted ? (
        <CrossButton
          label={t('device.remove', { title: counted.title })}
          className="-my-2 -mr-2 text-muted hover:text-ink"
          onClick={() => press(store.remove)}
        />
      ) : null}
      {removed ? (
        <button
          type="button"
          className="min-h-6 shrink-0 pl-4 font-semibold text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
          onClick={() => press(store.undo)}
        >
          {t('device.undo')}
        </button>
      ) : null}
    </div>
  );
});

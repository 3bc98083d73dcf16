import { observer } from 'mobx-react-lite';
import type { TimeLeft } from '#core/catalog/offers/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { DayOfferStore } from './day-offer-store.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Remaining time of an offer, each second; its space is kept before hydration. */
export const Countdown = observer(({ store }: { readonly store: DayOfferStore }) => {
  const { t } = useLanguage();
  const { left } = store;
  const shown: TimeLeft = left ?? { days: 0, hours: 0, minutes: 0, seconds: 0 };
  const parts = [
    ...(shown.days > 0 ? [{ name: 'days', value: String(shown.days) } as const] : []),
    { name: 'hours', value: two(shown.hours) },
    { name: 'minutes', value: two(shown.minutes) },
    { name: 'seconds', value: two(shown.seconds) },
  ] as const;
  return (
    <div
      role="timer"
      aria-label={t('dayOffer.timeLeft')}
      className={`flex h-18 gap-6 noscript:hidden ${left ? '' : 'invisible'}`}
    >
      {parts.map(({ name, value }, index) => (
        <p key={name} className={`flex min-w-11 flex-col ${index > 0 ? 'border-l border-hairline pl-6' : ''}`}>
          <span className="text-36 font-bold figures">{value}</span>
          <span className="text-14 text-muted">{t(`dayOffer.${name}`, { count: Number(value) })}</span>
        </p>
      ))}
    </div>
  );
});

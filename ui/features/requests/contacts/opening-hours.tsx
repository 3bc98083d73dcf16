import { type OpeningSpan, openingWeek } from '#core/purchase/delivery/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface OpeningHoursProps {
  readonly schedule: readonly OpeningSpan[];
  /** Shown when there is no schedule. */
  readonly words?: string;
}

/** Opening hours of a week, equal days together (rule OPENING-3). */
export const OpeningHours = ({ schedule, words = '' }: OpeningHoursProps) => {
  const { t } = useLanguage();
  if (schedule.length === 0) return words ? <p className="text-14 text-muted">{words}</p> : null;
  return (
    <dl className="grid w-fit grid-cols-[auto_auto] gap-x-4 text-14 text-muted">
      {openingWeek(schedule).map(({ from, to, hours }) => (
        <div key={from} className="contents">
          <dt>{from === to ? t(`opening.day.${from}`) : `${t(`opening.day.${from}`)}–${t(`opening.day.${to}`)}`}</dt>
          <dd>{hours.length > 0 ? hours.join(', ') : t('opening.dayOff')}</dd>
        </div>
      ))}
    </dl>
  );
};

import { type OpeningMoment, type OpeningSpan, openingAt } from '#core/purchase/delivery/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useDeliveryPromise } from './promise-context.ts';

export interface OpeningWords {
  readonly text: string;
  readonly isOpen: boolean;
  /** It closes within the hour. */
  readonly soon: boolean;
}

/** The colour of these words: what closes within the hour is a warning. */
export const openingTone = ({ isOpen, soon }: Pick<OpeningWords, 'isOpen' | 'soon'>): string =>
  isOpen ? (soon ? 'text-warning' : 'text-positive') : 'text-muted';

/**
 * Whether a place is open, in words: `Открыто до 20:00`, `Закрыто до понедельника, 09:00`; undefined until the page is
 * alive, and when only words are known of it (rule OPENING-2). For observers.
 */
export const useOpeningWords = (): ((schedule: readonly OpeningSpan[]) => OpeningWords | undefined) => {
  const { t } = useLanguage();
  const promise = useDeliveryPromise();
  const closedUntil = ({ time, weekday, inDays }: OpeningMoment): string => {
    if (inDays === 0) return t('opening.closedUntil', { time });
    return t('opening.closedUntilDay', {
      time,
      day: inDays === 1 ? t('opening.tomorrow') : t(`opening.until.${weekday}`),
    });
  };
  return (schedule) => {
    if (promise.now === undefined) return undefined;
    const opening = openingAt(schedule, promise.now);
    switch (opening.kind) {
      case 'unknown':
        return undefined;
      case 'always':
        return { text: t('opening.always'), isOpen: true, soon: false };
      case 'closed':
        return { text: closedUntil(opening.opens), isOpen: false, soon: false };
      case 'open': {
        const { soon, closes } = opening;
        return { text: t(soon ? 'opening.closesAt' : 'opening.openUntil', { time: closes.time }), isOpen: true, soon };
      }
    }
  };
};

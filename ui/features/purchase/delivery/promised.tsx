import { observer } from 'mobx-react-lite';
import { type DeliveryType, isExpressNoFaster, promiseFor } from '#core/purchase/delivery/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useDeliveryPromise } from './promise-context.ts';
import { useDayWords } from './use-day-words.ts';
import { useDurationWords } from './use-duration-words.ts';

interface PromisedProps {
  readonly regionId: string;
  readonly type: DeliveryType;
  /** As a whole sentence. */
  readonly sentence?: boolean;
}

/**
 * Delivery days of an order placed now, and how long the promise holds (rules DELIVERY-17, DELIVERY-19). Its line is
 * reserved, so that nothing shifts; absent when the shop promises no days.
 */
export const Promised = observer(({ regionId, type, sentence = false }: PromisedProps) => {
  const { t } = useLanguage();
  const { deliverySchedule } = useSite();
  const dayWords = useDayWords();
  const durationWords = useDurationWords();
  const state = useDeliveryPromise();
  const promised = promiseFor(state, deliverySchedule, { regionId, type });
  if (!deliverySchedule) return null;
  const when = promised && dayWords(promised);
  const isNotFaster = isExpressNoFaster(state, deliverySchedule, { regionId, type });
  const left = promised?.minutesLeft;
  const aside = left === undefined || isNotFaster ? undefined : t('promise.within', { time: durationWords(left) });
  // A day that is another's too would be no promise.
  const said = isNotFaster
    ? t('promise.noFaster', { hour: deliverySchedule.expressUntil })
    : when && sentence
      ? t('promise.of', { when })
      : when;
  return (
    <span className="flex min-h-5 flex-wrap gap-x-2 overflow-hidden">
      <span className={sentence ? 'first-letter:uppercase' : undefined}>{said}</span>
      {/* Behind a dot on the same line; on a line of its own the dot lies beyond the edge, out of sight. */}
      <span className="-ml-2 text-muted print:hidden">
        <span aria-hidden="true" className={`inline-block w-2 text-center ${aside ? '' : 'invisible'}`}>
          ·
        </span>
        {/* Not a live region: it would be announced every minute. */}
        <span role={isNotFaster ? undefined : 'timer'} aria-live="off">
          {aside}
        </span>
      </span>
    </span>
  );
});

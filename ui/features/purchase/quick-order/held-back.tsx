import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { CartBlocker } from '#core/purchase/quick-order/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakShortWords } from '#ui/i18n/no-break.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

type Place = 'field' | 'list';

/** Where what holds a list back is mended. */
export const placeToMend = (held: readonly CartBlocker[]): Place | undefined => {
  const [first] = held;
  return first && (isInField(first.why) ? 'field' : 'list');
};

const isInField = (why: CartBlocker['why']): why is 'unread' | 'full' => why === 'unread' || why === 'full';

/** What can be done of it, in words: in the field, by the button of what was not found, or only once more. */
const nextStep = (held: readonly CartBlocker[]): Place | 'missing' =>
  placeToMend(held) === 'list' && held.some(({ why }) => why === 'missing') ? 'missing' : (placeToMend(held) ?? 'list');

interface HeldBackProps {
  readonly store: QuickOrderStore;
  /** Place of the message. */
  readonly at: Place;
}

/**
 * Why the list did not go to the cart (rule QUICK-13), where that is mended; the focus comes there. Its element is always
 * there, so that it is read aloud.
 */
export const HeldBack = observer(({ store, at }: HeldBackProps) => {
  const { t } = useLanguage();
  const place = useRef<HTMLParagraphElement>(null);
  const { held } = store;
  const speaks = placeToMend(held) === at;
  useEffect(() => {
    const note = place.current;
    if (held.length === 0 || !speaks || !note) return;
    // A phone's keyboard would cover the message.
    const field = isWide() ? note.closest('form')?.querySelector('textarea') : undefined;
    (field ?? note).focus({ preventScroll: true });
    note.scrollIntoView({ block: 'nearest' });
  }, [speaks, held]);
  const reasons = held.flatMap(({ why, what }) =>
    // Those of the field are listed there.
    isInField(why) ? [] : t(`quickOrder.heldBy.${why}`, { codes: what.join(', ') }),
  );
  const next = speaks ? nextStep(held) : 'list';
  return (
    <p
      ref={place}
      role="status"
      tabIndex={-1}
      className={speaks ? 'mb-3 font-medium text-pretty outline-none' : undefined}
    >
      {speaks ? (
        <>
          <span className="text-danger">{noBreakShortWords(t('quickOrder.held'))}</span>{' '}
          {noBreakShortWords([...reasons, t(`quickOrder.heldNext.${next}`, { mend: t('quickOrder.mend') })].join(' '))}
        </>
      ) : null}
    </p>
  );
});

/** Whether the list is beside the form. */
const isWide = () => window.matchMedia('(width >= 1024px)').matches;

import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { HoldingBack } from '#core/purchase/quick-order/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { tiedWords } from '#ui/i18n/tied.ts';
import type { QuickOrderStore } from './quick-order-store.ts';

type Place = 'field' | 'list';

/** Where what holds a list back is mended. */
export const placeToMend = (held: readonly HoldingBack[]): Place | undefined => {
  const [first] = held;
  return first && (isInField(first.why) ? 'field' : 'list');
};

const isInField = (why: HoldingBack['why']): why is 'unread' | 'full' => why === 'unread' || why === 'full';

interface HeldBackProps {
  readonly store: QuickOrderStore;
  /** Where it stands. */
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
    // The keyboard of a phone would cover what is said.
    const field = isWide() ? note.closest('form')?.querySelector('textarea') : undefined;
    (field ?? note).focus({ preventScroll: true });
    note.scrollIntoView({ block: 'nearest' });
  }, [speaks, held]);
  const reasons = held.flatMap(({ why, what }) =>
    // Those of the field are listed there.
    isInField(why) ? [] : t(`quickOrder.heldBy.${why}`, { codes: what.join(', ') }),
  );
  return (
    <p
      ref={place}
      role="status"
      tabIndex={-1}
      className={speaks ? 'mb-3 font-medium text-pretty wrap-anywhere outline-none' : undefined}
    >
      {speaks ? tiedWords([t('quickOrder.held'), ...reasons, t('quickOrder.heldNext')].join(' ')) : null}
    </p>
  );
});

/** Whether the list stands beside the form, and not below it. */
const isWide = () => window.matchMedia('(width >= 1024px)').matches;

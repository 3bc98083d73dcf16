import { observer } from 'mobx-react-lite';
import type { OpeningSpan } from '#core/purchase/delivery/index.ts';
import { openingTone, useOpeningWords } from '#ui/features/purchase/delivery/use-opening-words.ts';

/** Whether a place is open now; keeps its room until that is known. */
export const OpeningNow = observer(({ schedule }: { schedule: readonly OpeningSpan[] }) => {
  const opening = useOpeningWords()(schedule);
  return (
    <p className={`flex min-h-6 items-center gap-2 font-medium ${opening ? openingTone(opening) : ''}`}>
      {opening ? (
        <>
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${opening.isOpen ? 'bg-current' : 'border-2 border-current'}`}
          />
          {opening.text}
        </>
      ) : null}
    </p>
  );
});

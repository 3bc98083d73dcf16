import { observer } from 'mobx-react-lite';
import { Button } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { CvStore } from './cv-store.ts';

const WHOLE = 100;

/** The progress of an upload and a cancel button. */
export const CvProgress = observer(({ store }: { store: CvStore }) => {
  const { t } = useLanguage();
  const percent = Math.floor(store.progress * WHOLE);
  const gone = percent === WHOLE;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <p role="status" className="font-medium">
          {t(gone ? 'career.checking' : 'career.sending')}
        </p>
        <span aria-hidden="true" className="price text-14">
          {percent} %
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={t('career.sending')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={WHOLE}
        className="h-1.5 overflow-hidden rounded-full bg-tile"
      >
        <div
          className={`h-full origin-left rounded-full bg-positive transition-transform ${gone ? 'animate-pulse' : ''}`}
          style={{ transform: `scaleX(${store.progress})` }}
        />
      </div>
      <Button kind="secondary" onClick={store.callOff}>
        {t('career.cancel')}
      </Button>
    </div>
  );
});

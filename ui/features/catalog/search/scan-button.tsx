import { Suspense } from 'react';
import { ScanBarcode } from '#ui/design/icons/index.tsx';
import { useHasBeenTrue } from '#ui/design/use-has-been-true.ts';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const ScanDialog = lazyPart(() => import('./scan-dialog.tsx'), 'ScanDialog');

/** Opens the camera beside the search field; its code is fetched while the pointer or the focus is on its way. */
export const ScanButton = ({ className, onOpen }: { className: string; onOpen: () => void }) => {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      aria-label={t('scanner.open')}
      title={t('scanner.open')}
      aria-haspopup="dialog"
      onPointerEnter={ScanDialog.prefetch}
      onFocus={ScanDialog.prefetch}
      onClick={onOpen}
      className={`flex size-11 shrink-0 items-center justify-center rounded-control transition noscript:hidden ${className}`}
    >
      <ScanBarcode className="size-6" strokeWidth={1.75} />
    </button>
  );
};

/** The camera of the search, fetched on its first need: a code that it reads opens its product. */
export const ScanLayer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const needed = useHasBeenTrue(open);
  return <Suspense>{needed ? <ScanDialog open={open} onClose={onClose} /> : null}</Suspense>;
};

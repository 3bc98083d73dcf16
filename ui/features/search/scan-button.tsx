import { ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useEver } from '#ui/design/use-ever.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const dialog = () => import('./scan-dialog.tsx');
const ScanDialog = lazy(async () => ({ default: (await dialog()).ScanDialog }));

/** Opens the camera beside the search field: a code that it reads opens its product. */
export const ScanButton = ({ className }: { className: string }) => {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  const needed = useEver(open);
  const preload = () => {
    dialog().catch(() => undefined);
  };
  return (
    <>
      <button
        type="button"
        aria-label={t('scanner.open')}
        title={t('scanner.open')}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        className={`flex size-11 shrink-0 items-center justify-center rounded-control transition noscript:hidden ${className}`}
      >
        <ScanBarcode aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
      </button>
      {needed ? (
        <Suspense>
          <ScanDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

import { useRef, useState } from 'react';
import { createFindScanned, type Scanned } from '#core/catalog/scanner/index.ts';
import { ScannerDialog } from '#ui/features/catalog/scanner/scanner-dialog.tsx';
import { useScannerPorts } from '#ui/features/catalog/scanner/scanner-ports.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useNavigate } from '#ui/router/hooks.ts';
import { SEARCH_FIELD } from './search-address.ts';

/** What came of the last scan that led nowhere yet. */
type Outcome = 'searching' | 'failed' | { readonly nothing: Scanned };

/** Opens the page of what the camera reads (rule SCAN-4). */
export const ScanDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t, path, locale } = useLanguage();
  const scanner = useScannerPorts();
  const navigate = useNavigate();
  const [find] = useState(() => createFindScanned(scanner));
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef<Scanned>(undefined);
  const take = async (scanned: Scanned) => {
    latest.current = scanned;
    setOutcome('searching');
    const found = await find(scanned, locale);
    // Closed, or another code was scanned.
    if (latest.current !== scanned) return;
    if (!found.ok) return setOutcome('failed');
    if (found.value.kind === 'nothing') return setOutcome({ nothing: scanned });
    const to =
      found.value.kind === 'product'
        ? `/product/${found.value.url}`
        : `/search?${new URLSearchParams({ [SEARCH_FIELD]: found.value.text })}`;
    close();
    void navigate(path(to));
  };
  const close = () => {
    latest.current = undefined;
    setOutcome(undefined);
    onClose();
  };
  return (
    <ScannerDialog open={open} onClose={close} action={t('scanner.find')} onScan={(scanned) => void take(scanned)}>
      {outcome === undefined ? null : <Words outcome={outcome} />}
    </ScannerDialog>
  );
};

const Words = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useLanguage();
  if (outcome === 'searching') return <p>{t('suggest.searching')}</p>;
  if (outcome === 'failed') return <p className="text-danger">{t('suggest.failed')}</p>;
  const { nothing } = outcome;
  const text = nothing.kind === 'code' ? nothing.code : nothing.kind === 'page' ? nothing.url : nothing.text;
  return <p className="line-clamp-3 font-medium">{t('suggest.nothing', { text })}</p>;
};
